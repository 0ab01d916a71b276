//! `fa plan`: what is launched for a problem, for people and for programs that launch it themselves.

mod fitted;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use fa::attention::{BlockClasses, Chip, Problem, Window};
use fa::dsl::abi::{ArgBuffer, Swizzle, TensorArg};
use fa::dsl::config::Launch;
use fa::dsl::ir::{Kernel, ParamDecl, ParamKind, Role};
use fa::dsl::target::Arch;
use fa::kernels::chosen::Chosen;
use fa::kernels::steps::place;
use fa::runtime::Device;
use fa::runtime::cache::Cache;
use serde_json::{Value, json};

use super::arguments::{Asked, Sizes};
use super::attention::{self, Choice};
use super::conv::{self, ConvSizes, Images};
use super::output::{self, Fields, OutputFile};
use super::over_cache::{OverCache, Steps};
use super::pass::Pass;
use super::spec::Spec;
use fitted::{Compiled, smaller};

/// What is planned for where there is no GPU: the H200.
pub const DEFAULT_CHIP: Chip = Chip {
    arch: Arch::Sm90a,
    multiprocessors: 132,
};

/// Print what attention() launches for a problem, or attention_backward() with --backward; with --decode or --append what a model that generates launches over its
/// cache; needs no GPU.
///
/// The tensors are contiguous: q and o (batch, seq, heads, head_dim), k and v (batch, seq_k, KV heads,
/// head_dim), lse (batch, heads, seq); packed ones have no batch; with --page k and v are (pages, page, KV heads, head_dim). With --json, all that another program needs to launch the cubins,
/// a line for each launch:
/// each parameter of the kernel is a number with its bits, the address of a tensor, or a tensor map
/// to encode with cuTensorMapEncodeTiled (innermost dimension first, element strides 1, L2 promotion
/// of 256 bytes, zeros outside). Where `cooperative` is true the launch is one of cuLaunchCooperativeKernel; those with `at_once` attention()
/// runs at the same time, each with a workspace of its own.
#[derive(Args, Debug)]
pub struct Plan {
    #[command(flatten)]
    sizes: Sizes,
    #[command(flatten)]
    asked: Asked,
    #[command(flatten)]
    over_cache: OverCache,
    /// Instead, what conv_block() launches for images of these sizes, samples x channels x height x width, with a bias: 5x64x128x128.
    #[arg(long, value_name = "NxCxHxW", group = "images", conflicts_with_all = ["Sizes", "Asked", "OverCache"])]
    conv: Option<Images>,
    #[command(flatten)]
    of_conv: ConvSizes,
    /// A kernel and its tunables instead of the choice.
    #[arg(long, value_name = "SPEC", conflicts_with = "append")]
    kernel: Option<String>,
    /// The architecture [default: that of the GPU; sm_90a without one].
    #[arg(long)]
    arch: Option<Arch>,
    /// Streaming multiprocessors [default: those of the GPU; 132 without one].
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    multiprocessors: Option<u32>,
    /// Write the compiled kernel to a file. Where several are launched, the later ones are numbered: k.cubin, k-2.cubin, k-3.cubin.
    #[arg(long, value_name = "FILE")]
    cubin: Option<PathBuf>,
    /// Compile for another architecture than --arch, such as a later one that the kernel runs on too.
    #[arg(long, value_name = "ARCH", requires = "cubin")]
    compile_for: Option<Arch>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// One parameter of a kernel with what a launch gives it: for people, and for machines.
type Argument = (String, Value);

/// The address of a tensor of a function, and its name.
type FunctionTensor = (u64, &'static str);

impl Plan {
    pub fn run(self) -> Result<()> {
        if let Some(images) = &self.conv {
            return self.of_conv_block(images);
        }
        let text = self.kernel.as_deref();
        let named = text.map(attention::kernel).transpose()?;
        let dtype = self.sizes.dtype(named.as_ref());
        self.asked.check_gradients(self.asked.backward)?;
        let chip = self.chip();
        let (append, choice, tensors) = match self.over_cache.is_asked() {
            true => {
                let Steps { append, attention } =
                    self.over_cache.steps(&self.sizes, &self.asked, dtype)?;
                let Some((problem, tensors)) = attention else {
                    return self.of_append(append.as_ref());
                };
                let backward = self.asked.backward;
                let choice = match text {
                    Some(text) => Choice::named_for(text, &problem, &self.asked)?,
                    None => Choice::chosen_for(problem, &tensors, backward, chip)?,
                };
                (append, choice, tensors)
            }
            false => {
                let shape = self.sizes.shape(&self.asked)?;
                let choice = Choice::of(text, &self.asked, &shape, dtype, chip)?;
                let lengths = self.asked.lengths(&shape)?;
                (None, choice, attention::tensors(&shape, &lengths, dtype))
            }
        };
        let mut compiled = Compiled::new(self.compile_for.unwrap_or(chip.arch));
        let (choice, plan) = match (text, &self.cubin) {
            (Some(_), _) => (choice, choice.plan_of(chip, &tensors)?),
            // What is launched for functions only the compiler knows.
            (None, Some(_)) => {
                let choice = choice.fitted(&tensors, chip, |it| compiled.spilled(it))?;
                let plan = match self.asked.backward {
                    true => choice.plan_of(chip, &tensors)?,
                    false => {
                        let spilled = |it: &Spec| compiled.spilled(it);
                        Pass::fitted_call(chip, &choice.problem, &tensors, spilled)?
                    }
                };
                (choice, plan)
            }
            (None, None) if self.asked.backward => (choice, choice.plan_of(chip, &tensors)?),
            (None, None) => (choice, Pass::call(chip, &choice.problem, &tensors)?),
        };
        // Kernels number the tensors of functions; here they have the names that files have them by.
        let tensors = choice.problem.options.function_tensors();
        let functions: Vec<FunctionTensor> = tensors
            .map(|tensor| tensor.address)
            .zip(self.asked.function_names())
            .collect();
        let mut problem = problem_row(&choice.problem);
        if let Some(window) = self.asked.window {
            // As it is asked for: one that hides nothing is none to what is launched.
            let Window { left, right } = window.0;
            problem["causal"] = json!(self.asked.causal);
            problem["window"] = json!([left, right]);
        }
        let smaller = |spec: &Spec| match (text, &self.cubin) {
            (None, None) => smaller(chip, &choice.problem, spec),
            _ => Vec::new(),
        };
        let of = Printed {
            chip,
            problem: &problem,
            at_once: plan.at_once(),
            functions: &functions,
            smaller: &smaller,
            compiled: &compiled,
        };
        let first = append.iter().map(of_chosen);
        let launches: Vec<_> = first.chain(plan.launches()).collect();
        self.print(&launches, plan.workspace_bytes(), &of)
    }

    /// What adds new tokens to a cache.
    fn of_append(&self, append: Option<&Chosen<'_>>) -> Result<()> {
        let chip = self.chip();
        let launches: Vec<_> = append.into_iter().map(of_chosen).collect();
        let of = Printed {
            chip,
            problem: &Value::Null,
            at_once: false,
            functions: &[],
            smaller: &|_| Vec::new(),
            compiled: &Compiled::new(chip.arch),
        };
        self.print(&launches, 0, &of)
    }

    /// The same of a convolution block.
    fn of_conv_block(&self, images: &Images) -> Result<()> {
        let (shape, chip) = (self.of_conv.shape(images), self.chip());
        let kernel = shape.kernel(self.kernel.as_deref(), chip)?;
        let steps = shape.steps(&kernel, chip, &shape.unallocated()?)?;
        let launches = steps.launches.iter().map(|it| &it.launch);
        let launches: Vec<_> = conv::specs(&steps).into_iter().zip(launches).collect();
        let problem = shape.row(&shape.problem()?);
        let of = Printed {
            chip,
            problem: &problem,
            at_once: false,
            functions: &[],
            smaller: &|_| Vec::new(),
            compiled: &Compiled::new(chip.arch),
        };
        self.print(&launches, steps.workspace.bytes(), &of)
    }

    /// Prints launches, which share a workspace.
    fn print(
        &self,
        launches: &[(Spec, &Launch<'_>)],
        workspace_bytes: u64,
        of: &Printed<'_>,
    ) -> Result<()> {
        let Chip {
            arch,
            multiprocessors,
        } = of.chip;
        let problem = of.problem;
        for (index, (spec, launch)) in launches.iter().enumerate() {
            let kernel = spec.kernel(arch)?;
            let arguments = arguments(&kernel, launch, of.functions)
                .with_context(|| format!("{}: report this", spec.text))?;
            let [x, y, z] = launch.grid();
            let (threads, shared_bytes) = (kernel.threads, kernel.shared_bytes);
            let with_other = of.at_once && index + 2 >= launches.len();
            let mut row = json!({
                "spec": spec.text, "entry": kernel.name, "arch": arch.name(),
                "multiprocessors": multiprocessors, "problem": problem,
                "workspace_bytes": workspace_bytes, "grid": [x, y, z], "threads": threads,
                "shared_bytes": shared_bytes, "cooperative": kernel.cooperative, "at_once": with_other, "arguments": arguments.iter().map(|(_, row)| row).collect::<Vec<_>>(),
            });
            let workspace = Some(workspace_bytes).filter(|bytes| *bytes > 0);
            let together = match kernel.cooperative {
                true => ", all resident at the same time",
                false => "",
            };
            let mut text = Fields::new(10);
            text.add("kernel", &spec.text)
                .add("on", format!("{arch}, {multiprocessors} multiprocessors"))
                .add("entry", &kernel.name)
                .add(
                    "grid",
                    format!("{x} × {y} × {z} CTAs of {threads} threads{together}"),
                )
                .add("shared", format!("{shared_bytes} bytes"))
                .add_all("when", when(with_other, index + 1 == launches.len()))
                .add_all("workspace", workspace.map(|bytes| format!("{bytes} bytes")))
                .add_all("argument", arguments.iter().map(|(text, _)| text));
            let smaller = (of.smaller)(spec);
            if !smaller.is_empty() {
                row["smaller_tiles"] = json!(smaller);
                let smaller = smaller.iter();
                text.add_all(
                    "smaller",
                    smaller.map(|spec| format!("{spec}, if what is before it spills registers")),
                );
            }
            let tried = of.compiled.before(spec);
            if !tried.is_empty() {
                text.add_all(
                    "in place of",
                    tried.iter().map(|(spec, bytes)| {
                        format!("{spec}, which spills {bytes} bytes of registers a thread")
                    }),
                );
                let tried = tried
                    .iter()
                    .map(|(spec, bytes)| json!({ "spec": spec, "spill_bytes": bytes }));
                row["in_place_of"] = tried.collect();
            }
            if let Some(path) = &self.cubin {
                let arch = self.compile_for.unwrap_or(arch);
                let path = numbered(path, index);
                write_cubin(spec, arch, &path)?;
                row["cubin"] = json!(path);
                row["cubin_arch"] = json!(arch.name());
                text.add("cubin", format!("{} for {arch}", path.display()));
            }
            output::either(self.json, &row, text.text.trim_end())?;
        }
        Ok(())
    }

    /// What it is planned for.
    fn chip(&self) -> Chip {
        // Where both are said, no GPU is looked for.
        let found = match (self.arch, self.multiprocessors) {
            (Some(_), Some(_)) => DEFAULT_CHIP,
            _ => Device::cuda(0).map_or(DEFAULT_CHIP, |device| Chip::of(&device)),
        };
        Chip {
            arch: self.arch.unwrap_or(found.arch),
            multiprocessors: self.multiprocessors.unwrap_or(found.multiprocessors),
        }
    }
}

/// When the last two launches run, if at the same time.
fn when(with_other: bool, is_last: bool) -> Option<&'static str> {
    with_other.then_some(match is_last {
        true => "at the same time as the launch before it",
        false => "at the same time as the launch after it",
    })
}

/// A kernel that was chosen for its tensors, and its launch.
fn of_chosen<'c, 'a>(chosen: &'c Chosen<'a>) -> (Spec, &'c Launch<'a>) {
    (Spec::new(chosen.entry, chosen.values), &chosen.launch)
}

/// What launches are printed with.
struct Printed<'p> {
    chip: Chip,
    problem: &'p Value,
    /// Whether the last two launches run at the same time.
    at_once: bool,
    functions: &'p [FunctionTensor],
    /// The tiles that are tried where a kernel spills registers.
    smaller: &'p dyn Fn(&Spec) -> Vec<String>,
    compiled: &'p Compiled,
}

/// A problem, for machines.
fn problem_row(problem: &Problem<'_>) -> Value {
    let options = &problem.options;
    let mut row = json!(problem.shape);
    row["dtype"] = json!(problem.dtype);
    row["causal"] = json!(options.causal);
    row["window"] = json!(options.window.map(|Window { left, right }| [left, right]));
    row["softcap"] = json!(options.softcap);
    row["scale"] = json!(options.scale);
    row["deterministic"] = json!(options.deterministic);
    row["packed"] = json!(options.packed.is_some());
    row["page"] = json!(options.paged.map(|paged| paged.page));
    if let Some(BlockClasses { words, rows, keys }) = options.mask_blocks {
        let shape = words.extent.shape;
        row["mask_blocks"] = json!({ "queries": rows, "keys": keys, "shape": shape });
    }
    row
}

/// The parameters of the kernel with what the launch gives them.
fn arguments(
    kernel: &Kernel,
    launch: &Launch<'_>,
    functions: &[FunctionTensor],
) -> Result<Vec<Argument>> {
    let args = launch.args();
    let (found, words) = (kernel.params.len(), args.words());
    if words.len() != found {
        let given = words.len();
        bail!("it has {found} parameters, its launch gives {given}");
    }
    let params = kernel.params.iter().zip(words).enumerate();
    params
        .map(|(at, (param, word))| argument(kernel, param, args, (at, *word), functions))
        .collect()
}

/// A scalar with its bits, the address of a tensor's first element, or a tensor map. Of a map, sizes are from
/// the innermost dimension on: shape and box in elements, strides in bytes, of all dimensions but the innermost.
fn argument(
    kernel: &Kernel,
    param: &ParamDecl,
    args: &ArgBuffer,
    (at, word): (usize, u64),
    functions: &[FunctionTensor],
) -> Result<Argument> {
    let register = kernel.reg(param.reg);
    let (name, ty) = (register.name.as_str(), register.ty.name());
    let (text, row) = match param.kind {
        ParamKind::Scalar => {
            let value = match (ty, u32::try_from(word)) {
                ("f32", Ok(bits)) => f32::from_bits(bits).to_string(),
                _ => word.to_string(),
            };
            let row = json!({"kind": "scalar", "name": name, "type": ty, "bits": word});
            (format!("{ty} = {value}"), row)
        }
        ParamKind::Pointer { .. } => {
            let is_this = |tensor: &&TensorArg| tensor.extent.address == word;
            // Several tensors may begin at an address of the workspace.
            let of_name = |tensor: &&TensorArg| is_this(tensor) && tensor.name == name;
            let mut tensors = args.tensors();
            let tensor = tensors
                .find(of_name)
                .or_else(|| args.tensors().find(is_this));
            let tensor = tensor.with_context(|| {
                format!("parameter `{name}` points to no tensor's first element")
            })?;
            let of_function = functions.iter().find(|(address, _)| *address == word);
            let counters = tensor.role == Role::Counters;
            let tensor = of_function.map_or(tensor.name, |(_, name)| name);
            let mut row = json!({"kind": "pointer", "name": name, "tensor": tensor});
            // Counters are zero before a launch and after it: their place is not that of results.
            let place = match counters {
                true => {
                    row["counters"] = json!(true);
                    ", counters that are zero".to_owned()
                }
                false => in_workspace(word, &mut row),
            };
            (format!("address of {tensor}{place}"), row)
        }
        ParamKind::TensorMap { element, .. } => {
            let map = args
                .map_at_word(at)
                .with_context(|| format!("parameter `{name}` has no tensor map"))?;
            let layout = map.layout().with_context(|| format!("`{}`", map.name))?;
            let swizzle = match map.swizzle {
                Swizzle::None => "none",
                Swizzle::B64 => "64B",
                Swizzle::B128 => "128B",
            };
            let rank = layout.rank;
            let (tensor, element) = (map.name, element.name());
            let box_shape = &layout.box_shape[..rank];
            let mut row = json!({
                "kind": "map", "name": name, "tensor": tensor, "element": element,
                "shape": layout.shape[..rank], "strides": layout.strides[..rank - 1], "box": box_shape,
                "swizzle": swizzle,
            });
            let place = in_workspace(map.extent.address, &mut row);
            let text = format!(
                "tensor map of {tensor}{place}, {element}, box {box_shape:?}, swizzle {swizzle}"
            );
            (text, row)
        }
    };
    Ok((format!("{name}: {text}"), row))
}

/// Says how far into the workspace the tensor at an address lies, if it does.
fn in_workspace(address: u64, row: &mut Value) -> String {
    // Where it would be if the workspace began at 0.
    let offset = place(address, 0);
    if offset == address {
        return String::new();
    }
    row["workspace_offset"] = json!(offset);
    format!(", {offset} bytes into the workspace")
}

/// Where the kernel of a launch goes, if that of the first goes to `path`.
fn numbered(path: &Path, index: usize) -> PathBuf {
    if index == 0 {
        return path.to_owned();
    }
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{}", index + 1));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

fn write_cubin(spec: &Spec, arch: Arch, path: &Path) -> Result<()> {
    // A kernel that the architecture does not have leaves no file.
    spec.kernel(arch)?;
    let file = OutputFile::create(path)?;
    let (_, cubin) = spec.compile(arch, &Cache::open_default())?;
    file.finish(&cubin.code)
}
