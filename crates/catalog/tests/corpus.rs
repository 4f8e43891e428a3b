//! Whatever a version of the program has written opens in every later one. `tests/corpus/` has a
//! folder for each version: records of finished and of running games, and states. A folder stays
//! as it was written. That of a new version is made with
//! `COVENSTEAD_CORPUS=write cargo test -p covenstead-catalog --test corpus`.

use covenstead_brew::Brew;
use covenstead_broom_service::BroomService;
use covenstead_catalog::{Catalog, LiveTable, Setting};
use covenstead_core::laws::{Leak, Planted, keep_versions};
use covenstead_core::{
    Constant, DataFile, FastRng, Game, Implied, Match, Record, Rng, Table, Words,
};
use covenstead_three_witches::ThreeWitches;
use covenstead_witchs_brew::WitchsBrew;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

/// Plays at random, at most `most` decisions.
fn play<T: Table + ?Sized>(table: &mut T, seed: u64, most: usize) {
    let mut rng = FastRng::new(seed);
    for _ in 0..most {
        let Some(&seat) = table.status().actors.first() else {
            break;
        };
        let legal = table.legal(seat).unwrap();
        let choice = rng.below(legal.len() as u32) as usize;
        table.play(seat, &legal[choice]).unwrap();
    }
}

/// What a folder has of each game: the name of a file, the number of players, options.
fn wanted() -> Vec<(&'static str, &'static str, u8, Value)> {
    let memory = json!({ "memory": true, "role_exclusion": true, "set_limit": 10 });
    let manual = json!({ "ruleset": "reference-manual", "manual_deal": "cycle" });
    let powers = json!({ "character_powers": true, "character_assignment": "choose" });
    let storms = json!({ "storm_clouds": true, "mountain_tiles": true });
    let back = json!({ "board": "back", "first_player": 1, "bewitched": "off" });
    vec![
        ("witchs-brew", "usual", 3, json!({})),
        ("witchs-brew", "memory", 4, memory),
        ("witchs-brew", "manual", 3, manual),
        ("three-witches", "usual", 3, json!({})),
        ("brew", "usual", 2, json!({})),
        ("brew", "powers", 3, powers),
        ("broom-service", "usual", 3, json!({})),
        ("broom-service", "storms", 2, storms),
        ("broom-service", "back", 4, back),
    ]
}

/// Writes the folder of this version. What is there stays.
fn write(folder: &Path) {
    let catalog = Catalog::built_in();
    fs::create_dir_all(folder).unwrap();
    for (game, name, players, options) in wanted() {
        let title = catalog.get(game).unwrap();
        let options = options.as_object().unwrap().clone();
        let setting = Setting { players, options };
        let mut table = title.open(&setting, None, name).unwrap();
        let keep = |kind: &str, document: Value| {
            let path = folder.join(format!("{game}-{name}.{kind}.json"));
            if !path.exists() {
                fs::write(path, format!("{document}\n")).unwrap();
            }
        };
        play(table.as_mut(), 7, 25);
        keep("running", json!(table.record()));
        keep("state", table.state());
        if name == "usual" {
            let mut loaded = title.load(table.state(), name).unwrap();
            play(loaded.as_mut(), 8, 10);
            keep("loaded", json!(loaded.record()));
        }
        play(table.as_mut(), 9, usize::MAX);
        keep("finished", json!(table.record()));
    }
    let own = ThreeWitches::DATA.replace("data_version = \"", "data_version = \"my own ");
    let mut catalog = Catalog::built_in();
    catalog.use_data(&own).unwrap();
    let setting = Setting {
        players: 3,
        ..Setting::default()
    };
    let title = catalog.get("three-witches").unwrap();
    let mut table = title.open(&setting, None, "own").unwrap();
    play(table.as_mut(), 7, 12);
    let path = folder.join("three-witches-own-data.running.json");
    if !path.exists() {
        fs::write(path, format!("{}\n", json!(table.record()))).unwrap();
    }
}

