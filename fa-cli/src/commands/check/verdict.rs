//! What a comparison says.

use std::fmt;

use fa_reference::Comparison;
use serde::ser::{Serialize, SerializeStruct, Serializer};

/// Why numbers could not be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NotCompared {
    /// Those that were computed are not finite, nor are those of float64, or what both are made of.
    NotFinite,
    /// The same in 16 bits overflows, so that there is no bound.
    NoBound,
}

impl fmt::Display for NotCompared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotCompared::NotFinite => "not compared, as neither output nor reference is finite",
            NotCompared::NoBound => "not compared, as the bound is not finite",
        })
    }
}

/// What a comparison says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All is within the bound.
    Correct,
    /// Something is not.
    Wrong,
    /// Nobody knows.
    NotCompared(NotCompared),
}

impl Verdict {
    /// Of a comparison of numbers of which all are finite if `complete`. `finite` says whether the reference is, and what it is made of.
    pub fn of(comparison: &Comparison, complete: bool, finite: bool) -> Verdict {
        let has_bound = comparison.bound.is_finite();
        let agrees = !has_bound || comparison.holds();
        if agrees && !complete && !finite {
            Verdict::NotCompared(NotCompared::NotFinite)
        } else if !has_bound {
            Verdict::NotCompared(NotCompared::NoBound)
        } else if agrees && complete {
            Verdict::Correct
        } else {
            Verdict::Wrong
        }
    }

    /// Whether it was compared, and is correct.
    pub fn is_correct(self) -> bool {
        self == Verdict::Correct
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Correct => f.write_str("correct"),
            Verdict::Wrong => f.write_str("WRONG"),
            Verdict::NotCompared(why) => why.fmt(f),
        }
    }
}

/// `ok`, and `not_compared` where it was not: for machines two fields of whatever was compared.
impl Serialize for Verdict {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Verdict", 2)?;
        fields.serialize_field("ok", &self.is_correct())?;
        match self {
            Verdict::NotCompared(why) => fields.serialize_field("not_compared", why)?,
            Verdict::Correct | Verdict::Wrong => fields.skip_field("not_compared")?,
        }
        fields.end()
    }
}

/// The tensors by name, quoted.
fn listed(names: &[&str]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    quoted.join(", ")
}

/// What a command says at its end where tensors, with these verdicts, are not all correct. `inputs` are those that have numbers that are not finite.
pub fn complaint(
    on: &str,
    of_what: &str,
    checks: &[(&str, Verdict)],
    inputs: &[&str],
) -> Option<String> {
    if checks.iter().any(|(_, it)| *it == Verdict::Wrong) {
        return Some(format!("the result of {on} is not that of {of_what}"));
    }
    let of = |wanted| {
        let names = checks
            .iter()
            .filter(|(_, it)| *it == Verdict::NotCompared(wanted));
        let names: Vec<&str> = names.map(|(name, _)| *name).collect();
        (!names.is_empty()).then(|| listed(&names))
    };
    let not_finite = of(NotCompared::NotFinite).map(|names| {
        let cause = match inputs {
            [] => "finite inputs overflow: give smaller ones".to_owned(),
            _ => format!("give numbers that are finite in {}", listed(inputs)),
        };
        format!("{names} of {on} cannot be compared, as float64 has no finite numbers there either; {cause}")
    });
    let no_bound = of(NotCompared::NoBound).map(|names| {
        format!("{names} of {on} cannot be compared, as the same in 16 bits overflows, which leaves no bound; give smaller inputs")
    });
    not_finite.or(no_bound)
}
