use fa::attention::{ScoreOptions, Shape};
use fa::dsl::target::Arch;
use fa_tune::record::TensorOptions;

use super::*;
use crate::commands::tune::subject::Wanted;

/// What a worker checks is the problem that was asked for: a kernel without the option is not even launched, one with it is right.
#[test]
fn problems_with_tensors_are_checked() {
    let device = Device::cpu_as(Arch::Sm80);
    let shape = Shape {
        kv_heads: 2,
        seq_k: 50,
        ..Shape::square(2, 30, 4, 64)
    };
    let text = |names: &[&str]| names.iter().map(|it| (*it).to_owned()).collect();
    for (kernel, tensors, option) in [
        ("MmaF16<32,32,2", TensorOptions::default(), ""),
        (
            "MmaF16<32,32,2",
            TensorOptions {
                varlen: Some("9,30:50".to_owned()),
                ..Default::default()
            },
            ",PACKED=true",
        ),
        (
            "DecodeBf16<16,32,2",
            TensorOptions {
                page: Some(8),
                ..Default::default()
            },
            ",SEQUSED_K=true,PAGED=true",
        ),
        (
            "MmaF16<32,32,2",
            TensorOptions {
                with: text(&["sinks", "alibi_slopes"]),
                ..Default::default()
            },
            ",ALIBI=true,SINKS=true",
        ),
        (
            "MmaF16<32,32,2",
            TensorOptions {
                with: text(&["bias", "documents"]),
                ..Default::default()
            },
            ",FUNCTIONS=true",
        ),
        (
            "DecodeBf16<16,32,2",
            TensorOptions {
                page: Some(8),
                with: text(&["prefix_ranges"]),
                ..Default::default()
            },
            ",PREFIX_RANGES=true,SEQUSED_K=true,PAGED=true",
        ),
        (
            "BackwardMmaF16<32,32,2",
            TensorOptions {
                with: text(&["prefix_ranges"]),
                ..Default::default()
            },
            ",PREFIX_RANGES=true,LSE=false",
        ),
        (
            "MmaF16<32,32,2",
            TensorOptions {
                with: text(&["documents"]),
                mask_blocks: true,
                ..Default::default()
            },
            ",FUNCTIONS=true,MASK_BLOCKS=true",
        ),
        (
            "BackwardMmaF16<32,32,2",
            TensorOptions {
                varlen: Some("9,30:50".to_owned()),
                with: text(&["documents"]),
                mask_blocks: true,
                ..Default::default()
            },
            ",FUNCTIONS=true,MASK_BLOCKS=true,PACKED=true,LSE=false",
        ),
        (
            "BackwardMmaF16<32,32,2",
            TensorOptions {
                with: text(&["sinks", "bias"]),
                ..Default::default()
            },
            ",FUNCTIONS=true,SINKS=true,LSE=false",
        ),
        (
            "BackwardMmaF16<32,32,2",
            TensorOptions {
                varlen: Some("9,30:50".to_owned()),
                ..Default::default()
            },
            ",PACKED=true,LSE=false",
        ),
    ] {
        let (name, _) = kernel.split_once('<').expect("it is a spec");
        let scores = ScoreOptions::masked(true);
        let subject = AttentionSubject::new(name, shape, Wanted { scores, tensors }, false);
        let subject = subject.expect("it takes the problem");
        let mut bench = OfAttention::new(&subject, &device).expect("there is memory");
        let spec = format!("{kernel},CAUSAL=true{option}>");
        bench
            .load(&spec)
            .unwrap_or_else(|it| panic!("{spec}: {it:#}"));
        let checked = bench
            .check(&spec)
            .unwrap_or_else(|it| panic!("{spec}: {it:#}"));
        assert!(checked.ok, "{spec}: {}", checked.text);
        if !option.is_empty() {
            let without = format!("{kernel},CAUSAL=true>");
            assert!(bench.check(&without).is_err(), "{without}");
        }
    }
}
