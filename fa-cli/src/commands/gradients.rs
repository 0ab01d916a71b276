//! The gradients of a problem: in the memory of a device, and what it made of them.

use anyhow::Result;
use fa::dsl::abi::TensorView;
use fa::kernels::attention::backward::BackwardTensors;
use fa::runtime::{Buffer, Device};
use half::f16;
use half::slice::HalfBitsSliceExt;

use super::device_tensors::DeviceInputs;
use super::functions::{BiasGradient, Numbers};

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
    /// Of the sizes of the bias, where there is one and its gradient is asked for.
    pub d_bias: Option<Numbers<f32>>,
}

/// The gradient of the output, and where those of the inputs go.
#[derive(Debug)]
pub struct GradientBuffers {
    d_o: Buffer<f16>,
    dq: Buffer<f16>,
    dk: Buffer<f16>,
    dv: Buffer<f16>,
    d_sinks: Option<Buffer<f32>>,
    d_bias: Option<BiasGradient>,
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
            d_bias: None,
        })
    }

    /// Has the gradient of the bias computed as well, if there is one. A kernel that computes it is another one than without, and takes
    /// longer.
    pub fn ask_for_bias(&mut self, device: &Device, inputs: &DeviceInputs) -> Result<()> {
        self.d_bias = inputs.functions().bias_gradient(device)?;
        Ok(())
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
        let tensors = BackwardTensors::new(
            views,
            forward,
            self.d_o.contiguous(&q)?,
            gradients,
            d_sinks.map(|it| it.contiguous_mut(&heads)).transpose()?,
        );
        let of_functions = self.d_bias.as_ref().map(BiasGradient::of_functions);
        Ok(tensors.with_functions(of_functions.unwrap_or_default()))
    }

    /// Makes every gradient NaN, so that what the next launch leaves out is seen; that of a bias, which launches add to, zero.
    pub fn forget(&mut self) -> Result<()> {
        for gradient in [&mut self.dq, &mut self.dk, &mut self.dv] {
            gradient.fill_bytes(0xFF)?;
        }
        if let Some(d_sinks) = &mut self.d_sinks {
            d_sinks.fill_bytes(0xFF)?;
        }
        self.d_bias.as_mut().map_or(Ok(()), BiasGradient::forget)
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
            d_bias: self.d_bias.as_ref().map(BiasGradient::read).transpose()?,
        })
    }
}
