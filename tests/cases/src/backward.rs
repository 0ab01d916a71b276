//! Gradients, held against float64.

use std::marker::PhantomData;

use fa::attention::{
    AttentionElement, AttentionError, Chip, Configured, Dtype, GradientsMut, Options, Packed, Part,
    Problem, attention_backward_into, attention_backward_with, plan_backward_with, run_backward,
};
use fa_dsl::abi::TensorView;
use fa_dsl::config::KernelConfig;
use fa_dsl::prelude::Half;
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::Variant;
use fa_kernels::attention::backward::{BackwardMmaConfig, BackwardTensors};
use fa_reference::{
    Attention, Comparison, Gradients, Narrow, Precision, Rules, Shape, attention,
    attention_backward, max_difference,
};
use fa_runtime::Device;

use crate::functions::{ArgumentGradient, FunctionBuffers, GradientBuffers};
use crate::packed::cumulative;
use crate::values::normal;
use crate::verify::Cause;
use crate::{Case, Placed, Placement};

/// Gradients to compute: of the case's problem, with its values. `lse` says nothing here.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BackwardCase {
    /// The problem.
    pub case: Case,
    /// The standard deviation of the output's gradient.
    pub d_o: f64,
}

/// The sizes of tiles: `[block_m, block_n, num_warps, stages]`, the head dimension that they are for, and whether reductions are of vectors.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BackwardTiles {
    /// The tunables.
    pub tiles: [u32; 4],
    /// Of the tiles.
    pub head_dim: u32,
    /// Warps that share a head.
    pub head_split: u32,
    /// Of sm_90 and later.
    pub vector: bool,
}

/// What computes gradients.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BackwardRunner {
    /// Whatever `attention_backward()` chooses.
    Chosen,
    /// These tiles.
    Tiles(BackwardTiles),
    /// The schedule for sm_90a with these tunables, as specs have them: `<64,HEAD_DIM=128>`.
    WarpSpecialized(&'static str),
}

impl BackwardRunner {
    /// Tiles of the schedule for sm_90a, and the head dimension that they are for: warpgroups with keys of their own and those that share them, every
    /// number of slots, both orders, both ways of adding to dQ.
    pub const HOPPER: [(BackwardRunner, usize); 15] = [
        (BackwardRunner::WarpSpecialized("<128>"), 64),
        (
            BackwardRunner::WarpSpecialized("<128,DS_STAGES=1,BULK=false>"),
            64,
        ),
        (BackwardRunner::WarpSpecialized("<64,STAGES=3>"), 64),
        (BackwardRunner::WarpSpecialized("<64,LATE=true>"), 64),
        (BackwardRunner::WarpSpecialized("<64,HEAD_DIM=128>"), 128),
        (
            BackwardRunner::WarpSpecialized("<64,DS_STAGES=1,SCORES_FIRST=true,HEAD_DIM=128>"),
            128,
        ),
        (
            BackwardRunner::WarpSpecialized("<64,BULK=false,LATE=true,HEAD_DIM=128>"),
            128,
        ),
        (
            BackwardRunner::WarpSpecialized("<64,DS_STAGES=1,BULK=false,HEAD_DIM=256>"),
            256,
        ),
        (
            BackwardRunner::WarpSpecialized("<64,DO_STAGES=1,DS_STAGES=1,BULK=false,HEAD_DIM=256>"),
            256,
        ),
        (
            BackwardRunner::WarpSpecialized("<128,BULK=false,FIRST_WRITES=true>"),
            64,
        ),
        (
            BackwardRunner::WarpSpecialized("<64,BULK=false,FIRST_WRITES=true,HEAD_DIM=128>"),
            128,
        ),
        (
            BackwardRunner::WarpSpecialized(
                "<64,DS_STAGES=1,BULK=false,FIRST_WRITES=true,HEAD_DIM=256>",
            ),
            256,
        ),
        (
            BackwardRunner::WarpSpecialized("<128,BULK=false,FIRST_WRITES=true,LAST_ROUNDS=true>"),
            64,
        ),
        (
            BackwardRunner::WarpSpecialized(
                "<64,BULK=false,FIRST_WRITES=true,LAST_ROUNDS=true,HEAD_DIM=128>",
            ),
            128,
        ),
        (
            BackwardRunner::WarpSpecialized(
                "<64,DS_STAGES=1,BULK=false,FIRST_WRITES=true,LAST_ROUNDS=true,HEAD_DIM=256>",
            ),
            256,
        ),
    ];
}

