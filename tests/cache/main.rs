//! Keys and values in a cache, in rows and in pages, on the interpreter: each sequence held against float64 by itself.

mod random;

use fa::attention::{
    AddedKeys, AttentionError, Chip, Dtype, Problem, Sharing, Tensors, plan_mixed,
};
use fa::prelude::*;
use fa::runtime::Error;
use fa_cases::{CacheCase, CacheLayout, PackedCase, Runner, schedules, table};
use fa_dsl::config::KernelConfig;
use fa_dsl::interp::FaultKind;
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

const LAYOUTS: [CacheLayout; 10] = [
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
    CacheLayout::Packed { padded: false },
    CacheLayout::Packed { padded: true },
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

/// The bits of what a case gives on a device.
fn bits(case: &CacheCase, device: &Device, runner: &Runner) -> (Vec<u16>, Option<Vec<u32>>) {
    let outcome = case.outcome::<f16>(device, runner);
    let outcome = outcome.unwrap_or_else(|cause| panic!("{case:?}, {runner}: {cause}"));
    let lse = outcome
        .lse
        .map(|lse| lse.iter().map(|x| x.to_bits()).collect());
    (outcome.o.iter().map(|x| x.to_bits()).collect(), lse)
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

/// Pages of every size that the tensor copy engine copies of, rows of a cache, and lengths that end in the middle of a page, of
/// a box and of a block, on the warp-specialised schedule.
#[test]
fn every_page_by_the_copy_engine() {
    let pages = [8, 16, 24, 40, 64, 128, 256].map(|page| CacheLayout::Pages {
        page,
        heads_first: page % 16 != 0,
    });
    let shared = [8, 32].map(|page| CacheLayout::SharedPages {
        page,
        heads_first: page == 32,
        prefix: 2,
    });
    let layouts: Vec<_> = LAYOUTS[..3]
        .iter()
        .chain(&LAYOUTS[8..])
        .copied()
        .chain(pages)
        .chain(shared)
        .collect();
    let packed = [
        (70, 70),
        (5, 200),
        (0, 33),
        (2, 0),
        (150, 327),
        (1, 64),
        (64, 65),
    ];
    let dense = [(90, 70), (90, 200), (90, 1), (90, 0), (90, 129)];
    layouts
        .into_par_iter()
        .enumerate()
        .for_each(|(number, layout)| {
            for is_packed in [true, false] {
                let lengths: &[(usize, usize)] = if is_packed { &packed } else { &dense };
                for causal in [false, true] {
                    let options = Options {
                        causal,
                        ..Options::default()
                    };
                    let case = CacheCase {
                        sequences: PackedCase::new(lengths, heads(), options),
                        layout,
                        packed: is_packed,
                    };
                    // Two of the tiles for each case, so that all of them get all kinds of cases.
                    let runners = schedules::cached(&case, 64).unwrap();
                    for shift in 0..2 {
                        let runner =
                            &runners[(number + 3 * shift + usize::from(causal)) % runners.len()];
                        check(&case, runner, Arch::Sm90a);
                    }
                }
            }
        });
}

/// The same for few queries, with splits and without.
#[test]
fn every_page_of_few_queries_by_the_copy_engine() {
    let pages = [8, 16, 24, 40, 64, 256].map(|page| CacheLayout::Pages {
        page,
        heads_first: page % 16 != 0,
    });
    let layouts: Vec<_> = LAYOUTS[..3].iter().copied().chain(pages).collect();
    let packed = [
        (1, 70),
        (5, 200),
        (0, 33),
        (2, 0),
        (3, 327),
        (1, 64),
        (1, 65),
    ];
    let dense = [(2, 70), (2, 200), (2, 1), (2, 0), (2, 129)];
    layouts.into_par_iter().for_each(|layout| {
        for is_packed in [true, false] {
            let lengths: &[(usize, usize)] = if is_packed { &packed } else { &dense };
            for (causal, splits) in [(false, None), (true, Some(3))] {
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
                for runner in schedules::bulk(64).unwrap() {
                    check(&case, &runner, Arch::Sm90a);
                }
            }
        }
    });
}

/// Prompts and single queries in one batch, by two kernels at the same time and one after the other: of the same bits, with the same
/// workspace again and again.
#[test]
fn both_kinds_at_once() {
    let device = Device::cpu();
    let lengths = [
        (1, 200),
        (90, 300),
        (0, 9),
        (1, 0),
        (150, 150),
        (2, 700),
        (1, 64),
    ];
    let page = |page| CacheLayout::Pages {
        page,
        heads_first: false,
    };
    for (layout, causal) in [(page(16), true), (page(8), false), (LAYOUTS[2], true)] {
        let options = Options {
            causal,
            ..Options::default()
        };
        let case = CacheCase {
            sequences: PackedCase::new(&lengths, heads(), options),
            layout,
            packed: true,
        };
        let mut first = None;
        for prompts in [1, 3, 2, 1] {
            for sharing in [Sharing::InTurn, Sharing::AtOnce { prompts }] {
                let runner = Runner::of_mixed(sharing);
                check(&case, &runner, Arch::Sm90a);
                let bits = bits(&case, &device, &runner.on(4));
                // Splits depend on how many multiprocessors there are: one of four, or all.
                if sharing == Sharing::InTurn {
                    assert!(*first.get_or_insert_with(|| bits.clone()) == bits);
                }
            }
        }
    }
}

/// Where the first kernel cannot leave multiprocessors to the second, they run one after the other. Packed keys have one kernel, as those that
/// are used as a whole.
#[test]
fn kinds_share_where_they_can() {
    let plan_of = |arch, page: Option<usize>| -> Result<_, AttentionError> {
        let device = Device::cpu();
        let keys = page.map_or([1, 80], |page| [8, page as u64]);
        let pages = device.alloc::<f16>((keys[0] * keys[1] * 64) as usize)?;
        let pages = pages.contiguous(&[keys[0], keys[1], 1, 64])?;
        let of_keys = device.upload(&[0_u32, 45, 80])?;
        let of_keys = of_keys.contiguous(&[3])?;
        let (begins, used) = (
            device.upload(&[0_u32, 40, 41])?,
            device.upload(&[40_u32, 30])?,
        );
        let table = device.upload(&[0_u32; 16])?;
        let q = device.alloc::<f16>(41 * 64)?;
        let mut o = device.alloc::<f16>(41 * 64)?;
        let options = Options {
            packed: Some(Packed {
                cu_seqlens_q: begins.contiguous(&[3])?,
                cu_seqlens_k: page.is_none().then_some(of_keys),
                max_seq_q: 40,
                max_seq_k: 45,
            }),
            seqused_k: Some(used.contiguous(&[2])?),
            paged: match page {
                None => None,
                Some(page) => Some(Paged {
                    block_table: table.contiguous(&[2, 8])?,
                    page,
                    max_seq_k: 40,
                }),
            },
            ..Options::default()
        };
        let shape = [1, 41, 1, 64];
        let inputs = [q.contiguous(&shape)?, pages, pages];
        let tensors = Tensors::new(inputs, o.contiguous_mut(&shape)?, None);
        let problem = Problem::of(Dtype::F16, &tensors, &options)?;
        let chip = Chip {
            arch,
            multiprocessors: 132,
        };
        let shared = plan_mixed(chip, &problem, &tensors, Sharing::AtOnce { prompts: 100 })?;
        Ok(shared.map(|plan| {
            let [first, second] = &plan.steps[..] else {
                panic!("one kernel for each kind")
            };
            assert!(plan.at_once && plan.workspace == first.workspace.and(second.workspace));
            first.kernel.entry().name
        }))
    };
    let on_hopper = |page| plan_of(Arch::Sm90a, page).unwrap();
    assert_eq!(on_hopper(Some(8)), Some("WarpSpecializedF16"));
    assert_eq!(on_hopper(Some(5)), None);
    assert_eq!(plan_of(Arch::Sm80, Some(8)).unwrap(), None);
    assert_eq!(on_hopper(None), None);
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
            let copied = schedules::cached(&case, 64).unwrap();
            check(&case, &copied[number % copied.len()], Arch::Sm90a);
        });
}

