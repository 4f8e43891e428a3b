//! A table on the screen: title, players, board, log, question, menu and keys, in whatever room
//! there is.

use crate::asking::{Entry, Meaning, Menu};
use crate::layout::{Layouts, Sight};
use crate::look::Look;
use crate::rows::{Row, clip, width, wrap};
use crate::speech::{say, text};
use crate::words;
use covenstead_scene::{Line, PlayerArea, Scene};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

/// What is drawn.
pub struct Page<'a> {
    /// What the viewer sees.
    pub scene: &'a Scene,
    /// What the terminal can show.
    pub look: Look,
    /// How games are laid out.
    pub layouts: Layouts,
    /// What can be chosen.
    pub menu: &'a Menu,
    /// The entry the cursor stands on.
    pub cursor: usize,
    /// Lines of the log from this number on are new.
    pub fresh: usize,
    /// What is asked or told above the menu.
    pub headline: String,
    /// What went wrong, or is worth knowing.
    pub note: Option<String>,
    /// The keys, at the bottom.
    pub keys: String,
    /// How far the board is scrolled; to what the cursor speaks of if not given.
    pub scroll: Option<usize>,
    /// The milliseconds each seat has left.
    pub clocks: Option<Vec<u64>>,
    /// Whether the final standings take the place of the board.
    pub standings: bool,
}

/// What was drawn where.
#[derive(Default)]
pub struct Drawn {
    things: Vec<(Rect, String)>,
    entries: Vec<(Rect, usize)>,
    /// How many entries stand side by side.
    pub columns: usize,
    /// How far the board is scrolled, and how far it can be.
    pub scroll: (usize, usize),
}

impl Drawn {
    /// The thing at a place.
    pub fn thing_at(&self, column: u16, row: u16) -> Option<&str> {
        self.things
            .iter()
            .rev()
            .find(|(rect, _)| rect.contains((column, row).into()))
            .map(|(_, thing)| thing.as_str())
    }

    /// The entry of the menu at a place.
    pub fn entry_at(&self, column: u16, row: u16) -> Option<usize> {
        self.entries
            .iter()
            .find(|(rect, _)| rect.contains((column, row).into()))
            .map(|(_, entry)| *entry)
    }
}

/// How wide a window must be for the log to stand beside the board.
const WIDE: u16 = 104;

/// How the rows of a window are shared out.
struct Shares {
    title: u16,
    players: u16,
    board: u16,
    log: u16,
    head: u16,
    menu: u16,
    detail: u16,
    keys: u16,
}

impl Shares {
    fn of(height: u16, wanted: &Shares) -> Shares {
        let mut left = height;
        let mut take = |wanted: u16| {
            let taken = wanted.min(left);
            left -= taken;
            taken
        };
        // What is needed to decide comes first; the rest gets what remains.
        let (head, menu) = (take(wanted.head), take(wanted.menu));
        let keys = take(wanted.keys);
        let title = if height > 8 { take(wanted.title) } else { 0 };
        let detail = if height > 10 { take(wanted.detail) } else { 0 };
        let players = if height > 12 { take(wanted.players) } else { 0 };
        let log = if height > 19 { take(wanted.log) } else { 0 };
        Shares {
            title,
            players,
            board: left,
            log,
            head,
            menu,
            detail,
            keys,
        }
    }
}

struct Painter<'a> {
    buffer: &'a mut Buffer,
    look: Look,
    focus: Vec<String>,
    drawn: Drawn,
}

/// Draws a page.
pub fn draw(buffer: &mut Buffer, area: Rect, page: &Page<'_>) -> Drawn {
    let focus = page
        .menu
        .entries
        .get(page.cursor)
        .map_or(Vec::new(), |entry| entry.things.clone());
    let mut painter = Painter {
        buffer,
        look: page.look,
        focus,
        drawn: Drawn {
            columns: 1,
            ..Drawn::default()
        },
    };
    if area.width > 0 && area.height > 0 {
        painter.page(area, page);
    }
    painter.drawn
}

