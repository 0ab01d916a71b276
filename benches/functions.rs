//! Functions of scores and masks, bfloat16, forward: the cases that FlexAttention was measured with, as functions and, where there is
//! one, as the option that does the same. `cargo bench --bench functions`, or with the specs of tiles to compare instead of
//! what `attention()` chooses. `FA_BENCH_CASES=softcap,relative` measures the cases whose names begin so alone. Needs a GPU.
//! `benches/peers/flex.py` measures FlexAttention with the same.
//!
//! A graph of launches that rotate over two input sets is replayed between two events; the median of several replays.

use std::error::Error;

use fa::attention::{
    BlockCounts, Chip, Configured, Dtype, MaskBlocks, MaskFunction, Problem, ScoreFunction, Shape,
    Tensors, Window, choose, plan_with,
};
use fa::dsl::prelude::{Reg, Tensor, device as staged};
use fa::functions;
use fa::kernels::attention::Variant;
use fa::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand_distr::{Distribution, StandardNormal};

use asked::is_asked;
use documents::random_documents;

#[path = "support/asked.rs"]
mod asked;
#[path = "support/documents.rs"]
mod documents;
#[path = "support/gpu.rs"]
mod gpu;

/// Input sets that launches rotate over.
const SETS: usize = 2;
/// Replays that are timed, and launches of each.
const REPLAYS: usize = 9;
const LAUNCHES: u32 = 4;

const BATCH: u64 = 2;
const SEQ: u64 = 8192;
const HEADS: u64 = 16;
/// Distances that the smaller table of the relative bias has.
const RADIUS: u64 = 128;
/// Tokens of which the blocks are classified without attention.
const LONG: u64 = 96 * 1024;

/// The case of which the blocks are classified beforehand, too.
const DOCUMENTS: &str = "document causal: function";

fn main() -> Result<(), Box<dyn Error>> {
    let Some(device) = gpu::first("functions")? else {
        return Ok(());
    };
    // Cargo passes `--bench`.
    let specs: Vec<String> = std::env::args()
        .skip(1)
        .filter(|it| !it.starts_with("--"))
        .collect();
    println!(
        "{}: B {BATCH}, H {HEADS}, seq {SEQ}, bfloat16",
        device.name()
    );
    println!("{:34} {:>4} {:>9}  kernel", "case", "D", "µs");
    for head_dim in [64, 128] {
        let inputs = Inputs::random(&device, head_dim)?;
        let arguments = Arguments::random(&device)?;
        for (name, options) in arguments.cases()? {
            if !is_asked(name) {
                continue;
            }
            if specs.is_empty() {
                inputs.show(&device, name, &options, None)?;
            }
            if name == DOCUMENTS {
                inputs.show_with_blocks(&device, &options, &specs)?;
            }
            for spec in &specs {
                let tiles = Configured::find(spec)?.ok_or("it is no kernel of attention")?;
                if u64::from(tiles.variant().head_dim) == head_dim {
                    inputs.show(&device, name, &options, Some(tiles))?;
                }
            }
        }
    }
    if specs.is_empty() && is_asked("blocks of long documents") {
        let documents = random_documents(&mut StdRng::seed_from_u64(3), 1, LONG, 96);
        let documents = device.upload(&documents)?;
        let view = documents.contiguous(&[1, LONG])?;
        let mask = functions::documents().with((view, view));
        let options = Options {
            causal: true,
            masks: &[mask],
            ..Options::default()
        };
        blocks(&device, [1, LONG, 1, 128], &options, None)?;
    }
    Ok(())
}

/// The classes of a problem's blocks; prints how long computing them takes.
fn blocks(
    device: &Device,
    [batch, seq, heads, head_dim]: [u64; 4],
    options: &Options<'_>,
    kernel: Option<&Configured>,
) -> Result<MaskBlocks, Box<dyn Error>> {
    let shape = Shape {
        batch: batch as usize,
        ..Shape::square(1, seq as usize, heads as usize, head_dim as usize)
    };
    let mut blocks = match kernel {
        Some(kernel) => MaskBlocks::of_kernel(device, kernel, shape, Dtype::Bf16, options)?,
        None => MaskBlocks::new(device, shape, Dtype::Bf16, options)?,
    };
    let BlockCounts {
        hidden,
        partial,
        whole,
    } = blocks.counts()?;
    let mut graph =
        device.capture(|recorder| blocks.update(&mut *recorder, shape, Dtype::Bf16, options))?;
    graph.time(2)?;
    let micros = graph.time(9)?.as_secs_f64() * 1e6 / 9.0;
    drop(graph);
    println!(
        "blocks of {seq} × {seq}: {hidden} hidden, {partial} partial, {whole} whole {micros:9.1} µs"
    );
    Ok(blocks)
}

