use fa_dsl::config::KernelConfig;
use fa_dsl::interp::Report;
use fa_dsl::isa::Cost;
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::{Configured, Dtype, Options, Problem, Tensors};
use fa_kernels::fa_s512::{FaS512Config, HEAD_DIM, SEQ, gates};
use fa_runtime::Device;
use half::f16;
use proptest::prelude::*;

use super::{Features, Fitted, Launch, ctas_per_sm, prior_us};
use crate::record::Resources;

/// Heads of all sequences of the problem, and multiprocessors of an H200.
const HEADS: u64 = 256;
const MULTIPROCESSORS: u32 = 132;

/// What the interpreter counts of one head.
fn counted(spec: &str) -> (FaS512Config, Report, u64) {
    let config = FaS512Config::parse(spec).unwrap();
    let device = Device::cpu();
    let shape = [1, u64::from(SEQ), 1, u64::from(HEAD_DIM)];
    let zeros = vec![f16::ZERO; (SEQ * HEAD_DIM) as usize];
    let upload = || device.upload(&zeros).unwrap();
    let (q, k, v, mut o) = (upload(), upload(), upload(), upload());
    let mut lse = device.alloc::<f32>(SEQ as usize).unwrap();
    let inputs = [&q, &k, &v].map(|tensor| tensor.contiguous(&shape).unwrap());
    let lse = lse.contiguous_mut(&[1, 1, SEQ.into()]).unwrap();
    let tensors = Tensors::new(inputs, o.contiguous_mut(&shape).unwrap(), Some(lse));
    let problem = Problem::of(Dtype::F16, &tensors, &Options::default()).unwrap();
    let launch = Configured::of(&config)
        .launch(&problem, &tensors, MULTIPROCESSORS)
        .unwrap();
    let program = device.load(&config).unwrap();
    program.run(&launch).unwrap();
    let ctas = launch.grid().iter().map(|n| u64::from(*n)).product();
    (config, program.report().unwrap(), ctas)
}

fn launch(ctas: u64) -> Launch {
    let (seq, head_dim) = (f64::from(SEQ), f64::from(HEAD_DIM));
    Launch {
        repeats: HEADS as f64,
        grid_ctas: HEADS * ctas,
        flop: 4.0 * HEADS as f64 * seq * seq * head_dim,
        bytes: 4.0 * HEADS as f64 * seq * head_dim * 2.0,
    }
}

/// The features of a configuration of which the compiler says `registers`.
fn features(spec: &str, registers: u32) -> Features {
    let (config, report, ctas) = counted(spec);
    let target = Target::new(Arch::Sm90a);
    let (threads, shared_bytes) = (config.num_warps * 32, gates::shared_bytes(&config));
    let resources = Resources {
        registers,
        spill_bytes: 0,
        shared_bytes,
        threads,
        ctas_per_sm: ctas_per_sm(&target, threads, registers, shared_bytes),
    };
    Features::new(&report, &launch(ctas), &resources, &target, MULTIPROCESSORS)
}

#[test]
fn features_are_what_the_kernel_does() {
    let (config, report, ctas) = counted("FaS512<64,64,32,4,SWIZZLE=false>");
    let features = features("FaS512<64,64,32,4,SWIZZLE=false>", 138);
    assert_eq!(ctas, 8);
    // Every product of the full kernel is needed: 2,580 operations a clock.
    let flop = 4.0 * 64.0 * 512.0 * 64.0;
    assert!((features.tensor - flop / 2580.0).abs() < 1e-6);
    let conflicts = f64::from(gates::bank_conflicts(&config));
    assert!((features.conflicts - conflicts).abs() < 1e-6);
    assert!((features.shared - report.shared_wavefronts as f64 / 8.0).abs() < 1e-6);
    // One exponential for each score, 16 lanes a clock, and a few for rows.
    let exponentials = 64.0 * 512.0 / 16.0;
    assert!(features.special > exponentials && features.special < 1.1 * exponentials);
    assert_eq!((features.ctas, features.resident), (16.0, 3.0));
    assert_eq!(features.asynchronous.round(), 1.0);
}

/// Medians of `benches/results/h200-fas512-peers.json`.
#[test]
fn prior_is_near_what_an_h200_takes() {
    let measured = [
        ("FaS512<128,64,64,4>", 243, 63.3),
        ("FaS512<64,64,32,4>", 141, 70.1),
        ("FaS512<64,64,64,4>", 141, 69.9),
    ];
    let priors = measured.map(|(spec, registers, _)| prior_us(&features(spec, registers)));
    for (prior, (spec, _, time)) in priors.iter().zip(measured) {
        assert!(
            (prior / time).ln().abs() < 0.3,
            "{spec}: {prior} for {time}"
        );
    }
    assert!(priors[0] < priors[2] && priors[2] < priors[1], "{priors:?}");
    // Unswizzled, most wavefronts are conflicts.
    assert!(prior_us(&features("FaS512<64,64,64,4,SWIZZLE=false>", 138)) > 1.5 * priors[2]);
}

#[test]
fn instructions_of_unknown_size_count_as_the_work_to_be_done() {
    let mut report = Report::default();
    report.instructions[Cost::Matrix as usize] = 64;
    let resources = Resources {
        registers: 168,
        spill_bytes: 0,
        shared_bytes: 100_000,
        threads: 384,
        ctas_per_sm: 1,
    };
    let target = Target::new(Arch::Sm90a);
    let launch = launch(8);
    let wgmma = Features::new(&report, &launch, &resources, &target, MULTIPROCESSORS);
    let flop = launch.flop / launch.grid_ctas as f64;
    assert!((wgmma.tensor - flop / 4096.0).abs() < 1e-6);
}

