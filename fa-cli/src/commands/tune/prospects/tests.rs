use fa::attention::Shape;

use super::*;
use crate::commands::plan::DEFAULT_CHIP as CHIP;

fn subject(kernel: &str, causal: bool) -> Subject {
    let shape = Shape::square(32, 512, 8, 64);
    Subject::new(kernel, shape, causal, false).expect("it takes 512")
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
