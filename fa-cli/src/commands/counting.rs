//! What a kernel does, counted by the interpreter on a small problem.

use anyhow::{Context, Result, bail};
use fa::attention::{Chip, Configured};
use fa::conv::{ConvKernel, run_plan};
use fa::dsl::interp::{Options, Report};
use fa::dsl::target::Arch;
use fa::kernels::saxpy::{SaxpyArgs, SaxpyConfig};
use fa::runtime::Device;

use super::conv::{self, HostConv};
use super::spec::Spec;
use super::tensors::HostTensors;

/// Runs the plan of a kernel as on this chip, and gives what was counted of all its steps.
pub fn count(tensors: &HostTensors, kernel: &Configured, chip: Chip) -> Result<Report> {
    let device = interpreter(chip);
    let mut uploaded = tensors.upload(&device)?;
    // Which blocks masks hide is known before: what finds it out is not counted.
    uploaded.classify_blocks(&device, kernel)?;
    let pass = uploaded.pass(kernel, chip)?;
    pass.run(&device)?;
    let specs = pass.launches().into_iter().map(|(spec, _)| spec);
    counted(&device, specs)
}

/// The same of a convolution block.
pub fn count_conv(tensors: &HostConv, kernel: &ConvKernel, chip: Chip) -> Result<Report> {
    let device = interpreter(chip);
    let mut uploaded = tensors.upload(&device)?;
    let steps = uploaded.steps(kernel, chip)?;
    run_plan(&device, &steps)?;
    counted(&device, conv::specs(&steps))
}

/// A device for one run: the interpreter's memory cannot be allocated while a kernel runs, and a device keeps its
/// kernels.
fn interpreter(chip: Chip) -> Device {
    // Kernels are checked where they run: here they are only counted.
    let options = Options {
        sanitize: false,
        ..Options::default()
    };
    Device::cpu_with(chip.arch, options)
}

/// What was counted of these kernels, which have run on the device.
fn counted(device: &Device, kernels: impl IntoIterator<Item = Spec>) -> Result<Report> {
    let mut counted = Report::default();
    for spec in kernels {
        let report = device.load_entry(&spec.entry, &spec.values)?.report();
        let report = report.context("the interpreter counted nothing")?;
        counted.add(&report);
        counted.conflicts_by_line.extend(report.conflicts_by_line);
    }
    Ok(counted)
}

/// Runs Saxpy with the sanitiser on; gives its CTAs and what was counted. Fails if the result is wrong.
pub fn saxpy(config: &SaxpyConfig, arch: Arch) -> Result<(u32, Report)> {
    const N: u32 = 4096;
    let device = Device::cpu_as(arch);
    let x = device.upload(&[2.0_f32; N as usize])?;
    let mut y = device.upload(&[1.0_f32; N as usize])?;
    let args = SaxpyArgs {
        a: 3.0,
        x: x.contiguous(&[N.into()])?,
        y: y.contiguous_mut(&[N.into()])?,
        n: N,
    };
    let program = device.load(config)?;
    let ctas = N.div_ceil(config.threads);
    program.launch([ctas, 1, 1], &args).context("Saxpy")?;
    if y.read()? != [7.0; N as usize] {
        bail!("Saxpy gives a wrong result");
    }
    let report = program.report();
    Ok((ctas, report.context("the interpreter counted nothing")?))
}
