//! Attention of which a mask hides most keys, by kernels that go around blocks of them: hidden values may be numbers that show wherever a product is
//! made of them, and what is right is attention to the visible keys alone.

use std::error::Error;
use std::ops::Range;

use fa::attention::{
    AttentionError, Chip, Configured, Dtype, MaskBlocks, MaskFunction, Paged, Problem, Tensors,
    plan_with,
};
use fa::dsl::prelude::{Reg, device as staged};
use fa::functions;
use fa::kernels::attention::Variant;
use fa::prelude::*;

const HEADS: usize = 4;
const KV_HEADS: usize = 2;
const HEAD_DIM: usize = 64;
/// Keys of a page, where they are in pages.
const PAGE: usize = 16;

#[staged]
fn islands(at: At, (first, begin, end): (Reg<u32>, Reg<u32>, Reg<u32>)) -> Reg<bool> {
    (at.key < first) | ((at.key >= begin) & (at.key < end))
}

/// How it is known which blocks the mask hides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// By bounds.
    ByBounds,
    /// By lists.
    ByLists,
}

impl Known {
    /// Both.
    pub const ALL: [Known; 2] = [Known::ByBounds, Known::ByLists];
}

/// A sequence of which some keys are visible: those up to the first end, and those from the second to the third.
#[derive(Clone, Copy, Debug)]
pub struct HiddenCase {
    /// Queries.
    pub seq_q: usize,
    /// Keys, a multiple of 16.
    pub seq_k: usize,
    /// Where visible keys end, begin again, and end again.
    pub ends: [usize; 3],
    /// What values of the others are.
    pub hidden: bf16,
    /// How it is known which blocks are hidden.
    pub known: Known,
    /// Whether keys are in pages.
    pub in_pages: bool,
    /// What is asked for.
    pub splits: Option<u32>,
}

impl HiddenCase {
    fn visible(&self) -> [Range<usize>; 2] {
        let [first, begin, end] = self.ends;
        [0..first, begin..end]
    }

    fn is_visible(&self, key: usize) -> bool {
        self.visible().iter().any(|it| it.contains(&key))
    }

    fn queries(&self) -> Vec<bf16> {
        numbers(self.seq_q, HEADS, 0.93)
    }

    /// Keys and values.
    fn kv(&self) -> [Vec<bf16>; 2] {
        let row = KV_HEADS * HEAD_DIM;
        [0.37, 0.71].map(|factor| {
            let mut values = numbers(self.seq_k, KV_HEADS, factor);
            for key in (0..self.seq_k).filter(|key| !self.is_visible(*key)) {
                values[key * row..][..row].fill(self.hidden);
            }
            values
        })
    }

    /// Attention to the visible keys alone, on the interpreter.
    ///
    /// # Errors
    /// If it is refused.
    pub fn expected(&self) -> Result<Vec<bf16>, AttentionError> {
        let device = Device::cpu();
        let row = KV_HEADS * HEAD_DIM;
        let alone = self.kv().map(|values| {
            let parts = self
                .visible()
                .map(|it| &values[it.start * row..it.end * row]);
            parts.concat()
        });
        let keys = alone[0].len() / row;
        let (q, [k, v]) = (device.upload(&self.queries())?, alone);
        let (k, v) = (device.upload(&k)?, device.upload(&v)?);
        let kv = sizes([1, keys, KV_HEADS, HEAD_DIM]);
        let o = attention(
            &device,
            q.contiguous(&sizes([1, self.seq_q, HEADS, HEAD_DIM]))?,
            k.contiguous(&kv)?,
            v.contiguous(&kv)?,
            &Options::default(),
        )?;
        Ok(o.read()?)
    }

