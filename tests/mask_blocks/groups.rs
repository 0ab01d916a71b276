//! Many tiles of queries, of which a warp takes several: it looks at the keys of its blocks once for all of them.

use fa::attention::{AttentionError, Configured, Dtype, MaskBlocks, Packed, Shape};
use fa::functions;
use fa::prelude::*;
use fa_cases::functions::documents_of_heads;

/// Tokens of the longest sequence: 17 tiles of 64 queries.
const LENGTH: usize = 1030;
/// Sequences of which a warp takes four tiles at a time.
const MANY: usize = 256;
/// Sequences of which it takes one.
const FEW: usize = 60;

/// Documents of different lengths in each of some sequences, or heads, from one on.
fn documents(first: usize, count: usize) -> Vec<i32> {
    let of = |row: usize| (0..LENGTH).map(move |token| (token / (30 + 5 * (row % 90))) as i32);
    (first..first + count).flat_map(of).collect()
}

/// The classes of the blocks of all rows, by one launch and by several of some rows each.
fn by_one_and_by_several(
    of_rows: impl Fn(usize, usize) -> Result<MaskBlocks, AttentionError>,
) -> Result<(), AttentionError> {
    let all = of_rows(0, MANY)?.read()?;
    let mut several = Vec::new();
    for first in (0..MANY).step_by(FEW) {
        several.extend(of_rows(first, FEW.min(MANY - first))?.read()?);
    }
    let hidden = all.iter().filter(|it| **it == [false; 2]).count();
    assert!(hidden > 0 && hidden < all.len(), "the test tests nothing");
    assert!(all == several, "other classes by several launches");
    Ok(())
}

fn kernel() -> Configured {
    let kernel = Configured::find("MmaBf16<64,64,4>").expect("it has these tunables");
    kernel.expect("it is a kernel of attention")
}

#[test]
fn of_sequences() -> Result<(), AttentionError> {
    let device = Device::cpu();
    by_one_and_by_several(|first, count| {
        let documents = device.upload(&documents(first, count))?;
        let documents = documents.contiguous(&[count as u64, LENGTH as u64])?;
        let options = Options {
            masks: &[functions::documents().with((documents, documents))],
            ..Options::default()
        };
        let shape = Shape::square(count, LENGTH, 1, 64);
        MaskBlocks::of_kernel(&device, &kernel(), shape, Dtype::Bf16, &options)
    })
}

#[test]
fn of_heads() -> Result<(), AttentionError> {
    let device = Device::cpu();
    by_one_and_by_several(|first, count| {
        let documents = device.upload(&documents(first, count))?;
        let documents = documents.contiguous(&[count as u64, LENGTH as u64])?;
        let options = Options {
            masks: &[documents_of_heads().with(documents)],
            ..Options::default()
        };
        let shape = Shape::square(1, LENGTH, count, 64);
        MaskBlocks::of_kernel(&device, &kernel(), shape, Dtype::Bf16, &options)
    })
}

/// Some of them have no tokens, and some end within a group of tiles.
#[test]
fn of_packed_sequences() -> Result<(), AttentionError> {
    let device = Device::cpu();
    by_one_and_by_several(|first, count| {
        let documents = device.upload(&documents(first, count))?;
        let documents = documents.contiguous(&[count as u64, LENGTH as u64])?;
        let length = |sequence: usize| (sequence * 347 % (LENGTH + 1) / 7 * 7) as u32;
        let mut ends = vec![0];
        for sequence in first..first + count {
            ends.push(ends[ends.len() - 1] + length(sequence));
        }
        let ends = device.upload(&ends)?;
        let ends = ends.contiguous(&[count as u64 + 1])?;
        let options = Options {
            masks: &[functions::documents().with((documents, documents))],
            packed: Some(Packed {
                cu_seqlens_q: ends,
                cu_seqlens_k: Some(ends),
                max_seq_q: LENGTH,
                max_seq_k: LENGTH,
            }),
            ..Options::default()
        };
        let shape = Shape::square(count, LENGTH, 1, 64);
        MaskBlocks::of_kernel(&device, &kernel(), shape, Dtype::Bf16, &options)
    })
}
