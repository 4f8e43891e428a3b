//! The content security policy forbids inline script and style: pages have neither.

use covenstead_catalog::{Catalog, Setting};
use covenstead_core::{Locale, Seat, Viewer};
use covenstead_front::pages;
use covenstead_web::{Around, Shell, TablePage, Texts, Theme, table_page};

#[test]
fn pages_have_no_inline_style_or_script_and_no_id_twice() {
    let catalog = Catalog::built_in();
    for title in catalog.titles() {
        let table = title
            .open(
                &Setting {
                    players: *title.seats().end(),
                    ..Setting::default()
                },
                None,
                "policy",
            )
            .unwrap();
        let scene = table.scene(Viewer::Seat(Seat(0)), Locale::English).unwrap();
        let shell = Shell {
            texts: Texts::of(Locale::German, pages()),
            theme: Theme::Night,
            path: "/",
        };
        let page = TablePage {
            shell,
            id: "x",
            version: 1,
            scene: &scene,
            undo: false,
            wish: None,
            options: vec![("<b>".into(), "<script>".into())],
            rules: title.rules(Locale::English),
            chat: Vec::new(),
            course: None,
            around: Around::default(),
        };
        let page = table_page(&page).into_string();
        for forbidden in [
            " style=",
            "<style",
            " onclick=",
            "javascript:",
            "<script>",
            "http://",
            "https://",
        ] {
            let allowed = page.replace("http://www.w3.org/2000/svg", "");
            assert!(!allowed.contains(forbidden), "{}: {forbidden}", title.id());
        }
        let mut ids: Vec<&str> = page
            .split(" id=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .collect();
        let all = ids.len();
        ids.sort_unstable();
        let twice = ids
            .windows(2)
            .find(|pair| pair[0] == pair[1])
            .map(|pair| pair[0]);
        ids.dedup();
        assert_eq!(ids.len(), all, "{}: {twice:?} stands twice", title.id());
        assert!(!page.split('<').any(|tag| {
            tag.split('>')
                .next()
                .is_some_and(|tag| tag.matches(" class=").count() > 1)
        }));
    }
}
