//! The gradient of a file's bias, held against float64: the reference's, and differences of its forward pass.

use fa::dsl::abi::Element;
use predicates::prelude::*;
use safetensors::{Dtype, SafeTensors};
use serde_json::Value;

use crate::bias_file::{Given, bytes_of, numbers};
use crate::files::{file, list, paged, rejects, rejects_with, with};
use crate::fixture::{User, json, stdout};

/// `fa run` with these arguments on the interpreter; what it says.
fn run(user: &User, args: &str) -> Value {
    let all = ["run", "--device", "cpu", "--json"];
    json(user.fa_without_nvrtc(all.into_iter().chain(args.split(' '))))
}

/// What is said of the gradient of the bias; null if nothing.
fn d_bias_check(summary: &Value) -> Value {
    let checks = summary["gradients"].as_array().expect("they are checked");
    assert!(checks.iter().all(|it| it["ok"] == true), "{summary}");
    let found = checks.iter().find(|it| it["tensor"] == "d_bias");
    found.cloned().unwrap_or_default()
}

/// The number format of a tensor of the output, its sizes and its bytes.
fn written(user: &User, name: &str) -> Option<(Dtype, Vec<usize>, Vec<u8>)> {
    let bytes = std::fs::read(user.path("out")).expect("the output exists");
    let out = SafeTensors::deserialize(&bytes).expect("the output is a safetensors file");
    let tensor = out.tensor(name).ok()?;
    let bytes = tensor.data().to_vec();
    Some((tensor.dtype(), tensor.shape().to_vec(), bytes))
}

/// Runs the file, with the command's own check; gives the gradient that is written.
fn d_bias_of(user: &User, given: &Given) -> Vec<f64> {
    user.write("in", given.file());
    let summary = run(user, "in -o out --check --causal");
    assert_eq!(d_bias_check(&summary)["ok"], true, "{summary}");
    let (dtype, sizes, bytes) = written(user, "d_bias").expect("it is written");
    assert_eq!((dtype, &sizes[..]), (Dtype::F32, &given.sizes[..]));
    f32::read_bytes(&bytes).into_iter().map(f64::from).collect()
}

/// What numbers of bfloat16 lead off from float64: one in 256 of the largest, and what elements that are 0 are off by.
fn holds(found: &[f64], exact: &[f64], of: &str) {
    let largest = exact.iter().fold(0.0_f64, |most, it| most.max(it.abs()));
    assert!(
        largest > 0.1,
        "{of}: {largest} is too little to be compared"
    );
    for (place, (found, exact)) in found.iter().zip(exact).enumerate() {
        let error = (found - exact).abs();
        assert!(
            error < largest / 64.0,
            "{of}, {place}: {found}, not {exact}"
        );
    }
}

/// Of each score, and summed up along each dimension, whatever type the bias has.
#[test]
fn of_dense_sequences() {
    for (of_bias, sizes) in [
        (Dtype::F32, [2, 4, 20, 35]),
        (Dtype::BF16, [2, 4, 20, 35]),
        (Dtype::F32, [1, 1, 1, 35]),
        (Dtype::BF16, [1, 1, 1, 35]),
        (Dtype::F32, [1, 4, 20, 35]),
        (Dtype::F32, [2, 1, 20, 35]),
        (Dtype::F32, [2, 4, 1, 35]),
    ] {
        let given = Given::dense(of_bias, sizes);
        let found = d_bias_of(&User::new(), &given);
        holds(&found, &given.exact(), &format!("{of_bias:?} of {sizes:?}"));
    }
}

/// As fast as the output itself changes, without anything that knows how to go back.
#[test]
fn as_the_output_changes() {
    let keys = Given::dense(Dtype::F32, [1, 1, 1, 35]);
    let differences: Vec<f64> = (0..35).map(|place| keys.difference(place)).collect();
    holds(&d_bias_of(&User::new(), &keys), &differences, "keys");
    let each = Given::dense(Dtype::BF16, [2, 4, 20, 35]);
    // Those of queries and keys of either sequence and of several heads, some of them hidden.
    let places: Vec<usize> = (0..40).map(|it| it * 139).collect();
    let found = d_bias_of(&User::new(), &each);
    let found: Vec<f64> = places.iter().map(|place| found[*place]).collect();
    let differences: Vec<f64> = places.iter().map(|place| each.difference(*place)).collect();
    holds(&found, &differences, "each");
}

/// Queries and keys are counted within the sequence, and one past the longest has no gradient.
#[test]
fn of_packed_sequences() {
    for sizes in [
        [3, 4, 20, 30],
        [1, 4, 20, 30],
        [1, 1, 1, 30],
        [3, 4, 22, 33],
    ] {
        let given = Given::packed(sizes);
        let found = d_bias_of(&User::new(), &given);
        let exact = given.exact();
        holds(&found, &exact, &format!("{sizes:?}"));
        // Not even the last bit of it.
        let zeros = exact.iter().zip(&found).filter(|(exact, _)| **exact == 0.0);
        assert!(zeros.clone().all(|(_, found)| *found == 0.0), "{sizes:?}");
        assert_eq!(zeros.count() > 0, sizes[2] != 1, "{sizes:?}");
    }
}

