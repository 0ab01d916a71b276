//! A step of generation on another library's tensors and stream, which is captured after nothing but `prepare_decode()`.

use std::sync::Arc;

use cudarc::driver::{CudaSlice, CudaStream, DevicePtr, DevicePtrMut, sys};
use fa::attention::{
    CachePlaces, Decoding, KvCache, NewTokens, RawDecoding, RawKvCache, RawNewTokens, decode,
    decode_on, prepare_decode,
};
use fa::prelude::*;
use libtest_mimic::Failed;

use super::{Bits, Tested, borrow, causal, equal, foreign_stream, numbers, strides};

const Q: [u64; 4] = [1, 1, 8, 128];
const NEW: [u64; 4] = [1, 1, 2, 128];
/// So many keys that several CTAs share them.
const CACHE: [u64; 4] = [1, 8192, 2, 128];
const LSE: [u64; 3] = [1, 8, 1];

fn len(shape: &[u64]) -> usize {
    shape.iter().product::<u64>() as usize
}

/// Tensors that cudarc allocated: queries, new keys and values, the cache, its length, and the outputs.
struct Foreign {
    q: CudaSlice<u16>,
    new: [CudaSlice<u16>; 2],
    cache: [CudaSlice<u16>; 2],
    used: CudaSlice<u32>,
    o: CudaSlice<u16>,
    lse: CudaSlice<f32>,
}

/// Where they are.
struct Addresses {
    q: u64,
    new: [u64; 2],
    cache: [u64; 2],
    used: u64,
    o: u64,
    lse: u64,
}

impl Foreign {
    fn new(stream: &Arc<CudaStream>) -> Result<Foreign, Failed> {
        let half = |shape: &[u64], seed| stream.clone_htod(&numbers(len(shape), seed));
        Ok(Foreign {
            q: half(&Q, 0)?,
            new: [half(&NEW, 1)?, half(&NEW, 2)?],
            cache: [half(&CACHE, 3)?, half(&CACHE, 4)?],
            used: stream.alloc_zeros(1)?,
            o: stream.alloc_zeros(len(&Q))?,
            lse: stream.alloc_zeros(len(&LSE))?,
        })
    }

    fn addresses(&mut self, stream: &CudaStream) -> Addresses {
        Addresses {
            q: self.q.device_ptr(stream).0,
            new: self.new.each_ref().map(|new| new.device_ptr(stream).0),
            cache: (self.cache.each_mut()).map(|cache| cache.device_ptr_mut(stream).0),
            used: self.used.device_ptr(stream).0,
            o: self.o.device_ptr_mut(stream).0,
            lse: self.lse.device_ptr_mut(stream).0,
        }
    }
}

impl Addresses {
    /// The step, described anew for every call.
    fn step(&self) -> Result<RawDecoding<'static>, Failed> {
        // SAFETY: the slices outlive the calls.
        unsafe {
            let view =
                |address, shape: &[u64]| View::raw(address, shape, &strides(shape), Type::Bf16);
            let view_mut =
                |address, shape: &[u64]| ViewMut::raw(address, shape, &strides(shape), Type::Bf16);
            Ok(RawDecoding {
                q: view(self.q, &Q)?,
                new: RawNewTokens {
                    k: view(self.new[0], &NEW)?,
                    v: view(self.new[1], &NEW)?,
                    packed: None,
                },
                cache: RawKvCache {
                    k: view_mut(self.cache[0], &CACHE)?,
                    v: view_mut(self.cache[1], &CACHE)?,
                    places: CachePlaces::InOrder,
                },
                cache_seqlens: View::raw(self.used, &[1], &[1], Type::U32)?
                    .typed()
                    .ok_or("they are u32")?,
                rotary: None,
                o: view_mut(self.o, &Q)?,
                lse: Some(ViewMut::raw(self.lse, &LSE, &strides(&LSE), Type::F32)?),
            })
        }
    }
}

/// The same steps by buffers of the device.
struct Own {
    new: [Buffer<bf16>; 2],
    cache: [Buffer<bf16>; 2],
}

fn halves(device: &Device, shape: &[u64], seed: usize) -> Result<Buffer<bf16>, Failed> {
    let values = numbers(len(shape), seed).into_iter().map(bf16::from_bits);
    Ok(device.upload(&values.collect::<Vec<_>>())?)
}

impl Own {
    fn new(device: &Device) -> Result<Own, Failed> {
        Ok(Own {
            new: [halves(device, &NEW, 1)?, halves(device, &NEW, 2)?],
            cache: [halves(device, &CACHE, 3)?, halves(device, &CACHE, 4)?],
        })
    }

    fn step(&mut self, device: &Device, length: usize) -> Result<Bits, Failed> {
        let (q, used) = (
            halves(device, &Q, length)?,
            device.upload(&[length as u32])?,
        );
        let mut o = device.alloc::<bf16>(len(&Q))?;
        let mut lse = device.alloc::<f32>(len(&LSE))?;
        let [new_k, new_v] = &self.new;
        let [k, v] = &mut self.cache;
        let step = Decoding {
            q: q.contiguous(&Q)?,
            new: NewTokens {
                k: new_k.contiguous(&NEW)?,
                v: new_v.contiguous(&NEW)?,
                packed: None,
            },
            cache: KvCache {
                k: k.contiguous_mut(&CACHE)?,
                v: v.contiguous_mut(&CACHE)?,
                places: CachePlaces::InOrder,
            },
            cache_seqlens: used.contiguous(&[1])?,
            rotary: None,
            o: o.contiguous_mut(&Q)?,
            lse: Some(lse.contiguous_mut(&LSE)?),
        };
        decode(device, step, &causal())?;
        Ok((
            o.read()?.iter().map(|it| it.to_bits()).collect(),
            lse.read()?.iter().map(|it| it.to_bits()).collect(),
        ))
    }
}

/// The first call on the stream is the captured one. It loads nothing, and is right for other lengths.
pub fn prepared_capture(_: &Device) -> Tested {
    // One of its own, for which no other test loads a program.
    let device = Device::cuda(0)?;
    let stream = foreign_stream()?;
    let mut foreign = Foreign::new(&stream)?;
    let addresses = foreign.addresses(&stream);
    stream.synchronize()?;
    prepare_decode(&device, addresses.step()?, &causal())?;
    let prepared = device.loaded_programs();
    let step = addresses.step()?;
    stream.begin_capture(sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)?;
    let called = decode_on(&borrow(&device, &stream), step, &causal());
    let graph = stream.end_capture(sys::CUgraphInstantiate_flags(0));
    called?;
    let graph = graph?.ok_or("nothing was captured")?;
    let loaded = device.loaded_programs();
    if [prepared, loaded] != [2, 2] {
        return Err(format!("{prepared} kernels were prepared, {loaded} loaded").into());
    }
    let mut own = Own::new(&device)?;
    for length in [8000, 5, 3000] {
        stream.memcpy_htod(&numbers(len(&Q), length), &mut foreign.q)?;
        stream.memcpy_htod(&[length as u32], &mut foreign.used)?;
        graph.launch()?;
        let lse = stream.clone_dtoh(&foreign.lse)?;
        let found = (
            stream.clone_dtoh(&foreign.o)?,
            lse.iter().map(|it| it.to_bits()).collect(),
        );
        let expected = own.step(&device, length)?;
        equal(&found, &expected, &format!("after {length} keys"))?;
    }
    Ok(())
}
