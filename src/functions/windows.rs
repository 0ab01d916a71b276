//! Masks that depend on the distance between query and key, and on tokens that everyone sees. Numbers are arguments, so that
//! another window compiles nothing.

use fa_dsl::prelude::*;
use fa_kernels::attention::{At, MaskFunction};

use super::made;

/// The last `window` keys up to the query's own position, and the first `sinks` keys (StreamingLLM; Xiao et al., 2024). Arguments:
/// (window, sinks).
pub fn window_and_sinks() -> MaskFunction<(Reg<u32>, Reg<u32>)> {
    made(MaskFunction::new(in_window_or_sink))
}

#[device]
fn in_window_or_sink(at: At, (window, sinks): (Reg<u32>, Reg<u32>)) -> Reg<bool> {
    // Without its sign the distance to a later key is further than any.
    let any = Reg::from(1 << 31);
    let reach = select(at.key < sinks, any, window.min(any));
    at.distance().to_u32() < reach
}

/// Keys at a distance of up to `radius`, before and after; the first `global` queries see all keys, and all queries the first
/// `global` keys (Longformer; Beltagy et al., 2020). Arguments: (radius, global).
pub fn global_tokens() -> MaskFunction<(Reg<u32>, Reg<u32>)> {
    made(MaskFunction::new(near_or_global))
}

#[device]
fn near_or_global(at: At, (radius, global): (Reg<u32>, Reg<u32>)) -> Reg<bool> {
    let near = at.distance().abs() <= radius.to_i32();
    near | (at.query < global) | (at.key < global)
}

/// Every `dilation`-th key, up to `radius` of them before the query's position, and after it (Longformer's dilated windows; Beltagy et al.,
/// 2020). Arguments: (radius, dilation), the
/// second at least 1.
pub fn dilated_window() -> MaskFunction<(Reg<u32>, Reg<u32>)> {
    made(MaskFunction::new(in_dilated_window))
}

#[device]
fn in_dilated_window(at: At, (radius, dilation): (Reg<u32>, Reg<u32>)) -> Reg<bool> {
    let distance = at.distance().abs().to_u32();
    (distance % dilation == 0) & (distance / dilation <= radius)
}
