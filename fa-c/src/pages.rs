//! Block tables in the memory of this process, which are looked at before a kernel goes by them.

use attention::attention::Paged;
use attention::dsl::abi::{Extent, TensorView};
use attention::kernels::attention::LaunchError;
use attention::runtime::BorrowedStream;

use crate::error::Error;

/// Whether every page that a sequence uses is one of `pages`. Entries after a sequence's last key are not read.
pub fn check_pages(
    stream: &BorrowedStream<'_>,
    paged: &Paged<'_>,
    seqused_k: &TensorView<'_, u32>,
    pages: u64,
) -> Result<(), Error> {
    let table = paged.block_table.extent;
    if seqused_k.extent.shape[0] != table.shape[0] {
        // The library says what is wrong with that.
        return Ok(());
    }
    let used = stream.host_numbers("seqused_k", seqused_k)?;
    let used = used.unwrap_or_default();
    // A list with a stride of 0 is read as one number, which is everyone's.
    for (sequence, &keys) in (0..table.shape[0]).zip(used.iter().cycle()) {
        let keys = (keys as usize).min(paged.max_seq_k);
        let count = keys.div_ceil(paged.page.max(1)) as u64;
        if count == 0 {
            continue;
        }
        let [stride, step, ..] = table.strides;
        let row = Extent {
            address: table.address + sequence * stride * table.element_bytes,
            shape: [count.min(table.shape[1]), 1, 1, 1],
            strides: [step, 0, 0, 0],
            ..table
        };
        let row = TensorView::from_extent(row);
        let numbers = stream.host_numbers("block_table", &row)?;
        let numbers = numbers.unwrap_or_default();
        if let Some(page) = numbers.iter().find(|&&page| u64::from(page) >= pages) {
            return Err(Error::Attention(
                LaunchError::OptionValue {
                    option: "paged",
                    reason: format!(
                        "block_table has page {page} for sequence {sequence}, there are {pages}"
                    ),
                }
                .into(),
            ));
        }
    }
    Ok(())
}
