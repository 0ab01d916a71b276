//! The GPU that a bench needs.

use fa::runtime::{Device, Error};

/// The first GPU; without one, says that `bench` is skipped.
pub fn first(bench: &str) -> Result<Option<Device>, Error> {
    if Device::count() == 0 {
        println!("{bench}: skipped: no GPU");
        return Ok(None);
    }
    Device::cuda(0).map(Some)
}
