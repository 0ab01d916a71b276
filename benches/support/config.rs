//! The configuration that the benches measure.

use fa::kernels::fa_s512::{FaS512, FaS512Config};

/// It, with either mask.
pub const fn masked(causal: bool) -> FaS512Config {
    FaS512Config {
        causal,
        ..FaS512::<64, 64, 32, 4>::CONFIG
    }
}