impl BackwardRunner {
    /// The same whose threads add to dQ, which those have to that take turns.
    pub const HOPPER_BY_THREADS: [(BackwardRunner, usize); 11] = [
        (BackwardRunner::WarpSpecialized("<128,BULK=false>"), 64),
        (
            BackwardRunner::WarpSpecialized("<128,DS_STAGES=1,BULK=false>"),
            64,
        ),
        (
            BackwardRunner::WarpSpecialized("<64,STAGES=3,BULK=false>"),
            64,
        ),
        (
            BackwardRunner::WarpSpecialized("<64,BULK=false,HEAD_DIM=128>"),
            128,
        ),
        (
            BackwardRunner::WarpSpecialized(
                "<64,DS_STAGES=1,SCORES_FIRST=true,BULK=false,HEAD_DIM=128>",
            ),
            128,
        ),
        (
            BackwardRunner::WarpSpecialized("<64,BULK=false,LATE=true,HEAD_DIM=128>"),
            128,
        ),
        (
            BackwardRunner::WarpSpecialized("<64,DS_STAGES=1,BULK=false,HEAD_DIM=256>"),
            256,
        ),
        (
            BackwardRunner::WarpSpecialized("<64,DO_STAGES=1,DS_STAGES=1,BULK=false,HEAD_DIM=256>"),
            256,
        ),
        (
            BackwardRunner::WarpSpecialized("<128,BULK=false,LAST_ROUNDS=true>"),
            64,
        ),
        (
            BackwardRunner::WarpSpecialized("<64,BULK=false,LAST_ROUNDS=true,HEAD_DIM=128>"),
            128,
        ),
        (
            BackwardRunner::WarpSpecialized(
                "<64,DS_STAGES=1,BULK=false,LAST_ROUNDS=true,HEAD_DIM=256>",
            ),
            256,
        ),
    ];

    /// Tiles of that schedule for functions of scores: scores held in registers and kept in shared memory, by warpgroups with keys of their own and by
    /// those that share them, dP with P and after it.
    pub const HOPPER_WITH_FUNCTIONS: [(BackwardRunner, usize); 6] = [
        (BackwardRunner::WarpSpecialized("<64,BULK=false>"), 64),
        (
            BackwardRunner::WarpSpecialized("<64,SCORES_FIRST=true,KEEP_SCORES=true>"),
            64,
        ),
        (
            BackwardRunner::WarpSpecialized("<64,BULK=false,LATE=true,HEAD_DIM=128>"),
            128,
        ),
        (
            BackwardRunner::WarpSpecialized("<64,BULK=false,KEEP_SCORES=true,HEAD_DIM=128>"),
            128,
        ),
        (
            BackwardRunner::WarpSpecialized(
                "<64,DO_STAGES=1,DS_STAGES=1,BULK=false,KEEP_SCORES=true,HEAD_DIM=256>",
            ),
            256,
        ),
        (
            BackwardRunner::WarpSpecialized(
                "<64,DS_STAGES=1,BULK=false,KEEP_SCORES=true,HEAD_DIM=256>",
            ),
            256,
        ),
    ];
}

impl BackwardRunner {
    /// Whether a gate refuses these tiles beside options: the cap's derivatives leave no registers for blocks of 128 queries, and with a window the first
    /// block of keys is not the first for all queries.
    pub fn refuses(&self, options: &Options<'_>) -> bool {
        match self {
            BackwardRunner::WarpSpecialized(tunables) => {
                (options.softcap.is_some() && tunables.starts_with("<128"))
                    || (options.window.is_some() && tunables.contains("FIRST_WRITES=true"))
            }
            _ => false,
        }
    }
}

