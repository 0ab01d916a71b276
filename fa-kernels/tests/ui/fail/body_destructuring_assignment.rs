//! Assignment is to one place.

use fa_dsl::prelude::*;

#[device]
fn f(x: Reg<u32>) -> Reg<u32> {
    let mut a = x;
    let mut b = x + 1;
    (a, b) = (b, a);
    [a, b] = [b, a];
    a
}

fn main() {}
