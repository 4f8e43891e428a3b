//! Rows of characters in which each piece of text may be a thing one can point at. Boards are laid
//! out as rows, so that the full screen, the plain lines and the mouse agree on what stands where.

#[cfg(test)]
use crate::look::Look;
use ratatui::style::Style;
use unicode_width::UnicodeWidthChar;

/// A piece of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bit {
    /// What it says.
    pub text: String,
    /// How.
    pub style: Style,
    /// The id of the thing it stands for.
    pub thing: Option<String>,
}

/// A row.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Row(pub Vec<Bit>);

/// How many cells a text takes.
pub fn width(text: &str) -> usize {
    text.chars()
        .filter(|&letter| letter != '\u{ad}')
        .map(|letter| letter.width().unwrap_or(0))
        .sum()
}

/// The text in at most `cells` cells; what is cut off is shown to be.
pub fn clip(text: &str, cells: usize) -> String {
    if width(text) <= cells {
        return text.to_string();
    }
    let mut short = String::new();
    let mut used = 0;
    for letter in text.chars() {
        let wide = letter.width().unwrap_or(0);
        if used + wide >= cells {
            break;
        }
        used += wide;
        short.push(letter);
    }
    if cells > 0 {
        short.push('…');
    }
    short
}

/// The text in lines of at most `cells` cells, broken between words where that is possible.
pub fn wrap(text: &str, cells: usize) -> Vec<String> {
    let cells = cells.max(1);
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().expect("there is a line");
        let gap = usize::from(!last.is_empty());
        if width(last) + gap + width(word) <= cells {
            if gap == 1 {
                last.push(' ');
            }
            last.push_str(word);
        } else if last.is_empty() {
            last.push_str(&clip(word, cells));
        } else {
            lines.push(clip(word, cells));
        }
    }
    lines
}

impl Row {
    /// An empty row.
    pub fn new() -> Row {
        Row::default()
    }

    /// A row with one text.
    pub fn of(text: impl Into<String>, style: Style) -> Row {
        Row::new().then(text, style)
    }

    /// With more text.
    #[must_use]
    pub fn then(mut self, text: impl Into<String>, style: Style) -> Row {
        self.0.push(Bit {
            text: text.into(),
            style,
            thing: None,
        });
        self
    }

    /// With these bits.
    #[must_use]
    pub fn and(mut self, bits: impl IntoIterator<Item = Bit>) -> Row {
        self.0.extend(bits);
        self
    }

    /// How many cells it takes.
    pub fn width(&self) -> usize {
        self.0.iter().map(|bit| width(&bit.text)).sum()
    }

    /// In exactly `cells` cells.
    #[must_use]
    pub fn fitted(self, cells: usize) -> Row {
        let mut left = cells;
        let mut bits = Vec::new();
        for bit in self.0 {
            if left == 0 {
                break;
            }
            let text = clip(&bit.text, left);
            left -= width(&text);
            bits.push(Bit { text, ..bit });
        }
        bits.push(Bit {
            text: " ".repeat(left),
            style: Style::new(),
            thing: None,
        });
        Row(bits)
    }

    /// What it says, without trailing space.
    #[cfg(test)]
    pub fn words(&self, look: Look) -> String {
        let text: String = self.0.iter().map(|bit| bit.text.as_str()).collect();
        look.spell(text.trim_end())
    }
}

/// Columns side by side, each as wide as given, with two cells between them.
pub fn beside(columns: Vec<(Vec<Row>, usize)>) -> Vec<Row> {
    let height = columns
        .iter()
        .map(|(rows, _)| rows.len())
        .max()
        .unwrap_or(0);
    let line = |at: usize| {
        let mut row = Row::new();
        for (place, (rows, cells)) in columns.iter().enumerate() {
            let gap = if place > 0 { "  " } else { "" };
            let part = rows.get(at).cloned().unwrap_or_default().fitted(*cells);
            row = row.then(gap, Style::new()).and(part.0);
        }
        row
    };
    (0..height).map(line).collect()
}

/// Groups of bits that stay together, one after another in as many rows as they need.
pub fn flow(first: Row, groups: Vec<Row>, cells: usize) -> Vec<Row> {
    let indent = first.width().min(cells / 3);
    let mut rows = vec![first];
    for group in groups {
        let last = rows.last().expect("there is a row");
        if last.width() + group.width() > cells && last.width() > indent {
            rows.push(Row::of(" ".repeat(indent), Style::new()));
        }
        let last = rows.last_mut().expect("there is a row");
        last.0.extend(group.0);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_between_words_and_cut_where_it_must_be() {
        assert_eq!(
            wrap("the brave hill witch", 10),
            ["the brave", "hill witch"]
        );
        assert_eq!(wrap("abracadabra", 6), ["abrac…"]);
        assert_eq!(clip("abc", 3), "abc");
        assert_eq!(clip("abcd", 3), "ab…");
        assert_eq!(clip("abcd", 0), "");
    }

    #[test]
    fn columns_stand_side_by_side_at_their_width() {
        let column = |text: &str| vec![Row::of(text, Style::new())];
        let rows = beside(vec![(column("left"), 6), (column("much too long"), 5)]);
        assert_eq!(
            rows[0].words(Look {
                ascii: false,
                colour: false,
                locale: covenstead_core::Locale::English,
            }),
            "left    much…"
        );
        assert_eq!(rows[0].width(), 13);
    }
}
