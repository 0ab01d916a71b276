//! What a device reads of each sequence: where it lies and how long it is, where the tensors' shapes do not say, of packed ones and
//! of those whose keys are in a cache; and which of its keys see each other.

use std::ops::Range;
use std::str::FromStr;

use fa::attention::{Options, Packed, Paged, Shape};
use fa::dsl::abi::{Extent, TensorView};
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

/// The most sequences, which are as many as a grid may have CTAs along a dimension.
const MOST: usize = 65_535;

/// What says it; of dense sequences, nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lengths {
    /// The rows where packed sequences begin, and where the last one ends: of queries, and of keys.
    pub cu_seqlens: [Option<Vec<u32>>; 2],
    /// How many keys of each sequence are used.
    pub seqused_k: Option<Vec<u32>>,
    /// Where those are.
    pub pages: Option<Pages>,
    /// Ranges of keys that see each other.
    pub ranges: Option<Ranges>,
}

/// What files and `--with` call the ranges.
pub const RANGES: &str = "prefix_ranges";

/// Random ranges of each sequence.
const RANDOM_RANGES: u32 = 4;

/// Ranges of keys that see each other, as many of each sequence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranges {
    /// The first key of each range and one past its last, one sequence after the other.
    pub bounds: Vec<u32>,
    /// How many sequences there are.
    pub sequences: usize,
}

impl Ranges {
    /// Those of each sequence.
    pub fn of_each(&self) -> Vec<Vec<Range<usize>>> {
        // As int32 numbers from 2^31 on are negative, and a range that ends there is none.
        let end = |bound: u32| i32::try_from(bound).map_or(0, |end| end as usize);
        let range = |bounds: &[u32]| bounds[0] as usize..end(bounds[1]);
        let of_sequence = self.bounds.chunks(self.bounds.len() / self.sequences);
        of_sequence
            .map(|bounds| bounds.chunks(2).map(range).collect())
            .collect()
    }

    /// Those of a sequence, as if it were the only one.
    pub fn of_one(&self, sequence: usize) -> Ranges {
        let count = self.bounds.len() / self.sequences;
        Ranges {
            bounds: self.bounds[sequence * count..][..count].to_vec(),
            sequences: 1,
        }
    }

    /// (batch, ranges, 2).
    fn shape(&self) -> Vec<u64> {
        let ranges = self.bounds.len() / 2 / self.sequences;
        vec![self.sequences as u64, ranges as u64, 2]
    }
}

/// Pages of keys, and who has which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pages {
    /// The pages of each sequence, one sequence after the other.
    pub table: Vec<u32>,
    /// How many pages there are, and how many keys a page has.
    pub shape: [usize; 2],
}

/// A list for each of [`Lengths::lists`] that is there.
pub type Lists<T> = [Option<T>; 5];

impl Lengths {
    /// The same with keys in pages of `page` keys that lie in any order: of packed sequences their own keys, of dense ones as many
    /// as this shape has. `None` if there are more pages than a table can number.
    pub fn in_pages(self, shape: &Shape, page: usize) -> Option<Lengths> {
        let [queries, keys] = self.cu_seqlens;
        let used: Vec<u32> = match keys {
            Some(ends) => differences(&ends),
            None => vec![u32::try_from(shape.seq_k).ok()?; shape.batch],
        };
        let longest = used.iter().max().map_or(1, |&longest| longest.max(1));
        let pages = used.len().checked_mul((longest as usize).div_ceil(page))?;
        let mut table: Vec<u32> = (0..u32::try_from(pages).ok()?).collect();
        table.shuffle(&mut StdRng::seed_from_u64(0));
        Some(Lengths {
            cu_seqlens: [queries, None],
            seqused_k: Some(used),
            pages: Some(Pages {
                table,
                shape: [pages, page],
            }),
            ranges: self.ranges,
        })
    }

    /// The same with keys in a cache that has a row for each sequence, of as many keys as the longest one has: of packed sequences their own keys are used, of
    /// dense ones as many as this shape has. `None` if those are more than a list can number.
    pub fn in_cache(self, shape: &Shape) -> Option<Lengths> {
        let [queries, keys] = self.cu_seqlens;
        let used = match keys {
            Some(ends) => differences(&ends),
            None => vec![u32::try_from(shape.seq_k).ok()?; shape.batch],
        };
        Some(Lengths {
            cu_seqlens: [queries, None],
            seqused_k: Some(used),
            ..self
        })
    }

