//! Tensors of which functions of scores read an element for each query and key, copied to shared memory ahead of the scores.

use fa_cases::functions::{BIAS_OF_ALL, BIAS_OF_HEADS, SAMPLES};
use fa_cases::{BackwardRunner, Case};
use fa_dsl::target::Arch;
use fa_reference::Shape;
use rayon::prelude::*;

use super::{check, options, shape};

/// With one dimension or another, of both sizes of elements, beside every option, where blocks are whole and where they are not.
#[test]
fn copied_rows_have_gradients() {
    let named = |name: &str| {
        let mut all = SAMPLES.iter().filter(|it| it.name == name);
        *all.next().expect("it is one of them")
    };
    let samples = [
        (named("additive bias"), 4),
        (named("additive bias that hides"), 4),
        (BIAS_OF_ALL, 2),
        (BIAS_OF_HEADS, 2),
    ];
    let tiles = [
        ("<64,BULK=false,COPY_ROWS=", ">", 64),
        (
            "<64,DS_STAGES=1,LATE=true,COPY_ROWS=",
            ",HEAD_DIM=128>",
            128,
        ),
        ("<64,BULK=false,FIRST_WRITES=true,COPY_ROWS=", ">", 64),
    ];
    let all = options();
    let cases = (0..samples.len() * tiles.len()).into_par_iter();
    cases.for_each(|number| {
        let (sample, bytes) = samples[number % samples.len()];
        let (before, after, head_dim) = tiles[number / samples.len()];
        let tunables = format!("{before}{bytes}{after}").leak();
        let runner = BackwardRunner::WarpSpecialized(tunables);
        for (round, (seq_q, seq_k)) in [(100, 136), (136, 88)].into_iter().enumerate() {
            let shape = Shape {
                batch: 2,
                heads: 4,
                kv_heads: 2,
                ..shape(seq_q, seq_k, head_dim)
            };
            let options = all[(5 * number + 3 * round) % all.len()];
            if runner.refuses(&options) {
                continue;
            }
            let case = Case {
                functions: vec![sample].leak(),
                ..Case::new(shape, options)
            };
            check(Arch::Sm90a, case, runner);
        }
    });
}
