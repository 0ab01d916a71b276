//! A device function has a body.

use fa_dsl::prelude::*;

trait Score {
    #[device]
    fn score(&self, s: Reg<f32>) -> Reg<f32>;
}

fn main() {}
