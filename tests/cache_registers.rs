//! Registers of the schedules whose copy engine reads a cache, held against ptxas: what `attention()` chooses where queries are many, and some
//! tiles for few.

use fa::attention::{
    AddedKeys, Chip, Configured, Dtype, Options, Packed, Paged, Problem, Shape, Window, choose,
};
use fa_cases::compiled::compile_without_spills;
use fa_dsl::abi::{Extent, TensorView};
use fa_dsl::target::Arch;
use rayon::prelude::*;

/// A list of numbers that no memory stands behind.
fn list(count: u64) -> TensorView<'static, u32> {
    TensorView::from_extent(Extent {
        address: 1 << 40,
        shape: [count, 1, 1, 1],
        strides: [1, 0, 0, 0],
        element_bytes: 4,
    })
}

/// Masks and scores of all kinds, over pages and rows of a cache, with queries packed and not.
fn problems(head_dim: usize, length: usize) -> Vec<Problem<'static>> {
    let mut all = Vec::new();
    for (number, causal, window, paged, packed) in [
        (0, true, None, true, true),
        (1, false, None, true, true),
        (2, true, None, true, false),
        (3, false, Some(Window::symmetric(100)), true, true),
        (4, false, None, false, true),
        (5, true, Some(Window::symmetric(100)), false, false),
    ] {
        let options = Options {
            causal,
            window,
            softcap: (number == 3).then_some(30.0),
            packed: packed.then(|| Packed {
                cu_seqlens_q: list(9),
                cu_seqlens_k: None,
                max_seq_q: length,
                max_seq_k: length,
            }),
            seqused_k: Some(list(8)),
            added_k: AddedKeys::AsQueries,
            cache_batch_idx: (!paged).then(|| list(8)),
            cache_leftpad: (number == 5).then(|| list(8)),
            paged: paged.then(|| Paged {
                block_table: list(8),
                page: 16,
                max_seq_k: length,
            }),
            ..Options::default()
        };
        all.push(Problem {
            dtype: Dtype::Bf16,
            shape: Shape {
                kv_heads: 4,
                ..Shape::square(8, length, 16, head_dim)
            },
            options,
            lse: number % 2 == 0,
        });
    }
    all
}

/// What is wrong with a kernel, by ptxas: products that wait for each other are an error of the compiler.
fn fault(kernel: &Configured) -> Option<String> {
    compile_without_spills(kernel.entry(), kernel.values(), Arch::Sm90a).err()
}

#[test]
fn what_is_chosen_for_a_cache_does_not_spill() {
    let chip = Chip {
        arch: Arch::Sm90a,
        multiprocessors: 132,
    };
    let mut kernels: Vec<Configured> = Vec::new();
    for head_dim in [64, 128, 192, 256] {
        for length in [128, 512, 4096] {
            for problem in problems(head_dim, length) {
                let kernel = choose(chip, &problem).expect("there is a kernel for every such head");
                assert!(
                    kernel.entry().name.starts_with("WarpSpecialized"),
                    "{}",
                    kernel.spec()
                );
                if !kernels.contains(&kernel) {
                    kernels.push(kernel);
                }
            }
        }
    }
    let faults: Vec<String> = kernels.par_iter().filter_map(fault).collect();
    assert!(
        faults.is_empty(),
        "{} of {}:\n{}",
        faults.len(),
        kernels.len(),
        faults.join("\n")
    );
}

#[test]
fn few_queries_by_the_copy_engine_do_not_spill() {
    let cache = "SEQUSED_K=true,PAGED=true";
    let specs = [
        format!("DecodeBf16<16,64,4,STAGES=4,BULK=true,HEAD_DIM=128,{cache}>"),
        format!("DecodeBf16<16,64,4,STAGES=3,CTAS=2,BULK=true,HEAD_DIM=128,{cache}>"),
        format!(
            "DecodeBf16<64,64,4,STAGES=4,BULK=true,HEAD_DIM=128,CAUSAL=true,PACKED=true,{cache}>"
        ),
        format!("DecodeBf16<16,64,4,STAGES=4,BULK=true,HEAD_DIM=64,{cache}>"),
        format!("DecodeBf16<16,64,4,STAGES=2,BULK=true,HEAD_DIM=256,{cache}>"),
    ];
    no_faults(&specs);
}

#[test]
fn few_queries_by_a_warpgroup_do_not_spill() {
    let cache = "SEQUSED_K=true,PAGED=true";
    let options = "CAUSAL=true,WINDOW=true,SOFTCAP=true,ALIBI=true,SINKS=true,PACKED=true";
    let tiles = |head_dim: u32| match head_dim {
        256 => ["64,64,4", "64,64,4"],
        192 => ["64,64,4,STAGES=3", "64,64,4,STAGES=3"],
        _ => ["64,64,4,STAGES=4", "64,128,4"],
    };
    let of = |head_dim: u32| {
        let [rows, pages] = tiles(head_dim);
        let rest = format!("WARPGROUP=true,HEAD_DIM={head_dim}");
        [
            format!("DecodeBf16<{rows},{rest}>"),
            format!("DecodeBf16<{rows},{rest},{options}>"),
            format!("DecodeBf16<{pages},{rest},{options},{cache}>"),
        ]
    };
    no_faults([64, 128, 192, 256].map(of).as_flattened());
}

/// That none of these kernels spills.
fn no_faults(specs: &[String]) {
    let kernels: Vec<Configured> = specs
        .iter()
        .map(|spec| Configured::find(spec).unwrap().unwrap())
        .collect();
    let faults: Vec<String> = kernels.par_iter().filter_map(fault).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
