//! Attention: `attention()`, and its schedules by configuration.

use fa::attention::AttentionElement;
use fa::prelude::*;
use fa_cases::table::{LENGTHS, LONG_LENGTHS, main_options, options, small};
use fa_cases::{Case, Layout, Runner, hard, random, schedules};
use fa_dsl::target::Arch;
use fa_kernels::attention::forward::{MmaBf16Config, WarpSpecializedBf16Config};
use fa_reference::{Narrow, Shape};
use libtest_mimic::{Failed, Trial};

use crate::{capture, trial};

pub fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let mut trials = shapes(gpu);
    trials.extend(masks(gpu));
    trials.push(trial(gpu, "attention/without_lse", without_lse));
    trials.extend(randoms(gpu));
    trials.extend(strategies(gpu));
    for (name, options) in repeated() {
        let name = format!("attention/same_bits/{name}");
        trials.push(trial(gpu, name, move |device| same_bits(device, options)));
    }
    if gpu.is_none_or(|gpu| gpu.arch() == Arch::Sm90a) {
        trials.push(capture(
            gpu,
            "graph/replays_warp_specialized",
            graph_of_warp_specialized,
        ));
    }
    trials.push(capture(gpu, "graph/replays_mma", graph_of_mma));
    trials
}

/// Runs cases of either type, and fails with the first few that are wrong.
fn check_all(device: &Device, cases: impl Iterator<Item = Case>) -> Result<(), Failed> {
    let failures = cases.filter_map(|case| case.check_both(device, &Runner::ATTENTION).err());
    expect_none(failures.map(|failure| failure.to_string()).collect())
}

fn expect_none(failures: Vec<String>) -> Result<(), Failed> {
    if failures.is_empty() {
        return Ok(());
    }
    let shown = &failures[..failures.len().min(5)];
    Err(format!("{} fail, among them\n{}", failures.len(), shown.join("\n")).into())
}

/// The shapes that FlashAttention tests: a test for each head dimension and mask.
fn shapes(gpu: Option<&Device>) -> Vec<Trial> {
    let mut trials = Vec::new();
    for head_dim in [32, 40, 64, 80, 96, 128, 160, 192, 256] {
        for (mask, options) in main_options() {
            let name = format!("attention/{head_dim}/{mask}");
            trials.push(trial(gpu, name, move |device| {
                let cases = shapes_of(head_dim).into_iter();
                check_all(device, cases.map(|shape| Case::new(shape, options)))
            }));
        }
    }
    trials
}

fn shapes_of(head_dim: usize) -> Vec<Shape> {
    let of = |(seq_q, seq_k), batch, heads, kv_heads| Shape {
        batch,
        seq_q,
        seq_k,
        heads,
        kv_heads,
        head_dim,
    };
    let mut shapes = Vec::new();
    for lengths in LENGTHS {
        for (heads, kv_heads) in [(2, 2), (4, 2), (3, 1)] {
            shapes.push(of(lengths, 2, heads, kv_heads));
        }
    }
    for lengths in LONG_LENGTHS {
        // The reference takes seconds for the longest.
        let dims: &[usize] = match lengths.1 {
            ..2048 => &[head_dim],
            2048 => &[64, 128, 256],
            _ => &[64, 128],
        };
        if dims.contains(&head_dim) {
            shapes.push(of(lengths, 1, 2, 1));
        }
    }
    shapes
}

/// Every mask at every shape: a test for each shape.
fn masks(gpu: Option<&Device>) -> Vec<Trial> {
    let lengths = LENGTHS
        .into_iter()
        .chain([(512, 512), (640, 128), (1023, 1024)]);
    let of_shape = |(seq_q, seq_k)| {
        let name = format!("attention/masks/{seq_q}_{seq_k}");
        trial(gpu, name, move |device| {
            let cases = options(seq_q, seq_k).into_iter();
            let case = |options| Case::new(small(seq_q, seq_k), options);
            check_all(device, cases.map(case))
        })
    };
    lengths.map(of_shape).collect()
}

/// Nothing but the output is written where the log-sum-exp is not asked for.
fn without_lse(device: &Device) -> Result<(), Failed> {
    let lengths = [(113, 203), (128, 128), (3, 799), (512, 512)].into_iter();
    let cases = lengths.flat_map(|(seq_q, seq_k)| {
        let case = move |options| Case {
            lse: false,
            inputs: Layout::Padded(8),
            outputs: Layout::Padded(16),
            ..Case::new(small(seq_q, seq_k), options)
        };
        options(seq_q, seq_k).into_iter().map(case)
    });
    check_all(device, cases)
}

