//! What is tested of attention in candle, on any of its devices: tests/interpreter.rs runs it on the CPU, tests/gpu.rs
//! on a GPU.

pub mod candles_own;
pub mod cases;
pub mod functions;
pub mod gradients;
pub mod kvcache;
pub mod learned;
pub mod lies;
pub mod mask_blocks;
pub mod merge;
mod numbers;
mod plain;
pub mod training;
pub mod used;
pub mod varlen;

/// What is tested on one of candle's devices.
pub type Test = fn(&candle_core::Device) -> anyhow::Result<()>;