/// What a run gave, contiguous.
#[derive(Clone, Debug, PartialEq)]
pub struct BackwardOutcome<T> {
    /// (batch, seq_q, heads, head_dim).
    pub dq: Vec<T>,
    /// (batch, seq_k, KV heads, head_dim).
    pub dk: Vec<T>,
    /// (batch, seq_k, KV heads, head_dim).
    pub dv: Vec<T>,
    /// (heads), where there are sinks.
    pub d_sinks: Option<Vec<f32>>,
    /// What was added to the gradients of arguments of functions.
    pub d_arguments: Vec<ArgumentGradient>,
}

/// What an element of an argument's gradient may be off by besides: it is added to a number near 1.
const ARGUMENT_TOLERANCE: f64 = 1e-5;

/// What a sum of float32 may be off by, relative to the sum of its parts' magnitudes.
const SUM_TOLERANCE: f64 = 1e-3;

impl BackwardCase {
    /// Of a problem, with a normally distributed gradient of the output.
    pub fn new(case: Case) -> BackwardCase {
        BackwardCase { case, d_o: 1.0 }
    }

    /// Draws values of type `T`, has them computed and holds the gradients against float64.
    ///
    /// # Errors
    /// When it does not run, or comes out wrong.
    pub fn check<T: AttentionElement + Half + Narrow>(
        &self,
        device: &Device,
        runner: &BackwardRunner,
    ) -> Result<BackwardOutcome<T>, Cause> {
        self.solve::<T>().check(device, runner)
    }

    /// Draws values of type `T` and computes the reference, for several runs.
    pub fn solve<T: AttentionElement + Half + Narrow>(&self) -> SolvedBackward<T> {
        SolvedBackward::of(self, &self.case.shape, 0)
    }

    /// As [`Self::check`], of packed sequences of so many queries and keys, each held against float64 by itself. The case's own lengths and layouts say
    /// nothing. Gives the gradients of all sequences, one after the other.
    ///
    /// # Errors
    /// As [`Self::check`].
    pub fn check_packed<T: AttentionElement + Half + Narrow>(
        &self,
        lengths: &[(usize, usize)],
        device: &Device,
    ) -> Result<BackwardOutcome<T>, Cause> {
        self.solve_packed::<T>(lengths).check(device)
    }

    /// As [`Self::solve`], of packed sequences.
    pub fn solve_packed<T: AttentionElement + Half + Narrow>(
        &self,
        lengths: &[(usize, usize)],
    ) -> SolvedSequences<T> {
        let sizes = Shape {
            batch: lengths.len(),
            seq_q: lengths.iter().map(|it| it.0).max().unwrap_or(0),
            seq_k: lengths.iter().map(|it| it.1).max().unwrap_or(0),
            ..self.case.shape
        };
        let sequences = lengths.iter().zip(0..).map(|(&(seq_q, seq_k), number)| {
            let shape = Shape {
                batch: 1,
                seq_q,
                seq_k,
                ..self.case.shape
            };
            let case = Case { shape, ..self.case };
            SolvedBackward::of(&BackwardCase { case, ..*self }, &sizes, number)
        });
        SolvedSequences {
            of: sequences.collect(),
            sizes,
        }
    }

    /// As [`Self::check`], with both element types.
    ///
    /// # Errors
    /// As [`Self::check`].
    pub fn check_both(&self, device: &Device, runner: &BackwardRunner) -> Result<(), Cause> {
        self.check::<half::f16>(device, runner)?;
        self.check::<half::bf16>(device, runner)?;
        Ok(())
    }
}

/// A case with its values and its reference.
pub struct SolvedBackward<T> {
    case: Case,
    inputs: [Vec<T>; 3],
    d_o: Vec<T>,
    /// What the forward pass gave, rounded as it is.
    o: Vec<T>,
    lse: Vec<f32>,
    rules: Rules,
    exact: Gradients,
    low: Gradients,
}

