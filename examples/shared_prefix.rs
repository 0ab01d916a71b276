//! Sequences that begin with the same prefix: attention over it once for all of them, over the rest of each by itself, and both
//! merged. `cargo run --release --example shared_prefix -- --sequences 64 --prefix 8192 --suffix 128`.

use std::error::Error;

use fa::attention::{Part, merge_into};
use fa::prelude::*;

const HEADS: u64 = 8;
const KV_HEADS: u64 = 2;
const HEAD_DIM: u64 = 128;

/// How many there are.
#[derive(Clone, Copy, Debug)]
struct Sizes {
    sequences: u64,
    prefix: u64,
    suffix: u64,
}

impl Sizes {
    /// What a device takes in a moment.
    fn of(device: &Device) -> Sizes {
        let (sequences, prefix, suffix) = match device.is_cuda() {
            true => (64, 8192, 128),
            false => (4, 100, 9),
        };
        Sizes {
            sequences,
            prefix,
            suffix,
        }
    }

    /// With what the command line says.
    fn changed_by_arguments(mut self) -> Result<Sizes, Box<dyn Error>> {
        let mut arguments = std::env::args().skip(1);
        while let Some(name) = arguments.next() {
            let value = arguments
                .next()
                .ok_or_else(|| format!("{name} needs a number"))?;
            let size = match name.as_str() {
                "--sequences" => &mut self.sequences,
                "--prefix" => &mut self.prefix,
                "--suffix" => &mut self.suffix,
                _ => return Err(format!("{name}: use --sequences, --prefix or --suffix").into()),
            };
            *size = value
                .parse()
                .map_err(|error| format!("{name} {value}: {error}"))?;
        }
        Ok(self)
    }
}

/// Numbers that differ from element to element.
fn wave(len: u64, step: f32) -> Vec<bf16> {
    (0..len)
        .map(|i| bf16::from_f32((i as f32 * step).sin()))
        .collect()
}

/// What each sequence sees: the prefix and then its own rest, sequence after sequence.
fn joined(prefix: &[bf16], suffixes: &[bf16], sizes: Sizes) -> Vec<bf16> {
    let own = (sizes.suffix * KV_HEADS * HEAD_DIM) as usize;
    suffixes
        .chunks_exact(own)
        .flat_map(|suffix| prefix.iter().chain(suffix).copied())
        .collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::auto()?;
    let sizes = Sizes::of(&device).changed_by_arguments()?;
    let Sizes {
        sequences,
        prefix,
        suffix,
    } = sizes;
    let row = KV_HEADS * HEAD_DIM;
    let (prefix_k, prefix_v) = (wave(prefix * row, 0.53), wave(prefix * row, 0.71));
    let (suffix_k, suffix_v) = (
        wave(sequences * suffix * row, 0.59),
        wave(sequences * suffix * row, 0.67),
    );
    let q = device.upload(&wave(sequences * HEADS * HEAD_DIM, 0.37))?;
    let options = Options::default();

    // The prefix: the queries of all sequences are queries of one, so that its keys are read once for all of them.
    let together = [1, sequences, HEADS, HEAD_DIM];
    let kv = [1, prefix, KV_HEADS, HEAD_DIM];
    let (k, v) = (device.upload(&prefix_k)?, device.upload(&prefix_v)?);
    let of_prefix = attention_with_lse(
        &device,
        q.contiguous(&together)?,
        k.contiguous(&kv)?,
        v.contiguous(&kv)?,
        &options,
    )?;

    // What follows it, of each sequence by itself.
    let apart = [sequences, 1, HEADS, HEAD_DIM];
    let kv = [sequences, suffix, KV_HEADS, HEAD_DIM];
    let (k, v) = (device.upload(&suffix_k)?, device.upload(&suffix_v)?);
    let of_suffix = attention_with_lse(
        &device,
        q.contiguous(&apart)?,
        k.contiguous(&kv)?,
        v.contiguous(&kv)?,
        &options,
    )?;

    // Merged. The prefix's log-sum-exp is (1, heads, sequences); as (sequences, heads, 1) it is the same numbers.
    let mut o = device.alloc::<bf16>((sequences * HEADS * HEAD_DIM) as usize)?;
    let first = Part {
        o: of_prefix.o.contiguous(&apart)?,
        lse: of_prefix
            .lse
            .view(&[sequences, HEADS, 1], &[1, sequences, 1])?,
    };
    let second = Part {
        o: of_suffix.o.contiguous(&apart)?,
        lse: of_suffix.lse.contiguous(&[sequences, HEADS, 1])?,
    };
    merge_into(&device, first, second, o.contiguous_mut(&apart)?, None)?;

    // The same with a copy of the prefix for every sequence.
    let kv = [sequences, prefix + suffix, KV_HEADS, HEAD_DIM];
    let k = device.upload(&joined(&prefix_k, &suffix_k, sizes))?;
    let v = device.upload(&joined(&prefix_v, &suffix_v, sizes))?;
    let plain = attention(
        &device,
        q.contiguous(&apart)?,
        k.contiguous(&kv)?,
        v.contiguous(&kv)?,
        &options,
    )?;

    let (merged, plain) = (o.read()?, plain.read()?);
    let difference = merged
        .iter()
        .zip(&plain)
        .map(|(a, b)| (a.to_f32() - b.to_f32()).abs());
    let difference = difference.fold(0.0, f32::max);
    let largest = plain.iter().map(|x| x.to_f32().abs()).fold(0.0, f32::max);
    println!(
        "{sequences} sequences of {prefix} + {suffix} keys on {}",
        device.name()
    );
    println!(
        "merged and plain attention differ by {difference:e}, where outputs are up to {largest:e}"
    );
    // bfloat16 has 8 bits, and outputs are rounded three times.
    match difference <= 3.0 * largest / 256.0 {
        true => Ok(()),
        false => Err("that is too much".into()),
    }
}
