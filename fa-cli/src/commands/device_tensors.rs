//! The tensors of a problem in the memory of a device, and what is launched on them.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use fa::attention::{
    Chip, Configured, MaskBlocks, Problem, Shape, Tensors, fit_on, plan_backward_with, plan_with,
};
use fa::dsl::abi::TensorView;
use fa::kernels::attention::backward::BackwardTensors;
use fa::runtime::{Buffer, Device};
use half::f16;
use half::slice::HalfBitsSliceExt;

use super::functions::FunctionBuffers;
use super::gradients::{GradientBuffers, Gradients};
use super::lengths::{Lengths, Lists};
use super::mask_blocks::{KnownBlocks, tell_of_unknown};
use super::pass::Pass;
use super::tensors::{Answer, HostTensors};

/// What kernels made of a problem.
#[derive(Debug)]
pub struct Ran {
    pub answer: Answer,
    pub gradients: Option<Gradients>,
    /// How long loading took, and the runs.
    pub times: [Duration; 2],
    /// How many blocks of the output's kernel the masks hide, where that was found out before.
    pub blocks: Option<KnownBlocks>,
    /// What was launched: the kernels of the output, of which there are two where prompts and single queries come in one batch, then that of the gradients.
    pub kernels: Vec<Configured>,
    /// Whether those of the output ran at the same time.
    pub at_once: bool,
}

impl HostTensors {
    /// Runs kernels once, one after the other: that of the output, and that of the gradients, the bias's among them where
    /// [`HostTensors::has_bias_gradient`]. All but the one that is named may be replaced, see [`DeviceTensors::fitted`], and in the place of that of the output all
    /// runs that `attention()` launches.
    pub fn run(
        &self,
        device: &Device,
        kernels: &[Configured],
        named: Option<&Configured>,
    ) -> Result<Ran> {
        let mut uploaded = self.upload(device)?;
        if self.has_bias_gradient() {
            uploaded.ask_for_bias(device)?;
        }
        let (mut loaded, mut ran) = (Duration::ZERO, Duration::ZERO);
        let (mut launched_kernels, mut at_once) = (Vec::new(), false);
        for kernel in kernels {
            let started = Instant::now();
            let is_named = named == Some(kernel);
            let kernel = &match is_named {
                true => *kernel,
                false => uploaded.fitted(device, kernel)?,
            };
            // What has functions is loaded by that.
            loaded += started.elapsed();
            uploaded.classify_blocks(device, kernel)?;
            let pass = match is_named || kernel.is_backward() {
                true => uploaded.pass(kernel, Chip::of(device))?,
                false => uploaded.call(kernel, Chip::of(device))?.on(device)?,
            };
            at_once |= pass.at_once();
            launched_kernels.extend(pass.kernels(kernel));
            for (spec, _) in pass.launches() {
                let program = device.load_entry(&spec.entry, &spec.values)?;
                loaded += program.timings().total;
            }
            let (launched, time) = device.time(|| Ok(pass.run(device)))?;
            launched?;
            ran += time;
        }
        let blocks = match &launched_kernels[..] {
            [first, ..] => uploaded.known_blocks(first)?,
            [] => None,
        };
        Ok(Ran {
            answer: uploaded.answer()?,
            gradients: uploaded.gradients()?,
            times: [loaded, ran],
            blocks,
            kernels: launched_kernels,
            at_once,
        })
    }

    /// Uploads the inputs and makes room for the outputs.
    pub fn upload(&self, device: &Device) -> Result<DeviceTensors> {
        let given = self.given.iter().map(|it| {
            let values = device.upload(&it.values)?;
            Ok((it.name, it.shape.clone(), values))
        });
        let upload = |bits: &[u16]| device.upload(bits.reinterpret_cast::<f16>());
        let mut lists = [const { None }; 5];
        for (to, list) in lists.iter_mut().zip(self.lengths.lists()) {
            *to = list.map(|(list, _)| device.upload(list)).transpose()?;
        }
        let inputs = DeviceInputs {
            problem: self.problem,
            lengths: self.lengths.clone(),
            lists,
            q: upload(&self.q)?,
            k: upload(&self.k)?,
            v: upload(&self.v)?,
            given: given.collect::<Result<_>>()?,
            functions: self.functions.upload(device)?,
            mask_blocks: Vec::new(),
        };
        let d_o = self.d_o.as_deref();
        let mut uploaded = DeviceTensors {
            gradients: d_o
                .map(|d_o| GradientBuffers::new(device, &inputs, d_o))
                .transpose()?,
            inputs,
            o: device.alloc(self.shape().q_len())?,
            lse: device.alloc(self.shape().lse_len())?,
        };
        if device.is_cuda() {
            // On the interpreter the sanitiser sees elements that a kernel leaves out.
            uploaded.forget()?;
            uploaded.forget_gradients()?;
        }
        Ok(uploaded)
    }
}

