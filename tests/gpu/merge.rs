//! Merging parts of attention: against float64, the same bits at every launch, and how fast.

use fa::attention::{MergeElement, Part, PartMut, merge_in_place, merge_stacked_into};
use fa::prelude::*;
use fa_cases::{Layout, MergeCase, Weights};
use libtest_mimic::{Failed, Trial};

use crate::bandwidth::{gigabytes_a_second, microseconds, of_a_copy, report};
use crate::trial;

pub fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let mut trials = Vec::new();
    for parts in [1, 2, 3, 5, 17, 32, 55, 97, 133] {
        trials.push(trial(
            gpu,
            format!("merge/stacked/{parts}"),
            move |device| stacked(device, parts),
        ));
    }
    trials.push(trial(gpu, "merge/pairs", pairs));
    trials.push(trial(gpu, "merge/same_bits", same_bits));
    trials.push(trial(gpu, "merge/bandwidth", bandwidth));
    trials
}

const WEIGHTS: [Weights; 5] = [
    Weights::Normal(0.0, 2.0),
    Weights::Normal(0.0, 60.0),
    Weights::Normal(-1000.0, 1.0),
    Weights::Empty,
    Weights::NotFinite,
];

/// Cases of many shapes: head dimensions that fill a row's threads and that do not, layouts, and more rows than a wave.
fn cases(parts: usize) -> Vec<MergeCase> {
    let mut cases = Vec::new();
    for weights in WEIGHTS {
        for (shape, inputs, outputs) in [
            ([2, 7, 5, 64], Layout::Contiguous, Layout::Padded(8)),
            ([3, 33, 4, 128], Layout::HeadsFirst, Layout::Contiguous),
            ([1, 5, 3, 40], Layout::Padded(16), Layout::HeadsFirst),
            ([64, 1, 32, 256], Layout::Contiguous, Layout::Contiguous),
        ] {
            cases.push(MergeCase {
                weights,
                inputs,
                outputs,
                ..MergeCase::new(shape, parts)
            });
        }
    }
    cases
}

fn right<T>(case: &MergeCase, checked: Result<T, impl std::fmt::Display>) -> Result<T, Failed> {
    checked.map_err(|cause| format!("{case:?}: {cause}").into())
}

fn stacked(device: &Device, parts: usize) -> Result<(), Failed> {
    for case in cases(parts) {
        right(&case, case.check_stacked::<f32, f16>(device))?;
        right(&case, case.check_stacked::<f32, bf16>(device))?;
        right(&case, case.check_stacked::<f32, f32>(device))?;
        right(&case, case.check_stacked::<bf16, bf16>(device))?;
        right(&case, case.check_stacked::<f16, f32>(device))?;
    }
    Ok(())
}

fn pairs(device: &Device) -> Result<(), Failed> {
    for case in cases(2) {
        right(&case, case.check_pair::<f16, f16, f16>(device))?;
        right(&case, case.check_pair::<bf16, f32, bf16>(device))?;
        right(&case, case.check_pair::<f32, f32, f32>(device))?;
        right(&case, case.check_in_place::<f32, bf16>(device))?;
        right(&case, case.check_in_place::<f16, f16>(device))?;
    }
    Ok(())
}

fn same_bits(device: &Device) -> Result<(), Failed> {
    for parts in [2, 7, 40] {
        let case = MergeCase::new([16, 9, 8, 128], parts);
        let first = right(&case, case.check_stacked::<f32, bf16>(device))?;
        for _ in 0..50 {
            if right(&case, case.check_stacked::<f32, bf16>(device))? != first {
                return Err(format!("{case:?}: other bits").into());
            }
        }
    }
    Ok(())
}

/// Buffers for stacked parts, as large as asked for.
struct Stacked<P> {
    o: Buffer<P>,
    lse: Buffer<f32>,
    shape: [u64; 4],
}

impl<P: MergeElement> Stacked<P> {
    fn new(
        device: &Device,
        shape @ [parts, rows, heads, head_dim]: [u64; 4],
    ) -> Result<Self, Failed> {
        Ok(Stacked {
            o: device.zeros((parts * rows * heads * head_dim) as usize)?,
            lse: device.zeros((parts * rows * heads) as usize)?,
            shape,
        })
    }

