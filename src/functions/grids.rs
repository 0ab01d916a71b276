//! Masks of tokens that lie in grids: images and videos.

use fa_dsl::prelude::*;
use fa_kernels::attention::{At, MaskFunction};

use super::made;

/// Of `height` × `width` tokens, row by row, a query sees the `kernel` × `kernel` tokens around it; at the borders the window stays
/// inside, so that all see as many (NATTEN; Hassani et al., 2023). `kernel` is at most the height and the width.
pub fn neighborhood_2d([height, width]: [u32; 2], kernel: u32) -> MaskFunction<()> {
    made(MaskFunction::new(move |at: At, ()| {
        let row = near(at.query / width, at.key / width, height, kernel);
        let column = near(at.query % width, at.key % width, width, kernel);
        row & column
    }))
}

/// Whether `key` is in the window of `kernel` of `count` places around `query` that stays inside.
fn near(query: Reg<u32>, key: Reg<u32>, count: u32, kernel: u32) -> Reg<bool> {
    let begin = (query.max(kernel / 2) - kernel / 2).min(count.saturating_sub(kernel));
    key.ge(begin) & key.lt(begin + kernel)
}

/// Of `tiles` of `tile_tokens` tokens each, which lie tile by tile (frames, rows, columns), a query sees the tokens of the `window`
/// tiles around its own; at the borders the window stays inside (Sliding Tile Attention; Zhang et al., 2025). In each dimension
/// the window is at most the tiles.
pub fn sliding_tiles_3d(tiles: [u32; 3], tile_tokens: u32, window: [u32; 3]) -> MaskFunction<()> {
    made(MaskFunction::new(move |at: At, ()| {
        let place = |token: Reg<u32>| {
            let tile = token / tile_tokens;
            let in_frame = tile % (tiles[1] * tiles[2]);
            [
                tile / (tiles[1] * tiles[2]),
                in_frame / tiles[2],
                in_frame % tiles[2],
            ]
        };
        let (query, key) = (place(at.query), place(at.key));
        let seen = |d: usize| near(query[d], key[d], tiles[d], window[d]);
        seen(0) & seen(1) & seen(2)
    }))
}
