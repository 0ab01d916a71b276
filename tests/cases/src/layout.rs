//! How tensors lie in memory.

use std::ops::Range;

use proptest::prelude::*;

/// How the tensors of a case lie in memory. The last dimension is always contiguous.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// (batch, seq, heads, head_dim) without gaps; log-sum-exp (batch, heads, seq).
    Contiguous,
    /// (batch, heads, seq, head_dim) without gaps; log-sum-exp (batch, seq, heads).
    HeadsFirst,
    /// (batch, seq, heads, head_dim) with this many unused elements, a multiple of 8, after each
    /// row of heads, and as many before the first; log-sum-exp with a gap between heads.
    Padded(u64),
    /// q, k and v interleaved in one tensor (batch, seq, heads + 2·KV heads, head_dim), as a fused
    /// projection leaves them; k and v alone where queries and keys differ in number. For outputs the
    /// same as `Contiguous`.
    Packed,
}

impl Layout {
    /// All of them, for properties.
    pub fn any() -> impl Strategy<Value = Layout> {
        prop_oneof![
            Just(Layout::Contiguous),
            Just(Layout::HeadsFirst),
            (1_u64..20).prop_map(|gap| Layout::Padded(gap * 8)),
            Just(Layout::Packed),
        ]
    }
}

/// Where one (batch, seq, heads, head_dim) tensor lies in its buffer, in elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Its first element.
    pub offset: u64,
    /// Its sizes.
    pub shape: [u64; 4],
    /// Its strides.
    pub strides: [u64; 4],
    /// The buffer's length.
    pub buffer: u64,
}

impl Placement {
    /// A tensor of `[batch, seq, heads, head_dim]` with a buffer of its own.
    pub fn alone(layout: Layout, shape: [u64; 4]) -> Placement {
        let [b, s, h, d] = shape;
        match layout {
            Layout::Contiguous | Layout::Packed => Placement::padded(shape, 0),
            Layout::Padded(gap) => Placement::padded(shape, gap),
            Layout::HeadsFirst => Placement {
                offset: 0,
                shape,
                strides: [h * s * d, d, s * d, 1],
                buffer: b * h * s * d,
            },
        }
    }

    /// Several tensors of `[batch, seq, _, head_dim]` in one; `heads` are those of each.
    pub fn packed<const N: usize>(shape: [u64; 4], heads: [u64; N]) -> [Placement; N] {
        let [b, s, _, d] = shape;
        let total: u64 = heads.iter().sum();
        std::array::from_fn(|i| Placement {
            offset: heads[..i].iter().sum::<u64>() * d,
            shape: [b, s, heads[i], d],
            strides: [s * total * d, total * d, d, 1],
            buffer: b * s * total * d,
        })
    }

    /// Shape and strides of the (batch, heads, seq) log-sum-exp that goes with an output of
    /// `[batch, seq, heads, _]`, as a placement whose dimensions are (batch, heads, seq, 1).
    pub fn lse(layout: Layout, [b, s, h, _]: [u64; 4]) -> Placement {
        let shape = [b, h, s, 1];
        let row = match layout {
            Layout::HeadsFirst => {
                return Placement {
                    offset: 0,
                    shape,
                    strides: [s * h, 1, h, 1],
                    buffer: b * s * h,
                };
            }
            Layout::Padded(gap) => s + gap,
            Layout::Contiguous | Layout::Packed => s,
        };
        Placement {
            offset: 0,
            shape,
            strides: [h * row, row, 1, 1],
            buffer: b * h * row,
        }
    }

    fn padded(shape: [u64; 4], gap: u64) -> Placement {
        let [b, s, h, d] = shape;
        let row = h * d + gap;
        Placement {
            offset: gap,
            shape,
            strides: [s * row, row, d, 1],
            buffer: gap + b * s * row,
        }
    }

    /// The places in the buffer of every row of the last dimension, in the order of the contiguous tensor. Row by row, as every test
    /// goes through all elements of its tensors several times.
    fn rows(&self) -> Vec<Range<usize>> {
        let [batch, seq, heads, head_dim] = self.shape;
        let [of_batch, of_seq, of_head, last] = self.strides;
        assert_eq!(last, 1, "the last dimension is contiguous");
        let mut rows = Vec::with_capacity((batch * seq * heads) as usize);
        for b in 0..batch {
            for s in 0..seq {
                for h in 0..heads {
                    let first = (self.offset + b * of_batch + s * of_seq + h * of_head) as usize;
                    rows.push(first..first + head_dim as usize);
                }
            }
        }
        rows
    }

    /// Puts a contiguous tensor into place.
    pub fn scatter<T: Copy>(&self, values: &[T], buffer: &mut [T]) {
        let mut rest = values;
        for row in self.rows() {
            let (values, after) = rest.split_at(row.len());
            buffer[row].copy_from_slice(values);
            rest = after;
        }
    }

    /// The contiguous tensor.
    pub fn read<T: Copy>(&self, buffer: &[T]) -> Vec<T> {
        let rows = self.rows();
        let mut values = Vec::with_capacity(rows.iter().map(Range::len).sum());
        for row in rows {
            values.extend_from_slice(&buffer[row]);
        }
        values
    }

    /// The contiguous tensor, and how many of the buffer's other elements satisfy `changed`.
    pub fn gather<T: Copy>(&self, buffer: &[T], changed: impl Fn(T) -> bool) -> (Vec<T>, usize) {
        let mut ours = vec![false; buffer.len()];
        for row in self.rows() {
            ours[row].fill(true);
        }
        let values = self.read(buffer);
        let stray = buffer
            .iter()
            .zip(ours)
            .filter(|(value, ours)| !ours && changed(**value));
        (values, stray.count())
    }
}
