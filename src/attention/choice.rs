//! The table of measured defaults: which schedule and which tiles a problem gets.

mod backward;
mod decode;
mod mma;
mod resident;
mod smaller;
mod warp_specialized;

use fa_dsl::prelude::{Half, bf16, f16};
use fa_dsl::target::Arch;
use fa_kernels::attention::functions::{FunctionGradients, RowsOfTensor};
use fa_kernels::attention::{Configured, Dtype, Problem, Seq, Variant};
use fa_kernels::rows::RowElement;

use super::Chip;

pub(super) use smaller::smaller;

/// The kernel for a problem; `None` if there is none. Measured on an H200, see benches/NOTES.md. Where functions of the caller's make it spill registers,
/// calls launch smaller tiles in its place: see [`fit`](super::fit()). Where calls find out which blocks masks hide ([`classifies`](super::classifies())), they
/// launch the kernel of the problem with such classes.
pub fn choose(chip: Chip, problem: &Problem<'_>) -> Option<Configured> {
    match problem.dtype {
        Dtype::F16 => choose_for::<f16>(chip, problem),
        Dtype::Bf16 => choose_for::<bf16>(chip, problem),
    }
}

fn choose_for<T: Half>(chip: Chip, problem: &Problem<'_>) -> Option<Configured> {
    if let Some(config) = decode::config::<T>(chip, problem) {
        return Some(Configured::of(&config));
    }
    if chip.arch != Arch::Sm90a || !warp_specialized::takes(problem) {
        return Some(Configured::of(&mma::config::<T>(chip.arch, problem)?));
    }
    let specialised = problem.options.seq != Some(Seq::Dynamic);
    let resident = specialised.then(|| resident::config::<T>(chip, problem));
    Some(match resident.flatten() {
        Some(config) => Configured::of(&config),
        None => Configured::of(&warp_specialized::config::<T>(chip, problem)?),
    })
}

/// The kernel for the gradients of a problem, and of the arguments of its functions, of which there are as many as functions of scores, or none; `None` if there
/// is none.
pub fn choose_backward(
    chip: Chip,
    problem: &Problem<'_>,
    d_functions: &[FunctionGradients<'_>],
) -> Option<Configured> {
    match problem.dtype {
        Dtype::F16 => backward_for::<f16>(chip, problem, d_functions),
        Dtype::Bf16 => backward_for::<bf16>(chip, problem, d_functions),
    }
}

fn backward_for<T: Half + RowElement>(
    chip: Chip,
    problem: &Problem<'_>,
    d_functions: &[FunctionGradients<'_>],
) -> Option<Configured> {
    let of_hopper = || backward::warp_specialized::<T>(problem, d_functions);
    let specialised = (chip.arch == Arch::Sm90a).then(of_hopper);
    Some(match specialised.flatten() {
        Some(config) => Configured::of_backward(&config),
        None => Configured::of_backward(&backward::mma::<T>(chip.arch, problem)?),
    })
}

/// Whether there is nothing but perhaps a causal mask.
fn no_options(variant: &Variant) -> bool {
    let plain = Variant {
        causal: false,
        ..*variant
    };
    plain.is_plain()
}

/// Whether there is nothing but functions, known blocks of them or not, and perhaps a causal mask.
fn only_functions(variant: &Variant) -> bool {
    no_options(&Variant {
        functions: false,
        mask_blocks: false,
        ..*variant
    })
}

/// Bytes of the elements of a tensor that the only function reads one of for each query and key, if there is nothing else but perhaps a causal mask, and the copy
/// engine takes it; 0 otherwise.
fn rows_to_copy(problem: &Problem<'_>, variant: &Variant) -> u32 {
    let members = variant.function_set.members().unwrap_or_default();
    let is_alone = members.len() == 1 && only_functions(variant) && !variant.mask_blocks;
    let rows = RowsOfTensor::of(problem.options.scores).filter(|_| is_alone);
    rows.map_or(0, |rows| rows.extent.element_bytes as u32)
}

/// The head dimension of the tiles that heads of `head_dim` are computed in by the schedules for sm_80 and later; `None` past 256.
fn head_dim_of_tiles(head_dim: usize) -> Option<u32> {
    first_that_holds(head_dim, &[32, 64, 96, 128, 192, 256])
}

/// The first of these head dimensions of tiles that holds `head_dim`.
fn first_that_holds(head_dim: usize, tiles: &[u32]) -> Option<u32> {
    let mut tiles = tiles.iter().copied();
    tiles.find(|of_tiles| head_dim <= *of_tiles as usize)
}
