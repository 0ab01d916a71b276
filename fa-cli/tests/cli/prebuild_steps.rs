//! `fa prebuild` of what a model that generates launches over its cache: real calls of the same steps load what is prebuilt, and nothing else.

use std::collections::BTreeMap;

use fa::attention::{
    CachePlaces, Decoding, KvCache, NewTokens, PackedTokens, Rotary, RotaryPairs, append, decode,
};
use fa::dsl::abi::TensorView;
use fa::dsl::config::KernelEntry;
use fa::dsl::target::Arch;
use fa::prelude::*;
use fa::runtime::Buffer;
use serde_json::Value;

use crate::fixture::{User, json, json_lines, stdout};
use crate::prebuild_calls::Cubins;

const HEADS: u64 = 4;
const KV_HEADS: u64 = 2;
const HEAD_DIM: u64 = 64;

/// A step, as `fa prebuild` is told of it.
#[derive(Clone, Default)]
struct Step {
    arguments: &'static str,
    /// Queries of each sequence, which are its new tokens; packed where they differ.
    queries: Vec<u32>,
    /// Keys that a sequence has room for.
    room: u64,
    page: Option<u64>,
    rows: bool,
    padding: bool,
    rotary: Option<RotaryPairs>,
    /// Tables are float32.
    wide: bool,
    positions: bool,
    /// Queries are rotated by an addition alone.
    rotates_queries: bool,
    causal: bool,
    /// The kernels of attention that are launched.
    attended: usize,
}

/// What a step works on.
struct Memory {
    /// q, o, rotated queries, new keys and values, and the cache.
    tokens: BTreeMap<&'static str, Buffer<f16>>,
    lse: Buffer<f32>,
    tables: [Buffer<f32>; 2],
    narrow_tables: [Buffer<f16>; 2],
    used: Buffer<u32>,
    /// Rows, or pages.
    places: Buffer<u32>,
    starts: Buffer<u32>,
    positions: Buffer<u32>,
    padding: Buffer<u32>,
}

impl Step {
    fn batch(&self) -> u64 {
        self.queries.len() as u64
    }

    fn is_packed(&self) -> bool {
        self.queries.iter().any(|it| *it != self.queries[0])
    }

    /// Sequences and tokens of a tensor.
    fn tokens(&self) -> [u64; 2] {
        let all: u32 = self.queries.iter().sum();
        match self.is_packed() {
            true => [1, all.into()],
            false => [self.batch(), self.queries[0].into()],
        }
    }

    fn pool(&self) -> [u64; 4] {
        let rows = match self.page {
            Some(page) => self.batch() * self.room.div_ceil(page),
            None => self.batch(),
        };
        [rows, self.page.unwrap_or(self.room), KV_HEADS, HEAD_DIM]
    }

    fn memory(&self, device: &Device) -> Result<Memory, Box<dyn std::error::Error>> {
        let [batch, tokens] = self.tokens();
        let of_q = batch * tokens * HEADS * HEAD_DIM;
        let of_new = batch * tokens * KV_HEADS * HEAD_DIM;
        let of_cache = self.pool().iter().product();
        let sizes = [
            ("q", of_q),
            ("o", of_q),
            ("rotated", of_q),
            ("new_k", of_new),
            ("new_v", of_new),
            ("k", of_cache),
            ("v", of_cache),
        ];
        let zeros = sizes.map(|(name, len)| Ok((name, device.zeros::<f16>(len as usize)?)));
        let count = self.batch() as u32;
        let places = match self.page {
            Some(_) => self.pool()[0] as u32,
            None => count,
        };
        let starts = self.queries.iter().scan(0, |end, queries| {
            *end += queries;
            Some(*end)
        });
        let starts: Vec<u32> = std::iter::once(0).chain(starts).collect();
        let table = self.room as usize * 32;
        Ok(Memory {
            tokens: zeros
                .into_iter()
                .collect::<Result<_, fa::runtime::Error>>()?,
            lse: device.zeros((batch * tokens * HEADS) as usize)?,
            tables: [device.zeros(table)?, device.zeros(table)?],
            narrow_tables: [device.zeros(table)?, device.zeros(table)?],
            used: device.upload(&vec![30; count as usize])?,
            places: device.upload(&(0..places).collect::<Vec<_>>())?,
            starts: device.upload(&starts)?,
            positions: device.upload(&vec![7; count as usize])?,
            padding: device.upload(&vec![2; count as usize])?,
        })
    }

