//! Numbers that are the same in every run.

/// One without a pattern, from −1 to 1.
pub fn uniform(seed: usize) -> f32 {
    let mut bits = (seed as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits ^= bits >> 32;
    bits = bits.wrapping_mul(0xd6e8_feb8_6659_fd93);
    bits ^= bits >> 32;
    (bits % (1 << 20)) as f32 / (1 << 19) as f32 - 1.0
}

/// One of about a normal distribution: a sum of twelve.
pub fn normal(seed: usize) -> f32 {
    let sum: f32 = (0..12).map(|part| uniform(12 * seed + part)).sum();
    // Each has a variance of a third.
    sum / 2.0
}
