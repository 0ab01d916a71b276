//! Rows of a head's elements as threads take them: eight at a time, with accesses of 16 bytes.

use fa_dsl::abi::{Element, Extent, TensorView, TensorViewMut};
use fa_dsl::build::tensor::{Direct, Pointer};
use fa_dsl::ir::Type;
use fa_dsl::prelude::*;

/// Elements that a thread takes.
pub const EIGHT: u32 = 8;

/// The longest head: a warp takes a row of this many elements.
pub const MAX_HEAD_DIM: u32 = 32 * EIGHT;

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
    store_words(to, &T::narrow(values));
}

/// Stores the words of eight elements to an address that is a multiple of 16.
pub fn store_words<T: RowElement>(to: Pointer<T>, words: &Words) {
    for (access, words) in (0..).zip(words) {
        to.store_chunk(access * CHUNK, *words);
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

/// A tensor that is read, of the kernel's elements or of float32.
#[derive(Clone, Copy, Debug)]
pub enum Input<T> {
    /// The kernel's.
    Own(Tensor<T>),
    /// float32.
    Wide(Tensor<f32>),
}

impl<T: RowElement> Input<T> {
    /// Of the one that the kernel has.
    ///
    /// # Panics
    /// Where there is none: one parameter of the two is there exactly when the other is not.
    pub fn of(own: Option<Tensor<T>>, wide: Option<Tensor<f32>>) -> Input<T> {
        match (own, wide) {
            (Some(own), _) => Input::Own(own),
            (None, Some(wide)) => Input::Wide(wide),
            (None, None) => unreachable!("one of the two parameters is there"),
        }
    }

    /// Eight elements, `element` further than the one at `index`, where the condition holds.
    pub fn load(&self, condition: Reg<bool>, index: &[Reg<u32>], element: Reg<u32>) -> Words {
        match self {
            Input::Own(it) => load_eight_if(condition, it.at(index).offset(element)),
            Input::Wide(it) => load_eight_if(condition, it.at(index).offset(element)),
        }
    }

    /// The numbers of eight elements that were loaded.
    pub fn widen(&self, words: &Words) -> [Reg<f32>; 8] {
        match self {
            Input::Own(_) => T::widen(words),
            Input::Wide(_) => f32::widen(words),
        }
    }
}

/// A tensor that is written, of the kernel's elements or of float32.
#[derive(Clone, Copy, Debug)]
pub enum Output<T> {
    /// The kernel's.
    Own(TensorMut<T>),
    /// float32.
    Wide(TensorMut<f32>),
}

impl<T: RowElement> Output<T> {
    /// Of the one that the kernel has.
    ///
    /// # Panics
    /// Where there is none: one parameter of the two is there exactly when the other is not.
    pub fn of(own: Option<TensorMut<T>>, wide: Option<TensorMut<f32>>) -> Output<T> {
        match (own, wide) {
            (Some(own), _) => Output::Own(own),
            (None, Some(wide)) => Output::Wide(wide),
            (None, None) => unreachable!("one of the two parameters is there"),
        }
    }

    /// Rounds eight numbers and stores them `element` further than the element at `index`.
    pub fn store(&self, index: &[Reg<u32>], element: Reg<u32>, values: [Reg<f32>; 8]) {
        match self {
            Output::Own(it) => store_eight(it.at(index).offset(element), values),
            Output::Wide(it) => store_eight(it.at(index).offset(element), values),
        }
    }
}

/// A tensor, and the type of its elements.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Operand {
    /// Where it lies.
    pub extent: Extent,
    /// The type of its elements.
    pub element: Type,
}

impl Operand {
    /// Of elements `T`.
    pub fn new<T: Element>(extent: Extent) -> Operand {
        Operand {
            extent,
            element: T::TYPE,
        }
    }

    /// Whether it is float32 where the kernel's elements are `T`.
    pub(crate) fn is_wide<T: Element>(&self) -> bool {
        self.element != T::TYPE
    }

    /// The view that a kernel of elements `T` takes: of `T`, or of float32.
    pub(crate) fn views<'a, T: Element>(
        &self,
    ) -> (Option<TensorView<'a, T>>, Option<TensorView<'a, f32>>) {
        match self.is_wide::<T>() {
            false => (Some(TensorView::from_extent(self.extent)), None),
            true => (None, Some(TensorView::from_extent(self.extent))),
        }
    }

    /// As [`Operand::views`], for writing.
    pub(crate) fn views_mut<'a, T: Element>(
        &self,
    ) -> (Option<TensorViewMut<'a, T>>, Option<TensorViewMut<'a, f32>>) {
        match self.is_wide::<T>() {
            false => (Some(TensorViewMut::from_extent(self.extent)), None),
            true => (None, Some(TensorViewMut::from_extent(self.extent))),
        }
    }
}
