//! Caches that are drawn at random, with tiles of every schedule, in every order of CTAs.

use fa::attention::AddedKeys;
use fa::prelude::*;
use fa_cases::{CacheCase, CacheLayout, PackedCase, Runner, schedules};
use fa_dsl::config::KernelConfig;
use fa_dsl::interp::{self, CtaOrder};
use fa_dsl::target::Arch;
use fa_kernels::attention::forward::{DecodeF16Config, MmaF16Config};
use fa_reference::Shape;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{FileFailurePersistence, RngSeed};

use super::bits;

/// Tiles of both schedules; those of the first share out keys.
const TILES: [&str; 12] = [
    "DecodeF16<16,64,4",
    "DecodeF16<16,32,2,STAGES=3",
    "DecodeF16<32,64,4,STAGES=3",
    "DecodeF16<64,32,4",
    "DecodeF16<64,64,4,ROW_BLOCKS=2",
    "DecodeF16<64,64,4,STAGES=3,WARPGROUP=true",
    "DecodeF16<64,32,4,BULK=true,WARPGROUP=true",
    "DecodeF16<16,64,4,STAGES=3,BULK=true",
    "DecodeF16<32,32,2,BULK=true",
    "MmaF16<64,64,4",
    "MmaF16<64,32,4,STAGES=2",
    "MmaF16<128,64,4",
];

/// Whether boxes of blocks of 64 and of 32 keys lie in one page of a case.
fn takes_boxes(case: &CacheCase) -> bool {
    case.page().is_none_or(|page| page.is_multiple_of(8))
}

/// What `attention()` chooses, and the tiles for heads of a case that an architecture has room for.
fn random_runners(case: &CacheCase, arch: Arch) -> Vec<Runner> {
    let limits = [32, 64, 96, 128, 192, 256];
    let head_dim = case.sequences.case.shape.head_dim;
    let limit = limits.into_iter().find(|limit| *limit >= head_dim).unwrap();
    let splits = case.sequences.case.options.splits;
    let mut all: Vec<Runner> = TILES
        .into_iter()
        .filter(|tiles| tiles.starts_with("Decode") || splits.is_none_or(|splits| splits < 2))
        .filter(|tiles| !tiles.contains("BULK") || takes_boxes(case))
        .map(|tiles| format!("{tiles},HEAD_DIM={limit}>"))
        .map(|tiles| match tiles.starts_with("Decode") {
            true => Runner::of_either(&DecodeF16Config::parse(&tiles).unwrap()),
            false => Runner::of_either(&MmaF16Config::parse(&tiles).unwrap()),
        })
        .collect();
    all.retain(|runner| runner.fits(arch, &case.sequences.case));
    all.push(Runner::ATTENTION);
    // Those by the copy engine are for heads of whole panels, and do not share keys out.
    if arch == Arch::Sm90a && splits.is_none_or(|splits| splits < 2) {
        let limit = (head_dim as u32).next_multiple_of(64);
        all.extend(schedules::cached(case, limit).unwrap());
    }
    all
}

fn layout() -> impl Strategy<Value = CacheLayout> {
    let page = prop_oneof![2 => 1..41_usize, 1 => Just(16), 1 => Just(256)];
    let pages = (page, any::<bool>());
    let shared = (1..41_usize, any::<bool>(), 1..5_usize);
    prop_oneof![
        1 => (any::<bool>(), any::<bool>())
            .prop_map(|(shuffled, padded)| CacheLayout::Rows { shuffled, padded }),
        2 => pages.prop_map(|(page, heads_first)| CacheLayout::Pages { page, heads_first }),
        2 => shared.prop_map(|(page, heads_first, prefix)| CacheLayout::SharedPages {
            page,
            heads_first,
            prefix,
        }),
    ]
}

