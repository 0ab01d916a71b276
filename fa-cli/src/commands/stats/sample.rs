//! Small launches of the kernels that there are inputs for, counted on the interpreter, and what
//! these kernels' gates predict.

use anyhow::{Context, Result};
use fa::attention::{Dtype, Options, Problem, Tensors};
use fa::dsl::config::{KernelConfig, Value};
use fa::dsl::interp::Report;
use fa::dsl::target::Target;
use fa::kernels::attention::AttentionKernel;
use fa::kernels::fa_s512::{FaS512Config, HEAD_DIM, SEQ, gates};
use fa::kernels::saxpy::{SaxpyArgs, SaxpyConfig};
use fa::runtime::{Device, Program};
use half::f16;
use serde::Serialize;

use super::Class;

/// A kernel with an input of its own. To have a kernel counted, implement this and name it in
/// [`SAMPLED`].
trait Sample: KernelConfig {
    /// What is run, for people.
    const PROBLEM: &'static str;

    /// Launches the kernel; gives the program and its grid.
    ///
    /// # Errors
    /// When loading or launching fails.
    fn launch(&self, device: &Device) -> Result<(Program, [u32; 3])>;

    /// The gates' figures for `target`, for a kernel whose gates have any.
    fn predict(&self, _target: &Target) -> Option<Predicted> {
        None
    }
}

/// A kernel of [`SAMPLED`], its configuration type erased.
#[derive(Clone, Copy)]
pub struct SampledKernel {
    name: &'static str,
    count: fn(&[Value], &Device) -> Result<Counted>,
    predict: fn(&[Value], &Target) -> Option<Predicted>,
}

/// The kernels that there are inputs for.
static SAMPLED: [SampledKernel; 2] = [
    SampledKernel::of::<FaS512Config>(),
    SampledKernel::of::<SaxpyConfig>(),
];

impl SampledKernel {
    const fn of<C: Sample>() -> SampledKernel {
        SampledKernel {
            name: C::NAME,
            count: |values, device| {
                let config = C::from_values(values)
                    .with_context(|| format!("{values:?} are not the tunables of {}", C::NAME))?;
                let (program, grid) = config.launch(device)?;
                let report = program
                    .report()
                    .context("the interpreter counted nothing")?;
                Ok(Counted::new(C::PROBLEM, grid, report))
            },
            predict: |values, target| C::from_values(values)?.predict(target),
        }
    }

    /// The kernel of this name, if there is an input for it.
    pub fn find(name: &str) -> Option<SampledKernel> {
        SAMPLED.into_iter().find(|sampled| sampled.name == name)
    }

    /// Runs the configuration with these values on the interpreter.
    ///
    /// # Errors
    /// When loading or launching fails.
    pub fn count(&self, values: &[Value], device: &Device) -> Result<Counted> {
        (self.count)(values, device)
    }

    /// The gates' figures for the configuration with these values.
    pub fn predict(&self, values: &[Value], target: &Target) -> Option<Predicted> {
        (self.predict)(values, target)
    }
}

/// What the interpreter counted, over all CTAs of one small launch.
#[derive(Serialize)]
pub struct Counted {
    /// What was run.
    pub problem: &'static str,
    pub ctas: u32,
    /// Issued by warps, by class.
    pub instructions: Vec<Class>,
    pub load_conflicts: u64,
    pub store_conflicts: u64,
    pub shared_wavefronts: u64,
    pub ideal_shared_wavefronts: u64,
    pub global_transactions: u64,
    pub global_bytes: u64,
    pub conflicts_by_line: Vec<Line>,
}

/// The bank conflicts of one line.
#[derive(Serialize)]
pub struct Line {
    pub place: String,
    pub conflicts: u64,
}

