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
            cu_seqlens_k: list(31, keys),
            max_seq_q: longest(queries).unwrap_or(0) as usize,
            max_seq_k: longest(keys).unwrap_or(0) as usize,
        }
    }

    fn push(&mut self, lengths: [u32; 2]) -> Result<(), String> {
        for (list, length) in self.0.iter_mut().zip(lengths) {
            let end = list.last().and_then(|end| end.checked_add(length));
            let end = end.filter(|_| list.len() <= MOST);
            let too_many = || format!("there are at most {MOST} sequences, and 2^32 rows");
            list.push(end.ok_or_else(too_many)?);
        }
        Ok(())
    }
}

/// Lengths separated by commas: N, or Q:K where there are not as many keys as queries, or A..BxN for N random ones.
impl FromStr for Lengths {
    type Err = String;

    fn from_str(text: &str) -> Result<Lengths, String> {
        let mut rng = StdRng::seed_from_u64(0);
        let mut lengths = Lengths([vec![0], vec![0]]);
        for part in text.split(',') {
            let wrong = || {
                format!(
                    "`{part}` is no length: write N, or Q:K, or A..BxN for N random ones, separated by commas"
                )
            };
            let number = |text: &str| text.trim().parse::<u32>().map_err(|_| wrong());
            if let Some((range, count)) = part.split_once('x') {
                let (low, high) = range.split_once("..").ok_or_else(wrong)?;
                let range = number(low)?..=number(high)?;
                for _ in 0..number(count)? {
                    if range.is_empty() {
                        return Err(wrong());
                    }
                    lengths.push([rng.random_range(range.clone()); 2])?;
                }
            } else {
                let (queries, keys) = part.split_once(':').unwrap_or((part, part));
                lengths.push([number(queries)?, number(keys)?])?;
            }
        }
        match lengths.0.iter().any(|list| list[list.len() - 1] == 0) {
            true => Err("there has to be a query, and a key".to_owned()),
            false => Ok(lengths),
        }
    }
}
