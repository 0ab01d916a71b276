//! The kernels that measure what the GPU can do give what the interpreter gives.

use fa::prelude::Device;
use fa_cases::rates;
use libtest_mimic::Trial;

use fa_cases::gpu::trial;

/// The tests, ignored where there is no GPU.
pub fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    vec![trial(gpu, "rates/exact", |device| {
        Ok(rates::check_all(device)?)
    })]
}
