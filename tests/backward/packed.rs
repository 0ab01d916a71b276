//! Packed sequences, empty ones among them.

use fa::prelude::*;
use fa_cases::{BackwardCase, BackwardRunner, random};
use fa_dsl::interp::{self, CtaOrder};
use fa_dsl::target::Arch;
use fa_reference::Shape;

use super::{options, padded, shape};

#[test]
fn packed_sequences_have_gradients() {
    let lengths = [
        (70, 70),
        (1, 100),
        (0, 40),
        (64, 64),
        (130, 33),
        (7, 0),
        (0, 0),
        (3, 128),
    ];
    for (number, options) in options().into_iter().enumerate() {
        let shape = Shape {
            heads: 2,
            kv_heads: 1,
            ..shape(1, 1, 64)
        };
        let case = padded(shape, options).with_tensors([0, 1, 2][number % 3]);
        let arch = [Arch::Sm80, Arch::Sm90a][number % 2];
        let device = Device::cpu_as(arch);
        if let Err(failure) = BackwardCase::new(case).check_packed::<bf16>(&lengths, &device) {
            panic!("{case:?}: {failure}");
        }
    }
}

/// Of the lists that the forward pass is tested with; every second one by CTAs that take turns.
#[test]
fn random_packed_sequences_have_gradients() {
    let cases = random::drawn(&random::packed(), 0xbac4, 24);
    for (number, packed) in cases.expect("nothing is refused").into_iter().enumerate() {
        // Where the forward pass draws few, of which fewer stand beside a mask.
        let packed = packed.with_prefix_ranges(number as u64 / 2 % 4);
        let mut case = packed.case;
        case.options.deterministic = number % 2 == 1;
        let device = Device::cpu_as([Arch::Sm80, Arch::Sm90a][number / 2 % 2]);
        let backward = BackwardCase::new(case);
        let checked = match number % 3 {
            0 => backward.check_packed::<f16>(&packed.lengths, &device).err(),
            _ => backward
                .check_packed::<bf16>(&packed.lengths, &device)
                .err(),
        };
        if let Some(failure) = checked {
            panic!("{packed:?}: {failure}");
        }
    }
}

/// Neither has any sequence a key: gradients of queries are 0, of keys and values there are none.
#[test]
fn packed_sequences_without_any_key_have_gradients() {
    for (number, options) in options().into_iter().enumerate() {
        let case = padded(shape(1, 1, 64), options).with_tensors([0, 2][number % 2]);
        for arch in [Arch::Sm80, Arch::Sm90a] {
            let lengths = [(70, 0), (0, 0), (7, 0)];
            let device = Device::cpu_as(arch);
            if let Err(failure) = BackwardCase::new(case).check_packed::<bf16>(&lengths, &device) {
                panic!("{case:?}: {failure}");
            }
        }
    }
}

/// On Hopper the first block of keys of a sequence writes the sums of its queries, if they see any, and the last one may round them: the others are zero.
#[test]
fn packed_sequences_begin_and_end_their_sums() {
    let lengths = [(300, 300), (0, 40), (260, 100), (7, 0), (30, 290)];
    let rounds = BackwardRunner::WarpSpecialized;
    let kernels = [
        (
            64,
            rounds("<128,BULK=false,FIRST_WRITES=true,LAST_ROUNDS=true>"),
        ),
        (
            128,
            rounds("<64,BULK=false,LAST_ROUNDS=true,DETERMINISTIC=true,HEAD_DIM=128>"),
        ),
        (
            256,
            rounds("<64,DS_STAGES=1,BULK=false,FIRST_WRITES=true,LAST_ROUNDS=true,HEAD_DIM=256>"),
        ),
    ];
    for (seed, (head_dim, last_rounds)) in (0..).zip(kernels) {
        for causal in [false, true] {
            let options = Options {
                causal,
                ..Options::default()
            };
            let shape = Shape {
                heads: 2,
                kv_heads: 1,
                ..shape(1, 1, head_dim)
            };
            let interpreter = interp::Options {
                order: CtaOrder::Shuffled { seed },
                ..interp::Options::default()
            };
            let device = Device::cpu_with(Arch::Sm90a, interpreter);
            let solved = BackwardCase::new(padded(shape, options)).solve_packed::<bf16>(&lengths);
            for runner in [&BackwardRunner::Chosen, &last_rounds] {
                let checked = solved.check_with(&device, runner);
                checked.unwrap_or_else(|cause| panic!("{head_dim}, {options:?}: {cause}"));
            }
        }
    }
}
