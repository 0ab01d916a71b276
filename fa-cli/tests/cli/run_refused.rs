//! What `fa run` refuses, and that it leaves no file then.

use fa::attention::Shape;
use safetensors::Dtype;

use crate::files::{SHAPE, file, kv_shape, q_shape, qkv, rejects, rejects_with};
use crate::fixture::{SPEC, User, text};

#[test]
fn input_that_is_missing_or_no_safetensors_file() {
    User::new().fails(["run", "none", "-o", "out"], &["cannot read none"]);
    rejects(
        b"not a tensor".to_vec(),
        &["in.safetensors is no safetensors file"],
    );
}

#[test]
fn a_missing_tensor() {
    let shape = kv_shape(&SHAPE);
    let bytes = file(&[("q", Dtype::F16, shape.clone()), ("key", Dtype::F16, shape)]);
    rejects(bytes, &["no tensor `k`", "key", "needs q, k and v"]);
}

#[test]
fn a_wrong_dtype() {
    let shape = kv_shape(&SHAPE);
    let bytes = file(&[
        ("q", Dtype::F16, shape.clone()),
        ("k", Dtype::F16, shape.clone()),
        ("v", Dtype::F32, shape),
    ]);
    rejects(bytes, &["`v` is F32", "F16, the type of q"]);
}

#[test]
fn a_wrong_number_of_dimensions() {
    let bytes = file(&[("q", Dtype::F16, vec![512, 64])]);
    rejects(
        bytes,
        &["`q` is [512, 64]", "(batch, seq, heads, head_dim)"],
    );
}

#[test]
fn sizes_that_fa_s512_does_not_take() {
    for (shape, parts) in [
        (
            Shape {
                seq_q: 256,
                ..SHAPE
            },
            ["sequences of 512", "256 queries"],
        ),
        (
            Shape {
                seq_k: 1024,
                ..SHAPE
            },
            ["sequences of 512", "1024 keys"],
        ),
        (
            Shape {
                head_dim: 128,
                ..SHAPE
            },
            ["head_dim 128", "64"],
        ),
    ] {
        rejects_with(&["--kernel", SPEC], qkv(&shape), &parts);
    }
}

#[test]
fn sizes_that_no_kernel_takes() {
    for (shape, parts) in [
        (
            Shape {
                head_dim: 60,
                ..SHAPE
            },
            ["head_dim 60", "multiples of 8"],
        ),
        (
            Shape {
                head_dim: 264,
                ..SHAPE
            },
            ["head_dim 264", "256"],
        ),
        (
            Shape {
                heads: 3,
                kv_heads: 2,
                ..SHAPE
            },
            ["3 query heads", "2 KV heads"],
        ),
    ] {
        rejects(qkv(&shape), &parts);
    }
}

#[test]
fn tensors_that_do_not_fit_each_other() {
    let (q, kv) = (q_shape(&SHAPE), kv_shape(&SHAPE));
    let one = |k: Vec<usize>, v: Vec<usize>| {
        file(&[
            ("q", Dtype::F16, q.clone()),
            ("k", Dtype::F16, k),
            ("v", Dtype::F16, v),
        ])
    };
    rejects(
        one(kv.clone(), q.clone()),
        &["`k` is [1, 512, 1, 64] and `v` is [1, 512, 2, 64]"],
    );
    let two = vec![2, 512, 1, 64];
    rejects(
        one(two.clone(), two),
        &["`k` is [2, 512, 1, 64]", "those of `q`"],
    );
}

/// Expects that `fa run` rejects further arguments.
fn rejects_arguments(args: &[&str], parts: &[&str]) {
    let user = User::new();
    user.write("in.safetensors", qkv(&SHAPE));
    let all = ["run", "in.safetensors", "-o", "out.safetensors"];
    user.fails(all.iter().chain(args).copied(), parts);
}

