//! Functions of scores in the backward pass: back from the gradient of what they give to that of the score, and to those of their
//! arguments.
//!
//! Between the scores and the way back a thread holds nothing but its products: what the derivatives need is computed once more where
//! they need it, because a block's worth of it does not fit the registers.

use std::borrow::Cow;
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use fa_dsl::abi::Scalar;
use fa_dsl::build::function::{Values, value};
use fa_dsl::ir::Operand;
use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::applied::Applied;
use super::parts::{Inputs, Parts};
use super::sums::{ArgumentAdjoint, ElementPlace, GradientSums, OfBlock, Sums};
use super::transposed::{Block, Place, Transposed, each_score};
use super::uniform::either;
use crate::attention::functions::{Kind, NotDifferentiable, bits};
use crate::attention::options::{Derivatives, ElementOfBlock, GoBack, Kept, Room};

/// The derivative of a function of scores in a kernel.
pub(super) struct Differentiated {
    /// What computes the adjoints, and nothing else.
    parts: Parts,
    /// The adjoint of the score.
    of_score: Operand,
    /// The adjoints of the arguments whose gradients are wanted.
    of_arguments: Vec<ArgumentAdjoint>,
    /// Whether any of them depends on the score.
    needs_score: bool,
}

impl Differentiated {
    /// Of a function in the kernel, whose arguments' gradients are added up here, where they are wanted.
    pub fn new(
        function: &Applied,
        gradients: &[Option<GradientSums>],
    ) -> Result<Differentiated, NotDifferentiable> {
        let staged = function.staged;
        let gradient = |word| {
            let of_argument = gradients.get(staged.argument_of_word(word));
            of_argument.copied().flatten()
        };
        let derivative = staged.derivative()?;
        let derivative = derivative.adjoints(|word| gradient(word).is_some());
        let arguments = function.parts.arguments().to_vec();
        let parts = Parts::of(Cow::Owned(derivative.function.clone()), arguments);
        let numbers = derivative.numbers.iter();
        let numbers =
            numbers.filter_map(|of| Some(ArgumentAdjoint::of_number(gradient(of.argument)?, of)));
        let elements = derivative.elements.iter();
        let elements = elements.filter_map(|of| {
            let to = gradient(of.argument)?;
            Some(ArgumentAdjoint::of_element(to, of, &parts))
        });
        let outputs = derivative.outputs();
        Ok(Differentiated {
            of_arguments: numbers.chain(elements).collect(),
            of_score: derivative.function.result,
            needs_score: outputs.iter().any(|it| parts.bits(*it) & bits::SCORE != 0),
            parts,
        })
    }

    /// Whether the adjoint of the score is that of what the function gives.
    fn passes_on(&self) -> bool {
        let function = self.parts.function();
        self.of_score == Operand::Reg(function.params[function.inputs - 1].reg)
    }

    /// Whether it needs to know where a score is.
    fn needs_place(&self) -> bool {
        !self.parts.function().body.is_empty() || !self.of_arguments.is_empty()
    }
}

/// The functions of scores of a kernel, one after the other.
#[derive(Clone)]
pub(super) struct Chain {
    /// All functions of the kernel.
    pub applied: Rc<[Applied]>,
    /// The derivatives of those of scores.
    pub differentiated: Rc<[Differentiated]>,
    /// What products are multiplied by.
    pub scale: Option<Reg<f32>>,
}

impl Chain {
    fn scores(&self) -> impl Iterator<Item = &Applied> {
        let all = self.applied.iter();
        all.filter(|it| it.staged.kind() == Kind::Score)
    }

    /// How many functions, from the first on, have to be computed once more on the way back: those before the last one whose derivative
    /// depends on the score that it gets. `None` if there is no such one.
    fn computed_again(&self) -> Option<usize> {
        self.differentiated.iter().rposition(|it| it.needs_score)
    }

    /// Whether the gradient of a product is another than that of the score, or adjoints of arguments are added up.
    pub fn changes_gradients(&self) -> bool {
        let mut functions = self.differentiated.iter();
        functions.any(|function| !function.passes_on() || !function.of_arguments.is_empty())
    }

    /// Makes products the scores that functions make of them. Gives the way back.
    pub fn go(self, block: Block, s: &Accumulator, derivatives: &Derivatives) -> GoingBack {
        let functions: Vec<&Parts> = self.scores().map(|it| &it.parts).collect();
        let each = functions.iter();
        let transposed = each.map(|it| Transposed::new(it, &block));
        let transposed: Vec<_> = transposed.collect();
        let again = self.computed_again().is_some();
        let products = again.then(|| derivatives.keep(s));
        let each = functions.iter().zip(&transposed);
        let is_uniform = each
            .filter_map(|(it, of_block)| of_block.is_one_value(it, &block))
            .reduce(|a, b| a & b);
        either(is_uniform, |is_uniform| {
            let each = functions.iter().zip(&transposed);
            let each = each.map(|(it, of_block)| (*it, of_block.sharing(it, is_uniform)));
            self.all_scores(&block, s, &each.collect::<Vec<_>>());
        });
        GoingBack::new(self, block, products)
    }