impl Painter<'_> {
    fn page(&mut self, area: Rect, page: &Page<'_>) {
        let side = if area.width >= WIDE {
            (area.width / 3).min(48)
        } else {
            0
        };
        let main = Rect {
            width: area.width - side,
            ..area
        };
        let inner = usize::from(main.width);
        let tall = area.height >= 34;
        let players = player_rows(page, inner, tall);
        let head = wrap(&page.look.spell(&page.headline), inner);
        let (columns, cell) = columns_of(page.menu, inner);
        self.drawn.columns = columns;
        let menu_rows = page.menu.entries.len().div_ceil(columns);
        let most = usize::from(area.height)
            .saturating_sub(2)
            .min(match area.height {
                0..=11 => 4,
                12..=29 => 6,
                _ => 12,
            });
        let wanted = Shares {
            title: 1,
            players: players.len() as u16,
            board: 0,
            log: match (side, area.height) {
                (1.., _) => 0,
                (0, 0..=27) if !page.menu.entries.is_empty() => 2,
                (0, _) => 5,
            },
            head: 1 + head.len().min(2) as u16,
            menu: menu_rows.min(most) as u16,
            detail: if page.menu.entries.is_empty() { 0 } else { 2 },
            keys: 1,
        };
        let wanted = if area.height < 10 {
            Shares { head: 1, ..wanted }
        } else {
            wanted
        };
        let shares = Shares::of(area.height, &wanted);
        let mut top = main.y;
        let mut next = |height: u16| {
            let rect = Rect {
                y: top,
                height,
                ..main
            };
            top += height;
            rect
        };
        let title = next(shares.title);
        let player_area = next(shares.players);
        let board = next(shares.board);
        let log = next(shares.log);
        let question = next(shares.head);
        let menu = next(shares.menu);
        let detail = next(shares.detail);
        let keys = next(shares.keys);
        self.title(
            Rect {
                width: area.width,
                ..title
            },
            page,
        );
        self.rows(player_area, &players);
        self.board(board, page);
        self.log(log, page);
        self.question(question, page, &head);
        self.menu(menu, page, columns, cell);
        self.detail(detail, page);
        self.put(keys, &Row::of(page.keys.clone(), self.look.dim()));
        if side > 0 {
            self.side(
                Rect {
                    x: main.right(),
                    y: area.y + shares.title,
                    width: side,
                    height: area.height - shares.title,
                },
                page,
            );
        }
    }

    /// Writes a row into the first row of a rectangle.
    fn put(&mut self, area: Rect, row: &Row) {
        if area.height == 0 {
            return;
        }
        let mut x = area.x;
        for bit in &row.0 {
            let room = area.right().saturating_sub(x);
            if room == 0 {
                break;
            }
            let text = self.look.spell(&bit.text);
            let focused = bit
                .thing
                .as_ref()
                .is_some_and(|thing| self.focus.contains(thing));
            let style = if focused {
                self.look.focus(bit.style)
            } else {
                bit.style
            };
            let (end, _) = self
                .buffer
                .set_stringn(x, area.y, &text, usize::from(room), style);
            if let Some(thing) = &bit.thing {
                self.drawn.things.push((
                    Rect {
                        x,
                        y: area.y,
                        width: end - x,
                        height: 1,
                    },
                    thing.clone(),
                ));
            }
            x = end;
        }
    }

    fn rows(&mut self, area: Rect, rows: &[Row]) {
        for (row, y) in rows.iter().zip(area.top()..area.bottom()) {
            self.put(
                Rect {
                    y,
                    height: 1,
                    ..area
                },
                row,
            );
        }
    }

    fn title(&mut self, area: Rect, page: &Page<'_>) {
        if area.height == 0 {
            return;
        }
        let style = self.look.bold().add_modifier(Modifier::REVERSED);
        let mut facts: Vec<String> = page
            .scene
            .facts
            .iter()
            .map(|fact| format!("{} {}", fact.name, fact.value))
            .collect();
        let told = |name: &str| page.scene.facts.iter().any(|fact| fact.name == name);
        let tracks = page
            .scene
            .tracks
            .iter()
            .filter(|track| !told(&track.name) && !track.id.starts_with("tricks"));
        facts.extend(tracks.map(|track| format!("{} {}/{}", track.name, track.at, track.to)));
        let dot = self.look.sign(" · ", " | ");
        let text = format!(" {}{dot}{}", page.scene.title, facts.join(dot));
        self.put(area, &Row::of(text, style).fitted(usize::from(area.width)));
        let cells: Vec<u16> = (area.left()..area.right()).collect();
        for x in cells {
            self.buffer[(x, area.y)].set_style(style);
        }
    }

    fn board(&mut self, area: Rect, page: &Page<'_>) {
        let size = (usize::from(area.width), usize::from(area.height));
        if size.0 == 0 || size.1 == 0 {
            return;
        }
        let sight = Sight {
            scene: page.scene,
            look: self.look,
            menu: page.menu,
            size,
        };
        let rows = match page.standings {
            true => words::standings(page.scene)
                .into_iter()
                .map(|line| Row::of(line, self.look.plain()))
                .collect(),
            false => page.layouts.lay(sight),
        };
        let most = rows.len().saturating_sub(size.1);
        let spoken_of = |row: &Row| {
            row.0.iter().any(|bit| {
                bit.thing
                    .as_ref()
                    .is_some_and(|thing| self.focus.contains(thing))
            })
        };
        let towards = rows
            .iter()
            .position(spoken_of)
            .map_or(0, |row| row.saturating_sub(size.1 / 2));
        let from = page.scroll.unwrap_or(towards).min(most);
        self.drawn.scroll = (from, most);
        self.rows(area, &rows[from..]);
        if most > 0 {
            let more = match (from > 0, from < most) {
                (true, true) => self.look.sign(" ↑↓ PgUp/PgDn ", " ^v PgUp/PgDn "),
                (true, false) => self.look.sign(" ↑ PgUp ", " ^ PgUp "),
                _ => self.look.sign(" ↓ PgDn ", " v PgDn "),
            };
            let cells = width(more) as u16;
            if area.width > cells {
                let corner = Rect {
                    x: area.right() - cells,
                    y: area.bottom() - 1,
                    width: cells,
                    height: 1,
                };
                self.put(corner, &Row::of(more, self.look.focus(self.look.dim())));
            }
        }
    }

    /// The last lines of the log under the board.
    fn log(&mut self, area: Rect, page: &Page<'_>) {
        let lines = log_rows(page, usize::from(area.width));
        let from = lines.len().saturating_sub(usize::from(area.height));
        self.rows(area, &lines[from..]);
    }

    /// The log beside the board.
    fn side(&mut self, area: Rect, page: &Page<'_>) {
        let edge = self.look.sign("│ ", "| ");
        let cells = usize::from(area.width).saturating_sub(2);
        let lines = log_rows(page, cells);
        let from = lines.len().saturating_sub(usize::from(area.height));
        let blank = usize::from(area.height).saturating_sub(lines.len());
        let rows = lines[from..].iter().cloned().chain(vec![Row::new(); blank]);
        let rows: Vec<Row> = rows
            .map(|row| Row::of(edge, self.look.dim()).and(row.0))
            .collect();
        self.rows(area, &rows);
    }

    /// What is asked, under a line with where one stands in choosing.
    fn question(&mut self, area: Rect, page: &Page<'_>, head: &[String]) {
        if area.height == 0 {
            return;
        }
        let asked = page.scene.prompt.asks(page.scene.viewer);
        let style = if asked {
            self.look.act()
        } else {
            self.look.bold()
        };
        let mut lines = head.iter();
        if area.height > 1 {
            let standing = if asked {
                page.menu.standing.as_str()
            } else {
                ""
            };
            let text = if standing.is_empty() {
                String::new()
            } else {
                format!(" {standing} ")
            };
            let dash = self.look.sign("─", "-");
            let rule = format!("{dash}{dash}{text}{}", dash.repeat(usize::from(area.width)));
            self.put(Rect { height: 1, ..area }, &Row::of(rule, self.look.dim()));
        }
        let below = Rect {
            y: area.y + u16::from(area.height > 1),
            height: area.height.max(2) - 1,
            ..area
        };
        for y in below.top()..below.bottom() {
            let text = lines.next().cloned().unwrap_or_default();
            let text = if y + 1 == below.bottom() && lines.len() > 0 {
                clip(&format!("{text} …"), usize::from(area.width))
            } else {
                text
            };
            self.put(
                Rect {
                    y,
                    height: 1,
                    ..area
                },
                &Row::of(text, style),
            );
        }
    }

    fn menu(&mut self, area: Rect, page: &Page<'_>, columns: usize, cell: usize) {
        let visible = usize::from(area.height);
        let row_of_cursor = page.cursor / columns;
        let rows = page.menu.entries.len().div_ceil(columns);
        let first = row_of_cursor
            .saturating_sub(visible.saturating_sub(1))
            .min(rows.saturating_sub(visible));
        for (place, entry) in page
            .menu
            .entries
            .iter()
            .enumerate()
            .skip(first * columns)
            .take(visible * columns)
        {
            let (line, column) = (place / columns - first, place % columns);
            let x = area.x + (column * cell) as u16;
            let rect = Rect {
                x,
                y: area.y + line as u16,
                width: (cell as u16).min(area.right().saturating_sub(x)),
                height: 1,
            };
            let row = self.entry(entry, place == page.cursor, cell.saturating_sub(1));
            self.put(rect, &row);
            self.drawn.entries.push((rect, place));
        }
        if first + visible < rows && area.width > 12 {
            let hidden = page.menu.entries.len() - (first + visible) * columns;
            let more = format!(" {} ", say(self.look.locale, "more").with("count", hidden));
            let corner = Rect {
                x: area.right() - width(&more) as u16,
                y: area.bottom() - 1,
                width: width(&more) as u16,
                height: 1,
            };
            self.put(corner, &Row::of(more, self.look.focus(self.look.dim())));
        }
    }

    fn entry(&self, entry: &Entry, here: bool, cells: usize) -> Row {
        let key = entry.key.map_or(' ', |key| key);
        let arrow = if here {
            self.look.sign("›", ">")
        } else {
            " "
        };
        let row = Row::of(format!("{arrow}{key} "), self.look.act());
        let style = match &entry.meaning {
            Meaning::Confirm(Err(_)) => self.look.dim(),
            Meaning::Confirm(Ok(_)) => self.look.act(),
            Meaning::Decide(_) | Meaning::Point(_) | Meaning::Tick(_) => self.look.plain(),
        };
        let style = if here { self.look.focus(style) } else { style };
        let label = format!("{}{}", box_of(entry), entry.label);
        row.then(
            clip(&self.look.spell(&label), cells.saturating_sub(3)),
            style,
        )
    }

    /// What the entry under the cursor means; or what went wrong.
    fn detail(&mut self, area: Rect, page: &Page<'_>) {
        if area.height == 0 {
            return;
        }
        let (text, style) = match (&page.note, page.menu.entries.get(page.cursor)) {
            (Some(note), _) => (note.clone(), self.look.warn()),
            (None, Some(entry)) => (entry.text.clone(), self.look.dim()),
            (None, None) => return,
        };
        let lines = wrap(&text, usize::from(area.width));
        let rows: Vec<Row> = lines.into_iter().map(|line| Row::of(line, style)).collect();
        self.rows(area, &rows);
    }
}

