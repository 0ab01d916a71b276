//! Functions of scores and masks whose arguments are candle's tensors.

use std::fmt;
use std::sync::Arc;

use candle_core::{DType, Device, Error, Result, Tensor, bail};
use fa::attention::{Mask, Problem, Score};
use fa::dsl::abi::{Element, TensorView};
use fa::functions::named::{Bound, Named, named};
use fa::prelude::View;

use crate::options::same_device;

/// What is done to scores, or which keys are hidden, with candle's tensors as its arguments: for
/// [`Options::functions`](crate::Options::functions).
///
/// A function of the library's has a name, and its tensors are checked: no kernel reads outside of them.
///
/// ```
/// use candle_core::{DType, Device, Tensor};
/// use fa_candle::{Function, Options, attention};
///
/// # fn main() -> candle_core::Result<()> {
/// let device = Device::Cpu;
/// let q = Tensor::ones((2, 40, 4, 64), DType::BF16, &device)?;
/// let prefix = Tensor::new(&[10_u32, 25], &device)?;
/// let options = Options {
///     functions: vec![
///         Function::named("prefix_lm", &[&prefix], &[])?,
///         Function::named("window_and_sinks", &[], &[32.0, 4.0])?,
///     ],
///     ..Options::default()
/// };
/// attention(&q, &q, &q, &options)?;
/// # Ok(())
/// # }
/// ```
///
/// Any other is a [`ScoreFunction`](fa::attention::ScoreFunction) or [`MaskFunction`](fa::attention::MaskFunction), which is
/// given its arguments when a call knows where the tensors are.
///
/// ```
/// use candle_core::{DType, Device, Tensor};
/// use fa_candle::fa::attention::{At, ScoreFunction};
/// use fa_candle::fa::dsl::prelude::{Reg, Tensor as Handle};
/// use fa_candle::{Function, Options, attention};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let device = Device::Cpu;
/// let q = Tensor::ones((2, 40, 4, 64), DType::BF16, &device)?;
/// let weights = Tensor::ones(4, DType::F32, &device)?;
/// // Made once: every call with it has the same kernel.
/// let by_distance = ScoreFunction::new(|score, at: At, (of_head, step): (Handle<f32>, Reg<f32>)| {
///     score - of_head.at(&[at.head]).load(0) * at.distance().to_f32() * step
/// })?;
/// let options = Options {
///     functions: vec![Function::score(&[&weights], move |given| {
///         Ok(by_distance.with((given.tensor(0)?, 0.25)))
///     })],
///     ..Options::default()
/// };
/// attention(&q, &q, &q, &options)?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Function {
    tensors: Vec<Tensor>,
    kind: Kind,
}

#[derive(Clone)]
enum Kind {
    Named(&'static Named, Vec<f64>),
    Own(Arc<Bind>),
}

/// Gives a function its arguments.
type Bind = dyn for<'a> Fn(&Arguments<'a>) -> Result<Bound<'a>> + Send + Sync;

/// The tensors of a function, where a call finds them.
#[derive(Debug)]
pub struct Arguments<'a> {
    views: Vec<View<'a>>,
}

impl<'a> Arguments<'a> {
    /// The tensor of this number, from 0, of elements of this type. Whole numbers of candle's u32 and i32 are either of
    /// the two.
    ///
    /// # Errors
    /// When there are not as many tensors, or it holds something else.
    pub fn tensor<T: Element>(&self, number: usize) -> Result<TensorView<'a, T>> {
        let Some(view) = self.views.get(number) else {
            let count = self.views.len();
            bail!("a function asks for its tensor {number}, but was given {count}, counted from 0");
        };
        match view.typed() {
            Some(typed) => Ok(typed),
            None => bail!(
                "tensor {number} of a function holds {}, the function takes {}: convert it with to_dtype()",
                view.element(),
                T::NAME
            ),
        }
    }
}

impl Function {
    /// The function of the library's with this name, of these tensors and numbers: [`fa::functions::named::NAMED`] and
    /// docs/interop.md list them.
    ///
    /// # Errors
    /// When there is none, or it takes more or fewer arguments.
    pub fn named(name: &str, tensors: &[&Tensor], numbers: &[f64]) -> Result<Function> {
        let function = named(name).map_err(Error::wrap)?;
        let checked = function.check_count(tensors.len(), numbers.len());
        checked.map_err(Error::wrap)?;
        Ok(Function {
            tensors: tensors.iter().map(|&it| it.clone()).collect(),
            kind: Kind::Named(function, numbers.to_vec()),
        })
    }

