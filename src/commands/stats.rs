//! What is known about a configuration without a GPU: the compiler's figures, the interpreter's
//! counts, and what the gates predicted.

use std::fmt;

use anyhow::{Context, Result, bail};
use fa::dsl::config::KernelConfig;
use fa::dsl::interp::Report;
use fa::dsl::ir::Kernel;
use fa::dsl::isa::Cost;
use fa::dsl::target::Target;
use fa::dsl::validate::Valid;
use fa::kernels::s512::{FaS512Config, SEQ, gates};
use fa::kernels::saxpy::{SaxpyArgs, SaxpyConfig};
use fa::runtime::nvrtc::KernelStats;
use fa::runtime::{Device, Program};
use serde::Serialize;

use super::output;
use super::problem::Problem;
use super::spec::Spec;

/// Everything about one configuration on one architecture.
#[derive(Serialize)]
pub struct Stats {
    spec: String,
    arch: &'static str,
    threads: u32,
    /// Dynamic shared memory of a CTA.
    shared_bytes: u32,
    compiler: KernelStats,
    counted: Counted,
    #[serde(skip_serializing_if = "Option::is_none")]
    predicted: Option<Predicted>,
}

/// What the interpreter counted, over all CTAs of one small launch.
#[derive(Serialize)]
struct Counted {
    /// What was run.
    problem: &'static str,
    ctas: u32,
    /// Issued by warps, by class.
    instructions: Vec<Class>,
    load_conflicts: u64,
    store_conflicts: u64,
    shared_wavefronts: u64,
    ideal_shared_wavefronts: u64,
    global_transactions: u64,
    global_bytes: u64,
    conflicts_by_line: Vec<Line>,
}

#[derive(Serialize)]
struct Class {
    class: String,
    count: u64,
}

#[derive(Serialize)]
struct Line {
    place: String,
    conflicts: u64,
}

/// The figures of the gates.
#[derive(Serialize)]
struct Predicted {
    registers: u32,
    register_budget: u32,
    shared_bytes: u32,
    shared_limit: u32,
    /// Over all CTAs of the launch that was counted; the gate's figure is of the full kernel.
    #[serde(skip_serializing_if = "Option::is_none")]
    bank_conflicts: Option<u64>,
}

impl Stats {
    /// Runs the kernel on the interpreter and gathers the figures.
    pub fn measure(
        spec: &Spec,
        kernel: &Valid<Kernel>,
        compiler: KernelStats,
        target: &Target,
    ) -> Result<Stats> {
        let device = Device::cpu_as(target.arch);
        let (counted, predicted) = if let Ok(config) = spec.attention() {
            let counted = count_attention(&device, &config)?;
            (counted, Some(predict(&config, target)))
        } else if let Some(config) = SaxpyConfig::from_values(spec.values()).filter(|_| {
            spec.entry()
                .is_ok_and(|entry| entry.name == SaxpyConfig::NAME)
        }) {
            (count_saxpy(&device, &config)?, None)
        } else {
            bail!(
                "--stats knows no input to run {} on; the other forms do not need one",
                spec.text()
            );
        };
        Ok(Stats {
            spec: spec.text().to_owned(),
            arch: target.arch.name(),
            threads: kernel.threads,
            shared_bytes: kernel.shared_bytes,
            compiler,
            counted,
            predicted,
        })
    }
}

fn count_attention(device: &Device, config: &FaS512Config) -> Result<Counted> {
    let program = device.load(config)?;
    let mut problem = Problem::random(1, 1, config.causal, 1).upload(device)?;
    let launch = problem.launch(config)?;
    program.launch(launch.grid, &launch.args)?;
    counted(&program, "one batch, one head", launch.grid)
}

