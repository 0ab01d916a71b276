//! Forward attention for any sequence length: schedules that share softmax, mask and epilogue.

pub mod stream;
