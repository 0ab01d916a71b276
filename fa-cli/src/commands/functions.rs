//! Functions of the library that the tensors of a file ask for, or `--with`: a bias, and documents. Queries and keys of
//! their tensors are counted within the sequence, also of packed sequences and in pages.

mod bias_gradient;

use std::iter;
use std::ops::Range;
use std::sync::Arc;

use anyhow::{Result, bail};
use clap::builder::PossibleValuesParser;
use fa::attention::{Mask, Options, Problem, Score, Shape};
use fa::dsl::abi::{Element, Extent, TensorView};
use fa::functions;
use fa::functions::named::named;
use fa::runtime::{Buffer, Device, View};
use fa_reference::{Query, Rules, Twin};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rand_distr::{Distribution, StandardNormal};

use super::lengths::RANGES;
pub use bias_gradient::BiasGradient;

/// The most elements of a random bias: drawing them takes ten seconds.
const MAX_ELEMENTS: u64 = 1 << 30;
/// Documents of a random sequence, about.
const DOCUMENTS: u64 = 4;

/// What `--with` takes: options that are tensors of random numbers, those of functions, and ranges.
pub fn with_names() -> PossibleValuesParser {
    PossibleValuesParser::new(names())
}

/// The names that it takes.
pub fn names() -> Vec<&'static str> {
    [Options::TENSORS, &[BIAS, BOTH_DOCUMENTS, RANGES]].concat()
}

pub const BIAS: &str = "bias";
const BOTH_DOCUMENTS: &str = "documents";

/// The sizes of the tensors of a problem that are arguments of functions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FunctionShapes {
    pub bias: Option<Vec<u64>>,
    pub documents: Option<[Vec<u64>; 2]>,
}

impl FunctionShapes {
    /// Whether `--with` names functions.
    pub fn are_named(names: &[String]) -> bool {
        names
            .iter()
            .any(|name| [BIAS, BOTH_DOCUMENTS].contains(&name.as_str()))
    }

    /// What the tensors of those that are named are called in files, in the order in which a kernel has them.
    pub fn tensor_names(names: &[String]) -> Vec<&'static str> {
        let has = |name: &str| names.iter().any(|it| it == name);
        let bias = has(BIAS).then_some(BIAS);
        let documents = has(BOTH_DOCUMENTS).then_some(["document_q", "document_k"]);
        bias.into_iter()
            .chain(documents.into_iter().flatten())
            .collect()
    }

    /// Of the functions that `--with` names, for the longest sequences of a problem: a bias of each head, and documents.
    pub fn with(names: &[String], problem: &Problem<'_>) -> Result<FunctionShapes> {
        let shape = &problem.shape;
        let [heads, seq_q, seq_k] = [shape.heads, shape.seq_q, shape.seq_k].map(|it| it as u64);
        let has = |name: &str| names.iter().any(|it| it == name);
        let bias = has(BIAS).then(|| vec![1, heads, seq_q, seq_k]);
        let elements = bias.iter().flatten().map(|size| u128::from(*size));
        if elements.product::<u128>() > MAX_ELEMENTS.into() {
            bail!(
                "--with {BIAS}: {heads} × {seq_q} × {seq_k} numbers are more than 2^30: make a size smaller"
            );
        }
        let documents = has(BOTH_DOCUMENTS).then(|| [vec![1, seq_q], vec![1, seq_k]]);
        Ok(FunctionShapes { bias, documents })
    }

    /// Tells attention, with tensors that no memory stands behind.
    pub fn tell_of_none(&self, options: &mut Options<'_>) {
        let mut number = 50;
        let mut place = |shape: &[u64]| {
            number += 1;
            let extent = Options::unallocated_tensor("", shape).extent;
            Extent {
                address: number << 40,
                ..extent
            }
        };
        let bias = self.bias.as_ref().map(|bias| place(bias));
        let documents = self.documents.as_ref();
        let documents = documents.map(|both| both.each_ref().map(|it| place(it)));
        give(options, bias, documents);
    }

    /// Whether a problem can have tensors of these sizes.
    pub fn check(&self, problem: &Problem<'_>) -> Result<()> {
        let bias = self.bias.as_ref().map(std::slice::from_ref);
        let documents = self.documents.as_ref().map(|both| &both[..]);
        for (name, shapes) in [("additive_bias", bias), ("documents", documents)] {
            let Some(shapes) = shapes else { continue };
            let function = named(name)?;
            let mut views = Vec::new();
            for (argument, shape) in function.tensors.iter().zip(shapes) {
                let (rank, name) = (argument.dimensions.len(), argument.name);
                if shape.len() != rank {
                    bail!("`{name}` is {shape:?}: it has to have {rank} dimensions, {argument}");
                }
                let extent = Options::unallocated_tensor("", shape).extent;
                views.push(match name {
                    BIAS => View::from(TensorView::<f32>::from_extent(extent)),
                    _ => View::from(TensorView::<i32>::from_extent(extent)),
                });
            }
            function.bind(problem, &views, &[])?;
        }
        Ok(())
    }
}