/// A page that does not exist, on buffers, whose lists the host does not look at: the interpreter names the tensor that is left.
#[test]
fn a_page_that_does_not_exist_is_reported() {
    // Few queries, and more, which other schedules take.
    for queries in [1, 40] {
        a_page_that_does_not_exist(queries);
    }
}

fn a_page_that_does_not_exist(queries: u64) {
    let device = &Device::cpu();
    let attend = |table: [u32; 2]| {
        let pages = device.zeros::<f16>(3 * 16 * 64)?;
        let pages = pages.contiguous(&[3, 16, 1, 64])?;
        let (table, used) = (device.upload(&table)?, device.upload(&[20_u32])?);
        let paged = Paged {
            block_table: table.contiguous(&[1, 2])?,
            page: 16,
            max_seq_k: 32,
        };
        let q = device.zeros::<f16>(4 * 64 * queries as usize)?;
        let q = q.contiguous(&[1, queries, 4, 64])?;
        let used = used.contiguous(&[1])?;
        attention_paged(device, q, pages, pages, paged, used, &Options::default())
    };
    assert!(attend([2, 0]).is_ok());
    for page in [3, 1 << 20, u32::MAX] {
        let failed: Result<Buffer<f16>, AttentionError> = attend([2, page]);
        let Err(AttentionError::Runtime(Error::Interpreter(failure))) = failed else {
            panic!("page {page}: {failed:?}");
        };
        let kind = &failure.errors[0].kind;
        assert!(matches!(kind, FaultKind::OutOfBounds { .. }), "{failure}");
        // What follows finds the device as if that had not been.
        assert!(attend([2, 0]).is_ok(), "after page {page}");
    }
}

