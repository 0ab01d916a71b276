//! What each way costs, by which one is chosen where the caller does not say.
//!
//! | way | a rank gets | under the computation | besides |
//! |---|---|---|---|
//! | ring | the keys and values of others that its queries see, a rank's at a time | all of it, at the pace of few CTAs | every step but the first merges an output; CTAs of exchanges are missing in the computation |
//! | gather | the same, at once | nothing | memory for all keys and values that its queries see |
//! | heads | queries, keys and values of its heads, and outputs of its tokens | nothing | heads are packed and unpacked |
//!
//! The computation of a rank is the same in all three, if the sequence is dealt well: heads share it out evenly however it is dealt.
//! With fewer KV heads than query heads, keys and values are small next to queries: then ring and gather exchange less than heads do.

use std::time::Duration;

use fa::attention::Options;

use crate::band::Band;
use crate::calls::{Call, calls};
use crate::head_share::HeadShare;
use crate::rows::count;
use crate::sequences::Sequences;
use crate::support::check_options;
use crate::way::Way;

/// What devices and the links between them do in a second. The default is an H100 among others with NVLink.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rates {
    /// Floating-point operations of attention.
    pub flop: f64,
    /// Bytes that a device gets from the others, where an exchange has the device for itself.
    pub link: f64,
    /// Bytes that it gets in an exchange beside a computation.
    pub link_beside: f64,
    /// The share of the device that such an exchange takes.
    pub taken_beside: f64,
    /// Bytes of its own memory that it reads and writes.
    pub memory: f64,
    /// What an exchange takes at least, in seconds.
    pub latency: f64,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            flop: 6e14,
            link: 3e11,
            link_beside: 4e10,
            taken_beside: 4.0 / 132.0,
            memory: 3e12,
            latency: 3e-5,
        }
    }
}

/// The tensors of a problem, of all ranks alike but for the tokens that they hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heads {
    /// Sequences.
    pub batch: usize,
    /// Query heads.
    pub heads: usize,
    /// KV heads.
    pub kv_heads: usize,
    /// Elements of a head.
    pub head_dim: usize,
}

/// What a way is expected to take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The way.
    pub way: Way,
    /// How long the slowest rank takes.
    pub time: Duration,
    /// How much of that the ranks wait for each other, with nothing to compute.
    pub exposed: Duration,
    /// The most bytes that a rank gets from others.
    pub bytes: u64,
}

/// The ways that compute a problem, the one that is expected to be the fastest first: of a forward pass, or of a backward
/// pass.
pub fn estimates(
    sequences: &Sequences,
    heads: Heads,
    options: &Options<'_>,
    backward: bool,
    rates: &Rates,
) -> Vec<Estimate> {
    let model = |way| Model {
        sequences,
        heads,
        band: match way {
            // Who has all keys computes what the band and ranges of keys show, which is little more than the band.
            Way::Heads => Band::of(options),
            Way::Ring | Way::Gather => Band::known(options),
        },
        backward,
        rates,
    };
    let mut all: Vec<Estimate> = Way::ALL
        .into_iter()
        .filter(|way| check_options(options, *way).is_ok())
        // The backward pass has no way of its own for gathered keys.
        .filter(|way| !(backward && *way == Way::Gather))
        .filter_map(|way| model(way).estimate(way))
        .collect();
    all.sort_by_key(|estimate| estimate.time);
    all
}

/// Bytes of an element.
const ELEMENT: f64 = 2.0;

struct Model<'m> {
    sequences: &'m Sequences,
    heads: Heads,
    band: Band,
    backward: bool,
    rates: &'m Rates,
}

/// Seconds and bytes.
#[derive(Clone, Copy, Default)]
struct Cost {
    time: f64,
    exposed: f64,
    bytes: f64,
}

