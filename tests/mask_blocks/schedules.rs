//! That every schedule goes around blocks that masks hide: of values of hidden keys that are not numbers no product is made, and
//! the output is that of the visible keys alone.

use std::ops::Range;

use fa::attention::{
    Chip, Configured, Dtype, MaskBlocks, MaskFunction, Paged, Problem, Tensors, plan_with,
};
use fa::dsl::abi::{TensorView, TensorViewMut};
use fa::dsl::prelude::{Reg, device as staged};
use fa::functions;
use fa::kernels::attention::Variant;
use fa::kernels::attention::forward::{DecodeBf16Config, MmaBf16Config, WarpSpecializedBf16Config};
use fa::prelude::*;
use rayon::prelude::*;

const HEADS: usize = 4;
const KV_HEADS: usize = 2;
const HEAD_DIM: usize = 64;
/// Keys of a page, where they are in pages.
const PAGE: usize = 16;

/// A kernel by its spec.
fn kernel(spec: &str) -> Configured {
    let parsed = if spec.starts_with("Mma") {
        MmaBf16Config::parse(spec).map(|config| Configured::of(&config))
    } else if spec.starts_with("Decode") {
        DecodeBf16Config::parse(spec).map(|config| Configured::of(&config))
    } else {
        WarpSpecializedBf16Config::parse(spec).map(|config| Configured::of(&config))
    };
    parsed.unwrap_or_else(|error| panic!("{spec}: {error}"))
}

#[staged]
fn islands(at: At, (first, begin, end): (Reg<u32>, Reg<u32>, Reg<u32>)) -> Reg<bool> {
    (at.key < first) | ((at.key >= begin) & (at.key < end))
}

/// How it is known which blocks the mask hides.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Known {
    /// By bounds.
    Bounds,
    /// By lists.
    Lists,
}

/// Keys of which some are visible: those up to the first end, and those from the second to the third.
#[derive(Clone, Copy)]
struct Keys {
    seq_q: usize,
    seq_k: usize,
    ends: [usize; 3],
    /// What values of the others are.
    hidden: bf16,
}

impl Keys {
    fn visible(&self) -> [Range<usize>; 2] {
        let [first, begin, end] = self.ends;
        [0..first, begin..end]
    }

    /// Numbers for `rows` rows of so many heads.
    fn numbers(rows: usize, heads: usize, factor: f32) -> Vec<bf16> {
        let value = |i: usize| bf16::from_f32((i as f32 * factor).sin());
        (0..rows * heads * HEAD_DIM).map(value).collect()
    }

    /// Keys and values.
    fn kv(&self) -> [Vec<bf16>; 2] {
        let row = KV_HEADS * HEAD_DIM;
        let visible = self.visible();
        [0.37, 0.71].map(|factor| {
            let mut values = Keys::numbers(self.seq_k, KV_HEADS, factor);
            let keys = (0..self.seq_k).filter(|key| !visible.iter().any(|it| it.contains(key)));
            for key in keys {
                values[key * row..][..row].fill(self.hidden);
            }
            values
        })
    }

    /// Of the visible keys alone.
    fn reference(&self) -> Vec<bf16> {
        let device = Device::cpu();
        let row = KV_HEADS * HEAD_DIM;
        let alone = self.kv().map(|values| {
            let parts = self.visible();
            let parts = parts.iter().map(|it| &values[it.start * row..it.end * row]);
            parts.collect::<Vec<_>>().concat()
        });
        let keys = alone[0].len() / row;
        let q = Keys::numbers(self.seq_q, HEADS, 0.93);
        let q = device.upload(&q).expect("there is memory");
        let [k, v] = alone.map(|values| device.upload(&values).expect("there is memory"));
        let kv = [1, keys, KV_HEADS, HEAD_DIM].map(|size| size as u64);
        let o = attention(
            &device,
            q.contiguous(&[1, self.seq_q, HEADS, HEAD_DIM].map(|size| size as u64))
                .expect("it fits"),
            k.contiguous(&kv).expect("it fits"),
            v.contiguous(&kv).expect("it fits"),
            &Options::default(),
        );
        o.expect("it computes").read().expect("there is memory")
    }

