//! Where the keys of each sequence of a [`CacheCase`] are.

use fa_reference::Narrow;

use super::CacheCase;
use crate::packed::cumulative;

/// Where the keys of each sequence are in a cache of this shape.
pub(super) struct Places {
    pub shape: [usize; 4],
    pub strides: [usize; 4],
    /// Of each sequence's keys, the row or page, and the place there.
    slots: Vec<Vec<[usize; 2]>>,
    pub rows: Option<Vec<u32>>,
    pub padding: Vec<u32>,
    pub table: Option<(Vec<u32>, [u64; 2])>,
    /// How many keys each sequence has room for, where they are packed.
    pub room: Option<Vec<usize>>,
}

impl CacheCase {
    /// The numbers up to `count` in a random order.
    fn order(&self, count: usize) -> Vec<u32> {
        let mut order: Vec<u32> = (0..count as u32).collect();
        fastrand::Rng::with_seed(self.sequences.case.seed).shuffle(&mut order);
        order
    }

    /// How many keys of each sequence are padding.
    fn padding(&self, padded: bool) -> Vec<u32> {
        let batch = self.sequences.lengths.len() as u32;
        (0..batch)
            .map(|b| if padded { b * 5 % 17 } else { 0 })
            .collect()
    }

    pub(super) fn in_sequences(&self, padded: bool) -> Places {
        let lengths = &self.sequences.lengths;
        let shape = &self.sequences.case.shape;
        let padding = self.padding(padded);
        let numbered = std::iter::zip(lengths, &padding).enumerate();
        // Some have room for no more.
        let room = numbered.map(|(b, ((_, keys), padding))| keys + *padding as usize + b * 11 % 42);
        let room: Vec<usize> = room.collect();
        let begins = cumulative(room.iter().copied());
        let slots = (0..lengths.len()).map(|b| {
            let first = (begins[b] + padding[b]) as usize;
            (0..lengths[b].1).map(|key| [0, first + key]).collect()
        });
        let slots = slots.collect();
        let shape = [1, room.iter().sum(), shape.kv_heads, shape.head_dim];
        Places {
            shape,
            strides: contiguous(shape),
            slots,
            rows: None,
            padding,
            table: None,
            room: Some(room),
        }
    }

    pub(super) fn in_rows(&self, shuffled: bool, padded: bool) -> Places {
        let lengths = &self.sequences.lengths;
        let shape = &self.sequences.case.shape;
        let batch = lengths.len();
        let padding = self.padding(padded);
        let count = batch + 2 * usize::from(shuffled);
        let rows = match shuffled {
            true => self.order(count),
            false => (0..count as u32).collect(),
        };
        let slots = (0..batch).map(|b| {
            let key = |key| [rows[b] as usize, padding[b] as usize + key];
            (0..lengths[b].1).map(key).collect()
        });
        let slots = slots.collect();
        let shape = [count, self.longest() + 20, shape.kv_heads, shape.head_dim];
        Places {
            shape,
            strides: contiguous(shape),
            slots,
            rows: shuffled.then(|| rows[..batch].to_vec()),
            padding,
            table: None,
            room: None,
        }
    }

    pub(super) fn in_pages(&self, page: usize, heads_first: bool, prefix: usize) -> Places {
        let lengths = &self.sequences.lengths;
        let (batch, shape) = (lengths.len(), &self.sequences.case.shape);
        let (kv_heads, head_dim) = (shape.kv_heads, shape.head_dim);
        let per_sequence = self.longest().div_ceil(page) + 1;
        // Some pages are nobody's.
        let pages = self.order(batch * per_sequence + 3);
        let mut table = pages[..batch * per_sequence].to_vec();
        let mut of_prefix = None;
        for (b, (_, keys)) in lengths.iter().enumerate() {
            let first = b * per_sequence;
            if prefix > 0 && *keys >= prefix * page {
                let from = *of_prefix.get_or_insert(first);
                table.copy_within(from..from + prefix, first);
            }
        }
        let slots = (0..batch).map(|b| {
            let key = |key| [table[b * per_sequence + key / page] as usize, key % page];
            (0..lengths[b].1).map(key).collect()
        });
        let slots = slots.collect();
        // Past its last page a sequence has pages that do not exist.
        for (entries, (_, keys)) in table.chunks_exact_mut(per_sequence).zip(lengths) {
            entries[keys.div_ceil(page)..].fill(u32::MAX);
        }
        let shape = [pages.len(), page, kv_heads, head_dim];
        Places {
            shape,
            strides: match heads_first {
                true => [kv_heads * page * head_dim, head_dim, page * head_dim, 1],
                false => contiguous(shape),
            },
            slots,
            rows: None,
            padding: vec![0; batch],
            table: Some((table, [batch as u64, per_sequence as u64])),
            room: None,
        }
    }
}

impl Places {
    /// Packed keys or values in the cache, with NaN around them.
    pub fn scatter<T: Narrow>(&self, packed: &[T]) -> Vec<T> {
        let [_, _, kv_heads, head_dim] = self.shape;
        let mut memory = vec![T::nearest(f64::NAN); self.shape.iter().product()];
        let rows = packed.chunks_exact(kv_heads * head_dim);
        for (row, [first, second]) in rows.zip(self.slots.iter().flatten()) {
            for (head, values) in row.chunks_exact(head_dim).enumerate() {
                let [a, b, c, _] = self.strides;
                let to = first * a + second * b + head * c;
                memory[to..to + head_dim].copy_from_slice(values);
            }
        }
        memory
    }
}

fn contiguous([_, b, c, d]: [usize; 4]) -> [usize; 4] {
    [b * c * d, c * d, d, 1]
}
