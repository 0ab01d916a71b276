use fa_dsl::config::KernelConfig;
use fa_dsl::prelude::bf16;
use fa_dsl::target::Arch;
use fa_kernels::attention::{Dtype, Options, Window};

use super::*;

const CHIP: Chip = Chip {
    arch: Arch::Sm90a,
    multiprocessors: 132,
};

/// What is chosen for so many heads of bfloat16, without options but perhaps a causal mask: its spec.
fn chosen(heads: usize, seq: usize, head_dim: usize, causal: bool) -> String {
    let problem = Problem {
        dtype: Dtype::Bf16,
        shape: Shape::square(1, seq, heads, head_dim),
        options: Options {
            causal,
            ..Options::default()
        },
        lse: false,
    };
    config::<bf16>(CHIP, &problem).unwrap().spec()
}

/// The length that the kernel for this problem is made for.
fn length(head_dim: usize, seq_q: usize, seq_k: usize, options: &Options<'_>) -> Seq {
    let problem = Problem {
        dtype: Dtype::F16,
        shape: Shape {
            seq_q,
            ..Shape::square(32, seq_k, 16, head_dim)
        },
        options: *options,
        lse: true,
    };
    config::<f16>(CHIP, &problem).unwrap().variant.seq
}

/// Keys of a block, and consumers, for packed sequences of up to so many queries.
fn tiles_of_packed(head_dim: usize, longest: usize, causal: bool) -> [u32; 2] {
    let variant = Variant {
        head_dim: head_dim as u32,
        causal,
        packed: true,
        ..Variant::PLAIN
    };
    let shape = Shape::square(64, longest, 2048 / head_dim, head_dim);
    let config = packed::<f16>(&shape, &variant, false);
    [config.block_n, config.consumers]
}

#[test]
fn tiles_of_192_rows_are_not_for_what_may_be_one_long_sequence() {
    assert_eq!(tiles_of_packed(128, 1024, false), [80, 3]);
    assert_eq!(tiles_of_packed(128, 8192, false), [128, 2]);
    // Causal tiles differ in length, so that the last round is even.
    assert_eq!(tiles_of_packed(128, 8192, true), [80, 3]);
    assert_eq!(tiles_of_packed(64, 8192, false), [64, 4]);
}

#[test]
fn lengths_are_fixed_where_that_is_faster_unless_the_caller_says() {
    let options = Options::default();
    assert_eq!(length(128, 512, 512, &options), Seq::Static(512));
    assert_eq!(length(128, 500, 512, &options), Seq::Dynamic);
    assert_eq!(length(256, 512, 512, &options), Seq::Dynamic);
    let dynamic = Options {
        seq: Some(Seq::Dynamic),
        ..options
    };
    assert_eq!(length(128, 512, 512, &dynamic), Seq::Dynamic);
    let fixed = Options {
        seq: Some(Seq::Static(512)),
        ..options
    };
    assert_eq!(length(256, 512, 512, &fixed), Seq::Static(512));
}

#[test]
fn sequences_of_a_tile_are_claimed_where_there_are_many_and_they_are_not_small() {
    let claims = |heads, seq, head_dim| chosen(heads, seq, head_dim, false).contains("CLAIM=true");
    for (seq, head_dim) in [(128, 64), (64, 128), (48, 192), (32, 256)] {
        assert!(claims(1024, seq, head_dim), "{seq}, {head_dim}");
        assert!(!claims(256, seq, head_dim), "{seq}, {head_dim}");
        assert!(!claims(1024, seq - 16, head_dim), "{seq}, {head_dim}");
    }
}

#[test]
fn blocks_are_no_longer_than_short_sequences_need() {
    for seq in [32, 64, 100] {
        assert!(chosen(4096, seq, 64, false).starts_with("WarpSpecializedBf16<64,2,"));
    }
    for causal in [false, true] {
        assert!(chosen(2048, 160, 64, causal).starts_with("WarpSpecializedBf16<64,4,"));
        assert!(chosen(2048, 256, 64, causal).contains("CLAIM=true"));
    }
}

/// What is chosen for a window of keys before each query, of two sequences of bfloat16: its spec.
fn with_window(heads: usize, seq: usize, head_dim: usize, options: &Options<'_>) -> String {
    let problem = Problem {
        dtype: Dtype::Bf16,
        shape: Shape::square(2, seq, heads, head_dim),
        options: Options {
            window: Some(Window::before(1024)),
            ..*options
        },
        lse: false,
    };
    config::<bf16>(CHIP, &problem).unwrap().spec()
}

#[test]
fn long_windows_are_claimed_where_they_are_alone_and_tiles_are_many() {
    let plain = Options::default();
    let causal = Options {
        causal: true,
        ..plain
    };
    let capped = Options {
        softcap: Some(20.0),
        ..plain
    };
    for head_dim in [64, 128, 256] {
        let claims = |heads, seq, options: &Options<'_>| {
            with_window(heads, seq, head_dim, options).contains("CLAIM=true")
        };
        assert!(claims(16, 4096, &plain) && claims(16, 16_384, &causal));
        assert!(!claims(16, 1500, &plain) && !claims(1, 4096, &plain));
        assert!(!claims(16, 4096, &capped));
    }
}
