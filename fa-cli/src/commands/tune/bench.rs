//! What a worker measures: kernels of one problem on one GPU, by their specs.

mod attention;
mod conv;

use anyhow::Result;
use fa::runtime::{Device, Program};
use fa_tune::record::{Clocks, Correctness};

use super::subject::Subject;
use attention::OfAttention;
use conv::OfConv;

/// How an answer compares with the reference.
pub struct Checked {
    pub correctness: Correctness,
    pub ok: bool,
    /// In words.
    pub text: String,
}

/// One problem on a GPU. Inputs are uploaded and references computed once.
pub trait KernelBench {
    /// Loads what is launched; gives the kernel that the spec names.
    fn load(&self, spec: &str) -> Result<Program>;

    /// Runs the kernel once and compares the answer.
    fn check(&mut self, spec: &str) -> Result<Checked>;

    /// Samples in microseconds on end; before the last, the GPU's clocks are read while it is busy.
    fn burst(
        &mut self,
        spec: &str,
        samples: u32,
        clocks: &dyn Fn() -> Option<Clocks>,
    ) -> Result<(Vec<f64>, Option<Clocks>)>;

    /// One sample in microseconds.
    fn sample(&mut self, spec: &str) -> Result<f64>;
}

/// The problem of a subject on a GPU.
pub fn of(subject: &Subject, device: &Device) -> Result<Box<dyn KernelBench>> {
    Ok(match subject {
        Subject::Attention(subject) => Box::new(OfAttention::new(subject, device)?),
        Subject::Conv(subject) => Box::new(OfConv::new(subject, device)?),
    })
}
