//! Times of work on candle's devices.

use std::time::{Duration, Instant};

use candle_core::{Device, Result};

/// What is timed.
pub type Work<'a> = &'a mut dyn FnMut() -> Result<()>;

/// The median times of some works in microseconds, each over `calls` calls that are queued one after the other: on the host,
/// until they are queued, and in all, until the device has done them. The works take turns; the first two rounds compile
/// kernels and are not counted.
pub fn in_turns<const N: usize>(
    device: &Device,
    rounds: usize,
    calls: u32,
    mut works: [Work<'_>; N],
) -> Result<[Times; N]> {
    let mut samples: [Vec<[Duration; 2]>; N] = std::array::from_fn(|_| Vec::new());
    for round in 0..rounds + 2 {
        for (work, samples) in works.iter_mut().zip(&mut samples) {
            device.synchronize()?;
            let started = Instant::now();
            for _ in 0..calls {
                work()?;
            }
            let queued = started.elapsed();
            device.synchronize()?;
            let done = started.elapsed();
            if round > 1 {
                samples.push([queued / calls, done / calls]);
            }
        }
    }
    Ok(samples.map(|samples| Times {
        host: median(samples.iter().map(|sample| sample[0])),
        all: median(samples.iter().map(|sample| sample[1])),
    }))
}

/// Of one call, in microseconds.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// Until it is queued.
    pub host: f64,
    /// Until it is done.
    pub all: f64,
}

fn median(samples: impl Iterator<Item = Duration>) -> f64 {
    let mut samples: Vec<Duration> = samples.collect();
    samples.sort_unstable();
    let middle = samples.get(samples.len() / 2);
    middle.map_or(f64::NAN, |middle| middle.as_secs_f64() * 1e6)
}
