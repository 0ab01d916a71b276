//! Functions of scores and masks, bfloat16, forward: the cases that FlexAttention was measured with, as functions and, where there is
//! one, as the option that does the same. `cargo bench --bench functions`, or with the specs of tiles to compare instead of
//! what `attention()` chooses. `FA_BENCH_CASES=softcap,relative` measures the cases whose names begin so alone. Needs a GPU.
//! `benches/peers/flex.py` measures FlexAttention with the same. Functions of documents are measured with blocks that are known beforehand, too.
//!
//! Graphs of launches that rotate over two input sets are replayed between two events, those of a head dimension in turns, in another order each
//! time, so that none always finds the GPU cooler than another; the median of several replays.

use std::error::Error;

use fa::attention::{
    BlockCounts, Chip, Configured, Dtype, Mask, MaskBlocks, MaskFunction, Problem, Score,
    ScoreFunction, Shape, Tensors, Window, plan, plan_with,
};
use fa::dsl::abi::Extent;
use fa::dsl::prelude::{Reg, Tensor, device as staged};
use fa::functions;
use fa::kernels::attention::Variant;
use fa::prelude::*;
use fa::runtime::Graph;
use fa_cases::functions as samples;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand_distr::{Distribution, StandardNormal};

use asked::is_asked;
use documents::random_documents;
use in_turns::medians;

#[path = "support/asked.rs"]
mod asked;
#[path = "support/documents.rs"]
mod documents;
#[path = "support/gpu.rs"]
mod gpu;
#[path = "support/in_turns.rs"]
mod in_turns;

/// Input sets that launches rotate over.
const SETS: usize = 2;
/// Launches of a graph.
const LAUNCHES: u32 = 4;
/// Replays of a graph between two events.
const RUNS: u32 = 3;

