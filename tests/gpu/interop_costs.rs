//! What the doors cost: the host's time of a call, the GPU's, and memory over many calls.

use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

use cudarc::driver::{CudaStream, sys};
use fa::attention::Shape;
use fa::prelude::*;
use libtest_mimic::Failed;

use super::{Addresses, Foreign, Tested, borrow, causal, foreign_stream, numbers};

/// Calls between two waits: few enough not to fill the driver's queue.
const QUEUED: u32 = 200;

/// A way to call, by its name.
type Way<'a> = (&'static str, Box<dyn FnMut() -> Tested + 'a>);

/// The median time of a call on the host for each of some ways, in turns.
fn in_turns(ways: &mut [Way<'_>], wait: impl Fn() -> Tested) -> Result<Vec<f64>, Failed> {
    let mut samples = vec![Vec::new(); ways.len()];
    for round in 0..61 {
        for ((_, call), samples) in ways.iter_mut().zip(&mut samples) {
            let started = Instant::now();
            for _ in 0..QUEUED {
                call()?;
            }
            let spent = started.elapsed() / QUEUED;
            wait()?;
            // The first round loads kernels.
            if round > 0 {
                samples.push(spent.as_secs_f64() * 1e6);
            }
        }
    }
    Ok(samples.iter_mut().map(|samples| median(samples)).collect())
}

fn median(samples: &mut [f64]) -> f64 {
    samples.sort_unstable_by(f64::total_cmp);
    samples[samples.len() / 2]
}

/// The C library that `FA_LIBRARY` names, if it does: what DLPack and fa.h say.
struct CLibrary {
    forward: Forward,
    _library: libloading::Library,
}

#[repr(C)]
struct DlTensor {
    data: u64,
    device: [i32; 2],
    ndim: i32,
    dtype: (u8, u8, u16),
    shape: *const i64,
    strides: *const i64,
    byte_offset: u64,
}

#[repr(C)]
#[derive(Default)]
struct COptions {
    size: usize,
    flags: u64,
    rest: [u64; 4],
}

type Forward = unsafe extern "C" fn(
    *const DlTensor,
    *const DlTensor,
    *const DlTensor,
    *const DlTensor,
    *const DlTensor,
    *const COptions,
    sys::CUstream,
) -> i32;

impl CLibrary {
    fn named() -> Result<Option<CLibrary>, Failed> {
        let Some(path) = std::env::var_os("FA_LIBRARY") else {
            return Ok(None);
        };
        // SAFETY: our own library, whose initialisers have no requirements.
        unsafe {
            let library = libloading::Library::new(path)?;
            Ok(Some(CLibrary {
                forward: *library.get::<Forward>(b"fa_forward")?,
                _library: library,
            }))
        }
    }

    /// As a C program calls it: the structures are filled in for every call.
    fn call(&self, at: &Addresses, causal: bool, stream: sys::CUstream) -> Tested {
        let shape = at.shape.q().map(|size| size as i64);
        let lse_shape = at.shape.lse().map(|size| size as i64);
        let tensor = |data, shape: &[i64], code, bits| DlTensor {
            data,
            device: [2, 0],
            ndim: shape.len() as i32,
            dtype: (code, bits, 1),
            shape: shape.as_ptr(),
            strides: std::ptr::null(),
            byte_offset: 0,
        };
        let x = tensor(at.x, &shape, 4, 16);
        let o = tensor(at.o, &shape, 4, 16);
        let lse = tensor(at.lse, &lse_shape, 2, 32);
        let options = COptions {
            size: size_of::<COptions>(),
            flags: causal.into(),
            ..COptions::default()
        };
        // SAFETY: what fa.h asks for.
        let status = unsafe { (self.forward)(&x, &x, &x, &o, &lse, &options, stream) };
        match status {
            0 => Ok(()),
            code => Err(format!("fa_forward gave {code}").into()),
        }
    }
}

/// Measures calls through each door: by buffers on the device's stream, by raw views on a borrowed one, and through the C
/// library where `FA_LIBRARY` names it. `measure` gets the ways to call, and the stream of each kind: the device's own, which
/// the first way uses, and the others'. Gives the names with the times that it gives.
fn through_each_door(
    shape: Shape,
    options: &Options<'_>,
    measure: impl FnOnce(&mut [Way<'_>], [&Arc<CudaStream>; 2]) -> Result<Vec<f64>, Failed>,
) -> Result<Vec<(&'static str, f64)>, Failed> {
    let device = Device::shared(0)?;
    let stream = foreign_stream()?;
    // SAFETY: it lives as long as the device.
    let own = unsafe {
        let own = device.own_stream()?;
        stream.context().wrap_borrowed_stream(own.cast())
    };
    let x: Vec<bf16> = numbers(shape.q_len(), 0)
        .into_iter()
        .map(bf16::from_bits)
        .collect();
    let x = device.upload(&x)?;
    let mut o = device.zeros::<bf16>(shape.q_len())?;
    let mut lse = device.zeros::<f32>(shape.lse_len())?;
    let mut foreign = Foreign::new(&stream, shape, 0)?;
    let addresses = Addresses::of(&mut foreign, &stream);
    let (q, l) = (shape.q(), shape.lse());
    let borrowed = borrow(&device, &stream);
    let library = CLibrary::named()?;
    let typed = || -> Tested {
        let x = || x.contiguous(&q);
        let (o, lse) = (o.contiguous_mut(&q)?, lse.contiguous_mut(&l)?);
        let inputs = [x()?, x()?, x()?];
        Ok(attention_into(&device, inputs, o, Some(lse), options)?)
    };
    let mut ways: Vec<Way<'_>> = vec![
        ("typed", Box::new(typed)),
        (
            "raw views on a borrowed stream",
            Box::new(|| addresses.raw(&borrowed, options)),
        ),
    ];
    if let Some(library) = &library {
        let call = || library.call(&addresses, options.causal, stream.cu_stream());
        ways.push(("the C library", Box::new(call)));
    }
    let times = measure(&mut ways, [&own, &stream])?;
    let names = ways.iter().map(|(name, _)| *name);
    Ok(names.zip(times).collect())
}

/// What a call costs the host, in turns.
pub fn host_cost(_: &Device) -> Tested {
    let shape = Shape::square(1, 512, 1, 64);
    let times = through_each_door(shape, &Options::default(), |ways, streams| {
        in_turns(ways, || {
            streams.iter().try_for_each(|stream| stream.synchronize())?;
            Ok(())
        })
    })?;
    let typed = times[0].1;
    for (name, time) in &times {
        let (ratio, more) = (time / typed, time - typed);
        let line =
            format!("host cost of a warm call, {name}: {time:.2} µs ({ratio:.3}, {more:+.2} µs)");
        let _ = writeln!(std::io::stderr(), "{line}");
    }
    match times[1].1 <= typed && times.get(2).is_none_or(|(_, c)| *c <= typed + 0.5) {
        true => Ok(()),
        false => Err("a door costs more than it may".into()),
    }
}

/// The GPU's time is the same through each door, in turns.
pub fn gpu_time(_: &Device) -> Tested {
    let shape = Shape::square(4, 4096, 16, 128);
    let times = through_each_door(shape, &causal(), |ways, [own, stream]| {
        let flags = Some(sys::CUevent_flags::CU_EVENT_DEFAULT);
        let (start, end) = (
            stream.context().new_event(flags)?,
            stream.context().new_event(flags)?,
        );
        let mut times = vec![Vec::new(); ways.len()];
        for round in 0..42 {
            for (way, ((_, call), times)) in ways.iter_mut().zip(&mut times).enumerate() {
                let on = if way == 0 { own } else { stream };
                start.record(on)?;
                call()?;
                end.record(on)?;
                on.synchronize()?;
                if round > 1 {
                    times.push(f64::from(start.elapsed_ms(&end)?) * 1e3);
                }
            }
        }
        Ok(times.iter_mut().map(|times| median(times)).collect())
    })?;
    let typed = times[0].1;
    for (name, time) in &times {
        let line = format!("GPU time, {name}: {time:.1} µs ({:.4})", time / typed);
        let _ = writeln!(std::io::stderr(), "{line}");
    }
    match times
        .iter()
        .all(|(_, time)| (time / typed - 1.0).abs() <= 0.01)
    {
        true => Ok(()),
        false => Err("a door costs the GPU time".into()),
    }
}

/// The resident memory of this process in KiB.
fn resident() -> Result<u64, Failed> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let word = line.and_then(|line| line.split_whitespace().next());
    Ok(word.ok_or("no VmRSS")?.parse()?)
}

/// 100,000 calls of many shapes, on buffers that come and go and on foreign ones: neither the host's memory nor the
/// device's grows.
pub fn memory_stays_flat(_: &Device) -> Tested {
    const CALLS: usize = 100_000;
    let device = Device::shared(0)?;
    let stream = foreign_stream()?;
    let borrowed = borrow(&device, &stream);
    let context = Arc::clone(stream.context());
    let shapes: Vec<Shape> = (0..24)
        .map(|i| {
            Shape::square(
                1 + i % 3,
                16 + 29 * i,
                1 + i % 4,
                [32, 64, 128, 256][i / 2 % 4],
            )
        })
        .collect();
    let mut foreign = Vec::new();
    for shape in &shapes {
        foreign.push(Foreign::new(&stream, *shape, 0)?);
    }
    let mut call = |number: usize| -> Tested {
        let which = number % shapes.len();
        let options = if (number / shapes.len()).is_multiple_of(2) {
            Options::default()
        } else {
            causal()
        };
        foreign[which].call(&borrowed, &stream, &options)?;
        if number.is_multiple_of(10) {
            let shape = shapes[which];
            let x = device.zeros::<f16>(shape.q_len())?;
            let x = x.contiguous(&shape.q())?;
            attention(&device, x, x, x, &options)?;
        }
        if number.is_multiple_of(500) {
            stream.synchronize()?;
            device.synchronize()?;
        }
        Ok(())
    };
    let measure = || -> Result<(u64, u64), Failed> {
        context.synchronize()?;
        let (free, total) = context.mem_get_info()?;
        Ok((resident()?, (total - free) as u64 >> 10))
    };
    // Every shape and option once and again: kernels are loaded, pools have grown.
    (0..2000).try_for_each(&mut call)?;
    let before = measure()?;
    (0..CALLS).try_for_each(&mut call)?;
    let after = measure()?;
    let _ = writeln!(
        std::io::stderr(),
        "{CALLS} calls: host {} → {} KiB, device {} → {} KiB",
        before.0,
        after.0,
        before.1,
        after.1
    );
    // Allocators round; a leak of 50 bytes a call would be 5 MB.
    match after.0 <= before.0 + 2048 && after.1 <= before.1 + 2048 {
        true => Ok(()),
        false => Err(format!("memory grew from {before:?} to {after:?} KiB").into()),
    }
}
