use fa::attention::{Chip, Dtype, Options};
use fa::runtime::Device;

use super::*;
use crate::commands::attention::{Choice, problem};
use crate::commands::functions::{FunctionShapes, FunctionTensors};
use crate::commands::lengths::Lengths;

const SHAPE: Shape = Shape {
    batch: 3,
    seq_q: 20,
    seq_k: 30,
    heads: 4,
    kv_heads: 2,
    head_dim: 16,
};

/// A problem with a random bias of these sizes, what the interpreter makes of it, and the gradient of the bias.
struct Computed {
    tensors: HostTensors,
    answer: Answer,
    d_bias: Numbers<f32>,
}

fn computed(shape: Shape, lengths: Lengths, sizes: [usize; 4]) -> Computed {
    let shapes = FunctionShapes {
        bias: Some(sizes.map(|size| size as u64).to_vec()),
        documents: None,
    };
    let mut options = Options::default();
    lengths.tell_of_none(&mut options);
    shapes.tell_of_none(&mut options);
    let problem = problem(&lengths.whole(shape), Dtype::Bf16, options).expect("it fits");
    let tensors = HostTensors {
        functions: FunctionTensors::random(&shapes, 5),
        ..HostTensors::random(problem, lengths, 7).with_gradient(true, 7)
    };
    let device = Device::cpu();
    let chosen = |backward| Choice::chosen(problem, backward, Chip::of(&device));
    let kernels = [false, true].map(|it| chosen(it).expect("there is a kernel").kernel);
    let ran = tensors.run(&device, &kernels, None).expect("it runs");
    let (answer, gradients) = (ran.answer, ran.gradients);
    let d_bias = gradients.and_then(|it| it.d_bias);
    Computed {
        tensors,
        answer,
        d_bias: d_bias.expect("it is asked for"),
    }
}

impl Computed {
    fn check(&self, count: usize) -> Check {
        check_bias(&self.tensors, &self.answer, &self.d_bias, count)
    }

    /// Whether it is right where one element is another number.
    fn is_right_with(&self, index: [usize; 4], number: f32) -> bool {
        let mut d_bias = self.d_bias.clone();
        let sizes = d_bias.shape.clone();
        let sizes = sizes.iter().map(|size| *size as usize);
        let place = sizes
            .zip(index)
            .fold(0, |place, (size, at)| place * size + at);
        d_bias.values[place] = number;
        check_bias(&self.tensors, &self.answer, &d_bias, 12)
            .verdict
            .is_correct()
    }
}

/// Whatever is summed up, a wrong element is seen, and so is a sum that lacks a part.
#[test]
fn each_element_is_compared() {
    for sizes in [
        [3, 4, 20, 30],
        [1, 4, 20, 30],
        [3, 1, 20, 30],
        [3, 1, 1, 30],
        [1, 1, 1, 30],
    ] {
        let found = computed(SHAPE, Lengths::default(), sizes);
        let check = found.check(12);
        assert!(
            check.verdict.is_correct() && check.whole,
            "{sizes:?}: {check}"
        );
        let last = sizes.map(|size| size - 1);
        for index in [[0; 4], last] {
            for number in [3.0, f32::NAN] {
                assert!(!found.is_right_with(index, number), "{sizes:?}, {index:?}");
            }
        }
        let mut half = found;
        half.d_bias.values.iter_mut().for_each(|it| *it /= 2.0);
        assert!(!half.check(12).verdict.is_correct(), "{sizes:?}");
    }
}

/// Without sinks it is 0: every score of a query is changed alike.
#[test]
fn a_bias_that_is_the_same_for_all_keys() {
    for sizes in [[3, 4, 20, 1], [1, 1, 1, 1]] {
        let found = computed(SHAPE, Lengths::default(), sizes);
        let check = found.check(12);
        assert!(
            check.verdict.is_correct() && check.whole,
            "{sizes:?}: {check}"
        );
        // Sums of thousands of rounded parts may be off by some.
        assert!(!found.is_right_with([0; 4], 100.0), "{sizes:?}");
    }
}

#[test]
fn queries_and_keys_of_packed_sequences_are_counted_within_them() {
    let lengths: Lengths = "20:30,0:5,7:25".parse().expect("lengths");
    for batch in [1, 3] {
        let sizes = [batch, 4, 21, 32];
        let found = computed(SHAPE, lengths.clone(), sizes);
        let check = found.check(12);
        assert!(
            check.verdict.is_correct() && check.whole,
            "{batch}: {check}"
        );
        assert!(!found.is_right_with([batch - 1, 0, 3, 20], 3.0));
        // No sequence reads what is past the longest.
        for index in [[0, 3, 20, 0], [0, 0, 0, 30]] {
            assert!(!found.is_right_with(index, 1e-9), "{index:?}");
        }
    }
}

#[test]
fn of_long_sequences_a_part_is_compared() {
    let long = |seq_q, seq_k| Shape {
        batch: 1,
        seq_q,
        seq_k,
        heads: 1,
        kv_heads: 1,
        head_dim: 16,
    };
    let found = computed(long(3, 1100), Lengths::default(), [1, 1, 3, 1100]);
    let check = found.check(8);
    let text = check.to_string();
    assert!(
        check.verdict.is_correct() && text.contains("the first 256 keys of 1 heads"),
        "{text}"
    );
    assert!(!found.is_right_with([0, 0, 0, 255], 3.0));
    assert!(
        found.is_right_with([0, 0, 0, 256], 3.0),
        "it is not compared"
    );
    assert!(
        !found.is_right_with([0, 0, 0, 256], f32::INFINITY),
        "but has to be a number"
    );

    let found = computed(long(1100, 3), Lengths::default(), [1, 1, 1100, 1]);
    let check = found.check(8);
    let text = check.to_string();
    assert!(
        check.verdict.is_correct() && text.contains("the last 256 queries of 1 heads"),
        "{text}"
    );
    assert!(!found.is_right_with([0, 0, 1100 - 256, 0], 3.0));
    assert!(
        found.is_right_with([0, 0, 1100 - 257, 0], 3.0),
        "it is not compared"
    );
}

/// Those that share an element are computed together, two elements' at least.
#[test]
fn so_many_pairs_are_computed() {
    let found = computed(SHAPE, Lengths::default(), [3, 4, 20, 30]);
    for (count, heads) in [(1, 2), (5, 5), (99, 12)] {
        assert_eq!(found.check(count).heads, heads);
    }
    let found = computed(SHAPE, Lengths::default(), [1, 4, 20, 30]);
    for (count, heads) in [(1, 6), (7, 9), (99, 12)] {
        assert_eq!(found.check(count).heads, heads);
    }
}

/// The elements that are small beside the largest count as well.
#[test]
fn small_elements_are_compared() {
    let shape = Shape { batch: 1, ..SHAPE };
    let mut found = computed(shape, Lengths::default(), [1, 4, 20, 30]);
    let largest = found.d_bias.values.iter();
    let largest = largest.fold(0.0_f32, |most, it| most.max(it.abs()));
    let small = |it: &&mut f32| it.abs() < largest / 100.0;
    let small = found.d_bias.values.iter_mut().filter(small);
    small.for_each(|it| *it = 0.0);
    assert!(!found.check(4).verdict.is_correct());
}
