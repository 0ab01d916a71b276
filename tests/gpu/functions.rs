//! Functions of scores and masks, each against its twin in float64: at lengths of several tiles, packed, and over pages.

use fa::attention::{
    AttentionError, Chip, Configured, Fit, Problem, Seq, choose, choose_backward, fit,
    plan_backward_with,
};
use fa::prelude::*;
use fa_cases::compiled::compile;
use fa_cases::functions::{CAPS, HEAVY, SAMPLES, Sample, asked, unallocated_gradients};
use fa_cases::gpu::trial;
use fa_cases::{BackwardCase, BackwardRunner, CacheCase, CacheLayout, Case, PackedCase, Runner};
use fa_dsl::target::Arch;
use fa_kernels::attention::backward::BackwardTensors;
use fa_reference::Shape;
use fa_runtime::cache::Cache;
use fa_runtime::nvrtc::CompileOptions;
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
    for sample in &HEAVY {
        let name = sample.name.replace([' ', ','], "_");
        for head_dim in [64, 128] {
            let name = format!("functions/{name}/smaller_tiles/{head_dim}");
            trials.push(trial(gpu, name, move |device| {
                smaller_tiles(device, sample, head_dim)
            }));
        }
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

/// Functions that need more registers than the first tiles leave are computed by others, which a fresh device finds by what the compiler says: of the output and of
/// gradients, by calls and by plans.
fn smaller_tiles(device: &Device, sample: &'static Sample, head_dim: usize) -> Result<(), Failed> {
    let (of_calls, of_plans) = (fresh(device), fresh(device));
    let by_plan = Runner::ATTENTION.on(device.multiprocessors());
    let options = Options {
        causal: true,
        ..Options::default()
    };
    for seq_q in [700, 3] {
        let case = Case {
            functions: std::slice::from_ref(sample),
            ..Case::new(shape(seq_q, 1000, head_dim), options)
        };
        case.check::<bf16>(&of_calls, &Runner::ATTENTION)?;
        case.check::<bf16>(&of_plans, &by_plan)?;
        // Again, where it is known.
        case.check::<bf16>(&of_calls, &Runner::ATTENTION)?;
        let problem = Problem {
            options: asked(device, &case)?,
            ..case.problem::<bf16>()
        };
        let chip = Chip::of(device);
        let first = choose(chip, &problem).ok_or("there is a kernel")?;
        let fit = fit(chip, &problem, &first, |it| spilled(device, it))?;
        for device in [&of_calls, &of_plans] {
            is_launched(device, &first, &fit)?;
        }
        let is_tested = seq_q == 700 && device.arch() == Arch::Sm90a;
        if is_tested && (fit.kernel == first || fit.spill_bytes() > 0) {
            return Err(format!("{first:?} leaves enough registers, or none does: {fit:?}").into());
        }
    }
    gradients(&of_calls, sample, head_dim)
}

/// The gradients of the same.
fn gradients(device: &Device, sample: &'static Sample, head_dim: usize) -> Result<(), Failed> {
    let case = Case {
        functions: std::slice::from_ref(sample),
        ..Case::new(shape(200, 300, head_dim), Options::default())
    };
    for _known in [false, true] {
        let checked = BackwardCase::new(case).check::<bf16>(device, &BackwardRunner::Chosen);
        checked.map_err(|cause| Failed::from(format!("{case:?}: {cause}")))?;
    }
    let problem = Problem {
        options: asked(device, &case)?,
        lse: false,
        ..case.problem::<bf16>()
    };
    let wanted = unallocated_gradients(problem.options.scores);
    let tensors = BackwardTensors::unallocated(&problem).with_functions(&wanted);
    let chip = Chip::of(device);
    let first = choose_backward(chip, &problem, &[]).ok_or("there is a kernel")?;
    let launches = |kernel: &Configured| {
        let plan = plan_backward_with(kernel, chip, &problem, &tensors)?;
        Ok::<_, AttentionError>(plan.launches)
    };
    let fit = fit(chip, &problem, &first, |kernel| {
        let launches = launches(kernel).map_err(|error| error.to_string())?;
        let of_each = launches.iter();
        let of_each =
            of_each.map(|it| Ok(compile(&it.entry, &it.values, chip.arch)?.spill_bytes()));
        of_each.sum::<Result<u32, String>>()
    })?;
    let mut found = 0;
    for launch in launches(&fit.kernel)? {
        let program = device.loaded(&launch.entry, &launch.values);
        let program = program.ok_or_else(|| format!("{:?} is not loaded", fit.kernel))?;
        found += program.spill_bytes().unwrap_or_default();
    }
    match found == fit.spill_bytes() && found <= fit.tried[0].1 {
        true => Ok(()),
        false => Err(format!("{found} bytes are spilled: {fit:?}").into()),
    }
}

/// The same GPU with nothing loaded.
fn fresh(device: &Device) -> Device {
    device.with(Cache::open_default(), CompileOptions::default())
}

fn spilled(device: &Device, kernel: &Configured) -> Result<u32, String> {
    Ok(compile(kernel.entry(), kernel.values(), device.arch())?.spill_bytes())
}

/// Whether a device has loaded what is found and spills least, and nothing that spills more.
fn is_launched(device: &Device, first: &Configured, fit: &Fit) -> Result<(), Failed> {
    let loaded = |it: &Configured| device.loaded(it.entry(), it.values());
    let found = loaded(&fit.kernel).and_then(|it| it.spill_bytes());
    if found != Some(fit.spill_bytes()) {
        return Err(format!("{found:?} bytes are spilled: {fit:?}").into());
    }
    match *first != fit.kernel && loaded(first).is_some() {
        true => Err(format!("{first:?} is loaded: {fit:?}").into()),
        false => Ok(()),
    }
}
