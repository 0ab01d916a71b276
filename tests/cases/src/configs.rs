//! Configurations of FaS512 for tests.

use fa_dsl::config::{KernelConfig, KernelEntry};
use fa_dsl::target::{Arch, Target};
use fa_kernels::s512::FaS512Config;

/// The whole search space.
pub fn space() -> Vec<FaS512Config> {
    let points = KernelEntry::of::<FaS512Config>().space();
    points
        .iter()
        .filter_map(|values| FaS512Config::from_values(values))
        .collect()
}

/// The configurations that pass every gate on `arch`, in the order of the space.
pub fn valid(arch: Arch) -> Vec<FaS512Config> {
    let target = Target::new(arch);
    space()
        .into_iter()
        .filter(|config| config.check(&target).is_ok())
        .collect()
}

/// `count` of the valid ones, spread over the space by a stride that shares no factor with the
/// tunables' numbers of values, so that all tunables vary.
pub fn sample(arch: Arch, count: usize) -> Vec<FaS512Config> {
    let all = valid(arch);
    let stride = (all.len() / count.max(1)).max(1) | 1;
    (0..count).map(|i| all[i * stride % all.len()]).collect()
}
