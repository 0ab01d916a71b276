//! The order in which a stream's blocks of keys come: all of a tile's from the last to the first, or those that masks leave.

use fa_dsl::prelude::*;
use fa_dsl::tile::shared_base;

use crate::attention::block_cursor::{BlockCursor, BlocksLeft};
use crate::attention::block_walk::WORDS_BYTES;
use crate::attention::kernel_problem::{Blocks, Masking, When};
use crate::attention::options::Variant;

/// Bytes of shared memory for the classes of a tile's blocks, where a kernel may have them.
pub(super) const fn classes_bytes(variant: &Variant) -> u32 {
    if variant.functions || variant.mask_blocks {
        WORDS_BYTES
    } else {
        0
    }
}

/// The blocks of a tile, or of a part of one, in the order in which they come.
#[derive(Clone, Copy)]
pub(super) struct BlockOrder {
    /// Those that there are between what options hide, with the number of those that masks leave.
    pub blocks: Blocks,
    places: Option<Places>,
}

/// How far a stream has come in blocks that masks leave.
#[derive(Clone, Copy)]
struct Places {
    /// The block that is computed.
    computed: BlockCursor,
    /// The one that is loaded next.
    loaded: BlockCursor,
}

impl BlockOrder {
    /// One after the other.
    pub fn all(blocks: Blocks) -> BlockOrder {
        BlockOrder {
            blocks,
            places: None,
        }
    }

    /// Those that masks leave, `count` from number `first` on.
    #[device]
    pub fn left(between: Blocks, left: &BlocksLeft, [first, count]: [Reg<u32>; 2]) -> BlockOrder {
        let computed = left.cursor(first);
        BlockOrder {
            blocks: Blocks { count, ..between },
            places: Some(Places {
                computed,
                loaded: computed.fork(),
            }),
        }
    }

    /// The same, from which another way is gone to load them.
    pub fn fork(&self) -> BlockOrder {
        let places = self.places.map(|places| Places {
            loaded: places.loaded.fork(),
            ..places
        });
        BlockOrder { places, ..*self }
    }

    /// The number of block `i`, which is computed.
    #[device]
    pub fn computed(&self, i: Reg<u32>) -> Reg<u32> {
        match &self.places {
            None => self.blocks.end - 1 - i,
            Some(places) => places.computed.block.peek(),
        }
    }

    /// The number of block `i`, which is loaded.
    #[device]
    pub fn loaded(&self, i: Reg<u32>) -> Reg<u32> {
        match &self.places {
            None => self.blocks.end - 1 - i,
            Some(places) => places.loaded.block.peek(),
        }
    }

    /// Goes on to compute the next block.
    pub fn compute_next(&self) {
        if let Some(places) = &self.places {
            places.computed.advance();
        }
    }

    /// Goes on to load the block after number `i`, or stays with the last.
    #[device]
    pub fn load_next(&self, i: Reg<u32>) {
        if let Some(places) = &self.places {
            // After the last one all words would be looked at in vain.
            if i + 1 < self.blocks.count {
                places.loaded.advance();
            }
        }
    }

    /// The place of what is loaded, for who follows it by himself.
    pub fn place_of_loaded(&self) -> Option<Var<u32>> {
        self.places.map(|places| places.loaded.block)
    }

    /// Has `mask` know which scores of the block that is computed have to be masked: `between` says it where masks leave nothing out.
    pub fn masking(&self, first: bool, between: When<'_>, mask: &dyn Fn(Masking<'_>)) {
        match &self.places {
            None => mask(Masking::Between(between)),
            // The first may be one that no query sees, for want of others.
            Some(_) if first => mask(Masking::Classified(When::Always)),
            Some(places) => {
                let is_partial = || places.computed.is_partial();
                mask(Masking::Classified(When::If(&is_partial)));
            }
        }
    }
}

/// Shared memory for the classes of a tile's blocks.
#[device]
pub(super) fn classes_place() -> Reg<u32> {
    shared_base() + shared(WORDS_BYTES, 8)
}
