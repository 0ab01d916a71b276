//! Which options can be computed in which way.

use fa::attention::Options;

use crate::error::{DistError, Result};
use crate::way::Way;

/// Whether the options can be computed when the sequence is shared out in this way.
pub(crate) fn check_options(
    options: &Options<'_>,
    way: Way,
    ranks: usize,
    backward: bool,
) -> Result<()> {
    let unsupported = |option, instead| DistError::Unsupported {
        option,
        way,
        instead,
    };
    let of_caches = [
        ("packed", options.packed.is_some()),
        ("seqused_k", options.seqused_k.is_some()),
        ("cache_batch_idx", options.cache_batch_idx.is_some()),
        ("cache_leftpad", options.cache_leftpad.is_some()),
        ("paged", options.paged.is_some()),
        ("query_range", options.query_range.is_some()),
        ("mask_blocks", options.mask_blocks.is_some()),
    ];
    if let Some((option, _)) = of_caches.iter().find(|(_, given)| *given) {
        return Err(unsupported(
            option,
            "say where sequences are with Sequences::packed(); keys in a cache are not shared out",
        ));
    }
    if options.seq.is_some() {
        return Err(unsupported("seq", "leave it out: parts have other lengths"));
    }
    let by_positions = [
        ("scores", !options.scores.is_empty()),
        ("masks", !options.masks.is_empty()),
        ("prefix_ranges", options.prefix_ranges.is_some()),
        ("sinks", backward && options.sinks.is_some()),
        (
            "alibi_slopes",
            options.alibi_slopes.is_some() && (backward || !options.causal),
        ),
    ];
    if ranks == 1 {
        return Ok(());
    }
    let scores = options.scores.iter().map(|it| it.staged());
    let mut functions = scores.chain(options.masks.iter().map(|it| it.staged()));
    if functions.any(|function| function.depends_on_head()) {
        return Err(unsupported(
            "a function that goes by heads",
            "ranks that share heads count them from 0, each its own; compute it on one rank",
        ));
    }
    if way != Way::Heads
        && let Some((option, _)) = by_positions.iter().find(|(_, given)| *given)
    {
        return Err(unsupported(option, "take Way::Heads"));
    }
    if way == Way::Ring && options.alibi_slopes.is_some() {
        return Err(unsupported(
            "alibi_slopes",
            "take Way::Gather or Way::Heads",
        ));
    }
    Ok(())
}
