//! The head of the page: what was asked, what was found, the figures that matter.

use fa_kernels::attention::{Dtype, Shape};
use fa_kernels::conv::Activation;
use maud::{Markup, html};

use super::peers;
use crate::evidence::{Evidence, SEED};
use crate::record::{ConvWorkload, StudyProblem, Workload};
use crate::stats;
use crate::text;

/// The title of the page, also in the window's.
pub fn title(evidence: &Evidence<'_>) -> String {
    let study = evidence.study;
    format!(
        "{} on {}",
        study.definition.kernel, study.environment.device
    )
}

/// Title, problem, result and figures.
pub fn header(evidence: &Evidence<'_>) -> Markup {
    html! {
        header {
            h1 { (title(evidence)) }
            p.problem { (problem(&evidence.study.definition.problem)) }
            p.result { (result(evidence)) }
            dl.figures { @for (name, value, detail) in figures(evidence) {
                div { dt { (name) } dd { (value) @if !detail.is_empty() { span.detail { (detail) } } } }
            } }
        }
    }
}

/// The problem in words.
fn problem(problem: &StudyProblem) -> String {
    match problem {
        StudyProblem::Attention(problem) => attention(problem),
        StudyProblem::Conv(problem) => conv(problem),
    }
}

fn attention(problem: &Workload) -> String {
    let shape = &problem.shape;
    let kv_heads = match shape.kv_heads == shape.heads {
        true => String::new(),
        false => format!(" and {} KV heads", shape.kv_heads),
    };
    format!(
        "Attention over {}, {} heads{kv_heads} of dimension {}, {}, {}: {}\u{a0}GFLOP.",
        sequences(problem),
        shape.heads,
        shape.head_dim,
        elements(problem.dtype),
        scores(problem),
        text::number(problem.flop / 1e9),
    )
}

/// How many sequences there are, how long, and where they lie.
fn sequences(problem: &Workload) -> String {
    let Shape { seq_q, seq_k, .. } = problem.shape;
    let is_packed = problem.tensors.varlen.is_some();
    let length = match seq_q == seq_k {
        true => format!("length {}", text::count(seq_q)),
        false => {
            let queries = match seq_q {
                1 => "1 query".to_owned(),
                more => format!("{} queries", text::count(more)),
            };
            format!("{queries} and {}", text::counted(seq_k, "key"))
        }
    };
    let (kind, most) = match is_packed {
        true => ("packed sequence", "up to "),
        false => ("sequence", ""),
    };
    let pages = problem.tensors.page.map(|page| {
        let keys = text::counted(page, "key");
        format!(" in pages of {keys}")
    });
    let count = text::counted(problem.shape.batch, kind);
    format!("{count} of {most}{length}{}", pages.unwrap_or_default())
}

/// What is asked of scores, in words.
fn scores(problem: &Workload) -> String {
    let scores = &problem.scores;
    let mask = if scores.causal { "causal" } else { "no mask" };
    let window = scores.window.map(|window| {
        let right = window.right.filter(|_| !scores.causal);
        let ends = [(window.left, "before"), (right, "after")];
        let end = |(keys, side): (Option<u32>, &str)| {
            Some(format!("{} keys {side}", text::count(keys? as usize)))
        };
        let ends: Vec<String> = ends.into_iter().filter_map(end).collect();
        format!("a window of {} each query", text::list(&ends))
    });
    let softcap = scores.softcap.map(|cap| format!("scores capped at {cap}"));
    let mask = Some(mask.to_owned()).filter(|_| scores.causal || window.is_none());
    let with = problem
        .tensors
        .with
        .iter()
        .map(|name| name.replace('_', " "));
    let blocks = problem.tensors.mask_blocks;
    let blocks = blocks.then(|| "known blocks that masks hide".to_owned());
    let all = [mask, window, softcap].into_iter().flatten();
    let all = all.chain(with).chain(blocks);
    text::list(&all.collect::<Vec<String>>())
}

fn conv(problem: &ConvWorkload) -> String {
    let ConvWorkload { conv, flop, bytes } = problem;
    let parts = [
        conv.bias.then_some("a bias"),
        conv.norm.map(|_| "instance normalisation"),
        conv.scale.then_some("a scale"),
        conv.shift.then_some("a shift"),
        (conv.activation != Activation::None).then_some(conv.activation.name()),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().map(str::to_owned).collect();
    let with = match parts.is_empty() {
        true => String::new(),
        false => format!(" with {}", text::list(&parts)),
    };
    format!(
        "Convolution of {} of {} × {}, {} to {} channels, {} × {}{with}, {}: {}\u{a0}GFLOP, {}\u{a0}MB.",
        text::counted(conv.samples as usize, "image"),
        conv.height,
        conv.width,
        conv.in_channels,
        conv.out_channels,
        conv.kernel,
        conv.kernel,
        elements(conv.dtype),
        text::number(flop / 1e9),
        text::number(bytes / 1e6),
    )
}

fn elements(dtype: Dtype) -> &'static str {
    match dtype {
        Dtype::F16 => "float16",
        Dtype::Bf16 => "bfloat16",
    }
}

/// What was found.
fn result(evidence: &Evidence<'_>) -> Markup {
    let Some(found) = evidence.found() else {
        return html! { "Nothing has been measured yet." };
    };
    let default = evidence.study.default_confirmed();
    html! {
        (text::spec(found.spec)) " takes " (text::time(found.median()))
        @if let Some(default) = default.filter(|default| default.spec != found.spec) {
            @let (ratio, interval) = stats::ratio_of_medians(&default.samples_us, found.samples, SEED);
            ", " (text::ratio(ratio)) " times as fast as the default "
            "(95 % interval " (text::span(interval, text::ratio)) "), " (text::spec(&default.spec))
        }
        "."
        @if !found.confirmed { " It has not been confirmed by measurements in turns with the default." }
    }
}

/// Name, value and detail of the figures that matter.
fn figures(evidence: &Evidence<'_>) -> Vec<(String, String, String)> {
    let study = evidence.study;
    let mut figures = Vec::new();
    let mut add = |name: &str, value, detail| figures.push((name.to_owned(), value, detail));
    if let Some(found) = evidence.found() {
        let interval = text::span(found.interval(), text::number);
        let rate = text::number(study.definition.problem.tflops(found.median()));
        add(
            "median",
            text::time(found.median()),
            format!("{interval}, 95\u{a0}%"),
        );
        add("rate", format!("{rate}\u{a0}TFLOP/s"), String::new());
    }
    if let Some((name, ratio, detail)) = peers::headline(evidence) {
        add(&name, ratio, detail);
    }
    let failed = match evidence.failed().count() {
        0 => String::new(),
        failed => format!(", {failed} failed"),
    };
    let measured = text::count(evidence.tried.len() as u64);
    add(
        "measured",
        measured,
        format!("of {} valid{failed}", text::count(study.valid)),
    );
    let seconds: f64 = study.spans.iter().map(|span| span.seconds).sum();
    if seconds > 0.0 {
        add("wall time", text::duration(seconds), String::new());
    }
    figures
}
