//! What a step works on, in this process's memory.

use std::ptr::null_mut;

use fa::attention::{
    AttentionError, CachePlaces, PackedTokens, RawDecoding, RawKvCache, RawNewTokens, RawRotary,
    RotaryPairs, append_on, decode_on,
};
use fa::prelude::*;
use fa::runtime::contiguous_strides;
use fa_cases::Aligned;
use fa_dsl::abi::{Element, TensorView};

pub const Q: [u64; 4] = [2, 1, 4, 64];

pub const NEW: [u64; 4] = [2, 1, 2, 64];

/// Four pages of 16 keys.
pub const POOL: [u64; 4] = [4, 16, 2, 64];

pub const ANGLES: [u64; 2] = [40, 16];

/// Keys of each sequence, and its pages.
pub const LENGTHS: [u32; 2] = [20, 5];

pub const PAGES: [u32; 4] = [3, 0, 1, 2];

/// What a step works on.
pub struct Memory<T> {
    pub q: Aligned<T>,
    pub new: [Aligned<T>; 2],
    pub cache: [Aligned<T>; 2],
    pub rotated: Aligned<T>,
    pub o: Aligned<T>,
    pub lse: Aligned<f32>,
    pub cos: Aligned<f32>,
    pub sin: Aligned<f32>,
    pub lengths: Aligned<u32>,
    pub pages: Aligned<u32>,
    pub begins: Aligned<u32>,
}

pub fn len(shape: &[u64]) -> usize {
    shape.iter().product::<u64>() as usize
}

/// Numbers without a pattern that attention would hide.
pub fn number(i: usize, step: f32) -> f32 {
    (i as f32 * step).sin()
}

impl<T: Element> Memory<T> {
    pub fn new(of: fn(f32) -> T) -> Memory<T> {
        let values = |shape: &[u64], step: f32| Aligned::new(len(shape), |i| of(number(i, step)));
        let list =
            |list: &'static [u32]| Aligned::new(list.len(), |i| list.get(i).copied().unwrap_or(0));
        Memory {
            q: values(&Q, 0.37),
            new: [values(&NEW, 0.53), values(&NEW, 0.71)],
            cache: [values(&POOL, 0.91), values(&POOL, 0.23)],
            rotated: values(&Q, 0.0),
            o: values(&Q, 0.0),
            lse: Aligned::new(8, |_| 0.0),
            cos: Aligned::new(len(&ANGLES), |i| number(i, 0.1)),
            sin: Aligned::new(len(&ANGLES), |i| number(i, 0.2)),
            lengths: list(&LENGTHS),
            pages: list(&PAGES),
            begins: list(&[0, 1, 2]),
        }
    }

    /// A step of two sequences, one new token of each, with rotated queries in a tensor of their own.
    pub fn step(&mut self) -> RawDecoding<'static> {
        let all =
            |tensor: &Aligned<T>, shape: &[u64]| tensor.view(0, shape, &contiguous_strides(shape));
        let angles = |table: &Aligned<f32>| table.view(0, &ANGLES, &contiguous_strides(&ANGLES));
        let rotary = RawRotary {
            cos: angles(&self.cos),
            sin: angles(&self.sin),
            pairs: RotaryPairs::Halves,
            positions: None,
            queries: None,
        };
        let strides = contiguous_strides(&POOL);
        let [cache_k, cache_v] = &mut self.cache;
        RawDecoding {
            q: all(&self.q, &Q),
            new: RawNewTokens {
                k: all(&self.new[0], &NEW),
                v: all(&self.new[1], &NEW),
                packed: None,
            },
            cache: RawKvCache {
                k: cache_k.view_mut(0, &POOL, &strides),
                v: cache_v.view_mut(0, &POOL, &strides),
                places: CachePlaces::Pages(list(&self.pages, 0, &[2, 2])),
            },
            cache_seqlens: list(&self.lengths, 0, &[2]),
            rotary: Some((
                rotary,
                self.rotated.view_mut(0, &Q, &contiguous_strides(&Q)),
            )),
            o: self.o.view_mut(0, &Q, &contiguous_strides(&Q)),
            lse: Some(self.lse.view_mut(0, &[2, 4, 1], &[4, 1, 1])),
        }
    }
}

pub fn list(list: &Aligned<u32>, offset: usize, shape: &[u64]) -> TensorView<'static, u32> {
    let view = list.view(offset, shape, &contiguous_strides(shape));
    view.typed().expect("it is one of u32")
}

pub fn causal() -> Options<'static> {
    Options {
        causal: true,
        ..Options::default()
    }
}

/// A step on this thread.
pub fn on_host(step: RawDecoding<'_>, options: &Options<'_>) -> Result<(), AttentionError> {
    let device = Device::cpu();
    // SAFETY: every tensor is alive and used by one call at a time.
    let stream = unsafe { device.borrow_stream(null_mut()) };
    decode_on(&stream, step, options)
}

/// An addition on this thread.
pub fn add_on_host(
    cache: RawKvCache<'_>,
    new: RawNewTokens<'_>,
    lengths: TensorView<'_, u32>,
    rotary: Option<RawRotary<'_>>,
) -> Result<(), AttentionError> {
    let device = Device::cpu();
    // SAFETY: as above.
    let stream = unsafe { device.borrow_stream(null_mut()) };
    append_on(&stream, cache, new, lengths, rotary)
}

pub fn bits<T: Element>(values: &[T]) -> Vec<u64> {
    values.iter().map(|x| x.bits()).collect()
}

/// The names of an output and of another tensor that share memory.
pub fn sharing(refused: Result<(), AttentionError>) -> [&'static str; 2] {
    match refused {
        Err(AttentionError::SharedMemory { output, tensor }) => [output, tensor],
        other => panic!("{other:?}"),
    }
}

/// Makes a step's new tokens and queries packed ones.
pub fn pack(memory: &mut Memory<f16>, step: &mut RawDecoding<'static>) {
    let shape = |heads: u64| [2, heads, 64];
    let view = |tensor: &Aligned<f16>, heads| tensor.view(0, &shape(heads), &[heads * 64, 64, 1]);
    step.q = view(&memory.q, 4);
    step.new = RawNewTokens {
        k: view(&memory.new[0], 2),
        v: view(&memory.new[1], 2),
        packed: Some(PackedTokens {
            cu_seqlens: list(&memory.begins, 0, &[3]),
            max_len: 1,
        }),
    };
    step.rotary = None;
    step.o = memory.o.view_mut(0, &shape(4), &[256, 64, 1]);
    step.lse = Some(memory.lse.view_mut(0, &[4, 2], &[2, 1]));
}
