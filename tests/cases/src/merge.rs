//! Parts of attention to merge, held against float64.

use fa::attention::{
    AttentionError, MergeElement, Part, PartMut, merge_in_place, merge_into, merge_stacked_into,
};
use fa_reference::{Attention, Narrow, merge};
use fa_runtime::Device;

use crate::placed::poison;
use crate::values::normal;
use crate::verify::{Cause, epsilon};
use crate::{Layout, Placed, Placement};

/// What a sum of weighted outputs in float32 may be off by, relative to the largest of the outputs, before it is rounded: a few
/// roundings of the weights, which are powers by the special function unit.
const SUM_TOLERANCE: f64 = 1e-6;

/// What the log-sum-exp may be off by, relative where it is over 1.
const LSE_TOLERANCE: f64 = 1e-5;

/// How the log-sum-exps of the parts are drawn, row by row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Weights {
    /// Of this standard deviation around this mean.
    Normal(f64, f64),
    /// Some parts saw no key, and some rows none in any part. What these have as outputs is NaN.
    Empty,
    /// As `Normal`, and one part of some rows is +∞, of others NaN.
    NotFinite,
}

/// Parts to merge.
#[derive(Clone, Copy, Debug)]
pub struct MergeCase {
    /// (batch, seq_q, heads, head_dim).
    pub shape: [u64; 4],
    /// How many.
    pub parts: usize,
    /// Their log-sum-exps.
    pub weights: Weights,
    /// How the parts lie in memory.
    pub inputs: Layout,
    /// How the result does.
    pub outputs: Layout,
    /// Whether the log-sum-exp is asked for.
    pub lse: bool,
    /// Of the random numbers.
    pub seed: u64,
}

/// A part's numbers, contiguous.
#[derive(Clone, Debug)]
struct Drawn {
    o: Vec<f64>,
    lse: Vec<f32>,
}

/// What a merge gave.
#[derive(Clone, Debug, PartialEq)]
pub struct MergeOutcome<T> {
    /// Contiguous (batch, seq_q, heads, head_dim).
    pub o: Vec<T>,
    /// Contiguous (batch, heads, seq_q), where it was asked for.
    pub lse: Option<Vec<f32>>,
}

impl MergeCase {
    /// So many parts of random shares, without gaps in memory.
    pub fn new(shape: [u64; 4], parts: usize) -> MergeCase {
        MergeCase {
            shape,
            parts,
            weights: Weights::Normal(0.0, 2.0),
            inputs: Layout::Contiguous,
            outputs: Layout::Contiguous,
            lse: true,
            seed: 1,
        }
    }

    fn rows(&self) -> usize {
        let [batch, seq_q, heads, _] = self.shape;
        (batch * seq_q * heads) as usize
    }

    fn head_dim(&self) -> usize {
        self.shape[3] as usize
    }

    /// Where the log-sum-exp of an output's row is.
    fn lse_of(&self, row: usize) -> usize {
        let [_, seq_q, heads, _] = self.shape.map(|size| size as usize);
        let (query, head) = (row / heads, row % heads);
        let (batch, i) = (query / seq_q, query % seq_q);
        (batch * heads + head) * seq_q + i
    }

    fn draw(&self) -> Vec<Drawn> {
        let mut rng = fastrand::Rng::with_seed(self.seed);
        let mut parts: Vec<Drawn> = (0..self.parts).map(|_| self.draw_part(&mut rng)).collect();
        for row in 0..self.rows() {
            self.spoil(&mut parts, row, &mut rng);
        }
        parts
    }

    fn draw_part(&self, rng: &mut fastrand::Rng) -> Drawn {
        let (mean, std) = match self.weights {
            Weights::Normal(mean, std) => (mean, std),
            Weights::Empty | Weights::NotFinite => (3.0, 2.0),
        };
        Drawn {
            o: (0..self.rows() * self.head_dim())
                .map(|_| normal(rng))
                .collect(),
            lse: (0..self.rows())
                .map(|_| (mean + std * normal(rng)) as f32)
                .collect(),
        }
    }

