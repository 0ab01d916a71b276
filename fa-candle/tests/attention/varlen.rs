//! Packed sequences through candle, each held against float64 by itself.

use anyhow::{Context, ensure};
use candle_core::{DType, Device, Tensor, Var, WithDType};
use fa::attention::{AttentionElement, Window};
use fa_candle::{Options, Packed, attention_varlen};
use fa_cases::{Case, Outcome};
use fa_reference::Narrow;
use half::{bf16, f16};

use super::Test;
use super::cases::{candles_options, shape};
use super::lies::Lies;

/// By name.
pub const ALL: &[(&str, Test)] = &[
    ("varlen/every_layout", every_layout),
    ("varlen/every_option", every_option),
    ("varlen/lists", lists_of_any_stride),
    ("varlen/no_keys", no_keys),
    ("varlen/longest", longest_of_few_rows),
];

/// Queries and keys of the sequences: more and fewer than a tile has, none of either, and one.
const LENGTHS: [(usize, usize); 6] = [(70, 90), (0, 5), (1, 33), (64, 64), (9, 0), (30, 10)];

fn every_layout(device: &Device) -> anyhow::Result<()> {
    let causal = fa::attention::Options {
        causal: true,
        ..Default::default()
    };
    for lies in Lies::ALL {
        let asked = Asked {
            options: causal,
            tensors: 0,
            ranges: 0,
        };
        check(asked, lies, device).with_context(|| format!("{lies:?}"))?;
    }
    Ok(())
}

fn every_option(device: &Device) -> anyhow::Result<()> {
    let plain = fa::attention::Options::default();
    let window = |left, right| fa::attention::Options {
        window: Some(Window { left, right }),
        ..plain
    };
    let softcap = fa::attention::Options {
        softcap: Some(5.0),
        causal: true,
        ..plain
    };
    let options = [
        (plain, 0),
        (window(Some(20), Some(7)), 0),
        (window(Some(20), None), 0),
        (softcap, 0),
        (plain, 0b1),
        (softcap, 0b11),
    ];
    for (number, (options, tensors)) in (0..).zip(options) {
        let context = || format!("{options:?}, tensors {tensors:#b}");
        let asked = Asked {
            options,
            tensors,
            ranges: number % 3,
        };
        check(asked, Lies::Contiguous, device).with_context(context)?;
    }
    Ok(())
}

/// What is asked of the sequences.
#[derive(Clone, Copy)]
struct Asked {
    options: fa::attention::Options<'static>,
    /// The options' tensors whose bits are set.
    tensors: u8,
    /// Ranges of keys that see each other, of each sequence.
    ranges: u64,
}

/// Checks the sequences in float16 and bfloat16.
fn check(asked: Asked, lies: Lies, device: &Device) -> anyhow::Result<()> {
    check_type::<f16>(asked, lies, device).context("float16")?;
    check_type::<bf16>(asked, lies, device).context("bfloat16")
}

fn check_type<T: WithDType + AttentionElement + Narrow>(
    asked: Asked,
    lies: Lies,
    device: &Device,
) -> anyhow::Result<()> {
    // Of one seed: the numbers of the options' tensors are the same.
    let sequences = LENGTHS.map(|(seq_q, seq_k)| {
        let shape = shape(1, [seq_q, seq_k], [4, 2], 64);
        let case = Case::new(shape, asked.options).with_tensors(asked.tensors);
        case.with_prefix_ranges(asked.ranges).solve::<T>()
    });
    let one_after_the_other = |input: usize, heads: usize| {
        let all: Vec<T> = sequences
            .iter()
            .flat_map(|sequence| sequence.inputs[input].iter().copied())
            .collect();
        let rows = (all.len() / (heads * 64)) as u64;
        lies.tensor(&all, [1, rows, heads as u64, 64], device)?
            .squeeze(0)
    };
    let (q, k, v) = (
        one_after_the_other(0, 4)?,
        one_after_the_other(1, 2)?,
        one_after_the_other(2, 2)?,
    );
    let packed = Packed {
        seqlens_q: list(LENGTHS.map(|it| it.0), device)?,
        seqlens_k: list(LENGTHS.map(|it| it.1), device)?,
        max_seqlen_q: 70,
        max_seqlen_k: 90,
    };
    let asked = sequences
        .iter()
        .map(|sequence| candles_options(&sequence.case, device))
        .collect::<candle_core::Result<Vec<Options>>>()?;
    let ranges = asked.iter().filter_map(|it| it.prefix_ranges.clone());
    let ranges: Vec<Tensor> = ranges.collect();
    let asked = Options {
        prefix_ranges: match ranges.is_empty() {
            true => None,
            false => Some(Tensor::cat(&ranges, 0)?),
        },
        ..asked[0].clone()
    };
    let (o, lse) = attention_varlen(&q, &k, &v, &packed, &asked)?;
    ensure!(o.dims() == q.dims() && o.is_contiguous(), "{o:?}");
    let (rows, lse) = (q.dims()[0], lse.context("the log-sum-exp was asked for")?);
    ensure!(lse.dims() == [4, rows], "{lse:?}");
    let (o, lse) = (
        o.flatten_all()?.to_vec1::<T>()?,
        lse.flatten_all()?.to_vec1::<f32>()?,
    );
    let mut first = 0;
    for sequence in &sequences {
        let end = first + sequence.case.shape.seq_q;
        let of_head = |head: usize| &lse[head * rows + first..head * rows + end];
        let outcome = Outcome {
            o: o[first * 4 * 64..end * 4 * 64].to_vec(),
            lse: Some((0..4).flat_map(of_head).copied().collect()),
            stray: 0,
        };
        if first < end {
            sequence.verify(&outcome)?;
        }
        first = end;
    }
    Ok(())
}

