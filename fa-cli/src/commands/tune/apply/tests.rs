use fa::attention::{Dtype, ScoreOptions, Shape};
use fa::conv::{Activation, ConvProblem, InstanceNorm};
use fa_tune::record::{Definition, Environment, IN_USE, Search, Workload};

use super::*;

fn study(spec: &str) -> Study {
    Study {
        definition: Definition {
            kernel: "FaS512".to_owned(),
            options: Default::default(),
            problem: Workload {
                shape: Shape::square(32, 512, 8, 64),
                dtype: Dtype::F16,
                scores: ScoreOptions::default(),
                tensors: Default::default(),
                flop: 1.0,
                bytes: 1.0,
            }
            .into(),
            arch: "sm_90a".to_owned(),
            search: Search::Exhaustive,
            seed: 0,
        },
        space: 1,
        valid: 1,
        rejected: Vec::new(),
        environment: Environment {
            multiprocessors: 132,
            ..Environment::default()
        },
        trials: Vec::new(),
        confirmations: vec![Confirmation {
            spec: spec.to_owned(),
            role: "best".to_owned(),
            samples_us: vec![3.0, 1.0, 2.0],
        }],
        predictions: Vec::new(),
        peers: Vec::new(),
        spans: Vec::new(),
        profile: None,
    }
}

#[test]
fn of_several_at_once_none_is_lost() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("tuned.json");
    std::thread::scope(|scope| {
        for batch in 1..=8 {
            let file = &file;
            scope.spawn(move || {
                let mut study = study("FaS512<64,64,32,4>");
                if let StudyProblem::Attention(problem) = &mut study.definition.problem {
                    problem.shape.batch = batch;
                }
                apply(&study, file).expect("it fits");
            });
        }
    });
    assert_eq!(
        Table::load(&file).expect("it is a table").records().len(),
        8
    );
}

#[test]
fn the_best_replaces_what_was_there() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("new/tuned.json");
    for spec in ["FaS512<64,64,32,4>", "FaS512<128,64,32,4>"] {
        let study = study(spec);
        let applied = apply(&study, &file).expect("it fits");
        assert_eq!(applied, Applied::Best { spec, file: &file });
        let table = Table::load(&file).expect("it is a table");
        let [record] = table.records() else {
            panic!("one record: {:?}", table.records());
        };
        assert_eq!((record.spec.as_str(), record.median_us), (spec, 2.0));
        assert_eq!((record.multiprocessors, record.shape.batch), (132, 32));
    }
    // What does not fit the problem is not taken in.
    let other = study("FaS512<128,64,32,4,CAUSAL=true>");
    assert!(apply(&other, &file).is_err());
    // Nor what is slower than what another kernel does now.
    let mut slower = study("FaS512<64,64,32,4>");
    slower.confirmations.push(Confirmation {
        spec: "WarpSpecializedF16<128,2>".to_owned(),
        role: IN_USE.to_owned(),
        samples_us: vec![1.5],
    });
    let applied = apply(&slower, &file).expect("there is an answer");
    assert!(
        applied
            .to_string()
            .contains("WarpSpecializedF16<128,2>, which is in use, took 1.50")
    );
    slower.confirmations[1].samples_us = vec![2.5];
    let applied = apply(&slower, &file).expect("it fits");
    let spec = "FaS512<64,64,32,4>";
    assert_eq!(applied, Applied::Best { spec, file: &file });
    let mut nothing = study("FaS512<64,64,32,4>");
    nothing.confirmations.clear();
    let error = apply(&nothing, &file).unwrap_err().to_string();
    assert!(error.contains("nothing was measured"), "{error}");
    assert_eq!(Table::load(&file).expect("as it was").records().len(), 1);
}

/// A table has keys beside queries, and no options that are tensors.
#[test]
fn what_tables_do_not_know_is_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("tuned.json");
    let of = |tensors: TensorOptions, spec: &str| {
        let mut study = study(spec);
        study.definition.kernel = "DecodeF16".to_owned();
        let shape = Shape {
            seq_k: 4096,
            ..Shape::square(8, 1, 8, 64)
        };
        study.definition.problem = Workload {
            tensors,
            ..Workload::new(shape, Dtype::F16, ScoreOptions::default())
        }
        .into();
        study
    };
    let spec = "DecodeF16<16,64,4>";
    let found = of(TensorOptions::default(), spec);
    let applied = apply(&found, &file).expect("it fits");
    assert_eq!(applied, Applied::Best { spec, file: &file });
    for (tensors, spec, flag) in [
        (
            TensorOptions {
                page: Some(16),
                ..TensorOptions::default()
            },
            "DecodeF16<16,64,4,SEQUSED_K=true,PAGED=true>",
            "--page 16",
        ),
        (
            TensorOptions {
                varlen: Some("1:70,1:4096".to_owned()),
                with: vec!["sinks".to_owned()],
                ..TensorOptions::default()
            },
            "DecodeF16<16,64,4,SINKS=true,PACKED=true>",
            "--varlen, --with sinks",
        ),
        (
            TensorOptions {
                with: vec!["documents".to_owned()],
                mask_blocks: true,
                ..TensorOptions::default()
            },
            "DecodeF16<16,64,4,FUNCTIONS=true,MASK_BLOCKS=true>",
            "--with documents, --mask-blocks",
        ),
    ] {
        let study = of(tensors, spec);
        let error = apply(&study, &file).expect_err("no table can hold it");
        assert!(error.downcast_ref::<UnknownToTables>().is_some(), "{error}");
        assert!(error.to_string().contains(flag), "{error}");
    }
    let table = Table::load(&file).expect("as it was");
    let [record] = table.records() else {
        panic!("one record: {:?}", table.records());
    };
    assert_eq!((record.shape.seq_q, record.shape.seq_k), (1, 4096));
}

/// What a study of a convolution found stands beside what others found of attention.
#[test]
fn convolutions_are_applied_too() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("tuned.json");
    apply(&study("FaS512<64,64,32,4>"), &file).expect("it fits");
    let problem = ConvProblem {
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
        norm: Some(InstanceNorm::default()),
        activation: Activation::Gelu,
    };
    let kept = |kept| {
        let spec = format!(
            "ConvWarpSpecializedF16<128,1,BIAS=true,NORM=on_chip,KEPT={kept},ACTIVATION=gelu>"
        );
        let mut study = study(&spec);
        study.definition.kernel = "ConvWarpSpecializedF16".to_owned();
        study.definition.problem = problem.into();
        study
    };
    let applied = kept(5);
    apply(&applied, &file).expect("it fits");
    // What does not fit the problem is not taken in.
    assert!(apply(&kept(2), &file).is_err());
    let table = Table::load(&file).expect("it is a table");
    let [record] = table.convolutions() else {
        panic!("one record: {:?}", table.convolutions());
    };
    assert_eq!(record.spec, applied.confirmations[0].spec);
    assert_eq!((record.problem, record.median_us), (problem, 2.0));
    assert_eq!((table.records().len(), table.len()), (1, 2));
}