impl Model<'_> {
    fn estimate(&self, way: Way) -> Option<Estimate> {
        let ranks = 0..self.sequences.ranks();
        let slowest = |all: &mut dyn Iterator<Item = Cost>| {
            all.reduce(|a, b| Cost {
                time: a.time.max(b.time),
                exposed: a.exposed.max(b.exposed),
                bytes: a.bytes.max(b.bytes),
            })
        };
        let cost = match way {
            Way::Ring => slowest(&mut ranks.map(|rank| self.ring(rank))),
            Way::Gather => slowest(&mut ranks.map(|rank| self.gather(rank))),
            Way::Heads => self.by_heads(),
        }?;
        Some(Estimate {
            way,
            time: Duration::from_secs_f64(cost.time),
            exposed: Duration::from_secs_f64(cost.exposed),
            bytes: cost.bytes as u64,
        })
    }

    /// Bytes of the keys, or of the values, of so many tokens.
    fn keys(&self, tokens: usize) -> f64 {
        let Heads {
            batch,
            kv_heads,
            head_dim,
            ..
        } = self.heads;
        ELEMENT * (batch * tokens * kv_heads * head_dim) as f64
    }

    /// Bytes of the queries, or of the output, of so many tokens.
    fn queries(&self, tokens: usize) -> f64 {
        let Heads {
            batch,
            heads,
            head_dim,
            ..
        } = self.heads;
        ELEMENT * (batch * tokens * heads * head_dim) as f64
    }

    /// Seconds that calls take.
    fn computation(&self, calls: &[Call]) -> f64 {
        let Heads {
            batch,
            heads,
            head_dim,
            ..
        } = self.heads;
        let products: f64 = calls.iter().map(Call::products).sum();
        // The backward pass has five products of matrices, the forward pass two.
        let passes = if self.backward { 2.5 } else { 1.0 };
        4.0 * products * (batch * heads * head_dim) as f64 * passes / self.rates.flop
    }

    fn calls(&self, by: usize, of: usize) -> Vec<Call> {
        let sequences = self.sequences;
        let (queries, keys) = (sequences.q().ranges(by), sequences.k().ranges(of));
        calls(sequences, &self.band, queries, keys, false)
    }

    /// Bytes that a rank gets of another one's keys and values, and those that it gives back of their gradients.
    fn seen(&self, by: usize, of: usize) -> f64 {
        let tokens = count(&self.sequences.seen(&self.band, by, of));
        let tensors = if self.backward { 4.0 } else { 2.0 };
        tensors * self.keys(tokens)
    }

    fn ring(&self, rank: usize) -> Cost {
        let ranks = self.sequences.ranks();
        let before = |step: usize| (rank + ranks - step) % ranks;
        let mut cost = Cost::default();
        for step in 0..ranks {
            let calls = self.calls(rank, before(step));
            let mut computation = self.computation(&calls);
            if step > 0 {
                // Float32 sums are read and written, the part is read; gradients of queries are added up in the same way.
                let rows = calls.iter().map(|call| call.q().len()).sum();
                computation += 5.0 * self.queries(rows) / self.rates.memory;
            }
            let bytes = match step + 1 < ranks {
                true => self.seen(rank, before(step + 1)),
                false => 0.0,
            };
            let mut exchange = 0.0;
            if bytes > 0.0 {
                computation /= 1.0 - self.rates.taken_beside;
                exchange = bytes / self.rates.link_beside + self.rates.latency;
            }
            cost.time += computation.max(exchange);
            cost.exposed += (exchange - computation).max(0.0);
            cost.bytes += bytes;
        }
        if self.backward && ranks > 1 {
            // The gradients of the last step go back when nothing is left to compute: a half of what was exchanged for it.
            let last = self.seen(rank, before(ranks - 1)) / 2.0 / self.rates.link;
            cost.time += last;
            cost.exposed += last;
        }
        cost
    }

    fn gather(&self, rank: usize) -> Cost {
        let mut cost = Cost::default();
        for other in 0..self.sequences.ranks() {
            cost.time += self.computation(&self.calls(rank, other));
            if other != rank {
                cost.bytes += self.seen(rank, other);
            }
        }
        if cost.bytes > 0.0 {
            cost.exposed = cost.bytes / self.rates.link + self.rates.latency;
        }
        cost.time += cost.exposed;
        cost
    }

    fn by_heads(&self) -> Option<Cost> {
        let (sequences, ranks) = (self.sequences, self.sequences.ranks());
        let Heads {
            heads, kv_heads, ..
        } = self.heads;
        HeadShare::new(heads, kv_heads, ranks)?;
        let most = |rank| sequences.q().len_of(rank);
        let tokens = (0..ranks).map(most).max().unwrap_or(0);
        // A rank gets all tokens of its share of the heads, which are at least one.
        let share = (kv_heads as f64 / ranks as f64).max(1.0) * ranks as f64 / kv_heads as f64;
        let (q, k) = (self.queries(tokens), self.keys(tokens) * share);
        let tensors = match self.backward {
            // q, o, dO and dQ; k, v, dK and dV.
            true => 4.0 * (q + k),
            false => 2.0 * (q + k),
        };
        let mut computation = 0.0;
        for by in 0..ranks {
            for of in 0..ranks {
                computation += self.computation(&self.calls(by, of)) / ranks as f64;
            }
        }
        let bytes = tensors * (ranks - 1) as f64 / ranks as f64;
        let exposed = match ranks {
            1 => 0.0,
            // There and back.
            _ => bytes / self.rates.link + 2.0 * self.rates.latency,
        };
        // What is packed or unpacked is read and written.
        let packing = 2.0 * tensors / self.rates.memory;
        Some(Cost {
            time: computation + exposed + packing,
            exposed,
            bytes,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Heads = Heads {
        batch: 1,
        heads: 16,
        kv_heads: 16,
        head_dim: 128,
    };

    fn of(tokens: usize, ranks: usize, heads: Heads) -> Vec<Estimate> {
        let options = Options {
            causal: true,
            ..Options::default()
        };
        let sequences = Sequences::of(tokens, ranks, &options);
        estimates(&sequences, heads, &options, false, &Rates::default())
    }

    fn find(all: &[Estimate], way: Way) -> Estimate {
        *all.iter().find(|it| it.way == way).unwrap()
    }

    #[test]
    fn one_rank_waits_for_nobody() {
        for estimate in of(4096, 1, PLAIN) {
            assert_eq!((estimate.exposed, estimate.bytes), (Duration::ZERO, 0));
        }
    }

    #[test]
    fn the_ring_hides_what_the_others_wait_for() {
        let all = of(131072, 4, PLAIN);
        assert_eq!(all[0].way, Way::Ring);
        assert_eq!(find(&all, Way::Ring).exposed, Duration::ZERO);
        assert!(find(&all, Way::Gather).exposed > Duration::ZERO);
    }

    #[test]
    fn a_rank_of_a_causal_sequence_gets_what_its_last_query_sees() {
        // Of the keys and values of 16384 tokens, rank 0 of 4 sees all but those of chunks 0 and 7, which it holds.
        let bytes = 3 * 4096 * 16 * 128 * 2 * 2;
        assert_eq!(find(&of(16384, 4, PLAIN), Way::Gather).bytes, bytes);
    }

    #[test]
    fn short_sequences_are_not_worth_steps() {
        assert_ne!(of(2048, 4, PLAIN)[0].way, Way::Ring);
    }

    #[test]
    fn what_cannot_be_computed_is_not_offered() {
        let odd = Heads {
            heads: 6,
            kv_heads: 6,
            ..PLAIN
        };
        let ways: Vec<Way> = of(4096, 4, odd).iter().map(|it| it.way).collect();
        assert!(!ways.contains(&Way::Heads) && ways.len() == 2);
    }
}
