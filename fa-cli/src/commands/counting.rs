//! What a kernel does, counted by the interpreter on a small problem.

use anyhow::{Context, Result};
use fa::attention::{Chip, Configured};
use fa::dsl::interp::{Options, Report};
use fa::runtime::Device;

use super::tensors::HostTensors;

/// Runs the plan of a kernel as on this chip, and gives what was counted of all its steps.
pub fn count(tensors: &HostTensors, kernel: &Configured, chip: Chip) -> Result<Report> {
    // Kernels are checked where they run: here they are only counted.
    let options = Options {
        sanitize: false,
        ..Options::default()
    };
    // A device for each run: the interpreter's memory cannot be allocated while a kernel runs, and a device
    // keeps its kernels.
    let device = Device::cpu_with(chip.arch, options);
    let mut uploaded = tensors.upload(&device)?;
    let mut counted = Report::default();
    for step in uploaded.plan(kernel, chip)?.steps {
        let program = device.load_entry(step.kernel.entry(), step.kernel.values())?;
        program.run(&step.launch)?;
        let report = program.report();
        let report = report.context("the interpreter counted nothing")?;
        counted.add(&report);
        counted.conflicts_by_line.extend(report.conflicts_by_line);
    }
    Ok(counted)
}