/// One file of the corpus.
struct Kept {
    /// Its version and name.
    place: String,
    /// Whether it is a state and not a record.
    state: bool,
    document: Value,
}

impl Kept {
    fn game(&self) -> &str {
        self.document["game"].as_str().unwrap()
    }

    fn record(&self) -> Record {
        serde_json::from_value(self.document.clone())
            .unwrap_or_else(|error| panic!("{}: {error}", self.place))
    }
}

/// All files of the corpus, after writing those of this version if that is wanted.
fn corpus() -> Vec<Kept> {
    let version = env!("CARGO_PKG_VERSION");
    if std::env::var("COVENSTEAD_CORPUS").is_ok_and(|what| what == "write") {
        write(&folder().join(version));
    }
    assert!(
        folder().join(version).exists(),
        "there is nothing of version {version}: COVENSTEAD_CORPUS=write makes it"
    );
    let entries = |path: PathBuf| {
        fs::read_dir(path)
            .unwrap()
            .map(|entry| entry.unwrap().path())
    };
    let mut kept = Vec::new();
    for path in entries(folder()).flat_map(entries) {
        let text = fs::read_to_string(&path).unwrap();
        kept.push(Kept {
            place: path.strip_prefix(folder()).unwrap().display().to_string(),
            state: path.to_str().unwrap().ends_with(".state.json"),
            document: serde_json::from_str(&text).unwrap(),
        });
    }
    assert!(kept.len() >= 4 * wanted().len() / 2);
    kept
}

/// Opens a record or a state, plays on to the end, and replays what that came to.
fn live_on<T: Table + ?Sized>(
    kept: &Kept,
    replay: impl Fn(&Record) -> Box<T>,
    load: impl Fn(Value) -> Box<T>,
) {
    let mut table = if kept.state {
        load(kept.document.clone())
    } else {
        replay(&kept.record())
    };
    if kept.place.contains(".finished.") {
        let result = kept.record().result.unwrap();
        assert_eq!(
            table.result().unwrap().scores,
            result.scores,
            "{}",
            kept.place
        );
    } else {
        assert!(!table.status().over, "{} is a running game", kept.place);
    }
    play(table.as_mut(), 10, usize::MAX);
    assert!(table.status().over, "{}", kept.place);
    assert_eq!(
        replay(&table.record()).state(),
        table.state(),
        "{}",
        kept.place
    );
}

#[test]
fn what_any_version_wrote_opens_replays_and_is_played_to_the_end() {
    let catalog = Catalog::built_in();
    let corpus = corpus();
    for kept in &corpus {
        let title = catalog.get(kept.game()).unwrap();
        let failed = |why| -> Box<dyn LiveTable> { panic!("{}: {why}", kept.place) };
        live_on::<dyn LiveTable>(
            kept,
            |record| title.replay(record, None).unwrap_or_else(failed),
            |state| title.load(state, "on").unwrap_or_else(failed),
        );
    }
    println!("{} files", corpus.len());
}

#[test]
fn every_game_keeps_its_versions() {
    keep_versions::<WitchsBrew>();
    keep_versions::<ThreeWitches>();
    keep_versions::<Brew>();
    keep_versions::<BroomService>();
}

/// The version of the rules after today's, in a program with other component data.
#[derive(Clone)]
struct Tomorrow;

macro_rules! tomorrow {
    ($game:ty, $data:literal, $option:literal, $before:expr) => {
        impl Leak<$game> for Tomorrow {
            const RULES: u16 = <$game>::RULES + 1;
            const HISTORY: &'static [Implied] = &[Implied {
                before: <$game>::RULES + 1,
                option: $option,
                value: $before,
            }];
            const DATA: &'static str = concat!(include_str!($data), "\n# Of tomorrow.\n");
            const RELEASED: &'static [&'static str] = &[include_str!($data), <$game>::RELEASED[0]];
        }
    };
}

