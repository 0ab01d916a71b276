//! The tensors of a problem in a device's memory.

use fa_dsl::abi::Element;
use fa_kernels::forward::{Inputs, Outputs};
use fa_reference::{Narrow, Shape};
use fa_runtime::{Buffer, Device, ViewError};

use crate::{Layout, Placement};

/// What a run gave.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome<T> {
    /// Contiguous (batch, seq, heads, head_dim).
    pub o: Vec<T>,
    /// Contiguous (batch, heads, seq).
    pub lse: Vec<f32>,
    /// Elements of the buffers, outside of the outputs, that were written.
    pub stray: usize,
}

/// The tensors of a problem in a device's memory, laid out as its case says. What lies between
/// their elements is NaN.
#[derive(Debug)]
pub struct Tensors<T> {
    /// One buffer for each of q, k and v, or fewer where some are packed into one.
    inputs: Vec<Buffer<T>>,
    /// Each with the number of its buffer.
    placed: [(usize, Placement); 3],
    o: Buffer<T>,
    o_placed: Placement,
    lse: Buffer<f32>,
    lse_placed: Placement,
}

/// Where q, k and v lie, each with the number of its buffer.
fn place(layout: Layout, shape: &Shape) -> [(usize, Placement); 3] {
    let q = sizes(shape, shape.seq_q, shape.heads);
    let kv = sizes(shape, shape.seq_k, shape.kv_heads);
    let (heads, kv_heads) = (shape.heads as u64, shape.kv_heads as u64);
    match layout {
        Layout::Packed if shape.seq_q == shape.seq_k => {
            Placement::packed(q, [heads, kv_heads, kv_heads]).map(|placed| (0, placed))
        }
        Layout::Packed => {
            let [k, v] = Placement::packed(kv, [kv_heads, kv_heads]);
            [(0, Placement::alone(layout, q)), (1, k), (1, v)]
        }
        layout => {
            let kv = Placement::alone(layout, kv);
            [(0, Placement::alone(layout, q)), (1, kv), (2, kv)]
        }
    }
}

fn sizes(shape: &Shape, seq: usize, heads: usize) -> [u64; 4] {
    [shape.batch, seq, heads, shape.head_dim].map(|size| size as u64)
}

impl<T: Element + Narrow> Tensors<T> {
    /// Copies contiguous q, k and v to the device and makes room for the outputs; `layouts` are
    /// those of inputs and outputs.
    ///
    /// # Errors
    /// When the device has no memory left, or the driver fails.
    pub fn upload(
        device: &Device,
        shape: &Shape,
        layouts: [Layout; 2],
        values: &[Vec<T>; 3],
    ) -> Result<Tensors<T>, fa_runtime::Error> {
        let [inputs, outputs] = layouts;
        let placed = place(inputs, shape);
        let mut host: Vec<Vec<T>> = Vec::new();
        for ((buffer, placement), values) in placed.iter().zip(values) {
            if *buffer == host.len() {
                host.push(vec![T::nearest(f64::NAN); placement.buffer as usize]);
            }
            placement.scatter(values, &mut host[*buffer]);
        }
        let o = sizes(shape, shape.seq_q, shape.heads);
        let o_placed = Placement::alone(outputs, o);
        let lse_placed = Placement::lse(outputs, o);
        Ok(Tensors {
            inputs: host
                .iter()
                .map(|values| device.upload(values))
                .collect::<Result<_, _>>()?,
            placed,
            o: device.poisoned(o_placed.buffer as usize)?,
            o_placed,
            lse: device.poisoned(lse_placed.buffer as usize)?,
            lse_placed,
        })
    }

    /// The tensors as a launch takes them.
    ///
    /// # Errors
    /// When a placement leaves its buffer.
    pub fn views(&mut self) -> Result<(Inputs<'_, T>, Outputs<'_, T>), ViewError> {
        let input = |i: usize| {
            let (
                buffer,
                Placement {
                    offset,
                    shape,
                    strides,
                    ..
                },
            ) = &self.placed[i];
            self.inputs[*buffer].view_at(*offset, shape, strides)
        };
        let inputs = Inputs {
            q: input(0)?,
            k: input(1)?,
            v: input(2)?,
        };
        let (o, lse) = (&self.o_placed, &self.lse_placed);
        let outputs = Outputs {
            o: self.o.view_mut_at(o.offset, &o.shape, &o.strides)?,
            lse: self
                .lse
                .view_mut_at(lse.offset, &lse.shape[..3], &lse.strides[..3])?,
        };
        Ok((inputs, outputs))
    }

    /// Copies the outputs back.
    ///
    /// # Errors
    /// When the driver fails, also because of an earlier launch.
    pub fn read(&self) -> Result<Outcome<T>, fa_runtime::Error> {
        let poison = |x: T| {
            let mut bytes = Vec::new();
            T::write_bytes(&[x], &mut bytes);
            bytes.iter().all(|byte| *byte == u8::MAX)
        };
        let (o, stray_o) = self.o_placed.gather(&self.o.read()?, |x| !poison(x));
        let (lse, stray_lse) = self
            .lse_placed
            .gather(&self.lse.read()?, |x| x.to_bits() != u32::MAX);
        Ok(Outcome {
            o,
            lse,
            stray: stray_o + stray_lse,
        })
    }
}
