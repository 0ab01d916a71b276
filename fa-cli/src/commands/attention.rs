//! Which kernel of attention runs: one that a spec names, or what `attention()` chooses.

use anyhow::{Context, Result, bail};
use fa::attention::{
    BlockClasses, Chip, Configured, Dtype, FunctionGradients, Options, Problem, Score, Seq, Shape,
    Tensors, fit, plan, plan_backward, plan_with,
};
use fa::dsl::abi::Extent;
use fa::dsl::config::{KernelConfig, KernelEntry, SpecError, Value, Values};
use fa::dsl::target::Target;
use fa::kernels::attention::Variant;
use fa::kernels::attention::backward::BackwardTensors;
use fa::kernels::fa_s512::FaS512Config;

use super::arguments::Asked;
use super::lengths::Lengths;
use super::mask_blocks;
use super::pass::Pass;
use super::spec::Spec;

/// A kernel for a problem.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    pub kernel: Configured,
    pub problem: Problem<'static>,
}

impl Choice {
    /// The kernel that is named, else what `attention()` or `attention_backward()` chooses on this chip.
    pub fn of(
        named: Option<&str>,
        asked: &Asked,
        shape: &Shape,
        dtype: Dtype,
        chip: Chip,
    ) -> Result<Choice> {
        match named {
            Some(text) => {
                let named = Choice::named(text, asked, shape, dtype)?;
                let problem = mask_blocks::sized(&named.problem, Some(&named.kernel), chip)?;
                Ok(Choice { problem, ..named })
            }
            None => {
                let problem = problem(shape, dtype, asked.options(shape)?)?;
                Choice::chosen(problem, asked.backward, chip)
            }
        }
    }

    /// The kernel that is named, with the options that are asked for.
    fn named(text: &str, asked: &Asked, shape: &Shape, dtype: Dtype) -> Result<Choice> {
        let without = problem(shape, dtype, asked.options(shape)?)?;
        let named = Choice::named_for(text, &without, asked)?;
        // Beside a causal mask that the spec alone has a window may hide nothing.
        let problem = problem(shape, dtype, named.problem.options)?;
        Ok(Choice { problem, ..named })
    }

    /// The kernel that is named, with the options of a problem. Of the options that its spec has alone, the causal mask counts too.
    pub fn named_for(text: &str, problem: &Problem<'static>, asked: &Asked) -> Result<Choice> {
        let Problem { dtype, options, .. } = *problem;
        let wants = Variant::of(problem, Variant::PLAIN.head_dim);
        let kernel = with_options(text, &wanted(asked, &wants, options.seq))?;
        // Which functions are those of this process has no name.
        let kernel = kernel.with_variant(Variant {
            function_set: wants.function_set,
            ..kernel.variant()
        });
        let (variant, spec) = (kernel.variant(), kernel.spec());
        match (kernel.is_backward(), asked.backward) {
            (true, false) => {
                bail!(
                    "{spec} computes gradients, which nothing asks for: give a tensor `do`, or --backward for random ones"
                )
            }
            (false, true) => {
                bail!("{spec} does not compute gradients: name another kernel, or none")
            }
            _ => {}
        }
        if let Some(takes) = kernel.dtype().filter(|takes| *takes != dtype) {
            bail!(
                "{spec} takes {takes}, the tensors are {dtype}: choose another kernel or another type"
            );
        }
        for ((option, has), (_, asked)) in variant.options().zip(wants.options()) {
            // A causal mask has nothing that would have to be said, and which blocks masks hide is found out.
            let needs_nothing =
                option == CAUSAL.1 || (option == "MASK_BLOCKS" && !options.masks.is_empty());
            if has && !asked && !needs_nothing {
                bail!(
                    "{spec} has {option}=true: say which with --window L,R, --softcap X, --with TENSOR, --mask-blocks, --varlen LENGTHS or --page N, or in a file"
                );
            }
        }
        let options = Options {
            causal: variant.causal,
            deterministic: options.deterministic || kernel.is_deterministic(),
            ..options
        };
        let problem = Problem {
            options,
            ..*problem
        };
        Ok(Choice { kernel, problem })
    }

    /// What `attention()` chooses for a problem, or `attention_backward()` for its gradients.
    pub fn chosen(problem: Problem<'static>, backward: bool, chip: Chip) -> Result<Choice> {
        Choice::chosen_for(problem, &unallocated(&problem, backward), backward, chip)
    }