    /// The call that adds the new tokens, and attends where `lse` says whether it is asked for.
    fn call(&self, device: &Device, lse: Option<bool>) -> Result<(), Box<dyn std::error::Error>> {
        let mut memory = self.memory(device)?;
        let [batch, tokens] = self.tokens();
        let (of_q, of_new) = (
            [batch, tokens, HEADS, HEAD_DIM],
            [batch, tokens, KV_HEADS, HEAD_DIM],
        );
        let count = self.batch();
        let mut take = |name| memory.tokens.remove(name).ok_or("there is no such tensor");
        let (q, new_k, new_v) = (take("q")?, take("new_k")?, take("new_v")?);
        let (mut o, mut rotated) = (take("o")?, take("rotated")?);
        let (mut k, mut v) = (take("k")?, take("v")?);
        let cache = KvCache {
            k: k.contiguous_mut(&self.pool())?,
            v: v.contiguous_mut(&self.pool())?,
            places: match (self.page, self.rows) {
                (Some(_), _) => {
                    CachePlaces::Pages(memory.places.contiguous(&[count, self.pool()[0] / count])?)
                }
                (None, true) => CachePlaces::Rows(memory.places.contiguous(&[count])?),
                (None, false) => CachePlaces::InOrder,
            },
        };
        let longest = self.queries.iter().max().copied().unwrap_or_default();
        let starts = memory.starts.contiguous(&[count + 1])?;
        let new = NewTokens {
            k: new_k.contiguous(&of_new)?,
            v: new_v.contiguous(&of_new)?,
            packed: self.is_packed().then_some(PackedTokens {
                cu_seqlens: starts,
                max_len: longest as usize,
            }),
        };
        let sizes = [self.room, 32];
        let [cos, sin] = &memory.tables;
        let [narrow_cos, narrow_sin] = &memory.narrow_tables;
        let wide = [cos.contiguous(&sizes)?, sin.contiguous(&sizes)?];
        let narrow: [TensorView<'_, f16>; 2] = [
            narrow_cos.contiguous(&sizes)?,
            narrow_sin.contiguous(&sizes)?,
        ];
        let positions = memory.positions.contiguous(&[count])?;
        let rotary = self.rotary.map(|pairs| {
            let rotary = match self.wide {
                true => Rotary::new(wide[0], wide[1], pairs),
                false => Rotary::new(narrow[0], narrow[1], pairs),
            };
            match self.positions {
                true => rotary.from_positions(positions),
                false => rotary,
            }
        });
        let used = memory.used.contiguous(&[count])?;
        let q = q.contiguous(&of_q)?;
        let rotated = rotated.contiguous_mut(&of_q)?;
        let Some(lse) = lse else {
            let rotary = match self.rotates_queries {
                true => rotary.map(|rotary| rotary.with_queries(q, rotated, true)),
                false => rotary,
            };
            return Ok(append(device, cache, new, used, rotary)?);
        };
        let of_lse = [batch, HEADS, tokens];
        let step = Decoding {
            q,
            new,
            cache,
            cache_seqlens: used,
            rotary: rotary.map(|rotary| (rotary, rotated)),
            o: o.contiguous_mut(&of_q)?,
            lse: match lse {
                true => Some(memory.lse.contiguous_mut(&of_lse)?),
                false => None,
            },
        };
        let padding = memory.padding.contiguous(&[count])?;
        let options = Options {
            causal: self.causal,
            cache_leftpad: self.padding.then_some(padding),
            ..Options::default()
        };
        Ok(decode(device, step, &options)?)
    }
}

/// What is prebuilt.
struct Bundle {
    cubins: Cubins,
    specs: Vec<String>,
}

