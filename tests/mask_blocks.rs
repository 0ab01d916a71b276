//! Blocks that masks hide: what is said of them, against every query and key, and that attention does not look at them.

use fa::attention::{
    BlockCounts, Configured, Dtype, MaskBlocks, MaskFunction, Problem, Shape, classifies,
    classifies_gradients,
};
use fa::dsl::prelude::{Reg, Tensor, device as staged};
use fa::functions;
use fa::prelude::*;
use fa_cases::functions::{self as samples, Bound, Numbers, SAMPLES};
use fa_cases::{Case, table};
use fa_reference::{Query, Shape as Sizes};
use rayon::prelude::*;

#[path = "mask_blocks/beside.rs"]
mod beside;
#[path = "mask_blocks/groups.rs"]
mod groups;
#[path = "mask_blocks/own.rs"]
mod own;
#[path = "mask_blocks/raw.rs"]
mod raw;
#[path = "mask_blocks/schedules.rs"]
mod schedules;
#[path = "mask_blocks/steps.rs"]
mod steps;

/// Whether outputs agree, of kernels that go through blocks in another order.
fn close(a: &[bf16], b: &[bf16]) -> bool {
    let apart = |(a, b): (&bf16, &bf16)| (a.to_f32() - b.to_f32()).abs();
    a.len() == b.len() && a.iter().zip(b).map(apart).all(|apart| apart < 0.01)
}

fn sizes(seq_q: usize, seq_k: usize) -> Sizes {
    Sizes {
        batch: 2,
        heads: 4,
        kv_heads: 2,
        ..table::small(seq_q, seq_k)
    }
}

fn shape(sizes: &Sizes) -> Shape {
    Shape {
        batch: sizes.batch,
        seq_q: sizes.seq_q,
        seq_k: sizes.seq_k,
        heads: sizes.heads,
        kv_heads: sizes.kv_heads,
        head_dim: sizes.head_dim,
    }
}

