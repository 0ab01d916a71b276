//! Gradients against float64.

use fa::attention::{Dtype, MaskBlocks, Part, Shape, attention_backward};
use fa::prelude::*;
use fa_cases::functions::{SAMPLES, Sample, WITH_ARGUMENTS, has_gradient};
use fa_cases::{
    BackwardCase, BackwardRunner, BackwardTiles, Case, KeyPlaces, Layout, Values, first_apart,
    gradients_as_for, random,
};
use fa_dsl::target::Arch;
use libtest_mimic::{Failed, Trial};

use crate::trial;

pub fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let mut trials = Vec::new();
    for head_dim in [32, 40, 64, 80, 96, 128, 160, 192, 256] {
        for (name, options) in masks() {
            let name = format!("backward/{head_dim}/{name}");
            trials.push(trial(gpu, name, move |device| {
                lengths(device, head_dim, options)
            }));
        }
    }
    for (number, tiles) in BackwardTiles::ALL.into_iter().enumerate() {
        let name = format!("backward/tiles/{number}");
        trials.push(trial(gpu, name, move |device| of_tiles(device, tiles)));
    }
    for (number, (runner, head_dim)) in BackwardRunner::HOPPER.into_iter().enumerate() {
        let name = format!("backward/hopper/{number}");
        trials.push(trial(gpu, name, move |device| {
            on_hopper(device, runner, head_dim)
        }));
    }
    let with_functions = BackwardRunner::HOPPER_WITH_FUNCTIONS.into_iter();
    for (number, (runner, head_dim)) in with_functions.enumerate() {
        let name = format!("backward/hopper_functions/{number}");
        trials.push(trial(gpu, name, move |device| {
            functions_on_hopper(device, runner, head_dim)
        }));
    }
    for part in 0..4 {
        let name = format!("backward/random/{part}");
        trials.push(trial(gpu, name, move |device| randoms(device, part)));
    }
    for head_dim in [64, 128, 256] {
        let name = format!("backward/scores_in_the_thousands/{head_dim}");
        trials.push(trial(gpu, name, move |device| {
            scores_in_the_thousands(device, head_dim)
        }));
    }
    trials.push(trial(gpu, "backward/slopes_and_sinks", slopes_and_sinks));
    for head_dim in [64, 128, 256] {
        let name = format!("backward/packed/{head_dim}");
        trials.push(trial(gpu, name, move |device| packed(device, head_dim)));
        for places in KeyPlaces::WITH_ROOM {
            let name = format!("backward/used/{head_dim}/{places:?}");
            let run = move |device: &Device| used(device, head_dim, places);
            trials.push(trial(gpu, name, run));
        }
    }
    let all = SAMPLES.iter().chain(WITH_ARGUMENTS);
    for sample in all.filter(|sample| has_gradient(sample)) {
        let name = sample.name.replace([' ', ','], "_");
        for head_dim in [64, 128, 256] {
            let name = format!("backward/functions/{name}/{head_dim}");
            let run = move |device: &Device| with_function(device, sample, head_dim);
            trials.push(trial(gpu, name, run));
        }
    }
    trials.push(trial(gpu, "backward/several_functions", several_functions));
    for head_dim in [64, 128, 256] {
        let name = format!("backward/hidden_blocks/{head_dim}");
        trials.push(trial(gpu, name, move |device| {
            hidden_blocks(device, head_dim)
        }));
    }
    trials
}

pub fn masks() -> [(&'static str, Options<'static>); 5] {
    let full = Options::default();
    let causal = Options {
        causal: true,
        ..full
    };
    let window = Options {
        window: Some(Window {
            left: Some(150),
            right: Some(40),
        }),
        ..full
    };
    let softcap = Options {
        softcap: Some(8.0),
        ..causal
    };
    let both = Options {
        window: Some(Window::before(100)),
        softcap: Some(20.0),
        ..full
    };
    [
        ("full", full),
        ("causal", causal),
        ("window", window),
        ("softcap", softcap),
        ("window_and_softcap", both),
    ]
}

pub fn shape(seq_q: usize, seq_k: usize, head_dim: usize) -> Shape {
    Shape {
        batch: 2,
        seq_q,
        seq_k,
        heads: 6,
        kv_heads: 2,
        head_dim,
    }
}

fn check(device: &Device, case: Case, runner: &BackwardRunner) -> Result<(), Failed> {
    let checked = BackwardCase::new(case).check_both(device, runner);
    checked.map_err(|cause| format!("{case:?} by {runner:?}: {cause}").into())
}

