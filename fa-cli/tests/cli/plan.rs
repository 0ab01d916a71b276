//! `fa plan`: what would be launched, without a GPU.

use serde_json::Value;

use crate::fixture::{User, json, json_lines, stdout};

/// `fa plan --json` with these arguments, without NVRTC.
fn plan(args: &str) -> Value {
    let all = ["plan", "--json"].into_iter().chain(args.split(' '));
    json(User::new().fa_without_nvrtc(all))
}

/// The parameters of this kind.
fn arguments<'a>(plan: &'a Value, kind: &str) -> Vec<&'a Value> {
    let all = plan["arguments"].as_array().expect("a list");
    all.iter()
        .filter(|argument| argument["kind"] == kind)
        .collect()
}

fn scalar(plan: &Value, name: &str) -> u64 {
    let found = arguments(plan, "scalar");
    let found = found.iter().find(|argument| argument["name"] == name);
    found.expect("such a parameter")["bits"]
        .as_u64()
        .expect("a number")
}

#[test]
fn fa_s512_is_described() {
    let found = plan("--kernel FaS512<64,64,32,4> --batch 2 --seq 512 --heads 8 --kv-heads 2");
    assert_eq!(found["spec"], "FaS512<64,64,32,4>");
    assert_eq!(found["entry"], "fa_s512");
    assert_eq!(found["grid"], serde_json::json!([8, 8, 2]));
    assert_eq!(
        (found["threads"].as_u64(), found["shared_bytes"].as_u64()),
        (Some(128), Some(40960))
    );
    let tensors: Vec<&Value> = arguments(&found, "pointer")
        .iter()
        .map(|p| &p["tensor"])
        .collect();
    assert_eq!(tensors, ["q", "k", "v", "o", "lse"]);
    assert_eq!(scalar(&found, "q_stride0"), 512 * 8 * 64);
    assert_eq!(scalar(&found, "k_stride1"), 2 * 64);
    assert_eq!(scalar(&found, "lse_stride1"), 512);
    assert_eq!(scalar(&found, "group"), 4);
    let scale = f32::from_bits(scalar(&found, "scale_log2") as u32);
    assert!((scale - 0.125 * std::f32::consts::LOG2_E).abs() < 1e-7);
}

#[test]
fn packed_sequences_are_described() {
    let found =
        plan("--varlen 70,30,1:200 --heads 4 --kv-heads 2 --arch sm_80 --multiprocessors 108");
    let problem = &found["problem"];
    let sizes = ["batch", "seq_q", "seq_k"].map(|name| problem[name].as_u64());
    assert_eq!(sizes, [3, 70, 200].map(Some));
    assert_eq!(problem["packed"], true);
    let tensors: Vec<&Value> = arguments(&found, "pointer")
        .iter()
        .map(|p| &p["tensor"])
        .collect();
    let expected = ["q", "k", "v", "o", "lse", "cu_seqlens_q", "cu_seqlens_k"];
    assert_eq!(tensors, expected);
    assert_eq!(scalar(&found, "lse_stride1"), 101);
    assert_eq!(scalar(&found, "seq_q"), 70);
}

#[test]
fn pages_are_described() {
    let sizes = "--batch 3 --seq 20 --seq-k 100 --heads 4 --kv-heads 2";
    let on = "--arch sm_80 --multiprocessors 108";
    let found = plan(&format!("{sizes} --page 16 {on}"));
    let problem = &found["problem"];
    let sizes = ["batch", "seq_q", "seq_k", "page"].map(|name| problem[name].as_u64());
    assert_eq!(sizes, [3, 20, 100, 16].map(Some));
    let tensors: Vec<&Value> = arguments(&found, "pointer")
        .iter()
        .map(|p| &p["tensor"])
        .collect();
    assert_eq!(
        tensors[..7],
        ["q", "k", "v", "o", "lse", "seqused_k", "block_table"]
    );
    assert_eq!(scalar(&found, "k_stride0"), 16 * 2 * 64);
    assert_eq!(scalar(&found, "block_table_stride0"), 7);
    assert_eq!(scalar(&found, "page_size"), 16);
    let packed = plan(&format!(
        "--varlen 3:90,1:200 --heads 4 --kv-heads 2 --page 16 {on}"
    ));
    assert_eq!(packed["problem"]["packed"], true);
    assert_eq!(scalar(&packed, "seq_k"), 200);
    assert_eq!(scalar(&packed, "block_table_stride0"), 13);
}

