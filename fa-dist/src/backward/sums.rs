//! Gradients that come from several calls, and are added up in float32 in the order of the calls.

use std::ops::Range;

use fa::attention::AttentionElement;

use crate::add_rows::{Rows, launch};
use crate::error::Result;
use crate::rank::Rank;
use crate::scratch::DeviceTensor;
use crate::segments::{Segments, State};

/// A gradient, while it is put together. Rows that one call computes are written by it.
pub(super) struct Sums<'r, T> {
    rank: &'r Rank,
    target: DeviceTensor<T>,
    segments: Segments,
    /// Memory for the sums, and for what a call gives.
    purposes: [&'static str; 2],
}

impl<'r, T: AttentionElement> Sums<'r, T> {
    /// For calls that give these rows, all that there will be.
    pub fn new(
        rank: &'r Rank,
        target: DeviceTensor<T>,
        calls: impl Iterator<Item = Range<usize>> + Clone,
        purposes: [&'static str; 2],
    ) -> Self {
        Sums {
            rank,
            target,
            segments: Segments::new(target.extent.shape[1] as usize, calls),
            purposes,
        }
    }

    /// Where a call writes these rows: [`Sums::take_in`] has to be told of it next.
    pub fn place(&self, rows: &Range<usize>) -> Result<DeviceTensor<T>> {
        if self.segments.once(rows) {
            return Ok(self.target.slice(1, rows));
        }
        let [batch, _, heads, head_dim] = self.target.extent.shape;
        let shape = [batch, rows.len() as u64, heads, head_dim];
        let [_, part] = self.purposes;
        self.rank.scratch().take(self.rank.device(), part, &shape)
    }

    /// Adds what was written to `part`, for these rows.
    pub fn take_in(&mut self, rows: &Range<usize>, part: &DeviceTensor<T>) -> Result<()> {
        if self.segments.once(rows) && part.extent == self.target.slice(1, rows).extent {
            self.segments.write(rows);
            return Ok(());
        }
        let [sums, _] = self.purposes;
        let device = self.rank.device();
        let after = |_, last| if last { State::Target } else { State::Sums };
        for run in self.segments.take_in(rows, after) {
            let here = run.rows.start - rows.start..run.rows.end - rows.start;
            let part = part.slice(1, &here);
            let target = Rows::Own(self.target.slice(1, &run.rows));
            let sums = match (run.state, run.last) {
                (State::Untouched, true) => {
                    launch(self.rank, Rows::Own(part), None, target)?;
                    continue;
                }
                _ => {
                    let all =
                        self.rank
                            .scratch()
                            .take::<f32>(device, sums, &self.target.extent.shape)?;
                    Rows::Wide(all.slice(1, &run.rows))
                }
            };
            let to = if run.last { target } else { sums };
            match run.state {
                State::Untouched => launch(self.rank, Rows::Own(part), None, to)?,
                _ => launch(self.rank, sums, Some(&part), to)?,
            }
        }
        Ok(())
    }

    /// Fills in the rows that have no gradient.
    pub fn finish(self) -> Result<()> {
        for rows in self.segments.rest() {
            let target = self.target.slice(1, rows);
            let device = self.rank.device();
            let zeros = self
                .rank
                .scratch()
                .zeros::<T>(device, target.extent.shape)?;
            launch(self.rank, Rows::Own(zeros), None, Rows::Own(target))?;
        }
        Ok(())
    }
}