/// Lengths that FlashAttention tests, blocks and one more or less, in tensors of every layout.
fn lengths(device: &Device, head_dim: usize, options: Options<'static>) -> Result<(), Failed> {
    let layouts = [
        Layout::Contiguous,
        Layout::HeadsFirst,
        Layout::Padded(8),
        Layout::Packed,
    ];
    let lengths = [
        (1, 1),
        (113, 203),
        (128, 217),
        (113, 211),
        (108, 256),
        (256, 512),
        (512, 256),
        (1023, 1024),
        (1024, 1023),
    ];
    for (number, (seq_q, seq_k)) in lengths.into_iter().enumerate() {
        let case = Case {
            inputs: layouts[number % 4],
            outputs: layouts[(number + 1) % 4],
            ..Case::new(shape(seq_q, seq_k, head_dim), options)
        };
        check(device, case, &BackwardRunner::Chosen)?;
    }
    Ok(())
}

fn of_tiles(device: &Device, tiles: BackwardTiles) -> Result<(), Failed> {
    for (_, options) in masks().into_iter().take(3) {
        let case = Case::new(shape(500, 700, tiles.head_dim as usize), options);
        if tiles.fit(device.arch(), &case) {
            check(device, case, &BackwardRunner::Tiles(tiles))?;
        }
    }
    Ok(())
}

fn on_hopper(device: &Device, runner: BackwardRunner, head_dim: usize) -> Result<(), Failed> {
    if device.arch() != Arch::Sm90a {
        return Ok(());
    }
    for (_, options) in masks() {
        if runner.refuses(&options) {
            continue;
        }
        for (seq_q, seq_k) in [(500, 700), (700, 400)] {
            let case = Case::new(shape(seq_q, seq_k, head_dim), options);
            check(device, case, &runner)?;
        }
    }
    Ok(())
}

fn randoms(device: &Device, part: u64) -> Result<(), Failed> {
    for seed in (100 * part)..(100 * part + 60) {
        // A query of −∞ makes the gradients of keys NaN, in the reference's place of 0.
        let case = Case {
            values: Values::Normal(0.2 + (seed % 60) as f32 * 0.03),
            ..random::case(seed, 600)
        };
        check(device, case, &BackwardRunner::Chosen)?;
    }
    Ok(())
}

/// Where softmax is all but a maximum, and where each block's scores are larger than all before.
fn scores_in_the_thousands(device: &Device, head_dim: usize) -> Result<(), Failed> {
    for values in [
        Values::Outliers,
        Values::Normal(12.0),
        Values::Slope(1.0),
        Values::Slope(-1.0),
    ] {
        for causal in [false, true] {
            for (seq_q, seq_k) in [(100, 130), (700, 500)] {
                let options = Options {
                    causal,
                    ..Options::default()
                };
                let case = Case {
                    values,
                    ..Case::new(shape(seq_q, seq_k, head_dim), options)
                };
                check(device, case, &BackwardRunner::Chosen)?;
            }
        }
    }
    Ok(())
}

fn slopes_and_sinks(device: &Device) -> Result<(), Failed> {
    for (_, options) in masks() {
        for which in [1, 2, 0x83] {
            let case = Case::new(shape(300, 400, 128), options).with_tensors(which);
            check(device, case, &BackwardRunner::Chosen)?;
        }
    }
    Ok(())
}

/// Gradients of queries, keys, values, and of all arguments, of sequences of one length and of packed ones.
fn with_function(device: &Device, sample: &'static Sample, head_dim: usize) -> Result<(), Failed> {
    let functions = std::slice::from_ref(sample);
    for ((_, options), (seq_q, seq_k)) in masks().into_iter().zip([(200, 300), (257, 130)]) {
        let case = Case {
            functions,
            ..Case::new(shape(seq_q, seq_k, head_dim), options)
        };
        check(device, case, &BackwardRunner::Chosen)?;
    }
    let lengths = [(130, 130), (1, 200), (0, 40), (200, 33), (7, 0), (3, 250)];
    let case = Case {
        functions,
        ..Case::new(shape(1, 1, head_dim), Options::default())
    };
    let checked = BackwardCase::new(case).check_packed::<bf16>(&lengths, device);
    let checked = checked.map(drop);
    checked.map_err(|cause| format!("{case:?}: {cause}").into())
}

/// The functions of these names, in the order in which there are samples of them.
fn named(names: &[&str]) -> &'static [Sample] {
    let all = WITH_ARGUMENTS.iter().chain(SAMPLES);
    let named = all.filter(|it| names.contains(&it.name)).copied();
    named.collect::<Vec<_>>().leak()
}

/// With scores in registers and in shared memory: functions that multiply scores, and those that do not.
fn functions_on_hopper(
    device: &Device,
    runner: BackwardRunner,
    head_dim: usize,
) -> Result<(), Failed> {
    if device.arch() != Arch::Sm90a {
        return Ok(());
    }
    let multiplying = named(&["a table of scores", "numbers of queries and keys"]);
    let adding = named(&["relative bias", "window and sinks"]);
    for functions in [multiplying, adding] {
        for causal in [false, true] {
            let options = Options {
                causal,
                ..Options::default()
            };
            let case = Case {
                functions,
                ..Case::new(shape(300, 500, head_dim), options)
            };
            check(device, case, &runner)?;
        }
    }
    Ok(())
}

