//! Packed sequences of different lengths, bfloat16, with the log-sum-exp: `cargo bench --bench varlen`, or with the specs of kernels to
//! compare instead of what `attention()` chooses. Needs a GPU. With FA_BENCH_PAGE=16 keys and values are in pages of so many, in a
//! random order.
//!
//! A graph of launches is replayed between two events; the median of several replays.

use std::error::Error;
use std::time::Duration;

use fa::attention::{Chip, Configured, Dtype, Problem, Tensors, choose, plan_with};
use fa::kernels::attention::Variant;
use fa::prelude::*;
use fa::runtime::Buffer;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;

use measured::median;
use numbers::Numbers;

#[path = "support/gpu.rs"]
mod gpu;
#[path = "support/kernels.rs"]
mod kernels;
#[path = "support/measured.rs"]
mod measured;
#[path = "support/numbers.rs"]
mod numbers;

/// Elements of a token, over all heads.
const WIDTH: u64 = 2048;
/// Launches of a graph.
const LAUNCHES: u32 = 5;

/// 64 of 64 to 1024, drawn by `torch.randint` from `torch.Generator().manual_seed(1)`.
const UNIFORM: [u32; 64] = [
    446, 957, 785, 543, 256, 635, 550, 625, 572, 151, 66, 888, 974, 410, 794, 129, 506, 610, 830,
    990, 1002, 574, 180, 762, 115, 230, 876, 354, 571, 439, 543, 959, 384, 236, 66, 710, 981, 576,
    808, 744, 727, 689, 268, 108, 951, 798, 887, 70, 687, 1001, 671, 449, 467, 464, 379, 774, 838,
    805, 907, 102, 492, 254, 200, 700,
];
/// Then 64 of exp(N(0, 1) + 5.5), cut off at 16 and 8192.
const LOGNORMAL: [u32; 64] = [
    238, 87, 134, 89, 198, 242, 1304, 247, 121, 203, 90, 106, 154, 139, 363, 91, 147, 270, 127,
    508, 58, 148, 290, 208, 315, 148, 86, 508, 85, 152, 327, 1791, 474, 804, 553, 98, 977, 108, 96,
    743, 930, 447, 220, 210, 29, 131, 55, 78, 586, 139, 885, 553, 300, 331, 418, 158, 3159, 193,
    241, 1572, 33, 1478, 270, 343,
];

/// The lengths of one long sequence and 64 short ones.
fn one_long() -> Vec<u32> {
    let mut lengths = vec![64; 65];
    lengths[0] = 8192;
    lengths
}

/// Lengths, head dimension, whether causal, and FlashAttention-3's TFLOP/s on an H200 (CUDA 13.0, 0251105a).
fn cases() -> Vec<(&'static str, Vec<u32>, u64, bool, f64)> {
    let published = [
        ("uniform", UNIFORM.to_vec(), [302., 240., 471., 325.]),
        ("lognormal", LOGNORMAL.to_vec(), [366., 275., 520., 380.]),
        ("one long", one_long(), [491., 448., 630., 536.]),
    ];
    let rows = published.into_iter().flat_map(|(name, lengths, rates)| {
        let kinds = [(64, false), (64, true), (128, false), (128, true)];
        std::iter::zip(kinds, rates)
            .map(move |((head_dim, causal), rate)| (name, lengths.clone(), head_dim, causal, rate))
    });
    rows.collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    let Some(device) = gpu::first("varlen")? else {
        return Ok(());
    };
    let kernels = kernels::named()?;
    let page = match std::env::var("FA_BENCH_PAGE") {
        Ok(page) => Some(page.parse()?),
        Err(_) => None,
    };
    let mut bests = Vec::new();
    println!("{}", device.name());
    if let Some(page) = page {
        println!("pages of {page}");
    }
    println!("lengths      D mask       µs TFLOP/s  × FA3 kernel");
    for (name, lengths, head_dim, causal, published) in cases() {
        let mut best = 0.0_f64;
        let inputs = Inputs::random(&device, &lengths, head_dim, page)?;
        for &kernel in &kernels {
            if kernel.is_some_and(|kernel| u64::from(kernel.variant().head_dim) != head_dim) {
                continue;
            }
            let (kernel, time) = match inputs.time(&device, kernel, causal) {
                Ok(timed) => timed,
                // Other tiles are still worth measuring.
                Err(error) => {
                    println!("{name:10} {head_dim:3} {error}");
                    continue;
                }
            };
            let squares: f64 = lengths.iter().map(|it| f64::from(*it).powi(2)).sum();
            let flop = 4.0 * WIDTH as f64 * squares * if causal { 0.5 } else { 1.0 };
            let rate = flop / time.as_secs_f64() / 1e12;
            best = best.max(rate / published);
            let mask = if causal { "causal" } else { "full" };
            let micros = time.as_secs_f64() * 1e6;
            let ratio = rate / published;
            println!(
                "{name:10} {head_dim:3} {mask:6} {micros:7.1} {rate:7.1} {ratio:6.3} {}",
                kernel.spec()
            );
        }
        bests.push(best);
    }
    let mean = bests.iter().map(|it| it.ln()).sum::<f64>() / bests.len() as f64;
    let least = bests.iter().copied().fold(f64::INFINITY, f64::min);
    println!(
        "the fastest of each row: geometric mean {:.3}, least {least:.3}",
        mean.exp()
    );
    Ok(())
}

