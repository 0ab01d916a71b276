//! `fa run`: attention on the tensors of a file.

mod file;

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use fa::attention::{Chip, Configured, Problem, Shape};
use serde_json::{Value, json};

use super::arguments::{Asked, Sizes};
use super::attention::{self, Choice};
use super::check::{Check, GradientReferences, References, complaint};
use super::device::DeviceChoice;
use super::device_tensors::Ran;
use super::output::{self, OutputFile};
use super::pass::Pass;
use super::plan::DEFAULT_CHIP;
use super::ranks::{self, Ranks};
use super::spec::Spec;
use super::tensors::HostTensors;

/// The most elements of a random tensor: drawing them takes ten seconds.
const MAX_ELEMENTS: usize = 1 << 30;

/// (batch, head) pairs that are compared with float64.
const CHECKED_HEADS: usize = 8;

/// Run attention on tensors of a file, or on random ones that are compared with float64.
///
/// The file is a safetensors file with q, k and v, float16 or bfloat16. q is (batch, seq_q, heads,
/// head_dim), k and v are (batch, seq_k, KV heads, head_dim). Options that are tensors stand beside them,
/// float32. o has the shape of q; lse is float32, natural logarithm, (batch, heads, seq_q). With cu_seqlens_q
/// and cu_seqlens_k, int32, sequences of different lengths lie one after the other: there is no batch. With seqused_k,
/// (batch) int32, only so many keys of each sequence are used, also of packed ones; with block_table too, (batch, pages of a sequence) int32, k and v are
/// (pages, page, KV heads, head_dim), and cu_seqlens_q alone packs the queries. With prefix_ranges, (batch, ranges, 2) int32, the
/// keys from the first number of a range to before the second see each other, whatever the mask says. bias, (batch or 1, heads or
/// 1, queries or 1, keys or 1) float32 or of q's type, is added to the scores, and with document_q and document_k, (batch or 1,
/// queries or 1) and (batch or 1, keys or 1) int32, a query sees the keys of its own document. Queries and keys of these are counted
/// within their sequence: of packed ones and of pages there are at least as many as the longest sequence has.
///
/// With do, the gradient of o, as q is, also dq, dk and dv are written, those of q, k and v, which are 0 for keys that are not used, with sinks d_sinks, float32, and with bias
/// d_bias, float32 of the sizes of bias: along a dimension of size 1 it is a sum. Of random tensors --backward asks for gradients.
#[derive(Args, Debug)]
pub struct Run {
    /// The safetensors file with q, k and v; random tensors of the sizes below if left out.
    #[arg(conflicts_with_all = ["Sizes", "varlen", "with"], requires = "output")]
    input: Option<PathBuf>,
    /// The safetensors file to write.
    #[arg(short, long)]
    output: Option<PathBuf>,
    #[command(flatten)]
    sizes: Sizes,
    /// The seed of random tensors.
    #[arg(long, default_value_t = 0, conflicts_with = "input")]
    seed: u64,
    /// Compare with float64, as random tensors always are.
    #[arg(long)]
    check: bool,
    /// The kernel and its tunables; what attention() chooses if left out.
    #[arg(long, value_name = "SPEC")]
    kernel: Option<String>,
    #[command(flatten)]
    asked: Asked,
    #[command(flatten)]
    ranks: Ranks,
    /// auto, cpu (the interpreter, with its sanitiser), cuda or cuda:N.
    #[arg(long, default_value = "auto")]
    device: DeviceChoice,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Run {
    pub fn run(self) -> Result<()> {
        let named = self.kernel.as_deref().map(attention::kernel).transpose()?;
        if let (Some(input), Some(output)) = (&self.input, &self.output) {
            output::check_other(input, output)?;
        }
        let input = self.input.as_deref().map(file::read).transpose()?;
        let (shape, dtype) = match &input {
            Some(HostTensors { problem, .. }) => (problem.shape, problem.dtype),
            None => (self.random_shape()?, self.sizes.dtype(named.as_ref())),
        };
        let mut asked = self.asked.clone();
        let given = input.iter().flat_map(|tensors| &tensors.given);
        asked.in_file = given.map(|it| (it.name, it.shape.clone())).collect();
        if let Some(tensors) = &input {
            asked.varlen = Some(tensors.lengths.clone());
            asked.functions = tensors.functions.shapes();
        }
        let backward = match &input {
            Some(tensors) => self.has_gradient(tensors)?,
            None => asked.backward,
        };
        asked.check_gradients(backward)?;
        // The other pass follows what the kernel that is named computes.
        asked.backward = backward && named.is_some_and(|kernel| kernel.is_backward());
        let chosen = |chip| Choice::of(self.kernel.as_deref(), &asked, &shape, dtype, chip);
        // What no kernel takes, or not the one that is named, is known before the device is started.
        let fitting = chosen(DEFAULT_CHIP)?;
        fits(&fitting, &asked, self.kernel.is_some())?;
        let output = self.output.as_deref().map(OutputFile::create).transpose()?;
        if let Some(count) = self.ranks.ranks {
            let problem = fitting.problem;
            let tensors = self.tensors(input, &shape, (problem, backward), &asked)?;
            return self.on_ranks(count.into(), &tensors, &shape, output);
        }
        let device = self.device.open()?;
        let chip = Chip::of(&device);
        let choice = chosen(chip)?;
        let problem = choice.problem;
        let kernels = match backward {
            true => both_passes(&choice, chip)?,
            false => vec![choice.kernel],
        };
        let tensors = self.tensors(input, &shape, (problem, backward), &asked)?;
        let on = |kernels: &[Configured]| {
            let specs: Vec<String> = kernels.iter().map(Configured::spec).collect();
            format!("{} on {}", specs.join(" and "), device.name())
        };
        let spinner = output::spinner(on(&kernels));
        let named = self.kernel.as_ref().map(|_| &choice.kernel);
        let ran = tensors.run(&device, &kernels, named)?;
        let checks = match self.check || self.input.is_none() {
            true => checks(&tensors, &ran),
            false => Vec::new(),
        };
        spinner.finish_and_clear();
        if let Some(output) = output {
            let Ran {
                answer, gradients, ..
            } = &ran;
            output.finish(&file::encode(
                &problem,
                (&shape, &tensors.lengths),
                answer,
                gradients.as_ref(),
            )?)?;
        }
        let row = row(&ran, device.name());
        self.report(&on(&ran.kernels), row, &ran, &checks, &tensors)
    }

    /// The same on several devices, which share the sequence.
    fn on_ranks(
        &self,
        count: usize,
        tensors: &HostTensors,
        shape: &Shape,
        output: Option<OutputFile>,
    ) -> Result<()> {
        let ranks = ranks::open(count, self.device)?;
        let on = format!("{count} × {}", ranks[0].device().name());
        let spinner = output::spinner(on.clone());
        let (answer, gradients, times) = ranks::run(tensors, ranks, self.ranks.way)?;
        let ran = Ran {
            answer,
            gradients,
            times,
            blocks: None,
            kernels: Vec::new(),
            at_once: false,
        };
        let checks = match self.check || self.input.is_none() {
            true => checks(tensors, &ran),
            false => Vec::new(),
        };
        spinner.finish_and_clear();
        if let Some(output) = output {
            let (problem, gradients) = (&tensors.problem, ran.gradients.as_ref());
            output.finish(&file::encode(
                problem,
                (shape, &tensors.lengths),
                &ran.answer,
                gradients,
            )?)?;
        }
        let way = self.ranks.way.map(|way| way.name());
        let row = json!({ "ranks": count, "way": way, "device": on });
        self.report(&on, row, &ran, &checks, tensors)
    }

    /// The tensors of the file, or random ones.
    fn tensors(
        &self,
        input: Option<HostTensors>,
        shape: &Shape,
        (problem, backward): (Problem<'static>, bool),
        asked: &Asked,
    ) -> Result<HostTensors> {
        Ok(match input {
            Some(tensors) => HostTensors { problem, ..tensors },
            None => HostTensors {
                functions: asked.random_functions(shape, self.seed)?,
                ..HostTensors::random(problem, asked.lengths(shape)?, self.seed)
                    .with_gradient(backward, self.seed)
            },
        })
    }

    /// Whether a file asks for gradients.
    fn has_gradient(&self, tensors: &HostTensors) -> Result<bool> {
        let has = tensors.d_o.is_some();
        if self.asked.backward && !has {
            bail!("--backward: there is no tensor `do` in the file, the gradient of the output");
        }
        Ok(has)
    }

    fn random_shape(&self) -> Result<Shape> {
        let shape = self.sizes.shape(&self.asked);
        let shape = match self.sizes.have_a_length(&self.asked) {
            true => shape?,
            false => shape.context("there is no file of tensors")?,
        };
        let rows = self.asked.page.unwrap_or_default();
        let page = rows.saturating_mul(shape.kv_heads * shape.head_dim);
        if shape.q_len().max(shape.kv_len()).max(page) > MAX_ELEMENTS {
            bail!("random tensors have at most {MAX_ELEMENTS} elements each: make a size smaller");
        }
        Ok(shape)
    }

    fn report(
        &self,
        on: &str,
        mut row: Value,
        ran: &Ran,
        checks: &[Check],
        tensors: &HostTensors,
    ) -> Result<()> {
        let mut text = output::ran(on, ran.times, self.output.as_deref(), &mut row);
        if let Some(blocks) = &ran.blocks {
            row["mask_blocks"] = json!(blocks);
            text += &format!("\n{blocks}");
        }
        if let Some((check, gradients)) = checks.split_first() {
            row["check"] = json!(check);
            text += &format!("\nerror {check}");
            if !gradients.is_empty() {
                row["gradients"] = json!(gradients);
            }
            for check in gradients {
                text += &format!("\n{} {check}", check.tensor);
            }
        }
        output::either(self.json, &row, text)?;
        let verdicts = checks.iter().map(|it| (it.tensor, it.verdict));
        let verdicts: Vec<_> = verdicts.collect();
        match complaint(on, "attention", &verdicts, &tensors.not_finite()) {
            Some(complaint) => bail!(complaint),
            None => Ok(()),
        }
    }
}

/// What ran.
fn row(ran: &Ran, device: &str) -> Value {
    let kernels = ran.kernels.iter();
    let (backward, of_output): (Vec<_>, Vec<_>) = kernels.partition(|it| it.is_backward());
    let [backward, of_output] = [backward, of_output].map(|kernels| {
        let specs = kernels.into_iter().map(Configured::spec);
        specs.collect::<Vec<_>>()
    });
    let mut row = json!({ "kernel": of_output.first(), "device": device });
    if of_output.len() > 1 {
        row["launches"] = json!(of_output);
        row["at_once"] = json!(ran.at_once);
    }
    if let Some(backward) = backward.first() {
        row["backward_kernel"] = json!(backward);
    }
    row
}

/// Fails if what is launched does not take the problem, or breaks its gates.
fn fits(choice: &Choice, asked: &Asked, is_named: bool) -> Result<()> {
    let Problem { shape, dtype, .. } = choice.problem;
    let lengths = asked.lengths(&shape)?;
    let tensors = attention::tensors(&lengths.whole(shape), &lengths, dtype);
    Spec::from(choice.kernel).passes(DEFAULT_CHIP.arch)?;
    let pass = match is_named {
        true => choice.plan_of(DEFAULT_CHIP, &tensors)?,
        false => Pass::call(DEFAULT_CHIP, &choice.problem, &tensors)?,
    };
    let mut launches = pass.launches().into_iter();
    launches.try_for_each(|(kernel, _)| kernel.passes(DEFAULT_CHIP.arch))
}

/// The kernels of the output and of the gradients, where one of them is known.
fn both_passes(known: &Choice, chip: Chip) -> Result<Vec<Configured>> {
    let backward = !known.kernel.is_backward();
    let other = Choice::chosen(known.problem, backward, chip)?;
    let other = match backward {
        true => other.with_bias_gradient(chip)?,
        false => other,
    };
    let mut kernels = vec![known.kernel, other.kernel];
    kernels.sort_by_key(Configured::is_backward);
    Ok(kernels)
}

/// The output, and the gradients if there are some, held against float64.
fn checks(tensors: &HostTensors, ran: &Ran) -> Vec<Check> {
    let answer = &ran.answer;
    let output = References::of(tensors, CHECKED_HEADS).check(answer);
    let of_gradients = ran.gradients.as_ref().map(|found| {
        let references = GradientReferences::of(tensors, answer, CHECKED_HEADS);
        references.check_all(tensors, answer, found)
    });
    let of_gradients = of_gradients.into_iter().flatten();
    std::iter::once(output).chain(of_gradients).collect()
}
