//! Documents that lie one after the other in sequences.

use rand::RngExt;
use rand::rngs::StdRng;

/// So many documents of random lengths in each sequence, in order.
pub fn random_documents(rng: &mut StdRng, batch: u64, seq: u64, count: i32) -> Vec<i32> {
    let mut all = Vec::new();
    for _ in 0..batch {
        let mut of_tokens: Vec<i32> = (0..seq).map(|_| rng.random_range(0..count)).collect();
        of_tokens.sort_unstable();
        all.extend(of_tokens);
    }
    all
}
