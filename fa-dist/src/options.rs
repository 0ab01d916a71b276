//! What calls get of the options.

use fa::attention::{FunctionGradients, Options, Packed, Window};

use crate::band::Mask;
use crate::calls::{Call, Part};
use crate::error::Result;
use crate::job::Job;
use crate::positions::{Functions, takes_slopes};
use crate::rank::Rank;

/// The options of a call, with its functions.
#[derive(Debug)]
pub(crate) struct CallOptions<'a> {
    /// All but the functions.
    others: Options<'a>,
    functions: Functions<'a>,
}

impl<'a> CallOptions<'a> {
    /// These, with these functions in place of those that they have.
    pub fn new(options: Options<'a>, functions: Functions<'a>) -> CallOptions<'a> {
        let others = Options {
            scores: &[],
            masks: &[],
            ..options
        };
        CallOptions { others, functions }
    }

    pub fn get(&self) -> Options<'_> {
        Options {
            scores: &self.functions.scores,
            masks: &self.functions.masks,
            ..self.others
        }
    }

    /// Where the gradients of functions' arguments go.
    pub fn gradients(&self) -> &[FunctionGradients<'a>] {
        &self.functions.gradients
    }
}

impl Rank {
    /// What a call passes on of the options: the same, with the mask of the call, and functions that know which part of the sequences it has.
    pub(crate) fn options_of<'a>(
        &self,
        job: &Job<'_, 'a>,
        call: &Call,
        sinks: bool,
        gradients: &[FunctionGradients<'a>],
    ) -> Result<CallOptions<'a>> {
        let (causal, window) = match call.mask {
            Mask::Full => (false, None),
            Mask::Causal => (true, None),
            Mask::Window(Window {
                left,
                right: Some(0),
            }) => (true, Some(Window { left, right: None })),
            Mask::Window(window) => (false, Some(window)),
        };
        let packed = match &call.parts[..] {
            [_] => None,
            parts => Some(self.packed(parts)?),
        };
        let has_slopes = takes_slopes(job, call);
        let functions = Functions::of_call(self, job, call, has_slopes, gradients)?;
        let options = job.options;
        let options = Options {
            causal,
            window,
            packed,
            sinks: options.sinks.filter(|_| sinks),
            alibi_slopes: options.alibi_slopes.filter(|_| has_slopes),
            // They are a mask, or show nothing that is hidden.
            prefix_ranges: None,
            ..*options
        };
        Ok(CallOptions::new(options, functions))
    }

    /// Where the sequences of a call lie.
    pub(crate) fn packed<'a>(&self, parts: &[Part]) -> Result<Packed<'a>> {
        let ends = |rows: fn(&Part) -> usize| -> Vec<u32> {
            let mut end = 0;
            let ends = parts.iter().map(|part| {
                end += rows(part);
                end as u32
            });
            std::iter::once(0).chain(ends).collect()
        };
        let longest = |rows: fn(&Part) -> usize| parts.iter().map(rows).max();
        let list = |numbers| self.scratch().list(self.device(), numbers);
        Ok(Packed {
            cu_seqlens_q: list(ends(|part| part.q.len()))?,
            cu_seqlens_k: Some(list(ends(|part| part.k.len()))?),
            max_seq_q: longest(|part| part.q.len()).unwrap_or(0),
            max_seq_k: longest(|part| part.k.len()).unwrap_or(0),
        })
    }
}
