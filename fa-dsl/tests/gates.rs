//! A gates module that is written as one list.

use fa_dsl::config::{GateError, KernelConfig};
use fa_dsl::prelude::*;
use fa_dsl::target::{Arch, Target};

/// Writes nothing; its gates are the subject.
#[kernel(name = Gated, types(f16, f32), threads = NUM_WARPS * 32, gates = generic)]
pub fn gated<
    T: Element,
    #[values(32, 64, 96)] const BLOCK_M: u32,
    #[values(0, 2, 3, 4)] const NUM_WARPS: u32,
    #[values(1, 512, 1024)] const STAGES: u32 = 1,
>(
    _y: TensorMut<T>,
) {
}

/// As [`Gated`], for one type.
#[kernel(name = Plain, threads = 32, gates = plain)]
pub fn plain<const ON: bool>(_y: TensorMut<f32>) {}

use fa_dsl::abi::Element;

mod generic {
    use super::{Arch, Element, GatedConfig};

    const fn rows<T: Element>(config: &GatedConfig<T>) -> u32 {
        config.block_m / config.num_warps
    }

    fa_dsl::gates! {
        /// What a configuration of `Gated` has to satisfy.
        for<T: Element> |config: GatedConfig<T>, target| at Arch::Sm90a;

        structural gate "warps": config.num_warps > 0,
            "there has to be a warp",
            [NUM_WARPS = config.num_warps];

        let rows: u32 = rows(config);
        gate "tiles": rows.is_multiple_of(16),
            "NUM_WARPS have to split BLOCK_M into parts of 16 rows",
            [BLOCK_M = config.block_m, NUM_WARPS = config.num_warps,];
        let bytes = config.block_m * T::BYTES as u32 * config.stages;
        gate "shared memory": bytes <= target.shared_per_cta,
            "the slots do not fit; use fewer STAGES",
            ["bytes for each CTA" = bytes, "available" = target.shared_per_cta, "on" = target.arch];
    }
}

mod plain {
    use super::{Arch, PlainConfig};

    fa_dsl::gates! {
        /// What a configuration of `Plain` has to satisfy.
        |config: PlainConfig, target| at Arch::Sm80;
        gate "on": config.on, "it has to be on";
        gate "arch": matches!(target.arch, Arch::Sm80), "this is for sm_80";
    }
}

fn texts(result: Result<(), Vec<GateError>>) -> Vec<String> {
    let errors = result.err().unwrap_or_default();
    errors.iter().map(ToString::to_string).collect()
}

const SM_80: Target = Target::new(Arch::Sm80);

#[test]
fn what_passes_passes() {
    assert_eq!(Gated::<f16, 64, 4>::CONFIG.check(&SM_80), Ok(()));
    assert_eq!(generic::first_broken(&Gated::<f16, 64, 4>::CONFIG), None);
    assert_eq!(Gated::<f16, 64, 4>::new().config().num_warps, 4);
    assert_eq!(Plain::<true>::new().config().check(&SM_80), Ok(()));
}

#[test]
fn every_broken_gate_is_told_with_the_numbers() {
    assert_eq!(
        texts(Gated::<f32, 64, 3, 1024>::CONFIG.check(&SM_80)),
        [
            "gate `tiles`: NUM_WARPS have to split BLOCK_M into parts of 16 rows: BLOCK_M 64, NUM_WARPS 3",
            "gate `shared memory`: the slots do not fit; use fewer STAGES: \
             bytes for each CTA 262144, available 166912, on sm_80",
        ]
    );
    assert_eq!(
        texts(Plain::<false>::CONFIG.check(&Target::new(Arch::Sm120))),
        [
            "gate `on`: it has to be on",
            "gate `arch`: this is for sm_80"
        ]
    );
}

#[test]
fn nothing_is_evaluated_past_a_broken_structure() {
    // The next gate would divide by zero.
    assert_eq!(
        texts(Gated::<f32, 64, 0, 1024>::CONFIG.check(&SM_80)),
        ["gate `warps`: there has to be a warp: NUM_WARPS 0"]
    );
    let broken = generic::first_broken(&Gated::<f32, 64, 0>::CONFIG);
    assert_eq!(broken, Some("gate `warps`: there has to be a warp"));
}

#[test]
fn the_assertion_is_on_the_architecture_that_allows_most() {
    // 192 KiB: too much for sm_80, not for sm_90a.
    let config = Gated::<f32, 96, 2, 512>::new().config();
    assert_eq!(generic::first_broken(&config), None);
    assert_eq!(texts(config.check(&SM_80)).len(), 1);
    assert_eq!(config.check(&Target::new(Arch::Sm90a)), Ok(()));
    let larger = generic::first_broken(&Gated::<f32, 96, 2, 1024>::CONFIG);
    assert_eq!(
        larger,
        Some("gate `shared memory`: the slots do not fit; use fewer STAGES")
    );
}

#[test]
fn gates_are_listed() {
    assert_eq!(generic::NAMES, ["warps", "tiles", "shared memory"]);
    assert_eq!(plain::NAMES, ["on", "arch"]);
}
