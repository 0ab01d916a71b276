//! Which calls of attention compute what a rank's queries have to do with some keys.

use std::ops::Range;

use crate::band::{Band, Mask};
use crate::sequences::Sequences;

/// A call: rows of queries and rows of keys, and how they are masked. A call of several parts is one of packed sequences, whose
/// rows lie one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Call {
    pub parts: Vec<Part>,
    pub mask: Mask,
}

/// Rows of queries and of keys of one sequence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub q: Range<usize>,
    pub k: Range<usize>,
    pub place: Place,
}

/// Which queries and keys those are. Of rows that were put together from several ranges it says where the first of them are: calls
/// that are exact have no such rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Place {
    /// The number of the sequence.
    pub document: usize,
    /// The first query, of those of the sequence.
    pub query: usize,
    /// The first key.
    pub key: usize,
}

impl Call {
    /// The rows of queries, among those of the rank.
    pub fn q(&self) -> Range<usize> {
        span(self.parts.iter().map(|part| &part.q))
    }

    /// The rows of keys, among those that the call is made with.
    pub fn k(&self) -> Range<usize> {
        span(self.parts.iter().map(|part| &part.k))
    }

    /// Products of a query and a key that are computed, about.
    pub fn products(&self) -> f64 {
        let half = if self.mask == Mask::Full { 1.0 } else { 0.5 };
        let part = |Part { q, k, .. }: &Part| match self.mask {
            // The last query sees all keys, the first as many fewer as there are queries before the last.
            Mask::Causal if k.len() > q.len() => {
                q.len() as f64 * (k.len() as f64 - half * q.len() as f64)
            }
            Mask::Window(window) => {
                let seen = |side: Option<u32>| side.map_or(k.len() as f64, f64::from);
                let width = seen(window.left) + seen(window.right) + 1.0;
                q.len() as f64 * width.min(k.len() as f64)
            }
            _ => half * (q.len() * k.len()) as f64,
        };
        self.parts.iter().map(part).sum()
    }
}

fn span<'a>(mut rows: impl Iterator<Item = &'a Range<usize>>) -> Range<usize> {
    let first = rows.next().cloned().unwrap_or_default();
    let end = rows.last().map_or(first.end, |last| last.end);
    first.start..end
}

/// The calls for queries and keys of the whole sequence that a rank has in this order, each tensor's rows one after the other.
/// `exact` keeps rows apart that adjoin where their positions do not, for options that go by positions.
pub(crate) fn calls(
    sequences: &Sequences,
    band: &Band,
    queries: &[Range<usize>],
    keys: &[Range<usize>],
    exact: bool,
) -> Vec<Call> {
    let mut calls = Vec::new();
    for (q_row, q) in rows(queries) {
        for (number, document) in sequences.documents().iter().enumerate() {
            for (k_row, k) in rows(keys) {
                let Some((meeting, seen)) = document.meet(band, q, k) else {
                    continue;
                };
                let row = |position| document.query(position) - q.start + q_row;
                let part = Part {
                    q: row(meeting.q.start)..row(meeting.q.end),
                    k: seen.start - k.start + k_row..seen.end - k.start + k_row,
                    place: Place {
                        document: number,
                        query: document.query(meeting.q.start) - document.q.start,
                        key: seen.start - document.k.start,
                    },
                };
                calls.push(Call {
                    parts: vec![part],
                    mask: meeting.mask,
                });
            }
        }
    }
    let calls = match exact {
        true => calls,
        false => joined(joined(calls, more_keys), more_queries),
    };
    match sequences.documents().len() {
        0 | 1 => calls,
        _ => joined(calls, more_sequences),
    }
}

/// Each range with the row at which it begins in a tensor that has them one after the other.
fn rows(ranges: &[Range<usize>]) -> impl Iterator<Item = (usize, &Range<usize>)> {
    ranges.iter().scan(0, |next, range| {
        let row = *next;
        *next += range.len();
        Some((row, range))
    })
}

/// The calls with those put together that `join` puts together, where they follow each other.
fn joined(calls: Vec<Call>, join: fn(&mut Call, &Call) -> bool) -> Vec<Call> {
    let mut all: Vec<Call> = Vec::with_capacity(calls.len());
    for call in calls {
        let fits = all.last_mut().is_some_and(|last| join(last, &call));
        if !fits {
            all.push(call);
        }
    }
    all
}