/// Prompts and single queries over a cache are launched one after the other.
#[test]
fn both_launches_of_a_mixed_batch_are_described() {
    let args = "plan --json --varlen 300,1:2000 --page 16 --arch sm_80 --multiprocessors 108";
    let found = json_lines(User::new().fa_without_nvrtc(args.split(' ')));
    let ranges: Vec<[u64; 2]> = found
        .iter()
        .map(|row| ["least_queries", "most_queries"].map(|name| scalar(row, name)))
        .collect();
    assert_eq!(found.len(), 2, "{found:?}");
    assert_eq!(ranges[0][0], ranges[1][1] + 1);
    assert_eq!((ranges[0][1], ranges[1][0]), (u32::MAX.into(), 0));
}

#[test]
fn tensor_maps_are_described() {
    let found = plan(
        "--kernel WarpSpecializedBf16<80,2,HEAD_DIM=128> --batch 2 --seq 300 --seq-k 411 --heads 4 --kv-heads 2 --head-dim 96 --arch sm_90a --multiprocessors 7",
    );
    assert_eq!(
        (&found["arch"], &found["multiprocessors"]),
        (&"sm_90a".into(), &7.into())
    );
    assert_eq!(found["grid"], serde_json::json!([7, 1, 1]));
    let maps = arguments(&found, "map");
    let names: Vec<&Value> = maps.iter().map(|map| &map["tensor"]).collect();
    assert_eq!(names, ["q", "k", "v", "o"]);
    let k = maps[1];
    assert_eq!(
        (&k["element"], &k["swizzle"]),
        (&"bf16".into(), &"128B".into())
    );
    assert_eq!(k["shape"], serde_json::json!([96, 2, 411, 2]));
    assert_eq!(k["strides"], serde_json::json!([192, 384, 384 * 411]));
    assert_eq!(k["box"], serde_json::json!([64, 1, 80, 1]));
    assert_eq!(
        (scalar(&found, "seq_q"), scalar(&found, "seq_k")),
        (300, 411)
    );
}

#[test]
fn the_choice_of_attention() {
    let found = plan("--seq 512 --batch 32 --dtype bf16 --causal");
    // The defaults without a GPU.
    assert_eq!(
        (&found["arch"], &found["multiprocessors"]),
        (&"sm_90a".into(), &132.into())
    );
    let spec = found["spec"].as_str().expect("a spec");
    assert!(
        spec.contains("Bf16<") && spec.contains("CAUSAL=true"),
        "{spec}"
    );
    assert_eq!(found["problem"]["causal"], true);
    assert_eq!(found["problem"]["dtype"], "bf16");
    let other = plan("--seq 512 --batch 32 --window 9,-1 --softcap 2.5");
    let spec = other["spec"].as_str().expect("a spec");
    assert!(
        spec.contains("F16<") && spec.contains("WINDOW=true,SOFTCAP=true"),
        "{spec}"
    );
    assert_eq!(other["problem"]["window"], serde_json::json!([9, null]));
    assert_eq!(scalar(&other, "window_left"), 9);
    // It hides nothing that a causal mask does not: another kernel, of the problem that was asked for.
    let idle = plan("--seq 2048 --batch 8 --window 2047,0");
    assert_eq!(idle["problem"]["window"], serde_json::json!([2047, 0]));
    assert_eq!(idle["problem"]["causal"], false);
    let causal = plan("--seq 2048 --batch 8 --causal");
    assert_eq!(idle["spec"], causal["spec"]);
    assert_ne!(idle["spec"], serde_json::Value::Null);
}

#[test]
fn another_architecture_has_other_kernels() {
    let found = plan("--seq 512 --arch sm_80 --dtype bf16 --head-dim 128");
    assert_eq!(found["arch"], "sm_80");
    assert!(
        arguments(&found, "map").is_empty(),
        "sm_80 has no tensor maps"
    );
    assert_eq!(arguments(&found, "pointer").len(), 5);
}

