//! Caches in the memory of other libraries, on the interpreter: what is written, and what is refused before a kernel goes by it.

use std::ptr::null_mut;

use fa::attention::{
    AttentionError, CachePlaces, Decoding, KvCache, NewTokens, PackedTokens, RawDecoding,
    RawKvCache, RawNewTokens, RawQueries, RawRotary, Rotary, RotaryPairs, append_on, decode,
    decode_on,
};
use fa::kernels::attention::LaunchError;
use fa::prelude::*;
use fa::runtime::contiguous_strides;
use fa_cases::Aligned;
use fa_dsl::abi::{Element, TensorView};

const Q: [u64; 4] = [2, 1, 4, 64];
const NEW: [u64; 4] = [2, 1, 2, 64];
/// Four pages of 16 keys.
const POOL: [u64; 4] = [4, 16, 2, 64];
const ANGLES: [u64; 2] = [40, 16];
/// Keys of each sequence, and its pages.
const LENGTHS: [u32; 2] = [20, 5];
const PAGES: [u32; 4] = [3, 0, 1, 2];

/// What a step works on.
struct Memory<T> {
    q: Aligned<T>,
    new: [Aligned<T>; 2],
    cache: [Aligned<T>; 2],
    rotated: Aligned<T>,
    o: Aligned<T>,
    lse: Aligned<f32>,
    cos: Aligned<f32>,
    sin: Aligned<f32>,
    lengths: Aligned<u32>,
    pages: Aligned<u32>,
    begins: Aligned<u32>,
}

fn len(shape: &[u64]) -> usize {
    shape.iter().product::<u64>() as usize
}

/// Numbers without a pattern that attention would hide.
fn number(i: usize, step: f32) -> f32 {
    (i as f32 * step).sin()
}

impl<T: Element> Memory<T> {
    fn new(of: fn(f32) -> T) -> Memory<T> {
        let values = |shape: &[u64], step: f32| Aligned::new(len(shape), |i| of(number(i, step)));
        let list =
            |list: &'static [u32]| Aligned::new(list.len(), |i| list.get(i).copied().unwrap_or(0));
        Memory {
            q: values(&Q, 0.37),
            new: [values(&NEW, 0.53), values(&NEW, 0.71)],
            cache: [values(&POOL, 0.91), values(&POOL, 0.23)],
            rotated: values(&Q, 0.0),
            o: values(&Q, 0.0),
            lse: Aligned::new(8, |_| 0.0),
            cos: Aligned::new(len(&ANGLES), |i| number(i, 0.1)),
            sin: Aligned::new(len(&ANGLES), |i| number(i, 0.2)),
            lengths: list(&LENGTHS),
            pages: list(&PAGES),
            begins: list(&[0, 1, 2]),
        }
    }

    /// A step of two sequences, one new token of each, with rotated queries in a tensor of their own.
    fn step(&mut self) -> RawDecoding<'static> {
        let all =
            |tensor: &Aligned<T>, shape: &[u64]| tensor.view(0, shape, &contiguous_strides(shape));
        let angles = |table: &Aligned<f32>| table.view(0, &ANGLES, &contiguous_strides(&ANGLES));
        let rotary = RawRotary {
            cos: angles(&self.cos),
            sin: angles(&self.sin),
            pairs: RotaryPairs::Halves,
            positions: None,
            queries: None,
        };
        let strides = contiguous_strides(&POOL);
        let [cache_k, cache_v] = &mut self.cache;
        RawDecoding {
            q: all(&self.q, &Q),
            new: RawNewTokens {
                k: all(&self.new[0], &NEW),
                v: all(&self.new[1], &NEW),
                packed: None,
            },
            cache: RawKvCache {
                k: cache_k.view_mut(0, &POOL, &strides),
                v: cache_v.view_mut(0, &POOL, &strides),
                places: CachePlaces::Pages(list(&self.pages, 0, &[2, 2])),
            },
            cache_seqlens: list(&self.lengths, 0, &[2]),
            rotary: Some((
                rotary,
                self.rotated.view_mut(0, &Q, &contiguous_strides(&Q)),
            )),
            o: self.o.view_mut(0, &Q, &contiguous_strides(&Q)),
            lse: Some(self.lse.view_mut(0, &[2, 4, 1], &[4, 1, 1])),
        }
    }
}

