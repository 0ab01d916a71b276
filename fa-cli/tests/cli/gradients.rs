//! Gradients: of a file's tensors, of random ones, planned, and refused.

use fa::attention::{Options, Shape};
use fa::dsl::abi::Element;
use fa::prelude::f16;
use fa_reference::{Comparison, Gradients, Precision, Rules, attention, attention_backward};
use safetensors::{Dtype, SafeTensors};
use serde_json::Value;

use crate::files::{list, packed, paged, qkv, rejects, rejects_with, values, with};
use crate::fixture::{User, json, json_lines, stdout};

const SHAPE: Shape = Shape {
    batch: 2,
    seq_q: 40,
    seq_k: 70,
    heads: 4,
    kv_heads: 2,
    head_dim: 64,
};

type Tensor = (&'static str, Dtype, Vec<usize>, Vec<u8>);

fn halves(name: &'static str, shape: &[u64], seed: u32) -> Tensor {
    let shape: Vec<usize> = shape.iter().map(|size| *size as usize).collect();
    let mut bytes = Vec::new();
    f16::write_bytes(&values(shape.iter().product(), seed), &mut bytes);
    (name, Dtype::F16, shape, bytes)
}

/// `fa run` with these arguments on the interpreter; what it says.
fn run(user: &User, args: &str) -> Value {
    let all = ["run", "--device", "cpu", "--json"];
    json(user.fa_without_nvrtc(all.into_iter().chain(args.split(' '))))
}

/// The number format of a tensor of the output, its sizes and its bytes.
fn written(user: &User, name: &str) -> (Dtype, Vec<usize>, Vec<u8>) {
    let bytes = std::fs::read(user.path("out")).expect("the output exists");
    let out = SafeTensors::deserialize(&bytes).expect("the output is a safetensors file");
    let tensor = out.tensor(name).expect("it is written");
    let bytes = tensor.data().to_vec();
    (tensor.dtype(), tensor.shape().to_vec(), bytes)
}

/// Whether what is written of a gradient is that of float64, with the sizes of `shape`.
fn holds(user: &User, name: &str, shape: &[u64], of: impl Fn(Precision) -> Vec<f64>) {
    let (dtype, found, bytes) = written(user, name);
    let found: Vec<u64> = found.into_iter().map(|size| size as u64).collect();
    assert_eq!((dtype, &found[..]), (Dtype::F16, shape), "{name}");
    let rules = Rules::of(&Options::default(), SHAPE.head_dim);
    let (exact, low) = (of(Precision::Exact), of(Precision::Half));
    let comparison = Comparison::flash_attention(&rules, &f16::read_bytes(&bytes), &exact, &low);
    assert!(comparison.holds(), "{name}: {comparison:?}");
}

/// The gradients of a sequence with KV heads that are shared, causal, with sinks.
fn reference(
    shape: &Shape,
    inputs: [&[f16]; 3],
    d_o: &[f16],
    sinks: &[f32],
    precision: Precision,
) -> Gradients {
    let options = Options {
        causal: true,
        ..Options::default()
    };
    let rules = Rules::of(&options, shape.head_dim).with_tensor("sinks", sinks);
    let [q, k, v] = inputs;
    let forward = attention(shape, q, k, v, &rules, precision);
    attention_backward(shape, inputs, &forward, d_o, &rules, precision)
}

/// The command's own check has the same reference, but not this code.
#[test]
fn gradients_of_a_file_are_written() {
    let user = User::new();
    let (q, kv) = (SHAPE.q(), SHAPE.kv());
    let sinks = [0.5_f32, -1.0, 2.0, 0.0];
    let mut bytes = Vec::new();
    f32::write_bytes(&sinks, &mut bytes);
    let all = [
        halves("k", &kv, 2),
        halves("v", &kv, 3),
        halves("do", &q, 4),
    ];
    let all = [&[halves("q", &q, 1)][..], &all].concat();
    let sinks_tensor = ("sinks", Dtype::F32, vec![4], bytes);
    let empty = crate::files::file(&[]);
    user.write("in", with(&empty, &[&all[..], &[sinks_tensor]].concat()));
    let summary = run(&user, "in -o out --check --causal");
    let checks = summary["gradients"].as_array().expect("they are checked");
    let tensors: Vec<&Value> = checks.iter().map(|it| &it["tensor"]).collect();
    assert_eq!(tensors, ["dq", "dk", "dv", "d_sinks"]);
    assert!(checks.iter().all(|it| it["ok"] == true), "{summary}");
    let spec = summary["backward_kernel"].as_str().expect("a spec");
    assert!(
        spec.starts_with("Backward") && spec.contains("F16<") && spec.contains("CAUSAL=true"),
        "{spec}"
    );

    let [q_values, d_o] = [1, 4].map(|seed| values(SHAPE.q_len(), seed));
    let [k_values, v_values] = [2, 3].map(|seed| values(SHAPE.kv_len(), seed));
    let inputs = [&q_values[..], &k_values, &v_values];
    let of = |precision| reference(&SHAPE, inputs, &d_o, &sinks, precision);
    holds(&user, "dq", &q, |precision| of(precision).dq);
    holds(&user, "dk", &kv, |precision| of(precision).dk);
    holds(&user, "dv", &kv, |precision| of(precision).dv);
    let (dtype, shape, bytes) = written(&user, "d_sinks");
    assert_eq!((dtype, &shape[..]), (Dtype::F32, &[4][..]));
    let found: Vec<f64> = f32::read_bytes(&bytes).into_iter().map(f64::from).collect();
    let joining = of(Precision::Exact).djoining;
    for (found, exact) in found.iter().zip(joining) {
        let error = (found - exact.sum).abs();
        let bound = (2e-3 * exact.magnitudes).min(1e-2);
        assert!(error < bound, "{found} {exact:?}");
    }
    assert_eq!(written(&user, "o").1, [2, 40, 4, 64], "beside the output");

    // Without the tensor there are none.
    user.write("in", with(&empty, &all[..3]));
    let summary = run(&user, "in -o out --check");
    assert!(summary["gradients"].is_null() && summary["backward_kernel"].is_null());
    let bytes = std::fs::read(user.path("out")).expect("the output exists");
    let out = SafeTensors::deserialize(&bytes).expect("the output is a safetensors file");
    assert_eq!(out.len(), 2);
}

#[test]
fn gradients_of_packed_sequences_are_written() {
    packed_sequences_hold([20, 10, 50], false);
}

/// Of keys that they have and do not use the gradients are 0.
#[test]
fn gradients_of_packed_sequences_that_use_a_part_are_written() {
    packed_sequences_hold([20, 0, 37], true);
    packed_sequences_hold([0, 10, 1], true);
}

/// Whether the gradients of packed sequences are those of each alone, of which each has the first keys that it uses. `told` says whether a list
/// has how many those are.
fn packed_sequences_hold(used: [u32; 3], told: bool) {
    let user = User::new();
    let (ends, key_ends) = ([0, 33, 33, 70], [0, 20, 30, 80]);
    let file = packed((Dtype::I32, &ends), (Dtype::U32, &key_ends));
    let list = ("seqused_k", Dtype::I32, vec![3], list(&used));
    let told = told.then_some(list);
    let more = [halves("do", &[70, 4, 64], 4)].into_iter().chain(told);
    user.write("in", with(&file, &more.collect::<Vec<_>>()));
    let summary = run(&user, "in -o out --check --causal");
    let checks = summary["gradients"].as_array().expect("they are checked");
    assert!(checks.iter().all(|it| it["ok"] == true), "{summary}");
    assert_eq!(summary["check"]["ok"], true, "{summary}");
    let [q, d_o] = [1, 4].map(|seed| values(70 * 4 * 64, seed));
    let [k, v] = [2, 3].map(|seed| values(80 * 2 * 64, seed));
    // The gradients of queries or of keys, which have so many heads.
    let all = |of: fn(Gradients) -> Vec<f64>, heads, precision| -> Vec<f64> {
        let sequences = ends.windows(2).zip(key_ends.windows(2)).zip(used);
        let of_sequence = |((rows, keys), used): ((&[u32], &[u32]), u32)| {
            let [rows, keys] = [rows, keys].map(|it| it[0] as usize..it[1] as usize);
            let shape = Shape {
                batch: 1,
                seq_q: rows.len(),
                seq_k: used as usize,
                ..SHAPE
            };
            let of_rows = rows.start * 4 * 64..rows.end * 4 * 64;
            let of_keys = keys.start * 2 * 64..(keys.start + used as usize) * 2 * 64;
            let inputs = [&q[of_rows.clone()], &k[of_keys.clone()], &v[of_keys]];
            // A sink of −∞ adds nothing.
            let none = [f32::NEG_INFINITY; 4];
            let mut found = of(reference(&shape, inputs, &d_o[of_rows], &none, precision));
            let own = if heads == 2 { keys } else { rows };
            found.resize(own.len() * heads * 64, 0.0);
            found
        };
        sequences.flat_map(of_sequence).collect()
    };
    holds(&user, "dq", &[70, 4, 64], |precision| {
        all(|it| it.dq, 4, precision)
    });
    for (name, of) in [
        ("dk", (|it| it.dk) as fn(Gradients) -> Vec<f64>),
        ("dv", |it| it.dv),
    ] {
        holds(&user, name, &[80, 2, 64], |precision| all(of, 2, precision));
        let found = f16::read_bytes(&written(&user, name).2);
        for (keys, used) in key_ends.windows(2).zip(used) {
            let unused = (keys[0] + used) as usize * 128..keys[1] as usize * 128;
            assert!(found[unused].iter().all(|it| *it == f16::ZERO), "{name}");
        }
    }
}

/// Of sequences of one length; queries are packed or not.
#[test]
fn gradients_of_used_keys_are_checked() {
    let user = User::new();
    let kv = [2, 70, 2, 64];
    let used = ("seqused_k", Dtype::I32, vec![2], list(&[9, 70]));
    for q in [&[2, 40, 4, 64][..], &[80, 4, 64]] {
        let tensors = [
            halves("q", q, 1),
            halves("k", &kv, 2),
            halves("v", &kv, 3),
            halves("do", q, 4),
            used.clone(),
        ];
        let ends = ("cu_seqlens_q", Dtype::I32, vec![3], list(&[0, 13, 80]));
        let ends = (q.len() == 3).then_some(ends);
        let all: Vec<_> = tensors.into_iter().chain(ends).collect();
        user.write("in", with(&crate::files::file(&[]), &all));
        for more in ["", " --causal --deterministic"] {
            let summary = run(&user, &format!("in -o out --check{more}"));
            let checks = summary["gradients"].as_array().expect("they are checked");
            assert!(checks.iter().all(|it| it["ok"] == true), "{summary}");
            let spec = summary["backward_kernel"].as_str().expect("a spec");
            assert!(spec.contains("SEQUSED_K=true"), "{spec}");
            for name in ["dk", "dv"] {
                let found = f16::read_bytes(&written(&user, name).2);
                let unused = &found[9 * 128..70 * 128];
                assert!(unused.iter().all(|it| *it == f16::ZERO), "{name}");
            }
        }
    }
}

#[test]
fn gradients_of_random_tensors_are_checked() {
    for args in [
        "--backward --batch 2 --seq 50 --seq-k 71 --heads 4 --kv-heads 2 --head-dim 80",
        "--backward --seq 60 --seq-k 90 --heads 2 --dtype bf16 --causal --window 20,-1 --softcap 5 --scale 0.3",
        "--backward --seq 40 --heads 2 --with sinks --with alibi_slopes",
        "--backward --varlen 33,1:40,20 --heads 2 --causal",
        "--backward --seq 64 --heads 1 --static",
        // A sum over heads that share keys, which has to be rounded.
        "--backward --seq 1 --heads 4 --kv-heads 1 --head-dim 64 --seed 1",
    ] {
        let user = User::new();
        let found = run(&user, args);
        let checks = found["gradients"].as_array().expect("they are checked");
        assert!(checks.iter().all(|it| it["ok"] == true), "{args}: {found}");
        assert_eq!(checks.len(), 3 + usize::from(args.contains("sinks")));
        assert!(user.files().is_empty(), "it writes nothing");
    }
    let args = "run --backward --seq 20 --heads 2 --device cpu";
    let text = stdout(User::new().fa(args.split(' ')));
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].contains(" and Backward"), "{text}");
    for (line, tensor) in lines[2..].iter().zip(["dq", "dk", "dv"]) {
        assert!(
            line.starts_with(tensor) && line.contains("correct"),
            "{line}"
        );
    }
}

