//! Where new tokens go. Two that go to one place are the caller's mistake, which the interpreter is told before a kernel finds it.

use std::collections::HashMap;
use std::ops::Range;

use fa_dsl::abi::{Extent, TensorView};
use fa_runtime::Queue;

use super::lists::{Numbers, wrong};
use super::{RawKvCache, RawNewTokens};
use crate::attention::append::tokens;
use crate::attention::{AttentionError, CachePlaces, PackedTokens};

/// More sequences than a launch has.
const MOST: u64 = 1 << 31;

/// New tokens, and the cache that they are added to.
#[derive(Clone, Copy)]
pub(super) struct Additions<'a> {
    /// (batch, new tokens, KV heads, head_dim).
    new_k: Extent,
    packed: Option<PackedTokens<'a>>,
    cache_k: Extent,
    places: CachePlaces<'a>,
    cache_seqlens: TensorView<'a, u32>,
}

impl<'a> Additions<'a> {
    pub fn of(
        new: &RawNewTokens<'a>,
        cache: &RawKvCache<'a>,
        cache_seqlens: TensorView<'a, u32>,
    ) -> Additions<'a> {
        Additions {
            new_k: tokens(new.k.extent(), new.packed.is_some()),
            packed: new.packed,
            cache_k: cache.k.extent(),
            places: cache.places,
            cache_seqlens,
        }
    }

    /// Whether each new token has a place of its own. Says nothing where the memory is not this process's, nor of lists of another
    /// shape than they have to have, which the launch refuses.
    pub fn check(&self, queue: &impl Queue<'a>) -> Result<(), AttentionError> {
        let [rows, page, ..] = self.cache_k.shape;
        let batch = self.cache_seqlens.extent.shape[0];
        let (name, list, capacity) = match self.places {
            CachePlaces::InOrder => return Ok(()),
            CachePlaces::Rows(list) => ("CachePlaces::Rows", list, page),
            CachePlaces::Pages(table) => {
                let pages = table.extent.shape[1];
                ("CachePlaces::Pages", table, page.saturating_mul(pages))
            }
        };
        let ends = self.packed.map(|packed| packed.cu_seqlens);
        let has_ends = ends.is_none_or(|ends| ends.extent.shape[0] == batch + 1);
        let is_refused = batch > MOST || list.extent.shape[0] != batch || !has_ends || page == 0;
        if is_refused {
            return Ok(());
        }
        let Some(list) = Numbers::of(queue, name, &list)? else {
            return Ok(());
        };
        let Some(lengths) = Numbers::of(queue, "cache_seqlens", &self.cache_seqlens)? else {
            return Ok(());
        };
        let ends = match &ends {
            Some(ends) => Numbers::of(queue, "cu_seqlens", ends)?,
            None => None,
        };
        let mut taken = HashMap::new();
        for b in 0..batch as usize {
            // Nothing is added where a length is negative.
            let Ok(first) = u64::try_from(lengths.at(b, 0).cast_signed()) else {
                continue;
            };
            let keys = first
                ..first
                    .saturating_add(self.count(b, ends.as_ref()))
                    .min(capacity);
            for part in parts(keys, page) {
                let place = list.at(b, (part.start / page) as usize);
                let slots = part.start % page..(part.end - 1) % page + 1;
                // What is not there is dropped.
                if u64::from(place) < rows {
                    self.take(&mut taken, b, place, slots)?;
                }
            }
        }
        Ok(())
    }

    /// How many tokens of a sequence are added.
    fn count(&self, b: usize, ends: Option<&Numbers>) -> u64 {
        match (&self.packed, ends) {
            (Some(packed), Some(ends)) => {
                let tokens = ends.at(b + 1, 0).saturating_sub(ends.at(b, 0));
                u64::from(tokens).min(packed.max_len as u64)
            }
            _ => self.new_k.shape[1],
        }
    }

    /// Gives keys of a row or a page to a sequence, if they are nobody's.
    fn take(
        &self,
        taken: &mut HashMap<u32, Vec<(Range<u64>, usize)>>,
        b: usize,
        place: u32,
        slots: Range<u64>,
    ) -> Result<(), AttentionError> {
        let others = taken.entry(place).or_default();
        let shared = |(other, _): &&(Range<u64>, usize)| {
            other.start.max(slots.start) < other.end.min(slots.end)
        };
        if let Some((other, a)) = others.iter().find(shared) {
            let what = match self.places {
                CachePlaces::Pages(_) => "page",
                _ => "row",
            };
            let key = other.start.max(slots.start);
            return Err(wrong(
                "cache",
                format!(
                    "new tokens of sequence {a} and of sequence {b} go to key {key} of {what} {place}: give each token a place of its own"
                ),
            ));
        }
        others.push((slots, b));
        Ok(())
    }
}

/// Some keys, page by page.
fn parts(keys: Range<u64>, page: u64) -> impl Iterator<Item = Range<u64>> {
    let mut first = keys.start;
    std::iter::from_fn(move || {
        let end = (first / page + 1).saturating_mul(page).min(keys.end);
        let part = first..end;
        first = end.max(first);
        (!part.is_empty()).then_some(part)
    })
}
