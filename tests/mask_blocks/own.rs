//! Lists that the caller made: their format is what `BlockClasses` says.

use fa::attention::{AttentionError, BlockClasses, Dtype, MaskBlocks, Shape};
use fa::functions;
use fa::prelude::*;

const TOKENS: usize = 900;
const HEADS: usize = 2;
/// Tokens of a document.
const DOCUMENT: usize = 350;

/// Whether a query sees a key.
fn sees(query: usize, key: usize) -> bool {
    query / DOCUMENT == key / DOCUMENT
}

/// The words of every tile, by asking for every query and key.
fn by_hand([rows, keys]: [usize; 2], [tiles, words]: [usize; 2]) -> Vec<u32> {
    let mut found = vec![0; tiles * words];
    for (tile, of_tile) in found.chunks_exact_mut(words).enumerate() {
        for block in 0..TOKENS.div_ceil(keys) {
            let queries = tile * rows..TOKENS.min((tile + 1) * rows);
            let keys = block * keys..TOKENS.min((block + 1) * keys);
            let seen: Vec<_> = queries
                .flat_map(|query| keys.clone().map(move |key| sees(query, key)))
                .collect();
            let [any, all] = [seen.iter().any(|it| *it), seen.iter().all(|it| *it)];
            of_tile[block / 32 * 2] |= u32::from(any) << (block % 32);
            of_tile[block / 32 * 2 + 1] |= u32::from(all) << (block % 32);
        }
    }
    found
}

#[test]
fn lists_may_be_the_callers_own() -> Result<(), AttentionError> {
    let device = Device::cpu();
    let shape = Shape::square(1, TOKENS, HEADS, 64);
    let numbers: Vec<_> = (0..TOKENS * HEADS * 64)
        .map(|i| f16::from_f32((i as f32 * 0.37).sin()))
        .collect();
    let x = device.upload(&numbers)?;
    let x = x.contiguous(&shape.q())?;
    let of_tokens: Vec<_> = (0..TOKENS).map(|token| (token / DOCUMENT) as i32).collect();
    let of_tokens = device.upload(&of_tokens)?;
    let of_tokens = of_tokens.contiguous(&[1, TOKENS as u64])?;
    let masks = [functions::documents().with((of_tokens, of_tokens))];
    let options = Options {
        masks: &masks,
        ..Options::default()
    };
    let attend = |mask_blocks: Option<BlockClasses<'_>>| -> Result<Vec<f16>, AttentionError> {
        let options = Options {
            mask_blocks,
            ..options
        };
        Ok(attention(&device, x, x, x, &options)?.read()?)
    };

    let computed = MaskBlocks::new(&device, shape, Dtype::F16, &options)?;
    let BlockClasses { words, rows, keys } = computed.classes()?;
    let [batch, heads, tiles, of_tile] = words.extent.shape;
    assert_eq!([batch, heads], [1, 1]);
    let sizes = [rows, keys].map(|it| it as usize);
    let mut own = by_hand(sizes, [tiles, of_tile].map(|it| it as usize));
    let listed = |own: &[u32]| {
        let words = device.upload(own)?;
        attend(Some(BlockClasses {
            words: words.contiguous(&[batch, heads, tiles, of_tile])?,
            rows,
            keys,
        }))
    };
    let expected = attend(Some(computed.classes()?))?;
    let off = |outputs: Vec<f16>| {
        let pairs = outputs.iter().zip(&expected);
        let off = pairs.map(|(a, b)| (a.to_f32() - b.to_f32()).abs());
        off.fold(0.0, f32::max)
    };
    assert_eq!(off(listed(&own)?), 0.0);
    assert!(off(attend(None)?) < 1e-3);

    // Blocks that are whole may be called partial.
    let mut partial = own.clone();
    partial.iter_mut().skip(1).step_by(2).for_each(|it| *it = 0);
    assert!(off(listed(&partial)?) < 1e-3);

    // What a list hides is not seen, whatever the mask says: the last queries without the first block of their document.
    let last = &mut own[((tiles - 1) * of_tile) as usize..];
    last[0] &= last[0] - 1;
    assert!(off(listed(&own)?) > 0.01);
    Ok(())
}
