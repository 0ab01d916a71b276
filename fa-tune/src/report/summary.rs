//! The head of the page: what was asked, what was found, the figures that matter.

use maud::{Markup, html};

use super::evidence::{Evidence, SEED};
use super::peers;
use super::text;
use crate::record::Problem;
use crate::stats;

/// The title of the page, also in the window's.
pub fn title(evidence: &Evidence<'_>) -> String {
    let definition = &evidence.study.definition;
    format!(
        "{} on {}",
        definition.kernel, evidence.study.environment.device
    )
}

/// Title, problem, result and figures.
pub fn header(evidence: &Evidence<'_>) -> Markup {
    let definition = &evidence.study.definition;
    html! {
        header {
            h1 { (title(evidence)) }
            p.problem { (problem(&definition.problem)) }
            (result(evidence))
            dl.figures { @for (name, value, detail) in figures(evidence) {
                div { dt { (name) } dd { (value) @if !detail.is_empty() { span.detail { (detail) } } } }
            } }
        }
    }
}

/// The problem in words.
fn problem(problem: &Problem) -> String {
    let kv_heads = if problem.kv_heads == problem.heads {
        String::new()
    } else {
        format!(" and {} KV heads", problem.kv_heads)
    };
    let dtype = match problem.dtype.as_str() {
        "f16" => "float16",
        "bf16" => "bfloat16",
        other => other,
    };
    let sequences = usize::try_from(problem.batch).unwrap_or(usize::MAX);
    format!(
        "Attention over {} of length {}, {} heads{kv_heads} of dimension {}, {dtype}, {}: {}\u{a0}GFLOP.",
        text::counted(sequences, "sequence"),
        text::count(problem.seq),
        problem.heads,
        problem.head_dim,
        if problem.causal { "causal" } else { "no mask" },
        text::number(problem.flop / 1e9),
    )
}

/// What was found.
fn result(evidence: &Evidence<'_>) -> Markup {
    let Some(found) = evidence.found() else {
        return html! { p.result { "Nothing has been measured yet." } };
    };
    let default = evidence
        .default()
        .filter(|default| default.spec != found.spec);
    html! {
        p.result {
            (text::spec(found.spec)) " takes " (text::time(found.median()))
            @if let Some(default) = default {
                @let (ratio, interval) = stats::ratio_of_medians(default.samples, found.samples, SEED);
                ", " (text::ratio(ratio)) " times as fast as the default "
                "(95 % interval " (text::ratio(interval.low)) " to " (text::ratio(interval.high)) "), "
                (text::spec(default.spec))
            }
            "."
            @if !found.confirmed { " It has not been confirmed by measurements in turns with the default." }
        }
    }
}

/// Name, value and detail of the figures that matter.
fn figures(evidence: &Evidence<'_>) -> Vec<(String, String, String)> {
    let study = evidence.study;
    let mut figures = Vec::new();
    if let Some(found) = evidence.found() {
        let interval = found.interval();
        figures.push((
            "median".to_owned(),
            text::time(found.median()),
            format!(
                "{} to {}, 95\u{a0}%",
                text::number(interval.low),
                text::number(interval.high)
            ),
        ));
        figures.push((
            "rate".to_owned(),
            format!(
                "{}\u{a0}TFLOP/s",
                text::number(evidence.tflops(found.median()))
            ),
            String::new(),
        ));
    }
    figures.extend(peers::headline(evidence));
    let failed = evidence.failed().count();
    figures.push((
        "measured".to_owned(),
        text::count(evidence.tried.len() as u64),
        format!(
            "of {} valid{}",
            text::count(study.valid),
            if failed > 0 {
                format!(", {failed} failed")
            } else {
                String::new()
            }
        ),
    ));
    let seconds: f64 = study.spans.iter().map(|span| span.seconds).sum();
    if seconds > 0.0 {
        figures.push((
            "wall time".to_owned(),
            text::duration(seconds),
            String::new(),
        ));
    }
    figures
}
