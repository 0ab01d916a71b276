//! A function with its arguments, and how it changes when one of the numbers is changed.

use fa_dsl::ir::derivative::Derivative;
use fa_kernels::attention::functions::Staged;
use fa_reference::{Adjoints, Value, evaluate, evaluate_derivative};

/// An argument of a function.
#[derive(Clone, Debug)]
pub enum Argument {
    /// A float32 number.
    F32(f64),
    /// A whole number.
    U32(u32),
    /// A dense tensor.
    Tensor(Tensor),
}

/// A dense tensor. A dimension of size 1 is broadcast.
#[derive(Clone, Debug)]
pub struct Tensor {
    pub sizes: Vec<u64>,
    pub element_bytes: u64,
    pub elements: Elements,
}

#[derive(Clone, Debug)]
pub enum Elements {
    Floats(Vec<f64>),
    Words(Vec<u32>),
}

impl Tensor {
    /// Distances between neighbours, in elements.
    pub fn strides(&self) -> [u64; 4] {
        let mut strides = [0; 4];
        let mut stride = 1;
        for (dimension, size) in self.sizes.iter().enumerate().rev() {
            strides[dimension] = if *size == 1 { 0 } else { stride };
            stride *= size;
        }
        strides
    }

    fn element(&self, place: u64) -> Value {
        match &self.elements {
            Elements::Floats(values) => Value::Float(values[place as usize]),
            Elements::Words(words) => Value::Bits(words[place as usize].into()),
        }
    }
}

/// A function, where a score is, and all that the function is given.
#[derive(Clone, Debug)]
pub struct Place {
    pub staged: &'static Staged,
    /// Batch, head, KV head, lengths of queries and keys, query, key.
    pub at: [u32; 7],
    pub score: f64,
    pub arguments: Vec<Argument>,
}

/// A number that a function is computed of.
#[derive(Clone, Copy, Debug)]
enum Of {
    Score,
    /// Argument `0`.
    Number(usize),
    /// Of argument `0`, element `1`.
    Element(usize, usize),
}

/// How many derivatives were checked, and how many were not, because there is a kink where one was wanted.
#[derive(Debug, Default)]
pub struct Checked {
    pub smooth: usize,
    pub kinks: usize,
}

/// The adjoint of what functions give. Not 1, which factors could get lost in.
const ADJOINT: f64 = -1.75;

impl Place {
    /// The words of the function, or of its derivative, which has an adjoint, too. The tensor that is argument n begins at
    /// address (n + 1)·2³².
    fn words(&self, adjoint: Option<f64>) -> Vec<Value> {
        let at = self.at.map(|index| Value::Bits(index.into()));
        let given = self.arguments.iter().enumerate();
        let arguments = given.flat_map(|(number, argument)| match argument {
            Argument::F32(value) => vec![Value::Float(*value)],
            Argument::U32(value) => vec![Value::Bits((*value).into())],
            Argument::Tensor(tensor) => {
                let address = (number as u64 + 1) << 32;
                let strides = tensor.strides().into_iter();
                let words = std::iter::once(address).chain(strides);
                words.map(Value::Bits).collect()
            }
        });
        let floats = std::iter::once(self.score).chain(adjoint);
        at.into_iter()
            .chain(floats.map(Value::Float))
            .chain(arguments)
            .collect()
    }

    fn load(&self, address: u64) -> Value {
        let (number, offset) = ((address >> 32) - 1, address & 0xffff_ffff);
        let Argument::Tensor(tensor) = &self.arguments[number as usize] else {
            panic!("argument {number} is no tensor");
        };
        assert!(offset.is_multiple_of(tensor.element_bytes));
        tensor.element(offset / tensor.element_bytes)
    }

    /// What the function gives.
    pub fn value(&self) -> f64 {
        let function = self.staged.function();
        match evaluate(function, &self.words(None), &|it| self.load(it)) {
            Value::Float(value) => value,
            Value::Bits(bits) => panic!("a score of bits {bits:#x}"),
        }
    }

    /// What the derivative gives for this adjoint.
    pub fn adjoints(&self, derivative: &Derivative, adjoint: f64) -> Adjoints {
        let words = self.words(Some(adjoint));
        evaluate_derivative(derivative, &words, &|it| self.load(it))
    }

