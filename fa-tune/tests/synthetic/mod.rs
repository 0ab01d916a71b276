//! A made-up study of FaS512 that looks like a real one: real specs that pass the real gates, times by
//! a formula with noise. The same calls give the same study.

use std::collections::BTreeMap;

use fa_dsl::config::{KernelEntry, Value};
use fa_dsl::target::{Arch, Target};
// Registers the kernels.
use fa_kernels as _;
use fa_kernels::attention::{Dtype, ScoreOptions, Shape};
use fa_tune::record::{
    Clocks, Confirmation, Correctness, Definition, Environment, Failure, FailureKind, Figure,
    Measurement, Outcome, Peer, Phase, Prediction, Profile, ProfileRow, Rates, Resources, Search,
    Source, Span, Study, Trial, Workload,
};

/// The configuration that is used without a search.
pub const DEFAULT: &str = "FaS512<64,64,32,4>";
/// Shared memory of a multiprocessor of sm_90, in bytes.
const SHARED: u32 = 233_472;

/// Numbers without order, always the same.
pub struct Noise(u64);

impl Noise {
    /// From 0 to 1 (SplitMix64).
    pub fn uniform(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Roughly normal, of mean 0 and deviation 1.
    fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.uniform()).sum::<f64>() - 6.0
    }

    /// Samples around a time: narrow, skewed, now and then one interrupted.
    pub fn samples(&mut self, time: f64, count: usize) -> Vec<f64> {
        (0..count)
            .map(|_| {
                let jitter = 1.0 + 0.0035 * self.normal().abs() + 0.001 * self.normal();
                let interrupted = if self.uniform() < 0.01 { 1.18 } else { 1.0 };
                time * jitter * interrupted
            })
            .collect()
    }
}

/// A configuration that passes the gates, and its time without noise.
#[derive(Clone, Debug)]
struct Config {
    spec: String,
    time: f64,
    resources: Resources,
}

/// 20 + 100 trials with all that a study can hold.
pub fn study() -> Study {
    let configs = configs();
    let mut noise = Noise(7);
    let picked = picked(&configs, &mut noise);
    let trials: Vec<Trial> = picked
        .iter()
        .enumerate()
        .map(|(at, config)| {
            trial(
                at,
                if at < 20 { Phase::Seed } else { Phase::Search },
                config,
                &mut noise,
            )
        })
        .collect();
    let mut study = empty(
        &configs,
        Search::Tpe {
            seeds: 20,
            trials: 100,
        },
    );
    study.trials = trials;
    study.confirmations = confirmations(&study.trials, &configs, &mut noise);
    study.predictions = predictions(&picked, &mut noise);
    let best = study.confirmations[0].spec.clone();
    study.peers = peers(&best, &configs, &mut noise);
    study.spans = [
        ("predict", 9.4),
        ("seed", 14.2),
        ("search", 61.7),
        ("confirm", 11.9),
    ]
    .map(|(name, seconds)| Span {
        name: name.to_owned(),
        seconds,
    })
    .to_vec();
    study.profile = Some(profile(&best, &mut noise));
    study
}

/// Every configuration, measured.
pub fn sweep() -> Study {
    let configs = configs();
    let mut noise = Noise(11);
    let mut study = empty(&configs, Search::Exhaustive);
    study.trials = configs
        .iter()
        .enumerate()
        .map(|(at, config)| trial(at, Phase::Exhaustive, config, &mut noise))
        .collect();
    study
}

/// The study before its first trial.
pub fn begun() -> Study {
    empty(
        &configs(),
        Search::Tpe {
            seeds: 20,
            trials: 100,
        },
    )
}

fn empty(configs: &[Config], search: Search) -> Study {
    let versions = [
        ("driver", "580.159.04"),
        ("NVRTC", "13.0.88"),
        ("fa", "0.1.0"),
        ("operating system", "Linux 6.8.0"),
    ];
    Study {
        definition: Definition {
            kernel: "FaS512".to_owned(),
            options: BTreeMap::from([("CAUSAL".to_owned(), "false".to_owned())]),
            problem: problem(32, 512).into(),
            arch: "sm_90a".to_owned(),
            search,
            seed: 1,
        },
        space: 2592,
        valid: configs.len() as u64,
        rejected: rejected(),
        environment: Environment {
            device: "NVIDIA H200".to_owned(),
            multiprocessors: 132,
            versions: versions
                .map(|(name, version)| (name.to_owned(), version.to_owned()))
                .into(),
            commands: vec![
                "fa tune FaS512 --batch 32 --heads 8 --seed 1 --store fas512.db".to_owned(),
                "fa profile --store fas512.db".to_owned(),
                "fa report fas512.db -o fas512.html".to_owned(),
            ],
            created: "2026-11-21T03:46:10Z".to_owned(),
        },
        trials: Vec::new(),
        confirmations: Vec::new(),
        predictions: Vec::new(),
        peers: Vec::new(),
        spans: Vec::new(),
        profile: None,
    }
}

