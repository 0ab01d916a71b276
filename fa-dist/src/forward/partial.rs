//! Outputs that come from several calls, each over some of the keys, and are merged by their log-sum-exps.
//!
//! A rank's rows of queries are cut into segments at the ends of all calls, so that a segment is computed as a whole by each call. Its
//! first call writes where the output goes. What comes later goes to memory beside it and is merged: into float32 sums while there is
//! more to come, with the last into the output. So a segment of one call costs no merge, and one of two costs one.

use std::ops::Range;

use fa::attention::{AttentionElement, MergeElement, Options, Part, merge_into};

use crate::calls::Call;
use crate::error::Result;
use crate::rank::Rank;
use crate::scratch::Tensor;

/// Where a segment's result is so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// No call has computed it.
    Untouched,
    /// In the output.
    Output,
    /// In the sums.
    Sums,
}

/// Rows that every call computes as a whole or not at all.
#[derive(Clone, Debug)]
struct Segment {
    rows: Range<usize>,
    /// Calls that will still compute it.
    left: usize,
    state: State,
}

/// The output of a rank's queries, while it is put together.
pub(super) struct Partial<'r, 'a, T> {
    rank: &'r Rank,
    q: Tensor<T>,
    o: Tensor<T>,
    lse: Tensor<f32>,
    options: Options<'a>,
    segments: Vec<Segment>,
}