impl<T: AttentionElement + Half + Narrow> SolvedBackward<T> {
    /// Of the sequence of this number, which has values of its own. Arguments of functions are for sequences of these sizes.
    fn of(backward: &BackwardCase, sizes: &Shape, number: usize) -> SolvedBackward<T> {
        let case = backward.case;
        let seed = case.seed + 1000 * number as u64;
        let inputs = case.values.draw::<T>(&case.shape, seed);
        let mut rng = fastrand::Rng::with_seed(seed ^ 0xd0);
        let d_o: Vec<T> = (0..case.shape.q_len())
            .map(|_| T::nearest(backward.d_o * normal(&mut rng)))
            .collect();
        let rules = case.gradient_rules_of(sizes, number);
        let rules = match case.dense_ranges() {
            Some(ranges) => rules.with_prefix_ranges(ranges.of(0..case.shape.batch)),
            None => rules,
        };
        let [q, k, v] = &inputs;
        let solve = |precision| {
            let forward = attention(&case.shape, q, k, v, &rules, precision);
            let gradients =
                attention_backward(&case.shape, [q, k, v], &forward, &d_o, &rules, precision);
            (forward, gradients)
        };
        let (Attention { o, lse }, exact) = solve(Precision::Exact);
        let (_, low) = solve(Precision::Half);
        SolvedBackward {
            case,
            o: o.into_iter().map(T::nearest).collect(),
            lse: lse.into_iter().map(|lse| lse as f32).collect(),
            inputs,
            d_o,
            rules,
            exact,
            low,
        }
    }

    /// Has the gradients computed and holds them against float64.
    ///
    /// # Errors
    /// When it does not run, or comes out wrong.
    pub fn check(
        &self,
        device: &Device,
        runner: &BackwardRunner,
    ) -> Result<BackwardOutcome<T>, Cause> {
        let outcome = self.run(device, runner)?;
        self.verify(&outcome)?;
        verify_arguments(&[self], &outcome.d_arguments)?;
        Ok(outcome)
    }

    fn run(&self, device: &Device, runner: &BackwardRunner) -> Result<BackwardOutcome<T>, Cause> {
        Computation {
            case: &self.case,
            options: self.case.options,
            shape: self.case.shape,
            sizes: self.case.shape,
            inputs: self.inputs.clone(),
            o: self.o.clone(),
            d_o: self.d_o.clone(),
            lse: self.lse.clone(),
        }
        .run(device, runner)
    }

    /// By FlashAttention's rule: at most twice as far from the reference as plain attention in 16 bits.
    fn verify(&self, outcome: &BackwardOutcome<T>) -> Result<(), Cause> {
        let (exact, low) = (&self.exact, &self.low);
        let all = [
            ("dq", &outcome.dq, &exact.dq, &low.dq),
            ("dk", &outcome.dk, &exact.dk, &low.dk),
            ("dv", &outcome.dv, &exact.dv, &low.dv),
        ];
        for (gradient, found, exact, low) in all {
            let comparison = Comparison::flash_attention(&self.rules, found, exact, low);
            if !comparison.holds() {
                let Comparison { error, bound } = comparison;
                return Err(Cause::Gradient {
                    gradient,
                    error,
                    bound,
                });
            }
        }
        match &outcome.d_sinks {
            Some(d_sinks) => self.verify_sinks(d_sinks),
            None => Ok(()),
        }
    }

    /// The gradient of an element of a function's argument: in float64, in 16 bits, and the sum of the magnitudes that it is made of.
    fn argument(&self, of: &ArgumentGradient, place: usize) -> [f64; 3] {
        let before = Rules::of(&self.case.options, self.case.shape.head_dim).count();
        let place = [before + of.function, of.argument, place];
        let [exact, low] = [&self.exact, &self.low].map(|of| of.darguments.get(&place).copied());
        let (exact, low) = (exact.unwrap_or_default(), low.unwrap_or_default());
        [exact.sum, low.sum, exact.magnitudes]
    }

    fn verify_sinks(&self, found: &[f32]) -> Result<(), Cause> {
        let (exact, low) = (&self.exact, &self.low);
        let found: Vec<f64> = found.iter().map(|x| f64::from(*x)).collect();
        let error = max_difference(&found, &exact.djoining);
        let bound = SUM_TOLERANCE * (self.case.shape.batch * self.case.shape.seq_q) as f64
            + max_difference(&low.djoining, &exact.djoining);
        match error <= bound {
            true => Ok(()),
            false => Err(Cause::Gradient {
                gradient: "dsinks",
                error,
                bound,
            }),
        }
    }
}

