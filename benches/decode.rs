//! Few queries against many keys, bfloat16, with keys and values one after the other and in pages: `cargo bench --bench decode`, or
//! with the specs of kernels to compare instead of what `attention()` chooses. Needs a GPU. `FA_BENCH_ROWS=0,2` measures these rows alone,
//! `FA_BENCH_MIXED=1` mixed batches alone, 0 none of them, and `FA_BENCH_SHARES=0,60` also in turn and with 60 multiprocessors for prompts.
//!
//! A graph of launches that rotate over two input sets is replayed between two events; the median of several replays.

use std::error::Error;
use std::time::Duration;

use fa::attention::{
    Chip, Configured, Dtype, Problem, Sharing, Tensors, choose, plan, plan_mixed, plan_with,
};
use fa::kernels::attention::Variant;
use fa::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;

use measured::{REPLAYS, median};
use numbers::Numbers;

#[path = "support/gpu.rs"]
mod gpu;
#[path = "support/kernels.rs"]
mod kernels;
#[path = "support/measured.rs"]
mod measured;
#[path = "support/numbers.rs"]
mod numbers;

/// Input sets that launches rotate over.
const SETS: usize = 2;
/// About how long a replay takes.
const REPLAY_US: f64 = 2000.0;

/// Sequences, keys, query heads, KV heads, head dimension, queries: the rows that peers were measured with.
const ROWS: [[u64; 6]; 13] = [
    [1, 8192, 32, 8, 128, 1],
    [1, 131_072, 32, 8, 128, 1],
    [4, 8192, 32, 8, 128, 1],
    [16, 8192, 32, 8, 128, 1],
    [32, 8192, 32, 8, 128, 1],
    [64, 4096, 32, 8, 128, 1],
    [128, 2048, 32, 8, 128, 1],
    [32, 8192, 32, 32, 128, 1],
    [32, 8192, 64, 1, 128, 1],
    [32, 8192, 32, 8, 64, 1],
    [16, 8192, 16, 8, 256, 1],
    [16, 8192, 32, 8, 128, 4],
    [16, 8192, 32, 8, 128, 8],
];

/// Prompts and single queries, and the keys that each of them has.
struct Batch {
    prompts: usize,
    /// Of a prompt.
    queries: u32,
    single: usize,
    keys: usize,
}

/// As FlashInfer measures them, a part of a prompt beside long sequences, and more prompts than the others take.
const BATCHES: [Batch; 3] = [
    Batch {
        prompts: 2,
        queries: 2048,
        single: 128,
        keys: 2048,
    },
    Batch {
        prompts: 1,
        queries: 512,
        single: 31,
        keys: 8192,
    },
    Batch {
        prompts: 8,
        queries: 2048,
        single: 56,
        keys: 4096,
    },
];

/// Keys of a page; 0 for none.
const PAGES: [u64; 4] = [0, 64, 16, 1];

fn main() -> Result<(), Box<dyn Error>> {
    let Some(device) = gpu::first("decode")? else {
        return Ok(());
    };
    let kernels = kernels::named()?;
    println!("{}", device.name());
    // Mixed batches alone, or none of them.
    let mixed_batches = std::env::var("FA_BENCH_MIXED").ok();
    if mixed_batches.as_deref() != Some("0") {
        for batch in &BATCHES {
            mixed(&device, batch)?;
        }
    }
    if mixed_batches.is_some_and(|it| it != "0") {
        return Ok(());
    }
    println!("  B   keys  heads   D  q  page       µs  TB/s  × no pages  kernel");
    let listed = std::env::var("FA_BENCH_ROWS").unwrap_or_default();
    let asked = |index: usize| {
        listed.is_empty() || listed.split(',').any(|it| it.trim().parse() == Ok(index))
    };
    for (_, row) in (0..).zip(ROWS).filter(|(index, _)| asked(*index)) {
        for &kernel in &kernels {
            let [batch, keys, heads, kv_heads, head_dim, queries] = row;
            let mut without = None;
            for page in PAGES {
                let inputs = Inputs::random(&device, row, page)?;
                let (kernel, time) = match inputs.time(&device, kernel) {
                    Ok(timed) => timed,
                    // Other tiles are still worth measuring.
                    Err(error) => {
                        println!("{row:?} {page}: {error}");
                        continue;
                    }
                };
                let micros = time.as_secs_f64() * 1e6;
                let bytes = 4 * batch * keys * kv_heads * head_dim;
                let rate = bytes as f64 / micros / 1e6;
                let ratio = *without.get_or_insert(micros) / micros;
                println!(
                    "{batch:3} {keys:6} {heads:2}/{kv_heads:<2} {head_dim:5} {queries:2} {page:5} {micros:8.2} {rate:5.2} {ratio:11.3}  {}",
                    kernel.spec()
                );
            }
        }
    }
    Ok(())
}

