//! `fa bench`: how fast kernels and calls are, on a GPU, and how fast kernels compile, anywhere.

mod baseline;
mod call;
mod compile;
mod conv;
pub mod grid;
mod measure;
mod picture;
mod ranks;

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use fa::attention::{Chip, Configured, Dtype, Shape};
use fa::dsl::target::{Arch, Target};
use fa::kernels::attention::Variant;
use fa_dist::Heads;
use fa_dist::measure::Workload;

use super::arguments::{Asked, check_heads, size, small_size};
use super::attention::{self, Choice, causal_kernel, deterministic_kernel, with_functions};
use super::conv::{ConvSizes, Images};
use super::device::DeviceChoice;
use super::lengths::Lengths;
use super::measured::{Inputs, MeasuredOptions, MeasuredProblem};
use super::plan::DEFAULT_CHIP;
use super::ranks::Ranks;
use super::spec::Spec;
use baseline::{Baseline, MINIMUM_SAMPLES};
use grid::Wanted;

/// Measure kernels on the GPU: CUDA graphs, four rotating input sets, medians.
///
/// Every kernel is first checked against float64. Several kernels are measured in turns. Unless kernels are named, all that attention() launches is measured.
#[derive(Args, Debug)]
pub struct Bench {
    /// Kernels and their tunables, all of one type [default: what attention() launches].
    #[arg(long, value_name = "SPEC", num_args = 1..)]
    kernel: Vec<String>,
    /// Every configuration of FaS512 that passes the gates; the best are measured again, in turns.
    #[arg(long, conflicts_with_all = ["kernel", "MeasuredOptions"])]
    all: bool,
    /// What attention() chooses over the grid: 16,384 tokens of width 2048, bfloat16, head_dim 64, 128 and 256, full and causal,
    /// lengths 128 to 16,384; and at lengths 4096 and 16,384 windows of 256, 1024 and 4096 keys to the left and none to the right, and a
    /// softcap of 30.
    #[arg(long, conflicts_with_all = ["kernel", "all", "call", "batch", "heads", "seq", "head_dim", "causal", "MeasuredOptions"])]
    grid: bool,
    /// Measure nothing, and draw the grid beside its peers, from results of benches/peers/grid.py.
    #[arg(long, value_name = "FILE", requires_all = ["grid", "from"], conflicts_with_all = ["backward", "compile_only", "json"])]
    svg: Option<PathBuf>,
    /// Results to draw: what benches/peers/grid.py wrote with --json. Several may be given; of a cell that more than one has, the first
    /// counts.
    #[arg(long, value_name = "FILE", num_args = 1.., requires = "svg")]
    from: Vec<PathBuf>,
    /// The host's cost of a call of attention_into() whose kernel is loaded.
    #[arg(long, conflicts_with_all = ["kernel", "all", "compile_only", "batch", "heads", "seq", "head_dim", "causal", "MeasuredOptions"])]
    call: bool,
    #[command(flatten)]
    problem: MeasuredProblem,
    /// KV heads, which divide the query heads; as many as those if left out.
    #[arg(long, conflicts_with_all = ["all", "grid", "call", "compile_only", "conv", "baseline"], value_parser = small_size())]
    kv_heads: Option<usize>,
    /// The type of the elements, f16 or bf16 [default: that of the kernels, else f16].
    #[arg(long, conflicts_with_all = ["all", "grid", "call", "compile_only", "conv", "ranks"])]
    dtype: Option<Dtype>,
    #[command(flatten)]
    options: MeasuredOptions,
    /// The gradients, by what attention_backward() chooses, unless kernels of the backward pass are named. What the forward pass takes is
    /// not counted.
    #[arg(long, conflicts_with_all = ["all", "call", "decode", "page", "splits"])]
    backward: bool,
    /// Gradients with the same bits every time.
    #[arg(long, requires = "backward", conflicts_with = "ranks")]
    deterministic: bool,
    /// The gradient of a bias as well, float32 of its sizes, which is added to what is there.
    #[arg(long, requires = "backward", conflicts_with_all = ["grid", "ranks", "baseline", "compile_only"])]
    d_bias: bool,
    /// Find out beforehand, which is not timed, which blocks of queries and keys the masks hide, and leave those out: of --with documents, of which kernels do not know it
    /// themselves. TFLOP/s count the hidden ones, too.
    #[arg(long, conflicts_with_all = ["all", "grid", "call", "compile_only", "conv"])]
    mask_blocks: bool,
    #[command(flatten)]
    decode: Decode,
    /// A convolution block on images of these sizes, samples x channels x height x width, with a bias: 5x64x128x128. What conv_block()
    /// chooses, unless kernels are named. Tells how fast the images are read and written.
    #[arg(long, value_name = "NxCxHxW", group = "images", conflicts_with_all = ["MeasuredProblem", "Decode", "Ranks", "MeasuredOptions", "all", "grid", "call", "backward", "splits", "compile_only", "baseline"])]
    conv: Option<Images>,
    #[command(flatten)]
    of_conv: ConvSizes,
    #[command(flatten)]
    ranks: Ranks,
    /// How many CTAs share the keys of a tile of queries, at most [default: as many as the GPU has room for].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..), conflicts_with_all = ["all", "grid", "call", "compile_only"])]
    splits: Option<u32>,
    /// Samples of each kernel.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// cuda or cuda:N.
    #[arg(long, default_value = "cuda", conflicts_with = "compile_only")]
    device: DeviceChoice,
    /// Measure the compiler instead, with an empty cache and on all cores; needs no GPU. All valid
    /// configurations of FaS512, unless kernels are named or --grid is given.
    #[arg(long, conflicts_with_all = ["batch", "heads", "seq", "head_dim", "rounds", "MeasuredOptions"])]
    compile_only: bool,
    /// The architecture to compile for.
    #[arg(long, default_value = "sm_80", requires = "compile_only")]
    arch: Arch,
    /// Compare with what an earlier `fa bench --json` printed, and fail if a kernel became slower beyond
    /// the 95 % interval of the ratio.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["all", "grid", "call", "compile_only", "window", "softcap", "varlen", "page"])]
    baseline: Option<PathBuf>,
    /// How much slower than in the baseline, in per cent, is let pass.
    #[arg(long, value_name = "PERCENT", default_value_t = 0.0, requires = "baseline", value_parser = percent)]
    tolerance: f64,
    /// Print one line of JSON for each kernel or cell.
    #[arg(long)]
    json: bool,
}

