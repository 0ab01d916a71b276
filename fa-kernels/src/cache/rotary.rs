//! Rotary position embedding (Su et al., RoFormer, 2021): pairs of a head's elements are rotated by angles that grow with the
//! position.

use fa_dsl::build::tensor::Pointer;
use fa_dsl::prelude::*;

use crate::rows::{EIGHT, Input, RowElement, Words, load_eight_if};

/// Which elements of a head are a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RotaryPairs {
    /// 2j and 2j + 1 (GPT-J).
    Interleaved,
    /// j and j + rot/2, where the first rot elements are rotated (GPT-NeoX, Llama).
    Halves,
}

/// The tables of angles as a kernel sees them: pair j of a head at position p is rotated by the angle of which
/// `cos[p, j]` and `sin[p, j]` are the cosine and the sine.
#[derive(Clone, Copy, Debug)]
pub struct Rotation<T> {
    /// (positions, rot/2).
    pub cos: Input<T>,
    /// (positions, rot/2).
    pub sin: Input<T>,
    /// Which elements are a pair.
    pub pairs: RotaryPairs,
    /// Elements of a head that are rotated, the first ones: a multiple of 16.
    pub rotated: Reg<u32>,
    /// Rows of the tables.
    pub positions: Reg<u32>,
}

/// What a thread has loaded of a row: its eight elements, and what it needs to rotate them.
#[derive(Debug)]
pub struct Rotating {
    own: Words,
    /// The other halves of the pairs, where they are not among the eight.
    partner: Option<Words>,
    cos: Words,
    sin: Words,
}

impl<T: RowElement> Rotation<T> {
    /// Loads eight elements of a row, and what rotates them `further` than the first position, where the condition holds. A
    /// position past the tables is their last one.
    #[device]
    pub fn load(
        &self,
        exists: Reg<bool>,
        row: Pointer<T>,
        element: Reg<u32>,
        [first_position, further]: [Reg<u32>; 2],
    ) -> Rotating {
        let own = load_eight_if(exists, row.offset(element));
        let rotates = exists & (element < self.rotated);
        let half = self.rotated / 2;
        let last = self.positions - 1;
        // Bounded first: a length that is no length must not wrap around.
        let position = (first_position.min(last) + further).min(last);
        let (partner, angle) = match self.pairs {
            // Four pairs: half of the eight angles from the last multiple of eight on.
            RotaryPairs::Interleaved => (None, element / (2 * EIGHT) * EIGHT),
            RotaryPairs::Halves => {
                let first = element < half;
                let partner = select(first, element + half, element - half);
                let partner = load_eight_if(rotates, row.offset(partner));
                (Some(partner), select(first, element, element - half))
            }
        };
        Rotating {
            own,
            partner,
            cos: self.cos.load(rotates, &[position], angle),
            sin: self.sin.load(rotates, &[position], angle),
        }
    }

    /// The words of the eight elements, rotated if they are among those that are.
    #[device]
    pub fn finish(&self, loaded: &Rotating, element: Reg<u32>) -> Words {
        if element < self.rotated {
            T::narrow(self.rotate(loaded, element))
        } else {
            loaded.own.clone()
        }
    }

    #[device]
    fn rotate(&self, loaded: &Rotating, element: Reg<u32>) -> [Reg<f32>; 8] {
        let own = T::widen(&loaded.own);
        let (cos, sin) = (self.cos.widen(&loaded.cos), self.sin.widen(&loaded.sin));
        match &loaded.partner {
            Some(partner) => {
                let partner = T::widen(partner);
                let first = element < self.rotated / 2;
                std::array::from_fn(|i| {
                    let sin = select(first, -sin[i], sin[i]);
                    own[i].mul_add(cos[i], partner[i] * sin)
                })
            }
            None => {
                let upper = element & EIGHT != 0;
                let of_pair = |angles: [Reg<f32>; 8], pair: usize| {
                    select(upper, angles[4 + pair], angles[pair])
                };
                std::array::from_fn(|i| {
                    let (cos, sin) = (of_pair(cos, i / 2), of_pair(sin, i / 2));
                    let sin = if i % 2 == 0 { -sin } else { sin };
                    own[i].mul_add(cos, own[i ^ 1] * sin)
                })
            }
        }
    }
}