/// Documents beside it hide keys, of which the bias has no gradient.
#[test]
fn beside_documents() {
    let given = Given::dense(Dtype::F32, [2, 4, 20, 35]);
    let of_keys: Vec<u32> = (0..35).map(|it| it / 16).collect();
    let documents = [
        ("document_q", Dtype::I32, vec![1, 20], list(&of_keys[15..])),
        ("document_k", Dtype::I32, vec![1, 35], list(&of_keys)),
    ];
    let user = User::new();
    user.write("in", with(&given.file(), &documents));
    let summary = run(&user, "in -o out --check --causal");
    assert_eq!(d_bias_check(&summary)["ok"], true, "{summary}");
    let (_, _, bytes) = written(&user, "d_bias").expect("it is written");
    let found = f32::read_bytes(&bytes);
    // The last query is in the last document, of three keys.
    let last = &found[found.len() - 35..];
    assert!(last[..32].iter().all(|it| *it == 0.0), "{last:?}");
    assert!(last[32..].iter().all(|it| *it != 0.0), "{last:?}");
}

/// Only where both are in the file.
#[test]
fn without_a_bias_or_without_do_there_is_none() {
    let given = Given::dense(Dtype::F32, [1, 1, 1, 35]);
    for missing in ["bias", "do"] {
        let mut tensors = given.tensors();
        tensors.retain(|(name, ..)| *name != missing);
        let user = User::new();
        user.write("in", with(&file(&[]), &tensors));
        run(&user, "in -o out");
        assert!(written(&user, "d_bias").is_none(), "without {missing}");
        assert_eq!(written(&user, "dq").is_some(), missing == "bias");
    }
}

/// Where all gradients are to have the same bits, it has them, too.
#[test]
fn it_has_the_same_bits_every_time() {
    let given = Given::dense(Dtype::F32, [1, 1, 1, 35]);
    let user = User::new();
    user.write("in", given.file());
    for args in [
        "--deterministic",
        "--kernel BackwardMmaBf16<32,64,2,DETERMINISTIC=true>",
    ] {
        let found = [0, 1].map(|_| {
            let summary = run(&user, &format!("in -o out --check {args}"));
            assert_eq!(d_bias_check(&summary)["ok"], true, "{args}: {summary}");
            written(&user, "d_bias").expect("it is written")
        });
        assert_eq!(found[0], found[1], "{args}");
    }
    let summary = run(
        &user,
        "--seq 20 --heads 2 --backward --with bias --deterministic",
    );
    assert_eq!(d_bias_check(&summary)["ok"], true, "{summary}");
}

#[test]
fn of_random_tensors() {
    for args in [
        "--seq 40 --seq-k 70 --batch 2 --heads 4 --kv-heads 2 --causal",
        "--varlen 20:30,0:9,70 --heads 2 --dtype bf16 --with documents",
        "--seq 50 --heads 2 --softcap 5 --with sinks --with alibi_slopes",
        "--seq 64 --heads 1 --kernel BackwardMmaF16<32,64,2>",
        // Warpgroups share keys, and hand each other parts of 16 bits.
        "--seq 100 --heads 2 --head-dim 256 --dtype bf16",
        "--seq 100 --heads 2 --head-dim 192 --causal",
        "--seq 64 --heads 1 --kernel BackwardWarpSpecializedBf16<64>",
    ] {
        let user = User::new();
        let summary = run(&user, &format!("--backward --with bias {args}"));
        assert_eq!(d_bias_check(&summary)["ok"], true, "{args}: {summary}");
    }
    let args = "run --device cpu --backward --with bias --seq 20 --heads 2";
    let text = stdout(User::new().fa_without_nvrtc(args.split(' ')));
    let last = text.lines().last().unwrap_or_default();
    assert!(
        last.starts_with("d_bias ") && last.contains("correct"),
        "{text}"
    );
}

#[test]
fn what_does_not_fit_is_refused() {
    let wrong = |sizes| Given::dense(Dtype::F32, sizes).file();
    let message = "(1 or 2, 1 or 4, 1 or 20, 1 or 35)";
    rejects(wrong([1, 1, 20, 34]), &["is [1, 1, 20, 34]", message]);
    rejects(wrong([3, 1, 1, 35]), &["is [3, 1, 1, 35]", message]);
    let packed = Given::packed([3, 4, 20, 29]).file();
    rejects(packed, &["[3, 4, 20, 29]", "1 or 30 or more"]);
    // What is written is not read.
    let given = Given::dense(Dtype::F32, [1, 1, 1, 35]);
    let d_bias = ("d_bias", Dtype::F32, vec![1, 1, 1, 35], vec![0; 35 * 4]);
    rejects(
        with(&given.file(), &[d_bias]),
        &["`d_bias` is no tensor of attention"],
    );
    rejects_with(
        &["--ranks", "2"],
        given.file(),
        &["--ranks takes neither caches nor ranges, biases and documents"],
    );
    let cached = paged(&[0, 33, 33, 70], &[0, 16, 26, 80]);
    let d_o = bytes_of(&numbers(70 * 4 * 64, 4), Dtype::F16);
    let more = [
        ("do", Dtype::F16, vec![70, 4, 64], d_o),
        ("bias", Dtype::F32, vec![1, 1, 1, 54], vec![0; 54 * 4]),
    ];
    rejects(with(&cached, &more), &["has no gradient"]);
}

/// Planning and measuring take a bias as before.
#[test]
fn other_commands_go_on() {
    let user = User::new();
    let plan = "plan --backward --with bias --seq 64 --arch sm_80 --multiprocessors 108";
    let text = stdout(user.fa_without_nvrtc(plan.split(' ')));
    assert!(text.contains(": address of bias\n"), "{text}");
    for more in [None, Some("--d-bias")] {
        let bench = ["bench", "--backward", "--with", "bias"];
        let bench = user.fa(bench.into_iter().chain(more)).assert().failure();
        bench.stderr(predicate::str::contains("needs a GPU"));
    }
}