fn options() -> impl Strategy<Value = (Options<'static>, u8)> {
    let side = || prop::option::of(0..80_u32);
    let window =
        prop::option::of((side(), side()).prop_map(|(left, right)| Window { left, right }));
    let added = prop_oneof![
        3 => Just(AddedKeys::None),
        1 => (1..4_u32).prop_map(AddedKeys::Each),
        1 => Just(AddedKeys::AsQueries),
    ];
    let splits = prop_oneof![1 => Just(None), 2 => (1..9_u32).prop_map(Some), 1 => Just(Some(100))];
    let scores = (
        prop::option::of(1.0_f32..30.0),
        prop::option::of(0.01_f32..1.0),
    );
    (any::<bool>(), window, scores, added, splits, 0..4_u8).prop_map(
        |(causal, window, (softcap, scale), added_k, splits, tensors)| {
            let options = Options {
                causal,
                window,
                softcap,
                scale,
                added_k,
                splits,
                ..Options::default()
            };
            (options, tensors)
        },
    )
}

/// Queries and keys of sequences, of which the first has a query, and whether they are packed; elsewhere all have as many queries.
fn lengths() -> impl Strategy<Value = (Vec<(usize, usize)>, bool)> {
    let queries = prop_oneof![3 => 0..9_usize, 2 => Just(1), 1 => 9..70_usize];
    let keys = prop_oneof![5 => 0..400_usize, 1 => Just(0), 1 => Just(64), 1 => Just(1)];
    (prop::collection::vec((queries, keys), 1..5), any::<bool>()).prop_map(
        |(mut lengths, packed)| {
            lengths[0].0 = lengths[0].0.max(1);
            if !packed {
                let queries = lengths[0].0;
                lengths.iter_mut().for_each(|it| it.0 = queries);
            }
            (lengths, packed)
        },
    )
}

fn random() -> impl Strategy<Value = CacheCase> {
    let groups = select(vec![1, 1, 2, 3, 4, 7, 8, 17]);
    let heads = (1..3_usize, groups, 1..33_usize);
    let ranges = prop_oneof![2 => Just(0), 1 => 1..4_u64];
    let drawn = (any::<bool>(), any::<u64>(), ranges);
    (lengths(), heads, options(), layout(), drawn).prop_map(
        |(
            (mut lengths, packed),
            (kv_heads, group, eighths),
            (options, tensors),
            layout,
            (lse, seed, ranges),
        )| {
            // The keys that are said to be added are among those that there are.
            for (queries, keys) in &mut lengths {
                *keys += match options.added_k {
                    AddedKeys::None => 0,
                    AddedKeys::Each(added) => added as usize,
                    AddedKeys::AsQueries => *queries,
                };
            }
            let shape = Shape {
                kv_heads,
                ..Shape::square(1, 1, kv_heads * group, 8 * eighths)
            };
            let mut sequences = PackedCase::new(&lengths, shape, options);
            sequences.case = sequences.case.with_tensors(tensors);
            (sequences.case.lse, sequences.case.seed) = (lse, seed);
            CacheCase {
                sequences: sequences.with_prefix_ranges(ranges),
                layout,
                packed,
            }
        },
    )
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(0xcace),
        failure_persistence: Some(Box::new(FileFailurePersistence::Off)),
        max_shrink_iters: 16,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config(90))]

    #[test]
    fn random_caches(case in random(), wide in any::<bool>(), tiles in any::<Index>(), arch in select(Arch::ALL.to_vec())) {
        let device = Device::cpu_as(arch);
        let runner = *tiles.get(&random_runners(&case, arch));
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
    fn every_order_of_ctas_gives_the_same_bits(case in random(), splits in 2..7_u32, tiles in 0..5_usize, seed in 0..1000_u64) {
        let mut case = case;
        case.sequences.case.options.splits = Some(splits);
        let runners = random_runners(&case, Arch::Sm90a);
        let runner = runners[tiles % runners.len()];
        let devices = devices(seed);
        let first = bits(&case, &devices[0], &runner);
        for device in devices.iter().chain(&devices) {
            prop_assert!(first == bits(&case, device, &runner), "{runner}");
        }
    }
}