/// A step of a model that generates.
#[derive(Args, Debug)]
struct Decode {
    /// A step of a model that generates: few queries of each sequence against the keys of a cache. Tells how fast those are
    /// read. With --varlen LENGTHS, sequences of different numbers of queries and keys, such as parts of prompts beside single queries. All that
    /// attention() launches, unless kernels are named.
    #[arg(long, requires = "numbers_of_keys", conflicts_with_all = ["all", "grid", "call", "compile_only", "baseline", "seq"])]
    decode: bool,
    /// Queries of a sequence.
    #[arg(long, requires = "decode", conflicts_with = "varlen", default_value_t = 1, value_parser = small_size())]
    queries: usize,
    /// Keys of a sequence.
    #[arg(long, requires = "decode", group = "numbers_of_keys", value_parser = size())]
    keys: Option<usize>,
}

impl Bench {
    pub fn run(self) -> Result<()> {
        if self.compile_only {
            return self.compile_only();
        }
        if let Some(file) = &self.svg {
            return picture::write(file, &self.from);
        }
        let baseline = self.baseline()?;
        self.check_values()?;
        let device = self.device.open_gpu("bench")?;
        if let Some(images) = &self.conv {
            let (shape, rounds) = (self.of_conv.shape(images), self.rounds);
            return conv::run(&device, shape, &self.kernel, rounds, self.json);
        }
        if let Some(count) = self.ranks.ranks {
            let (workload, way) = (self.workload()?, self.ranks.way);
            return ranks::run(count.into(), way, &workload, self.rounds, self.json);
        }
        if self.grid {
            return grid::run(&device, self.wanted(), self.rounds as usize, self.json);
        }
        if self.call {
            return call::run(&device, self.rounds as usize, self.json);
        }
        let (kernels, inputs) = self.measured(Chip::of(&device))?;
        measure::run(&self, &device, &inputs, &kernels, baseline.as_ref())
    }

