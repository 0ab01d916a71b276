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
use serde_json::{Value, json};

use self::sample::{Predicted, Sample};
use super::output;
use super::spec::Spec;

/// Instructions by class, in the order of [`Cost::ALL`].
type Counts = [u64; Cost::ALL.len()];

/// Everything about one configuration on one architecture.
pub struct Stats<'a> {
    spec: &'a Spec,
    arch: &'static str,
    kernel: &'a Valid<Kernel>,
    cubin: &'a Cubin,
    /// Counted in the kernel as it is written: both sides of branches, bodies of loops once.
    written: Counts,
    sample: Option<Sample>,
    predicted: Option<Predicted>,
}

impl<'a> Stats<'a> {
    /// Gathers the figures of a compiled kernel, and runs it on the interpreter if there is an input for it.
    pub fn measure(
        spec: &'a Spec,
        kernel: &'a Valid<Kernel>,
        cubin: &'a Cubin,
        target: &Target,
    ) -> Result<Stats<'a>> {
        let mut written = [0; Cost::ALL.len()];
        count(&kernel.body, &mut written);
        Ok(Stats {
            spec,
            arch: target.arch.name(),
            kernel,
            cubin,
            written,
            sample: sample::count(spec, target.arch)?,
            predicted: sample::predict(spec, target),
        })
    }

    /// For machines.
    pub fn json(&self) -> Value {
        let classes = |counts: &Counts| -> Vec<Value> {
            let named = named(counts);
            named
                .map(|(class, count)| json!({"class": class, "count": count}))
                .collect()
        };
        let mut stats = json!({
            "spec": self.spec.text(), "arch": self.arch, "threads": self.kernel.threads,
            "shared_bytes": self.kernel.shared_bytes, "compiler": self.cubin.stats,
            "cubin_bytes": self.cubin.code.len(), "instructions": classes(&self.written),
        });
        if let Some(ms) = self.nvrtc_ms() {
            stats["nvrtc_ms"] = ms.into();
        }
        if let Some(predicted) = &self.predicted {
            stats["predicted"] = json!(predicted);
        }
        if let Some(Sample {
            problem,
            ctas,
            report,
        }) = &self.sample
        {
            let lines = report.conflicts_by_line.iter();
            let lines = lines.map(|it| json!({"place": it.place, "conflicts": it.conflicts}));
            stats["counted"] = json!({
                "problem": problem, "ctas": ctas, "instructions": classes(&report.instructions),
                "load_conflicts": report.load_conflicts, "store_conflicts": report.store_conflicts,
                "shared_wavefronts": report.shared_wavefronts,
                "ideal_shared_wavefronts": report.ideal_shared_wavefronts,
                "global_transactions": report.global_transactions,
                "global_bytes": report.global_bytes, "conflicts_by_line": lines.collect::<Vec<_>>(),
            });
        }
        stats
    }

    /// How long NVRTC took; `None` when the cubin was cached.
    fn nvrtc_ms(&self) -> Option<f64> {
        let is_new = self.cubin.found == Found::Compiled;
        is_new.then(|| output::milliseconds(self.cubin.nvrtc))
    }

    /// A gate's figure beside the truth, for kernels whose gates have one.
    fn beside(&self, figure: impl Fn(&Predicted) -> Option<String>) -> String {
        let figure = self.predicted.as_ref().and_then(figure);
        figure.map_or(String::new(), |text| format!("   (gate: {text})"))
    }
}

/// Adds the instructions of a block and the blocks in it, each once.
fn count(block: &Block, counts: &mut Counts) {
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

/// Every class with its count.
fn named(counts: &Counts) -> impl Iterator<Item = (String, u64)> {
    let named = Cost::ALL.iter().zip(counts);
    named.map(|(cost, count)| (format!("{cost:?}").to_lowercase(), *count))
}

fn write_classes(f: &mut fmt::Formatter<'_>, counts: &Counts) -> fmt::Result {
    let mut counted = named(counts).filter(|(_, count)| *count > 0);
    counted.try_for_each(|(class, count)| writeln!(f, "{:<22}{count}", format!("{class} instr.")))
}

impl fmt::Display for Stats<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let compiler = &self.cubin.stats;
        let registers =
            self.beside(|p| Some(format!("{}, at most {}", p.registers, p.register_budget)));
        let shared =
            self.beside(|p| Some(format!("{}, at most {}", p.shared_bytes, p.shared_limit)));
        let time = self.nvrtc_ms().map(|ms| format!("{ms:.0} ms"));
        let time = time.as_deref().unwrap_or("none, it was cached");
        let cubin = output::bytes(self.cubin.code.len() as u64);
        writeln!(f, "{} on {}", self.spec.text(), self.arch)?;
        writeln!(f, "threads               {}", self.kernel.threads)?;
        writeln!(f, "registers             {}{registers}", compiler.registers)?;
        let (stored, loaded) = (compiler.spill_store_bytes, compiler.spill_load_bytes);
        writeln!(
            f,
            "spills                {stored} bytes stored, {loaded} loaded"
        )?;
        writeln!(
            f,
            "shared memory         {}{shared}",
            self.kernel.shared_bytes
        )?;
        writeln!(f, "compile time          {time}")?;
        writeln!(f, "cubin                 {cubin}")?;
        writeln!(f, "\nas written, bodies of loops once")?;
        write_classes(f, &self.written)?;
        let Some(Sample {
            problem,
            ctas,
            report,
        }) = &self.sample
        else {
            return Ok(());
        };
        let (conflicts, gate) = (
            report.bank_conflicts(),
            self.beside(|p| Some(p.bank_conflicts?.to_string())),
        );
        let (wavefronts, ideal) = (report.shared_wavefronts, report.ideal_shared_wavefronts);
        let (bytes, sectors) = (
            output::bytes(report.global_bytes),
            report.global_transactions,
        );
        writeln!(f, "\ncounted by the interpreter ({problem}, {ctas} CTAs)")?;
        writeln!(f, "bank conflicts        {conflicts}{gate}")?;
        writeln!(f, "shared wavefronts     {wavefronts}, at best {ideal}")?;
        writeln!(f, "global memory         {bytes}, {sectors} sectors")?;
        write_classes(f, &report.instructions)?;
        let mut lines = report.conflicts_by_line.iter();
        lines.try_for_each(|it| writeln!(f, "{} conflicts at {}", it.conflicts, it.place))
    }
}