/// Random problems, in parts.
fn randoms(gpu: Option<&Device>) -> Vec<Trial> {
    const OF_EACH: u64 = 15;
    let part = |part: u64| {
        trial(gpu, format!("attention/random/{part}"), move |device| {
            let seeds = part * OF_EACH..(part + 1) * OF_EACH;
            check_all(device, seeds.map(|seed| random::case(seed, 800)))
        })
    };
    (0..10).map(part).collect()
}

/// The cases of tests/strategies.rs: a test for each case and type.
fn strategies(gpu: Option<&Device>) -> Vec<Trial> {
    let of = |(name, case): (String, Case), wide: bool| {
        let element = if wide { "bfloat16" } else { "float16" };
        let name = format!("strategies/{element}/{name}");
        trial(gpu, name, move |device| match wide {
            true => every_strategy::<bf16>(device, case),
            false => every_strategy::<f16>(device, case),
        })
    };
    let both = hard::either_type()
        .into_iter()
        .flat_map(|(name, case)| [false, true].map(|wide| of((name.clone(), case), wide)));
    let wide = hard::bfloat16().into_iter().map(|named| of(named, true));
    both.chain(wide).collect()
}

fn every_strategy<T: AttentionElement + Narrow>(device: &Device, case: Case) -> Result<(), Failed> {
    let solved = case.solve::<T>();
    let strategies = schedules::strategies()?;
    let fit = strategies
        .iter()
        .filter(|strategy| strategy.fits(device.arch(), &case));
    let failures = fit.filter_map(|strategy| solved.check(device, strategy).err());
    expect_none(failures.map(|failure| failure.to_string()).collect())
}

/// What a thousand launches are to give the same bits of.
fn repeated() -> [(&'static str, Options<'static>); 5] {
    let causal = Options {
        causal: true,
        ..Options::default()
    };
    let window = Options {
        window: Some(Window::symmetric(150)),
        ..Options::default()
    };
    let all = Options {
        window: Some(Window::before(150)),
        softcap: Some(10.0),
        seq: Some(Seq::Static(777)),
        ..causal
    };
    [
        ("full", Options::default()),
        ("causal", causal),
        ("window", window),
        (
            "softcap",
            Options {
                softcap: Some(10.0),
                ..causal
            },
        ),
        ("all", all),
    ]
}

fn same_bits(device: &Device, options: Options<'static>) -> Result<(), Failed> {
    let values: Vec<bf16> = (0..2 * 777 * 4 * 128)
        .map(|i| bf16::from_f32((i as f32 * 0.37).sin() * 3.0))
        .collect();
    let buffer = device.upload(&values)?;
    let view = || buffer.contiguous(&[2, 777, 4, 128]);
    let first = attention_with_lse(device, view()?, view()?, view()?, &options)?;
    let (o, lse) = (first.o.read()?, first.lse.read()?);
    let bits = |values: &[bf16]| values.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
    for repeat in 1..1000 {
        let next = attention_with_lse(device, view()?, view()?, view()?, &options)?;
        if bits(&next.o.read()?) != bits(&o) || next.lse.read()? != lse {
            return Err(format!("launch {repeat} differs from the first").into());
        }
    }
    Ok(())
}

/// A problem with every option, for a graph.
fn captured() -> Case {
    let shape = Shape {
        batch: 2,
        head_dim: 64,
        ..small(500, 700)
    };
    let options = Options {
        causal: true,
        window: Some(Window::before(300)),
        softcap: Some(10.0),
        ..Options::default()
    };
    Case::new(shape, options)
}

/// Captures a launch and replays it: what comes out is right.
fn replay(device: &Device, runner: &Runner) -> Result<(), Failed> {
    let case = captured().solve::<bf16>();
    let mut tensors = case.upload(device)?;
    let plan = case.plan(device, runner, &mut tensors)?;
    let mut graph = device.capture(|recorder| plan.run(recorder))?;
    for _ in 0..10 {
        graph.launch()?;
    }
    drop(graph);
    drop(plan);
    case.verify(&tensors.read()?)?;
    Ok(())
}

fn graph_of_warp_specialized(device: &Device) -> Result<(), Failed> {
    let config = WarpSpecializedBf16Config::parse("WarpSpecializedBf16<64,2>")?;
    replay(device, &Runner::of(&config))
}

fn graph_of_mma(device: &Device) -> Result<(), Failed> {
    let config = MmaBf16Config::parse("MmaBf16<64,64,4>")?;
    replay(device, &Runner::of(&config))
}
