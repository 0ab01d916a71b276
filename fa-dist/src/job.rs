//! What is computed, whichever way.

use fa::attention::Options;

use crate::band::{Band, widening};
use crate::sequences::Sequences;

/// What is computed.
#[derive(Clone, Copy)]
pub(crate) struct Job<'j, 'a> {
    pub sequences: &'j Sequences,
    pub options: &'j Options<'a>,
    /// What is known of the keys that queries see.
    pub band: Band,
    /// Query heads.
    pub heads: u64,
}

impl<'j, 'a> Job<'j, 'a> {
    pub fn new(sequences: &'j Sequences, options: &'j Options<'a>, heads: u64) -> Job<'j, 'a> {
        Job {
            sequences,
            options,
            band: Band::known(options),
            heads,
        }
    }

    /// Whether an option goes by positions, so that calls have to keep them.
    pub fn exact(&self) -> bool {
        let options = self.options;
        let has_functions = !options.scores.is_empty() || !options.masks.is_empty();
        has_functions || options.alibi_slopes.is_some() || widening(options).is_some()
    }
}