const BATCH: u64 = 2;
const SEQ: u64 = 8192;
const HEADS: u64 = 16;
/// Distances that the smaller table of the relative bias has.
const RADIUS: u64 = 128;
/// Tokens of which the blocks are classified without attention.
const LONG: u64 = 96 * 1024;

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
    println!("{:38} {:>4} {:>9}  kernel", "case", "D", "µs");
    for head_dim in [64, 128] {
        let mut inputs = Inputs::random(&device, head_dim)?;
        let outputs = inputs.outputs()?;
        let all_tiles = inputs.tiles(&specs)?;
        let arguments = Arguments::random(&device)?;
        let mut all = Vec::new();
        for (name, options) in arguments.cases()? {
            if !is_asked(name) {
                continue;
            }
            for &tiles in &all_tiles {
                all.extend(inputs.capture(&device, name, &options, tiles, &outputs)?);
                if name.contains("document") {
                    let blocks = blocks(&device, inputs.shape(), &options, tiles.as_ref())?;
                    // Graphs read them.
                    let blocks: &'static MaskBlocks = Box::leak(Box::new(blocks));
                    let options = Options {
                        mask_blocks: Some(blocks.classes()?),
                        ..options
                    };
                    let name = format!("{}: blocks known", name.split(':').next().unwrap_or(name));
                    let name: &'static str = name.leak();
                    all.extend(inputs.capture(&device, name, &options, tiles, &outputs)?);
                }
            }
        }
        let (cases, mut graphs): (Vec<_>, Vec<_>) = all.into_iter().unzip();
        for ((name, spec), time) in cases.iter().zip(medians(&mut graphs, RUNS, LAUNCHES)?) {
            let micros = time.as_secs_f64() * 1e6;
            println!("{name:38} {head_dim:4} {micros:9.1}  {spec}");
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

/// The name of a case and the spec of its kernel, and launches of it that are timed.
type Captured<'a> = ((&'static str, String), Graph<'a>);

/// What the functions have as arguments.
struct Arguments {
    slopes: Buffer<f32>,
    documents: Buffer<i32>,
    documents_of_heads: Buffer<i32>,
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
        let documents_of_heads = random_documents(&mut rng, HEADS, SEQ, 12);
        Ok(Arguments {
            slopes: device.upload(&slopes)?,
            documents: device.upload(&documents)?,
            documents_of_heads: device.upload(&documents_of_heads)?,
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
        let documents_of_heads = self.documents_of_heads.contiguous(&[HEADS, SEQ])?;
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
        let distances = ScoreFunction::new(|score, at: At, table: Tensor<bf16>| {
            let place = at.distance() + SEQ as i32;
            score + table.at(&[at.head, place.to_u32()]).load_f32(0)
        })?;
        let t5 = functions::t5_bias::<bf16>(32, 128, true);
        let buckets = self.table.contiguous(&[32, HEADS])?;
        let prefix = self.prefix.contiguous(&[BATCH])?;
        let of_documents =
            |options| masks(options, functions::documents().with((documents, documents)));
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
            ("document causal: function", of_documents(causal)),
            ("document full: function", of_documents(plain)),
            (
                "document of heads causal: function",
                masks(
                    causal,
                    samples::documents_of_heads().with(documents_of_heads),
                ),
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
            (
                "relative bias causal: function",
                scores(causal, relative.with((table, SEQ as u32))),
            ),
            (
                "relative bias by all distances: function",
                scores(plain, distances.with(table)),
            ),
            ("T5 bias: function", scores(plain, t5.with(buckets))),
            (
                "softcap + document causal: functions",
                scores(of_documents(causal), softcap.with(20.0)),
            ),
            (
                "ALiBi + document causal: functions",
                scores(of_documents(causal), alibi.with(slopes)),
            ),
            (
                "relative bias + document: functions",
                scores(of_documents(plain), relative.with((table, SEQ as u32))),
            ),
            (
                "T5 bias + document causal: functions",
                scores(of_documents(causal), t5.with(buckets)),
            ),
            (
                "window 1024 + document: functions",
                masks(of_documents(plain), window_mask.with((1024, 0))),
            ),
            (
                "softcap + prefix 2048: functions",
                masks(
                    scores(plain, softcap.with(20.0)),
                    functions::prefix_lm().with(prefix),
                ),
            ),
            (
                "softcap + relative bias: functions",
                scores(
                    scores(plain, softcap.with(20.0)),
                    relative.with((table, SEQ as u32)),
                ),
            ),
        ])
    }
}

/// The options with a mask beside those that there are, which are borrowed for as long as the bench runs.
fn masks<'a>(options: Options<'a>, mask: Mask<'a>) -> Options<'a> {
    Options {
        masks: [options.masks, &[mask]].concat().leak(),
        ..options
    }
}

/// The same with a function of scores.
fn scores<'a>(options: Options<'a>, score: Score<'a>) -> Options<'a> {
    Options {
        scores: [options.scores, &[score]].concat().leak(),
        ..options
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
    outputs: Vec<Buffer<bf16>>,
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
        let outputs = (0..SETS).map(|_| device.alloc(count));
        Ok(Inputs {
            head_dim,
            sets,
            outputs: outputs.collect::<Result<_, _>>()?,
        })
    }

    /// The tiles of these specs that are of this head dimension; `None`, what `attention()` chooses, without specs.
    fn tiles(&self, specs: &[String]) -> Result<Vec<Option<Configured>>, Box<dyn Error>> {
        if specs.is_empty() {
            return Ok(vec![None]);
        }
        let tiles = specs.iter().map(|spec| -> Result<_, Box<dyn Error>> {
            Ok(Configured::find(spec)?.ok_or("it is no kernel of attention")?)
        });
        let mut tiles = tiles.collect::<Result<Vec<_>, _>>()?;
        tiles.retain(|tiles| u64::from(tiles.variant().head_dim) == self.head_dim);
        Ok(tiles.into_iter().map(Some).collect())
    }

    /// Where launches leave what they compute, which nobody reads.
    fn outputs(&mut self) -> Result<Vec<Extent>, fa::runtime::ViewError> {
        let shape = self.shape();
        let views = self.outputs.iter_mut();
        views
            .map(|o| Ok(o.contiguous_mut(&shape)?.extent))
            .collect()
    }

    /// Launches, with these tiles or with those that `attention()` chooses. None where other tiles are still worth measuring.
    fn capture<'a>(
        &'a self,
        device: &Device,
        name: &'static str,
        options: &Options<'a>,
        tiles: Option<Configured>,
        outputs: &[Extent],
    ) -> Result<Option<Captured<'a>>, Box<dyn Error>> {
        let shape = self.shape();
        let chip = Chip::of(device);
        let mut plans = Vec::new();
        let mut spec = String::new();
        for (inputs, o) in self.sets.iter().zip(outputs) {
            let [q, k, v] = inputs;
            let views = [
                q.contiguous(&shape)?,
                k.contiguous(&shape)?,
                v.contiguous(&shape)?,
            ];
            let tensors = Tensors::from_extents(views.map(|view| view.extent), *o, None);
            let problem = Problem::of(Dtype::Bf16, &tensors, options)?;
            let plan = match tiles {
                Some(tiles) => {
                    let variant = Variant::of(&problem, tiles.variant().head_dim);
                    plan_with(&tiles.with_variant(variant), chip, &problem, &tensors)?
                }
                None => plan(chip, &problem, &tensors)?.on(device)?,
            };
            let classifier = plan
                .classified
                .iter()
                .map(|it| it.kernel.entry.name.to_owned());
            let steps = plan.steps.iter().map(|it| it.kernel.spec());
            spec = classifier.chain(steps).collect::<Vec<_>>().join(", ");
            plans.push(plan);
        }
        if let Err(error) = plans.iter().try_for_each(|plan| plan.run(device)) {
            println!("{name:38} {:4} {error}", self.head_dim);
            return Ok(None);
        }
        let graph = device.capture(|recorder| {
            for launch in 0..LAUNCHES as usize {
                plans[launch % SETS].run(&mut *recorder)?;
            }
            Ok::<_, fa::attention::AttentionError>(())
        })?;
        Ok(Some(((name, spec), graph)))
    }
}
