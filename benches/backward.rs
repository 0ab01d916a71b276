//! The gradients of `attention_backward()` over a grid, bfloat16: 16,384 tokens of width 2,048 at head_dim 64, 128 and 256, full and
//! causal. `cargo bench --bench backward`, with specs of kernels to compare instead of what is chosen, `-- --seq 1024` for one length alone, of the grid or not, and
//! `-- --json FILE` for `benches/peers/backward.py --ours FILE`, which measures the peers on the same cells. `-- --deterministic` measures what is chosen
//! for gradients with the same bits every time beside it, and how fast that is by comparison. Needs a GPU; the program that Cargo builds runs on machines without
//! Rust.
//!
//! `-- --functions` measures functions of scores and masks instead, 2 sequences of 8192 tokens, 16 heads of 64 and 128, on which
//! `benches/peers/backward.py --functions` measures FlexAttention; with `--deterministic` for the same bits every time, too.
//! `FA_BENCH_CASES=document,relative` measures the cases whose names begin so alone.
//!
//! A graph of launches that rotate over two input sets is replayed between two events; the median of several replays. The kernels of a cell, and the functions of
//! a head dimension, are replayed in turns, in another order each time, so that none always finds the GPU cooler than another. TFLOP/s count 2.5 times the operations of the forward
//! pass, whose time is not in it.

use std::error::Error;
use std::num::NonZeroUsize;
use std::time::Duration;

use fa::attention::{
    BackwardPlan, Chip, Configured, Dtype, FunctionGradients, MaskBlocks, Output, Shape,
    plan_backward, plan_backward_with, run_backward,
};
use fa::kernels::attention::Variant;
use fa::kernels::attention::backward::BackwardTensors;
use fa::prelude::*;
use fa::runtime::Graph;
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::{Value, json};

use asked::is_asked;
use function_cases::{
    Case, DOCUMENTS, DOCUMENTS_KNOWN, FUNCTIONS_BATCH, FUNCTIONS_HEADS, FUNCTIONS_SEQ,
    FunctionArguments,
};
use in_turns::medians;
use numbers::Numbers;

#[path = "support/asked.rs"]
mod asked;
#[path = "support/documents.rs"]
mod documents;
#[path = "support/function_cases.rs"]
mod function_cases;
#[path = "support/gpu.rs"]
mod gpu;
#[path = "support/in_turns.rs"]
mod in_turns;
#[path = "support/numbers.rs"]
mod numbers;

const TOKENS: usize = 16384;
/// Elements of a token, over all heads.
const WIDTH: usize = 2048;
const HEAD_DIMS: [usize; 3] = [64, 128, 256];
const LENGTHS: [usize; 4] = [512, 2048, 8192, 16384];
/// Input sets that launches rotate over.
const SETS: usize = 2;
/// Launches of a graph: some milliseconds.
const LAUNCHES: u32 = 6;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = Arguments::parse(std::env::args().skip(1))?;
    let Some(device) = gpu::first("backward")? else {
        return Ok(());
    };
    println!("{}", device.name());
    if arguments.functions {
        let rows = measure_functions(&device, &arguments)?;
        return arguments.write(&json!({ "device": device.name(), "functions": rows }));
    }
    println!("   D mask     seq        µs TFLOP/s  who");
    let mut rows = Vec::new();
    let lengths = arguments.seq.map_or(LENGTHS.to_vec(), |seq| vec![seq]);
    for cell in cells(&lengths) {
        let passes = arguments.passes_of(cell.shape.head_dim);
        if passes.is_empty() {
            continue;
        }
        let data = Data::random(&device, cell.shape)?;
        let problem = Differentiated::of(&device, &data, cell.options())?;
        let mut captured = Vec::new();
        for pass in passes {
            match problem.capture(&device, pass) {
                Ok(graph) => captured.push((pass, graph)),
                // Other tiles are still worth measuring.
                Err(error) => println!("{:4} {error}", cell.shape.head_dim),
            }
        }
        let mut first = None;
        for Timed { name, kernel, time } in time_in_turns(captured)? {
            println!("{}", cell.line(time, &kernel));
            let first = *first.get_or_insert(time);
            if name.deterministic {
                let ratio = first.as_secs_f64() / time.as_secs_f64();
                println!("{:31} deterministic: {ratio:.2} × as fast", "");
            }
            rows.push(cell.row(time, &kernel));
        }
    }
    arguments.write(&json!({ "device": device.name(), "rows": rows }))
}

