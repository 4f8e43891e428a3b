//! throw-away
use covenstead_brew::{Action, Brew, Options, State};
use covenstead_core::*;
use std::sync::Arc;
fn main() {
    println!("state {} action {}", size_of::<State>(), size_of::<Action>());
    for (seats, powers) in [(2, false), (4, false), (4, true)] {
        let game = Brew::new(
            Arc::new(DataFile::built_in::<Brew>()),
            Options { character_powers: powers, ..Options::default() },
            seats,
        )
        .unwrap();
        let mut rng = FastRng::new(1);
        let mut buf = Vec::new();
        let t = std::time::Instant::now();
        let (mut d, mut c, mut o, mut longest) = (0, 0, 0, 0);
        let n = 30000;
        for _ in 0..n {
            let mut s = game.start();
            let p = playout(&game, &mut s, &mut rng, &mut buf);
            d += p.decisions;
            c += p.chance;
            o += p.offered;
            longest = longest.max(p.decisions);
        }
        let e = t.elapsed().as_secs_f64();
        println!(
            "{seats} {powers}: {:.2} M dec/s, dec/game {}, chance/game {}, offered/dec {:.1}, longest {longest}",
            d as f64 / e / 1e6,
            d / n,
            c / n,
            o as f64 / d as f64
        );
    }
}
