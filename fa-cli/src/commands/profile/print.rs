//! The table for people.

use fa_tune::record::{Figure, Profile, ProfileRow, Rates, Source, Workload};

/// The rates, and a line for each length.
pub fn lines(profile: &Profile) -> Vec<String> {
    let (device, rates, rows) = (&profile.device, &profile.rates, &profile.rows);
    let mut first = format!("{device}: copy {:.0} GB/s", rates.copy_gb_s);
    for (instruction, rate) in &rates.matrix_tflops {
        first += &format!(", {instruction} {rate:.0} TFLOP/s");
    }
    let mut lines = vec![first];
    lines.extend(rows.first().map(|row| about(&row.problem)));
    lines.push(format!(
        "{:>5} {:>6} {:>10} {:>8} {:>9} {:>10} {:>10} {:>10}  kernel",
        "seq", "batch", "time µs", "TFLOP/s", "tensor ", "DRAM GB/s ", "L2 GB/s ", "of bound"
    ));
    lines.extend(rows.iter().map(|row| entry(row, rates)));
    if rows.iter().any(ProfileRow::has_derived) {
        lines.push(
            "* derived: operations over the fastest products, the tensors' bytes, and the bytes that the interpreter counted, by the measured time"
                .to_owned(),
        );
    }
    lines
}

/// What all rows have in common.
fn about(problem: &Workload) -> String {
    let (shape, dtype) = (&problem.shape, problem.dtype);
    let (heads, kv_heads, head_dim) = (shape.heads, shape.kv_heads, shape.head_dim);
    let scores = &problem.scores;
    format!("{heads} heads of {head_dim} ({kv_heads} of keys), {dtype}, {scores}")
}

fn entry(row: &ProfileRow, rates: &Rates) -> String {
    let (seq, batch) = (row.problem.shape.seq_q, row.problem.shape.batch);
    let (time_us, tflops) = (row.median_us(), row.tflops());
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let bound = rates.bound_tflops(&row.problem);
    let share = bound.map_or("–".to_owned(), |bound| percent(tflops / bound));
    let tensor = figure(row.tensor_utilisation, percent);
    let [dram, l2] = [row.dram_gb_s, row.l2_gb_s].map(|it| figure(it, |rate| format!("{rate:.0}")));
    format!(
        "{seq:>5} {batch:>6} {time_us:>10.2} {tflops:>8.1} {tensor:>9} {dram:>10} {l2:>10} {share:>10}  {}",
        row.spec
    )
}

/// With a star if it is derived.
fn figure(figure: Option<Figure>, show: impl Fn(f64) -> String) -> String {
    let Some(Figure { value, source }) = figure else {
        return "– ".to_owned();
    };
    let star = if source == Source::Derived { '*' } else { ' ' };
    format!("{}{star}", show(value))
}

#[cfg(test)]
mod tests;
