//! A few tiles of a convolution block, which are counted in place of all.

use anyhow::{Context, Result};
use fa::attention::Chip;
use fa::conv::{ConvKernel, ConvProblem};
use fa::dsl::config::Value;
use fa::dsl::interp::Report;
use fa::dsl::target::Target;
use fa_tune::cost::Launch;

use super::Sample;
use crate::commands::conv::{ConvShape, HostConv};
use crate::commands::counting::count_conv;
use crate::commands::spec::Spec;
use crate::commands::tune::subject::ConvSubject;

/// Columns of a tile: rows follow from its pixels.
const TILE_COLS: u32 = 8;

/// Images of the sample at most: what a CTA does of the second shows what it does besides beginning and ending.
const SAMPLES: u32 = 2;

/// A group of tiles of each of two images.
pub struct Tiles<'a> {
    pub subject: &'a ConvSubject,
}

/// Which tiles a configuration computes.
struct Group {
    rows: u32,
    /// Tiles that are computed at a time.
    tiles: u32,
}

impl Tiles<'_> {
    fn tunable(&self, kernel: &ConvKernel, name: &str) -> Option<u32> {
        let at = kernel
            .entry()
            .tunables
            .iter()
            .position(|it| it.name == name)?;
        match kernel.values().get(at)? {
            Value::U32(value) => Some(*value),
            Value::Bool(_) => None,
        }
    }

    fn group(&self, kernel: &ConvKernel) -> Result<Group> {
        let pixels = self
            .tunable(kernel, "PIXELS")
            .context("its tiles have no PIXELS")?;
        // Warpgroups that take turns have a tile each.
        let tiles = ["TILES", "WARPGROUPS"].into_iter();
        let tiles = tiles.filter_map(|name| self.tunable(kernel, name)).next();
        Ok(Group {
            rows: (pixels / TILE_COLS).max(1),
            tiles: tiles.unwrap_or(1).max(1),
        })
    }
}

impl Group {
    /// Images of one group of tiles, one above the other, of which there are not more than a CTA has groups: for more there may be no room.
    fn sample(&self, problem: &ConvProblem, cta_groups: u64) -> ConvProblem {
        let most = if cta_groups > 1 { SAMPLES } else { 1 };
        ConvProblem {
            samples: problem.samples.min(most),
            height: problem.height.min(self.rows * self.tiles),
            width: problem.width.min(TILE_COLS),
            ..*problem
        }
    }

    /// Groups of tiles of a problem.
    fn count(&self, problem: &ConvProblem) -> u64 {
        let down = u64::from(problem.height.div_ceil(self.rows));
        let tiles = down * u64::from(problem.width.div_ceil(TILE_COLS));
        tiles.div_ceil(self.tiles.into()) * u64::from(problem.samples)
    }
}

impl Sample for Tiles<'_> {
    fn spec(&self, values: &[Value]) -> Option<Spec> {
        self.subject.kernel(values).map(Spec::from)
    }

    fn count(&self, values: &[Value], chip: Chip) -> Result<(Report, Launch)> {
        let problem = &self.subject.problem;
        let kernel = self
            .subject
            .kernel(values)
            .context("it does not convolve")?;
        let steps = kernel.steps(problem, &problem.unallocated(), chip.multiprocessors)?;
        let name = kernel.entry().name;
        let mut launches = steps.launches.iter();
        let own = launches.find(|it| it.entry.name == name);
        let grid = own.map_or([0; 3], |it| it.launch.grid());
        let group = self.group(&kernel)?;
        // CTAs compute as many groups as the one with the most.
        let across = u64::from(grid[0].max(1));
        let cta_groups = group.count(problem).div_ceil(across);
        let sample = group.sample(problem, cta_groups);
        // One CTA, or one for each block of channels, computes all of the sample.
        let alone = Chip {
            multiprocessors: grid[1].max(1),
            ..chip
        };
        let of_sample = kernel.for_problem(&sample, &Target::new(chip.arch), alone.multiprocessors);
        let of_sample = of_sample.context("it does not take a few tiles")?;
        let tensors = HostConv::random(ConvShape::of(&sample), 0);
        let report = count_conv(&tensors, &of_sample, alone).context("on the interpreter")?;
        let repeats = (cta_groups * across) as f64 / group.count(&sample) as f64;
        let launch = Launch {
            repeats,
            grid_ctas: grid.iter().map(|size| u64::from(*size)).product(),
            flop: sample.flop() * repeats,
            bytes: problem.bytes(),
        };
        Ok((report, launch))
    }
}
