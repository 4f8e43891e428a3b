//! Small enums with names, and sets of them: what cards, colours and places are made of.

/// An enum whose variants have ids, as used in notation, JSON and data files. Gives it `ALL`, `id`,
/// `from_id`, `index`, `Display` and serde. Reading forgives case and underscores.
///
/// ```
/// covenstead_core::named! {
///     /// A metal.
///     pub enum Metal {
///         /// Copper.
///         Copper = "copper",
///         /// Cold iron.
///         ColdIron = "cold-iron",
///     }
/// }
/// assert_eq!(Metal::from_id("Cold_Iron"), Some(Metal::ColdIron));
/// assert_eq!(Metal::ALL.len(), 2);
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$doc:meta])* $variant:ident = $id:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        $vis enum $name { $($(#[$doc])* $variant),+ }

        impl $name {
            /// Every one, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Its id in notation, JSON and data files.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id),+ }
            }

            /// The one with this id, if there is one.
            pub fn from_id(id: &str) -> Option<$name> {
                let id = id.to_lowercase().replace('_', "-");
                $name::ALL.iter().copied().find(|one| one.id() == id)
            }

            /// Its place in `ALL`.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let id = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                $name::from_id(&id).ok_or_else(|| {
                    let known: Vec<_> = $name::ALL.iter().map(|one| one.id()).collect();
                    ::serde::de::Error::custom(format!("`{id}` is none of {}", known.join(", ")))
                })
            }
        }
    };
}

/// A set of a [`named!`](crate::named) enum, as bits of an unsigned integer. In JSON it is a list
/// of ids without duplicates.
///
/// ```
/// covenstead_core::named! {
///     /// A metal.
///     pub enum Metal { /// Copper.
///         Copper = "copper", /// Iron.
///         Iron = "iron", }
/// }
/// covenstead_core::named_set! {
///     /// Metals.
///     pub struct Metals(u8) of Metal;
/// }
/// assert_eq!(Metals::EMPTY.with(Metal::Iron).iter().collect::<Vec<_>>(), [Metal::Iron]);
/// ```
#[macro_export]
macro_rules! named_set {
    ($(#[$meta:meta])* $vis:vis struct $set:ident($bits:ty) of $item:ident;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        $vis struct $set(pub $bits);

        impl $set {
            /// The empty set.
            pub const EMPTY: $set = $set(0);
            /// Every one.
            pub const ALL: $set = $set((((1 as $bits) << ($item::ALL.len() - 1)) - 1) << 1 | 1);

            /// Just this one.
            #[inline]
            pub const fn only(item: $item) -> $set {
                $set(1 << item as u8)
            }

            /// Whether it is in the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item as u8 & 1 == 1
            }

            /// The set with it added.
            #[inline]
            #[must_use]
            pub const fn with(self, item: $item) -> $set {
                $set(self.0 | 1 << item as u8)
            }

            /// The set with it taken out.
            #[inline]
            #[must_use]
            pub const fn without(self, item: $item) -> $set {
                $set(self.0 & !(1 << item as u8))
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn both(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// What is in this set but not in the other.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether everything in this set is in the other too.
            #[inline]
            pub const fn within(self, other: $set) -> bool {
                self.0 & !other.0 == 0
            }

            /// How many are in the set.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first one of the set.
            #[inline]
            pub fn first(self) -> Option<$item> {
                $item::ALL.get(self.0.trailing_zeros() as usize).copied()
            }

            /// What is in the set, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut left = self;
                ::std::iter::from_fn(move || {
                    let item = left.first()?;
                    left = left.without(item);
                    Some(item)
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                items.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl ::std::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $set {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                let items = <Vec<$item> as ::serde::Deserialize>::deserialize(deserializer)?;
                let set: $set = items.iter().copied().collect();
                if set.len() as usize == items.len() {
                    Ok(set)
                } else {
                    Err(::serde::de::Error::custom("the same thing is listed twice"))
                }
            }
        }
    };
}
