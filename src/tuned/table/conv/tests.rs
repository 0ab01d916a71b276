use fa_kernels::attention::{Dtype, ScoreOptions, Shape};
use fa_kernels::conv::{Activation, InstanceNorm};

use super::super::{Record, Table, TableError};
use super::*;
use crate::conv::choose;

const H200: Chip = Chip {
    arch: Arch::Sm90a,
    multiprocessors: 132,
};

/// 640 tiles of 128 pixels: five for each CTA of an H200.
const PROBLEM: ConvProblem = ConvProblem {
    dtype: Dtype::F16,
    samples: 5,
    height: 128,
    width: 128,
    in_channels: 64,
    out_channels: 64,
    kernel: 3,
    bias: true,
    scale: false,
    shift: false,
    norm: Some(InstanceNorm { epsilon: 1e-5 }),
    activation: Activation::Gelu,
};

const SPEC: &str =
    "ConvWarpSpecializedF16<128,1,X_STAGES=3,BIAS=true,NORM=on_chip,KEPT=5,ACTIVATION=gelu>";

fn record(problem: ConvProblem, spec: &str, median_us: f64) -> ConvRecord {
    ConvRecord {
        arch: "sm_90a".to_owned(),
        multiprocessors: 132,
        problem,
        spec: spec.to_owned(),
        median_us,
    }
}

fn table(records: &[ConvRecord]) -> Table {
    let table = Table::default().with_convolutions(records.to_vec());
    table.expect("the records fit")
}

fn found(table: &Table, problem: ConvProblem) -> Option<String> {
    let kernel = table.nearest_convolution(H200, &problem);
    kernel.map(|kernel| kernel.spec())
}

#[test]
fn a_problem_gets_what_was_found_for_it() {
    let table = table(&[record(PROBLEM, SPEC, 20.0)]);
    assert_eq!(found(&table, PROBLEM).as_deref(), Some(SPEC));
    let norm = Some(InstanceNorm { epsilon: 0.5 });
    let epsilon = ConvProblem { norm, ..PROBLEM };
    assert_eq!(found(&table, epsilon).as_deref(), Some(SPEC));
    for other in [
        ConvProblem {
            dtype: Dtype::Bf16,
            ..PROBLEM
        },
        ConvProblem {
            height: 127,
            ..PROBLEM
        },
        ConvProblem {
            width: 64,
            ..PROBLEM
        },
        ConvProblem {
            in_channels: 48,
            ..PROBLEM
        },
        ConvProblem {
            out_channels: 48,
            ..PROBLEM
        },
        ConvProblem {
            kernel: 1,
            ..PROBLEM
        },
        ConvProblem {
            bias: false,
            ..PROBLEM
        },
        ConvProblem {
            shift: true,
            ..PROBLEM
        },
        ConvProblem {
            norm: None,
            ..PROBLEM
        },
        ConvProblem {
            activation: Activation::Relu,
            ..PROBLEM
        },
    ] {
        assert_eq!(found(&table, other), None, "{other:?}");
    }
    for chip in [
        Chip {
            multiprocessors: 114,
            ..H200
        },
        Chip {
            arch: Arch::Sm80,
            ..H200
        },
    ] {
        assert!(table.nearest_convolution(chip, &PROBLEM).is_none());
    }
}

/// How many groups of tiles stay on the chip follows from the problem; where they do not fit, the next record answers.
#[test]
fn another_number_of_images_gets_the_same_tiles() {
    let with = |samples| ConvProblem { samples, ..PROBLEM };
    let other = "ConvWarpSpecializedF16<192,1,BIAS=true,NORM=on_chip,KEPT=4,ACTIVATION=gelu>";
    let table = table(&[record(PROBLEM, SPEC, 20.0), record(PROBLEM, other, 30.0)]);
    for (samples, kept) in [(3, 3), (4, 4), (6, 6)] {
        let spec = SPEC.replace("KEPT=5", &format!("KEPT={kept}"));
        assert_eq!(found(&table, with(samples)), Some(spec), "{samples} images");
    }
    for samples in [1, 2, 11] {
        assert_eq!(found(&table, with(samples)), None, "{samples} images");
    }
    // 10 × 128 tiles would be ten for each CTA, 16 KiB each.
    assert_eq!(found(&table, with(10)), None);
}