impl Bundle {
    fn of(arguments: &str) -> Bundle {
        let user = User::new();
        let multiprocessors = Device::cpu().multiprocessors();
        let sizes = format!("--heads {HEADS} --kv-heads {KV_HEADS} --head-dim {HEAD_DIM}");
        let arguments = format!(
            "prebuild {arguments} {sizes} --arch sm_80,sm_90a --multiprocessors {multiprocessors} -o bundle --json"
        );
        let built = json(user.fa(arguments.split_whitespace()));
        let listed = json_lines(user.fa(["cache", "ls", "--json"]));
        assert_eq!(built["cubins"], listed.len());
        let spec = |row: &Value| row["spec"].as_str().map(str::to_owned);
        let mut specs: Vec<String> = listed.iter().filter_map(spec).collect();
        specs.sort();
        specs.dedup();
        let cubins = Cubins::of(&user);
        Bundle { cubins, specs }
    }

    /// How many of the kernels that the device has loaded are there for its architecture.
    fn loaded(&self, device: &Device) -> usize {
        let loaded = self.specs.iter().filter(|spec| {
            let (entry, values) = KernelEntry::find(spec).expect("it is a spec");
            let is_loaded = device.loaded(entry, &values).is_some();
            is_loaded && self.cubins.have(entry, &values, device.arch())
        });
        loaded.count()
    }
}

fn steps() -> Vec<Step> {
    let plain = Step {
        arguments: "--seq 1 --seq-k 600 --batch 2 --causal",
        queries: vec![1, 1],
        room: 600,
        causal: true,
        attended: 1,
        ..Step::default()
    };
    let packed = Step {
        arguments: "--varlen 90:200,1:200x2 --causal",
        queries: vec![90, 1, 1],
        room: 200,
        // Prompts and single queries have a kernel each.
        attended: 2,
        ..plain.clone()
    };
    vec![
        Step {
            arguments: "--seq 1 --seq-k 600 --batch 2 --rotary halves",
            rotary: Some(RotaryPairs::Halves),
            causal: false,
            ..plain.clone()
        },
        Step {
            arguments: "--seq 3 --seq-k 600 --batch 2 --causal --cache-batch-idx --cache-leftpad \
                        --rotary interleaved --rotary-f32 --rotary-positions",
            queries: vec![3, 3],
            rows: true,
            padding: true,
            rotary: Some(RotaryPairs::Interleaved),
            wide: true,
            positions: true,
            ..plain.clone()
        },
        // Of pages the last is not filled.
        Step {
            arguments: "--seq 1 --seq-k 600 --batch 2 --causal --page 16 --rotary interleaved",
            page: Some(16),
            rotary: Some(RotaryPairs::Interleaved),
            ..plain.clone()
        },
        Step {
            arguments: "--seq 80 --seq-k 300 --batch 2 --causal",
            queries: vec![80, 80],
            room: 300,
            ..plain.clone()
        },
        Step {
            arguments: "--varlen 90:200,1:200x2 --causal --page 8 --rotary halves --rotary-f32",
            page: Some(8),
            rotary: Some(RotaryPairs::Halves),
            wide: true,
            ..packed.clone()
        },
        plain,
        packed,
    ]
}

#[test]
fn steps_find_what_is_prebuilt() {
    for step in steps() {
        let bundle = Bundle::of(&format!("--decode {}", step.arguments));
        for arch in [Arch::Sm80, Arch::Sm90a] {
            for lse in [false, true] {
                let name = format!("{} on {arch}, lse {lse}", step.arguments);
                let device = Device::cpu_as(arch);
                let called = step.call(&device, Some(lse));
                called.unwrap_or_else(|error| panic!("{name}: {error}"));
                let specs = &bundle.specs;
                assert_eq!(
                    bundle.loaded(&device),
                    1 + step.attended,
                    "{name}: {specs:?}"
                );
            }
        }
    }
}

/// Alone it is one kernel, the same for every attention and log-sum-exp.
#[test]
fn additions_find_what_is_prebuilt() {
    for step in steps() {
        let is_of_attention = |it: &&str| ["--causal", "--cache-leftpad"].contains(it);
        let arguments = step.arguments.split_whitespace();
        let arguments: Vec<&str> = arguments.filter(|it| !is_of_attention(it)).collect();
        let arguments = arguments.join(" ");
        let rotates = [false, step.rotary.is_some()];
        for rotates_queries in &rotates[..1 + usize::from(rotates[1])] {
            let flag = if *rotates_queries {
                "--rotary-queries"
            } else {
                ""
            };
            let bundle = Bundle::of(&format!("--append {arguments} {flag}"));
            assert_eq!(bundle.specs.len(), 1, "{:?}", bundle.specs);
            for arch in [Arch::Sm80, Arch::Sm90a] {
                let device = Device::cpu_as(arch);
                let step = Step {
                    rotates_queries: *rotates_queries,
                    ..step.clone()
                };
                let called = step.call(&device, None);
                called.unwrap_or_else(|error| panic!("{arguments} {flag}: {error}"));
                assert_eq!(bundle.loaded(&device), 1, "{arguments} {flag}");
            }
        }
    }
}

