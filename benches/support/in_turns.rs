//! The times of several graphs of launches.

use std::time::Duration;

use fa::runtime::Graph;
use rand::seq::SliceRandom;

/// Times of each that are taken.
const ROUNDS: usize = 27;

/// The time of a launch of each graph, of which a replay has so many: the median of several times, each of so many replays. Graphs are replayed in turns, in another
/// order each time and in each run, so that none always finds the GPU cooler than another.
pub fn medians(
    graphs: &mut [Graph<'_>],
    replays: u32,
    launches: u32,
) -> Result<Vec<Duration>, fa::runtime::Error> {
    let mut times = vec![Vec::new(); graphs.len()];
    for graph in &mut *graphs {
        graph.time(2)?;
    }
    let mut rng = rand::rng();
    let mut order: Vec<usize> = (0..graphs.len()).collect();
    for _ in 0..ROUNDS {
        order.shuffle(&mut rng);
        for &index in &order {
            times[index].push(graphs[index].time(replays)? / (replays * launches));
        }
    }
    let middle = |mut times: Vec<Duration>| {
        times.sort_unstable();
        times[ROUNDS / 2]
    };
    Ok(times.into_iter().map(middle).collect())
}
