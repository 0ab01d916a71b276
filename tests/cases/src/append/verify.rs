//! Holds a cache and queries against what the host makes of them.

use fa::attention::{AttentionElement, RotaryPairs};
use fa_reference::{Narrow, rotate};

use super::drawn::{Drawn, Host};
use super::{AppendCase, RotaryCase, Spots};
use crate::Placed;
use crate::merge::rounding;
use crate::tensors::bytes;
use crate::verify::Cause;

/// What the sum of two products in float32 may be off by, relative to them.
const SUM_TOLERANCE: f64 = 3e-7;

impl AppendCase {
    /// The tokens of a sequence: how many, and the indices of the first in the tensors.
    fn sequence<T>(&self, drawn: &Drawn<T>, batch: u64, tokens: u64) -> (u64, [u64; 2]) {
        let [begin, end] = [0, 1].map(|next| u64::from(drawn.begins[batch as usize + next]));
        match self.packed {
            true => (end - begin, [0, begin]),
            false => (tokens, [batch, 0]),
        }
    }

    /// Where in the cache a sequence's key is, if it is there.
    fn slot<T>(&self, drawn: &Drawn<T>, batch: u64, key: u64) -> Option<[u64; 2]> {
        let rows = drawn.cache[0].shape[0];
        let place = |at: u64| u64::from(drawn.places[at as usize]);
        let slot = match self.spots {
            _ if key >= self.room() => return None,
            Spots::InOrder => [batch, key],
            Spots::Rows => [place(batch), key],
            Spots::Pages(page) => [place(batch * self.pages(page) + key / page), key % page],
        };
        (slot[0] < rows).then_some(slot)
    }

    pub(super) fn verify_cache<T: AttentionElement + Narrow>(
        &self,
        drawn: &Drawn<T>,
        cache: &[Placed<T>; 2],
    ) -> Result<(), Cause> {
        let [mut k, mut v] = drawn.cache.clone();
        let [found_k, found_v] = [cache[0].read()?, cache[1].read()?];
        for batch in 0..self.batch {
            let length = u64::from(drawn.lengths[batch as usize]);
            let (count, [first, begin]) = self.sequence(drawn, batch, self.new);
            for token in 0..count {
                let Some([row, slot]) = self.slot(drawn, batch, length + token) else {
                    continue;
                };
                for head in 0..self.kv_heads {
                    let (from, to) = (
                        drawn.k.head([first, begin + token, head]),
                        k.head([row, slot, head]),
                    );
                    v.values[to.clone()].copy_from_slice(&drawn.v.values[from.clone()]);
                    let new = &drawn.k.values[from];
                    let position = self.position(drawn, batch) + token;
                    // What is close enough is taken for what was expected.
                    self.verify_rotated(drawn, new, &found_k[to.clone()], position)?;
                    k.values[to.clone()].copy_from_slice(&found_k[to]);
                }
            }
        }
        same("the keys of the cache", &k.values, &found_k)?;
        same("the values of the cache", &v.values, &found_v)
    }

    /// The position of a sequence's first new token.
    fn position<T>(&self, drawn: &Drawn<T>, batch: u64) -> u64 {
        let list = match self.rotary {
            Some(RotaryCase {
                positions: true, ..
            }) => &drawn.positions,
            _ => &drawn.lengths,
        };
        u64::from(list[batch as usize])
    }

    pub(super) fn verify_queries<T: AttentionElement + Narrow>(
        &self,
        drawn: &Drawn<T>,
        found: &[T],
    ) -> Result<(), Cause> {
        let masked = self.rotary.is_some_and(|rotary| rotary.masked);
        for batch in 0..self.batch {
            let (count, [first, begin]) = self.sequence(drawn, batch, self.queries());
            for token in 0..count {
                let position = self.position(drawn, batch) + if masked { token } else { 0 };
                for head in 0..self.kv_heads * self.group {
                    let at = drawn.q.head([first, begin + token, head]);
                    self.verify_rotated(drawn, &drawn.q.values[at.clone()], &found[at], position)?;
                }
            }
        }
        Ok(())
    }

    /// Holds a head against what rotation in float64 makes of it.
    fn verify_rotated<T: AttentionElement + Narrow>(
        &self,
        drawn: &Drawn<T>,
        head: &[T],
        found: &[T],
        position: u64,
    ) -> Result<(), Cause> {
        let rotated = self.rotary.map_or(0, |rotary| rotary.rotated as usize);
        let Some(rotary) = self.rotary else {
            return same("what is not rotated", head, found);
        };
        // Past the tables is their last row.
        let row = position.min(drawn.cos.shape[0] - 1);
        let angles = |table: &Host<f32>| -> Vec<f64> {
            let row = (row as usize * rotated / 2)..((row as usize + 1) * rotated / 2);
            let values = table.values[row].iter().map(|x| f64::from(*x));
            match rotary.wide {
                true => values.collect(),
                false => values.map(|x| T::nearest(x).widen()).collect(),
            }
        };
        let angles = [&drawn.cos, &drawn.sin].map(angles);
        verify_rotated(head, found, &angles, rotary.pairs)
    }
}

/// Holds a head whose first elements are rotated by angles with these cosines and sines against what float64 makes of it.
pub(crate) fn verify_rotated<T: AttentionElement + Narrow>(
    head: &[T],
    found: &[T],
    [cos, sin]: &[Vec<f64>; 2],
    pairs: RotaryPairs,
) -> Result<(), Cause> {
    let rotated = 2 * cos.len();
    same("what is not rotated", &head[rotated..], &found[rotated..])?;
    let mut expected: Vec<f64> = head.iter().map(|x| x.widen()).collect();
    let largest = expected.iter().fold(0.0, |most: f64, x| most.max(x.abs()));
    rotate(&mut expected, cos, sin, pairs);
    for (found, expected) in found[..rotated].iter().zip(expected) {
        let bound = SUM_TOLERANCE * largest + rounding::<T>(expected);
        let error = (found.widen() - expected).abs();
        if error.is_nan() || error > bound {
            return Err(Cause::Output { error, bound });
        }
    }
    Ok(())
}

/// Whether two tensors have the same bits.
pub(crate) fn same<T: AttentionElement>(
    what: &'static str,
    expected: &[T],
    found: &[T],
) -> Result<(), Cause> {
    match bytes(expected) == bytes(found) {
        true => Ok(()),
        false => Err(Cause::Differs { what }),
    }
}
