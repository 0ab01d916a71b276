//! `fa run` on random tensors: every option computes what it says, and what cannot be is refused.

use predicates::prelude::*;
use serde_json::Value;

use crate::fixture::{User, json, stdout};

/// `fa run` with these arguments on the interpreter.
fn run(args: &str) -> Value {
    let user = User::new();
    let all = ["run", "--device", "cpu", "--json"];
    let found = json(user.fa_without_nvrtc(all.into_iter().chain(args.split(' '))));
    assert!(user.files().is_empty(), "it writes nothing");
    found
}

/// Expects a correct result, and gives the kernel.
fn correct(args: &str) -> String {
    let found = run(args);
    assert_eq!(found["check"]["ok"], true, "{args}: {found}");
    found["kernel"].as_str().expect("a spec").to_owned()
}

#[test]
fn any_shape() {
    let kernel = correct("--batch 2 --seq 50 --seq-k 71 --heads 4 --kv-heads 2 --head-dim 80");
    assert!(kernel.contains("F16"), "{kernel}");
    let found = run("--batch 2 --seq 50 --heads 3");
    assert_eq!(found["check"]["heads"], 6);
}

#[test]
fn every_option() {
    let all = "--seq 60 --seq-k 90 --heads 2 --dtype bf16 --causal --window 20,-1 --softcap 5 \
               --scale 0.3 --seed 3";
    let kernel = correct(all);
    for option in ["Bf16", "CAUSAL=true", "WINDOW=true", "SOFTCAP=true"] {
        assert!(kernel.contains(option), "{kernel}");
    }
}

#[test]
fn windows() {
    for window in ["3,5", "0,0", "-1,4", "7,-1"] {
        let kernel = correct(&format!("--seq 70 --seq-k 40 --heads 1 --window {window}"));
        assert!(kernel.contains("WINDOW=true"), "{kernel}");
    }
    let kernel = correct("--seq 40 --heads 1 --window -1,-1");
    assert!(!kernel.contains("WINDOW"), "{kernel}");
}

#[test]
fn lengths_that_the_kernel_knows() {
    let kernel = correct("--seq 96 --heads 1 --static");
    assert!(kernel.contains("SEQ=96"), "{kernel}");
    let kernel = correct("--seq 96 --heads 1 --dynamic");
    assert!(!kernel.contains("SEQ"), "{kernel}");
}

#[test]
fn named_kernels() {
    let kernel = correct("--seq 33 --heads 1 --kernel WarpSpecializedBf16<128,2>");
    assert_eq!(kernel, "WarpSpecializedBf16<128,2>");
    let kernel =
        correct("--seq 33 --heads 1 --kernel WarpSpecializedF16<128,2> --causal --window 4,0");
    assert_eq!(kernel, "WarpSpecializedF16<128,2,CAUSAL=true,WINDOW=true>");
    let kernel =
        correct("--seq 33 --heads 1 --kernel WarpSpecializedF16<128,2,SOFTCAP=true> --softcap 2");
    assert_eq!(kernel, "WarpSpecializedF16<128,2,SOFTCAP=true>");
    let kernel = correct("--seq 512 --heads 1 --kernel FaS512<64,64,32,4> --causal");
    assert_eq!(kernel, "FaS512<64,64,32,4,CAUSAL=true>");
}