fn box_of(entry: &Entry) -> &'static str {
    match (&entry.meaning, entry.ticked) {
        (Meaning::Tick(_), true) => "[x] ",
        (Meaning::Tick(_), false) => "[ ] ",
        (Meaning::Decide(_) | Meaning::Point(_) | Meaning::Confirm(_), _) => "",
    }
}

/// How many entries stand side by side, and how wide each is. Of many, a few long ones are cut:
/// what they mean stands below.
fn columns_of(menu: &Menu, cells: usize) -> (usize, usize) {
    let mut widths: Vec<usize> = menu
        .entries
        .iter()
        .map(|entry| width(&entry.label) + width(box_of(entry)) + 5)
        .collect();
    widths.sort_unstable();
    let longest = match widths.len() {
        0 => 1,
        few @ 1..=6 => widths[few - 1],
        many => widths[many * 3 / 4].max(24),
    };
    let columns = (cells / longest).clamp(1, 4).min(widths.len().max(1));
    let cell = if columns > 1 {
        (cells / columns).min(longest.max(cells / 4))
    } else {
        cells
    };
    (columns, cell)
}

/// The log in rows: chapters stand out, what is new has a mark.
fn log_rows(page: &Page<'_>, cells: usize) -> Vec<Row> {
    let look = page.look;
    let mut rows = Vec::new();
    let told: Vec<&Line> = page.scene.told().collect();
    for line in &told[told.len().saturating_sub(120)..] {
        let new = line.number >= page.fresh;
        let mark = if new { look.sign("▸ ", "> ") } else { "  " };
        let style = match (line.chapter, new, line.seats.first()) {
            (true, ..) => look.heading(),
            (false, true, Some(&seat)) => look.seat(seat),
            (false, true, None) => look.plain(),
            (false, false, _) => look.dim(),
        };
        for (place, text) in wrap(&line.text, cells.saturating_sub(2))
            .into_iter()
            .enumerate()
        {
            rows.push(Row::of(if place == 0 { mark } else { "  " }, look.act()).then(text, style));
        }
    }
    rows
}

