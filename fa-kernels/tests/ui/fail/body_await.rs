//! A body waits for nothing.

use fa_dsl::prelude::*;

#[device]
fn f(x: Reg<u32>) -> Reg<u32> {
    std::future::ready(x).await
}

fn main() {}
