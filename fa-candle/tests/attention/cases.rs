//! Cases of attention through candle, held against float64.

use anyhow::{Context, bail};
use candle_core::{Device, Tensor, WithDType};
use fa::attention::{AttentionElement, Window};
use fa_candle::{Options, attention};
use fa_cases::{Case, Outcome};
use fa_reference::{Narrow, Shape};
use half::{bf16, f16};

use super::lies::Lies;

/// A case and how its tensors lie.
pub type Named = (String, Case, Lies);

/// A shape: batch, lengths of queries and keys, query and KV heads, head_dim.
pub fn shape(batch: usize, seq: [usize; 2], heads: [usize; 2], head_dim: usize) -> Shape {
    let ([seq_q, seq_k], [heads, kv_heads]) = (seq, heads);
    Shape {
        batch,
        seq_q,
        seq_k,
        heads,
        kv_heads,
        head_dim,
    }
}

/// Short cases: every layout, every option, grouped heads, head dimensions between those of kernels.
pub fn short() -> Vec<Named> {
    let plain = fa::attention::Options::default();
    let causal = fa::attention::Options {
        causal: true,
        ..plain
    };
    let window = |left, right| fa::attention::Options {
        window: Some(Window { left, right }),
        ..plain
    };
    let small = shape(2, [70, 90], [4, 2], 64);
    let mut cases: Vec<Named> = Lies::ALL
        .into_iter()
        .map(|lies| (format!("{lies:?}"), Case::new(small, causal), lies))
        .collect();
    let mut add = |name: &str, case: Case| {
        cases.push((name.to_owned(), case, Lies::HeadsFirst));
    };
    add("full", Case::new(small, plain));
    add("window", Case::new(small, window(Some(20), Some(7))));
    add("window, left", Case::new(small, window(Some(20), None)));
    add("window, right", Case::new(small, window(None, Some(7))));
    let softcap = fa::attention::Options {
        softcap: Some(5.0),
        ..causal
    };
    add("softcap", Case::new(small, softcap));
    let scale = fa::attention::Options {
        scale: Some(0.3),
        ..plain
    };
    add("scale", Case::new(small, scale));
    add("slopes", Case::new(small, causal).with_tensors(0b1));
    let slopes = Case::new(small, plain).with_tensors(0x81);
    add("slopes of every sequence", slopes);
    let ranges = |options| Case::new(small, options).with_prefix_ranges(3);
    add("ranges", ranges(causal));
    let narrow = window(Some(5), Some(0));
    add("ranges and a window", ranges(narrow).with_tensors(0b1));
    add("sinks", Case::new(small, plain).with_tensors(0b10));
    let all = Case::new(small, softcap).with_tensors(0b11);
    add("slopes, sinks and softcap", all);
    add(
        "one query",
        Case::new(shape(3, [1, 77], [6, 2], 64), causal),
    );
    add(
        "one KV head",
        Case::new(shape(1, [33, 33], [4, 1], 128), causal),
    );
    add(
        "more queries than keys",
        Case::new(shape(1, [90, 30], [2, 2], 32), causal),
    );
    for head_dim in [8, 40, 96, 160, 256] {
        let case = Case::new(shape(1, [40, 50], [2, 1], head_dim), causal);
        add(&format!("head_dim {head_dim}"), case);
    }
    let unasked = Case {
        lse: false,
        ..Case::new(small, plain)
    };
    add("no log-sum-exp", unasked);
    cases
}

/// Checks a case in float16 and bfloat16.
pub fn check(case: Case, lies: Lies, device: &Device) -> anyhow::Result<()> {
    check_type::<f16>(case, lies, device).context("float16")?;
    check_type::<bf16>(case, lies, device).context("bfloat16")
}

fn check_type<T: WithDType + AttentionElement + Narrow>(
    case: Case,
    lies: Lies,
    device: &Device,
) -> anyhow::Result<()> {
    let solved = case.solve::<T>();
    let [q, k, v] = &solved.inputs;
    let q = lies.tensor(q, case.shape.q(), device)?;
    let k = lies.tensor(k, case.shape.kv(), device)?;
    let v = lies.tensor(v, case.shape.kv(), device)?;
    let options = candles_options(&case, device)?;
    let (o, lse) = attention(&q, &k, &v, &options)?;
    if o.dims() != q.dims() || o.dtype() != q.dtype() || !o.is_contiguous() {
        bail!("the output is {o:?}");
    }
    let lse = lse.map(|lse| -> anyhow::Result<_> {
        let shape = case.shape.lse().map(|size| size as usize);
        if lse.dims() != shape {
            bail!("the log-sum-exp is {lse:?}");
        }
        Ok(lse.flatten_all()?.to_vec1()?)
    });
    let outcome = Outcome {
        o: o.flatten_all()?.to_vec1()?,
        lse: lse.transpose()?,
        stray: 0,
    };
    Ok(solved.expected.verify::<T>(&outcome)?)
}

/// What a case asks for, in candle's tensors.
pub fn candles_options(case: &Case, device: &Device) -> candle_core::Result<Options> {
    let tensor = |name| match case.numbers(name) {
        Some((shape, numbers)) => {
            let shape: Vec<usize> = shape.into_iter().map(|size| size as usize).collect();
            Tensor::from_vec(numbers, shape, device).map(Some)
        }
        None => Ok(None),
    };
    let ranges = case.range_numbers().map(|(shape, numbers)| {
        let shape = shape.map(|size| size as usize);
        Tensor::from_vec(numbers, &shape[..], device)
    });
    Ok(Options {
        scale: case.options.scale,
        causal: case.options.causal,
        window: case.options.window,
        prefix_ranges: ranges.transpose()?,
        softcap: case.options.softcap,
        alibi_slopes: tensor("alibi_slopes")?,
        sinks: tensor("sinks")?,
        splits: case.options.splits,
        seq: case.options.seq,
        lse: case.lse,
        ..Options::default()
    })
}

/// Keys and values that all sequences share are those of each.
pub fn broadcast(device: &Device) -> anyhow::Result<()> {
    let solved = Case::new(shape(3, [40, 50], [4, 2], 64), Default::default()).solve::<f16>();
    let [q, k, _] = &solved.inputs;
    let q = Lies::Contiguous.tensor(q, solved.case.shape.q(), device)?;
    let k = Lies::Contiguous.tensor(k, solved.case.shape.kv(), device)?;
    let one = k.narrow(0, 1, 1)?;
    let (shared, copied) = (one.broadcast_as(k.shape())?, one.repeat((3, 1, 1, 1))?);
    let of = |k| -> candle_core::Result<Vec<f16>> {
        let (o, _) = attention(&q, k, k, &Options::default())?;
        o.flatten_all()?.to_vec1()
    };
    anyhow::ensure!(of(&shared)? == of(&copied)?, "the outputs differ");
    Ok(())
}
