use fa::attention::{Dtype, Options, Shape};
use fa::runtime::Device;

use super::*;
use crate::commands::attention::{Choice, problem};
use crate::commands::lengths::Lengths;
use crate::commands::tensors::nearest;

const SHAPE: Shape = Shape {
    batch: 2,
    seq_q: 50,
    seq_k: 60,
    heads: 4,
    kv_heads: 2,
    head_dim: 16,
};

/// Random tensors with sinks, what the interpreter makes of them, and what its gradients have to be.
fn computed(shape: Shape) -> (Gradients, GradientReferences) {
    computed_of(shape, Lengths::default())
}

/// The same of sequences of these lengths.
fn computed_of(shape: Shape, lengths: Lengths) -> (Gradients, GradientReferences) {
    let heads = [shape.heads as u64];
    let mut options = Options {
        causal: true,
        sinks: Some(Options::unallocated_tensor("sinks", &heads)),
        ..Options::default()
    };
    lengths.tell_of_none(&mut options);
    let problem = problem(&shape, Dtype::Bf16, options).expect("it fits");
    let tensors = HostTensors::random(problem, lengths, 7).with_gradient(true, 7);
    let device = Device::cpu();
    let chip = fa::attention::Chip::of(&device);
    let chosen = |backward| Choice::chosen(problem, backward, chip).map(|it| it.kernel);
    let kernels = [false, true].map(|it| chosen(it).expect("there is a kernel"));
    let ran = tensors.run(&device, &kernels, None).expect("it runs");
    let (answer, gradients) = (ran.answer, ran.gradients);
    let references = GradientReferences::of(&tensors, &answer, 4);
    (gradients.expect("they are asked for"), references)
}

/// The tensors that are wrong.
fn wrong(references: &GradientReferences, found: &Gradients) -> Vec<&'static str> {
    let checks = references.check(found).into_iter();
    checks
        .filter(|it| !it.verdict.is_correct())
        .map(|it| it.tensor)
        .collect()
}

#[test]
fn each_gradient_is_compared() {
    let (right, references) = computed(SHAPE);
    let names: Vec<_> = references
        .check(&right)
        .iter()
        .map(|it| it.tensor)
        .collect();
    assert_eq!(names, ["dq", "dk", "dv", "d_sinks"]);
    assert!(wrong(&references, &right).is_empty());
    for (at, tensor) in ["dq", "dk", "dv"].into_iter().enumerate() {
        for value in [5.0, f64::NAN] {
            let mut found = right.clone();
            // The first row of the first head, which is always compared.
            [&mut found.dq, &mut found.dk, &mut found.dv][at][3] = nearest(Dtype::Bf16)(value);
            assert_eq!(wrong(&references, &found), [tensor]);
        }
    }
    for value in [1e3, f32::NAN] {
        let mut found = right.clone();
        found.d_sinks.as_mut().expect("there are sinks")[0] = value;
        assert_eq!(wrong(&references, &found), ["d_sinks"]);
    }
    // None at all, the other sign, and some hundredths off.
    for factor in [0.0, -1.0, 0.97, 1.03] {
        let mut found = right.clone();
        let d_sinks = found.d_sinks.as_mut().expect("there are sinks");
        d_sinks.iter_mut().for_each(|it| *it *= factor);
        assert_eq!(wrong(&references, &found), ["d_sinks"], "{factor}");
    }
}

/// One head of a group alone is not what its KV head gets.
#[test]
fn heads_that_share_keys_are_added_up() {
    let (mut found, references) = computed(SHAPE);
    let half = |bits: &mut u16| {
        let number = half::bf16::from_bits(*bits).to_f64();
        *bits = nearest(Dtype::Bf16)(number / 2.0);
    };
    found.dv.iter_mut().for_each(half);
    assert_eq!(wrong(&references, &found), ["dv"]);
}

#[test]
fn gradients_of_keys_that_are_not_used_have_to_be_zero() {
    let lengths = Lengths {
        seqused_k: Some(vec![31, 0]),
        ..Lengths::default()
    };
    let (right, references) = computed_of(SHAPE, lengths);
    assert!(wrong(&references, &right).is_empty());
    let row = SHAPE.kv_heads * SHAPE.head_dim;
    for key in [31, 59, 60, 119] {
        for (of_keys, name) in [(true, "dk"), (false, "dv")] {
            // The other sign of 0 is right.
            for (bits, expected) in [(nearest(Dtype::Bf16)(1e-6), &[name][..]), (1 << 15, &[])] {
                let mut found = right.clone();
                let tensor = match of_keys {
                    true => &mut found.dk,
                    false => &mut found.dv,
                };
                tensor[key * row + 17] = bits;
                assert_eq!(wrong(&references, &found), expected, "{key}");
            }
        }
    }
}

#[test]
fn of_long_sequences_the_last_queries_and_the_first_keys_are_compared() {
    let shape = Shape {
        batch: 1,
        heads: 1,
        kv_heads: 1,
        ..Shape::square(1, LONG + 60, 1, 16)
    };
    let (right, references) = computed(shape);
    let checks = references.check(&right);
    let texts: Vec<String> = checks.iter().map(ToString::to_string).collect();
    assert!(checks.iter().all(|it| it.verdict.is_correct()), "{texts:?}");
    for (text, part) in texts.iter().zip(["last 256 queries", "first 256 keys"]) {
        assert!(text.contains(part), "{text}");
    }
    let with = |of_keys: bool, row: usize, value| {
        let mut found = right.clone();
        let tensor = if of_keys {
            &mut found.dk
        } else {
            &mut found.dq
        };
        tensor[row * 16] = nearest(Dtype::Bf16)(value);
        wrong(&references, &found)
    };
    let first = LONG + 60 - OF_LONG;
    assert_eq!(with(false, first, 5.0), ["dq"]);
    assert!(with(false, first - 1, 5.0).is_empty(), "it is not compared");
    assert_eq!(
        with(false, first - 1, f64::INFINITY),
        ["dq"],
        "but has to be a number"
    );
    assert_eq!(with(true, OF_LONG - 1, 5.0), ["dk"]);
    assert!(with(true, OF_LONG, 5.0).is_empty());
}

#[test]
fn the_worst_is_what_is_wrong_or_closest_to_its_bound() {
    let (right, references) = computed(SHAPE);
    let mut checks = references.check(&right);
    checks[2].error = checks[2].bound * 0.99;
    let worst = |checks: &[Check]| Check::worst(checks.iter().copied()).map(|it| it.tensor);
    assert_eq!(worst(&checks), Some("dv"));
    checks[0].verdict = Verdict::Wrong;
    assert_eq!(worst(&checks), Some("dq"));
    assert_eq!(worst(&[]), None);
}