    /// The same for tensors that lie so. Of several kernels the first.
    pub fn chosen_for(
        problem: Problem<'static>,
        tensors: &Tensors<'static>,
        backward: bool,
        chip: Chip,
    ) -> Result<Choice> {
        let problem = mask_blocks::sized(&problem, None, chip)?;
        let kernel = match backward {
            true => kernel_of_gradients(&problem, tensors, &[], chip)?,
            false => {
                let plan = plan(chip, &problem, tensors)?;
                let first = plan.steps.first();
                first.context("the plan has no steps: report this")?.kernel
            }
        };
        Ok(Choice { kernel, problem })
    }

    /// What is chosen for the same gradients and that of a bias, if there is one.
    pub fn with_bias_gradient(self, chip: Chip) -> Result<Choice> {
        let Choice { problem, .. } = self;
        let place = |of: &Extent| Extent {
            address: 25 << 40,
            ..Options::unallocated_tensor("", &of.shape).extent
        };
        let wanted = |score: &Score<'static>| {
            let places = score.tensors().map(|it| Some(place(it)));
            FunctionGradients::of(score.staged(), places)
        };
        let d_functions: Vec<_> = problem.options.scores.iter().map(wanted).collect();
        let tensors = unallocated(&problem, true);
        let kernel = kernel_of_gradients(&problem, &tensors, &d_functions, chip)?;
        // Which gradients are wanted is said by the tensors of a launch.
        let kernel = with_functions(kernel, &problem);
        Ok(Choice { kernel, problem })
    }

    /// The same with what calls launch in the place of the kernel, which was chosen, where functions make it spill registers: `spilled` compiles kernels and says how
    /// many bytes. Classes of blocks are of what is found.
    pub fn fitted(
        self,
        tensors: &Tensors<'static>,
        chip: Chip,
        mut spilled: impl FnMut(&Spec) -> Result<u32>,
    ) -> Result<Choice> {
        let Choice {
            kernel,
            mut problem,
        } = self;
        if kernel.is_backward() {
            let (of_pass, tensors) = of_gradients(&problem, tensors)?;
            let fit = fit(chip, &of_pass, &kernel, |kernel| {
                let pass = Pass::backward(kernel, chip, &of_pass, &tensors)?;
                let launches = pass.launches().into_iter();
                launches.map(|(spec, _)| spilled(&spec)).sum()
            });
            let kernel = fit?.kernel;
            return Ok(Choice { kernel, problem });
        }
        if let Some(classes) = &mut problem.options.mask_blocks {
            *classes = BlockClasses::unknown();
        }
        let fit = fit(chip, &problem, &kernel, |kernel| spilled(&(*kernel).into()));
        let kernel = fit?.kernel;
        let problem = mask_blocks::sized(&problem, Some(&kernel), chip)?;
        Ok(Choice { kernel, problem })
    }

    /// What is launched on this chip. Fails if the kernel does not take the problem.
    pub fn plan(&self, chip: Chip) -> Result<Pass<'static>> {
        let backward = self.kernel.is_backward();
        self.plan_of(chip, &unallocated(&self.problem, backward))
    }

    /// The same for tensors that lie so; gradients lie as what they are of.
    pub fn plan_of(&self, chip: Chip, tensors: &Tensors<'static>) -> Result<Pass<'static>> {
        let kernel = &self.kernel;
        let problem = mask_blocks::sized(&self.problem, Some(kernel), chip)?;
        if kernel.is_backward() {
            let (problem, tensors) = of_gradients(&problem, tensors)?;
            return Pass::backward(kernel, chip, &problem, &tensors);
        }
        Ok(Pass::forward(plan_with(kernel, chip, &problem, tensors)?))
    }
}

/// The different kernels of the plans, in the order in which they are launched first.
pub fn kernels<'a>(choices: impl IntoIterator<Item = &'a Choice>, chip: Chip) -> Result<Vec<Spec>> {
    let mut kernels: Vec<Spec> = Vec::new();
    for choice in choices {
        for (kernel, _) in choice.plan(chip)?.launches() {
            if kernels.iter().all(|known| known.text != kernel.text) {
                kernels.push(kernel);
            }
        }
    }
    Ok(kernels)
}

/// No option but the mask.
pub fn masked(causal: bool) -> Options<'static> {
    Options {
        causal,
        ..Options::default()
    }
}