/// Attention over a cache to which nothing is added, also with its gradients, launches the kernels of attention alone.
#[test]
fn attention_over_a_cache_finds_what_is_prebuilt() {
    let bundle = Bundle::of("--cache --seq 1 --seq-k 600 --batch 2 --causal");
    let of_step = Bundle::of("--decode --seq 1 --seq-k 600 --batch 2 --causal");
    assert!(bundle.specs.iter().all(|it| of_step.specs.contains(it)));
    assert_eq!(bundle.specs.len() + 1, of_step.specs.len());
    for arch in [Arch::Sm80, Arch::Sm90a] {
        let device = Device::cpu_as(arch);
        let zeros = |len| device.zeros::<f16>(len).expect("there is memory");
        let (q, kv) = (zeros(2 * 4 * 64), zeros(2 * 600 * 2 * 64));
        let used = device.upload(&[30_u32, 600]).expect("there is memory");
        let q = q.contiguous(&[2, 1, HEADS, HEAD_DIM]).expect("it fits");
        let kv = kv.contiguous(&[2, 600, KV_HEADS, HEAD_DIM]);
        let kv = kv.expect("it fits");
        let options = Options {
            causal: true,
            seqused_k: Some(used.contiguous(&[2]).expect("it fits")),
            ..Options::default()
        };
        attention(&device, q, kv, kv, &options).expect("it runs");
        assert_eq!(bundle.loaded(&device), 1);
    }
    let gradients = Bundle::of("--cache --seq 90 --backward");
    let of_gradients = |it: &&String| it.starts_with("Backward") && it.contains("SEQUSED_K=true");
    assert!(gradients.specs.iter().any(|it| of_gradients(&it)));
}

/// Plans have the same launches, the addition first.
#[test]
fn plans_have_the_steps() {
    let user = User::new();
    let on = "--arch sm_90a --multiprocessors 132 --json";
    let plan = |arguments: &str| {
        let arguments = format!("plan {arguments} {on}");
        let launches = json_lines(user.fa(arguments.split(' ')));
        let name = |launch: &Value| {
            let spec = launch["spec"].as_str().expect("a spec");
            spec.split('<').next().unwrap_or_default().to_owned()
        };
        let names: Vec<String> = launches.iter().map(name).collect();
        (names, launches)
    };
    let sizes = "--seq 1 --seq-k 4000 --kv-heads 2 --dtype bf16";
    let (names, launches) = plan(&format!("--decode {sizes} --rotary halves"));
    assert_eq!(names, ["AppendBf16", "DecodeBf16"]);
    let tensors = |launch: &Value| -> Vec<String> {
        let arguments = launch["arguments"].as_array().expect("a list");
        let tensors = arguments.iter().filter_map(|it| it["tensor"].as_str());
        tensors.map(str::to_owned).collect()
    };
    for tensor in ["new_k", "cache_v", "cache_seqlens", "cos", "q_out"] {
        assert!(
            tensors(&launches[0]).contains(&tensor.to_owned()),
            "{tensor}"
        );
    }
    assert_eq!(launches[1]["problem"]["seq_k"], 4000);
    // A kernel that is named has the options of the step.
    let (names, launches) = plan(&format!(
        "--decode {sizes} --kernel DecodeBf16<16,64,2,STAGES=3>"
    ));
    assert_eq!(names, ["AppendBf16", "DecodeBf16"]);
    let spec = launches[1]["spec"].as_str().expect("a spec");
    assert!(spec.starts_with("DecodeBf16<16,64,2,STAGES=3,"), "{spec}");
    assert!(spec.contains("SEQUSED_K=true"), "{spec}");
    let (names, _) = plan(&format!("--cache {sizes} --kernel MmaBf16<64,64,4>"));
    assert_eq!(names, ["MmaBf16"]);
    let (names, launches) = plan(&format!("--append {sizes} --page 16"));
    assert_eq!(names, ["AppendBf16"]);
    assert!(launches[0]["problem"].is_null());
    let (names, _) = plan(&format!("--cache {sizes} --cache-leftpad"));
    assert_eq!(names, ["DecodeBf16"]);
    let (names, _) = plan("--decode --varlen 300:2000,1:2000x7 --kv-heads 2 --with documents");
    assert_eq!(names, ["AppendF16", "WarpSpecializedF16", "DecodeF16"]);
}

