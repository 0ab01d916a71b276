//! A problem, shared out over ranks, and held against attention over the whole sequence in float64.

use std::thread;

use fa::prelude::*;
use fa_cases::{Expected, Outcome, Values};
use fa_dist::{Deal, DistError, Rank, Sequences, Way};
use fa_reference::{Rules, Shape};

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
    pub seed: u64,
}

/// What one rank gives.
#[derive(Clone, Debug, PartialEq)]
pub struct Given {
    pub o: Vec<f16>,
    pub lse: Vec<f32>,
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
            seed: 7,
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
        Sequences::of(self.len(), ranks, &self.options).packed_if(self)
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
        let options = Options {
            alibi_slopes: view("slopes", &slopes).map(tensor),
            sinks: view("sinks", &sinks).map(tensor),
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
        rank.finish()?;
        Ok(Given {
            o: output.o.read()?,
            lse: output.lse.read()?,
        })
    }

    /// Puts together what the ranks gave.
    pub fn join(&self, sequences: &Sequences, given: &[Given]) -> Given {
        let (len, row) = (self.len(), self.heads * self.head_dim);
        let mut all = Given {
            o: vec![f16::NAN; self.batch * len * row],
            lse: vec![f32::NAN; self.batch * self.heads * len],
        };
        for (rank, given) in given.iter().enumerate() {
            let held = sequences.q().len_of(rank);
            for sequence in 0..self.batch {
                let from = &given.o[sequence * held * row..][..held * row];
                let to = &mut all.o[sequence * len * row..][..len * row];
                sequences.q().place(rank, from, to, row);
            }
            for head in 0..self.batch * self.heads {
                let from = &given.lse[head * held..][..held];
                sequences
                    .q()
                    .place(rank, from, &mut all.lse[head * len..][..len], 1);
            }
        }
        all
    }

    /// Holds what ranks gave against float64, each sequence by itself.
    pub fn verify(&self, given: &Given) {
        let (len, row) = (self.len(), self.heads * self.head_dim);
        let kv_row = self.kv_heads * self.head_dim;
        let inputs = self.draw();
        let mut first = 0;
        for length in &self.lengths {
            for sequence in 0..self.batch {
                let tokens = |values: &[f16], row: usize| {
                    values[(sequence * len + first) * row..][..length * row].to_vec()
                };
                let [q, k, v] = &inputs;
                let inputs = [tokens(q, row), tokens(k, kv_row), tokens(v, kv_row)];
                let mut rules = Rules::of(&self.options, self.head_dim);
                for (name, values) in [("alibi_slopes", &self.slopes), ("sinks", &self.sinks)] {
                    if let Some(values) = values {
                        rules = rules.with_tensor(name, values);
                    }
                }
                let expected = Expected::of(&self.shape(1, *length), &inputs, rules, true);
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
            }
            first += length;
        }
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

trait PackedIf {
    fn packed_if(self, problem: &Problem) -> Self;
}

impl PackedIf for Sequences {
    fn packed_if(self, problem: &Problem) -> Sequences {
        match &problem.lengths[..] {
            [_] => self,
            lengths => self.packed(lengths),
        }
    }
}
