//! Scores so large that products of them are rounded to whole numbers.

use std::error::Error;

use fa::attention::{Dtype, Problem, Tensors};
use fa::functions;
use fa::prelude::*;
use fa_cases::Runner;
use fa_dsl::target::Arch;

const QUERIES: usize = 16;
const KEYS: usize = 4096;
const HEAD_DIM: usize = 64;

/// Attention of queries that are 0 with such a bias of each key: the mean of the values, which are the keys' numbers by how many there are, of those
/// whose bias is the largest.
fn mean(kernel: &str, bias: &[f32]) -> Result<f32, Box<dyn Error>> {
    let device = Device::cpu_as(Arch::Sm90a);
    let bias = device.upload(bias)?;
    let bias = bias.contiguous(&[1, 1, 1, KEYS as u64])?;
    let options = Options {
        scores: &[functions::additive_bias().with(bias)],
        ..Options::default()
    };
    let of_key = |key| bf16::from_f32(key as f32 / KEYS as f32);
    let values: Vec<bf16> = (0..KEYS).flat_map(|key| [of_key(key); HEAD_DIM]).collect();
    let values = device.upload(&values)?;
    let q = device.zeros::<bf16>(QUERIES * HEAD_DIM)?;
    let mut o = device.alloc::<bf16>(QUERIES * HEAD_DIM)?;
    let [q_sizes, k_sizes] = [QUERIES, KEYS].map(|count| [1, count as u64, 1, HEAD_DIM as u64]);
    let keys = values.contiguous(&k_sizes)?;
    let inputs = [q.contiguous(&q_sizes)?, keys, keys];
    let tensors = Tensors::new(inputs, o.contiguous_mut(&q_sizes)?, None);
    let problem = Problem::of(Dtype::Bf16, &tensors, &options)?;
    let runner = Runner::of_spec(kernel)?;
    runner.plan(&device, &problem, &tensors)?.run(&device)?;
    let o = o.read()?;
    let first = o[0].to_f32();
    assert!(o.iter().all(|it| it.to_f32() == first), "{kernel:?}: {o:?}");
    Ok(first)
}

/// What blocks have added is rescaled exactly, however often: here by 1, and once by almost nothing.
#[test]
fn rows_of_large_scores_are_sums_of_all_blocks() -> Result<(), Box<dyn Error>> {
    for kernel in [
        "DecodeBf16<16,64,4>",
        "MmaBf16<64,64,4>",
        "WarpSpecializedBf16<64,2,RESCALE=always>",
        "WarpSpecializedBf16<64,2,RESCALE=conditional>",
        "WarpSpecializedBf16<64,2,RESCALE=optimistic>",
    ] {
        for large in [-3e7, -1e7, -1e4, 1e4] {
            let same = mean(kernel, &[large; KEYS])?;
            assert!((same - 0.5).abs() < 4e-3, "{kernel}: {same} of {large}");
            let later = [[large - 256.0; KEYS / 2], [large; KEYS / 2]].concat();
            let later = mean(kernel, &later)?;
            assert!((later - 0.75).abs() < 4e-3, "{kernel}: {later} of {large}");
        }
    }
    Ok(())
}