/// Whether some query of a block sees a key, and whether all see all, by asking for each.
fn asked_one_by_one(
    (bound, numbers): &(Bound<'_>, Vec<Numbers>),
    sizes: &Sizes,
    [batch, head, tile, block]: [usize; 4],
    [rows, keys]: [usize; 2],
) -> [bool; 2] {
    let queries = tile * rows..((tile + 1) * rows).min(sizes.seq_q);
    let keys = block * keys..((block + 1) * keys).min(sizes.seq_k);
    let mut seen = queries.flat_map(|i| {
        let query = Query { batch, head, i };
        let keys = keys.clone();
        keys.map(move |key| bound.evaluate(numbers, sizes, &query, key, 0.0) == 0.0)
    });
    let first = seen.next().expect("a block is not empty");
    let (mut any, mut all) = (first, first);
    for seen in seen {
        any |= seen;
        all &= seen;
    }
    [any, all]
}

/// Every mask of the library and of the samples: what is said to be hidden is, and what is said to be whole is.
#[test]
fn classes_are_true() {
    SAMPLES.par_iter().for_each(|sample| {
        let device = Device::cpu();
        for (seq_q, seq_k) in [(300, 420), (200, 200), (129, 70)] {
            let sizes = sizes(seq_q, seq_k);
            let case = Case {
                functions: std::slice::from_ref(sample),
                ..Case::new(sizes, Options::default())
            };
            let options = samples::asked(&device, &case).expect("the interpreter has memory");
            if options.masks.is_empty() {
                continue;
            }
            let bound = samples::bound(&device, &case).expect("the interpreter has memory");
            let blocks = MaskBlocks::new(&device, shape(&sizes), Dtype::Bf16, &options);
            let blocks = blocks.unwrap_or_else(|error| panic!("{}: {error}", sample.name));
            let block = blocks.block().map(|size| size as usize);
            let [tiles, of_tile] = [seq_q.div_ceil(block[0]), seq_k.div_ceil(block[1])];
            let said = blocks.read().expect("the interpreter has memory");
            let heads = said.len() / (sizes.batch * tiles * of_tile);
            for (number, [ever, always]) in said.into_iter().enumerate() {
                let (rest, of) = (number / of_tile, number % of_tile);
                let (rest, tile) = (rest / tiles, rest % tiles);
                let at = [rest / heads, rest % heads, tile, of];
                let [any, all] = asked_one_by_one(&bound[0], &sizes, at, block);
                assert!(ever || !any, "{}: {at:?} is not hidden", sample.name);
                assert!(all || !always, "{}: {at:?} is not whole", sample.name);
            }
        }
    });
}

/// Of documents that lie one after the other the classes are exact.
#[test]
fn classes_of_documents_are_exact() {
    let device = Device::cpu();
    let length = 1000;
    let ends = [130, 131, 400, 770, 1000];
    let of_tokens =
        (0..length).map(|token| ends.iter().filter(|end| token >= **end).count() as i32);
    let of_tokens: Vec<i32> = of_tokens.collect();
    let uploaded = device
        .upload(&of_tokens)
        .expect("the interpreter has memory");
    let view = uploaded.contiguous(&[1, length]).expect("it has as many");
    let documents = functions::documents();
    let options = Options {
        masks: &[documents.with((view, view))],
        ..Options::default()
    };
    let shape = Shape::square(1, length as usize, 2, 64);
    let blocks = MaskBlocks::new(&device, shape, Dtype::Bf16, &options).expect("it takes these");
    let [rows, keys] = blocks.block().map(|size| size as usize);
    let said = blocks.read().expect("the interpreter has memory");
    let of_tile = (length as usize).div_ceil(keys);
    let document = |token: usize| of_tokens[token.min(length as usize - 1)];
    let mut expected = BlockCounts {
        hidden: 0,
        partial: 0,
        whole: 0,
    };
    for (number, class) in said.iter().enumerate() {
        let (query, key) = (number / of_tile * rows, number % of_tile * keys);
        let (queries, keys) = (
            [document(query), document(query + rows - 1)],
            [document(key), document(key + keys - 1)],
        );
        let ever = queries[0] <= keys[1] && keys[0] <= queries[1];
        let always = queries[0] == queries[1] && keys[0] == keys[1] && queries[0] == keys[0];
        assert_eq!(*class, [ever, always], "block {number}");
        match (ever, always) {
            (false, _) => expected.hidden += 1,
            (true, false) => expected.partial += 1,
            (true, true) => expected.whole += 1,
        }
    }
    assert!(expected.hidden > 10 && expected.whole > 1);
    assert_eq!(
        blocks.counts().expect("the interpreter has memory"),
        expected
    );
}

/// Inputs, the last keys and values of which are not numbers.
struct Poisoned {
    device: Device,
    tensors: [Buffer<bf16>; 3],
    sizes: [[u64; 4]; 3],
}

impl Poisoned {
    fn new(length: usize, from: usize) -> Poisoned {
        let device = Device::cpu();
        let (heads, head_dim) = (2, 64);
        let row = heads * head_dim;
        let values = |factor: usize| -> Vec<bf16> {
            let value = |i: usize| bf16::from_f32(((i * factor) as f32 * 0.37).sin());
            (0..length * row).map(value).collect()
        };
        let [q, mut k, mut v] = [7, 11, 13].map(values);
        for tensor in [&mut k, &mut v] {
            tensor[from * row..].fill(bf16::NAN);
        }
        let upload = |values: Vec<bf16>| device.upload(&values).expect("there is memory");
        let sizes = [1, length as u64, heads as u64, head_dim as u64];
        Poisoned {
            tensors: [q, k, v].map(upload),
            device,
            sizes: [sizes; 3],
        }
    }

    fn attention(&self, options: &Options<'_>) -> Vec<bf16> {
        let view = |i: usize| self.tensors[i].contiguous(&self.sizes[i]).expect("it fits");
        let o = attention(&self.device, view(0), view(1), view(2), options);
        let o = o.unwrap_or_else(|error| panic!("{error}"));
        o.read().expect("the interpreter has memory")
    }
}

#[staged]
fn first_keys(at: At, count: Reg<u32>) -> Reg<bool> {
    at.key < count
}

/// Values of blocks that are hidden are not multiplied with, which NaN would show: 0 · NaN is NaN. So where a kernel finds out
/// itself what a mask hides.
#[test]
fn hidden_blocks_are_not_computed() {
    let poisoned = Poisoned::new(700, 256);
    let mask = MaskFunction::new(first_keys).expect("it can be staged");
    let options = Options {
        masks: &[mask.with(200)],
        ..Options::default()
    };
    assert!(poisoned.attention(&options).iter().all(|it| it.is_finite()));
}

/// And so where it was found out before.
#[test]
fn blocks_that_were_looked_at_before_are_not_computed() {
    let poisoned = Poisoned::new(500, 256);
    let of_keys: Vec<i32> = (0..500).map(|key| i32::from(key >= 200)).collect();
    let device = &poisoned.device;
    let of_keys = device.upload(&of_keys).expect("there is memory");
    let of_queries = device.upload(&[0; 500]).expect("there is memory");
    let views = [&of_queries, &of_keys].map(|it| it.contiguous(&[1, 500]).expect("it fits"));
    let documents = functions::documents();
    let options = Options {
        masks: &[documents.with((views[0], views[1]))],
        ..Options::default()
    };
    let without = poisoned.attention(&options);
    assert!(
        without.iter().any(|it| it.is_nan()),
        "the test tests nothing"
    );
    let shape = Shape::square(1, 500, 2, 64);
    let blocks = MaskBlocks::new(device, shape, Dtype::Bf16, &options).expect("it takes these");
    let options = Options {
        mask_blocks: Some(blocks.classes().expect("they are there")),
        ..options
    };
    assert!(poisoned.attention(&options).iter().all(|it| it.is_finite()));
}

/// And where it was not, of long sequences: attention looks at what the mask reads before it computes.
#[test]
fn blocks_of_long_sequences_are_looked_at_by_attention_itself() {
    let finite = |length: usize| {
        let poisoned = Poisoned::new(length, 256);
        let device = &poisoned.device;
        let of_keys: Vec<i32> = (0..length).map(|key| i32::from(key >= 200)).collect();
        let of_queries = vec![0; length];
        let [queries, keys] =
            [&of_queries, &of_keys].map(|it| device.upload(it).expect("there is memory"));
        let sizes = [1, length as u64];
        let views = [&queries, &keys].map(|it| it.contiguous(&sizes).expect("it fits"));
        let options = Options {
            masks: &[functions::documents().with((views[0], views[1]))],
            ..Options::default()
        };
        poisoned.attention(&options).iter().all(|it| it.is_finite())
    };
    assert!(finite(530));
    assert!(!finite(500), "the test tests nothing");
}

/// Not of few tokens, nor where the lists would be large, whatever they are of.
#[test]
fn who_looks_at_masks_is_said() {
    let device = Device::cpu();
    let of_tokens = device.upload(&[0; 4]).expect("there is memory");
    let of_tokens = of_tokens.contiguous(&[1, 4]).expect("it fits");
    let documents = [functions::documents().with((of_tokens, of_tokens))];
    let behind = |causal: bool, batch: usize, seq: usize, masks| {
        let problem = Problem {
            dtype: Dtype::Bf16,
            shape: Shape {
                batch,
                ..Shape::square(1, seq, 2, 64)
            },
            options: Options {
                masks,
                causal,
                ..Options::default()
            },
            lse: true,
        };
        [classifies(&problem), classifies_gradients(&problem)]
    };
    let of = |batch, seq, masks| behind(false, batch, seq, masks);
    assert_eq!(of(1, 511, &documents), [false, false]);
    assert_eq!(of(1, 512, &documents), [true, true]);
    // Gradients of which a causal mask hides half anyway take longer to gain by it.
    assert_eq!(behind(true, 1, 511, &documents), [false, false]);
    assert_eq!(behind(true, 1, 767, &documents), [true, false]);
    assert_eq!(behind(true, 1, 768, &documents), [true, true]);
    assert_eq!(of(1, 1 << 20, &documents), [true, true]);
    assert_eq!(of(1024, 1 << 17, &documents), [false, false]);
    // Where heads differ each has a list: here two.
    let of_heads = [samples::documents_of_heads().with(of_tokens)];
    assert_eq!(behind(true, 1, 767, &of_heads), [true, false]);
    assert_eq!(of(512, 1 << 16, &documents), [true, true]);
    assert_eq!(of(512, 1 << 16, &of_heads), [false, false]);
    // Of a prefix kernels know themselves what it hides.
    let prefix = device.upload(&[7_u32]).expect("there is memory");
    let prefix = prefix.contiguous(&[1]).expect("it fits");
    let prefix = [functions::prefix_lm().with(prefix)];
    assert_eq!(of(1, 4096, &prefix), [false, false]);
}

/// Attention with classes gives what it gives without, for every mask and beside a causal one.
#[test]
fn attention_is_the_same() {
    SAMPLES.par_iter().enumerate().for_each(|(number, sample)| {
        let device = Device::cpu();
        let sizes = sizes(300, 420);
        let options = Options {
            causal: number % 2 == 0,
            ..Options::default()
        };
        let case = Case {
            functions: std::slice::from_ref(sample),
            ..Case::new(sizes, options)
        };
        let options = samples::asked(&device, &case).expect("the interpreter has memory");
        if options.masks.is_empty() {
            return;
        }
        let shape = shape(&sizes);
        let blocks = MaskBlocks::new(&device, shape, Dtype::Bf16, &options);
        let blocks = blocks.unwrap_or_else(|error| panic!("{}: {error}", sample.name));
        let values = |count: usize, factor: usize| -> Vec<bf16> {
            let value = |i: usize| bf16::from_f32(((i * factor) as f32 * 0.61).sin());
            (0..count).map(value).collect()
        };
        let [q, k, v] = [
            (shape.q_len(), 3),
            (shape.kv_len(), 5),
            (shape.kv_len(), 17),
        ]
        .map(|(count, factor)| {
            device
                .upload(&values(count, factor))
                .expect("there is memory")
        });
        let compute = |options: &Options<'_>| {
            let o = attention_with_lse(
                &device,
                q.contiguous(&shape.q()).expect("it fits"),
                k.contiguous(&shape.kv()).expect("it fits"),
                v.contiguous(&shape.kv()).expect("it fits"),
                options,
            );
            let o = o.unwrap_or_else(|error| panic!("{}: {error}", sample.name));
            (
                o.o.read().expect("there is memory"),
                o.lse.read().expect("there is memory"),
            )
        };
        let (o, lse) = compute(&options);
        let classes = blocks.classes().expect("they are there");
        let (other_o, other_lse) = compute(&Options {
            mask_blocks: Some(classes),
            ..options
        });
        let close = |a: f32, b: f32| a == b || (a - b).abs() < 0.01;
        for (a, b) in o.iter().zip(&other_o) {
            assert!(
                close(a.to_f32(), b.to_f32()),
                "{}: {a} and {b}",
                sample.name
            );
        }
        for (a, b) in lse.iter().zip(&other_lse) {
            assert!(close(*a, *b), "{}: {a} and {b}", sample.name);
        }
    });
}

