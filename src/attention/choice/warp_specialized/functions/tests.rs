//! Which tiles functions get, by what they read: those of the library for which tiles were measured.

use fa_dsl::abi::{Extent, TensorView};
use fa_dsl::prelude::{Tensor, bf16};
use fa_dsl::target::Arch;

use crate::attention::classified::asked;
use crate::attention::{At, Chip, Dtype, Options, Problem, Score, ScoreFunction, Shape, choose};
use crate::functions;

/// The spec of what calls launch for two sequences of 16 heads.
fn chosen(seq: usize, head_dim: usize, options: Options<'_>) -> String {
    let problem = Problem {
        dtype: Dtype::Bf16,
        shape: Shape::square(2, seq, 16, head_dim),
        options,
        lse: false,
    };
    let chip = Chip {
        arch: Arch::Sm90a,
        multiprocessors: 132,
    };
    let kernel = choose(chip, &asked(&problem));
    kernel.expect("there is a kernel").spec()
}

/// Tiles of scores of 8192 queries and keys, up to the number of stages.
fn tiles(head_dim: usize, causal: bool, scores: &[Score<'_>]) -> String {
    let options = Options {
        causal,
        scores,
        ..Options::default()
    };
    let spec = chosen(8192, head_dim, options);
    let sizes = spec.split(['<', ',']).skip(1).take(2);
    sizes.collect::<Vec<_>>().join(",")
}

/// The key itself, by which the distance is computed, is nothing that a block holds beside the elements of a table.
#[test]
fn tables_of_distances_have_wide_tiles() {
    let clamped = functions::relative_bias::<bf16>();
    let all = ScoreFunction::new(|score, at: At, table: Tensor<bf16>| {
        let place = at.distance() + 8192;
        score + table.at(&[at.head, place.to_u32()]).load_f32(0)
    });
    let all = all.expect("it can be staged");
    for table in [clamped.staged(), all.staged()] {
        assert!(table.weight().is_table());
    }
    assert!(
        !functions::t5_bias::<bf16>(32, 128, true)
            .staged()
            .weight()
            .is_table()
    );

    let extent = Extent {
        element_bytes: 2,
        ..Options::unallocated_tensor("table", &[16, 16_385]).extent
    };
    let table = TensorView::<bf16>::from_extent(extent);
    let (clamped, all) = ([clamped.with((table, 8192))], [all.with(table)]);
    let of = |scores: &[Score<'_>]| {
        [(64, false), (64, true), (128, false), (128, true)]
            .map(|(head_dim, causal)| tiles(head_dim, causal, scores))
    };
    assert_eq!(of(&clamped), ["128,3", "128,3", "128,2", "80,3"]);
    assert_eq!(of(&all), ["96,3", "128,3", "128,2", "128,2"]);
    let capped = [functions::softcap().with(20.0), clamped[0]];
    assert_eq!(of(&capped), ["64,3", "64,3", "128,2", "128,2"]);
}

/// What is read of a row for a block is copied while the block before it is computed, or held, for which each of these tiles has registers.
#[test]
fn rows_of_a_tensor_have_tiles_of_their_own() {
    let bias = functions::additive_bias::<f32>();
    assert!(bias.staged().weight().reads_rows);
    let extent = Options::unallocated_tensor("bias", &[1, 16, 8192, 8192]).extent;
    let scores = [bias.with(TensorView::from_extent(extent))];
    let of = |head_dim, causal| tiles(head_dim, causal, &scores);
    assert_eq!([of(64, false), of(64, true)], ["128,3", "128,2"]);
    assert_eq!([of(128, false), of(128, true)], ["112,2", "112,2"]);
}

/// Where a mask by tensors may hide a tile's first block from its rows, their maxima are followed: most tiles would be computed twice.
#[test]
fn maxima_are_followed_where_documents_may_hide_the_first_block() {
    let list = || TensorView::<i32>::from_extent(Options::unallocated_list(&[2, 8192]).extent);
    let documents = [functions::documents().with((list(), list()))];
    let follows = |seq, causal| {
        let options = Options {
            causal,
            masks: &documents,
            ..Options::default()
        };
        let spec = chosen(seq, 64, options);
        assert_ne!(
            spec.contains("RESCALE=conditional"),
            spec.contains("RESCALE=optimistic")
        );
        spec.contains("RESCALE=conditional")
    };
    // So long as nobody finds out which blocks are hidden, unless the first has a row's own key.
    assert!(follows(256, false) && !follows(256, true));
    assert!(!follows(2048, false) && !follows(2048, true));
}
