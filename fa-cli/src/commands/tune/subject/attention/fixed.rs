//! The options of a kernel that a problem fixes.

use anyhow::{Context, Result, bail};
use fa::attention::{Problem, Shape};
use fa::dsl::config::{KernelEntry, Tunable, Value};
use fa::dsl::target::{Arch, Target};
use fa::kernels::attention::Variant;
use fa_tune::space::{Space, SpaceError};

/// An option that a problem fixes, by name.
pub type Fixed = (String, Value);

/// Those of this problem: what is asked for, tiles that hold its heads, and a length where that is asked for or the kernel needs one. Options
/// that the kernel does not have cannot be asked for.
pub fn of_problem(
    entry: &'static KernelEntry,
    problem: &Problem<'_>,
    fixed_length: bool,
) -> Result<Vec<Fixed>> {
    let (kernel, shape) = (entry.name, &problem.shape);
    let variant = Variant::of(problem, Variant::PLAIN.head_dim);
    let mut fixed = vec![("CAUSAL".to_owned(), Value::Bool(variant.causal))];
    let asked = variant.options().filter(|(_, asked)| *asked);
    for (name, _) in asked.filter(|(name, _)| *name != "CAUSAL") {
        if tunable(entry, name).is_none() {
            let flag = flag(name);
            bail!("{flag}: {kernel} has no such option; leave {flag} out or tune another kernel");
        }
        fixed.push((name.to_owned(), Value::Bool(true)));
    }
    if let Some(head_dim) = head_dim(entry, shape)? {
        fixed.push(("HEAD_DIM".to_owned(), Value::U32(head_dim)));
    }
    if tunable(entry, "SEQ").is_none() {
        if fixed_length {
            bail!("--static: {kernel} has no length to be specialised to; leave --static out");
        }
        return Ok(fixed);
    }
    if fixed_length {
        have_one_length(problem)?;
    }
    let length = u32::try_from(shape.seq_q)?;
    Ok(fix_length(entry, fixed, length, fixed_length))
}

/// What asks for an option of a kernel.
fn flag(option: &str) -> &str {
    match option {
        "WINDOW" => "--window",
        "SOFTCAP" => "--softcap",
        "FUNCTIONS" => "--with bias or documents",
        "PREFIX_RANGES" => "--with prefix_ranges",
        "MASK_BLOCKS" => "--mask-blocks",
        "ALIBI" => "--with alibi_slopes",
        "SINKS" => "--with sinks",
        "PACKED" => "--varlen",
        "SEQUSED_K" | "PAGED" => "--page",
        other => other,
    }
}

/// Fails where kernels cannot be specialised to the length of the sequences.
fn have_one_length(problem: &Problem<'_>) -> Result<()> {
    let Shape { seq_q, seq_k, .. } = problem.shape;
    if problem.options.packed.is_some() {
        bail!("--static: packed sequences have lengths of their own; leave --static out");
    }
    if seq_q != seq_k {
        bail!(
            "--static specialises to one length, these are {seq_q} queries and {seq_k} keys: leave it out"
        );
    }
    Ok(())
}

/// Fixes the length that kernels are specialised to: none, unless that is asked for or the kernel needs one.
fn fix_length(
    entry: &'static KernelEntry,
    fixed: Vec<Fixed>,
    length: u32,
    asked: bool,
) -> Vec<Fixed> {
    // Which options a kernel needs does not depend on the architecture that it is tuned on.
    let newest = Target::new(Arch::Sm90a);
    let with = |seq| [fixed.as_slice(), &[("SEQ".to_owned(), Value::U32(seq))]].concat();
    let space = |fixed: &[Fixed]| Space::new(entry, &newest, fixed);
    let (any_length, one_length) = (with(0), with(length));
    let needs_one = || matches!(space(&any_length), Err(SpaceError::Empty { .. }));
    match asked || needs_one() && space(&one_length).is_ok() {
        true => one_length,
        false => any_length,
    }
}

pub fn tunable(entry: &KernelEntry, name: &str) -> Option<&'static Tunable> {
    entry.tunables.iter().find(|tunable| tunable.name == name)
}

/// The smallest head dimension the kernel has tiles for that holds the problem's; `None` of a kernel that
/// has no such option.
fn head_dim(entry: &'static KernelEntry, shape: &Shape) -> Result<Option<u32>> {
    let Some(tunable) = tunable(entry, "HEAD_DIM") else {
        return Ok(None);
    };
    let listed = tunable.values.iter().filter_map(|value| match value {
        Value::U32(head_dim) => Some(*head_dim),
        Value::Bool(_) => None,
    });
    let mut fits = listed.clone().filter(|it| *it as usize >= shape.head_dim);
    let (kernel, largest) = (entry.name, listed.max().unwrap_or_default());
    let wanted = shape.head_dim;
    let newest = Target::new(Arch::Sm90a);
    let is_some = |head_dim: &u32| {
        let fixed = [("HEAD_DIM".to_owned(), Value::U32(*head_dim))];
        Space::new(entry, &newest, &fixed).is_ok()
    };
    // Of those that no tiles pass with, the next larger one; kernels that need a length say so themselves.
    let all = fits.clone();
    let first = fits.next().with_context(|| {
        format!("{kernel} takes heads of up to {largest} elements, not {wanted}")
    })?;
    Ok(all.into_iter().find(is_some).or(Some(first)))
}