/// The kernel that is named may be of either pass; the other one follows its mask.
#[test]
fn named_kernels_of_either_pass() {
    let kernels = |spec: &str| {
        let args = format!("--backward --seq 64 --heads 1 --kernel {spec}");
        let found = run(&User::new(), &args);
        ["kernel", "backward_kernel"].map(|it| found[it].as_str().expect("a spec").to_owned())
    };
    let [forward, backward] = kernels("BackwardMmaBf16<32,64,2,CAUSAL=true>");
    assert_eq!(backward, "BackwardMmaBf16<32,64,2,CAUSAL=true,LSE=false>");
    assert!(
        forward.contains("Bf16<") && forward.contains("CAUSAL=true"),
        "{forward}"
    );
    let [forward, backward] = kernels("MmaF16<64,64,4,CAUSAL=true>");
    assert_eq!(forward, "MmaF16<64,64,4,CAUSAL=true>");
    let expected = ["Backward", "F16<", "CAUSAL=true"];
    assert!(
        expected.iter().all(|it| backward.contains(it)),
        "{backward}"
    );
}

/// By what is chosen and by kernels that are named, which are made so, or are so already.
#[test]
fn the_same_bits_are_asked_of_gradients() {
    let user = User::new();
    let backward_kernel = |args: &str| {
        let found = run(&user, &format!("--seq 150 --heads 2 --backward {args}"));
        found["backward_kernel"]
            .as_str()
            .expect("a spec")
            .to_owned()
    };
    let chosen = backward_kernel("--deterministic --causal --kv-heads 1");
    assert!(chosen.contains("DETERMINISTIC=true"), "{chosen}");
    let any = backward_kernel("--causal");
    assert!(!any.contains("DETERMINISTIC"), "{any}");
    let spec = "BackwardMmaBf16<32,64,2,DETERMINISTIC=true,LSE=false>";
    for named in [
        "--deterministic --kernel BackwardMmaBf16<32,64,2>",
        "--kernel BackwardMmaBf16<32,64,2,DETERMINISTIC=true>",
        "--deterministic --kernel BackwardMmaBf16<32,64,2,DETERMINISTIC=true>",
    ] {
        assert_eq!(backward_kernel(named), spec, "{named}");
    }
    let other = backward_kernel("--deterministic --kernel MmaF16<64,64,4>");
    assert!(other.contains("DETERMINISTIC=true"), "{other}");
    let refused = ["--deterministic is of gradients", "--backward"];
    for command in ["run --device cpu", "plan"] {
        let args = format!("{command} --seq 64 --deterministic");
        user.fails(args.split(' '), &refused);
    }
    let contradicts = "run --device cpu --seq 64 --backward --deterministic --kernel BackwardMmaBf16<32,64,2,DETERMINISTIC=false>";
    user.fails(contradicts.split(' '), &["--deterministic contradicts"]);
    let copy_engine = "run --device cpu --backward --deterministic --seq 64 --heads 1 --kernel BackwardWarpSpecializedBf16<64>";
    user.fails(copy_engine.split(' '), &["BULK=false"]);
}

