//! What is known about a configuration without a GPU: of every kernel its size and the compiler's
//! figures; of those that there is an input for, the interpreter's counts and what the gates
//! predicted.

mod sample;

use anyhow::Result;
use fa::dsl::ir::{Kernel, StmtKind, walk};
use fa::dsl::isa::Cost;
use fa::dsl::target::Arch;
use fa::dsl::validate::Valid;
use fa::runtime::Cubin;
use fa::runtime::cache::Found;
use serde_json::{Value, json};

use self::sample::{Predicted, Sample};
use super::output::{self, Fields};
use super::spec::Spec;

/// Instructions by class, in the order of [`Cost::ALL`].
type Counts = [u64; Cost::ALL.len()];

/// The figures of a compiled kernel, for machines and for people. It is run on the interpreter if there is an
/// input for it.
pub fn of(
    spec: &Spec,
    kernel: &Valid<Kernel>,
    cubin: &Cubin,
    arch: Arch,
) -> Result<(Value, String)> {
    // As it is written: both sides of branches, bodies of loops once.
    let mut written = Counts::default();
    walk(&kernel.body, &mut |stmt| {
        if let StmtKind::Inst(inst) = &stmt.kind {
            written[inst.row.cost as usize] += 1;
        }
    });
    let (stats, threads, shared_bytes) = (&cubin.stats, kernel.threads, kernel.shared_bytes);
    let (stored, loaded) = (stats.spill_store_bytes, stats.spill_load_bytes);
    // What is cached was compiled some other time.
    let compiled = cubin.found == Found::Compiled;
    let nvrtc_ms = compiled.then(|| output::milliseconds(cubin.nvrtc));
    let time = nvrtc_ms.map(|ms| format!("{ms:.0} ms"));
    let predicted = sample::predict(spec, arch);
    let gate = |figure: &dyn Fn(&Predicted) -> Option<String>| {
        let figure = predicted.as_ref().and_then(figure);
        figure.map_or(String::new(), |text| format!("   (gate: {text})"))
    };
    let registers = gate(&|p| Some(format!("{}, at most {}", p.registers, p.register_budget)));
    let shared = gate(&|p| Some(format!("{}, at most {}", p.shared_bytes, p.shared_limit)));
    let mut row = json!({
        "spec": spec.text, "arch": arch.name(), "threads": threads, "shared_bytes": shared_bytes,
        "compiler": stats, "cubin_bytes": cubin.code.len(), "instructions": classes(&written),
    });
    let mut fields = Fields::new(22);
    fields
        .add("threads", threads)
        .add("registers", format!("{}{registers}", stats.registers))
        .add("spills", format!("{stored} bytes stored, {loaded} loaded"))
        .add("shared memory", format!("{shared_bytes}{shared}"))
        .add(
            "compile time",
            time.as_deref().unwrap_or("none, it was cached"),
        )
        .add("cubin", output::bytes(cubin.code.len() as u64))
        .heading("as written, bodies of loops once");
    add_classes(&mut fields, &written);
    if let Some(ms) = nvrtc_ms {
        row["nvrtc_ms"] = json!(ms);
    }
    if let Some(predicted) = &predicted {
        row["predicted"] = json!(predicted);
    }
    if let Some(sample) = sample::of(spec, arch)? {
        row["counted"] = counted(&sample);
        add_sample(
            &mut fields,
            &sample,
            &gate(&|p| Some(p.bank_conflicts?.to_string())),
        );
    }
    let text = format!("{} on {arch}\n{}", spec.text, fields.text);
    Ok((row, text))
}

fn counted(sample: &Sample) -> Value {
    let report = &sample.report;
    let lines = report.conflicts_by_line.iter();
    let lines = lines.map(|it| json!({"place": it.place, "conflicts": it.conflicts}));
    json!({
        "problem": sample.problem, "ctas": sample.ctas, "instructions": classes(&report.instructions),
        "load_conflicts": report.load_conflicts, "store_conflicts": report.store_conflicts,
        "shared_wavefronts": report.shared_wavefronts,
        "ideal_shared_wavefronts": report.ideal_shared_wavefronts,
        "global_transactions": report.global_transactions, "global_bytes": report.global_bytes,
        "conflicts_by_line": lines.collect::<Vec<_>>(),
    })
}

fn add_sample(fields: &mut Fields, sample: &Sample, gate: &str) {
    let (problem, ctas, report) = (sample.problem, sample.ctas, &sample.report);
    let (wavefronts, ideal) = (report.shared_wavefronts, report.ideal_shared_wavefronts);
    let (bytes, sectors) = (report.global_bytes, report.global_transactions);
    let bytes = output::bytes(bytes);
    let lines = report.conflicts_by_line.iter();
    fields
        .heading(format!(
            "counted by the interpreter ({problem}, {ctas} CTAs)"
        ))
        .add(
            "bank conflicts",
            format!("{}{gate}", report.bank_conflicts()),
        )
        .add_all(
            "",
            lines.map(|it| format!("{} at {}", it.conflicts, it.place)),
        )
        .add(
            "shared wavefronts",
            format!("{wavefronts}, at best {ideal}"),
        )
        .add("global memory", format!("{bytes}, {sectors} sectors"));
    add_classes(fields, &report.instructions);
}

/// Every class with its count.
fn named(counts: &Counts) -> impl Iterator<Item = (String, u64)> {
    let named = Cost::ALL.iter().zip(counts);
    named.map(|(cost, count)| (format!("{cost:?}").to_lowercase(), *count))
}

fn classes(counts: &Counts) -> Vec<Value> {
    let row = |(class, count)| json!({"class": class, "count": count});
    named(counts).map(row).collect()
}

/// A line for each class of which there are instructions.
fn add_classes(fields: &mut Fields, counts: &Counts) {
    for (class, count) in named(counts).filter(|(_, count)| *count > 0) {
        fields.add(&format!("{class} instr."), count);
    }
}