    /// Makes all products the scores that these functions make of them.
    fn all_scores(&self, block: &Block, s: &Accumulator, functions: &[(&Parts, Transposed)]) {
        let of_query = |query: Reg<u32>| {
            let each = functions.iter();
            let values = each.map(|(it, of_block)| of_block.query(it, block, query));
            (query.lt(block.problem.seq_q), values.collect::<Vec<_>>())
        };
        each_score(block, s, of_query, |(exists, of_query), element, score| {
            let first = self.scaled(score.peek());
            let each = functions.iter().zip(of_query);
            let new = each.fold(first, |score, ((function, of_block), query)| {
                let place = of_block.place(function, query, element, Some(score));
                place.value(function.function().result)
            });
            // Of a query past the last a function may make what is no number.
            score.set(select(*exists, new, f32::NEG_INFINITY));
        });
    }

    /// The way back alone, where another thread has computed the scores and kept the products.
    pub fn back(self, block: Block, derivatives: &Derivatives) -> GoingBack {
        let needed = self.computed_again().is_some();
        let kept = derivatives.room().filter(|_| needed).map(Room::kept);
        let back = GoingBack::new(self, block, kept);
        if needed && back.products.is_none() && back.adds_up() {
            fa_dsl::build::reject(
                "gradients of the functions' arguments need scores, which another warpgroup computes; use KEEP_SCORES=true"
                    .to_owned(),
            );
        }
        back
    }

    /// The score that the first function gets.
    fn scaled(&self, product: Reg<f32>) -> Reg<f32> {
        match self.scale {
            Some(scale) => product * scale,
            None => product,
        }
    }
}

/// The way back through the functions of a block.
pub(super) struct GoingBack {
    chain: Chain,
    block: Block,
    /// The product of each element, if a derivative needs its score.
    products: Option<Kept>,
    /// Computed with the first element.
    there: OnceCell<OnTheWay>,
    /// By the numbers of columns.
    queries: RefCell<BTreeMap<u32, Rc<[OfQuery]>>>,
    sums: Sums,
}

/// What functions have computed for a block on the way back.
struct OnTheWay {
    block: Block,
    functions: Vec<BlockOfFunction>,
}

/// A function, as far as it is computed again, and its derivative.
struct BlockOfFunction {
    again: Option<Transposed>,
    derivative: Option<Transposed>,
}

/// What both have computed for a query.
struct OfQuery {
    again: Option<Rc<Values>>,
    derivative: Option<Rc<Values>>,
}

impl GoingBack {
    fn new(chain: Chain, block: Block, products: Option<Kept>) -> GoingBack {
        GoingBack {
            chain,
            sums: Sums::new(&block),
            block,
            products,
            there: OnceCell::new(),
            queries: RefCell::default(),
        }
    }

    fn on_the_way(&self) -> OnTheWay {
        // Otherwise all of it would be held since the scores were made.
        let block = self.block.opaque();
        let again = self.chain.computed_again().unwrap_or(0);
        let functions = self.chain.scores().zip(&*self.chain.differentiated);
        let functions = functions
            .enumerate()
            .map(|(number, (function, derivative))| {
                let again = number < again;
                let place = derivative.needs_place();
                BlockOfFunction {
                    again: again.then(|| Transposed::new(&function.parts, &block)),
                    derivative: place.then(|| Transposed::new(&derivative.parts, &block)),
                }
            });
        OnTheWay {
            functions: functions.collect(),
            block,
        }
    }

    fn of_query(&self, there: &OnTheWay, element: ElementOfBlock) -> Rc<[OfQuery]> {
        let mut queries = self.queries.borrow_mut();
        let values = queries.entry(element.column()).or_insert_with(|| {
            let block = &there.block;
            let query = block.query(element);
            let functions = self.chain.scores().zip(&*self.chain.differentiated);
            let all = functions.zip(&there.functions);
            let values = all.map(|((function, derivative), of_block)| {
                let of = |of_block: &Option<Transposed>, parts: &Parts| {
                    let of_block = of_block.as_ref()?;
                    Some(of_block.query(parts, block, query))
                };
                OfQuery {
                    again: of(&of_block.again, &function.parts),
                    derivative: of(&of_block.derivative, &derivative.parts),
                }
            });
            values.collect()
        });
        values.clone()
    }

