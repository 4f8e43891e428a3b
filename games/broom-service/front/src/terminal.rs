//! Broom Service: the map in characters, with towers, clouds, tiles and pawns on it, and beside it
//! what the round is about.

use covenstead_scene::{Anchor, Board, Piece};
use covenstead_tui::{Bit, Layout, Row, Sight, beside, wrap};
use ratatui::style::Style;

/// The layout of the table in rows.
pub struct BroomService;

impl Layout for BroomService {
    fn game(&self) -> &'static str {
        "broom-service"
    }

    fn lay(&self, sight: Sight<'_>) -> Vec<Row> {
        lay(sight)
    }
}

fn lay(sight: Sight<'_>) -> Vec<Row> {
    let Some(board) = sight.scene.boards.first() else {
        return sight.hand();
    };
    let (cells, height) = sight.size;
    let wide = cells >= 76;
    let across = if wide {
        (cells * 5 / 8).min(cells - 28)
    } else {
        cells
    };
    let down = (across * 9 / 32).clamp(9, height.max(10));
    let map = Map::of(sight, board, across, down).rows();
    let (mut rows, beside_it) = match wide {
        true => (
            beside(vec![
                (map, across),
                (round(&sight, cells - across - 2), cells - across - 2),
            ]),
            Vec::new(),
        ),
        false => (map, round(&sight, cells)),
    };
    rows.extend(beside_it);
    rows.extend(sight.hand());
    rows.extend(sight.mine(&["played"]));
    rows.extend(legend(&sight));
    rows
}

/// What the signs on the map mean.
fn legend(sight: &Sight<'_>) -> Vec<Row> {
    let land = match sight.look.ascii {
        true => "\" forest  . prairie  n hill  ^ mountain  ~ water  %2 cloud for 2 wands  $ tile",
        false => "♣ forest  · prairie  ∩ hill  ▴ mountain  ~ water  ☁2 cloud for 2 wands  ◈ tile",
    };
    let towers = "o g p towers for orange, green, purple, O G P square ones, with their points";
    [land, towers]
        .into_iter()
        .flat_map(|line| wrap(line, sight.width()))
        .map(|line| Row::of(line, sight.look.dim()))
        .collect()
}

fn round(sight: &Sight<'_>, cells: usize) -> Vec<Row> {
    let mut rows = Vec::new();
    for (id, title) in [
        ("turn", "Turn"),
        ("event-of-round", "Event"),
        ("bewitched", "Bewitched"),
    ] {
        for piece in sight.scene.zone(id).iter().flat_map(|zone| &zone.pieces) {
            let head = Row::of(format!("{title} "), sight.look.heading())
                .and(sight.piece(piece, sight.look.bold()));
            rows.push(head);
            let halves: Vec<String> = match (piece.value("brave"), piece.value("cowardly")) {
                (Some(brave), Some(cowardly)) => {
                    vec![format!("Brave: {brave}."), format!("Cowardly: {cowardly}.")]
                }
                _ => vec![piece.text.clone()],
            };
            for line in halves
                .iter()
                .flat_map(|half| wrap(half, cells.saturating_sub(1)))
            {
                rows.push(Row::of(format!(" {line}"), sight.look.plain()));
            }
        }
    }
    rows
}

/// A cell of the map.
#[derive(Clone)]
struct Cell {
    sign: char,
    style: Style,
    thing: Option<String>,
}

/// The map in cells.
struct Map<'a> {
    sight: Sight<'a>,
    board: &'a Board,
    across: usize,
    down: usize,
    cells: Vec<Cell>,
}

