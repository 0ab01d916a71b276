//! The gradients of a problem: in the memory of a device, and what it made of them.

use anyhow::Result;
use fa::dsl::abi::TensorView;
use fa::kernels::attention::backward::BackwardTensors;
use fa::runtime::{Buffer, Device};
use half::f16;
use half::slice::HalfBitsSliceExt;

use super::tensors::DeviceInputs;

/// What a device made of a backward pass.
#[derive(Clone, Debug)]
pub struct Gradients {
    /// As the queries lie, bits.
    pub dq: Vec<u16>,
    /// As the keys lie, bits.
    pub dk: Vec<u16>,
    /// As the values lie, bits.
    pub dv: Vec<u16>,
    /// (heads), where there are sinks.
    pub d_sinks: Option<Vec<f32>>,
}

/// The gradient of the output, and where those of the inputs go.
#[derive(Debug)]
pub struct GradientBuffers {
    d_o: Buffer<f16>,
    dq: Buffer<f16>,
    dk: Buffer<f16>,
    dv: Buffer<f16>,
    d_sinks: Option<Buffer<f32>>,
}

impl GradientBuffers {
    /// Uploads the gradient of the output, and makes room for the others.
    pub fn new(device: &Device, inputs: &DeviceInputs, d_o: &[u16]) -> Result<GradientBuffers> {
        let kv_len = inputs.kv().iter().product::<u64>() as usize;
        let shape = inputs.shape();
        let sinks = inputs.problem.options.sinks;
        let d_sinks = sinks.map(|_| device.alloc(shape.heads));
        Ok(GradientBuffers {
            d_o: device.upload(d_o.reinterpret_cast::<f16>())?,
            dq: device.alloc(shape.q_len())?,
            dk: device.alloc(kv_len)?,
            dv: device.alloc(kv_len)?,
            d_sinks: d_sinks.transpose()?,
        })
    }

    /// The tensors of a backward pass: `[q, k, v]`, what the forward pass gave, and these.
    pub fn tensors<'a>(
        &'a mut self,
        inputs: &DeviceInputs,
        views: [TensorView<'a, f16>; 3],
        forward: (TensorView<'a, f16>, TensorView<'a, f32>),
    ) -> Result<BackwardTensors<'a>> {
        let (q, kv) = (inputs.shape().q(), inputs.kv());
        let heads = [inputs.shape().heads as u64];
        let d_sinks = self.d_sinks.as_mut();
        let gradients = [
            self.dq.contiguous_mut(&q)?,
            self.dk.contiguous_mut(&kv)?,
            self.dv.contiguous_mut(&kv)?,
        ];
        Ok(BackwardTensors::new(
            views,
            forward,
            self.d_o.contiguous(&q)?,
            gradients,
            d_sinks.map(|it| it.contiguous_mut(&heads)).transpose()?,
        ))
    }

    /// Makes every gradient NaN, so that what the next launch leaves out is seen.
    pub fn forget(&mut self) -> Result<()> {
        for gradient in [&mut self.dq, &mut self.dk, &mut self.dv] {
            gradient.fill_bytes(0xFF)?;
        }
        let d_sinks = self.d_sinks.as_mut();
        Ok(d_sinks.map_or(Ok(()), |it| it.fill_bytes(0xFF))?)
    }

    /// Waits for the launches and copies the gradients.
    pub fn read(&self) -> Result<Gradients> {
        let bits = |buffer: &Buffer<f16>| -> Result<Vec<u16>> {
            Ok(buffer.read()?.iter().map(|it| it.to_bits()).collect())
        };
        Ok(Gradients {
            dq: bits(&self.dq)?,
            dk: bits(&self.dk)?,
            dv: bits(&self.dv)?,
            d_sinks: self.d_sinks.as_ref().map(Buffer::read).transpose()?,
        })
    }
}
