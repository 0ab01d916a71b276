//! One attention problem in a device's memory.

use std::error::Error;

use fa::kernels::s512::{FaS512Config, HEAD_DIM, Inputs, Launch, Outputs, SEQ};
use fa::runtime::{Buffer, Device, ViewError};
use half::f16;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand_distr::{Distribution, StandardNormal};

/// Contiguous (batch, 512, heads, 64) tensors with normally distributed inputs.
pub struct Attention {
    shape: [u64; 4],
    q: Buffer<f16>,
    k: Buffer<f16>,
    v: Buffer<f16>,
    o: Buffer<f16>,
    lse: Buffer<f32>,
}

impl Attention {
    /// Draws the inputs, the same for the same seed, and uploads them.
    pub fn random(
        device: &Device,
        batch: u64,
        heads: u64,
        seed: u64,
    ) -> Result<Attention, fa::runtime::Error> {
        let shape = [batch, SEQ.into(), heads, HEAD_DIM.into()];
        let len = shape.iter().product::<u64>() as usize;
        let mut rng = StdRng::seed_from_u64(seed);
        let mut normal = || {
            let draw = |_| f16::from_f32(StandardNormal.sample(&mut rng));
            device.upload(&(0..len).map(draw).collect::<Vec<f16>>())
        };
        Ok(Attention {
            shape,
            q: normal()?,
            k: normal()?,
            v: normal()?,
            o: device.alloc(len)?,
            lse: device.alloc(len / HEAD_DIM as usize)?,
        })
    }

    /// Views of the tensors.
    pub fn views(&mut self) -> Result<(Inputs<'_>, Outputs<'_>), ViewError> {
        let [batch, seq, heads, _] = self.shape;
        let inputs = Inputs {
            q: self.q.contiguous(&self.shape)?,
            k: self.k.contiguous(&self.shape)?,
            v: self.v.contiguous(&self.shape)?,
        };
        let outputs = Outputs {
            o: self.o.contiguous_mut(&self.shape)?,
            lse: self.lse.contiguous_mut(&[batch, heads, seq])?,
        };
        Ok((inputs, outputs))
    }

    /// The launch of `config` on these tensors.
    pub fn launch(&mut self, config: &FaS512Config) -> Result<Launch<'_>, Box<dyn Error>> {
        let (inputs, outputs) = self.views()?;
        Ok(config.launch(inputs, outputs, None)?)
    }
}