fn problem(batch: usize, seq: usize) -> Workload {
    Workload::new(
        Shape::square(batch, seq, 8, 64),
        Dtype::F16,
        ScoreOptions::default(),
    )
}

fn entry() -> &'static KernelEntry {
    KernelEntry::all()
        .into_iter()
        .find(|entry| entry.name == "FaS512")
        .expect("FaS512 is registered")
}

fn configs() -> Vec<Config> {
    let (entry, target) = (entry(), Target::new(Arch::Sm90a));
    let space = entry.space();
    let valid = space
        .iter()
        .filter(|values| (entry.check)(values, &target).is_ok());
    valid.map(|values| config(entry, values)).collect()
}

fn rejected() -> Vec<(String, u64)> {
    let (entry, target) = (entry(), Target::new(Arch::Sm90a));
    let mut counts = BTreeMap::new();
    for values in entry.space() {
        for error in (entry.check)(&values, &target).err().unwrap_or_default() {
            *counts.entry(error.gate.to_owned()).or_default() += 1;
        }
    }
    counts.into_iter().collect()
}

/// A formula that rewards what is known to help on such GPUs.
fn config(entry: &KernelEntry, values: &[Value]) -> Config {
    let number = |name: &str| {
        let at = entry
            .tunables
            .iter()
            .position(|tunable| tunable.name == name);
        match at.map(|at| values[at]) {
            Some(Value::U32(value)) => value,
            Some(Value::Bool(value)) => u32::from(value),
            None => 0,
        }
    };
    let (m, n, k) = (number("BLOCK_M"), number("BLOCK_N"), number("BLOCK_K"));
    let (warps, stages) = (number("NUM_WARPS"), number("STAGES"));
    let shared = m * 128 + stages * n * 256;
    let registers = (40 + m * n / (warps * 8) + m * 4 / warps).min(255);
    let ctas = (65_536 / (registers * warps * 32))
        .min(SHARED / (shared + 1024))
        .clamp(1, 8);
    let spill = if m * n / (warps * 4) + m * 8 / warps > 200 {
        96
    } else {
        0
    };
    let factors = [
        match m {
            32 => 1.32,
            64 => 1.06,
            _ => 1.0,
        },
        match n {
            32 => 1.12,
            64 => 1.0,
            _ => 1.04,
        },
        match k {
            16 => 1.05,
            32 => 1.01,
            _ => 1.0,
        },
        match stages {
            1 => 1.16,
            2 => 1.0,
            _ => 1.02,
        },
        if warps == 8 { 1.05 } else { 1.0 },
        if number("UNROLL") == 2 { 0.99 } else { 1.0 },
        if number("CP_ASYNC") == 1 { 1.0 } else { 1.24 },
        if number("SWIZZLE") == 1 { 1.0 } else { 1.75 },
        if number("HALF2") == 1 { 1.0 } else { 1.03 },
        if spill > 0 { 1.4 } else { 1.0 },
        if ctas * warps < 8 { 1.12 } else { 1.0 },
    ];
    Config {
        spec: entry.spec(values),
        time: 57.4 * factors.iter().product::<f64>(),
        resources: Resources {
            registers,
            spill_bytes: spill,
            shared_bytes: shared,
            threads: warps * 32,
            ctas_per_sm: ctas,
        },
    }
}

/// At random, then ever more of the fast ones: roughly what a search does.
fn picked(configs: &[Config], noise: &mut Noise) -> Vec<Config> {
    let mut picked: Vec<Config> = Vec::new();
    while picked.len() < 120 {
        let reach = picked.len() as f64 / 3.0;
        let draws = if picked.len() < 20 {
            1
        } else {
            1 + (noise.uniform() * reach) as usize
        };
        let drawn = (0..draws).map(|_| &configs[(noise.uniform() * configs.len() as f64) as usize]);
        let fastest = drawn
            .min_by(|a, b| a.time.total_cmp(&b.time))
            .expect("a draw");
        if picked.iter().all(|config| config.spec != fastest.spec) {
            picked.push(fastest.clone());
        }
    }
    picked
}

