//! Sums over the lanes of a warp.

use crate::build::Reg;
use crate::build::compare::ne;
use crate::build::control::select;

/// The sums of a number over the lanes up to each, and over all of them. All lanes have to ask.
///
/// Pairs of lanes exchange sums, then pairs of pairs: who comes later adds what comes before.
pub fn warp_sums(value: Reg<u32>, lane: Reg<u32>) -> WarpSums {
    let (mut through, mut all) = (value, value);
    for mask in [1, 2, 4, 8, 16] {
        let others = all.shuffle_xor(mask);
        through = through + select(ne(lane & mask, 0), others, 0);
        all = all + others;
    }
    // All lanes have the same, which the broadcast makes known.
    let all = all.broadcast(0);
    WarpSums { through, all }
}

/// The sum over `lanes` neighbouring lanes, a power of two, for each of them. All lanes have to ask.
pub fn sum_over(lanes: u32, value: Reg<f32>) -> Reg<f32> {
    let distances = (0..lanes.ilog2()).map(|bit| 1 << bit);
    distances.fold(value, |sum, distance| sum + sum.shuffle_xor(distance))
}

/// What [`warp_sums`] gives a lane.
#[derive(Clone, Copy, Debug)]
pub struct WarpSums {
    /// Over the lanes up to this one, its own number included.
    pub through: Reg<u32>,
    /// Over all lanes.
    pub all: Reg<u32>,
}
