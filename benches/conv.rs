//! Convolution blocks, float16: 3 × 3 with a bias, instance normalisation and the exact GELU, channels last, and the first and the last problem with the channels first,
//! too. `cargo bench --bench conv`, with specs of kernels to compare instead of what is chosen, `-- --shape 5x64x128x128` for one problem alone and
//! `-- --json FILE` for `benches/peers/conv.py --ours FILE`, which measures the peers on the same problems. Needs a GPU; the program that Cargo builds runs on
//! machines without Rust.
//!
//! A graph of launches that rotate over four input sets is replayed between two events; the median of several replays. The limit is the time of the
//! images' bytes, read once and written once, at 4.27 TB/s, and of the operations at 690 TFLOP/s, one after the other.

use std::error::Error;
use std::time::Duration;

use fa::attention::{Chip, Dtype};
use fa::conv::{
    ConvInputs, ConvKernel, ConvOptions, ConvProblem, ConvSteps, ImageLayout, plan, run_plan,
};
use fa::dsl::config::KernelEntry;
use fa::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::{Value, json};

use measured::median;
use numbers::Numbers;

#[path = "support/gpu.rs"]
mod gpu;
#[path = "support/measured.rs"]
mod measured;
#[path = "support/numbers.rs"]
mod numbers;

/// Samples, channels, height, width and output channels.
const SHAPES: [[u64; 5]; 4] = [
    [5, 64, 128, 128, 64],
    [16, 128, 64, 64, 128],
    [1, 64, 512, 512, 64],
    [32, 32, 128, 128, 32],
];
/// Rows and columns of the kernel.
const KERNEL: u64 = 3;
/// Input sets that launches rotate over: more than the L2 cache holds.
const SETS: usize = 4;
/// Launches of a graph.
const LAUNCHES: u32 = 24;
/// What an H200 copies in a second, and what its tensor cores compute.
const BYTES_PER_S: f64 = 4.27e12;
const FLOP_PER_S: f64 = 690e12;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = Arguments::parse(std::env::args().skip(1))?;
    let Some(device) = gpu::first("conv")? else {
        return Ok(());
    };
    println!("{}", device.name());
    println!("            problem layout        µs  limit ratio TFLOP/s  who");
    let mut rows = Vec::new();
    for cell in cells().filter(|cell| arguments.wants(cell)) {
        let mut sets = cell.sets(&device)?;
        for kernel in &arguments.kernels {
            match cell.time(&device, &mut sets, *kernel) {
                Ok((who, time)) => {
                    println!("{}", cell.line(time, &who));
                    rows.push(cell.row(time, &who));
                }
                // Another kernel may compute it.
                Err(error) => println!("{} {error}", cell.name()),
            }
        }
    }
    if let Some(file) = arguments.json {
        let all = json!({ "device": device.name(), "rows": rows });
        std::fs::write(file, format!("{all:#}\n"))?;
    }
    Ok(())
}

/// What the command line says.
struct Arguments {
    /// What to measure; none is what is chosen.
    kernels: Vec<Option<ConvKernel>>,
    /// The only problem to measure.
    shape: Option<String>,
    /// Where the times go.
    json: Option<String>,
}

impl Arguments {
    fn parse(mut words: impl Iterator<Item = String>) -> Result<Arguments, Box<dyn Error>> {
        let (mut kernels, mut shape, mut json) = (Vec::new(), None, None);
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("{word} wants a value"));
            match word.as_str() {
                "--shape" => shape = Some(value()?),
                "--json" => json = Some(value()?),
                // Cargo's.
                "--bench" => {}
                option if option.starts_with("--") => {
                    return Err(format!("{option}: there are --shape SHAPE and --json FILE").into());
                }
                spec => {
                    let (entry, values) = KernelEntry::find(spec)?;
                    let kernel = ConvKernel::of_entry(entry, values);
                    kernels.push(Some(kernel.ok_or(format!("{spec} does not convolve"))?));
                }
            }
        }
        if kernels.is_empty() {
            kernels.push(None);
        }
        let known = |shape: &String| cells().any(|cell| cell.name() == *shape);
        if let Some(unknown) = shape.iter().find(|shape| !known(shape)) {
            let names: Vec<String> = cells().map(|cell| cell.name()).collect();
            return Err(format!("--shape {unknown}: there are {}", names.join(", ")).into());
        }
        Ok(Arguments {
            kernels,
            shape,
            json,
        })
    }

    fn wants(&self, cell: &Cell) -> bool {
        self.shape
            .as_ref()
            .is_none_or(|shape| *shape == cell.name())
    }
}

/// A problem.
#[derive(Clone, Copy)]
struct Cell {
    shape: [u64; 5],
    layout: ImageLayout,
}

fn cells() -> impl Iterator<Item = Cell> {
    let cell = |shape, layout| Cell { shape, layout };
    let last = SHAPES.map(|shape| cell(shape, ImageLayout::ChannelsLast));
    let first = [SHAPES[0], SHAPES[3]].map(|shape| cell(shape, ImageLayout::ChannelsFirst));
    last.into_iter().chain(first)
}

impl Cell {
    /// Its images' sizes.
    fn name(&self) -> String {
        let [samples, channels, height, width, _] = self.shape;
        format!("{samples}x{channels}x{height}x{width}")
    }

