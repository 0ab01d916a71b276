use fa::attention::{Dtype, ScoreOptions, Shape};
use fa::conv::{Activation, ConvKernel, ConvProblem, InstanceNorm};
use fa_tune::record::TensorOptions;

use super::*;
use crate::commands::plan::DEFAULT_CHIP as CHIP;
use crate::commands::tune::subject::{AttentionSubject, ConvSubject, Wanted};

fn subject(kernel: &str, causal: bool) -> Subject {
    let shape = Shape::square(32, 512, 8, 64);
    let subject = AttentionSubject::new(kernel, shape, ScoreOptions::masked(causal), false);
    Subject::Attention(subject.expect("it takes 512"))
}

/// Looks at what `pick` picks.
fn looked_at(subject: &Subject, pick: impl Fn(&Space) -> Vec<usize>) -> Vec<Option<Features>> {
    let space = subject.space(CHIP).expect("it has configurations");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let cache = Cache::at(folder.path());
    let prospects = Prospects::new(subject, &space, CHIP, cache).expect("it is a problem");
    let candidates = pick(&space).into_iter();
    candidates
        .map(|it| prospects.features(it).copied())
        .collect()
}

fn named<'s>(specs: &'s [&str]) -> impl Fn(&Space) -> Vec<usize> + 's {
    |space| {
        let find = |spec: &&str| space.find(spec).expect("it is valid");
        specs.iter().map(find).collect()
    }
}

#[test]
fn every_attention_kernel_can_be_looked_at() {
    for kernel in crate::commands::attention::names().split(", ") {
        let default = |space: &Space| space.default_index().into_iter().collect();
        let [Some(features)] = looked_at(&subject(kernel, true), default)[..] else {
            panic!("{kernel}: the default compiles");
        };
        let prior = prior_us(&features);
        assert!((10.0..1000.0).contains(&prior), "{kernel}: {prior} µs");
    }
}

/// Parts of problems with options that are tensors have those options, too.
#[test]
fn problems_with_tensors_can_be_looked_at() {
    let square = Shape::square(4, 700, 8, 64);
    let step = Shape {
        seq_q: 1,
        seq_k: 20_000,
        kv_heads: 2,
        ..square
    };
    let with = |names: &[&str]| TensorOptions {
        with: names.iter().map(|it| (*it).to_owned()).collect(),
        ..TensorOptions::default()
    };
    let varlen = |text: &str| TensorOptions {
        varlen: Some(text.to_owned()),
        ..TensorOptions::default()
    };
    let paged = |page| TensorOptions {
        page: Some(page),
        ..TensorOptions::default()
    };
    let blocks = || TensorOptions {
        mask_blocks: true,
        ..with(&["documents"])
    };
    for (kernel, shape, tensors) in [
        ("DecodeBf16", step, TensorOptions::default()),
        ("DecodeF16", step, paged(16)),
        ("DecodeF16", step, varlen("1:500,1:4000")),
        ("WarpSpecializedBf16", square, varlen("64..900x9")),
        ("MmaF16", square, with(&["sinks", "alibi_slopes"])),
        ("MmaF16", square, with(&["bias", "documents"])),
        ("BackwardMmaBf16", square, with(&["sinks", "bias"])),
        ("WarpSpecializedBf16", square, with(&["prefix_ranges"])),
        ("MmaBf16", square, blocks()),
        ("BackwardMmaBf16", square, blocks()),
        (
            "BackwardWarpSpecializedBf16",
            square,
            varlen("70,1:300,500"),
        ),
    ] {
        let name = format!("{kernel} {tensors}");
        let scores = ScoreOptions::masked(true);
        let subject = AttentionSubject::new(kernel, shape, Wanted { scores, tensors }, false);
        let subject = Subject::Attention(subject.expect("it takes the problem"));
        let default = |space: &Space| space.default_index().into_iter().collect();
        let [Some(features)] = looked_at(&subject, default)[..] else {
            panic!("{name}: the default compiles");
        };
        let prior = prior_us(&features);
        assert!((1.0..1000.0).contains(&prior), "{name}: {prior} µs");
    }
}