    /// What a kernel makes of it.
    ///
    /// # Errors
    /// If it is refused, or does something wrong on the interpreter.
    pub fn compute(&self, device: &Device, spec: &str) -> Result<Vec<bf16>, Box<dyn Error>> {
        let [k, v] = self.kv().map(|values| match self.in_pages {
            true => shuffled(&values, self.seq_k / PAGE),
            false => values,
        });
        let (q, k, v) = (
            device.upload(&self.queries())?,
            device.upload(&k)?,
            device.upload(&v)?,
        );
        let q_sizes = sizes([1, self.seq_q, HEADS, HEAD_DIM]);
        let pages = self.seq_k / PAGE;
        let kv_sizes = match self.in_pages {
            true => sizes([pages, PAGE, KV_HEADS, HEAD_DIM]),
            false => sizes([1, self.seq_k, KV_HEADS, HEAD_DIM]),
        };
        let table: Vec<u32> = (0..pages).map(|page| place(page, pages) as u32).collect();
        let table = device.upload(&table)?;
        let used = device.upload(&[self.seq_k as u32])?;
        let (table, used) = (
            table.contiguous(&[1, pages as u64])?,
            used.contiguous(&[1])?,
        );
        let paged = Paged {
            block_table: table,
            page: PAGE,
            max_seq_k: self.seq_k,
        };
        let by_bounds = MaskFunction::new(islands)?;
        let by_tensors = functions::documents();
        let of_keys: Vec<i32> = (0..self.seq_k)
            .map(|key| i32::from(!self.is_visible(key)))
            .collect();
        let of_keys = device.upload(&of_keys)?;
        let of_queries = device.upload(&vec![0; self.seq_q])?;
        let of_keys = of_keys.contiguous(&[1, self.seq_k as u64])?;
        let of_queries = of_queries.contiguous(&[1, self.seq_q as u64])?;
        let [first, begin, end] = self.ends.map(|end| end as u32);
        let masks = [match self.known {
            Known::ByBounds => by_bounds.with((first, begin, end)),
            Known::ByLists => by_tensors.with((of_queries, of_keys)),
        }];
        let options = Options {
            masks: &masks,
            paged: self.in_pages.then_some(paged),
            seqused_k: self.in_pages.then_some(used),
            splits: self.splits,
            ..Options::default()
        };

        let mut o = device.zeros::<bf16>(q.len())?;
        let inputs = [
            q.contiguous(&q_sizes)?,
            k.contiguous(&kv_sizes)?,
            v.contiguous(&kv_sizes)?,
        ];
        let tensors = Tensors::new(inputs, o.contiguous_mut(&q_sizes)?, None);
        let mut problem = Problem::of(Dtype::Bf16, &tensors, &options)?;
        let kernel = Configured::find(spec)?.ok_or("there is no such kernel")?;
        let with =
            |problem: &Problem<'_>| kernel.with_variant(Variant::of(problem, HEAD_DIM as u32));
        let blocks = match self.known {
            Known::ByBounds => None,
            Known::ByLists => {
                let (kernel, shape) = (with(&problem), problem.shape);
                Some(MaskBlocks::of_kernel(
                    device,
                    &kernel,
                    shape,
                    Dtype::Bf16,
                    &options,
                )?)
            }
        };
        if let Some(blocks) = &blocks {
            problem.options.mask_blocks = Some(blocks.classes()?);
        }
        let plan = plan_with(&with(&problem), Chip::of(device), &problem, &tensors)?;
        plan.run(device)?;
        drop(plan);
        Ok(o.read()?)
    }

    /// Holds a kernel against attention to the visible keys alone.
    ///
    /// # Errors
    /// Where they differ, and as [`Self::compute`].
    pub fn check(&self, device: &Device, spec: &str) -> Result<(), Box<dyn Error>> {
        let computed = self.compute(device, spec);
        let computed = computed.map_err(|error| format!("{spec}, {self:?}: {error}"))?;
        for (number, (a, b)) in computed.iter().zip(self.expected()?).enumerate() {
            let (a, b) = (a.to_f32(), b.to_f32());
            // A bfloat16 of up to one is rounded by at most 2^-8, and so are probabilities.
            let near = (a - b).abs() < 0.02;
            if !near {
                return Err(format!("{spec}, {self:?}: number {number} is {a}, not {b}").into());
            }
        }
        Ok(())
    }
}

/// Where page `page` of so many lies: not where it would in order.
fn place(page: usize, pages: usize) -> usize {
    (page * 7 + 3) % pages
}

/// The same keys, each page of them in its place.
fn shuffled(values: &[bf16], pages: usize) -> Vec<bf16> {
    let page = PAGE * KV_HEADS * HEAD_DIM;
    let mut all = vec![bf16::NAN; values.len()];
    for (number, values) in values.chunks_exact(page).enumerate() {
        all[place(number, pages) * page..][..page].copy_from_slice(values);
    }
    all
}

