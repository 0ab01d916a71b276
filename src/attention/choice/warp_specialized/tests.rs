use fa_dsl::config::KernelConfig;
use fa_dsl::prelude::{bf16, f16};
use fa_dsl::target::Arch;
use fa_kernels::attention::{Dtype, Options, Window};

use super::*;

const CHIP: Chip = Chip {
    arch: Arch::Sm90a,
    multiprocessors: 132,
};

/// What is chosen for bfloat16.
fn configured(shape: Shape, options: Options<'_>) -> WarpSpecializedConfig<bf16> {
    let problem = Problem {
        dtype: Dtype::Bf16,
        shape,
        options,
        lse: false,
    };
    config(CHIP, &problem).unwrap()
}

/// What is chosen for so many heads of bfloat16, without options but perhaps a causal mask: its spec.
fn chosen(heads: usize, seq: usize, head_dim: usize, causal: bool) -> String {
    let options = Options {
        causal,
        ..Options::default()
    };
    configured(Shape::square(1, seq, heads, head_dim), options).spec()
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

/// Keys of a block, and consumers, for packed sequences of up to so many queries with slopes, whose maxima are followed.
fn tiles_of_packed(head_dim: usize, longest: usize, window: bool) -> [u32; 2] {
    let variant = Variant {
        head_dim: head_dim as u32,
        window,
        packed: true,
        alibi: true,
        ..Variant::PLAIN
    };
    let shape = Shape::square(64, longest, 2048 / head_dim, head_dim);
    let config = packed::<f16>(&shape, &variant, trusts(&variant));
    [config.block_n, config.consumers]
}

#[test]
fn tiles_of_192_rows_are_not_for_what_may_be_one_long_sequence() {
    assert_eq!(tiles_of_packed(128, 1024, false), [80, 3]);
    assert_eq!(tiles_of_packed(128, 8192, false), [128, 2]);
    // Masked tiles differ in length, so that the last round is even.
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
    for (seq, head_dim) in [(64, 128), (48, 192), (32, 256)] {
        assert!(claims(1024, seq, head_dim), "{seq}, {head_dim}");
        assert!(!claims(256, seq, head_dim), "{seq}, {head_dim}");
        assert!(!claims(1024, seq - 16, head_dim), "{seq}, {head_dim}");
    }
    assert!(!claims(1024, 128, 64));
}

#[test]
fn heads_have_tiles_of_their_own_or_little_wider_ones() {
    let tiles = [
        (40, 64),
        (72, 80),
        (88, 96),
        (104, 112),
        (120, 128),
        (136, 160),
        (192, 192),
        (200, 224),
        (256, 256),
    ];
    for (head_dim, of_tiles) in tiles {
        for causal in [false, true] {
            let spec = chosen(64, 2048, head_dim, causal);
            let expected = format!("HEAD_DIM={of_tiles}");
            // 64 is what a spec means that does not say it.
            assert!(spec.contains(&expected) || of_tiles == 64, "{spec}");
        }
    }
}

#[test]
fn products_that_take_less_leave_room_for_more_warps() {
    for head_dim in [80, 96, 112] {
        for (seq, causal) in [(512, false), (2048, false), (512, true), (8192, true)] {
            let spec = chosen(64, seq, head_dim, causal);
            assert!(spec.starts_with("WarpSpecializedBf16<64,3,"), "{spec}");
        }
        let claims = |seq| chosen(64, seq, head_dim, false).contains("CLAIM=true");
        assert!(claims(1024) && !claims(1536));
        // Too few tiles of 192 rows.
        assert!(chosen(2, 2048, head_dim, true).starts_with("WarpSpecializedBf16<64,2,"));
    }
}

/// 160 tiles of 256 rows are two rounds of 132 multiprocessors, as 240 of 192 are.
#[test]
fn tiles_are_shorter_where_that_saves_a_part_of_a_round() {
    for (heads, seq) in [(40, 1024), (384, 384), (512, 257)] {
        assert!(chosen(heads, seq, 64, false).starts_with("WarpSpecializedBf16<64,3,"));
    }
    for (heads, seq) in [(512, 1024), (96, 1370), (768, 197)] {
        assert!(chosen(heads, seq, 64, false).starts_with("WarpSpecializedBf16<64,4,"));
    }
}

#[test]
fn blocks_are_no_longer_than_short_sequences_need() {
    for (seq, keys) in [(32, 64), (64, 64), (100, 128), (128, 128)] {
        let tiles = format!("WarpSpecializedBf16<{keys},2,");
        assert!(chosen(4096, seq, 64, false).starts_with(&tiles));
    }
    for causal in [false, true] {
        assert!(chosen(2048, 160, 64, causal).starts_with("WarpSpecializedBf16<64,4,"));
        assert!(chosen(2048, 256, 64, causal).contains("CLAIM=true"));
    }
}

/// What is chosen for a window of keys before each query, of two sequences of bfloat16: its spec.
fn with_window(heads: usize, seq: usize, head_dim: usize, options: &Options<'_>) -> String {
    let options = Options {
        window: Some(Window::before(1024)),
        ..*options
    };
    configured(Shape::square(2, seq, heads, head_dim), options).spec()
}

#[test]
fn long_windows_are_claimed_where_tiles_are_many_and_what_is_beside_them_was_measured() {
    let plain = Options::default();
    let causal = Options {
        causal: true,
        ..plain
    };
    let capped = Options {
        softcap: Some(20.0),
        ..plain
    };
    let with_sinks = Options {
        sinks: Some(Options::unallocated_tensor("sinks", &[16])),
        ..plain
    };
    let sloped = Options {
        alibi_slopes: Some(Options::unallocated_tensor("alibi_slopes", &[16])),
        ..plain
    };
    for head_dim in [64, 128, 256] {
        let claims = |heads, seq, options: &Options<'_>| {
            with_window(heads, seq, head_dim, options).contains("CLAIM=true")
        };
        assert!(claims(16, 4096, &plain) && claims(16, 16_384, &causal));
        assert!(!claims(16, 1500, &plain) && !claims(1, 4096, &plain));
        assert!(claims(16, 4096, &capped) && claims(16, 4096, &with_sinks));
        assert!(!claims(16, 4096, &sloped));
    }
}

