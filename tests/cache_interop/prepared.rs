//! Kernels that are loaded ahead of a call: the call loads none, and loading them reads and writes nothing.

use std::ptr::null_mut;

use fa::attention::{
    At, AttentionError, CachePlaces, PackedTokens, RawDecoding, RawKvCache, RawNewTokens,
    RawQueries, RawRotary, ScoreFunction, append_on, decode_on, prepare_append, prepare_decode,
};
use fa::prelude::*;
use fa::runtime::contiguous_strides;
use fa_cases::Aligned;

use crate::memory::*;

/// What a step is, of a memory.
type Step = fn(&mut Memory<f16>) -> RawDecoding<'static>;

/// Steps, and how many kernels each launches.
const STEPS: [(&str, Step, usize); 8] = [
    ("pages", Memory::step, 2),
    ("in order", in_order, 2),
    ("rows", in_rows, 2),
    ("packed", |memory| packed(memory, 1), 2),
    ("packed, more at most", |memory| packed(memory, 5000), 3),
    // On the interpreter no sequence is taken for longer than all of them, so that a prompt's kernel is not wanted.
    ("one query, at most very many", one_query, 2),
    ("a prompt and a single query", mixed, 3),
    ("without rotation", unrotated, 2),
];

/// The pool as two sequences of 32 keys.
const ROWS: [u64; 4] = [2, 32, 2, 64];

fn in_order(memory: &mut Memory<f16>) -> RawDecoding<'static> {
    let mut step = memory.step();
    let [k, v] = &mut memory.cache;
    step.cache = RawKvCache {
        k: k.view_mut(0, &ROWS, &contiguous_strides(&ROWS)),
        v: v.view_mut(0, &ROWS, &contiguous_strides(&ROWS)),
        places: CachePlaces::InOrder,
    };
    step
}

/// The second sequence in row 0, which the list of where packed ones begin says, too.
fn in_rows(memory: &mut Memory<f16>) -> RawDecoding<'static> {
    let mut step = in_order(memory);
    step.cache.places = CachePlaces::Rows(list(&memory.begins, 0, &[2]));
    step
}

fn packed(memory: &mut Memory<f16>, max_len: usize) -> RawDecoding<'static> {
    let mut step = memory.step();
    pack(memory, &mut step);
    step.new.packed = Some(PackedTokens {
        max_len,
        ..step.new.packed.expect("it is packed")
    });
    step
}

/// The first sequence alone.
fn one_query(memory: &mut Memory<f16>) -> RawDecoding<'static> {
    let mut step = packed(memory, 5000);
    let view = |tensor: &Aligned<f16>, heads| tensor.view(0, &[1, heads, 64], &[heads * 64, 64, 1]);
    step.q = view(&memory.q, 4);
    step.new = RawNewTokens {
        k: view(&memory.new[0], 2),
        v: view(&memory.new[1], 2),
        packed: Some(PackedTokens {
            cu_seqlens: list(&memory.begins, 0, &[2]),
            max_len: 5000,
        }),
    };
    step.cache.places = CachePlaces::Pages(list(&memory.pages, 0, &[1, 2]));
    step.cache_seqlens = list(&memory.lengths, 0, &[1]);
    step.o = memory.o.view_mut(0, &[1, 4, 64], &[256, 64, 1]);
    step.lse = Some(memory.lse.view_mut(0, &[4, 1], &[1, 1]));
    step
}

/// A sequence of 20 new tokens and one of a single one.
fn mixed(memory: &mut Memory<f16>) -> RawDecoding<'static> {
    let tokens =
        |heads: usize, step: f32| Aligned::new(21 * heads * 64, |i| f16::from_f32(number(i, step)));
    memory.q = tokens(4, 0.37);
    memory.new = [tokens(2, 0.53), tokens(2, 0.71)];
    memory.o = tokens(4, 0.0);
    memory.lse = Aligned::new(84, |_| 0.0);
    let shape = |heads: u64| [21, heads, 64];
    let view = |tensor: &Aligned<f16>, heads| tensor.view(0, &shape(heads), &[heads * 64, 64, 1]);
    let mut step = packed(memory, 20);
    step.q = view(&memory.q, 4);
    step.new.k = view(&memory.new[0], 2);
    step.new.v = view(&memory.new[1], 2);
    step.o = memory.o.view_mut(0, &shape(4), &[256, 64, 1]);
    step.lse = Some(memory.lse.view_mut(0, &[4, 21], &[21, 1]));
    step
}

fn unrotated(memory: &mut Memory<f16>) -> RawDecoding<'static> {
    let mut step = memory.step();
    step.rotary = None;
    step
}

/// What there is to write.
fn written(memory: &Memory<f16>) -> [Vec<u64>; 5] {
    let [keys, values] = memory.cache.each_ref().map(|cache| bits(cache.get()));
    let [rotated, o] = [&memory.rotated, &memory.o].map(|tensor| bits(tensor.get()));
    [keys, values, rotated, o, bits(memory.lse.get())]
}

/// The contents of the lists: of a step, or such as lead out of every tensor.
fn fill(memory: &mut Memory<f16>, lead_out: bool, begins: [u32; 3]) {
    let of = |all: &[u32]| match lead_out {
        true => vec![u32::MAX / 2; all.len()],
        false => all.to_vec(),
    };
    memory.lengths.get_mut()[..2].copy_from_slice(&of(&LENGTHS.map(|it| it / 2)));
    memory.pages.get_mut()[..4].copy_from_slice(&of(&PAGES));
    memory.begins.get_mut()[..3].copy_from_slice(&of(&begins));
}