/// The tensors of a problem that are arguments of functions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FunctionTensors {
    /// What is added to scores: (batch or 1, heads or 1, queries or 1, keys or 1).
    pub bias: Option<Numbers<f32>>,
    /// The documents of queries and of keys, (batch or 1, queries or 1) and (batch or 1, keys or 1): a query sees its own.
    pub documents: Option<[Numbers<i32>; 2]>,
}

/// A contiguous tensor.
#[derive(Clone, Debug, PartialEq)]
pub struct Numbers<T> {
    pub shape: Vec<u64>,
    pub values: Vec<T>,
}

impl<T: Copy> Numbers<T> {
    /// The number at these indices; a dimension of size 1 has one for all.
    pub fn at<const N: usize>(&self, index: [usize; N]) -> T {
        self.values[self.place(index)]
    }

    /// Where it is among the numbers.
    fn place<const N: usize>(&self, index: [usize; N]) -> usize {
        let dimensions = self.shape.iter().zip(index);
        dimensions.fold(0, |place, (size, index)| {
            let index = if *size == 1 { 0 } else { index };
            place * *size as usize + index
        })
    }
}

/// The functions with their arguments. They last for as long as the command runs: there are few.
fn leaked<T>(functions: impl IntoIterator<Item = T>) -> &'static [T] {
    functions.into_iter().collect::<Vec<_>>().leak()
}

/// Gives functions to the options: of the bias, and of the documents, that lie at these places.
fn give(options: &mut Options<'_>, bias: Option<Extent>, documents: Option<[Extent; 2]>) {
    let score = |bias| functions::additive_bias::<f32>().with(TensorView::from_extent(bias));
    let mask = |documents: [Extent; 2]| {
        let [q, k] = documents.map(TensorView::from_extent);
        functions::documents().with((q, k))
    };
    let scores: &'static [Score<'static>] = leaked(bias.map(score));
    let masks: &'static [Mask<'static>] = leaked(documents.map(mask));
    (options.scores, options.masks) = (scores, masks);
}

/// A problem, and if it has a bias the same with that an element further, where the copy engine does not take it: other tiles may be chosen then.
pub fn with_bias_anywhere(
    problem: &Problem<'static>,
) -> impl Iterator<Item = Problem<'static>> + use<> {
    let first = |score: &Score<'static>| score.tensors().next().copied();
    let further = problem.options.scores.first().and_then(first).map(|bias| {
        let address = bias.address + bias.element_bytes;
        let bias = TensorView::from_extent(Extent { address, ..bias });
        let mut problem = *problem;
        problem.options.scores = leaked([functions::additive_bias::<f32>().with(bias)]);
        problem
    });
    iter::once(*problem).chain(further)
}

impl FunctionTensors {
    /// Random ones: a normally distributed bias, and a few documents, of which the last queries see the last.
    pub fn random(shapes: &FunctionShapes, seed: u64) -> FunctionTensors {
        let mut rng = StdRng::seed_from_u64(seed);
        let bias = shapes.bias.as_ref().map(|shape| {
            let count = shape.iter().product::<u64>();
            let number = |_| StandardNormal.sample(&mut rng);
            Numbers {
                shape: shape.clone(),
                values: (0..count).map(number).collect(),
            }
        });
        let documents = shapes.documents.as_ref().map(|[of_q, of_k]| {
            let (seq_q, seq_k) = (of_q[1] as usize, of_k[1] as usize);
            let length = (of_k[1] / DOCUMENTS).max(1) as u32;
            let mut document = 0;
            let mut next = |_| {
                document += i32::from(rng.random_ratio(1, length));
                document
            };
            let keys: Vec<i32> = (0..seq_k).map(&mut next).collect();
            let at = |query: usize| keys[(query + seq_k).saturating_sub(seq_q)];
            let queries = (0..seq_q).map(at).collect();
            let numbers = |shape: &[u64], values| Numbers {
                shape: shape.to_vec(),
                values,
            };
            [numbers(of_q, queries), numbers(of_k, keys)]
        });
        FunctionTensors { bias, documents }
    }

    /// Their sizes.
    pub fn shapes(&self) -> FunctionShapes {
        let documents = self.documents.as_ref();
        FunctionShapes {
            bias: self.bias.as_ref().map(|bias| bias.shape.clone()),
            documents: documents.map(|both| both.each_ref().map(|it| it.shape.clone())),
        }
    }

