//! The functions of this module by their names, for callers without Rust's types: other languages, and tensors whose types are
//! known when a program runs. [`NAMED`] is the one list of them, with what each takes; messages and documents are made of it.
//!
//! ```
//! use fa::attention::{Dtype, Problem, Tensors};
//! use fa::functions::named::{Functions, named};
//! use fa::prelude::*;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let device = Device::cpu();
//! let x = device.upload(&vec![f16::ONE; 128 * 2 * 64])?;
//! let x = x.contiguous(&[1, 128, 2, 64])?;
//! let mut o = device.alloc::<f16>(128 * 2 * 64)?;
//! let bias = device.upload(&[0.5_f32; 128])?;
//! let bias = bias.contiguous(&[1, 1, 1, 128])?;
//!
//! let tensors = Tensors::new([x; 3], o.contiguous_mut(&[1, 128, 2, 64])?, None);
//! let problem = Problem::of(Dtype::F16, &tensors, &Options::default())?;
//! let mut functions = Functions::default();
//! functions.push(named("additive_bias")?.bind(&problem, &[bias.into()], &[])?);
//! functions.push(named("window_and_sinks")?.bind(&problem, &[], &[32.0, 4.0])?);
//! let options = functions.tell(Options::default());
//! let o = attention(&device, x, x, x, &options)?;
//! assert_eq!(o.read()?[0], f16::ONE);
//! # Ok(())
//! # }
//! ```

mod arguments;
mod bound;
mod error;
mod known;
mod list;

use fa_dsl::abi::Extent;
use fa_dsl::ir::Type;
use fa_kernels::attention::Problem;
use fa_runtime::View;

pub use arguments::{Dimension, Elements, Number, NumberKind, Size, TensorArgument};
pub use bound::{Bound, Functions};
pub use error::NamedError;
pub use list::NAMED;

/// A function of this module that is found by its name.
#[derive(Debug)]
pub struct Named {
    /// As it is called in this module.
    pub name: &'static str,
    /// What it does, in a few words.
    pub does: &'static str,
    /// The tensors that it takes, in order.
    pub tensors: &'static [TensorArgument],
    /// The numbers that it takes, in order.
    pub numbers: &'static [Number],
    /// What numbers and lengths have to be beside that: they lead to no reading outside of a tensor.
    check: fn(&[u32], &Sizes) -> Result<(), String>,
    bind: for<'a> fn(&[View<'a>], &Values) -> Bound<'a>,
}

/// The sizes of a problem that arguments have to fit.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    batch: u64,
    heads: u64,
    seq_q: u64,
    seq_k: u64,
    /// Whether those are the most that a sequence may have, and its own lengths are on the device.
    at_most: [bool; 2],
}

impl Sizes {
    fn of(problem: &Problem<'_>) -> Sizes {
        let (shape, options) = (&problem.shape, &problem.options);
        let [batch, heads, seq_q, seq_k] =
            [shape.batch, shape.heads, shape.seq_q, shape.seq_k].map(|size| size as u64);
        let packed_keys = options
            .packed
            .is_some_and(|packed| packed.cu_seqlens_k.is_some());
        Sizes {
            batch,
            heads,
            seq_q,
            seq_k,
            at_most: [
                options.packed.is_some(),
                packed_keys || options.paged.is_some() || options.seqused_k.is_some(),
            ],
        }
    }
}

/// The numbers that a function is given: those that are whole, and the one that is not.
struct Values {
    whole: Vec<u32>,
    real: f32,
}

/// The function of this name.
///
/// # Errors
/// When there is none; the message lists those that there are.
pub fn named(name: &str) -> Result<&'static Named, NamedError> {
    let found = NAMED.iter().find(|it| it.name == name);
    found.ok_or_else(|| NamedError::Unknown(name.to_owned()))
}

