//! Heads of tensors as matrices, and their products, which a library computes: many times as fast as sums in order.

use ndarray::linalg::general_mat_mul;
use ndarray::{ArrayView2, ArrayView4, ArrayViewMut2, s};

use crate::Shape;

/// A query head of a tensor (batch, seq_q, heads, head_dim): (seq_q, head_dim).
pub(crate) fn query_head<'a>(
    values: &'a [f64],
    [batch, head]: [usize; 2],
    shape: &Shape,
) -> ArrayView2<'a, f64> {
    let sizes = (shape.batch, shape.seq_q, shape.heads, shape.head_dim);
    of_head(values, sizes, [batch, head])
}

/// The KV head that a query head shares, of a tensor (batch, seq_k, KV heads, head_dim): (seq_k, head_dim).
pub(crate) fn kv_head<'a>(
    values: &'a [f64],
    [batch, head]: [usize; 2],
    shape: &Shape,
) -> ArrayView2<'a, f64> {
    let sizes = (shape.batch, shape.seq_k, shape.kv_heads, shape.head_dim);
    of_head(values, sizes, [batch, head / shape.group()])
}

fn of_head(
    values: &[f64],
    sizes: (usize, usize, usize, usize),
    [batch, head]: [usize; 2],
) -> ArrayView2<'_, f64> {
    let tensor = ArrayView4::from_shape(sizes, values).expect("it fits the shape");
    tensor.slice_move(s![batch, .., head, ..])
}

/// `to` += `factors` · `rows`. A row whose factor is 0 does not count, whatever it holds: keys that a query does not see may be no numbers.
pub(crate) fn add_product(
    mut to: ArrayViewMut2<'_, f64>,
    factors: ArrayView2<'_, f64>,
    rows: ArrayView2<'_, f64>,
) {
    if rows.iter().all(|it| it.is_finite()) {
        return general_mat_mul(1.0, &factors, &rows, 1.0, &mut to);
    }
    for (mut to, factors) in to.outer_iter_mut().zip(factors.outer_iter()) {
        for (factor, row) in factors.iter().zip(rows.outer_iter()) {
            if *factor != 0.0 {
                to.scaled_add(*factor, &row);
            }
        }
    }
}

/// The rows of a matrix in a range.
pub(crate) fn rows<'a>(
    matrix: &ArrayView2<'a, f64>,
    range: std::ops::Range<usize>,
) -> ArrayView2<'a, f64> {
    matrix.slice_move(s![range, ..])
}