/// Documents whose blocks are known have the gradients that they have when every block is computed: dK and dV with the same bits.
fn hidden_blocks(device: &Device, head_dim: usize) -> Result<(), Failed> {
    let shape = Shape::square(1, 2000, 2, head_dim);
    let of_tokens: Vec<i32> = (0..2000).map(|token| token / 300).collect();
    let of_tokens = device.upload(&of_tokens)?;
    let view = of_tokens.contiguous(&[1, 2000])?;
    let documents = fa::functions::documents();
    let options = Options {
        causal: true,
        masks: &[documents.with((view, view))],
        ..Options::default()
    };
    let values: Vec<bf16> = (0..shape.q_len())
        .map(|i| bf16::from_f32((i as f32 * 0.71).sin()))
        .collect();
    let x = device.upload(&values)?;
    let x = x.contiguous(&shape.q())?;
    let forward = attention_with_lse(device, x, x, x, &options)?;
    let part = || -> Result<_, Failed> {
        Ok(Part {
            o: forward.o.contiguous(&shape.q())?,
            lse: forward.lse.contiguous(&shape.lse())?,
        })
    };
    let blocks = MaskBlocks::new(device, shape, Dtype::Bf16, &options)?;
    let gradients = |is_known: bool, deterministic| -> Result<_, Failed> {
        let options = Options {
            mask_blocks: is_known.then(|| blocks.classes()).transpose()?,
            deterministic,
            ..options
        };
        let found = attention_backward(device, [x; 3], part()?, x, &options)?;
        Ok([found.dq.read()?, found.dk.read()?, found.dv.read()?])
    };
    let known = Options {
        mask_blocks: Some(blocks.classes()?),
        ..options
    };
    let all = gradients_as_for(device, shape, [x; 3], (part()?, x), &options, &known)?;
    let chosen = gradients(false, false)?;
    let seen = gradients(true, false)?;
    for (i, name) in ["dq", "dk", "dv"].into_iter().enumerate() {
        if i > 0 && seen[i] != all[i] {
            return Err(format!("{name} has other bits where blocks are known").into());
        }
        if let Some([a, b]) = first_apart(&seen[i], &chosen[i]) {
            return Err(format!("{name}: {a} where blocks are known, and {b}").into());
        }
    }
    let in_turn = gradients(false, true)?;
    for _ in 0..50 {
        if gradients(true, true)? != in_turn {
            return Err("in turn they have other bits where blocks are known".into());
        }
    }
    Ok(())
}

/// One after the other, with a mask, beside every other mask and a cap.
fn several_functions(device: &Device) -> Result<(), Failed> {
    let functions = named(&[
        "a table of scores",
        "numbers of queries and keys",
        "documents",
    ]);
    for (_, options) in masks() {
        for head_dim in [64, 128, 256] {
            let case = Case {
                functions,
                ..Case::new(shape(150, 200, head_dim), options)
            };
            check(device, case, &BackwardRunner::Chosen)?;
        }
    }
    Ok(())
}

/// Sequences that fill blocks, leave one row, and have no queries or no keys.
fn packed(device: &Device, head_dim: usize) -> Result<(), Failed> {
    let lengths = [
        (300, 300),
        (1, 500),
        (0, 40),
        (128, 128),
        (700, 33),
        (7, 0),
        (0, 0),
        (3, 1000),
    ];
    for (number, (_, options)) in masks().into_iter().enumerate() {
        let case = Case::new(shape(1, 1, head_dim), options).with_tensors([0, 1, 2][number % 3]);
        let checked = BackwardCase::new(case).check_packed::<bf16>(&lengths, device);
        checked.map_err(|cause| Failed::from(format!("{case:?}: {cause}")))?;
    }
    Ok(())
}

/// Sequences that use a part of the keys that there is room for, of which the others are NaN; with the same bits every time and without.
fn used(device: &Device, head_dim: usize, places: KeyPlaces) -> Result<(), Failed> {
    let lengths = [
        (300, 300),
        (1, 500),
        (0, 40),
        (700, 33),
        (7, 0),
        (256, 256),
        (3, 1000),
    ];
    // Rows of a batch have as many queries each.
    let lengths = lengths.map(|(queries, keys)| match places.packs_queries() {
        true => (queries, keys),
        false => (290, keys),
    });
    for (number, (_, options)) in masks().into_iter().enumerate() {
        for deterministic in [false, true] {
            let options = Options {
                deterministic,
                ..options
            };
            let case = Case::new(shape(1, 1, head_dim), options);
            let case = case.with_tensors([0, 1, 2][number % 3]);
            let solved = BackwardCase::new(case).solve_packed::<bf16>(&lengths);
            let checked = solved.in_places(places).check(device);
            checked.map_err(|cause| Failed::from(format!("{case:?}: {cause}")))?;
        }
    }
    Ok(())
}
