//! One attention problem in a device's memory.

use std::error::Error;

use fa::attention::{Configured, Dtype, Options, Problem, Tensors};
use fa::dsl::abi::{TensorView, TensorViewMut};
use fa::kernels::attention::Launch;
use fa::kernels::fa_s512::{FaS512Config, HEAD_DIM, SEQ};
use fa::runtime::{Buffer, Device, ViewError};
use half::f16;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand_distr::{Distribution, StandardNormal};

/// q, k and v, the output and the log-sum-exp.
pub type Views<'a> = (
    [TensorView<'a, f16>; 3],
    TensorViewMut<'a, f16>,
    TensorViewMut<'a, f32>,
);

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
    pub fn views(&mut self) -> Result<Views<'_>, ViewError> {
        let [batch, seq, heads, _] = self.shape;
        let inputs = [
            self.q.contiguous(&self.shape)?,
            self.k.contiguous(&self.shape)?,
            self.v.contiguous(&self.shape)?,
        ];
        let o = self.o.contiguous_mut(&self.shape)?;
        let lse = self.lse.contiguous_mut(&[batch, heads, seq])?;
        Ok((inputs, o, lse))
    }

    /// The launch of `config` on these tensors.
    pub fn launch(&mut self, config: &FaS512Config) -> Result<Launch<'_>, Box<dyn Error>> {
        let (inputs, o, lse) = self.views()?;
        let tensors = Tensors::new(inputs, o, Some(lse));
        let options = Options {
            causal: config.causal,
            ..Options::default()
        };
        let problem = Problem::of(Dtype::F16, &tensors, &options)?;
        // FaS512 has a CTA for each tile: the number of multiprocessors does not matter.
        Ok(Configured::of(config).launch(&problem, &tensors, 1)?)
    }
}
