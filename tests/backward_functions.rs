//! How gradients of functions' arguments are asked for: what is refused, what is added to, tensors of other libraries.

use std::ptr::null_mut;

use fa::attention::{
    At, AttentionError, Dtype, FunctionGradients, GradientsMut, Part, Problem, RawGradients,
    RawPart, Score, Shape, attention_backward, attention_backward_into, attention_backward_on,
    function_gradients_on, prepare_backward_of_functions,
};
use fa::kernels::attention::functions::{FunctionSet, WantedGradients};
use fa::kernels::attention::{Configured, LaunchError, Variant};
use fa::prelude::*;
use fa_cases::Aligned;
use fa_dsl::abi::TensorView;
use fa_dsl::prelude::*;
use fa_dsl::target::Arch;

const SEQ: usize = 70;
const HEADS: usize = 2;
const HEAD_DIM: usize = 32;
const SHAPE: [u64; 4] = [1, SEQ as u64, HEADS as u64, HEAD_DIM as u64];
const LSE: [u64; 3] = [1, HEADS as u64, SEQ as u64];
const LEN: usize = SEQ * HEADS * HEAD_DIM;

/// Of the bias below: a table (2, 3) of float16, a number, and a list of whole numbers.
type Arguments = (Tensor<f16>, Reg<f32>, Tensor<u32>);

/// The table's strides: there is an element between its rows.
const STRIDES: [u64; 2] = [4, 1];

fn bias() -> ScoreFunction<Arguments> {
    let function = |score: Reg<f32>, at: At, (table, factor, places): Arguments| {
        let place = places.at(&[at.head]).load(0);
        score + table.at(&[at.head, place]).load_f32(0) * score * factor
    };
    ScoreFunction::new(function).unwrap()
}

/// A small problem on a device, and the arguments of the bias.
struct Tensors {
    device: Device,
    x: Buffer<f16>,
    o: Buffer<f16>,
    lse: Buffer<f32>,
    table: Buffer<f16>,
    places: Buffer<u32>,
}

impl Tensors {
    fn new() -> Tensors {
        let device = Device::cpu();
        let numbers: Vec<f16> = (0..LEN).map(number).collect();
        let x = device.upload(&numbers).unwrap();
        let view = x.contiguous(&SHAPE).unwrap();
        let options = Options::default();
        let forward = attention_with_lse(&device, view, view, view, &options).unwrap();
        Tensors {
            table: device.upload(&[f16::ONE; 8]).unwrap(),
            places: device.upload(&[1, 2]).unwrap(),
            device,
            x,
            o: forward.o,
            lse: forward.lse,
        }
    }