#[test]
fn steps_that_cannot_be_prebuilt() {
    let user = User::new();
    let on = "--arch sm_80 -o bundle";
    for (asked, parts) in [
        (
            "--append --seq 1 --causal",
            &["--causal", "ask for --decode"][..],
        ),
        ("--append --seq 1 --with sinks", &["--with is of attention"]),
        ("--append --seq 1 --splits 3", &["--splits is of attention"]),
        ("--append --seq 9 --seq-k 8", &["9 new keys", "room for 8"]),
        (
            "--append --seq 1 --head-dim 8 --rotary halves",
            &["rotary", "multiple of 16"],
        ),
        ("--decode --seq 1 --head-dim 300", &["up to 256"]),
        ("--decode --seq 1 --static", &["leave seq out"]),
        (
            "--decode --seq 1 --mask-blocks",
            &["there are no documents"],
        ),
        (
            "--cache --seq 9 --cache-batch-idx --backward",
            &["no gradient"],
        ),
    ] {
        user.fails(format!("prebuild {asked} {on}").split(' '), parts);
    }
    for usage in [
        "--decode",
        "--append --top 3",
        "--decode --seq 1 --append",
        "--decode --seq 1 --cache",
        "--decode --seq 1 --backward",
        "--cache --seq 1 --page 16",
        "--cache --seq 1 --rotary halves",
        "--seq 1 --rotary halves",
        "--seq 1 --cache-leftpad",
        "--append --seq 1 --cache-leftpad",
        "--append --seq 1 --rotary-f32",
        "--append --seq 1 --rotary-queries",
        "--decode --seq 1 --rotary halves --rotary-queries",
        "--decode --seq 1 --rotary thirds",
        "--decode --seq 1 --page 16 --cache-batch-idx",
        "--attention --decode",
        "--conv 1x16x8x8 --decode",
    ] {
        let arguments = format!("prebuild {usage} {on}");
        let refused = user.fa(arguments.split(' ')).assert();
        refused.code(2).stdout("");
    }
    let named = "plan --append --seq 1 --kernel DecodeF16<16,64,4>";
    user.fa(named.split(' ')).assert().code(2).stdout("");
    user.fails(
        "plan --decode --seq 1 --kernel FaS512<64,64,32,4>".split(' '),
        &["FaS512 has no option"],
    );
}

/// A machine without NVRTC has every cubin of a step, functions and what classifies blocks included, and not those of another one.
#[test]
fn planned_steps_are_loaded_without_nvrtc() {
    let on = "--arch sm_90a --multiprocessors 132";
    let (here, there) = (User::new(), User::new());
    let bundle = here.path("bundle");
    let bundle = crate::fixture::text(&bundle);
    let step = "--decode --seq 1 --seq-k 1000 --kv-heads 2 --with documents --rotary halves";
    stdout(here.fa(format!("prebuild {step} {on} -o {bundle}").split(' ')));
    stdout(there.fa_without_nvrtc(["cache", "import", bundle]));
    let plan = |step: &str| format!("plan {step} {on} --cubin k.cubin");
    stdout(there.fa_without_nvrtc(plan(step).split(' ')));
    for file in ["k.cubin", "k-2.cubin"] {
        assert!(there.path(file).is_file(), "{file}");
    }
    for other in ["halves --rotary-f32", "interleaved"] {
        let other = step.replace("halves", other);
        let mut missing = there.fa_without_nvrtc(plan(&other).split(' '));
        let refused = missing.assert().code(1);
        refused.stderr(predicates::str::contains("fa setup"));
    }
}
