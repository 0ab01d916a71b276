//! Floating-point operations of attention over sequences that may differ in length.

use fa::attention::{Problem, Shape, Window};

use super::lengths::Lengths;

/// Operations of the output, over the sequences' own lengths and what a window shows.
pub fn forward_flop(problem: &Problem<'_>, lengths: &Lengths) -> f64 {
    let Problem { shape, options, .. } = problem;
    let of_pair = Shape::square(1, 1, shape.heads, shape.head_dim);
    let of_sequences = (0..shape.batch).map(|batch| {
        let queries = lengths.queries(batch, shape.seq_q).len();
        let keys = lengths.keys(batch, shape.seq_k).len();
        let all = Window {
            left: None,
            right: None,
        };
        let window = match options.limits() {
            // Of fewer queries than keys, or more, a causal mask does not show half.
            None if options.causal && queries != keys => Some(all),
            limits => limits,
        };
        match window {
            None => of_pair.forward_flop(options.causal) * (queries * keys) as f64,
            Some(window) => {
                let seen = pairs_in_window(window, options.causal, queries, keys);
                of_pair.forward_flop(false) * seen
            }
        }
    });
    of_sequences.sum()
}

/// How many keys the queries of a sequence see through a window, all together.
fn pairs_in_window(window: Window, causal: bool, queries: usize, keys: usize) -> f64 {
    let right = if causal { Some(0) } else { window.right };
    let seen = (0..queries).map(|query| {
        // The last query is at the last key.
        let at = (query + keys) as i64 - queries as i64;
        let first = window.left.map_or(0, |left| at - i64::from(left));
        let end = right.map_or(i64::MAX, |right| at + i64::from(right) + 1);
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
            pairs_in_window(Window { left, right }, causal, queries, keys)
        };
        assert_eq!(pairs(None, None, false, 5, 7), 35.0);
        assert_eq!(pairs(None, Some(0), false, 4, 4), 10.0);
        assert_eq!(pairs(Some(9), Some(9), true, 4, 4), 10.0);
        assert_eq!(pairs(Some(1), Some(0), false, 4, 4), 7.0);
        assert_eq!(pairs(Some(1), Some(1), false, 3, 5), 8.0);
        // Queries before the first key.
        assert_eq!(pairs(Some(1), Some(0), false, 4, 2), 3.0);
    }
}
