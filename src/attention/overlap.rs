//! Whether two strided tensors share memory.

use fa_dsl::abi::{Extent, MAX_RANK};

/// A dimension of either tensor: its stride in bytes, and its last index.
type Dimension = (i128, i128);

/// How many partial sums are looked at before two tensors count as sharing memory. Tensors of one layout need one or two
/// for each dimension.
const STEPS: u32 = 1000;

/// Whether an element of one tensor has a byte in common with an element of the other. Tensors whose elements lie between
/// each other's do not: queries, keys, values and output in one buffer, for example. Two strange layouts that would take
/// long to compare count as sharing.
pub(crate) fn share_memory(a: &Bytes<'_>, b: &Bytes<'_>) -> bool {
    // The later beginning is before the earlier end: never so where one has no bytes.
    a.first.max(b.first) < a.end.min(b.end) && search(a.extent, b.extent)
}

/// A tensor with the addresses of its first byte and of the one after its last: one address where it has none.
pub(crate) struct Bytes<'a> {
    extent: &'a Extent,
    first: u64,
    end: u64,
}

impl<'a> Bytes<'a> {
    pub fn of(extent: &'a Extent) -> Bytes<'a> {
        let first = extent.address;
        let bytes = extent.span().saturating_mul(extent.element_bytes);
        Bytes {
            extent,
            first,
            end: first.saturating_add(bytes),
        }
    }
}

/// Whether two tensors that have elements share memory.
#[cold]
fn search(a: &Extent, b: &Extent) -> bool {
    // How far b's first byte is behind a's.
    let behind = i128::from(b.address) - i128::from(a.address);
    // Is there an offset in a less an offset in b between `behind` − (a's element) and `behind` + (b's element)?
    let mut dimensions = [(0, 0); 2 * MAX_RANK];
    let of = |extent: &Extent, d: usize| {
        let stride = i128::from(extent.strides[d]) * i128::from(extent.element_bytes);
        (stride, i128::from(extent.shape[d]) - 1)
    };
    for d in 0..MAX_RANK {
        dimensions[d] = of(a, d);
        let (stride, last) = of(b, d);
        dimensions[MAX_RANK + d] = (-stride, last);
    }
    dimensions.sort_unstable_by_key(|(stride, _)| -stride.abs());
    let least = behind - i128::from(a.element_bytes) + 1;
    let most = behind + i128::from(b.element_bytes) - 1;
    reaches(&dimensions, least, most, &mut { STEPS })
}

/// Whether some sum of stride × index over the dimensions, longest strides first, lies between `least` and `most`.
fn reaches(dimensions: &[Dimension], least: i128, most: i128, steps: &mut u32) -> bool {
    let Some((&(stride, last), rest)) = dimensions.split_first() else {
        return least <= 0 && 0 <= most;
    };
    if stride == 0 || last == 0 {
        return reaches(rest, least, most, steps);
    }
    // What the other dimensions can add.
    let (down, up) = rest.iter().fold((0, 0), |(down, up), (stride, last)| {
        (down + (stride * last).min(0), up + (stride * last).max(0))
    });
    // least ≤ stride·index + others ≤ most
    let (low, high) = (least - up, most - down);
    let (first, end) = match stride > 0 {
        true => (div_ceil(low, stride), high.div_euclid(stride)),
        false => (div_ceil(-high, -stride), (-low).div_euclid(-stride)),
    };
    for index in first.max(0)..=end.min(last) {
        if *steps == 0 {
            return true;
        }
        *steps -= 1;
        let taken = stride * index;
        if reaches(rest, least - taken, most - taken, steps) {
            return true;
        }
    }
    false
}

/// `a / b` rounded up; `b` is positive.
fn div_ceil(a: i128, b: i128) -> i128 {
    -(-a).div_euclid(b)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn extent(address: u64, shape: [u64; 4], strides: [u64; 4], element_bytes: u64) -> Extent {
        Extent {
            address,
            shape,
            strides,
            element_bytes,
        }
    }

    fn share(a: &Extent, b: &Extent) -> bool {
        share_memory(&Bytes::of(a), &Bytes::of(b))
    }

    /// Every byte of every element.
    fn bytes(extent: &Extent) -> BTreeSet<u64> {
        let [a, b, c, d] = extent.shape;
        let mut bytes = BTreeSet::new();
        for i in 0..a {
            for j in 0..b {
                for k in 0..c {
                    for l in 0..d {
                        let at: u64 = std::iter::zip([i, j, k, l], extent.strides)
                            .map(|(index, stride)| index * stride)
                            .sum();
                        let first = extent.address + at * extent.element_bytes;
                        bytes.extend(first..first + extent.element_bytes);
                    }
                }
            }
        }
        bytes
    }

    #[test]
    fn a_tensor_without_elements_shares_nothing() {
        let none = extent(1073, [1, 1, 1, 0], [0; 4], 2);
        let around = extent(1054, [1, 1, 1, 30], [0, 0, 0, 1], 4);
        assert!(!share(&none, &around) && !share(&around, &none));
    }

    #[test]
    fn heads_of_one_buffer_lie_between_each_other() {
        // (batch, seq, 4, heads, head_dim): queries, keys, values and output.
        let part = |part: u64| {
            let strides = [16 * 4 * 8 * 64, 4 * 8 * 64, 64, 1];
            extent(4096 + part * 8 * 64 * 2, [2, 16, 8, 64], strides, 2)
        };
        for a in 0..4 {
            for b in 0..4 {
                assert_eq!(share(&part(a), &part(b)), a == b, "{a} {b}");
            }
        }
    }

    fn any_extent() -> impl Strategy<Value = Extent> {
        let element = prop_oneof![Just(2), Just(4)];
        (
            0..200_u64,
            prop::array::uniform4(0..4_u64),
            prop::array::uniform4(0..40_u64),
            element,
        )
            .prop_map(|(address, shape, strides, element)| {
                extent(1000 + address, shape, strides, element)
            })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        /// What brute force says, and never too little where the search is cut short.
        #[test]
        fn all_bytes_compared_say_the_same(a in any_extent(), b in any_extent()) {
            let shared = !bytes(&a).is_disjoint(&bytes(&b));
            prop_assert_eq!(share(&a, &b), shared);
        }
    }
}
