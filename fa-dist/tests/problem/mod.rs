//! A problem, shared out over ranks, and held against attention over the whole sequence in float64.

mod functions;

use std::thread;

use fa::attention::{GradientsMut, Part};
use fa::prelude::*;
use fa_cases::{Expected, Outcome, Values};
use fa_dist::{Deal, DistError, Rank, Sequences, Way};
use fa_reference::{Comparison, Precision, Rules, Shape, Sum, attention_backward};

pub use functions::Function;

/// What is computed.
#[derive(Clone, Debug)]
pub struct Problem {
    pub batch: usize,
    /// The lengths of the sequences: one, or several that are packed.
    pub lengths: Vec<usize>,
    pub heads: usize,
    pub kv_heads: usize,
    pub head_dim: usize,
    pub options: Options<'static>,
    pub slopes: Option<Vec<f32>>,
    pub sinks: Option<Vec<f32>>,
    /// The keys of each sequence of the batch that see each other.
    pub ranges: Option<Vec<std::ops::Range<usize>>>,
    /// Functions of scores and masks.
    pub functions: &'static [Function],
    pub seed: u64,
    /// Whether gradients are computed, too, and how.
    pub backward: Option<Way>,
}

/// What one rank gives.
#[derive(Clone, Debug, PartialEq)]
pub struct Given {
    pub o: Vec<f16>,
    pub lse: Vec<f32>,
    /// Of q, k and v.
    pub gradients: Option<[Vec<f16>; 3]>,
    pub d_sinks: Option<Vec<f32>>,
    /// Of the functions' arguments: of the bias, and of the slope.
    pub d_functions: Option<[Vec<f32>; 2]>,
}

impl Problem {
    pub fn new(len: usize, [heads, kv_heads, head_dim]: [usize; 3]) -> Problem {
        Problem {
            batch: 1,
            lengths: vec![len],
            heads,
            kv_heads,
            head_dim,
            options: Options::default(),
            slopes: None,
            sinks: None,
            ranges: None,
            functions: &[],
            seed: 7,
            backward: None,
        }
    }

    pub fn causal(self) -> Problem {
        let options = Options {
            causal: true,
            ..self.options
        };
        Problem { options, ..self }
    }

    pub fn len(&self) -> usize {
        self.lengths.iter().sum()
    }

    /// How it is dealt unless the test says otherwise.
    pub fn sequences(&self, ranks: usize) -> Sequences {
        self.packed(Sequences::of(self.len(), ranks, &self.options))
    }

    /// The same tokens as the sequences that the problem has.
    pub fn packed(&self, sequences: Sequences) -> Sequences {
        match &self.lengths[..] {
            [_] => sequences,
            lengths => sequences.packed(lengths),
        }
    }

    fn shape(&self, batch: usize, len: usize) -> Shape {
        Shape {
            batch,
            seq_q: len,
            seq_k: len,
            heads: self.heads,
            kv_heads: self.kv_heads,
            head_dim: self.head_dim,
        }
    }

    /// q, k and v of all sequences.
    pub fn draw(&self) -> [Vec<f16>; 3] {
        Values::Normal(1.0).draw(&self.shape(self.batch, self.len()), self.seed)
    }

    /// The gradient of the output.
    fn draw_d_o(&self) -> Vec<f16> {
        let [d_o, ..] =
            Values::Normal(1.0).draw(&self.shape(self.batch, self.len()), self.seed + 1);
        d_o
    }

    /// Computes it on these ranks; what each gave, in order.
    pub fn run(
        &self,
        ranks: Vec<Rank>,
        sequences: &Sequences,
        way: Option<Way>,
    ) -> Result<Vec<Given>, DistError> {
        let inputs = self.draw();
        let compute = |rank: Rank| self.run_rank(&rank, sequences, &inputs, way);
        thread::scope(|scope| {
            let threads: Vec<_> = ranks
                .into_iter()
                .map(|rank| scope.spawn(move || compute(rank)))
                .collect();
            threads
                .into_iter()
                .map(|thread| thread.join().unwrap())
                .collect()
        })
    }

