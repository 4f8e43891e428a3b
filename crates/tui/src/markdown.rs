//! Markdown as rows of a terminal: headings, paragraphs, lists and tables within a width, without
//! their marks.

use crate::look::Look;
use crate::rows::{Bit, Row, width};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use ratatui::style::{Modifier, Style};

/// A letter and how it is drawn.
type Letter = (char, Style);
type Word = Vec<Letter>;

/// Columns of a table that would be narrower than this become a list instead.
const NARROW: usize = 6;

/// Lays Markdown out in rows of at most `cells` cells.
pub fn rows(markdown: &str, look: Look, cells: usize) -> Vec<Row> {
    let mut writer = Writer {
        look,
        cells: cells.max(20),
        rows: Vec::new(),
        text: Vec::new(),
        style: vec![look.plain()],
        lists: Vec::new(),
        mark: None,
        table: None,
    };
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        writer.event(event);
    }
    writer.end_block();
    while writer.rows.last().is_some_and(|row| row.0.is_empty()) {
        writer.rows.pop();
    }
    writer.rows
}

/// The rows as text for a stream; with escape codes for a terminal, without for anything else.
pub fn printed(rows: &[Row], look: Look, styled: bool) -> String {
    let mut text = String::new();
    for row in rows {
        let line: String = row.0.iter().map(|bit| bit_printed(bit, styled)).collect();
        text.push_str(look.spell_keeping_escapes(line.trim_end()).as_str());
        text.push('\n');
    }
    text
}

fn bit_printed(bit: &Bit, styled: bool) -> String {
    let mut codes = Vec::new();
    for (modifier, code) in [
        (Modifier::BOLD, "1"),
        (Modifier::DIM, "2"),
        (Modifier::ITALIC, "3"),
        (Modifier::UNDERLINED, "4"),
    ] {
        if bit.style.add_modifier.contains(modifier) {
            codes.push(code.to_string());
        }
    }
    if let Some(ratatui::style::Color::Indexed(tone)) = bit.style.fg {
        codes.push(format!("38;5;{tone}"));
    }
    if styled && !codes.is_empty() && !bit.text.trim().is_empty() {
        format!("\x1b[{}m{}\x1b[0m", codes.join(";"), bit.text)
    } else {
        bit.text.clone()
    }
}

struct Writer {
    look: Look,
    cells: usize,
    rows: Vec<Row>,
    /// The text of the block that is being read.
    text: Vec<Letter>,
    /// The styles that are open, the innermost last.
    style: Vec<Style>,
    /// The lists that are open, with the next number of a numbered one.
    lists: Vec<Option<u64>>,
    /// What stands before the next row: the mark of an item.
    mark: Option<String>,
    table: Option<Table>,
}

#[derive(Default)]
struct Table {
    /// The first one is the head.
    rows: Vec<Vec<Vec<Letter>>>,
}

