//! Which options can be computed in which way.

use fa::attention::Options;

use crate::error::{DistError, Result};
use crate::way::Way;

/// Whether the options can be computed when the sequence is shared out in this way.
pub(crate) fn check_options(options: &Options<'_>, way: Way) -> Result<()> {
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
    if options.mask_blocks.is_some() {
        return Err(unsupported(
            "mask_blocks",
            "leave them out: they are of the blocks of the whole sequence, and parts have other blocks",
        ));
    }
    Ok(())
}

/// Whether tensors of options are as large as so many sequences of so many query heads need: functions and parts of tensors are not
/// checked again.
pub(crate) fn check_tensors(
    options: &Options<'_>,
    [batch, heads]: [u64; 2],
    rank: usize,
) -> Result<()> {
    let wrong = |tensor, found: [u64; 4], expected: String| DistError::Shape {
        tensor,
        rank,
        found: found.to_vec(),
        expected,
    };
    let of_heads = [heads, 1, 1, 1];
    if let Some(slopes) = options.alibi_slopes.map(|it| it.extent.shape)
        && slopes != of_heads
        && slopes != [batch, heads, 1, 1]
    {
        let expected = format!("[{heads}] or [{batch}, {heads}]: of all heads");
        return Err(wrong("alibi_slopes", slopes, expected));
    }
    if let Some(sinks) = options.sinks.map(|it| it.extent.shape)
        && sinks != of_heads
    {
        return Err(wrong("sinks", sinks, format!("[{heads}]: of all heads")));
    }
    if let Some(ranges) = options.prefix_ranges.map(|it| it.extent.shape)
        && ranges != [batch, ranges[1], 2, 1]
    {
        let expected = format!("[{batch}, ranges, 2]");
        return Err(wrong("prefix_ranges", ranges, expected));
    }
    Ok(())
}