/// Prompts and single queries over pages of 16, causal: in one call, and in one for each kind.
fn mixed(device: &Device, batch: &Batch) -> Result<(), Box<dyn Error>> {
    let Batch {
        prompts,
        queries,
        single,
        keys,
    } = *batch;
    let prompts = vec![queries; prompts];
    let single = vec![1; single];
    let all = [prompts.clone(), single.clone()].concat();
    let time = |lengths: &[u32], share| time_batch(device, lengths, keys, share);
    let alone = [
        time(&prompts, Share::Chosen)?,
        time(&single, Share::Chosen)?,
    ];
    let [(prompts_us, _), (single_us, _)] = &alone;
    println!(
        "{} prompts of {queries} queries {prompts_us:.1} µs, {} single queries {single_us:.1} µs, {keys} keys each; in one call:",
        prompts.len(),
        single.len()
    );
    let mut shares = vec![Share::Chosen];
    if let Ok(listed) = std::env::var("FA_BENCH_SHARES") {
        for share in listed.split(',') {
            shares.push(Share::Given(match share.trim().parse()? {
                0 => Sharing::InTurn,
                prompts => Sharing::AtOnce { prompts },
            }));
        }
    }
    for share in shares {
        let (micros, how) = time(&all, share)?;
        let ratio = micros / (prompts_us + single_us);
        println!("  {micros:8.1} µs, × {ratio:.3} of the sum  {how}  {share:?}");
    }
    Ok(())
}

/// How the kernels of a batch share the GPU.
#[derive(Clone, Copy, Debug)]
enum Share {
    /// As `attention()` has it.
    Chosen,
    Given(Sharing),
}

/// The time of a call, and how its kernels share the GPU.
fn time_batch(
    device: &Device,
    lengths: &[u32],
    keys: usize,
    share: Share,
) -> Result<(f64, String), Box<dyn Error>> {
    const PAGE: usize = 16;
    let batch = lengths.len() as u64;
    let pages = keys.div_ceil(PAGE) as u64;
    let inputs = Inputs::random(device, [batch, keys as u64, 32, 8, 128, 1], PAGE as u64)?;
    let mut begins = vec![0];
    for length in lengths {
        begins.push(begins[begins.len() - 1] + length);
    }
    let tokens = u64::from(begins[lengths.len()]);
    let longest = lengths.iter().copied().max().unwrap_or_default() as usize;
    let begins = device.upload(&begins)?;
    let q_shape = [1, tokens, 32, 128];
    let numbers = |i: u64| bf16::from_f32((i as f32 * 0.37).sin());
    let q = device.upload(&(0..tokens * 4096).map(numbers).collect::<Vec<_>>())?;
    let mut o = device.alloc::<bf16>((tokens * 4096) as usize)?;
    let kv_shape = [batch * pages, PAGE as u64, 8, 128];
    let [_, k, v] = &inputs.sets[0];
    let options = Options {
        causal: true,
        packed: Some(Packed {
            cu_seqlens_q: begins.contiguous(&[batch + 1])?,
            cu_seqlens_k: None,
            max_seq_q: longest,
            max_seq_k: keys,
        }),
        seqused_k: Some(inputs.used.contiguous(&[batch])?),
        paged: Some(Paged {
            block_table: inputs.table.contiguous(&[batch, pages])?,
            page: PAGE,
            max_seq_k: keys,
        }),
        ..Options::default()
    };
    let tensors = [
        q.contiguous(&q_shape)?,
        k.contiguous(&kv_shape)?,
        v.contiguous(&kv_shape)?,
    ];
    let tensors = Tensors::new(tensors, o.contiguous_mut(&q_shape)?, None);
    let problem = Problem::of(Dtype::Bf16, &tensors, &options)?;
    let chip = Chip::of(device);
    let sharing = match share {
        Share::Chosen => None,
        Share::Given(sharing) => Some(sharing),
    };
    let plan = match sharing {
        None => plan(chip, &problem, &tensors)?,
        Some(sharing) => {
            let shared = plan_mixed(chip, &problem, &tensors, sharing)?;
            shared.ok_or("these kernels do not share the GPU")?
        }
    };
    let ctas: Vec<_> = plan.steps.iter().map(|it| it.launch.grid()[0]).collect();
    let how = if plan.at_once { "at once" } else { "in turn" };
    plan.run(device)?;
    let mut graph = device.capture(|recorder| plan.run(&mut *recorder))?;
    graph.time(3)?;
    let mut times: Vec<_> = (0..REPLAYS)
        .map(|_| graph.time(5))
        .collect::<Result<_, _>>()?;
    times.sort_unstable();
    let micros = (times[REPLAYS / 2] / 5).as_secs_f64() * 1e6;
    // The same without a graph, where the order of the launches is the caller's.
    let calls = || (0..5).try_for_each(|_| plan.run(device));
    let mut called = Vec::new();
    for _ in 0..REPLAYS {
        let (done, time) = device.time(|| Ok(calls()))?;
        done?;
        called.push(time);
    }
    called.sort_unstable();
    let called = (called[REPLAYS / 2] / 5).as_secs_f64() * 1e6;
    Ok((
        micros,
        format!("{how}, {ctas:?} CTAs, {called:.1} µs by calls"),
    ))
}

