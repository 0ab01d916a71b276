//! How the backward pass is called: tensors of other libraries, packed ones, parts of the keys; what it refuses, and plans.

use std::ptr::null_mut;

use fa::attention::{
    AttentionError, Dtype, Gradients, Part, Problem, RawGradients, RawPart, Shape,
    attention_backward, attention_backward_on, prepare_backward,
};
use fa::prelude::*;
use fa_cases::Aligned;
use fa_dsl::abi::TensorView;

#[path = "backward_calls/plans.rs"]
mod plans;
#[path = "backward_calls/refused.rs"]
mod refused;

const SEQ: usize = 70;
const HEADS: usize = 2;
const HEAD_DIM: usize = 32;
const SHAPE: [u64; 4] = [1, SEQ as u64, HEADS as u64, HEAD_DIM as u64];
const LSE: [u64; 3] = [1, HEADS as u64, SEQ as u64];
const LEN: usize = SEQ * HEADS * HEAD_DIM;

/// Numbers without a pattern that gradients would hide.
fn number(i: usize) -> f16 {
    f16::from_f32(((i as f32) * 0.37).sin())
}

/// The tensors of a small problem, and what the forward pass gives.
struct Tensors {
    device: Device,
    x: Buffer<f16>,
    o: Buffer<f16>,
    lse: Buffer<f32>,
}

