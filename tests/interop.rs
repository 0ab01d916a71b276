//! Tensors of other libraries on the interpreter: the memory of this process, of any layout.

use std::ptr::null_mut;

use fa::attention::{AttentionElement, AttentionError, INTERPRETER_LIMIT, Problem, Shape, problem};
use fa::kernels::attention::LaunchError;
use fa::prelude::*;
use fa::runtime::HowLoaded;
use fa_dsl::abi::Element;

/// Memory aligned as tensor maps need it, which a vector of 2-byte elements is not.
struct Aligned<T> {
    values: Vec<T>,
    first: usize,
}

impl<T: Element> Aligned<T> {
    fn new(len: usize, value: impl Fn(usize) -> T) -> Aligned<T> {
        let mut values: Vec<T> = (0..len + 16).map(|_| value(0)).collect();
        let first = (16 - values.as_ptr().addr() % 16) % 16 / T::BYTES;
        for i in 0..len {
            values[first + i] = value(i);
        }
        Aligned { values, first }
    }

    fn get(&self) -> &[T] {
        &self.values[self.first..]
    }

    fn view(&self, offset: usize, shape: &[u64], strides: &[u64]) -> View<'static> {
        let address = self.get()[offset..].as_ptr().expose_provenance() as u64;
        // SAFETY: the tests keep it until the call is done.
        unsafe { View::raw(address, shape, strides, T::TYPE) }.unwrap()
    }

    fn view_mut(&mut self, offset: usize, shape: &[u64], strides: &[u64]) -> ViewMut<'static> {
        let first = self.first + offset;
        let address = self.values[first..].as_mut_ptr().expose_provenance() as u64;
        // SAFETY: as above, and nothing else uses it meanwhile.
        unsafe { ViewMut::raw(address, shape, strides, T::TYPE) }.unwrap()
    }
}

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
        refused.to_string().contains("multiple of 16 bytes"),
        "{refused}"
    );
}

#[test]
fn what_was_prepared_is_not_loaded_again() {
    let device = Device::cpu();
    let mut o = Aligned::new(512, |_| f16::ZERO);
    let q = Aligned::new(512, |i| f16::from_f32(number(i)));
    let view = q.view(0, &SHAPE, &STRIDES);
    let options = Options {
        causal: true,
        ..Options::default()
    };
    let (asked, tensors) =
        problem([view; 3], o.view_mut(0, &SHAPE, &STRIDES), None, &options).unwrap();
    let shape = Shape::square(1, 8, 1, 64);
    assert_eq!(
        asked,
        Problem {
            dtype: fa::attention::Dtype::F16,
            shape,
            options,
            lse: false
        }
    );
    prepare(&device, &asked).unwrap();
    let plan = fa::attention::plan(fa::attention::Chip::of(&device), &asked, &tensors).unwrap();
    for step in &plan.steps {
        let program = device
            .load_entry(step.kernel.entry(), step.kernel.values())
            .unwrap();
        assert_eq!(
            program.how_loaded(),
            HowLoaded::Memory,
            "{}",
            program.spec()
        );
    }
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
