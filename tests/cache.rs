//! Keys and values in a cache, in rows and in pages, on the interpreter: each sequence held against float64 by itself.

use fa::prelude::*;
use fa_cases::{CacheCase, CacheLayout, PackedCase, Runner, table};
use fa_dsl::config::KernelConfig;
use fa_dsl::target::Arch;
use fa_kernels::attention::forward::{DecodeF16Config, MmaF16Config};
use fa_reference::Shape;
use rayon::prelude::*;

fn heads() -> Shape {
    Shape {
        kv_heads: 2,
        ..Shape::square(1, 1, 4, 64)
    }
}

const LAYOUTS: [CacheLayout; 8] = [
    CacheLayout::Rows {
        shuffled: false,
        padded: false,
    },
    CacheLayout::Rows {
        shuffled: true,
        padded: false,
    },
    CacheLayout::Rows {
        shuffled: true,
        padded: true,
    },
    CacheLayout::Pages {
        page: 1,
        heads_first: false,
    },
    CacheLayout::Pages {
        page: 16,
        heads_first: true,
    },
    CacheLayout::Pages {
        page: 24,
        heads_first: false,
    },
    CacheLayout::Pages {
        page: 64,
        heads_first: false,
    },
    CacheLayout::Pages {
        page: 256,
        heads_first: true,
    },
];

fn runners() -> [Runner; 3] {
    [
        Runner::ATTENTION,
        Runner::of_either(&DecodeF16Config::parse("DecodeF16<16,64,4>").unwrap()),
        Runner::of_either(&MmaF16Config::parse("MmaF16<64,64,4>").unwrap()),
    ]
}

fn check(case: &CacheCase, runner: &Runner, arch: Arch) {
    let device = Device::cpu_as(arch);
    let result = case.check::<f16>(&device, runner);
    let result = result.and_then(|()| case.check::<bf16>(&device, runner));
    if let Err(cause) = result {
        panic!("{case:?}, {runner}: {cause}");
    }
}

/// Every layout with every schedule, queries packed and not, sequences of any length, also without keys.
#[test]
fn every_layout() {
    let packed = [(1, 70), (5, 200), (0, 33), (2, 0), (17, 17), (1, 64)];
    let dense = [(3, 70), (3, 200), (3, 1), (3, 0), (3, 129)];
    let all: Vec<_> = LAYOUTS
        .into_iter()
        .flat_map(|layout| runners().map(|runner| (layout, runner)))
        .flat_map(|(layout, runner)| [true, false].map(|packed| (layout, runner, packed)))
        .collect();
    all.into_par_iter().for_each(|(layout, runner, is_packed)| {
        let lengths: &[(usize, usize)] = if is_packed { &packed } else { &dense };
        for (causal, splits) in [(false, None), (true, Some(3))] {
            let splits = splits.filter(|_| runner != runners()[2]);
            let options = Options {
                causal,
                splits,
                ..Options::default()
            };
            let case = CacheCase {
                sequences: PackedCase::new(lengths, heads(), options),
                layout,
                packed: is_packed,
            };
            check(
                &case,
                &runner,
                if causal { Arch::Sm80 } else { Arch::Sm90a },
            );
        }
    });
}

/// Every mask, softcap and tensor, over pages.
#[test]
fn every_option() {
    let options = table::options(7, 200);
    let runners = runners();
    options
        .into_par_iter()
        .enumerate()
        .for_each(|(number, options)| {
            if matches!(options.seq, Some(Seq::Static(_))) {
                return;
            }
            let mut sequences = PackedCase::new(&[(7, 200), (1, 31), (4, 128)], heads(), options);
            sequences.case = sequences.case.with_tensors(number as u8 % 4);
            let case = CacheCase {
                sequences,
                layout: CacheLayout::Pages {
                    page: 16,
                    heads_first: number % 3 == 0,
                },
                packed: true,
            };
            check(&case, &runners[number % 3], Arch::Sm90a);
        });
}