fn list(list: &Aligned<u32>, offset: usize, shape: &[u64]) -> TensorView<'static, u32> {
    let view = list.view(offset, shape, &contiguous_strides(shape));
    view.typed().expect("it is one of u32")
}

fn causal() -> Options<'static> {
    Options {
        causal: true,
        ..Options::default()
    }
}

/// A step on this thread.
fn on_host(step: RawDecoding<'_>, options: &Options<'_>) -> Result<(), AttentionError> {
    let device = Device::cpu();
    // SAFETY: every tensor is alive and used by one call at a time.
    let stream = unsafe { device.borrow_stream(null_mut()) };
    decode_on(&stream, step, options)
}

/// An addition on this thread.
fn add_on_host(
    cache: RawKvCache<'_>,
    new: RawNewTokens<'_>,
    lengths: TensorView<'_, u32>,
    rotary: Option<RawRotary<'_>>,
) -> Result<(), AttentionError> {
    let device = Device::cpu();
    // SAFETY: as above.
    let stream = unsafe { device.borrow_stream(null_mut()) };
    append_on(&stream, cache, new, lengths, rotary)
}

/// The bits of output, log-sum-exp, keys and values after the same step on buffers of a device.
fn on_buffers<T: fa::attention::AttentionElement>(memory: &Memory<T>) -> [Vec<u64>; 4] {
    let device = Device::cpu();
    let upload =
        |tensor: &Aligned<T>, shape: &[u64]| device.upload(&tensor.get()[..len(shape)]).unwrap();
    let q = upload(&memory.q, &Q);
    let [new_k, new_v] = memory.new.each_ref().map(|new| upload(new, &NEW));
    let [mut k, mut v] = memory.cache.each_ref().map(|cache| upload(cache, &POOL));
    let (mut rotated, mut o) = (upload(&memory.rotated, &Q), upload(&memory.o, &Q));
    let mut lse = device.zeros::<f32>(8).unwrap();
    let cos = device.upload(&memory.cos.get()[..len(&ANGLES)]).unwrap();
    let sin = device.upload(&memory.sin.get()[..len(&ANGLES)]).unwrap();
    let (lengths, pages) = (
        device.upload(&LENGTHS).unwrap(),
        device.upload(&PAGES).unwrap(),
    );
    let rotary = Rotary::new(
        cos.contiguous(&ANGLES).unwrap(),
        sin.contiguous(&ANGLES).unwrap(),
        RotaryPairs::Halves,
    );
    let step = Decoding {
        q: q.contiguous(&Q).unwrap(),
        new: NewTokens {
            k: new_k.contiguous(&NEW).unwrap(),
            v: new_v.contiguous(&NEW).unwrap(),
            packed: None,
        },
        cache: KvCache {
            k: k.contiguous_mut(&POOL).unwrap(),
            v: v.contiguous_mut(&POOL).unwrap(),
            places: CachePlaces::Pages(pages.contiguous(&[2, 2]).unwrap()),
        },
        cache_seqlens: lengths.contiguous(&[2]).unwrap(),
        rotary: Some((rotary, rotated.contiguous_mut(&Q).unwrap())),
        o: o.contiguous_mut(&Q).unwrap(),
        lse: Some(lse.contiguous_mut(&[2, 4, 1]).unwrap()),
    };
    decode(&device, step, &causal()).unwrap();
    let lse = bits(&lse.read().unwrap());
    [
        bits(&o.read().unwrap()),
        lse,
        bits(&k.read().unwrap()),
        bits(&v.read().unwrap()),
    ]
}

fn bits<T: Element>(values: &[T]) -> Vec<u64> {
    values.iter().map(|x| x.bits()).collect()
}

