//! `--mask-blocks`: blocks that documents hide are known beforehand and left out.

use fa::attention::Shape;
use fa::dsl::abi::Element;
use fa::prelude::f16;
use predicates::prelude::*;
use safetensors::{Dtype, SafeTensors};
use serde_json::Value;

use crate::files::{list, q_shape, qkv, rejects_with, values, with};
use crate::fixture::{User, json, json_lines, stdout};

const SHAPE: Shape = Shape {
    batch: 2,
    seq_q: 150,
    seq_k: 150,
    heads: 2,
    kv_heads: 1,
    head_dim: 64,
};

/// `fa run` with these arguments on the interpreter; what it says.
fn run(user: &User, args: &str) -> Value {
    let all = ["run", "--device", "cpu", "--json"];
    let summary = json(user.fa_without_nvrtc(all.into_iter().chain(args.split(' '))));
    assert_eq!(summary["check"]["ok"], true, "{args}: {summary}");
    let gradients = summary["gradients"].as_array();
    let mut gradients = gradients.into_iter().flatten();
    assert!(gradients.all(|it| it["ok"] == true), "{args}: {summary}");
    summary
}

/// The numbers of an output.
fn written(user: &User, file: &str, name: &str) -> Vec<f16> {
    let bytes = std::fs::read(user.path(file)).expect("the output exists");
    let out = SafeTensors::deserialize(&bytes).expect("the output is a safetensors file");
    f16::read_bytes(out.tensor(name).expect("it is written").data())
}

#[test]
fn hidden_blocks_of_random_tensors_are_counted() {
    let user = User::new();
    for sizes in [
        "--seq 300 --batch 2 --heads 2",
        "--seq 200 --seq-k 330 --heads 2 --causal --backward",
        "--seq 200 --heads 2 --backward --deterministic --with sinks --with bias",
        "--varlen 140:230,0:9,270 --heads 2 --backward",
        "--varlen 140:230,0:9,270 --heads 2 --page 16",
        "--seq 1 --seq-k 600 --page 16 --heads 2",
        "--seq 200 --heads 2 --kernel WarpSpecializedBf16<64,2> --dtype bf16",
        "--seq 200 --heads 2 --kernel DecodeF16<16,64,4> --splits 2",
    ] {
        let summary = run(&user, &format!("{sizes} --with documents --mask-blocks"));
        let kernel = summary["kernel"].as_str().expect("a spec");
        assert!(kernel.contains("MASK_BLOCKS=true"), "{kernel}");
        let hidden = summary["mask_blocks"]["hidden"].as_u64();
        assert!(hidden > Some(0), "{summary}");
        let without = run(&user, &format!("{sizes} --with documents"));
        assert!(without.get("mask_blocks").is_none(), "{without}");
    }
}

/// The blocks are those of the kernel that is named, or that comes before the gradients' one.
#[test]
fn blocks_are_those_of_the_kernel() {
    let user = User::new();
    for (kernel, [queries, keys]) in [
        ("MmaF16<64,32,4>", [64, 32]),
        ("MmaF16<128,64,4>", [128, 64]),
        ("WarpSpecializedF16<128,2>", [128, 128]),
    ] {
        let args = format!("--seq 256 --heads 1 --with documents --backward --kernel {kernel}");
        let summary = run(&user, &format!("{args} --mask-blocks -o with"));
        let blocks = &summary["mask_blocks"];
        assert_eq!([&blocks["queries"], &blocks["keys"]], [queries, keys]);
        let count = |class: &str| blocks[class].as_u64().expect("a number");
        let all = (256 / queries) * (256 / keys);
        let found = count("hidden") + count("partial") + count("whole");
        assert_eq!(found, all as u64, "{blocks}");
        run(&user, &format!("{args} -o without"));
        for name in ["o", "dq", "dk", "dv"] {
            let [with, without] = ["with", "without"].map(|file| written(&user, file, name));
            let mut pairs = with.iter().zip(&without);
            let are_close = |(a, b): (&f16, &f16)| {
                (a.to_f32() - b.to_f32()).abs() <= 4e-3 * (1.0 + b.to_f32().abs())
            };
            assert!(pairs.all(are_close), "{kernel}: {name}");
        }
    }
    let args = "run --device cpu --seq 200 --heads 2 --with documents --mask-blocks";
    let args = args
        .split(' ')
        .chain(["--kernel", "BackwardMmaF16<64,64,4>", "--backward"]);
    let text = stdout(user.fa_without_nvrtc(args));
    for part in [
        "blocks of 128 queries and 64 keys: ",
        " hidden, ",
        " partial, ",
        " whole\n",
    ] {
        assert!(text.contains(part), "{text}");
    }
}