/// Numbers for `rows` rows of so many heads.
fn numbers(rows: usize, heads: usize, factor: f32) -> Vec<bf16> {
    let value = |i: usize| bf16::from_f32((i as f32 * factor).sin());
    (0..rows * heads * HEAD_DIM).map(value).collect()
}

fn sizes(sizes: [usize; 4]) -> [u64; 4] {
    sizes.map(|size| size as u64)
}

/// Queries that see keys at the beginning and in the middle, in whole blocks of 64, and none in the last ones; all others are not numbers.
const WHOLE: HiddenCase = HiddenCase {
    seq_q: 3,
    seq_k: 960,
    ends: [64, 512, 640],
    hidden: bf16::NAN,
    known: Known::ByBounds,
    in_pages: false,
    splits: None,
};

/// Of few queries: every way of copying, with keys in rows and in pages, shared by several CTAs and not.
pub fn of_few_queries() -> Vec<(HiddenCase, &'static str)> {
    let specs = [
        "DecodeBf16<16,64,4>",
        "DecodeBf16<16,32,2,STAGES=3>",
        "DecodeBf16<64,64,4,STAGES=4,WARPGROUP=true>",
        "DecodeBf16<16,64,4,STAGES=3,BULK=true>",
    ];
    let mut all = Vec::new();
    for (spec, known) in specs
        .into_iter()
        .flat_map(|spec| Known::ALL.map(|it| (spec, it)))
    {
        for splits in [None, Some(1), Some(2), Some(5)] {
            for in_pages in [false, true] {
                // The copy engine reads caches.
                if in_pages || !spec.contains("BULK") {
                    let case = HiddenCase {
                        known,
                        in_pages,
                        splits,
                        ..WHOLE
                    };
                    all.push((case, spec));
                }
            }
        }
    }
    all
}

/// Of many: every number of stages.
pub fn of_many_queries() -> Vec<(HiddenCase, &'static str)> {
    let specs = [
        "MmaBf16<64,64,4>",
        "MmaBf16<64,64,4,STAGES=2>",
        "MmaBf16<32,32,2,STAGES=3>",
        "WarpSpecializedBf16<64,2>",
    ];
    let known = |spec| Known::ALL.map(|known| (spec, known));
    let all = specs.into_iter().flat_map(known).flat_map(|(spec, known)| {
        [false, true].map(|in_pages| {
            let case = HiddenCase {
                seq_q: 100,
                known,
                in_pages,
                ..WHOLE
            };
            (case, spec)
        })
    });
    all.collect()
}

/// Of blocks that are visible in part, whose hidden values are large numbers.
pub fn of_blocks_in_part() -> Vec<(HiddenCase, &'static str)> {
    let specs = [
        (3, "DecodeBf16<16,64,4>"),
        (3, "DecodeBf16<16,32,2,STAGES=3>"),
        (100, "MmaBf16<64,64,4>"),
        (100, "MmaBf16<64,64,4,STAGES=3>"),
    ];
    let all = specs.into_iter().flat_map(|(seq_q, spec)| {
        Known::ALL.map(|known| {
            let case = HiddenCase {
                seq_q,
                ends: [40, 512, 610],
                hidden: bf16::from_f32(100.0),
                known,
                ..WHOLE
            };
            (case, spec)
        })
    });
    all.collect()
}

/// Of more blocks than a tile's words have room for: those before are gone through, and masked.
pub fn of_more_blocks_than_are_classified() -> Vec<(HiddenCase, &'static str)> {
    let long = |known, splits| HiddenCase {
        seq_q: 1,
        seq_k: 66_560,
        ends: [100, 65_600, 65_700],
        hidden: bf16::from_f32(100.0),
        known,
        in_pages: false,
        splits,
    };
    let all = Known::ALL.into_iter().flat_map(|known| {
        [
            (long(known, Some(1)), "DecodeBf16<16,32,2>"),
            (long(known, Some(7)), "DecodeBf16<16,32,2>"),
            (long(known, None), "MmaBf16<32,32,2,STAGES=2>"),
        ]
    });
    all.collect()
}
