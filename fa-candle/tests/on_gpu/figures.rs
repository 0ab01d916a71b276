//! The cost of the operation inside candle.

use anyhow::ensure;
use candle_core::cuda_backend::cudarc::driver::DevicePtr;
use candle_core::{DType, Device, Storage, Tensor};
use fa::prelude::{Type, View, ViewMut, attention_on};
use fa_candle::{flash_attn, keep_memory};

use super::timing::in_turns;
use crate::real_models::unfused::Unfused;

/// What a call may cost the host more than the same on raw buffers, in microseconds.
const HOST: f64 = 5.0;
/// What it may take longer on the GPU.
const GPU: f64 = 1.02;
/// How many times as fast it has to be as candle's matrix products and softmax.
const UNFUSED: f64 = 5.0;

/// (8, 2048, 16, 128) bfloat16, causal: in candle, on raw buffers, and by candle's own operations.
pub fn operation(device: &Device) -> anyhow::Result<()> {
    let shape = [8, 2048, 16, 128_usize];
    let random = || {
        let tensor = Tensor::randn(0.0_f32, 1.0, &shape[..], device)?;
        tensor.to_dtype(DType::BF16)
    };
    let (q, k, v, o) = (random()?, random()?, random()?, random()?);
    let scale = 1.0 / 128.0_f32.sqrt();
    let Device::Cuda(cuda) = device else {
        anyhow::bail!("{device:?} is no GPU");
    };
    let stream = cuda.cuda_stream();
    let addresses = [&q, &k, &v, &o].map(|tensor| {
        let (storage, _) = tensor.storage_and_layout();
        match &*storage {
            Storage::Cuda(storage) => {
                let slice = storage.as_cuda_slice::<half::bf16>()?;
                Ok(slice.device_ptr(&stream).0)
            }
            _ => Err(candle_core::Error::msg("not on the GPU")),
        }
    });
    let [q_at, k_at, v_at, o_at] = addresses;
    let (q_at, k_at, v_at, o_at) = (q_at?, k_at?, v_at?, o_at?);
    let raw_device = fa::prelude::Device::shared(0)?;
    let sizes = shape.map(|size| size as u64);
    let strides = [2048 * 16 * 128, 16 * 128, 128, 1];
    let options = fa::attention::Options {
        scale: Some(scale),
        causal: true,
        ..Default::default()
    };
    let mut raw = || {
        // SAFETY: the tensors outlive the calls, and nothing else uses the one that is written.
        let queued = unsafe {
            let view = |address| View::raw(address, &sizes, &strides, Type::Bf16);
            let queue = raw_device.borrow_stream(stream.cu_stream().cast());
            let views = view(q_at).and_then(|q| Ok([q, view(k_at)?, view(v_at)?]));
            let o = ViewMut::raw(o_at, &sizes, &strides, Type::Bf16);
            let (views, o) = (
                views.map_err(candle_core::Error::wrap)?,
                o.map_err(candle_core::Error::wrap)?,
            );
            attention_on(&queue, views, o, None, &options)
        };
        queued.map_err(candle_core::Error::wrap)
    };
    let mut fused = || flash_attn(&q, &k, &v, scale, true).map(drop);
    // What candle does for every output, whoever computes it.
    let mut memory = || {
        // SAFETY: nothing reads it.
        let output = unsafe { cuda.alloc::<half::bf16>(shape.iter().product()) };
        output.map(drop)
    };
    // The pool as CUDA has it, then one that keeps the outputs.
    let mut measure = |kept| -> anyhow::Result<_> {
        keep_memory(device, kept)?;
        let times = in_turns(device, 31, 50, [&mut raw, &mut fused, &mut memory])?;
        let [raw, fused, memory] = times;
        eprintln!(
            "{kept} bytes kept: flash_attn of (8, 2048, 16, 128) bf16 causal {:.1} µs, host {:.2} µs; on raw buffers {:.1} µs, \
             host {:.2} µs; candle's allocation of an output and its end alone {:.1} µs, host {:.2} µs",
            fused.all, fused.host, raw.all, raw.host, memory.all, memory.host
        );
        Ok([raw, fused])
    };
    measure(0)?;
    let [raw, fused_times] = measure(u64::MAX)?;
    let unfused = Unfused::new(true);
    let mut unfused = || unfused.attend(&q, &k, &v).map(drop);
    let [again, unfused] = in_turns(device, 11, 3, [&mut fused, &mut unfused])?;
    let (host, gpu) = (fused_times.host - raw.host, fused_times.all / raw.all);
    let ratio = unfused.all / again.all;
    eprintln!(
        "by candle's operations {:.1} µs: {ratio:.1} times",
        unfused.all
    );
    ensure!(host <= HOST, "a call costs the host {host:.2} µs more");
    ensure!(gpu <= GPU, "a call takes {gpu:.3} times as long");
    ensure!(
        ratio >= UNFUSED,
        "only {ratio:.2} times as fast as candle's operations"
    );
    Ok(keep_memory(device, 0)?)
}
