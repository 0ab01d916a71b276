//! `#[device]` takes no arguments.

use fa_dsl::prelude::*;

#[device(inline)]
fn f() {}

fn main() {}
