//! Functions of the library that the tensors of a file ask for: a bias, and documents.

use std::ops::Range;
use std::sync::Arc;

use anyhow::{Result, bail};
use fa::attention::{Mask, Options, Score, Shape};
use fa::dsl::abi::{Element, Extent, TensorView};
use fa::functions;
use fa::runtime::{Buffer, Device};
use fa_reference::Rules;

/// The tensors of a problem that are arguments of functions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FunctionTensors {
    /// What is added to scores: (batch or 1, heads or 1, seq_q, seq_k).
    pub bias: Option<Numbers<f32>>,
    /// The documents of queries and of keys, (batch or 1, seq): a query sees its own.
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
    fn at<const N: usize>(&self, index: [usize; N]) -> T {
        let dimensions = self.shape.iter().zip(index);
        let place = dimensions.fold(0, |place, (size, index)| {
            let index = if *size == 1 { 0 } else { index };
            place * *size as usize + index
        });
        self.values[place]
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

impl FunctionTensors {
    /// Whether the tensors have the sizes that a dense problem of this shape needs.
    pub fn check(&self, shape: &Shape) -> Result<()> {
        let [batch, heads, seq_q, seq_k] =
            [shape.batch, shape.heads, shape.seq_q, shape.seq_k].map(|size| size as u64);
        let or_one = |found: u64, size: u64| found == size || found == 1;
        if let Some(Numbers { shape: found, .. }) = &self.bias {
            let fits = matches!(found[..], [b, h, q, k] if or_one(b, batch) && or_one(h, heads) && [q, k] == [seq_q, seq_k]);
            if !fits {
                bail!(
                    "`bias` is {found:?}: it has to be (1 or {batch}, 1 or {heads}, {seq_q}, {seq_k})"
                );
            }
        }
        let names = [("document_q", seq_q), ("document_k", seq_k)];
        for ((name, seq), Numbers { shape: found, .. }) in
            names.iter().zip(self.documents.iter().flatten())
        {
            if !matches!(found[..], [b, s] if or_one(b, batch) && s == *seq) {
                bail!("`{name}` is {found:?}: it has to be (1 or {batch}, {seq})");
            }
        }
        Ok(())
    }

    /// Tells attention, with tensors that no memory stands behind.
    pub fn tell_of_none(&self, options: &mut Options<'static>) {
        let mut number = 50;
        let mut place = |shape: &[u64]| {
            number += 1;
            let extent = Options::unallocated_tensor("", shape).extent;
            Extent {
                address: number << 40,
                ..extent
            }
        };
        let bias = self.bias.as_ref().map(|bias| place(&bias.shape));
        let documents = self.documents.as_ref();
        let documents = documents.map(|both| both.each_ref().map(|it| place(&it.shape)));
        give(options, bias, documents);
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
            _bias: bias.map(|(buffer, _)| buffer),
            _documents: documents.map(|both| both.map(|(buffer, _)| buffer)),
            scores,
            masks,
        })
    }

    /// The same for the reference.
    pub fn rules(&self, mut rules: Rules) -> Rules {
        if let Some(bias) = self.bias.clone() {
            rules = rules.with_function(Arc::new(move |_, at, key, score| {
                score + f64::from(bias.at([at.batch, at.head, at.i, key]))
            }));
        }
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

fn upload<T: Element>(device: &Device, numbers: &Numbers<T>) -> Result<(Buffer<T>, Extent)> {
    let buffer = device.upload(&numbers.values)?;
    let extent = buffer.contiguous(&numbers.shape)?.extent;
    Ok((buffer, extent))
}

/// The tensors of functions on a device, which the functions lie over.
#[derive(Debug)]
pub struct FunctionBuffers {
    _bias: Option<Buffer<f32>>,
    _documents: Option<[Buffer<i32>; 2]>,
    scores: &'static [Score<'static>],
    masks: &'static [Mask<'static>],
}

impl FunctionBuffers {
    /// Tells attention.
    pub fn tell<'a>(&'a self, options: &mut Options<'a>) {
        (options.scores, options.masks) = (self.scores, self.masks);
    }
}
