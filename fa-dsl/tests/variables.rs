//! Variables of a kernel have the values that they have in plain Rust: each body here runs as both.

use fa_dsl::abi::{ArgBuffer, Element, Extent, TensorViewMut};
use fa_dsl::config::{KernelArgs, KernelConfig};
use fa_dsl::cuda::write;
use fa_dsl::interp::{Memory, Options, run};
use fa_dsl::ir::Kernel;
use fa_dsl::target::{Arch, Target};
use fa_dsl::validate::{Valid, validate};

const THREADS: u32 = 32;

/// Two numbers with names.
#[derive(Clone, Copy)]
struct Pair<T> {
    x: T,
    y: T,
}

/// Defines the bodies as functions of plain numbers and of run-time ones, and a kernel that has them all by their numbers.
macro_rules! bodies {
    ($($number:literal $name:ident($t:ident) { $($body:tt)* })*) => {
        const NAMES: &[&str] = &[$(stringify!($name)),*];

        mod plain {
            use super::{Pair, THREADS};
            use std::ops::Range;

            fn range(from: u32, to: u32) -> Range<u32> {
                from..to
            }
            fn zero() -> u32 {
                0
            }
            fn next(of: &mut u32) -> u32 {
                *of += 1;
                *of
            }
            fn add_to(to: &mut u32, x: u32) -> u32 {
                *to += 1;
                x * 100 + *to
            }
            $(fn $name($t: u32) -> u32 { $($body)* })*
            pub const ALL: &[fn(u32) -> u32] = &[$($name),*];
        }

        mod staged {
            use super::{Pair, THREADS};
            use fa_dsl::prelude::*;

            fn zero() -> Reg<u32> {
                Reg::from(0)
            }
            #[device]
            fn next(of: &mut Reg<u32>) -> Reg<u32> {
                *of += 1;
                *of
            }
            #[device]
            fn add_to(to: &mut Reg<u32>, x: Reg<u32>) -> Reg<u32> {
                *to += 1;
                x * 100 + *to
            }
            $(#[device] fn $name($t: Reg<u32>) -> Reg<u32> { $($body)* })*

            /// Assigns to a field.
            #[kernel(name = Fixed, threads = THREADS)]
            pub fn fixed(y: TensorMut<u32>) {
                let mut x = thread();
                x += 1;
                let mut pair = Pair { x, y: x };
                pair.x += 1;
                y.at(&[x]).store(0, pair.x + pair.y);
            }

            /// Writes what one of the bodies gives for each thread.
            #[kernel(name = Body, threads = THREADS)]
            pub fn body<#[values($($number),*)] const BODY: u32>(y: TensorMut<u32>) {
                let t = thread();
                let value = match BODY {
                    $($number => $name(t),)*
                    _ => t,
                };
                y.at(&[t]).store(0, value);
            }
        }
    };
}

