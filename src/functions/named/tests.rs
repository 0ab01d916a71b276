use std::collections::BTreeSet;

use fa_dsl::abi::{Element, TensorView, TensorViewMut};
use fa_dsl::prelude::*;
use fa_kernels::attention::{Dtype, Options, Packed, Shape, Tensors};
use fa_runtime::ViewMut;

use super::*;
use crate::functions;

/// Three sequences of four heads, 40 queries and 50 keys; or of at most so many, packed.
fn problem(packed: bool) -> Problem<'static> {
    let shape = Shape {
        batch: 3,
        seq_q: 40,
        seq_k: 50,
        heads: 4,
        kv_heads: 2,
        head_dim: 64,
    };
    if !packed {
        let tensors = Tensors::unallocated(&shape, Dtype::F16, false);
        return Problem::of(Dtype::F16, &tensors, &Options::default()).unwrap();
    }
    let rows = Shape {
        batch: 1,
        seq_q: 90,
        seq_k: 99,
        ..shape
    };
    let list = Options::unallocated_list(&[4]);
    let options = Options {
        packed: Some(Packed {
            cu_seqlens_q: list,
            cu_seqlens_k: Some(list),
            max_seq_q: 40,
            max_seq_k: 50,
        }),
        ..Options::default()
    };
    let tensors = Tensors::unallocated(&rows, Dtype::F16, false);
    Problem::of(Dtype::F16, &tensors, &options).unwrap()
}

/// A contiguous tensor that no memory stands behind.
fn view<T: Element>(shape: &[u64]) -> View<'static> {
    let floats = Options::unallocated_tensor("", shape).extent;
    let extent = Extent {
        element_bytes: T::BYTES as u64,
        ..floats
    };
    TensorView::<T>::from_extent(extent).into()
}

