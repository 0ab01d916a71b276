//! Launches of the streaming schedule.

use fa_dsl::abi::{Element, Swizzle};
use half::{bf16, f16};

use super::{
    GROUP_ROWS, Schedule, StreamBf16Args, StreamBf16Config, StreamF16Args, StreamF16Config,
};
use crate::forward::launch::{Checked, Extents, LaunchError, tiles};
use crate::forward::options::Options;
use crate::tensors::{Inputs, Launch, Outputs};

/// Keys and values of the heads whose tiles are interleaved stay within this many bytes of L2.
const L2_BYTES: u64 = 32 << 20;

/// From this many keys on a tile does so much work for each key that it loads that re-reading
/// them from memory costs less than the imbalance of shorter sections.
const LONG: u32 = 2048;

/// CTAs, and heads whose tiles are interleaved.
fn plan(
    checked: &Checked,
    schedule: &Schedule,
    multiprocessors: u32,
) -> Result<(u32, u32), LaunchError> {
    let heads = checked.heads * checked.batch;
    let per_head = u64::from(checked.seq_q.div_ceil(schedule.block_m()));
    let tiles = tiles(per_head * u64::from(heads))?;
    let ctas = tiles.min(multiprocessors.max(1));
    let kv_bytes = 2 * u64::from(checked.seq_k) * u64::from(checked.head_dim) * f16::BYTES as u64;
    // Rounds of tiles that go to and fro balance when they are whole numbers of a section's rows.
    let section = if checked.seq_k >= LONG {
        heads
    } else if u64::from(ctas / 2) * kv_bytes <= L2_BYTES {
        ctas / 2
    } else {
        ctas / 4
    };
    Ok((ctas, section.clamp(1, heads)))
}

macro_rules! launch {
    ($config:ident, $args:ident, $element:ty) => {
        impl $config {
            /// Checks the tensors and makes the launch on a GPU of `multiprocessors`. Strides and
            /// alignment are checked when it is launched.
            ///
            /// # Errors
            /// What does not fit, see [`LaunchError`].
            pub fn launch<'a>(
                &self,
                inputs: Inputs<'a, $element>,
                outputs: Outputs<'a, $element>,
                options: &Options,
                multiprocessors: u32,
            ) -> Result<Launch<$args<'a>>, LaunchError> {
                let schedule = self.schedule();
                let checked = Extents::of(&inputs, &outputs).check(&schedule.variant, options)?;
                let (ctas, section) = plan(&checked, &schedule, multiprocessors)?;
                let kv_box = [1, self.block_n, 1, 64];
                let args = $args {
                    q: inputs.q.map([1, GROUP_ROWS, 1, 64], Swizzle::B128),
                    k: inputs.k.map(kv_box, Swizzle::B128),
                    v: inputs.v.map(kv_box, Swizzle::B128),
                    o: outputs.o.map([1, 16, 1, 64], Swizzle::B128),
                    lse: outputs.lse,
                    scale_log2: checked.scale_log2,
                    seq_q: checked.dynamic.then_some(checked.seq_q),
                    seq_k: checked.dynamic.then_some(checked.seq_k),
                    heads: checked.heads,
                    group: checked.group,
                    batch: checked.batch,
                    section,
                    softcap: checked.softcap,
                    window_left: checked.window_left,
                    window_right: checked.window_right,
                };
                Ok(Launch {
                    grid: [ctas, 1, 1],
                    args,
                })
            }
        }
    };
}
launch!(StreamF16Config, StreamF16Args, f16);
launch!(StreamBf16Config, StreamBf16Args, bf16);
