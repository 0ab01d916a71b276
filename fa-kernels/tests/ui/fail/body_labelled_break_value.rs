//! A labelled `break` carries no value.

use fa_dsl::prelude::*;

#[device]
fn f(x: Reg<u32>) -> Reg<u32> {
    'found: {
        break 'found x;
    }
}

fn main() {}
