//! The time of one graph of launches.

use std::time::Duration;

use fa::runtime::Graph;

/// Replays that are timed.
pub const REPLAYS: usize = 9;

/// The time of a launch, of which a replay has so many: the median of several replays.
pub fn median(graph: &mut Graph<'_>, launches: u32) -> Result<Duration, fa::runtime::Error> {
    graph.time(2)?;
    let mut times = Vec::new();
    for _ in 0..REPLAYS {
        times.push(graph.time(1)? / launches);
    }
    times.sort_unstable();
    Ok(times[REPLAYS / 2])
}