    fn number(&mut self, of: Of) -> &mut f64 {
        match of {
            Of::Score => &mut self.score,
            Of::Number(argument) => match &mut self.arguments[argument] {
                Argument::F32(value) => value,
                other => panic!("{other:?} is no float"),
            },
            Of::Element(argument, place) => match &mut self.arguments[argument] {
                Argument::Tensor(Tensor {
                    elements: Elements::Floats(values),
                    ..
                }) => &mut values[place],
                other => panic!("{other:?} is no tensor of floats"),
            },
        }
    }

    /// How fast the value changes with a number; nothing where it does so at different speeds on both sides.
    fn slope(&self, of: Of) -> Option<f64> {
        let step = 1e-5;
        let moved = |by: f64| {
            let mut place = self.clone();
            *place.number(of) += by;
            place.value()
        };
        let here = self.value();
        let [left, right] = [(here - moved(-step)) / step, (moved(step) - here) / step];
        let slope = (left + right) / 2.0;
        let is_smooth = (left - right).abs() < 1e-3 * (1.0 + slope.abs());
        is_smooth.then_some(slope)
    }

    /// Compares the derivative with differences: by the score, by each number, by each element that is read and by some others.
    pub fn check(&self, checked: &mut Checked) -> Result<(), String> {
        let derivative = self.staged.derivative().expect("it has a derivative");
        self.check_against(derivative, checked)
    }

    /// As [`Place::check`], with a derivative that may be wrong.
    pub fn check_against(
        &self,
        derivative: &Derivative,
        checked: &mut Checked,
    ) -> Result<(), String> {
        let adjoints = self.adjoints(derivative, ADJOINT);
        if adjoints.value != self.value() {
            return Err(format!("the value is {} here: {self:?}", adjoints.value));
        }
        for (of, adjoint) in self.all(&adjoints) {
            let Some(slope) = self.slope(of) else {
                checked.kinks += 1;
                continue;
            };
            checked.smooth += 1;
            let expected = slope * ADJOINT;
            if (adjoint - expected).abs() > 1e-5 * (1.0 + expected.abs()) {
                let function = self.staged.function();
                let derivative = &derivative.function;
                return Err(format!(
                    "{of:?}: {adjoint} instead of {expected}\n{self:?}\n{function}\n{derivative}"
                ));
            }
        }
        Ok(())
    }

    /// What is compared, and the adjoints.
    fn all(&self, adjoints: &Adjoints) -> Vec<(Of, f64)> {
        let mut all = vec![(Of::Score, adjoints.input)];
        for (number, argument) in self.arguments.iter().enumerate() {
            match argument {
                Argument::F32(_) => {
                    let found = adjoints.numbers.iter();
                    let found =
                        found.filter(|(word, _)| self.staged.argument_of_word(*word) == number);
                    let adjoint = found.map(|(_, adjoint)| adjoint).sum();
                    all.push((Of::Number(number), adjoint));
                }
                Argument::Tensor(Tensor {
                    elements: Elements::Floats(values),
                    ..
                }) => {
                    let gradient = self.gradient(adjoints, number, values.len());
                    let gradient = gradient.into_iter().enumerate();
                    let chosen = gradient.filter(|(place, it)| *it != 0.0 || place % 17 == 3);
                    all.extend(chosen.map(|(place, it)| (Of::Element(number, place), it)));
                }
                _ => {}
            }
        }
        all
    }

    /// The adjoints of a tensor's elements.
    fn gradient(&self, adjoints: &Adjoints, number: usize, count: usize) -> Vec<f64> {
        let mut gradient = vec![0.0; count];
        for (word, offset, adjoint) in &adjoints.elements {
            if let Argument::Tensor(tensor) = &self.arguments[self.staged.argument_of_word(*word)]
                && self.staged.argument_of_word(*word) == number
            {
                assert!(offset.is_multiple_of(tensor.element_bytes));
                gradient[(offset / tensor.element_bytes) as usize] += adjoint;
            }
        }
        gradient
    }
}
