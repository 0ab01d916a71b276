//! What a row computes in one lane, and the same in all lanes of a warp at once: a loop over arrays, which the compiler turns into vector
//! instructions. Called lane by lane through a pointer, arithmetic would cost the interpreter most of its time.

use super::machine::WARP;

/// The values of an operand by lane, as wide as registers of its type.
#[derive(Clone, Copy, Debug)]
pub enum Values<'a> {
    /// Of every type but u64.
    Narrow(&'a [u32; WARP]),
    /// Of u64.
    Wide(&'a [u64; WARP]),
}

/// A function of all lanes, by how wide its results are. Lanes that are not active get results too, of whatever their operands hold.
#[derive(Clone, Copy, Debug)]
pub enum OfWarp {
    /// Of every type but u64.
    Narrow(fn(&[Values<'_>]) -> [u32; WARP]),
    /// Of u64.
    Wide(fn(&[Values<'_>]) -> [u64; WARP]),
}

/// One result, a function of the lane's sources (zero-extended bits in and out). Pure, and defined for all bits, so that the builder folds
/// it when all sources are immediates.
#[derive(Clone, Copy, Debug)]
pub struct LaneMeaning {
    /// Of one lane.
    pub of_lane: fn(&[u64]) -> u64,
    /// The same of all lanes.
    pub of_warp: OfWarp,
}

/// What registers are made of.
pub(super) trait Word: Copy + Default {
    fn bits(self) -> u64;
    fn of_bits(bits: u64) -> Self;
    fn of(values: Values<'_>) -> &[Self; WARP];
}

/// Operands of other types than a row's do not get past the validator.
#[cold]
fn other_width() -> ! {
    unreachable!("an operand has another width than its row says")
}

impl Word for u32 {
    #[inline]
    fn bits(self) -> u64 {
        self.into()
    }

    #[inline]
    fn of_bits(bits: u64) -> u32 {
        bits as u32
    }

    #[inline]
    fn of(values: Values<'_>) -> &[u32; WARP] {
        match values {
            Values::Narrow(values) => values,
            Values::Wide(_) => other_width(),
        }
    }
}

impl Word for u64 {
    #[inline]
    fn bits(self) -> u64 {
        self
    }

    #[inline]
    fn of_bits(bits: u64) -> u64 {
        bits
    }

    #[inline]
    fn of(values: Values<'_>) -> &[u64; WARP] {
        match values {
            Values::Wide(values) => values,
            Values::Narrow(_) => other_width(),
        }
    }
}

/// A function of one source in every lane.
#[inline]
pub(super) fn unary<A: Word, R: Word>(
    of_lane: impl Fn(&[u64]) -> u64,
    sources: &[Values<'_>],
) -> [R; WARP] {
    let a = A::of(sources[0]);
    let mut results = [R::default(); WARP];
    for (lane, result) in results.iter_mut().enumerate() {
        *result = R::of_bits(of_lane(&[a[lane].bits()]));
    }
    results
}

/// A function of two sources in every lane.
#[inline]
pub(super) fn binary<A: Word, B: Word, R: Word>(
    of_lane: impl Fn(&[u64]) -> u64,
    sources: &[Values<'_>],
) -> [R; WARP] {
    let (a, b) = (A::of(sources[0]), B::of(sources[1]));
    let mut results = [R::default(); WARP];
    for (lane, result) in results.iter_mut().enumerate() {
        *result = R::of_bits(of_lane(&[a[lane].bits(), b[lane].bits()]));
    }
    results
}

/// A function of three sources in every lane.
#[inline]
pub(super) fn ternary<A: Word, B: Word, C: Word, R: Word>(
    of_lane: impl Fn(&[u64]) -> u64,
    sources: &[Values<'_>],
) -> [R; WARP] {
    let (a, b, c) = (A::of(sources[0]), B::of(sources[1]), C::of(sources[2]));
    let mut results = [R::default(); WARP];
    for (lane, result) in results.iter_mut().enumerate() {
        *result = R::of_bits(of_lane(&[a[lane].bits(), b[lane].bits(), c[lane].bits()]));
    }
    results
}

/// How wide registers of a type are.
macro_rules! word {
    (U64) => {
        u64
    };
    ($narrow:ident) => {
        u32
    };
}
pub(super) use word;

/// The function of all lanes that does what `$of_lane` does in one.
macro_rules! of_warp {
    ($of_lane:expr, ($($src:ident),*) -> U64) => {
        $crate::isa::lanes::OfWarp::Wide(|sources| of_warp!(@call $of_lane, sources, ($($src),*) -> u64))
    };
    ($of_lane:expr, ($($src:ident),*) -> $narrow:ident) => {
        $crate::isa::lanes::OfWarp::Narrow(|sources| of_warp!(@call $of_lane, sources, ($($src),*) -> u32))
    };
    (@call $of_lane:expr, $sources:ident, ($a:ident) -> $r:ident) => {
        $crate::isa::lanes::unary::<word!($a), $r>($of_lane, $sources)
    };
    (@call $of_lane:expr, $sources:ident, ($a:ident, $b:ident) -> $r:ident) => {
        $crate::isa::lanes::binary::<word!($a), word!($b), $r>($of_lane, $sources)
    };
    (@call $of_lane:expr, $sources:ident, ($a:ident, $b:ident, $c:ident) -> $r:ident) => {
        $crate::isa::lanes::ternary::<word!($a), word!($b), word!($c), $r>($of_lane, $sources)
    };
}
pub(super) use of_warp;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::isa::{Meaning, rows};
    use crate::types::Type;

    /// Numbers of all kinds: small and large, float32 and 16-bit patterns, infinities and what is no number.
    fn bits(row: usize, source: usize, lane: usize) -> u64 {
        const SOME: [u64; 12] = [
            0,
            1,
            31,
            32,
            0x3f80_0000,
            0xbfc0_0001,
            0x7f80_0000,
            0x7fc0_0000,
            0x8000_0000,
            0xffff_ffff,
            0x0000_7c01,
            0x0040_0000,
        ];
        let number = 37 * row + 101 * source + 13 * lane;
        match lane % 3 {
            0 => SOME[number % SOME.len()],
            _ => (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15),
        }
    }

    fn narrowed(bits: u64, ty: Type) -> u64 {
        match ty {
            Type::U64 => bits,
            Type::Pred => bits & 1,
            Type::F16 | Type::Bf16 => bits & 0xffff,
            _ => bits & 0xffff_ffff,
        }
    }

    #[test]
    fn a_warp_computes_what_its_lanes_do() {
        for (number, row) in rows().enumerate() {
            let Meaning::Lane(meaning) = row.meaning else {
                continue;
            };
            let types: Vec<Type> = row.srcs.iter().map(|src| src.ty()).collect();
            let of_source = |(source, ty): (usize, &Type)| -> [u64; WARP] {
                std::array::from_fn(|lane| narrowed(bits(number, source, lane), *ty))
            };
            let wide: Vec<[u64; WARP]> = types.iter().enumerate().map(of_source).collect();
            let narrow: Vec<[u32; WARP]> = wide.iter().map(|of| of.map(|it| it as u32)).collect();
            let values = types.iter().enumerate().map(|(source, ty)| match ty {
                Type::U64 => Values::Wide(&wide[source]),
                _ => Values::Narrow(&narrow[source]),
            });
            let values: Vec<Values<'_>> = values.collect();
            let found = match meaning.of_warp {
                OfWarp::Narrow(of_warp) => of_warp(&values).map(u64::from),
                OfWarp::Wide(of_warp) => of_warp(&values),
            };
            for (lane, found) in found.into_iter().enumerate() {
                let sources: Vec<u64> = wide.iter().map(|of| of[lane]).collect();
                let expected = (meaning.of_lane)(&sources);
                assert_eq!(found, expected, "{} of {sources:x?}", row.name);
            }
        }
    }
}
