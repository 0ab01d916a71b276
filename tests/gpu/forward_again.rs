//! Packed sequences, keys in pages and steps of a model that generates, launched again and again: the same bits every time, and one
//! captured launch whose lengths are other ones at every replay.

use fa::attention::{CachePlaces, Decoding, KvCache, NewTokens, Rotary, RotaryPairs, decode};
use fa::prelude::*;
use fa_dsl::abi::TensorView;
use libtest_mimic::{Failed, Trial};

use crate::{again, again_mut, capture, trial};

pub fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let mut trials = vec![trial(gpu, "forward_again/packed", packed)];
    for (name, queries) in QUERIES {
        let name = format!("forward_again/pages/{name}");
        trials.push(trial(gpu, name, move |device| pages(device, queries)));
    }
    trials.push(trial(gpu, "forward_again/steps", steps));
    for (name, in_pages) in [("rows", false), ("pages", true)] {
        let name = format!("forward_again/one_graph/{name}");
        trials.push(capture(gpu, name, move |device| {
            one_graph(device, in_pages)
        }));
    }
    trials.push(capture(
        gpu,
        "forward_again/one_graph/steps",
        one_graph_of_steps,
    ));
    trials
}

/// Queries of each of three sequences.
const QUERIES: [(&str, [u64; 3]); 3] = [
    // Their keys are shared out, and the parts arrive in any order.
    ("single", [1, 1, 1]),
    ("prompts", [100, 260, 7]),
    ("both", [1, 300, 2]),
];

/// Of queries, and of keys.
const HEADS: [u64; 2] = [16, 4];
const DIM: u64 = 128;
const SEQUENCES: u64 = 3;
const PAGE: u64 = 16;
/// Pages of a sequence.
const PAGES: u64 = 256;
/// Keys that a sequence has room for.
const ROOM: u64 = PAGE * PAGES;
/// Elements of all keys, or all values.
const CACHE: u64 = SEQUENCES * ROOM * HEADS[1] * DIM;

/// Numbers without a pattern.
fn numbers(count: u64, step: f32) -> Vec<bf16> {
    let number = |i: u64| bf16::from_f32((i as f32 * step).sin() * 2.0);
    (0..count).map(number).collect()
}

/// The pages of all sequences in an order that `factor` decides, a number that has no factor in common with how many there are.
fn table(factor: u64) -> Vec<u32> {
    let pages = SEQUENCES * PAGES;
    (0..pages).map(|i| (i * factor % pages) as u32).collect()
}

fn causal() -> Options<'static> {
    Options {
        causal: true,
        ..Options::default()
    }
}

/// A thousand calls, each of which gives the bits of the first one.
fn a_thousand_times<R: PartialEq>(
    mut call: impl FnMut() -> Result<R, Failed>,
) -> Result<(), Failed> {
    let first = call()?;
    for number in 1..1000 {
        if call()? != first {
            return Err(format!("call {number} gave other bits").into());
        }
    }
    Ok(())
}

