//! Launches of the schedule for sm_80 and later.

use half::{bf16, f16};

use super::{MmaBf16Args, MmaBf16Config, MmaF16Args, MmaF16Config, Schedule};
use crate::forward::launch::{Checked, Extents, L2_BYTES, LaunchError, tiles};
use crate::forward::options::Options;
use crate::tensors::{Inputs, Launch, Outputs};

/// CTAs, and heads whose tiles are interleaved.
fn plan(checked: &Checked, schedule: &Schedule) -> Result<(u32, u32), LaunchError> {
    let heads = checked.heads * checked.batch;
    let per_head = u64::from(checked.seq_q.div_ceil(schedule.block_m));
    let ctas = tiles(per_head * u64::from(heads))?;
    let kv_heads = L2_BYTES / checked.kv_bytes() * u64::from(checked.group);
    Ok((ctas, kv_heads.clamp(1, heads.into()) as u32))
}

macro_rules! launch {
    ($config:ident, $args:ident, $element:ty) => {
        impl $config {
            /// Checks the tensors and makes the launch. How many multiprocessors the GPU has does
            /// not matter: there is a CTA for each tile.
            ///
            /// # Errors
            /// What does not fit, see [`LaunchError`].
            pub fn launch<'a>(
                &self,
                inputs: Inputs<'a, $element>,
                outputs: Outputs<'a, $element>,
                options: &Options,
                _multiprocessors: u32,
            ) -> Result<Launch<$args<'a>>, LaunchError> {
                let schedule = self.schedule();
                let extents = Extents::of(&inputs, &outputs);
                let checked = extents.check(&schedule.variant, options)?;
                extents.rows()?;
                let (ctas, section) = plan(&checked, &schedule)?;
                let args = $args {
                    q: inputs.q,
                    k: inputs.k,
                    v: inputs.v,
                    o: outputs.o,
                    lse: outputs.lse,
                    scale_log2: checked.scale_log2,
                    seq_q: checked.dynamic.then_some(checked.seq_q),
                    seq_k: checked.dynamic.then_some(checked.seq_k),
                    heads: checked.heads,
                    group: checked.group,
                    batch: checked.batch,
                    head_dim: checked.head_dim,
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
launch!(MmaF16Config, MmaF16Args, f16);
launch!(MmaBf16Config, MmaBf16Args, bf16);
