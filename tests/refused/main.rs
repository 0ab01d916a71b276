//! What callers cannot ask of caches, packed queries and splits: each is a typed error that says what to do.

mod calls;
mod steps;

use fa::attention::{AttentionError, attention_into};
use fa::kernels::attention::LaunchError;
use fa::prelude::*;
use fa_dsl::abi::TensorView;

/// Tensors of zeros that views are taken of, and where packed queries begin.
struct Tensors {
    device: Device,
    halves: Buffer<f16>,
    o: Buffer<f16>,
    lists: Buffer<u32>,
    begins: Buffer<u32>,
}

/// Queries of a call, and keys: of two sequences, of which each has 3 queries and 32 keys.
const Q: [u64; 4] = [2, 3, 4, 64];

const ROWS: [u64; 4] = [2, 32, 2, 64];

/// Queries of the sequences one after the other.
const PACKED_Q: [u64; 4] = [1, 6, 4, 64];

/// Eight pages of 16 keys.
const PAGES: [u64; 4] = [8, 16, 2, 64];

impl Tensors {
    fn new() -> Tensors {
        let device = Device::cpu();
        Tensors {
            halves: device.zeros(16384).unwrap(),
            o: device.zeros(16384).unwrap(),
            lists: device.zeros(64).unwrap(),
            begins: device.upload(&[0, 3, 6]).unwrap(),
            device,
        }
    }

    fn list(&self, shape: &[u64]) -> TensorView<'_, u32> {
        self.lists.contiguous(shape).unwrap()
    }

    /// Attention of these shapes, with lists of zeros.
    fn attend<'a>(
        &'a self,
        [q, k]: [&[u64]; 2],
        options: &Options<'a>,
    ) -> Result<(), AttentionError> {
        let mut o = self.device.zeros::<f16>(16384)?;
        let (q_view, k) = (self.halves.contiguous(q)?, self.halves.contiguous(k)?);
        attention_into(
            &self.device,
            [q_view, k, k],
            o.contiguous_mut(q)?,
            None,
            options,
        )
    }
}

/// The option that is refused, and why.
fn reason(refused: Result<(), AttentionError>) -> (&'static str, String) {
    match refused {
        Err(AttentionError::Launch(LaunchError::OptionValue { option, reason })) => {
            (option, reason)
        }
        other => panic!("{other:?}"),
    }
}

/// The tensor whose shape is refused.
fn tensor(refused: Result<(), AttentionError>) -> &'static str {
    match refused {
        Err(AttentionError::Launch(LaunchError::Shape { tensor, .. })) => tensor,
        other => panic!("{other:?}"),
    }
}