fn player_rows(page: &Page<'_>, cells: usize, tall: bool) -> Vec<Row> {
    let no_menu = Menu::default();
    let sight = Sight {
        scene: page.scene,
        look: page.look,
        menu: page.menu,
        size: (cells, 1),
    };
    let plain = Sight {
        menu: &no_menu,
        ..sight
    };
    let longest = page
        .scene
        .players
        .iter()
        .map(|player| width(&player.name))
        .max()
        .unwrap_or(0)
        .min(22);
    let mut rows = Vec::new();
    for player in &page.scene.players {
        rows.push(player_row(page, &sight, player, longest));
        if tall && !player.you {
            rows.push(belongings(&plain, player));
        }
    }
    if tall {
        rows.push(Row::new());
    }
    rows
}

/// A player in a row: whose turn, sigil, name, goods, cards, points, what was said, marks.
fn player_row(page: &Page<'_>, sight: &Sight<'_>, player: &PlayerArea, longest: usize) -> Row {
    let look = page.look;
    let turn = if player.to_act {
        look.sign("▶", ">")
    } else {
        " "
    };
    let style = look.seat(player.seat).add_modifier(Modifier::BOLD);
    let name = Row::of(look.spell(&player.name), style).fitted(longest);
    let mut row = Row::of(turn, look.act())
        .and([sight.sigil(player.seat)])
        .then(" ", style)
        .and(name.0);
    let you = text(look.locale, "you");
    let you = if player.you {
        format!(" {you} ")
    } else {
        " ".repeat(width(&you) + 2)
    };
    row = row.then(you, look.dim());
    for good in &player.goods {
        let id = covenstead_scene::Good::id(player.seat, good.key);
        let text = format!("{}{}", good.letter, good.amount);
        let style = if good.amount == 0 {
            look.dim()
        } else {
            look.good(good.key)
        };
        row = row
            .and(sight.thing(&id, text, style))
            .then(" ", look.plain());
    }
    if let Some(cards) = player.cards {
        row = row.then(
            format!(" {}", say(look.locale, "cards").with("count", cards)),
            look.dim(),
        );
    }
    row = match player.score {
        Some(score) => {
            let told = say(look.locale, "points-short")
                .with("count", score)
                .with("shown", format!("{score:>2}"));
            row.then(format!(" {told}"), look.points())
        }
        None => row.then(
            format!("  {}", text(look.locale, "points-unknown")),
            look.dim(),
        ),
    };
    if let Some(more) = player.at_end {
        let told = say(look.locale, "at-end-short").with("points", format!("{more:+}"));
        row = row.then(format!(" {told}"), look.dim());
    }
    if let Some(left) = page
        .clocks
        .as_ref()
        .and_then(|clocks| clocks.get(player.seat.index()))
    {
        row = row.then(
            format!(" {}:{:02}", left / 60_000, left / 1_000 % 60),
            look.warn(),
        );
    }
    for bubble in page
        .scene
        .bubbles
        .iter()
        .filter(|bubble| bubble.seat == player.seat)
    {
        row = row.then(format!(" \"{}\"", bubble.words), style);
    }
    for mark in &player.marks {
        let value = if mark.value.is_empty() {
            String::new()
        } else {
            format!(" {}", mark.value)
        };
        row = row.then(
            format!(" {}{}{value}", look.sign("·", "-"), mark.name),
            look.dim(),
        );
    }
    row
}

