//! Functions with their arguments: those of a call, and where the gradients of their tensors go.

use fa_dsl::abi::Extent;
use fa_kernels::attention::{FunctionGradients, LaunchError, Mask, Options, Score};
use fa_runtime::{View, ViewMut};

use crate::attention::{AttentionError, function_gradients_on};

/// A function with its arguments.
#[derive(Clone, Copy, Debug)]
pub enum Bound<'a> {
    /// Of scores.
    Score(Score<'a>),
    /// A mask.
    Mask(Mask<'a>),
}

/// The functions of a call.
#[derive(Debug, Default)]
pub struct Functions<'a> {
    scores: Vec<Score<'a>>,
    masks: Vec<Mask<'a>>,
    /// Those of each of `scores`.
    gradients: Vec<FunctionGradients<'a>>,
}

impl<'a> Functions<'a> {
    /// Adds a function: scores go through those of scores in the order in which they are added.
    pub fn push(&mut self, bound: Bound<'a>) {
        match bound {
            Bound::Score(score) => {
                let none = score.given().arguments().iter().map(|_| None);
                let none = FunctionGradients::of(score.staged(), none);
                self.push_score(score, none);
            }
            Bound::Mask(mask) => self.masks.push(mask),
        }
    }

    /// As [`Functions::push`], for a backward pass that adds the gradients of some of the function's tensors to others: pairs of a tensor and
    /// of its gradient, float32 of the same sizes and strides. See [`FunctionGradients`].
    ///
    /// # Errors
    /// When the function is a mask, which has no gradient, a tensor is none of its arguments, or a gradient is not float32.
    pub fn push_with_gradients(
        &mut self,
        bound: Bound<'a>,
        gradients: impl IntoIterator<Item = (View<'a>, ViewMut<'a>)>,
    ) -> Result<(), AttentionError> {
        let gradients: Vec<_> = gradients.into_iter().collect();
        match bound {
            _ if gradients.is_empty() => self.push(bound),
            Bound::Score(score) => {
                let to = self.by_arguments(&score, gradients)?;
                self.push_score(score, function_gradients_on(&score, to)?);
            }
            Bound::Mask(_) => {
                return Err(AttentionError::Launch(LaunchError::OptionValue {
                    option: "masks",
                    reason: "a mask has no gradient: ask for none of its tensors".to_owned(),
                }));
            }
        }
        Ok(())
    }

    fn push_score(&mut self, score: Score<'a>, gradients: FunctionGradients<'a>) {
        self.scores.push(score);
        self.gradients.push(gradients);
    }

    /// Where the gradient of each argument of the next function goes.
    fn by_arguments(
        &self,
        score: &Score<'a>,
        gradients: Vec<(View<'a>, ViewMut<'a>)>,
    ) -> Result<Vec<Option<ViewMut<'a>>>, AttentionError> {
        let given = score.given();
        let mut to: Vec<_> = given.arguments().iter().map(|_| None).collect();
        for (tensor, gradient) in gradients {
            let place = given.number_of(&tensor.extent());
            let place = place.and_then(|number| to.get_mut(number));
            let place = place.filter(|place| place.is_none()).ok_or_else(|| {
                let Extent { address, shape, .. } = tensor.extent();
                AttentionError::Launch(LaunchError::FunctionGradient {
                    function: self.scores.len(),
                    argument: 0,
                    reason: format!(
                        "the tensor of sizes {shape:?} at {address:#x} is none of its arguments, or is named twice"
                    ),
                })
            })?;
            *place = Some(gradient);
        }
        Ok(to)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.scores.is_empty() && self.masks.is_empty()
    }

    /// The options with these functions.
    pub fn tell<'b>(&'b self, options: Options<'b>) -> Options<'b> {
        Options {
            scores: &self.scores,
            masks: &self.masks,
            ..options
        }
    }

    /// Where the gradients of the functions' arguments go, as [`RawGradients::functions`](crate::attention::RawGradients::functions) has
    /// them; none if none are wanted.
    pub fn gradients(&self) -> &[FunctionGradients<'a>] {
        let mut wanted = self.gradients.iter().flat_map(FunctionGradients::tensors);
        match wanted.next() {
            Some(_) => &self.gradients,
            None => &[],
        }
    }
}