#[test]
fn few_queries_of_many_sequences_have_the_tiles_that_they_have_without_a_long_window() {
    let options = Options {
        window: Some(Window::before(255)),
        ..Options::default()
    };
    let chosen = |seq_q| {
        let shape = Shape {
            seq_q,
            ..Shape::square(4, 4096, 160, 64)
        };
        configured(shape, options)
    };
    assert_eq!([chosen(100).consumers, chosen(180).block_n], [2, 128]);
    assert!(!chosen(100).claim && !chosen(256).claim && chosen(257).claim);
}

#[test]
fn the_longest_windows_of_wide_heads_are_dealt() {
    let claims = |keys| {
        let options = Options {
            window: Some(Window::before(keys)),
            ..Options::default()
        };
        configured(Shape::square(1, 16_384, 8, 256), options).claim
    };
    assert!(claims(1023) && !claims(2047));
}

#[test]
fn short_windows_have_narrow_tiles_however_their_end_is_given() {
    let tiles = |left, right, causal| {
        let options = Options {
            window: Some(Window {
                left: Some(left),
                right,
            }),
            causal,
            ..Options::default()
        };
        let config = configured(Shape::square(2, 4096, 16, 64), options);
        [config.block_n, config.consumers]
    };
    let narrow = [64, 3];
    assert_eq!(tiles(255, Some(0), false), narrow);
    assert_eq!(tiles(255, Some(0), true), narrow);
    assert_eq!(tiles(255, None, true), narrow);
    assert_eq!(tiles(128, Some(128), false), narrow);
    assert_eq!(tiles(128, Some(256), false), [64, 4]);
    assert_eq!(tiles(2047, None, true), [64, 4]);
    // Nothing is hidden on the right.
    assert_eq!(tiles(255, None, false), [64, 4]);
}

#[test]
fn causal_tiles_beside_sinks_a_softcap_or_slopes_are_claimed() {
    let plain = Options::default();
    let others = [
        Options {
            sinks: Some(Options::unallocated_tensor("sinks", &[16])),
            ..plain
        },
        Options {
            softcap: Some(20.0),
            ..plain
        },
        Options {
            alibi_slopes: Some(Options::unallocated_tensor("alibi_slopes", &[16])),
            ..plain
        },
    ];
    for options in others {
        let claims = |batch, dtype, seq, head_dim, causal| {
            let problem = Problem {
                dtype,
                shape: Shape::square(batch, seq, 16, head_dim),
                options: Options { causal, ..options },
                lse: false,
            };
            match dtype {
                Dtype::F16 => config::<f16>(CHIP, &problem).unwrap().claim,
                Dtype::Bf16 => config::<bf16>(CHIP, &problem).unwrap().claim,
            }
        };
        for dtype in [Dtype::F16, Dtype::Bf16] {
            for head_dim in [64, 128] {
                assert!(
                    claims(16, dtype, 2048, head_dim, true)
                        && claims(16, dtype, 4096, head_dim, true)
                );
                assert!(!claims(16, dtype, 4096, head_dim, false));
            }
            assert!(claims(16, dtype, 1024, 256, true) && !claims(16, dtype, 2048, 256, true));
        }
        assert!(!claims(2, Dtype::Bf16, 2048, 64, true));
        assert!(
            !claims(16, Dtype::Bf16, 8192, 64, true) && claims(16, Dtype::Bf16, 8192, 128, true)
        );
    }
}

#[test]
fn slopes_of_long_causal_sequences_have_one_place_for_queries() {
    let tiles = |batch, seq, softcap| {
        let options = Options {
            causal: true,
            softcap,
            alibi_slopes: Some(Options::unallocated_tensor("alibi_slopes", &[16])),
            ..Options::default()
        };
        let config = configured(Shape::square(batch, seq, 16, 128), options);
        [config.consumers, config.q_stages, config.output]
    };
    let one_place = [3, 1, OWN];
    for (batch, seq) in [(8, 1536), (2, 2048), (2, 8192), (1, 16_384)] {
        assert_eq!(tiles(batch, seq, None), one_place, "{batch} × {seq}");
    }
    assert_eq!(tiles(32, 1024, None), [3, 2, QUERIES]);
    assert_eq!(tiles(8, 4096, Some(20.0)), [3, 2, QUERIES]);
    // Few tiles, of which three warpgroups leave multiprocessors idle.
    assert_ne!(tiles(1, 1536, None), one_place);
}