/// Prepares a step, and takes it: how many kernels are loaded after the one and after the other.
fn loaded(name: &str, of: Step, options: &Options<'_>) -> [usize; 2] {
    let device = Device::cpu();
    let mut memory = Memory::new(f16::from_f32);
    let step = of(&mut memory);
    fill(&mut memory, true, [0; 3]);
    let before = written(&memory);
    prepare_decode(&device, step, options).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(written(&memory) == before, "{name}: it wrote");
    let prepared = device.loaded_programs();

    let step = of(&mut memory);
    let tokens = step.q.extent().shape[0] as u32;
    let begins = match name {
        "rows" => [1, 0, 0],
        _ if tokens == 1 => [0, 1, 1],
        _ => [0, tokens - 1, tokens],
    };
    fill(&mut memory, false, begins);
    // SAFETY: every tensor is alive and used by one call at a time.
    let stream = unsafe { device.borrow_stream(null_mut()) };
    decode_on(&stream, step, options).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(written(&memory) != before, "{name}: it wrote nothing");
    [prepared, device.loaded_programs()]
}

#[test]
fn a_prepared_step_loads_nothing() {
    for (name, step, kernels) in STEPS {
        assert_eq!(loaded(name, step, &causal()), [kernels; 2], "{name}");
    }
}

/// Functions are part of the kernel.
#[test]
fn a_prepared_step_with_a_function_loads_nothing() {
    let half = ScoreFunction::new(|score, _: At, ()| score * 0.5).unwrap();
    let scores = [half.with(())];
    let options = Options {
        scores: &scores,
        ..causal()
    };
    for (name, step, kernels) in STEPS {
        assert_eq!(loaded(name, step, &options), [kernels; 2], "{name}");
    }
}

/// What rotates is another kernel, and so is what rotates queries, too.
#[test]
fn a_prepared_addition_loads_nothing() {
    for (rotates, queries) in [(false, false), (true, false), (true, true)] {
        let device = Device::cpu();
        let mut memory = Memory::new(f16::from_f32);
        let parts = |memory: &mut Memory<f16>| {
            let step = memory.step();
            let (rotary, out) = step.rotary.expect("it is rotated");
            let rotary = rotates.then(|| RawRotary {
                queries: queries.then_some(RawQueries {
                    q: step.q,
                    out,
                    masked: true,
                }),
                ..rotary
            });
            (step.cache, step.new, step.cache_seqlens, rotary)
        };
        let (cache, new, lengths, rotary) = parts(&mut memory);
        fill(&mut memory, true, [0; 3]);
        let before = written(&memory);
        prepare_append(&device, cache, new, lengths, rotary).unwrap();
        assert!(written(&memory) == before, "it wrote");
        assert_eq!(device.loaded_programs(), 1);

        let (cache, new, lengths, rotary) = parts(&mut memory);
        fill(&mut memory, false, [0; 3]);
        // SAFETY: every tensor is alive and used by one call at a time.
        let stream = unsafe { device.borrow_stream(null_mut()) };
        append_on(&stream, cache, new, lengths, rotary).unwrap();
        assert!(written(&memory) != before, "it wrote nothing");
        assert_eq!(device.loaded_programs(), 1);
    }
}

/// Before anything is loaded: what the addition, the attention and the interpreter have against it.
#[test]
fn what_cannot_be_called_is_not_prepared() {
    let device = Device::cpu();
    let mut memory = Memory::new(f16::from_f32);
    let refused = |step, options: &Options<'_>| {
        let error = prepare_decode(&device, step, options).expect_err("it is not right");
        assert_eq!(device.loaded_programs(), 0, "{error}");
        error
    };
    let mut step = memory.step();
    step.cache_seqlens = list(&memory.lengths, 0, &[1]);
    let text = refused(step, &causal()).to_string();
    assert!(text.contains("`cache_seqlens`"), "{text}");
    let mut step = memory.step();
    step.new.v = memory.cache[1].view(0, &NEW, &contiguous_strides(&NEW));
    let shared = prepare_append(&device, step.cache, step.new, step.cache_seqlens, None);
    assert_eq!(sharing(shared), ["cache.v", "new.v"]);
    let splits = Options {
        splits: Some(0),
        ..causal()
    };
    let text = refused(memory.step(), &splits).to_string();
    assert!(text.contains("splits"), "{text}");
    // 2^29 keys in two sequences, of which there is no memory.
    let shape = [2, 1 << 29, 2, 64];
    let far = |address: u64| {
        // SAFETY: nothing is read or written.
        let view = unsafe { ViewMut::raw(address, &shape, &contiguous_strides(&shape), Type::F16) };
        view.unwrap_or_else(|error| panic!("{error}"))
    };
    let mut step = memory.step();
    step.cache = RawKvCache {
        k: far(1 << 60),
        v: far(1 << 61),
        places: CachePlaces::InOrder,
    };
    let error = refused(step, &causal());
    assert!(
        matches!(error, AttentionError::TooMuchForTheInterpreter { .. }),
        "{error}"
    );
    let step = memory.step();
    let new = RawNewTokens {
        k: memory.q.view(0, &Q, &contiguous_strides(&Q)),
        ..step.new
    };
    let refused = prepare_append(&device, step.cache, new, step.cache_seqlens, None);
    let text = refused.expect_err("it has other heads").to_string();
    assert!(
        text.contains("`cache.k`") || text.contains("`new."),
        "{text}"
    );
    assert_eq!(device.loaded_programs(), 0);
}
