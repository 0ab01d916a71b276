//! How fast kernels that only move bytes move them, beside a copy in the same run.

use std::io::Write;

use fa::kernels::rates::CopyRateConfig;
use fa::prelude::*;
use libtest_mimic::Failed;

/// Calls of one sample.
const CALLS: u32 = 20;
/// Samples, of which the median counts.
const SAMPLES: usize = 15;
/// Words of the copy: 512 MiB, several times the L2 cache.
const WORDS: u64 = 1 << 27;

/// The median time of a call, in microseconds, on the GPU's clock.
pub fn microseconds(
    device: &Device,
    mut call: impl FnMut() -> Result<(), Failed>,
) -> Result<f64, Failed> {
    call()?;
    let mut samples = Vec::with_capacity(SAMPLES);
    for _ in 0..SAMPLES {
        let mut outcome = Ok(());
        let ((), spent) = device.time(|| {
            outcome = (0..CALLS).try_for_each(|_| call());
            Ok(())
        })?;
        outcome?;
        samples.push(spent.as_secs_f64() * 1e6 / f64::from(CALLS));
    }
    samples.sort_unstable_by(f64::total_cmp);
    Ok(samples[SAMPLES / 2])
}

/// GB/s of a copy, which reads and writes.
pub fn of_a_copy(device: &Device) -> Result<f64, Failed> {
    let config = CopyRateConfig::FASTEST;
    let program = device.load(&config)?;
    let from = device.zeros::<u32>(WORDS as usize)?;
    let mut to = device.zeros::<u32>(WORDS as usize)?;
    let time = microseconds(device, || {
        let launch = config.launch(from.contiguous(&[WORDS])?, to.contiguous_mut(&[WORDS])?)?;
        Ok(program.launch(launch.grid, &launch.args)?)
    })?;
    Ok(gigabytes_a_second(2 * 4 * WORDS, time))
}

/// Of so many bytes in so many microseconds.
pub fn gigabytes_a_second(bytes: u64, microseconds: f64) -> f64 {
    bytes as f64 / microseconds / 1e3
}

/// Writes a figure to the test's output.
pub fn report(what: &str, bytes: u64, microseconds: f64, copy: f64) {
    let rate = gigabytes_a_second(bytes, microseconds);
    let share = 100.0 * rate / copy;
    let line = format!(
        "{what}: {microseconds:.2} µs, {rate:.0} GB/s, {share:.0} % of a copy's {copy:.0}\n"
    );
    // A figure that cannot be printed is no failure.
    let _ = std::io::stderr().write_all(line.as_bytes());
}
