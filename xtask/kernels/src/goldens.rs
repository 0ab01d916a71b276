//! `bless` and `validate`: the files in generated/.

use anyhow::bail;
use fa_cases::goldens::{self, ARCHS, Golden};
use fa_dsl::target::Arch;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

/// Rewrites generated/.
pub fn bless() -> anyhow::Result<()> {
    let files = goldens::files(&goldens::generate()?);
    let changed = goldens::bless(&goldens::folder(), &files)?;
    for name in &changed {
        println!("{name}");
    }
    println!("{} of {} files changed", changed.len(), files.len());
    Ok(())
}

/// Compiles every golden for every architecture; an error or a spill fails.
pub fn validate() -> anyhow::Result<()> {
    let goldens = goldens::generate()?;
    let bar = ProgressBar::new(
        goldens
            .iter()
            .map(|golden| golden.targets.len() as u64)
            .sum(),
    )
    .with_style(ProgressStyle::with_template(
        "{bar:40} {pos}/{len} {elapsed}",
    )?);
    let rows: Vec<(String, Vec<String>)> =
        goldens.par_iter().map(|golden| row(golden, &bar)).collect();
    bar.finish_and_clear();
    println!(
        "registers of a thread on {}",
        ARCHS.map(Arch::name).join(", ")
    );
    for (row, _) in &rows {
        println!("{row}");
    }
    let problems: Vec<&str> = rows
        .iter()
        .flat_map(|(_, problems)| problems)
        .map(String::as_str)
        .collect();
    if !problems.is_empty() {
        bail!("{} problems:\n{}", problems.len(), problems.join("\n"));
    }
    Ok(())
}

/// One golden on every architecture: a row of the table, and what is wrong.
fn row(golden: &Golden, bar: &ProgressBar) -> (String, Vec<String>) {
    let mut row = format!("{:68}", golden.spec);
    let mut problems = Vec::new();
    for arch in ARCHS {
        if !golden.targets.contains(&arch) {
            row.push_str("     -");
            continue;
        }
        match goldens::compile(golden, arch) {
            Ok(stats) => {
                row.push_str(&format!("  {:4}", stats.registers));
                let spilled = stats.spill_bytes();
                if spilled > 0 {
                    problems.push(format!("{} spills {spilled} bytes on {arch}", golden.spec));
                }
            }
            Err(error) => {
                row.push_str(" error");
                problems.push(error.to_string());
            }
        }
        bar.inc(1);
    }
    (row, problems)
}