impl Tensors {
    fn new(options: &Options<'_>) -> Tensors {
        let device = Device::cpu();
        let numbers: Vec<f16> = (0..LEN).map(number).collect();
        let x = device.upload(&numbers).unwrap();
        let view = x.contiguous(&SHAPE).unwrap();
        let forward = attention_with_lse(&device, view, view, view, options).unwrap();
        Tensors {
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

    fn gradients(&self, options: &Options<'_>) -> Result<Gradients<f16>, AttentionError> {
        attention_backward(&self.device, [self.x(); 3], self.part(), self.x(), options)
    }
}

/// Keys that are used in the test below, of those that there are.
const USED: usize = 40;

/// Numbers up to the last key that is used, and then none.
fn used_number(i: usize) -> f16 {
    match i < USED * HEADS * HEAD_DIM {
        true => number(i),
        false => f16::NAN,
    }
}

/// As if there were no other keys, whatever those are; their own gradients are zero. Memory of other libraries gives the same bits.
#[test]
fn keys_that_are_not_used_have_gradients_of_zero() {
    let strides = [LEN as u64, 64, 32, 1];
    let causal = Options {
        causal: true,
        ..Options::default()
    };
    let all = Tensors::new(&causal);
    let (device, x) = (&all.device, all.x());
    let kv = [1, USED as u64, HEADS as u64, HEAD_DIM as u64];
    let kv = all.x.view(&kv, &strides).unwrap();
    let forward = attention_with_lse(device, x, kv, kv, &causal).unwrap();
    let part = || Part {
        o: forward.o.contiguous(&SHAPE).unwrap(),
        lse: forward.lse.contiguous(&LSE).unwrap(),
    };
    let expected = attention_backward(device, [x, kv, kv], part(), x, &causal).unwrap();

    let numbers = device.upload(&[USED as u32]).unwrap();
    let options = Options {
        seqused_k: Some(numbers.contiguous(&[1]).unwrap()),
        ..causal
    };
    let keys = Aligned::new(LEN, used_number);
    let with_others = device.upload(&keys.get()[..LEN]).unwrap();
    let with_others = with_others.contiguous(&SHAPE).unwrap();
    let inputs = [x, with_others, with_others];
    let found = attention_backward(device, inputs, part(), x, &options).unwrap();
    let read = |of: &Gradients<f16>| [&of.dq, &of.dk, &of.dv].map(|it| it.read().unwrap());
    let (found, expected) = (read(&found), read(&expected));
    for (found, expected) in found.iter().zip(&expected) {
        let (used, unused) = found.split_at(expected.len());
        for (found, expected) in used.iter().zip(expected) {
            let (found, expected) = (found.to_f32(), expected.to_f32());
            assert!((found - expected).abs() < 2e-3, "{found} {expected}");
        }
        assert!(unused.iter().all(|it| *it == f16::ZERO), "{unused:?}");
    }

    let x = Aligned::new(LEN, number);
    let (o, lse) = (forward.o.read().unwrap(), forward.lse.read().unwrap());
    let o = Aligned::new(LEN, |i| o[i]);
    let lse = Aligned::new(lse.len(), |i| lse[i]);
    let used = Aligned::new(1, |_| USED as u32);
    let view = |of: &Aligned<f16>| of.view(0, &SHAPE, &strides);
    let forward = RawPart {
        o: view(&o),
        lse: lse.view(0, &LSE, &[140, 70, 1]),
    };
    let list = used.view(0, &[1], &[1]).extent();
    let options = Options {
        seqused_k: Some(TensorView::from_extent(list)),
        ..causal
    };
    let mut gradients = [0; 3].map(|_| Aligned::new(LEN, |_| f16::NAN));
    let [dq, dk, dv] = gradients
        .each_mut()
        .map(|it| it.view_mut(0, &SHAPE, &strides));
    let to = RawGradients {
        dq,
        dk,
        dv,
        d_sinks: None,
        functions: &[],
    };
    // SAFETY: every tensor is alive and used by one call at a time.
    let stream = unsafe { device.borrow_stream(null_mut()) };
    let inputs = [view(&x), view(&keys), view(&keys)];
    attention_backward_on(&stream, inputs, forward, view(&x), to, &options).unwrap();
    for (raw, found) in gradients.iter().zip(&found) {
        assert_eq!(raw.get()[..LEN], *found);
    }
}

#[test]
fn host_memory_of_other_libraries_gives_the_same_bits() {
    let device = Device::cpu();
    let sinks = Aligned::new(HEADS, |head| head as f32 * 0.5);
    let logits = device.upload(sinks.get()).unwrap();
    let options = Options {
        causal: true,
        softcap: Some(4.0),
        sinks: Some(logits.contiguous(&[HEADS as u64]).unwrap()),
        ..Options::default()
    };
    let all = Tensors::new(&options);
    let expected = {
        // The options' tensors have to be of the device that the others are of.
        let logits = all.device.upload(sinks.get()).unwrap();
        let options = Options {
            sinks: Some(logits.contiguous(&[HEADS as u64]).unwrap()),
            ..options
        };
        all.gradients(&options).unwrap()
    };
    let x = Aligned::new(LEN, number);
    let o = all.o.read().unwrap();
    let o = Aligned::new(LEN, |i| o[i]);
    let lse = all.lse.read().unwrap();
    let lse = Aligned::new(lse.len(), |i| lse[i]);
    let mut gradients = [0; 3].map(|_| Aligned::new(LEN, |_| f16::NAN));
    let mut d_sinks = Aligned::new(HEADS, |_| f32::NAN);
    let strides = [LEN as u64, 64, 32, 1];
    let heads = [HEADS as u64];
    let view = |of: &Aligned<f16>| of.view(0, &SHAPE, &strides);
    let forward = RawPart {
        o: view(&o),
        lse: lse.view(0, &LSE, &[140, 70, 1]),
    };
    let logits = sinks.view(0, &heads, &[1]);
    let options = Options {
        sinks: Some(TensorView::from_extent(logits.extent())),
        ..options
    };
    // SAFETY: every tensor is alive and used by one call at a time.
    let stream = unsafe { device.borrow_stream(null_mut()) };
    let [dq, dk, dv] = gradients
        .each_mut()
        .map(|it| it.view_mut(0, &SHAPE, &strides));
    let to = RawGradients {
        dq,
        dk,
        dv,
        d_sinks: Some(d_sinks.view_mut(0, &heads, &[1])),
        functions: &[],
    };
    attention_backward_on(&stream, [view(&x); 3], forward, view(&x), to, &options).unwrap();
    let [dq, dk, dv] = [&expected.dq, &expected.dk, &expected.dv].map(|it| it.read().unwrap());
    for (found, expected) in gradients.iter().zip([dq, dk, dv]) {
        assert_eq!(found.get()[..LEN], expected);
    }
    let expected = expected.d_sinks.expect("there are sinks").read().unwrap();
    assert_eq!(d_sinks.get()[..HEADS], expected);

    // Over the queries.
    let mut x = x;
    let inputs = [view(&x); 3];
    let d_o = view(&x);
    let [_, dk, dv] = gradients
        .each_mut()
        .map(|it| it.view_mut(0, &SHAPE, &strides));
    let to = RawGradients {
        dq: x.view_mut(0, &SHAPE, &strides),
        dk,
        dv,
        d_sinks: None,
        functions: &[],
    };
    let result = attention_backward_on(&stream, inputs, forward, d_o, to, &options);
    let Err(AttentionError::SharedMemory { output, tensor }) = result else {
        panic!("{result:?}")
    };
    assert_eq!((output, tensor), ("dq", "q"));
}

/// (all tokens, heads, head_dim), as callers have packed sequences, and with a dimension of one before.
#[test]
fn packed_tensors_have_three_dimensions_or_four() {
    let all = Tensors::new(&Options::default());
    let begins = all.device.upload(&[0_u32, 30, SEQ as u32]).unwrap();
    let begins = begins.contiguous(&[3]).unwrap();
    let options = Options {
        packed: Some(Packed {
            cu_seqlens_q: begins,
            cu_seqlens_k: Some(begins),
            max_seq_q: 40,
            max_seq_k: 40,
        }),
        ..Options::default()
    };
    let four = all.gradients(&options).unwrap();
    let shape = [SEQ as u64, HEADS as u64, HEAD_DIM as u64];
    let x = all.x.contiguous(&shape).unwrap();
    let part = Part {
        o: all.o.contiguous(&shape).unwrap(),
        lse: all.lse.contiguous(&[HEADS as u64, SEQ as u64]).unwrap(),
    };
    let three = attention_backward(&all.device, [x; 3], part, x, &options).unwrap();
    for of in [
        (|it| &it.dq) as fn(&Gradients<f16>) -> &Buffer<f16>,
        |it| &it.dk,
        |it| &it.dv,
    ] {
        assert_eq!(of(&three).read().unwrap(), of(&four).read().unwrap());
    }
}

/// Kernels of packed sequences are loaded from what a problem says of them, which is not how the tensors lie.
#[test]
fn packed_sequences_can_be_prepared() {
    let device = Device::cpu();
    let begins = Options::unallocated_list(&[4]);
    let used = Options::unallocated_list(&[3]);
    for (max_seq_q, keys, used) in [
        (0, Some(begins), None),
        (40, Some(begins), None),
        (40, None, Some(used)),
    ] {
        let packed = Packed {
            cu_seqlens_q: begins,
            cu_seqlens_k: keys,
            max_seq_q,
            max_seq_k: 40,
        };
        let shape = Shape {
            batch: 3,
            seq_q: max_seq_q,
            ..Shape::square(3, 40, 4, 64)
        };
        let problem = Problem {
            dtype: Dtype::F16,
            shape,
            options: Options {
                packed: Some(packed),
                seqused_k: used,
                ..Options::default()
            },
            lse: false,
        };
        prepare_backward(&device, &problem).unwrap();
    }
}

/// A ring of GPUs: each has some of the keys, and all know the output over all of them.
#[test]
fn parts_of_the_keys_have_the_gradients_of_all() {
    let all = Tensors::new(&Options::default());
    let whole = all.gradients(&Options::default()).unwrap();
    let strides = [LEN as u64, 64, 32, 1];
    let part = |first: usize, keys: usize| {
        let shape = [1, keys as u64, HEADS as u64, HEAD_DIM as u64];
        let kv = all.x.view_at(first as u64 * 64, &shape, &strides).unwrap();
        let inputs = [all.x(), kv, kv];
        let options = Options::default();
        attention_backward(&all.device, inputs, all.part(), all.x(), &options).unwrap()
    };
    let (first, second) = (part(0, 40), part(40, SEQ - 40));
    let near = |found: &[f16], expected: &[f16]| {
        assert_eq!(found.len(), expected.len());
        for (found, expected) in found.iter().zip(expected) {
            let (found, expected) = (found.to_f32(), expected.to_f32());
            assert!((found - expected).abs() < 2e-3, "{found} {expected}");
        }
    };
    let both = |of: fn(&Gradients<f16>) -> &Buffer<f16>| {
        [&first, &second].map(|part| of(part).read().unwrap())
    };
    near(&both(|it| &it.dk).concat(), &whole.dk.read().unwrap());
    near(&both(|it| &it.dv).concat(), &whole.dv.read().unwrap());
    let [a, b] = both(|it| &it.dq);
    let sums: Vec<f16> = a.iter().zip(&b).map(|(a, b)| a + b).collect();
    near(&sums, &whole.dq.read().unwrap());
}

/// Launches of a backward pass use one workspace after the other: those of another thread on the same stream come before or after
/// all of them.
#[test]
fn threads_that_share_a_device_do_not_disturb_each_other() {
    let tensors = Tensors::new(&Options::default());
    let all = [0.05, 0.1, 0.15, 0.18].map(|scale| Options {
        scale: Some(scale),
        ..Options::default()
    });
    let dq = |options: &Options<'_>| {
        let gradients = tensors.gradients(options).unwrap();
        gradients.dq.read().unwrap()
    };
    let expected = all.each_ref().map(dq);
    std::thread::scope(|scope| {
        for (options, expected) in all.iter().zip(&expected) {
            scope.spawn(move || {
                for _ in 0..20 {
                    // Sums in another order have other last bits.
                    let close = |(a, b): (&f16, &f16)| (a.to_f32() - b.to_f32()).abs() < 2e-3;
                    let found = dq(options);
                    let same = found.iter().zip(expected).all(close);
                    assert!(same, "another thread's launch came between");
                }
            });
        }
    });
}
