//! Steps of generation through candle: the models of the library's own tests, each step held against float64, and the cache against what it
//! has to hold.

mod steps;

use anyhow::{Context, ensure};
use candle_core::{DType, Device, Tensor};
use fa::attention::{RotaryPairs, Shape, Window};
use fa_candle::{
    Cached, NewTokens, Options, Rotary, append_to_kvcache, attention, attention_with_kvcache,
};
use fa_cases::{GenerationCase, RotaryTables, Spots, generations};
use half::f16;
use steps::{AT_ONCE, Way, check};

use super::Test;
use super::lies::Lies;

/// By name.
pub const ALL: &[(&str, Test)] = &[
    ("kvcache/every_model", every_model),
    ("kvcache/left_padding", left_padding),
    ("kvcache/slopes_and_sinks", slopes_and_sinks),
    ("kvcache/appended_first", appended_first),
    ("kvcache/every_layout", every_layout),
    ("kvcache/bias", bias),
    ("kvcache/positions", positions),
    ("kvcache/one_storage", one_storage),
    ("kvcache/lists", lists),
];

/// Where sequences lie.
const SPOTS: [Spots; 3] = [Spots::InOrder, Spots::Rows, Spots::Pages(7)];

/// Dense and packed, in rows and in pages, with both ways of rotating.
fn every_model(device: &Device) -> anyhow::Result<()> {
    for (name, case) in generations() {
        check(&case, AT_ONCE, device).context(name)?;
    }
    Ok(())
}

fn left_padding(device: &Device) -> anyhow::Result<()> {
    for packed in [false, true] {
        for spots in [Spots::InOrder, Spots::Rows] {
            let padded = GenerationCase {
                padded: true,
                ..model(spots, packed)
            };
            check(&padded, AT_ONCE, device).with_context(|| format!("{padded:?}"))?;
        }
    }
    Ok(())
}

fn slopes_and_sinks(device: &Device) -> anyhow::Result<()> {
    for packed in [false, true] {
        let case = GenerationCase {
            tensors: 0b11,
            options: fa::attention::Options {
                window: Some(Window::before(40)),
                softcap: Some(20.0),
                ..Default::default()
            },
            ..model(Spots::Rows, packed)
        };
        check(&case, AT_ONCE, device).with_context(|| format!("{case:?}"))?;
    }
    Ok(())
}

/// What is added by one call is attended to by another, which adds nothing.
fn appended_first(device: &Device) -> anyhow::Result<()> {
    for spots in SPOTS {
        for packed in [false, true] {
            let case = GenerationCase {
                rotary: None,
                padded: spots == Spots::InOrder,
                ..model(spots, packed)
            };
            let way = Way {
                appended_first: true,
                ..AT_ONCE
            };
            check(&case, way, device).with_context(|| format!("{case:?}"))?;
        }
    }
    Ok(())
}

/// New tokens that are copied because kernels cannot read them, and caches that lie another way.
fn every_layout(device: &Device) -> anyhow::Result<()> {
    for (lies, spots) in Lies::ALL.into_iter().zip(SPOTS.into_iter().cycle()) {
        let case = model(spots, lies == Lies::Offset);
        let way = Way {
            lies,
            heads_first: true,
            ..AT_ONCE
        };
        check(&case, way, device).with_context(|| format!("{lies:?}"))?;
    }
    Ok(())
}

/// Several tokens, and one by one after them, of heads of which two share one of the keys'.
fn model(spots: Spots, packed: bool) -> GenerationCase {
    GenerationCase {
        before: vec![40, 0, 25],
        steps: match packed {
            true => vec![vec![1, 20, 0], vec![2, 1, 1]],
            false => vec![vec![5; 3], vec![1; 3], vec![1; 3]],
        },
        packed,
        shape: Shape {
            kv_heads: 2,
            ..Shape::square(1, 1, 4, 64)
        },
        spots,
        rotary: Some(RotaryTables {
            rotated: 32,
            pairs: RotaryPairs::Interleaved,
            wide: false,
        }),
        options: fa::attention::Options {
            causal: true,
            ..Default::default()
        },
        tensors: 0,
        functions: &[],
        padded: false,
        lse: true,
        seed: 3,
    }
}

fn random(shape: (usize, usize, usize, usize), device: &Device) -> candle_core::Result<Tensor> {
    Tensor::randn(0.0_f32, 1.0, shape, device)?.to_dtype(DType::F16)
}

fn numbers(tensor: &Tensor) -> candle_core::Result<Vec<f16>> {
    tensor.flatten_all()?.to_vec1()
}

/// A bias is that of queries and keys of the sequence.
fn bias(device: &Device) -> anyhow::Result<()> {
    let (q, all) = (
        random((2, 3, 4, 64), device)?,
        random((2, 13, 2, 64), device)?,
    );
    let bias = Tensor::randn(0.0_f32, 1.0, (1, 4, 3, 16), device)?;
    // Of as many keys as there is room for.
    let with_bias = |bias| Options {
        causal: true,
        bias: Some(bias),
        ..Options::default()
    };
    let k_cache = Tensor::zeros((2, 16, 2, 64), DType::F16, device)?;
    let v_cache = k_cache.zeros_like()?;
    for cache in [&k_cache, &v_cache] {
        cache.slice_set(&all.narrow(1, 0, 10)?.contiguous()?, 1, 0)?;
    }
    let new = NewTokens {
        k: all.narrow(1, 10, 3)?,
        v: all.narrow(1, 10, 3)?,
        rotary: None,
    };
    let cached = Cached::new(&Tensor::new(&[10_u32, 10], device)?);
    let options = with_bias(bias.clone());
    let (o, _) = attention_with_kvcache(&q, &k_cache, &v_cache, Some(&new), &cached, &options)?;
    let options = with_bias(bias.narrow(3, 0, 13)?);
    let (expected, _) = attention(&q, &all, &all, &options)?;
    let difference = (o.to_dtype(DType::F32)? - expected.to_dtype(DType::F32)?)?;
    let difference = difference.abs()?.max_all()?.to_scalar::<f32>()?;
    ensure!(difference < 4e-3, "{difference}");
    Ok(())
}

