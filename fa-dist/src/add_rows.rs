//! Rows of heads that are copied or added up: what heads are gathered for sending with, and sums of gradients.

use std::marker::PhantomData;

use fa::attention::AttentionElement;
use fa::dsl::abi::{Extent, TensorView, TensorViewMut};
use fa::dsl::prelude::*;
use fa::kernels::rows::{EIGHT, Input, Output, RowElement, load_eight};

use crate::error::Result;
use crate::rank::Rank;
use crate::scratch::DeviceTensor;

/// Threads of a CTA.
const CTA: u32 = 256;

/// `to` ← `first`, or `first` + `second`, in float32: (batch, seq, heads, head_dim) of `T` or, for the first and the result, of
/// float32. A thread takes eight elements. Grid: a CTA for every THREADS of `chunks` such eights. The result may lie where the first does: a thread
/// stores what it has loaded.
#[kernel(name = AddRows, types(f16, bf16), threads = THREADS, gates = gates)]
pub fn add_rows<
    T: RowElement,
    #[values(128, 256)] const THREADS: u32 = 256,
    #[option] const FIRST_F32: bool = false,
    #[option] const TO_F32: bool = false,
    #[option] const SECOND: bool = false,
>(
    #[when(!FIRST_F32)] first: Tensor<T>,
    #[when(FIRST_F32)] first_f32: Tensor<f32>,
    #[when(SECOND)] second: Tensor<T>,
    #[when(!TO_F32)] to: TensorMut<T>,
    #[when(TO_F32)] to_f32: TensorMut<f32>,
    chunks: u32,
    seq: u32,
    heads: u32,
    head_chunks: u32,
) {
    let number = block_x() * THREADS + thread();
    let (element, rest) = ((number % head_chunks) * EIGHT, number / head_chunks);
    let (head, rest) = (rest % heads, rest / heads);
    let index = [rest / seq, rest % seq, head];
    if number < chunks {
        let input = Input::of(first, first_f32);
        let mut values = input.widen(&input.load(number < chunks, &index, element));
        if let Some(second) = second {
            let others = T::widen(&load_eight(second.at(&index).offset(element)));
            for (value, other) in values.iter_mut().zip(others) {
                *value = *value + other;
            }
        }
        Output::of(to, to_f32).store(&index, element, values);
    }
}

/// The gates.
pub mod gates {
    use fa::dsl::target::Arch;
    use fa::kernels::rows::RowElement;

    use super::AddRowsConfig;

    fa::dsl::gates! {
        /// Every gate that a configuration breaks on a target.
        for<T: RowElement> |config: AddRowsConfig<T>, target| at Arch::Sm80;

        gate "threads": config.threads >= 32
            && config.threads.is_multiple_of(32)
            && config.threads <= target.threads_per_cta,
            "THREADS has to be a multiple of 32",
            [THREADS = config.threads, "most" = target.threads_per_cta];
    }
}

/// A tensor of the type of the kernel, or of float32.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Rows<T> {
    Own(DeviceTensor<T>),
    Wide(DeviceTensor<f32>),
}

impl<T: AttentionElement> Rows<T> {
    fn extent(&self) -> Extent {
        match self {
            Rows::Own(tensor) => tensor.extent,
            Rows::Wide(tensor) => tensor.extent,
        }
    }

    fn is_wide(&self) -> bool {
        matches!(self, Rows::Wide(_))
    }
}

/// Launches [`add_rows`]: `to` becomes `first`, and `second` is added to it if there is one. The three have the same shape, head_dim a multiple
/// of 8, and rows that 16-byte accesses reach.
pub(crate) fn launch<T: AttentionElement>(
    rank: &Rank,
    first: Rows<T>,
    second: Option<&DeviceTensor<T>>,
    to: Rows<T>,
) -> Result<()> {
    let [batch, seq, heads, head_dim] = to.extent().shape;
    let head_chunks = head_dim / u64::from(EIGHT);
    let chunks = batch * seq * heads * head_chunks;
    if chunks == 0 {
        return Ok(());
    }
    let config = AddRowsConfig::<T> {
        threads: CTA,
        first_f32: first.is_wide(),
        to_f32: to.is_wide(),
        second: second.is_some(),
        element: PhantomData,
    };
    let own = |rows: &Rows<T>| match rows {
        Rows::Own(tensor) => Some(tensor.extent),
        Rows::Wide(_) => None,
    };
    let wide = |rows: &Rows<T>| match rows {
        Rows::Own(_) => None,
        Rows::Wide(tensor) => Some(tensor.extent),
    };
    let args = AddRowsArgs::<T> {
        first: own(&first).map(TensorView::from_extent),
        first_f32: wide(&first).map(TensorView::from_extent),
        second: second.map(DeviceTensor::view),
        to: own(&to).map(TensorViewMut::from_extent),
        to_f32: wide(&to).map(TensorViewMut::from_extent),
        chunks: chunks as u32,
        seq: seq as u32,
        heads: heads as u32,
        head_chunks: head_chunks as u32,
    };
    let ctas = (chunks as u32).div_ceil(CTA);
    rank.launch(&rank.device().load(&config)?, ctas, &args)
}

/// Copies rows.
pub(crate) fn copy<T: AttentionElement>(
    rank: &Rank,
    from: &DeviceTensor<T>,
    to: &DeviceTensor<T>,
) -> Result<()> {
    launch(rank, Rows::Own(*from), None, Rows::Own(*to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compiled::expect_everywhere;

    #[test]
    fn rows_are_added_and_copied() {
        let rank = crate::rank::interpreters(1).remove(0);
        let device = rank.device();
        let shape = [2, 3, 2, 24];
        let numbers: Vec<bf16> = (0..2 * 3 * 2 * 24)
            .map(|i| bf16::from_f32(i as f32))
            .collect();
        let from = device.upload(&numbers).unwrap();
        let sums = device.zeros::<f32>(numbers.len()).unwrap();
        let to = device.zeros::<bf16>(numbers.len()).unwrap();
        let from = DeviceTensor::<bf16>::contiguous(from.address(), &shape);
        let sums = DeviceTensor::<f32>::contiguous(sums.address(), &shape);
        let target = DeviceTensor::<bf16>::contiguous(to.address(), &shape);
        launch(&rank, Rows::Own(from), None, Rows::Wide(sums)).unwrap();
        launch(&rank, Rows::Wide(sums), Some(&from), Rows::Wide(sums)).unwrap();
        launch(&rank, Rows::Wide(sums), Some(&from), Rows::Own(target)).unwrap();
        let three = |x: &bf16| bf16::from_f32(3.0 * x.to_f32());
        let expected: Vec<bf16> = numbers.iter().map(three).collect();
        assert_eq!(to.read().unwrap(), expected);
    }

    /// Every kernel that is launched, as NVRTC compiles it for every architecture.
    #[test]
    fn every_kernel_compiles() {
        for (first_f32, to_f32, second) in [
            (false, false, false),
            (false, true, false),
            (true, true, true),
            (true, false, true),
        ] {
            let config = AddRowsConfig::<bf16> {
                threads: CTA,
                first_f32,
                to_f32,
                second,
                element: PhantomData,
            };
            expect_everywhere(&config);
        }
    }
}