#[test]
fn specs_that_cannot_be_run() {
    rejects_arguments(&["--kernel", "FaS512<64,64"], &["cannot read the spec"]);
    rejects_arguments(&["--kernel", "FaS512<64,64,32>"], &["NUM_WARPS"]);
    rejects_arguments(
        &["--kernel", "FaS512<64,64,32,4,DEPTH=2>"],
        &["no tunable `DEPTH`", "STAGES"],
    );
    rejects_arguments(
        &["--kernel", "FaS512<64,64,32,four>"],
        &["`four`", "NUM_WARPS"],
    );
    rejects_arguments(
        &["--kernel", "FlashAttention<64>"],
        &["no kernel `FlashAttention`", "FaS512"],
    );
    rejects_arguments(
        &["--kernel", "Saxpy<256>"],
        &["no attention kernel", "FaS512", "WarpSpecializedBf16"],
    );
    rejects_arguments(
        &["--kernel", "WarpSpecializedBf16<128,3>"],
        &["takes bf16", "are f16"],
    );
}

#[test]
fn a_config_that_breaks_a_gate() {
    rejects_arguments(
        &["--kernel", "FaS512<64,64,48,4>", "--device", "cpu"],
        &["gate `pipeline`", "BLOCK_K 48"],
    );
}

#[test]
fn causal_against_the_spec() {
    rejects_arguments(
        &["--causal", "--kernel", "FaS512<64,64,32,4,CAUSAL=false>"],
        &["--causal contradicts CAUSAL=false"],
    );
}

#[test]
fn scales_without_a_meaning() {
    for scale in ["-1", "NaN", "inf"] {
        rejects_arguments(&["--device", "cpu", "--scale", scale], &["scale"]);
    }
}

#[test]
fn a_gpu_that_is_not_there() {
    rejects_arguments(&["--device", "cuda:99"], &["--device cpu"]);
}

#[test]
fn an_output_that_cannot_be_written() {
    let user = User::new();
    user.write("in.safetensors", qkv(&SHAPE));
    user.write("file", "");
    for path in ["none/out", "file/out", "."] {
        user.fails(
            ["run", "in.safetensors", "-o", path, "--device", "cpu"],
            &["cannot write"],
        );
    }
}

#[test]
fn an_output_of_before_survives_a_failure() {
    let user = User::new();
    let shape = Shape {
        head_dim: 60,
        ..SHAPE
    };
    user.write("in.safetensors", qkv(&shape));
    let out = user.write("out.safetensors", "before");
    user.fails(
        ["run", "in.safetensors", "-o", text(&out), "--device", "cpu"],
        &["head_dim 60"],
    );
    assert_eq!(std::fs::read(out).expect("it is still there"), b"before");
}

#[test]
fn random_tensors_of_no_sequence_or_of_pages_past_all_memory() {
    let user = User::new();
    for command in ["run", "plan"] {
        let usage = user.fa([command, "--varlen", "1..5x0"]).assert().code(2);
        usage.stderr(predicates::str::contains("there has to be a query"));
    }
    let page = "run --seq 8 --heads 1 --head-dim 8 --page 1000000000 --device cpu";
    user.fails(page.split(' '), &["at most 1073741824 elements"]);
}

#[test]
fn an_output_that_is_the_input() {
    let user = User::new();
    let tensors = qkv(&SHAPE);
    let path = user.write("in.safetensors", tensors.clone());
    std::os::unix::fs::symlink(&path, user.path("link")).expect("a link");
    for command in ["run", "conv-block"] {
        for output in ["in.safetensors", "./in.safetensors", "link"] {
            let args = [command, "in.safetensors", "-o", output, "--device", "cpu"];
            user.fails(args, &["--output", "the file of the input", "name another"]);
        }
    }
    assert_eq!(std::fs::read(path).expect("it is still there"), tensors);
}

#[test]
fn what_is_wrong_with_sizes_is_not_said_of_files() {
    let user = User::new();
    let heads = "--heads 6 query heads cannot share --kv-heads 4";
    for (args, said) in [
        ("run --seq 9 --heads 6 --kv-heads 4", heads),
        ("run", "there is no file of tensors: say how long"),
        (
            "plan --seq 9 --page 4294967295",
            "4294967295 keys of a page",
        ),
    ] {
        user.fails(args.split(' '), &[&format!("error: {said}")]);
    }
}