/// The inputs of a problem in the memory of a device. Buffers of 16-bit elements hold bits, as the host does: the
/// problem says which type they are of.
#[derive(Debug)]
pub struct DeviceInputs {
    /// May become another one, of no more elements.
    pub problem: Problem<'static>,
    lengths: Lengths,
    /// As [`Lengths::lists`].
    lists: Lists<Buffer<u32>>,
    q: Buffer<f16>,
    k: Buffer<f16>,
    v: Buffer<f16>,
    /// The options that are tensors: names, sizes, numbers.
    given: Vec<(&'static str, Vec<u64>, Buffer<f32>)>,
    functions: FunctionBuffers,
    /// Classes of blocks, of as many sizes as there are kernels that need them.
    mask_blocks: Vec<MaskBlocks>,
}

impl DeviceInputs {
    /// The shape of the queries, as [`HostTensors::shape`].
    pub fn shape(&self) -> Shape {
        self.lengths.whole(self.problem.shape)
    }

    /// The shape of keys and values.
    pub fn kv(&self) -> [u64; 4] {
        self.lengths.kv(self.problem.shape)
    }

    /// The tensors of functions.
    pub fn functions(&self) -> &FunctionBuffers {
        &self.functions
    }

    /// Classifies the blocks that a kernel takes, if it is asked for and has not been done: those of the kernel of the output that is chosen where there are none
    /// yet for gradients.
    fn classify_blocks(&mut self, device: &Device, kernel: &Configured) -> Result<()> {
        let is_asked = self.problem.options.mask_blocks.is_some();
        if !is_asked || self.blocks_of(kernel).is_some() {
            return Ok(());
        }
        let Problem {
            shape,
            dtype,
            options,
            ..
        } = self.problem()?;
        let blocks = match kernel.is_backward() {
            true => MaskBlocks::new(device, shape, dtype, &options)?,
            false => MaskBlocks::of_kernel(device, kernel, shape, dtype, &options)?,
        };
        self.mask_blocks.push(blocks);
        Ok(())
    }

    /// The classes of blocks that a kernel takes: those of the output its own, those of gradients any.
    fn blocks_of(&self, kernel: &Configured) -> Option<&MaskBlocks> {
        let takes = |it: &MaskBlocks| kernel.skipped_blocks() == Some(it.block());
        let mut blocks = self.mask_blocks.iter();
        blocks.find(|it| kernel.is_backward() || takes(it))
    }

    /// The problem, with tensors among its options, as a kernel takes it.
    fn problem_of(&self, kernel: &Configured) -> Result<Problem<'_>> {
        let mut problem = self.problem()?;
        if self.problem.options.mask_blocks.is_some() {
            let blocks = self.blocks_of(kernel);
            let blocks = blocks.context("the blocks are not classified: report this")?;
            problem.options.mask_blocks = Some(blocks.classes()?);
        }
        Ok(problem)
    }

    /// The problem, with tensors among its options and no classes of blocks.
    fn problem(&self) -> Result<Problem<'_>> {
        let mut problem: Problem<'_> = self.problem;
        problem.options.mask_blocks = None;
        let mut lists = [None; 5];
        for ((to, list), sizes) in lists.iter_mut().zip(&self.lists).zip(self.lengths.lists()) {
            let list = list.as_ref().zip(sizes);
            *to = list
                .map(|(list, (_, sizes))| list.contiguous(&sizes))
                .transpose()?;
        }
        self.lengths.tell(&mut problem.options, lists);
        for (name, shape, values) in &self.given {
            let tensor = values.contiguous(shape)?;
            problem.options.set_tensor(name, Some(tensor));
        }
        self.functions.tell(&mut problem.options);
        Ok(problem)
    }

    /// q, k and v.
    fn views(&self) -> Result<[TensorView<'_, f16>; 3]> {
        let kv = self.kv();
        let q = self.q.contiguous(&self.shape().q())?;
        Ok([q, self.k.contiguous(&kv)?, self.v.contiguous(&kv)?])
    }
}

/// A problem in the memory of a device.
#[derive(Debug)]
pub struct DeviceTensors {
    pub inputs: DeviceInputs,
    o: Buffer<f16>,
    lse: Buffer<f32>,
    gradients: Option<GradientBuffers>,
}

