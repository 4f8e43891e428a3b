//! Numbers that people give.

use std::fmt::Display;
use std::str::FromStr;

/// Reads a number of things of which there must be one at least.
pub fn at_least_one<T>(text: &str) -> Result<T, String>
where
    T: FromStr<Err: Display> + PartialOrd + From<u8>,
{
    let number: T = text.parse().map_err(|error: T::Err| error.to_string())?;
    if number < T::from(1) {
        return Err("there must be one at least".into());
    }
    Ok(number)
}
