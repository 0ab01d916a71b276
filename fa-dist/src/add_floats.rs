//! Float32 numbers that are copied or added up: gradients that several ranks have a part in.

use fa::dsl::abi::{Extent, TensorView, TensorViewMut};
use fa::dsl::prelude::*;

use crate::error::Result;
use crate::rank::Rank;

/// Threads of a CTA.
const CTA: u32 = 256;

/// `to` ← `part`, or `to` + `part`: tensors of up to four dimensions, with any strides. Grid: a CTA for every THREADS of `count` elements.
#[kernel(name = AddFloats, threads = THREADS, gates = gates)]
pub fn add_floats<#[values(256)] const THREADS: u32 = 256, #[option] const ADD: bool = false>(
    part: Tensor<f32>,
    to: TensorInOut<f32>,
    count: u32,
    size1: u32,
    size2: u32,
    size3: u32,
) {
    let number = block_x() * THREADS + thread();
    if number < count {
        let (last, rest) = (number % size3, number / size3);
        let (third, rest) = (rest % size2, rest / size2);
        let index = [rest / size1, rest % size1, third, last];
        let value = part.at(&index).load(0);
        let to = to.at(&index);
        to.store(0, if ADD { to.load(0) + value } else { value });
    }
}

/// The gates.
pub mod gates {
    use fa::dsl::target::Arch;

    use super::AddFloatsConfig;

    fa::dsl::gates! {
        /// Every gate that a configuration breaks on a target.
        |config: AddFloatsConfig, target| at Arch::Sm80;

        gate "threads": config.threads >= 32
            && config.threads.is_multiple_of(32)
            && config.threads <= target.threads_per_cta,
            "THREADS has to be a multiple of 32",
            [THREADS = config.threads, "most" = target.threads_per_cta];
    }
}

/// Launches [`add_floats`] on two tensors of the same shape.
pub(crate) fn launch(rank: &Rank, part: Extent, to: Extent, add: bool) -> Result<()> {
    let [_, size1, size2, size3] = to.shape.map(|size| size as u32);
    let count = to.shape.iter().product::<u64>() as u32;
    if count == 0 {
        return Ok(());
    }
    let config = AddFloatsConfig { threads: CTA, add };
    let args = AddFloatsArgs {
        part: TensorView::from_extent(part),
        to: TensorViewMut::from_extent(to),
        count,
        size1,
        size2,
        size3,
    };
    rank.launch(&rank.device().load(&config)?, count.div_ceil(CTA), &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compiled::expect_everywhere;
    use crate::scratch::DeviceTensor;

    #[test]
    fn numbers_are_added_where_they_lie() {
        let rank = crate::rank::interpreters(1).remove(0);
        let device = rank.device();
        let numbers: Vec<f32> = (0..24).map(|i| i as f32).collect();
        let part = device.upload(&numbers).unwrap();
        let to = device.upload(&[1.0_f32; 48]).unwrap();
        let part = DeviceTensor::<f32>::contiguous(part.address(), &[2, 3, 4]).extent;
        // Every second number of them.
        let mut every_second = DeviceTensor::<f32>::contiguous(to.address(), &[2, 3, 4]).extent;
        every_second.strides = every_second.strides.map(|stride| 2 * stride);
        launch(&rank, part, every_second, true).unwrap();
        let found = to.read().unwrap();
        let expected = |at: usize| {
            if at.is_multiple_of(2) {
                1.0 + (at / 2) as f32
            } else {
                1.0
            }
        };
        assert_eq!(found, (0..48).map(expected).collect::<Vec<f32>>());
        launch(&rank, part, every_second, false).unwrap();
        assert_eq!(to.read().unwrap()[..5], [0.0, 1.0, 1.0, 1.0, 2.0]);
    }

    /// Both kernels, as NVRTC compiles them for every architecture.
    #[test]
    fn every_kernel_compiles() {
        for add in [false, true] {
            let config = AddFloatsConfig { threads: CTA, add };
            expect_everywhere(&config);
        }
    }
}
