//! From tensors to the launches of a backward pass.

use std::marker::PhantomData;

use arrayvec::ArrayVec;
use fa_dsl::abi::{Element, Extent, MAX_RANK, TensorView, TensorViewMut};

use super::arguments;
use super::kernel::Schedule;
use super::sums::{ROWS, Reductions};
use super::turns::{self, Zeros};
use super::visible_blocks;
use super::workspace::Workspace;
use super::{
    BackwardConvertArgs, BackwardConvertConfig, BackwardDeltaArgs, BackwardDeltaConfig,
    BackwardSinksArgs, BackwardSinksConfig,
};
use crate::attention::functions::{FunctionGradients, wanted_gradients};
use crate::attention::launch::{self, LaunchError, check_rows, expect_shape, tiles};
use crate::attention::options::{Arguments, Options, Variant};
use crate::attention::problem::{Dtype, Problem, Shape, Tensors};
use crate::chosen::Chosen;
use crate::rows::EIGHT;

/// Threads of a CTA of the kernels before and after.
const THREADS: u32 = 128;
/// Of the one for sinks.
const SINK_THREADS: u32 = 256;

/// Where the tensors of a backward pass lie, which are borrowed for `'a`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackwardTensors<'a> {
    /// Queries: (batch, seq_q, heads, head_dim).
    pub q: Extent,
    /// Keys: (batch, seq_k, KV heads, head_dim).
    pub k: Extent,
    /// Values: (batch, seq_k, KV heads, head_dim).
    pub v: Extent,
    /// The forward pass's output: (batch, seq_q, heads, head_dim).
    pub o: Extent,
    /// Its log-sum-exp, float32: (batch, heads, seq_q).
    pub lse: Extent,
    /// The gradient of the output: (batch, seq_q, heads, head_dim).
    pub d_o: Extent,
    /// The gradient of the queries goes here: (batch, seq_q, heads, head_dim).
    pub dq: Extent,
    /// The gradient of the keys goes here: (batch, seq_k, KV heads, head_dim).
    pub dk: Extent,
    /// The gradient of the values goes here: (batch, seq_k, KV heads, head_dim).
    pub dv: Extent,
    /// The gradient of the sinks goes here, float32, if it is wanted: (heads).
    pub d_sinks: Option<Extent>,
    /// Where the gradients of arguments of functions go: one for each of [`Options::scores`], or none.
    pub d_functions: &'a [FunctionGradients<'a>],
    borrow: PhantomData<&'a ()>,
}

/// What is launched for a backward pass, one after the other, and the workspace that all of it shares.
pub type Steps<'a> = crate::steps::Steps<'a, 7>;

impl<'a> BackwardTensors<'a> {
    /// Of views: `[q, k, v]`, what the forward pass gave, the gradient of its output, `[dq, dk, dv]`, and the gradient of the sinks, if it is wanted.
    pub fn new<T: Element>(
        inputs: [TensorView<'a, T>; 3],
        (o, lse): (TensorView<'a, T>, TensorView<'a, f32>),
        d_o: TensorView<'a, T>,
        gradients: [TensorViewMut<'a, T>; 3],
        d_sinks: Option<TensorViewMut<'a, f32>>,
    ) -> BackwardTensors<'a> {
        BackwardTensors::from_extents(
            inputs.map(|input| input.extent),
            [o.extent, lse.extent],
            d_o.extent,
            gradients.map(|gradient| gradient.extent),
            d_sinks.map(|d_sinks| d_sinks.extent),
        )
    }

    /// Of views whose elements are known to be the problem's, borrowed for `'a`.
    pub fn from_extents(
        [q, k, v]: [Extent; 3],
        [o, lse]: [Extent; 2],
        d_o: Extent,
        [dq, dk, dv]: [Extent; 3],
        d_sinks: Option<Extent>,
    ) -> BackwardTensors<'a> {
        BackwardTensors {
            q,
            k,
            v,
            o,
            lse,
            d_o,
            dq,
            dk,
            dv,
            d_sinks,
            d_functions: &[],
            borrow: PhantomData,
        }
    }

