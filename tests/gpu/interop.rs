//! Tensors and streams of another library, cudarc: the results, graphs and threads of every door. Their costs are in `costs`.
//!
//! What is measured is disturbed by other tests, so it is ignored unless asked for:
//! `gpu-tests interop --include-ignored --test-threads 1`.

#[path = "interop_costs.rs"]
mod costs;
#[path = "interop_steps.rs"]
mod steps;

use std::sync::Arc;

use cudarc::driver::{CudaContext, CudaSlice, CudaStream, sys};
use fa::attention::{Dtype, Problem, Shape};
use fa::prelude::*;
use fa::runtime::BorrowedStream;
use libtest_mimic::{Failed, Trial};

use crate::capture;

type Tested = Result<(), Failed>;
type Test = fn(&Device) -> Tested;

pub fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let tests: [(&str, Test); _] = [
        ("own_and_foreign_tensors_give_the_same_bits", same_bits),
        ("every_kind_of_stream", every_kind_of_stream),
        ("a_foreign_capture_records_launches_alone", foreign_capture),
        ("a_prepared_step_is_captured_first", steps::prepared_capture),
        ("attention_into_is_recorded", own_graph),
        ("two_streams_and_two_threads", threads),
        ("slices_of_cudarc", slices),
        ("memory_is_found", memory_is_found),
        ("expanded_tensors", expanded),
    ];
    let measured: [(&str, Test); _] = [
        ("host_cost", costs::host_cost),
        ("gpu_time", costs::gpu_time),
        ("memory_stays_flat", costs::memory_stays_flat),
    ];
    let of = |(name, test)| capture(gpu, format!("interop/{name}"), test);
    let measured = measured
        .into_iter()
        .map(|named| of(named).with_ignored_flag(true));
    tests.into_iter().map(of).chain(measured).collect()
}

/// Tensors that cudarc allocated: one for queries, keys and values, and the outputs.
struct Foreign {
    shape: Shape,
    x: CudaSlice<u16>,
    o: CudaSlice<u16>,
    lse: CudaSlice<f32>,
}

/// Numbers without a pattern that attention would hide, as bfloat16.
fn numbers(len: usize, seed: usize) -> Vec<u16> {
    let number = |i: usize| bf16::from_f32(((i + seed) as f32 * 0.37).sin() * 2.0).to_bits();
    (0..len).map(number).collect()
}

fn strides(shape: &[u64]) -> Vec<u64> {
    fa::runtime::contiguous_strides(shape)
}

impl Foreign {
    fn new(stream: &Arc<CudaStream>, shape: Shape, seed: usize) -> Result<Foreign, Failed> {
        Ok(Foreign {
            shape,
            x: stream.clone_htod(&numbers(shape.q_len(), seed))?,
            o: stream.alloc_zeros(shape.q_len())?,
            lse: stream.alloc_zeros(shape.lse_len())?,
        })
    }

    fn call(
        &mut self,
        stream: &BorrowedStream<'_>,
        on: &CudaStream,
        options: &Options<'_>,
    ) -> Tested {
        use cudarc::driver::{DevicePtr, DevicePtrMut};
        let (q, lse) = (self.shape.q(), self.shape.lse());
        let (x, _x) = self.x.device_ptr(on);
        let (o, _o) = self.o.device_ptr_mut(on);
        let (lse_address, _lse) = self.lse.device_ptr_mut(on);
        // SAFETY: the slices have these sizes, and outlive the work, which their owner waits for.
        unsafe {
            let x = View::raw(x, &q, &strides(&q), Type::Bf16)?;
            let o = ViewMut::raw(o, &q, &strides(&q), Type::Bf16)?;
            let lse = ViewMut::raw(lse_address, &lse, &strides(&lse), Type::F32)?;
            attention_on(stream, [x; 3], o, Some(lse), options)?;
        }
        Ok(())
    }

    /// The bits of the output and the log-sum-exp.
    fn read(&self, stream: &Arc<CudaStream>) -> Result<Bits, Failed> {
        let lse = stream.clone_dtoh(&self.lse)?;
        Ok((
            stream.clone_dtoh(&self.o)?,
            lse.iter().map(|it| it.to_bits()).collect(),
        ))
    }
}

type Bits = (Vec<u16>, Vec<u32>);

