//! The compiler that a bench needs.

use fa::runtime::discovery;

/// Whether NVRTC is there; without it, says that `bench` is skipped.
pub fn is_found(bench: &str) -> bool {
    let found = discovery::nvrtc();
    if let Err(missing) = &found {
        println!("{bench}: skipped: {missing}");
    }
    found.is_ok()
}