    /// A function of scores of the caller's: `bind` gives it its arguments, of which these tensors are some. It is asked about
    /// every query and key, and must not read outside of them; on a GPU nothing finds that out.
    pub fn score(
        tensors: &[&Tensor],
        bind: impl for<'a> Fn(&Arguments<'a>) -> Result<Score<'a>> + Send + Sync + 'static,
    ) -> Function {
        Function::own(tensors, move |given| bind(given).map(Bound::Score))
    }

    /// A mask of the caller's, as [`Function::score`].
    pub fn mask(
        tensors: &[&Tensor],
        bind: impl for<'a> Fn(&Arguments<'a>) -> Result<Mask<'a>> + Send + Sync + 'static,
    ) -> Function {
        Function::own(tensors, move |given| bind(given).map(Bound::Mask))
    }

    fn own(
        tensors: &[&Tensor],
        bind: impl for<'a> Fn(&Arguments<'a>) -> Result<Bound<'a>> + Send + Sync + 'static,
    ) -> Function {
        Function {
            tensors: tensors.iter().map(|&it| it.clone()).collect(),
            kind: Kind::Own(Arc::new(bind)),
        }
    }

    /// Its tensors.
    pub(crate) fn tensors(&self) -> &[Tensor] {
        &self.tensors
    }

    /// Copies tensors that are learned and have gaps: their gradients lie as they do.
    pub(crate) fn close_gaps(&mut self) -> Result<()> {
        for tensor in &mut self.tensors {
            if tensor.track_op() {
                *tensor = tensor.contiguous()?;
            }
        }
        Ok(())
    }

    /// What the tensor of this number is called.
    pub(crate) fn name_of(&self, number: usize) -> &'static str {
        match &self.kind {
            Kind::Named(function, _) => function.tensors[number].name,
            Kind::Own(_) => "a tensor of a function",
        }
    }

    /// Whether its tensors can be used with queries on `device`. What a named function needs of their sizes is checked when the
    /// problem is known.
    pub(crate) fn check(&self, device: &Device) -> Result<()> {
        for (number, tensor) in self.tensors.iter().enumerate() {
            let name = self.name_of(number);
            let known = [DType::F32, DType::F16, DType::BF16, DType::U32, DType::I32];
            if !known.contains(&tensor.dtype()) {
                bail!(
                    "`{name}` is {}: convert it with to_dtype() to f32, f16 or bf16, whole numbers to u32 or i32",
                    tensor.dtype().as_str()
                );
            }
            let (rank, dims) = (tensor.rank(), tensor.dims());
            match &self.kind {
                Kind::Named(function, _) => {
                    let argument = &function.tensors[number];
                    if rank != argument.dimensions.len() {
                        bail!("`{name}` has the shape {dims:?}: it has to be {argument}");
                    }
                }
                Kind::Own(_) if !(1..=4).contains(&rank) => {
                    bail!("`{name}` has the shape {dims:?}: it has to have 1 to 4 dimensions");
                }
                Kind::Own(_) => {}
            }
            same_device(name, tensor, device)?;
            if tensor.track_op() && !tensor.dtype().is_float() {
                bail!("`{name}` would get no gradient: pass what detach() gives of it");
            }
        }
        Ok(())
    }

    /// The function with its tensors, which are at these places, for a problem.
    pub(crate) fn bind<'a>(
        &self,
        problem: &Problem<'_>,
        views: Vec<View<'a>>,
    ) -> Result<Bound<'a>> {
        match &self.kind {
            Kind::Named(function, numbers) => {
                let bound = function.bind(problem, &views, numbers);
                bound.map_err(Error::wrap)
            }
            Kind::Own(bind) => bind(&Arguments { views }),
        }
    }
}

impl fmt::Debug for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            Kind::Named(function, numbers) => {
                write!(f, "{}({:?}, {numbers:?})", function.name, self.tensors)
            }
            Kind::Own(_) => write!(f, "a function of {:?}", self.tensors),
        }
    }
}