    /// The same with random ranges of keys that see each other, such as those of images among a text, for sequences that have as many keys as this
    /// shape unless lengths say otherwise: four of each sequence, one in each quarter of its keys, of half as many.
    pub fn with_random_ranges(self, shape: &Shape) -> Lengths {
        let mut rng = StdRng::seed_from_u64(0);
        let packed = self.cu_seqlens[0].as_ref();
        let sequences = packed.map_or(shape.batch, |ends| ends.len() - 1);
        let mut bounds = Vec::new();
        for sequence in 0..sequences {
            // No sequence has more keys than a list can number.
            let keys = self.keys(sequence, shape.seq_k).len() as u32;
            for part in 0..RANDOM_RANGES {
                let [from, to] = [part, part + 1].map(|it| {
                    let end = u64::from(keys) * u64::from(it) / u64::from(RANDOM_RANGES);
                    end as u32
                });
                let length = (to - from) / 2;
                let first = rng.random_range(from..=to - length);
                bounds.extend([first, first + length]);
            }
        }
        Lengths {
            ranges: Some(Ranges { bounds, sequences }),
            ..self
        }
    }

    /// The most keys that a packed sequence has.
    pub fn longest_keys(&self) -> Option<usize> {
        let keys = differences(self.cu_seqlens[1].as_deref()?);
        keys.into_iter().max().map(|longest| longest as usize)
    }

    /// The most queries that a packed sequence has.
    pub fn longest_queries(&self) -> usize {
        longest(&self.cu_seqlens[0])
    }

    /// The rows of a sequence's queries, of which dense ones have `seq_q`.
    pub fn queries(&self, sequence: usize, seq_q: usize) -> Range<usize> {
        rows(self.cu_seqlens[0].as_deref(), sequence, seq_q)
    }

    /// The rows of a sequence's keys, of which dense ones have `seq_k`.
    pub fn keys(&self, sequence: usize, seq_k: usize) -> Vec<usize> {
        let all = rows(self.cu_seqlens[1].as_deref(), sequence, seq_k);
        let used = self.seqused_k.as_ref().map(|list| list[sequence] as usize);
        let Some(Pages { table, shape }) = &self.pages else {
            return all.take(used.unwrap_or(usize::MAX)).collect();
        };
        let row = &table[sequence * (table.len() / self.sequences())..];
        let at = |key| row[key / shape[1]] as usize * shape[1] + key % shape[1];
        (0..used.unwrap_or(0)).map(at).collect()
    }

    /// How many sequences the keys of a cache are of.
    fn sequences(&self) -> usize {
        self.seqused_k.as_ref().map_or(0, Vec::len).max(1)
    }

    /// The rows of keys that sequences have room for and do not use.
    pub fn unused_keys(&self, shape: &Shape) -> Vec<usize> {
        if self.pages.is_some() {
            return Vec::new();
        }
        let used = self.seqused_k.as_ref().map_or(&[][..], Vec::as_slice);
        let sequences = used.iter().enumerate();
        let unused = sequences.flat_map(|(sequence, &used)| {
            let ends = self.cu_seqlens[1].as_deref();
            rows(ends, sequence, shape.seq_k).skip(used as usize)
        });
        unused.collect()
    }

    /// The shape of tensors whose packed sequences are taken as one.
    pub fn whole(&self, shape: Shape) -> Shape {
        let last = |list: &Option<Vec<u32>>| list.as_ref()?.last().map(|&end| end as usize);
        let [seq_q, seq_k] = self.cu_seqlens.each_ref().map(last);
        Shape {
            batch: seq_q.map_or(shape.batch, |_| 1),
            seq_q: seq_q.unwrap_or(shape.seq_q),
            seq_k: seq_k.unwrap_or(shape.seq_k),
            ..shape
        }
    }

    /// The shape of keys and values.
    pub fn kv(&self, shape: Shape) -> [u64; 4] {
        let [mut rows, mut keys, heads, head_dim] = self.whole(shape).kv();
        // A row of a cache for each sequence, unless keys are packed.
        if let (Some(used), None) = (&self.seqused_k, &self.cu_seqlens[1]) {
            rows = used.len() as u64;
        }
        if let Some(pages) = &self.pages {
            [rows, keys] = pages.shape.map(|size| size as u64);
        }
        [rows, keys, heads, head_dim]
    }

    /// What the device reads, with the sizes: where queries and keys begin, how many keys are used, the pages, and the ranges.
    pub fn lists(&self) -> Lists<(&[u32], Vec<u64>)> {
        let list = |list: &'_ Vec<u32>| vec![list.len() as u64];
        let [queries, keys] = self.cu_seqlens.each_ref().map(Option::as_ref);
        let [queries, keys, used] =
            [queries, keys, self.seqused_k.as_ref()].map(|it| it.map(|it| (&it[..], list(it))));
        let table = self.pages.as_ref().map(|pages| {
            let (rows, all) = (self.sequences(), pages.table.len());
            (&pages.table[..], vec![rows as u64, (all / rows) as u64])
        });
        let ranges = self.ranges.as_ref();
        let ranges = ranges.map(|ranges| (&ranges.bounds[..], ranges.shape()));
        [queries, keys, used, table, ranges]
    }

