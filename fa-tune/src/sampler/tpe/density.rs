//! How likely the levels of candidates are, estimated from some of them.

use tpe::density_estimation::{BuildDensityEstimator, DensityEstimator};

use super::Observation;
use crate::space::{Dimension, Space};

/// Levels from which a dimension of numbers is smoothed, so that a level that was never tried is as
/// likely as its neighbours; with fewer, a histogram tells more.
const SMOOTH_FROM: usize = 4;

/// The logarithm of the density of each level of each dimension.
pub(super) struct Densities(Vec<Vec<f64>>);

impl Densities {
    /// The densities of the observed candidates' levels, the prior included: without observations all
    /// levels are about as likely.
    pub(super) fn new(space: &Space, observations: &[Observation]) -> Densities {
        let densities = space.dimensions().iter().enumerate().map(|(d, dimension)| {
            let levels = observations
                .iter()
                .map(|observation| space.levels(observation.candidate)[d]);
            estimate(dimension, levels)
        });
        Densities(densities.collect())
    }

    /// The logarithm of a candidate's density, the dimensions taken as independent.
    pub(super) fn log(&self, space: &Space, candidate: usize) -> f64 {
        self.0
            .iter()
            .zip(space.levels(candidate))
            .map(|(density, level)| density[*level])
            .sum()
    }
}

fn estimate(dimension: &Dimension, levels: impl Iterator<Item = usize>) -> Vec<f64> {
    let count = dimension.levels.len();
    // A level is an interval of length 1, and stands for its middle.
    let middle = |level: usize| level as f64 + 0.5;
    let Ok(range) = tpe::categorical_range(count) else {
        return vec![0.0; count];
    };
    let builder = if dimension.is_ordinal() && count >= SMOOTH_FROM {
        tpe::parzen_estimator()
    } else {
        tpe::histogram_estimator()
    };
    let observed: Vec<f64> = levels.map(middle).collect();
    let estimator = match builder.build_density_estimator(observed.into_iter(), range) {
        Ok(estimator) => estimator,
        Err(never) => match never {},
    };
    (0..count)
        .map(|level| estimator.log_pdf(middle(level)))
        .collect()
}
