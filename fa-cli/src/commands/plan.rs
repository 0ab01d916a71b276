//! `fa plan`: what is launched for a problem, for people and for programs that launch it themselves.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use fa::attention::{Chip, Dtype, Problem, Shape, Step, Window, plan_with};
use fa::dsl::abi::{ArgBuffer, Swizzle, TensorArg};
use fa::dsl::ir::{Kernel, ParamDecl, ParamKind};
use fa::dsl::target::{Arch, Target};
use fa::runtime::Device;
use fa::runtime::cache::Cache;
use serde::Serialize;

use super::arguments::{Asked, Sizes};
use super::attention::{self, Choice, unallocated};
use super::output::{self, OutputFile, line};
use super::spec::Spec;

/// What is planned for where there is no GPU: the H200.
pub const DEFAULT_CHIP: Chip = Chip {
    arch: Arch::Sm90a,
    multiprocessors: 132,
};

/// Print what attention() launches for a problem; needs no GPU.
///
/// The tensors are contiguous: q and o (batch, seq, heads, head_dim), k and v (batch, seq_k, KV heads,
/// head_dim), lse (batch, heads, seq). With --json, all that another program needs to launch the cubin,
/// a line for each launch:
/// each parameter of the kernel is a number with its bits, the address of a tensor, or a tensor map
/// to encode with cuTensorMapEncodeTiled (innermost dimension first, element strides 1, L2 promotion
/// of 256 bytes, zeros outside).
#[derive(Args, Debug)]
pub struct Plan {
    #[command(flatten)]
    sizes: Sizes,
    #[command(flatten)]
    asked: Asked,
    /// A kernel and its tunables instead of the choice.
    #[arg(long, value_name = "SPEC")]
    kernel: Option<String>,
    /// The architecture [default: that of the GPU; sm_90a without one].
    #[arg(long)]
    arch: Option<Arch>,
    /// Streaming multiprocessors [default: those of the GPU; 132 without one].
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    multiprocessors: Option<u32>,
    /// Write the compiled kernel, the first one that is launched, to a file.
    #[arg(long, value_name = "FILE")]
    cubin: Option<PathBuf>,
    /// Compile for another architecture than --arch, such as a later one that the kernel runs on too.
    #[arg(long, value_name = "ARCH", requires = "cubin")]
    compile_for: Option<Arch>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// A launch, for machines.
#[derive(Serialize)]
struct Launch<'a> {
    spec: &'a str,
    /// The entry point in the cubin.
    entry: &'a str,
    arch: &'static str,
    multiprocessors: u32,
    problem: Planned,
    /// Device memory that the launches of a problem hand results to each other through.
    workspace_bytes: u64,
    grid: [u32; 3],
    threads: u32,
    shared_bytes: u32,
    arguments: Vec<Argument<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cubin: Option<&'a Path>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cubin_arch: Option<&'static str>,
}

/// A problem, for machines.
#[derive(Clone, Copy, Serialize)]
struct Planned {
    #[serde(flatten)]
    shape: Shape,
    dtype: Dtype,
    causal: bool,
    window: Option<[Option<u32>; 2]>,
    softcap: Option<f32>,
    scale: Option<f32>,
}

/// One parameter of the kernel.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Argument<'a> {
    Scalar {
        name: &'a str,
        #[serde(rename = "type")]
        ty: &'static str,
        bits: u64,
    },
    /// The address of a tensor's first element.
    Pointer { name: &'a str, tensor: &'static str },
    /// A tensor map; sizes from the innermost dimension on.
    Map {
        name: &'a str,
        tensor: &'static str,
        element: &'static str,
        /// In elements.
        shape: [u64; 4],
        /// In bytes, of all dimensions but the innermost.
        strides: [u64; 3],
        /// In elements.
        #[serde(rename = "box")]
        box_shape: [u32; 4],
        swizzle: &'static str,
    },
}

impl Plan {
    pub fn run(self) -> Result<()> {
        let text = self.kernel.as_deref();
        let named = text.map(attention::kernel).transpose()?;
        let takes = named.and_then(|kernel| kernel.dtype());
        let dtype = self.sizes.dtype.or(takes).unwrap_or_default();
        let shape = self.sizes.shape()?;
        let chip = self.chip();
        let Choice { kernel, problem } = Choice::of(text, &self.asked, &shape, dtype, chip)?;
        let plan = plan_with(&kernel, chip, &problem, &unallocated(&problem))?;
        let cubin_arch = self.compile_for.unwrap_or(chip.arch);
        let target = Target::new(chip.arch);
        let kernels = plan.steps.iter().map(|step| {
            let spec = Spec::from(step.kernel);
            Ok((spec.kernel(&target)?, spec, step))
        });
        let kernels = kernels.collect::<Result<Vec<_>>>()?;
        let mut cubin = self.cubin.as_deref();
        for (kernel, spec, step) in &kernels {
            let cubin = cubin.take();
            if let Some(path) = cubin {
                write_cubin(spec, cubin_arch, path)?;
            }
            self.report(&Launch {
                spec: spec.text(),
                entry: &kernel.name,
                arch: chip.arch.name(),
                multiprocessors: chip.multiprocessors,
                problem: planned(&problem),
                workspace_bytes: plan.workspace_bytes,
                grid: step.launch.grid(),
                threads: kernel.threads,
                shared_bytes: kernel.shared_bytes,
                arguments: arguments(kernel, step)?,
                cubin,
                cubin_arch: cubin.map(|_| cubin_arch.name()),
            })?;
        }
        Ok(())
    }

