//! Functions of scores and masks with random arguments, and their twins: the same on numbers.

mod adjoints;
mod caps;
mod distances;
mod gradients;
mod heavy;
mod of_heads;
mod samples;

use std::fmt;

use fa::attention::{Mask, Options, Score};
use fa_dsl::abi::{Element, TensorView};
use fa_kernels::attention::functions::{Argument, Given, Staged};
use fa_reference::{Query, Shape, Value, evaluate};
use fa_runtime::{Buffer, Device};
use fastrand::Rng;
use half::f16;

use crate::Case;

pub use adjoints::SampleAdjoints;
pub use caps::CAPS;
pub use gradients::{ArgumentGradient, has_gradient, is_mask, of_parts, unallocated_gradients};
pub(crate) use gradients::{GradientBuffers, with_functions};
pub use heavy::HEAVY;
pub use of_heads::{DOCUMENTS_OF_HEADS, documents_of_heads};
pub use samples::{APPROXIMATE_SOFTCAP, BIAS_OF_ALL, BIAS_OF_HEADS, SAMPLES, WITH_ARGUMENTS};

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

impl Sample {
    /// Whether it hides keys by numbers far below zero, and `next` multiplies scores by numbers of either sign, which shows those keys alone.
    pub(crate) fn is_undone_by(&self, next: &Sample) -> bool {
        self.name.ends_with("that hides") && *next == distances::PAIRS
    }
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

impl Bound<'_> {
    /// What becomes of a score, computed in float64 by the IR that was staged; −∞ where a mask hides the key. `numbers` are those
    /// of the tensors, in the order in which the function has them as arguments.
    pub fn evaluate(
        &self,
        numbers: &[Numbers],
        shape: &Shape,
        query: &Query,
        key: usize,
        score: f64,
    ) -> f64 {
        let function = self.staged().function();
        let words = self.words(shape, query, key, &[score][..function.inputs - 7]);
        let load = |address: u64| self.load(numbers, address);
        match (self, evaluate(function, &words, &load)) {
            (Bound::Score(_), Value::Float(changed)) => changed,
            (Bound::Mask(_), Value::Bits(0)) => f64::NEG_INFINITY,
            (Bound::Mask(_), Value::Bits(_)) => score,
            (bound, value) => panic!("{bound:?} gives {value:?}"),
        }
    }

    /// The function as it was staged.
    pub fn staged(&self) -> &'static Staged {
        match self {
            Bound::Score(score) => score.staged(),
            Bound::Mask(mask) => mask.staged(),
        }
    }

    fn given(&self) -> &Given {
        match self {
            Bound::Score(score) => score.given(),
            Bound::Mask(mask) => mask.given(),
        }
    }

    /// The words of the function: where a score is, its inputs that are `floats`, and the arguments.
    fn words(&self, shape: &Shape, query: &Query, key: usize, floats: &[f64]) -> Vec<Value> {
        let kv_head = query.head / shape.group();
        let [batch, head, seq_q, seq_k] = [query.batch, query.head, shape.seq_q, shape.seq_k];
        let at = [batch, head, kv_head, seq_q, seq_k, query.i, key];
        // This is done for every score of the reference, so memory is asked for once.
        let mut words = Vec::with_capacity(self.staged().function().params.len());
        words.extend(at.map(|index| Value::Bits(index as u64)));
        words.extend(floats.iter().copied().map(Value::Float));
        for argument in self.given().arguments() {
            match argument {
                Argument::Number(bits) => words.push(Value::Bits(*bits)),
                Argument::Tensor(extent) => {
                    words.push(Value::Bits(extent.address));
                    words.extend(extent.strides.map(Value::Bits));
                }
            }
        }
        words
    }

    fn load(&self, numbers: &[Numbers], address: u64) -> Value {
        let tensors = self.given().tensors().enumerate();
        let before = tensors.filter(|(_, it)| it.address <= address);
        let (number, tensor) = before
            .max_by_key(|(_, it)| it.address)
            .expect("it is in a tensor");
        let place = (address - tensor.address) / tensor.element_bytes;
        numbers[number].value_of_place(place as usize)
    }
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

    /// The number of this place, the last index counting fastest.
    fn of_place(&self, place: usize) -> f64 {
        match self {
            Numbers::F32(_, values) => values[place].into(),
            Numbers::F16(_, values) => values[place].into(),
            Numbers::U32(_, values) => values[place].into(),
            Numbers::I32(_, values) => values[place].into(),
        }
    }

    /// The number of this place as a value of the IR.
    fn value_of_place(&self, place: usize) -> Value {
        match self {
            Numbers::F32(..) | Numbers::F16(..) => Value::Float(self.of_place(place)),
            Numbers::U32(_, values) => Value::Bits(values[place].into()),
            Numbers::I32(_, values) => Value::Bits((values[place] as u32).into()),
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
        self.of_place(place)
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

/// A sample's function with its arguments, which stay for as long as the tests run, and their numbers.
///
/// # Errors
/// When the device has no memory left, or the driver fails.
pub fn bound(
    device: &Device,
    case: &Case,
) -> Result<Vec<(Bound<'static>, Vec<Numbers>)>, fa_runtime::Error> {
    let buffers = FunctionBuffers::upload(device, case, &case.shape)?;
    let buffers: &'static FunctionBuffers = Box::leak(Box::new(buffers));
    let functions = case.functions.iter().zip(&buffers.uploaded);
    let bound = functions.map(|(sample, uploaded)| (sample.bind)(&Views(uploaded), &case.shape));
    Ok(bound.zip(case.arguments(&case.shape)).collect())
}

/// What a case asks for, with its functions: their tensors are on a device, and stay for as long as the tests run.
///
/// # Errors
/// When the device has no memory left, or the driver fails.
pub fn asked(device: &Device, case: &Case) -> Result<Options<'static>, fa_runtime::Error> {
    let buffers = FunctionBuffers::upload(device, case, &case.shape)?;
    let mut options = case.options;
    Box::leak(Box::new(buffers)).bind(&mut options);
    Ok(options)
}
