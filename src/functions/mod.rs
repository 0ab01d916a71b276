//! Functions of scores and masks that people use, ready to be given to [`Options`](crate::attention::Options).
//!
//! Each is an ordinary function of the kernel language, and its source is short: where none of them is quite the one, copy the
//! nearest and change it. `docs/functions.md` in the repository teaches how they are written.
//!
//! Making one stages it, which takes some microseconds: make it once, and give it its arguments for each call. [`named`] has
//! the same ones by their names, for callers who have no Rust types, and checks their arguments.
//!
//! ```
//! use fa::prelude::*;
//! use fa::functions;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let device = Device::cpu();
//! let q = device.upload(&vec![f16::ONE; 128 * 2 * 64])?;
//! let view = q.contiguous(&[1, 128, 2, 64])?;
//! let documents = device.upload(&[[0_i32; 50].as_slice(), &[1; 78]].concat())?;
//! let of_tokens = documents.contiguous(&[1, 128])?;
//!
//! let documents = functions::documents();
//! let options = Options {
//!     causal: true,
//!     masks: &[documents.with((of_tokens, of_tokens))],
//!     ..Options::default()
//! };
//! let o = attention(&device, view, view, view, &options)?;
//! assert_eq!(o.read()?[0], f16::ONE);
//! # Ok(())
//! # }
//! ```

mod bias;
mod caps;
mod grids;
pub mod named;
mod sequences;
mod windows;

pub use bias::{additive_bias, relative_bias, swin_bias, t5_bias};
pub use caps::softcap;
pub use grids::{neighborhood_2d, sliding_tiles_3d};
pub use sequences::{block_diffusion, documents, prefix_lm, shared_prefix, tree};
pub use windows::{dilated_window, global_tokens, window_and_sinks};

use fa_kernels::attention::FunctionError;

/// A function of this module, all of which stage: their tests see to it.
fn made<F>(function: Result<F, FunctionError>) -> F {
    function.unwrap_or_else(|error| panic!("a function of the library: {error}"))
}
