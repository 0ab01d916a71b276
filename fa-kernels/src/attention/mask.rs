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
    let BlockAt {
        lane, first_key, ..
    } = at;
    let column = first_key + (lane & 3) * 2;
    for m in 0..s.m_tiles {
        for half in 0..2_u32 {
            let keys = keys(at.query(m, half));
            // Counted from this thread's first column, so that each score is compared with a constant.
            let end = past(keys.end, column);
            let begin = keys.begin.map(|begin| past(begin, column));
            for n in 0..s.n_tiles {
                for j in 0..2_u32 {
                    let score = s.block(m, n)[(2 * half + j) as usize];
                    let key = Reg::from(n * 8 + j);
                    let visible = match begin {
                        Some(begin) => inside(key, begin, end),
                        None => before(key, end),
                    };
                    score.set(select(visible, score.peek(), f32::NEG_INFINITY));
                }
            }
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