impl<'a> Map<'a> {
    fn of(sight: Sight<'a>, board: &'a Board, across: usize, down: usize) -> Map<'a> {
        let blank = Cell {
            sign: ' ',
            style: sight.look.dim(),
            thing: None,
        };
        let mut map = Map {
            sight,
            board,
            across,
            down,
            cells: vec![blank; across * down],
        };
        map.paint();
        map.place_all();
        map
    }

    /// Fills land and water inside their outlines.
    fn paint(&mut self) {
        for zone in ["water", "land"] {
            let pieces = self
                .sight
                .scene
                .zone(zone)
                .map_or(&[][..], |zone| &zone.pieces);
            for piece in pieces {
                let outlines = piece
                    .value("outline")
                    .map_or(Vec::new(), |text| text.split('|').map(points).collect());
                let (sign, style) = self.ground(piece);
                for at in 0..self.cells.len() {
                    if inside(&outlines, self.middle_of(at)) {
                        self.cells[at] = Cell {
                            sign,
                            style,
                            thing: Some(piece.id.clone()),
                        };
                    }
                }
            }
        }
    }

    /// The sign and style of land or water.
    fn ground(&self, piece: &Piece) -> (char, Style) {
        let look = self.sight.look;
        let sign = match (piece.look.as_str(), look.ascii) {
            ("forest", true) => '"',
            ("forest", false) => '♣',
            ("hill", true) => 'n',
            ("hill", false) => '∩',
            ("mountain", true) => '^',
            ("mountain", false) => '▴',
            ("prairie", true) => '.',
            ("prairie", false) => '·',
            _ => '~',
        };
        let style = look.good(&piece.look);
        let lit = self.sight.menu.lit.contains(&piece.id);
        match piece.value("closed").is_some() {
            _ if lit => (sign, style.patch(look.bold())),
            true => (sign, style.patch(look.dim())),
            false => (sign, style),
        }
    }

    fn middle_of(&self, at: usize) -> (f64, f64) {
        let (column, row) = (at % self.across, at / self.across);
        let x = (column as f64 + 0.5) * f64::from(self.board.width) / self.across as f64;
        let y = (row as f64 + 0.5) * f64::from(self.board.height) / self.down as f64;
        (x, y)
    }

    /// Writes text on the map around a place, where there is room for it.
    fn write(&mut self, (x, y): (u32, u32), bits: Vec<Bit>) {
        let letters: Vec<Cell> = bits
            .iter()
            .flat_map(|bit| {
                bit.text.chars().map(|sign| Cell {
                    sign,
                    style: bit.style,
                    thing: bit.thing.clone(),
                })
            })
            .collect();
        let row = (y as usize * self.down / self.board.height.max(1) as usize).min(self.down - 1);
        let column = (x as usize * self.across / self.board.width.max(1) as usize)
            .saturating_sub(letters.len() / 2);
        let column = column.min(self.across.saturating_sub(letters.len()));
        for (place, cell) in letters.into_iter().enumerate() {
            if column + place < self.across {
                self.cells[row * self.across + column + place] = cell;
            }
        }
    }

    fn anchor(&self, id: &str) -> Option<&'a Anchor> {
        self.board.anchors.iter().find(|anchor| anchor.id == id)
    }

    /// Towers first, then what may cover them: names, clouds, pawns.
    fn place_all(&mut self) {
        for zone in ["towers", "tiles", "clouds"] {
            for piece in self
                .sight
                .scene
                .zone(zone)
                .map_or(&[][..], |zone| &zone.pieces)
            {
                let Some(anchor) = piece.at.as_deref().and_then(|at| self.anchor(at)) else {
                    continue;
                };
                self.write((anchor.x, anchor.y), self.token(piece));
            }
        }
        self.name_areas();
        self.place_pawns();
    }

    /// A tower, a tile or a cloud in two or three signs.
    fn token(&self, piece: &Piece) -> Vec<Bit> {
        let look = self.sight.look;
        let value = |key: &str| piece.value(key).unwrap_or("").to_string();
        let (text, style) = match piece.kind {
            "tower" if piece.value("served").is_some() => {
                (look.sign("✗", "x").to_string(), look.dim())
            }
            "tower" => {
                let letter = piece.look.chars().next().unwrap_or('?');
                let letter = if value("shape") == "square" {
                    letter.to_ascii_uppercase()
                } else {
                    letter
                };
                (
                    format!("{letter}{}", value("points")),
                    look.good(&piece.look).patch(look.bold()),
                )
            }
            "cloud" => (
                format!("{}{}", look.sign("☁", "%"), value("wands")),
                look.bold(),
            ),
            _ => (look.sign("◈", "$").to_string(), look.points()),
        };
        self.sight.thing(&piece.id, text, style)
    }

    /// The name of each area at its middle, or how it begins; where one may go, with the key that
    /// goes there.
    fn name_areas(&mut self) {
        for piece in self
            .sight
            .scene
            .zone("land")
            .map_or(&[][..], |zone| &zone.pieces)
        {
            let place = piece.id.trim_start_matches("area-");
            let Some(anchor) = self.anchor(&format!("name-{place}")) else {
                continue;
            };
            let style = self
                .sight
                .look
                .good(&piece.look)
                .patch(self.sight.look.bold());
            self.write(
                (anchor.x, anchor.y),
                self.sight.thing(&piece.id, short(&piece.name), style),
            );
        }
    }

    /// The pawns of an area stand side by side, each as its owner's sigil.
    fn place_pawns(&mut self) {
        let pawns = self
            .sight
            .scene
            .zone("pawns")
            .map_or(&[][..], |zone| &zone.pieces);
        let mut places: Vec<&str> = pawns.iter().filter_map(|pawn| pawn.at.as_deref()).collect();
        places.sort_unstable();
        places.dedup();
        for place in places {
            let Some(anchor) = self.anchor(place) else {
                continue;
            };
            let here = pawns
                .iter()
                .filter(|pawn| pawn.at.as_deref() == Some(place));
            let bits = here.flat_map(|pawn| {
                let seat = pawn.seat.unwrap_or_default();
                let style = self.sight.look.seat(seat).patch(self.sight.look.bold());
                self.sight.thing(
                    &pawn.id,
                    self.sight.look.sigil(seat).to_string(),
                    self.sight.look.focus(style),
                )
            });
            let bits = bits.collect();
            self.write((anchor.x, anchor.y), bits);
        }
    }

    fn rows(&self) -> Vec<Row> {
        self.cells
            .chunks(self.across)
            .map(|cells| Row(runs(cells)))
            .collect()
    }
}

