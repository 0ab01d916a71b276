//! `fa run`: attention on the tensors of a file.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use fa::attention::{Chip, Configured, Dtype, Options, Shape};
use fa::dsl::abi::Element;
use fa::runtime::Device;
use safetensors::tensor::TensorView;
use safetensors::{Dtype as FileDtype, SafeTensors};
use serde_json::json;

use super::arguments::{Asked, Sizes};
use super::attention::{self, Choice};
use super::check::{Check, References};
use super::device::DeviceChoice;
use super::output::{self, OutputFile};
use super::plan::DEFAULT_CHIP;
use super::tensors::{Answer, HostTensors, OptionTensor};

/// The most elements of a random tensor: drawing them takes ten seconds.
const MAX_ELEMENTS: usize = 1 << 30;

/// (batch, head) pairs that are compared with float64.
const CHECKED_HEADS: usize = 8;

/// Run attention on tensors of a file, or on random ones that are compared with float64.
///
/// The file is a safetensors file with q, k and v, float16 or bfloat16. q is (batch, seq_q, heads,
/// head_dim), k and v are (batch, seq_k, KV heads, head_dim). Options that are tensors stand beside them,
/// float32. o has the shape of q; lse is float32, natural logarithm, (batch, heads, seq_q).
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
        let named = self.kernel.as_deref().map(attention::kernel).transpose()?;
        let input = self.input.as_deref().map(File::read).transpose()?;
        let (shape, dtype) = match &input {
            Some(file) => (file.shape, file.dtype),
            None => (self.random_shape()?, self.random_dtype(named.as_ref())),
        };
        let mut asked = self.asked.clone();
        if let Some(file) = &input {
            let given = file.given.iter();
            asked.in_file = given.map(|it| (it.name, it.shape.clone())).collect();
        }
        let chosen = |chip| Choice::of(self.kernel.as_deref(), &asked, &shape, dtype, chip);
        // A kernel that is named and does not fit is known before the device is started.
        let named = named.map(|_| chosen(DEFAULT_CHIP)).transpose()?;
        let file = self.output.as_deref().map(OutputFile::create).transpose()?;
        let device = self.device.open()?;
        let choice = named.map_or_else(|| chosen(Chip::of(&device)), Ok)?;
        let problem = choice.problem;
        let tensors = match input {
            Some(File { q, k, v, given, .. }) => HostTensors {
                problem,
                q,
                k,
                v,
                given,
            },
            None => HostTensors::random(problem, self.seed),
        };
        let kernel = &choice.kernel;
        let program = device.load_entry(kernel.entry(), kernel.values())?;
        let spinner = output::spinner(format!("{} on {}", kernel.spec(), device.name()));
        let (answer, time) = launch(&tensors, &device, kernel)?;
        let check = (self.check || self.input.is_none())
            .then(|| References::of(&tensors, CHECKED_HEADS).check(&answer));
        spinner.finish_and_clear();
        if let Some(file) = file {
            file.finish(&encode(&shape, dtype, &answer)?)?;
        }
        let load = program.timings().total;
        self.report(&kernel.spec(), device.name(), load, time, check)
    }

    fn random_shape(&self) -> Result<Shape> {
        let shape = self.sizes.shape().context("there is no file of tensors")?;
        if shape.q_len().max(shape.kv_len()) > MAX_ELEMENTS {
            bail!("random tensors have at most {MAX_ELEMENTS} elements each: make a size smaller");
        }
        Ok(shape)
    }

    fn random_dtype(&self, kernel: Option<&Configured>) -> Dtype {
        let taken = || kernel.and_then(Configured::dtype);
        self.sizes.dtype.or_else(taken).unwrap_or_default()
    }

    fn report(
        &self,
        kernel: &str,
        device: &str,
        load: Duration,
        time: Duration,
        check: Option<Check>,
    ) -> Result<()> {
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

/// Uploads the tensors and runs the kernel, which is loaded.
fn launch(
    tensors: &HostTensors,
    device: &Device,
    kernel: &Configured,
) -> Result<(Answer, Duration)> {
    let mut uploaded = tensors.upload(device)?;
    let (launched, time) = device.time(|| Ok(uploaded.launch(device, kernel)))?;
    launched?;
    Ok((uploaded.answer()?, time))
}

struct File {
    shape: Shape,
    dtype: Dtype,
    q: Vec<u16>,
    k: Vec<u16>,
    v: Vec<u16>,
    given: Vec<OptionTensor>,
}

impl File {
    fn read(path: &Path) -> Result<File> {
        let bytes =
            std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let file = SafeTensors::deserialize(&bytes)
            .with_context(|| format!("{} is no safetensors file", path.display()))?;
        File::of(&file).with_context(|| path.display().to_string())
    }

    /// q, k, v, and the options that are tensors.
    fn of(file: &SafeTensors<'_>) -> Result<File> {
        let dtype = match find(file, "q")?.dtype() {
            FileDtype::F16 => Dtype::F16,
            FileDtype::BF16 => Dtype::Bf16,
            other => bail!("`q` is {other:?}: convert it to F16 or BF16"),
        };
        let tensor = |name| tensor(file, name, dtype);
        let ((q_shape, q), (k_shape, k), (v_shape, v)) = (tensor("q")?, tensor("k")?, tensor("v")?);
        refuse_unknown(file)?;
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
        Ok(File {
            shape,
            dtype,
            q,
            k,
            v,
            given: Options::TENSORS
                .iter()
                .filter_map(|name| option(file, name).transpose())
                .collect::<Result<_>>()?,
        })
    }
}

/// A tensor that attention does not know is not ignored.
fn refuse_unknown(file: &SafeTensors<'_>) -> Result<()> {
    let known = |name: &&str| ["q", "k", "v"].contains(name) || Options::TENSORS.contains(name);
    match file.names().iter().find(|name| !known(name)) {
        None => Ok(()),
        Some(unknown) => bail!(
            "`{unknown}` is no tensor of attention: q, k and v are, and {}; take it out of the file",
            Options::TENSORS.join(", ")
        ),
    }
}

fn option(file: &SafeTensors<'_>, name: &'static str) -> Result<Option<OptionTensor>> {
    let Ok(view) = file.tensor(name) else {
        return Ok(None);
    };
    if view.dtype() != FileDtype::F32 {
        let found = view.dtype();
        bail!("`{name}` is {found:?}: convert it to F32");
    }
    let shape: Vec<u64> = view.shape().iter().map(|size| *size as u64).collect();
    if shape.is_empty() || shape.len() > 2 || shape.contains(&0) {
        bail!("`{name}` is {shape:?}: it has numbers of the heads, (heads) or (batch, heads)");
    }
    Ok(Some(OptionTensor {
        name,
        shape,
        values: f32::read_bytes(view.data()),
    }))
}

fn find<'f>(file: &SafeTensors<'f>, name: &str) -> Result<TensorView<'f>> {
    file.tensor(name).map_err(|_| {
        let mut names = file.names();
        names.sort_unstable();
        anyhow!("there is no tensor `{name}` in the file, which has {names:?}; it needs q, k and v")
    })
}

