//! Tiles for windows: how many keys a query sees says how many blocks a tile has.

use fa_kernels::attention::forward::WarpSpecializedConfig;
use fa_kernels::attention::{Options, Shape, Variant, Window};

use super::super::{Chip, no_options};
use super::{LONG, OWN, QUERIES, SHORT, few, tiles as in_turns, trusting};

/// Whether there is a window, perhaps beside a causal mask, sinks or a softcap, and nothing else, over many keys of many queries: all tiles but the first of
/// a head see as many blocks, so that those that are claimed end together.
pub(super) fn are_long(chip: Chip, shape: &Shape, variant: &Variant) -> bool {
    let others = Variant {
        window: false,
        sinks: false,
        softcap: false,
        ..*variant
    };
    let is_alone = variant.masked_left() && no_options(&others);
    is_alone && shape.seq_q > SHORT && shape.seq_k >= LONG && !few(chip, shape, 256)
}

/// How many keys a query sees at most.
pub(super) fn keys(options: &Options<'_>) -> usize {
    let end = |keys: Option<u32>| keys.map_or(usize::MAX, |keys| keys as usize);
    let Window { left, right } = options.window.unwrap_or_default();
    let right = if options.causal { 0 } else { end(right) };
    end(left).saturating_add(right).saturating_add(1)
}

/// Tiles for a window of so many keys. The fewer there are, the larger is the part of a wide tile's blocks that only some of its rows see. Beside a softcap some tiles would
/// spill registers.
pub(super) fn tiles<T>(variant: &Variant, keys: usize) -> WarpSpecializedConfig<T> {
    let chosen = match (variant.head_dim, keys) {
        (64, _) if variant.softcap => together([64, 3, 3, 2], OWN),
        (64, ..384) => together([64, 3, 4, 2], OWN),
        (64, _) => together([64, 4, 3, 2], OWN),
        (128, _) if variant.softcap => together([64, 2, 4, 2], OWN),
        (128, _) => together([64, 3, 3, 2], QUERIES),
        _ => in_turns([64, 2, 2, 1], QUERIES),
    };
    WarpSpecializedConfig {
        // Measured: from some 2048 keys on tiles that are dealt are faster.
        claim: variant.head_dim < 256 || keys < 1536,
        ..chosen
    }
}

/// Tiles on trust, whose warpgroups do not take turns.
fn together<T>(sizes: [u32; 4], output: u32) -> WarpSpecializedConfig<T> {
    trusting(WarpSpecializedConfig {
        ping_pong: false,
        ..in_turns(sizes, output)
    })
}