    /// Whether what is asked for can be measured, so that what is wrong with it is said before a GPU is looked for: on the chip that has
    /// every kernel.
    fn check_values(&self) -> Result<()> {
        if let Some(images) = &self.conv {
            let shape = self.of_conv.shape(images);
            let kernels = conv::kernels(&shape, &self.kernel, DEFAULT_CHIP)?;
            let mut kernels = kernels.into_iter().map(Spec::from);
            return kernels.try_for_each(|kernel| kernel.passes(DEFAULT_CHIP.arch));
        }
        if let Some(count) = self.ranks.ranks {
            return ranks::ways(count.into(), self.ranks.way, &self.workload()?).map(drop);
        }
        if self.grid || self.call {
            return Ok(());
        }
        let (kernels, inputs) = self.measured(DEFAULT_CHIP)?;
        if self.is_call() {
            let call = inputs.call(kernels.first(), DEFAULT_CHIP)?;
            let mut launches = call.launches().into_iter();
            return launches.try_for_each(|(kernel, _)| kernel.passes(DEFAULT_CHIP.arch));
        }
        let tensors = inputs.unallocated();
        // Of all configurations of a kernel each takes what the first does.
        let count = if self.all { 1 } else { kernels.len() };
        for kernel in kernels.into_iter().take(count) {
            Spec::from(kernel).passes(DEFAULT_CHIP.arch)?;
            let problem = inputs.problem;
            Choice { kernel, problem }.plan_of(DEFAULT_CHIP, &tensors)?;
        }
        Ok(())
    }

    /// Whether all is measured that `attention()` launches, in place of kernels by themselves.
    fn is_call(&self) -> bool {
        !self.names_kernels() && !self.backward
    }

    /// Whether it is said which kernels are measured, whatever a problem's functions leave of their registers.
    fn names_kernels(&self) -> bool {
        self.all || !self.kernel.is_empty()
    }

    /// The kernels, and the problem that they are measured on. Of a call that launches several, the first.
    fn measured(&self, chip: Chip) -> Result<(Vec<Configured>, Inputs)> {
        let kernels = match !self.names_kernels() {
            true => {
                let (asked, shape) = self.asked(self.problem.causal)?;
                let dtype = self.dtype.unwrap_or_default();
                let chosen = Choice::of(None, &asked, &shape, dtype, chip)?;
                let chosen = match self.d_bias {
                    true => chosen.with_bias_gradient(chip)?,
                    false => chosen,
                };
                vec![chosen.kernel]
            }
            false => self.kernels(chip.arch, self.all)?,
        };
        let inputs = self.inputs(&kernels)?;
        let kernels = kernels.into_iter();
        let kernels = kernels.map(|kernel| with_functions(kernel, &inputs.problem));
        Ok((kernels.collect(), inputs))
    }

    /// What is measured of each cell of the grid.
    fn wanted(&self) -> Wanted {
        match (self.backward, self.deterministic) {
            (false, _) => Wanted::Output,
            (true, deterministic) => Wanted::Gradients { deterministic },
        }
    }

    /// What several GPUs share.
    fn workload(&self) -> Result<Workload> {
        let others = [
            ("--all", self.all),
            ("--grid", self.grid),
            ("--call", self.call),
            ("--decode", self.decode.decode),
            ("--splits", self.splits.is_some()),
            ("--baseline", self.baseline.is_some()),
            ("--mask-blocks", self.mask_blocks),
        ];
        let others = others.into_iter().filter(|(_, given)| *given);
        let mut others = others.map(|(other, _)| other).chain(self.options.given());
        if let Some(other) = others.next() {
            bail!("--ranks measures whole sequences in every way: leave {other} out");
        }
        let MeasuredProblem {
            batch,
            heads,
            seq,
            head_dim,
            causal,
        } = self.problem;
        let kv_heads = self.kv_heads.unwrap_or(heads);
        check_heads(heads, kv_heads)?;
        Ok(Workload {
            tokens: seq,
            heads: Heads {
                batch,
                heads,
                kv_heads,
                head_dim,
            },
            causal,
            backward: self.backward,
        })
    }

    /// The earlier run to compare with.
    fn baseline(&self) -> Result<Option<Baseline>> {
        let (Some(path), rounds) = (&self.baseline, self.rounds) else {
            return Ok(None);
        };
        if (rounds as usize) < MINIMUM_SAMPLES {
            bail!("--rounds {rounds} are too few to compare; --baseline needs {MINIMUM_SAMPLES}");
        }
        Baseline::read(path, self.tolerance).map(Some)
    }

    /// The problem, of the type and with the mask that all kernels take.
    fn inputs(&self, kernels: &[Configured]) -> Result<Inputs> {
        let first = kernels.first();
        let first = first.context("no configuration passes the gates")?;
        same(kernels, "kernels of different types", Configured::dtype)?;
        same(kernels, "outputs and gradients", Configured::is_backward)?;
        same(
            kernels,
            "gradients with and without the same bits",
            Configured::is_deterministic,
        )?;
        let takes = first.dtype().unwrap_or_default();
        if let Some(dtype) = self.dtype.filter(|dtype| *dtype != takes) {
            let name = first.entry().name;
            bail!(
                "--dtype {dtype}: {name} takes {takes}; leave --dtype out or name another kernel"
            );
        }
        let (asked, shape) = self.asked(first.variant().causal)?;
        let asked = Asked {
            deterministic: first.is_deterministic(),
            ..asked
        };
        let inputs = Inputs::of(&asked, &shape, takes)?;
        match self.d_bias {
            true => inputs.with_bias_gradient(),
            false => Ok(inputs),
        }
    }

