//! What all ranks know of a problem: how long the sequences are, and which tokens each rank holds.

use std::ops::Range;

use fa::attention::Options;

use crate::band::{Band, Span};
use crate::deal::Deal;

/// The sequences of a problem, and how they are dealt. Every rank makes the same one.
///
/// ```
/// use fa_dist::Sequences;
///
/// let sequences = Sequences::causal(1000, 2);
/// assert_eq!(sequences.q().ranges(0), [0..250, 750..1000]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sequences {
    q: Deal,
    k: Deal,
    /// The queries and the keys of each sequence, in order.
    documents: Vec<Document>,
}

/// A sequence: its queries and its keys, among all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Document {
    pub q: Range<usize>,
    pub k: Range<usize>,
}

impl Sequences {
    /// Queries and keys that are dealt as given. Tensors may hold several such sequences, as their first dimension.
    pub fn new(q: Deal, k: Deal) -> Sequences {
        let all = Document {
            q: 0..q.len(),
            k: 0..k.len(),
        };
        Sequences {
            documents: vec![all],
            q,
            k,
        }
    }

    /// As many queries as keys, dealt in chunks from both ends, for causal masks.
    ///
    /// # Panics
    /// If there are no ranks.
    pub fn causal(len: usize, ranks: usize) -> Sequences {
        let deal = Deal::zigzag(len, ranks);
        Sequences::new(deal.clone(), deal)
    }

    /// As many queries as keys, a part in order for each rank, for attention without a mask and for windows.
    ///
    /// # Panics
    /// If there are no ranks.
    pub fn contiguous(len: usize, ranks: usize) -> Sequences {
        let deal = Deal::contiguous(len, ranks);
        Sequences::new(deal.clone(), deal)
    }

    /// As many queries as keys, dealt so that every rank has about the same work under these options: from both ends if
    /// the mask is causal and no window bounds it on the left, in order otherwise, which sends less.
    ///
    /// # Panics
    /// If there are no ranks.
    pub fn of(len: usize, ranks: usize, options: &Options<'_>) -> Sequences {
        let band = Band::of(options);
        match band.right.is_some() && band.left.is_none() {
            true => Sequences::causal(len, ranks),
            false => Sequences::contiguous(len, ranks),
        }
    }

    /// The same queries and keys as sequences of these lengths that lie one after the other. Queries see keys of their
    /// own sequence alone.
    ///
    /// # Panics
    /// If the lengths do not add up to all queries, or there are more or fewer keys.
    #[must_use]
    pub fn packed(self, lengths: &[usize]) -> Sequences {
        assert_eq!(self.q.len(), self.k.len(), "as many queries as keys");
        let mut end = 0;
        let documents = lengths.iter().map(|length| {
            let all = end..end + length;
            end = all.end;
            Document {
                q: all.clone(),
                k: all,
            }
        });
        let documents = documents.collect();
        assert_eq!(end, self.q.len(), "the lengths of all sequences");
        Sequences { documents, ..self }
    }

    /// How the queries are dealt.
    pub fn q(&self) -> &Deal {
        &self.q
    }

    /// How the keys are dealt.
    pub fn k(&self) -> &Deal {
        &self.k
    }

    /// How many ranks they are dealt to.
    pub fn ranks(&self) -> usize {
        self.q.ranks()
    }

    pub(crate) fn documents(&self) -> &[Document] {
        &self.documents
    }

    /// The keys of a rank that some query of another one sees, in order.
    pub(crate) fn seen(&self, band: &Band, by: usize, of: usize) -> Vec<Range<usize>> {
        self.seen_by(band, self.q.ranges(by), self.k.ranges(of))
    }

    /// Those of some keys that some of these queries see, in order.
    pub(crate) fn seen_by(
        &self,
        band: &Band,
        queries: &[Range<usize>],
        keys: &[Range<usize>],
    ) -> Vec<Range<usize>> {
        let mut seen = Vec::new();
        for k in keys {
            for document in &self.documents {
                for q in queries {
                    if let Some((_, meeting)) = document.meet(band, q, k) {
                        seen.push(meeting);
                    }
                }
            }
        }
        union(seen)
    }
}

impl Document {
    /// What some queries and some keys of it have to do with each other: the meeting in positions, and the keys among all.
    pub fn meet(
        &self,
        band: &Band,
        q: &Range<usize>,
        k: &Range<usize>,
    ) -> Option<(crate::band::Meeting, Range<usize>)> {
        let within = |part: &Range<usize>, all: &Range<usize>| -> Span {
            let start = part.start.max(all.start) as i64;
            start..(part.end.min(all.end) as i64).max(start)
        };
        let (q, k) = (within(q, &self.q), within(k, &self.k));
        let (q_origin, k_origin) = (self.q_origin(), self.k.start as i64);
        let meeting = band.meet(
            &(q.start - q_origin..q.end - q_origin),
            &(k.start - k_origin..k.end - k_origin),
        )?;
        let keys = self.key(meeting.k.start)..self.key(meeting.k.end);
        Some((meeting, keys))
    }

    /// What is subtracted from a query's number to get its position among the keys: the last one stands at the last key.
    fn q_origin(&self) -> i64 {
        self.q.end as i64 - self.k.len() as i64
    }

    /// The query at a position, among all.
    pub fn query(&self, position: i64) -> usize {
        (position + self.q_origin()) as usize
    }

    /// The key at a position, among all.
    pub fn key(&self, position: i64) -> usize {
        position as usize + self.k.start
    }
}

/// The same numbers in ranges that neither overlap nor adjoin, ascending.
fn union(mut ranges: Vec<Range<usize>>) -> Vec<Range<usize>> {
    ranges.sort_unstable_by_key(|range| range.start);
    let mut merged: Vec<Range<usize>> = Vec::new();
    for range in ranges {
        match merged.last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => merged.push(range),
        }
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keys of a rank that some query of another one sees.
    fn seen(sequences: &Sequences, options: &Options<'_>, by: usize, of: usize) -> Vec<usize> {
        let seen = sequences.seen(&Band::of(options), by, of);
        seen.into_iter().flatten().collect()
    }

    #[test]
    fn what_nobody_sees_is_not_asked_for() {
        let causal = Options {
            causal: true,
            ..Options::default()
        };
        let sequences = Sequences::contiguous(12, 3);
        assert!(seen(&sequences, &causal, 0, 1).is_empty());
        assert_eq!(seen(&sequences, &causal, 2, 1), [4, 5, 6, 7]);
        let packed = sequences.packed(&[6, 6]);
        assert_eq!(seen(&packed, &causal, 2, 1), [6, 7]);
        assert!(seen(&packed, &causal, 2, 0).is_empty());
    }

    #[test]
    fn a_window_reaches_a_part_of_the_neighbour() {
        let window = Options {
            causal: true,
            window: Some(fa::attention::Window::before(2)),
            ..Options::default()
        };
        let sequences = Sequences::of(12, 3, &window);
        assert_eq!(seen(&sequences, &window, 1, 0), [2, 3]);
    }
}
