//! A call of the backward pass with the numbers of its tensors.

use fa::attention::{
    AttentionElement, AttentionError, Chip, Configured, Dtype, GradientsMut, Options, Part,
    Problem, attention_backward_into, attention_backward_with, plan_backward_with, run_backward,
};
use fa_dsl::abi::TensorView;
use fa_dsl::prelude::Half;
use fa_kernels::attention::Variant;
use fa_kernels::attention::backward::BackwardTensors;
use fa_reference::{Narrow, Shape};
use fa_runtime::Device;

use super::{BackwardOutcome, BackwardRunner};
use crate::functions::{FunctionBuffers, GradientBuffers};
use crate::prefix_ranges::Ranges;
use crate::verify::Cause;
use crate::{Case, Placed, Placement};

/// A problem with the numbers of all its tensors.
pub(super) struct Computation<'a, T> {
    /// Layouts, and the numbers of options.
    pub case: &'a Case,
    /// Its options, those that are lists included.
    pub options: Options<'a>,
    pub shape: Shape,
    /// Sequences and keys of the tensors of keys and values, which may have others than `shape`.
    pub rows_k: [usize; 2],
    /// The lengths that functions have arguments for: the longest sequence's.
    pub sizes: Shape,
    pub inputs: [Vec<T>; 3],
    pub o: Vec<T>,
    pub d_o: Vec<T>,
    pub lse: Vec<f32>,
    /// Ranges of keys that see each other.
    pub ranges: Option<Ranges>,
}

impl<T: AttentionElement + Half + Narrow> Computation<'_, T> {
    pub fn run(
        &self,
        device: &Device,
        runner: &BackwardRunner,
    ) -> Result<BackwardOutcome<T>, Cause> {
        let Case {
            inputs, outputs, ..
        } = *self.case;
        let shape = self.shape;
        let [batch, seq_k] = self.rows_k;
        let of_keys = Shape {
            batch,
            seq_k,
            ..shape
        };
        let read = |layout, shape, values: &[T]| {
            Placed::upload(device, Placement::alone(layout, shape), values)
        };
        let q = read(inputs, shape.q(), &self.inputs[0])?;
        let k = read(inputs, of_keys.kv(), &self.inputs[1])?;
        let v = read(inputs, of_keys.kv(), &self.inputs[2])?;
        let o = read(outputs, shape.q(), &self.o)?;
        let d_o = read(outputs, shape.q(), &self.d_o)?;
        let lse = Placed::upload(device, Placement::lse(outputs, shape.q()), &self.lse)?;
        let written = |shape| Placed::<T>::blank(device, Placement::alone(inputs, shape));
        let (mut dq, mut dk, mut dv) = (
            written(shape.q())?,
            written(of_keys.kv())?,
            written(of_keys.kv())?,
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
        let ranges = self.ranges.as_ref();
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
        let d_functions = of_functions.views();
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
        let given = Given {
            inputs: [q.view()?, k.view()?, v.view()?],
            forward,
            d_o: d_o.view()?,
        };
        self.launch(device, runner, given, gradients, &options)?;
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
            d_arguments: of_functions.read()?,
        })
    }

    /// Launches what the runner names.
    fn launch(
        &self,
        device: &Device,
        runner: &BackwardRunner,
        given: Given<'_, T>,
        gradients: GradientsMut<'_, T>,
        options: &Options<'_>,
    ) -> Result<(), Cause> {
        let Given {
            inputs,
            forward,
            d_o,
        } = given;
        let with = |kernel: &Configured, gradients: GradientsMut<'_, T>| {
            launch_kernel(device, kernel, given, gradients, options)
        };
        match runner {
            BackwardRunner::Chosen => {
                attention_backward_into(device, inputs, forward, d_o, gradients, options)?;
            }
            BackwardRunner::WarpSpecialized(tunables) => {
                let name = match T::DTYPE {
                    Dtype::F16 => "BackwardWarpSpecializedF16",
                    Dtype::Bf16 => "BackwardWarpSpecializedBf16",
                };
                let spec = format!("{name}{tunables}");
                let kernel = Configured::find(&spec).ok().flatten();
                let kernel = kernel.expect("tests name kernels that are registered");
                with(&kernel, gradients)?;
            }
            BackwardRunner::Kernel(kernel) => with(kernel, gradients)?,
            BackwardRunner::Tiles(tiles) => {
                let problem = Problem {
                    lse: false,
                    options: *options,
                    ..self.case.problem::<T>()
                };
                let config = tiles.config::<T>(&problem);
                attention_backward_with(device, &config, inputs, forward, d_o, gradients, options)?;
            }
        }
        Ok(())
    }
}

/// What kernels are launched for at least: so many share the heads of a section between two, where the interpreter's few would have one in each.
const LEAST_MULTIPROCESSORS: u32 = 16;

/// Launches a kernel, for the variant that is asked for.
fn launch_kernel<T: AttentionElement>(
    device: &Device,
    kernel: &Configured,
    given: Given<'_, T>,
    gradients: GradientsMut<'_, T>,
    options: &Options<'_>,
) -> Result<(), Cause> {
    let GradientsMut {
        dq,
        dk,
        dv,
        d_sinks,
        functions,
    } = gradients;
    let forward = (given.forward.o, given.forward.lse);
    let tensors = BackwardTensors::new(given.inputs, forward, given.d_o, [dq, dk, dv], d_sinks);
    let tensors = tensors.with_functions(functions);
    let problem = tensors.problem(T::DTYPE, options);
    let problem = problem.map_err(AttentionError::from)?;
    let variant = Variant::of(&problem, kernel.variant().head_dim);
    let kernel = kernel.with_variant(variant);
    let chip = Chip::of(device);
    let chip = Chip {
        multiprocessors: chip.multiprocessors.max(LEAST_MULTIPROCESSORS),
        ..chip
    };
    let plan = plan_backward_with(&kernel, chip, &problem, &tensors)?;
    Ok(run_backward(device, &plan)?)
}

/// What a call reads.
#[derive(Clone, Copy)]
struct Given<'a, T> {
    inputs: [TensorView<'a, T>; 3],
    forward: Part<'a, T>,
    d_o: TensorView<'a, T>,
}
