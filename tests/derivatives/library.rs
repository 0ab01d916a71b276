//! The functions of the library, and others as people write them.

use fa::attention::{At, ScoreFunction};
use fa::functions;
use fa_dsl::ir::dependence::Dependence;
use fa_dsl::ir::derivative::Derivative;
use fa_dsl::prelude::*;
use fa_kernels::attention::functions::Staged;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::differences::{Argument, Checked, Elements, Place, Tensor as Numbers};

const BATCH: u64 = 2;
const HEADS: u64 = 4;
const SEQ_Q: u64 = 40;
const SEQ_K: u64 = 56;

pub fn floats(sizes: &[u64], element_bytes: u64, rng: &mut StdRng) -> Argument {
    let count = sizes.iter().product::<u64>();
    let values = (0..count).map(|_| rng.random_range(-64..=64) as f64 / 32.0);
    Argument::Tensor(Numbers {
        sizes: sizes.to_vec(),
        element_bytes,
        elements: Elements::Floats(values.collect()),
    })
}

/// The functions, with random arguments. Numbers are such that every float type has them.
pub fn all(rng: &mut StdRng) -> Vec<(&'static str, &'static Staged, Vec<Argument>)> {
    let sizes = [BATCH, HEADS, SEQ_Q, SEQ_K];
    vec![
        (
            "softcap",
            functions::softcap().staged(),
            vec![Argument::F32(3.0)],
        ),
        (
            "additive bias",
            functions::additive_bias::<f32>().staged(),
            vec![floats(&sizes, 4, rng)],
        ),
        (
            "additive bias of keys, float16",
            functions::additive_bias::<f16>().staged(),
            vec![floats(&[1, HEADS, 1, SEQ_K], 2, rng)],
        ),
        (
            "additive bias of a batch, bfloat16",
            functions::additive_bias::<bf16>().staged(),
            vec![floats(&[BATCH, 1, SEQ_Q, SEQ_K], 2, rng)],
        ),
        (
            "relative bias",
            functions::relative_bias::<f32>().staged(),
            vec![floats(&[HEADS, 2 * 9 + 1], 4, rng), Argument::U32(9)],
        ),
        (
            "T5's bias",
            functions::t5_bias::<f32>(32, 128, true).staged(),
            vec![floats(&[32, HEADS], 4, rng)],
        ),
        (
            "T5's bias of decoders",
            functions::t5_bias::<bf16>(16, 50, false).staged(),
            vec![floats(&[16, HEADS], 2, rng)],
        ),
        (
            "Swin's bias",
            functions::swin_bias::<f32>(7, 8).staged(),
            vec![floats(&[HEADS, 13 * 15], 4, rng)],
        ),
        (
            "ALiBi",
            of_one(|score, at: At, slopes: Tensor<f32>| {
                score - slopes.at(&[at.head]).load(0) * at.distance().abs().to_f32()
            }),
            vec![floats(&[HEADS], 4, rng)],
        ),
        (
            "a gated bias under a branch",
            of_one(gated),
            vec![floats(&[HEADS, SEQ_K], 4, rng), Argument::F32(0.75)],
        ),
    ]
}

fn of_one<A: fa_kernels::attention::functions::FunctionArguments>(
    function: impl FnOnce(Reg<f32>, At, A) -> Reg<f32>,
) -> &'static Staged {
    ScoreFunction::new(function)
        .expect("it can be staged")
        .staged()
}

/// The table has numbers of keys after the query alone, two of which are read.
#[device]
fn gated(score: Reg<f32>, at: At, (table, gate): (Tensor<f32>, Reg<f32>)) -> Reg<f32> {
    let mut changed = score * 0.5;
    if at.key > at.query {
        let of_head = table.at(&[at.head, at.key - 1]);
        let near = of_head.load(0) * (score * gate).tanh();
        if score > 0.0 {
            changed = changed + near * of_head.load(1);
        } else {
            changed = near - score * gate;
        }
    }
    changed * gate
}

/// A place of a random score.
pub fn place(staged: &'static Staged, arguments: &[Argument], rng: &mut StdRng) -> Place {
    let head = rng.random_range(0..HEADS as u32);
    Place {
        staged,
        at: [
            rng.random_range(0..BATCH as u32),
            head,
            head / 2,
            SEQ_Q as u32,
            SEQ_K as u32,
            rng.random_range(0..SEQ_Q as u32),
            rng.random_range(0..SEQ_K as u32),
        ],
        score: rng.random_range(-4.0..4.0),
        arguments: arguments.to_vec(),
    }
}

