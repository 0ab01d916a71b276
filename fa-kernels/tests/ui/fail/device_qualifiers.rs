//! A device function is a plain function.

use fa_dsl::prelude::*;

#[device]
const fn a() {}

#[device]
async fn b() {}

#[device]
unsafe fn c() {}

#[device]
extern "C" fn d() {}

fn main() {}