#[test]
fn for_people() {
    let args = "plan --seq 512 --kernel FaS512<64,64,32,4>";
    let text = stdout(User::new().fa_without_nvrtc(args.split(' ')));
    for part in [
        "FaS512<64,64,32,4>",
        "8 × 8 × 1",
        "40960",
        "q: address of q",
        "scale_log2: f32 = 0.18",
    ] {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
}

#[test]
fn the_cubin_is_written() {
    let user = User::new();
    let args = "plan --json --seq 512 --kernel FaS512<64,64,32,4> --cubin k.cubin";
    let found = json(user.fa(args.split(' ').chain(["--arch", "sm_80"])));
    assert_eq!(
        (&found["cubin"], &found["cubin_arch"]),
        (&"k.cubin".into(), &"sm_80".into())
    );
    let read = || std::fs::read(user.path("k.cubin")).expect("it is written");
    let first = read();
    assert_eq!(first[..4], *b"\x7fELF");
    let found = json(
        user.fa(args
            .split(' ')
            .chain(["--arch", "sm_80", "--compile-for", "sm_90a"])),
    );
    assert_eq!(
        (&found["arch"], &found["cubin_arch"]),
        (&"sm_80".into(), &"sm_90a".into())
    );
    assert_ne!(first, read());
}

#[test]
fn each_launch_has_a_cubin() {
    let user = User::new();
    let args = "plan --json --backward --seq 4096 --head-dim 128 --arch sm_90a --multiprocessors 132 --cubin k.v1.cubin";
    let found = json_lines(user.fa(args.split(' ')));
    let files: Vec<&Value> = found.iter().map(|row| &row["cubin"]).collect();
    assert_eq!(files, ["k.v1.cubin", "k.v1-2.cubin", "k.v1-3.cubin"]);
    for row in &found {
        let file = row["cubin"].as_str().expect("a name");
        let code = std::fs::read(user.path(file)).expect("it is written");
        // The name of the kernel is in it.
        let entry = row["entry"].as_str().expect("a name").as_bytes();
        assert!(
            code.windows(entry.len()).any(|part| part == entry),
            "{file}"
        );
    }
}

#[test]
fn what_cannot_be_planned() {
    let user = User::new();
    let fails = |args: &str, parts: &[&str]| user.fails(args.split(' '), parts);
    fails("plan", &["--seq N"]);
    fails("plan --seq 512 --head-dim 300", &["head_dim 300"]);
    fails(
        "plan --seq 512 --kernel Saxpy<256>",
        &["no attention kernel"],
    );
    fails(
        "plan --seq 100 --kernel FaS512<64,64,32,4>",
        &["100", "512"],
    );
    fails(
        "plan --seq 512 --kernel WarpSpecializedF16<128,2> --arch sm_80",
        &["gate `architecture`", "sm_80"],
    );
    fails(
        "plan --seq 512 --kernel WarpSpecializedF16<128,2> --cubin k --compile-for sm_80",
        &["gate `architecture`", "sm_80"],
    );
    fails(
        "plan --seq 512 --kernel FaS512<64,64,32,4> --cubin none/k",
        &["cannot write none/k"],
    );
    for usage in [
        "--arch sm_70",
        "--multiprocessors 0",
        "--compile-for sm_80",
        "--seq x",
    ] {
        let all = ["plan", "--seq", "512"].into_iter().chain(usage.split(' '));
        user.fa(all).assert().code(2).stdout("");
    }
}

/// Only the compiler knows which tiles functions leave registers: without it they are listed, nearest first, and kernels that are named have none.
#[test]
fn smaller_tiles_are_listed_for_functions() {
    let on = "--seq 512 --head-dim 128 --dtype bf16 --arch sm_90a --multiprocessors 132";
    let listed = |plan: &Value| {
        let tiles = plan["smaller_tiles"].as_array().cloned();
        let tiles = tiles.unwrap_or_default().into_iter();
        let spec = |it: Value| it.as_str().map(str::to_owned).expect("a spec");
        tiles.map(spec).collect::<Vec<String>>()
    };
    let smaller = listed(&plan(&format!("{on} --with bias")));
    assert!(smaller.len() > 2, "{smaller:?}");
    assert!(
        smaller[0].starts_with("WarpSpecializedBf16<"),
        "{smaller:?}"
    );
    assert!(
        smaller.iter().any(|it| it.starts_with("MmaBf16<")),
        "{smaller:?}"
    );
    assert!(
        smaller.iter().all(|it| it.contains("FUNCTIONS=true")),
        "{smaller:?}"
    );
    assert_eq!(listed(&plan(&format!("{on} --with sinks"))), [""; 0]);
    let named = "--kernel MmaBf16<64,64,4,HEAD_DIM=128> --with bias";
    assert_eq!(listed(&plan(&format!("{on} {named}"))), [""; 0]);
    let gradients = format!("plan --json {on} --with bias --backward");
    let launches = json_lines(User::new().fa_without_nvrtc(gradients.split(' ')));
    let with_tiles = launches.iter().filter(|it| !listed(it).is_empty());
    let with_tiles: Vec<&Value> = with_tiles.collect();
    assert_eq!(with_tiles.len(), 1, "{launches:?}");
    let spec = with_tiles[0]["spec"].as_str().unwrap_or_default();
    assert!(spec.starts_with("BackwardWarpSpecialized"), "{spec}");
    let text = stdout(User::new().fa_without_nvrtc(format!("plan {on} --with bias").split(' ')));
    assert!(
        text.contains("if what is before it spills registers"),
        "{text}"
    );
}
