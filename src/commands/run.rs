//! `fa run`: attention on the tensors of a file.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use fa::dsl::abi::Element;
use fa::reference::Shape;
use half::f16;
use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensors};
use serde::Serialize;

use super::device::DeviceChoice;
use super::output::{self, OutputFile};
use super::problem::{Answer, Problem};
use super::spec::{DEFAULT, Spec};

/// Run attention on tensors q, k, v (float16) of a safetensors file; writes o and lse.
///
/// q is (batch, seq_q, heads, head_dim), k and v are (batch, seq_k, KV heads, head_dim). o has the
/// shape of q; lse is float32, natural logarithm, (batch, heads, seq_q).
#[derive(Args, Debug)]
pub struct Run {
    /// The safetensors file with q, k and v.
    input: PathBuf,
    /// The safetensors file to write.
    #[arg(short, long)]
    output: PathBuf,
    /// The kernel and its tunables.
    #[arg(long, value_name = "SPEC", default_value = DEFAULT)]
    kernel: String,
    /// auto, cpu (the interpreter, with its sanitiser), cuda or cuda:N.
    #[arg(long, default_value = "auto")]
    device: DeviceChoice,
    /// A query sees only the keys up to its own.
    #[arg(long)]
    causal: bool,
    /// Scale of the scores; 1/√head_dim if left out.
    #[arg(long, allow_negative_numbers = true)]
    scale: Option<f32>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// What was done.
#[derive(Serialize)]
struct Summary<'a> {
    output: &'a Path,
    kernel: &'a str,
    device: &'a str,
    load_ms: f64,
    run_ms: f64,
}

impl Run {
    /// Does it.
    pub fn run(self) -> Result<()> {
        let spec = Spec::parse_causal(&self.kernel, self.causal)?;
        let config = spec.attention()?;
        let problem = read(&self.input, self.scale, config.causal)?;
        let file = OutputFile::create(&self.output)?;
        let device = self.device.open()?;
        let program = device.load(&config)?;
        let mut uploaded = problem.upload(&device)?;
        let launch = uploaded.launch(&config)?;
        let spinner = output::spinner(format!("{} on {}", spec.text(), device.name()));
        let ((), time) = device.time(|| program.launch(launch.grid, &launch.args))?;
        spinner.finish_and_clear();
        file.finish(&encode(&problem.shape, &uploaded.answer()?)?)?;
        self.report(spec.text(), device.name(), program.timings().total, time)
    }

    fn report(&self, kernel: &str, device: &str, load: Duration, time: Duration) -> Result<()> {
        if self.json {
            return output::json(&Summary {
                output: &self.output,
                kernel,
                device,
                load_ms: output::milliseconds(load),
                run_ms: output::milliseconds(time),
            });
        }
        let (load, time) = (output::duration(load), output::duration(time));
        output::line(format_args!(
            "{kernel} on {device}: loaded in {load}, ran in {time}; wrote {}",
            self.output.display()
        ))
    }
}

/// Reads q, k and v.
fn read(path: &Path, scale: Option<f32>, causal: bool) -> Result<Problem> {
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let file = SafeTensors::deserialize(&bytes)
        .with_context(|| format!("{} is no safetensors file", path.display()))?;
    let tensor = |name| tensor(&file, name).with_context(|| path.display().to_string());
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
        scale,
        causal,
    })
}

/// One float16 tensor of four dimensions.
fn tensor(file: &SafeTensors<'_>, name: &str) -> Result<([usize; 4], Vec<f16>)> {
    let Ok(view) = file.tensor(name) else {
        let mut names = file.names();
        names.sort_unstable();
        bail!("there is no tensor `{name}` in the file, which has {names:?}; it needs q, k and v");
    };
    if view.dtype() != Dtype::F16 {
        bail!("`{name}` is {:?}: convert it to F16", view.dtype());
    }
    let Ok(shape) = <[usize; 4]>::try_from(view.shape()) else {
        bail!(
            "`{name}` is {:?}: it has to be (batch, seq, heads, head_dim)",
            view.shape()
        );
    };
    Ok((shape, f16::read_bytes(view.data())))
}

/// The outputs as a safetensors file.
fn encode(shape: &Shape, answer: &Answer) -> Result<Vec<u8>> {
    let (mut o, mut lse) = (Vec::new(), Vec::new());
    f16::write_bytes(&answer.o, &mut o);
    f32::write_bytes(&answer.lse, &mut lse);
    let Shape {
        batch,
        seq_q,
        heads,
        head_dim,
        ..
    } = *shape;
    let o = TensorView::new(Dtype::F16, vec![batch, seq_q, heads, head_dim], &o)?;
    let lse = TensorView::new(Dtype::F32, vec![batch, heads, seq_q], &lse)?;
    Ok(safetensors::serialize(
        [("o", o), ("lse", lse)],
        None::<HashMap<String, String>>,
    )?)
}
