//! Biases: numbers of a table that are added to scores.

use fa_dsl::build::tensor::Float;
use fa_dsl::prelude::*;
use fa_kernels::attention::{At, ScoreFunction};

use super::made;

/// score + bias\[batch, head, query, key\]: (batch or 1, heads or 1, seq_q or 1, seq_k or 1), a dimension of size 1 for all.
///
/// Its sizes have to be those of the problem, which nothing looks at here. −∞ hides keys, as numbers below [`LEAST_SCORE`](crate::attention::LEAST_SCORE) do.
pub fn additive_bias<T: Float>() -> ScoreFunction<Tensor<T>> {
    made(ScoreFunction::new(|score, at: At, bias: Tensor<T>| {
        let row = bias.at(&[at.batch, at.head, at.query]);
        score + row.offset_bytes(at.key, bias.stride_bytes(3)).load_f32(0)
    }))
}

/// score + table\[head, distance\]: (heads or 1, 2·radius + 1), in the middle of which is the distance 0. Distances past the radius
/// have the table's first and last number (as Shaw et al., 2018, clip them). The query's position counts, so that the last query is at the last key.
pub fn relative_bias<T: Float>() -> ScoreFunction<(Tensor<T>, Reg<u32>)> {
    made(ScoreFunction::new(relative::<T>))
}

#[device]
fn relative<T: Float>(score: Reg<f32>, at: At, (table, radius): (Tensor<T>, Reg<u32>)) -> Reg<f32> {
    // Of a query all but the key is known before.
    let radius = radius.to_i32();
    let first = at.position() + radius;
    let place = (first - at.key.to_i32()).max(0).min(radius * 2);
    let of_head = table.at(&[at.head]);
    score
        + of_head
            .offset_bytes(place.to_u32(), table.stride_bytes(1))
            .load_f32(0)
}

/// score + table\[bucket, head\]: (buckets, heads), T5's relative position bias (Raffel et al., 2020). Of the buckets of one
/// direction, half have one distance each, the others reach up to `max_distance` in equal steps of its logarithm. Where
/// `both_directions`, keys after the query have the second half of all buckets; else they have the first bucket.
///
/// Every score is compared with the bounds of the second kind of buckets: where that is too slow, [`relative_bias`] takes the
/// same numbers as a table by distance.
pub fn t5_bias<T: Float>(
    buckets: u32,
    max_distance: u32,
    both_directions: bool,
) -> ScoreFunction<Tensor<T>> {
    let of_direction = if both_directions {
        buckets / 2
    } else {
        buckets
    };
    let bounds = t5_bounds(of_direction, max_distance);
    made(ScoreFunction::new(
        move |score, at: At, table: Tensor<T>| {
            let distance = at.distance();
            let (first, length) = match both_directions {
                true => {
                    let after = select(distance.lt(0), of_direction, 0_u32);
                    (after, distance.abs().to_u32())
                }
                false => (0.into(), distance.max(0).to_u32()),
            };
            let exact = of_direction / 2;
            let far = bucket(length, &bounds, exact);
            let bucket = first + select(length.lt(exact), length, far);
            score + table.at(&[bucket, at.head]).load_f32(0)
        },
    ))
}

/// `first`, and one more for each of the `bounds`, which rise, that a length has reached: a tree of selections, a comparison and
/// an instruction for each.
fn bucket(length: Reg<u32>, bounds: &[u32], first: u32) -> Reg<u32> {
    let middle = bounds.len() / 2;
    match bounds.get(middle) {
        Some(bound) => select(
            length.ge(*bound),
            bucket(length, &bounds[middle + 1..], first + middle as u32 + 1),
            bucket(length, &bounds[..middle], first),
        ),
        None => first.into(),
    }
}

/// The least distances of the buckets after the first of those that have several distances.
fn t5_bounds(buckets: u32, max_distance: u32) -> Vec<u32> {
    let exact = buckets / 2;
    let ratio = f64::from(max_distance) / f64::from(exact.max(1));
    let steps = f64::from(buckets - exact);
    let bound = |step: u32| {
        let bound = f64::from(exact) * ratio.powf(f64::from(step) / steps);
        // A bound that is a whole number is one, whatever its rounding.
        (bound - 1e-9 * bound).ceil() as u32
    };
    (1..buckets - exact).map(bound).collect()
}

/// score + table\[head, place\]: (heads, (2·height − 1)·(2·width − 1)), Swin's relative position bias (Liu et al., 2021) for
/// windows of `height` × `width` tokens, row by row. The place of a query and a key is (rows between them + height − 1)·(2·width −
/// 1) + columns between them + width − 1.
pub fn swin_bias<T: Float>(height: u32, width: u32) -> ScoreFunction<Tensor<T>> {
    made(ScoreFunction::new(
        move |score, at: At, table: Tensor<T>| {
            let row = at.query / width + height.saturating_sub(1) - at.key / width;
            let column = at.query % width + width.saturating_sub(1) - at.key % width;
            let place = row * (2 * width).saturating_sub(1) + column;
            score + table.at(&[at.head, place]).load_f32(0)
        },
    ))
}
