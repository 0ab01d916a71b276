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
//! | `rank` | what users hold |
//! | `backward`, `forward` | the passes, each way in a file of its own |
//! | `launches`, `options` | what a rank launches, and with which options |
//! | `cost` | what each way costs |
//! | `calls` | which calls of attention compute what a rank's queries have to do with some keys |
//! | `head_exchange` | heads for tokens, and back |
//! | `sequences`, `deal`, `band` | which tokens a rank holds, and which keys a query sees |
//! | `nccl`, `in_process` | the engines: GPUs, and interpreters in one process |
//! | `communicator` | what ranks need of each other |
//! | `add_rows` | the kernel that copies and adds up rows |
//! | `rows`, `scratch`, `stream` | rows as they are sent; memory that a rank keeps; where what it computes is queued |
//! | `error`, `way` | everything that can go wrong; the ways |

mod add_rows;
mod backward;
mod band;
mod calls;
mod communicator;
mod cost;
mod deal;
mod error;
mod forward;
mod head_exchange;
mod in_process;
mod launches;
pub mod measure;
pub mod nccl;
mod options;
mod rank;
mod rows;
mod scratch;
mod segments;
mod sequences;
mod stream;
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