#[staged]
fn by_tensor(at: At, keys: Tensor<i32>) -> Reg<bool> {
    keys.at(&[at.key]).load(0) == 1
}

/// What does not fit says so.
#[test]
fn what_does_not_fit_is_an_error() {
    let device = Device::cpu();
    let shape = Shape::square(1, 300, 2, 64);
    let make = |options: &Options<'_>| MaskBlocks::new(&device, shape, Dtype::Bf16, options);
    let none = make(&Options::default())
        .expect_err("there are no masks")
        .to_string();
    assert!(none.contains("no masks"), "{none}");

    let keys = device.upload(&[1; 300]).expect("there is memory");
    let mask = MaskFunction::new(by_tensor).expect("it can be staged");
    let masks = [mask.with(keys.contiguous(&[300]).expect("it fits"))];
    let masked = Options {
        masks: &masks,
        ..Options::default()
    };
    let fixed = Options {
        seq: Some(Seq::Static(300)),
        ..masked
    };
    let resident = FaS512::<64, 64, 32, 4>::new().config();
    let resident = Configured::of(&resident);
    let all = MaskBlocks::of_kernel(&device, &resident, shape, Dtype::F16, &fixed);
    let all = all.expect_err("it has all keys at once").to_string();
    assert!(all.contains("all blocks"), "{all}");

    let blocks = make(&masked).expect("it takes these");
    let longer = Shape::square(1, 320, 2, 64);
    let q = device
        .upload(&vec![bf16::ONE; longer.q_len()])
        .expect("there is memory");
    let view = q.contiguous(&longer.q()).expect("it fits");
    let options = Options {
        mask_blocks: Some(blocks.classes().expect("they are there")),
        ..masked
    };
    let other = attention(&device, view, view, view, &options).expect_err("other sizes");
    assert!(other.to_string().contains("mask_blocks"), "{other}");
    let without = Options {
        masks: &[],
        ..options
    };
    let shorter = device.upload(&vec![bf16::ONE; shape.q_len()]);
    let shorter = shorter.expect("there is memory");
    let view = shorter.contiguous(&shape.q()).expect("it fits");
    let none = attention(&device, view, view, view, &without).expect_err("there are no masks");
    assert!(none.to_string().contains("without masks"), "{none}");
}