/// Keys at given positions are those that lie there, and so are queries.
fn positions(device: &Device) -> anyhow::Result<()> {
    let (q, kv) = (
        random((1, 2, 2, 64), device)?,
        random((1, 2, 2, 64), device)?,
    );
    let table = |of: fn(f32) -> f32| {
        let angles = (0..16 * 32).map(|i| of((i / 32) as f32 * 0.7_f32.powi(i % 32)));
        Tensor::from_iter(angles, device)?.reshape((16, 32))
    };
    let (cos, sin) = (table(f32::cos)?, table(f32::sin)?);
    // The new tokens, rotated as those from a position on, and the output where nothing else is seen.
    let of = |length: u32, position: Option<u32>| -> anyhow::Result<_> {
        let k_cache = Tensor::zeros((1, 16, 2, 64), DType::F16, device)?;
        let v_cache = k_cache.zeros_like()?;
        let position = position.map(|it| Tensor::new(&[it], device)).transpose()?;
        let new = NewTokens {
            k: kv.clone(),
            v: kv.clone(),
            rotary: Some(Rotary {
                cos: cos.clone(),
                sin: sin.clone(),
                interleaved: false,
                positions: position,
            }),
        };
        let length_list = Tensor::new(&[length], device)?;
        let cached = Cached {
            cache_leftpad: Some(length_list.clone()),
            ..Cached::new(&length_list)
        };
        let options = Options {
            causal: true,
            ..Options::default()
        };
        let (o, _) = attention_with_kvcache(&q, &k_cache, &v_cache, Some(&new), &cached, &options)?;
        let keys = k_cache.narrow(1, length as usize, 2)?;
        Ok((numbers(&keys)?, numbers(&o)?))
    };
    let (keys, o) = of(5, None)?;
    ensure!(
        of(2, Some(5))? == (keys.clone(), o),
        "a position was not taken"
    );
    ensure!(of(2, None)?.0 != keys, "the place did not matter");
    Ok(())
}

/// Keys and values may be the halves of one tensor.
fn one_storage(device: &Device) -> anyhow::Result<()> {
    let token = random((2, 1, 2, 64), device)?;
    let new = NewTokens {
        k: token.clone(),
        v: (token.clone() * 0.5)?,
        rotary: None,
    };
    let cached = Cached::new(&Tensor::new(&[3_u32, 6], device)?);
    let both = Tensor::zeros((2, 2, 8, 2, 64), DType::F16, device)?;
    let apart = [both.get(0)?.copy()?, both.get(1)?.copy()?];
    let options = Options::default();
    let of = |k: &Tensor, v: &Tensor| -> candle_core::Result<_> {
        let (o, _) = attention_with_kvcache(&token, k, v, Some(&new), &cached, &options)?;
        numbers(&o)
    };
    let together = of(&both.get(0)?, &both.get(1)?)?;
    let separate = of(&apart[0], &apart[1])?;
    ensure!(together == separate, "the outputs differ");
    let expected = numbers(&Tensor::stack(&apart, 0)?)?;
    ensure!(numbers(&both)? == expected, "the caches differ");
    // Values of a head beside its keys.
    let beside = Tensor::zeros((2, 8, 2, 2, 64), DType::F16, device)?;
    let half = |number| beside.narrow(3, number, 1)?.squeeze(3);
    let together = of(&half(0)?, &half(1)?)?;
    ensure!(
        together == separate,
        "the outputs differ where halves lie between each other"
    );
    ensure!(
        numbers(&Tensor::stack(&[half(0)?, half(1)?], 0)?)? == expected,
        "caches that lie between each other differ"
    );
    Ok(())
}

/// Lists of i32 are as those of u32, and where a length is negative nothing is written.
fn lists(device: &Device) -> anyhow::Result<()> {
    let token = random((2, 1, 2, 64), device)?;
    let new = NewTokens {
        k: token.clone(),
        v: token.clone(),
        rotary: None,
    };
    let k_cache = Tensor::zeros((3, 8, 2, 64), DType::F16, device)?;
    let v_cache = k_cache.zeros_like()?;
    let cached = Cached {
        cache_batch_idx: Some(Tensor::new(&[2_i32, 0], device)?),
        ..Cached::new(&Tensor::new(&[4_i32, -1], device)?)
    };
    append_to_kvcache(&k_cache, &v_cache, &new, &cached)?;
    let written = k_cache.get(2)?.get(4)?;
    ensure!(numbers(&written)? == numbers(&token.get(0)?)?, "{written}");
    let others = numbers(&k_cache)?;
    let count = others.iter().filter(|x| **x != f16::ZERO).count();
    ensure!(count <= 2 * 64, "{count} elements are not 0");
    Ok(())
}