/// The first letters of a name's first word: there is room for no more.
fn short(name: &str) -> String {
    let word = name.split(' ').next().unwrap_or_default();
    word.chars().take(SHORT).collect()
}

/// How many letters of a name are written on the map.
const SHORT: usize = 6;

/// Neighbouring cells that look alike as one bit.
fn runs(cells: &[Cell]) -> Vec<Bit> {
    let mut bits: Vec<Bit> = Vec::new();
    for cell in cells {
        match bits
            .last_mut()
            .filter(|bit| bit.style == cell.style && bit.thing == cell.thing)
        {
            Some(bit) => bit.text.push(cell.sign),
            None => bits.push(Bit {
                text: cell.sign.into(),
                style: cell.style,
                thing: cell.thing.clone(),
            }),
        }
    }
    bits
}

/// An outline: "x,y x,y …".
fn points(text: &str) -> Vec<(f64, f64)> {
    let point = |pair: &str| {
        let (x, y) = pair.split_once(',')?;
        Some((x.parse().ok()?, y.parse().ok()?))
    };
    text.split(' ').filter_map(point).collect()
}

/// Whether a point lies inside an odd number of outlines: islands are holes.
fn inside(outlines: &[Vec<(f64, f64)>], point: (f64, f64)) -> bool {
    outlines
        .iter()
        .filter(|outline| within(outline, point))
        .count()
        % 2
        == 1
}

fn within(outline: &[(f64, f64)], (x, y): (f64, f64)) -> bool {
    let mut odd = false;
    for (place, &(ax, ay)) in outline.iter().enumerate() {
        let (bx, by) = outline[(place + 1) % outline.len()];
        if (ay > y) != (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax {
            odd = !odd;
        }
    }
    odd
}