impl Named {
    /// The function with these arguments, for a problem whose sizes they have to fit: a dimension of size 1 is broadcast; of
    /// queries and keys a tensor has as many as there are, or where lengths are on the device at least as many as
    /// the longest sequence may have.
    ///
    /// The functions of a name and of numbers that are constants of the kernel are staged once.
    ///
    /// # Errors
    /// When arguments are missing or too many, hold something else, or have other sizes.
    pub fn bind<'a>(
        &self,
        problem: &Problem<'_>,
        tensors: &[View<'a>],
        numbers: &[f64],
    ) -> Result<Bound<'a>, NamedError> {
        self.check_count(tensors.len(), numbers.len())?;
        let sizes = Sizes::of(problem);
        let values = self.values(numbers)?;
        (self.check)(&values.whole, &sizes).map_err(|reason| NamedError::Values {
            function: self.name,
            reason,
        })?;
        for (argument, tensor) in self.tensors.iter().zip(tensors) {
            self.check_tensor(
                argument,
                tensor.element(),
                &tensor.extent(),
                &values,
                &sizes,
            )?;
        }
        Ok((self.bind)(tensors, &values))
    }

    /// Whether it takes so many tensors and numbers, for callers who have to know before they read them.
    ///
    /// # Errors
    /// When it takes more or fewer.
    pub fn check_count(&self, tensors: usize, numbers: usize) -> Result<(), NamedError> {
        match [tensors, numbers] == [self.tensors.len(), self.numbers.len()] {
            true => Ok(()),
            false => Err(NamedError::Count {
                function: self.name,
                takes: self.signature(),
                tensors,
                numbers,
            }),
        }
    }

    /// What it takes: `relative_bias(table (heads or 1, 2·radius + 1), radius)`.
    pub fn signature(&self) -> String {
        let tensors = self.tensors.iter().map(ToString::to_string);
        let numbers = self.numbers.iter().map(|it| it.name.to_owned());
        let all: Vec<String> = tensors.chain(numbers).collect();
        format!("{}({})", self.name, all.join(", "))
    }

    /// The numbers as the function has them.
    fn values(&self, numbers: &[f64]) -> Result<Values, NamedError> {
        let mut values = Values {
            whole: Vec::with_capacity(numbers.len()),
            real: 0.0,
        };
        for (number, &found) in self.numbers.iter().zip(numbers) {
            let wrong = || NamedError::Number {
                function: self.name,
                number: number.name,
                found,
                expected: number.kind,
            };
            match number.kind {
                NumberKind::Whole { .. } => values
                    .whole
                    .push(number.kind.whole(found).ok_or_else(wrong)?),
                NumberKind::Positive => {
                    values.real = number.kind.positive(found).ok_or_else(wrong)?
                }
            }
        }
        Ok(values)
    }

    fn check_tensor(
        &self,
        argument: &TensorArgument,
        element: Type,
        extent: &Extent,
        values: &Values,
        sizes: &Sizes,
    ) -> Result<(), NamedError> {
        let (function, tensor) = (self.name, argument.name);
        if !argument.elements.have(element) {
            return Err(NamedError::Elements {
                function,
                tensor,
                found: element,
                expected: argument.elements,
            });
        }
        if !argument.fits(&extent.shape, &values.whole, sizes) {
            return Err(NamedError::Shape {
                function,
                tensor,
                found: extent.shape[..rank(&extent.shape, argument.dimensions.len())].to_vec(),
                dimensions: argument.to_string(),
                expected: argument.expected(&values.whole, sizes),
            });
        }
        // Kernels step along the last dimension by so many bytes as a number of 32 bits.
        let last = argument.dimensions.len() - 1;
        let step = extent.strides[last].saturating_mul(extent.element_bytes);
        match extent.shape[last] > 1 && step > u32::MAX.into() {
            true => Err(NamedError::Stride {
                function,
                tensor,
                dimension: last,
                bytes: step,
            }),
            false => Ok(()),
        }
    }
}

/// How many dimensions to show of a shape: those of the argument, and what there is beyond.
fn rank(shape: &[u64], of_argument: usize) -> usize {
    let last = shape.iter().rposition(|size| *size != 1);
    of_argument.max(last.map_or(0, |last| last + 1))
}

#[cfg(test)]
mod tests;
