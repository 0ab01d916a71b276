//! Functions of scores and masks with random arguments, and their twins: the same on numbers.

mod samples;

use std::fmt;

use fa::attention::{Mask, Options, Score};
use fa_dsl::abi::{Element, TensorView};
use fa_reference::{Query, Shape};
use fa_runtime::{Buffer, Device};
use fastrand::Rng;
use half::f16;

use crate::Case;

pub use samples::SAMPLES;

/// A function with random arguments, and its twin.
#[derive(Clone, Copy)]
pub struct Sample {
    /// What it is.
    pub name: &'static str,
    /// Its tensors, for sequences of up to these sizes.
    pub tensors: fn(&Shape, &mut Rng) -> Vec<Numbers>,
    /// The function with its arguments.
    pub bind: for<'a> fn(&Views<'a>, &Shape) -> Bound<'a>,
    /// What becomes of a score: by tensors, lengths of the sequence, query and key. −∞ where a mask hides the key.
    pub twin: fn(&[Numbers], &Shape, &Query, usize, f64) -> f64,
}

impl fmt::Debug for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl PartialEq for Sample {
    fn eq(&self, other: &Sample) -> bool {
        self.name == other.name
    }
}

/// A function with its arguments.
#[derive(Clone, Copy, Debug)]
pub enum Bound<'a> {
    /// Of scores.
    Score(Score<'a>),
    /// A mask.
    Mask(Mask<'a>),
}

/// A tensor of numbers: its sizes, and them.
#[derive(Clone, Debug)]
pub enum Numbers {
    /// float32.
    F32(Vec<u64>, Vec<f32>),
    /// float16.
    F16(Vec<u64>, Vec<f16>),
    /// Whole numbers.
    U32(Vec<u64>, Vec<u32>),
    /// Whole numbers with a sign.
    I32(Vec<u64>, Vec<i32>),
}

impl Numbers {
    fn sizes(&self) -> &[u64] {
        match self {
            Numbers::F32(sizes, _)
            | Numbers::F16(sizes, _)
            | Numbers::U32(sizes, _)
            | Numbers::I32(sizes, _) => sizes,
        }
    }

    /// The number at these indices; a dimension of size 1 has one for all.
    pub fn at(&self, index: &[usize]) -> f64 {
        let dimensions = self.sizes().iter().zip(index);
        let place = dimensions.fold(0, |place, (size, index)| {
            let index = if *size == 1 { 0 } else { *index };
            assert!((index as u64) < *size, "{index} is outside of {size}");
            place * *size as usize + index
        });
        match self {
            Numbers::F32(_, values) => values[place].into(),
            Numbers::F16(_, values) => values[place].into(),
            Numbers::U32(_, values) => values[place].into(),
            Numbers::I32(_, values) => values[place].into(),
        }
    }
}

#[derive(Debug)]
enum Uploaded {
    F32(Vec<u64>, Buffer<f32>),
    F16(Vec<u64>, Buffer<f16>),
    U32(Vec<u64>, Buffer<u32>),
    I32(Vec<u64>, Buffer<i32>),
}

/// The tensors of a function on a device.
pub struct Views<'a>(&'a [Uploaded]);

impl<'a> Views<'a> {
    /// Tensor `number`, which is float32.
    pub fn f32(&self, number: usize) -> TensorView<'a, f32> {
        match &self.0[number] {
            Uploaded::F32(sizes, buffer) => view(sizes, buffer),
            other => panic!("{other:?} is not float32"),
        }
    }

    /// Tensor `number`, which is float16.
    pub fn f16(&self, number: usize) -> TensorView<'a, f16> {
        match &self.0[number] {
            Uploaded::F16(sizes, buffer) => view(sizes, buffer),
            other => panic!("{other:?} is not float16"),
        }
    }

    /// Tensor `number`, of whole numbers.
    pub fn u32(&self, number: usize) -> TensorView<'a, u32> {
        match &self.0[number] {
            Uploaded::U32(sizes, buffer) => view(sizes, buffer),
            other => panic!("{other:?} is not u32"),
        }
    }

    /// Tensor `number`, of whole numbers with a sign.
    pub fn i32(&self, number: usize) -> TensorView<'a, i32> {
        match &self.0[number] {
            Uploaded::I32(sizes, buffer) => view(sizes, buffer),
            other => panic!("{other:?} is not i32"),
        }
    }
}

fn view<'a, T: Element>(sizes: &[u64], buffer: &'a Buffer<T>) -> TensorView<'a, T> {
    buffer
        .contiguous(sizes)
        .expect("there are as many numbers as the sizes say")
}

/// The arguments of a case's functions on a device.
#[derive(Debug)]
pub(crate) struct FunctionBuffers {
    functions: &'static [Sample],
    sizes: Shape,
    uploaded: Vec<Vec<Uploaded>>,
}

impl FunctionBuffers {
    pub fn upload(
        device: &Device,
        case: &Case,
        sizes: &Shape,
    ) -> Result<FunctionBuffers, fa_runtime::Error> {
        let upload = |numbers: Numbers| {
            Ok::<_, fa_runtime::Error>(match numbers {
                Numbers::F32(sizes, values) => Uploaded::F32(sizes, device.upload(&values)?),
                Numbers::F16(sizes, values) => Uploaded::F16(sizes, device.upload(&values)?),
                Numbers::U32(sizes, values) => Uploaded::U32(sizes, device.upload(&values)?),
                Numbers::I32(sizes, values) => Uploaded::I32(sizes, device.upload(&values)?),
            })
        };
        let all = case.arguments(sizes).into_iter();
        let uploaded = all.map(|tensors| tensors.into_iter().map(upload).collect());
        Ok(FunctionBuffers {
            functions: case.functions,
            sizes: *sizes,
            uploaded: uploaded.collect::<Result<_, _>>()?,
        })
    }

    /// Gives the functions to the options. They stay for as long as the tests run, being few and small.
    pub fn bind<'a>(&'a self, options: &mut Options<'a>) {
        let (mut scores, mut masks) = (Vec::new(), Vec::new());
        for (sample, uploaded) in self.functions.iter().zip(&self.uploaded) {
            match (sample.bind)(&Views(uploaded), &self.sizes) {
                Bound::Score(score) => scores.push(score),
                Bound::Mask(mask) => masks.push(mask),
            }
        }
        (options.scores, options.masks) = (scores.leak(), masks.leak());
    }
}