    /// What it is planned for.
    fn chip(&self) -> Chip {
        let found = match (self.arch, self.multiprocessors) {
            (Some(arch), Some(multiprocessors)) => {
                return Chip {
                    arch,
                    multiprocessors,
                };
            }
            _ => Device::cuda(0).map_or(DEFAULT_CHIP, |device| Chip::of(&device)),
        };
        Chip {
            arch: self.arch.unwrap_or(found.arch),
            multiprocessors: self.multiprocessors.unwrap_or(found.multiprocessors),
        }
    }

    fn report(&self, launch: &Launch<'_>) -> Result<()> {
        if self.json {
            return output::json(launch);
        }
        let Launch {
            spec,
            entry,
            arch,
            multiprocessors,
            grid: [x, y, z],
            threads,
            shared_bytes,
            arguments,
            ..
        } = launch;
        line(format_args!("kernel    {spec}"))?;
        line(format_args!(
            "on        {arch}, {multiprocessors} multiprocessors"
        ))?;
        line(format_args!("entry     {entry}"))?;
        line(format_args!(
            "grid      {x} × {y} × {z} CTAs of {threads} threads"
        ))?;
        line(format_args!("shared    {shared_bytes} bytes"))?;
        if launch.workspace_bytes > 0 {
            line(format_args!("workspace {} bytes", launch.workspace_bytes))?;
        }
        for argument in arguments {
            line(format_args!("argument  {argument}"))?;
        }
        match (launch.cubin, launch.cubin_arch) {
            (Some(path), Some(arch)) => {
                line(format_args!("cubin     {} for {arch}", path.display()))
            }
            _ => Ok(()),
        }
    }
}

impl std::fmt::Display for Argument<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Argument::Scalar { name, ty, bits } => match (*ty, u32::try_from(*bits)) {
                ("f32", Ok(bits)) => write!(f, "{name}: {ty} = {}", f32::from_bits(bits)),
                _ => write!(f, "{name}: {ty} = {bits}"),
            },
            Argument::Pointer { name, tensor } => write!(f, "{name}: address of {tensor}"),
            Argument::Map {
                name,
                tensor,
                element,
                box_shape,
                swizzle,
                ..
            } => write!(
                f,
                "{name}: tensor map of {tensor}, {element}, box {box_shape:?}, swizzle {swizzle}"
            ),
        }
    }
}

fn planned(problem: &Problem<'_>) -> Planned {
    let options = &problem.options;
    let ends = |Window { left, right }| [left, right];
    Planned {
        shape: problem.shape,
        dtype: problem.dtype,
        causal: options.causal,
        window: options.window.map(ends),
        softcap: options.softcap,
        scale: options.scale,
    }
}

/// The parameters of the kernel with what the launch gives them.
fn arguments<'k>(kernel: &'k Kernel, step: &Step<'_>) -> Result<Vec<Argument<'k>>> {
    let args = step.launch.args();
    let words = args.words();
    if words.len() != kernel.params.len() {
        bail!(
            "{} has {} parameters, its launch gives {}: report this",
            step.kernel.spec(),
            kernel.params.len(),
            words.len()
        );
    }
    let params = kernel.params.iter().zip(words).enumerate();
    params
        .map(|(at, (param, word))| argument(kernel, param, args, at, *word))
        .collect()
}

fn argument<'k>(
    kernel: &'k Kernel,
    param: &ParamDecl,
    args: &ArgBuffer,
    at: usize,
    word: u64,
) -> Result<Argument<'k>> {
    let register = kernel.reg(param.reg);
    let name = register.name.as_str();
    Ok(match param.kind {
        ParamKind::Scalar => Argument::Scalar {
            name,
            ty: register.ty.name(),
            bits: word,
        },
        ParamKind::Pointer { .. } => {
            let is_this = |tensor: &&TensorArg| tensor.extent.address == word;
            let tensor = args.tensors().find(is_this).with_context(|| {
                format!("parameter `{name}` points to no tensor's first element: report this")
            })?;
            Argument::Pointer {
                name,
                tensor: tensor.name,
            }
        }
        ParamKind::TensorMap { element, .. } => {
            let map = args
                .map_at_word(at)
                .with_context(|| format!("parameter `{name}` has no tensor map: report this"))?;
            let layout = map.layout().with_context(|| format!("`{}`", map.name))?;
            Argument::Map {
                name,
                tensor: map.name,
                element: element.name(),
                shape: layout.shape,
                strides: layout.strides,
                box_shape: layout.box_shape,
                swizzle: match map.swizzle {
                    Swizzle::None => "none",
                    Swizzle::B128 => "128B",
                },
            }
        }
    })
}

fn write_cubin(spec: &Spec, arch: Arch, path: &Path) -> Result<()> {
    let target = Target::new(arch);
    let kernel = spec.kernel(&target)?;
    let file = OutputFile::create(path)?;
    let cubin = spec.cubin(&kernel, &target, &Cache::open_default())?;
    file.finish(&cubin.code)
}
