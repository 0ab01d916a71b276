//! `fa conv-block`: a convolution block on the tensors of a file.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use fa::attention::Chip;
use serde_json::json;

use super::{ConvFlags, file};
use crate::commands::check::complaint;
use crate::commands::device::DeviceChoice;
use crate::commands::output::{self, OutputFile};
use crate::commands::plan::DEFAULT_CHIP;
use crate::commands::spec::Spec;

/// Convolve the images of a file, normalise them, and apply an activation: y = activation(norm(x ∗ weight + bias)).
///
/// The file is a safetensors file, float16 or bfloat16. x is (samples, height, width, channels), weight (out channels, 3, 3, channels) or (out
/// channels, 1, 1, channels); bias, scale and shift, (out channels), need not be there. Channels are multiples of 16, at most 256. Images keep their size: they
/// are padded with zeros. The normalisation takes each channel of each sample by itself; scale and shift are what its results are multiplied with
/// and what is added. y is written, (samples, height, width, out channels).
#[derive(Args, Debug)]
pub struct ConvBlock {
    /// The safetensors file with x and weight.
    #[arg(group = "images")]
    input: PathBuf,
    /// The safetensors file to write.
    #[arg(short, long)]
    output: PathBuf,
    #[command(flatten)]
    flags: ConvFlags,
    /// Compare with float64.
    #[arg(long)]
    check: bool,
    /// The kernel and its tunables; what conv_block() chooses if left out.
    #[arg(long, value_name = "SPEC")]
    kernel: Option<String>,
    /// auto, cpu (the interpreter, with its sanitiser), cuda or cuda:N.
    #[arg(long, default_value = "auto")]
    device: DeviceChoice,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl ConvBlock {
    pub fn run(self) -> Result<()> {
        output::check_other(&self.input, &self.output)?;
        let tensors = file::read(&self.input, self.flags.options())?;
        // What does not fit is known before the device is started.
        let problem = tensors.shape.problem()?;
        let named = self.kernel.as_deref();
        let fitting = tensors.shape.kernel(named, DEFAULT_CHIP)?;
        Spec::from(fitting).passes(DEFAULT_CHIP.arch)?;
        let output = OutputFile::create(&self.output)?;
        let device = self.device.open()?;
        let kernel = tensors.shape.kernel(named, Chip::of(&device))?;
        let on = format!("{} on {}", kernel.spec(), device.name());
        let spinner = output::spinner(on.clone());
        let (y, times) = tensors.run(&device, &kernel)?;
        let check = self.check.then(|| tensors.check(&problem, &y));
        spinner.finish_and_clear();
        output.finish(&file::encode(&tensors.shape, &y)?)?;
        let mut row = json!({ "kernel": kernel.spec(), "device": device.name() });
        let mut text = output::ran(&on, times, Some(&self.output), &mut row);
        if let Some(check) = &check {
            row["check"] = json!(check);
            text += &format!("\nerror {check}");
        }
        output::either(self.json, &row, text)?;
        let verdicts: Vec<_> = check.iter().map(|it| ("y", it.verdict)).collect();
        match complaint(&on, "a convolution block", &verdicts, &tensors.not_finite()) {
            Some(complaint) => bail!(complaint),
            None => Ok(()),
        }
    }
}
