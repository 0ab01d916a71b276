use std::collections::BTreeMap;

use fa::attention::Dtype;
use fa_tune::record::Workload;

use super::*;

#[test]
fn names_tell_studies_apart() {
    let mut definition = Definition {
        kernel: "ResidentF16".to_owned(),
        options: BTreeMap::from([("SEQ".to_owned(), "512".to_owned())]),
        problem: Workload {
            shape: Shape {
                kv_heads: 2,
                ..Shape::square(32, 512, 8, 64)
            },
            dtype: Dtype::F16,
            causal: true,
            flop: 1.0,
            bytes: 1.0,
        },
        arch: "sm_90a".to_owned(),
        search: Search::Tpe {
            seeds: 20,
            trials: 100,
        },
        seed: 7,
    };
    assert_eq!(
        name("NVIDIA H200", &definition),
        "NVIDIA-H200_ResidentF16_b32-h8-kv2-s512-d64-causal-static_tpe20+100-seed7.study"
    );
    definition.search = Search::Exhaustive;
    definition.problem.shape.kv_heads = 8;
    definition.problem.causal = false;
    definition.options = BTreeMap::from([("DETERMINISTIC".to_owned(), "true".to_owned())]);
    assert_eq!(
        name("NVIDIA H200", &definition),
        "NVIDIA-H200_ResidentF16_b32-h8-s512-d64-deterministic_exhaustive-seed7.study"
    );
    definition.options.clear();
    assert_eq!(
        name("NVIDIA H200", &definition),
        "NVIDIA-H200_ResidentF16_b32-h8-s512-d64_exhaustive-seed7.study"
    );
}
