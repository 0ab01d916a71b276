//! `fa run`: attention on the tensors of a file.

use std::collections::HashMap;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use fa::attention::Chip;
use fa::dsl::abi::Element;
use fa::runtime::{Device, Program};
use fa_reference::Shape;
use half::{bf16, f16};
use safetensors::tensor::TensorView;
use safetensors::{Dtype as FileDtype, SafeTensors};
use serde_json::json;

use super::arguments::{Asked, Dtype, Sizes};
use super::check::{Check, References};
use super::choice::Choice;
use super::device::DeviceChoice;
use super::kernels::{self, Half};
use super::output::{self, OutputFile};
use super::problem::{Answer, Problem};
use super::spec::Spec;

/// The most elements of a random tensor: drawing them takes ten seconds.
const MAX_ELEMENTS: usize = 1 << 30;

/// (batch, head) pairs that are compared with float64.
const CHECKED_HEADS: usize = 8;

/// Run attention on tensors of a file, or on random ones that are compared with float64.
///
/// The file is a safetensors file with q, k and v, float16 or bfloat16. q is (batch, seq_q, heads,
/// head_dim), k and v are (batch, seq_k, KV heads, head_dim). o has the shape of q; lse is float32,
/// natural logarithm, (batch, heads, seq_q).
#[derive(Args, Debug)]
pub struct Run {
    /// The safetensors file with q, k and v; random tensors of the sizes below if left out.
    #[arg(conflicts_with = "Sizes", requires = "output")]
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
    /// auto, cpu (the interpreter, with its sanitiser), cuda or cuda:N.
    #[arg(long, default_value = "auto")]
    device: DeviceChoice,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Run {
    pub fn run(self) -> Result<()> {
        let named = self.kernel.as_deref().map(Spec::parse).transpose()?;
        let takes = named.as_ref().map(kernels::dtype).transpose()?;
        let Some(path) = &self.input else {
            let shape = self.sizes.shape().context("there is no file of tensors")?;
            if shape.q_len().max(shape.kv_len()) > MAX_ELEMENTS {
                bail!(
                    "random tensors have at most {MAX_ELEMENTS} elements each: make a size smaller"
                );
            }
            return match self.sizes.dtype.or(takes).unwrap_or_default() {
                Dtype::F16 => self.random::<f16>(shape),
                Dtype::Bf16 => self.random::<bf16>(shape),
            };
        };
        let bytes =
            std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let file = SafeTensors::deserialize(&bytes)
            .with_context(|| format!("{} is no safetensors file", path.display()))?;
        let reading = || path.display().to_string();
        match file_dtype(&file).with_context(reading)? {
            Dtype::F16 => self.compute(read::<f16>(&file).with_context(reading)?),
            Dtype::Bf16 => self.compute(read::<bf16>(&file).with_context(reading)?),
        }
    }

    fn random<T: FileElement>(&self, shape: Shape) -> Result<()> {
        self.compute(Problem::<T>::random(shape, Default::default(), self.seed))
    }

    fn compute<T: FileElement>(&self, mut problem: Problem<T>) -> Result<()> {
        let shape = problem.shape;
        let named = self.kernel.as_deref();
        let named = named
            .map(|text| Choice::named(text, &self.asked, &shape, T::DTYPE))
            .transpose()?;
        let file = self.output.as_deref().map(OutputFile::create).transpose()?;
        let device = self.device.open()?;
        let chosen = || Choice::chosen::<T>(&self.asked, &shape, Chip::of(&device));
        let choice = named.map_or_else(chosen, Ok)?;
        problem.options = choice.options;
        let program = device.load_entry(choice.spec.entry()?, choice.spec.values())?;
        let spinner = output::spinner(format!("{} on {}", choice.spec.text(), device.name()));
        let (answer, time) = self.launch(&problem, &device, &program, &choice.spec)?;
        let check = (self.check || self.input.is_none())
            .then(|| References::of(&problem, CHECKED_HEADS).check(&answer));
        spinner.finish_and_clear();
        if let Some(file) = file {
            file.finish(&encode(&shape, &answer)?)?;
        }
        self.report(&choice.spec, &device, &program, time, check)
    }

    /// Runs the named kernel, or `attention()`.
    fn launch<T: Half>(
        &self,
        problem: &Problem<T>,
        device: &Device,
        program: &Program,
        spec: &Spec,
    ) -> Result<(Answer<T>, Duration)> {
        let mut uploaded = problem.upload(device)?;
        let ran = device.time(|| match self.kernel {
            Some(_) => Ok(uploaded.launch(device, program, spec)),
            None => Ok(uploaded.attention(device)),
        });
        let (launched, time) = ran?;
        launched?;
        Ok((uploaded.answer()?, time))
    }

    fn report(
        &self,
        spec: &Spec,
        device: &Device,
        program: &Program,
        time: Duration,
        check: Option<Check>,
    ) -> Result<()> {
        let (kernel, device, load) = (spec.text(), device.name(), program.timings().total);
        let mut row = json!({
            "kernel": kernel, "device": device, "load_ms": output::milliseconds(load),
            "run_ms": output::milliseconds(time),
        });
        let (load, time) = (output::duration(load), output::duration(time));
        let mut text = format!("{kernel} on {device}: loaded in {load}, ran in {time}");
        if let Some(path) = &self.output {
            row["output"] = json!(path);
            text += &format!("; wrote {}", path.display());
        }
        if let Some(check) = check {
            row["check"] = json!(check);
            text += &format!("\nerror {check}");
        }
        output::either(self.json, &row, text)?;
        if check.is_some_and(|check| !check.ok) {
            bail!("the result of {kernel} on {device} is not that of attention");
        }
        Ok(())
    }
}

/// An element that safetensors files hold.
trait FileElement: Half {
    /// The file's name for it.
    const FILE: FileDtype;
}

impl FileElement for f16 {
    const FILE: FileDtype = FileDtype::F16;
}

impl FileElement for bf16 {
    const FILE: FileDtype = FileDtype::BF16;
}

/// The type of the tensors, which is that of q.
fn file_dtype(file: &SafeTensors<'_>) -> Result<Dtype> {
    match find(file, "q")?.dtype() {
        FileDtype::F16 => Ok(Dtype::F16),
        FileDtype::BF16 => Ok(Dtype::Bf16),
        other => bail!("`q` is {other:?}: convert it to F16 or BF16"),
    }
}

/// The tensor of this name.
fn find<'f>(file: &SafeTensors<'f>, name: &str) -> Result<TensorView<'f>> {
    file.tensor(name).map_err(|_| {
        let mut names = file.names();
        names.sort_unstable();
        anyhow!("there is no tensor `{name}` in the file, which has {names:?}; it needs q, k and v")
    })
}

