//! For plain values, a body means what it means in Rust. It is written to exercise every rewrite,
//! shadowing and hygiene, without a warning.

#![deny(warnings)]

use fa_dsl::config::KernelConfig;
use fa_dsl::prelude::*;

/// Each function twice: as Rust and as a device function.
macro_rules! both {
    ($($item:item)*) => {
        mod rust {
            use super::Pair;
            $($item)*
        }
        mod staged {
            use super::Pair;
            use fa_dsl::device;
            $(#[device] $item)*
        }
    };
}

/// Fields to assign to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pair {
    low: u32,
    high: u32,
}

both! {
pub fn operators(a: u32, b: u32) -> bool {
    (a < b || a == b) && (a <= b) && !(a > b) && (b >= a) && (a != b || a + 1 > b)
}

pub fn assignments(mut x: u32) -> Pair {
    let mut pair = Pair { low: x, high: x };
    x += 1;
    x *= 2 + 1;
    pair.low = x - 1;
    pair.high <<= 1 + 1;
    let mut rows = [[0u32; 2]; { 1 + 1 }];
    rows[1][0] = pair.low;
    rows[1][0] ^= 3;
    let (mut low, high) = (rows[1][0], pair.high);
    low |= 16;
    let target = &mut pair;
    *target = Pair { low, ..*target };
    target.high = high;
    pair
}

pub fn branches(n: u32) -> u32 {
    let size: u32 = if n < 10 {
        1
    } else if n < 100 {
        2
    } else if n == 1000 {
        panic!("no branch for {n}")
    } else {
        3
    };
    let shadowed = size;
    {
        let mut shadowed = shadowed;
        if n == 5 {
            shadowed += 1;
        } else {
            shadowed = 0;
        }
        assert!(shadowed <= 4);
    }
    if let Some(mut rest) = n.checked_sub(50)
        && n != 60
    {
        rest += 1;
        rest + shadowed
    } else if n > 7 {
        n
    } else {
        shadowed
    }
}

pub fn loops(n: u32) -> Vec<u32> {
    let mut seen = Vec::<u32>::new();
    let mut i = 0;
    'outer: while i < n {
        i += 1;
        for mut j in 0..i {
            j += 1;
            if j == 3 {
                continue 'outer;
            }
            if j > 3 || i > 6 {
                break 'outer;
            }
        }
        seen.push(i);
    }
    let mut left = vec![7, 8];
    while let Some(mut last) = left.pop() {
        last += i;
        seen.push(last);
    }
    let found = loop {
        i += 1;
        if i % 5 == 0 {
            break i;
        }
    };
    seen.push(found);
    seen
}

pub fn matches_and_closures(values: &[u32]) -> u32 {
    let mut total = 0;
    let mut add = |mut x: u32| {
        x += 1;
        total += x;
    };
    for value in values.iter().copied().filter(|value| *value > 1) {
        match value {
            mut small if small < 4 => {
                small = 1;
                add(small)
            }
            5 => add(if value == 5 { 10 } else { 20 }),
            _ => {}
        }
    }
    fn inner(n: u32) -> u32 {
        if n < 3 {
            return n;
        }
        n * 2
    }
    const LIMIT: u32 = if 3 < 4 { 100 } else { 200 };
    let __if = total;
    let __v = inner(__if);
    let __depth_total = inner(2);
    total += if __v < LIMIT { __v } else { __depth_total };
    total
}
}

struct Counter {
    count: u32,
}

trait Step {
    fn step<const N: u32>(&mut self, by: impl Into<u32>) -> &mut Self;
}

impl Step for Counter {
    #[device]
    fn step<const N: u32>(&mut self, by: impl Into<u32>) -> &mut Self {
        self.count += by.into() * N;
        self
    }
}

#[kernel(name = Plain, threads = 32)]
fn plain<#[values(5, 6)] const N: u32, const UNUSED: bool>(y: TensorMut<u32>, r#type: u32) {
    for a in 0..6 {
        assert_eq!(staged::operators(a, N), rust::operators(a, N));
        assert_eq!(staged::assignments(a), rust::assignments(a));
        assert_eq!(staged::loops(a * 2), rust::loops(a * 2));
    }
    for n in [5, 50, 60, 200] {
        assert_eq!(staged::branches(n), rust::branches(n));
    }
    let values = [1, 2, 5, 30];
    assert_eq!(
        staged::matches_and_closures(&values),
        rust::matches_and_closures(&values)
    );
    let mut counter = Counter { count: 1 };
    counter.step::<2>(N).step::<{ 1 + 2 }>(1u32);
    assert_eq!(counter.count, 1 + 2 * N + 3);
    #[cfg(any())]
    let mut counter = missing();
    #[allow(clippy::identity_op)]
    if r#type == counter.count + 0 {
        y.at(&[]).store(0, r#type);
    }
}

fn main() {
    PlainConfig { n: 5, unused: true }.stage().unwrap();
}
