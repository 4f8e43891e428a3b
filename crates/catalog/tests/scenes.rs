//! A scene of late is the scene with less of the log.

use covenstead_catalog::{Catalog, Setting};
use covenstead_core::{FastRng, Locale, Rng, Viewer};
use covenstead_scene::Scene;

#[test]
fn a_scene_of_late_has_the_end_of_the_log_and_everything_since_the_last_decision() {
    for title in Catalog::built_in().titles() {
        let mut table = title
            .open(
                &Setting {
                    players: 3,
                    ..Setting::default()
                },
                None,
                "late",
            )
            .unwrap();
        let (mut rng, mut shorter) = (FastRng::new(1), 0);
        while let Some(&seat) = table.status().actors.first() {
            let legal = table.legal(seat).unwrap();
            table
                .play(seat, &legal[rng.below(legal.len() as u32) as usize])
                .unwrap();
            if rng.below(12) == 0 {
                for viewer in Viewer::all(3) {
                    let whole = table.scene(viewer, Locale::English).unwrap();
                    let late = table.scene_of_late(viewer, Locale::English).unwrap();
                    shorter += usize::from(late.log.len() < whole.log.len());
                    assert!(
                        late.log.len() >= 60.min(whole.log.len()),
                        "as much as a page shows"
                    );
                    assert!(whole.log.ends_with(&late.log), "{}", title.id());
                    let since =
                        |scene: &Scene| scene.since_last_decision().cloned().collect::<Vec<_>>();
                    assert!(
                        late.since.is_none() || since(&late) == since(&whole),
                        "{}",
                        title.id()
                    );
                    assert_eq!(
                        Scene {
                            log: Vec::new(),
                            ..late
                        },
                        Scene {
                            log: Vec::new(),
                            ..whole
                        }
                    );
                }
            }
        }
        assert!(shorter > 0, "{}: no game was long enough", title.id());
    }
}