/// What the functions have as arguments.
struct Arguments {
    slopes: Buffer<f32>,
    documents: Buffer<i32>,
    prefix: Buffer<u32>,
    table: Buffer<bf16>,
}

impl Arguments {
    fn random(device: &Device) -> Result<Arguments, fa::runtime::Error> {
        let slopes: Vec<f32> = (1..=HEADS)
            .map(|head| (-(head as f32) / 2.0).exp2())
            .collect();
        let mut rng = StdRng::seed_from_u64(1);
        let documents = random_documents(&mut rng, BATCH, SEQ, 12);
        let table: Vec<bf16> = (0..HEADS * (2 * SEQ + 1))
            .map(|_| bf16::from_f32(StandardNormal.sample(&mut rng)))
            .collect();
        Ok(Arguments {
            slopes: device.upload(&slopes)?,
            documents: device.upload(&documents)?,
            prefix: device.upload(&[2048; BATCH as usize])?,
            table: device.upload(&table)?,
        })
    }

    /// The cases, each with what computes it. Options have what they borrow for as long as the bench runs.
    fn cases(&self) -> Result<Vec<(&'static str, Options<'_>)>, Box<dyn Error>> {
        let plain = Options::default();
        let causal = Options {
            causal: true,
            ..plain
        };
        let documents = self.documents.contiguous(&[BATCH, SEQ])?;
        let slopes = self.slopes.contiguous(&[HEADS])?;
        let alibi = ScoreFunction::new(|score, at: At, slopes: Tensor<f32>| {
            score - slopes.at(&[at.head]).load(0) * at.distance().to_f32()
        })?;
        let softcap = functions::softcap();
        let causal_mask = MaskFunction::new(is_causal)?;
        let window_mask = functions::window_and_sinks();
        let relative = functions::relative_bias::<bf16>();
        let table = self.table.contiguous(&[HEADS, 2 * SEQ + 1])?;
        let near = self.table.contiguous(&[HEADS, 2 * RADIUS + 1])?;
        let t5 = functions::t5_bias::<bf16>(32, 128, true);
        let buckets = self.table.contiguous(&[32, HEADS])?;
        let prefix = self.prefix.contiguous(&[BATCH])?;
        let masks = |options, mask| Options {
            masks: vec![mask].leak(),
            ..options
        };
        let scores = |options, score| Options {
            scores: vec![score].leak(),
            ..options
        };
        Ok(vec![
            ("noop", plain),
            ("causal: option", causal),
            ("causal: function", masks(plain, causal_mask.with(()))),
            (
                "ALiBi causal: option",
                Options {
                    alibi_slopes: Some(slopes),
                    ..causal
                },
            ),
            ("ALiBi causal: function", scores(causal, alibi.with(slopes))),
            (
                "softcap full: option",
                Options {
                    softcap: Some(20.0),
                    ..plain
                },
            ),
            (
                "softcap full: function, tanh.approx",
                scores(plain, softcap.with(20.0)),
            ),
            (
                "window 1024: option",
                Options {
                    window: Some(Window::before(1023)),
                    ..causal
                },
            ),
            (
                "window 1024: function",
                masks(plain, window_mask.with((1024, 0))),
            ),
            (
                DOCUMENTS,
                masks(causal, functions::documents().with((documents, documents))),
            ),
            (
                "prefix 2048: function",
                masks(plain, functions::prefix_lm().with(prefix)),
            ),
            (
                "relative bias full: function",
                scores(plain, relative.with((table, SEQ as u32))),
            ),
            (
                "relative bias 128: function",
                scores(plain, relative.with((near, RADIUS as u32))),
            ),
            ("T5 bias: function", scores(plain, t5.with(buckets))),
        ])
    }
}

#[staged]
fn is_causal(at: At, (): ()) -> Reg<bool> {
    at.distance() >= 0
}

/// The tensors in the device's memory.
struct Inputs {
    head_dim: u64,
    sets: Vec<[Buffer<bf16>; 3]>,
}