/// Measures functions of scores and masks.
fn measure_functions(device: &Device, arguments: &Arguments) -> Result<Vec<Value>, Box<dyn Error>> {
    println!("{:34} {:>4} {:>9}  who", "case", "D", "µs");
    let mut rows = Vec::new();
    let given = FunctionArguments::random(device)?;
    for head_dim in [64, 128] {
        let shape = Shape::square(FUNCTIONS_BATCH, FUNCTIONS_SEQ, FUNCTIONS_HEADS, head_dim);
        let passes = arguments.passes_of(head_dim);
        let cases = given.cases()?;
        let documents = cases.iter().find(|case| case.name == DOCUMENTS);
        let blocks = match documents {
            Some(Case { options, .. }) => {
                Some(MaskBlocks::new(device, shape, Dtype::Bf16, options)?)
            }
            None => None,
        };
        let known = match (&blocks, documents) {
            (Some(blocks), Some(Case { options, .. })) => Some(Options {
                mask_blocks: Some(blocks.classes()?),
                ..*options
            }),
            _ => None,
        };
        let known = known.map(|options| Case::new(DOCUMENTS_KNOWN, options));
        let data = Data::random(device, shape)?;
        let asked = cases.iter().copied().chain(known);
        let asked = asked.filter(|case| is_asked(case.name));
        let problems = asked.map(|case| {
            let problem = Differentiated::of(device, &data, case.options)?;
            let d_functions = case.d_functions;
            Ok((
                case.name,
                Differentiated {
                    d_functions,
                    ..problem
                },
            ))
        });
        let problems: Vec<_> = problems.collect::<Result<_, Box<dyn Error>>>()?;
        let mut captured = Vec::new();
        for (case, problem) in &problems {
            for pass in &passes {
                match problem.capture(device, *pass) {
                    Ok(graph) => captured.push((*case, graph)),
                    // Other tiles are still worth measuring.
                    Err(error) => println!("{case:34} {head_dim:4} {error}"),
                }
            }
        }
        for Timed { name, kernel, time } in time_in_turns(captured)? {
            let micros = time.as_secs_f64() * 1e6;
            println!("{name:34} {head_dim:4} {micros:9.1}  {kernel}");
            rows.push(json!({
                "who": kernel,
                "case": name,
                "head_dim": head_dim,
                "us": micros,
            }));
        }
    }
    Ok(rows)
}

/// A kernel that was timed, of what has this name.
struct Timed<N> {
    name: N,
    kernel: String,
    time: Duration,
}

/// Times what was captured, with a name for each, in turns.
fn time_in_turns<N>(captured: Vec<(N, Captured<'_>)>) -> Result<Vec<Timed<N>>, Box<dyn Error>> {
    let (names, mut graphs): (Vec<_>, Vec<_>) = captured
        .into_iter()
        .map(|(name, it)| ((name, it.kernel), it.graph))
        .unzip();
    let times = medians(&mut graphs, 1, LAUNCHES)?;
    let timed = names.into_iter().zip(times);
    let timed = timed.map(|((name, kernel), time)| Timed { name, kernel, time });
    Ok(timed.collect())
}

/// What the command line says.
#[derive(Default)]
struct Arguments {
    /// What to measure instead of what is chosen.
    kernels: Vec<Configured>,
    /// The only length to measure.
    seq: Option<usize>,
    /// Where the times go.
    json: Option<String>,
    /// Whether gradients with the same bits every time are measured, too.
    deterministic: bool,
    /// Whether functions are measured.
    functions: bool,
}

/// What is measured.
#[derive(Clone, Copy, Default)]
struct Wanted {
    /// This kernel, or what is chosen.
    kernel: Option<Configured>,
    /// With the same bits every time.
    deterministic: bool,
}

impl Arguments {
    fn parse(mut words: impl Iterator<Item = String>) -> Result<Arguments, Box<dyn Error>> {
        let mut found = Arguments::default();
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("{word} wants a value"));
            match word.as_str() {
                "--seq" => found.seq = Some(value()?.parse::<NonZeroUsize>()?.get()),
                "--json" => found.json = Some(value()?),
                "--deterministic" => found.deterministic = true,
                "--functions" => found.functions = true,
                // Cargo's.
                "--bench" => {}
                option if option.starts_with("--") => {
                    let options = "--seq N, --functions, --deterministic and --json FILE";
                    return Err(format!("{option}: there are {options}").into());
                }
                spec => {
                    let kernel = Configured::find(spec)?.filter(Configured::is_backward);
                    found
                        .kernels
                        .push(kernel.ok_or(format!("{spec} computes no gradients"))?);
                }
            }
        }
        Ok(found)
    }
}

