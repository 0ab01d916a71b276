//! Masks that attention takes for windows.

use fa::attention::{At, MaskFunction};
use fa::prelude::*;
use fa_cases::functions::{Bound, Sample};
use fa_cases::{Case, Runner};

use super::{case, check_all, chosen};

/// Masks that are taken for windows, which those of so many queries are: the option's kernel has to show what the function says.
#[test]
fn masks_that_are_windows() {
    let windows = [
        Sample {
            name: "the last keys",
            tensors: |_, _| Vec::new(),
            bind: |_, _| Bound::Mask(fa::functions::window_and_sinks().with((40, 0))),
            twin: |_, shape, at, key, score| {
                let before = (at.i + shape.seq_k).checked_sub(shape.seq_q + key);
                before
                    .filter(|it| *it < 40)
                    .map_or(f64::NEG_INFINITY, |_| score)
            },
        },
        Sample {
            name: "keys around",
            tensors: |_, _| Vec::new(),
            bind: |_, _| Bound::Mask(fa::functions::global_tokens().with((17, 0))),
            twin: |_, shape, at, key, score| {
                let distance = (at.i + shape.seq_k).abs_diff(shape.seq_q + key);
                if distance <= 17 {
                    score
                } else {
                    f64::NEG_INFINITY
                }
            },
        },
        Sample {
            name: "no later key",
            tensors: |_, _| Vec::new(),
            bind: |_, _| {
                let mask = MaskFunction::new(|at: At, ()| at.key.le(at.query));
                Bound::Mask(mask.expect("it stages").with(()))
            },
            twin: |_, _, at, key, score| {
                if key <= at.i {
                    score
                } else {
                    f64::NEG_INFINITY
                }
            },
        },
    ];
    let windows: &'static [Sample] = windows.to_vec().leak();
    let documents = chosen(&["documents"]);
    let beside: &'static [Sample] = [documents, &windows[..1]].concat().leak();
    let lists = windows.iter().map(std::slice::from_ref).chain([beside]);
    let cases = lists.flat_map(|functions| {
        [(1030, 60), (1024, 1100)].into_iter().map(move |lengths| {
            let mut case = case(&functions[0], lengths, Options::default());
            (case.shape.batch, case.shape.heads, case.shape.kv_heads) = (1, 1, 1);
            (Case { functions, ..case }, Runner::ATTENTION)
        })
    });
    check_all(cases.collect());
}