    pub fn run_rank(
        &self,
        rank: &Rank,
        sequences: &Sequences,
        [q, k, v]: &[Vec<f16>; 3],
        way: Option<Way>,
    ) -> Result<Given, DistError> {
        let device = rank.device();
        let held = |deal: &Deal, values: &[f16], heads: usize| {
            let row = heads * self.head_dim;
            let per_sequence = values.chunks_exact(self.len() * row);
            per_sequence
                .flat_map(|values| deal.pick(rank.rank(), values, row))
                .collect::<Vec<_>>()
        };
        let q = device.upload(&held(sequences.q(), q, self.heads))?;
        let [k, v] = [k, v].map(|x| device.upload(&held(sequences.k(), x, self.kv_heads)));
        let (k, v) = (k?, v?);
        let list = |values: &Option<Vec<f32>>| {
            values
                .as_ref()
                .map(|values| device.upload(values))
                .transpose()
        };
        let (slopes, sinks) = (list(&self.slopes)?, list(&self.sinks)?);
        let view = |list: &'static str, given: &Option<Buffer<f32>>| {
            given.as_ref().map(|given| {
                let view = given.contiguous(&[self.heads as u64]);
                view.unwrap_or_else(|error| panic!("{list}: {error}"))
                    .extent
            })
        };
        let tensor = |extent| fa::dsl::abi::TensorView::from_extent(extent);
        let ranges = match &self.ranges {
            None => None,
            Some(ranges) => {
                let ends = ranges
                    .iter()
                    .flat_map(|it| [it.start as u32, it.end as u32]);
                Some(device.upload(&ends.collect::<Vec<u32>>())?)
            }
        };
        let bias = match self.functions {
            [] => device.alloc(0)?,
            _ => device.upload(&self.bias())?,
        };
        let (scores, masks) = (self.scores(&bias), self.masks());
        let options = Options {
            scores: if scores.is_empty() {
                self.options.scores
            } else {
                &scores
            },
            masks: if masks.is_empty() {
                self.options.masks
            } else {
                &masks
            },
            alibi_slopes: view("slopes", &slopes).map(tensor),
            sinks: view("sinks", &sinks).map(tensor),
            prefix_ranges: match &ranges {
                None => None,
                Some(ranges) => {
                    let sequences = self.sequence_count() as u64;
                    let count = ranges.len() as u64 / 2 / sequences;
                    Some(ranges.contiguous(&[sequences, count, 2])?)
                }
            },
            ..self.options
        };
        let size = |deal: &Deal, heads: usize| {
            [self.batch, deal.len_of(rank.rank()), heads, self.head_dim].map(|size| size as u64)
        };
        let (of_q, of_k) = (
            size(sequences.q(), self.heads),
            size(sequences.k(), self.kv_heads),
        );
        let inputs = [
            q.contiguous(&of_q)?,
            k.contiguous(&of_k)?,
            v.contiguous(&of_k)?,
        ];
        let output = rank.attention(sequences, inputs, &options, way)?;
        let gradients = match self.backward {
            None => None,
            Some(way) => {
                let d_o = held(sequences.q(), &self.draw_d_o(), self.heads);
                let d_o = device.upload(&d_o)?;
                let lse_shape = [of_q[0], of_q[2], of_q[1]];
                let forward = Part {
                    o: output.o.contiguous(&of_q)?,
                    lse: output.lse.contiguous(&lse_shape)?,
                };
                let d_o = d_o.contiguous(&of_q)?;
                let way = Some(way);
                let plain =
                    rank.attention_backward(sequences, inputs, forward, d_o, &options, way)?;
                if self.functions.is_empty() {
                    Some((plain, None))
                } else {
                    let mut plain = plain;
                    let before = |count| device.upload(&vec![functions::BEFORE; count]);
                    let (mut d_bias, mut d_slope) = (before(bias.len())?, before(1)?);
                    let of_functions = self.function_gradients(
                        Some(d_bias.contiguous_mut(&self.bias_sizes())?),
                        Some(d_slope.contiguous_mut(&[1])?),
                    );
                    let views = GradientsMut {
                        dq: plain.dq.contiguous_mut(&of_q)?,
                        dk: plain.dk.contiguous_mut(&of_k)?,
                        dv: plain.dv.contiguous_mut(&of_k)?,
                        d_sinks: match &mut plain.d_sinks {
                            Some(it) => Some(it.contiguous_mut(&[self.heads as u64])?),
                            None => None,
                        },
                        functions: &of_functions,
                    };
                    rank.attention_backward_into(
                        sequences, inputs, forward, d_o, views, &options, way,
                    )?;
                    rank.finish()?;
                    let read = [d_bias.read()?, d_slope.read()?];
                    Some((plain, Some(read)))
                }
            }
        };
        rank.finish()?;
        let (gradients, d_functions) = gradients.unzip();
        let read = |buffer: &Buffer<f16>| buffer.read();
        Ok(Given {
            o: output.o.read()?,
            lse: output.lse.read()?,
            gradients: match &gradients {
                None => None,
                Some(it) => Some([read(&it.dq)?, read(&it.dk)?, read(&it.dv)?]),
            },
            d_sinks: match gradients.and_then(|it| it.d_sinks) {
                None => None,
                Some(d_sinks) => Some(d_sinks.read()?),
            },
            d_functions: d_functions.flatten(),
        })
    }

    /// Puts together what the ranks gave.
    pub fn join(&self, sequences: &Sequences, given: &[Given]) -> Given {
        let (row, kv_row) = (self.heads * self.head_dim, self.kv_heads * self.head_dim);
        let (q, k) = (sequences.q(), sequences.k());
        let gradients = given[0].gradients.as_ref().map(|_| {
            [(0, q, row), (1, k, kv_row), (2, k, kv_row)].map(|(number, deal, row)| {
                let of = |given: &Given| given.gradients.as_ref().unwrap()[number].clone();
                self.join_lines(deal, given, of, self.batch, row)
            })
        });
        for other in given {
            assert_eq!(other.d_sinks, given[0].d_sinks);
            assert_eq!(other.d_functions, given[0].d_functions);
        }
        Given {
            o: self.join_lines(q, given, |it| it.o.clone(), self.batch, row),
            lse: self.join_lines(q, given, |it| it.lse.clone(), self.batch * self.heads, 1),
            gradients,
            d_sinks: given[0].d_sinks.clone(),
            d_functions: given[0].d_functions.clone(),
        }
    }

    /// Puts together `lines` lines of tokens, `row` elements each.
    fn join_lines<T: Copy + Default>(
        &self,
        deal: &Deal,
        given: &[Given],
        of: impl Fn(&Given) -> Vec<T>,
        lines: usize,
        row: usize,
    ) -> Vec<T> {
        let len = self.len() * row;
        let mut all = vec![T::default(); lines * len];
        for (rank, given) in given.iter().enumerate() {
            let held = deal.len_of(rank) * row;
            let values = of(given);
            assert_eq!(values.len(), lines * held);
            for line in 0..lines {
                let from = &values[line * held..][..held];
                deal.place(rank, from, &mut all[line * len..][..len], row);
            }
        }
        all
    }

    /// What is done to the scores of the sequence of this number, in the order in which it is done.
    fn rules(&self, sequence: usize) -> Rules {
        let mut rules = Rules::of(&self.options, self.head_dim);
        rules = self.with_functions(rules, sequence);
        for (name, values) in [("alibi_slopes", &self.slopes), ("sinks", &self.sinks)] {
            if let Some(values) = values {
                rules = rules.with_tensor(name, values);
            }
        }
        match &self.ranges {
            None => rules,
            Some(ranges) => {
                let count = ranges.len() / self.sequence_count();
                let own = &ranges[sequence * count..][..count];
                // On the device numbers are int32, and what ends before 0 is none.
                let is_range = |it: &std::ops::Range<usize>| i32::try_from(it.end).is_ok();
                rules.with_prefix_ranges(vec![
                    own.iter().filter(|it| is_range(it)).cloned().collect(),
                ])
            }
        }
    }

    /// Holds what ranks gave against float64, each sequence by itself.
    pub fn verify(&self, given: &Given) {
        let (len, row) = (self.len(), self.heads * self.head_dim);
        let kv_row = self.kv_heads * self.head_dim;
        let inputs = self.draw();
        let d_o = self.draw_d_o();
        let mut d_sinks = vec![Sum::default(); self.heads];
        let mut first = 0;
        for (document, length) in self.lengths.iter().enumerate() {
            for sequence in 0..self.batch {
                let tokens = |values: &[f16], row: usize| {
                    values[(sequence * len + first) * row..][..length * row].to_vec()
                };
                let [q, k, v] = &inputs;
                let inputs = [tokens(q, row), tokens(k, kv_row), tokens(v, kv_row)];
                let shape = self.shape(1, *length);
                let rules = self.rules(document + sequence);
                let expected = Expected::of(&shape, &inputs, rules.clone(), true);
                let lse = (0..self.heads).flat_map(|head| {
                    let head = sequence * self.heads + head;
                    given.lse[head * len + first..][..*length].to_vec()
                });
                let outcome = Outcome {
                    o: tokens(&given.o, row),
                    lse: Some(lse.collect()),
                    stray: 0,
                };
                if let Err(cause) = expected.verify(&outcome) {
                    panic!("{self:?}, sequence {sequence} from token {first} on: {cause}");
                }
                if let Some([dq, dk, dv]) = &given.gradients {
                    let found = [tokens(dq, row), tokens(dk, kv_row), tokens(dv, kv_row)];
                    let joining =
                        self.verify_gradients(&shape, &inputs, &tokens(&d_o, row), &rules, found);
                    for (sum, joining) in d_sinks.iter_mut().zip(joining) {
                        *sum += joining;
                    }
                }
            }
            first += length;
        }
        for (found, expected) in given.d_sinks.iter().flatten().zip(d_sinks) {
            let error = (f64::from(*found) - expected.sum).abs();
            let of_rows = 0.01 * (self.batch * len) as f64;
            let bound = (OF_OUTPUTS * expected.magnitudes + 1e-5).min(of_rows);
            assert!(error < bound, "{found} {expected:?}");
        }
    }

    /// Holds gradients of one sequence against float64; those of the sinks.
    fn verify_gradients(
        &self,
        shape: &Shape,
        [q, k, v]: &[Vec<f16>; 3],
        d_o: &[f16],
        rules: &Rules,
        found: [Vec<f16>; 3],
    ) -> Vec<Sum> {
        let solve = |precision| {
            let forward = fa_reference::attention(shape, q, k, v, rules, precision);
            attention_backward(shape, [q, k, v], &forward, d_o, rules, precision)
        };
        let (exact, low) = (solve(Precision::Exact), solve(Precision::Half));
        // The rule's bound is made of the largest error of many. Of a few queries plain attention in 16 bits may by chance have hardly any of what rounding
        // the output does to dO ∘ O.
        let of_few_queries = match shape.all_heads() * shape.seq_q < FEW {
            true => rounding_of_outputs(shape, [q, k, v], d_o, rules),
            false => 0.0,
        };
        let [dq, dk, dv] = &found;
        let all = [
            ("dq", dq, &exact.dq, &low.dq),
            ("dk", dk, &exact.dk, &low.dk),
            ("dv", dv, &exact.dv, &low.dv),
        ];
        for (name, found, exact, low) in all {
            let mut comparison = Comparison::flash_attention(rules, found, exact, low);
            if name != "dv" {
                comparison.bound += of_few_queries;
            }
            assert!(comparison.holds(), "{self:?}: {name}: {comparison:?}");
        }
        exact.djoining
    }

    /// Computes it on so many ranks and holds the result against float64.
    pub fn check(&self, ranks: Vec<Rank>, sequences: &Sequences, way: Option<Way>) -> Given {
        let given = match self.run(ranks, sequences, way) {
            Ok(given) => self.join(sequences, &given),
            Err(error) => panic!("{self:?}, {way:?}: {error}"),
        };
        self.verify(&given);
        given
    }
}

/// What gradients of sinks may be off by, of the magnitudes of dO ∘ O: outputs that ranks put together are off by a few roundings.
const OF_OUTPUTS: f64 = 4e-3;

/// Fewer queries, of all heads, say little of how large errors are.
const FEW: usize = 16;

/// By how much rounding outputs to 16 bits changes gradients of queries and keys at most: by that of dO ∘ O of a row, where one key has
/// all of its weight, times what the gradient of a score is multiplied by.
fn rounding_of_outputs(shape: &Shape, [q, k, v]: [&[f16]; 3], d_o: &[f16], rules: &Rules) -> f64 {
    let o = fa_reference::attention(shape, q, k, v, rules, Precision::Exact).o;
    let products = d_o
        .iter()
        .zip(&o)
        .map(|(d_o, o)| (f64::from(*d_o) * o).abs());
    let products: Vec<f64> = products.collect();
    let rows = products.chunks(shape.head_dim).map(|row| row.iter().sum());
    let inputs = q.iter().chain(k).map(|x| f64::from(*x).abs());
    let half_ulp = f64::from(f16::EPSILON) / 2.0;
    half_ulp * rows.fold(0.0, f64::max) * rules.scale * inputs.fold(0.0, f64::max)
}