/// The same by buffers of the device.
fn expected(
    device: &Device,
    shape: Shape,
    seed: usize,
    options: &Options<'_>,
) -> Result<Bits, Failed> {
    let x: Vec<bf16> = numbers(shape.q_len(), seed)
        .into_iter()
        .map(bf16::from_bits)
        .collect();
    let x = device.upload(&x)?;
    let x = x.contiguous(&shape.q())?;
    let output = attention_with_lse(device, x, x, x, options)?;
    let o = output.o.read()?.iter().map(|it| it.to_bits()).collect();
    Ok((
        o,
        output.lse.read()?.iter().map(|it| it.to_bits()).collect(),
    ))
}

fn shapes() -> [Shape; 4] {
    [
        Shape::square(2, 333, 3, 128),
        Shape::square(4, 512, 8, 64),
        Shape::square(1, 1000, 2, 256),
        Shape::square(3, 64, 5, 80),
    ]
}

fn causal() -> Options<'static> {
    Options {
        causal: true,
        ..Options::default()
    }
}

fn foreign_stream() -> Result<Arc<CudaStream>, Failed> {
    Ok(CudaContext::new(0)?.new_stream()?)
}

fn equal(found: &Bits, expected: &Bits, what: &str) -> Tested {
    match found == expected {
        true => Ok(()),
        false => Err(format!("{what}: other bits than by the device's own buffers").into()),
    }
}

/// Launches on a stream of cudarc's.
fn borrow<'d>(device: &'d Device, stream: &CudaStream) -> BorrowedStream<'d> {
    // SAFETY: these tests wait for a stream before they free what it uses.
    unsafe { device.borrow_stream(stream.cu_stream().cast()) }
}

fn same_bits(_: &Device) -> Tested {
    let device = Device::shared(0)?;
    let stream = foreign_stream()?;
    for (seed, shape) in shapes().into_iter().enumerate() {
        for options in [Options::default(), causal()] {
            let mut foreign = Foreign::new(&stream, shape, seed)?;
            foreign.call(&borrow(&device, &stream), &stream, &options)?;
            let found = foreign.read(&stream)?;
            equal(
                &found,
                &expected(&device, shape, seed, &options)?,
                &format!("{shape:?}"),
            )?;
        }
    }
    Ok(())
}

/// One that was made, the legacy default stream, and the thread's.
fn every_kind_of_stream(_: &Device) -> Tested {
    let device = Device::shared(0)?;
    let context = CudaContext::new(0)?;
    let shape = shapes()[0];
    let expected = expected(&device, shape, 1, &causal())?;
    let handles = [
        context.new_stream()?,
        context.default_stream(),
        context.per_thread_stream(),
    ];
    for stream in handles {
        let mut foreign = Foreign::new(&stream, shape, 1)?;
        foreign.call(&borrow(&device, &stream), &stream, &causal())?;
        equal(
            &foreign.read(&stream)?,
            &expected,
            &format!("{:?}", stream.cu_stream()),
        )?;
    }
    Ok(())
}

/// Another library's capture, in which this thread may do nothing but launch. (In the strictest mode no thread of the process
/// may, and other tests run beside this one; PyTorch captures in it in fa-c/tests/python/gpu.py.)
fn foreign_capture(_: &Device) -> Tested {
    let device = Device::shared(0)?;
    let stream = foreign_stream()?;
    let shape = Shape::square(2, 200, 4, 96);
    let problem = Problem {
        dtype: Dtype::Bf16,
        shape,
        options: causal(),
        lse: true,
    };
    prepare(&device, &problem)?;
    let mut foreign = Foreign::new(&stream, shape, 0)?;
    // Asking cudarc for them makes the stream wait for what was done before, which cannot be captured.
    let addresses = Addresses::of(&mut foreign, &stream);
    stream.synchronize()?;
    stream.begin_capture(sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)?;
    let called = addresses.raw(&borrow(&device, &stream), &causal());
    let graph = stream.end_capture(sys::CUgraphInstantiate_flags(0));
    called?;
    let graph = graph?.ok_or("nothing was captured")?;
    for seed in 0..5 {
        stream.memcpy_htod(&numbers(shape.q_len(), seed), &mut foreign.x)?;
        graph.launch()?;
        let found = foreign.read(&stream)?;
        equal(
            &found,
            &expected(&device, shape, seed, &causal())?,
            &format!("replay {seed}"),
        )?;
    }
    Ok(())
}