fn trial(at: usize, phase: Phase, config: &Config, noise: &mut Noise) -> Trial {
    let failure = match at {
        33 => Some((
            FailureKind::Fault,
            "illegal address in CTA (3, 1, 0); the worker was replaced",
        )),
        78 => Some((
            FailureKind::Timeout,
            "no answer in 10 s; the worker was ended",
        )),
        _ => None,
    };
    let outcome = match failure {
        Some((kind, message)) => Outcome::Failed(Failure {
            kind,
            message: message.to_owned(),
        }),
        None => Outcome::Measured(Measurement {
            samples_us: noise.samples(config.time, 15),
            check: Correctness {
                error: 4.2e-4 + 3e-4 * noise.uniform(),
                bound: 3.4e-3,
                lse_error: 1.9e-6,
            },
            resources: config.resources,
            clocks: Some(Clocks {
                sm_mhz: 1980,
                memory_mhz: 3201,
                temperature_c: 38 + (noise.uniform() * 9.0) as u32,
                power_w: 310.0 + 120.0 * noise.uniform(),
                throttling: if at == 60 {
                    vec!["SW_POWER_CAP".to_owned()]
                } else {
                    Vec::new()
                },
            }),
        }),
    };
    Trial {
        number: at as u32,
        phase,
        spec: config.spec.clone(),
        outcome: Some(outcome),
        finished_s: Some(at as f64 * 0.61 + 2.0),
        device: Some("cuda:0".to_owned()),
    }
}

fn confirmations(trials: &[Trial], configs: &[Config], noise: &mut Noise) -> Vec<Confirmation> {
    let mut measured: Vec<&Trial> = trials
        .iter()
        .filter(|trial| trial.measurement().is_some())
        .collect();
    let time = |trial: &Trial| trial.measurement().map_or(f64::NAN, Measurement::median_us);
    measured.sort_by(|a, b| time(a).total_cmp(&time(b)));
    let chosen = [
        ("best", measured[0].spec.as_str()),
        ("runner-up", &measured[1].spec),
        ("default", DEFAULT),
    ];
    let drift: Vec<f64> = (0..100)
        .map(|round| 1.0 + 0.004 * (-f64::from(round) / 15.0).exp())
        .collect();
    chosen
        .map(|(role, spec)| Confirmation {
            spec: spec.to_owned(),
            role: role.to_owned(),
            samples_us: noise
                .samples(true_time(configs, spec), 100)
                .iter()
                .zip(&drift)
                .map(|(sample, drift)| sample * drift)
                .collect(),
        })
        .to_vec()
}

fn true_time(configs: &[Config], spec: &str) -> f64 {
    let found = configs.iter().find(|config| config.spec == spec);
    found.expect("a spec that passes the gates").time
}

fn predictions(picked: &[Config], noise: &mut Noise) -> Vec<Prediction> {
    picked
        .iter()
        .enumerate()
        .map(|(at, config)| Prediction {
            spec: config.spec.clone(),
            prior_us: 0.6 * config.time.powf(0.9) * (0.13 * noise.normal()).exp(),
            fitted_us: (at >= 20).then(|| config.time * (0.05 * noise.normal()).exp()),
        })
        .collect()
}

fn peers(best: &str, configs: &[Config], noise: &mut Noise) -> Vec<Peer> {
    [
        (best, true, true_time(configs, best)),
        (DEFAULT, true, true_time(configs, DEFAULT)),
        ("cuDNN", false, 51.2),
        ("FA2", false, 73.5),
    ]
    .map(|(name, ours, time)| Peer {
        name: name.to_owned(),
        ours,
        samples_us: noise.samples(time, 31),
    })
    .to_vec()
}

fn profile(best: &str, noise: &mut Noise) -> Profile {
    let figure = |value, source| Some(Figure { value, source });
    let row = |(seq, rate, spec): (usize, f64, &str)| {
        let problem = problem(16_384 / seq, seq);
        let time = problem.flop / rate / 1e6;
        ProfileRow {
            spec: spec.to_owned(),
            samples_us: noise.samples(time, 31),
            tensor_utilisation: figure(rate / 790.0, Source::Counter),
            dram_gb_s: figure(problem.bytes / time / 1e3, Source::Derived),
            l2_gb_s: figure(problem.bytes / time / 1e3 * 2.6, Source::Derived),
            problem,
        }
    };
    let warp_specialized =
        "WarpSpecializedF16<128,2,Q_STAGES=2,PING_PONG=true,RESCALE=conditional>";
    Profile {
        device: "NVIDIA H200".to_owned(),
        rates: Rates {
            copy_gb_s: 4180.0,
            matrix_tflops: BTreeMap::from([
                ("mma.sync".to_owned(), 612.0),
                ("wgmma".to_owned(), 788.0),
            ]),
        },
        rows: [
            (128, 96.0, warp_specialized),
            (256, 189.0, warp_specialized),
            (512, 291.0, best),
            (1024, 402.0, warp_specialized),
            (2048, 471.0, warp_specialized),
        ]
        .map(row)
        .to_vec(),
    }
}
