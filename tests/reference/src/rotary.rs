//! Rotary position embedding, in float64.

use fa_kernels::cache::RotaryPairs;

/// Rotates the first elements of a head, two for each angle, of which these are the cosines and sines.
///
/// # Panics
/// If there are more angles than pairs.
pub fn rotate(head: &mut [f64], cos: &[f64], sin: &[f64], pairs: RotaryPairs) {
    let half = cos.len();
    for (j, (cos, sin)) in std::iter::zip(cos, sin).enumerate() {
        let [first, second] = match pairs {
            RotaryPairs::Interleaved => [2 * j, 2 * j + 1],
            RotaryPairs::Halves => [j, half + j],
        };
        let (x, y) = (head[first], head[second]);
        head[first] = x * cos - y * sin;
        head[second] = x * sin + y * cos;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A quarter turn of the first pair, none of the second; the last element is in no pair.
    #[test]
    fn pairs_turn_by_their_angles() {
        let (cos, sin) = ([0.0, 1.0], [1.0, 0.0]);
        let turned = |pairs| {
            let mut head = [1.0, 2.0, 3.0, 4.0, 5.0];
            rotate(&mut head, &cos, &sin, pairs);
            head
        };
        assert_eq!(turned(RotaryPairs::Interleaved), [-2.0, 1.0, 3.0, 4.0, 5.0]);
        assert_eq!(turned(RotaryPairs::Halves), [-3.0, 2.0, 1.0, 4.0, 5.0]);
    }

    /// A query and a key that are turned by their positions have a product that depends on the distance alone.
    #[test]
    fn products_depend_on_the_distance() {
        let angles = [0.3_f64, 0.01];
        let at = |position: f64, pairs| {
            let [cos, sin] =
                [f64::cos, f64::sin].map(|of| angles.map(|angle| of(angle * position)));
            let mut head = [0.5, -1.0, 2.0, 0.25];
            rotate(&mut head, &cos, &sin, pairs);
            head
        };
        for pairs in [RotaryPairs::Interleaved, RotaryPairs::Halves] {
            let product = |q, k| -> f64 {
                std::iter::zip(at(q, pairs), at(k, pairs))
                    .map(|(a, b)| a * b)
                    .sum()
            };
            assert!((product(7.0, 3.0) - product(104.0, 100.0)).abs() < 1e-12);
        }
    }
}