tomorrow!(
    WitchsBrew,
    "../../../games/witchs-brew/data/witchs-brew.toml",
    "memory",
    Constant::Switch(true)
);
tomorrow!(
    ThreeWitches,
    "../../../games/three-witches/data/three-witches.toml",
    "eye_pass",
    Constant::Word("forbidden")
);
tomorrow!(
    Brew,
    "../../../games/brew/data/brew.toml",
    "day_fire_scope",
    Constant::Word("all-forests")
);
tomorrow!(
    BroomService,
    "../../../games/broom-service/data/broom-service.toml",
    "water_rule",
    Constant::Word("blocked")
);

/// The corpus as a program reads it whose rules and data have been raised, and tables that were set
/// before an option existed.
fn survives_tomorrow<G: Words>(corpus: &[Kept])
where
    Tomorrow: Leak<G>,
{
    let data = Arc::new(DataFile::built_in::<Planted<G, Tomorrow>>());
    let today = DataFile::built_in::<G>();
    assert_ne!(data.id.hash, today.id.hash);
    let mut files = 0;
    for kept in corpus.iter().filter(|kept| kept.game() == G::ID) {
        files += 1;
        live_on::<Match<Planted<G, Tomorrow>>>(
            kept,
            |record| {
                let replayed = Match::replay(data.clone(), record, None);
                Box::new(replayed.unwrap_or_else(|why| panic!("{}: {why}", kept.place)))
            },
            |state| {
                let loaded = Match::load(data.clone(), state, "on");
                Box::new(loaded.unwrap_or_else(|why| panic!("{}: {why}", kept.place)))
            },
        );
    }
    assert!(files > 0, "{} is not in the corpus", G::NAME);
    an_option_that_was_not_yet_means_what_the_rules_were::<G>(data);
}

fn an_option_that_was_not_yet_means_what_the_rules_were<G: Words>(
    data: Arc<DataFile<<Planted<G, Tomorrow> as Game>::Data>>,
) where
    Tomorrow: Leak<G>,
{
    let implied = <Tomorrow as Leak<G>>::HISTORY[0];
    let today = Arc::new(DataFile::built_in::<G>());
    let game = G::new(today, G::Options::default(), *G::SEATS.start()).unwrap();
    let begun = Match::new(
        game,
        covenstead_core::Names::of_seats(*G::SEATS.start()),
        "x",
    );
    let mut record = begun.record();
    record.options.shift_remove(implied.option);
    let option = |record: &Record| {
        let replayed = Match::<Planted<G, Tomorrow>>::replay(data.clone(), record, None).unwrap();
        replayed.record().options[implied.option].clone()
    };
    let of_today = option(&record);
    assert_ne!(
        of_today,
        begun.record().options[implied.option],
        "as it was"
    );
    let mut state = begun.state();
    state["options"]
        .as_object_mut()
        .unwrap()
        .shift_remove(implied.option);
    let loaded = Match::<Planted<G, Tomorrow>>::load(data.clone(), state, "x").unwrap();
    assert_eq!(loaded.record().options[implied.option], of_today);
    record.rules += 1;
    let of_tomorrow = option(&record);
    assert_eq!(
        of_tomorrow,
        begun.record().options[implied.option],
        "as it is"
    );
    record.rules += 1;
    let refused = Match::<Planted<G, Tomorrow>>::replay(data, &record, None).err();
    assert!(refused.unwrap().message.contains("knows rules 1 to"));
}

#[test]
fn a_raise_of_rules_and_data_breaks_nothing_that_was_written() {
    let corpus = corpus();
    survives_tomorrow::<WitchsBrew>(&corpus);
    survives_tomorrow::<ThreeWitches>(&corpus);
    survives_tomorrow::<Brew>(&corpus);
    survives_tomorrow::<BroomService>(&corpus);
}