    /// By a kernel, with keys in rows or in pages.
    fn compute(&self, spec: &str, known: Known, in_pages: bool, splits: Option<u32>) -> Vec<bf16> {
        let device = Device::cpu();
        let q = Keys::numbers(self.seq_q, HEADS, 0.93);
        let q = device.upload(&q).expect("there is memory");
        let [k, v] = self
            .kv()
            .map(|values| device.upload(&values).expect("there is memory"));
        let q_sizes = [1, self.seq_q, HEADS, HEAD_DIM].map(|size| size as u64);
        let pages = self.seq_k / PAGE;
        let kv_sizes = match in_pages {
            true => [pages, PAGE, KV_HEADS, HEAD_DIM],
            false => [1, self.seq_k, KV_HEADS, HEAD_DIM],
        };
        let kv_sizes = kv_sizes.map(|size| size as u64);
        let table: Vec<u32> = (0..pages as u32).collect();
        let table = device.upload(&table).expect("there is memory");
        let used = device
            .upload(&[self.seq_k as u32])
            .expect("there is memory");
        let paged = in_pages.then(|| Paged {
            block_table: table.contiguous(&[1, pages as u64]).expect("it fits"),
            page: PAGE,
            max_seq_k: self.seq_k,
        });

        let by_bounds = MaskFunction::new(islands).expect("it can be staged");
        let by_tensors = functions::documents();
        let of_key = |key| i32::from(!self.visible().iter().any(|it| it.contains(&key)));
        let of_keys: Vec<i32> = (0..self.seq_k).map(of_key).collect();
        let of_keys = device.upload(&of_keys).expect("there is memory");
        let of_queries = device
            .upload(&vec![0; self.seq_q])
            .expect("there is memory");
        let [of_queries, of_keys] = [(&of_queries, self.seq_q), (&of_keys, self.seq_k)]
            .map(|(list, len)| list.contiguous(&[1, len as u64]).expect("it fits"));
        let masks = [match known {
            Known::Bounds => {
                let [first, begin, end] = self.ends.map(|end| end as u32);
                by_bounds.with((first, begin, end))
            }
            Known::Lists => by_tensors.with((of_queries, of_keys)),
        }];
        let options = Options {
            masks: &masks,
            paged,
            seqused_k: in_pages.then(|| used.contiguous(&[1]).expect("it fits")),
            splits,
            ..Options::default()
        };

        let mut o = device
            .upload(&Keys::numbers(self.seq_q, HEADS, 0.0))
            .expect("memory");
        let inputs: [TensorView<'_, bf16>; 3] = [
            q.contiguous(&q_sizes).expect("it fits"),
            k.contiguous(&kv_sizes).expect("it fits"),
            v.contiguous(&kv_sizes).expect("it fits"),
        ];
        let out: TensorViewMut<'_, bf16> = o.contiguous_mut(&q_sizes).expect("it fits");
        let tensors = Tensors::new(inputs, out, None);
        let mut problem = Problem::of(Dtype::Bf16, &tensors, &options).expect("it fits");
        let with = |problem: &Problem<'_>| {
            kernel(spec).with_variant(Variant::of(problem, HEAD_DIM as u32))
        };
        let blocks = (known == Known::Lists).then(|| {
            let (kernel, shape) = (with(&problem), problem.shape);
            MaskBlocks::of_kernel(&device, &kernel, shape, Dtype::Bf16, &options)
                .unwrap_or_else(|error| panic!("{spec}: {error}"))
        });
        if let Some(blocks) = &blocks {
            problem.options.mask_blocks = Some(blocks.classes().expect("they are there"));
        }
        let plan = plan_with(&with(&problem), Chip::of(&device), &problem, &tensors);
        let plan = plan.unwrap_or_else(|error| panic!("{spec}: {error}"));
        let ran = plan.run(&device);
        drop(plan);
        ran.unwrap_or_else(|error| panic!("{spec}, {known:?}: {error}"));
        o.read().expect("there is memory")
    }

    fn check(&self, spec: &str, known: Known, in_pages: bool, splits: Option<u32>) {
        let computed = self.compute(spec, known, in_pages, splits);
        for (number, (a, b)) in computed.iter().zip(self.reference()).enumerate() {
            let (a, b) = (a.to_f32(), b.to_f32());
            assert!(
                (a - b).abs() < 0.02,
                "{spec}, {known:?}, pages {in_pages}, {splits:?} splits, number {number}: {a}, not {b}"
            );
        }
    }
}