/// The same queries see all keys of the first, and those after them as the second says: the last query still stands at the last
/// key.
fn more_keys(first: &mut Call, second: &Call) -> bool {
    let ([a], [b]) = (&mut first.parts[..], &second.parts[..]) else {
        return false;
    };
    let fits = a.q == b.q
        && a.k.end == b.k.start
        && first.mask == Mask::Full
        && matches!(second.mask, Mask::Full | Mask::Causal);
    if fits {
        a.k.end = b.k.end;
        first.mask = second.mask;
    }
    fits
}

/// The next queries see the same keys, or by a causal mask those that come after them too.
fn more_queries(first: &mut Call, second: &Call) -> bool {
    let ([a], [b]) = (&mut first.parts[..], &second.parts[..]) else {
        return false;
    };
    let fits = a.q.end == b.q.start
        && match (first.mask, second.mask) {
            (Mask::Full, Mask::Full) => a.k == b.k,
            (Mask::Causal, Mask::Causal) => {
                a.k.start == b.k.start && a.k.end + b.q.len() == b.k.end
            }
            _ => false,
        };
    if fits {
        a.q.end = b.q.end;
        a.k.end = b.k.end;
    }
    fits
}

/// The next queries are those of the next sequence, masked in the same way.
fn more_sequences(first: &mut Call, second: &Call) -> bool {
    let adjoin = first.q().end == second.q().start && first.k().end == second.k().start;
    let fits = adjoin && first.mask == second.mask;
    if fits {
        first.parts.extend(second.parts.iter().cloned());
    }
    fits
}

#[cfg(test)]
mod tests {
    use super::*;

    const CAUSAL: Band = Band {
        left: None,
        right: Some(0),
    };

    fn single(q: Range<usize>, k: Range<usize>, mask: Mask) -> Call {
        Call {
            parts: vec![Part {
                q,
                k,
                place: Place::default(),
            }],
            mask,
        }
    }

    fn forget_places(calls: &mut [Call]) {
        let parts = calls.iter_mut().flat_map(|call| &mut call.parts);
        parts.for_each(|part| part.place = Place::default());
    }

    fn of_ranks(sequences: &Sequences, by: usize, of: usize) -> Vec<Call> {
        let queries = sequences.q().ranges(by);
        let mut calls = calls(sequences, &CAUSAL, queries, sequences.k().ranges(of), false);
        forget_places(&mut calls);
        calls
    }

    #[test]
    fn every_step_of_a_causal_ring_is_one_call() {
        let sequences = Sequences::causal(80, 4);
        // Chunks of ten; rank 1 has those from 10 and from 60.
        assert_eq!(
            of_ranks(&sequences, 1, 1),
            [single(0..20, 0..20, Mask::Causal)]
        );
        assert_eq!(
            of_ranks(&sequences, 1, 0),
            [single(0..20, 0..10, Mask::Full)]
        );
        assert_eq!(
            of_ranks(&sequences, 1, 2),
            [single(10..20, 0..20, Mask::Full)]
        );
    }

    #[test]
    fn gathered_keys_are_one_call_a_chunk() {
        let sequences = Sequences::causal(80, 4);
        let keys = 0..70;
        let mut found = calls(
            &sequences,
            &CAUSAL,
            sequences.q().ranges(1),
            std::slice::from_ref(&keys),
            false,
        );
        forget_places(&mut found);
        assert_eq!(
            found,
            [
                single(0..10, 0..20, Mask::Causal),
                single(10..20, 0..70, Mask::Causal)
            ]
        );
    }

    #[test]
    fn exact_calls_say_where_their_rows_are() {
        let sequences = Sequences::causal(80, 4).packed(&[30, 50]);
        let queries = sequences.q().ranges(1);
        let found = calls(&sequences, &CAUSAL, queries, sequences.k().ranges(2), true);
        // Rank 1 has 10..20 and 60..70, rank 2 has 20..30 and 50..60: the later of each are of the second sequence.
        let place = Place {
            document: 1,
            query: 30,
            key: 20,
        };
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].parts[0].place, place);
        assert_eq!(found[0].parts[0].k, 10..20);
    }

    #[test]
    fn whole_sequences_are_one_packed_call() {
        let sequences = Sequences::contiguous(30, 2).packed(&[5, 5, 12, 8]);
        let own = of_ranks(&sequences, 0, 0);
        assert_eq!(own.len(), 1);
        assert_eq!(own[0].parts.len(), 3);
        assert_eq!(own[0].q(), 0..15);
        // Of rank 0's keys, rank 1 sees those of the sequence that both have.
        assert_eq!(
            of_ranks(&sequences, 1, 0),
            [single(0..7, 10..15, Mask::Full)]
        );
    }
}