impl Writer {
    fn event(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(&tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) => self.write(&text),
            Event::Code(text) => {
                self.style.push(self.top().patch(self.look.points()));
                self.write(&text);
                self.style.pop();
            }
            Event::SoftBreak => self.write(" "),
            Event::HardBreak => self.write("\n"),
            Event::Rule => {
                self.end_block();
                let dash = self.look.sign("─", "-").repeat(self.cells);
                self.rows.push(Row::of(dash, self.look.dim()));
                self.blank();
            }
            _ => {}
        }
    }

    fn top(&self) -> Style {
        *self.style.last().expect("the plain style is never closed")
    }

    fn write(&mut self, text: &str) {
        let style = self.top();
        self.text.extend(text.chars().map(|letter| (letter, style)));
    }

    fn start(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Heading { .. } => {
                self.end_block();
                self.blank();
                self.style.push(self.look.heading());
            }
            Tag::Strong | Tag::TableHead => {
                self.style.push(self.top().add_modifier(Modifier::BOLD));
                if matches!(tag, Tag::TableHead) {
                    self.new_table_row();
                }
            }
            Tag::Emphasis => self.style.push(self.top().add_modifier(Modifier::ITALIC)),
            Tag::List(first) => {
                self.end_block();
                self.lists.push(*first);
            }
            Tag::Item => self.begin_item(),
            Tag::Table(_) => {
                self.end_block();
                self.table = Some(Table::default());
            }
            Tag::TableRow => self.new_table_row(),
            Tag::Paragraph | Tag::BlockQuote(_) | Tag::CodeBlock(_) => self.end_block(),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(level) => {
                self.style.pop();
                self.end_heading(level);
            }
            TagEnd::Strong | TagEnd::Emphasis => drop(self.style.pop()),
            TagEnd::TableHead => drop(self.style.pop()),
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.text);
                if let Some(row) = self.table.as_mut().and_then(|table| table.rows.last_mut()) {
                    row.push(cell);
                }
            }
            TagEnd::Table => self.end_table(),
            TagEnd::List(_) => {
                self.end_block();
                self.lists.pop();
                if self.lists.is_empty() {
                    self.blank();
                }
            }
            TagEnd::Item => self.end_block(),
            TagEnd::Paragraph | TagEnd::BlockQuote(_) | TagEnd::CodeBlock => {
                self.end_block();
                if self.lists.is_empty() {
                    self.blank();
                }
            }
            _ => {}
        }
    }

    fn new_table_row(&mut self) {
        if let Some(table) = &mut self.table {
            table.rows.push(Vec::new());
        }
    }

    fn begin_item(&mut self) {
        self.end_block();
        let mark = match self.lists.last_mut() {
            Some(Some(number)) => {
                *number += 1;
                format!("{}. ", *number - 1)
            }
            _ => self.look.sign("• ", "* ").to_string(),
        };
        self.mark = Some(mark);
    }

    /// An empty row, unless there is one already.
    fn blank(&mut self) {
        if self.rows.last().is_some_and(|row| !row.0.is_empty()) {
            self.rows.push(Row::new());
        }
    }

    fn end_heading(&mut self, level: HeadingLevel) {
        let before = self.rows.len();
        self.end_block();
        let long = self.rows[before..].iter().map(Row::width).max();
        let line = match level {
            HeadingLevel::H1 => self.look.sign("═", "="),
            HeadingLevel::H2 => self.look.sign("─", "-"),
            _ => return,
        };
        let row = Row::of(line.repeat(long.unwrap_or(0)), self.look.dim());
        self.rows.push(row);
    }

    /// Writes the block that has been read, behind the marks of its lists.
    fn end_block(&mut self) {
        let text = std::mem::take(&mut self.text);
        if text.iter().all(|(letter, _)| letter.is_whitespace()) {
            return;
        }
        let depth = self.lists.len().saturating_sub(1) * 2;
        let mark = self.mark.take();
        let hang = match (&mark, self.lists.last()) {
            (Some(mark), _) => width(mark),
            (None, Some(Some(_))) => 3,
            (None, Some(None)) => 2,
            (None, None) => 0,
        };
        let lines = wrapped(&text, self.cells.saturating_sub(depth + hang));
        for (place, line) in lines.into_iter().enumerate() {
            let before = match &mark {
                Some(mark) if place == 0 => format!("{}{mark}", " ".repeat(depth)),
                _ => " ".repeat(depth + hang),
            };
            self.rows
                .push(Row::of(before, self.look.dim()).and(bits(&line)));
        }
    }

    fn end_table(&mut self) {
        let Some(table) = self.table.take().filter(|table| !table.rows.is_empty()) else {
            return;
        };
        self.blank();
        match column_widths(&table, self.cells) {
            Some(widths) => self.columns(&table, &widths),
            None => self.as_list(&table),
        }
        self.blank();
    }

    fn columns(&mut self, table: &Table, widths: &[usize]) {
        for (place, row) in table.rows.iter().enumerate() {
            let cells: Vec<Vec<Vec<Letter>>> = widths
                .iter()
                .enumerate()
                .map(|(column, &cells)| {
                    wrapped(row.get(column).map_or(&[][..], Vec::as_slice), cells)
                })
                .collect();
            let height = cells.iter().map(Vec::len).max().unwrap_or(0);
            for line in 0..height {
                let mut laid = Row::new();
                for (column, cell) in cells.iter().enumerate() {
                    let text = bits(cell.get(line).map_or(&[][..], Vec::as_slice));
                    let gap = if column > 0 { "  " } else { "" };
                    let cell = Row(text).fitted(widths[column]);
                    laid = laid.then(gap, self.look.plain()).and(cell.0);
                }
                self.rows.push(laid);
            }
            if place == 0 {
                let dash = self.look.sign("─", "-");
                let rule: Vec<String> = widths.iter().map(|&cells| dash.repeat(cells)).collect();
                self.rows.push(Row::of(rule.join("  "), self.look.dim()));
            }
        }
    }

    /// A table that is too wide: each row as lines of "head: cell".
    fn as_list(&mut self, table: &Table) {
        let (head, body) = table.rows.split_first().expect("a table has a head");
        for row in body {
            for (name, cell) in head.iter().zip(row) {
                let mut text = name.clone();
                text.extend([(':', self.look.plain()), (' ', self.look.plain())]);
                text.extend(cell);
                for line in wrapped(&text, self.cells.saturating_sub(2)) {
                    self.rows
                        .push(Row::of("  ", self.look.plain()).and(bits(&line)));
                }
            }
            self.blank();
        }
    }
}

