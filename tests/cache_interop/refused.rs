//! Tensors that share memory, and element types.

use fa::attention::{
    AttentionError, RawDecoding, RawNewTokens, RawRotary, plan_append, plan_decode, prepare_decode,
};
use fa::prelude::*;
use fa::runtime::contiguous_strides;

use crate::memory::*;

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
            ["cache.k", "cache.v"],
        ),
        (
            |memory, step| step.new.k = memory.cache[1].view(64, &NEW, &contiguous_strides(&NEW)),
            ["cache.v", "new.k"],
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
            ["cache.k", "q_out"],
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
            ["lse", "CachePlaces::Pages"],
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
        // Planned, without a device, it is refused as well.
        let mut memory = Memory::new(f16::from_f32);
        let mut step = memory.step();
        change(&mut memory, &mut step);
        assert_eq!(sharing(plan_decode(step, &causal()).map(drop)), expected);
        // So it is when its kernels are to be loaded.
        let mut memory = Memory::new(f16::from_f32);
        let mut step = memory.step();
        change(&mut memory, &mut step);
        let prepared = prepare_decode(&Device::cpu(), step, &causal());
        assert_eq!(sharing(prepared), expected);
    }
}

/// Plans say which kernels a step and an addition launch, and refuse what calls do.
#[test]
fn plans_want_no_device() {
    let mut memory = Memory::new(f16::from_f32);
    let plan = plan_decode(memory.step(), &causal()).expect("it fits");
    let spec = plan.append.entry.spec(&plan.append.values);
    assert!(spec.contains("QUERIES=true"), "{spec}");
    assert!(plan.problem.options.causal && plan.problem.options.paged.is_some());
    let step = memory.step();
    let (rotary, _) = step.rotary.expect("it is rotated");
    let append = |cache, new, rotary| plan_append(cache, new, step.cache_seqlens, Some(rotary));
    let alone = append(step.cache, step.new, rotary).expect("it fits");
    // Of the same tensors, but for the queries.
    let spec = alone.entry.spec(&alone.values);
    assert!(
        !spec.contains("QUERIES") && spec.contains("ROTARY="),
        "{spec}"
    );
    let packed = Options {
        seqused_k: Some(step.cache_seqlens),
        ..causal()
    };
    let twice = plan_decode(memory.step(), &packed).expect_err("the step says it");
    assert!(twice.to_string().contains("leave it out"), "{twice}");
    let mut wide = Memory::new(bf16::from_f32);
    let (step, other) = (memory.step(), wide.step());
    let (rotary, _) = step.rotary.expect("it is rotated");
    let mixed = plan_append(other.cache, step.new, step.cache_seqlens, Some(rotary));
    match mixed.expect_err("there are two types") {
        AttentionError::ElementType { tensor, .. } => assert_eq!(tensor, "cache.k"),
        error => panic!("{error}"),
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
    assert_eq!(of_type(RawDecoding { new, ..step_k }), "new.k");
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
        "cache.k"
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