/// Reads q, k and v.
fn read<T: FileElement>(file: &SafeTensors<'_>) -> Result<Problem<T>> {
    let tensor = |name| tensor::<T>(file, name);
    let ((q_shape, q), (k_shape, k), (v_shape, v)) = (tensor("q")?, tensor("k")?, tensor("v")?);
    if k_shape != v_shape {
        bail!("`k` is {k_shape:?} and `v` is {v_shape:?}: they have to have one shape");
    }
    let [batch, seq_q, heads, head_dim] = q_shape;
    let [kv_batch, seq_k, kv_heads, kv_dim] = k_shape;
    if (kv_batch, kv_dim) != (batch, head_dim) {
        bail!(
            "`k` is {k_shape:?}: batch and head_dim have to be those of `q`, {batch} and {head_dim}"
        );
    }
    let shape = Shape {
        batch,
        seq_q,
        seq_k,
        heads,
        kv_heads,
        head_dim,
    };
    Ok(Problem {
        shape,
        q,
        k,
        v,
        options: Default::default(),
    })
}

/// One tensor of four dimensions, of the type of q.
fn tensor<T: FileElement>(file: &SafeTensors<'_>, name: &str) -> Result<([usize; 4], Vec<T>)> {
    let view = find(file, name)?;
    if view.dtype() != T::FILE {
        bail!(
            "`{name}` is {:?}: convert it to {:?}, the type of q",
            view.dtype(),
            T::FILE
        );
    }
    let Ok(shape) = <[usize; 4]>::try_from(view.shape()) else {
        bail!(
            "`{name}` is {:?}: it has to be (batch, seq, heads, head_dim)",
            view.shape()
        );
    };
    Ok((shape, T::read_bytes(view.data())))
}

/// The outputs as a safetensors file.
fn encode<T: FileElement>(shape: &Shape, answer: &Answer<T>) -> Result<Vec<u8>> {
    let (mut o, mut lse) = (Vec::new(), Vec::new());
    T::write_bytes(&answer.o, &mut o);
    <f32 as Element>::write_bytes(&answer.lse, &mut lse);
    let Shape {
        batch,
        seq_q,
        heads,
        head_dim,
        ..
    } = *shape;
    let o = TensorView::new(T::FILE, vec![batch, seq_q, heads, head_dim], &o)?;
    let lse = TensorView::new(FileDtype::F32, vec![batch, heads, seq_q], &lse)?;
    Ok(safetensors::serialize(
        [("o", o), ("lse", lse)],
        None::<HashMap<String, String>>,
    )?)
}
