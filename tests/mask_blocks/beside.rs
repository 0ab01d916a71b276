//! Lists in every schedule that has them, for every mask, beside a causal one and windows: what a kernel computes with them is what it computes without.

use fa::attention::{
    Chip, Configured, Dtype, MaskBlocks, MaskFunction, Problem, Tensors, Window, plan_with,
};
use fa::dsl::prelude::{Reg, device as staged};
use fa::kernels::attention::Variant;
use fa::prelude::*;
use fa_cases::functions::{self as samples, SAMPLES, Sample};
use fa_cases::{Case, table};
use fa_reference::Shape as Sizes;
use rayon::prelude::*;

/// Queries, keys, and kernels for them.
const RUNS: [(usize, usize, &str); 5] = [
    (3, 500, "DecodeBf16<16,32,2,STAGES=3>"),
    (40, 300, "DecodeBf16<64,32,4>"),
    (200, 420, "MmaBf16<64,64,4>"),
    (150, 270, "MmaBf16<32,32,2,STAGES=3>"),
    (200, 300, "WarpSpecializedBf16<64,2>"),
];

/// What hides keys beside the mask.
fn others() -> [Options<'static>; 4] {
    let window = |window, causal| Options {
        window: Some(window),
        causal,
        ..Options::default()
    };
    let causal = Options {
        causal: true,
        ..Options::default()
    };
    [
        Options::default(),
        causal,
        window(Window::before(70), true),
        window(Window::symmetric(90), false),
    ]
}

/// Outputs and log-sum-exps, with lists or without.
fn compute(
    device: &Device,
    shape: Sizes,
    options: &Options<'_>,
    spec: &str,
    listed: bool,
) -> (Vec<bf16>, Vec<f32>) {
    let q_sizes = [shape.batch, shape.seq_q, shape.heads, shape.head_dim].map(|it| it as u64);
    let kv_sizes = [shape.batch, shape.seq_k, shape.kv_heads, shape.head_dim].map(|it| it as u64);
    let upload = |sizes: &[u64; 4], factor: f32| {
        let values = (0..sizes.iter().product::<u64>()).map(|i| (i as f32 * factor).sin());
        let values: Vec<bf16> = values.map(bf16::from_f32).collect();
        device.upload(&values).expect("there is memory")
    };
    let (q, k, v) = (
        upload(&q_sizes, 0.91),
        upload(&kv_sizes, 0.37),
        upload(&kv_sizes, 0.73),
    );
    let mut o = device.zeros::<bf16>(q.len()).expect("there is memory");
    let rows = [q_sizes[0], q_sizes[2], q_sizes[1]];
    let count = rows.iter().product::<u64>() as usize;
    let mut lse = device.zeros::<f32>(count).expect("there is memory");
    let inputs = [
        q.contiguous(&q_sizes).expect("it fits"),
        k.contiguous(&kv_sizes).expect("it fits"),
        v.contiguous(&kv_sizes).expect("it fits"),
    ];
    let (o_view, lse_view) = (o.contiguous_mut(&q_sizes), lse.contiguous_mut(&rows));
    let tensors = Tensors::new(inputs, o_view.expect("it fits"), lse_view.ok());
    let mut problem = Problem::of(Dtype::Bf16, &tensors, options).expect("it fits");
    let kernel = Configured::find(spec).expect("it can be read");
    let kernel = kernel.expect("it is registered");
    let with = |problem: &Problem<'_>| kernel.with_variant(Variant::of(problem, 64));
    let blocks = listed.then(|| {
        let (kernel, shape) = (with(&problem), problem.shape);
        MaskBlocks::of_kernel(device, &kernel, shape, Dtype::Bf16, options)
            .unwrap_or_else(|error| panic!("{spec}: {error}"))
    });
    if let Some(blocks) = &blocks {
        problem.options.mask_blocks = Some(blocks.classes().expect("they are there"));
    }
    let plan = plan_with(&with(&problem), Chip::of(device), &problem, &tensors);
    let plan = plan.unwrap_or_else(|error| panic!("{spec}: {error}"));
    let ran = plan.run(device);
    drop(plan);
    ran.unwrap_or_else(|error| panic!("{spec}: {error}"));
    (
        o.read().expect("there is memory"),
        lse.read().expect("there is memory"),
    )
}