    /// Tells attention, with lists that lie somewhere.
    pub fn tell<'a>(&self, options: &mut Options<'a>, lists: Lists<TensorView<'a, u32>>) {
        let [queries, keys, used, table, ranges] = lists;
        options.prefix_ranges = ranges;
        let [max_seq_q, max_seq_k] = self.cu_seqlens.each_ref().map(longest);
        options.packed = queries.map(|cu_seqlens_q| Packed {
            cu_seqlens_q,
            cu_seqlens_k: keys,
            max_seq_q,
            max_seq_k,
        });
        options.seqused_k = used;
        let most = self.seqused_k.iter().flatten().max();
        options.paged = table
            .zip(self.pages.as_ref())
            .map(|(block_table, pages)| Paged {
                block_table,
                page: pages.shape[1],
                max_seq_k: most.map_or(1, |&most| most.max(1) as usize),
            });
    }

    /// As [`Lengths::tell`], with lists that no memory stands behind.
    pub fn tell_of_none(&self, options: &mut Options<'_>) {
        let mut number = 30;
        let lists = self.lists().map(|list| {
            // As wide, and far from what else there is.
            number += 1;
            let extent = Options::unallocated_tensor("", &list?.1).extent;
            let address = number << 40;
            Some(TensorView::from_extent(Extent { address, ..extent }))
        });
        self.tell(options, lists);
    }

    /// Adds sequences of the lengths that a text says; `None` if it says none, or they are too many to be counted.
    fn add(&mut self, text: &str, rng: &mut StdRng) -> Option<()> {
        let number = |text: &str| text.trim().parse::<u32>().ok();
        let mut push = |lengths: [u32; 2]| {
            for (list, length) in self.cu_seqlens.iter_mut().zip(lengths) {
                let list = list.get_or_insert_with(|| vec![0]);
                list.push(list.last()?.checked_add(length)?);
                (list.len() <= MOST + 1).then_some(())?;
            }
            Some(())
        };
        let range = |text: &str| {
            let (low, high) = text.split_once("..").unwrap_or((text, text));
            let (low, high) = (number(low)?, number(high)?);
            (low <= high).then_some(low..=high)
        };
        let (lengths, count) = match text.split_once('x') {
            Some((lengths, count)) => (lengths, number(count)?),
            None => (text, 1),
        };
        let (queries, keys) = match lengths.split_once(':') {
            Some((queries, keys)) => (range(queries)?, Some(range(keys)?)),
            None => (range(lengths)?, None),
        };
        (0..count).try_for_each(|_| {
            let queries = rng.random_range(queries.clone());
            let keys = keys.clone().map(|keys| rng.random_range(keys));
            push([queries, keys.unwrap_or(queries)])
        })
    }
}

/// That of the longest sequence, 0 where none are packed.
fn longest(ends: &Option<Vec<u32>>) -> usize {
    let lengths = ends.iter().flat_map(|ends| ends.windows(2));
    lengths.map(|ends| ends[1] - ends[0]).max().unwrap_or(0) as usize
}

/// The lengths of sequences that begin and end here.
fn differences(ends: &[u32]) -> Vec<u32> {
    ends.windows(2).map(|ends| ends[1] - ends[0]).collect()
}

/// The rows of a sequence, of which dense ones have `seq`.
fn rows(ends: Option<&[u32]>, sequence: usize, seq: usize) -> Range<usize> {
    match ends {
        Some(ends) => ends[sequence] as usize..ends[sequence + 1] as usize,
        None => sequence * seq..(sequence + 1) * seq,
    }
}

/// Lengths of packed sequences, with the text that says them.
#[derive(Clone, Debug)]
pub struct Varlen {
    /// Without spaces.
    pub text: String,
    pub lengths: Lengths,
}

impl FromStr for Varlen {
    type Err = String;

    fn from_str(text: &str) -> Result<Varlen, String> {
        Ok(Varlen {
            lengths: text.parse()?,
            text: text.split_whitespace().collect(),
        })
    }
}

/// Lengths separated by commas: N, or Q:K where there are not as many keys as queries, each of which may be A..B, a random one; with xN
/// at the end so many of them.
impl FromStr for Lengths {
    type Err = String;

    fn from_str(text: &str) -> Result<Lengths, String> {
        let mut rng = StdRng::seed_from_u64(0);
        let mut lengths = Lengths::default();
        for part in text.split(',') {
            lengths.add(part, &mut rng).ok_or_else(|| {
                format!("`{part}` is no length: write N, or Q:K for queries and keys, A..B in place of a number for a random one, and xN after it for N of them, separated by commas, of at most {MOST} sequences and 2^32 rows")
            })?;
        }
        let lists: Vec<_> = lengths.cu_seqlens.iter().flatten().collect();
        let all_have_some = lists.iter().all(|list| list.last() > Some(&0));
        match all_have_some && !lists.is_empty() {
            true => Ok(lengths),
            false => Err("there has to be a query, and a key".to_owned()),
        }
    }
}