bodies! {
    0 exchanged(t) {
        let mut a = t;
        let mut b = t * 10;
        if t > 3 {
            let (x, y) = (b, a);
            a = x;
            b = y;
        }
        a * 1000 + b
    }
    1 fibonacci(t) {
        let mut a = zero();
        let mut b = zero() + 1;
        for _ in range(0, t & 7) {
            let (x, y) = (a, b);
            a = y;
            b = x + y;
        }
        a
    }
    2 variables_of_a_tuple(t) {
        let mut a = t + 1;
        let (mut x, y) = (a, t + 5);
        x += 1;
        a += 100;
        x * 1000 + a + y
    }
    3 fields(t) {
        let mut x = t;
        let pair = Pair { x, y: t };
        x += 100;
        pair.x * 1000 + x + pair.y
    }
    4 pushed(t) {
        let mut a = t;
        let mut all = Vec::new();
        for _ in 0..4 {
            all.push(a);
            a = a * 3 + 1;
        }
        all[0] + all[1] * 10 + all[2] * 100 + all[3]
    }
    5 optional(t) {
        let mut a = t;
        let before = Some(a);
        a += 1;
        if let Some(before) = before { before * 1000 + a } else { a }
    }
    6 argument_beside_a_reference(t) {
        let mut a = t;
        let x = a;
        add_to(&mut a, x) + add_to(&mut a, t)
    }
    7 a_pair_taken_apart(t) {
        let mut pair = (t, t + 1);
        let (a, b) = pair;
        pair.0 += 50;
        pair.1 += 60;
        a * 100 + b + pair.0 * 10000 + pair.1
    }
    8 given_by_a_closure(t) {
        let mut a = t;
        let all: [_; 3] = std::array::from_fn(|k| {
            a += k as u32;
            a
        });
        all[0] + all[1] * 100 + all[2] * 10000
    }
    9 read_before_a_loop(t) {
        let mut a = t;
        let first = [Some(a)];
        let mut sum = zero();
        for _ in range(0, 3) {
            sum += first[0].unwrap();
            a += 7;
        }
        sum * 100 + a
    }
    10 read_before_a_branch(t) {
        let mut a = t;
        let first = [Some(a)];
        let mut sum = zero();
        if t > 5 {
            a += 7;
            sum += first[0].unwrap();
        } else {
            sum += first[0].unwrap() * 2;
        }
        sum * 100 + first[0].unwrap() + a
    }
    11 bound_of_a_loop(t) {
        let mut n = t;
        let mut count = zero();
        for _ in range(0, n) {
            n = (n + count) / 2;
            count += 1;
        }
        count * 100 + n
    }
    12 places_that_are_found_once(t) {
        let mut all = [t, t + 1, t + 2];
        let mut places = all.iter_mut();
        *places.next().unwrap() += 10;
        *places.next().unwrap() *= 2;
        all[0] + all[1] * 100 + all[2] * 10000
    }
    13 condition_with_an_effect(t) {
        let mut n = zero();
        if t > 3 && { n += 1; t > 5 } {
            n += 10;
        }
        if t > 9 || { n += 100; t < 3 } {
            n += 1000;
        }
        n
    }
    14 parts_that_are_blocks(t) {
        let mut a = t;
        let all = [Some({ a += 1; a }), Some(if THREADS > 3 { a } else { t }), Some({ a += 1; a })];
        all[0].unwrap() + all[1].unwrap() * 100 + all[2].unwrap() * 10000
    }
    15 given_of_a_reference(t) {
        let mut a = t;
        let all = [Some(next(&mut a)), Some(next(&mut a))];
        all[0].unwrap() + all[1].unwrap() * 100
    }
    16 vectors_of_plain_numbers(t) {
        let mut numbers = Vec::new();
        let (mut sum, mut others) = (0, vec![]);
        for k in 0..3 {
            numbers.push(k);
            others.push(k + 1);
            sum += k;
        }
        t + numbers[2] + others[2] + sum
    }
}

fn kernel(body: usize) -> Valid<Kernel> {
    let config = staged::BodyConfig { body: body as u32 };
    let kernel = config
        .stage()
        .unwrap_or_else(|errors| panic!("{}: {errors:?}", NAMES[body]));
    validate(kernel, &Target::new(Arch::Sm80)).unwrap()
}

fn run_staged(body: usize) -> Vec<u32> {
    let mut memory = Memory::new();
    let bytes = 4 * u64::from(THREADS);
    let y = memory.alloc(bytes);
    let mut args = ArgBuffer::default();
    let extent = Extent {
        address: y,
        shape: [THREADS.into(), 1, 1, 1],
        strides: [1, 0, 0, 0],
        element_bytes: 4,
    };
    staged::BodyArgs {
        y: TensorViewMut::from_extent(extent),
    }
    .pack(&mut args);
    run(&kernel(body), [1; 3], &args, &memory, &Options::default()).unwrap();
    u32::read_bytes(&memory.read(y, bytes).unwrap())
}

#[test]
fn variables_are_those_of_plain_rust() {
    for (body, plain) in plain::ALL.iter().enumerate() {
        let expected: Vec<u32> = (0..THREADS).map(plain).collect();
        assert_eq!(run_staged(body), expected, "{}", NAMES[body]);
    }
}

/// `mut` makes no variables of a struct's fields. What is assigned to one would have to show in `x`, which it came from, or in nothing.
#[test]
fn a_field_is_no_variable() {
    let errors = staged::Fixed::CONFIG.stage().unwrap_err();
    let text = errors[0].to_string();
    assert!(text.contains("a `let mut` of its own"), "{text}");
}

/// What no assignment shows in is not copied.
#[test]
fn copies_that_nobody_needs_leave_no_text() {
    let text = write(&kernel(6));
    let copies = |name: &str| text.matches(&format!(" = {name};")).count();
    assert_eq!((copies("a"), copies("x")), (1, 0), "{text}");
}
