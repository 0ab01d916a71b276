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
//! A graph of launches that rotate over two input sets is replayed between two events; the median of several replays. TFLOP/s count 2.5 times the
//! operations of the forward pass, whose time is not in it.

use std::error::Error;
use std::num::NonZeroUsize;
use std::time::Duration;

use fa::attention::{
    Chip, Configured, Dtype, FunctionGradients, MaskBlocks, Output, Shape, plan_backward,
    plan_backward_with, run_backward,
};
use fa::kernels::attention::Variant;
use fa::kernels::attention::backward::{BackwardTensors, Steps};
use fa::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::{Value, json};

use asked::is_asked;
use function_cases::{
    Case, DOCUMENTS, DOCUMENTS_KNOWN, FUNCTIONS_BATCH, FUNCTIONS_HEADS, FUNCTIONS_SEQ,
    FunctionArguments,
};
use measured::{Numbers, median};

#[path = "support/asked.rs"]
mod asked;
#[path = "support/documents.rs"]
mod documents;
#[path = "support/function_cases.rs"]
mod function_cases;
#[path = "support/gpu.rs"]
mod gpu;
#[path = "support/measured.rs"]
mod measured;

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
        let mut inputs = Inputs::random(&device, cell.shape, cell.options())?;
        let mut first = None;
        for pass in passes {
            let (kernel, time) = match inputs.time(&device, pass) {
                Ok(timed) => timed,
                // Other tiles are still worth measuring.
                Err(error) => {
                    println!("{:4} {error}", cell.shape.head_dim);
                    continue;
                }
            };
            println!("{}", cell.line(time, &kernel));
            let first = *first.get_or_insert(time);
            if pass.deterministic {
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
        let asked = cases.iter().copied().chain(known);
        for case in asked.filter(|case| is_asked(case.name)) {
            let mut inputs = Inputs::random(device, shape, case.options)?;
            inputs.d_functions = case.d_functions;
            let case = case.name;
            for pass in &passes {
                match inputs.time(device, *pass) {
                    Ok((who, time)) => {
                        let micros = time.as_secs_f64() * 1e6;
                        println!("{case:34} {head_dim:4} {micros:9.1}  {who}");
                        rows.push(json!({
                            "who": who,
                            "case": case,
                            "head_dim": head_dim,
                            "us": micros,
                        }));
                    }
                    // Other tiles are still worth measuring.
                    Err(error) => println!("{case:34} {head_dim:4} {error}"),
                }
            }
        }
    }
    Ok(rows)
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

/// The tensors of a pass in the device's memory.
struct Set {
    /// q, k, v, and the gradient of the output.
    inputs: [Buffer<bf16>; 4],
    o: Buffer<bf16>,
    lse: Buffer<f32>,
    gradients: [Buffer<bf16>; 3],
}

/// The tensors of a problem, with what the forward pass gives.
struct Inputs<'a> {
    shape: Shape,
    options: Options<'a>,
    /// Where gradients of functions' arguments are added.
    d_functions: &'a [FunctionGradients<'a>],
    sets: Vec<Set>,
}

impl<'a> Inputs<'a> {
    /// Of normally distributed numbers.
    fn random(
        device: &Device,
        shape: Shape,
        options: Options<'a>,
    ) -> Result<Inputs<'a>, Box<dyn Error>> {
        let numbers = Numbers::draw(&mut StdRng::seed_from_u64(1));
        let sets =
            (0..SETS).map(|set| Set::random(device, (shape, &options), &numbers, 10_000 * set));
        let sets = sets.collect::<Result<_, _>>()?;
        Ok(Inputs {
            shape,
            options,
            d_functions: &[],
            sets,
        })
    }

    /// The kernel that does most of the work, which may be given, and the time of a pass.
    fn time(
        &mut self,
        device: &Device,
        wanted: Wanted,
    ) -> Result<(String, Duration), Box<dyn Error>> {
        let (shape, options) = (self.shape, &self.options);
        let d_functions = self.d_functions;
        let sets = self.sets.iter_mut();
        let passes = sets.map(|set| set.pass(device, (shape, options, d_functions), wanted));
        let passes: Vec<_> = passes.collect::<Result<_, _>>()?;
        for pass in &passes {
            run_backward(device, pass)?;
        }
        let mut launches = passes.iter().flat_map(|pass| &pass.launches);
        let main = launches.find_map(|it| Configured::of_entry(&it.entry, &it.values));
        let mut graph = device.capture(|recorder| {
            let mut launches = (0..LAUNCHES as usize).map(|launch| launch % SETS);
            launches.try_for_each(|set| run_backward(&mut *recorder, &passes[set]))
        })?;
        let spec = main.map(|kernel| kernel.spec()).unwrap_or_default();
        Ok((spec, median(&mut graph, LAUNCHES)?))
    }
}

impl Set {
    fn random(
        device: &Device,
        (shape, options): (Shape, &Options<'_>),
        numbers: &Numbers,
        first: usize,
    ) -> Result<Set, Box<dyn Error>> {
        let (shape, len) = (shape.q(), shape.q_len());
        let upload = |of| numbers.upload(device, first + of, len as u64);
        let inputs = [upload(0)?, upload(333)?, upload(777)?, upload(1111)?];
        let [q, k, v, _] = &inputs;
        let [q, k, v] = [
            q.contiguous(&shape)?,
            k.contiguous(&shape)?,
            v.contiguous(&shape)?,
        ];
        let Output { o, lse } = attention_with_lse(device, q, k, v, options)?;
        let alloc = || device.alloc::<bf16>(len);
        let gradients = [alloc()?, alloc()?, alloc()?];
        Ok(Set {
            inputs,
            o,
            lse,
            gradients,
        })
    }

    /// What is launched for the gradients.
    fn pass<'s>(
        &'s mut self,
        device: &Device,
        (sizes, options, d_functions): (Shape, &Options<'s>, &'s [FunctionGradients<'s>]),
        wanted: Wanted,
    ) -> Result<Steps<'s>, Box<dyn Error>> {
        let shape = sizes.q();
        let [q, k, v, d_o] = &self.inputs;
        let [dq, dk, dv] = &mut self.gradients;
        let inputs = [
            q.contiguous(&shape)?,
            k.contiguous(&shape)?,
            v.contiguous(&shape)?,
        ];
        let gradients = [
            dq.contiguous_mut(&shape)?,
            dk.contiguous_mut(&shape)?,
            dv.contiguous_mut(&shape)?,
        ];
        let lse = self.lse.contiguous(&sizes.lse())?;
        let forward = (self.o.contiguous(&shape)?, lse);
        let d_o = d_o.contiguous(&shape)?;
        let tensors = BackwardTensors::new(inputs, forward, d_o, gradients, None);
        let tensors = tensors.with_functions(d_functions);
        let options = Options {
            deterministic: wanted.deterministic,
            ..*options
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