impl<'r, 'a, T: AttentionElement + MergeElement> Partial<'r, 'a, T> {
    /// For these calls, all that there will be.
    pub fn new<'c>(
        rank: &'r Rank,
        q: Tensor<T>,
        o: Tensor<T>,
        lse: Tensor<f32>,
        options: &Options<'a>,
        calls: impl Iterator<Item = &'c Call> + Clone,
    ) -> Self {
        let rows = q.extent.shape[1] as usize;
        let mut ends: Vec<usize> = calls
            .clone()
            .flat_map(|call| [call.q().start, call.q().end])
            .chain([0, rows])
            .collect();
        ends.sort_unstable();
        ends.dedup();
        let segment = |ends: &[usize]| {
            let rows = ends[0]..ends[1];
            let computes = |call: &&Call| call.q().start <= rows.start && rows.end <= call.q().end;
            Segment {
                left: calls.clone().filter(computes).count(),
                rows,
                state: State::Untouched,
            }
        };
        Partial {
            rank,
            q,
            o,
            lse,
            options: *options,
            segments: ends.windows(2).map(segment).collect(),
        }
    }

    /// Makes a call with these keys and values, and takes in what it gives.
    pub fn compute(&mut self, call: &Call, k: &Tensor<T>, v: &Tensor<T>) -> Result<()> {
        let rows = call.q();
        let first = self
            .segments
            .iter()
            .all(|it| !within(&it.rows, &rows) || it.state == State::Untouched);
        let [k, v] = [k, v].map(|it| it.slice(1, &call.k()));
        if first {
            let (o, lse) = (self.o.slice(1, &rows), self.lse.slice(2, &rows));
            self.launch(call, [&k, &v], (&o, &lse), self.options.sinks.is_some())?;
            for segment in self.within(&rows) {
                segment.left -= 1;
                segment.state = State::Output;
            }
            return Ok(());
        }
        let [batch, _, heads, head_dim] = self.q.extent.shape;
        let seq = rows.len() as u64;
        let (device, scratch) = (self.rank.device(), self.rank.scratch());
        let o = scratch.take::<T>(device, "part.o", &[batch, seq, heads, head_dim])?;
        let lse = scratch.take::<f32>(device, "part.lse", &[batch, heads, seq])?;
        self.launch(call, [&k, &v], (&o, &lse), false)?;
        self.take_in(&rows, &o, &lse)
    }

    /// Merges what a call gave for these rows.
    fn take_in(&mut self, rows: &Range<usize>, o: &Tensor<T>, lse: &Tensor<f32>) -> Result<()> {
        for segment in self.within(rows) {
            segment.left -= 1;
        }
        // Segments in the same state, and with more to come or not, are merged at once.
        let all: Vec<Segment> = self
            .segments
            .iter()
            .filter(|it| within(&it.rows, rows))
            .cloned()
            .collect();
        for run in all.chunk_by(|a, b| a.state == b.state && (a.left == 0) == (b.left == 0)) {
            let [first, .., last] = run else {
                self.merge(&run[0], &run[0].rows, rows, o, lse)?;
                continue;
            };
            self.merge(first, &(first.rows.start..last.rows.end), rows, o, lse)?;
        }
        Ok(())
    }

    /// Merges a part of what a call gave for `all` rows: `rows`, which are in the state of `segment`.
    fn merge(
        &mut self,
        segment: &Segment,
        rows: &Range<usize>,
        all: &Range<usize>,
        o: &Tensor<T>,
        lse: &Tensor<f32>,
    ) -> Result<()> {
        let device = self.rank.device();
        let here = rows.start - all.start..rows.end - all.start;
        let part = Part {
            o: o.slice(1, &here).view(),
            lse: lse.slice(2, &here).view(),
        };
        let (target, lse) = (self.o.slice(1, rows), self.lse.slice(2, rows));
        let outputs = Part {
            o: target.view(),
            lse: lse.view(),
        };
        let to_lse = Some(lse.view_mut());
        let sums = match segment.state == State::Sums || segment.left > 0 {
            true => Some(self.sums()?.slice(1, rows)),
            false => None,
        };
        let of_sums = sums.map(|sums| Part {
            o: sums.view(),
            lse: lse.view(),
        });
        match (segment.state, of_sums, sums.filter(|_| segment.left > 0)) {
            (State::Untouched, ..) => {
                let others = self.others(rows)?;
                merge_into(device, part, others, target.view_mut(), to_lse)?;
            }
            (State::Sums, Some(of_sums), Some(sums)) => {
                merge_into(device, of_sums, part, sums.view_mut(), to_lse)?;
            }
            (State::Sums, Some(of_sums), None) => {
                merge_into(device, of_sums, part, target.view_mut(), to_lse)?;
            }
            (_, _, Some(sums)) => merge_into(device, outputs, part, sums.view_mut(), to_lse)?,
            (_, _, None) => merge_into(device, outputs, part, target.view_mut(), to_lse)?,
        }
        let state = match segment.state != State::Untouched && segment.left > 0 {
            true => State::Sums,
            false => State::Output,
        };
        for segment in self.within(rows) {
            segment.state = state;
        }
        Ok(())
    }

    /// Fills in the rows that saw no key.
    pub fn finish(mut self) -> Result<()> {
        let untouched = |it: &&Segment| it.state == State::Untouched && !it.rows.is_empty();
        let untouched: Vec<_> = self.segments.iter().filter(untouched).cloned().collect();
        for Segment { rows, .. } in untouched {
            let others = self.others(&rows)?;
            let shape = others.o.extent.shape;
            let device = self.rank.device();
            let nothing = self.rank.scratch().nothing::<T>(device, shape)?;
            let (o, lse) = (self.o.slice(1, &rows), self.lse.slice(2, &rows));
            merge_into(device, nothing, others, o.view_mut(), Some(lse.view_mut()))?;
            for segment in self.within(&rows) {
                segment.state = State::Output;
            }
        }
        Ok(())
    }

    /// What joins the sums of rows beside their keys, for those whose first call did not see to it.
    fn others(&self, rows: &Range<usize>) -> Result<Part<'static, T>> {
        let shape = self.q.slice(1, rows).extent.shape;
        let (device, scratch) = (self.rank.device(), self.rank.scratch());
        match &self.options.sinks {
            Some(sinks) => scratch.sinks(device, shape, sinks),
            None => scratch.nothing(device, shape),
        }
    }

    /// Sums for all rows.
    fn sums(&self) -> Result<Tensor<f32>> {
        let scratch = self.rank.scratch();
        scratch.take(self.rank.device(), "sums.o", &self.q.extent.shape)
    }

    fn within(&mut self, rows: &Range<usize>) -> impl Iterator<Item = &mut Segment> {
        let rows = rows.clone();
        self.segments
            .iter_mut()
            .filter(move |it| within(&it.rows, &rows))
    }

    /// Launches attention. `sinks` says whether they join the rows' sums here.
    fn launch(
        &self,
        call: &Call,
        [k, v]: [&Tensor<T>; 2],
        (o, lse): (&Tensor<T>, &Tensor<f32>),
        sinks: bool,
    ) -> Result<()> {
        let q = self.q.slice(1, &call.q());
        let options = self.rank.options_of(call, &self.options, sinks)?;
        self.rank.attention_of([&q, k, v], o, lse, &options)
    }
}

fn within(inner: &Range<usize>, outer: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}
