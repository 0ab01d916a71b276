//! A tensor to copy box by box, between rows that no box may touch.

use fa_dsl::abi::Swizzle;
use fa_dsl::prelude::bf16;
use fa_runtime::{Buffer, Device};

use crate::kernels::CopyBoxesArgs;

/// Rows of a sequence: no multiple of the box's.
const ROWS: u64 = 100;
/// Rows that a sequence has room for.
const ROOM: u64 = 128;
const COLS: u64 = 64;
const BOX: [u32; 4] = [1, 64, 1, COLS as u32];
/// What nothing writes over.
const UNTOUCHED: f32 = -1.0;

/// x and y of shape (batch, [`ROWS`], heads, [`COLS`]).
pub struct Boxes {
    shape: [u64; 4],
    strides: [u64; 4],
    x: Buffer<bf16>,
    y: Buffer<bf16>,
}

impl Boxes {
    pub fn new(device: &Device, batch: u64, heads: u64) -> Boxes {
        let len = batch * ROOM * heads * COLS;
        let x: Vec<bf16> = (0..len).map(|i| bf16::from_f32((i % 251) as f32)).collect();
        // As views have them, dimensions of size 1 have no stride.
        let stride = |size, stride| if size == 1 { 0 } else { stride };
        Boxes {
            shape: [batch, ROWS, heads, COLS],
            strides: [
                stride(batch, ROOM * heads * COLS),
                heads * COLS,
                stride(heads, COLS),
                1,
            ],
            x: device.upload(&x).unwrap(),
            y: device
                .upload(&vec![bf16::from_f32(UNTOUCHED); len as usize])
                .unwrap(),
        }
    }

    pub fn grid(&self) -> [u32; 3] {
        let [batch, rows, heads, _] = self.shape.map(|size| size as u32);
        [rows.div_ceil(BOX[1]), heads, batch]
    }

    pub fn args(&mut self) -> CopyBoxesArgs<'_> {
        let x = self.x.view(&self.shape, &self.strides).unwrap();
        let y = self.y.view_mut(&self.shape, &self.strides).unwrap();
        CopyBoxesArgs {
            x: x.map(BOX, Swizzle::B128),
            y: y.map(BOX, Swizzle::B128),
        }
    }

    /// Checks that y is x where the tensor is, and as before between.
    #[track_caller]
    pub fn assert_copied(&self) {
        let row = self.shape[2] * COLS;
        let y = self.y.read().unwrap();
        for (i, (x, y)) in self.x.read().unwrap().into_iter().zip(y).enumerate() {
            let inside = i as u64 / row % ROOM < ROWS;
            let expected = if inside { x } else { bf16::from_f32(UNTOUCHED) };
            assert_eq!(y, expected, "element {i} of {:?}", self.shape);
        }
    }
}
