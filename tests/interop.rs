//! Tensors of other libraries on the interpreter: the memory of this process, of any layout.

use std::ptr::null_mut;

use fa::attention::{AttentionElement, AttentionError, INTERPRETER_LIMIT, Problem, Shape, problem};
use fa::kernels::attention::LaunchError;
use fa::prelude::*;
use fa::runtime::HowLoaded;
use fa_cases::Aligned;

/// Attention on host memory, on this thread.
fn on_host<'a>(
    device: &Device,
    inputs: [View<'a>; 3],
    o: ViewMut<'a>,
    lse: Option<ViewMut<'a>>,
    options: &Options<'a>,
) -> Result<(), AttentionError> {
    // SAFETY: every tensor is alive and used by one call at a time.
    let stream = unsafe { device.borrow_stream(null_mut()) };
    attention_on(&stream, inputs, o, lse, options)
}

/// Numbers without a pattern that attention would hide.
fn number(i: usize) -> f32 {
    ((i as f32) * 0.37).sin()
}

const SEQ: usize = 70;
const HEADS: usize = 4;
const KV_HEADS: usize = 2;
const HEAD_DIM: usize = 64;

/// Queries, keys, values and output in one buffer, all heads of a position side by side.
fn in_one_buffer<T: AttentionElement>(number: fn(usize) -> T) {
    let (device, batch) = (Device::cpu(), 2);
    let heads = [
        0,
        HEADS,
        HEADS + KV_HEADS,
        HEADS + 2 * KV_HEADS,
        2 * (HEADS + KV_HEADS),
    ];
    let row = heads[4] * HEAD_DIM;
    let strides = [SEQ * row, row, HEAD_DIM, 1].map(|stride| stride as u64);
    let shape = |heads: usize| [batch, SEQ, heads, HEAD_DIM].map(|size| size as u64);
    let mut buffer = Aligned::new(batch * SEQ * row, number);
    let mut lse = Aligned::new(batch * HEADS * SEQ, |_| 0.0_f32);
    let logits = Aligned::new(HEADS, |head| head as f32 * 0.5 - 1.0);
    let lse_shape = [batch, HEADS, SEQ].map(|size| size as u64);
    let lse_strides = [(HEADS * SEQ) as u64, SEQ as u64, 1];
    let options = |logits| Options {
        causal: true,
        softcap: Some(20.0),
        sinks: Some(logits),
        ..Options::default()
    };

    // The same on buffers of the device.
    let before = device.upload(buffer.get()).unwrap();
    let part = |part: usize, heads_of: usize| {
        let first = (heads[part] * HEAD_DIM) as u64;
        before.view_at(first, &shape(heads_of), &strides).unwrap()
    };
    let device_logits = device.upload(&logits.get()[..HEADS]).unwrap();
    let [q, k, v] = [part(0, HEADS), part(1, KV_HEADS), part(2, KV_HEADS)];
    let on_device = options(device_logits.contiguous(&[HEADS as u64]).unwrap());
    let expected = attention_with_lse(&device, q, k, v, &on_device).unwrap();

    let part = |part: usize, heads_of: usize| {
        buffer.view(heads[part] * HEAD_DIM, &shape(heads_of), &strides)
    };
    let inputs = [part(0, HEADS), part(1, KV_HEADS), part(2, KV_HEADS)];
    let unchanged = buffer.get().to_vec();
    let o = buffer.view_mut(heads[3] * HEAD_DIM, &shape(HEADS), &strides);
    let lse_view = lse.view_mut(0, &lse_shape, &lse_strides);
    let logits_view = logits.view(0, &[HEADS as u64], &[1]).typed().unwrap();
    on_host(&device, inputs, o, Some(lse_view), &options(logits_view)).unwrap();

    let expected_o = expected.o.read().unwrap();
    assert_eq!(
        &lse.get()[..batch * HEADS * SEQ],
        expected.lse.read().unwrap()
    );
    for (i, (now, was)) in buffer
        .get()
        .iter()
        .zip(&unchanged)
        .enumerate()
        .take(batch * SEQ * row)
    {
        let (position, column) = (i / row, i % row);
        let expected = match column.checked_sub(heads[3] * HEAD_DIM) {
            Some(at) => expected_o[position * HEADS * HEAD_DIM + at],
            None => *was,
        };
        assert_eq!(
            now.bits(),
            expected.bits(),
            "position {position}, column {column}"
        );
    }
}