/// The tensors of a case in the device's memory.
struct Inputs {
    lengths: Vec<u32>,
    shape: [u64; 4],
    begins: Buffer<u32>,
    inputs: [Buffer<bf16>; 3],
    pages: Option<Pages>,
}

/// The pages of the keys of a case.
struct Pages {
    page: u64,
    /// Pages of all sequences, and entries of each in the table.
    counts: [u64; 2],
    table: Buffer<u32>,
    used: Buffer<u32>,
}

impl Pages {
    /// Pages in a random order.
    fn random(device: &Device, lengths: &[u32], page: u64) -> Result<Pages, Box<dyn Error>> {
        let of = |length: &u32| u64::from(*length).div_ceil(page);
        let all: u64 = lengths.iter().map(of).sum();
        let most = lengths.iter().map(of).max().unwrap_or_default();
        let mut order: Vec<u32> = (0..all as u32).collect();
        order.shuffle(&mut StdRng::seed_from_u64(1));
        let mut order = order.into_iter();
        let entries = |length| {
            let mut entries: Vec<u32> = order.by_ref().take(of(length) as usize).collect();
            entries.resize(most as usize, 0);
            entries
        };
        Ok(Pages {
            page,
            counts: [all, most],
            table: device.upload(&lengths.iter().flat_map(entries).collect::<Vec<_>>())?,
            used: device.upload(lengths)?,
        })
    }
}

impl Inputs {
    /// Normally distributed numbers, the same for the same lengths.
    fn random(
        device: &Device,
        lengths: &[u32],
        head_dim: u64,
        page: Option<u64>,
    ) -> Result<Inputs, Box<dyn Error>> {
        let tokens: u32 = lengths.iter().sum();
        let shape = [1, tokens.into(), WIDTH / head_dim, head_dim];
        let pages = page.map(|page| Pages::random(device, lengths, page));
        let pages = pages.transpose()?;
        let tokens = pages
            .as_ref()
            .map_or(tokens.into(), |pages| pages.counts[0] * pages.page);
        let numbers = Numbers::draw(&mut StdRng::seed_from_u64(1));
        let upload = |first| numbers.upload(device, first, tokens * WIDTH);
        let ends = lengths.iter().scan(0, |sum, length| {
            *sum += length;
            Some(*sum)
        });
        let begins: Vec<u32> = std::iter::once(0).chain(ends).collect();
        Ok(Inputs {
            lengths: lengths.to_vec(),
            shape,
            begins: device.upload(&begins)?,
            inputs: [upload(0)?, upload(333)?, upload(777)?],
            pages,
        })
    }

    /// The kernel that was run, and the time of a launch.
    fn time(
        &self,
        device: &Device,
        kernel: Option<Configured>,
        causal: bool,
    ) -> Result<(Configured, Duration), Box<dyn Error>> {
        let [_, tokens, heads, _] = self.shape;
        let mut o = device.alloc::<bf16>(self.shape.iter().product::<u64>() as usize)?;
        let mut lse = device.alloc::<f32>((tokens * heads) as usize)?;
        let begins = self.begins.contiguous(&[self.lengths.len() as u64 + 1])?;
        let longest = self.lengths.iter().copied().max().unwrap_or_default() as usize;
        let batch = self.lengths.len() as u64;
        let mut options = Options {
            causal,
            packed: Some(Packed {
                cu_seqlens_q: begins,
                cu_seqlens_k: self.pages.is_none().then_some(begins),
                max_seq_q: longest,
                max_seq_k: longest,
            }),
            ..Options::default()
        };
        let mut kv_shape = self.shape;
        if let Some(pages) = &self.pages {
            let [all, most] = pages.counts;
            options.seqused_k = Some(pages.used.contiguous(&[batch])?);
            options.paged = Some(Paged {
                block_table: pages.table.contiguous(&[batch, most])?,
                page: pages.page as usize,
                max_seq_k: longest,
            });
            (kv_shape[0], kv_shape[1]) = (all, pages.page);
        }
        let [q, k, v] = &self.inputs;
        let inputs = [
            // There may be more of them, as many as keys.
            q.view(&self.shape, &[0, WIDTH, self.shape[3], 1])?,
            k.contiguous(&kv_shape)?,
            v.contiguous(&kv_shape)?,
        ];
        let lse = lse.contiguous_mut(&[1, heads, tokens])?;
        let tensors = Tensors::new(inputs, o.contiguous_mut(&self.shape)?, Some(lse));
        let problem = Problem::of(Dtype::Bf16, &tensors, &options)?;
        let chip = Chip::of(device);
        let kernel = match kernel {
            Some(kernel) => kernel.with_variant(Variant::of(&problem, kernel.variant().head_dim)),
            None => choose(chip, &problem).ok_or("no kernel")?,
        };
        let plan = plan_with(&kernel, chip, &problem, &tensors)?;
        plan.run(device)?;
        let mut graph =
            device.capture(|recorder| (0..LAUNCHES).try_for_each(|_| plan.run(&mut *recorder)))?;
        Ok((kernel, median(&mut graph, LAUNCHES)?))
    }
}
