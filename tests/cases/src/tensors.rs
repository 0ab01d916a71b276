//! The tensors of a problem in a device's memory.

use fa_kernels::s512::{FaS512Config, Inputs, Launch, Outputs};
use fa_runtime::{Buffer, Device};
use half::f16;

use crate::problem::{Cause, Problem};
use crate::{Layout, Placement};

/// What a run gave.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// Contiguous (batch, seq, heads, head_dim).
    pub o: Vec<f16>,
    /// Contiguous (batch, heads, seq).
    pub lse: Vec<f32>,
    /// Elements of the buffers, outside of the outputs, that were written.
    pub stray: usize,
}

/// The tensors of a problem in a device's memory, laid out as its case says. What lies between
/// their elements is NaN.
#[derive(Debug)]
pub struct Tensors {
    /// One buffer for each of q, k and v, or one for all.
    inputs: Vec<Buffer<f16>>,
    placed: [Placement; 3],
    o: Buffer<f16>,
    o_placed: Placement,
    lse: Buffer<f32>,
    lse_placed: Placement,
}

impl Tensors {
    /// Copies the inputs to the device and makes room for the outputs.
    ///
    /// # Errors
    /// When the device has no memory left, or the driver fails.
    pub fn upload(device: &Device, problem: &Problem) -> Result<Tensors, fa_runtime::Error> {
        let case = &problem.case;
        let shape = case.shape();
        let sizes = |heads: usize| {
            [shape.batch, shape.seq_q, heads, shape.head_dim].map(|size| size as u64)
        };
        let heads = [case.heads, case.kv_heads, case.kv_heads];
        let placed = match case.inputs {
            Layout::Packed => Placement::packed(sizes(case.heads), heads.map(|h| h as u64)),
            layout => heads.map(|heads| Placement::alone(layout, sizes(heads))),
        };
        let buffers = if case.inputs == Layout::Packed { 1 } else { 3 };
        let mut host: Vec<Vec<f16>> = placed[..buffers]
            .iter()
            .map(|p| vec![f16::NAN; p.buffer as usize])
            .collect();
        for (i, (placement, values)) in placed.iter().zip(&problem.inputs).enumerate() {
            placement.scatter(values, &mut host[i.min(buffers - 1)]);
        }
        let o_placed = Placement::alone(case.outputs, sizes(case.heads));
        let lse_placed = Placement::lse(case.outputs, sizes(case.heads));
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

    /// The launch of `config` on these tensors.
    ///
    /// # Errors
    /// When the kernel cannot take them.
    pub fn launch(
        &mut self,
        config: &FaS512Config,
        scale: Option<f32>,
    ) -> Result<Launch<'_>, Cause> {
        let last = self.inputs.len() - 1;
        let input = |i: usize| {
            let Placement {
                offset,
                shape,
                strides,
                ..
            } = &self.placed[i];
            self.inputs[i.min(last)].view_at(*offset, shape, strides)
        };
        let views = || {
            Ok(Inputs {
                q: input(0)?,
                k: input(1)?,
                v: input(2)?,
            })
        };
        let inputs = views().map_err(fa_runtime::Error::View)?;
        let (o, lse) = (&self.o_placed, &self.lse_placed);
        let o = self.o.view_mut_at(o.offset, &o.shape, &o.strides);
        let lse = self
            .lse
            .view_mut_at(lse.offset, &lse.shape[..3], &lse.strides[..3]);
        let outputs = Outputs {
            o: o.map_err(fa_runtime::Error::View)?,
            lse: lse.map_err(fa_runtime::Error::View)?,
        };
        Ok(config.launch(inputs, outputs, scale)?)
    }

    /// Copies the outputs back.
    ///
    /// # Errors
    /// When the driver fails, also because of an earlier launch.
    pub fn read(&self) -> Result<Outcome, fa_runtime::Error> {
        let (o, stray_o) = self
            .o_placed
            .gather(&self.o.read()?, |x| x.to_bits() != u16::MAX);
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