fn bind(name: &str, tensors: &[View<'static>], numbers: &[f64]) -> Result<Bound<'static>, String> {
    let function = named(name).map_err(|error| error.to_string())?;
    let bound = function.bind(&problem(false), tensors, numbers);
    bound.map_err(|error| error.to_string())
}

fn refused(name: &str, tensors: &[View<'static>], numbers: &[f64], text: &str) {
    let error = bind(name, tensors, numbers).expect_err(text);
    assert!(error.contains(text), "{error}");
}

#[test]
fn the_list_has_every_function_once() {
    // What `functions` offers, but for this module.
    let source = include_str!("../mod.rs");
    let offered = source
        .lines()
        .filter_map(|line| line.strip_prefix("pub use "));
    let lists = offered.filter_map(|line| line.split_once("::"));
    let names = lists.flat_map(|(_, names)| names.trim_end_matches(';').split(','));
    let names: BTreeSet<&str> = names.map(|it| it.trim_matches([' ', '{', '}'])).collect();
    let named: BTreeSet<&str> = NAMED.iter().map(|it| it.name).collect();
    assert_eq!(named, names);
    assert_eq!(named.len(), NAMED.len());
}

#[test]
fn a_name_is_the_function_of_the_library() {
    let staged =
        |name, tensors: &[View<'static>], numbers: &[f64]| match bind(name, tensors, numbers)
            .unwrap()
        {
            Bound::Score(score) => score.staged(),
            Bound::Mask(mask) => mask.staged(),
        };
    let table = &[view::<f16>(&[4, 41])];
    let relative = functions::relative_bias::<f16>();
    let found = staged("relative_bias", table, &[20.0]);
    assert!(std::ptr::eq(found, relative.staged()));
    let other = functions::relative_bias::<bf16>();
    assert!(!std::ptr::eq(found, other.staged()));
    let t5 = functions::t5_bias::<f32>(32, 128, true);
    let table = &[view::<f32>(&[32, 4])];
    let found = staged("t5_bias", table, &[32.0, 128.0, 1.0]);
    assert!(std::ptr::eq(found, t5.staged()));
    let found = staged("t5_bias", table, &[32.0, 128.0, 0.0]);
    assert!(!std::ptr::eq(found, t5.staged()));
    // Their arguments have the same types.
    let window = functions::window_and_sinks();
    let dilated = functions::dilated_window();
    assert!(std::ptr::eq(
        staged("window_and_sinks", &[], &[4.0, 2.0]),
        window.staged()
    ));
    assert!(std::ptr::eq(
        staged("dilated_window", &[], &[4.0, 2.0]),
        dilated.staged()
    ));
}

#[test]
fn arguments_are_those_that_are_given() {
    let documents = [view::<u32>(&[1, 40]), view::<u32>(&[3, 50])];
    let Bound::Mask(mask) = bind("documents", &documents, &[]).unwrap() else {
        panic!("documents are a mask");
    };
    let shapes: Vec<_> = mask.tensors().map(|it| it.shape[..2].to_vec()).collect();
    assert_eq!(shapes, [[1, 40], [3, 50]]);
    let own = functions::softcap().with(2.5);
    let Bound::Score(score) = bind("softcap", &[], &[2.5]).unwrap() else {
        panic!("a cap is of scores");
    };
    assert_eq!(score, own);
}

#[test]
fn tensors_fit_the_problem() {
    let bias = |shape: &[u64]| [view::<bf16>(shape)];
    for shape in [[3, 4, 40, 50], [1, 1, 1, 50], [3, 1, 40, 1], [1, 1, 1, 1]] {
        bind("additive_bias", &bias(&shape), &[]).unwrap();
    }
    for shape in [
        [2, 4, 40, 50],
        [3, 2, 40, 50],
        [3, 4, 41, 50],
        [3, 4, 40, 49],
    ] {
        refused(
            "additive_bias",
            &bias(&shape),
            &[],
            "(1 or 3, 1 or 4, 1 or 40, 1 or 50)",
        );
    }
    // Where lengths are on the device, a tensor may have more than the longest sequence, and not fewer.
    let packed = |shape: &[u64]| named("additive_bias")?.bind(&problem(true), &bias(shape), &[]);
    packed(&[3, 4, 40, 64]).unwrap();
    let error = packed(&[3, 4, 40, 49]).unwrap_err().to_string();
    assert!(error.contains("1 or 50 or more"), "{error}");
    let mut cache = problem(false);
    cache.options.seqused_k = Some(Options::unallocated_list(&[3]));
    let in_cache = |shape: &[u64]| named("additive_bias")?.bind(&cache, &bias(shape), &[]);
    in_cache(&[3, 4, 40, 64]).unwrap();
    in_cache(&[3, 4, 41, 64]).unwrap_err();
    refused(
        "additive_bias",
        &[view::<u32>(&[1, 1, 40, 50])],
        &[],
        "holds u32",
    );
    refused(
        "documents",
        &[view::<f32>(&[1, 40]), view::<u32>(&[1, 50])],
        &[],
        "int32",
    );
    refused(
        "documents",
        &[view::<u32>(&[1, 40])],
        &[],
        "document_k (batch or 1",
    );
    let tall = [view::<u32>(&[1, 40, 1, 2]), view::<u32>(&[1, 50])];
    refused("documents", &tall, &[], "[1, 40, 1, 2]");
    refused("tree", &[view::<u32>(&[1, 40, 1])], &[], "(1 or 3, 40, 2)");
}

#[test]
fn strides_that_kernels_cannot_take_are_refused() {
    let mut extent = Options::unallocated_tensor("", &[1, 1, 40, 50]).extent;
    extent.strides[3] = 1 << 30;
    let far = [TensorView::<f32>::from_extent(extent).into()];
    refused("additive_bias", &far, &[], "4294967296 bytes apart");
}

#[test]
fn numbers_have_to_mean_something() {
    refused(
        "window_and_sinks",
        &[],
        &[1.5, 0.0],
        "a whole number from 0",
    );
    refused("window_and_sinks", &[], &[f64::NAN, 0.0], "NaN");
    refused("window_and_sinks", &[], &[8.0], "(window, sinks)");
    refused("dilated_window", &[], &[8.0, 0.0], "from 1");
    refused("softcap", &[], &[1e-60], "finite number over 0");
    refused("softcap", &[], &[1e60], "finite number over 0");
    refused(
        "neighborhood_2d",
        &[],
        &[9.0, 4.0, 5.0],
        "kernel 5 is larger",
    );
    let video = [4.0, 2.0, 2.0, 8.0, 1.0, 3.0, 1.0];
    refused("sliding_tiles_3d", &[], &video, "[1, 3, 1] tiles");
    let window = [view::<f32>(&[4, 15 * 5])];
    refused("swin_bias", &window, &[8.0, 3.0], "24 tokens");
    refused("bias", &[], &[], "additive_bias, relative_bias, t5_bias");
}

#[test]
fn the_first_and_last_numbers_stage() {
    let ends = |number: &Number| match number.kind {
        // Loops over buckets are unrolled.
        NumberKind::Whole { least, most } => [least, most].map(f64::from),
        NumberKind::Positive => [f64::from(f32::MIN_POSITIVE), f64::from(f32::MAX)],
    };
    for function in NAMED.iter().filter(|it| it.tensors.is_empty()) {
        for end in 0..2 {
            let numbers: Vec<f64> = function.numbers.iter().map(|it| ends(it)[end]).collect();
            let bound = function.bind(&problem(false), &[], &numbers);
            assert!(bound.is_ok(), "{} {numbers:?}: {bound:?}", function.name);
        }
    }
    for numbers in [
        [2.0, 1.0, 0.0],
        [2.0, 1.0, 1.0],
        [1024.0, f64::from((1 << 30) - 1), 1.0],
    ] {
        let table = [view::<f32>(&[numbers[0] as u64, 1])];
        bind("t5_bias", &table, &numbers).unwrap();
    }
    let side = (2 << 14) - 1;
    let window = [view::<f32>(&[1, side * side])];
    bind("swin_bias", &window, &[f64::from(1 << 14); 2]).unwrap();
}

/// Each tensor of a function of scores is one of its arguments, so that its gradient has a place.
#[test]
fn tensors_of_floats_have_gradients() {
    let all: [(&str, &[u64], &[f64]); 4] = [
        ("additive_bias", &[1, 4, 1, 50], &[]),
        ("relative_bias", &[4, 41], &[20.0]),
        ("t5_bias", &[32, 4], &[32.0, 128.0, 1.0]),
        ("swin_bias", &[4, 225], &[8.0, 8.0]),
    ];
    let mut functions = Functions::default();
    functions.push(bind("softcap", &[], &[30.0]).unwrap());
    assert!(functions.gradients().is_empty());
    for (name, shape, numbers) in all {
        let table = view::<f16>(shape);
        let bound = bind(name, &[table], numbers).unwrap();
        let pushed = functions.push_with_gradients(bound, [(table, gradient(shape))]);
        pushed.unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    let wanted = functions.gradients().iter();
    let arguments = wanted.map(|it| it.tensors().map(|(argument, _)| argument).collect());
    let arguments: Vec<Vec<usize>> = arguments.collect();
    assert_eq!(arguments, [vec![], vec![0], vec![0], vec![0], vec![0]]);
}

#[test]
fn gradients_of_nothing_are_refused() {
    let [table, other] = [view::<f16>(&[4, 41]), view::<f32>(&[4, 41])];
    let bound = || bind("relative_bias", &[table], &[20.0]).unwrap();
    let refused = |bound, gradients: Vec<(View<'static>, ViewMut<'static>)>, text: &str| {
        let error = Functions::default().push_with_gradients(bound, gradients);
        let error = error.unwrap_err().to_string();
        assert!(error.contains(text), "{error}");
    };
    let to = || gradient(&[4, 41]);
    refused(bound(), vec![(other, to())], "is none of its arguments");
    let twice = vec![(table, to()), (table, to())];
    refused(bound(), twice, "is named twice");
    let half: TensorViewMut<'_, f16> = TensorViewMut::from_extent(table.extent());
    refused(bound(), vec![(table, half.into())], "it has to hold f32");
    let documents = [view::<i32>(&[1, 40]), view::<i32>(&[1, 50])];
    let mask = bind("documents", &documents, &[]).unwrap();
    refused(mask, vec![(documents[0], to())], "a mask has no gradient");
}

/// Where a gradient goes, which no memory stands behind.
fn gradient(shape: &[u64]) -> ViewMut<'static> {
    let extent = Options::unallocated_tensor("", shape).extent;
    TensorViewMut::<f32>::from_extent(extent).into()
}