impl DeviceTensors {
    /// What `attention()` launches on these tensors, of which this is the first kernel.
    pub fn call(&mut self, first: &Configured, chip: Chip) -> Result<Pass<'_>> {
        let (problem, tensors) = self.forward(first)?;
        Pass::call(chip, &problem, &tensors)
    }

    /// Classifies the blocks of a kernel, if that is asked for.
    pub fn classify_blocks(&mut self, device: &Device, kernel: &Configured) -> Result<()> {
        self.inputs.classify_blocks(device, kernel)
    }

    /// How many blocks of a kernel the masks hide, where they are classified.
    pub fn known_blocks(&self, kernel: &Configured) -> Result<Option<KnownBlocks>> {
        let blocks = self.inputs.blocks_of(kernel);
        blocks.map(KnownBlocks::of).transpose()
    }

    /// The problem, and the tensors that a kernel of the forward pass reads and writes.
    fn forward(&mut self, kernel: &Configured) -> Result<(Problem<'_>, Tensors<'_>)> {
        let DeviceTensors { inputs, o, lse, .. } = self;
        let (problem, views) = (inputs.problem_of(kernel)?, inputs.views()?);
        let (o_shape, lse_shape) = (inputs.shape().q(), inputs.shape().lse());
        let lse = lse.contiguous_mut(&lse_shape)?;
        let tensors = Tensors::new(views, o.contiguous_mut(&o_shape)?, Some(lse));
        Ok((problem, tensors))
    }

    /// What is launched when a kernel runs on these tensors. One that computes gradients reads what the forward pass left in them.
    pub fn pass(&mut self, kernel: &Configured, chip: Chip) -> Result<Pass<'_>> {
        if !kernel.is_backward() {
            let (problem, tensors) = self.forward(kernel)?;
            return Ok(Pass::forward(plan_with(kernel, chip, &problem, &tensors)?));
        }
        let (problem, tensors) = self.backward(kernel)?;
        Pass::backward(kernel, chip, &problem, &tensors)
    }

    /// The problem, and the tensors that a kernel of the backward pass reads and writes.
    fn backward(&mut self, kernel: &Configured) -> Result<(Problem<'_>, BackwardTensors<'_>)> {
        let DeviceTensors {
            inputs,
            o,
            lse,
            gradients,
        } = self;
        let (problem, views) = (inputs.problem_of(kernel)?, inputs.views()?);
        let (o_shape, lse_shape) = (inputs.shape().q(), inputs.shape().lse());
        let gradients = gradients.as_mut();
        let gradients = gradients.context("there is no gradient of the output: report this")?;
        let forward = (o.contiguous(&o_shape)?, lse.contiguous(&lse_shape)?);
        let tensors = gradients.tensors(inputs, views, forward)?;
        let problem = tensors.problem(problem.dtype, &problem.options)?;
        Ok((problem, tensors))
    }

    /// What calls launch on a device in the place of a kernel that was chosen: smaller tiles, where functions make it spill registers. What has functions is loaded.
    pub fn fitted(&mut self, device: &Device, kernel: &Configured) -> Result<Configured> {
        if kernel.is_backward() {
            let (problem, tensors) = self.backward(kernel)?;
            let chip = Chip::of(device);
            return Ok(fit_on(device, &problem, kernel, |kernel| {
                let plan = plan_backward_with(kernel, chip, &problem, &tensors)?;
                let launches = plan.launches.iter();
                Ok(launches.map(|it| (it.entry, it.values)).collect())
            })?);
        }
        // Blocks are classified for what is found.
        let mut problem = self.inputs.problem()?;
        if self.inputs.problem.options.mask_blocks.is_some() {
            tell_of_unknown(&mut problem.options)?;
        }
        Ok(fit_on(device, &problem, kernel, |kernel| {
            Ok(vec![(*kernel.entry(), *kernel.values())])
        })?)
    }

    /// Has the gradient of the bias computed beside the others.
    pub fn ask_for_bias(&mut self, device: &Device) -> Result<()> {
        let DeviceTensors {
            inputs, gradients, ..
        } = self;
        gradients
            .as_mut()
            .map_or(Ok(()), |it| it.ask_for_bias(device, inputs))
    }

    pub fn launch(&mut self, device: &Device, kernel: &Configured) -> Result<()> {
        Ok(self.pass(kernel, Chip::of(device))?.run(device)?)
    }

    /// Makes the output and the log-sum-exp NaN, so that what the next launch leaves out is seen.
    pub fn forget(&mut self) -> Result<()> {
        self.o.fill_bytes(0xFF)?;
        Ok(self.lse.fill_bytes(0xFF)?)
    }

    /// The same of the gradients.
    pub fn forget_gradients(&mut self) -> Result<()> {
        self.gradients
            .iter_mut()
            .try_for_each(GradientBuffers::forget)
    }

    /// Waits for the launches and copies the outputs.
    pub fn answer(&self) -> Result<Answer> {
        let (mut o, mut lse) = (self.o.read()?, self.lse.read()?);
        o.truncate(self.inputs.problem.shape.q_len());
        lse.truncate(self.inputs.problem.shape.lse_len());
        let o = o.iter().map(|number| number.to_bits()).collect();
        Ok(Answer { o, lse })
    }

    /// The same of the gradients, where they are asked for.
    pub fn gradients(&self) -> Result<Option<Gradients>> {
        let gradients = self.gradients.as_ref();
        gradients.map(GradientBuffers::read).transpose()
    }
}
