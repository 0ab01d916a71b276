//! Forward attention for any sequence length: schedules that share softmax, mask and epilogue.
//!
//! [`stream`] is the schedule for sm_90a; [`launch`] makes its launches from tensors; [`gates`]
//! says which of its configurations are legal.

pub mod gates;
pub mod launch;
pub mod stream;

pub use launch::{Inputs, Launch, LaunchError, Outputs};
pub use stream::{StreamBf16, StreamBf16Config, StreamF16, StreamF16Config};
