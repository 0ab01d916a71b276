//! Packed sequences: where each begins.

use std::ops::Range;
use std::str::FromStr;

use fa::attention::{Options, Packed, Shape};
use fa::dsl::abi::{Extent, TensorView};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// The most sequences, which are as many as a grid may have CTAs along a dimension.
const MOST: usize = 65_535;

/// The rows where the sequences begin, and where the last one ends: of queries, and of keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lengths(pub [Vec<u32>; 2]);

impl Lengths {
    /// The rows of a sequence's queries and keys.
    pub fn rows(&self, sequence: usize) -> [Range<usize>; 2] {
        let ends = self.0.each_ref().map(|list| &list[sequence..][..2]);
        ends.map(|ends| ends[0] as usize..ends[1] as usize)
    }

    /// The shape of tensors whose sequences are taken as one.
    pub fn whole(&self, shape: Shape) -> Shape {
        let [seq_q, seq_k] = self.0.each_ref().map(|list| list[list.len() - 1] as usize);
        Shape {
            batch: 1,
            seq_q,
            seq_k,
            ..shape
        }
    }

    /// What attention is told, with lists that no memory stands behind.
    pub fn unallocated(&self) -> Packed<'static> {
        let longest = |list: &[u32]| list.windows(2).map(|ends| ends[1] - ends[0]).max();
        let list = |number: u64, list: &[u32]| {
            // As wide, and far from what else there is.
            let extent = Options::unallocated_tensor("", &[list.len() as u64]).extent;
            let address = number << 40;
            TensorView::from_extent(Extent { address, ..extent })
        };
        let [queries, keys] = &self.0;
        Packed {
            cu_seqlens_q: list(30, queries),
            cu_seqlens_k: Some(list(31, keys)),
            max_seq_q: longest(queries).unwrap_or(0) as usize,
            max_seq_k: longest(keys).unwrap_or(0) as usize,
        }
    }

    /// Adds sequences of the lengths that a text says; `None` if it says none, or they are too many to be counted.
    fn add(&mut self, text: &str, rng: &mut StdRng) -> Option<()> {
        let number = |text: &str| text.trim().parse::<u32>().ok();
        let mut push = |lengths: [u32; 2]| {
            for (list, length) in self.0.iter_mut().zip(lengths) {
                list.push(list.last()?.checked_add(length)?);
            }
            (self.0[0].len() <= MOST + 1).then_some(())
        };
        let Some((range, count)) = text.split_once('x') else {
            let (queries, keys) = text.split_once(':').unwrap_or((text, text));
            return push([number(queries)?, number(keys)?]);
        };
        let (low, high) = range.split_once("..")?;
        let (low, high) = (number(low)?, number(high)?);
        (0..number(count)?).try_for_each(|_| {
            let length = (low <= high).then(|| rng.random_range(low..=high))?;
            push([length; 2])
        })
    }
}

/// Lengths separated by commas: N, or Q:K where there are not as many keys as queries, or A..BxN for N random ones.
impl FromStr for Lengths {
    type Err = String;

    fn from_str(text: &str) -> Result<Lengths, String> {
        let mut rng = StdRng::seed_from_u64(0);
        let mut lengths = Lengths([vec![0], vec![0]]);
        for part in text.split(',') {
            lengths.add(part, &mut rng).ok_or_else(|| {
                format!("`{part}` is no length: write N, or Q:K, or A..BxN for N random ones, separated by commas, of at most {MOST} sequences and 2^32 rows")
            })?;
        }
        match lengths.0.iter().all(|list| list.last() > Some(&0)) {
            true => Ok(lengths),
            false => Err("there has to be a query, and a key".to_owned()),
        }
    }
}
