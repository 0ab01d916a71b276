//! A body has no `?`.

use fa_dsl::prelude::*;

#[device]
fn f(x: Reg<u32>) -> Reg<u32> {
    let y = Some(x)?;
    y
}

fn main() {}
