//! Launches of the streaming schedule.

use fa_dsl::abi::Swizzle;
use half::{bf16, f16};

use super::{
    GROUP_ROWS, Schedule, StreamBf16Args, StreamBf16Config, StreamF16Args, StreamF16Config,
};
use crate::forward::launch::{Checked, Extents, L2_BYTES, LaunchError, tiles};
use crate::forward::options::Options;
use crate::tensors::{Inputs, Launch, Outputs};

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
    // Rounds of tiles that go to and fro balance when they are whole numbers of a section's rows.
    let section = if side_by_side(schedule, per_head, tiles, ctas) {
        1
    } else if checked.seq_k >= LONG {
        heads
    } else if u64::from(ctas / 2) * checked.kv_bytes() <= L2_BYTES {
        ctas / 2
    } else {
        ctas / 4
    };
    Ok((ctas, section.clamp(1, heads)))
}

/// Whether a head's tiles are dealt to neighbours, who read its keys and values at the same time through the same
/// part of L2. It pays where tiles read much for what they compute, if rounds balance: after four of them every CTA
/// has had as many long tiles as short ones.
fn side_by_side(schedule: &Schedule, per_head: u64, tiles: u32, ctas: u32) -> bool {
    let head_dim = schedule.variant.head_dim;
    let reads_much = head_dim > 192 || (head_dim >= 128 && per_head == 2);
    let four_rounds = 4 * u64::from(ctas);
    reads_much && u64::from(tiles) >= four_rounds && four_rounds.is_multiple_of(per_head)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::forward::options::Seq;
    use crate::forward::problem::Variant;
    use crate::forward::stream::OutputPlace;
    use crate::softmax::{Method, Reference};

    /// The section of `heads` heads of `seq` queries on 132 multiprocessors.
    fn section(head_dim: u32, seq: u32, heads: u32) -> u32 {
        let schedule = Schedule {
            block_n: 64,
            consumers: 2,
            stages: 2,
            q_stages: 1,
            ping_pong: true,
            output: OutputPlace::LastBlock,
            method: Method {
                reference: Reference::from_tunable(1),
                chains: 4,
                polynomials: 0,
            },
            variant: Variant {
                head_dim,
                causal: true,
                window: false,
                softcap: false,
                seq: Seq::Dynamic,
            },
        };
        let checked = Checked {
            seq_q: seq,
            seq_k: seq,
            heads,
            group: 1,
            batch: 1,
            head_dim,
            scale_log2: 1.0,
            softcap: None,
            window_left: None,
            window_right: None,
            dynamic: true,
        };
        plan(&checked, &schedule, 132).unwrap().1
    }

    #[test]
    fn tiles_lie_side_by_side_where_rounds_balance() {
        assert_eq!(section(256, 256, 512), 1);
        assert_eq!(section(256, 2048, 64), 1);
        // 32 tiles of a head: four rounds of 132 CTAs do not end where a head ends.
        assert_eq!(section(256, 4096, 32), 32);
        // Fewer than four rounds.
        assert_eq!(section(256, 256, 131), 66);
        assert_eq!(section(128, 256, 1024), 1);
        assert_eq!(section(128, 512, 512), 66);
        assert_eq!(section(64, 256, 1024), 66);
    }

    /// Over four rounds every CTA has as many rows of tiles, counted by their place in the head.
    #[test]
    fn four_rounds_balance() {
        for per_head in (2..=44_u32).filter(|per_head| 528 % per_head == 0) {
            let work = |cta: u32| -> u32 {
                (0..4)
                    .map(|round| {
                        let place = if round % 2 == 0 { cta } else { 131 - cta };
                        (round * 132 + place) % per_head
                    })
                    .sum()
            };
            let (least, most) = (0..132).fold((u32::MAX, 0), |(least, most), cta| {
                (least.min(work(cta)), most.max(work(cta)))
            });
            assert_eq!(least, most, "{per_head} tiles of a head");
        }
    }
}
