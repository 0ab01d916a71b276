//! FaS512: its problems and its configurations.

use fa::attention::Options;
use fa_dsl::config::{KernelConfig, KernelEntry};
use fa_dsl::target::{Arch, Target};
use fa_kernels::fa_s512::{FaS512Config, HEAD_DIM, SEQ};
use fa_reference::Shape;

use crate::{Case, Layout, Values};

/// A problem of so many sequences, query heads and KV heads, everything contiguous.
pub fn case([batch, heads, kv_heads]: [usize; 3]) -> Case {
    let square = Shape::square(batch, SEQ as usize, heads, HEAD_DIM as usize);
    Case {
        values: Values::Normal(1.0),
        seed: 1,
        ..Case::new(Shape { kv_heads, ..square }, Options::default())
    }
}

/// The smallest problem: one head of one sequence.
pub fn one_head() -> Case {
    case([1, 1, 1])
}

/// The same, causal.
#[must_use]
pub fn causal(case: Case) -> Case {
    let options = Options {
        causal: true,
        ..case.options
    };
    Case { options, ..case }
}

fn scaled(case: Case, scale: f32) -> Case {
    let options = Options {
        scale: Some(scale),
        ..case.options
    };
    Case { options, ..case }
}

fn with_values(case: Case, values: Values) -> Case {
    Case { values, ..case }
}

fn laid_out(case: Case, inputs: Layout, outputs: Layout) -> Case {
    Case {
        inputs,
        outputs,
        ..case
    }
}

/// Problems that differ in everything but the configuration, by name: what a change of the
/// kernel has to keep right on every device.
pub fn cases() -> Vec<(&'static str, Case)> {
    use Layout::{Contiguous, HeadsFirst, Packed, Padded};
    let one = one_head();
    let seeded = |seed, case| Case { seed, ..case };
    let gqa = seeded(2, case([2, 4, 2]));
    let mqa = seeded(3, causal(case([1, 6, 1])));
    let infinite = seeded(4, with_values(one, Values::MinusInfinity { period: 5 }));
    let nothing = with_values(one, Values::MinusInfinity { period: 1 });
    vec![
        ("one head", one),
        ("one head, causal", causal(one)),
        ("GQA", gqa),
        ("GQA, causal", causal(gqa)),
        ("MQA, causal", mqa),
        ("heads first", laid_out(gqa, HeadsFirst, HeadsFirst)),
        ("padded", laid_out(gqa, Padded(8), Padded(24))),
        ("packed, causal", laid_out(mqa, Packed, Contiguous)),
        ("outliers", with_values(gqa, Values::Outliers)),
        ("outliers, causal", with_values(mqa, Values::Outliers)),
        ("large scores", with_values(one, Values::Normal(30.0))),
        ("tiny values", with_values(one, Values::Normal(1e-4))),
        ("rows of -inf", infinite),
        ("rows of -inf, causal", causal(infinite)),
        ("nothing but -inf", nothing),
        ("scale 0", scaled(one, 0.0)),
        ("scale 1, causal", scaled(causal(one), 1.0)),
    ]
}

/// The whole search space.
pub fn space() -> Vec<FaS512Config> {
    let points = KernelEntry::of::<FaS512Config>().space();
    points
        .iter()
        .filter_map(|values| FaS512Config::from_values(values))
        .collect()
}

/// The configurations that pass every gate on `arch`, in the order of the space.
pub fn valid(arch: Arch) -> Vec<FaS512Config> {
    let target = Target::new(arch);
    space()
        .into_iter()
        .filter(|config| config.check(&target).is_ok())
        .collect()
}

/// `count` of the valid ones, spread over the space by a stride that shares no factor with the
/// tunables' numbers of values, so that all tunables vary.
pub fn sample(arch: Arch, count: usize) -> Vec<FaS512Config> {
    let all = valid(arch);
    let stride = (all.len() / count.max(1)).max(1) | 1;
    (0..count).map(|i| all[i * stride % all.len()]).collect()
}