/// A problem whose log-sum-exp is written, as every command has it, of tensors of this shape.
pub fn problem(shape: &Shape, dtype: Dtype, options: Options<'static>) -> Result<Problem<'static>> {
    let mut tensors = Tensors::unallocated(shape, dtype, true);
    // Those of a cache, with a row for each of the packed sequences of queries, or with pages.
    let packed_queries = options
        .packed
        .filter(|packed| packed.cu_seqlens_k.is_none());
    let rows = packed_queries.and(options.seqused_k);
    let rows = rows.map(|list| list.extent.shape[0]);
    let page = options.paged.map(|paged| paged.page as u64);
    for Extent { shape, .. } in [&mut tensors.k, &mut tensors.v] {
        shape[0] = rows.unwrap_or(shape[0]);
        shape[1] = page.unwrap_or(shape[1]);
    }
    Ok(Problem::of(dtype, &tensors, &options)?)
}

/// The kernel of attention that `attention_backward()` chooses for tensors that lie so, and for these gradients of functions' arguments.
fn kernel_of_gradients(
    problem: &Problem<'static>,
    tensors: &Tensors<'static>,
    d_functions: &[FunctionGradients<'static>],
    chip: Chip,
) -> Result<Configured> {
    let (problem, tensors) = of_gradients(problem, tensors)?;
    let steps = plan_backward(chip, &problem, &tensors.with_functions(d_functions))?;
    let mut steps = steps.launches.iter();
    // The others prepare for it and finish.
    let of_attention = steps.find_map(|it| Configured::of_entry(&it.entry, &it.values));
    of_attention.context("the plan has no kernel of attention: report this")
}

/// The problem of the gradients of a problem, and where they would lie: as the tensors that they are of.
fn of_gradients(
    problem: &Problem<'static>,
    tensors: &Tensors<'static>,
) -> Result<(Problem<'static>, BackwardTensors<'static>)> {
    let variant = Variant::of(problem, Variant::PLAIN.head_dim);
    if let Some(option) = variant.without_gradient() {
        bail!("{option} has no gradient: leave it out, or compute the output alone");
    }
    let Tensors { q, k, v, o, .. } = *tensors;
    let lse = tensors
        .lse
        .context("there is no log-sum-exp: report this")?;
    let place = |extent: Extent, number: u64| Extent {
        address: number << 40,
        ..extent
    };
    let sinks = problem.options.sinks;
    let gradients = [place(q, 21), place(k, 22), place(v, 23)];
    let d_sinks = sinks.map(|sinks| place(sinks.extent, 24));
    let tensors =
        BackwardTensors::from_extents([q, k, v], [o, lse], place(q, 20), gradients, d_sinks);
    Ok((tensors.problem(problem.dtype, &problem.options)?, tensors))
}

/// Tensors of this shape that no memory stands behind, whose sequences lie so.
pub fn tensors(shape: &Shape, lengths: &Lengths, dtype: Dtype) -> Tensors<'static> {
    let [rows, keys, ..] = lengths.kv(*shape).map(|size| size as usize);
    let of_keys = Shape {
        batch: rows,
        seq_k: keys,
        ..*shape
    };
    let mut tensors = Tensors::unallocated(shape, dtype, true);
    Tensors {
        k: tensors.k,
        v: tensors.v,
        ..
    } = Tensors::unallocated(&of_keys, dtype, false);
    tensors
}

/// Tensors of a problem that no memory stands behind, packed ones as if every sequence were the longest, for gradients as if that were the only
/// one: what would be launched is known without a device.
fn unallocated(problem: &Problem<'_>, backward: bool) -> Tensors<'static> {
    let of = |shape| Tensors::unallocated(&shape, problem.dtype, problem.lse);
    let all = of(problem.shape);
    let Some(packed) = problem.options.packed.filter(|_| backward) else {
        return all;
    };
    let mut one = of(Shape {
        batch: 1,
        seq_q: problem.shape.seq_q.max(1),
        ..problem.shape
    });
    if packed.cu_seqlens_k.is_none() {
        (one.k, one.v) = (all.k, all.v);
    }
    one
}

/// The kernel of attention that a spec names.
pub fn kernel(text: &str) -> Result<Configured> {
    Configured::find(text)?.with_context(|| none_of_attention(text))
}

/// The kernel of this spec, with a causal mask if `causal` asks for it.
pub fn causal_kernel(text: &str, causal: bool) -> Result<Configured> {
    let wanted: &[Wanted] = if causal { &[CAUSAL] } else { &[] };
    with_options(text, wanted)
}

/// The kernel with the functions that a problem has, which no spec names.
pub fn with_functions(kernel: Configured, problem: &Problem<'_>) -> Configured {
    let variant = kernel.variant();
    let wants = Variant::of(problem, variant.head_dim);
    kernel.with_variant(Variant {
        functions: wants.functions,
        function_set: wants.function_set,
        ..variant
    })
}

/// The kernel with the same bits every time, if `deterministic` asks for it.
pub fn deterministic_kernel(kernel: Configured, deterministic: bool) -> Result<Configured> {
    match deterministic && !kernel.is_deterministic() {
        true => with_options(&kernel.spec(), &[DETERMINISTIC]),
        false => Ok(kernel),
    }
}

/// The entry of the kernel of attention of this name, and its element type.
pub fn entry(name: &str) -> Result<(&'static KernelEntry, Dtype)> {
    let mut all = all();
    let found = all.find(|(entry, _)| entry.name == name);
    found.with_context(|| none_of_attention(name))
}

/// The kernels of attention.
fn all() -> impl Iterator<Item = (&'static KernelEntry, Dtype)> {
    let all = KernelEntry::all().into_iter();
    all.filter_map(|entry| {
        let kernel = Configured::of_entry(entry, &Values::default())?;
        Some((entry, kernel.dtype()?))
    })
}

/// Their names, for people.
pub fn names() -> String {
    let names: Vec<&str> = all().map(|(entry, _)| entry.name).collect();
    names.join(", ")
}

fn none_of_attention(name: &str) -> String {
    format!("{name} is no attention kernel; those are {}", names())
}

/// The configurations of FaS512 that pass the gates of `target`, in the order of the space.
pub fn valid_fas512(target: &Target, causal: bool) -> Vec<Configured> {
    let space = KernelEntry::of::<FaS512Config>().space();
    let configs = space.iter().filter_map(|it| FaS512Config::from_values(it));
    let configs = configs.map(|config| FaS512Config { causal, ..config });
    let valid = configs.filter(|config| config.check(target).is_ok());
    valid.map(|config| Configured::of(&config)).collect()
}

/// What an argument of the command line asks of a kernel: the flag, the option, and what that has to be.
type Wanted = (&'static str, &'static str, Value);

const CAUSAL: Wanted = ("--causal", "CAUSAL", Value::Bool(true));
const DETERMINISTIC: Wanted = ("--deterministic", "DETERMINISTIC", Value::Bool(true));

/// What the arguments ask of the kernel's options.
fn wanted(asked: &Asked, wants: &Variant, seq: Option<Seq>) -> Vec<Wanted> {
    let flag = if asked.fixed { "--static" } else { "--dynamic" };
    let length = seq.map(|seq| (flag, "SEQ", Value::U32(seq.tunable())));
    let switches = wants.options().filter(|(_, asked)| *asked);
    let switches = switches.map(|(option, _)| match option {
        "CAUSAL" => CAUSAL,
        "WINDOW" => ("--window", option, Value::Bool(true)),
        "SOFTCAP" => ("--softcap", option, Value::Bool(true)),
        "PACKED" => ("--varlen", option, Value::Bool(true)),
        "SEQUSED_K" | "PAGED" if asked.page.is_some() => ("--page", option, Value::Bool(true)),
        "FUNCTIONS" => ("bias and documents", option, Value::Bool(true)),
        "MASK_BLOCKS" => ("--mask-blocks", option, Value::Bool(true)),
        tensor => (tensor, tensor, Value::Bool(true)),
    });
    let deterministic = (asked.deterministic && asked.backward).then_some(DETERMINISTIC);
    switches.chain(length).chain(deterministic).collect()
}

/// Reads a spec, with options that the command line asks for. What the spec says itself may not be
/// overridden.
fn with_options(text: &str, wanted: &[Wanted]) -> Result<Configured> {
    let mut found = kernel(text)?;
    let mut named = text.trim().trim_end_matches('>').to_owned();
    for (flag, option, value) in wanted {
        let entry = found.entry();
        let at = entry.tunables.iter().position(|it| it.name == *option);
        let Some(is) = at.and_then(|at| found.values().get(at)) else {
            let kernel = entry.name;
            bail!("{flag}: {kernel} has no option {option}; leave {flag} out");
        };
        if is == value {
            continue;
        }
        // Naming the option again shows whether the spec does.
        let comma = if named.ends_with('<') { "" } else { "," };
        named.push_str(&format!("{comma}{option}={value}"));
        let again = format!("{named}>");
        if let Err(SpecError::Repeated { .. }) = KernelEntry::find(&again) {
            bail!("{flag} contradicts {option}={is} in the spec `{text}`; drop one of them");
        }
        found = kernel(&again)?;
    }
    Ok(found)
}

#[cfg(test)]
mod tests;
