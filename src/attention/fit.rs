//! Functions that need more registers than the chosen tiles leave: what spills, only the compiler knows. So where the kernel of a problem with
//! functions spills some, smaller tiles are compiled, one after the other, until there are some that spill nothing.
//!
//! A device remembers what it launches in the place of what, so that a later call only looks that up, or, where the chosen tiles spill nothing, not even
//! that. Other processes find what was compiled in the cache on disk, with what it spills, and come to the same tiles without compiling.
//! Kernels without functions are as they are chosen, and so are those that a caller names. The interpreter has no registers to spill.

use std::fmt;

use arrayvec::ArrayVec;
use fa_dsl::config::{KernelEntry, Value, Values};
use fa_kernels::attention::{Configured, Problem};
use fa_runtime::{Device, Program};

use super::AttentionError;
use super::choice;
use super::classified::asked_by;
use super::plan::Chip;

/// Bytes that one thread spills, stored and loaded, which cost less than another schedule does: some eight registers that are kept in the first-level cache for a while. The
/// schedule for sm_80 takes about twice as long on Hopper, see benches/NOTES.md.
const FEW: u32 = 64;

/// Which kernel is launched for a problem with functions, and what was compiled to find it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// The first that spills no registers; if all do, the one that spills least. One of another schedule only where its own would spill more than 64 bytes.
    pub kernel: Configured,
    /// What was compiled, in order, with the bytes that one thread stores and loads to spill registers. Nothing where a problem has no functions.
    pub tried: Vec<(Configured, u32)>,
}

impl Fit {
    /// Bytes that one thread of the kernel stores and loads to spill registers, as far as it was compiled.
    pub fn spill_bytes(&self) -> u32 {
        let mut tried = self.tried.iter();
        let found = tried.find(|(kernel, _)| *kernel == self.kernel);
        found.map_or(0, |(_, bytes)| *bytes)
    }
}

/// The kernels that are tried for a problem in the place of `first`, which was chosen for it, where that spills registers: smaller tiles, the
/// nearest first. None where the problem has no functions of scores and masks. Of classes of blocks that the options give
/// ([`Options::mask_blocks`](super::Options::mask_blocks)) each takes them.
pub fn smaller_tiles(chip: Chip, problem: &Problem<'_>, first: &Configured) -> Vec<Configured> {
    if !has_functions(problem) {
        return Vec::new();
    }
    smaller_with_lists(chip, problem, first).collect()
}

/// The same, whatever functions there are.
fn smaller_with_lists(
    chip: Chip,
    problem: &Problem<'_>,
    first: &Configured,
) -> impl Iterator<Item = Configured> {
    // In the place of a kernel that takes classes others take some, too.
    let smaller = choice::smaller(chip, &asked_by(first, problem), first).into_iter();
    smaller.filter(|it| takes_lists(problem, it))
}

/// The kernel for a problem, given the one that was [chosen](super::choose) for it, for its output or for its gradients: that one, or, where it has functions for which it spills registers,
/// the first of [`smaller_tiles`] that spills none; if all of them do, the one that spills least. Those of another schedule are tried where its own spill more than 64 bytes. `spilled` compiles a kernel and says how many bytes one thread stores and
/// loads for that, in all launches of the problem. Calls of [`attention`](super::attention) and its like decide so by themselves; this is for
/// programs that compile kernels ahead of them, for another GPU perhaps.
///
/// # Errors
/// That of the first kernel, if none can be compiled.
pub fn fit<E: fmt::Display>(
    chip: Chip,
    problem: &Problem<'_>,
    first: &Configured,
    mut spilled: impl FnMut(&Configured) -> Result<u32, E>,
) -> Result<Fit, E> {
    let mut fit = Fit {
        kernel: *first,
        tried: Vec::new(),
    };
    if !has_functions(problem) {
        return Ok(fit);
    }
    let mut failed = None;
    let rest = smaller_tiles(chip, problem, first);
    // If none takes the lists of the options, the first says so when it is launched.
    let first = Some(*first).filter(|it| takes_lists(problem, it) || rest.is_empty());
    for kernel in first.into_iter().chain(rest) {
        let is_other = kernel.entry().name != fit.kernel.entry().name;
        if is_other && fit.tried.iter().any(|(_, bytes)| *bytes <= FEW) {
            break;
        }
        match spilled(&kernel) {
            Ok(bytes) => {
                fit.tried.push((kernel, bytes));
                if bytes == 0 {
                    break;
                }
            }
            // Smaller tiles may be in the cache where there is no compiler, or leave registers for products whose lack is an error.
            Err(error) => {
                tracing::info!("{}: {error}", kernel.spec());
                failed = failed.or(Some(error));
            }
        }
    }
    match (fit.tried.iter().min_by_key(|(_, bytes)| *bytes), failed) {
        (Some((least, _)), _) => {
            fit.kernel = *least;
            Ok(fit)
        }
        (None, Some(error)) => Err(error),
        (None, None) => Ok(fit),
    }
}