fn is_as_on_buffers<T: fa::attention::AttentionElement>(of: fn(f32) -> T) {
    for in_place in [false, true] {
        let mut memory = Memory::new(of);
        let expected = on_buffers(&memory);
        let mut step = memory.step();
        if in_place {
            let q = memory.q.view_mut(0, &Q, &contiguous_strides(&Q));
            step.rotary.as_mut().unwrap().1 = q;
        }
        on_host(step, &causal()).unwrap();
        let found = [
            bits(&memory.o.get()[..len(&Q)]),
            bits(&memory.lse.get()[..8]),
            bits(&memory.cache[0].get()[..len(&POOL)]),
            bits(&memory.cache[1].get()[..len(&POOL)]),
        ];
        assert!(found == expected, "in place: {in_place}");
    }
}

#[test]
fn a_step_is_what_it_is_on_buffers() {
    is_as_on_buffers(f16::from_f32);
    is_as_on_buffers(bf16::from_f32);
}

/// What an addition writes is the first half of a step.
#[test]
fn an_addition_is_the_first_half_of_a_step() {
    let mut memory = Memory::new(f16::from_f32);
    let [.., keys, values] = on_buffers(&memory);
    let RawDecoding {
        q,
        new,
        cache,
        cache_seqlens,
        rotary,
        ..
    } = memory.step();
    let (rotary, out) = rotary.unwrap();
    let queries = Some(RawQueries {
        q,
        out,
        masked: true,
    });
    add_on_host(
        cache,
        new,
        cache_seqlens,
        Some(RawRotary { queries, ..rotary }),
    )
    .unwrap();
    assert!(bits(&memory.cache[0].get()[..len(&POOL)]) == keys);
    assert!(bits(&memory.cache[1].get()[..len(&POOL)]) == values);
    assert!(memory.rotated.get()[0] != f16::ZERO);
}

/// The names of an output and of another tensor that share memory.
fn sharing(refused: Result<(), AttentionError>) -> [&'static str; 2] {
    match refused {
        Err(AttentionError::SharedMemory { output, tensor }) => [output, tensor],
        other => panic!("{other:?}"),
    }
}

