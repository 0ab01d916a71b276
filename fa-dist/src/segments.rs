//! Which rows of a result have come from how many calls so far, where each call computes some of the rows.

use std::ops::Range;

/// Where a segment's result is so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// No call has computed it.
    Untouched,
    /// Where it is to go.
    Target,
    /// In float32 sums.
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

/// Neighbouring segments that are treated alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub rows: Range<usize>,
    /// Where the result is, before the call is taken in.
    pub state: State,
    /// Whether the call is the last one.
    pub last: bool,
}

/// The rows of a result, cut at the ends of all calls.
#[derive(Clone, Debug)]
pub(crate) struct Segments(Vec<Segment>);

impl Segments {
    /// So many rows, and the rows of each call that there will be.
    pub fn new(rows: usize, calls: impl Iterator<Item = Range<usize>> + Clone) -> Segments {
        let mut ends: Vec<usize> = calls
            .clone()
            .flat_map(|call| [call.start, call.end])
            .chain([0, rows])
            .collect();
        ends.sort_unstable();
        ends.dedup();
        let segment = |ends: &[usize]| {
            let rows = ends[0]..ends[1];
            Segment {
                left: calls.clone().filter(|call| within(&rows, call)).count(),
                rows,
                state: State::Untouched,
            }
        };
        Segments(ends.windows(2).map(segment).collect())
    }

    /// Whether no call has computed any of these rows.
    pub fn untouched(&self, rows: &Range<usize>) -> bool {
        let mut segments = self.0.iter().filter(|it| within(&it.rows, rows));
        segments.all(|it| it.state == State::Untouched)
    }

    /// Whether one call alone computes these rows, and has not yet.
    pub fn once(&self, rows: &Range<usize>) -> bool {
        let mut segments = self.0.iter().filter(|it| within(&it.rows, rows));
        segments.all(|it| it.state == State::Untouched && it.left == 1)
    }

    /// Counts a call that writes these rows where they are to go.
    pub fn write(&mut self, rows: &Range<usize>) {
        for segment in self.0.iter_mut().filter(|it| within(&it.rows, rows)) {
            segment.left -= 1;
            segment.state = State::Target;
        }
    }

    /// Counts a call whose rows are to be taken in, in these runs. `after` says where a run's result is then.
    pub fn take_in(&mut self, rows: &Range<usize>, after: fn(State, bool) -> State) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for segment in self.0.iter_mut().filter(|it| within(&it.rows, rows)) {
            segment.left -= 1;
            let run = Run {
                rows: segment.rows.clone(),
                state: segment.state,
                last: segment.left == 0,
            };
            segment.state = after(run.state, run.last);
            match runs.last_mut() {
                Some(before) if (before.state, before.last) == (run.state, run.last) => {
                    before.rows.end = run.rows.end;
                }
                _ => runs.push(run),
            }
        }
        runs
    }

    /// The rows that no call has computed.
    pub fn rest(&self) -> impl Iterator<Item = &Range<usize>> {
        let untouched = |it: &&Segment| it.state == State::Untouched && !it.rows.is_empty();
        self.0.iter().filter(untouched).map(|it| &it.rows)
    }
}

fn within(inner: &Range<usize>, outer: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_followed_from_call_to_call() {
        let calls = [0..6, 2..6, 4..9];
        let mut segments = Segments::new(10, calls.iter().cloned());
        assert!(segments.untouched(&(0..6)));
        assert!(!segments.once(&(0..6)));
        assert!(segments.once(&(6..9)));
        segments.write(&(0..6));
        let after = |_, last| if last { State::Target } else { State::Sums };
        let second = segments.take_in(&(2..6), after);
        let run = |rows, state, last| Run { rows, state, last };
        assert_eq!(
            second,
            [
                run(2..4, State::Target, true),
                run(4..6, State::Target, false)
            ]
        );
        let third = segments.take_in(&(4..9), after);
        assert_eq!(
            third,
            [
                run(4..6, State::Sums, true),
                run(6..9, State::Untouched, true)
            ]
        );
        assert!(segments.rest().eq(std::iter::once(&(9..10))));
    }
}