/// Holds gradients of functions' arguments against the reference: they are sums over all sequences.
fn verify_arguments<T: AttentionElement + Half + Narrow>(
    sequences: &[&SolvedBackward<T>],
    gradients: &[ArgumentGradient],
) -> Result<(), Cause> {
    for gradient in gradients {
        let sums = (0..gradient.sums.len()).map(|place| {
            let of = sequences.iter().map(|it| it.argument(gradient, place));
            of.fold([0.0; 3], |all, of| [0, 1, 2].map(|i| all[i] + of[i]))
        });
        let sums: Vec<[f64; 3]> = sums.collect();
        let of_16_bits = sums.iter().map(|[exact, low, _]| (exact - low).abs());
        let of_16_bits = 2.0 * of_16_bits.fold(0.0, f64::max);
        for (found, [exact, _, magnitudes]) in gradient.sums.iter().zip(sums) {
            let error = (found - exact).abs();
            let bound = of_16_bits + SUM_TOLERANCE * magnitudes + ARGUMENT_TOLERANCE;
            if error.is_nan() || error > bound {
                return Err(Cause::Gradient {
                    gradient: "of an argument",
                    error,
                    bound,
                });
            }
        }
    }
    Ok(())
}

/// A problem with the numbers of all its tensors.
struct Computation<'a, T> {
    /// Layouts, and the numbers of options.
    case: &'a Case,
    /// Its options, those that are lists included.
    options: Options<'a>,
    shape: Shape,
    /// The lengths that functions have arguments for: the longest sequence's.
    sizes: Shape,
    inputs: [Vec<T>; 3],
    o: Vec<T>,
    d_o: Vec<T>,
    lse: Vec<f32>,
}

impl<T: AttentionElement + Half + Narrow> Computation<'_, T> {
    fn run(&self, device: &Device, runner: &BackwardRunner) -> Result<BackwardOutcome<T>, Cause> {
        let Case {
            inputs, outputs, ..
        } = *self.case;
        let shape = self.shape;
        let read = |layout, shape, values: &[T]| {
            Placed::upload(device, Placement::alone(layout, shape), values)
        };
        let q = read(inputs, shape.q(), &self.inputs[0])?;
        let k = read(inputs, shape.kv(), &self.inputs[1])?;
        let v = read(inputs, shape.kv(), &self.inputs[2])?;
        let o = read(outputs, shape.q(), &self.o)?;
        let d_o = read(outputs, shape.q(), &self.d_o)?;
        let lse = Placed::upload(device, Placement::lse(outputs, shape.q()), &self.lse)?;
        let written = |shape| Placed::<T>::blank(device, Placement::alone(inputs, shape));
        let (mut dq, mut dk, mut dv) = (
            written(shape.q())?,
            written(shape.kv())?,
            written(shape.kv())?,
        );
        let heads = [shape.heads as u64];
        let mut d_sinks = device.poisoned::<f32>(shape.heads)?;
        let given: Vec<_> = Options::TENSORS
            .iter()
            .filter_map(|name| {
                let (shape, numbers) = self.case.numbers(name)?;
                Some(device.upload(&numbers).map(|buffer| (*name, shape, buffer)))
            })
            .collect::<Result<_, _>>()?;
        let functions = FunctionBuffers::upload(device, self.case, &self.sizes)?;
        let mut of_functions = GradientBuffers::new(device, &functions)?;
        let mut options: Options<'_> = self.options;
        functions.bind(&mut options);
        let ranges = self.case.dense_ranges();
        let ranges = ranges.map(|ranges| ranges.upload(device)).transpose()?;
        if let Some(ranges) = &ranges {
            options.prefix_ranges = Some(ranges.view()?);
        }
        for (name, shape, numbers) in &given {
            options.set_tensor(name, Some(numbers.contiguous(shape)?));
        }
        let lse = lse.view()?.extent;
        let forward = Part {
            o: o.view()?,
            lse: TensorView::from_extent(lse),
        };
        // Those have no order.
        let d_functions = match options.deterministic {
            true => Vec::new(),
            false => of_functions.views(),
        };
        let gradients = GradientsMut {
            dq: dq.view_mut()?,
            dk: dk.view_mut()?,
            dv: dv.view_mut()?,
            d_sinks: match options.sinks {
                Some(_) => Some(d_sinks.contiguous_mut(&heads)?),
                None => None,
            },
            functions: &d_functions,
        };
        let has_sinks = options.sinks.is_some();
        let inputs = [q.view()?, k.view()?, v.view()?];
        match runner {
            BackwardRunner::Chosen => {
                attention_backward_into(device, inputs, forward, d_o.view()?, gradients, &options)?;
            }
            BackwardRunner::WarpSpecialized(tunables) => {
                let name = match T::DTYPE {
                    Dtype::F16 => "BackwardWarpSpecializedF16",
                    Dtype::Bf16 => "BackwardWarpSpecializedBf16",
                };
                let spec = format!("{name}{tunables}");
                let GradientsMut {
                    dq,
                    dk,
                    dv,
                    d_sinks,
                    functions,
                } = gradients;
                let forward = (forward.o, forward.lse);
                let gradients = [dq, dk, dv];
                let tensors =
                    BackwardTensors::new(inputs, forward, d_o.view()?, gradients, d_sinks);
                let tensors = tensors.with_functions(functions);
                let problem = tensors.problem(T::DTYPE, &options);
                let problem = problem.map_err(AttentionError::from)?;
                let kernel = Configured::find(&spec).ok().flatten();
                let kernel = kernel.expect("tests name kernels that are registered");
                let variant = Variant::of(&problem, kernel.variant().head_dim);
                let kernel = kernel.with_variant(variant);
                let steps = plan_backward_with(&kernel, Chip::of(device), &problem, &tensors)?;
                run_backward(device, &steps)?;
            }
            BackwardRunner::Tiles(tiles) => {
                let problem = Problem {
                    lse: false,
                    options,
                    ..self.case.problem::<T>()
                };
                let config = tiles.config::<T>(&problem);
                let d_o = d_o.view()?;
                attention_backward_with(
                    device, &config, inputs, forward, d_o, gradients, &options,
                )?;
            }
        }
        for read in [q.read()?, k.read()?, v.read()?, o.read()?, d_o.read()?] {
            drop(read);
        }
        Ok(BackwardOutcome {
            dq: dq.read()?,
            dk: dk.read()?,
            dv: dv.read()?,
            d_sinks: match has_sinks {
                true => Some(d_sinks.read()?),
                false => None,
            },
            d_arguments: match options.deterministic {
                true => Vec::new(),
                false => of_functions.read()?,
            },
        })
    }
}