/// More keys than there is room for are as many as there is, whatever number says it.
#[test]
fn more_keys_are_added_than_there_is_room_for() {
    let device = Device::cpu();
    let values: Vec<f16> = (0..64 * 64)
        .map(|i| f16::from_f32((i as f32 * 0.37).sin()))
        .collect();
    let values = device.upload(&values).unwrap();
    let keys = values.contiguous(&[1, 64, 1, 64]).unwrap();
    let used = device.upload(&[20_u32]).unwrap();
    // Few queries, and more, which other schedules take.
    for queries in [1, 40] {
        let q = values.contiguous(&[1, queries, 1, 64]).unwrap();
        let attend = |keys_added| {
            let options = Options {
                seqused_k: Some(used.contiguous(&[1]).unwrap()),
                added_k: AddedKeys::Each(keys_added),
                ..Options::default()
            };
            let o = attention(&device, q, keys, keys, &options).unwrap();
            o.read().unwrap()
        };
        let all = attend(44);
        assert_ne!(attend(43), all);
        for more in [45, 1 << 30, 1 << 31, u32::MAX - 1, u32::MAX] {
            assert_eq!(attend(more), all, "{more}");
        }
    }
}

/// As many tensors as a launch can have.
#[test]
fn every_list_and_tensor_at_once() {
    let lengths = [(1, 40), (3, 90)];
    let options = Options {
        splits: Some(3),
        ..Options::default()
    };
    for layout in [LAYOUTS[2], LAYOUTS[4]] {
        let mut sequences = PackedCase::new(&lengths, heads(), options);
        sequences.case = sequences.case.with_tensors(3);
        let case = CacheCase {
            sequences: sequences.with_prefix_ranges(2),
            layout,
            packed: true,
        };
        for runner in &runners()[..2] {
            check(&case, runner, Arch::Sm90a);
        }
    }
}

/// A workspace that a larger problem has left serves a smaller one, and the other way round.
#[test]
fn a_workspace_is_used_again_by_other_problems() {
    let device = Device::cpu();
    let case = |lengths: &[(usize, usize)], splits| CacheCase {
        sequences: PackedCase::new(
            lengths,
            heads(),
            Options {
                splits: Some(splits),
                ..Options::default()
            },
        ),
        layout: LAYOUTS[4],
        packed: true,
    };
    let large = case(&[(9, 300), (40, 500), (1, 700)], 7);
    let small = case(&[(1, 200), (2, 90)], 3);
    for case in [&small, &large, &small, &large] {
        for runner in &runners()[..2] {
            case.check::<f16>(&device, runner).unwrap();
        }
    }
}