    /// The same, with gradients of arguments of functions: one for each of [`Options::scores`], or none.
    #[must_use]
    pub fn with_functions(self, d_functions: &'a [FunctionGradients<'a>]) -> BackwardTensors<'a> {
        BackwardTensors {
            d_functions,
            ..self
        }
    }

    /// Contiguous tensors that no memory stands behind, for plans that are not run. Packed ones are one row, however many sequences lie in
    /// it, and as long as the longest.
    pub fn unallocated(problem: &Problem<'a>) -> BackwardTensors<'a> {
        let shape = problem.shape;
        let one_row = Shape {
            batch: 1,
            seq_q: shape.seq_q.max(1),
            ..shape
        };
        let packed = problem.options.packed;
        let keys_too = packed.is_some_and(|packed| packed.cu_seqlens_k.is_some());
        let of = |is_packed| {
            let shape = if is_packed { &one_row } else { &shape };
            Tensors::unallocated(shape, problem.dtype, true)
        };
        let (queries, keys) = (of(packed.is_some()), of(keys_too));
        let place = |extent: Extent, number: u64| Extent {
            address: number << 40,
            ..extent
        };
        let heads = [shape.heads as u64];
        let d_sinks = Options::unallocated_tensor("sinks", &heads).extent;
        BackwardTensors::from_extents(
            [queries.q, keys.k, keys.v],
            [queries.o, queries.lse.unwrap_or(queries.o)],
            place(queries.q, 20),
            [place(queries.q, 21), place(keys.k, 22), place(keys.k, 23)],
            problem.options.sinks.map(|_| place(d_sinks, 24)),
        )
    }

    /// The problem whose gradients these tensors and options ask for.
    ///
    /// # Errors
    /// When the tensors do not fit each other, or there is no gradient for an option.
    pub fn problem(&self, dtype: Dtype, options: &Options<'a>) -> Result<Problem<'a>, LaunchError> {
        let given = self.forward(Some(self.lse));
        let problem = Problem::of(dtype, &given, options)?;
        let problem = Problem {
            lse: false,
            ..problem
        };
        self.check_options(&problem)?;
        let queries = [("do", &self.d_o), ("dq", &self.dq)];
        let keys = [("dk", &self.dk), ("dv", &self.dv)];
        for (tensor, extent) in queries {
            expect_shape(tensor, extent, self.q.shape, "the shape of q")?;
        }
        for (tensor, extent) in keys {
            expect_shape(tensor, extent, self.k.shape, "the shape of k")?;
        }
        if let Some(d_sinks) = &self.d_sinks {
            let heads = problem.shape.heads as u64;
            expect_shape("dsinks", d_sinks, [heads, 1, 1, 1], "(heads)")?;
        }
        Ok(problem)
    }

    /// The tensors of the forward pass, with or without its log-sum-exp.
    pub fn forward(&self, lse: Option<Extent>) -> Tensors<'a> {
        Tensors::from_extents([self.q, self.k, self.v], self.o, lse)
    }

    /// As [`Tensors::with_some_keys`]. Their gradients, which are not there either, are where no kernel minds: nothing is written.
    pub(crate) fn with_some_keys(self) -> BackwardTensors<'a> {
        let Tensors { k, v, .. } = self.forward(None).with_some_keys();
        let nowhere = |gradient| Extent {
            address: self.dq.address,
            ..gradient
        };
        BackwardTensors {
            k,
            v,
            dk: nowhere(self.dk),
            dv: nowhere(self.dv),
            ..self
        }
    }

    /// Whether the kernels know the gradients of all options.
    fn check_options(&self, problem: &Problem<'_>) -> Result<(), LaunchError> {
        let options = &problem.options;
        let missing = Variant::of(problem, Variant::PLAIN.head_dim).without_gradient();
        let refused = |option, reason: &str| {
            Err(LaunchError::OptionValue {
                option,
                reason: reason.to_owned(),
            })
        };
        if let Some(option) = missing {
            return refused(option, "the backward pass does not take it yet");
        }
        if options.splits.is_some() {
            return refused("splits", "the backward pass has none: leave it out");
        }
        if options.query_range.is_some() {
            return refused(
                "query_range",
                "the backward pass takes all queries: leave it out",
            );
        }
        if self.d_sinks.is_some() && options.sinks.is_none() {
            return refused("sinks", "there are none that `dsinks` is the gradient of");
        }
        for (function, score) in options.scores.iter().enumerate() {
            let derivative = score.staged().derivative();
            derivative.map_err(|cause| LaunchError::Derivative { function, cause })?;
        }
        wanted_gradients(self.d_functions, options.scores)?;
        Ok(())
    }

    /// Makes arguments for a kernel of a problem those of one that computes the gradients of functions' arguments, too, which is
    /// another variant. They are exact sums, if those have a place.
    fn ask_for_functions(
        &self,
        problem: &Problem<'a>,
        arguments: &mut Arguments<'a>,
        exact_sums: Option<Extent>,
    ) -> Result<Variant, LaunchError> {
        let wanted = wanted_gradients(self.d_functions, problem.options.scores)?;
        let wanted = match exact_sums {
            Some(_) => wanted.exact(),
            None => wanted,
        };
        let variant = &mut arguments.variant;
        variant.function_set = variant.function_set.with_gradients(wanted);
        let functions = &mut arguments.options.functions;
        let exact_sums = exact_sums.map(|it| it.address);
        *functions = functions.map(|given| given.with_gradients(self.d_functions, exact_sums));
        Ok(arguments.variant)
    }

    /// Whether 16-byte accesses and 32-bit arithmetic reach the rows.
    fn check_rows(&self) -> Result<(), LaunchError> {
        let limit = (1 << 31) - 1;
        let tensors = [
            ("q", &self.q),
            ("k", &self.k),
            ("v", &self.v),
            ("o", &self.o),
            ("do", &self.d_o),
            ("dq", &self.dq),
            ("dk", &self.dk),
            ("dv", &self.dv),
        ];
        for (tensor, extent) in tensors {
            check_rows(tensor, extent, MAX_RANK)?;
            let stride = extent.strides[1].max(extent.strides[2]);
            if stride > limit {
                return Err(LaunchError::Stride {
                    tensor,
                    stride,
                    limit,
                });
            }
        }
        Ok(())
    }

    /// What is launched for a problem with this configuration, once the workspace is known: see [`Steps::place`].
    pub(super) fn steps<C: Schedule>(
        &self,
        config: &C,
        problem: &Problem<'a>,
        multiprocessors: u32,
    ) -> Result<Steps<'a>, LaunchError> {
        let shape = &problem.shape;
        let mut given = launch::arguments(problem, &self.forward(None), &config.variant())?;
        let mut config = *config;
        if problem.options.deterministic {
            config = config.made_deterministic();
        }
        let workspace = Workspace::new(shape, config.sum_columns(), config.blocks()[0]);
        let workspace = match config.is_deterministic() {
            true => workspace.with_arguments(arguments::elements(self.d_functions, shape)?),
            false => workspace,
        };
        let exact_sums = workspace.argument_sums();
        let without_gradients = given.variant;
        let variant = self.ask_for_functions(problem, &mut given, exact_sums)?;
        let mut config = config.with_variant(variant);
        let zeros = match config.takes_turns() {
            true => Zeros::of(problem, &variant),
            false => Zeros::All,
        };
        if zeros == Zeros::All {
            config = config.rounded_after();
        }
        let config = &config;
        self.check_rows()?;
        let scale = problem.options.scale;
        let scale = scale.unwrap_or(1.0 / (shape.head_dim as f32).sqrt());
        let section = config.has_sections().then(|| {
            turns::section(
                shape,
                variant.head_dim,
                variant.masked(),
                config.is_deterministic(),
                multiprocessors,
            )
        });
        let workspace = match config.takes_turns() {
            true => workspace.with_turns(config.blocks()[0]),
            false => workspace,
        };
        let workspace = workspace.with_section(section);
        let workspace = match config.skips_in_turn() {
            true => workspace.with_visible(visible_blocks::sizes(shape, &variant, config.blocks())),
            false => workspace,
        };
        let mut launches = ArrayVec::new();
        launches.push(self.delta(config, zeros, problem, &workspace)?);
        if let Some(words) = workspace.visible() {
            let blocks = config.blocks();
            let given = launch::arguments(problem, &self.forward(None), &without_gradients)?;
            launches.push(visible_blocks::launch(problem, given, blocks, words)?);
        }
        launches.push(config.launch(problem, given, self, &workspace, scale)?);
        if !config.last_rounds() {
            launches.push(self.convert(config, problem, &workspace, scale)?);
        }
        if let (Some(d_sinks), Some(sinks)) = (self.d_sinks, problem.options.sinks) {
            let args = BackwardSinksArgs {
                statistics: workspace.statistics_view(),
                sinks,
                d_sinks: TensorViewMut::from_extent(d_sinks),
                padded: workspace.rows(),
                batch: shape.batch as u32,
                heads: shape.heads as u32,
            };
            let config = BackwardSinksConfig {
                threads: SINK_THREADS,
            };
            launches.push(Chosen::new(&config, shape.heads as u32, &args));
        }
        if let Some(sums) = exact_sums {
            launches.push(arguments::rounding(self.d_functions, sums));
        }
        Ok(Steps {
            launches,
            workspace: workspace.size(),
        })
    }

    fn delta<C: Schedule>(
        &self,
        config: &C,
        zeros: Zeros,
        problem: &Problem<'a>,
        workspace: &Workspace,
    ) -> Result<Chosen<'a>, LaunchError> {
        let shape = &problem.shape;
        let sum_columns = config.sum_columns();
        // What is read of queries that see no key: their sums, or where nothing comes after the schedule, their gradients.
        let hidden = zeros == Zeros::Hidden;
        let hidden_sums = hidden && !config.last_rounds();
        let hidden_rows = hidden && config.last_rounds();
        let argument_sums = workspace.argument_sums();
        let config = BackwardDeltaConfig::<C::Element> {
            threads: THREADS,
            row_lanes: (sum_columns / EIGHT).next_power_of_two(),
            sum_columns,
            packed: problem.options.packed.is_some(),
            leave_sums: zeros != Zeros::All,
            hidden_sums,
            hidden_rows,
            argument_sums: argument_sums.is_some(),
            element: PhantomData,
        };
        let rows = workspace.all_rows()?;
        let args = BackwardDeltaArgs::<C::Element> {
            o: TensorView::from_extent(self.o),
            d_o: TensorView::from_extent(self.d_o),
            lse: TensorView::from_extent(self.lse),
            cu_seqlens: problem.options.packed.map(|packed| packed.cu_seqlens_q),
            statistics: workspace.statistics_mut(),
            sums: (zeros == Zeros::All).then(|| workspace.sums_mut()),
            hidden_sums: hidden_sums.then(|| workspace.sums_mut()),
            hidden_dq: hidden_rows.then(|| TensorViewMut::from_extent(self.dq)),
            argument_sums: argument_sums.map(TensorViewMut::from_extent),
            argument_chunks: argument_sums.map(|_| workspace.argument_chunks() as u32),
            rows,
            padded: workspace.rows(),
            seq_q: shape.seq_q as u32,
            heads: shape.heads as u32,
            head_dim: shape.head_dim as u32,
        };
        let ctas = rows.div_ceil(config.threads / config.row_lanes);
        Ok(Chosen::new(&config, ctas, &args))
    }

    fn convert<C: Schedule>(
        &self,
        config: &C,
        problem: &Problem<'a>,
        workspace: &Workspace,
        scale: f32,
    ) -> Result<Chosen<'a>, LaunchError> {
        let shape = &problem.shape;
        let sum_columns = config.sum_columns();
        let config = BackwardConvertConfig::<C::Element> {
            threads: THREADS,
            vector: config.reductions() != Reductions::Single,
            sum_columns,
            packed: problem.options.packed.is_some(),
            transposed: config.reductions() == Reductions::Transposed,
            element: PhantomData,
        };
        let blocks = (shape.seq_q as u32).div_ceil(ROWS);
        let args = BackwardConvertArgs::<C::Element> {
            sums: workspace.sums_view(),
            dq: TensorViewMut::from_extent(self.dq),
            cu_seqlens: problem.options.packed.map(|packed| packed.cu_seqlens_q),
            scale,
            all_heads: shape.all_heads() as u32,
            blocks,
            padded: workspace.rows(),
            seq_q: shape.seq_q as u32,
            heads: shape.heads as u32,
            head_dim: shape.head_dim as u32,
        };
        // A pair of rows has as many threads as a row has eights, or transposed sixteens, and a block eight pairs.
        let pairs = shape.all_heads() as u64 * u64::from(blocks) * u64::from(sum_columns);
        let pairs = if config.transposed { pairs / 2 } else { pairs };
        Ok(Chosen::new(
            &config,
            tiles(pairs)?.div_ceil(config.threads),
            &args,
        ))
    }
}
