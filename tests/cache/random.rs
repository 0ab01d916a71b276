//! Caches that are drawn at random, with tiles of every schedule, in every order of CTAs.

use fa::prelude::*;
use fa_cases::{CacheCase, Runner, random, schedules};
use fa_dsl::interp::{self, CtaOrder};
use fa_dsl::target::Arch;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::bits;

/// What takes a case on an architecture.
fn runners(case: &CacheCase, arch: Arch) -> Vec<Runner> {
    schedules::of_cache(case, arch).expect("every schedule has these tunables")
}

fn config(cases: u32) -> ProptestConfig {
    random::config(cases, 0xcace)
}

proptest! {
    #![proptest_config(config(90))]

    #[test]
    fn random_caches(case in random::caches(), wide in any::<bool>(), tiles in any::<Index>(), arch in select(Arch::ALL.to_vec())) {
        let device = Device::cpu_as(arch);
        let runner = *tiles.get(&runners(&case, arch));
        let checked = match wide {
            true => case.check::<bf16>(&device, &runner),
            false => case.check::<f16>(&device, &runner),
        };
        prop_assert!(checked.is_ok(), "{runner} as {arch}: {}", checked.unwrap_err());
    }
}

proptest! {
    #![proptest_config(config(40))]

    /// Each with a function of the library or two, of scores or a mask.
    #[test]
    fn random_caches_with_functions(
        case in random::caches(),
        functions in random::functions(),
        wide in any::<bool>(),
        tiles in any::<Index>(),
        arch in select(Arch::ALL.to_vec()),
    ) {
        let mut case = case;
        case.sequences.case.functions = functions;
        let device = Device::cpu_as(arch);
        let runner = *tiles.get(&runners(&case, arch));
        let checked = match wide {
            true => case.check::<bf16>(&device, &runner),
            false => case.check::<f16>(&device, &runner),
        };
        prop_assert!(checked.is_ok(), "{runner} as {arch}: {}", checked.unwrap_err());
    }
}

/// Devices of the interpreter on which CTAs come in different orders, also one after the other.
fn devices(seed: u64) -> Vec<Device> {
    let all = interp::Options::default();
    let shuffled = |seed| CtaOrder::Shuffled { seed };
    let orders = [
        (CtaOrder::Ascending, all.resident),
        (CtaOrder::Descending, 1),
        (shuffled(seed), all.resident),
        (shuffled(seed + 1), 2),
    ];
    let device = |(order, resident)| {
        let options = interp::Options {
            order,
            resident,
            ..interp::Options::default()
        };
        Device::cpu_with(Arch::Sm90a, options)
    };
    orders.into_iter().map(device).collect()
}

proptest! {
    #![proptest_config(config(25))]

    /// The parts of a tile are merged in their own order, whichever came last, and leave the counters at zero: in every order of
    /// CTAs, and again with the same workspace, the result has the same bits.
    #[test]
    fn every_order_of_ctas_gives_the_same_bits(case in random::caches(), splits in 2..7_u32, tiles in 0..5_usize, seed in 0..1000_u64) {
        let mut case = case;
        case.sequences.case.options.splits = Some(splits);
        let runners = runners(&case, Arch::Sm90a);
        let runner = runners[tiles % runners.len()];
        let devices = devices(seed);
        let first = bits(&case, &devices[0], &runner);
        for device in devices.iter().chain(&devices) {
            prop_assert!(first == bits(&case, device, &runner), "{runner}");
        }
    }
}
