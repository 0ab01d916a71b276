use std::collections::BTreeMap;

use fa::attention::{Dtype, ScoreOptions, Window};
use fa::conv::Activation;
use fa_tune::record::{TensorOptions, Workload};

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

/// Keys that are not as many as queries, and options that are tensors, are in the name.
#[test]
fn names_tell_lengths_and_tensors_apart() {
    let name = |seq_k: usize, tensors: TensorOptions| {
        let shape = Shape {
            seq_k,
            ..Shape::square(4, 1, 8, 64)
        };
        let problem = Workload {
            tensors,
            ..Workload::new(shape, Dtype::F16, ScoreOptions::default())
        };
        let definition = Definition {
            kernel: "DecodeF16".to_owned(),
            options: BTreeMap::new(),
            problem: problem.into(),
            arch: "sm_90a".to_owned(),
            search: Search::Exhaustive,
            seed: 0,
        };
        let name = name("GPU", &definition);
        let rest = name.strip_prefix("GPU_DecodeF16_b4-h8-");
        let rest = rest.and_then(|rest| rest.strip_suffix("_exhaustive-seed0.study"));
        rest.map_or(name.clone(), str::to_owned)
    };
    let none = TensorOptions::default;
    assert_eq!(name(1, none()), "s1-d64");
    assert_eq!(name(4096, none()), "s1-k4096-d64");
    let paged = TensorOptions {
        page: Some(16),
        with: vec!["alibi_slopes".to_owned(), "sinks".to_owned()],
        ..none()
    };
    assert_eq!(name(4096, paged), "s1-k4096-page16-d64-alibi_slopes-sinks");
    let listed = TensorOptions {
        with: vec!["prefix_ranges".to_owned(), "documents".to_owned()],
        mask_blocks: true,
        ..none()
    };
    assert_eq!(
        name(1, listed),
        "s1-d64-prefix_ranges-documents-mask_blocks"
    );
    let packed = |text: &str| TensorOptions {
        varlen: Some(text.to_owned()),
        ..none()
    };
    assert_eq!(
        name(9, packed("70,1:300,64..1024x64")),
        "varlen70+1k300+64..1024x64-d64"
    );
    // Of many lengths a number is in the name.
    let many = |last: usize| {
        let lengths: Vec<String> = (0..30).chain([last]).map(|it| it.to_string()).collect();
        name(9, packed(&lengths.join(",")))
    };
    assert!(
        many(1).starts_with("s1-k9-varlen") && many(1).ends_with("-d64"),
        "{}",
        many(1)
    );
    assert!(many(1) != many(2) && many(1).len() < 60);
    // The figures of the draft.
    assert_eq!(fnv1a(""), 0xcbf2_9ce4_8422_2325);
    assert_eq!(fnv1a("a"), 0xaf63_dc4c_8601_ec8c);
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