/// Whether the kernels of a problem have functions of the caller's.
pub(super) fn has_functions(problem: &Problem<'_>) -> bool {
    !(problem.options.scores.is_empty() && problem.options.masks.is_empty())
}

/// Whether a kernel takes the classes of blocks that the options give, if they give some: those of gradients take any.
fn takes_lists(problem: &Problem<'_>, kernel: &Configured) -> bool {
    let lists = problem.options.mask_blocks.filter(|it| it.rows > 0);
    let lists = lists.filter(|_| !kernel.is_backward());
    lists.is_none_or(|it| kernel.skipped_blocks() == Some([it.rows, it.keys]))
}

/// The kernel that was chosen for a problem, or where it does not take the classes of blocks that the options give, the smaller tiles that they were made for.
pub(super) fn of_lists(chip: Chip, problem: &Problem<'_>, chosen: Configured) -> Configured {
    if takes_lists(problem, &chosen) {
        return chosen;
    }
    let mut smaller = smaller_with_lists(chip, problem, &chosen);
    smaller.next().unwrap_or(chosen)
}

/// Whether a program that was chosen for a problem is what is launched for it, whatever there is beside.
pub(super) fn is_right(problem: &Problem<'_>, kernel: &Configured, program: &Program) -> bool {
    let spills = program.spill_bytes().is_some_and(|bytes| bytes > 0);
    !has_functions(problem) || (!spills && takes_lists(problem, kernel))
}

/// As [`fit`] on a device, which remembers what comes of it: calls of [`attention`](super::attention) and its like launch the same. `launched` are the kernels
/// that are launched with one that is tried, itself among them; those of what is found are loaded. On the interpreter `first` is what is launched.
///
/// # Errors
/// That of the first kernel, if none can be compiled, and when loading fails.
pub fn fit_on(
    device: &Device,
    problem: &Problem<'_>,
    first: &Configured,
    launched: impl Fn(&Configured) -> Result<Vec<(KernelEntry, Values)>, AttentionError>,
) -> Result<Configured, AttentionError> {
    let kernel = (first.entry().kernel)();
    let mut own = launched(first)?.into_iter();
    let own = own.find(|(entry, _)| (entry.kernel)() == kernel);
    let key = own.map_or(*first.values(), |(_, values)| values);
    on_device(device, problem, first, &key, || Ok(()), launched)
}

/// The same, where the values are known that the kernel of `first` is launched with: those of a kernel of gradients say which gradients of functions'
/// arguments are asked for. `check` says before anything is compiled whether there is something to compute.
pub(super) fn on_device(
    device: &Device,
    problem: &Problem<'_>,
    first: &Configured,
    values: &[Value],
    check: impl FnOnce() -> Result<(), AttentionError>,
    launched: impl Fn(&Configured) -> Result<Vec<(KernelEntry, Values)>, AttentionError>,
) -> Result<Configured, AttentionError> {
    if !has_functions(problem) || !device.is_cuda() {
        return Ok(*first);
    }
    remembered(device, problem, first, values, || {
        check()?;
        let fit = fit(Chip::of(device), problem, first, |kernel| {
            let launched = launched(kernel)?;
            let spilled = device.load_unspilled(launched.iter().map(wanted))?;
            Ok::<_, AttentionError>(spilled)
        })?;
        tell(&fit, first);
        if fit.spill_bytes() > 0 {
            let launched = launched(&fit.kernel)?;
            device.load_spilled(launched.iter().map(wanted))?;
        }
        Ok(fit.kernel)
    })
}

