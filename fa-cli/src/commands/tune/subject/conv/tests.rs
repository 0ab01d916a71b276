use fa::conv::{Activation, InstanceNorm};
use fa_tune::record::{Definition, Search};

use super::*;
use crate::commands::plan::DEFAULT_CHIP as CHIP;
use crate::commands::tune::subject::Subject;

const PROBLEM: ConvProblem = ConvProblem {
    dtype: Dtype::F16,
    samples: 5,
    height: 128,
    width: 128,
    in_channels: 64,
    out_channels: 64,
    kernel: 3,
    bias: true,
    scale: true,
    shift: true,
    norm: Some(InstanceNorm { epsilon: 1e-5 }),
    activation: Activation::Gelu,
};

fn of(kernel: &str, problem: ConvProblem) -> ConvSubject {
    let (_, dtype) = entry(kernel).expect("it convolves");
    ConvSubject::new(kernel, ConvProblem { dtype, ..problem }).expect("it is a problem")
}

#[test]
fn every_kernel_that_convolves_has_a_space() {
    for name in names().split(", ") {
        let subject = of(name, PROBLEM);
        let space = subject
            .space(CHIP)
            .expect("some configuration takes the problem");
        assert!(space.len() > 5, "{name}: {}", space.len());
        for candidate in 0..space.len() {
            let kernel = subject.kernel(space.values(candidate));
            let kernel = kernel.expect("it convolves");
            subject.takes(&kernel, CHIP).expect("it takes the problem");
            let spec = space.spec(candidate);
            assert!(
                spec.contains("BIAS=true") && spec.contains("SCALE=true"),
                "{spec}"
            );
            assert_eq!(space.find(&spec), Some(candidate), "{spec}");
        }
        assert!(space.default_index().is_some());
    }
}

/// How many groups of tiles stay on the chip is not searched: it follows from the tiles.
#[test]
fn what_follows_is_not_searched() {
    let space = of("ConvWarpSpecializedF16", PROBLEM)
        .space(CHIP)
        .expect("a space");
    let names: Vec<&str> = space.dimensions().iter().map(|it| it.name).collect();
    assert_eq!(names, ["PIXELS", "TILES", "X_STAGES", "W_STAGES"]);
    let specs: Vec<String> = (0..space.len()).map(|it| space.spec(it)).collect();
    assert!(specs.iter().all(|spec| spec.contains("NORM=on_chip")));
    for kept in ["KEPT=5", "KEPT=4"] {
        assert!(
            specs.iter().any(|spec| spec.contains(kept)),
            "{kept}: {specs:?}"
        );
    }
}

#[test]
fn outputs_that_do_not_fit_stay_in_part() {
    let large = ConvProblem {
        samples: 1,
        height: 1024,
        width: 1024,
        ..PROBLEM
    };
    let plain = ConvProblem {
        norm: None,
        scale: false,
        shift: false,
        ..PROBLEM
    };
    for (problem, norm) in [(large, "NORM=partly"), (plain, "ACTIVATION=gelu")] {
        let space = of("ConvWarpSpecializedF16", problem).space(CHIP);
        let spec = space.expect("a space").spec(0);
        assert!(
            spec.contains(norm) && spec.contains("KEPT") == spec.contains("NORM"),
            "{spec}"
        );
        let streamed = of("ConvStreamingF16", problem).space(CHIP);
        let error = format!("{:#}", streamed.map(|_| ()).expect_err("it takes neither"));
        assert!(error.contains("takes this problem"), "{error}");
    }
}

/// What is chosen for a problem comes first, whether or not other outputs would stay on the chip, too.
#[test]
fn outputs_are_left_where_the_choice_leaves_them() {
    let many_samples = ConvProblem {
        samples: 16,
        in_channels: 128,
        out_channels: 128,
        height: 64,
        width: 64,
        ..PROBLEM
    };
    let space = of("ConvWarpSpecializedF16", many_samples).space(CHIP);
    let space = space.expect("a space");
    let specs: Vec<String> = (0..space.len()).map(|it| space.spec(it)).collect();
    let of_waves = |spec: &String| spec.contains("NORM=waves") && !spec.contains("KEPT");
    assert!(specs.len() > 5 && specs.iter().all(of_waves), "{specs:?}");
}

#[test]
fn definitions_name_their_subject() {
    let subject = Subject::Conv(of("ConvMmaBf16", PROBLEM));
    let mut definition = Definition {
        kernel: subject.entry().name.to_owned(),
        options: subject.recorded_options(),
        problem: subject.problem(),
        arch: "sm_90a".to_owned(),
        search: Search::Exhaustive,
        seed: 0,
    };
    let text = serde_json::to_string(&definition).expect("it is JSON");
    assert_eq!(
        serde_json::from_str::<Definition>(&text).expect("it is one"),
        definition
    );
    let again = Subject::of(&definition).expect("it is one");
    assert_eq!(again.problem(), subject.problem());
    let space = |subject: &Subject| subject.space(CHIP).expect("a space").len();
    assert_eq!(space(&again), space(&subject));
    // Of another type, and of another kind.
    for (kernel, part) in [("ConvMmaF16", "takes f16"), ("MmaF16", "does not convolve")] {
        definition.kernel = kernel.to_owned();
        let error = Subject::of(&definition)
            .expect_err("it is another's")
            .to_string();
        assert!(error.contains(part), "{error}");
    }
}

#[test]
fn what_is_in_use_is_launched_for_the_problem() {
    let subject = of("ConvMmaF16", PROBLEM);
    let spec = subject.in_use(CHIP).expect("something is launched");
    assert!(spec.text.starts_with("ConvStreamingF16<"), "{}", spec.text);
}
