//! What several GPUs take for attention over one sequence, in each way, next to one GPU that computes all of it.
//!
//! ```text
//! cargo bench -p fa-dist --bench ranks -- ranks=4 tokens=131072,32768 heads=16 kv_heads=16 head_dim=128 ways=ring,gather,heads
//! ```
//!
//! Other words: `full` (without a causal mask), `backward` (and the backward pass), `ctas=2,4,8` (the most CTAs of an exchange
//! beside a computation, which leaves as many multiprocessors to it), `runs=10`. Each line has the time of the slowest rank,
//! and the fraction that the GPUs reach of one GPU's rate: its time over the whole sequence, divided by the ranks and by their
//! time.

use std::collections::BTreeMap;
use std::error::Error;
use std::process::ExitCode;
use std::str::FromStr;

use fa::prelude::*;
use fa_dist::measure::{Workload, alone, together};
use fa_dist::nccl::{Settings, gpus, prepare, version};
use fa_dist::{DistError, Heads, Rates, Way, estimates};

fn main() -> ExitCode {
    match bench() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn bench() -> Result<(), Box<dyn Error>> {
    // Before any library starts a thread.
    prepare()?;
    let words: Vec<String> = std::env::args().skip(1).collect();
    let given: Given<'_> = words
        .iter()
        .filter(|word| !word.starts_with('-'))
        .map(|word| word.split_once('=').unwrap_or((word, "")))
        .collect();
    let ranks = one(&given, "ranks", Device::count())?;
    let runs = one(&given, "runs", 10)?;
    if Device::count() < ranks || ranks < 2 {
        println!("skipped: there are {} GPUs", Device::count());
        return Ok(());
    }
    let heads = Heads {
        batch: one(&given, "batch", 1)?,
        heads: one(&given, "heads", 16)?,
        kv_heads: one(&given, "kv_heads", 16)?,
        head_dim: one(&given, "head_dim", 128)?,
    };
    println!("NCCL {}, {}", version()?, Device::cuda(0)?.name());
    for tokens in list(&given, "tokens", &[32768, 131072])? {
        let workload = Workload {
            tokens,
            heads,
            causal: !given.contains_key("full"),
            backward: given.contains_key("backward"),
        };
        let devices = (0..ranks).map(Device::cuda).collect::<Result<_, _>>()?;
        let one_gpu = alone(devices, &workload, runs)?.as_secs_f64();
        println!(
            "{workload:?}: one GPU {:.3} ms ({:.0} TFLOP/s)",
            one_gpu * 1e3,
            workload.flop() / one_gpu / 1e12,
        );
        let (sequences, options) = (workload.sequences(ranks), workload.options());
        let rates = Rates::default();
        for estimate in estimates(&sequences, heads, &options, workload.backward, &rates) {
            println!("  expected: {estimate:?}");
        }
        for ctas in list(&given, "ctas", &[2, 4, 8])? {
            for way in list(&given, "ways", &Way::ALL)? {
                let settings = Settings {
                    ctas,
                    ..Settings::default()
                };
                let time = match together(gpus(ranks, settings)?, &workload, Some(way), runs) {
                    Ok(time) => time.as_secs_f64(),
                    Err(error @ DistError::Unsupported { .. }) => {
                        println!("  {way}: {error}");
                        continue;
                    }
                    Err(error) => return Err(error.into()),
                };
                println!(
                    "  {ranks} GPUs, {way:6} ctas {ctas:2}: {:8.3} ms, {:.3} of one GPU's rate",
                    time * 1e3,
                    one_gpu / time / ranks as f64,
                );
            }
        }
    }
    Ok(())
}

/// Words and what they are set to.
type Given<'w> = BTreeMap<&'w str, &'w str>;

/// The number of this name.
fn one<T: FromStr>(given: &Given<'_>, name: &str, unless: T) -> Result<T, String> {
    match given.get(name) {
        None => Ok(unless),
        Some(text) => text.parse().map_err(|_| format!("{name}={text}?")),
    }
}

/// The list of this name.
fn list<T: FromStr + Clone>(given: &Given<'_>, name: &str, unless: &[T]) -> Result<Vec<T>, String> {
    let Some(text) = given.get(name) else {
        return Ok(unless.to_vec());
    };
    let each = text.split(',').map(|word| word.parse());
    each.collect::<Result<_, _>>()
        .map_err(|_| format!("{name}={text}?"))
}
