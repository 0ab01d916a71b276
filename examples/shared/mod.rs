//! What examples of score and mask functions share: tensors with numbers in them, and a comparison.

use fa::prelude::*;

/// Random numbers between −3 and 3, the same for the same seed (SplitMix64). They are large enough that some keys matter more than others.
pub fn random(len: u64, seed: u64) -> Vec<bf16> {
    let number = |i: u64| {
        let mut bits = (seed * len + i + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        let unit = ((bits ^ bits >> 31) >> 40) as f32 / (1 << 24) as f32;
        bf16::from_f32(6.0 * unit - 3.0)
    };
    (0..len).map(number).collect()
}

/// An error unless two outputs are the same but for their rounding: bfloat16 has 8 bits, and the weights of the values are rounded, too.
pub fn same(found: &[bf16], expected: &[bf16]) -> Result<(), String> {
    let both = found.iter().zip(expected);
    let difference = both.map(|(a, b)| (a.to_f32() - b.to_f32()).abs());
    let difference = difference.fold(0.0, f32::max);
    let largest = expected.iter().map(|x| x.to_f32().abs());
    let largest = largest.fold(0.0, f32::max);
    match found.len() == expected.len() && difference <= largest / 64.0 {
        true => Ok(()),
        false => Err(format!(
            "outputs of up to {largest:e} differ by {difference:e}"
        )),
    }
}
