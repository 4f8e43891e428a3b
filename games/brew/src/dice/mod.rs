//! Dice: their faces, multisets of faces (pools, rolls), and the dice placed on the table.

mod choices;
mod die;
mod faces;
mod placed;

pub(crate) use die::DiceSet;
pub use die::Die;
pub use faces::{Face, Faces};
pub use placed::{Dice, MAX_DICE, is_any_die};

#[cfg(test)]
mod tests {
    use super::die::Kinds;
    use super::*;
    use crate::cards::ForestSet;
    use crate::place::Place;

    #[test]
    fn selections_are_ascending_and_complete() {
        let pool: Faces = [
            Face::Grove,
            Face::Grove,
            Face::Crag,
            Face::Mire,
            Face::Fire,
            Face::Wind,
        ]
        .into_iter()
        .collect();
        let all: Vec<Faces> = (0..pool.selections())
            .map(|number| pool.selection(number))
            .collect();
        assert_eq!(all.len(), 3 * 2 * 2 * 2 * 2 - 1);
        assert!(all.is_sorted_by(|a, b| a < b) && all.iter().all(|one| one.within(pool)));
    }

    #[test]
    fn a_die_survives_its_text() {
        for code in 0..Die::KINDS {
            let die = Die::from_code(code);
            assert_eq!(Die::read(&die.to_string()), Ok(die));
        }
    }

    #[test]
    fn taking_the_dice_from_the_forests_is_taking_them_from_each() {
        let mut dice = Dice::NONE;
        let places = [
            "f03/2",
            "day-fire",
            "f01/0",
            "fa6",
            "day-any-left",
            "f03/2",
            "f20/5",
            "day-any-left",
        ];
        for (place, code) in places.iter().zip([4, 13, 0, 9, 11, 12, 7, 2]) {
            dice.put(Place::read(place).unwrap(), Die::from_code(code));
        }
        let (mut each, mut all) = (dice, dice);
        let taken = each.take_all(ForestSet::ALL);
        assert_eq!(taken, [1, 1, 1, 0, 1]);
        assert_eq!(all.take_from_forests(), taken);
        assert!(all == each && all.len() == 4 && all.are_counted());
    }

    #[test]
    fn dice_stay_counted_and_choices_among_them_ascend_and_tell_them_apart() {
        let mut dice = Dice::NONE;
        let places = [
            "f03/2",
            "night-any-left",
            "f01/0",
            "fa6",
            "night-any-right",
            "f03/2",
            "night-fire",
            "night-any-left",
            "f03/2",
        ];
        for (place, code) in places.iter().zip([4, 2, 0, 9, 11, 12, 13, 2, 7]) {
            dice.put(Place::read(place).unwrap(), Die::from_code(code));
            assert!(dice.are_counted());
        }
        let choices = dice.choices(DiceSet::ALL);
        let at: Vec<String> = choices
            .iter()
            .map(|choice| dice.at(choice).to_string())
            .collect();
        let expected = [
            "f01/0/0",
            "f03/2/0",
            "f03/2/1",
            "f03/2/2",
            "night-fire",
            "any/0/mire",
            "any/3/mire",
            "fa6",
        ];
        assert_eq!(at, expected);
        for choice in choices.iter() {
            let number = dice.find(dice.at(choice)).unwrap();
            assert_eq!(dice.iter().nth(number).unwrap().1, dice.die(choice));
        }
        for code in 0..Die::KINDS {
            let set = DiceSet(1 << Kinds::bit(Die(code)));
            assert_eq!(
                dice.choices(set).0,
                dice.choices_by_kind().all(set).0,
                "{:?}",
                Die(code)
            );
            assert_eq!(
                dice.has_any(set),
                dice.iter().any(|(_, die)| die == Die(code))
            );
        }
        while !dice.is_empty() {
            dice.take(dice.len() / 2);
            assert!(dice.are_counted());
        }
    }
}
