//! Kernel configurations: tunables, their values, specs such as `FaS512<64,64,32,4,STAGES=1>`,
//! gates, and the registry that `#[kernel]` fills.

mod element;
mod entry;
mod gates;
mod group;
mod kernel;
mod launch;
mod optional;
mod spec;
mod value;

#[doc(hidden)]
pub use element::of_element;
pub use entry::KernelEntry;
pub use gates::GateError;
#[doc(hidden)]
pub use gates::reason as gate_reason;
pub use group::{OptionGroup, ParamGroup};
#[doc(hidden)]
pub use group::{join_optional, join_tunables};
pub use kernel::{KernelArgs, KernelConfig};
pub use launch::{Launch, WorkspaceSize};
pub use optional::OptionalParam;
pub use spec::{SpecError, kernel_name};
pub use value::{Tunable, Value, Values};
