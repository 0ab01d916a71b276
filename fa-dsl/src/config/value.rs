//! Tunables and their values.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// The value of one tunable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Of a `const N: u32`.
    U32(u32),
    /// Of a `const N: bool`.
    Bool(bool),
}

/// In one word: a warm call looks its kernel up by a dozen of them.
impl Hash for Value {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(match *self {
            Value::U32(v) => u64::from(v),
            Value::Bool(v) => 1 << 32 | u64::from(v),
        });
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::U32(v) => v.fmt(f),
            Value::Bool(v) => v.fmt(f),
        }
    }
}

impl From<u32> for Value {
    fn from(v: u32) -> Self {
        Value::U32(v)
    }
}

impl From<bool> for Value {
    fn from(v: bool) -> Self {
        Value::Bool(v)
    }
}

/// One tunable of a kernel: a const generic.
#[derive(Clone, Copy, Debug)]
pub struct Tunable {
    /// Its name, as in the const generic: `BLOCK_M`.
    pub name: &'static str,
    /// The values of the search space, in the order they were listed.
    pub values: &'static [Value],
    /// What the values are called, in the same order, as in `#[values(always = 0, never = 1)]`.
    /// Empty if they are plain numbers.
    pub names: &'static [&'static str],
    /// The value when a spec leaves it out.
    pub default: Option<Value>,
    /// Part of the problem (such as causal masking), not of the search space, which keeps it at
    /// the default.
    pub option: bool,
}

impl Tunable {
    /// An option that is on or off, and off by default.
    pub const fn flag(name: &'static str) -> Tunable {
        Tunable {
            name,
            values: &[Value::Bool(false), Value::Bool(true)],
            names: &[],
            default: Some(Value::Bool(false)),
            option: true,
        }
    }

    /// A number that is an option: one of `values`, which begin with the default.
    pub const fn number(name: &'static str, values: &'static [Value]) -> Tunable {
        assert!(!values.is_empty(), "an option needs at least one value");
        Tunable {
            name,
            values,
            names: &[],
            default: Some(values[0]),
            option: true,
        }
    }

    /// The name of one of the listed values, if they have names.
    pub fn value_name(&self, value: Value) -> Option<&'static str> {
        let listed = self.values.iter().zip(self.names);
        listed
            .filter(|(listed, _)| **listed == value)
            .map(|(_, name)| *name)
            .next()
    }

    /// The value as specs write it: by its name, or as a number if it has none.
    pub fn text(&self, value: Value) -> String {
        self.value_name(value)
            .map_or_else(|| value.to_string(), str::to_owned)
    }

    /// Reads a value: by its name, or as a number, which need not be a listed one.
    pub fn read(&self, text: &str) -> Option<Value> {
        if let Some(index) = self.names.iter().position(|name| *name == text) {
            return self.values.get(index).copied();
        }
        match self.values.first() {
            Some(Value::Bool(_)) => text.parse().ok().map(Value::Bool),
            _ => text.parse().ok().map(Value::U32),
        }
    }

    /// The listed values for people: `32, 64`, or `always (0), never (1)`.
    pub fn value_list(&self) -> String {
        let values: Vec<String> = self
            .values
            .iter()
            .map(|value| match self.value_name(*value) {
                Some(name) => format!("{name} ({value})"),
                None => value.to_string(),
            })
            .collect();
        values.join(", ")
    }
}

/// The values of a kernel's tunables, in order. They lie inline: making, copying and comparing
/// them allocates nothing.
#[derive(Clone, Copy)]
pub struct Values {
    values: [Value; Values::MAX],
    count: usize,
}

impl Values {
    /// The most tunables of one kernel.
    pub const MAX: usize = 32;

    /// None yet.
    pub const fn new() -> Values {
        Values {
            values: [Value::U32(0); Values::MAX],
            count: 0,
        }
    }

    /// These.
    pub const fn of<const N: usize>(given: [Value; N]) -> Values {
        const { assert!(N <= Values::MAX, "a kernel has at most 32 tunables") };
        let mut values = Values::new();
        while values.count < N {
            values.values[values.count] = given[values.count];
            values.count += 1;
        }
        values
    }

