//! Masks that hide most keys from few queries, bfloat16: what blocks cost that are gone around, and what finding them out costs. `cargo bench --bench
//! masks`. Needs a GPU.
//!
//! Graphs of launches that rotate over two input sets are replayed between two events, those of a row in turns, in another order each time; the
//! median of several replays. Below each row how long it takes to compute the classes of blocks again, which a step does once for all layers.

use std::error::Error;

use fa::attention::{Chip, Dtype, MaskBlocks, Problem, Shape, Tensors, Window, choose, plan_with};
use fa::dsl::abi::Extent;
use fa::functions;
use fa::prelude::*;
use fa::runtime::Graph;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand_distr::{Distribution, StandardNormal};

use documents::random_documents;
use in_turns::medians;

#[path = "support/documents.rs"]
mod documents;
#[path = "support/gpu.rs"]
mod gpu;
#[path = "support/in_turns.rs"]
mod in_turns;

/// Input sets that launches rotate over.
const SETS: usize = 2;
/// Launches of a graph.
const LAUNCHES: u32 = 20;
/// Replays of a graph between two events.
const RUNS: u32 = 3;

const HEADS: u64 = 32;
const KV_HEADS: u64 = 8;
const HEAD_DIM: u64 = 128;
/// Keys that a window shows.
const WINDOW: u32 = 1024;
/// Documents of a sequence.
const DOCUMENTS: i32 = 12;

/// Sequences, keys, queries.
const ROWS: [[u64; 3]; 4] = [[1, 131_072, 1], [4, 8192, 1], [32, 8192, 1], [16, 8192, 8]];

fn main() -> Result<(), Box<dyn Error>> {
    let Some(device) = gpu::first("masks")? else {
        return Ok(());
    };
    println!(
        "{}: {HEADS} query and {KV_HEADS} KV heads of {HEAD_DIM}, bfloat16",
        device.name()
    );
    println!(
        "{:>5} {:>7} {:>7} {:34} {:>9}  kernel",
        "B", "keys", "queries", "case", "µs"
    );
    for [batch, keys, queries] in ROWS {
        let row = Row {
            shape: Shape {
                batch: batch as usize,
                seq_q: queries as usize,
                seq_k: keys as usize,
                heads: HEADS as usize,
                kv_heads: KV_HEADS as usize,
                head_dim: HEAD_DIM as usize,
            },
            device: &device,
        };
        row.measure()?;
    }
    Ok(())
}

/// A shape that is measured.
struct Row<'d> {
    shape: Shape,
    device: &'d Device,
}

impl Row<'_> {
    fn print(&self, case: &str, micros: f64, kernel: &str) {
        let Shape {
            batch,
            seq_q,
            seq_k,
            ..
        } = self.shape;
        println!("{batch:5} {seq_k:7} {seq_q:7} {case:34} {micros:9.1}  {kernel}");
    }

    fn measure(&self) -> Result<(), Box<dyn Error>> {
        let (shape, device) = (self.shape, self.device);
        let sizes = [shape.batch as u64, shape.seq_q as u64, shape.seq_k as u64];
        let [batch, queries, keys] = sizes;
        let of_keys = random_documents(&mut StdRng::seed_from_u64(3), batch, keys, DOCUMENTS);
        let of_queries: Vec<i32> = of_keys
            .chunks_exact(keys as usize)
            .flat_map(|keys| &keys[keys.len() - queries as usize..])
            .copied()
            .collect();
        let (of_queries, of_keys) = (device.upload(&of_queries)?, device.upload(&of_keys)?);
        let (of_queries, of_keys) = (
            of_queries.contiguous(&[batch, queries])?,
            of_keys.contiguous(&[batch, keys])?,
        );
        // A chain and a branch of it.
        let ancestors: Vec<u32> = (0..queries as u32).map(|token| (1 << token) | 1).collect();
        let ancestors = device.upload(&ancestors)?;
        let ancestors = ancestors.contiguous(&[1, queries, 1])?;
        let by_window = [functions::window_and_sinks().with((WINDOW, 0))];
        let by_document = [functions::documents().with((of_queries, of_keys))];
        let by_tree = [functions::tree().with(ancestors)];
        let masked = |masks| Options {
            masks,
            ..Options::default()
        };
        let causal = Options {
            causal: true,
            ..Options::default()
        };
        let documents = masked(&by_document);
        let mut updated = MaskBlocks::new(device, shape, Dtype::Bf16, &documents)?;
        let blocks = MaskBlocks::new(device, shape, Dtype::Bf16, &documents)?;
        let counts = blocks.counts()?;
        let known = Options {
            mask_blocks: Some(blocks.classes()?),
            ..documents
        };
        let window = Options {
            window: Some(Window::before(WINDOW - 1)),
            ..causal
        };
        let cases = [
            ("no mask", Options::default()),
            ("window 1024: option", window),
            ("window 1024: function", masked(&by_window)),
            ("documents: function", documents),
            ("documents: blocks known", known),
            ("tree: function", masked(&by_tree)),
        ];

        let mut inputs = Inputs::random(device, &shape)?;
        let outputs = inputs.outputs(&shape)?;
        let mut graphs = Vec::new();
        let mut names = Vec::new();
        for (name, options) in &cases {
            let (spec, graph) = inputs.capture(device, &shape, options, &outputs)?;
            names.push((name, spec));
            graphs.push(graph);
        }
        let times = medians(&mut graphs, RUNS, LAUNCHES)?;
        for ((name, spec), time) in names.iter().zip(times) {
            self.print(name, time.as_secs_f64() * 1e6, spec);
        }
        drop(graphs);
        let mut graph = device
            .capture(|recorder| updated.update(&mut *recorder, shape, Dtype::Bf16, &documents))?;
        graph.time(2)?;
        let micros = graph.time(20)?.as_secs_f64() * 1e6 / 20.0;
        self.print(
            "classes of the documents' blocks",
            micros,
            &format!("{counts:?}"),
        );
        Ok(())
    }
}