/// What lies before another player.
fn belongings(sight: &Sight<'_>, player: &PlayerArea) -> Row {
    let mut row = Row::of("     ", sight.look.plain());
    for line in words::belongings(sight.scene, player.seat) {
        row = row.then(format!("{line}  "), sight.look.dim());
    }
    row
}

/// Lines to be read, as wide as the window; a line that begins with `#` is a heading, and one that
/// begins with spaces stays indented.
pub fn reading_rows(look: Look, lines: &[String], cells: usize) -> Vec<Row> {
    let mut rows = Vec::new();
    for line in lines {
        let (heading, line) = match line.strip_prefix('#') {
            Some(heading) => (true, heading),
            None => (false, line.as_str()),
        };
        let style = if heading {
            look.heading()
        } else {
            look.plain()
        };
        let indent = line.len() - line.trim_start().len();
        for text in wrap(line, cells.saturating_sub(indent)) {
            rows.push(Row::of(format!("{}{text}", " ".repeat(indent)), style));
        }
    }
    rows
}

/// How many cells a text to be read has in a row of a window.
pub fn reading_width(area: Rect) -> usize {
    usize::from(area.width).saturating_sub(2)
}

/// Draws a text to be read, with a title: help, rules, the whole log. Gives how far it can be
/// scrolled.
pub fn draw_text(
    buffer: &mut Buffer,
    area: Rect,
    look: Look,
    title: &str,
    rows: &[Row],
    scroll: usize,
) -> usize {
    let mut painter = Painter {
        buffer,
        look,
        focus: Vec::new(),
        drawn: Drawn::default(),
    };
    if area.width < 4 || area.height < 2 {
        return 0;
    }
    let visible = usize::from(area.height) - 2;
    let most = rows.len().saturating_sub(visible);
    let from = scroll.min(most);
    painter.put(
        area,
        &Row::of(format!(" {title} "), look.focus(look.bold())),
    );
    let inside = Rect {
        x: area.x + 1,
        y: area.y + 1,
        width: area.width - 1,
        height: area.height - 2,
    };
    painter.rows(inside, &rows[from..]);
    let keys = if most > 0 { "scrolls" } else { "back-key" };
    let bottom = Rect {
        y: area.bottom() - 1,
        height: 1,
        ..area
    };
    painter.put(bottom, &Row::of(text(look.locale, keys), look.dim()));
    most
}