    /// What is asked for, and the shape of the tensors.
    fn asked(&self, causal: bool) -> Result<(Asked, Shape)> {
        let asked = Asked {
            splits: self.splits,
            mask_blocks: self.mask_blocks,
            backward: self.backward,
            deterministic: self.deterministic,
            cache: self.decode.decode && self.options.varlen.is_some(),
            ..self.options.asked(causal)
        };
        let shape = self.options.whole(self.shape());
        // Every row of a cache has room for the longest sequence.
        let packed = asked.varlen.as_ref().filter(|_| asked.cache);
        let longest = packed.and_then(Lengths::longest_keys);
        let seq_k = longest.unwrap_or(shape.seq_k);
        Ok((asked, Shape { seq_k, ..shape }))
    }

    fn shape(&self) -> Shape {
        let shape = self.problem.shape();
        let kv_heads = self.kv_heads.unwrap_or(shape.heads);
        match self.decode.keys {
            None => Shape { kv_heads, ..shape },
            Some(seq_k) => Shape {
                seq_q: self.decode.queries,
                seq_k,
                kv_heads,
                ..shape
            },
        }
    }

    fn kernels(&self, arch: Arch, all: bool) -> Result<Vec<Configured>> {
        let is_causal = self.problem.causal;
        if all {
            return Ok(attention::valid_fas512(&Target::new(arch), is_causal));
        }
        let (asked, shape) = self.asked(is_causal)?;
        let options = asked.options(&shape)?;
        let problem = attention::problem(&shape, Dtype::default(), options)?;
        // Of a window that hides nothing more than a causal mask that mask is left.
        let wants = Variant::of(&problem, shape.head_dim as u32);
        let is_causal = wants.causal;
        let kernels = self.kernel.iter().map(|text| {
            let kernel = causal_kernel(text, is_causal)?;
            match (kernel.is_backward(), self.backward) {
                (true, false) => bail!("{text} computes gradients: add --backward"),
                (false, true) => bail!("--backward: {text} does not compute gradients"),
                _ => {}
            }
            let mut variant = kernel.variant();
            for name in &self.options.with {
                variant.set_tensor(name);
            }
            variant.prefix_ranges |= wants.prefix_ranges;
            variant.window |= wants.window;
            variant.softcap |= wants.softcap;
            variant.packed |= wants.packed;
            variant.paged |= wants.paged;
            variant.seqused_k |= wants.seqused_k;
            variant.used_of_packed |= wants.used_of_packed;
            variant.mask_blocks |= wants.mask_blocks;
            let with_all = kernel.with_variant(variant);
            let has = with_all.variant();
            let mut options = variant.options().zip(has.options());
            if let Some(((option, _), _)) = options.find(|((_, asked), (_, has))| *asked && !has) {
                let name = kernel.entry().name;
                bail!(
                    "{name} has no option {option}, which is asked for: name another kernel, or none"
                );
            }
            deterministic_kernel(with_all, self.deterministic)
        });
        let kernels: Vec<Configured> = kernels.collect::<Result<_>>()?;
        same(&kernels, "causal and full kernels", |it| {
            it.variant().causal
        })?;
        Ok(kernels)
    }

    fn compile_only(&self) -> Result<()> {
        let kernels = match self.grid {
            true => grid::kernels(self.arch, self.wanted())?,
            false => {
                let kernels = self.kernels(self.arch, self.kernel.is_empty())?;
                kernels.into_iter().map(Spec::from).collect()
            }
        };
        compile::run(kernels, self.arch, self.json)
    }
}

/// Fails where kernels differ in what has to be the same to compare them.
fn same<T: PartialEq>(kernels: &[Configured], what: &str, of: fn(&Configured) -> T) -> Result<()> {
    match kernels.iter().find(|it| of(it) != of(&kernels[0])) {
        None => Ok(()),
        Some(other) => bail!(
            "{what} do not compare: measure {} in a run of its own",
            other.spec()
        ),
    }
}

/// Reads a share in per cent.
fn percent(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(percent) if (0.0..=1000.0).contains(&percent) => Ok(percent),
        _ => Err("a number of per cent, 0 to 1000, such as 2.5".to_owned()),
    }
}

#[cfg(test)]
mod tests;
