//! Rows of tensors as they are sent: in order, and one sequence of the batch after the other.

use std::ops::Range;

use fa::dsl::abi::{Element, Extent};

use crate::communicator::{Bytes, Transfer};
use crate::error::{DistError, Result};
use crate::scratch::DeviceTensor;

/// Whether the rows of each sequence of (batch, seq, heads, head_dim) lie one after the other without gaps.
pub(crate) fn check(tensor: &'static str, extent: &Extent) -> Result<()> {
    let [_, seq, heads, head_dim] = extent.shape;
    let [_, row, head, element] = extent.strides;
    let fits =
        element == 1 && (heads == 1 || head == head_dim) && (seq <= 1 || row == heads * head_dim);
    match fits {
        true => Ok(()),
        false => Err(DistError::NotContiguous { tensor }),
    }
}

/// The bytes of some rows.
fn bytes<T: Element>(tensor: &DeviceTensor<T>, rows: &Range<usize>) -> impl Iterator<Item = Bytes> {
    let Extent {
        address,
        shape: [batch, _, heads, head_dim],
        strides,
        element_bytes,
    } = tensor.extent;
    let row = heads * head_dim * element_bytes;
    let (start, len) = (rows.start as u64, rows.len() as u64);
    (0..batch).map(move |sequence| Bytes {
        address: address + sequence * strides[0] * element_bytes + start * row,
        len: len * row,
    })
}

/// Adds that these rows are sent.
pub(crate) fn send<T: Element>(
    transfers: &mut Vec<Transfer>,
    to: usize,
    tensor: &DeviceTensor<T>,
    rows: &Range<usize>,
) {
    let sent = bytes(tensor, rows).filter(|bytes| bytes.len > 0);
    transfers.extend(sent.map(|from| Transfer::Send { to, from }));
}

/// Adds that these rows are received.
pub(crate) fn receive<T: Element>(
    transfers: &mut Vec<Transfer>,
    from: usize,
    tensor: &DeviceTensor<T>,
    rows: &Range<usize>,
) {
    let received = bytes(tensor, rows).filter(|bytes| bytes.len > 0);
    transfers.extend(received.map(|to| Transfer::Receive { from, to }));
}

/// The rows of `part`, some tokens of `held`, in a tensor that has the tokens of `held` one after the other.
///
/// # Panics
/// If they are not held.
pub(crate) fn rows_of(held: &[Range<usize>], part: &Range<usize>) -> Range<usize> {
    let mut first = 0;
    for range in held {
        if range.start <= part.start && part.end <= range.end {
            let start = first + part.start - range.start;
            return start..start + part.len();
        }
        first += range.len();
    }
    panic!("tokens {part:?} are not among {held:?}")
}

/// The rows of several parts, as [`rows_of`], those that adjoin in the tensor as one: NCCL spreads a long transfer over more CTAs than a
/// short one.
pub(crate) fn pieces_of(held: &[Range<usize>], parts: &[Range<usize>]) -> Vec<Range<usize>> {
    let mut pieces: Vec<Range<usize>> = Vec::new();
    for part in parts {
        let rows = rows_of(held, part);
        match pieces.last_mut() {
            Some(last) if last.end == rows.start => last.end = rows.end,
            _ => pieces.push(rows),
        }
    }
    pieces
}

/// How many tokens some ranges are.
pub(crate) fn count(ranges: &[Range<usize>]) -> usize {
    ranges.iter().map(Range::len).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_that_adjoin_in_the_tensor_are_one_piece() {
        let held = [100..200, 700..800];
        let pieces = |parts: [Range<usize>; 2]| pieces_of(&held, &parts);
        assert_eq!(pieces(held.clone()), vec![0..200; 1]);
        assert_eq!(pieces([150..200, 700..720]), vec![50..120; 1]);
        assert_eq!(pieces([100..150, 700..720]), [0..50, 100..120]);
    }
}