fn are_close(a: &(Vec<bf16>, Vec<f32>), b: &(Vec<bf16>, Vec<f32>)) -> bool {
    let close = |a: f32, b: f32| a == b || (a - b).abs() < 0.01;
    let mut outputs = a.0.iter().zip(&b.0);
    outputs.all(|(a, b)| close(a.to_f32(), b.to_f32()))
        && a.1.iter().zip(&b.1).all(|(a, b)| close(*a, *b))
}

fn sizes(seq_q: usize, seq_k: usize) -> Sizes {
    Sizes {
        batch: 2,
        heads: 4,
        kv_heads: 2,
        ..table::small(seq_q, seq_k)
    }
}

fn check(sample: &'static Sample, options: Options<'static>, run: (usize, usize, &str)) {
    let (seq_q, seq_k, spec) = run;
    let case = Case {
        functions: std::slice::from_ref(sample),
        ..Case::new(sizes(seq_q, seq_k), options)
    };
    let device = Device::cpu();
    let asked = samples::asked(&device, &case).expect("the interpreter has memory");
    let [plain, listed] =
        [false, true].map(|listed| compute(&device, case.shape, &asked, spec, listed));
    let same = are_close(&plain, &listed);
    assert!(same, "{}, {spec}, {options:?}", sample.name);
}

#[staged]
fn by_head(at: At, (): ()) -> Reg<bool> {
    (at.key / 64) % 4 == at.head
}

/// Of heads that share a tile each sees blocks that the others do not: the tile sees those of all.
#[test]
fn heads_that_share_a_tile_see_other_blocks() {
    let device = Device::cpu();
    let mask = MaskFunction::new(by_head).expect("it can be staged");
    let options = Options {
        masks: &[mask.with(())],
        ..Options::default()
    };
    let shape = sizes(3, 700);
    // Of whose tiles each has one head.
    let expected = compute(&device, shape, &options, "MmaBf16<64,64,4>", false);
    for listed in [false, true] {
        for spec in ["DecodeBf16<16,64,4>", "DecodeBf16<16,32,2,STAGES=3>"] {
            let found = compute(&device, shape, &options, spec, listed);
            assert!(are_close(&found, &expected), "{spec}, {listed}");
        }
    }
}

#[test]
fn every_mask_in_every_schedule() {
    let device = Device::cpu();
    let has_masks = |sample: &&'static Sample| {
        let case = Case {
            functions: std::slice::from_ref(*sample),
            ..Case::new(table::small(8, 8), Options::default())
        };
        let options = samples::asked(&device, &case).expect("the interpreter has memory");
        !options.masks.is_empty()
    };
    let masks: Vec<_> = SAMPLES.iter().filter(has_masks).collect();
    assert!(masks.len() > 10);
    let by_head = masks.iter().any(|it| it.name.contains("KV heads"));
    assert!(by_head, "no mask tells heads apart");
    let all = masks.into_iter().enumerate().flat_map(|(number, sample)| {
        let some = others()
            .into_iter()
            .enumerate()
            .flat_map(move |(beside, options)| {
                // Each mask with each option, and with each kernel, over the masks with all of both.
                let runs = RUNS.into_iter().enumerate();
                let runs = runs.filter(move |(run, _)| (run + beside + number) % 2 == 0);
                runs.map(move |(_, run)| (options, run))
            });
        some.map(move |(options, run)| (sample, options, run))
    });
    let all: Vec<_> = all.collect();
    all.into_par_iter()
        .for_each(|(sample, options, run)| check(sample, options, run));
}
