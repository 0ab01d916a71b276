//! What a comparison says.

use std::fmt;

use fa_reference::Comparison;

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

    /// Why it was not compared, if it was not.
    pub fn not_compared(self) -> Option<NotCompared> {
        match self {
            Verdict::NotCompared(why) => Some(why),
            _ => None,
        }
    }
}

/// The word for people.
pub fn word(ok: bool, not_compared: Option<NotCompared>) -> String {
    match (ok, not_compared) {
        (_, Some(why)) => why.to_string(),
        (true, None) => "correct".to_owned(),
        (false, None) => "WRONG".to_owned(),
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
    checks: &[(&str, bool, Option<NotCompared>)],
    inputs: &[&str],
) -> Option<String> {
    let incorrect = || checks.iter().filter(|(_, ok, _)| !ok);
    if incorrect().any(|(.., why)| why.is_none()) {
        return Some(format!("the result of {on} is not that of {of_what}"));
    }
    let of = |wanted| {
        let names = incorrect().filter(|(.., why)| *why == Some(wanted));
        let names: Vec<&str> = names.map(|(name, ..)| *name).collect();
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
