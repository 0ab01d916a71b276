//! Which way is taken where the caller does not say.

use std::cell::RefCell;

use fa::attention::Options;
use fa::dsl::abi::Extent;

use crate::band::Band;
use crate::cost::{Heads, Rates, estimates};
use crate::sequences::Sequences;
use crate::way::Way;

/// How many choices are kept.
const CHOICES: usize = 16;

/// The ways that were chosen.
#[derive(Debug, Default)]
pub(crate) struct Choices(RefCell<Vec<(Question, Way)>>);

/// What a choice goes by.
#[derive(Debug, PartialEq)]
struct Question {
    sequences: Sequences,
    heads: Heads,
    band: Band,
    /// Whether there are slopes, sinks, ranges, functions of scores, and masks.
    given: [bool; 5],
    backward: bool,
}

impl Choices {
    /// The way that is expected to be the fastest for queries and keys like these; the ring, whose error says what is wrong, where none
    /// computes this.
    pub fn choose(
        &self,
        sequences: &Sequences,
        [q, k]: [&Extent; 2],
        options: &Options<'_>,
        backward: bool,
    ) -> Way {
        let [batch, _, heads, head_dim] = q.shape.map(|size| size as usize);
        let heads = Heads {
            batch,
            heads,
            kv_heads: k.shape[2] as usize,
            head_dim,
        };
        let question = Question {
            sequences: sequences.clone(),
            heads,
            band: Band::of(options),
            given: [
                options.alibi_slopes.is_some(),
                options.sinks.is_some(),
                options.prefix_ranges.is_some(),
                !options.scores.is_empty(),
                !options.masks.is_empty(),
            ],
            backward,
        };
        let mut chosen = self.0.borrow_mut();
        if let Some((_, way)) = chosen.iter().find(|(known, _)| *known == question) {
            return *way;
        }
        let rates = Rates::default();
        let estimates = estimates(sequences, heads, options, backward, &rates);
        let way = estimates.first().map_or(Way::Ring, |estimate| estimate.way);
        if chosen.len() == CHOICES {
            chosen.clear();
        }
        chosen.push((question, way));
        way
    }
}