/// The tensors of a row in the device's memory.
struct Inputs {
    row: [u64; 6],
    page: u64,
    sets: Vec<[Buffer<bf16>; 3]>,
    table: Buffer<u32>,
    used: Buffer<u32>,
}

impl Inputs {
    /// Normally distributed numbers, and pages in a random order.
    fn random(device: &Device, row: [u64; 6], page: u64) -> Result<Inputs, Box<dyn Error>> {
        let [batch, keys, heads, kv_heads, head_dim, queries] = row;
        let mut rng = StdRng::seed_from_u64(1);
        let numbers = Numbers::draw(&mut rng);
        let upload = |first, count| numbers.upload(device, first, count);
        let (of_q, of_kv) = (
            batch * queries * heads * head_dim,
            batch * keys * kv_heads * head_dim,
        );
        let sets = (0..SETS)
            .map(|set| {
                let first = 10_000 * set;
                Ok([
                    upload(first, of_q)?,
                    upload(first + 333, of_kv)?,
                    upload(first + 777, of_kv)?,
                ])
            })
            .collect::<Result<_, Box<dyn Error>>>()?;
        let mut table: Vec<u32> =
            (0..(batch * keys).checked_div(page).unwrap_or(1) as u32).collect();
        table.shuffle(&mut rng);
        Ok(Inputs {
            row,
            page,
            sets,
            table: device.upload(&table)?,
            used: device.upload(&vec![keys as u32; batch as usize])?,
        })
    }

    /// The kernel that was run, and the time of a launch.
    fn time(
        &self,
        device: &Device,
        kernel: Option<Configured>,
    ) -> Result<(Configured, Duration), Box<dyn Error>> {
        let [batch, keys, heads, kv_heads, head_dim, queries] = self.row;
        let q_shape = [batch, queries, heads, head_dim];
        let mut options = Options::default();
        let kv_shape = match self.page {
            0 => [batch, keys, kv_heads, head_dim],
            page => {
                options.seqused_k = Some(self.used.contiguous(&[batch])?);
                options.paged = Some(Paged {
                    block_table: self.table.contiguous(&[batch, keys / page])?,
                    page: page as usize,
                    max_seq_k: keys as usize,
                });
                [batch * keys / page, page, kv_heads, head_dim]
            }
        };
        let mut outputs = (0..SETS)
            .map(|_| device.alloc::<bf16>(q_shape.iter().product::<u64>() as usize))
            .collect::<Result<Vec<_>, _>>()?;
        let chip = Chip::of(device);
        let mut chosen = None;
        let plans = std::iter::zip(&self.sets, &mut outputs)
            .map(|([q, k, v], o)| {
                let inputs = [
                    q.contiguous(&q_shape)?,
                    k.contiguous(&kv_shape)?,
                    v.contiguous(&kv_shape)?,
                ];
                let tensors = Tensors::new(inputs, o.contiguous_mut(&q_shape)?, None);
                let problem = Problem::of(Dtype::Bf16, &tensors, &options)?;
                let of_dim = |kernel: Configured| {
                    kernel.with_variant(Variant::of(&problem, head_dim as u32))
                };
                let kernel = kernel.map(of_dim).or_else(|| choose(chip, &problem));
                let kernel = kernel.ok_or("no kernel")?;
                chosen = Some(kernel);
                Ok(plan_with(&kernel, chip, &problem, &tensors)?)
            })
            .collect::<Result<Vec<_>, Box<dyn Error>>>()?;
        for plan in &plans {
            plan.run(device)?;
        }
        let bytes = 4 * batch * keys * kv_heads * head_dim;
        let rounds = (REPLAY_US / (bytes as f64 / 4e6 + 5.0) / SETS as f64).ceil() as u32;
        let mut graph = device.capture(|recorder| {
            for _ in 0..rounds {
                for plan in &plans {
                    plan.run(&mut *recorder)?;
                }
            }
            Ok::<_, fa::attention::AttentionError>(())
        })?;
        let time = median(&mut graph, rounds * SETS as u32)?;
        Ok((chosen.ok_or("no set")?, time))
    }
}