#[test]
fn queries_keys_values_and_output_in_one_buffer() {
    in_one_buffer(|i| f16::from_f32(number(i)));
    in_one_buffer(|i| bf16::from_f32(number(i)));
}

/// Lengths of 30, none and 40, beside lengths of 33, 3 and 34.
const QUERIES: [u32; 4] = [0, 30, 30, 70];
const KEYS: [u32; 4] = [0, 33, 36, 70];

/// The options of packed sequences on host memory.
fn packed(lists: &[Aligned<u32>; 2]) -> Options<'static> {
    let list = |list: &Aligned<u32>| list.view(0, &[4], &[1]).typed().unwrap();
    let [cu_seqlens_q, cu_seqlens_k] = [list(&lists[0]), list(&lists[1])];
    let packed = Packed {
        cu_seqlens_q,
        cu_seqlens_k: Some(cu_seqlens_k),
        max_seq_q: 40,
        max_seq_k: 34,
    };
    Options {
        causal: true,
        packed: Some(packed),
        ..Options::default()
    }
}

/// Each with room after it.
fn lists() -> [Aligned<u32>; 2] {
    let number = |list: [u32; 4], i: usize| list.get(i).copied().unwrap_or(0);
    [QUERIES, KEYS].map(|list| Aligned::new(2 * SEQ, |i| number(list, i)))
}

/// Queries and output lie between each other, the positions of a head side by side.
#[test]
fn packed_sequences() {
    let device = Device::cpu();
    let (row, head) = (2 * HEAD_DIM, SEQ * 2 * HEAD_DIM);
    let shape = [SEQ, HEADS, HEAD_DIM].map(|size| size as u64);
    let strides = [row as u64, head as u64, 1];
    let kv_shape = [SEQ, KV_HEADS, HEAD_DIM].map(|size| size as u64);
    let mut queries = Aligned::new(HEADS * head, |i| bf16::from_f32(number(i)));
    let keys = Aligned::new(KV_HEADS * head, |i| bf16::from_f32(number(i + 1)));

    // The same on buffers of the device.
    let (on_device, kv_on_device) = (
        device.upload(queries.get()).unwrap(),
        device.upload(keys.get()).unwrap(),
    );
    let q = on_device.view(&shape, &strides).unwrap();
    let k = kv_on_device.view(&kv_shape, &strides).unwrap();
    let uploaded = [QUERIES, KEYS].map(|list| device.upload(&list).unwrap());
    let [cu_seqlens_q, cu_seqlens_k] = uploaded
        .each_ref()
        .map(|list| list.contiguous(&[4]).unwrap());
    let lists = lists();
    let options = packed(&lists);
    let of_device = Packed {
        cu_seqlens_q,
        cu_seqlens_k: Some(cu_seqlens_k),
        ..options.packed.unwrap()
    };
    let mut o = device.zeros::<bf16>(SEQ * HEADS * HEAD_DIM).unwrap();
    let mut lse = device.zeros::<f32>(HEADS * SEQ).unwrap();
    let o_view = o.contiguous_mut(&shape).unwrap();
    let lse_view = lse.contiguous_mut(&[HEADS as u64, SEQ as u64]).unwrap();
    attention_varlen_into(
        &device,
        [q, k, k],
        o_view,
        Some(lse_view),
        of_device,
        &options,
    )
    .unwrap();
    let (o, lse) = (o.read().unwrap(), lse.read().unwrap());

    let mut found_lse = Aligned::new(HEADS * SEQ, |_| 0.0_f32);
    // With the dimension of one that stands before the others, and without.
    for ones in [0, 1] {
        let with = |sizes: &[u64]| [&[1][..ones], sizes].concat();
        let q = queries.view(0, &with(&shape), &with(&strides));
        let k = keys.view(0, &with(&kv_shape), &with(&strides));
        let o_view = queries.view_mut(HEAD_DIM, &with(&shape), &with(&strides));
        let lse_shape = with(&[HEADS as u64, SEQ as u64]);
        let lse_view = found_lse.view_mut(0, &lse_shape, &with(&[SEQ as u64, 1]));
        on_host(&device, [q, k, k], o_view, Some(lse_view), &options).unwrap();
        assert_eq!(found_lse.get()[..HEADS * SEQ], lse);
        for (i, expected) in o.iter().enumerate() {
            let (position, column) = (i / (HEADS * HEAD_DIM), i % (HEADS * HEAD_DIM));
            let at = column / HEAD_DIM * head + position * row + HEAD_DIM + column % HEAD_DIM;
            assert_eq!(queries.get()[at].to_bits(), expected.to_bits(), "{i}");
        }
    }
}

