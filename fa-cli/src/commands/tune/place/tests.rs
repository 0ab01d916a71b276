use std::collections::BTreeMap;

use fa::attention::{Dtype, ScoreOptions, Window};
use fa::conv::Activation;
use fa_tune::record::Workload;

use super::*;

#[test]
fn names_tell_studies_apart() {
    let mut definition = Definition {
        kernel: "ResidentF16".to_owned(),
        options: BTreeMap::from([("SEQ".to_owned(), "512".to_owned())]),
        problem: Workload {
            shape: Shape {
                kv_heads: 2,
                ..Shape::square(32, 512, 8, 64)
            },
            dtype: Dtype::F16,
            scores: ScoreOptions::masked(true),
            tensors: Default::default(),
            flop: 1.0,
            bytes: 1.0,
        }
        .into(),
        arch: "sm_90a".to_owned(),
        search: Search::Tpe {
            seeds: 20,
            trials: 100,
        },
        seed: 7,
    };
    assert_eq!(
        name("NVIDIA H200", &definition),
        "NVIDIA-H200_ResidentF16_b32-h8-kv2-s512-d64-causal-static_tpe20+100-seed7.study"
    );
    definition.search = Search::Exhaustive;
    if let StudyProblem::Attention(problem) = &mut definition.problem {
        problem.shape.kv_heads = 8;
        problem.scores.causal = false;
    }
    definition.options = BTreeMap::from([("DETERMINISTIC".to_owned(), "true".to_owned())]);
    assert_eq!(
        name("NVIDIA H200", &definition),
        "NVIDIA-H200_ResidentF16_b32-h8-s512-d64-deterministic_exhaustive-seed7.study"
    );
    if let StudyProblem::Attention(problem) = &mut definition.problem {
        problem.scores = ScoreOptions {
            causal: false,
            window: Some(Window {
                left: Some(256),
                right: None,
            }),
            softcap: Some(12.5),
        };
    }
    assert_eq!(
        name("NVIDIA H200", &definition),
        "NVIDIA-H200_ResidentF16_b32-h8-s512-d64-window256-all-softcap12.5-deterministic_exhaustive-seed7.study"
    );
    if let StudyProblem::Attention(problem) = &mut definition.problem {
        problem.scores = ScoreOptions::default();
    }
    definition.options.clear();
    assert_eq!(
        name("NVIDIA H200", &definition),
        "NVIDIA-H200_ResidentF16_b32-h8-s512-d64_exhaustive-seed7.study"
    );
}

#[test]
fn names_tell_convolutions_apart() {
    let problem = ConvProblem {
        dtype: Dtype::Bf16,
        samples: 5,
        height: 128,
        width: 96,
        in_channels: 64,
        out_channels: 32,
        kernel: 3,
        bias: true,
        scale: false,
        shift: false,
        norm: Some(InstanceNorm::default()),
        activation: Activation::GeluTanh,
    };
    let mut definition = Definition {
        kernel: "ConvMmaBf16".to_owned(),
        options: BTreeMap::new(),
        problem: problem.into(),
        arch: "sm_90a".to_owned(),
        search: Search::Random { trials: 9 },
        seed: 0,
    };
    assert_eq!(
        name("GPU", &definition),
        "GPU_ConvMmaBf16_n5-c64-h128-w96-o32-k3-bias-norm-gelu_tanh_random9-seed0.study"
    );
    let norm = Some(InstanceNorm { epsilon: 1e-6 });
    definition.problem = ConvProblem { norm, ..problem }.into();
    assert!(name("GPU", &definition).contains("-bias-norm1e-6-gelu_tanh_"));
    definition.problem = ConvProblem {
        kernel: 1,
        bias: false,
        norm: None,
        activation: Activation::None,
        ..problem
    }
    .into();
    assert!(name("GPU", &definition).contains("-o32-k1-none_"));
}