#[test]
fn the_nearest_and_then_the_fastest_answers() {
    let with = |samples| ConvProblem { samples, ..PROBLEM };
    let four = SPEC.replace("KEPT=5", "KEPT=4");
    let slow = SPEC.replace("X_STAGES=3", "X_STAGES=1");
    let table = table(&[
        record(PROBLEM, &slow, 25.0),
        record(PROBLEM, SPEC, 20.0),
        record(with(4), &four.replace("X_STAGES=3", "X_STAGES=2"), 30.0),
    ]);
    assert_eq!(found(&table, with(5)).as_deref(), Some(SPEC));
    let nearer = found(&table, with(4)).expect("it was measured");
    assert!(!nearer.contains("X_STAGES"), "{nearer}");
}

#[test]
fn records_that_do_not_fit_are_refused() {
    let refused = |problem, spec: &str| {
        let error = Table::default().with_convolutions([record(problem, spec, 1.0)]);
        let error = error.expect_err("it does not fit");
        let is_named = matches!(&error, TableError::Convolution { number: 0, .. });
        assert!(is_named, "{error}");
        error.to_string()
    };
    let contains = |message: String, part: &str| assert!(message.contains(part), "{message}");
    contains(refused(PROBLEM, "FaS512<64,64,32,4>"), "does not convolve");
    contains(refused(PROBLEM, "ConvMmaBf16<64,1>"), "f16");
    contains(
        refused(PROBLEM, &SPEC.replace("KEPT=5", "KEPT=4")),
        "larger KEPT",
    );
    contains(refused(PROBLEM, &SPEC.replace("128,1", "128,9")), "TILES");
    contains(refused(PROBLEM, "ConvWarpSpecializedF16<128,1>"), "options");
    let odd = ConvProblem {
        in_channels: 17,
        ..PROBLEM
    };
    contains(refused(odd, SPEC), "17 channels");
    let huge = ConvProblem {
        samples: u32::MAX,
        height: u32::MAX,
        ..PROBLEM
    };
    contains(refused(huge, SPEC), "elements");
    let timeless = Table::default().with_convolutions([record(PROBLEM, SPEC, f64::NAN)]);
    assert!(timeless.is_err());
}

#[test]
fn convolutions_and_attention_share_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tuned.json");
    let attention = Record {
        arch: "sm_90a".to_owned(),
        multiprocessors: 132,
        shape: Shape::square(32, 512, 8, 64),
        scores: ScoreOptions::default(),
        spec: "FaS512<64,64,32,4>".to_owned(),
        median_us: 3.0,
    };
    Table::add(&path, attention.clone()).expect("it fits");
    // Without convolutions the text is what earlier versions read.
    let text = std::fs::read_to_string(&path).expect("it is there");
    assert!(!text.contains("convolutions"), "{text}");
    let faster = SPEC.replace("X_STAGES=3", "X_STAGES=1");
    let norm = Some(InstanceNorm { epsilon: 0.25 });
    let again = ConvProblem { norm, ..PROBLEM };
    for (problem, spec) in [(PROBLEM, SPEC), (again, &faster)] {
        Table::add_convolution(&path, record(problem, spec, 2.0)).expect("it fits");
    }
    Table::add(&path, attention.clone()).expect("it fits");
    let table = Table::load(&path).expect("it can be read");
    assert_eq!(table.records(), [attention]);
    assert_eq!(table.convolutions(), [record(again, &faster, 2.0)]);
    assert_eq!(found(&table, PROBLEM), Some(faster));
}

/// What is shipped, or nothing: the choice by the model stays what it is where nothing was tuned.
#[test]
fn without_a_record_the_model_chooses() {
    let strange = ConvProblem {
        samples: 3,
        height: 77,
        width: 91,
        ..PROBLEM
    };
    assert!(crate::tuned::convolution(H200, &strange).is_none());
    assert!(choose(H200, &strange).is_some());
}