fn own_graph(device: &Device) -> Tested {
    let shape = shapes()[0];
    let x: Vec<bf16> = numbers(shape.q_len(), 3)
        .into_iter()
        .map(bf16::from_bits)
        .collect();
    let x = device.upload(&x)?;
    let mut o = device.poisoned::<bf16>(shape.q_len())?;
    let mut lse = device.poisoned::<f32>(shape.lse_len())?;
    {
        let view = x.contiguous(&shape.q())?;
        let (o, lse) = (
            o.contiguous_mut(&shape.q())?,
            lse.contiguous_mut(&shape.lse())?,
        );
        let mut graph = device
            .capture(|recorder| attention_into(recorder, [view; 3], o, Some(lse), &causal()))?;
        if graph.len() != 1 {
            return Err(format!("{} launches were recorded", graph.len()).into());
        }
        graph.launch()?;
    }
    let o = o.read()?.iter().map(|it| it.to_bits()).collect();
    let lse = lse.read()?.iter().map(|it| it.to_bits()).collect();
    equal(
        &(o, lse),
        &expected(device, shape, 3, &causal())?,
        "a replay",
    )
}

/// Two threads, each with two streams, on one device, all at once.
fn threads(_: &Device) -> Tested {
    let device = Device::shared(0)?;
    let run = |first: usize| -> Tested {
        let streams = [foreign_stream()?, foreign_stream()?];
        let shape = shapes()[first % 4];
        let mut tensors = Vec::new();
        for (number, stream) in streams.iter().enumerate() {
            tensors.push(Foreign::new(stream, shape, first + number)?);
        }
        for _ in 0..100 {
            for (foreign, stream) in tensors.iter_mut().zip(&streams) {
                foreign.call(&borrow(&device, stream), stream, &causal())?;
            }
        }
        for (number, (foreign, stream)) in tensors.iter().zip(&streams).enumerate() {
            let expected = expected(&device, shape, first + number, &causal())?;
            equal(
                &foreign.read(stream)?,
                &expected,
                &format!("thread {first}, stream {number}"),
            )?;
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let threads = [0, 1].map(|first| {
            scope.spawn(move || run(first).map_err(|e| e.message().unwrap_or_default().to_owned()))
        });
        threads.into_iter().try_for_each(|thread| {
            let done = thread.join().map_err(|_| "a thread panicked")?;
            Ok(done?)
        })
    })
}

fn slices(_: &Device) -> Tested {
    let device = Device::shared(0)?;
    let stream = foreign_stream()?;
    let shape = shapes()[1];
    let x: Vec<bf16> = numbers(shape.q_len(), 2)
        .into_iter()
        .map(bf16::from_bits)
        .collect();
    let bits = stream.clone_htod(&numbers(shape.q_len(), 2))?;
    let mut o = stream.alloc_zeros::<u16>(shape.q_len())?;
    // SAFETY: of the same size, and any bits are a bfloat16.
    let (typed, mut typed_o) = unsafe {
        let typed = bits.transmute::<bf16>(shape.q_len()).ok_or("too short")?;
        (
            typed,
            o.transmute_mut::<bf16>(shape.q_len()).ok_or("too short")?,
        )
    };
    let (q, strides) = (shape.q(), strides(&shape.q()));
    {
        let (x, _x) = View::of_slice::<bf16, _>(&typed, &stream, &q, &strides)?;
        let (o, _o) = ViewMut::of_slice::<bf16, _>(&mut typed_o, &stream, &q, &strides)?;
        // SAFETY: the slices are on this stream.
        let on = unsafe { device.borrow_cuda_stream(&stream)? };
        attention_on(&on, [x; 3], o, None, &causal())?;
    }
    let too_long =
        View::of_slice::<bf16, _>(&typed, &stream, &[q[0] + 1, q[1], q[2], q[3]], &strides);
    if too_long.is_ok() {
        return Err("a view past the end of a slice was made".into());
    }
    let x = device.upload(&x)?;
    let x = x.contiguous(&q)?;
    let expected = attention(&device, x, x, x, &causal())?.read()?;
    let found = stream.clone_dtoh(&o)?;
    match found.iter().eq(expected
        .iter()
        .map(|it| it.to_bits())
        .collect::<Vec<_>>()
        .iter())
    {
        true => Ok(()),
        false => Err("other bits than by the device's own buffers".into()),
    }
}

