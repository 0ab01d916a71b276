//! Numbers that benches compute on.

use fa::dsl::abi::Element;
use fa::prelude::*;
use fa_reference::Narrow;
use rand::rngs::StdRng;
use rand_distr::{Distribution, StandardNormal};

/// Normally distributed numbers, a prime number of them, over and over.
pub struct Numbers(Vec<f32>);

impl Numbers {
    pub fn draw(rng: &mut StdRng) -> Numbers {
        let number = |_| StandardNormal.sample(rng);
        Numbers((0..1_000_003).map(number).collect())
    }

    /// `count` of them, from number `first` on, in the device's memory.
    pub fn upload<T: Element + Narrow>(
        &self,
        device: &Device,
        first: usize,
        count: u64,
    ) -> Result<Buffer<T>, fa::runtime::Error> {
        let numbers = self.0.iter().cycle().skip(first);
        let numbers = numbers.map(|number| T::nearest(f64::from(*number)));
        device.upload(&numbers.take(count as usize).collect::<Vec<_>>())
    }
}
