//! Gradients, held against float64.

use std::marker::PhantomData;

use fa::attention::{
    AttentionElement, GradientsMut, Options, Part, Problem, attention_backward_into,
    attention_backward_with,
};
use fa_dsl::abi::TensorView;
use fa_dsl::config::KernelConfig;
use fa_dsl::prelude::Half;
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::Variant;
use fa_kernels::attention::backward::BackwardMmaConfig;
use fa_reference::{
    Attention, Comparison, Gradients, Narrow, Precision, Rules, attention, attention_backward,
    max_difference,
};
use fa_runtime::Device;

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
}

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
        let solved = Solved::<T>::of(self);
        let outcome = solved.run(device, runner)?;
        solved.verify(&outcome)?;
        Ok(outcome)
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
struct Solved<T> {
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

impl<T: AttentionElement + Half + Narrow> Solved<T> {
    fn of(backward: &BackwardCase) -> Solved<T> {
        let case = backward.case;
        let inputs = case.values.draw::<T>(&case.shape, case.seed);
        let mut rng = fastrand::Rng::with_seed(case.seed ^ 0xd0);
        let d_o: Vec<T> = (0..case.shape.q_len())
            .map(|_| T::nearest(backward.d_o * normal(&mut rng)))
            .collect();
        let rules = case.rules();
        let [q, k, v] = &inputs;
        let solve = |precision| {
            let forward = attention(&case.shape, q, k, v, &rules, precision);
            let gradients =
                attention_backward(&case.shape, [q, k, v], &forward, &d_o, &rules, precision);
            (forward, gradients)
        };
        let (Attention { o, lse }, exact) = solve(Precision::Exact);
        let (_, low) = solve(Precision::Half);
        Solved {
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

    fn run(&self, device: &Device, runner: &BackwardRunner) -> Result<BackwardOutcome<T>, Cause> {
        let Case {
            shape,
            inputs,
            outputs,
            ..
        } = self.case;
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
        let mut options: Options<'_> = self.case.options;
        for (name, shape, numbers) in &given {
            options.set_tensor(name, Some(numbers.contiguous(shape)?));
        }
        let lse = lse.view()?.extent;
        let forward = Part {
            o: o.view()?,
            lse: TensorView::from_extent(lse),
        };
        let gradients = GradientsMut {
            dq: dq.view_mut()?,
            dk: dk.view_mut()?,
            dv: dv.view_mut()?,
            d_sinks: match options.sinks {
                Some(_) => Some(d_sinks.contiguous_mut(&heads)?),
                None => None,
            },
        };
        let has_sinks = options.sinks.is_some();
        let inputs = [q.view()?, k.view()?, v.view()?];
        match runner {
            BackwardRunner::Chosen => {
                attention_backward_into(device, inputs, forward, d_o.view()?, gradients, &options)?;
            }
            BackwardRunner::Tiles(tiles) => {
                let problem = Problem {
                    lse: false,
                    ..self.case.problem::<T>()
                };
                let config = tiles.config(&problem);
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
        })
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
        let Some(found) = &outcome.d_sinks else {
            return Ok(());
        };
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