#[test]
fn derivatives_are_what_differences_say() {
    let mut rng = StdRng::seed_from_u64(3);
    for (name, staged, arguments) in all(&mut rng) {
        let mut checked = Checked::default();
        for _ in 0..60 {
            let place = place(staged, &arguments, &mut rng);
            let result = place.check(&mut checked);
            result.unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
        }
        assert!(checked.smooth >= 120, "{name}: {checked:?}");
        assert!(checked.kinks <= 3, "{name}: {checked:?}");
    }
}

/// The comparison itself finds what is wrong: the score's adjoint, a number's, an element's, or where that lies.
#[test]
fn a_wrong_derivative_is_a_failure() {
    let mut rng = StdRng::seed_from_u64(5);
    let all = all(&mut rng);
    let (_, staged, arguments) = all.last().expect("there is one with a branch");
    let right = staged.derivative().expect("it has a derivative");
    let [wrong_input, wrong_number, wrong_element, wrong_offset] =
        &mut [(); 4].map(|()| right.clone());
    wrong_input.function.result = right.value;
    wrong_number.numbers[0].adjoint = right.value;
    wrong_element.elements[0].adjoint = right.elements[1].adjoint;
    wrong_offset.elements[0].offset = right.elements[1].offset;
    let fails = |derivative: &Derivative| {
        let mut places = (0..60).map(|_| place(staged, arguments, &mut rng));
        places.any(|place| {
            place
                .check_against(derivative, &mut Checked::default())
                .is_err()
        })
    };
    let wrong = [
        right,
        wrong_input,
        wrong_number,
        wrong_element,
        wrong_offset,
    ];
    assert_eq!(wrong.map(fails), [false, true, true, true, true]);
}

/// Of functions that a score goes through one after the other, the last is gone back through first.
#[test]
fn several_functions() {
    let mut rng = StdRng::seed_from_u64(8);
    let all = all(&mut rng);
    let derivative = |staged: &'static Staged| staged.derivative().expect("it has a derivative");
    for (first, last) in all.iter().zip(all.iter().rev()) {
        let mut before = place(first.1, &first.2, &mut rng);
        let after = |before: &Place| Place {
            staged: last.1,
            score: before.value(),
            arguments: last.2.clone(),
            ..before.clone()
        };
        let adjoint = after(&before).adjoints(derivative(last.1), 1.0).input;
        let adjoint = before.adjoints(derivative(first.1), adjoint).input;
        let mut moved = |by: f64| {
            before.score += by;
            after(&before).value()
        };
        let step = 1e-5;
        let (right, left) = (moved(step), moved(-2.0 * step));
        let slope = (right - left) / (2.0 * step);
        let [first, last] = [first.0, last.0];
        assert!(
            (adjoint - slope).abs() < 1e-5,
            "{first}, {last}: {adjoint}, {slope}"
        );
    }
}

/// Where a bias is added, the adjoint of the score passes through, and that of the element is the same: there is nothing to compute
/// but where the element lies.
#[test]
fn the_derivative_of_a_sum_computes_nothing() {
    let function = functions::additive_bias::<f32>();
    let derivative = function.derivative().expect("it has a derivative");
    let [element] = derivative.elements[..] else {
        panic!("one element is read: {:?}", derivative.elements);
    };
    let params = &derivative.function.params;
    let adjoint = fa_dsl::ir::Operand::Reg(params[derivative.function.inputs - 1].reg);
    assert_eq!(derivative.function.result, adjoint);
    assert_eq!(element.adjoint, adjoint);
    assert_eq!(element.argument, 0);
}

/// All scores of a head share ALiBi's slope, all of a query and a key one element of a bias.
#[test]
fn dependence_says_which_scores_share_an_element() {
    let mut rng = StdRng::seed_from_u64(9);
    let all = all(&mut rng);
    let read_by = |name: &str| {
        let found = all.iter().find(|it| it.0 == name);
        let (_, staged, _) = found.expect("there is one of that name");
        let derivative = staged.derivative().expect("it has a derivative");
        let dependence = Dependence::of(&derivative.function, |number| match number {
            number if number < derivative.function.inputs => 1 << number.min(7),
            _ => 0,
        });
        dependence.operand(derivative.elements[0].offset)
    };
    // Inputs are batch, head, KV head, lengths, query, key, score.
    assert_eq!(read_by("ALiBi"), 1 << 1);
    assert_eq!(read_by("additive bias"), 1 | 1 << 1 | 1 << 5 | 1 << 6);
}

/// Asked for twice, it is the same.
#[test]
fn a_derivative_is_made_once() {
    let [first, second] = [functions::softcap(), functions::softcap()];
    let [first, second] = [first, second].map(|it| it.derivative().expect("it has one"));
    assert!(std::ptr::eq(first, second));
}