#[test]
fn what_has_no_gradient_is_refused() {
    let user = User::new();
    let fails = |args: &str, parts: &[&str]| {
        let all = ["run", "--device", "cpu"].into_iter();
        user.fails(all.chain(args.split(' ')), parts);
    };
    fails("--seq 40 --backward --page 16", &["paged has no gradient"]);
    fails(
        "--seq 40 --kernel BackwardMmaF16<64,64,4>",
        &["computes gradients", "`do`", "--backward"],
    );
    fails(
        "--seq 40 --heads 1 --backward --kernel BackwardMmaBf16<64,64,4> --dtype f16",
        &["takes bf16", "are f16"],
    );
    let file = qkv(&SHAPE);
    rejects_with(
        &["--backward"],
        file.clone(),
        &["--backward", "no tensor `do`"],
    );
    rejects(
        with(&file, &[halves("do", &[2, 40, 4, 32], 1)]),
        &["`do` is [2, 40, 4, 32]", "shape of `q`"],
    );
    let d_o = halves("do", &[70, 4, 64], 1);
    let in_pages = paged(&[0, 33, 33, 70], &[0, 16, 26, 80]);
    rejects(with(&in_pages, &[d_o]), &["paged has no gradient"]);
}

/// Three launches with the workspace that they share; all that another program needs.
#[test]
fn plans_have_every_step() {
    let user = User::new();
    let lines = |args: &str| {
        let all = ["plan", "--json", "--backward"].into_iter();
        json_lines(user.fa_without_nvrtc(all.chain(args.split(' '))))
    };
    let on = "--arch sm_80 --multiprocessors 108";
    let found = lines(&format!("--batch 2 --seq 300 --heads 4 --kv-heads 2 {on}"));
    let specs: Vec<&str> = found.iter().filter_map(|it| it["spec"].as_str()).collect();
    for (spec, name) in specs
        .iter()
        .zip(["BackwardDelta", "BackwardMma", "BackwardConvert"])
    {
        assert!(spec.starts_with(name), "{specs:?}");
    }
    assert_eq!(found.len(), 3);
    // Eight heads of 384 rows: 64 sums and two statistics each.
    assert!(
        found
            .iter()
            .all(|it| it["workspace_bytes"] == 8 * 384 * (64 + 2) * 4)
    );
    let pointers = |row: &Value| -> Vec<(String, Option<u64>)> {
        let all = row["arguments"].as_array().expect("a list").iter();
        let pointers = all.filter(|it| it["kind"] == "pointer");
        let name = |it: &Value| it["tensor"].as_str().expect("a name").to_owned();
        pointers
            .map(|it| (name(it), it["workspace_offset"].as_u64()))
            .collect()
    };
    let expected = ["q", "k", "v", "d_o", "statistics", "sums", "dk", "dv"];
    let offset = |name: &str| match name {
        "statistics" => Some(0),
        "sums" => Some(8 * 384 * 2 * 4),
        _ => None,
    };
    let expected = expected.map(|name| (name.to_owned(), offset(name)));
    assert_eq!(pointers(&found[1]), expected);
    // A counter for each 64 rows, and one for the CTAs; where they lie is not the workspace's to say.
    let in_turns = lines(&format!(
        "--batch 2 --seq 300 --heads 4 --kv-heads 2 --deterministic {on}"
    ));
    let scratch = 8 * 384 * (64 + 2) * 4;
    assert_eq!(
        in_turns[1]["workspace_bytes"],
        scratch + 4 * (8 * 384 / 64 + 1)
    );
    assert_eq!(in_turns[1]["problem"]["deterministic"], true);
    let last = ("turns".to_owned(), None);
    assert_eq!(pointers(&in_turns[1]).last(), Some(&last));
    // With sinks there is a fourth, and packed tensors lie in rows.
    assert_eq!(lines(&format!("--seq 300 --with sinks {on}")).len(), 4);
    let packed = lines(&format!("--varlen 70,30,1:200 --heads 4 {on}"));
    assert_eq!(
        (packed.len(), &packed[1]["problem"]["packed"]),
        (3, &true.into())
    );
    let named = lines(&format!("--seq 300 --kernel BackwardMmaBf16<32,64,2> {on}"));
    assert_eq!(named[1]["spec"], "BackwardMmaBf16<32,64,2,LSE=false>");
    let text = stdout(user.fa_without_nvrtc(["plan", "--backward", "--seq", "64"]));
    for part in ["workspace", "address of dk", "bytes into the workspace"] {
        assert!(text.contains(part), "{part} is not in:\n{text}");
    }
    user.fails(
        [
            "plan",
            "--backward",
            "--seq",
            "64",
            "--kernel",
            "MmaF16<64,64,4>",
        ],
        &["does not compute gradients"],
    );
}

