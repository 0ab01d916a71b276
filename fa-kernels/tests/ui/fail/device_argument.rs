//! `#[device]` takes no argument but the path of the language.

use fa_dsl::prelude::*;

#[device(inline)]
fn f() {}

fn main() {}
