//! Attention over sequences that are shared out over several devices.
//!
//! Every rank has a part of the tokens of a sequence, with its queries, keys and values, and gets the output of its
//! queries ([`Rank::attention`]). [`Deal`] says which tokens those are, [`Way`] how a rank gets to the keys of the others.
//!
//! # Layers
//!
//! A module imports only from those below it:
//!
//! | module | what it is |
//! |---|---|
//! | `measure` | how long ranks take |
//! | `attention` | what users call |
//! | `backward`, then `forward` | the passes, each way in a file of its own |
//! | `nccl` | GPUs as ranks |
//! | `head_exchange`, then `add_rows`, `add_floats` | heads for tokens, and back; the kernels that copy and add up rows and other tensors |
//! | `launches`, `options`, then `positions` | what a rank launches, and what calls get of the options; of those that go by positions |
//! | `rank` | a device with its connection to the others |
//! | `choice`, then `cost` | which way is taken, and what each costs |
//! | `support`, `head_share` | which options and which heads can be computed in which way |
//! | `job` | what is computed |
//! | `calls` | which calls of attention compute what a rank's queries have to do with some keys |
//! | `sequences`, then `deal` and `band` | which tokens a rank holds, and which keys a query sees |
//! | `segments` | which rows of a result have come from how many calls |
//! | `rows`, `in_process` | rows as they are sent; interpreters of one process |
//! | `communicator` | what ranks need of each other |
//! | `scratch`, `stream` | memory that a rank keeps; where what it computes is queued |
//! | `error`, then `way` | everything that can go wrong; the ways |

mod add_floats;
mod add_rows;
mod attention;
mod backward;
mod band;
mod calls;
mod choice;
mod communicator;
#[cfg(test)]
mod compiled;
mod cost;
mod deal;
mod error;
mod forward;
mod head_exchange;
mod head_share;
mod in_process;
mod job;
mod launches;
pub mod measure;
pub mod nccl;
mod options;
mod positions;
mod rank;
mod rows;
mod scratch;
mod segments;
mod sequences;
mod stream;
mod support;
mod way;

/// The code in the document compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../../docs/several-gpus.md")]
struct Document;

pub use communicator::{Bytes, Communicator, Pace, TIMEOUT, Ticket, Transfer};
pub use cost::{Estimate, Heads, Rates, estimates};
pub use deal::Deal;
pub use error::{DistError, Result};
pub use in_process::{InProcess, in_process, in_process_within};
pub use rank::{Rank, interpreters};
pub use sequences::Sequences;
pub use stream::Stream;
pub use way::{UnknownWay, Way};
