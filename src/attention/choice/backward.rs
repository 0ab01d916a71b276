//! The table of the backward schedules.

use std::marker::PhantomData;

use fa_dsl::prelude::Half;
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::backward::{BackwardMmaConfig, BackwardWarpSpecializedConfig, Zeros};
use fa_kernels::attention::functions::FunctionGradients;
use fa_kernels::attention::{Problem, Shape, Variant};

use super::{first_that_holds, head_dim_of_tiles, only_functions, rows_to_copy};

/// The tiles of the schedule for sm_90a, if it takes the problem. Measured on an H200, see benches/NOTES.md.
pub(super) fn warp_specialized<T: Half>(
    problem: &Problem<'_>,
    d_functions: &[FunctionGradients<'_>],
) -> Option<BackwardWarpSpecializedConfig<T>> {
    // Those of 112 and 224 are hardly faster than those of 128 and 256, and some of them spill.
    let of_tiles = first_that_holds(problem.shape.head_dim, &[64, 80, 96, 128, 160, 192, 256])?;
    // What is between these has the tiles of the larger one.
    let head_dim = match of_tiles {
        ..=64 => 64,
        65..=128 => 128,
        _ => 256,
    };
    let variant = Variant::of(problem, head_dim);
    let apart = head_dim > 128;
    // What is multiplied needs the scores when the gradients are there, and what it computes of them registers. No tiles that spill:
    // `tests/backward_registers.rs` compiles them all.
    let multiplies = scores_multiply(problem);
    let scores = problem.options.scores;
    let reads = scores.iter().any(|it| it.tensors().next().is_some());
    let capped_too = variant.softcap && (!scores.is_empty() || (apart && variant.functions));
    if capped_too || (multiplies && reads && head_dim > 64) {
        return None;
    }
    let ranges_of_packed = variant.widens() && variant.sequences_differ();
    let long_blocks = head_dim == 64 && !variant.softcap && !variant.widens();
    let long_blocks = long_blocks && (!variant.functions || leaves_registers(problem, &variant));
    let block_m = match () {
        () if long_blocks => 128,
        () if of_tiles == 128 && is_long(problem, &variant) => 80,
        () => 64,
    };
    let rows = Rows {
        copied: match apart || multiplies {
            true => 0,
            false => rows_to_copy(problem, &variant),
        },
        are_summed: d_functions.iter().any(|it| it.tensors().next().is_some()),
    };
    let turns = Turns::of(problem, &variant, head_dim, block_m, &rows);
    // One place of dS is 5 % faster there; why is not known.
    let one_place = head_dim == 128 && rows.copied > 0 && !rows.are_summed && !variant.masked();
    // Masks of many values beside a window or slopes, and exact sums of packed sequences.
    let beside_functions = variant.functions
        && !only_functions(&variant)
        && match variant.packed {
            true => problem.options.deterministic && !scores.is_empty(),
            false => scores.is_empty(),
        };
    let distances = scores.iter().any(|it| {
        let weight = it.staged().weight();
        weight.clamps && !weight.is_table()
    });
    let needs_registers = variant.softcap
        || (head_dim == 128 && (multiplies || ranges_of_packed || beside_functions || distances));
    Some(BackwardWarpSpecializedConfig {
        block_m,
        stages: 2,
        do_stages: if apart && multiplies { 1 } else { 2 },
        ds_stages: if apart || one_place { 1 } else { 2 },
        scores_first: false,
        late: !apart && needs_registers,
        bulk: false,
        deterministic: problem.options.deterministic,
        keep_scores: multiplies,
        copy_rows: rows.copied,
        first_writes: turns.first_writes,
        last_rounds: turns.last_rounds,
        waits_early: waits_early(&variant, block_m, &turns),
        variant: Variant {
            head_dim: of_tiles,
            ..variant
        },
        element: PhantomData,
    })
}

/// What is done with the rows of a tensor of which a function of scores reads an element for each query and key.
struct Rows {
    /// Bytes of its elements, where it is copied ahead of the scores; else 0.
    copied: u32,
    /// Whether gradients of what functions read are wanted.
    are_summed: bool,
}

/// Where CTAs take turns, and for what.
struct Turns {
    /// The first block of keys writes the sums, which need not be zero before that.
    first_writes: bool,
    /// The last one rounds them, and nothing comes after it.
    last_rounds: bool,
}

impl Turns {
    /// What waiting costs grows with the keys that a query sees, what it saves does not: so up to so many. Measured on an H100 and an H200, see benches/NOTES.md.
    fn of(
        problem: &Problem<'_>,
        variant: &Variant,
        head_dim: u32,
        block_m: u32,
        rows: &Rows,
    ) -> Turns {
        let Shape { seq_q, seq_k, .. } = problem.shape;
        let deterministic = problem.options.deterministic;
        let masks = problem.options.masks;
        let masks_alone = !masks.is_empty() && problem.options.scores.is_empty();
        let (first_up_to, last_up_to) = match (head_dim, deterministic) {
            (64 | 128, false) if variant.alibi && is_causal_alone(variant) => (1024, 512),
            (64, false) if !variant.functions => (usize::MAX, 512),
            (64, false) if is_table(variant) => (usize::MAX, 512),
            (64 | 128, false) if rows.copied > 0 => match rows.are_summed && !variant.masked() {
                true => (usize::MAX, 512),
                false => (0, 0),
            },
            // With the gradient of what is read 8 % faster, without it, and behind a mask, as fast.
            (64, false) if variant.function_set.reads_rows() && !variant.masked() => {
                (usize::MAX, 512)
            }
            (128, false) if block_m == 80 => (usize::MAX, 512),
            (64 | 128, false) if masks_alone => (usize::MAX, 512),
            (128, false) if is_causal_alone(variant) => (4096, 512),
            (64 | 128, false) => (1024, 512),
            (_, false) => (1024, 256),
            (128, true) => (0, 2048),
            (_, true) => (0, 1024),
        };
        // Blocks of masks are known beforehand because most of them are hidden.
        let seen = match (variant.mask_blocks, variant.masked()) {
            (true, _) => 0,
            (false, true) => seq_k - seq_q.min(seq_k) / 2,
            (false, false) => seq_k,
        };
        // Where blocks are left out, waiting costs more than zeros. For the same bits CTAs wait anyway: turns are used where blocks are known.
        let needs_zeros = if deterministic {
            let is_light = masks.iter().all(|it| !it.staged().weight().reads);
            let are_used = variant.mask_blocks && is_light;
            !masks.is_empty() && !are_used
        } else {
            variant.mask_blocks || masks.iter().any(|it| it.staged().is_bounded())
        };
        let zeros = match needs_zeros {
            true => Zeros::All,
            false => Zeros::of(problem, variant),
        };
        // Where sequences lie takes registers that wide rows do not leave to whoever rounds, and so do functions.
        let rounds = match zeros {
            Zeros::None => head_dim < 256 || !variant.functions,
            Zeros::Hidden => head_dim < 256 && !(head_dim == 128 && variant.softcap),
            Zeros::All => false,
        };
        Turns {
            first_writes: zeros != Zeros::All && seen <= first_up_to && !deterministic,
            last_rounds: rounds && seen <= last_up_to,
        }
    }
}

/// Whether blocks of 80 queries are faster than those of 64, of whole tensors of 128 columns whose scores are only scaled: how many keys that takes
/// depends on whether a mask is causal. CTAs take turns then. Measured.
fn is_long(problem: &Problem<'_>, variant: &Variant) -> bool {
    let Shape { seq_q, seq_k, .. } = problem.shape;
    let from = if variant.masked() { 8192 } else { 2048 };
    let is_scaled_alone = !variant.softcap && !variant.alibi && !problem.options.deterministic;
    let sees_all = is_whole(variant) && !variant.masked_left() && !variant.widens();
    is_scaled_alone && sees_all && seq_q.min(seq_k) >= from
}

/// Whether tensors are whole, and neither functions nor known blocks hide anything of them.
fn is_whole(variant: &Variant) -> bool {
    !(variant.functions || variant.mask_blocks || variant.sequences_differ())
}

/// Whether queries of whole tensors see all keys before them, by no function.
fn is_causal_alone(variant: &Variant) -> bool {
    variant.masked() && !variant.masked_left() && is_whole(variant)
}

/// Whether the next block is waited for early: of blocks of 128 queries without a mask, unless the last CTA rounds. Measured.
fn waits_early(variant: &Variant, block_m: u32, turns: &Turns) -> bool {
    let is_plain = !variant.masked() && !variant.functions;
    block_m == 128 && is_plain && !turns.last_rounds
}

/// Whether a function makes more of a score than adding to it.
fn scores_multiply(problem: &Problem<'_>) -> bool {
    let mut scores = problem.options.scores.iter();
    !scores.all(|it| it.staged().adds())
}

/// Whether the functions leave registers for blocks of 128 queries: a light one that only adds, or a mask, in whole tensors without a window. One that
/// reads a tensor for each score has to be alone, and that tensor a table of distances.
fn leaves_registers(problem: &Problem<'_>, variant: &Variant) -> bool {
    let weight = match variant.function_set.members() {
        Some(&[only]) => only.weight(),
        _ => return false,
    };
    let is_light = !weight.divides && weight.row_values <= 2;
    let is_light = is_light && (!weight.reads || is_table(variant));
    let places = variant.sequences_differ() || variant.masked_left();
    is_light && !places && !scores_multiply(problem)
}

/// Whether there is one function, which adds elements of a table by clamped distances, perhaps beside a causal mask, and nothing else.
fn is_table(variant: &Variant) -> bool {
    let members = variant.function_set.members().unwrap_or_default();
    only_functions(variant) && matches!(members, [only] if only.weight().is_table())
}

/// The tiles of the schedule for sm_80 and later; `None` past head dimension 256. Not measured yet.
pub(super) fn mma<T: Half>(arch: Arch, problem: &Problem<'_>) -> Option<BackwardMmaConfig<T>> {
    let head_dim = match head_dim_of_tiles(problem.shape.head_dim)? {
        // Panels of 192 are three, which no number of warps shares.
        192 => 256,
        head_dim => head_dim,
    };
    let vector = !matches!(arch, Arch::Sm80 | Arch::Sm86 | Arch::Sm89);
    let variant = Variant::of(problem, head_dim);
    let large = Target::new(arch).shared_per_cta >= 128 << 10;
    // A window's two ends, ranges, what is done to scores, and where sequences lie need registers, too.
    let masks = variant.masked_left() || variant.widens();
    let scores = variant.softcap || variant.alibi || variant.functions;
    let special = masks || scores || variant.sequences_differ();
    let adds = problem.options.scores.iter().all(|it| it.staged().adds());
    // No tiles that spill: `tests/backward_registers.rs` compiles them all.
    let [block_m, block_n, num_warps, stages, ctas, head_split] = match head_dim {
        // The products are held for derivatives, and what those compute of each score has to fit.
        32 | 64 if !adds => [32, 32, 2, 1, 4, 1],
        96 if !adds => [32, 32, 2, 1, 3, 1],
        32 | 64 => [64, 64, 4, 1, 2, 1],
        96 if large => [64, 64, 4, 1, 2, 1],
        96 => [64, 64, 4, 1, 1, 1],
        128 if large && !special => [64, 128, 8, 2, 1, 2],
        128 => [64, 64, 8, 1, 1, 2],
        _ if large && !special => [64, 64, 8, 1, 1, 2],
        _ if large => [32, 64, 8, 1, 1, 2],
        _ => [32, 32, 4, 1, 1, 2],
    };
    Some(BackwardMmaConfig {
        block_m,
        block_n,
        num_warps,
        stages,
        ctas,
        head_split,
        vector,
        deterministic: problem.options.deterministic,
        variant,
        element: PhantomData,
    })
}
