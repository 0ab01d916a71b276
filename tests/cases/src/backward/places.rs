//! Where the keys and values of sequences lie, of which each may use fewer than there is room for.

use fa_reference::{Narrow, Shape};

use crate::verify::Cause;

/// Where the keys and values of sequences lie. What lies between them is NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyPlaces {
    /// One sequence after the other.
    Packed,
    /// The same with room for some more keys of most sequences.
    PackedWithRoom,
    /// Each in a row of its own, longer than the longest sequence: (batch, seq_k, KV heads, head_dim).
    Rows {
        /// Whether queries are packed all the same; otherwise all sequences have as many.
        packed_queries: bool,
    },
}

/// The places of the keys of sequences, in rows of all KV heads.
pub(super) struct Places {
    /// For each sequence, its first row, how many it uses, and how many there is room for.
    sequences: Vec<[usize; 3]>,
    /// The tensor's sequences and rows of each.
    pub batch: usize,
    pub rows: usize,
}

/// Rows that the longest sequence leaves: so many that the last blocks have no key that is used.
const ROOM: usize = 150;

impl KeyPlaces {
    /// Those with room for more keys than are used.
    pub const WITH_ROOM: [KeyPlaces; 3] = [
        KeyPlaces::PackedWithRoom,
        KeyPlaces::Rows {
            packed_queries: false,
        },
        KeyPlaces::Rows {
            packed_queries: true,
        },
    ];

    /// Whether queries are packed.
    pub fn packs_queries(self) -> bool {
        !matches!(
            self,
            KeyPlaces::Rows {
                packed_queries: false
            }
        )
    }

    /// Those of sequences of so many keys.
    pub(super) fn of(self, keys: &[usize]) -> Places {
        match self {
            KeyPlaces::Packed | KeyPlaces::PackedWithRoom => {
                let mut rows = 0;
                let sequences = keys.iter().enumerate().map(|(b, &keys)| {
                    let room = match self {
                        KeyPlaces::Packed => keys,
                        _ => keys + b * 67 % (ROOM + 50),
                    };
                    rows += room;
                    [rows - room, keys, room]
                });
                Places {
                    sequences: sequences.collect(),
                    batch: 1,
                    rows,
                }
            }
            KeyPlaces::Rows { .. } => {
                let rows = keys.iter().max().unwrap_or(&0) + ROOM;
                let sequences = keys.iter().enumerate();
                Places {
                    sequences: sequences.map(|(b, &keys)| [b * rows, keys, rows]).collect(),
                    batch: keys.len(),
                    rows,
                }
            }
        }
    }
}

impl Places {
    /// How many keys each sequence has room for.
    pub fn room(&self) -> impl Iterator<Item = usize> {
        self.sequences.iter().map(|[_, _, room]| *room)
    }

    /// What is said to be used of each sequence, `added` keys besides. Of no key some say so with a negative number.
    pub fn used(&self, added: impl Fn(usize) -> u32) -> Vec<u32> {
        let sequences = self.sequences.iter().enumerate();
        sequences
            .map(|(b, &[_, used, _])| match used as u32 - added(b) {
                0 if b % 2 == 1 => (-(b as i32)).cast_unsigned(),
                used => used,
            })
            .collect()
    }

    /// The sequences' keys or values in their places.
    pub fn scatter<'a, T: Narrow + 'a>(
        &self,
        shape: &Shape,
        of: impl Iterator<Item = &'a Vec<T>>,
    ) -> Vec<T> {
        let row = shape.kv_heads * shape.head_dim;
        let mut all = vec![T::nearest(f64::NAN); self.batch * self.rows * row];
        for (values, &[first, used, _]) in of.zip(&self.sequences) {
            all[first * row..(first + used) * row].copy_from_slice(values);
        }
        all
    }

    /// The gradients of the keys that the sequences use, one after the other, of which the others have to be 0.
    pub fn gather<T: Narrow>(
        &self,
        shape: &Shape,
        gradient: &'static str,
        all: &[T],
    ) -> Result<Vec<T>, Cause> {
        let row = shape.kv_heads * shape.head_dim;
        let mut own = Vec::new();
        for &[first, used, room] in &self.sequences {
            own.extend_from_slice(&all[first * row..(first + used) * row]);
            let unused = all[(first + used) * row..(first + room) * row].iter();
            if let Some(wrong) = unused.map(|it| it.widen()).find(|it| *it != 0.0) {
                return Err(Cause::Gradient {
                    gradient,
                    error: wrong,
                    bound: 0.0,
                });
            }
        }
        Ok(own)
    }
}
