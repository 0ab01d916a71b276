//! What is prepared is loaded, and nothing else.

use attention::attention::{
    CachePlaces, Chip, RawDecoding, RawKvCache, RawNewTokens, plan, plan_decode,
};
use attention::functions::softcap;
use attention::prelude::*;

use super::*;
use crate::call::Place;

/// Heads of a size that no other test of this process has.
const HEAD_DIM: i64 = 48;

/// A tensor as the library has it.
fn view(described: &Described) -> View<'static> {
    let shape = &described.shape[..described.tensor.ndim as usize];
    let shape: Vec<u64> = shape.iter().map(|&size| size as u64).collect();
    let strides = attention::runtime::contiguous_strides(&shape);
    let element = if described.tensor.dtype.code == 0 {
        Type::U32
    } else {
        Type::F16
    };
    let address = described.tensor.data.expose_provenance() as u64;
    // SAFETY: nothing is launched with it.
    unsafe { View::raw(address, &shape, &strides, element) }.unwrap()
}

/// For writing.
fn view_mut(described: &Described) -> ViewMut<'static> {
    let it = view(described).extent();
    // SAFETY: as above.
    unsafe { ViewMut::raw(it.address, &it.shape, &it.strides, Type::F16) }.unwrap()
}

#[test]
fn a_call_finds_what_was_prepared() {
    let half = |shape: &[i64]| Described::new(shape, 2, 16);
    let [q, o] = [(); 2].map(|()| half(&[1, 1, 2, HEAD_DIM]));
    let [new_k, new_v] = [(); 2].map(|()| half(&[1, 1, 1, HEAD_DIM]));
    let [k, v] = [(); 2].map(|()| half(&[1, 40, 1, HEAD_DIM]));
    let seqlens = Described::list(&[7]);
    let step = || RawDecoding {
        q: view(&q),
        new: RawNewTokens {
            k: view(&new_k),
            v: view(&new_v),
            packed: None,
        },
        cache: RawKvCache {
            k: view_mut(&k),
            v: view_mut(&v),
            places: CachePlaces::InOrder,
        },
        cache_seqlens: view(&seqlens).typed::<u32>().unwrap(),
        rotary: None,
        o: view_mut(&o),
        lse: None,
    };
    let capped = [softcap().with(2.5)];
    let capped = Options {
        scores: &capped,
        ..Options::default()
    };
    let device = Place::Host.device().unwrap();
    let [plain, capped] = [Options::default(), capped].map(|it| plan_decode(step(), &it).unwrap());
    let attention = [&plain, &capped].map(|step| {
        let plan = plan(Chip::of(device), &step.problem, &step.tensors).unwrap();
        assert_eq!(plan.steps.len(), 1);
        plan.steps[0].kernel
    });
    // What adds, what attends, and what attends with a function.
    let are_loaded = || {
        let adds = device.loaded(&plain.append.entry, &plain.append.values);
        let attends = attention.map(|it| device.loaded(it.entry(), it.values()).is_some());
        [adds.is_some(), attends[0], attends[1]]
    };
    assert_eq!(are_loaded(), [false; 3]);

    let cache = fa_cache {
        size: size_of::<fa_cache>(),
        k: &raw const k.tensor,
        v: &raw const v.tensor,
        seqlens: &raw const seqlens.tensor,
        block_table: null(),
        rows: null(),
    };
    let [of_q, of_o] = [&q, &o].map(|it| &raw const it.tensor);
    let [new_k, new_v] = [&new_k, &new_v].map(|it| &raw const it.tensor);
    let cache = &raw const cache;
    // SAFETY: the tensors are what they say.
    let status = unsafe { fa_prepare_append(new_k, new_v, cache, null(), 0, null()) };
    assert!(is_done(status).unwrap());
    assert_eq!(are_loaded(), [true, false, false]);
    let numbers = [2.5];
    let function = fa_function {
        name: c"softcap".as_ptr(),
        tensors: null(),
        tensor_count: 0,
        numbers: numbers.as_ptr(),
        number_count: 1,
    };
    let options = fa_options {
        size: size_of::<fa_options>(),
        functions: &raw const function,
        function_count: 1,
        // SAFETY: null is none.
        ..unsafe { versioned::copy(null()) }.unwrap()
    };
    let prepare = |options| {
        let (ends, lse, rotary) = (null(), null(), null());
        // SAFETY: as above.
        let status = unsafe {
            fa_prepare_decode(
                of_q, new_k, new_v, of_o, lse, cache, ends, 0, rotary, options,
            )
        };
        assert!(is_done(status).unwrap());
    };
    prepare(null());
    assert_eq!(are_loaded(), [true, true, false]);
    prepare(&raw const options);
    assert_eq!(are_loaded(), [true; 3]);
}
