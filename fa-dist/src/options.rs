//! What calls get of the options.

use fa::attention::{Options, Packed, Window};

use crate::band::Mask;
use crate::calls::{Call, Part};
use crate::error::Result;
use crate::rank::Rank;

impl Rank {
    /// What a call passes on of the options: the same, with the mask of the call.
    pub(crate) fn options_of<'a>(
        &self,
        call: &Call,
        options: &Options<'a>,
        sinks: bool,
    ) -> Result<Options<'a>> {
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
        Ok(Options {
            causal,
            window,
            packed,
            sinks: options.sinks.filter(|_| sinks),
            ..*options
        })
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