    /// Copies them to a device.
    pub fn upload(&self, device: &Device) -> Result<FunctionBuffers> {
        let documents = match &self.documents {
            Some([q, k]) => Some([upload(device, q)?, upload(device, k)?]),
            None => None,
        };
        let bias = self.bias.as_ref().map(|bias| upload(device, bias));
        let bias = bias.transpose()?;
        let mut options = Options::default();
        give(
            &mut options,
            bias.as_ref().map(|(_, extent)| *extent),
            documents
                .as_ref()
                .map(|both| both.each_ref().map(|it| it.1)),
        );
        let Options { scores, masks, .. } = options;
        Ok(FunctionBuffers {
            bias,
            _documents: documents.map(|both| both.map(|(buffer, _)| buffer)),
            scores,
            masks,
        })
    }

    /// The same for the reference.
    pub fn rules(&self, rules: Rules) -> Rules {
        let rules = match &self.bias {
            Some(bias) => rules.with_function(added(bias.clone())),
            None => rules,
        };
        self.rules_of_documents(rules)
    }

    /// As [`FunctionTensors::rules`], with the gradient of the bias, by the places of its elements. That takes the reference several
    /// times as long, and memory for each element.
    pub fn rules_with_gradients(&self, rules: Rules) -> Rules {
        let rules = match self.bias.clone() {
            Some(bias) => {
                let twin = added(bias.clone());
                let adjoints = move |_: &Shape, at: &Query, key, _, adjoint| {
                    let place = bias.place([at.batch, at.head, at.i, key]);
                    vec![(0, place, adjoint)]
                };
                rules.with_function_of(twin, Arc::new(adjoints))
            }
            None => rules,
        };
        self.rules_of_documents(rules)
    }

    fn rules_of_documents(&self, mut rules: Rules) -> Rules {
        if let Some([q, k]) = self.documents.clone() {
            rules = rules.with_function(Arc::new(move |_, at, key, score| {
                match q.at([at.batch, at.i]) == k.at([at.batch, key]) {
                    true => score,
                    false => f64::NEG_INFINITY,
                }
            }));
        }
        rules
    }

    /// Those of some queries of one head, as if there were no others.
    pub fn of_head(&self, [batch, head]: [usize; 2], queries: Range<usize>) -> FunctionTensors {
        let rows = |numbers: &Numbers<i32>, rows: Range<usize>| Numbers {
            shape: vec![1, rows.len() as u64],
            values: rows.map(|i| numbers.at([batch, i])).collect(),
        };
        let bias = self.bias.as_ref().map(|bias| {
            let keys = bias.shape[3] as usize;
            let row = |i| (0..keys).map(move |j| bias.at([batch, head, i, j]));
            Numbers {
                shape: vec![1, 1, queries.len() as u64, keys as u64],
                values: queries.clone().flat_map(row).collect(),
            }
        });
        let documents = self.documents.as_ref().map(|[q, k]| {
            let keys = 0..k.shape[1] as usize;
            [rows(q, queries.clone()), rows(k, keys)]
        });
        FunctionTensors { bias, documents }
    }
}

/// What adds a bias to scores, for the reference.
fn added(bias: Numbers<f32>) -> Twin {
    Arc::new(move |_, at, key, score| score + f64::from(bias.at([at.batch, at.head, at.i, key])))
}

fn upload<T: Element>(device: &Device, numbers: &Numbers<T>) -> Result<(Buffer<T>, Extent)> {
    let buffer = device.upload(&numbers.values)?;
    let extent = buffer.contiguous(&numbers.shape)?.extent;
    Ok((buffer, extent))
}

/// The tensors of functions on a device, which the functions lie over.
#[derive(Debug)]
pub struct FunctionBuffers {
    bias: Option<(Buffer<f32>, Extent)>,
    _documents: Option<[Buffer<i32>; 2]>,
    scores: &'static [Score<'static>],
    masks: &'static [Mask<'static>],
}

impl FunctionBuffers {
    /// Tells attention.
    pub fn tell<'a>(&'a self, options: &mut Options<'a>) {
        (options.scores, options.masks) = (self.scores, self.masks);
    }

    /// Makes room for the gradient of the bias, if there is one.
    pub fn bias_gradient(&self, device: &Device) -> Result<Option<BiasGradient>> {
        match (&self.bias, self.scores) {
            (Some((_, extent)), [score]) => {
                BiasGradient::new(device, score.staged(), extent.shape).map(Some)
            }
            _ => Ok(None),
        }
    }
}
