//! Lists that kernels go by. On a GPU only the kernel reads them; on the interpreter they are checked before one does.

use std::fmt;

use fa_dsl::abi::{Extent, TensorView};
use fa_kernels::attention::{AddedKeys, LaunchError, Packed, Problem, Tensors};
use fa_runtime::Queue;

use crate::attention::AttentionError;

/// Whether a list of [`Packed`](crate::attention::Packed) is as it has to be for a tensor of `rows` rows and sequences of at most
/// `longest`, for callers who know its numbers: it ascends from 0 to the number of rows. On a GPU nothing else finds that out.
///
/// # Errors
/// When it is not. `tensor` is the list's name.
pub fn check_lengths(
    tensor: &str,
    list: &[u32],
    rows: u64,
    longest: usize,
) -> Result<(), AttentionError> {
    let wrong = |reason: String| Err(wrong("packed", reason));
    for ends in list.windows(2) {
        let [begin, end] = [ends[0], ends[1]];
        match end.checked_sub(begin) {
            Some(length) if length as usize <= longest => {}
            Some(length) => {
                let length = Shown(length);
                return wrong(format!(
                    "{tensor} has a sequence of {length}, the longest is said to have {longest}"
                ));
            }
            None => {
                let [begin, end] = [begin, end].map(Shown);
                return wrong(format!(
                    "{tensor} has {end} after {begin}: it has to ascend"
                ));
            }
        }
    }
    let (Some(&first), Some(&last)) = (list.first(), list.last()) else {
        return wrong(format!("{tensor} has no number"));
    };
    if first != 0 || u64::from(last) != rows {
        let [first, last] = [first, last].map(Shown);
        return wrong(format!(
            "{tensor} goes from {first} to {last}: it has to go from 0 to {rows}, the number of rows"
        ));
    }
    Ok(())
}

/// Whether the lists of a problem lead a kernel only to where its tensors are: sequences that lie one after the other in all rows,
/// rows that the cache has, and pages that it has for every key that is used. Lengths beyond what there is room for are no
/// error: kernels take them for that. Says nothing where the memory is not this process's.
pub(super) fn check<'a>(
    queue: &impl Queue<'a>,
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
) -> Result<(), AttentionError> {
    let options = &problem.options;
    if let Some(packed) = &options.packed {
        check_packed(queue, packed, tensors)?;
    }
    if let Some(list) = &options.cache_batch_idx {
        check_rows(queue, list, tensors.k.shape[0])?;
    }
    match options.paged {
        Some(_) => check_pages(queue, problem, tensors.k.shape[0]),
        None => Ok(()),
    }
}

/// The lists of lengths.
fn check_packed<'a>(
    queue: &impl Queue<'a>,
    packed: &Packed<'a>,
    tensors: &Tensors<'a>,
) -> Result<(), AttentionError> {
    let of_queries = (
        Some(&packed.cu_seqlens_q),
        tensors.q.shape[1],
        packed.max_seq_q,
    );
    let of_keys = (
        packed.cu_seqlens_k.as_ref(),
        tensors.k.shape[1],
        packed.max_seq_k,
    );
    for (name, (list, rows, longest)) in [("cu_seqlens_q", of_queries), ("cu_seqlens_k", of_keys)] {
        let Some(list) = list else { continue };
        if let Some(numbers) = queue.host_numbers(name, list)? {
            check_lengths(name, &numbers, rows, longest)?;
        }
    }
    Ok(())
}

fn check_rows<'a>(
    queue: &impl Queue<'a>,
    list: &TensorView<'a, u32>,
    rows: u64,
) -> Result<(), AttentionError> {
    let numbers = queue.host_numbers("cache_batch_idx", list)?;
    let numbers = numbers.unwrap_or_default();
    match numbers.iter().find(|row| u64::from(**row) >= rows) {
        Some(&row) => Err(wrong(
            "cache_batch_idx",
            format!(
                "there is a sequence in row {}, but the cache has {rows} rows",
                Shown(row)
            ),
        )),
        None => Ok(()),
    }
}

fn check_pages<'a>(
    queue: &impl Queue<'a>,
    problem: &Problem<'a>,
    pages: u64,
) -> Result<(), AttentionError> {
    let (Some(paged), Some(used)) = (&problem.options.paged, &problem.options.seqused_k) else {
        return Ok(());
    };
    // Those without a number for each sequence are refused with the launch.
    let batch = problem.shape.batch as u64;
    if [&paged.block_table, used].map(|it| it.extent.shape[0]) != [batch; 2] {
        return Ok(());
    }
    let Some(table) = Numbers::of(queue, "block_table", &paged.block_table)? else {
        return Ok(());
    };
    let Some(used) = Numbers::of(queue, "seqused_k", used)? else {
        return Ok(());
    };
    let ends = match &problem.options.packed {
        Some(packed) => Numbers::of(queue, "cu_seqlens_q", &packed.cu_seqlens_q)?,
        None => None,
    };
    let capacity = problem.shape.seq_k as u64;
    for b in 0..problem.shape.batch {
        let queries = match &ends {
            Some(ends) => ends.at(b + 1, 0).saturating_sub(ends.at(b, 0)).into(),
            None => problem.shape.seq_q as u64,
        };
        let added = match problem.options.added_k {
            AddedKeys::None => 0,
            AddedKeys::Each(keys) => keys.into(),
            AddedKeys::AsQueries => queries,
        };
        // Nothing is read of a sequence without queries.
        let keys = match queries {
            0 => 0,
            _ => {
                // Kernels take a negative length for 0.
                let used = used.at(b, 0).cast_signed().max(0).cast_unsigned();
                (u64::from(used).min(capacity) + added).min(capacity)
            }
        };
        for number in 0..keys.div_ceil(paged.page as u64) {
            let page = table.at(b, number as usize);
            if u64::from(page) >= pages {
                let page = Shown(page);
                let reason = format!(
                    "block_table has page {page} for the keys from {} on of sequence {b}, but there are {pages} pages",
                    number * paged.page as u64
                );
                return Err(wrong("paged", reason));
            }
        }
    }
    Ok(())
}

/// The numbers of a list or a table in the memory of this process.
pub(super) struct Numbers {
    numbers: Vec<u32>,
    extent: Extent,
}

impl Numbers {
    pub fn of<'a>(
        queue: &impl Queue<'a>,
        name: &'static str,
        list: &TensorView<'a, u32>,
    ) -> Result<Option<Numbers>, AttentionError> {
        let numbers = queue.host_numbers(name, list)?;
        Ok(numbers.map(|numbers| Numbers {
            numbers,
            extent: list.extent,
        }))
    }

    /// The number at these indices of the first two dimensions.
    pub fn at(&self, first: usize, second: usize) -> u32 {
        let Extent { shape, strides, .. } = &self.extent;
        // A dimension of stride 0 has one number.
        let along = |d: usize, index: usize| if strides[d] == 0 { 0 } else { index };
        let row = if strides[1] == 0 {
            1
        } else {
            shape[1] as usize
        };
        self.numbers[along(0, first) * row + along(1, second)]
    }
}

/// A number of a list in a message. Lists of other libraries have int32, whose negative numbers are read as large ones.
struct Shown(u32);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shown(number) = *self;
        write!(f, "{number}")?;
        match number.cast_signed() {
            negative @ ..0 => write!(f, " ({negative} as int32)"),
            _ => Ok(()),
        }
    }
}

/// An option whose value has no meaning.
pub(super) fn wrong(option: &'static str, reason: impl Into<String>) -> AttentionError {
    let reason = reason.into();
    LaunchError::OptionValue { option, reason }.into()
}
