//! How the tensors of a test lie in candle's memory.

use candle_core::{Device, Result, Tensor, WithDType};

/// A layout of (batch, seq, heads, head_dim).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Lies {
    /// Without gaps.
    Contiguous,
    /// All positions of a head side by side, as after a transposition of (batch, heads, seq, head_dim).
    HeadsFirst,
    /// A part of a longer head dimension, aligned: each of q, k and v of one projection.
    Part,
    /// Positions from a longer sequence, not its first ones.
    Offset,
    /// From an odd element on, which no kernel reads where it lies.
    Misaligned,
    /// The head dimension strided, which no kernel reads where it lies.
    Transposed,
}

impl Lies {
    pub const ALL: [Lies; 6] = [
        Lies::Contiguous,
        Lies::HeadsFirst,
        Lies::Part,
        Lies::Offset,
        Lies::Misaligned,
        Lies::Transposed,
    ];

    /// A tensor of these elements that lies so.
    pub fn tensor<T: WithDType>(
        self,
        values: &[T],
        shape: [u64; 4],
        device: &Device,
    ) -> Result<Tensor> {
        let [batch, seq, heads, head_dim] = shape.map(|size| size as usize);
        let plain = Tensor::from_slice(values, (batch, seq, heads, head_dim), device)?;
        // What lies between the elements is NaN, so that it shows if it is read.
        let beside = |shape: [usize; 4]| {
            let zeros = Tensor::zeros(&shape[..], plain.dtype(), device)?;
            zeros.log()?.affine(0.0, 0.0)
        };
        match self {
            Lies::Contiguous => Ok(plain),
            Lies::HeadsFirst => plain.transpose(1, 2)?.contiguous()?.transpose(1, 2),
            Lies::Part => {
                let beside = beside([batch, seq, heads, 16])?;
                let all = Tensor::cat(&[&beside, &plain, &beside], 3)?;
                all.narrow(3, 16, head_dim)
            }
            Lies::Offset => {
                let beside = beside([batch, 3, heads, head_dim])?;
                let all = Tensor::cat(&[&beside, &plain, &beside], 1)?;
                all.narrow(1, 3, seq)
            }
            Lies::Misaligned => {
                let beside = beside([batch, seq, heads, 3])?;
                let all = Tensor::cat(&[&beside, &plain], 3)?;
                all.narrow(3, 3, head_dim)
            }
            Lies::Transposed => plain.transpose(1, 3)?.contiguous()?.transpose(1, 3),
        }
    }
}