#[test]
fn lists_of_lengths_are_checked_on_the_interpreter() {
    let device = Device::cpu();
    let x = Aligned::new(SEQ * 64, |_| f16::ONE);
    let x = x.view(0, &[SEQ as u64, 1, 64], &[64, 64, 1]);
    let mut o = Aligned::new(SEQ * 64, |_| f16::ONE);
    let mut refused = |tensor: usize, wrong: [u32; 4]| {
        let mut lists = lists();
        lists[tensor].get_mut()[..4].copy_from_slice(&wrong);
        let o = o.view_mut(0, &[SEQ as u64, 1, 64], &[64, 64, 1]);
        let refused = on_host(&device, [x; 3], o, None, &packed(&lists));
        refused.unwrap_err().to_string()
    };
    for (tensor, wrong, text) in [
        (0, [0, 30, 29, 70], "cu_seqlens_q has 29 after 30"),
        (1, [0, 36, 36, 70], "cu_seqlens_k has a sequence of 36"),
        (0, [0, 30, 35, 69], "cu_seqlens_q goes from 0 to 69"),
        (1, [2, 33, 36, 70], "cu_seqlens_k goes from 2 to 70"),
        (1, [0, 33, 36, u32::MAX], "cu_seqlens_k has a sequence of"),
        // −2 of int32.
        (
            0,
            [0, u32::MAX - 1, 35, 70],
            "cu_seqlens_q has a sequence of 4294967294 (-2 as int32)",
        ),
    ] {
        let said = refused(tensor, wrong);
        assert!(said.contains(text), "{said}");
    }
}

const SHAPE: [u64; 4] = [1, 8, 1, 64];
const STRIDES: [u64; 4] = [512, 64, 64, 1];