impl Inputs {
    fn shape(&self) -> [u64; 4] {
        [BATCH, SEQ, HEADS, self.head_dim]
    }

    /// Normally distributed numbers.
    fn random(device: &Device, head_dim: u64) -> Result<Inputs, fa::runtime::Error> {
        let mut rng = StdRng::seed_from_u64(2);
        // A prime number of them, over and over.
        let some: Vec<bf16> = (0..1_000_003)
            .map(|_| bf16::from_f32(StandardNormal.sample(&mut rng)))
            .collect();
        let count = (BATCH * SEQ * HEADS * head_dim) as usize;
        let upload = |first: usize| {
            let numbers = some.iter().cycle().skip(first).copied();
            device.upload(&numbers.take(count).collect::<Vec<_>>())
        };
        let set = |set: usize| Ok([upload(set)?, upload(set + 333)?, upload(set + 777)?]);
        let sets = (0..SETS).map(|number| set(10_000 * number));
        let sets = sets.collect::<Result<_, fa::runtime::Error>>()?;
        Ok(Inputs { head_dim, sets })
    }

    /// Prints the times of launches whose blocks are known, with each of these tiles or with those that `attention()` chooses.
    fn show_with_blocks(
        &self,
        device: &Device,
        options: &Options<'_>,
        specs: &[String],
    ) -> Result<(), Box<dyn Error>> {
        let tiles = specs.iter().map(|spec| Configured::find(spec));
        let tiles: Result<Vec<_>, _> = tiles.collect();
        let tiles = tiles?.into_iter().flatten();
        let tiles = tiles.filter(|it| u64::from(it.variant().head_dim) == self.head_dim);
        let chosen = specs.is_empty().then_some(None);
        for kernel in tiles.map(Some).chain(chosen) {
            let blocks = blocks(device, self.shape(), options, kernel.as_ref())?;
            let with = Options {
                mask_blocks: Some(blocks.classes()?),
                ..*options
            };
            self.show(device, "document causal: blocks known", &with, kernel)?;
        }
        Ok(())
    }

    /// Prints the time of a launch, with these tiles or with those that `attention()` chooses.
    fn show(
        &self,
        device: &Device,
        name: &str,
        options: &Options<'_>,
        tiles: Option<Configured>,
    ) -> Result<(), Box<dyn Error>> {
        let shape = self.shape();
        let count = shape.iter().product::<u64>() as usize;
        let mut outputs: Vec<Buffer<bf16>> = (0..SETS)
            .map(|_| device.alloc(count))
            .collect::<Result<_, _>>()?;
        let chip = Chip::of(device);
        let mut plans = Vec::new();
        let mut spec = String::new();
        for ([q, k, v], o) in self.sets.iter().zip(&mut outputs) {
            let views = [
                q.contiguous(&shape)?,
                k.contiguous(&shape)?,
                v.contiguous(&shape)?,
            ];
            let tensors = Tensors::new(views, o.contiguous_mut(&shape)?, None);
            let problem = Problem::of(Dtype::Bf16, &tensors, options)?;
            let kernel = match tiles {
                Some(tiles) => tiles.with_variant(Variant::of(&problem, tiles.variant().head_dim)),
                None => choose(chip, &problem).ok_or("there is no kernel")?,
            };
            spec = kernel.spec();
            plans.push(plan_with(&kernel, chip, &problem, &tensors)?);
        }
        let loaded = plans.iter().try_for_each(|plan| plan.run(device));
        if let Err(error) = loaded {
            // Other tiles are still worth measuring.
            println!("{name:34} {:4} {error}", self.head_dim);
            return Ok(());
        }
        let mut graph = device.capture(|recorder| {
            for launch in 0..LAUNCHES as usize {
                plans[launch % SETS].run(&mut *recorder)?;
            }
            Ok::<_, fa::attention::AttentionError>(())
        })?;
        graph.time(2)?;
        let mut times: Vec<_> = (0..REPLAYS)
            .map(|_| graph.time(3))
            .collect::<Result<_, _>>()?;
        times.sort_unstable();
        let time = times[REPLAYS / 2] / (3 * LAUNCHES);
        let micros = time.as_secs_f64() * 1e6;
        println!("{name:34} {:4} {micros:9.1}  {spec}", self.head_dim);
        Ok(())
    }
}