impl Arguments {
    /// What is measured with heads of a size: the kernels that are named for them, or what is chosen, for the same bits every time, too, if that is asked for.
    fn passes_of(&self, head_dim: usize) -> Vec<Wanted> {
        if self.kernels.is_empty() {
            let kinds = [false, true]
                .into_iter()
                .take(1 + usize::from(self.deterministic));
            let wanted = kinds.map(|deterministic| Wanted {
                deterministic,
                kernel: None,
            });
            return wanted.collect();
        }
        let fits = |it: &&Configured| it.variant().head_dim as usize == head_dim;
        self.kernels
            .iter()
            .filter(fits)
            .copied()
            .map(|kernel| Wanted {
                kernel: Some(kernel),
                ..Wanted::default()
            })
            .collect()
    }

    /// Writes the times, if they go anywhere.
    fn write(&self, all: &Value) -> Result<(), Box<dyn Error>> {
        if let Some(file) = &self.json {
            std::fs::write(file, format!("{all:#}\n"))?;
        }
        Ok(())
    }
}

/// A problem of the grid.
#[derive(Clone, Copy)]
struct Cell {
    shape: Shape,
    causal: bool,
}

fn cells(lengths: &[usize]) -> impl Iterator<Item = Cell> {
    let kinds = HEAD_DIMS
        .into_iter()
        .flat_map(|dim| [(dim, false), (dim, true)]);
    kinds.flat_map(|(dim, causal)| {
        lengths.iter().map(move |&seq| Cell {
            shape: Shape::square((TOKENS / seq).max(1), seq, WIDTH / dim, dim),
            causal,
        })
    })
}

impl Cell {
    fn options(&self) -> Options<'static> {
        Options {
            causal: self.causal,
            ..Options::default()
        }
    }

    fn tflops(&self, time: Duration) -> f64 {
        2.5 * self.shape.forward_flop(self.causal) / time.as_secs_f64() / 1e12
    }

    fn line(&self, time: Duration, who: &str) -> String {
        let Cell { shape, causal } = self;
        let mask = if *causal { "causal" } else { "full" };
        let (micros, tflops) = (time.as_secs_f64() * 1e6, self.tflops(time));
        let (head_dim, seq) = (shape.head_dim, shape.seq_q);
        format!("{head_dim:4} {mask:6} {seq:5} {micros:9.1} {tflops:7.1}  {who}")
    }

    fn row(&self, time: Duration, who: &str) -> Value {
        json!({
            "who": who,
            "head_dim": self.shape.head_dim,
            "causal": self.causal,
            "seq": self.shape.seq_q,
            "us": time.as_secs_f64() * 1e6,
            "tflops": self.tflops(time),
        })
    }
}

/// Tensors of one shape in the device's memory, which all its problems share.
struct Data {
    shape: Shape,
    sets: Vec<Set>,
}

/// What one pass reads, and where it writes what nobody reads.
struct Set {
    /// q, k, v, and the gradient of the output.
    inputs: [Buffer<bf16>; 4],
    gradients: [Buffer<bf16>; 3],
}

