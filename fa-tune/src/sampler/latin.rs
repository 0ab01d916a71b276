//! Latin hypercube sampling among the valid configurations.

use std::collections::HashSet;

use rand::seq::SliceRandom;

use super::{Stream, generator};
use crate::space::Space;

/// Sweeps of exchanges at most; the designs of all kernels' spaces settle in fewer.
const SWEEPS: usize = 8;

/// `count` distinct candidates, or all if there are fewer, that cover each level of each dimension as
/// evenly as the gates allow, and are far from each other.
///
/// A Latin hypercube (McKay, Beckman and Conover, Technometrics 21(2), 1979) for dimensions of few
/// levels: each level is given to count / levels points, and each dimension is shuffled. The points are
/// moved to the nearest valid candidates, which upsets the counts; exchanges of single points for
/// other candidates restore them, and then spread the points by φ₂ of Morris and Mitchell (Journal of
/// Statistical Planning and Inference 43, 1995), the sum of the inverse squares of distances.
pub fn latin_hypercube(space: &Space, seed: u64, count: usize) -> Vec<usize> {
    let count = count.min(space.len());
    let mut design = Design::new(space, strata(space, seed, count));
    for _ in 0..SWEEPS {
        let exchanged = (0..count).filter(|point| design.improve(*point)).count();
        if exchanged == 0 {
            break;
        }
    }
    design.points
}

/// The shuffled strata of every dimension, each point moved to the nearest candidate that is free.
fn strata(space: &Space, seed: u64, count: usize) -> Vec<usize> {
    let mut rng = generator(seed, Stream::Latin);
    let columns: Vec<Vec<usize>> = space
        .dimensions()
        .iter()
        .map(|dimension| {
            let levels = dimension.levels.len();
            // Which levels get one more, where count is no multiple, is by chance too.
            let mut order: Vec<usize> = (0..levels).collect();
            order.shuffle(&mut rng);
            let mut column: Vec<usize> = (0..count).map(|i| order[i % levels]).collect();
            column.shuffle(&mut rng);
            column
        })
        .collect();
    let mut taken = HashSet::new();
    (0..count)
        .filter_map(|point| {
            let levels: Vec<usize> = columns.iter().map(|column| column[point]).collect();
            let candidate = space.nearest(&levels, &taken)?;
            taken.insert(candidate);
            Some(candidate)
        })
        .collect()
}

/// Points, and how often each level occurs among them.
struct Design<'a> {
    space: &'a Space,
    points: Vec<usize>,
    counts: Vec<Vec<usize>>,
}

impl<'a> Design<'a> {
    fn new(space: &'a Space, points: Vec<usize>) -> Design<'a> {
        let dimensions = space.dimensions().iter();
        let mut design = Design {
            space,
            counts: dimensions.map(|it| vec![0; it.levels.len()]).collect(),
            points,
        };
        for point in design.points.clone() {
            design.count(point, |count| *count += 1);
        }
        design
    }

    /// Exchanges a point for the candidate that makes the levels' counts most even, and among those for
    /// the one farthest from the other points. Whether that was better than leaving it.
    fn improve(&mut self, point: usize) -> bool {
        let old = self.points[point];
        self.count(old, |count| *count -= 1);
        let taken: HashSet<usize> = self.points.iter().copied().collect();
        let mut best = (self.crowding(old), self.closeness(point, old), old);
        for candidate in (0..self.space.len()).filter(|c| !taken.contains(c)) {
            let crowding = self.crowding(candidate);
            if crowding > best.0 {
                continue;
            }
            let closeness = self.closeness(point, candidate);
            if crowding < best.0 || closeness < best.1 - 1e-9 {
                best = (crowding, closeness, candidate);
            }
        }
        self.points[point] = best.2;
        self.count(best.2, |count| *count += 1);
        best.2 != old
    }

    fn count(&mut self, candidate: usize, change: impl Fn(&mut usize)) {
        let levels = self.space.levels(candidate);
        for (counts, level) in self.counts.iter_mut().zip(levels) {
            change(&mut counts[*level]);
        }
    }

    /// How much adding `candidate` would raise Σ (count − count / levels)² over all levels, up to what
    /// does not depend on it: the occurrences of its levels. A dimension of n levels is weighed by n,
    /// so that one occurrence too many is as bad everywhere, relative to how many there should be.
    fn crowding(&self, candidate: usize) -> usize {
        self.counts
            .iter()
            .zip(self.space.levels(candidate))
            .map(|(counts, level)| counts[*level] * counts.len())
            .sum()
    }

    /// φ₂ of `candidate` in the place of a point: Σ distance⁻² to the other points.
    fn closeness(&self, point: usize, candidate: usize) -> f64 {
        let levels = self.space.levels(candidate);
        self.points
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != point)
            .map(|(_, other)| self.space.steps(self.space.levels(*other), levels).max(1))
            .map(|steps| (steps as f64).powi(-2))
            .sum()
    }
}