#[test]
fn features_survive_json() {
    let features = features("FaS512<64,64,16,4>", 141);
    let text = serde_json::to_string(&features).unwrap();
    assert_eq!(serde_json::from_str::<Features>(&text).unwrap(), features);
}

#[test]
fn occupancy_is_the_drivers() {
    let sm90 = Target::new(Arch::Sm90a);
    // As cuOccupancyMaxActiveBlocksPerMultiprocessor has it on an H200.
    assert_eq!(ctas_per_sm(&sm90, 128, 243, 49_152), 2);
    assert_eq!(ctas_per_sm(&sm90, 128, 145, 40_960), 3);
    assert_eq!(ctas_per_sm(&sm90, 128, 128, 40_960), 4);
    assert_eq!(ctas_per_sm(&sm90, 256, 146, 40_960), 1);
    assert_eq!(ctas_per_sm(&sm90, 256, 128, 40_960), 2);
    // Shared memory, threads and CTAs limit too; what does not fit is not held.
    assert_eq!(ctas_per_sm(&sm90, 128, 32, 76_800), 3);
    assert_eq!(ctas_per_sm(&sm90, 1024, 32, 0), 2);
    assert_eq!(ctas_per_sm(&sm90, 32, 16, 0), 32);
    assert_eq!(ctas_per_sm(&Target::new(Arch::Sm86), 32, 16, 0), 16);
    assert_eq!(ctas_per_sm(&Target::new(Arch::Sm89), 128, 64, 102_400), 0);
}

fn any_features() -> impl Strategy<Value = Features> {
    let cycles = || 100.0..10_000.0_f64;
    let units = (cycles(), cycles(), cycles(), cycles(), cycles());
    let launch = (1..40_u32, 1..8_u32, 2..9_u32, 0..2_u32);
    (units, 1000.0..30_000.0_f64, launch).prop_map(
        |((tensor, shared, issue, special, l2), latency, (ctas, resident, warps, asynchronous))| {
            Features {
                tensor,
                shared,
                conflicts: 0.0,
                issue,
                special,
                arithmetic: issue / 2.0,
                l2,
                dram: 100.0,
                latency,
                asynchronous: f64::from(asynchronous),
                ctas: f64::from(ctas),
                resident: f64::from(resident),
                warps: f64::from(warps),
                registers: 128.0,
                shared_bytes: 40_960.0,
                spill_bytes: 0.0,
                clocks_us: 1750.0,
            }
        },
    )
}

/// A law that the prior is not: a product of powers, and a penalty for loads through registers.
fn law(features: &Features) -> f64 {
    let busy =
        (features.ctas * features.tensor).powf(0.6) * (features.ctas * features.shared).powf(0.2);
    let hidden = (features.resident * features.warps).powf(-0.3);
    busy * hidden * (1.0 + 0.2 * (1.0 - features.asynchronous)) / 100.0
}

proptest! {
    #[test]
    fn prior_is_no_less_than_any_bound_and_grows_with_each(
        features in any_features(),
        factor in 1.0..3.0_f64,
    ) {
        let prior = prior_us(&features);
        for bound in super::model::bounds(&features) {
            prop_assert!(prior * features.clocks_us >= bound * 0.999);
        }
        let worse = [
            Features { tensor: features.tensor * factor, ..features },
            Features { shared: features.shared * factor, ..features },
            Features { latency: features.latency * factor, ..features },
            Features { ctas: features.ctas + 1.0, ..features },
            Features { resident: (features.resident - 1.0).max(1.0), ..features },
        ];
        for worse in worse {
            prop_assert!(prior_us(&worse) >= prior);
        }
    }

    #[test]
    fn fit_learns_what_the_prior_does_not_know(
        train in prop::collection::vec(any_features(), 60..80),
        test in prop::collection::vec(any_features(), 20),
    ) {
        let measured: Vec<_> = train.iter().map(|f| (*f, law(f))).collect();
        let fitted = Fitted::fit(&measured).unwrap();
        let mean = |error: &dyn Fn(&Features) -> f64| {
            test.iter().map(|f| error(f).powi(2)).sum::<f64>().sqrt() / (test.len() as f64).sqrt()
        };
        let error = mean(&|f| (fitted.predict_us(f) / law(f)).ln());
        prop_assert!(error < 0.06, "{error}");
    }

    #[test]
    fn fit_wants_eight_usable_measurements(features in prop::collection::vec(any_features(), 12), usable in 0..12_usize) {
        let measured: Vec<_> = features.iter().enumerate()
            .map(|(i, f)| (*f, if i < usable { law(f) } else { f64::NAN }))
            .collect();
        let fitted = Fitted::fit(&measured);
        prop_assert_eq!(fitted.is_some(), usable >= 8);
        if let Some(fitted) = fitted {
            prop_assert!(features.iter().all(|f| fitted.predict_us(f) > 0.0));
        }
    }
}

#[test]
fn spills_cost_time() {
    let (config, report, ctas) = counted("FaS512<64,64,64,4>");
    let target = Target::new(Arch::Sm90a);
    let with = |spill_bytes| {
        let resources = Resources {
            registers: 255,
            spill_bytes,
            shared_bytes: gates::shared_bytes(&config),
            threads: 128,
            ctas_per_sm: 2,
        };
        prior_us(&Features::new(
            &report,
            &launch(ctas),
            &resources,
            &target,
            MULTIPROCESSORS,
        ))
    };
    assert!(with(400) > 1.05 * with(0), "{} {}", with(400), with(0));
}
