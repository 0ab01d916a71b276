//! The functions of scores and masks whose gradients `benches/backward.rs` measures.

use std::error::Error;

use fa::attention::{FunctionGradients, MaskFunction, ScoreFunction};
use fa::dsl::abi::Extent;
use fa::dsl::prelude::{Reg, Tensor, device as staged};
use fa::functions;
use fa::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::documents::random_documents;

/// The sizes that functions are measured with.
pub const FUNCTIONS_BATCH: usize = 2;
pub const FUNCTIONS_SEQ: usize = 8192;
pub const FUNCTIONS_HEADS: usize = 16;

/// The case of which the blocks may be known, and its name when they are.
pub const DOCUMENTS: &str = "document causal";
pub const DOCUMENTS_KNOWN: &str = "document causal, blocks known";

/// Distances that the table of the relative bias has.
const FUNCTIONS_RADIUS: u64 = 128;

/// A case: what is asked for, and where gradients of functions' arguments are added.
#[derive(Clone, Copy)]
pub struct Case<'a> {
    pub name: &'static str,
    pub options: Options<'a>,
    pub d_functions: &'a [FunctionGradients<'a>],
}

impl<'a> Case<'a> {
    pub fn new(name: &'static str, options: Options<'a>) -> Case<'a> {
        Case {
            name,
            options,
            d_functions: &[],
        }
    }

    /// The gradient of the first argument of its only function of scores is wanted, and added to `to`.
    fn with_gradient(self, name: &'static str, to: Extent) -> Case<'a> {
        let scores = self.options.scores.iter();
        let gradients = scores.map(|score| {
            let others = score.given().arguments().len() - 1;
            let others = std::iter::repeat_n(None, others);
            FunctionGradients::of(score.staged(), [Some(to)].into_iter().chain(others))
        });
        Case {
            name,
            d_functions: gradients.collect::<Vec<_>>().leak(),
            ..self
        }
    }
}

/// What functions have as arguments.
pub struct FunctionArguments {
    slopes: Buffer<f32>,
    table: Buffer<f32>,
    documents: Buffer<i32>,
    /// Gradients of slopes and of the table, which nobody reads.
    gradients: Buffer<f32>,
}

impl FunctionArguments {
    pub fn random(device: &Device) -> Result<FunctionArguments, Box<dyn Error>> {
        let slopes = (1..=FUNCTIONS_HEADS).map(|head| (-(head as f32) / 2.0).exp2());
        let mut rng = StdRng::seed_from_u64(1);
        let [batch, seq] = [FUNCTIONS_BATCH, FUNCTIONS_SEQ].map(|size| size as u64);
        let documents = random_documents(&mut rng, batch, seq, 12);
        let table = FUNCTIONS_HEADS * (2 * FUNCTIONS_RADIUS as usize + 1);
        Ok(FunctionArguments {
            slopes: device.upload(&slopes.collect::<Vec<_>>())?,
            table: device.zeros(table)?,
            documents: device.upload(&documents)?,
            gradients: device.zeros(table)?,
        })
    }

    /// The cases by the names that `benches/peers/flex.py` has for them, and the options that do the same.
    pub fn cases(&self) -> Result<Vec<Case<'_>>, Box<dyn Error>> {
        let plain = Options::default();
        let causal = Options {
            causal: true,
            ..plain
        };
        let slopes = self.slopes.contiguous(&[FUNCTIONS_HEADS as u64])?;
        let documents = [FUNCTIONS_BATCH, FUNCTIONS_SEQ].map(|size| size as u64);
        let documents = self.documents.contiguous(&documents)?;
        let alibi = ScoreFunction::new(|score, at: At, slopes: Tensor<f32>| {
            score - slopes.at(&[at.head]).load(0) * at.distance().to_f32()
        })?;
        let of_documents = functions::documents().with((documents, documents));
        let of_table = [FUNCTIONS_HEADS as u64, 2 * FUNCTIONS_RADIUS + 1];
        let table = self.table.contiguous(&of_table)?;
        let bias = functions::relative_bias().with((table, FUNCTIONS_RADIUS as u32));
        let alibi = Case::new(
            "ALiBi causal",
            Options {
                scores: vec![alibi.with(slopes)].leak(),
                ..causal
            },
        );
        let bias = Case::new(
            "relative bias 128",
            Options {
                scores: vec![bias].leak(),
                ..plain
            },
        );
        let of_buckets = [32, FUNCTIONS_HEADS as u64];
        let buckets = self.table.contiguous(&of_buckets)?;
        let t5 = functions::t5_bias(32, FUNCTIONS_RADIUS as u32, true).with(buckets);
        let t5 = Case::new(
            "T5 bias",
            Options {
                scores: vec![t5].leak(),
                ..plain
            },
        );
        let d_slopes = self.gradients.contiguous(&[FUNCTIONS_HEADS as u64])?.extent;
        let d_table = self.gradients.contiguous(&of_table)?.extent;
        let d_buckets = self.gradients.contiguous(&of_buckets)?.extent;
        Ok(vec![
            Case::new("causal: option", causal),
            Case::new(
                "causal",
                Options {
                    masks: vec![MaskFunction::new(is_causal)?.with(())].leak(),
                    ..plain
                },
            ),
            Case::new(
                "ALiBi causal: option",
                Options {
                    alibi_slopes: Some(slopes),
                    ..causal
                },
            ),
            alibi,
            alibi.with_gradient("ALiBi causal, and of its slopes", d_slopes),
            bias,
            bias.with_gradient("relative bias 128, and of its table", d_table),
            t5,
            t5.with_gradient("T5 bias, and of its table", d_buckets),
            Case::new(
                DOCUMENTS,
                Options {
                    masks: vec![of_documents].leak(),
                    ..causal
                },
            ),
        ])
    }
}

#[staged]
fn is_causal(at: At, (): ()) -> Reg<bool> {
    at.distance() >= 0
}
