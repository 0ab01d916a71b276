//! Merging attention over parts of the keys, in float64.

use crate::Attention;

/// Merges parts, whose outputs have `head_dim` elements a row, rows in the order of the outputs. `lse_of(row)` is the place of
/// the row's log-sum-exp.
///
/// # Panics
/// If a part does not have an output row for every log-sum-exp.
pub fn merge(parts: &[Attention], head_dim: usize, lse_of: impl Fn(usize) -> usize) -> Attention {
    let rows = parts.first().map_or(0, |part| part.lse.len());
    let mut merged = Attention {
        o: vec![0.0; rows * head_dim],
        lse: vec![f64::NEG_INFINITY; rows],
    };
    for row in 0..rows {
        let lses: Vec<f64> = parts.iter().map(|part| part.lse[lse_of(row)]).collect();
        let (weights, lse) = weights(&lses);
        merged.lse[lse_of(row)] = lse;
        let elements = row * head_dim..(row + 1) * head_dim;
        let out = &mut merged.o[elements.clone()];
        for (part, weight) in parts.iter().zip(weights) {
            // What a part without keys has in its output is nothing.
            for (out, o) in out.iter_mut().zip(&part.o[elements.clone()]) {
                *out += if weight == 0.0 { 0.0 } else { weight * o };
            }
        }
    }
    merged
}

/// The share of every part in a row, and the log-sum-exp over all.
fn weights(lses: &[f64]) -> (Vec<f64>, f64) {
    let max = lses.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let power = |lse: &f64| match *lse {
        f64::NEG_INFINITY => 0.0,
        // Also where both are infinite.
        lse if lse == max => 1.0,
        lse => (lse - max).exp(),
    };
    let powers: Vec<f64> = lses.iter().map(power).collect();
    let sum: f64 = powers.iter().sum();
    if sum == 0.0 {
        return (powers, f64::NEG_INFINITY);
    }
    let weights = powers.into_iter().map(|power| power / sum).collect();
    (weights, max + sum.ln())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one_row(lse: f64, o: &[f64]) -> Attention {
        Attention {
            o: o.to_vec(),
            lse: vec![lse],
        }
    }

    fn merged(parts: &[Attention]) -> Attention {
        merge(parts, parts[0].o.len(), |row| row)
    }

    #[test]
    fn equal_parts_are_averaged() {
        for lse in [-3.0, 0.0, 700.0, f64::INFINITY] {
            let merged = merged(&[one_row(lse, &[1.0, 4.0]), one_row(lse, &[3.0, -4.0])]);
            assert_eq!(merged.o, [2.0, 0.0]);
            assert!((merged.lse[0] - (lse + 2.0_f64.ln())).abs() < 1e-12 || lse.is_infinite());
        }
    }

    #[test]
    fn shares_are_those_of_the_sums() {
        let of = |sum: f64, o: f64| one_row(sum.ln(), &[o]);
        let merged = merged(&[of(1.0, 10.0), of(3.0, 2.0)]);
        assert!((merged.o[0] - 4.0).abs() < 1e-12);
        assert!((merged.lse[0] - 4.0_f64.ln()).abs() < 1e-12);
    }

    #[test]
    fn what_saw_no_key_counts_for_nothing() {
        let none = one_row(f64::NEG_INFINITY, &[f64::NAN]);
        let some = one_row(0.5, &[7.0]);
        assert_eq!(merged(&[none.clone(), some.clone()]), some);
        let nothing = merged(&[none.clone(), none]);
        assert_eq!(nothing, one_row(f64::NEG_INFINITY, &[0.0]));
    }
}