    /// The places of derivatives that need one, with the scores that their functions get.
    fn places(&self, there: &OnTheWay, element: ElementOfBlock) -> Vec<Option<Place>> {
        let of_query = self.of_query(there, element);
        let mut score = self.products.as_ref().map(|products| {
            let product = products.get(element, self.block.n_tiles);
            let product = Reg::<f32>::from_bits(product.to_bits().opaque());
            self.chain.scaled(product)
        });
        let functions = self.chain.scores().zip(&*self.chain.differentiated);
        let all = functions.zip(there.functions.iter().zip(&*of_query));
        let places = all.map(|((function, derivative), (of_block, of_query))| {
            let place = |of_block: &Option<Transposed>, of_query: &Option<Rc<Values>>, parts| {
                let (of_block, query) = (of_block.as_ref()?, of_query.as_ref()?);
                Some(of_block.place(parts, query, element, score))
            };
            let found = place(
                &of_block.derivative,
                &of_query.derivative,
                &derivative.parts,
            );
            let again = place(&of_block.again, &of_query.again, &function.parts);
            score = again.map(|place| place.value(function.parts.function().result));
            found
        });
        places.collect()
    }
}

impl GoBack for GoingBack {
    fn go_back(&self, _: &Accumulator, element: ElementOfBlock, gradient: Reg<f32>) -> Reg<f32> {
        let there = self.there.get_or_init(|| self.on_the_way());
        let places = self.places(there, element);
        let functions = self.chain.differentiated.iter().zip(&places).enumerate();
        functions
            .rev()
            .fold(gradient, |adjoint, (number, (function, place))| {
                let inputs = Inputs {
                    adjoint: Some(adjoint.operand()),
                    ..Inputs::default()
                };
                let known = place.as_ref().map(Place::known);
                let known = known.iter().flatten().copied().collect::<Vec<_>>();
                let is_of_adjoint = |of| of & bits::ADJOINT != 0;
                let values = function.parts.compute(inputs, &known, is_of_adjoint);
                let found = Adjoints {
                    adjoint,
                    known: std::iter::once(&values).chain(known).collect(),
                };
                for (argument, of) in function.of_arguments.iter().enumerate() {
                    let of_block = ElementsOfBlock {
                        of,
                        parts: &function.parts,
                        of_block: there.functions[number].derivative.as_ref(),
                        block: &there.block,
                    };
                    self.sums
                        .add([number, argument], of, element, &found, &of_block);
                }
                found.adjoint(function.of_score)
            })
    }

    fn adds_up(&self) -> bool {
        let mut functions = self.chain.differentiated.iter();
        functions.any(|function| !function.of_arguments.is_empty())
    }
}

/// The elements of an argument in a block.
struct ElementsOfBlock<'a> {
    of: &'a ArgumentAdjoint,
    parts: &'a Parts,
    of_block: Option<&'a Transposed>,
    block: &'a Block,
}

impl OfBlock for ElementsOfBlock<'_> {
    fn place(&self, [query, key]: [Reg<u32>; 2]) -> Option<ElementPlace> {
        let of_block = self.of_block?;
        let values = of_block.place_at(self.parts, &self.block.problem, [query, key]);
        let is_there = self.block.has_query(query) & self.block.has_key(key);
        let place = self.of.place(&[&values, of_block.of_head()]);
        Some(place.only_if(is_there))
    }

    fn has_query(&self, element: ElementOfBlock) -> Reg<bool> {
        self.block.has_query(self.block.query(element))
    }

    fn has_key(&self, element: ElementOfBlock) -> Reg<bool> {
        self.block.has_key(self.block.key(element))
    }

    fn is_one(&self) -> Option<Reg<bool>> {
        self.of.is_one(self.parts, self.of_block?, self.block)
    }
}

/// What the derivative of a function has computed for a score.
pub(super) struct Adjoints<'a> {
    /// The adjoint of what the function gives.
    adjoint: Reg<f32>,
    known: Vec<&'a Values>,
}

impl<'a> Adjoints<'a> {
    /// What has been computed.
    pub fn known(&self) -> &[&'a Values] {
        &self.known
    }

    /// What one of the derivative's operands is.
    fn value<T: Scalar>(&self, operand: Operand) -> Reg<T> {
        value(operand, &self.known)
    }

    /// One of the adjoints. Where that of what the function gives is 0, as it is of all that masks hide, this is 0 however steep
    /// the function is there.
    pub fn adjoint(&self, operand: Operand) -> Reg<f32> {
        let adjoint = self.value::<f32>(operand);
        let is_passed_on = adjoint.operand() == self.adjoint.operand();
        match adjoint.operand() {
            Operand::Reg(_) if !is_passed_on => select(self.adjoint.eq(0.0), 0.0, adjoint),
            _ => adjoint,
        }
    }
}
