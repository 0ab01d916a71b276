//! What is known about a configuration without a GPU: of every kernel its size and the compiler's
//! figures; of those that there is an input for, the interpreter's counts and what the gates
//! predicted.

mod sample;

use std::fmt;

use anyhow::Result;
use fa::dsl::ir::{Block, Kernel, StmtKind};
use fa::dsl::isa::Cost;
use fa::dsl::target::Target;
use fa::dsl::validate::Valid;
use fa::runtime::Cubin;
use fa::runtime::cache::Found;
use fa::runtime::nvrtc::KernelStats;
use serde::Serialize;

use self::sample::{Counted, Line, Predicted};
use super::output;
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
    /// How long NVRTC took; left out when the cubin was cached.
    #[serde(skip_serializing_if = "Option::is_none")]
    nvrtc_ms: Option<f64>,
    cubin_bytes: usize,
    /// Of the kernel as it is written: both sides of branches, bodies of loops once.
    instructions: Vec<Class>,
    #[serde(skip_serializing_if = "Option::is_none")]
    counted: Option<Counted>,
    #[serde(skip_serializing_if = "Option::is_none")]
    predicted: Option<Predicted>,
}

/// Instructions of one class.
#[derive(Serialize)]
struct Class {
    class: String,
    count: u64,
}

impl Class {
    /// Every class, from counts in the order of [`Cost::ALL`].
    fn list(counts: &[u64; Cost::ALL.len()]) -> Vec<Class> {
        let class = |(cost, count): (&Cost, &u64)| Class {
            class: format!("{cost:?}").to_lowercase(),
            count: *count,
        };
        Cost::ALL.iter().zip(counts).map(class).collect()
    }
}

impl Stats {
    /// Gathers the figures of a compiled kernel, and runs it on the interpreter if there is an input for it.
    pub fn measure(
        spec: &Spec,
        kernel: &Valid<Kernel>,
        cubin: &Cubin,
        target: &Target,
    ) -> Result<Stats> {
        let mut counts = [0; Cost::ALL.len()];
        count(&kernel.body, &mut counts);
        let nvrtc_ms = output::milliseconds(cubin.nvrtc);
        Ok(Stats {
            spec: spec.text().to_owned(),
            arch: target.arch.name(),
            threads: kernel.threads,
            shared_bytes: kernel.shared_bytes,
            compiler: cubin.stats,
            nvrtc_ms: (cubin.found == Found::Compiled).then_some(nvrtc_ms),
            cubin_bytes: cubin.code.len(),
            instructions: Class::list(&counts),
            counted: sample::count(spec, target.arch)?,
            predicted: sample::predict(spec, target),
        })
    }

    /// A gate's figure beside the truth, for kernels whose gates have one.
    fn beside(&self, figure: impl Fn(&Predicted) -> Option<String>) -> String {
        let figure = self.predicted.as_ref().and_then(figure);
        figure.map_or(String::new(), |text| format!("   (gate: {text})"))
    }
}

/// Adds the instructions of a block and the blocks in it, each once.
fn count(block: &Block, counts: &mut [u64; Cost::ALL.len()]) {
    for stmt in block {
        match &stmt.kind {
            StmtKind::Inst(inst) => counts[inst.row.cost as usize] += 1,
            StmtKind::Var { .. } | StmtKind::Set { .. } => {}
            StmtKind::If {
                then: first,
                otherwise: second,
                ..
            }
            | StmtKind::While {
                head: first,
                body: second,
                ..
            } => {
                count(first, counts);
                count(second, counts);
            }
            StmtKind::For { body, .. } => count(body, counts),
        }
    }
}

fn write_classes(f: &mut fmt::Formatter<'_>, classes: &[Class]) -> fmt::Result {
    for Class { class, count } in classes.iter().filter(|class| class.count > 0) {
        writeln!(f, "{:<22}{count}", format!("{class} instr."))?;
    }
    Ok(())
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Stats {
            spec,
            arch,
            compiler,
            ..
        } = self;
        let registers =
            self.beside(|p| Some(format!("{}, at most {}", p.registers, p.register_budget)));
        let shared =
            self.beside(|p| Some(format!("{}, at most {}", p.shared_bytes, p.shared_limit)));
        let time = self.nvrtc_ms.map(|ms| format!("{ms:.0} ms"));
        let time = time.as_deref().unwrap_or("none, it was cached");
        let cubin = output::bytes(self.cubin_bytes as u64);
        writeln!(f, "{spec} on {arch}")?;
        writeln!(f, "threads               {}", self.threads)?;
        writeln!(f, "registers             {}{registers}", compiler.registers)?;
        let (stored, loaded) = (compiler.spill_store_bytes, compiler.spill_load_bytes);
        writeln!(
            f,
            "spills                {stored} bytes stored, {loaded} loaded"
        )?;
        writeln!(f, "shared memory         {}{shared}", self.shared_bytes)?;
        writeln!(f, "compile time          {time}")?;
        writeln!(f, "cubin                 {cubin}")?;
        writeln!(f, "\nas written, bodies of loops once")?;
        write_classes(f, &self.instructions)?;
        let Some(counted) = &self.counted else {
            return Ok(());
        };
        let conflicts = self.beside(|p| Some(p.bank_conflicts?.to_string()));
        let total = counted.load_conflicts + counted.store_conflicts;
        let (wavefronts, ideal) = (counted.shared_wavefronts, counted.ideal_shared_wavefronts);
        let (bytes, sectors) = (
            output::bytes(counted.global_bytes),
            counted.global_transactions,
        );
        writeln!(
            f,
            "\ncounted by the interpreter ({}, {} CTAs)",
            counted.problem, counted.ctas
        )?;
        writeln!(f, "bank conflicts        {total}{conflicts}")?;
        writeln!(f, "shared wavefronts     {wavefronts}, at best {ideal}")?;
        writeln!(f, "global memory         {bytes}, {sectors} sectors")?;
        write_classes(f, &counted.instructions)?;
        for Line { place, conflicts } in &counted.conflicts_by_line {
            writeln!(f, "{conflicts} conflicts at {place}")?;
        }
        Ok(())
    }
}
