//! The compiler's share: kernels to cubins on all cores.

use std::time::{Duration, Instant};

use anyhow::Result;
use fa::dsl::target::Arch;
use fa::runtime::cache::Cache;
use fa_tune::stats::median;
use serde_json::json;

use crate::commands::compiled;
use crate::commands::output::{self, duration, milliseconds};
use crate::commands::spec::Spec;

/// Stages, writes and compiles each kernel into an empty cache, and prints what that took; as JSON, a line
/// for each and the summary last.
pub fn run(kernels: Vec<Spec>, arch: Arch, json: bool) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let cache = Cache::at(folder.path()).with_max_bytes(u64::MAX);
    let wanted: Vec<(Spec, Arch)> = kernels.into_iter().map(|it| (it, arch)).collect();
    let started = Instant::now();
    let compiled = compiled::all(&wanted, &cache, |_, _, cubin| (cubin.nvrtc, cubin.stats))?;
    let (wall, threads) = (started.elapsed(), rayon::current_num_threads());
    let rows = wanted.iter().zip(&compiled);
    for ((spec, _), (nvrtc, stats)) in rows.clone().filter(|_| json) {
        output::json(&json!({
            "spec": spec.text, "arch": arch.name(), "nvrtc_ms": milliseconds(*nvrtc),
            "registers": stats.registers, "spill_bytes": stats.spill_bytes(),
        }))?;
    }
    let spills = compiled.iter().filter(|(_, stats)| stats.spill_bytes() > 0);
    let (count, with_spills) = (wanted.len(), spills.count());
    let worst = rows.max_by_key(|(_, (nvrtc, _))| nvrtc);
    let (worst, worst_time) = worst.map_or(("", Duration::ZERO), |((spec, _), (nvrtc, _))| {
        (spec.text.as_str(), *nvrtc)
    });
    let times: Vec<f64> = compiled
        .iter()
        .map(|(nvrtc, _)| nvrtc.as_secs_f64())
        .collect();
    let typical = Duration::from_secs_f64(median(&times));
    let row = json!({
        "arch": arch.name(), "kernels": count, "threads": threads, "wall_s": wall.as_secs_f64(),
        "median_ms": milliseconds(typical), "worst_ms": milliseconds(worst_time), "worst": worst,
        "with_spills": with_spills,
    });
    let text = format!(
        "{count} kernels for {arch} on {threads} threads in {}: staged, written and compiled\n\
         NVRTC: median {}, worst {} ({worst}); {with_spills} kernels spill registers",
        duration(wall),
        duration(typical),
        duration(worst_time),
    );
    output::either(json, &row, text)
}
