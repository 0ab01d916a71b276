//! Outputs that come from several calls, each over some of the keys, and are merged by their log-sum-exps.
//!
//! The first call of some rows writes where the output goes. What comes later goes to memory beside it and is merged: into float32 sums
//! while there is more to come, with the last into the output. So rows of one call cost no merge, and those of two cost one.

use std::ops::Range;

use fa::attention::{AttentionElement, MergeElement, Options, Part};

use crate::calls::Call;
use crate::communicator::Pace;
use crate::error::Result;
use crate::job::Job;
use crate::rank::Rank;
use crate::scratch::DeviceTensor;
use crate::segments::{Run, Segments, State};

/// The output of a rank's queries, while it is put together.
pub(super) struct Partial<'r, 'j, 'a, T> {
    rank: &'r Rank,
    job: Job<'j, 'a>,
    q: DeviceTensor<T>,
    o: DeviceTensor<T>,
    lse: DeviceTensor<f32>,
    segments: Segments,
}

impl<'r, 'j, 'a, T: AttentionElement + MergeElement> Partial<'r, 'j, 'a, T> {
    /// For these calls, all that there will be.
    pub fn new<'c>(
        rank: &'r Rank,
        job: &Job<'j, 'a>,
        [q, o]: [DeviceTensor<T>; 2],
        lse: DeviceTensor<f32>,
        calls: impl Iterator<Item = &'c Call> + Clone,
    ) -> Self {
        let rows = q.extent.shape[1] as usize;
        Partial {
            rank,
            job: *job,
            q,
            o,
            lse,
            segments: Segments::new(rows, calls.map(Call::q)),
        }
    }

    /// Makes a call with these keys and values, and takes in what it gives.
    pub fn compute(&mut self, call: &Call, keys: [&DeviceTensor<T>; 2], pace: Pace) -> Result<()> {
        let rows = call.q();
        let [k, v] = keys.map(|it| it.slice(1, &call.k()));
        if self.segments.untouched(&rows) {
            self.segments.write(&rows);
            let (o, lse) = (self.o.slice(1, &rows), self.lse.slice(2, &rows));
            let options = self.rank.options_of(&self.job, call, true, &[])?;
            return self.launch(call, [&k, &v], (&o, &lse), (&options.get(), pace));
        }
        let [batch, _, heads, head_dim] = self.q.extent.shape;
        let seq = rows.len() as u64;
        let (device, scratch) = (self.rank.device(), self.rank.scratch());
        let o = scratch.take::<T>(device, "part.o", &[batch, seq, heads, head_dim])?;
        let lse = scratch.take::<f32>(device, "part.lse", &[batch, heads, seq])?;
        let options = self.rank.options_of(&self.job, call, false, &[])?;
        self.launch(call, [&k, &v], (&o, &lse), (&options.get(), pace))?;
        for run in self.segments.take_in(&rows, after) {
            self.merge(&run, &rows, &o, &lse)?;
        }
        Ok(())
    }

    /// Merges a part of what a call gave for `all` rows.
    fn merge(
        &self,
        run: &Run,
        all: &Range<usize>,
        o: &DeviceTensor<T>,
        lse: &DeviceTensor<f32>,
    ) -> Result<()> {
        let here = run.rows.start - all.start..run.rows.end - all.start;
        let part = Part {
            o: o.slice(1, &here).view(),
            lse: lse.slice(2, &here).view(),
        };
        let target = self.o.slice(1, &run.rows);
        let lse = self.lse.slice(2, &run.rows);
        let of_target = Part {
            o: target.view(),
            lse: lse.view(),
        };
        match (run.state, run.last) {
            (State::Untouched, _) => {
                let others = self.others(&run.rows)?;
                self.rank.merge(part, others, &target, &lse)?;
            }
            (State::Target, true) => {
                self.rank.merge(of_target, part, &target, &lse)?;
            }
            (State::Target, false) => {
                let sums = self.sums(&run.rows)?;
                self.rank.merge(of_target, part, &sums, &lse)?;
            }
            (State::Sums, last) => {
                let sums = self.sums(&run.rows)?;
                let of_sums = Part {
                    o: sums.view(),
                    lse: lse.view(),
                };
                match last {
                    true => self.rank.merge(of_sums, part, &target, &lse)?,
                    false => self.rank.merge(of_sums, part, &sums, &lse)?,
                }
            }
        }
        Ok(())
    }

    /// Fills in the rows that saw no key.
    pub fn finish(self) -> Result<()> {
        for rows in self.segments.rest() {
            let others = self.others(rows)?;
            let shape = others.o.extent.shape;
            let device = self.rank.device();
            let nothing = self.rank.scratch().nothing::<T>(device, shape)?;
            let (o, lse) = (self.o.slice(1, rows), self.lse.slice(2, rows));
            self.rank.merge(nothing, others, &o, &lse)?;
        }
        Ok(())
    }

    /// What joins the sums of rows beside their keys, for those whose first call did not see to it.
    fn others(&self, rows: &Range<usize>) -> Result<Part<'static, T>> {
        let shape = self.q.slice(1, rows).extent.shape;
        let (device, scratch) = (self.rank.device(), self.rank.scratch());
        match &self.job.options.sinks {
            Some(sinks) => scratch.sinks(device, shape, sinks),
            None => scratch.nothing(device, shape),
        }
    }

    /// Sums of some rows.
    fn sums(&self, rows: &Range<usize>) -> Result<DeviceTensor<f32>> {
        let scratch = self.rank.scratch();
        let all = scratch.take::<f32>(self.rank.device(), "sums.o", &self.q.extent.shape)?;
        Ok(all.slice(1, rows))
    }

    /// Launches attention.
    fn launch(
        &self,
        call: &Call,
        [k, v]: [&DeviceTensor<T>; 2],
        (o, lse): (&DeviceTensor<T>, &DeviceTensor<f32>),
        (options, pace): (&Options<'_>, Pace),
    ) -> Result<()> {
        let q = self.q.slice(1, &call.q());
        self.rank.attention_of([&q, k, v], o, lse, options, pace)
    }
}

/// Where a result is when a call was merged that was the last one or not.
fn after(before: State, last: bool) -> State {
    match last || before == State::Untouched {
        true => State::Target,
        false => State::Sums,
    }
}
