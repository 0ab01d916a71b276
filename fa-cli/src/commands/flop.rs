//! Floating-point operations of attention over sequences that may differ in length.

use std::ops::Range;

use fa::attention::{Problem, Shape, Window};

use super::lengths::{Lengths, Ranges};

/// Operations of the output, over the sequences' own lengths and what a window and ranges show.
pub fn forward_flop(problem: &Problem<'_>, lengths: &Lengths) -> f64 {
    let Problem { shape, options, .. } = problem;
    let of_pair = Shape::square(1, 1, shape.heads, shape.head_dim);
    let ranges = lengths.ranges.as_ref().map(Ranges::of_each);
    let of_sequences = (0..shape.batch).map(|batch| {
        let queries = lengths.queries(batch, shape.seq_q).len();
        let keys = lengths.keys(batch, shape.seq_k).len();
        let all = Window {
            left: None,
            right: None,
        };
        let ranges = ranges.as_ref().map_or(&[][..], |ranges| &ranges[batch]);
        let window = match options.limits() {
            // Of fewer queries than keys, or more, a causal mask does not show half, and ranges show more.
            None if options.causal && (queries != keys || !ranges.is_empty()) => Some(all),
            limits => limits,
        };
        match window {
            None => of_pair.forward_flop(options.causal) * (queries * keys) as f64,
            Some(window) => {
                let seen = pairs_in_window(window, options.causal, queries, keys, ranges);
                of_pair.forward_flop(false) * seen
            }
        }
    });
    of_sequences.sum()
}

/// How many keys the queries of a sequence see through a window, all together; those in a range see all of it.
fn pairs_in_window(
    window: Window,
    causal: bool,
    queries: usize,
    keys: usize,
    ranges: &[Range<usize>],
) -> f64 {
    let right = if causal { Some(0) } else { window.right };
    // Ranges end with the keys, as they do in kernels.
    let ranges = ranges
        .iter()
        .map(|it| it.start as i64..it.end.min(keys) as i64);
    let ranges: Vec<Range<i64>> = ranges.collect();
    let seen = (0..queries).map(|query| {
        // The last query is at the last key.
        let at = (query + keys) as i64 - queries as i64;
        let mut first = window.left.map_or(0, |left| at - i64::from(left));
        let mut end = right.map_or(i64::MAX, |right| at + i64::from(right) + 1);
        for range in ranges.iter().filter(|it| it.contains(&at)) {
            (first, end) = (first.min(range.start), end.max(range.end));
        }
        (end.min(keys as i64) - first.max(0)).max(0) as f64
    });
    seen.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_in_windows_are_counted() {
        let pairs = |left, right, causal, queries, keys| {
            pairs_in_window(Window { left, right }, causal, queries, keys, &[])
        };
        assert_eq!(pairs(None, None, false, 5, 7), 35.0);
        assert_eq!(pairs(None, Some(0), false, 4, 4), 10.0);
        assert_eq!(pairs(Some(9), Some(9), true, 4, 4), 10.0);
        assert_eq!(pairs(Some(1), Some(0), false, 4, 4), 7.0);
        assert_eq!(pairs(Some(1), Some(1), false, 3, 5), 8.0);
        // Queries before the first key.
        assert_eq!(pairs(Some(1), Some(0), false, 4, 2), 3.0);
    }

    #[test]
    fn keys_in_ranges_are_counted() {
        let pairs = |left, queries, keys, range: Range<usize>| {
            let window = Window { left, right: None };
            // Those that end before they begin are none.
            let backwards = Range { start: 5, end: 2 };
            pairs_in_window(window, true, queries, keys, &[backwards, range])
        };
        // Keys 1 to 3 see each other: the first of them two more, the second one.
        assert_eq!(pairs(None, 5, 5, 1..4), 15.0 + 3.0);
        // The last two of five positions have queries, and one of them is in the range, which ends with the keys.
        assert_eq!(pairs(Some(0), 2, 5, 3..9), 4.0);
        assert_eq!(pairs(None, 2, 5, 0..4), 9.0);
        assert_eq!(pairs(None, 5, 5, 4..4), 15.0);
    }
}
