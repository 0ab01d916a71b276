//! Which keys queries see by their positions, and how a kernel is told so of a part of the queries and a part of the keys.
//!
//! A mask of a causal or a sliding window is a band: a query at position p sees the keys from p − left to p + right. A kernel
//! aligns the last query of a call with its last key. Of any range of queries and any range of keys, those queries that see some
//! of these keys and those keys that some of these queries see are again such a call, with a band that is shifted by how
//! far the last query is from the last key. So one call computes what any two ranges have to do with each other.

use std::ops::Range;

use fa::attention::{Options, Window};
use fa::dsl::abi::TensorView;

/// Positions of tokens. A query may stand before the first key.
pub(crate) type Span = Range<i64>;

/// The keys that a query sees around its own position, both ends included; all on a side without an end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Band {
    pub left: Option<i64>,
    pub right: Option<i64>,
}

/// How a call masks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mask {
    /// Every query sees every key.
    Full,
    /// The last query sees the last key, each before it one less.
    Causal,
    /// As [`Options::window`], and causal if there is no key on the right.
    Window(Window),
}

/// The queries and keys that have to do with each other, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Meeting {
    pub q: Span,
    pub k: Span,
    pub mask: Mask,
}

/// The ranges of keys that see each other, where they show something that the band hides.
pub(crate) fn widening<'a>(options: &Options<'a>) -> Option<TensorView<'a, u32>> {
    let ranges = options.prefix_ranges?;
    let [_, count, ..] = ranges.extent.shape;
    (count > 0 && Band::of(options) != Band::default()).then_some(ranges)
}

impl Band {
    /// What `causal` and `window` say.
    pub fn of(options: &Options<'_>) -> Band {
        let window = options.window.unwrap_or_default();
        Band {
            left: window.left.map(i64::from),
            right: match options.causal {
                true => Some(0),
                false => window.right.map(i64::from),
            },
        }
    }

    /// What is known of the keys that queries see before anything is looked at on the device, where ranges of keys are.
    pub fn known(options: &Options<'_>) -> Band {
        match widening(options) {
            Some(_) => Band::default(),
            None => Band::of(options),
        }
    }

    /// What queries and keys in these ranges have to do with each other, if anything.
    pub fn meet(&self, q: &Span, k: &Span) -> Option<Meeting> {
        if q.is_empty() || k.is_empty() {
            return None;
        }
        let first_seen = self.left.map_or(k.start, |left| q.start - left);
        let last_seen = self.right.map_or(k.end, |right| q.end + right);
        let k = k.start.max(first_seen)..k.end.min(last_seen);
        let first_seeing = self.right.map_or(q.start, |right| k.start - right);
        let last_seeing = self.left.map_or(q.end, |left| k.end + left);
        let q = q.start.max(first_seeing)..q.end.min(last_seeing);
        if q.is_empty() || k.is_empty() {
            return None;
        }
        let shift = k.end - q.end;
        // An end that hides nothing is left out: the kernel without it is faster.
        let left = self.left.filter(|left| q.end - 1 - left > k.start);
        let right = self.right.filter(|right| q.start + right < k.end - 1);
        let keys = |count: i64| Some(u32::try_from(count.max(0)).unwrap_or(u32::MAX));
        let window = Window {
            left: left.and_then(|left| keys(left + shift)),
            right: right.and_then(|right| keys(right - shift)),
        };
        let mask = match window {
            Window {
                left: None,
                right: None,
            } => Mask::Full,
            Window {
                left: None,
                right: Some(0),
            } => Mask::Causal,
            window => Mask::Window(window),
        };
        Some(Meeting { q, k, mask })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a query of a call sees a key of it, as kernels have it.
    fn sees(meeting: &Meeting, query: i64, key: i64) -> bool {
        if !meeting.q.contains(&query) || !meeting.k.contains(&key) {
            return false;
        }
        let position = query - meeting.q.end + meeting.k.end;
        let window = match meeting.mask {
            Mask::Full => Window::default(),
            Mask::Causal => Window {
                left: None,
                right: Some(0),
            },
            Mask::Window(window) => window,
        };
        window
            .left
            .is_none_or(|left| key >= position - i64::from(left))
            && window
                .right
                .is_none_or(|right| key <= position + i64::from(right))
    }

    #[test]
    fn a_call_of_any_two_ranges_shows_what_the_band_does() {
        let ends = [None, Some(0), Some(1), Some(3), Some(30)];
        let ranges = [0..1, 0..7, 3..9, 5..6, 8..17, 16..17];
        for (left, right) in ends.iter().flat_map(|l| ends.iter().map(move |r| (*l, *r))) {
            let band = Band { left, right };
            for (q, k) in ranges
                .iter()
                .flat_map(|q| ranges.iter().map(move |k| (q, k)))
            {
                let meeting = band.meet(q, k);
                for (query, key) in q.clone().flat_map(|i| k.clone().map(move |j| (i, j))) {
                    let expected = left.is_none_or(|left| key >= query - left)
                        && right.is_none_or(|right| key <= query + right);
                    let found = meeting.as_ref().is_some_and(|it| sees(it, query, key));
                    assert_eq!(found, expected, "{band:?} {q:?} {k:?} {query} {key}");
                }
            }
        }
    }

    #[test]
    fn chunks_of_a_causal_sequence_are_causal_or_whole() {
        let causal = Band {
            left: None,
            right: Some(0),
        };
        let mask = |q: Span, k: Span| causal.meet(&q, &k).map(|it| it.mask);
        assert_eq!(mask(4..8, 4..8), Some(Mask::Causal));
        assert_eq!(mask(4..8, 0..8), Some(Mask::Causal));
        assert_eq!(mask(4..8, 0..4), Some(Mask::Full));
        assert_eq!(mask(4..8, 8..12), None);
    }
}
