use fa::dsl::target::Arch;
use half::f16;

use super::*;

const CHIP: Chip = Chip {
    arch: Arch::Sm90a,
    multiprocessors: 132,
};

fn series(kernel: Option<&str>, batch: Batch) -> Series {
    Series {
        kernel: kernel.map(str::to_owned),
        batch,
        heads: 8,
        kv_heads: 8,
        head_dim: 64,
        causal: true,
        dtype: Dtype::F16,
    }
}

#[test]
fn fas512_is_measured_at_its_length_and_attention_at_others() {
    let series = series(Some("FaS512<64,64,32,4>"), Batch::Tokens(1024));
    let cells = series
        .cells::<f16>(&[128, 512, 2048], CHIP)
        .expect("every length has a kernel");
    let names: Vec<&str> = cells.iter().map(|cell| cell.choice.spec.name()).collect();
    assert_eq!(names[1], "FaS512");
    assert!(names[0] != "FaS512" && names[2] != "FaS512", "{names:?}");
    assert!(cells.iter().all(|cell| cell.choice.spec.has("CAUSAL")));
    let batches: Vec<usize> = cells.iter().map(|cell| cell.shape.batch).collect();
    assert_eq!(batches, [8, 2, 1]);
}

#[test]
fn a_kernel_that_takes_no_length_is_refused() {
    let wide = Series {
        head_dim: 128,
        ..series(Some("FaS512<64,64,32,4>"), Batch::Tokens(1024))
    };
    let error = wide
        .cells::<f16>(&[128, 512], CHIP)
        .expect_err("FaS512 has heads of 64");
    let error = format!("{error:#}");
    assert!(error.contains("takes none of the lengths"), "{error}");
}

#[test]
fn other_kernels_are_measured_at_every_length() {
    let series = series(Some("MmaF16<64,32,4>"), Batch::Sequences(3));
    let cells = series
        .cells::<f16>(&[100, 512], CHIP)
        .expect("it takes every length");
    for cell in cells {
        assert_eq!(cell.choice.spec.name(), "MmaF16");
        assert_eq!(cell.shape.batch, 3);
    }
}

#[test]
fn a_problem_counts_what_has_to_move() {
    let cells = series(None, Batch::Sequences(2))
        .cells::<f16>(&[128], CHIP)
        .expect("attention() has a kernel");
    let problem = cells[0].problem::<f16>();
    let tensor = 2 * 128 * 8 * 64;
    assert_eq!(problem.bytes, f64::from(4 * 2 * tensor + 4 * 2 * 8 * 128));
    assert_eq!(problem.flop, f64::from(4 * tensor * 128 / 2));
}
