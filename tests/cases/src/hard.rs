//! Problems made to break one way of computing softmax or another.

use fa::attention::{Options, Seq, Window};
use fa_reference::Shape;

use crate::table::small;
use crate::{Case, Values};

/// The problems of either element type, by name. Kernels go through the keys from the last block to
/// the first.
pub fn either_type() -> Vec<(String, Case)> {
    masked(values())
}

/// Those that only bfloat16 has the range for.
pub fn bfloat16() -> Vec<(String, Case)> {
    let large = |std: f32| (format!("values of {std:e}"), Values::LargeValues(std));
    let far = Values::Extreme {
        query: 2.0_f32.powi(100),
        key: 2.0_f32.powi(-85),
    };
    masked(vec![
        large(1e30),
        large(1e-30),
        ("queries of 2^100".to_owned(), far),
    ])
}

fn masked(values: Vec<(String, Values)>) -> Vec<(String, Case)> {
    let mut all = Vec::new();
    for (name, values) in values {
        for (mask, shape, options) in masks() {
            let case = Case {
                values,
                ..Case::new(shape, options)
            };
            all.push((format!("{name}, {mask}"), case));
        }
    }
    all
}

/// One head: the smallest problem of several blocks of keys, of which some rows see none of the first
/// that is gone through, or none at all.
fn masks() -> [(&'static str, Shape, Options<'static>); 6] {
    let shape = |seq_q, seq_k| Shape {
        heads: 1,
        ..small(seq_q, seq_k)
    };
    let full = Options::default();
    let causal = Options {
        causal: true,
        ..full
    };
    let window = Options {
        window: Some(Window {
            left: Some(90),
            right: Some(10),
        }),
        ..full
    };
    let fixed = Options {
        seq: Some(Seq::Static(192)),
        ..causal
    };
    let softcap = Options {
        softcap: Some(20.0),
        ..full
    };
    [
        ("full", shape(100, 230), full),
        ("causal", shape(100, 230), causal),
        ("causal with more queries than keys", shape(120, 90), causal),
        ("window", shape(100, 230), window),
        ("softcap", shape(100, 230), softcap),
        ("of length 192", shape(192, 192), fixed),
    ]
}

fn values() -> Vec<(String, Values)> {
    let mut all = Vec::new();
    // Rises of less than a conditional rescale's 8 binary orders a block, of more, and of more than
    // float32's exponent holds; in the order of processing with a minus, against it without.
    for slope in [0.15, 1.0, 10.0] {
        for slope in [slope, -slope] {
            all.push((format!("slope {slope}"), Values::Slope(slope)));
        }
    }
    for score in [5.4, 11.0, 17.0, 100.0, 30_000.0] {
        for (key, from_end) in [(0, false), (0, true)] {
            let end = if from_end { " from the end" } else { "" };
            let values = Values::Spike {
                key,
                from_end,
                score,
            };
            all.push((format!("key {key}{end} higher by {score}"), values));
        }
    }
    for (first, count) in [(0, 100), (1, 229), (0, 230)] {
        let name = format!("keys {first} to {} of score -inf", first + count - 1);
        all.push((name, Values::HiddenKeys { first, count }));
    }
    for (query, key) in [(256.0, 2048.0), (-256.0, 2048.0), (4096.0, 16_384.0)] {
        let name = format!("scores of ±{query}·{key}");
        all.push((name, Values::Extreme { query, key }));
    }
    all.extend([
        (
            "queries of score -inf".to_owned(),
            Values::MinusInfinity { period: 3 },
        ),
        ("constant rows".to_owned(), Values::Constant(1.0)),
        ("constant and negative".to_owned(), Values::Constant(-30.0)),
        ("values of 20000".to_owned(), Values::LargeValues(10_000.0)),
        ("key 80 is NaN".to_owned(), Values::NotANumber { key: 80 }),
        ("key 229 is NaN".to_owned(), Values::NotANumber { key: 229 }),
    ]);
    all
}
