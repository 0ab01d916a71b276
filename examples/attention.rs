//! FlashAttention with a configuration of your choice: `cargo run --example attention`.
//!
//! The const generics of `FaS512` are its tunables; a combination that breaks a gate, such as
//! `FaS512::<64, 64, 48, 4>`, does not compile.

use std::error::Error;

use fa::prelude::*;
use fa_reference::{Comparison, Precision, Rules, Shape};

fn main() -> Result<(), Box<dyn Error>> {
    let shape = Shape {
        batch: 1,
        seq_q: 512,
        seq_k: 512,
        heads: 2,
        kv_heads: 1,
        head_dim: 64,
    };
    let wave = |step: f32| move |i: usize| f16::from_f32((i as f32 * step).sin());
    let q: Vec<f16> = (0..shape.q_len()).map(wave(0.37)).collect();
    let k: Vec<f16> = (0..shape.kv_len()).map(wave(0.53)).collect();
    let v: Vec<f16> = (0..shape.kv_len()).map(wave(0.71)).collect();

    // BLOCK_M, BLOCK_N, BLOCK_K, NUM_WARPS; the other tunables have defaults.
    let config = FaS512Config {
        causal: true,
        ..FaS512::<64, 64, 32, 4>::new().config()
    };
    let device = Device::auto()?;
    let program = device.load(&config)?;
    let options = Options {
        causal: true,
        ..Options::default()
    };

    // Tensors are (batch, seq, heads, head_dim); both query heads use the one KV head.
    let (q_dev, k_dev, v_dev) = (device.upload(&q)?, device.upload(&k)?, device.upload(&v)?);
    let mut o = device.alloc::<f16>(shape.q_len())?;
    let mut lse = device.alloc::<f32>(shape.lse_len())?;
    attention_with(
        &device,
        &config,
        [
            q_dev.contiguous(&shape.q())?,
            k_dev.contiguous(&shape.kv())?,
            v_dev.contiguous(&shape.kv())?,
        ],
        o.contiguous_mut(&shape.q())?,
        Some(lse.contiguous_mut(&shape.lse())?),
        &options,
    )?;

    let rules = Rules::of(&options, 64);
    let reference = |precision| fa_reference::attention(&shape, &q, &k, &v, &rules, precision);
    let (exact, low) = (reference(Precision::Exact), reference(Precision::Half));
    let Comparison { error, bound } =
        Comparison::flash_attention(&rules, &o.read()?, &exact.o, &low.o);
    println!(
        "{} on {} ({})",
        program.spec(),
        device.name(),
        program.how_loaded()
    );
    println!("largest error {error:.1e}, FlashAttention's rule allows {bound:.1e}");
    Ok(())
}
