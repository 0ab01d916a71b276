//! That every schedule goes around blocks that masks hide: see [`fa_cases::hidden`].

use fa::prelude::*;
use fa_cases::gpu::trial;
use fa_cases::hidden::{self, HiddenCase};
use fa_dsl::target::Arch;
use libtest_mimic::{Failed, Trial};

pub fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let all = [
        ("of_few_queries", hidden::of_few_queries()),
        ("of_many_queries", hidden::of_many_queries()),
        ("of_blocks_in_part", hidden::of_blocks_in_part()),
        (
            "of_more_blocks_than_are_classified",
            hidden::of_more_blocks_than_are_classified(),
        ),
    ];
    let trial = |(name, cases)| {
        trial(gpu, format!("mask_blocks/{name}"), move |device| {
            check_all(device, cases)
        })
    };
    all.into_iter().map(trial).collect()
}

/// Those whose kernels the GPU has.
fn check_all(device: &Device, cases: Vec<(HiddenCase, &str)>) -> Result<(), Failed> {
    let is_hopper = device.arch() == Arch::Sm90a;
    let of_hopper = |spec: &str| {
        ["WarpSpecialized", "WARPGROUP", "BULK"]
            .iter()
            .any(|it| spec.contains(it))
    };
    for (case, spec) in cases {
        if is_hopper || !of_hopper(spec) {
            case.check(device, spec)
                .map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}