/// What a call gives: the output and the log-sum-exp.
fn attend(
    device: &Device,
    [q, k, v]: [TensorView<'_, bf16>; 3],
    options: &Options<'_>,
) -> Result<(Vec<bf16>, Vec<f32>), Failed> {
    let found = attention_with_lse(device, q, k, v, options)?;
    Ok((found.o.read()?, found.lse.read()?))
}

/// Sequences of many lengths, whose tiles are claimed by whichever CTA comes first.
fn packed(device: &Device) -> Result<(), Failed> {
    let lengths: [u32; 8] = [513, 1, 64, 0, 900, 7, 129, 3];
    let begins: Vec<u32> = (0..=8).map(|end| lengths[..end].iter().sum()).collect();
    let tokens = u64::from(begins[8]);
    let begins = device.upload(&begins)?;
    let begins = begins.contiguous(&[9])?;
    let inputs = [(HEADS[0], 0.37), (HEADS[1], 0.61), (HEADS[1], 0.53)]
        .map(|(heads, step)| device.upload(&numbers(tokens * heads * DIM, step)));
    let [q, k, v] = inputs;
    let (q, k, v) = (q?, k?, v?);
    let of_kv = [1, tokens, HEADS[1], DIM];
    let inputs = [
        q.contiguous(&[1, tokens, HEADS[0], DIM])?,
        k.contiguous(&of_kv)?,
        v.contiguous(&of_kv)?,
    ];
    for causal in [false, true] {
        let options = Options {
            causal,
            packed: Some(Packed {
                cu_seqlens_q: begins,
                cu_seqlens_k: Some(begins),
                max_seq_q: 900,
                max_seq_k: 900,
            }),
            ..Options::default()
        };
        a_thousand_times(|| attend(device, inputs, &options))?;
    }
    Ok(())
}

/// Queries of sequences whose keys are in pages, packed.
fn pages(device: &Device, queries: [u64; 3]) -> Result<(), Failed> {
    let begins: Vec<u32> = (0..=3)
        .map(|end| queries[..end].iter().sum::<u64>() as u32)
        .collect();
    let tokens = u64::from(begins[3]);
    let q = device.upload(&numbers(tokens * HEADS[0] * DIM, 0.37))?;
    let (k, v) = (numbers(CACHE, 0.61), numbers(CACHE, 0.53));
    let (k, v) = (device.upload(&k)?, device.upload(&v)?);
    let begins = device.upload(&begins)?;
    let used = device.upload(&[ROOM as u32, 700, 3131])?;
    let table = device.upload(&table(7))?;
    let of_cache = [SEQUENCES * PAGES, PAGE, HEADS[1], DIM];
    let inputs = [
        q.contiguous(&[1, tokens, HEADS[0], DIM])?,
        k.contiguous(&of_cache)?,
        v.contiguous(&of_cache)?,
    ];
    let options = Options {
        packed: Some(Packed {
            cu_seqlens_q: begins.contiguous(&[SEQUENCES + 1])?,
            cu_seqlens_k: None,
            max_seq_q: queries.into_iter().max().unwrap_or(0) as usize,
            max_seq_k: ROOM as usize,
        }),
        seqused_k: Some(used.contiguous(&[SEQUENCES])?),
        paged: Some(Paged {
            block_table: table.contiguous(&[SEQUENCES, PAGES])?,
            page: PAGE as usize,
            max_seq_k: ROOM as usize,
        }),
        ..causal()
    };
    a_thousand_times(|| attend(device, inputs, &options))
}

/// A model that generates: of each sequence a new token, which is rotated, keys and values in pages.
struct Model {
    /// Queries, keys and values of the new tokens.
    tokens: [Buffer<bf16>; 3],
    /// Keys and values.
    cache: [Buffer<bf16>; 2],
    table: Buffer<u32>,
    lengths: Buffer<u32>,
    /// Cosines and sines.
    angles: [Buffer<f32>; 2],
    rotated: Buffer<bf16>,
    o: Buffer<bf16>,
    lse: Buffer<f32>,
}

impl Model {
    fn new(device: &Device) -> Result<Model, Failed> {
        let queries = SEQUENCES * HEADS[0];
        let angles = |of: fn(f32) -> f32| -> Vec<f32> {
            (0..ROOM * DIM / 2).map(|i| of(i as f32 * 0.71)).collect()
        };
        let cache = |step| device.upload(&numbers(CACHE, step));
        let output = || device.poisoned::<bf16>((queries * DIM) as usize);
        let [q, k, v] = Model::numbers_of_tokens(0);
        Ok(Model {
            tokens: [device.upload(&q)?, device.upload(&k)?, device.upload(&v)?],
            cache: [cache(0.61)?, cache(0.53)?],
            table: device.upload(&table(7))?,
            lengths: device.upload(&[4000_u32, 0, 333])?,
            angles: [
                device.upload(&angles(f32::cos))?,
                device.upload(&angles(f32::sin))?,
            ],
            rotated: output()?,
            o: output()?,
            lse: device.poisoned(queries as usize)?,
        })
    }

    /// Queries, keys and values of a step's tokens.
    fn numbers_of_tokens(step: u16) -> [Vec<bf16>; 3] {
        [(HEADS[0], 0.37), (HEADS[1], 0.41), (HEADS[1], 0.43)]
            .map(|(heads, each)| numbers(SEQUENCES * heads * DIM, each + 0.01 * f32::from(step)))
    }

    /// Other tokens, and lengths to add them at.
    fn write(&mut self, step: u16, lengths: &[u32; 3]) -> Result<(), Failed> {
        for (tokens, numbers) in self.tokens.iter_mut().zip(Model::numbers_of_tokens(step)) {
            tokens.write(&numbers)?;
        }
        Ok(self.lengths.write(lengths)?)
    }

    /// A step. The model has to outlive what is captured of it.
    fn run(&mut self, queue: impl fa::runtime::Queue<'static>) -> Result<(), Failed> {
        let of_q = [SEQUENCES, 1, HEADS[0], DIM];
        let of_kv = [SEQUENCES, 1, HEADS[1], DIM];
        let of_cache = [SEQUENCES * PAGES, PAGE, HEADS[1], DIM];
        let of_angles = [ROOM, DIM / 2];
        let [q, k, v] = &self.tokens;
        let [cache_k, cache_v] = &mut self.cache;
        let [cos, sin] = &self.angles;
        let rotary = Rotary::new(
            again(cos.contiguous(&of_angles)?),
            again(sin.contiguous(&of_angles)?),
            RotaryPairs::Halves,
        );
        let step = Decoding {
            q: again(q.contiguous(&of_q)?),
            new: NewTokens {
                k: again(k.contiguous(&of_kv)?),
                v: again(v.contiguous(&of_kv)?),
                packed: None,
            },
            cache: KvCache {
                k: again_mut(cache_k.contiguous_mut(&of_cache)?),
                v: again_mut(cache_v.contiguous_mut(&of_cache)?),
                places: CachePlaces::Pages(again(self.table.contiguous(&[SEQUENCES, PAGES])?)),
            },
            cache_seqlens: again(self.lengths.contiguous(&[SEQUENCES])?),
            rotary: Some((rotary, again_mut(self.rotated.contiguous_mut(&of_q)?))),
            o: again_mut(self.o.contiguous_mut(&of_q)?),
            lse: Some(again_mut(
                self.lse.contiguous_mut(&[SEQUENCES, HEADS[0], 1])?,
            )),
        };
        Ok(decode(queue, step, &causal())?)
    }

    /// The rotated queries, the output and the log-sum-exp.
    fn read(&self) -> Result<([Vec<bf16>; 2], Vec<f32>), Failed> {
        let rotated = [self.rotated.read()?, self.o.read()?];
        Ok((rotated, self.lse.read()?))
    }

    fn read_cache(&self) -> Result<[Vec<bf16>; 2], Failed> {
        let [k, v] = &self.cache;
        Ok([k.read()?, v.read()?])
    }
}

/// The same step again, which adds the same tokens at the same places.
fn steps(device: &Device) -> Result<(), Failed> {
    let mut model = Model::new(device)?;
    model.run(device)?;
    let cache = model.read_cache()?;
    a_thousand_times(|| {
        model.run(device)?;
        model.read()
    })?;
    match model.read_cache()? == cache {
        true => Ok(()),
        false => Err("the cache has other bits than after the first step".into()),
    }
}

/// Of three sequences before a replay: none at all among them, ends of pages, and as many as there is room for.
const LENGTHS: [[u32; 3]; 6] = [
    [4000, 0, 333],
    [0, 0, 0],
    [4095, 1, 16],
    [15, 4095, 2048],
    [700, 17, 4094],
    [1, 2, 3],
];

/// One captured launch of single queries, whose used lengths are other ones at every replay, and whose pages lie elsewhere.
fn one_graph(device: &Device, in_pages: bool) -> Result<(), Failed> {
    let of_q = [SEQUENCES, 1, HEADS[0], DIM];
    let of_cache = match in_pages {
        true => [SEQUENCES * PAGES, PAGE, HEADS[1], DIM],
        false => [SEQUENCES, ROOM, HEADS[1], DIM],
    };
    let queries = SEQUENCES * HEADS[0];
    let q = device.upload(&numbers(queries * DIM, 0.37))?;
    let (k, v) = (numbers(CACHE, 0.61), numbers(CACHE, 0.53));
    let (k, v) = (device.upload(&k)?, device.upload(&v)?);
    let mut used = device.upload(&[100_u32; 3])?;
    let mut places = device.upload(&table(1))?;
    let mut o = device.poisoned::<bf16>((queries * DIM) as usize)?;
    let mut lse = device.poisoned::<f32>(queries as usize)?;
    let inputs = [
        again(q.contiguous(&of_q)?),
        again(k.contiguous(&of_cache)?),
        again(v.contiguous(&of_cache)?),
    ];
    let options = Options {
        seqused_k: Some(again(used.contiguous(&[SEQUENCES])?)),
        paged: match in_pages {
            true => Some(Paged {
                block_table: again(places.contiguous(&[SEQUENCES, PAGES])?),
                page: PAGE as usize,
                max_seq_k: ROOM as usize,
            }),
            false => None,
        },
        ..causal()
    };
    attend(device, inputs, &options)?;
    let to = again_mut(o.contiguous_mut(&of_q)?);
    let lse_to = again_mut(lse.contiguous_mut(&[SEQUENCES, HEADS[0], 1])?);
    let mut graph = device.capture(|recorder| {
        fa::attention::attention_into(recorder, inputs, to, Some(lse_to), &options)
    })?;
    for (lengths, factor) in LENGTHS.iter().zip([1, 5, 7, 11, 13, 17]) {
        used.write(lengths)?;
        places.write(&table(factor))?;
        graph.launch()?;
        let found = (o.read()?, lse.read()?);
        if found != attend(device, inputs, &options)? {
            return Err(format!("{lengths:?}: other bits than by a call of its own").into());
        }
    }
    Ok(())
}

/// One captured step, which adds other tokens at every replay, at other places.
fn one_graph_of_steps(device: &Device) -> Result<(), Failed> {
    let (mut replayed, mut called) = (Model::new(device)?, Model::new(device)?);
    replayed.run(device)?;
    called.run(device)?;
    let mut graph = device.capture(|recorder| replayed.run(recorder))?;
    for (step, lengths) in (1..).zip(&LENGTHS) {
        replayed.write(step, lengths)?;
        called.write(step, lengths)?;
        graph.launch()?;
        called.run(device)?;
        if replayed.read()? != called.read()? {
            return Err(format!("{lengths:?}: other bits than by a call of its own").into());
        }
    }
    match replayed.read_cache()? == called.read_cache()? {
        true => Ok(()),
        false => Err("the cache has other bits than after calls".into()),
    }
}