/// Packed sequences with their values and references.
pub struct SolvedSequences<T> {
    of: Vec<SolvedBackward<T>>,
    /// The most of everything, which arguments of functions are for.
    sizes: Shape,
}

impl<T: AttentionElement + Half + Narrow> SolvedSequences<T> {
    /// A tensor of every sequence, one after the other.
    fn all(&self, of: impl Fn(&SolvedBackward<T>) -> &Vec<T>) -> Vec<T> {
        self.of.iter().flat_map(|it| of(it).clone()).collect()
    }

    /// The log-sum-exps, head after head.
    fn lse(&self) -> Vec<f32> {
        let heads = self.of.first().map_or(0, |it| it.case.shape.heads);
        let of_head = |head: usize| {
            self.of.iter().flat_map(move |it| {
                let seq_q = it.case.shape.seq_q;
                it.lse[head * seq_q..][..seq_q].to_vec()
            })
        };
        (0..heads).flat_map(of_head).collect()
    }

    /// Has the gradients computed, all sequences in one launch, and holds those of each against float64.
    ///
    /// # Errors
    /// When it does not run, or comes out wrong.
    pub fn check(&self, device: &Device) -> Result<BackwardOutcome<T>, Cause> {
        self.check_with(device, &BackwardRunner::Chosen)
    }

