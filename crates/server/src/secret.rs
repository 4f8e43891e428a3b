//! Secrets: 128 random bits that say who somebody is.

use covenstead_store::{Hash, TableId};
use std::fmt;
use std::str::FromStr;

/// A secret: the token in a seat's personal link, or the key a browser keeps in its cookie. It is
/// shown to its owner once; what is stored and compared is its hash.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Token([u8; 16]);

impl Token {
    /// A fresh one from the system's entropy.
    pub fn fresh() -> Token {
        Token(random_bytes())
    }

    /// What is stored of it.
    pub fn hash(&self) -> Hash {
        Hash::of(&self.0)
    }

    /// The secret itself, in 32 hexadecimal digits: for its owner only, never for a log.
    pub fn reveal(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// A secret never prints itself.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl FromStr for Token {
    type Err = &'static str;

    /// Reads what [`Token::reveal`] wrote.
    ///
    /// ```
    /// use covenstead_server::Token;
    /// let token = Token::fresh();
    /// assert_eq!(token.reveal().parse(), Ok(token));
    /// assert_eq!(format!("{token:?}"), "Token(…)");
    /// ```
    fn from_str(text: &str) -> Result<Token, &'static str> {
        let wrong = "a token is 32 hexadecimal digits";
        if text.len() != 32 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(wrong);
        }
        let number = u128::from_str_radix(text, 16).map_err(|_| wrong)?;
        Ok(Token(number.to_be_bytes()))
    }
}

/// The id of a new table.
pub fn fresh_table_id() -> TableId {
    TableId::from_bytes(random_bytes())
}

/// A seed for chance or for a bot's thoughts. It is used once and never kept.
pub fn fresh_seed() -> String {
    Token::fresh().reveal()
}

/// A seed as a number.
pub fn fresh_number() -> u64 {
    u64::from_be_bytes(random_bytes())
}

/// # Panics
/// If the system has no entropy: then no secret is safe and nothing should go on.
fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has entropy");
    bytes
}
