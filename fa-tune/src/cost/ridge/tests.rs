use proptest::prelude::*;

use super::{Ridge, Row};

#[test]
fn one_variable_is_as_by_hand() {
    let rows = [([-1.0], -3.0), ([1.0], 3.0)];
    let ridge = Ridge::new(&rows, 1.0).unwrap();
    // Σxy / (Σx² + 1) = 6 / 3.
    assert!((ridge.weights[0] - 2.0).abs() < 1e-12);
    assert!((ridge.at(&[0.5]) - 1.0).abs() < 1e-12);
}

#[test]
fn variables_that_are_equal_need_a_penalty() {
    let rows = [([1.0, 1.0], 2.0), ([-1.0, -1.0], -2.0)];
    assert_eq!(Ridge::new(&rows, 0.0), None);
    let ridge = Ridge::new(&rows, 1e-6).unwrap();
    assert!((ridge.weights[0] - ridge.weights[1]).abs() < 1e-5);
    assert!((ridge.at(&[1.0, 1.0]) - 2.0).abs() < 1e-5);
}

proptest! {
    #[test]
    fn error_is_that_of_leaving_each_row_out(
        rows in prop::collection::vec((prop::array::uniform3(-2.0..2.0_f64), -5.0..5.0_f64), 4..12),
        penalty in 0.01..3.0_f64,
    ) {
        let left_out = |i: usize| {
            let others: Vec<Row<3>> = rows.iter().enumerate()
                .filter(|(j, _)| *j != i)
                .map(|(_, row)| *row)
                .collect();
            let (x, y) = rows[i];
            (y - Ridge::new(&others, penalty).unwrap().at(&x)).powi(2)
        };
        let mean = (0..rows.len()).map(left_out).sum::<f64>() / rows.len() as f64;
        let error = Ridge::new(&rows, penalty).unwrap().error;
        prop_assert!((error - mean).abs() <= 1e-8 * (1.0 + mean), "{error} {mean}");
    }
}