    fn layout(&self) -> &'static str {
        match self.layout {
            ImageLayout::ChannelsLast => "last",
            ImageLayout::ChannelsFirst => "first",
        }
    }

    fn options(&self) -> ConvOptions {
        ConvOptions {
            layout: self.layout,
            ..ConvOptions::default()
        }
    }

    /// The sizes of x, of the weights and of y.
    fn sizes(&self) -> [[u64; 4]; 3] {
        let [samples, inputs, height, width, outputs] = self.shape;
        let images = [
            [samples, height, width, inputs],
            [outputs, KERNEL, KERNEL, inputs],
            [samples, height, width, outputs],
        ];
        images.map(|[outer, rows, cols, channels]| match self.layout {
            ImageLayout::ChannelsLast => [outer, rows, cols, channels],
            ImageLayout::ChannelsFirst => [outer, channels, rows, cols],
        })
    }

    fn flop(&self) -> f64 {
        let all = self.shape.iter().product::<u64>() * KERNEL * KERNEL;
        2.0 * all as f64
    }

    /// The least time there can be, in seconds.
    fn limit(&self) -> f64 {
        let elements = self.sizes().map(|sizes| sizes.iter().product::<u64>());
        let bytes = 2.0 * elements.iter().sum::<u64>() as f64;
        bytes / BYTES_PER_S + self.flop() / FLOP_PER_S
    }

    fn line(&self, time: Duration, who: &str) -> String {
        let (name, layout, seconds) = (self.name(), self.layout(), time.as_secs_f64());
        let (micros, limit) = (seconds * 1e6, self.limit() * 1e6);
        let (ratio, tflops) = (micros / limit, self.flop() / seconds / 1e12);
        format!("{name:>19} {layout:6} {micros:9.2} {limit:6.1} {ratio:5.2} {tflops:7.1}  {who}")
    }

    fn row(&self, time: Duration, who: &str) -> Value {
        let seconds = time.as_secs_f64();
        json!({
            "who": who,
            "shape": self.name(),
            "layout": self.layout(),
            "us": seconds * 1e6,
            "ratio": seconds / self.limit(),
        })
    }

    /// Input sets of normally distributed numbers.
    fn sets(&self, device: &Device) -> Result<Vec<Set>, fa::runtime::Error> {
        let numbers = Numbers::draw(&mut StdRng::seed_from_u64(1));
        let [x, weight, y] = self.sizes().map(|sizes| sizes.iter().product::<u64>());
        let set = |set| {
            let upload = |from, count| numbers.upload(device, 10_000 * set + from, count);
            Ok(Set {
                x: upload(0, x)?,
                weight: upload(333, weight)?,
                bias: upload(777, self.shape[4])?,
                y: device.alloc(y as usize)?,
            })
        };
        (0..SETS).map(set).collect()
    }

    /// The kernel that convolves, which may be given, with how many are launched, and the time of a block.
    fn time(
        &self,
        device: &Device,
        sets: &mut [Set],
        kernel: Option<ConvKernel>,
    ) -> Result<(String, Duration), Box<dyn Error>> {
        let plans = sets.iter_mut().map(|set| set.plan(device, self, kernel));
        let plans: Vec<ConvSteps<'_>> = plans.collect::<Result<_, _>>()?;
        for plan in &plans {
            run_plan(device, plan)?;
        }
        let mut graph = device.capture(|recorder| {
            let mut launches = (0..LAUNCHES as usize).map(|launch| launch % SETS);
            launches.try_for_each(|set| run_plan(&mut *recorder, &plans[set]))
        })?;
        let launches = &plans[0].launches;
        let mut kernels = launches.iter();
        let spec = kernels.find_map(|it| ConvKernel::of_entry(&it.entry, it.values));
        let spec = spec.map(|kernel| kernel.spec()).unwrap_or_default();
        let who = match launches.len() {
            1 => spec,
            count => format!("{spec} and {} more", count - 1),
        };
        Ok((who, median(&mut graph, LAUNCHES)?))
    }
}

/// The tensors of a block in the device's memory.
struct Set {
    x: Buffer<f16>,
    weight: Buffer<f16>,
    bias: Buffer<f16>,
    y: Buffer<f16>,
}

impl Set {
    /// What is launched.
    fn plan(
        &mut self,
        device: &Device,
        cell: &Cell,
        kernel: Option<ConvKernel>,
    ) -> Result<ConvSteps<'_>, Box<dyn Error>> {
        let [x, weight, y] = cell.sizes();
        let inputs = ConvInputs {
            bias: Some(self.bias.contiguous(&[cell.shape[4]])?),
            ..ConvInputs::new(self.x.contiguous(&x)?, self.weight.contiguous(&weight)?)
        };
        let tensors = inputs.tensors(&self.y.contiguous_mut(&y)?, cell.layout);
        let problem = ConvProblem::of(Dtype::F16, &tensors, &cell.options())?;
        let chip = Chip::of(device);
        Ok(match kernel {
            Some(kernel) => kernel.steps(&problem, &tensors, chip.multiprocessors)?,
            None => plan(chip, &problem, &tensors)?,
        })
    }
}
