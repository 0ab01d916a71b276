//! What is computed and written.

use std::ptr::null_mut;

use fa::attention::{
    CachePlaces, Decoding, KvCache, NewTokens, RawDecoding, RawKvCache, RawQueries, RawRotary,
    Rotary, RotaryPairs, decode,
};
use fa::prelude::*;
use fa::runtime::contiguous_strides;
use fa_cases::Aligned;

use crate::memory::*;

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

/// A view of packed tokens with a dimension of one in front, if `wanted`.
fn in_a_batch(view: View<'static>, wanted: bool) -> View<'static> {
    let extent = view.extent();
    let ([a, b, c, _], [x, y, z, _]) = (extent.shape, extent.strides);
    // SAFETY: it is the same memory.
    let longer = unsafe {
        View::raw(
            extent.address,
            &[1, a, b, c],
            &[a * x, x, y, z],
            view.element(),
        )
    };
    if wanted { longer.unwrap() } else { view }
}

/// A packed step, whose tensors have a dimension of one in front or not.
fn packed_step(memory: &mut Memory<f16>, with_batch: bool) -> RawDecoding<'static> {
    let mut step = memory.step();
    pack(memory, &mut step);
    step.q = in_a_batch(step.q, with_batch);
    [step.new.k, step.new.v] = [step.new.k, step.new.v].map(|new| in_a_batch(new, with_batch));
    if with_batch {
        step.o = memory.o.view_mut(0, &[1, 2, 4, 64], &[512, 256, 64, 1]);
        step.lse = Some(memory.lse.view_mut(0, &[1, 4, 2], &[8, 2, 1]));
    }
    step
}

/// Through both doors, of a step and of an addition.
#[test]
fn packed_tensors_may_have_a_dimension_of_one_in_front() {
    let outputs = |memory: &Memory<f16>| {
        let [keys, values] = memory
            .cache
            .each_ref()
            .map(|cache| bits(&cache.get()[..len(&POOL)]));
        let o = bits(&memory.o.get()[..len(&Q)]);
        [o, bits(&memory.lse.get()[..8]), keys, values]
    };
    let raw = |with_batch| {
        let mut memory = Memory::new(f16::from_f32);
        let step = packed_step(&mut memory, with_batch);
        on_host(step, &causal()).unwrap();
        outputs(&memory)
    };
    let typed = |with_batch| {
        let mut memory = Memory::new(f16::from_f32);
        let step = packed_step(&mut memory, with_batch);
        let RawKvCache { k, v, places } = step.cache;
        let step = Decoding {
            q: step.q.typed().unwrap(),
            new: NewTokens {
                k: step.new.k.typed().unwrap(),
                v: step.new.v.typed().unwrap(),
                packed: step.new.packed,
            },
            cache: KvCache {
                k: k.typed::<f16>().unwrap(),
                v: v.typed().unwrap(),
                places,
            },
            cache_seqlens: step.cache_seqlens,
            rotary: None,
            o: step.o.typed().unwrap(),
            lse: step.lse.map(|lse| lse.typed().unwrap()),
        };
        let device = Device::cpu();
        // SAFETY: every tensor is alive and used by one call at a time.
        let stream = unsafe { device.borrow_stream(null_mut()) };
        decode(&stream, step, &causal()).unwrap();
        outputs(&memory)
    };
    let added = |with_batch| {
        let mut memory = Memory::new(f16::from_f32);
        let RawDecoding {
            new,
            cache,
            cache_seqlens,
            ..
        } = packed_step(&mut memory, with_batch);
        add_on_host(cache, new, cache_seqlens, None).unwrap();
        outputs(&memory)
    };
    let expected = raw(false);
    assert!(raw(true) == expected);
    assert!(typed(false) == expected && typed(true) == expected);
    for found in [added(false), added(true)] {
        assert!(found[2..] == expected[2..]);
    }
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
