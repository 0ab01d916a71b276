//! Masks: which keys a query sees.

use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::options::BlockAt;

/// The keys from `begin` to before `end`.
#[derive(Clone, Copy, Debug)]
pub struct VisibleKeys {
    /// The first; 0 if `None`.
    pub begin: Option<Reg<u32>>,
    /// One past the last.
    pub end: Reg<u32>,
}

impl VisibleKeys {
    /// The keys before `end`.
    pub fn until(end: Reg<u32>) -> VisibleKeys {
        VisibleKeys { begin: None, end }
    }
}

/// Hides the keys that each query does not see: their scores become −∞. `keys` tells which a query sees.
#[device]
pub fn apply_mask(s: &Accumulator, at: BlockAt, keys: impl Fn(Reg<u32>) -> VisibleKeys) {
    let column = at.first_key_of_lane();
    for line in at.lines(s) {
        let keys = keys(line.query);
        // Counted from this thread's first key, so that each score is compared with a constant.
        let end = past(keys.end, column);
        let begin = keys.begin.map(|begin| past(begin, column));
        for (key, score) in line.scores {
            let key = Reg::from(key);
            let visible = match begin {
                Some(begin) => inside(key, begin, end),
                None => before(key, end),
            };
            score.set(select(visible, score.peek(), f32::NEG_INFINITY));
        }
    }
}

#[device]
fn before(key: Reg<u32>, end: Reg<u32>) -> Reg<bool> {
    key < end
}

#[device]
fn inside(key: Reg<u32>, begin: Reg<u32>, end: Reg<u32>) -> Reg<bool> {
    (key < end) & (key >= begin)
}

/// end − start, at least 0.
#[device]
fn past(end: Reg<u32>, start: Reg<u32>) -> Reg<u32> {
    end.max(start) - start
}
