//! Configurations of the schedules of general attention for tests.

use fa_dsl::config::{KernelConfig, SpecError, Value};
use fa_kernels::forward::{MmaF16Config, ResidentF16Config, StreamF16Config};

use super::Tunables;

/// Each schedule, small and for heads of 64 elements, with every way of computing softmax. Gates
/// refuse some.
///
/// # Errors
/// When a schedule has lost one of its tunables.
pub fn strategies() -> Result<Vec<Tunables>, SpecError> {
    let mut all = Vec::new();
    for reference in [0, 1, 2] {
        for polynomials in [0, 3] {
            let method = format!("REFERENCE={reference},POLYNOMIALS={polynomials}");
            let stream = format!("StreamF16<64,2,PING_PONG=true,{method}>");
            all.push(Tunables::Stream(StreamF16Config::parse(&stream)?));
            let resident = format!("ResidentF16<64,2,{method}>");
            all.push(Tunables::Resident(ResidentF16Config::parse(&resident)?));
            let mma = format!("MmaF16<64,64,4,{method}>");
            all.push(Tunables::Mma(MmaF16Config::parse(&mma)?));
        }
    }
    Ok(all)
}

/// The configuration whose tunables have the values that `pick` picks, by index, from the number
/// that each has; options but the head dimension are at their defaults.
pub fn picked<C: KernelConfig>(mut pick: impl FnMut(usize) -> usize) -> Option<C> {
    let values: Vec<Value> = C::TUNABLES
        .iter()
        .map(|tunable| match tunable.default {
            Some(default) if tunable.option && tunable.name != "HEAD_DIM" => default,
            _ => tunable.values[pick(tunable.values.len())],
        })
        .collect();
    C::from_values(&values)
}
