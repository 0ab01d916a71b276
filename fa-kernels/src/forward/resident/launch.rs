//! Launches of the resident schedule.

use fa_dsl::abi::Swizzle;
use half::{bf16, f16};

use super::{
    GROUP_ROWS, ResidentBf16Args, ResidentBf16Config, ResidentF16Args, ResidentF16Config, Schedule,
};
use crate::forward::launch::{Checked, Extents, LaunchError, tiles};
use crate::forward::options::Options;
use crate::tensors::{Inputs, Launch, Outputs};

/// Who works on what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Plan {
    /// CTAs that take KV heads in turn.
    ctas: u32,
    /// CTAs that share the tiles of each.
    split: u32,
    /// Tiles that a CTA has of a KV head.
    share: u32,
}

/// Fills the GPU: KV heads first, and where those are too few their tiles.
fn plan(checked: &Checked, schedule: &Schedule, multiprocessors: u32) -> Result<Plan, LaunchError> {
    let kv_heads = checked.heads / checked.group * checked.batch;
    let of_head = tiles(u64::from(schedule.tiles()) * u64::from(checked.group))?;
    // Warpgroups count a CTA's tiles, and one past the last.
    tiles(u64::from(of_head) * (u64::from(kv_heads) + 1) + u64::from(4 * schedule.consumers))?;
    let places = multiprocessors.max(1).saturating_mul(schedule.ctas);
    let ctas = kv_heads.min(places);
    // A divisor, so that every CTA has as many tiles.
    let split = (1..=(places / ctas).min(of_head))
        .rev()
        .find(|split| of_head.is_multiple_of(*split))
        .unwrap_or(1);
    Ok(Plan {
        ctas,
        split,
        share: of_head / split,
    })
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
                let plan = plan(&checked, &schedule, multiprocessors)?;
                let kv_box = [1, self.block_n, 1, 64];
                let args = $args {
                    q: inputs.q.map([1, GROUP_ROWS, 1, 64], Swizzle::B128),
                    k: inputs.k.map(kv_box, Swizzle::B128),
                    v: inputs.v.map(kv_box, Swizzle::B128),
                    o: outputs.o.map([1, 16, 1, 64], Swizzle::B128),
                    lse: outputs.lse,
                    scale_log2: checked.scale_log2,
                    kv_heads: checked.heads / checked.group,
                    group: checked.group,
                    batch: checked.batch,
                    split: plan.split,
                    share: plan.share,
                    softcap: checked.softcap,
                    window_left: checked.window_left,
                    window_right: checked.window_right,
                };
                Ok(Launch {
                    grid: [plan.ctas, plan.split, 1],
                    args,
                })
            }
        }
    };
}
launch!(ResidentF16Config, ResidentF16Args, f16);
launch!(ResidentBf16Config, ResidentBf16Args, bf16);