fn wanted((entry, values): &(KernelEntry, Values)) -> (&KernelEntry, &[Value]) {
    (entry, values)
}

/// What was found before in the place of a kernel, or is found now.
fn remembered(
    device: &Device,
    problem: &Problem<'_>,
    first: &Configured,
    values: &[Value],
    find: impl FnOnce() -> Result<Configured, AttentionError>,
) -> Result<Configured, AttentionError> {
    let key = key_of(problem, values);
    let known = device.stand_in(first.entry(), &key);
    if let Some(kernel) = known.and_then(|(entry, values)| Configured::of_entry(&entry, &values)) {
        return Ok(kernel);
    }
    let kernel = find()?;
    device.set_stand_in(first.entry(), &key, (*kernel.entry(), *kernel.values()));
    Ok(kernel)
}

/// The values of a kernel's tunables, and of lists of blocks the sizes.
fn key_of(problem: &Problem<'_>, values: &[Value]) -> ArrayVec<Value, { Values::MAX + 2 }> {
    let lists = problem.options.mask_blocks;
    let sizes = lists.map(|it| [Value::U32(it.rows), Value::U32(it.keys)]);
    let values = values.iter().take(Values::MAX).copied();
    values.chain(sizes.into_iter().flatten()).collect()
}

/// Says what was found, where that is not what was chosen, or spills.
fn tell(fit: &Fit, first: &Configured) {
    let Fit { kernel, tried } = fit;
    let others = tried.iter().filter(|(it, _)| it != kernel);
    let others: Vec<String> = others
        .map(|(it, bytes)| format!("{} {bytes}", it.spec()))
        .collect();
    let (spec, others) = (kernel.spec(), others.join(", "));
    match fit.spill_bytes() {
        0 if kernel == first => {}
        0 => tracing::info!(
            "{spec} is launched for these functions, because what was chosen spills registers, or does not compile (bytes a thread: {others})"
        ),
        bytes => tracing::warn!(
            "no tiles that are tried for these functions leave them enough registers: {spec} is launched, which spills {bytes} bytes a thread, least of all (others: {others}); the gate `registers` counts what tiles need without functions. Fewer values that are alive at the same time, or fewer functions and options, need fewer"
        ),
    }
}

#[cfg(test)]
mod tests {
    use fa_dsl::target::Arch;
    use fa_kernels::attention::{BlockClasses, Dtype, Options, Shape};

    use super::super::choose;
    use super::*;

    /// What is found is found once on a device, for lists of blocks of the same sizes.
    #[test]
    fn what_was_found_is_remembered() {
        let device = Device::cpu();
        let chip = Chip {
            arch: Arch::Sm90a,
            multiprocessors: 132,
        };
        let problem = |blocks: Option<[u32; 2]>| Problem {
            dtype: Dtype::Bf16,
            shape: Shape::square(2, 8192, 16, 64),
            options: Options {
                mask_blocks: blocks.map(|[rows, keys]| BlockClasses {
                    words: Options::unallocated_list(&[1]),
                    rows,
                    keys,
                }),
                ..Options::default()
            },
            lse: false,
        };
        let first = choose(chip, &problem(None)).expect("there is a kernel");
        let other = choose(chip, &problem(Some([0, 0]))).expect("there is a kernel");
        assert_ne!(first, other);
        let ask = |device: &Device, blocks, found: Option<Configured>| {
            let find = || found.ok_or(AttentionError::NoKernel { head_dim: 0 });
            remembered(device, &problem(blocks), &first, first.values(), find).ok()
        };
        assert_eq!(ask(&device, None, None), None);
        assert_eq!(ask(&device, None, Some(other)), Some(other));
        assert_eq!(ask(&device, None, Some(first)), Some(other));
        assert_eq!(ask(&device.clone(), None, None), Some(other));
        // Other lists are another question, and so is another device.
        assert_eq!(ask(&device, Some([128, 64]), None), None);
        assert_eq!(ask(&device, Some([128, 64]), Some(first)), Some(first));
        assert_eq!(ask(&device, Some([128, 128]), None), None);
        assert_eq!(ask(&Device::cpu(), None, None), None);
        assert_eq!(ask(&device, None, None), Some(other));
    }
}
