//! Steps that the library computes.

use fa::attention::{
    AttentionElement, CachePlaces, Decoding, KvCache, NewTokens, Options, PackedTokens, Rotary,
    Shape,
};
use fa_dsl::abi::TensorViewMut;
use fa_reference::Narrow;
use fa_runtime::{Buffer, Device};

use super::{Compute, FoundStep, GenerationCase, GivenStep, RotaryTables};
use crate::functions::FunctionBuffers;
use crate::merge::narrow;
use crate::packed::cumulative;
use crate::verify::Cause;
use crate::{Outcome, Spots};

impl GenerationCase {
    /// Computes a step by `compute`.
    pub(super) fn run<T: AttentionElement + Narrow>(
        &self,
        device: &Device,
        step: &GivenStep<'_, T>,
        cache: &mut [Buffer<T>; 2],
        compute: &Compute<'_, T>,
    ) -> Result<FoundStep<T>, Cause> {
        let Shape {
            heads,
            kv_heads,
            head_dim,
            ..
        } = self.shape;
        let (batch, map, [cos, sin]) = (self.before.len(), step.map, step.angles);
        let tokens: usize = step.new.iter().sum();
        let sizes = |sizes: &[usize]| sizes.iter().map(|size| *size as u64).collect::<Vec<_>>();
        let (first, lse_shape) = match self.packed {
            true => (vec![tokens], sizes(&[heads, tokens])),
            false => (
                vec![batch, step.new[0]],
                sizes(&[batch, heads, step.new[0]]),
            ),
        };
        let of_heads = |heads: usize| sizes(&[&first[..], &[heads, head_dim]].concat());
        let (q_shape, kv_shape) = (of_heads(heads), of_heads(kv_heads));
        let [q, k, v] = [&step.q, &step.k, &step.v].map(|values| device.upload(values));
        let (q, k, v) = (q?, k?, v?);
        let mut rotated = device.poisoned::<T>(step.q.len())?;
        let mut o = device.poisoned::<T>(step.q.len())?;
        let mut lse = device.poisoned::<f32>(heads * tokens)?;
        let lengths: Vec<u32> = step.lengths.iter().map(|it| *it as u32).collect();
        let lengths = device.upload(&lengths)?;
        let places = device.upload(&map.places)?;
        let begins = device.upload(&cumulative(step.new.iter().copied()))?;
        let own = |table: &Vec<f32>| {
            narrow::<T>(&table.iter().map(|x| f64::from(*x)).collect::<Vec<_>>())
        };
        let wide = [device.upload(cos)?, device.upload(sin)?];
        let own = [device.upload(&own(cos))?, device.upload(&own(sin))?];
        let table = [self.longest() as u64, self.half() as u64];
        let rotary = match self.rotary {
            None => None,
            Some(RotaryTables {
                pairs, wide: true, ..
            }) => {
                let [cos, sin] = [wide[0].contiguous(&table)?, wide[1].contiguous(&table)?];
                Some(Rotary::new(cos, sin, pairs))
            }
            Some(RotaryTables { pairs, .. }) => {
                let [cos, sin] = [own[0].contiguous(&table)?, own[1].contiguous(&table)?];
                Some(Rotary::new(cos, sin, pairs))
            }
        };
        let case = self.case();
        let numbers: Vec<_> = Options::TENSORS
            .iter()
            .filter_map(|name| {
                let (shape, numbers) = case.numbers(name)?;
                let numbers = device.upload(&numbers);
                Some(numbers.map(|numbers| (*name, shape, numbers)))
            })
            .collect::<Result<_, _>>()?;
        let functions = FunctionBuffers::upload(device, &case, &case.shape)?;
        let padding: Vec<u32> = self.padding().iter().map(|keys| *keys as u32).collect();
        let padding = device.upload(&padding)?;
        let mut options: Options<'_> = case.options;
        for (name, shape, numbers) in &numbers {
            options.set_tensor(name, Some(numbers.contiguous(shape)?));
        }
        functions.bind(&mut options);
        if self.padded {
            options.cache_leftpad = Some(padding.contiguous(&[batch as u64])?);
        }
        let out = rotated.contiguous_mut(&q_shape)?;
        let cache_shape = sizes(&[map.shape[0], map.shape[1], kv_heads, head_dim]);
        let [cache_k, cache_v] = cache.each_mut();
        let lse_view: Option<TensorViewMut<'_, f32>> = self
            .lse
            .then(|| lse.contiguous_mut(&lse_shape))
            .transpose()?;
        let decoding = Decoding {
            q: q.contiguous(&q_shape)?,
            new: NewTokens {
                k: k.contiguous(&kv_shape)?,
                v: v.contiguous(&kv_shape)?,
                packed: match self.packed {
                    true => Some(PackedTokens {
                        cu_seqlens: begins.contiguous(&[batch as u64 + 1])?,
                        max_len: step.new.iter().copied().max().unwrap_or(0),
                    }),
                    false => None,
                },
            },
            cache: KvCache {
                k: cache_k.contiguous_mut(&cache_shape)?,
                v: cache_v.contiguous_mut(&cache_shape)?,
                places: match self.spots {
                    Spots::InOrder => CachePlaces::InOrder,
                    Spots::Rows => CachePlaces::Rows(places.contiguous(&[batch as u64])?),
                    Spots::Pages(_) => {
                        let shape = [batch as u64, map.per_sequence as u64];
                        CachePlaces::Pages(places.contiguous(&shape)?)
                    }
                },
            },
            cache_seqlens: lengths.contiguous(&[batch as u64])?,
            rotary: rotary.map(|rotary| (rotary, out)),
            o: o.contiguous_mut(&q_shape)?,
            lse: lse_view,
        };
        compute(device, decoding, &options)?;
        Ok(FoundStep {
            q: match self.rotary {
                Some(_) => rotated.read()?,
                None => step.q.clone(),
            },
            cache: [cache[0].read()?, cache[1].read()?],
            outcome: Outcome {
                o: o.read()?,
                lse: self.lse.then(|| lse.read()).transpose()?,
                stray: 0,
            },
        })
    }
}