/// Changes a step so that two of its tensors share memory.
type Change = fn(&mut Memory<f16>, &mut RawDecoding<'static>);

#[test]
fn what_is_written_has_memory_of_its_own() {
    let q = contiguous_strides(&Q);
    assert_eq!(q, [256, 256, 64, 1]);
    let changes: [(Change, [&str; 2]); 9] = [
        (
            |memory, step| {
                step.cache.v = memory.cache[0].view_mut(0, &POOL, &contiguous_strides(&POOL))
            },
            ["cache_k", "cache_v"],
        ),
        (
            |memory, step| step.new.k = memory.cache[1].view(64, &NEW, &contiguous_strides(&NEW)),
            ["cache_v", "new_k"],
        ),
        (
            |memory, step| step.o = memory.q.view_mut(0, &Q, &contiguous_strides(&Q)),
            ["o", "q"],
        ),
        (
            |memory, step| step.o = memory.rotated.view_mut(0, &Q, &contiguous_strides(&Q)),
            ["o", "q_out"],
        ),
        (
            |memory, step| {
                let moved = memory.cache[0].view_mut(0, &Q, &contiguous_strides(&Q));
                step.rotary.as_mut().unwrap().1 = moved;
            },
            ["cache_k", "q_out"],
        ),
        // In place is exactly in place.
        (
            |memory, step| {
                let moved = memory.q.view_mut(8, &Q, &contiguous_strides(&Q));
                step.rotary.as_mut().unwrap().1 = moved;
            },
            ["q_out", "q"],
        ),
        (
            |memory, step| step.lse = Some(memory.cos.view_mut(0, &[2, 4, 1], &[4, 1, 1])),
            ["lse", "cos"],
        ),
        (
            |memory, step| {
                let address = memory.pages.get().as_ptr().expose_provenance() as u64;
                // SAFETY: the call is refused.
                let lse = unsafe { ViewMut::raw(address, &[2, 4, 1], &[0, 0, 0], Type::F32) };
                // Elements that are written twice are no tensor at all.
                assert!(lse.is_err());
                let lse = unsafe { ViewMut::raw(address, &[2, 4, 1], &[4, 1, 1], Type::F32) };
                step.lse = Some(lse.unwrap());
            },
            ["lse", "block_table"],
        ),
        (
            |memory, step| {
                let address = memory.lengths.get().as_ptr().expose_provenance() as u64;
                // SAFETY: the call is refused.
                let lse = unsafe { ViewMut::raw(address, &[2, 4, 1], &[4, 1, 1], Type::F32) };
                step.lse = Some(lse.unwrap());
            },
            ["lse", "cache_seqlens"],
        ),
    ];
    for (change, expected) in changes {
        let mut memory = Memory::new(f16::from_f32);
        let mut step = memory.step();
        change(&mut memory, &mut step);
        assert_eq!(sharing(on_host(step, &causal())), expected);
    }
}

#[test]
fn element_types_are_checked() {
    let mut memory = Memory::new(f16::from_f32);
    let mut wide = Memory::new(bf16::from_f32);
    let of_type = |step| match on_host(step, &causal()) {
        Err(AttentionError::ElementType { tensor, .. }) => tensor,
        other => panic!("{other:?}"),
    };
    let mut step = || (memory.step(), wide.step());
    let (step_k, other) = step();
    let new = RawNewTokens {
        k: other.new.k,
        ..step_k.new
    };
    assert_eq!(of_type(RawDecoding { new, ..step_k }), "new_k");
    let (step_o, other) = step();
    assert_eq!(
        of_type(RawDecoding {
            o: other.o,
            ..step_o
        }),
        "o"
    );
    let (step_cache, other) = step();
    assert_eq!(
        of_type(RawDecoding {
            cache: other.cache,
            ..step_cache
        }),
        "cache_k"
    );
    let (step_out, other) = step();
    let rotary = step_out
        .rotary
        .map(|(rotary, _)| (rotary, other.rotary.unwrap().1));
    assert_eq!(of_type(RawDecoding { rotary, ..step_out }), "q_out");
    let (step_lse, other) = step();
    assert_eq!(
        of_type(RawDecoding {
            lse: Some(other.o),
            ..step_lse
        }),
        "lse"
    );
    let (step_cos, other) = step();
    let rotary = step_cos.rotary.map(|(rotary, out)| {
        (
            RawRotary {
                cos: other.q,
                ..rotary
            },
            out,
        )
    });
    assert_eq!(of_type(RawDecoding { rotary, ..step_cos }), "cos");
}

/// What is said of a list that leads astray, and whether the cache was left alone.
fn astray(change: impl FnOnce(&mut Memory<f16>, &mut RawDecoding<'static>)) -> String {
    let mut memory = Memory::new(f16::from_f32);
    let before = bits(memory.cache[0].get());
    let mut step = memory.step();
    change(&mut memory, &mut step);
    let refused = on_host(step, &causal()).unwrap_err();
    let is_of_an_option = matches!(
        refused,
        AttentionError::Launch(LaunchError::OptionValue { .. })
    );
    assert!(is_of_an_option, "{refused}");
    assert!(bits(memory.cache[0].get()) == before, "{refused}");
    refused.to_string()
}

#[test]
fn lists_that_lead_astray_are_refused_before_anything_is_written() {
    for page in [4, u32::MAX] {
        let said = astray(|memory, _| memory.pages.get_mut()[1] = page);
        let expected = format!(
            "paged: block_table has page {page} for the keys from 16 on of sequence 0, but there are 4 pages"
        );
        assert_eq!(said, expected);
    }
    let said = astray(|memory, step| {
        memory.pages.get_mut()[0] = 4;
        step.cache.places = CachePlaces::Rows(list(&memory.pages, 0, &[2]));
    });
    let expected = "cache_batch_idx: there is a sequence in row 4, but the cache has 4 rows";
    assert_eq!(said, expected);
    let said = astray(|memory, step| {
        memory.begins.get_mut()[1] = 3;
        pack(memory, step);
    });
    assert!(said.contains("cu_seqlens_q"), "{said}");
}

/// Makes a step's new tokens and queries packed ones.
fn pack(memory: &mut Memory<f16>, step: &mut RawDecoding<'static>) {
    let shape = |heads: u64| [2, heads, 64];
    let view = |tensor: &Aligned<f16>, heads| tensor.view(0, &shape(heads), &[heads * 64, 64, 1]);
    step.q = view(&memory.q, 4);
    step.new = RawNewTokens {
        k: view(&memory.new[0], 2),
        v: view(&memory.new[1], 2),
        packed: Some(PackedTokens {
            cu_seqlens: list(&memory.begins, 0, &[3]),
            max_len: 1,
        }),
    };
    step.rotary = None;
    step.o = memory.o.view_mut(0, &shape(4), &[256, 64, 1]);
    step.lse = Some(memory.lse.view_mut(0, &[4, 2], &[2, 1]));
}

#[test]
fn packed_additions_are_checked_too() {
    let mut memory = Memory::new(f16::from_f32);
    memory.begins.get_mut()[2] = 1;
    let mut step = memory.step();
    pack(&mut memory, &mut step);
    let RawDecoding {
        new,
        cache,
        cache_seqlens,
        ..
    } = step;
    let refused = add_on_host(cache, new, cache_seqlens, None).unwrap_err();
    assert!(
        refused.to_string().contains("cu_seqlens goes from 0 to 1"),
        "{refused}"
    );
}

/// Entries of the table that no used key is in may be anything, and so may those of a sequence that waits. Lengths past what
/// there is room for are taken for that.
#[test]
fn what_is_not_followed_is_not_checked() {
    let mut memory = Memory::new(f16::from_f32);
    memory.pages.get_mut()[3] = u32::MAX;
    let step = memory.step();
    on_host(step, &causal()).unwrap();

    let mut memory = Memory::new(f16::from_f32);
    memory.begins.get_mut()[..3].copy_from_slice(&[0, 0, 2]);
    memory.pages.get_mut()[..2].fill(u32::MAX);
    let mut step = memory.step();
    pack(&mut memory, &mut step);
    step.new.packed = step.new.packed.map(|packed| PackedTokens {
        max_len: 2,
        ..packed
    });
    on_host(step, &causal()).unwrap();

    let outputs = [32, 1000, u32::MAX].map(|length| {
        let mut memory = Memory::new(f16::from_f32);
        memory.lengths.get_mut()[0] = length;
        let mut step = memory.step();
        step.rotary = None;
        on_host(step, &Options::default()).unwrap();
        memory.o.get()[..4 * 64].to_vec()
    });
    assert!(outputs[0] == outputs[1] && outputs[0] == outputs[2]);
}

/// Attention to a cache without adding to it: its lists are checked as those of a step are.
#[test]
fn attention_to_a_cache_is_checked_too() {
    let attend = |pages: [u32; 4], lse_in_the_table: bool| {
        let mut memory = Memory::new(f16::from_f32);
        memory.pages.get_mut()[..4].copy_from_slice(&pages);
        let step = memory.step();
        let paged = Paged {
            block_table: list(&memory.pages, 0, &[2, 2]),
            page: 16,
            max_seq_k: 32,
        };
        let options = Options {
            paged: Some(paged),
            seqused_k: Some(step.cache_seqlens),
            ..causal()
        };
        let [k, v] = memory
            .cache
            .each_ref()
            .map(|cache| cache.view(0, &POOL, &contiguous_strides(&POOL)));
        let lse = match lse_in_the_table {
            true => {
                let address = memory.pages.get().as_ptr().expose_provenance() as u64;
                // SAFETY: the call is refused.
                unsafe { ViewMut::raw(address, &[2, 4, 1], &[4, 1, 1], Type::F32) }.ok()
            }
            false => step.lse,
        };
        let device = Device::cpu();
        // SAFETY: every tensor is alive and used by one call at a time.
        let stream = unsafe { device.borrow_stream(null_mut()) };
        attention_on(&stream, [step.q, k, v], step.o, lse, &options)
    };
    attend(PAGES, false).unwrap();
    // Sequence 1 has five keys: its second page is not followed.
    attend([3, 0, 1, 9], false).unwrap();
    let refused = attend([3, 0, 9, 2], false).unwrap_err().to_string();
    assert!(refused.contains("block_table has page 9"), "{refused}");
    assert_eq!(sharing(attend(PAGES, true)), ["lse", "block_table"]);
}

/// A prompt and a single query in one batch: whatever is launched for either leaves the output of the other alone.
#[test]
fn prompts_and_single_queries_in_one_batch() {
    const MIXED: [u64; 3] = [21, 4, 64];
    let device = Device::cpu();
    let values: Vec<f16> = (0..len(&MIXED))
        .map(|i| f16::from_f32(number(i, 0.37)))
        .collect();
    let mut memory = Memory::new(f16::from_f32);
    memory.begins.get_mut()[..3].copy_from_slice(&[0, 20, 21]);
    let pools = memory
        .cache
        .each_ref()
        .map(|cache| device.upload(&cache.get()[..len(&POOL)]).unwrap());
    let q = device.upload(&values).unwrap();
    let (mut o, mut lse) = (
        device.poisoned::<f16>(values.len()).unwrap(),
        device.poisoned::<f32>(84).unwrap(),
    );
    let [begins, used, pages] =
        [&[0, 20, 21][..], &[32, 5], &PAGES].map(|it| device.upload(it).unwrap());
    let options = |begins, used, pages| Options {
        packed: Some(Packed {
            cu_seqlens_q: begins,
            cu_seqlens_k: None,
            max_seq_q: 20,
            max_seq_k: 32,
        }),
        paged: Some(Paged {
            block_table: pages,
            page: 16,
            max_seq_k: 32,
        }),
        seqused_k: Some(used),
        ..causal()
    };
    let [k, v] = pools.each_ref().map(|pool| pool.contiguous(&POOL).unwrap());
    let shape = [1, 21, 4, 64];
    attention_into(
        &device,
        [q.contiguous(&shape).unwrap(), k, v],
        o.contiguous_mut(&shape).unwrap(),
        Some(lse.contiguous_mut(&[1, 4, 21]).unwrap()),
        &options(
            begins.contiguous(&[3]).unwrap(),
            used.contiguous(&[2]).unwrap(),
            pages.contiguous(&[2, 2]).unwrap(),
        ),
    )
    .unwrap();

    memory.lengths.get_mut()[..2].copy_from_slice(&[32, 5]);
    let strides = contiguous_strides(&POOL);
    let [k, v] = memory
        .cache
        .each_ref()
        .map(|cache| cache.view(0, &POOL, &strides));
    let q = Aligned::new(values.len(), |i| {
        values.get(i).copied().unwrap_or(f16::ZERO)
    });
    let mut found = Aligned::new(values.len(), |_| f16::NAN);
    let mut found_lse = Aligned::new(84, |_| f32::NAN);
    let (rows, heads) = ([256, 64, 1], [21, 1]);
    let o_view = found.view_mut(0, &MIXED, &rows);
    let lse_view = found_lse.view_mut(0, &[4, 21], &heads);
    let lists = options(
        list(&memory.begins, 0, &[3]),
        list(&memory.lengths, 0, &[2]),
        list(&memory.pages, 0, &[2, 2]),
    );
    // SAFETY: every tensor is alive and used by one call at a time.
    let stream = unsafe { device.borrow_stream(null_mut()) };
    attention_on(
        &stream,
        [q.view(0, &MIXED, &rows), k, v],
        o_view,
        Some(lse_view),
        &lists,
    )
    .unwrap();
    assert!(bits(&found.get()[..values.len()]) == bits(&o.read().unwrap()));
    assert!(bits(&found_lse.get()[..84]) == bits(&lse.read().unwrap()));
    assert!(found.get()[..values.len()].iter().all(|x| x.is_finite()));
}
