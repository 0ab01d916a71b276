use std::collections::BTreeMap;

use fa::attention::Window;
use fa_tune::record::Search;

use super::*;
use crate::commands::plan::DEFAULT_CHIP as CHIP;

mod tensors;

fn sizes(seq: usize, head_dim: usize) -> Shape {
    Shape::square(2, seq, 4, head_dim)
}

#[test]
fn every_attention_kernel_has_a_space() {
    for name in attention::names().split(", ") {
        let subject =
            AttentionSubject::new(name, sizes(512, 64), ScoreOptions::masked(true), false)
                .expect("it takes 512");
        let space = subject.space(CHIP);
        let space = space.expect("some configuration takes the problem");
        assert!(space.len() > 20, "{name}: {}", space.len());
        let kernel = subject.kernel(space.values(0));
        let kernel = kernel.expect("it is one of attention's");
        assert!(kernel.variant().causal, "{kernel:?}");
        let fixed = name.starts_with("Resident") || name == "FaS512";
        let expected = Seq::from_tunable(if fixed { 512 } else { 0 });
        assert_eq!(kernel.variant().seq, expected, "{kernel:?}");
    }
}

/// With a window and a softcap every candidate has those options, what is in use is what attention() takes for them, and the study says which they are.
#[test]
fn windows_and_softcaps_are_searched_apart() {
    let window = |left, right| Some(Window { left, right });
    let scores = ScoreOptions {
        causal: true,
        window: window(Some(255), None),
        softcap: Some(30.0),
    };
    for kernel in ["WarpSpecializedBf16", "MmaF16", "BackwardMmaBf16"] {
        let subject = AttentionSubject::new(kernel, sizes(2048, 64), scores, false);
        let subject = subject.expect("it takes 2048");
        let space = subject.space(CHIP).expect("some take the problem");
        assert!(space.len() > 5, "{kernel}: {}", space.len());
        for candidate in 0..space.len() {
            let kernel = subject.kernel(space.values(candidate));
            let variant = kernel.expect("it is one of attention's").variant();
            assert!(variant.causal && variant.window && variant.softcap);
        }
        let in_use = subject.in_use(CHIP).expect("something is launched").text;
        assert!(in_use.contains("WINDOW=true,SOFTCAP=true"), "{in_use}");
        let again = Definition {
            kernel: kernel.to_owned(),
            options: subject.recorded_options(),
            problem: subject.workload().into(),
            arch: String::new(),
            search: Search::Exhaustive,
            seed: 0,
        };
        let text = serde_json::to_string(&again).expect("it is JSON");
        assert!(
            text.contains(r#""causal":true,"window":{"left":255,"right":null},"softcap":30.0"#),
            "{text}"
        );
        let again: Definition = serde_json::from_str(&text).expect("the same");
        let problem = again.problem.attention().expect("it is one of attention");
        let again = AttentionSubject::of(&again, problem).expect("the same");
        assert_eq!(again.options(), subject.options());
    }
    let subject = |kernel, scores| AttentionSubject::new(kernel, sizes(512, 64), scores, false);
    let error = subject("FaS512", scores).expect_err("it has no window");
    assert!(
        error
            .to_string()
            .starts_with("--window: FaS512 has no such option"),
        "{error}"
    );
    // One that reaches past every key is none, of enough queries.
    let wide = ScoreOptions {
        window: window(Some(4000), Some(0)),
        ..ScoreOptions::default()
    };
    let wide = AttentionSubject::new("MmaF16", sizes(2048, 64), wide, false);
    assert_eq!(
        wide.expect("it takes 2048").scores,
        ScoreOptions::masked(true)
    );
}

/// What a window leaves of the operations.
#[test]
fn operations_of_windows_are_counted() {
    let scores = ScoreOptions {
        window: Some(Window::symmetric(1)),
        ..ScoreOptions::default()
    };
    let shape = Shape::square(2, 5, 3, 8);
    assert_eq!(scores.forward_flop(&shape), 4.0 * 6.0 * 13.0 * 8.0);
    let causal = ScoreOptions {
        causal: true,
        ..scores
    };
    assert_eq!(causal.forward_flop(&shape), 4.0 * 6.0 * 9.0 * 8.0);
    let fewer = Shape { seq_q: 2, ..shape };
    assert_eq!(scores.forward_flop(&fewer), 4.0 * 6.0 * 5.0 * 8.0);
}

/// The same bits every time are asked of kernels of gradients alone, and every candidate has them.
#[test]
fn deterministic_gradients_are_searched_apart() {
    let subject = |kernel| {
        let subject =
            AttentionSubject::new(kernel, sizes(512, 128), ScoreOptions::masked(true), false);
        subject.expect("it takes 512").deterministic()
    };
    assert!(subject("MmaBf16").is_err());
    for kernel in ["BackwardMmaBf16", "BackwardWarpSpecializedF16"] {
        let subject = subject(kernel).expect("it computes gradients");
        assert!(subject.options().deterministic);
        let space = subject.space(CHIP).expect("some take the problem");
        assert!(space.len() > 5, "{kernel}: {}", space.len());
        for candidate in 0..space.len() {
            let kernel = subject.kernel(space.values(candidate));
            assert!(kernel.expect("it is one of attention's").is_deterministic());
        }
        let in_use = subject.in_use(CHIP).expect("something is launched");
        assert!(
            in_use.text.contains("DETERMINISTIC=true"),
            "{}",
            in_use.text
        );
        let text = subject.recorded_options()["DETERMINISTIC"].clone();
        assert_eq!(text, "true");
    }
}

/// What a study of gradients is about: the kernel, what it fixes, and five products.
#[test]
fn gradients_are_searched_like_outputs() {
    let subject = |kernel, head_dim| {
        let subject = AttentionSubject::new(
            kernel,
            sizes(512, head_dim),
            ScoreOptions::masked(true),
            false,
        );
        subject.expect("it takes 512")
    };
    let forward = subject("MmaBf16", 192).workload();
    let backward = subject("BackwardMmaBf16", 192);
    // Three panels are shared by no number of warps.
    let options = backward.recorded_options();
    assert_eq!((&*options["HEAD_DIM"], &*options["LSE"]), ("256", "false"));
    let workload = backward.workload();
    assert_eq!(workload.flop, 2.5 * forward.flop);
    assert!(workload.bytes < 2.0 * forward.bytes);
    let space = backward
        .space(CHIP)
        .expect("some configuration takes the problem");
    let in_use = backward.in_use(CHIP).expect("something is launched");
    // Another kernel's, which is compared with what is found.
    let other = in_use.text.starts_with("BackwardWarpSpecializedBf16<");
    assert!(other, "{}", in_use.text);
    let of_step = |kernel: &Configured| {
        let pass = backward
            .planned(kernel, CHIP)
            .expect("it takes the problem");
        let launches = pass.launches().into_iter();
        launches
            .map(|(spec, _)| spec.entry.name)
            .collect::<Vec<_>>()
    };
    let kernel = backward
        .kernel(space.values(0))
        .expect("it is one of attention's");
    assert!(kernel.is_backward() && kernel.spec() == space.spec(0));
    let steps = [
        "BackwardDeltaBf16",
        "BackwardMmaBf16",
        "BackwardConvertBf16",
    ];
    assert_eq!(of_step(&kernel), steps);
}

#[test]
fn what_is_in_use_is_of_the_space_where_it_is_of_the_kernel() {
    let many = Shape::square(32, 512, 32, 64);
    let few = Shape::square(1, 512, 8, 64);
    for (kernel, shape, in_use) in [
        ("FaS512", many, "FaS512<"),
        ("ResidentF16", few, "ResidentF16<"),
        ("MmaF16", few, "ResidentF16<"),
        ("MmaBf16", many, "WarpSpecializedBf16<"),
    ] {
        let subject = AttentionSubject::new(kernel, shape, ScoreOptions::masked(false), false)
            .expect("it takes 512");
        let spec = subject.in_use(CHIP).expect("something is launched");
        assert!(spec.text.starts_with(in_use), "{kernel}: {}", &spec.text);
        let space = subject.space(CHIP);
        let found = space.expect("it has configurations").find(&spec.text);
        let same = in_use.trim_end_matches('<') == kernel;
        assert_eq!(found.is_some(), same, "{kernel}: {}", &spec.text);
    }
}

#[test]
fn definitions_name_their_subject() {
    for (kernel, fixed_length) in [("FaS512", false), ("WarpSpecializedBf16", true)] {
        let subject = AttentionSubject::new(
            kernel,
            sizes(512, 64),
            ScoreOptions::masked(true),
            fixed_length,
        );
        let subject = subject.expect("it takes 512");
        let definition = Definition {
            kernel: kernel.to_owned(),
            options: subject.recorded_options(),
            problem: subject.workload().into(),
            arch: "sm_90a".to_owned(),
            search: Search::Exhaustive,
            seed: 0,
        };
        let again = AttentionSubject::of(&definition, &subject.workload()).expect("it is one");
        assert_eq!(again.options(), subject.options());
        assert_eq!(again.shape, subject.shape);
        assert_eq!(again.fixed.len(), subject.fixed.len());
    }
    let workload =
        AttentionSubject::new("FaS512", sizes(512, 64), ScoreOptions::masked(false), false)
            .expect("it takes 512")
            .workload();
    let strange = Definition {
        kernel: "FaS512".to_owned(),
        options: BTreeMap::from([("CAUSAL".to_owned(), "perhaps".to_owned())]),
        problem: workload.clone().into(),
        arch: "sm_90a".to_owned(),
        search: Search::Exhaustive,
        seed: 0,
    };
    assert!(AttentionSubject::of(&strange, &workload).is_err());
}

#[test]
fn problems_that_a_kernel_does_not_take() {
    let message = |kernel, shape, fixed_length| {
        let space = AttentionSubject::new(kernel, shape, ScoreOptions::masked(false), fixed_length)
            .and_then(|subject| subject.space(CHIP));
        format!("{:#}", space.map(|_| ()).unwrap_err())
    };
    let contains = |message: String, part: &str| assert!(message.contains(part), "{message}");
    contains(
        message("FaS512", sizes(640, 64), false),
        "takes this problem",
    );
    contains(message("FaS512", sizes(512, 64), true), "--static");
    contains(
        message("WarpSpecializedF16", sizes(512, 300), false),
        "up to 256",
    );
    contains(message("Saxpy", sizes(512, 64), false), "no attention");
    contains(
        message("Nothing", sizes(512, 64), false),
        "no attention kernel",
    );
}