/// The sums of the lengths before each, and of all.
fn list<const N: usize>(lengths: [usize; N], device: &Device) -> candle_core::Result<Tensor> {
    let ends = (0..=N).map(|count| lengths[..count].iter().sum::<usize>() as u32);
    Tensor::from_iter(ends, device)
}

/// Lists that lie in a longer tensor, one of them with a stride.
fn lists_of_any_stride(device: &Device) -> anyhow::Result<()> {
    let numbers = [0_u32, 0, 12, 20, 20, 20];
    let both = Tensor::from_slice(&numbers, (3, 2), device)?;
    let column = |number| both.narrow(1, number, 1)?.squeeze(1);
    let x = Tensor::randn(0.0_f32, 1.0, (20, 2, 32), device)?;
    let x = x.to_dtype(DType::BF16)?;
    let of = |seqlens_q: &Tensor, seqlens_k: &Tensor| -> candle_core::Result<Vec<bf16>> {
        let packed = Packed {
            seqlens_q: seqlens_q.clone(),
            seqlens_k: seqlens_k.clone(),
            max_seqlen_q: 20,
            max_seqlen_k: 20,
        };
        let (o, _) = attention_varlen(&x, &x, &x, &packed, &Options::default())?;
        o.flatten_all()?.to_vec1()
    };
    let (q, k) = (column(0)?, column(1)?);
    let copied = of(&q.force_contiguous()?, &k.force_contiguous()?)?;
    ensure!(of(&q, &k)? == copied, "the outputs differ");
    Ok(())
}

/// Sequences without any key: outputs and gradients of queries are 0, and of keys there are no gradients.
fn no_keys(device: &Device) -> anyhow::Result<()> {
    let q = Var::from_tensor(&Tensor::ones((5, 4, 64), DType::BF16, device)?)?;
    let kv = Var::from_tensor(&Tensor::zeros((0, 2, 64), DType::BF16, device)?)?;
    let packed = Packed {
        seqlens_q: Tensor::new(&[0_u32, 2, 5], device)?,
        seqlens_k: Tensor::new(&[0_u32, 0, 0], device)?,
        max_seqlen_q: 3,
        max_seqlen_k: 0,
    };
    let options = Options {
        lse: true,
        ..Options::default()
    };
    let (o, lse) = attention_varlen(&q, &kv, &kv, &packed, &options)?;
    let zeros = |x: &Tensor| -> candle_core::Result<bool> {
        let numbers: Vec<bf16> = x.flatten_all()?.to_vec1()?;
        Ok(numbers.len() == 5 * 4 * 64 && numbers.iter().all(|x| *x == bf16::ZERO))
    };
    ensure!(zeros(&o)?, "{o}");
    let lse = lse.context("the log-sum-exp was asked for")?;
    let lse: Vec<f32> = lse.flatten_all()?.to_vec1()?;
    ensure!(lse.iter().all(|x| *x == f32::NEG_INFINITY), "{lse:?}");
    let gradients = o.sum_all()?.backward()?;
    let of = |var: &Var| gradients.get(var).context("a gradient is missing");
    ensure!(zeros(of(&q)?)?, "{}", of(&q)?);
    ensure!(of(&kv)?.dims() == [0, 2, 64], "{:?}", of(&kv)?);
    Ok(())
}

/// On the CPU what counts are the rows that there are, not how many the longest sequence might have.
fn longest_of_few_rows(device: &Device) -> anyhow::Result<()> {
    let x = Tensor::randn(0.0_f32, 1.0, (4, 2, 64), device)?;
    let x = x.to_dtype(DType::BF16)?;
    let of = |longest: usize| -> candle_core::Result<Vec<bf16>> {
        let packed = Packed {
            seqlens_q: Tensor::new(&[0_u32, 1, 4], device)?,
            seqlens_k: Tensor::new(&[0_u32, 1, 4], device)?,
            max_seqlen_q: longest,
            max_seqlen_k: longest,
        };
        let (o, _) = attention_varlen(&x, &x, &x, &packed, &Options::default())?;
        o.flatten_all()?.to_vec1()
    };
    ensure!(of(1 << 20)? == of(3)?, "the outputs differ");
    Ok(())
}
