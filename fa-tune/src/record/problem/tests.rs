use fa_kernels::conv::{Activation, InstanceNorm};
use serde_json::{Value, from_str, from_value, json, to_value};

use super::*;

fn conv() -> ConvProblem {
    ConvProblem {
        dtype: Dtype::Bf16,
        samples: 5,
        height: 128,
        width: 96,
        in_channels: 64,
        out_channels: 32,
        kernel: 3,
        bias: true,
        scale: false,
        shift: true,
        norm: Some(InstanceNorm::default()),
        activation: Activation::GeluTanh,
    }
}

/// What studies have on disk: the fields, their order and their numbers are those of earlier versions.
#[test]
fn a_problem_of_attention_is_written_as_it_was() {
    let text = concat!(
        r#"{"batch":32,"seq_q":512,"seq_k":512,"heads":8,"kv_heads":8,"head_dim":64,"#,
        r#""dtype":"f16","causal":true,"flop":0.30000000000000004,"bytes":333333333.3333333}"#
    );
    let read: StudyProblem = from_str(text).expect("it is a problem");
    let problem = read.attention().expect("it is one of attention");
    assert!(
        problem.scores == ScoreOptions::masked(true)
            && problem.tensors.is_empty()
            && problem.flop == 0.1 + 0.2
            && problem.bytes == 1e9 / 3.0
    );
    assert_eq!(serde_json::to_string(&read).expect("it is JSON"), text);
}

/// What is asked for besides stands among the other fields, and only where it is asked for.
#[test]
fn options_that_are_tensors_survive_their_json() {
    let shape = Shape::square(3, 300, 8, 64);
    let plain = Workload::new(shape, Dtype::Bf16, ScoreOptions::masked(true));
    let json = to_value(StudyProblem::from(plain.clone())).expect("it is JSON");
    for field in ["varlen", "page", "with", "mask_blocks"] {
        assert_eq!(json.get(field), None, "{field}");
    }
    let tensors = TensorOptions {
        varlen: Some("70,1:300,5".to_owned()),
        page: Some(16),
        with: vec!["sinks".to_owned()],
        mask_blocks: true,
    };
    assert_eq!(
        tensors.to_string(),
        "--varlen, --page 16, --with sinks, --mask-blocks"
    );
    let problem = StudyProblem::from(Workload {
        tensors: tensors.clone(),
        ..plain
    });
    let json = to_value(&problem).expect("it is JSON");
    assert_eq!(json["varlen"], "70,1:300,5");
    assert_eq!(json["page"], 16);
    assert_eq!(json["with"], json!(["sinks"]));
    assert_eq!(json["mask_blocks"], true);
    let read = from_value::<StudyProblem>(json).expect("the same");
    assert_eq!(read, problem);
    let read = read.attention().expect("it is one of attention");
    assert_eq!(read.tensors, tensors);
}

#[test]
fn a_convolution_survives_its_json() {
    for norm in [None, Some(InstanceNorm { epsilon: 1e-5 })] {
        let problem = StudyProblem::from(ConvProblem { norm, ..conv() });
        let json = to_value(&problem).expect("it is JSON");
        assert_eq!(json["activation"], "gelu_tanh");
        assert_eq!(json["in_channels"], 64);
        assert_eq!(from_value::<StudyProblem>(json).expect("the same"), problem);
        assert_eq!(problem.attention(), None);
        assert_eq!(problem.flop(), conv().flop());
        assert_eq!(problem.tflops(1.0), conv().flop() / 1e6);
    }
}

#[test]
fn what_is_neither_is_refused() {
    let json = to_value(StudyProblem::from(conv())).expect("it is JSON");
    for (field, value) in [
        ("samples", json!(-1)),
        ("activation", json!("tanh")),
        ("norm", json!({})),
        ("flop", Value::Null),
    ] {
        let mut other = json.clone();
        other[field] = value;
        assert!(from_value::<StudyProblem>(other).is_err(), "{field}");
    }
    assert!(from_value::<StudyProblem>(json!({})).is_err());
}