    /// Makes a row of some parts what the weights say.
    fn spoil(&self, parts: &mut [Drawn], row: usize, rng: &mut fastrand::Rng) {
        let lse = self.lse_of(row);
        match self.weights {
            Weights::Normal(..) => {}
            Weights::Empty => {
                let all = rng.u8(0..4) == 0;
                for part in parts.iter_mut().filter(|_| all || rng.bool()) {
                    part.lse[lse] = f32::NEG_INFINITY;
                    let elements = row * self.head_dim()..(row + 1) * self.head_dim();
                    part.o[elements].fill(f64::NAN);
                }
            }
            Weights::NotFinite => {
                let value = [f32::INFINITY, f32::NAN, 0.0][rng.usize(0..3)];
                let number = rng.usize(0..parts.len());
                parts[number].lse[lse] = value;
            }
        }
    }

    /// Merges two parts of types `A` and `B` to one of type `T`.
    ///
    /// # Errors
    /// When it does not run, or comes out wrong.
    pub fn check_pair<A, B, T>(&self, device: &Device) -> Result<MergeOutcome<T>, Cause>
    where
        A: MergeElement + Narrow,
        B: MergeElement + Narrow,
        T: MergeElement + Narrow,
    {
        let drawn = self.draw();
        let first = Uploaded::<A>::new(device, self, &drawn[0])?;
        let second = Uploaded::<B>::new(device, self, &drawn[1])?;
        let mut o = Placed::blank(device, Placement::alone(self.outputs, self.shape))?;
        let mut lse = Placed::blank(device, Placement::lse(self.outputs, self.shape))?;
        let lse_view = match self.lse {
            true => Some(lse.view_mut()?),
            false => None,
        };
        merge_into(
            device,
            first.part()?,
            second.part()?,
            o.view_mut()?,
            lse_view,
        )?;
        let parts = [first.read()?, second.read()?];
        self.verify(&parts, o.read()?, lse.read()?)
    }

    /// Merges a part of type `B` into one of type `A`.
    ///
    /// # Errors
    /// As [`MergeCase::check_pair`].
    pub fn check_in_place<A, B>(&self, device: &Device) -> Result<MergeOutcome<A>, Cause>
    where
        A: MergeElement + Narrow,
        B: MergeElement + Narrow,
    {
        let drawn = self.draw();
        let mut first = Uploaded::<A>::new(device, self, &drawn[0])?;
        let second = Uploaded::<B>::new(device, self, &drawn[1])?;
        let parts = [first.read()?, second.read()?];
        let first_part = PartMut {
            o: first.o.view_mut()?,
            lse: first.lse.view_mut()?,
        };
        merge_in_place(device, first_part, second.part()?)?;
        // The log-sum-exp is there to take in the next part.
        let case = MergeCase { lse: true, ..*self };
        case.verify(&parts, first.o.read()?, first.lse.read()?)
    }

    /// Merges stacked parts of type `P` to one of type `T`.
    ///
    /// # Errors
    /// As [`MergeCase::check_pair`].
    pub fn check_stacked<P, T>(&self, device: &Device) -> Result<MergeOutcome<T>, Cause>
    where
        P: MergeElement + Narrow,
        T: MergeElement + Narrow,
    {
        let drawn = self.draw();
        let [batch, seq_q, heads, head_dim] = self.shape;
        let count = self.parts as u64;
        let shape = [count, batch * seq_q, heads, head_dim];
        let stack = |of: fn(&Drawn) -> Vec<f64>| drawn.iter().flat_map(of).collect::<Vec<_>>();
        let values: Vec<P> = narrow(&stack(|part| part.o.clone()));
        let lses: Vec<f32> = drawn.iter().flat_map(|part| part.lse.clone()).collect();
        let at = Placement::alone(self.inputs, shape);
        let lse_at = Placement::alone(self.inputs, [count, batch, heads, seq_q]);
        let (stacked, stacked_lse) = (
            Placed::upload(device, at, &values)?,
            Placed::upload(device, lse_at, &lses)?,
        );
        let mut o = Placed::blank(device, Placement::alone(self.outputs, self.shape))?;
        let mut lse = Placed::blank(device, Placement::lse(self.outputs, self.shape))?;
        let part = Part {
            o: stacked.view()?,
            lse: stacked_lse.view()?,
        };
        let lse_view = match self.lse {
            true => Some(lse.view_mut()?),
            false => None,
        };
        merge_stacked_into(device, part, o.view_mut()?, lse_view)?;
        let rows = self.rows();
        let parts: Vec<Attention> = std::iter::zip(
            stacked.read()?.chunks_exact(rows * self.head_dim()),
            stacked_lse.read()?.chunks_exact(rows),
        )
        .map(|(o, lse)| wide(o, lse))
        .collect();
        self.verify(&parts, o.read()?, lse.read()?)
    }