/// Visible keys at the beginning, in the middle, and none in the last blocks.
const FEW: Keys = Keys {
    seq_q: 3,
    seq_k: 960,
    ends: [40, 512, 610],
    hidden: bf16::NAN,
};

#[test]
fn of_few_queries() {
    let specs = [
        "DecodeBf16<16,64,4>",
        "DecodeBf16<16,32,2,STAGES=3>",
        "DecodeBf16<64,64,4,STAGES=4,WARPGROUP=true>",
    ];
    let all = specs
        .iter()
        .flat_map(|spec| [None, Some(1), Some(2), Some(5)].map(|splits| (*spec, splits)));
    let all: Vec<_> = all.collect();
    all.par_iter().for_each(|(spec, splits)| {
        // Blocks that have a visible key and others need values that are numbers there.
        let whole = Keys {
            ends: [64, 512, 640],
            ..FEW
        };
        for known in [Known::Bounds, Known::Lists] {
            for in_pages in [false, true] {
                whole.check(spec, known, in_pages, *splits);
            }
        }
    });
    let bulk = "DecodeBf16<16,64,4,STAGES=3,BULK=true>";
    let whole = Keys {
        ends: [64, 512, 640],
        ..FEW
    };
    for known in [Known::Bounds, Known::Lists] {
        whole.check(bulk, known, true, None);
        whole.check(bulk, known, true, Some(3));
    }
}

#[test]
fn of_many_queries() {
    let specs = [
        "MmaBf16<64,64,4>",
        "MmaBf16<64,64,4,STAGES=2>",
        "MmaBf16<32,32,2,STAGES=3>",
        "WarpSpecializedBf16<64,2>",
    ];
    let many = Keys {
        seq_q: 100,
        ends: [64, 512, 640],
        ..FEW
    };
    specs.par_iter().for_each(|spec| {
        for known in [Known::Bounds, Known::Lists] {
            for in_pages in [false, true] {
                many.check(spec, known, in_pages, None);
            }
        }
    });
}

/// Blocks of which some keys are visible are masked.
#[test]
fn of_blocks_in_part() {
    let few = Keys {
        hidden: bf16::from_f32(100.0),
        ..FEW
    };
    let many = Keys { seq_q: 100, ..few };
    let all = [
        (few, "DecodeBf16<16,64,4>"),
        (few, "DecodeBf16<16,32,2,STAGES=3>"),
        (many, "MmaBf16<64,64,4>"),
        (many, "MmaBf16<64,64,4,STAGES=3>"),
    ];
    all.par_iter().for_each(|(keys, spec)| {
        for known in [Known::Bounds, Known::Lists] {
            keys.check(spec, known, false, None);
        }
    });
}

/// A query that sees no key at all has zeros, whatever the others are.
#[test]
fn of_no_visible_key() {
    for spec in ["DecodeBf16<16,64,4>", "MmaBf16<64,64,4,STAGES=2>"] {
        for known in [Known::Bounds, Known::Lists] {
            let none = Keys {
                ends: [0, 0, 0],
                hidden: bf16::ONE,
                ..FEW
            };
            let computed = none.compute(
                spec,
                known,
                false,
                Some(1).filter(|_| spec.starts_with("D")),
            );
            assert!(
                computed.iter().all(|it| *it == bf16::ZERO),
                "{spec}, {known:?}"
            );
        }
    }
}

/// More blocks than a tile's words have room for: those before are gone through, and masked.
#[test]
fn of_more_blocks_than_are_classified() {
    let long = Keys {
        seq_q: 1,
        seq_k: 66_560,
        ends: [100, 65_600, 65_700],
        hidden: bf16::from_f32(100.0),
    };
    for known in [Known::Bounds, Known::Lists] {
        for splits in [1, 7] {
            long.check("DecodeBf16<16,32,2>", known, false, Some(splits));
        }
        long.check("MmaBf16<32,32,2,STAGES=2>", known, false, None);
    }
}
