//! Functions of scores and masks, each against its twin in float64: at lengths of several tiles, packed, and over pages.

use fa::attention::Seq;
use fa::prelude::*;
use fa_cases::functions::{CAPS, SAMPLES, Sample};
use fa_cases::gpu::trial;
use fa_cases::{CacheCase, CacheLayout, Case, PackedCase, Runner};
use fa_reference::Shape;
use libtest_mimic::{Failed, Trial};

pub fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let mut trials = Vec::new();
    let of_length = |(sample, lse): (&'static Sample, bool)| {
        let name = sample.name.replace([' ', ','], "_");
        [64, 128, 256].map(|head_dim| {
            let name = format!("functions/{name}/{head_dim}");
            trial(gpu, name, move |device| {
                dense(device, sample, head_dim, lse)
            })
        })
    };
    let all = SAMPLES.iter().map(|it| (it, true));
    let all = all.chain(CAPS.iter().map(|it| (it, false)));
    trials.extend(all.flat_map(of_length));
    for sample in SAMPLES {
        let name = sample.name.replace([' ', ','], "_");
        trials.push(trial(gpu, format!("functions/{name}/packed"), |device| {
            packed(device, sample)
        }));
        trials.push(trial(gpu, format!("functions/{name}/pages"), |device| {
            pages(device, sample)
        }));
    }
    trials
}

fn shape(seq_q: usize, seq_k: usize, head_dim: usize) -> Shape {
    Shape {
        batch: 2,
        seq_q,
        seq_k,
        heads: 4,
        kv_heads: 2,
        head_dim,
    }
}

fn dense(
    device: &Device,
    sample: &'static Sample,
    head_dim: usize,
    lse: bool,
) -> Result<(), Failed> {
    for causal in [false, true] {
        for (seq_q, seq_k, seq) in [
            (700, 1000, None),
            (1000, 700, None),
            (1, 999, None),
            (512, 512, Some(Seq::Static(512))),
        ] {
            let options = Options {
                causal,
                seq,
                ..Options::default()
            };
            let case = Case {
                functions: std::slice::from_ref(sample),
                lse,
                ..Case::new(shape(seq_q, seq_k, head_dim), options)
            };
            case.check_both(device, &Runner::ATTENTION)?;
        }
    }
    Ok(())
}

fn packed(device: &Device, sample: &'static Sample) -> Result<(), Failed> {
    let lengths = [(300, 300), (1, 700), (0, 40), (640, 333), (70, 0), (3, 128)];
    for causal in [false, true] {
        let options = Options {
            causal,
            ..Options::default()
        };
        let mut case = PackedCase::new(&lengths, shape(1, 1, 128), options);
        case.case.functions = std::slice::from_ref(sample);
        let result = case.check::<bf16>(device, &Runner::ATTENTION);
        result.map_err(|cause| Failed::from(format!("{case:?}: {cause}")))?;
    }
    Ok(())
}

fn pages(device: &Device, sample: &'static Sample) -> Result<(), Failed> {
    let lengths = [(1, 700), (5, 900), (0, 33), (2, 0), (300, 640)];
    let mut sequences = PackedCase::new(&lengths, shape(1, 1, 128), Options::default());
    sequences.case.functions = std::slice::from_ref(sample);
    let case = CacheCase {
        sequences,
        layout: CacheLayout::Pages {
            page: 16,
            heads_first: false,
        },
        packed: true,
    };
    let result = case.check::<bf16>(device, &Runner::ATTENTION);
    result.map_err(|cause| Failed::from(format!("{case:?}: {cause}")))
}