    /// As [`Self::check`], by what `runner` names.
    ///
    /// # Errors
    /// As [`Self::check`].
    pub fn check_with(
        &self,
        device: &Device,
        runner: &BackwardRunner,
    ) -> Result<BackwardOutcome<T>, Cause> {
        let first = self.of.first().expect("cases have sequences");
        let lengths = || self.of.iter().map(|it| &it.case.shape);
        let cu_seqlens_q = device.upload(&cumulative(lengths().map(|shape| shape.seq_q)))?;
        let cu_seqlens_k = device.upload(&cumulative(lengths().map(|shape| shape.seq_k)))?;
        let count = [self.of.len() as u64 + 1];
        let shape = Shape {
            seq_q: lengths().map(|shape| shape.seq_q).sum(),
            seq_k: lengths().map(|shape| shape.seq_k).sum(),
            ..first.case.shape
        };
        let packed = Packed {
            cu_seqlens_q: cu_seqlens_q.contiguous(&count)?,
            cu_seqlens_k: Some(cu_seqlens_k.contiguous(&count)?),
            max_seq_q: lengths().map(|shape| shape.seq_q).max().unwrap_or(0),
            max_seq_k: lengths().map(|shape| shape.seq_k).max().unwrap_or(0),
        };
        let options = Options {
            packed: Some(packed),
            ..first.case.options
        };
        let outcome = Computation {
            case: &first.case,
            options,
            shape,
            sizes: self.sizes,
            inputs: [0, 1, 2].map(|i| self.all(|it| &it.inputs[i])),
            o: self.all(|it| &it.o),
            d_o: self.all(|it| &it.d_o),
            lse: self.lse(),
        }
        .run(device, runner)?;
        self.verify(&outcome)?;
        Ok(outcome)
    }

    fn verify(&self, outcome: &BackwardOutcome<T>) -> Result<(), Cause> {
        let [mut queries, mut keys] = [0, 0];
        for solved in &self.of {
            let (q_len, kv_len) = (solved.case.shape.q_len(), solved.case.shape.kv_len());
            let of_keys = |gradient: &[T]| gradient[keys..keys + kv_len].to_vec();
            solved.verify(&BackwardOutcome {
                dq: outcome.dq[queries..queries + q_len].to_vec(),
                dk: of_keys(&outcome.dk),
                dv: of_keys(&outcome.dv),
                d_sinks: None,
                d_arguments: Vec::new(),
            })?;
            queries += q_len;
            keys += kv_len;
        }
        let all: Vec<_> = self.of.iter().collect();
        verify_arguments(&all, &outcome.d_arguments)
    }
}

impl BackwardTiles {
    /// Tiles of every way of sharing the work: a warp with several blocks of keys, warps that share the rows of dQ or the panels of a head, both numbers
    /// of stages, both kinds of reductions.
    pub const ALL: [BackwardTiles; 11] = [
        tiles([64, 64, 4, 1], [64, 1], false),
        tiles([64, 64, 4, 2], [64, 1], true),
        tiles([32, 64, 2, 2], [32, 1], false),
        tiles([128, 64, 4, 1], [32, 1], true),
        tiles([64, 64, 4, 1], [96, 1], true),
        tiles([64, 128, 8, 2], [128, 1], true),
        tiles([32, 64, 4, 1], [128, 1], false),
        tiles([64, 64, 8, 2], [128, 2], true),
        tiles([32, 32, 4, 1], [256, 2], false),
        tiles([32, 64, 8, 1], [256, 2], true),
        tiles([64, 128, 8, 2], [128, 2], false),
    ];

    /// Whether a GPU of this architecture takes them for a case.
    pub fn fit(&self, arch: Arch, case: &Case) -> bool {
        let config = self.config::<half::f16>(&case.problem::<half::f16>());
        config.check(&Target::new(arch)).is_ok()
    }

    fn config<T: Half>(&self, problem: &Problem<'_>) -> BackwardMmaConfig<T> {
        let [block_m, block_n, num_warps, stages] = self.tiles;
        BackwardMmaConfig {
            block_m,
            block_n,
            num_warps,
            stages,
            ctas: 1,
            head_split: self.head_split,
            vector: self.vector,
            deterministic: problem.options.deterministic,
            variant: Variant::of(problem, self.head_dim),
            element: PhantomData,
        }
    }
}

const fn tiles(tiles: [u32; 4], [head_dim, head_split]: [u32; 2], vector: bool) -> BackwardTiles {
    BackwardTiles {
        tiles,
        head_dim,
        head_split,
        vector,
    }
}
