//! Steps of a model that generates: the interpreter's cases, random ones, and longer ones with heads of every size.

use fa::attention::RotaryPairs;
use fa::prelude::*;
use fa_cases::gpu::randoms;
use fa_cases::{GenerationCase, RotaryTables, Spots, generations, random};
use fa_reference::Shape;
use libtest_mimic::{Failed, Trial};

use crate::trial;

pub fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let mut trials = Vec::new();
    for (name, case) in generations() {
        trials.push(trial(gpu, format!("generation/{name}"), move |device| {
            check(device, &case)
        }));
    }
    for head_dim in [32, 64, 80, 128, 256] {
        for packed in [false, true] {
            let lie = if packed { "packed" } else { "dense" };
            let name = format!("generation/long/{lie}/{head_dim}");
            trials.push(trial(gpu, name, move |device| {
                check(device, &long(head_dim, packed))
            }));
        }
    }
    trials.extend(randoms(
        gpu,
        "generation/random",
        random::generations,
        0x9e4e,
        |device, _, case| check(device, case),
    ));
    trials
}

fn check(device: &Device, case: &GenerationCase) -> Result<(), Failed> {
    let wrong = |cause| Failed::from(format!("{case:?}: {cause}"));
    case.check::<f16>(device).map_err(wrong)?;
    case.check::<bf16>(device).map_err(wrong)
}

/// Sequences of thousands of keys, whose keys are split over CTAs; packed, prompts of hundreds of tokens among them.
fn long(head_dim: usize, packed: bool) -> GenerationCase {
    let prompt = if packed {
        vec![1, 300, 1, 7]
    } else {
        vec![33; 4]
    };
    GenerationCase {
        before: vec![3000, 0, 700, 4100],
        steps: [vec![prompt], vec![vec![1; 4]; 3]].concat(),
        packed,
        shape: Shape {
            kv_heads: 2,
            ..Shape::square(1, 1, 8, head_dim)
        },
        spots: Spots::Pages(64),
        rotary: Some(RotaryTables {
            rotated: head_dim / 16 * 16,
            pairs: RotaryPairs::Halves,
            wide: packed,
        }),
        options: Options {
            causal: true,
            ..Options::default()
        },
        tensors: 0,
        functions: &[],
        padded: false,
        lse: true,
        seed: head_dim as u64,
    }
}