    /// Each row a sequence with one query.
    fn part(&self) -> Result<Part<'_, P>, Failed> {
        let [parts, rows, heads, _] = self.shape;
        Ok(Part {
            o: self.o.contiguous(&self.shape)?,
            lse: self.lse.contiguous(&[parts, rows, heads, 1])?,
        })
    }

    /// Bytes that a merge moves: the parts, and a result of elements of so many bytes.
    fn bytes(&self, result: u64) -> u64 {
        let [parts, rows, heads, head_dim] = self.shape;
        rows * heads * (parts * (head_dim * P::BYTES as u64 + 4) + head_dim * result)
    }
}

fn bandwidth(device: &Device) -> Result<(), Failed> {
    let copy = of_a_copy(device)?;
    // More than L2 holds: many sequences, few parts and many.
    for (parts, rows) in [(4, 2048), (8, 1024), (32, 256)] {
        let stacked = Stacked::<f32>::new(device, [parts, rows, 32, 128])?;
        let mut o = device.zeros::<bf16>((rows * 32 * 128) as usize)?;
        let time = microseconds(device, || {
            let o = o.contiguous_mut(&[rows, 1, 32, 128])?;
            Ok(merge_stacked_into(device, stacked.part()?, o, None)?)
        })?;
        let bytes = stacked.bytes(2);
        report(
            &format!("{parts} float32 parts of {rows} × 32 rows"),
            bytes,
            time,
            copy,
        );
        at_least(0.7, gigabytes_a_second(bytes, time), copy)?;
    }
    // What a decode leaves: little, so that the time of a launch counts.
    for (parts, rows, heads) in [(128, 1, 32), (16, 16, 32), (64, 4, 64)] {
        let stacked = Stacked::<f32>::new(device, [parts, rows, heads, 128])?;
        let mut o = device.zeros::<bf16>((rows * heads * 128) as usize)?;
        let time = microseconds(device, || {
            let o = o.contiguous_mut(&[rows, 1, heads, 128])?;
            Ok(merge_stacked_into(device, stacked.part()?, o, None)?)
        })?;
        report(
            &format!("{parts} float32 parts of {rows} × {heads} rows"),
            stacked.bytes(2),
            time,
            copy,
        );
    }
    ring(device, copy)
}

/// float32 sums that take in bfloat16 parts.
fn ring(device: &Device, copy: f64) -> Result<(), Failed> {
    let shape = [2, 8192, 32, 128];
    let [batch, seq, heads, head_dim] = shape;
    let (rows, len) = (
        batch * seq * heads,
        (batch * seq * heads * head_dim) as usize,
    );
    let (mut o, mut lse) = (
        device.zeros::<f32>(len)?,
        device.zeros::<f32>(rows as usize)?,
    );
    let (part, part_lse) = (
        device.zeros::<bf16>(len)?,
        device.zeros::<f32>(rows as usize)?,
    );
    let lse_shape = [batch, heads, seq];
    let time = microseconds(device, || {
        let sums = PartMut {
            o: o.contiguous_mut(&shape)?,
            lse: lse.contiguous_mut(&lse_shape)?,
        };
        let part = Part {
            o: part.contiguous(&shape)?,
            lse: part_lse.contiguous(&lse_shape)?,
        };
        Ok(merge_in_place(device, sums, part)?)
    })?;
    let bytes = rows * (head_dim * (4 + 2 + 4) + 12);
    report(
        "a bfloat16 part into float32 sums, 2 × 8192 × 32 rows",
        bytes,
        time,
        copy,
    );
    at_least(0.7, gigabytes_a_second(bytes, time), copy)
}

fn at_least(share: f64, rate: f64, copy: f64) -> Result<(), Failed> {
    match rate >= share * copy {
        true => Ok(()),
        false => Err(format!("{rate:.0} GB/s, a copy {copy:.0}").into()),
    }
}