impl Counted {
    fn new(problem: &'static str, grid: [u32; 3], report: Report) -> Counted {
        let lines = report.conflicts_by_line.into_iter();
        Counted {
            problem,
            ctas: grid.iter().product(),
            instructions: Class::list(&report.instructions),
            load_conflicts: report.load_conflicts,
            store_conflicts: report.store_conflicts,
            shared_wavefronts: report.shared_wavefronts,
            ideal_shared_wavefronts: report.ideal_shared_wavefronts,
            global_transactions: report.global_transactions,
            global_bytes: report.global_bytes,
            conflicts_by_line: lines
                .map(|line| Line {
                    place: line.place,
                    conflicts: line.conflicts,
                })
                .collect(),
        }
    }
}

/// The figures of the gates.
#[derive(Serialize)]
pub struct Predicted {
    pub registers: u32,
    pub register_budget: u32,
    pub shared_bytes: u32,
    pub shared_limit: u32,
    /// Over all CTAs of the launch that was counted; the gate's figure is of the full kernel.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bank_conflicts: Option<u64>,
}

impl Sample for FaS512Config {
    const PROBLEM: &'static str = "one batch, one head";

    fn launch(&self, device: &Device) -> Result<(Program, [u32; 3])> {
        let shape = [1, SEQ.into(), 1, HEAD_DIM.into()];
        let len = (SEQ * HEAD_DIM) as usize;
        let numbers: Vec<f16> = (0..len)
            .map(|i| f16::from_f32((i * 37 % 17) as f32 / 8.0 - 1.0))
            .collect();
        let (q, k, v) = (
            device.upload(&numbers)?,
            device.upload(&numbers)?,
            device.upload(&numbers)?,
        );
        let mut o = device.alloc::<f16>(len)?;
        let mut lse = device.alloc::<f32>(SEQ as usize)?;
        let inputs = [
            q.contiguous(&shape)?,
            k.contiguous(&shape)?,
            v.contiguous(&shape)?,
        ];
        let lse = lse.contiguous_mut(&[1, 1, SEQ.into()])?;
        let tensors = Tensors::new(inputs, o.contiguous_mut(&shape)?, Some(lse));
        let options = Options {
            causal: self.causal,
            ..Options::default()
        };
        let problem = Problem::of(Dtype::F16, &tensors, &options)?;
        let launch = AttentionKernel::launch(self, &problem, &tensors, device.multiprocessors())?;
        let program = device.load(self)?;
        program.run(&launch)?;
        Ok((program, launch.grid()))
    }

    fn predict(&self, target: &Target) -> Option<Predicted> {
        let ctas = u64::from(SEQ / self.block_m);
        Some(Predicted {
            registers: gates::registers(self),
            register_budget: gates::register_budget(self, target),
            shared_bytes: gates::shared_bytes(self),
            shared_limit: target.shared_per_cta,
            // The gate takes every block of keys; a causal tile sees fewer.
            bank_conflicts: (!self.causal).then(|| ctas * u64::from(gates::bank_conflicts(self))),
        })
    }
}

impl Sample for SaxpyConfig {
    const PROBLEM: &'static str = "4096 elements";

    fn launch(&self, device: &Device) -> Result<(Program, [u32; 3])> {
        const N: u32 = 4096;
        let x = device.upload(&[1.0_f32; N as usize])?;
        let mut y = device.upload(&[1.0_f32; N as usize])?;
        let shape = [u64::from(N)];
        let args = SaxpyArgs {
            a: 2.0,
            x: x.contiguous(&shape)?,
            y: y.contiguous_mut(&shape)?,
            n: N,
        };
        let program = device.load(self)?;
        let grid = [N.div_ceil(self.threads), 1, 1];
        program.launch(grid, &args)?;
        Ok((program, grid))
    }
}

#[cfg(test)]
mod tests {
    use fa::dsl::config::KernelEntry;

    use super::*;

    #[test]
    fn sampled_kernels_are_registered() {
        for sampled in SAMPLED {
            let entries = KernelEntry::all();
            assert!(entries.iter().any(|entry| entry.name == sampled.name));
        }
        assert!(SampledKernel::find("NoKernel").is_none());
    }
}