    /// Holds a result against the merge of the parts in float64.
    fn verify<T: MergeElement + Narrow>(
        &self,
        parts: &[Attention],
        o: Vec<T>,
        lse: Vec<f32>,
    ) -> Result<MergeOutcome<T>, Cause> {
        let expected = merge(parts, self.head_dim(), |row| self.lse_of(row));
        for (index, (found, exact)) in o.iter().zip(&expected.o).enumerate() {
            let largest = parts.iter().map(|part| part.o[index].abs());
            let bound = SUM_TOLERANCE * largest.fold(0.0, f64::max) + rounding::<T>(*exact);
            let error = (found.widen() - exact).abs();
            let both_nan = found.widen().is_nan() && exact.is_nan();
            if !(both_nan || error <= bound) {
                return Err(Cause::Output { error, bound });
            }
        }
        if !self.lse {
            let untouched =
                crate::tensors::bytes(&lse) == crate::tensors::bytes(&poison::<f32>(lse.len()));
            return match untouched {
                true => Ok(MergeOutcome { o, lse: None }),
                false => Err(Cause::LseAsked { asked: false }),
            };
        }
        for (index, (&found, &expected)) in lse.iter().zip(&expected.lse).enumerate() {
            let wide = f64::from(found);
            let close = (wide - expected).abs() <= LSE_TOLERANCE * expected.abs().max(1.0);
            let same = wide == expected || (wide.is_nan() && expected.is_nan());
            if !(close || same) {
                return Err(Cause::Lse {
                    index,
                    found,
                    expected,
                });
            }
        }
        Ok(MergeOutcome { o, lse: Some(lse) })
    }
}

/// What rounding to `T` may change a number by: half the distance to its neighbours, also where float16 is subnormal, and a little,
/// because what is rounded is not the exact number.
pub(crate) fn rounding<T: Narrow>(value: f64) -> f64 {
    const SUBNORMAL: f64 = 1.0 / (1_u64 << 24) as f64;
    0.51 * (epsilon::<T>() * value.abs()).max(SUBNORMAL)
}

/// A part on the device.
struct Uploaded<T> {
    o: Placed<T>,
    lse: Placed<f32>,
}

impl<T: MergeElement + Narrow> Uploaded<T> {
    fn new(device: &Device, case: &MergeCase, part: &Drawn) -> Result<Uploaded<T>, Cause> {
        let at = Placement::alone(case.inputs, case.shape);
        let lse_at = Placement::lse(case.inputs, case.shape);
        Ok(Uploaded {
            o: Placed::upload(device, at, &narrow::<T>(&part.o))?,
            lse: Placed::upload(device, lse_at, &part.lse)?,
        })
    }

    fn part(&self) -> Result<Part<'_, T>, AttentionError> {
        Ok(Part {
            o: self.o.view()?,
            lse: self.lse.view()?,
        })
    }

    /// Its numbers, as they were rounded.
    fn read(&self) -> Result<Attention, Cause> {
        Ok(wide(&self.o.read()?, &self.lse.read()?))
    }
}

pub(crate) fn narrow<T: Narrow>(values: &[f64]) -> Vec<T> {
    values.iter().map(|value| T::nearest(*value)).collect()
}

fn wide<T: Narrow>(o: &[T], lse: &[f32]) -> Attention {
    Attention {
        o: o.iter().map(|x| x.widen()).collect(),
        lse: lse.iter().map(|x| f64::from(*x)).collect(),
    }
}