/// Draws a question with its answers, one below the other.
pub fn draw_choice(buffer: &mut Buffer, look: Look, question: &str, menu: &Menu, cursor: usize) {
    let area = buffer.area;
    let mut painter = Painter {
        buffer,
        look,
        focus: Vec::new(),
        drawn: Drawn::default(),
    };
    if area.height == 0 {
        return;
    }
    painter.put(
        area,
        &Row::of(format!(" {question} "), look.focus(look.bold())),
    );
    let visible = usize::from(area.height).saturating_sub(5).max(1);
    let first = (cursor + 1).saturating_sub(visible);
    for (place, entry) in menu.entries.iter().enumerate().skip(first).take(visible) {
        let y = area.y + 2 + (place - first) as u16;
        if y < area.bottom() {
            let row = painter.entry(entry, place == cursor, usize::from(area.width));
            painter.put(
                Rect {
                    y,
                    height: 1,
                    ..area
                },
                &row,
            );
        }
    }
    let about = menu
        .entries
        .get(cursor)
        .map_or("", |entry| entry.text.as_str());
    for (line, y) in wrap(about, usize::from(area.width))
        .iter()
        .zip(area.bottom().saturating_sub(3)..area.bottom().saturating_sub(1))
    {
        painter.put(
            Rect {
                y,
                height: 1,
                ..area
            },
            &Row::of(line.clone(), look.dim()),
        );
    }
    let arrows = if look.ascii {
        text(look.locale, "arrows-up-down")
    } else {
        "↑↓".to_string()
    };
    let keys = say(look.locale, "choose-keys")
        .with("arrows", arrows)
        .to_string();
    painter.put(
        Rect {
            y: area.bottom() - 1,
            height: 1,
            ..area
        },
        &Row::of(keys, look.dim()),
    );
}