/// A file of documents of 40 tokens, with a gradient of the output.
fn file() -> Vec<u8> {
    let documents: Vec<u32> = (0..150).map(|it| it / 40).collect();
    let tensor = |name| (name, Dtype::I32, vec![1, 150], list(&documents));
    let mut d_o = Vec::new();
    f16::write_bytes(&values(SHAPE.q_len(), 3), &mut d_o);
    let d_o = ("do", Dtype::F16, q_shape(&SHAPE), d_o);
    with(
        &qkv(&SHAPE),
        &[tensor("document_q"), tensor("document_k"), d_o],
    )
}

#[test]
fn documents_of_a_file() {
    let user = User::new();
    user.write("in", file());
    let summary = run(
        &user,
        "in -o out --check --mask-blocks --kernel MmaF16<32,32,2>",
    );
    let blocks = &summary["mask_blocks"];
    let counts = ["hidden", "partial", "whole"].map(|class| blocks[class].as_u64());
    // Five tiles by five blocks of 32 in each of two sequences: neighbours have a document in common, and the first and the last are of one.
    assert_eq!(counts, [Some(24), Some(22), Some(4)], "{blocks}");
    assert!(summary["gradients"].is_array(), "{summary}");
    rejects_with(
        &["--mask-blocks"],
        qkv(&SHAPE),
        &["--mask-blocks: there are no documents", "document_q"],
    );
}

#[test]
fn what_has_no_blocks_to_hide_is_refused() {
    let user = User::new();
    let refused = |args: &str, parts: &[&str]| user.fails(args.split(' '), parts);
    let no_documents = [
        "--mask-blocks: there are no documents",
        "add --with documents",
        "leave it out",
    ];
    for command in ["run --device cpu", "plan", "bench"] {
        let args = format!("{command} --seq 256 --heads 2 --mask-blocks");
        refused(&args, &no_documents);
        refused(&format!("{args} --causal --with bias"), &no_documents);
        let args = format!("{args} --with documents --kernel");
        let resident = "the kernel for this problem goes through all blocks: leave them out";
        refused(&format!("{args} ResidentF16<64,2,SEQ=256>"), &[resident]);
        refused(&format!("{args} FaS512<64,64,32,4>"), &["has no option"]);
    }
    let listed = "--seq 256 --heads 2 --kernel MmaF16<64,64,4,MASK_BLOCKS=true>";
    refused(
        &format!("run --device cpu {listed}"),
        &["has MASK_BLOCKS=true", "--mask-blocks"],
    );
    refused(&format!("bench {listed}"), &["there are no masks"]);
    refused(
        "bench --ranks 2 --mask-blocks",
        &["leave --mask-blocks out"],
    );
    refused(
        "prebuild --arch sm_80 --attention --mask-blocks -o bundle",
        &["--mask-blocks is no option of --attention"],
    );
    for other in [
        "--all",
        "--grid",
        "--call",
        "--compile-only",
        "--conv 1x64x8x8",
    ] {
        let args = format!("bench --mask-blocks --with documents {other}");
        let assert = user.fa(args.split(' ')).assert().code(2);
        assert.stderr(predicate::str::contains("cannot be used with"));
    }
}

/// Of long sequences, and for a kernel that is named with it.
#[test]
fn blocks_are_found_out_without_being_asked() {
    let user = User::new();
    let text = |args: &str| {
        let assert = user.fa(args.split(' ')).assert().success();
        String::from_utf8_lossy(&assert.get_output().stdout).into_owned()
    };
    let documents = "--heads 2 --with documents";
    let plan = |seq: u32| text(&format!("plan --arch sm_90a --seq {seq} {documents}"));
    assert!(plan(512).starts_with("kernel    MaskBlocks<"));
    assert!(!plan(500).contains("MaskBlocks"));
    let gradients = text(&format!(
        "plan --arch sm_90a --seq 1024 --backward {documents}"
    ));
    assert!(gradients.starts_with("kernel    MaskBlocks<"));
    let named = format!("run --device cpu --seq 256 {documents} --kernel");
    let named = text(&format!("{named} MmaF16<64,64,4,MASK_BLOCKS=true>"));
    assert!(named.contains("MASK_BLOCKS=true") && named.contains("correct"));
}

#[test]
fn plans_have_the_lists() {
    let user = User::new();
    let args = "plan --seq 512 --heads 2 --with documents --mask-blocks --arch sm_80 --json";
    for more in ["", " --backward", " --page 16", " --kernel MmaF16<64,64,4>"] {
        let launches = json_lines(user.fa(format!("{args}{more}").split(' ')));
        let blocks = &launches[0]["problem"]["mask_blocks"];
        let [queries, keys] = ["queries", "keys"].map(|name| blocks[name].as_u64());
        let tiles = 512 / queries.expect("a number");
        assert_eq!(blocks["shape"], serde_json::json!([1, 1, tiles, 2]));
        assert!(keys > Some(0));
        let arguments = launches.iter().filter_map(|it| it["arguments"].as_array());
        let mut arguments = arguments.flatten();
        assert!(arguments.any(|it| it["tensor"] == "mask_blocks"), "{more}");
    }
}