/// Whose memory an address is in, whoever allocated it.
fn memory_is_found(_: &Device) -> Tested {
    use cudarc::driver::DevicePtr;
    let device = Device::shared(0)?;
    let stream = foreign_stream()?;
    let slice = stream.alloc_zeros::<u8>(1 << 20)?;
    let own = device.zeros::<f32>(100)?;
    let (address, _order) = slice.device_ptr(&stream);
    stream.synchronize()?;
    let host = [0_u8; 64];
    let asked = [
        (address, 1 << 20, true),
        (address + 4096, 100, true),
        (own.address(), 400, true),
        (address, 1 << 50, false),
        (host.as_ptr().expose_provenance() as u64, 64, false),
        (16, 16, false),
        (u64::MAX - 4, 16, false),
    ];
    // Twice: the second time what was found is remembered.
    for (address, bytes, expected) in asked.into_iter().chain(asked) {
        if device.reaches(address, bytes)? != expected {
            return Err(format!("{bytes} bytes at {address:#x}: not {expected}").into());
        }
    }
    Ok(())
}

/// The addresses of some tensors, which outlive the calls that use them.
struct Addresses {
    shape: Shape,
    x: u64,
    o: u64,
    lse: u64,
}

impl Addresses {
    fn of(foreign: &mut Foreign, stream: &CudaStream) -> Addresses {
        use cudarc::driver::{DevicePtr, DevicePtrMut};
        Addresses {
            shape: foreign.shape,
            x: foreign.x.device_ptr(stream).0,
            o: foreign.o.device_ptr_mut(stream).0,
            lse: foreign.lse.device_ptr_mut(stream).0,
        }
    }

    /// By raw views, described anew for every call.
    fn raw(&self, stream: &BorrowedStream<'_>, options: &Options<'_>) -> Tested {
        let [b, s, h, d] = self.shape.q();
        let (q, strides) = ([b, s, h, d], [s * h * d, h * d, d, 1]);
        // SAFETY: the slices outlive the calls.
        unsafe {
            let x = || View::raw(self.x, &q, &strides, Type::Bf16);
            let o = ViewMut::raw(self.o, &q, &strides, Type::Bf16)?;
            let lse = ViewMut::raw(self.lse, &[b, h, s], &[h * s, s, 1], Type::F32)?;
            Ok(attention_on(
                stream,
                [x()?, x()?, x()?],
                o,
                Some(lse),
                options,
            )?)
        }
    }
}

/// Keys and values that all sequences share, or all heads, by strides of 0: as copies of them.
fn expanded(device: &Device) -> Tested {
    let [batch, heads] = [2, 4];
    for head_dim in [64, 128] {
        let shape = [batch, 300, heads, head_dim];
        let row = heads * head_dim;
        let of_all = [shape[1] * row, row, head_dim, 1];
        let shared_by = [
            [0, row, head_dim, 1],
            [of_all[0], row, 0, 1],
            [0, row, 0, 1],
        ];
        let count = shape.iter().product::<u64>();
        let x: Vec<bf16> = numbers(count as usize, 3)
            .into_iter()
            .map(bf16::from_bits)
            .collect();
        let buffer = device.upload(&x)?;
        let q = buffer.contiguous(&shape)?;
        for strides in shared_by {
            let element = |number: u64| {
                let at = [
                    number / of_all[0],
                    number / row % shape[1],
                    number / head_dim % heads,
                    number % head_dim,
                ];
                let places = at.iter().zip(strides).map(|(at, stride)| at * stride);
                x[places.sum::<u64>() as usize]
            };
            let copy: Vec<bf16> = (0..count).map(element).collect();
            let copy = device.upload(&copy)?;
            let copy = copy.contiguous(&shape)?;
            let keys = buffer.view(&shape, &strides)?;
            let given = attention(device, q, keys, keys, &causal())?.read()?;
            let expected = attention(device, q, copy, copy, &causal())?.read()?;
            if given != expected {
                return Err(format!("{head_dim}: strides {strides:?}").into());
            }
        }
    }
    Ok(())
}