/// How wide the columns of a table are; nothing if they do not fit.
fn column_widths(table: &Table, cells: usize) -> Option<Vec<usize>> {
    let columns = table.rows.iter().map(Vec::len).max().unwrap_or(0);
    let room = cells.checked_sub(2 * columns.saturating_sub(1))?;
    let natural = |column: usize| {
        let cells = table.rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| letters_wide(cell)).max().unwrap_or(0)
    };
    let mut widths: Vec<usize> = (0..columns).map(natural).collect();
    // The widest gives way until all fit.
    while widths.iter().sum::<usize>() > room {
        let widest = widths.iter_mut().max()?;
        if *widest <= NARROW {
            return None;
        }
        *widest -= 1;
    }
    Some(widths)
}

fn letters_wide(letters: &[Letter]) -> usize {
    width(&letters.iter().map(|(letter, _)| letter).collect::<String>())
}

/// The letters in lines of at most `cells` cells, broken between words; a word that is too long is
/// broken within.
fn wrapped(text: &[Letter], cells: usize) -> Vec<Vec<Letter>> {
    let cells = cells.max(1);
    let mut lines: Vec<Vec<Letter>> = Vec::new();
    for part in text.split(|(letter, _)| *letter == '\n') {
        lines.push(Vec::new());
        let words = part.split(|(letter, _)| letter.is_whitespace());
        for word in words.filter(|word| !word.is_empty()) {
            place(&mut lines, word.to_vec(), cells);
        }
    }
    lines
}

fn place(lines: &mut Vec<Vec<Letter>>, mut word: Word, cells: usize) {
    let last = lines.last_mut().expect("there is a line");
    if !last.is_empty() && letters_wide(last) + 1 + letters_wide(&word) <= cells {
        last.push((' ', word[0].1));
        last.append(&mut word);
        return;
    }
    if !last.is_empty() {
        lines.push(Vec::new());
    }
    while letters_wide(&word) > cells {
        let rest = word.split_off(cells.min(word.len() - 1).max(1));
        lines.last_mut().expect("there is a line").append(&mut word);
        lines.push(Vec::new());
        word = rest;
    }
    lines.last_mut().expect("there is a line").append(&mut word);
}

/// Letters of one style together.
fn bits(letters: &[Letter]) -> Vec<Bit> {
    let same = |one: &Letter, other: &Letter| one.1 == other.1;
    letters
        .chunk_by(same)
        .map(|run| Bit {
            text: run.iter().map(|(letter, _)| letter).collect(),
            style: run[0].1,
            thing: None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use covenstead_core::Locale;

    const LOOK: Look = Look {
        ascii: false,
        colour: true,
        locale: Locale::English,
    };

    fn plain(markdown: &str, cells: usize) -> Vec<String> {
        let text = printed(&rows(markdown, LOOK, cells), LOOK, false);
        text.lines().map(str::to_string).collect()
    }

    #[test]
    fn headings_lists_and_bold_words_are_drawn_without_their_marks() {
        let text = "# Toy\n\n## Dice\n\nRoll **two** dice, *not*\nthree.\n\n- one that is long\n  - inner\n1. first\n";
        assert_eq!(
            plain(text, 20),
            [
                "Toy",
                "═══",
                "",
                "Dice",
                "────",
                "Roll two dice, not",
                "three.",
                "",
                "• one that is long",
                "  • inner",
                "",
                "1. first"
            ]
        );
        let styled = printed(&rows("**two**, or", LOOK, 20), LOOK, true);
        assert_eq!(styled, "\x1b[1mtwo\x1b[0m, or\n");
    }

    #[test]
    fn a_long_item_hangs_under_its_text() {
        assert_eq!(
            plain("- a long item of many words\n", 20),
            ["• a long item of", "  many words"]
        );
    }

    #[test]
    fn a_table_fits_or_becomes_a_list() {
        let table = "| suit | what it is for |\n| --- | ---: |\n| owl | wise |\n| toad | **green** and wet and cold |\n";
        assert_eq!(
            plain(table, 24),
            [
                "suit  what it is for",
                "────  ──────────────────",
                "owl   wise",
                "toad  green and wet and",
                "      cold"
            ]
        );
        let wide =
            "| aaaaaaa | bbbbbbb | ccccccc | ddddddd |\n| - | - | - | - |\n| 1 | 2 | 3 | 4 |\n";
        assert_eq!(
            plain(wide, 20),
            [
                "  aaaaaaa: 1",
                "  bbbbbbb: 2",
                "  ccccccc: 3",
                "  ddddddd: 4"
            ]
        );
    }
}