/// A file's name for a type.
fn in_file(dtype: Dtype) -> FileDtype {
    match dtype {
        Dtype::F16 => FileDtype::F16,
        Dtype::Bf16 => FileDtype::BF16,
    }
}

/// The shape and the bits of a tensor of four dimensions, of the type of q.
fn tensor(file: &SafeTensors<'_>, name: &str, dtype: Dtype) -> Result<([usize; 4], Vec<u16>)> {
    let (view, expected) = (find(file, name)?, in_file(dtype));
    if view.dtype() != expected {
        let found = view.dtype();
        bail!("`{name}` is {found:?}: convert it to {expected:?}, the type of q");
    }
    let Ok(shape) = <[usize; 4]>::try_from(view.shape()) else {
        bail!(
            "`{name}` is {:?}: it has to be (batch, seq, heads, head_dim)",
            view.shape()
        );
    };
    let (numbers, _) = view.data().as_chunks();
    let bits = numbers.iter().copied().map(u16::from_le_bytes);
    Ok((shape, bits.collect()))
}

/// The outputs as a safetensors file.
fn encode(shape: &Shape, dtype: Dtype, answer: &Answer) -> Result<Vec<u8>> {
    let o: Vec<u8> = answer
        .o
        .iter()
        .flat_map(|bits| bits.to_le_bytes())
        .collect();
    let mut lse = Vec::new();
    f32::write_bytes(&answer.lse, &mut lse);
    let sizes = |shape: &[u64]| shape.iter().map(|size| *size as usize).collect();
    let o = TensorView::new(in_file(dtype), sizes(&shape.q()), &o)?;
    let lse = TensorView::new(FileDtype::F32, sizes(&shape.lse()), &lse)?;
    Ok(safetensors::serialize(
        [("o", o), ("lse", lse)],
        None::<HashMap<String, String>>,
    )?)
}
