//! The gradients of functions' arguments where they have the same bits every time: what comes after the sums.

use fa_dsl::abi::{Extent, TensorView, TensorViewMut};
use fa_dsl::prelude::*;

use crate::attention::functions::{FunctionGradients, MAX_FUNCTION_GRADIENTS, places};
use crate::attention::launch::LaunchError;
use crate::attention::problem::Shape;
use crate::chosen::Chosen;
use crate::exact::{ExactSum, MOST_NUMBERS, SUM_WORDS};

/// Threads of a CTA.
const CTA_THREADS: u32 = 128;

/// How many elements have exact sums whose words 32 bits count.
const MOST_ELEMENTS: u64 = (1 << 32) / SUM_WORDS as u64;

/// Adds sums, rounded, to the gradients of up to eight arguments: `sums` has those of one argument after the other, a [`ExactSum`] for each
/// element. Those before `end0` are the elements of `to0`, those from there to `end1` of `to1`, and so on; where there is no such argument the end is the one
/// before. Elements that nothing was added to stay as they are.
///
/// Grid: a CTA for every THREADS elements.
#[kernel(name = BackwardArguments, threads = THREADS, gates = gates)]
pub fn backward_arguments<#[values(128)] const THREADS: u32 = 128>(
    sums: Tensor<u32>,
    to0: TensorInOut<f32>,
    to1: TensorInOut<f32>,
    to2: TensorInOut<f32>,
    to3: TensorInOut<f32>,
    to4: TensorInOut<f32>,
    to5: TensorInOut<f32>,
    to6: TensorInOut<f32>,
    to7: TensorInOut<f32>,
    end0: u32,
    end1: u32,
    end2: u32,
    end3: u32,
    end4: u32,
    end5: u32,
    end6: u32,
    end7: u32,
) {
    let element = block_x() * THREADS + thread();
    if element < end7 {
        let sum = ExactSum::at(sums.at(&[]), element.to_u64()).rounded();
        let tensors = [to0, to1, to2, to3, to4, to5, to6, to7];
        let ends = [end0, end1, end2, end3, end4, end5, end6, end7];
        let mut first = Reg::from(0);
        for (to, end) in tensors.iter().zip(ends) {
            if (element >= first) & (element < end) & (sum != 0.0) {
                let to = to.at(&[element - first]);
                to.store(0, to.load(0) + sum);
            }
            first = end;
        }
    }
}

/// How many elements the gradients of functions' arguments span, each of which has an exact sum.
///
/// # Errors
/// When there are more than fit.
pub(super) fn elements(
    gradients: &[FunctionGradients<'_>],
    shape: &Shape,
) -> Result<u64, LaunchError> {
    let elements = places(gradients).map(|to| to.span());
    let elements = elements.fold(0_u64, u64::saturating_add);
    let refused = |reason| {
        let option = "deterministic";
        Err(LaunchError::OptionValue { option, reason })
    };
    if elements > MOST_ELEMENTS {
        return refused(format!(
            "the gradients of functions' arguments span {elements} elements, of which {MOST_ELEMENTS} have sums with the same bits every time: leave it out, or ask for fewer in one call"
        ));
    }
    let scores = [shape.heads, shape.seq_q, shape.seq_k];
    let scores = scores.iter().fold(shape.batch as u64, |all, size| {
        all.saturating_mul(*size as u64)
    });
    if elements != 0 && scores > MOST_NUMBERS {
        return refused(format!(
            "the gradients of functions' arguments are sums over {scores} scores, of which {MOST_NUMBERS} have the same bits in every order: leave it out"
        ));
    }
    Ok(elements)
}

/// What rounds the exact sums, one gradient's after the other's, and adds them to the gradients.
pub(super) fn rounding<'a>(gradients: &'a [FunctionGradients<'a>], sums: Extent) -> Chosen<'a> {
    let (mut end, mut places) = (0, places(gradients));
    let all: [_; MAX_FUNCTION_GRADIENTS] = std::array::from_fn(|_| {
        let place = places.next();
        let elements = place.map_or(0, |to| to.span());
        end += elements as u32;
        let flat = Extent {
            shape: [elements, 1, 1, 1],
            strides: [1, 0, 0, 0],
            ..place.unwrap_or(sums)
        };
        (TensorViewMut::from_extent(flat), end)
    });
    let [end0, end1, end2, end3, end4, end5, end6, end7] = all.each_ref().map(|(_, end)| *end);
    let [to0, to1, to2, to3, to4, to5, to6, to7] = all.map(|(to, _)| to);
    let args = BackwardArgumentsArgs {
        sums: TensorView::from_extent(sums),
        to0,
        to1,
        to2,
        to3,
        to4,
        to5,
        to6,
        to7,
        end0,
        end1,
        end2,
        end3,
        end4,
        end5,
        end6,
        end7,
    };
    let config = BackwardArgumentsConfig {
        threads: CTA_THREADS,
    };
    Chosen::new(&config, end.div_ceil(CTA_THREADS), &args)
}

/// The gates.
pub mod gates {
    use fa_dsl::target::Arch;

    use super::BackwardArgumentsConfig;

    fa_dsl::gates! {
        /// Every gate that a configuration breaks on a target.
        |config: BackwardArgumentsConfig, target| at Arch::Sm80;

        gate "threads": config.threads >= 32
            && config.threads.is_multiple_of(32)
            && config.threads <= target.threads_per_cta,
            "THREADS has to be a multiple of 32",
            [THREADS = config.threads, "most" = target.threads_per_cta];
    }
}
