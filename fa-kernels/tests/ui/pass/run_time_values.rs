//! For handles, the same body records, each statement at its own line.

#![deny(warnings)]

use fa_dsl::config::KernelConfig;
use fa_dsl::prelude::*;

#[device]
fn clamp(mut x: Reg<u32>, limit: Reg<u32>) -> Reg<u32> {
    if x > limit {
        x = limit;
    }
    x
}

#[kernel(name = Handles, threads = 32)]
fn handles<#[values(2)] const UNROLL: u32>(y: TensorMut<u32>, n: u32) {
    let mut sum = clamp(n, thread()); // line 18
    let mut i = thread();
    while i < n && i != 7 {
        i += 1;
        sum = if i == 3 { sum + i } else { sum };
    }
    for j in range(0, n).unroll(UNROLL) {
        sum += j;
    }
    y.at(&[i]).store(0, sum); // line 27
}

fn main() {
    let kernel = Handles::<2>::CONFIG.stage().unwrap();
    let lines: Vec<u32> = kernel.locs.iter().map(|loc| loc.line).collect();
    for line in [18, 19, 20, 21, 22, 24, 25, 27] {
        assert!(lines.contains(&line), "line {line} is not among {lines:?}");
    }
    assert!(
        kernel
            .locs
            .iter()
            .all(|loc| loc.file.ends_with("run_time_values.rs"))
    );
    assert!(
        kernel
            .locs
            .iter()
            .any(|loc| loc.function == "clamp" && loc.caller.is_some())
    );
}
