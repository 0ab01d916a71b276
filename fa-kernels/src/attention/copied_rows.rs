//! Blocks of a tensor of which functions of scores read an element for each query and key, copied to shared memory before the scores are there.

use fa_dsl::abi::{Element, Swizzle, TensorMapView, TensorView};
use fa_dsl::build::tensor::TensorMap;
use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::{BoxAt, load_box};
use fa_dsl::tile::pipeline::{Mbarrier, elected, fence_proxy_async};

use super::functions::{FunctionSet, RowsOfTensor, Score};
use super::launch::LaunchError;
use super::options::HeadAt;

/// The tensor, as a launch passes it: of elements of two or of four bytes, if it is copied.
pub(super) struct RowArguments<'a, T> {
    pub two: Option<TensorMapView<'a, T>>,
    pub four: Option<TensorMapView<'a, f32>>,
    /// Which dimensions it has: 1 for sequences, 2 for heads.
    pub have: Option<u32>,
}

impl<'a, T: Element> RowArguments<'a, T> {
    /// Of the tensor that these functions read, boxes of so many queries and columns, where elements are `bytes` long; nothing where that is 0.
    pub fn of(
        scores: &[Score<'_>],
        bytes: u32,
        [queries, columns]: [u32; 2],
    ) -> Result<RowArguments<'a, T>, LaunchError> {
        let rows = match bytes {
            0 => None,
            _ => {
                let rows = RowsOfTensor::of(scores);
                let rows = rows.filter(|it| it.extent.element_bytes == u64::from(bytes));
                Some(rows.ok_or_else(|| not_taken(bytes))?)
            }
        };
        let shape = [1, queries, 1, columns];
        let of = |size| rows.filter(|_| bytes == size);
        let have = |it: RowsOfTensor| u32::from(it.has[0]) | u32::from(it.has[1]) << 1;
        Ok(RowArguments {
            two: of(2).map(|it| TensorView::from_extent(it.extent).map(shape, Swizzle::None)),
            four: of(4).map(|it| TensorView::from_extent(it.extent).map(shape, Swizzle::None)),
            have: rows.map(have),
        })
    }
}

/// That the copy engine does not take it.
fn not_taken(bytes: u32) -> LaunchError {
    LaunchError::OptionValue {
        option: "scores",
        reason: format!(
            "COPY_ROWS={bytes} copies the one tensor of which functions read an element of {bytes} bytes for each query and key; it begins, and its rows follow each other, at multiples of 16 bytes, with neighbouring keys side by side: use COPY_ROWS=0, or copy the tensor"
        ),
    }
}

/// The tensor in a kernel.
pub struct RowMaps<T> {
    /// Where elements have two bytes.
    pub two: Option<TensorMap<T>>,
    /// Where they have four.
    pub four: Option<TensorMap<f32>>,
    /// Which dimensions it has: 1 for sequences, 2 for heads.
    pub have: Option<Reg<u32>>,
}

impl<T: Half> RowMaps<T> {
    /// Where the block of these scores lies, of so many bytes each.
    #[device]
    pub(super) fn place(&self, set: FunctionSet, bytes: u32, at: HeadAt, query: Reg<u32>) -> BoxAt {
        let read = set.rows();
        if read.is_none_or(|it| it.element.bytes() != bytes) {
            fa_dsl::build::reject(format!(
                "there is not one tensor of elements of {bytes} bytes of which a function of scores reads one for each query and key; use COPY_ROWS=0"
            ));
        }
        let have = self.have.unwrap_or_else(|| 0.into());
        let head = select((have & 2).ne(0), at.head, 0);
        let batch = select((have & 1).ne(0), at.batch, 0);
        BoxAt::in_batch(query, head, batch)
    }

    /// Starts copying it, from this key on, to a place of so many bytes, when those have left it that read what was copied after `count - 1` others. By a warp.
    #[device]
    pub(super) fn fill(
        &self,
        [full, empty]: [Mbarrier; 2],
        count: Reg<u32>,
        (to, bytes): (Reg<u32>, u32),
        key: Reg<u32>,
        at: BoxAt,
    ) {
        empty.wait((count & 1) ^ 1);
        if elected() {
            full.expect(bytes);
            if let Some(map) = &self.two {
                load_box(map, to, full, key, at);
            }
            if let Some(map) = &self.four {
                load_box(map, to, full, key, at);
            }
        }
    }
}

/// Leaves what a warp has read of a place to the next block, by a lane.
#[device]
pub(super) fn leave(empty: Mbarrier, lane: Reg<u32>) {
    // The copy engine may not overtake a load that is on its way: it has been seen to.
    fence_proxy_async();
    warp_sync();
    if lane == 0 {
        empty.arrive();
    }
}
