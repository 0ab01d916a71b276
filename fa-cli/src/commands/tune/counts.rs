//! What a configuration does, counted by the interpreter on a small launch.

use anyhow::Result;
use fa::attention::{Configured, Problem, Shape};
use fa::dsl::interp::{Options, Report};
use fa::dsl::target::Arch;
use fa::runtime::Device;
use fa::runtime::cache::Cache;
use fa::runtime::nvrtc::CompileOptions;

use super::subject::Subject;
use crate::commands::tensors::{DeviceTensors, HostTensors};

/// Queries and keys of the sample, of kernels that are not specialised to a length: each CTA of a longer
/// problem does more of the same.
const SAMPLE_SEQ: usize = 512;

/// The interpreter with the tensors of one head. It is used by one thread at a time: the interpreter's
/// memory cannot be allocated while a kernel runs.
pub struct Counter {
    device: Device,
    tensors: DeviceTensors,
    flop: f64,
    multiprocessors: u32,
}

/// What was counted.
pub struct Counted {
    /// Over all CTAs.
    pub report: Report,
    /// Floating-point operations of the problem that was run.
    pub flop: f64,
}

impl Counter {
    /// For kernels of the subject as they are generated for `arch`, on a GPU with so many
    /// multiprocessors.
    pub fn new(subject: &Subject, arch: Arch, multiprocessors: u32) -> Result<Counter> {
        // Kernels are checked on the GPU: here they are only counted.
        let options = Options {
            sanitize: false,
            ..Options::default()
        };
        let device = Device::cpu_with(arch, options);
        let problem = Problem {
            shape: sample(subject),
            ..subject.problem()?
        };
        Ok(Counter {
            tensors: HostTensors::random(problem, 0).upload(&device)?,
            flop: problem.shape.forward_flop(subject.causal()),
            multiprocessors: share(subject, multiprocessors),
            device,
        })
    }

    /// Runs one head.
    pub fn count(&mut self, kernel: &Configured) -> Result<Counted> {
        // A device of its own, so that it does not keep every kernel that was ever counted.
        let device = self
            .device
            .with(Cache::disabled(), CompileOptions::default());
        let report = self.tensors.count(&device, kernel, self.multiprocessors)?;
        let flop = self.flop;
        Ok(Counted { report, flop })
    }
}

/// One head of the subject's problem.
fn sample(subject: &Subject) -> Shape {
    let Shape {
        seq_q, head_dim, ..
    } = subject.shape;
    let seq = match subject.options().seq {
        Some(fa::attention::Seq::Static(length)) => length as usize,
        _ => seq_q.min(SAMPLE_SEQ),
    };
    Shape::square(1, seq, 1, head_dim)
}

/// The multiprocessors that one head of the problem has: a persistent kernel then divides it among CTAs
/// as it divides the problem.
fn share(subject: &Subject, multiprocessors: u32) -> u32 {
    let heads = u32::try_from(subject.shape.all_heads()).unwrap_or(u32::MAX);
    (multiprocessors / heads.max(1)).max(1)
}
