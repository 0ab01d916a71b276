//! `fa run` on a file: what it computes and writes.

use std::collections::HashMap;

use fa::attention::{Options, Shape};
use fa::dsl::abi::Element;
use fa::prelude::f16;
use fa_reference::{Comparison, Precision, Rules, attention, max_difference};
use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensors};

use crate::files::{SHAPE, file, kv_shape, q_shape, values};
use crate::fixture::{SPEC, User, json};

/// Runs on the CPU and compares both outputs with float64.
fn check(args: &[&str], causal: bool, scale: f32) {
    let user = User::new();
    let inputs = [
        ("q", q_shape(&SHAPE), values(SHAPE.q_len(), 1)),
        ("k", kv_shape(&SHAPE), values(SHAPE.kv_len(), 2)),
        ("v", kv_shape(&SHAPE), values(SHAPE.kv_len(), 3)),
    ];
    let data = inputs.each_ref().map(|(_, _, values)| {
        let mut bytes = Vec::new();
        f16::write_bytes(values, &mut bytes);
        bytes
    });
    let views = inputs.iter().zip(&data).map(|((name, shape, _), data)| {
        (
            *name,
            TensorView::new(Dtype::F16, shape.clone(), data).expect("sizes fit"),
        )
    });
    let bytes =
        safetensors::serialize(views, None::<HashMap<String, String>>).expect("serialisable");
    user.write("in.safetensors", bytes);
    let all = [
        "run",
        "in.safetensors",
        "-o",
        "out.safetensors",
        "--device",
        "cpu",
        "--json",
    ];
    let summary = json(user.fa(all.iter().chain(args).copied()));
    assert_eq!(summary["output"], "out.safetensors");

    let bytes = std::fs::read(user.path("out.safetensors")).expect("the output exists");
    let out = SafeTensors::deserialize(&bytes).expect("the output is a safetensors file");
    let (o, lse) = (out.tensor("o").expect("o"), out.tensor("lse").expect("lse"));
    assert_eq!(
        (o.dtype(), o.shape().to_vec()),
        (Dtype::F16, q_shape(&SHAPE))
    );
    assert_eq!((lse.dtype(), lse.shape()), (Dtype::F32, &[1, 2, 512][..]));
    let [(_, _, q), (_, _, k), (_, _, v)] = &inputs;
    let options = Options {
        scale: Some(scale),
        causal,
        ..Options::default()
    };
    let rules = Rules::of(&options, SHAPE.head_dim);
    let exact = attention(&SHAPE, q, k, v, &rules, Precision::Exact);
    let low = attention(&SHAPE, q, k, v, &rules, Precision::Half);
    let o = f16::read_bytes(o.data());
    let comparison = Comparison::flash_attention(&rules, &o, &exact.o, &low.o);
    assert!(comparison.holds(), "{comparison:?}");
    let lse: Vec<f64> = f32::read_bytes(lse.data())
        .into_iter()
        .map(f64::from)
        .collect();
    assert!(max_difference(&lse, &exact.lse) < 1e-3);
}

#[test]
fn full_attention_with_shared_kv_heads() {
    check(&[], false, 0.125);
}

#[test]
fn causal_attention_by_the_flag() {
    check(&["--causal"], true, 0.125);
}

#[test]
fn attention_of_a_named_kernel() {
    check(&["--kernel", SPEC], false, 0.125);
    check(
        &["--kernel", "WarpSpecializedF16<128,3>", "--causal"],
        true,
        0.125,
    );
}

#[test]
fn bfloat16_is_read_checked_and_written() {
    let shape = Shape {
        seq_q: 40,
        seq_k: 70,
        ..SHAPE
    };
    let user = User::new();
    let bytes = file(&[
        ("q", Dtype::BF16, q_shape(&shape)),
        ("k", Dtype::BF16, kv_shape(&shape)),
        ("v", Dtype::BF16, kv_shape(&shape)),
    ]);
    user.write("in.safetensors", bytes);
    let args = ["run", "in.safetensors", "-o", "out", "--device", "cpu"];
    let summary = json(user.fa(args.into_iter().chain(["--check", "--json"])));
    assert_eq!(summary["check"]["ok"], true);
    let kernel = summary["kernel"].as_str().expect("a spec");
    assert!(kernel.contains("Bf16"), "{kernel}");
    let bytes = std::fs::read(user.path("out")).expect("the output exists");
    let out = SafeTensors::deserialize(&bytes).expect("the output is a safetensors file");
    let o = out.tensor("o").expect("o");
    assert_eq!((o.dtype(), o.shape()), (Dtype::BF16, &q_shape(&shape)[..]));
    let summary = json(user.fa(args.into_iter().chain(["--json"])));
    assert!(summary["check"].is_null(), "{summary}");
}

#[test]
fn causal_attention_by_the_spec_and_another_scale() {
    check(
        &[
            "--kernel",
            "FaS512<32,64,64,4,STAGES=1,CAUSAL=true>",
            "--causal",
            "--scale",
            "0.3",
        ],
        true,
        0.3,
    );
}
