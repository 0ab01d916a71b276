//! What is added, and to what, on the host.

use fa_reference::Narrow;

use super::{AppendCase, Spots};
use crate::merge::narrow;
use crate::values::normal;

/// A tensor on the host: contiguous, of four dimensions.
#[derive(Clone, Debug)]
pub struct Host<T> {
    pub shape: [u64; 4],
    pub values: Vec<T>,
}

impl<T: Narrow> Host<T> {
    fn draw(shape: [u64; 4], rng: &mut fastrand::Rng) -> Host<T> {
        let len = shape.iter().product::<u64>();
        let values: Vec<f64> = (0..len).map(|_| normal(rng)).collect();
        Host {
            shape,
            values: narrow(&values),
        }
    }

    /// The elements of a head.
    pub fn head(&self, [a, b, c]: [u64; 3]) -> std::ops::Range<usize> {
        let [_, second, third, len] = self.shape;
        let first = (((a * second + b) * third + c) * len) as usize;
        first..first + len as usize
    }
}

/// What is added, and where.
pub struct Drawn<T> {
    pub k: Host<T>,
    pub v: Host<T>,
    pub q: Host<T>,
    pub cache: [Host<T>; 2],
    pub lengths: Vec<u32>,
    pub places: Vec<u32>,
    pub begins: Vec<u32>,
    pub positions: Vec<u32>,
    pub cos: Host<f32>,
    pub sin: Host<f32>,
}

impl AppendCase {
    /// The case's numbers.
    pub(super) fn draw<T: Narrow>(&self) -> Drawn<T> {
        let rng = &mut fastrand::Rng::with_seed(self.seed);
        let begins = self.begins(rng);
        let of_tokens = |tokens: u64, heads: u64| match self.packed {
            true => [
                1,
                u64::from(*begins.last().unwrap_or(&0)),
                heads,
                self.head_dim,
            ],
            false => [self.batch, tokens, heads, self.head_dim],
        };
        let kv = of_tokens(self.new, self.kv_heads);
        let q = of_tokens(self.queries(), self.kv_heads * self.group);
        let cache_shape = match self.spots {
            Spots::Pages(page) => [self.batch * self.pages(page) + 2, page],
            _ => [self.batch + 2, self.capacity],
        };
        let cache_shape = [cache_shape[0], cache_shape[1], self.kv_heads, self.head_dim];
        let half = self.rotary.map_or(8, |rotary| rotary.rotated / 2);
        let angles: Vec<f64> = (0..2 * self.capacity * half)
            .map(|_| 7.0 * rng.f64())
            .collect();
        let table = |of: fn(f64) -> f64| Host {
            shape: [2 * self.capacity, half, 1, 1],
            values: angles.iter().map(|angle| of(*angle) as f32).collect(),
        };
        Drawn {
            lengths: self.lengths(rng),
            places: self.places(cache_shape[0], rng),
            positions: (0..self.batch)
                .map(|_| rng.u32(0..self.capacity as u32))
                .collect(),
            k: Host::draw(kv, rng),
            v: Host::draw(kv, rng),
            q: Host::draw(q, rng),
            cache: [(); 2].map(|()| Host::draw(cache_shape, rng)),
            begins,
            cos: table(f64::cos),
            sin: table(f64::sin),
        }
    }

    /// Lengths before: most leave room, others not for all, for none, and one is no length.
    fn lengths(&self, rng: &mut fastrand::Rng) -> Vec<u32> {
        let room = self.room() as u32;
        let length = |_| match rng.u8(0..8) {
            0 => room,
            1 => u32::MAX,
            2 => room - 1,
            _ => rng.u32(0..=room - self.new as u32),
        };
        (0..self.batch).map(length).collect()
    }

    /// Distinct rows or pages, of which one in sixteen does not exist.
    fn places(&self, rows: u64, rng: &mut fastrand::Rng) -> Vec<u32> {
        let mut all: Vec<u32> = (0..rows as u32).collect();
        rng.shuffle(&mut all);
        let count = match self.spots {
            Spots::InOrder => 0,
            Spots::Rows => self.batch,
            Spots::Pages(page) => self.batch * self.pages(page),
        };
        all.truncate(count as usize);
        for place in &mut all {
            if rng.u8(0..16) == 0 {
                *place = [rows as u32, u32::MAX][rng.usize(0..2)];
            }
        }
        all
    }

    /// Where packed sequences begin; some are empty, and together they are not.
    fn begins(&self, rng: &mut fastrand::Rng) -> Vec<u32> {
        let mut begins = vec![0];
        for sequence in 0..self.batch {
            let count = match sequence {
                0 => self.new as u32,
                _ => rng.u32(0..=self.new as u32),
            };
            begins.push(begins[sequence as usize] + count);
        }
        begins
    }
}