    fn x(&self) -> TensorView<'_, f16> {
        self.x.contiguous(&SHAPE).unwrap()
    }

    fn part(&self) -> Part<'_, f16> {
        Part {
            o: self.o.contiguous(&SHAPE).unwrap(),
            lse: self.lse.contiguous(&LSE).unwrap(),
        }
    }

    fn bias(&self) -> Score<'_> {
        let table = self.table.view(&[2, 3], &STRIDES).unwrap();
        let places = self.places.contiguous(&[2]).unwrap();
        bias().with((table, 0.5, places))
    }

    /// Goes back through functions, with gradients of arguments.
    fn run(
        &self,
        scores: &[Score<'_>],
        wanted: &[FunctionGradients<'_>],
    ) -> Result<(), LaunchError> {
        let mut gradients = [0, 1, 2].map(|_| self.device.alloc::<f16>(LEN).unwrap());
        let [dq, dk, dv] = (gradients.each_mut()).map(|it| it.contiguous_mut(&SHAPE).unwrap());
        let to = GradientsMut {
            dq,
            dk,
            dv,
            d_sinks: None,
            functions: wanted,
        };
        let options = Options {
            scores,
            ..Options::default()
        };
        let inputs = [self.x(); 3];
        let result =
            attention_backward_into(&self.device, inputs, self.part(), self.x(), to, &options);
        result.map_err(|error| match error {
            AttentionError::Launch(error) => error,
            other => panic!("{other}"),
        })
    }
}

/// Numbers without a pattern that gradients would hide.
fn number(i: usize) -> f16 {
    f16::from_f32(((i as f32) * 0.37).sin())
}

/// A function that the derivative would have to go through a loop of: the error names the line of the loop.
#[device]
fn doubled(score: Reg<f32>, _: At, times: Reg<u32>) -> Reg<f32> {
    let mut sum = score;
    for _ in range(0, times) {
        sum = sum + sum;
    }
    sum
}

#[test]
fn a_function_without_derivative_is_refused_with_its_line() {
    let all = Tensors::new();
    let fine = ScoreFunction::new(|score, _, ()| score * 2.0).unwrap();
    let function = ScoreFunction::new(doubled).unwrap();
    let error = all
        .run(&[fine.with(()), function.with(2)], &[])
        .unwrap_err();
    assert!(
        matches!(error, LaunchError::Derivative { function: 1, .. }),
        "{error}"
    );
    let text = error.to_string();
    assert!(
        text.contains("tests/backward_functions.rs:") && text.contains("(doubled)"),
        "{text}"
    );
    all.run(&[fine.with(())], &[]).unwrap();
}

/// The argument whose gradient does not fit.
fn refused(result: Result<(), LaunchError>) -> usize {
    match result {
        Err(LaunchError::FunctionGradient { argument, .. }) => argument,
        other => panic!("{other:?}"),
    }
}

#[test]
fn gradients_that_do_not_fit_their_arguments_are_refused() {
    let all = Tensors::new();
    let run = |wanted: FunctionGradients<'_>| all.run(&[all.bias()], &[wanted]);
    let mut sums = all.device.upload(&[0.0_f32; 8]).unwrap();

    // Other strides than the argument's, other sizes, whole numbers.
    let other_strides = [Some(sums.contiguous_mut(&[2, 3]).unwrap()), None, None];
    assert_eq!(refused(run(bias().gradients(other_strides))), 0);
    let two_numbers = [None, Some(sums.contiguous_mut(&[2]).unwrap()), None];
    assert_eq!(refused(run(bias().gradients(two_numbers))), 1);
    let of_places = [None, None, Some(sums.contiguous_mut(&[2]).unwrap())];
    assert_eq!(refused(run(bias().gradients(of_places))), 2);

    // Those of another function, of too few arguments, of too many functions.
    let other = ScoreFunction::new(|score, _, factor: Reg<f32>| score * factor).unwrap();
    assert_eq!(refused(run(other.gradients([None]))), 0);
    assert_eq!(
        refused(run(FunctionGradients::of(bias().staged(), [None]))),
        1
    );
    let none = || bias().gradients([None, None, None]);
    let two = all.run(&[all.bias()], &[none(), none()]);
    assert!(
        matches!(
            two,
            Err(LaunchError::OptionValue {
                option: "scores",
                ..
            })
        ),
        "{two:?}"
    );
    run(none()).unwrap();
}

/// As many as there may be, beside everything else that a call has, and one more.
#[test]
fn eight_gradients_of_arguments_fit() {
    type Number = Reg<f32>;
    type OfHeads = Tensor<f32>;
    type Eight = (
        Number,
        Number,
        Number,
        Number,
        OfHeads,
        OfHeads,
        OfHeads,
        OfHeads,
    );
    let function = |score: Reg<f32>, at: At, (a, b, c, d, e, f, g, h): Eight| {
        let of_head = [e, f, g, h].map(|it| it.at(&[at.head]).load(0));
        let all = [a, b, c, d].into_iter().chain(of_head);
        all.fold(score, |sum, it| it.mul_add(score, sum))
    };
    let all = Tensors::new();
    let function = ScoreFunction::new(function).unwrap();
    let of_heads = all.device.upload(&[0.01_f32; 2]).unwrap();
    let view = of_heads.contiguous(&[2]).unwrap();
    let given = (0.1, 0.1, 0.1, 0.1, view, view, view, view);
    let mut sums = [(); 8].map(|()| all.device.upload(&[0.0_f32; 2]).unwrap());
    let [a, b, c, d, e, f, g, h] = sums.each_mut();
    let numbers = [a, b, c, d].map(|it| it.contiguous_mut(&[1]).unwrap());
    let tensors = [e, f, g, h].map(|it| it.contiguous_mut(&[2]).unwrap());
    let ([a, b, c, d], [e, f, g, h]) = (numbers, tensors);
    let to = [a, b, c, d, e, f, g, h].map(Some);
    let mut one_more = all.device.upload(&[0.0_f32]).unwrap();
    let other = ScoreFunction::new(|score, _, factor: Reg<f32>| score * factor).unwrap();
    let scores = [function.with(given), other.with(0.5)];
    let wanted = [function.gradients(to), other.gradients([None])];
    all.run(&scores, &wanted).unwrap();
    let [of_eight, _] = wanted;
    let one_more = other.gradients([Some(one_more.contiguous_mut(&[1]).unwrap())]);
    let refused = all.run(&scores, &[of_eight, one_more]);
    assert!(
        matches!(
            refused,
            Err(LaunchError::OptionValue {
                option: "scores",
                ..
            })
        ),
        "{refused:?}"
    );
    let sums = sums.map(|it| it.read().unwrap());
    // Every number is multiplied by the same, and each head has its part of it.
    for sum in &sums[1..] {
        let sum = sum.iter().sum::<f32>();
        assert!((sum - sums[0][0]).abs() < 1e-3 * sums[0][0].abs());
    }
}

#[test]
fn gradients_of_arguments_are_added_to_what_is_there() {
    let all = Tensors::new();
    let mut d_table = all.device.upload(&[0.0_f32; 8]).unwrap();
    let mut d_factor = all.device.upload(&[3.0_f32]).unwrap();
    let mut run = || {
        let table = d_table.view_mut(&[2, 3], &STRIDES).unwrap();
        let factor = d_factor.contiguous_mut(&[1]).unwrap();
        let wanted = bias().gradients([Some(table), Some(factor), None]);
        all.run(&[all.bias()], &[wanted]).unwrap();
        (d_table.read().unwrap(), d_factor.read().unwrap()[0] - 3.0)
    };
    let (table, factor) = run();
    // Two elements are read, each by one head: 1 of the table times the factor, 0.5.
    let read: Vec<usize> = (0..8).filter(|place| table[*place] != 0.0).collect();
    assert_eq!(read, [1, 4 + 2]);
    assert!((table[1] + table[6] - 0.5 * factor).abs() < 1e-3 * factor.abs().max(1.0));
    let (twice, factor_twice) = run();
    for (once, twice) in table.iter().zip(&twice).chain([(&factor, &factor_twice)]) {
        assert!((2.0 * once - twice).abs() < 1e-3 * twice.abs().max(1.0));
    }
}

/// A kernel is prepared for the gradients that a call gives; what does not fit is refused then.
#[test]
fn kernels_are_prepared_for_gradients_of_arguments() {
    let all = Tensors::new();
    let scores = [all.bias()];
    let problem = Problem {
        dtype: Dtype::F16,
        shape: Shape::square(1, SEQ, HEADS, HEAD_DIM),
        options: Options {
            scores: &scores,
            ..Options::default()
        },
        lse: false,
    };
    let mut d_factor = all.device.upload(&[0.0_f32]).unwrap();
    let factor = d_factor.contiguous_mut(&[1]).unwrap();
    let wanted = [bias().gradients([None, Some(factor), None])];
    prepare_backward_of_functions(&all.device, &problem, &wanted).unwrap();
    let too_few = [FunctionGradients::of(bias().staged(), [None])];
    let result = prepare_backward_of_functions(&all.device, &problem, &too_few);
    assert!(
        matches!(result, Err(AttentionError::Launch(_))),
        "{result:?}"
    );
}

/// What nobody asks for is not computed, and is another kernel.
#[test]
fn some_gradients_of_arguments_can_be_left_out() {
    let all = Tensors::new();
    let mut d_factor = all.device.upload(&[0.0_f32]).unwrap();
    let factor = d_factor.contiguous_mut(&[1]).unwrap();
    let wanted = [bias().gradients([None, Some(factor), None])];
    all.run(&[all.bias()], &wanted).unwrap();
    assert!(d_factor.read().unwrap()[0] != 0.0);
}

#[test]
fn host_memory_of_other_libraries_has_the_same_gradients() {
    let all = Tensors::new();
    let mut expected = all.device.upload(&[0.0_f32; 8]).unwrap();
    let table = expected.view_mut(&[2, 3], &STRIDES).unwrap();
    let wanted = [bias().gradients([Some(table), None, None])];
    all.run(&[all.bias()], &wanted).unwrap();

    let strides = [LEN as u64, 64, 32, 1];
    let copy = |buffer: &Buffer<f16>| {
        let values = buffer.read().unwrap();
        Aligned::new(values.len(), |i| values[i])
    };
    let (x, o, mut table) = (copy(&all.x), copy(&all.o), copy(&all.table));
    let lse = all.lse.read().unwrap();
    let lse = Aligned::new(lse.len(), |i| lse[i]);
    let places = Aligned::new(2, |i| i as u32 + 1);
    let mut gradients = [0, 1, 2].map(|_| Aligned::new(LEN, |_| f16::ONE));
    let mut sums = Aligned::new(8, |_| 0.0_f32);
    // SAFETY: the memory outlives the calls, which nothing runs beside.
    let stream = unsafe { all.device.borrow_stream(null_mut()) };
    let extents = [
        table.view(0, &[2, 3], &STRIDES).extent(),
        places.view(0, &[2], &[1]).extent(),
    ];
    let scores = [bias().with((
        TensorView::from_extent(extents[0]),
        0.5,
        TensorView::from_extent(extents[1]),
    ))];
    let options = Options {
        scores: &scores,
        ..Options::default()
    };
    let view = |tensor: &Aligned<f16>| tensor.view(0, &SHAPE, &strides);
    let mut run = |functions: &[FunctionGradients<'static>]| {
        let [dq, dk, dv] = gradients
            .each_mut()
            .map(|it| it.view_mut(0, &SHAPE, &strides));
        let to = RawGradients {
            dq,
            dk,
            dv,
            d_sinks: None,
            functions,
        };
        let forward = RawPart {
            o: view(&o),
            lse: lse.view(0, &LSE, &[(HEADS * SEQ) as u64, SEQ as u64, 1]),
        };
        attention_backward_on(&stream, [view(&x); 3], forward, view(&x), to, &options)
    };
    let of = |to| function_gradients_on(&scores[0], [Some(to), None, None]);
    run(&[of(sums.view_mut(0, &[2, 3], &STRIDES)).unwrap()]).unwrap();
    for (found, expected) in sums.get().iter().zip(expected.read().unwrap()) {
        assert!((found - expected).abs() < 1e-3 * expected.abs().max(1.0));
    }

    // Over an argument, and of another type.
    let over = table.get_mut().as_mut_ptr().expose_provenance() as u64;
    // SAFETY: the call refuses it.
    let over = unsafe { ViewMut::raw(over, &[2, 3], &STRIDES, fa_dsl::ir::Type::F32) };
    let result = run(&[of(over.unwrap()).unwrap()]);
    assert!(
        matches!(result, Err(AttentionError::SharedMemory { .. })),
        "{result:?}"
    );
    let half = of(table.view_mut(0, &[2, 3], &STRIDES));
    assert!(
        matches!(half, Err(AttentionError::ElementType { .. })),
        "{half:?}"
    );
}

/// The call that makes its gradients itself takes functions, too.
#[test]
fn gradients_of_queries_keys_and_values_can_be_made() {
    let all = Tensors::new();
    let scores = [all.bias()];
    let options = Options {
        scores: &scores,
        ..Options::default()
    };
    let made = attention_backward(&all.device, [all.x(); 3], all.part(), all.x(), &options);
    assert!(
        made.unwrap()
            .dq
            .read()
            .unwrap()
            .iter()
            .any(|x| *x != f16::ZERO)
    );
}

/// Of warpgroups that share keys one goes back through scores that the other has computed: it has to find them.
#[test]
fn gradients_of_arguments_need_scores_that_are_kept() {
    let stage = |spec: &str, wanted: &[bool]| {
        let kernel = Configured::find(spec).unwrap().unwrap();
        let multiplied = |score: Reg<f32>, _: At, factor: Reg<f32>| score * score * factor;
        let function = ScoreFunction::<Reg<f32>>::new(multiplied).unwrap();
        let score = function.with(0.5);
        let wanted = WantedGradients::of(wanted.iter().copied());
        let variant = Variant {
            functions: true,
            function_set: FunctionSet::of(&[score], &[]).with_gradients(wanted),
            ..kernel.variant()
        };
        let kernel = kernel.with_variant(variant);
        let entry = kernel.entry();
        (entry.stage)(kernel.values()).map(|_| ())
    };
    let tiles = "BackwardWarpSpecializedF16<64,DO_STAGES=1,DS_STAGES=1,HEAD_DIM=256,LSE=false";
    assert!(stage(&format!("{tiles},KEEP_SCORES=true>"), &[true]).is_ok());
    assert!(stage(&format!("{tiles}>"), &[]).is_ok());
    let errors = stage(&format!("{tiles}>"), &[true]).expect_err("nobody keeps the scores");
    let text = errors[0].to_string();
    assert!(text.contains("KEEP_SCORES=true"), "{text}");
    // Where a warpgroup has keys of its own, its registers hold them.
    let alone = "BackwardWarpSpecializedF16<64,LSE=false>";
    assert!(stage(alone, &[true]).is_ok());
}

/// Gradients of a bias of these sizes, of which those that are none begin as zeros, where a query's output has an infinite gradient.
fn of_an_infinite_row(arch: Arch, sizes: [usize; 4], deterministic: bool) -> Vec<f32> {
    const ROW: usize = 3;
    let device = Device::cpu_as(arch);
    let mut numbers: Vec<f16> = (0..LEN).map(number).collect();
    let x = device.upload(&numbers).unwrap();
    numbers[ROW * HEADS * HEAD_DIM..][..HEADS * HEAD_DIM].fill(f16::INFINITY);
    let d_o = device.upload(&numbers).unwrap();
    let len = sizes.iter().product();
    let sizes = sizes.map(|size| size as u64);
    let bias = device.upload(&vec![0.5_f32; len]).unwrap();
    let d_bias = device.zeros::<f32>(len).unwrap();
    let score = fa::functions::additive_bias::<f32>().with(bias.contiguous(&sizes).unwrap());
    let scores = [score];
    let options = Options {
        scores: &scores,
        deterministic,
        ..Options::default()
    };
    let inputs = [x.contiguous(&SHAPE).unwrap(); 3];
    let [q, k, v] = inputs;
    let forward = attention_with_lse(&device, q, k, v, &options).unwrap();
    let part = Part {
        o: forward.o.contiguous(&SHAPE).unwrap(),
        lse: forward.lse.contiguous(&LSE).unwrap(),
    };
    let mut gradients = [0, 1, 2].map(|_| device.alloc::<f16>(LEN).unwrap());
    let [dq, dk, dv] = (gradients.each_mut()).map(|it| it.contiguous_mut(&SHAPE).unwrap());
    let to = d_bias.contiguous(&sizes).unwrap().extent;
    let wanted = FunctionGradients::of(scores[0].staged(), [Some(to)]);
    let to = GradientsMut {
        dq,
        dk,
        dv,
        d_sinks: None,
        functions: &[wanted],
    };
    let d_o = d_o.contiguous(&SHAPE).unwrap();
    attention_backward_into(&device, inputs, part, d_o, to, &options).unwrap();
    d_bias.read().unwrap()
}

/// Past the last query and key there is no element, whose gradient is no number there, as the product of 0 and an infinite one.
#[test]
fn an_infinite_gradient_stays_in_the_bias() {
    for arch in [Arch::Sm80, Arch::Sm90a] {
        for deterministic in [false, true] {
            let of = |sizes| of_an_infinite_row(arch, sizes, deterministic);
            let all = of([1, HEADS, SEQ, SEQ]);
            for (number, row) in all.chunks(SEQ).enumerate() {
                let expected = number % SEQ != 3;
                let all_are = row.iter().all(|it| it.is_finite() == expected);
                assert!(all_are, "{arch}, {deterministic}, row {number}");
            }
            let of_queries = of([1, 1, SEQ, 1]);
            let finite = of_queries.iter().enumerate();
            assert!(
                finite
                    .into_iter()
                    .all(|(query, it)| it.is_finite() == (query != 3))
            );
            assert!(of([1, 1, 1, SEQ]).iter().all(|it| !it.is_finite()));
        }
    }
}
