//! Rows of a head's elements as threads take them: eight at a time, with accesses of 16 bytes.

use fa_dsl::abi::Element;
use fa_dsl::build::tensor::{Direct, Pointer};
use fa_dsl::prelude::*;

/// Elements that a thread takes.
pub const EIGHT: u32 = 8;

/// Bytes of an access.
const CHUNK: u32 = 16;

/// The words of eight elements: one access of 16-bit ones, two of float32.
pub type Words = Vec<[Reg<u32>; 4]>;

/// An element of rows that threads take eight of at a time: float16, bfloat16 or float32.
pub trait RowElement: Direct {
    /// The numbers of eight elements. Exact.
    fn widen(words: &Words) -> [Reg<f32>; 8];
    /// Eight numbers, rounded.
    fn narrow(values: [Reg<f32>; 8]) -> Words;
}

/// The accesses that eight elements need.
const fn accesses<T: Element>() -> u32 {
    EIGHT * T::BYTES as u32 / CHUNK
}

/// Loads eight elements from an address that is a multiple of 16.
pub fn load_eight<T: RowElement>(from: Pointer<T>) -> Words {
    let accesses = 0..accesses::<T>();
    accesses.map(|it| from.load_chunk(it * CHUNK)).collect()
}

/// As [`load_eight`], where the condition holds; zeros elsewhere.
#[device]
pub fn load_eight_if<T: RowElement>(condition: Reg<bool>, from: Pointer<T>) -> Words {
    if condition {
        load_eight(from)
    } else {
        vec![[Reg::<u32>::from(0_u32); 4]; accesses::<T>() as usize]
    }
}

/// Rounds eight numbers and stores them to an address that is a multiple of 16.
pub fn store_eight<T: RowElement>(to: Pointer<T>, values: [Reg<f32>; 8]) {
    for (access, words) in (0..).zip(T::narrow(values)) {
        to.store_chunk(access * CHUNK, words);
    }
}

/// Of pairs in words.
fn widen_pairs<T: Half>(words: &Words) -> [Reg<f32>; 8] {
    let pairs = words[0].map(T::unpack);
    std::array::from_fn(|i| pairs[i / 2][i % 2])
}

fn narrow_pairs<T: Half>(values: [Reg<f32>; 8]) -> Words {
    vec![std::array::from_fn(|i| {
        T::pack(values[2 * i], values[2 * i + 1])
    })]
}

impl RowElement for f16 {
    fn widen(words: &Words) -> [Reg<f32>; 8] {
        widen_pairs::<f16>(words)
    }
    fn narrow(values: [Reg<f32>; 8]) -> Words {
        narrow_pairs::<f16>(values)
    }
}

impl RowElement for bf16 {
    fn widen(words: &Words) -> [Reg<f32>; 8] {
        widen_pairs::<bf16>(words)
    }
    fn narrow(values: [Reg<f32>; 8]) -> Words {
        narrow_pairs::<bf16>(values)
    }
}

impl RowElement for f32 {
    fn widen(words: &Words) -> [Reg<f32>; 8] {
        std::array::from_fn(|i| Reg::<f32>::from_bits(words[i / 4][i % 4]))
    }
    fn narrow(values: [Reg<f32>; 8]) -> Words {
        let half = |first: usize| std::array::from_fn(|i| values[first + i].to_bits());
        vec![half(0), half(4)]
    }
}
