//! Reports of a made-up study: what they say.

mod synthetic;

use fa_kernels::attention::Dtype;
use fa_kernels::conv::{Activation, ConvProblem, InstanceNorm};
use fa_tune::record::{Confirmation, Outcome, Study, StudyProblem, TensorOptions};
use fa_tune::{report, stats};

/// Numbers that are none, in any text or attribute.
fn assert_finite(html: &str) {
    for wrong in ["NaN", "inf\"", "inf ", "-inf", "Infinity"] {
        assert!(!html.contains(wrong), "{wrong} in {}", around(html, wrong));
    }
}

fn around<'h>(html: &'h str, part: &str) -> &'h str {
    let at = html.find(part).unwrap_or(0);
    let (from, to) = (at.saturating_sub(200), (at + 100).min(html.len()));
    let from = (from..=at)
        .find(|&at| html.is_char_boundary(at))
        .unwrap_or(at);
    let to = (to..=html.len())
        .find(|&at| html.is_char_boundary(at))
        .unwrap_or(html.len());
    &html[from..to]
}

#[test]
fn the_same_study_gives_the_same_report() {
    let study = synthetic::study();
    assert_eq!(report::html(&study), report::html(&study));
}

#[test]
fn the_problem_is_said_in_words() {
    let mut study = synthetic::study();
    let html = report::html(&study);
    assert!(html.contains("Attention over 32 sequences of length 512"));
    let attention = |seq_q: usize, tensors: TensorOptions| {
        let mut study = synthetic::study();
        let StudyProblem::Attention(problem) = &mut study.definition.problem else {
            panic!("it is one of attention");
        };
        (problem.shape.seq_q, problem.tensors) = (seq_q, tensors);
        report::html(&study)
    };
    let step = TensorOptions {
        page: Some(16),
        with: vec!["alibi_slopes".to_owned()],
        ..TensorOptions::default()
    };
    let html = attention(1, step);
    for words in [
        "Attention over 32 sequences of 1 query and 512 keys in pages of 16 keys, 8 heads",
        "and alibi slopes: ",
    ] {
        assert!(html.contains(words), "{}", around(&html, "Attention over"));
    }
    let packed = TensorOptions {
        varlen: Some("64..512x32".to_owned()),
        ..TensorOptions::default()
    };
    let html = attention(512, packed);
    let words = "Attention over 32 packed sequences of up to length 512, 8 heads";
    assert!(html.contains(words), "{}", around(&html, "Attention over"));
    let listed = TensorOptions {
        with: vec!["prefix_ranges".to_owned(), "documents".to_owned()],
        mask_blocks: true,
        ..TensorOptions::default()
    };
    let html = attention(512, listed);
    let words = "prefix ranges, documents and known blocks that masks hide: ";
    assert!(html.contains(words), "{}", around(&html, "Attention over"));
    study.definition.problem = ConvProblem {
        dtype: Dtype::Bf16,
        samples: 1,
        height: 128,
        width: 96,
        in_channels: 64,
        out_channels: 32,
        kernel: 3,
        bias: true,
        scale: false,
        shift: false,
        norm: Some(InstanceNorm::default()),
        activation: Activation::Gelu,
    }
    .into();
    let html = report::html(&study);
    assert_finite(&html);
    let words = "Convolution of 1 image of 128 × 96, 64 to 32 channels, 3 × 3 with a bias, instance normalisation and gelu, bfloat16: 0.453";
    assert!(html.contains(words), "{}", around(&html, "Convolution of"));
}

#[test]
fn all_sections_are_there() {
    let html = report::html_against(&synthetic::study(), &synthetic::sweep()).expect("comparable");
    assert_finite(&html);
    let sections = [
        "history",
        "confirmation",
        "peers",
        "exhaustive",
        "answers",
        "fastest",
        "model",
        "profile",
        "failures",
        "provenance",
    ];
    for id in sections {
        assert!(html.contains(&format!("<section id=\"{id}\">")), "{id}");
    }
    assert!(!html.contains("Not in this report"));
}

#[test]
fn findings_carry_the_study_s_numbers() {
    let study = synthetic::study();
    let html = report::html(&study);
    let best = confirmed_median(&study, "best");
    let default = confirmed_median(&study, "default");
    let sentence = format!(
        "takes {best:.2}\u{a0}µs, {:.3} times as fast as the default",
        default / best
    );
    assert!(html.contains(&sentence), "{sentence}");
    assert!(html.contains("2 trials failed."));
    assert!(html.contains("held down in 1 trial (SW_POWER_CAP)"));
}

#[test]
fn nothing_is_fetched_and_text_is_escaped() {
    let mut study = synthetic::study();
    study.environment.device = "<img src=x onerror=alert(1)> & \"GPU\"".to_owned();
    let html = report::html(&study);
    assert!(!html.contains("<img"));
    for wrong in ["http://", "https://", "src=\"", "@import", "url("] {
        assert!(!html.contains(wrong), "{wrong} in {}", around(&html, wrong));
    }
}

#[test]
fn an_unfinished_study_has_a_report_that_says_so() {
    let mut study = synthetic::begun();
    let html = report::html(&study);
    assert_finite(&html);
    assert!(html.contains("Nothing has been measured yet"));
    assert!(html.contains("resume the study with fa tune"));

    // One trial measured, one under way, one failed.
    study.trials = synthetic::study().trials[31..34].to_vec();
    study.trials[1].outcome = None;
    assert!(matches!(study.trials[2].outcome, Some(Outcome::Failed(_))));
    let html = report::html(&study);
    assert_finite(&html);
    assert!(html.contains("1 trial without an outcome yet"));
    assert!(html.contains("It has not been confirmed"));
}

#[test]
fn a_default_that_is_best_is_said_to_be() {
    let mut study = synthetic::study();
    study
        .confirmations
        .retain(|confirmation| confirmation.role == "default");
    let html = report::html(&study);
    assert!(
        html.contains("Nothing faster than the default was found"),
        "{}",
        around(&html, "Confirmation")
    );
}

#[test]
fn no_difference_is_called_one() {
    let mut study = synthetic::study();
    let twin = Confirmation {
        role: "default".to_owned(),
        spec: synthetic::DEFAULT.to_owned(),
        ..study.confirmations[0].clone()
    };
    study.confirmations = vec![study.confirmations[0].clone(), twin];
    assert!(report::html(&study).contains("which includes 1: no difference is shown"));
}

#[test]
fn sweeps_of_something_else_are_refused() {
    let (study, mut sweep) = (synthetic::study(), synthetic::sweep());
    sweep.environment.device = "NVIDIA A100".to_owned();
    let error = report::html_against(&study, &sweep)
        .expect_err("another device")
        .to_string();
    assert_eq!(
        error,
        "the study's device is NVIDIA H200, the sweep's NVIDIA A100: compare studies of the same device"
    );

    let found = &study.confirmations[0].spec;
    let mut sweep = synthetic::sweep();
    sweep.trials.retain(|trial| trial.spec != *found);
    let error = report::html_against(&study, &sweep)
        .expect_err("not measured")
        .to_string();
    assert!(
        error.contains(found) && error.contains("resume it"),
        "{error}"
    );

    let error = report::html_against(&synthetic::begun(), &synthetic::sweep());
    assert_eq!(error, Err(report::AgainstError::Nothing));
}

/// The median of a confirmed configuration, for comparison with what reports say.
fn confirmed_median(study: &Study, role: &str) -> f64 {
    let confirmation = study
        .confirmations
        .iter()
        .find(|confirmation| confirmation.role == role);
    stats::median(&confirmation.expect("the role").samples_us)
}