#[test]
fn element_types_are_checked() {
    let device = Device::cpu();
    let (halves, floats) = (
        Aligned::new(512, |_| f16::ONE),
        Aligned::new(512, |_| 1.0_f32),
    );
    let (q, wrong) = (
        halves.view(0, &SHAPE, &STRIDES),
        floats.view(0, &SHAPE, &STRIDES),
    );
    let mut o = Aligned::new(512, |_| f16::ZERO);
    let mut of_type = |inputs, lse: Option<ViewMut<'static>>| {
        let o = o.view_mut(0, &SHAPE, &STRIDES);
        match on_host(&device, inputs, o, lse, &Options::default()) {
            Err(AttentionError::ElementType { tensor, .. }) => tensor,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(of_type([wrong, q, q], None), "q");
    assert_eq!(of_type([q, wrong, q], None), "k");
    assert_eq!(of_type([q, q, wrong], None), "v");
    let mut lse = Aligned::new(8, |_| f16::ZERO);
    let lse = lse.view_mut(0, &[1, 1, 8], &[8, 8, 1]);
    assert_eq!(of_type([q; 3], Some(lse)), "lse");
}

#[test]
fn an_output_has_memory_of_its_own() {
    let device = Device::cpu();
    let mut values = Aligned::new(1024, |_| f16::ONE);
    let q = values.view(0, &SHAPE, &STRIDES);
    let shared = values.view_mut(64, &SHAPE, &STRIDES);
    let refused = on_host(&device, [q; 3], shared, None, &Options::default());
    assert!(
        matches!(
            refused,
            Err(AttentionError::SharedMemory {
                output: "o",
                tensor: "q"
            })
        ),
        "{refused:?}"
    );
}

#[test]
fn an_output_shares_no_memory_with_lists_of_lengths() {
    let device = Device::cpu();
    let x = Aligned::new(SEQ * 64, |_| f16::ONE);
    let x = x.view(0, &[SEQ as u64, 1, 64], &[64, 64, 1]);
    let mut o = Aligned::new(SEQ * 64, |_| f16::ONE);
    for shared in [0, 1] {
        let lists = lists();
        let options = packed(&lists);
        let o = o.view_mut(0, &[SEQ as u64, 1, 64], &[64, 64, 1]);
        let address = lists[shared].get().as_ptr().expose_provenance() as u64;
        // SAFETY: the call is refused.
        let lse = unsafe { ViewMut::raw(address, &[1, SEQ as u64], &[1, 1], Type::F32) }.unwrap();
        let refused = on_host(&device, [x; 3], o, Some(lse), &options);
        let expected = ["cu_seqlens_q", "cu_seqlens_k"][shared];
        assert!(
            matches!(refused, Err(AttentionError::SharedMemory { output: "lse", tensor }) if tensor == expected),
            "{refused:?}"
        );
    }
}

#[test]
fn the_interpreter_takes_no_more_than_it_can_compute() {
    let device = Device::cpu();
    let values = Aligned::new(64, |_| f16::ONE);
    let mut o = Aligned::new(512, |_| f16::ZERO);
    let q = Aligned::new(512, |_| f16::ONE);
    // One key, over and over: little memory, much to do.
    let keys = INTERPRETER_LIMIT / 512 + 1;
    let k = values.view(0, &[1, keys, 1, 64], &[0, 0, 0, 1]);
    let o = o.view_mut(0, &SHAPE, &STRIDES);
    let q = q.view(0, &SHAPE, &STRIDES);
    let refused = on_host(&device, [q, k, k], o, None, &Options::default());
    assert!(
        matches!(
            refused,
            Err(AttentionError::TooMuchForTheInterpreter { .. })
        ),
        "{refused:?}"
    );
}

#[test]
fn rows_that_are_not_aligned_are_refused() {
    let device = Device::cpu();
    let values = Aligned::new(1024, |_| f16::ONE);
    let mut o = Aligned::new(512, |_| f16::ZERO);
    let q = values.view(0, &SHAPE, &STRIDES);
    let k = values.view(1, &SHAPE, &STRIDES);
    let o = o.view_mut(0, &SHAPE, &STRIDES);
    let refused = on_host(&device, [q, k, q], o, None, &Options::default()).unwrap_err();
    assert!(
        matches!(
            refused,
            AttentionError::Launch(LaunchError::Alignment { tensor: "k" })
        ),
        "{refused}"
    );
}

#[test]
fn what_was_prepared_is_not_loaded_again() {
    let dense = Options {
        causal: true,
        ..Options::default()
    };
    let asked = prepared(&SHAPE, &dense);
    let expected = Problem {
        dtype: fa::attention::Dtype::F16,
        shape: Shape::square(1, 8, 1, 64),
        options: dense,
        lse: false,
    };
    assert_eq!(asked, expected);
    let lists = lists();
    let packed = packed(&lists);
    let asked = prepared(&[SEQ as u64, 1, 64], &packed);
    assert_eq!(
        [asked.shape.batch, asked.shape.seq_q, asked.shape.seq_k],
        [3, 40, 34]
    );
}

/// Prepares a problem and finds its kernels loaded.
fn prepared(shape: &[u64], options: &Options<'static>) -> Problem<'static> {
    let device = Device::cpu();
    let len = shape.iter().product::<u64>() as usize;
    let mut o = Aligned::new(len, |_| f16::ZERO);
    let q = Aligned::new(len, |i| f16::from_f32(number(i)));
    let strides = fa::runtime::contiguous_strides(shape);
    let view = q.view(0, shape, &strides);
    let o = o.view_mut(0, shape, &strides);
    let (asked, tensors) = problem([view; 3], o, None, options).unwrap();
    prepare(&device, &asked).unwrap();
    let plan = fa::attention::plan(fa::attention::Chip::of(&device), &asked, &tensors).unwrap();
    for step in &plan.steps {
        let program = device
            .load_entry(step.kernel.entry(), step.kernel.values())
            .unwrap();
        let loaded = program.how_loaded();
        assert_eq!(loaded, HowLoaded::Memory, "{}", program.spec());
    }
    asked
}

#[test]
fn what_has_no_kernel_cannot_be_prepared() {
    let shape = Shape::square(1, 8, 1, 512);
    let options = Options::default();
    let asked = Problem {
        dtype: fa::attention::Dtype::F16,
        shape,
        options,
        lse: false,
    };
    let refused = prepare(&Device::cpu(), &asked);
    assert!(
        matches!(refused, Err(AttentionError::NoKernel { head_dim: 512 })),
        "{refused:?}"
    );
    let odd = Problem {
        shape: Shape::square(1, 8, 1, 63),
        ..asked
    };
    let refused = prepare(&Device::cpu(), &odd);
    assert!(
        matches!(
            refused,
            Err(AttentionError::Launch(LaunchError::HeadDim {
                found: 63,
                ..
            }))
        ),
        "{refused:?}"
    );
}
