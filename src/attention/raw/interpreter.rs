//! What the interpreter computes for other libraries: as much as someone waits for, and nothing that leads it astray.

use fa_kernels::attention::{Problem, Tensors};
use fa_runtime::Queue;

use super::lists;
use crate::attention::AttentionError;

/// The most products of a query's and a key's elements that the interpreter computes for another library: a minute or
/// two on a few cores. It is there for tests and small inputs.
pub const INTERPRETER_LIMIT: u64 = 1 << 36;

/// The problem as the interpreter computes it, if that takes no longer than someone waits, and no list leads it astray.
pub(in crate::attention) fn for_interpreter<'a>(
    queue: &impl Queue<'a>,
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
) -> Result<Problem<'a>, AttentionError> {
    let problem = bounded(problem, tensors)?;
    lists::check(queue, &problem, tensors)?;
    Ok(problem)
}

/// The problem as the interpreter computes it, if that takes no longer than someone waits: no packed sequence is longer than all of
/// them, whatever the caller says that the longest may have. With classes of blocks it is, because they are those of its sizes.
pub(super) fn bounded<'a>(
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
) -> Result<Problem<'a>, AttentionError> {
    let mut shape = problem.shape;
    let are_listed = problem.options.mask_blocks.is_some();
    if let Some(packed) = problem.options.packed.filter(|_| !are_listed) {
        let [queries, keys] = [&tensors.q, &tensors.k].map(|it| it.shape[1] as usize);
        shape.seq_q = shape.seq_q.min(queries);
        if packed.cu_seqlens_k.is_some() {
            // Kernels are for sequences of a key at least.
            shape.seq_k = shape.seq_k.min(keys.max(1));
        }
    }
    let problem = Problem { shape, ..*problem };
    check_size(&problem, tensors.q.shape[1])?;
    Ok(problem)
}

/// Whether the interpreter computes a problem in a time that someone waits for. Packed sequences have `packed_queries` in all, and
/// tiles for as many each as the longest where blocks are listed.
fn check_size(problem: &Problem<'_>, packed_queries: u64) -> Result<(), AttentionError> {
    let shape = &problem.shape;
    let dense = (shape.batch as u64).saturating_mul(shape.seq_q as u64);
    let queries = match problem.options.packed {
        Some(_) if problem.options.mask_blocks.is_none() => dense.min(packed_queries),
        _ => dense,
    };
    let sizes = [shape.heads, shape.seq_k, shape.head_dim].map(|size| size as u64);
    let products = sizes.into_iter().fold(queries, u64::saturating_mul);
    match products <= INTERPRETER_LIMIT {
        true => Ok(()),
        false => Err(AttentionError::TooMuchForTheInterpreter {
            products,
            limit: INTERPRETER_LIMIT,
        }),
    }
}
