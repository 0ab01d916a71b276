//! The ways in which ranks share the work.

use std::fmt;
use std::str::FromStr;

/// How ranks get to the keys that their queries see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// Keys and values go around: in step s every rank computes with those of the rank s before it, while the next ones arrive.
    /// Results over parts of the keys are merged by their log-sum-exps (Liu, Zaharia and Abbeel, Ring Attention, 2023).
    Ring,
    /// Every rank gets all keys and values that its queries see, and computes once.
    Gather,
    /// Ranks exchange heads for tokens: each computes some heads of the whole sequence (Jacobs et al., DeepSpeed Ulysses, 2023).
    Heads,
}

impl Way {
    /// All of them.
    pub const ALL: [Way; 3] = [Way::Ring, Way::Gather, Way::Heads];

    /// `ring`, `gather` or `heads`.
    pub const fn name(self) -> &'static str {
        match self {
            Way::Ring => "ring",
            Way::Gather => "gather",
            Way::Heads => "heads",
        }
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no way.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown way `{0}`: use ring, gather or heads")]
pub struct UnknownWay(pub String);

impl FromStr for Way {
    type Err = UnknownWay;

    fn from_str(text: &str) -> Result<Way, UnknownWay> {
        let named = Way::ALL.into_iter().find(|way| way.name() == text);
        named.ok_or_else(|| UnknownWay(text.to_owned()))
    }
}
