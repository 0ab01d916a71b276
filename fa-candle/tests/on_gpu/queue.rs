//! Attention among what else a stream of candle's is given.

use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use candle_core::cuda_backend::cudarc::driver::result::{device as driver, mem_pool};
use candle_core::cuda_backend::cudarc::driver::sys::CUmemPool_attribute;
use candle_core::{DType, Device, Tensor};
use fa_candle::{
    Cached, MaskBlocks, NewTokens, Options, attention, attention_with_kvcache, flash_attn,
    keep_memory,
};
use fa_cases::Case;
use fa_reference::Shape;

use crate::attention::cases;
use crate::attention::lies::Lies;

/// A call returns while the GPU still computes what it was given before.
pub fn nothing_waits(device: &Device) -> anyhow::Result<()> {
    let q = Tensor::randn(0.0_f32, 1.0, (1, 512, 8, 64), device)?.to_dtype(DType::BF16)?;
    returns_at_once(device, &|| flash_attn(&q, &q, &q, 0.125, true)).context("flash_attn")?;
    let k_cache = Tensor::zeros((1, 2048, 8, 64), DType::BF16, device)?;
    let v_cache = k_cache.zeros_like()?;
    let cached = Cached::new(&Tensor::new(&[100_u32], device)?);
    let (k, v) = (q.clone(), q.clone());
    let new = NewTokens { k, v, rotary: None };
    let step = || {
        let options = Options::default();
        let step = attention_with_kvcache(&q, &k_cache, &v_cache, Some(&new), &cached, &options);
        step.map(|(o, _)| o)
    };
    returns_at_once(device, &step).context("attention_with_kvcache")
}

fn returns_at_once(
    device: &Device,
    call: &dyn Fn() -> candle_core::Result<Tensor>,
) -> anyhow::Result<()> {
    let matrix = Tensor::randn(0.0_f32, 0.01, (8192, 8192), device)?;
    // Once before: kernels are compiled, pools have grown.
    matrix.matmul(&matrix)?;
    call()?;
    device.synchronize()?;
    let started = Instant::now();
    let mut product = matrix.clone();
    for _ in 0..20 {
        product = product.matmul(&matrix)?;
    }
    let before = started.elapsed();
    let o = call()?;
    let returned = started.elapsed();
    device.synchronize()?;
    let done = started.elapsed();
    drop(o);
    ensure!(
        done > before + Duration::from_millis(20),
        "the GPU was done too early to tell: {before:?}, {done:?}"
    );
    ensure!(
        returned - before < (done - before) / 2,
        "the call took {:?} of {:?}",
        returned - before,
        done - before
    );
    Ok(())
}

/// Freed memory stays in candle's pool if it is asked to, and goes back otherwise.
pub fn memory_is_kept(device: &Device) -> anyhow::Result<()> {
    const BYTES: u64 = 1 << 28;
    let Device::Cuda(cuda) = device else {
        anyhow::bail!("{device:?} is no GPU");
    };
    let ordinal = cuda.cuda_stream().context().ordinal();
    let reserved = || -> anyhow::Result<u64> {
        drop(Tensor::zeros(BYTES as usize, DType::U8, device)?);
        device.synchronize()?;
        let mut bytes = 0_u64;
        let attribute = CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT;
        // SAFETY: the device exists, and the attribute is a number of 64 bits.
        unsafe {
            let pool = driver::get_mem_pool(driver::get(ordinal as i32)?)?;
            mem_pool::get_attribute(pool, attribute, (&raw mut bytes).cast())?;
        }
        Ok(bytes)
    };
    keep_memory(device, u64::MAX)?;
    let kept = reserved()?;
    keep_memory(device, 0)?;
    let given_back = reserved()?;
    ensure!(
        kept >= BYTES && given_back < BYTES,
        "{kept} bytes were kept, {given_back} afterwards"
    );
    Ok(())
}

/// What comes before a call is done when it reads, and what comes after reads what it wrote.
pub fn in_order(device: &Device) -> anyhow::Result<()> {
    let q = Tensor::ones((2, 1024, 8, 64), DType::BF16, device)?;
    let mut chain = q.clone();
    for step in 1..=200 {
        // Attention over equal rows gives the row: each step adds one, and a step that reads too early shows. Past 256 a
        // bfloat16 has no odd numbers.
        chain = match step % 64 {
            0 => q.clone(),
            _ => (flash_attn(&chain, &chain, &chain, 0.01, step % 2 == 0)? + 1.0)?,
        };
        let memory = Tensor::zeros((2, 1024, 8, 64), DType::BF16, device)?;
        drop(memory);
    }
    let values = chain
        .flatten_all()?
        .to_dtype(DType::F32)?
        .to_vec1::<f32>()?;
    // 192 is the last multiple of 64, where it began anew.
    let expected = 1.0 + 8.0;
    ensure!(
        values.iter().all(|value| *value == expected),
        "{} in place of {expected}",
        values
            .iter()
            .find(|value| **value != expected)
            .unwrap_or(&expected)
    );
    Ok(())
}

/// A device with a stream of its own, in place of the thread's.
pub fn own_stream(_: &Device) -> anyhow::Result<()> {
    let device = Device::new_cuda_with_stream(0)?;
    let shape = Shape::square(2, 300, 4, 64);
    cases::check(Case::new(shape, Default::default()), Lies::Part, &device)
}

/// The CPU and the GPU are two, and so are a GPU's devices that were made one after the other.
pub fn two_devices(device: &Device) -> anyhow::Result<()> {
    let here = Tensor::ones((1, 8, 2, 64), DType::F16, device)?;
    let refused = |there: &Device, expected: &str| {
        let there = Tensor::ones((1, 8, 2, 64), DType::F16, there)?;
        let error = flash_attn(&here, &there, &here, 1.0, false).err();
        let text = error.map(|error| error.to_string()).unwrap_or_default();
        ensure!(text.contains(expected), "{text:?}");
        Ok(())
    };
    refused(&Device::Cpu, "`k` is on Cpu, the others on Cuda")?;
    refused(&Device::new_cuda(0)?, "make one Device and clone it")?;

    let masked = |device: &Device| {
        let documents = Tensor::zeros((1, 1), DType::U32, device)?;
        candle_core::Result::Ok(Options {
            documents: Some((documents.clone(), documents)),
            ..Options::default()
        })
    };
    let there = here.to_device(&Device::Cpu)?;
    let options = Options {
        mask_blocks: Some(MaskBlocks::new(&there, &there, &masked(&Device::Cpu)?)?),
        ..masked(device)?
    };
    let error = attention(&here, &here, &here, &options).err();
    let text = error.map(|error| error.to_string()).unwrap_or_default();
    ensure!(text.contains("`mask_blocks` is on Cpu"), "{text:?}");
    Ok(())
}