#[test]
fn the_result_for_people() {
    let args = "run --seq 20 --heads 2 --device cpu";
    let text = stdout(User::new().fa(args.split(' ')));
    for part in [
        "WarpSpecializedF16<",
        "interpreter",
        "correct (2 heads against float64)",
    ] {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
}

/// Expects status 1 and each part in the message.
fn fails(args: &str, parts: &[&str]) {
    let all = ["run", "--device", "cpu"];
    User::new().fails(all.into_iter().chain(args.split(' ')), parts);
}

#[test]
fn problems_without_a_kernel() {
    fails("--seq 20 --head-dim 60", &["head_dim 60"]);
    fails("--seq 20 --head-dim 512", &["head_dim 512", "256"]);
    fails(
        "--seq 20 --heads 3 --kv-heads 2",
        &["--heads 3", "--kv-heads 2"],
    );
    fails(
        "--seq 4000000000 --heads 4000000000",
        &["make a size smaller"],
    );
    fails("--seq 4000000 --heads 400", &["make a size smaller"]);
}

#[test]
fn neither_a_file_nor_sizes() {
    User::new().fails(["run"], &["no file of tensors", "--seq N"]);
}

#[test]
fn options_without_a_meaning() {
    for softcap in ["0", "-3", "inf", "nan"] {
        fails(&format!("--seq 20 --softcap {softcap}"), &["softcap"]);
    }
    fails("--seq 20 --scale -1", &["scale -1"]);
    fails(
        "--seq 20 --seq-k 30 --static",
        &["--static", "20 queries and 30 keys"],
    );
}

#[test]
fn packed_sequences() {
    let lengths = "--varlen 40,0:9,1:70,5..60x4 --heads 4 --kv-heads 2";
    let kernel = correct(&format!("{lengths} --causal --dtype bf16"));
    assert!(kernel.contains("PACKED=true"), "{kernel}");
    correct(&format!(
        "{lengths} --head-dim 80 --with sinks --with alibi_slopes"
    ));
    let named = correct(&format!("{lengths} --kernel MmaF16<64,64,4>"));
    assert!(named.contains("PACKED=true"), "{named}");
    for (args, parts) in [
        ("--varlen 9 --static", &["sequences differ in length"][..]),
        (
            "--varlen 9 --kernel FaS512<64,64,32,4>",
            &["--varlen", "no option PACKED"],
        ),
        (
            "--seq 9 --kernel MmaF16<64,64,4,PACKED=true>",
            &["PACKED=true", "--varlen LENGTHS"],
        ),
        (
            "--varlen 2097152 --heads 65536 --head-dim 256",
            &["2^40 elements"],
        ),
    ] {
        fails(args, parts);
    }
}

#[test]
fn keys_in_pages() {
    let dense = "--batch 2 --seq 3 --seq-k 90 --heads 4 --kv-heads 2";
    for page in ["1", "16", "64", "500"] {
        let kernel = correct(&format!("{dense} --page {page} --causal"));
        assert!(kernel.contains("SEQUSED_K=true,PAGED=true"), "{kernel}");
    }
    let packed = "--varlen 40,0:9,1:70,5..60x4 --heads 4 --kv-heads 2";
    let kernel = correct(&format!("{packed} --page 7 --dtype bf16 --window 9,-1"));
    assert!(kernel.contains("PACKED=true"), "{kernel}");
    assert!(kernel.contains("PAGED=true"), "{kernel}");
    let named = correct("--seq 5 --seq-k 40 --page 8 --kernel MmaF16<64,64,4>");
    assert_eq!(named, "MmaF16<64,64,4,SEQUSED_K=true,PAGED=true>");
    for (args, parts) in [
        (
            "--seq 9 --page 4 --static",
            &["sequences differ in length"][..],
        ),
        (
            "--seq 9 --page 4 --kernel FaS512<64,64,32,4>",
            &["--page", "no option SEQUSED_K"],
        ),
        (
            "--seq 9 --kernel MmaF16<64,64,4,SEQUSED_K=true,PAGED=true>",
            &["SEQUSED_K=true", "--page N"],
        ),
    ] {
        fails(args, parts);
    }
}

#[test]
fn options_against_the_kernel() {
    for (args, parts) in [
        (
            "FaS512<64,64,32,4> --window 3,3",
            &["--window", "no option WINDOW"][..],
        ),
        (
            "FaS512<64,64,32,4> --softcap 3",
            &["--softcap", "no option SOFTCAP"],
        ),
        (
            "FaS512<64,64,32,4> --static",
            &["--static", "no option SEQ"],
        ),
        (
            "FaS512<64,64,32,4> --dtype bf16",
            &["takes f16", "are bf16"],
        ),
        (
            "WarpSpecializedBf16<128,2> --dtype f16",
            &["takes bf16", "are f16"],
        ),
        (
            "WarpSpecializedF16<128,2,CAUSAL=false> --causal",
            &["--causal contradicts CAUSAL=false"],
        ),
        (
            "WarpSpecializedF16<128,2,WINDOW=false> --window 1,1",
            &["--window contradicts WINDOW=false"],
        ),
        (
            "WarpSpecializedF16<128,2,WINDOW=true>",
            &["WINDOW=true", "--window L,R"],
        ),
        (
            "WarpSpecializedF16<128,2,SOFTCAP=true>",
            &["SOFTCAP=true", "--softcap X"],
        ),
        (
            "WarpSpecializedF16<128,2,SEQ=64>",
            &["sequences of 64", "512 queries"],
        ),
        (
            "WarpSpecializedF16<128,2,SEQ=512> --dynamic",
            &["--dynamic contradicts SEQ=512"],
        ),
        (
            "WarpSpecializedF16<128,2,HEAD_DIM=64> --head-dim 128",
            &["head_dim 128", "64"],
        ),
        ("WarpSpecializedF16<100,2>", &["gate `tiles`"]),
    ] {
        fails(&format!("--seq 512 --kernel {args}"), parts);
    }
}

#[test]
fn wrong_usage_has_status_2() {
    for (args, part) in [
        ("--batch 3", "--seq"),
        ("--seq 0", "0 is not in"),
        ("--seq 20 --window 3", "L,R"),
        (
            "--seq 20 --window 3,x",
            "`x` is neither a number of keys nor -1",
        ),
        ("--seq 20 --window 3,-2", "`-2`"),
        ("--seq 20 --dtype f32", "bf16"),
        ("--seq 20 --varlen 3", "cannot be used with"),
        ("--varlen 3 --batch 2", "cannot be used with"),
        ("--page 16", "--seq"),
        ("--seq 20 --page 0", "0 is not in"),
        ("in.safetensors -o out --page 16", "--seq"),
        ("--varlen 3,y", "`y` is no length"),
        ("in.safetensors -o out --varlen 3", "cannot be used with"),
        ("--seq 20 --static --dynamic", "--dynamic"),
        ("in.safetensors", "--output"),
        ("in.safetensors -o out --seq 20", "cannot be used with"),
        ("in.safetensors -o out --dtype f16", "cannot be used with"),
        ("in.safetensors -o out --seed 3", "--seed"),
    ] {
        User::new()
            .fa(["run"].into_iter().chain(args.split(' ')))
            .assert()
            .code(2)
            .stdout("")
            .stderr(predicate::str::contains(part));
    }
}