fn conv(kernel: &str, norm: Option<InstanceNorm>) -> Subject {
    let dtype = match kernel.ends_with("Bf16") {
        true => Dtype::Bf16,
        false => Dtype::F16,
    };
    let problem = ConvProblem {
        dtype,
        samples: 5,
        height: 128,
        width: 128,
        in_channels: 32,
        out_channels: 32,
        kernel: 3,
        bias: true,
        scale: false,
        shift: false,
        norm,
        activation: Activation::Gelu,
    };
    Subject::Conv(ConvSubject::new(kernel, problem).expect("it is a problem"))
}

#[test]
fn every_kernel_that_convolves_can_be_looked_at() {
    let norm = Some(InstanceNorm::default());
    let all = ConvKernel::entries().map(|entry| (entry.name, norm));
    for (kernel, norm) in all.chain([("ConvMmaF16", None)]) {
        let default = |space: &Space| space.default_index().into_iter().collect();
        let [Some(features)] = looked_at(&conv(kernel, norm), default)[..] else {
            panic!("{kernel}: the default compiles");
        };
        let prior = prior_us(&features);
        assert!((5.0..500.0).contains(&prior), "{kernel}: {prior} µs");
        assert!(features.tensor > 0.0 && features.l2 > 0.0, "{features:?}");
    }
}

#[test]
fn conflicts_and_tensor_work_are_seen() {
    let specs = ["FaS512<64,64,32,4>", "FaS512<64,64,32,4,SWIZZLE=false>"];
    let features = looked_at(&subject("FaS512", false), named(&specs));
    let [Some(swizzled), Some(plain)] = features[..] else {
        panic!("both compile: {features:?}");
    };
    assert_eq!(swizzled.conflicts, 0.0);
    assert!(plain.conflicts > 0.0 && plain.shared > swizzled.shared);
    assert_eq!(plain.tensor, swizzled.tensor);
    assert!(prior_us(&swizzled) < prior_us(&plain));
}

#[test]
fn persistent_kernels_are_counted_by_head() {
    let specs = ["ResidentBf16<64,2,SEQ=512>", "ResidentBf16<64,4,SEQ=512>"];
    let subject = subject("ResidentBf16", false);
    let [Some(two), Some(four)] = looked_at(&subject, named(&specs))[..] else {
        panic!("both compile");
    };
    assert_eq!((two.ctas, four.ctas), (1.0, 1.0), "of a multiprocessor");
    // A CTA takes whole heads, whose keys and values come once, however many warpgroups share them.
    assert_eq!(two.l2, four.l2);
    assert!(two.l2 > 0.0);
}

/// Where each CTA has one group of tiles there may be no room for two, of the sample neither; where it has many some outputs wait in memory.
#[test]
fn all_candidates_of_a_convolution_can_be_counted() {
    let subject = conv("ConvWarpSpecializedF16", Some(InstanceNorm::default()));
    let Subject::Conv(mut subject) = subject else {
        panic!("it convolves");
    };
    for (samples, size, norm) in [(2, 128, "NORM=on_chip"), (1, 1024, "NORM=partly")] {
        let problem = &mut subject.problem;
        (problem.samples, problem.height, problem.width) = (samples, size, size);
        let space = subject.space(CHIP).expect("it has configurations");
        assert!(space.spec(0).contains(norm), "{}", space.spec(0));
        let tiles = Tiles { subject: &subject };
        for candidate in (0..space.len()).rev().step_by(9) {
            let (_, launch) = tiles
                .count(space.values(candidate), CHIP)
                .unwrap_or_else(|error| panic!("{}: {error:#}", space.spec(candidate)));
            assert!(launch.repeats >= 1.0 && launch.flop >= subject.problem.flop());
        }
    }
}