/// Tensors in the device's memory.
struct Inputs {
    sets: Vec<[Buffer<bf16>; 3]>,
    outputs: Vec<Buffer<bf16>>,
}

impl Inputs {
    /// Normally distributed numbers.
    fn random(device: &Device, shape: &Shape) -> Result<Inputs, fa::runtime::Error> {
        let mut rng = StdRng::seed_from_u64(2);
        // A prime number of them, over and over.
        let some: Vec<bf16> = (0..1_000_003)
            .map(|_| bf16::from_f32(StandardNormal.sample(&mut rng)))
            .collect();
        let upload = |first: usize, count: usize| {
            let numbers = some.iter().cycle().skip(first).copied();
            device.upload(&numbers.take(count).collect::<Vec<_>>())
        };
        let (q, kv) = (shape.q_len(), shape.kv_len());
        let set = |set: usize| {
            Ok([
                upload(set, q)?,
                upload(set + 333, kv)?,
                upload(set + 777, kv)?,
            ])
        };
        let sets = (0..SETS).map(|number| set(10_000 * number));
        let sets = sets.collect::<Result<_, fa::runtime::Error>>()?;
        let outputs = (0..SETS).map(|_| device.alloc(q));
        Ok(Inputs {
            sets,
            outputs: outputs.collect::<Result<_, _>>()?,
        })
    }

    /// Where launches leave what they compute, which nobody reads.
    fn outputs(&mut self, shape: &Shape) -> Result<Vec<Extent>, fa::runtime::ViewError> {
        let views = self.outputs.iter_mut();
        views
            .map(|o| Ok(o.contiguous_mut(&shape.q())?.extent))
            .collect()
    }

    /// Launches of what `attention()` chooses.
    fn capture<'a>(
        &'a self,
        device: &Device,
        shape: &Shape,
        options: &Options<'a>,
        outputs: &[Extent],
    ) -> Result<(String, Graph<'a>), Box<dyn Error>> {
        let chip = Chip::of(device);
        let mut plans = Vec::new();
        let mut spec = String::new();
        for ([q, k, v], o) in self.sets.iter().zip(outputs) {
            let views = [
                q.contiguous(&shape.q())?,
                k.contiguous(&shape.kv())?,
                v.contiguous(&shape.kv())?,
            ];
            let tensors = Tensors::from_extents(views.map(|view| view.extent), *o, None);
            let problem = Problem::of(Dtype::Bf16, &tensors, options)?;
            let kernel = choose(chip, &problem).ok_or("there is no kernel")?;
            spec = kernel.spec();
            plans.push(plan_with(&kernel, chip, &problem, &tensors)?);
        }
        plans.iter().try_for_each(|plan| plan.run(device))?;
        let graph = device.capture(|recorder| {
            for launch in 0..LAUNCHES as usize {
                plans[launch % SETS].run(&mut *recorder)?;
            }
            Ok::<_, fa::attention::AttentionError>(())
        })?;
        Ok((spec, graph))
    }
}