impl Data {
    /// Of normally distributed numbers.
    fn random(device: &Device, shape: Shape) -> Result<Data, Box<dyn Error>> {
        let numbers = Numbers::draw(&mut StdRng::seed_from_u64(1));
        let len = shape.q_len();
        let sets = (0..SETS).map(|set| {
            let upload = |of| numbers.upload(device, 10_000 * set + of, len as u64);
            let alloc = || device.alloc::<bf16>(len);
            Ok(Set {
                inputs: [upload(0)?, upload(333)?, upload(777)?, upload(1111)?],
                gradients: [alloc()?, alloc()?, alloc()?],
            })
        });
        let sets = sets.collect::<Result<_, fa::runtime::Error>>()?;
        Ok(Data { shape, sets })
    }
}

/// A problem whose forward pass is done.
struct Differentiated<'a> {
    data: &'a Data,
    options: Options<'a>,
    /// Where gradients of functions' arguments are added.
    d_functions: &'a [FunctionGradients<'a>],
    /// Output and log-sum-exp of each set.
    forward: Vec<Output<bf16>>,
}

/// Launches of a pass that are timed.
struct Captured<'a> {
    /// The kernel that does most of the work.
    kernel: String,
    graph: Graph<'a>,
}

impl<'a> Differentiated<'a> {
    /// Computes the forward passes.
    fn of(
        device: &Device,
        data: &'a Data,
        options: Options<'a>,
    ) -> Result<Differentiated<'a>, Box<dyn Error>> {
        let shape = data.shape.q();
        let forward = data.sets.iter().map(|set| -> Result<_, Box<dyn Error>> {
            let [q, k, v, _] = &set.inputs;
            let [q, k, v] = [
                q.contiguous(&shape)?,
                k.contiguous(&shape)?,
                v.contiguous(&shape)?,
            ];
            Ok(attention_with_lse(device, q, k, v, &options)?)
        });
        Ok(Differentiated {
            data,
            options,
            d_functions: &[],
            forward: forward.collect::<Result<_, _>>()?,
        })
    }

    /// Launches of what is wanted, which have run once.
    fn capture(&self, device: &Device, wanted: Wanted) -> Result<Captured<'_>, Box<dyn Error>> {
        let sets = self.data.sets.iter().zip(&self.forward);
        let passes = sets.map(|(set, forward)| self.pass(device, set, forward, wanted));
        let passes: Vec<_> = passes.collect::<Result<_, _>>()?;
        for pass in &passes {
            run_backward(device, pass)?;
        }
        let mut launches = passes.iter().flat_map(|pass| &pass.launches);
        let main = launches.find_map(|it| Configured::of_entry(&it.entry, &it.values));
        let graph = device.capture(|recorder| {
            let mut launches = (0..LAUNCHES as usize).map(|launch| launch % SETS);
            launches.try_for_each(|set| run_backward(&mut *recorder, &passes[set]))
        })?;
        let kernel = main.map(|kernel| kernel.spec()).unwrap_or_default();
        Ok(Captured { kernel, graph })
    }

    /// What is launched for the gradients of a set.
    fn pass(
        &self,
        device: &Device,
        set: &Set,
        forward: &Output<bf16>,
        wanted: Wanted,
    ) -> Result<BackwardPlan<'_>, Box<dyn Error>> {
        let shape = self.data.shape.q();
        let extent = |buffer: &Buffer<bf16>| buffer.contiguous(&shape).map(|view| view.extent);
        let [q, k, v, d_o] = &set.inputs;
        let [dq, dk, dv] = &set.gradients;
        let inputs = [extent(q)?, extent(k)?, extent(v)?];
        let gradients = [extent(dq)?, extent(dk)?, extent(dv)?];
        let lse = forward.lse.contiguous(&self.data.shape.lse())?.extent;
        let forward = [extent(&forward.o)?, lse];
        let tensors = BackwardTensors::from_extents(inputs, forward, extent(d_o)?, gradients, None);
        let tensors = tensors.with_functions(self.d_functions);
        let options = Options {
            deterministic: wanted.deterministic,
            ..self.options
        };
        let problem = tensors.problem(Dtype::Bf16, &options)?;
        let chip = Chip::of(device);
        Ok(match wanted.kernel {
            Some(kernel) => {
                let variant = Variant::of(&problem, kernel.variant().head_dim);
                plan_backward_with(&kernel.with_variant(variant), chip, &problem, &tensors)?
            }
            None => plan_backward(chip, &problem, &tensors)?,
        })
    }
}