fn count_saxpy(device: &Device, config: &SaxpyConfig) -> Result<Counted> {
    const N: u32 = 4096;
    let program = device.load(config)?;
    let x = device.upload(&[1.0_f32; N as usize])?;
    let mut y = device.upload(&[1.0_f32; N as usize])?;
    let shape = [u64::from(N)];
    let args = SaxpyArgs {
        a: 2.0,
        x: x.contiguous(&shape)?,
        y: y.contiguous_mut(&shape)?,
        n: N,
    };
    let grid = [N.div_ceil(config.threads), 1, 1];
    program.launch(grid, &args)?;
    counted(&program, "4096 elements", grid)
}

fn counted(program: &Program, problem: &'static str, grid: [u32; 3]) -> Result<Counted> {
    let report: Report = program
        .report()
        .context("the interpreter counted nothing")?;
    Ok(Counted {
        problem,
        ctas: grid.iter().product(),
        instructions: Cost::ALL
            .iter()
            .map(|cost| Class {
                class: format!("{cost:?}").to_lowercase(),
                count: report.count(*cost),
            })
            .collect(),
        load_conflicts: report.load_conflicts,
        store_conflicts: report.store_conflicts,
        shared_wavefronts: report.shared_wavefronts,
        ideal_shared_wavefronts: report.ideal_shared_wavefronts,
        global_transactions: report.global_transactions,
        global_bytes: report.global_bytes,
        conflicts_by_line: report
            .conflicts_by_line
            .into_iter()
            .map(|line| Line {
                place: line.place,
                conflicts: line.conflicts,
            })
            .collect(),
    })
}

fn predict(config: &FaS512Config, target: &Target) -> Predicted {
    let ctas = u64::from(SEQ / config.block_m);
    Predicted {
        registers: gates::registers(config),
        register_budget: gates::register_budget(config, target),
        shared_bytes: gates::shared_bytes(config),
        shared_limit: target.shared_per_cta,
        bank_conflicts: (!config.causal).then(|| ctas * u64::from(gates::bank_conflicts(config))),
    }
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Stats {
            spec,
            arch,
            threads,
            shared_bytes,
            compiler,
            counted,
            predicted,
        } = self;
        // The gate's figure beside the truth.
        let beside = |figure: &dyn Fn(&Predicted) -> Option<String>| {
            predicted
                .as_ref()
                .and_then(figure)
                .map_or(String::new(), |text| format!("   (gate: {text})"))
        };
        let registers =
            beside(&|p| Some(format!("{}, at most {}", p.registers, p.register_budget)));
        let shared = beside(&|p| Some(format!("{}, at most {}", p.shared_bytes, p.shared_limit)));
        let conflicts = beside(&|p| Some(p.bank_conflicts?.to_string()));
        let spills = (compiler.spill_store_bytes, compiler.spill_load_bytes);
        writeln!(f, "{spec} on {arch}")?;
        writeln!(f, "threads               {threads}")?;
        writeln!(f, "registers             {}{registers}", compiler.registers)?;
        writeln!(
            f,
            "spills                {} bytes stored, {} loaded",
            spills.0, spills.1
        )?;
        writeln!(f, "shared memory         {shared_bytes}{shared}")?;
        writeln!(f)?;
        writeln!(
            f,
            "counted by the interpreter ({}, {} CTAs)",
            counted.problem, counted.ctas
        )?;
        let total = counted.load_conflicts + counted.store_conflicts;
        writeln!(f, "bank conflicts        {total}{conflicts}")?;
        writeln!(
            f,
            "shared wavefronts     {}, at best {}",
            counted.shared_wavefronts, counted.ideal_shared_wavefronts
        )?;
        writeln!(
            f,
            "global memory         {}, {} sectors",
            output::bytes(counted.global_bytes),
            counted.global_transactions
        )?;
        for Class { class, count } in counted.instructions.iter().filter(|class| class.count > 0) {
            writeln!(f, "{:<22}{count}", format!("{class} instr."))?;
        }
        for Line { place, conflicts } in &counted.conflicts_by_line {
            writeln!(f, "{conflicts} conflicts at {place}")?;
        }
        Ok(())
    }
}