#[test]
fn the_space_of_a_schedule() {
    let user = User::new();
    let args = "space BackwardMmaBf16 --arch sm_90a --option LSE=false --json --list";
    let found = json(user.fa(args.split(' ')));
    let specs = found["specs"].as_array().expect("a list");
    let chosen = "BackwardMmaBf16<64,64,4,CTAS=2,VECTOR=true,LSE=false>";
    assert!(specs.contains(&chosen.into()), "{} specs", specs.len());
    let rejected = found["rejected"].as_array().expect("a list");
    assert!(rejected.iter().any(|it| it["gate"] == "query gradients"));
}

/// As far as it goes without a GPU.
#[test]
fn measuring_gradients_says_what_it_needs() {
    let user = User::new();
    user.fails(["bench", "--backward"], &["needs a GPU"]);
    user.fails(["bench", "--backward", "--grid"], &["needs a GPU"]);
    for other in ["--all", "--call", "--splits=2"] {
        user.fa(["bench", "--backward", other]).assert().code(2);
    }
    let compile = ["bench", "--compile-only", "--kernel"];
    let of = |spec, more: &[&'static str]| compile.into_iter().chain([spec]).chain(more.to_vec());
    let gradients = "BackwardMmaBf16<64,64,4,CTAS=2>";
    user.fails(of(gradients, &[]), &["add --backward"]);
    user.fails(
        of("MmaBf16<64,64,4>", &["--backward"]),
        &["does not compute gradients"],
    );
    user.fa(["bench", "--deterministic"]).assert().code(2);
    let mut args = of(gradients, &["--backward", "--json", "--deterministic"]);
    let lines = json_lines(user.fa(args.by_ref()));
    let spec = "BackwardMmaBf16<64,64,4,CTAS=2,DETERMINISTIC=true,LSE=false>";
    assert_eq!(lines[0]["spec"], spec);
    let mut args = of(gradients, &["--backward", "--json", "--causal"]);
    let lines = json_lines(user.fa(args.by_ref()));
    assert_eq!(
        lines[0]["spec"],
        "BackwardMmaBf16<64,64,4,CTAS=2,CAUSAL=true,LSE=false>"
    );
}
