//! The table for people.

use anyhow::Result;
use fa_tune::record::{Ceilings, Figure, Problem, Profile, ProfileRow, Source};
use fa_tune::stats::median;

use crate::commands::output::line;

/// Prints the ceilings and a line for each length.
pub fn table(profile: &Profile) -> Result<()> {
    for text in lines(profile) {
        line(text)?;
    }
    Ok(())
}

fn lines(profile: &Profile) -> Vec<String> {
    let Profile {
        device,
        ceilings,
        rows,
    } = profile;
    let mut lines = vec![format!("{device}: {}", rates(ceilings))];
    if let Some(row) = rows.first() {
        lines.push(about(&row.problem));
    }
    lines.push(format!(
        "{:>5} {:>6} {:>10} {:>8} {:>9} {:>10} {:>10} {:>10}  kernel",
        "seq", "batch", "time µs", "TFLOP/s", "tensor ", "DRAM GB/s ", "L2 GB/s ", "of bound"
    ));
    lines.extend(rows.iter().map(|row| entry(row, ceilings)));
    if rows.iter().any(has_derived) {
        lines.push(
            "* derived: operations over the fastest products, the tensors' bytes, and the bytes that the interpreter counted, by the measured time"
                .to_owned(),
        );
    }
    lines
}

fn rates(ceilings: &Ceilings) -> String {
    let matrices = ceilings.matrix_tflops.iter();
    let matrices = matrices.map(|(instruction, rate)| format!(", {instruction} {rate:.0} TFLOP/s"));
    format!(
        "copy {:.0} GB/s{}",
        ceilings.copy_gb_s,
        matrices.collect::<String>()
    )
}

/// What all rows have in common.
fn about(problem: &Problem) -> String {
    let Problem {
        heads,
        kv_heads,
        head_dim,
        dtype,
        causal,
        ..
    } = problem;
    let mask = if *causal { "causal" } else { "full" };
    format!("{heads} heads of {head_dim} ({kv_heads} of keys), {dtype}, {mask}")
}

fn entry(row: &ProfileRow, ceilings: &Ceilings) -> String {
    let problem = &row.problem;
    let time_us = median(&row.samples_us);
    let tflops = problem.flop / time_us / 1e6;
    let share = match ceilings.bound_tflops(problem) {
        Some(bound) => format!("{:>8.1} %", 100.0 * tflops / bound),
        None => format!("{:>10}", "–"),
    };
    let percent = row.tensor_utilisation.map(|figure| Figure {
        value: 100.0 * figure.value,
        ..figure
    });
    format!(
        "{:>5} {:>6} {time_us:>10.2} {tflops:>8.1} {:>9} {:>10} {:>10} {share}  {}",
        problem.seq,
        problem.batch,
        figure(percent, " %", 1),
        figure(row.dram_gb_s, "", 0),
        figure(row.l2_gb_s, "", 0),
        row.spec
    )
}

/// With a star if it is derived.
fn figure(figure: Option<Figure>, unit: &str, decimals: usize) -> String {
    figure.map_or_else(
        || "– ".to_owned(),
        |Figure { value, source }| {
            let star = match source {
                Source::Counter => ' ',
                Source::Derived => '*',
            };
            format!("{value:.decimals$}{unit}{star}")
        },
    )
}

fn has_derived(row: &ProfileRow) -> bool {
    [row.tensor_utilisation, row.dram_gb_s, row.l2_gb_s]
        .into_iter()
        .flatten()
        .any(|figure| figure.source == Source::Derived)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn profile(source: Source) -> Profile {
        let figure = |value| Some(Figure { value, source });
        Profile {
            device: "a GPU".to_owned(),
            ceilings: Ceilings {
                copy_gb_s: 4000.0,
                matrix_tflops: [("mma.sync".to_owned(), 400.0), ("wgmma".to_owned(), 700.0)].into(),
            },
            rows: vec![ProfileRow {
                problem: Problem {
                    batch: 32,
                    seq: 512,
                    heads: 8,
                    kv_heads: 8,
                    head_dim: 64,
                    dtype: "f16".to_owned(),
                    causal: false,
                    flop: 2e10,
                    bytes: 4e8,
                },
                spec: "Kernel<64>".to_owned(),
                samples_us: vec![200.0, 100.0, 300.0],
                tensor_utilisation: figure(0.25),
                dram_gb_s: figure(2000.0),
                l2_gb_s: None,
            }],
        }
    }

    #[test]
    fn rows_have_the_share_of_what_memory_allows() {
        let lines = lines(&profile(Source::Counter));
        assert_eq!(lines.len(), 4);
        assert_eq!(
            lines[0],
            "a GPU: copy 4000 GB/s, mma.sync 400 TFLOP/s, wgmma 700 TFLOP/s"
        );
        // 50 operations a byte at 4 TB/s are 200 TFLOP/s; it makes 100.
        for part in [
            "200.00",
            "100.0",
            "25.0 % ",
            "2000 ",
            "50.0 %",
            "Kernel<64>",
        ] {
            assert!(lines[3].contains(part), "{part}: {}", lines[3]);
        }
    }

    #[test]
    fn what_is_derived_is_marked() {
        let lines = lines(&profile(Source::Derived));
        assert!(
            lines[3].contains("25.0 %*") && lines[3].contains("2000*"),
            "{}",
            lines[3]
        );
        assert!(lines[4].starts_with("* derived"));
    }

    #[test]
    fn columns_stand_under_their_names() {
        let lines = lines(&profile(Source::Derived));
        let (head, row) = (&lines[2], &lines[3]);
        for (name, value) in [
            ("time µs", "200.00"),
            ("of bound", "50.0 %"),
            ("kernel", "Kernel"),
        ] {
            let end = |text: &str, part: &str| {
                let at = text.find(part).map_or(0, |at| text[..at].chars().count());
                at + part.chars().count()
            };
            assert_eq!(end(head, name), end(row, value), "{name}\n{head}\n{row}");
        }
    }
}