    /// Appends one.
    ///
    /// # Panics
    /// Past [`Values::MAX`]. A registered kernel with that many tunables does not compile.
    pub fn push(&mut self, value: impl Into<Value>) {
        assert!(
            self.count < Values::MAX,
            "a kernel has at most {} tunables",
            Values::MAX
        );
        self.values[self.count] = value.into();
        self.count += 1;
    }
}

impl Default for Values {
    fn default() -> Self {
        Values::new()
    }
}

impl Deref for Values {
    type Target = [Value];

    fn deref(&self) -> &[Value] {
        &self.values[..self.count]
    }
}

impl DerefMut for Values {
    fn deref_mut(&mut self) -> &mut [Value] {
        &mut self.values[..self.count]
    }
}

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self[..].fmt(f)
    }
}

impl PartialEq for Values {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl Eq for Values {}

impl<const N: usize> PartialEq<[Value; N]> for Values {
    fn eq(&self, other: &[Value; N]) -> bool {
        self[..] == other[..]
    }
}

impl Hash for Values {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self[..].hash(state);
    }
}

impl Extend<Value> for Values {
    /// # Panics
    /// As [`Values::push`].
    fn extend<I: IntoIterator<Item = Value>>(&mut self, values: I) {
        values.into_iter().for_each(|value| self.push(value));
    }
}

impl FromIterator<Value> for Values {
    /// # Panics
    /// As [`Values::push`].
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Self {
        let mut collected = Values::new();
        collected.extend(values);
        collected
    }
}

impl IntoIterator for Values {
    type Item = Value;
    type IntoIter = std::iter::Take<std::array::IntoIter<Value, { Values::MAX }>>;

    fn into_iter(self) -> Self::IntoIter {
        self.values.into_iter().take(self.count)
    }
}

impl<'v> IntoIterator for &'v Values {
    type Item = &'v Value;
    type IntoIter = std::slice::Iter<'v, Value>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::{Tunable, Value, Values};

    const PLAIN: Tunable = Tunable {
        name: "BLOCK",
        values: &[Value::U32(32), Value::U32(64)],
        names: &[],
        default: None,
        option: false,
    };
    const NAMED: Tunable = Tunable {
        name: "RESCALE",
        values: &[Value::U32(0), Value::U32(1)],
        names: &["always", "conditional"],
        ..PLAIN
    };

    #[test]
    fn only_the_values_count() {
        let mut values: Values = [Value::U32(3), Value::Bool(true)].into_iter().collect();
        assert_eq!(values[..], [Value::U32(3), Value::Bool(true)]);
        let shorter: Values = values[..1].iter().copied().collect();
        assert_ne!(values, shorter);
        values[1] = Value::U32(4);
        assert_eq!(format!("{values:?}"), "[U32(3), U32(4)]");
    }

    #[test]
    #[should_panic(expected = "at most 32 tunables")]
    fn there_is_no_room_for_more() {
        let _: Values = (0..33).map(Value::U32).collect();
    }

    #[test]
    fn named_values_are_written_by_name_and_read_by_both() {
        assert_eq!(NAMED.text(Value::U32(1)), "conditional");
        assert_eq!(NAMED.text(Value::U32(7)), "7");
        assert_eq!(NAMED.read("conditional"), Some(Value::U32(1)));
        assert_eq!(NAMED.read("1"), Some(Value::U32(1)));
        assert_eq!(NAMED.read("sometimes"), None);
        assert_eq!(NAMED.value_list(), "always (0), conditional (1)");
    }

    #[test]
    fn plain_values_are_numbers() {
        assert_eq!(PLAIN.text(Value::U32(32)), "32");
        assert_eq!(PLAIN.read("64"), Some(Value::U32(64)));
        assert_eq!(PLAIN.read("true"), None);
        assert_eq!(PLAIN.value_list(), "32, 64");
    }
}
