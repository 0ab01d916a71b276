//! `fa emit`.

use std::process::{Command, Stdio};

use fa::attention::{Configured, Seq};
use fa::dsl::config::{KernelEntry, Values};
use fa::dsl::target::{Arch, Target};
use fa::kernels::attention::Variant;
use fa::prelude::*;

use crate::fixture::{SPEC, User, json, stdout};

#[test]
fn cuda_c_by_default() {
    let user = User::new();
    let text = stdout(user.fa_without_nvrtc(["emit", SPEC]));
    let target = Target::new(Arch::Sm80);
    let kernel = FaS512::<64, 64, 32, 4>::CONFIG.stage().expect("it stages");
    let kernel = fa::dsl::validate::validate(kernel, &target).expect("it is valid");
    assert_eq!(text, fa::dsl::cuda::write(&kernel));
    let described = json(user.fa_without_nvrtc(["emit", SPEC, "--json", "--arch", "sm_89"]));
    assert_eq!(
        (&described["spec"], &described["arch"]),
        (&SPEC.into(), &"sm_89".into())
    );
    assert_eq!(
        (&described["form"], &described["text"]),
        (&"cuda".into(), &text.into())
    );
}

#[test]
fn an_option_changes_the_text() {
    let user = User::new();
    let causal = stdout(user.fa(["emit", "FaS512<64,64,32,4,CAUSAL=true>"]));
    assert_ne!(causal, stdout(user.fa(["emit", SPEC])));
}

#[test]
fn the_ir_is_listed() {
    let text = stdout(User::new().fa_without_nvrtc(["emit", SPEC, "--ir"]));
    for part in [
        "kernel fa_s512: 128 threads",
        "param scale_log2: f32",
        "kernel.rs:",
        "mma",
        "for ",
    ] {
        assert!(text.contains(part), "{part:?} is not in the listing");
    }
}

#[test]
fn ptx_and_cubin_are_for_the_architecture() {
    let user = User::new();
    let ptx = stdout(user.fa(["emit", SPEC, "--ptx", "--arch", "sm_90a"]));
    assert!(ptx.contains(".target sm_90a") && ptx.contains(".entry fa_s512"));
    assert!(stdout(user.fa(["emit", SPEC, "--cubin", "-o", "kernel.cubin"])).is_empty());
    let cubin = std::fs::read(user.path("kernel.cubin")).expect("it was written");
    assert!(cubin.starts_with(b"\x7fELF"));
    assert_eq!(user.files(), ["kernel.cubin"]);
}

#[test]
fn stats_stand_beside_the_predictions() {
    let user = User::new();
    let stats = json(user.fa(["emit", SPEC, "--stats", "--json"]));
    assert!(
        stats["compiler"]["registers"]
            .as_u64()
            .is_some_and(|n| n > 64)
    );
    assert_eq!(stats["shared_bytes"], stats["predicted"]["shared_bytes"]);
    assert_eq!(
        (&stats["counted"]["ctas"], &stats["threads"]),
        (&8.into(), &128.into())
    );
    assert_eq!(stats["predicted"]["bank_conflicts"], 0);
    assert_eq!(stats["counted"]["load_conflicts"], 0);

    let spec = "FaS512<64,64,32,4,SWIZZLE=false>";
    let stats = json(user.fa(["emit", spec, "--stats", "--json"]));
    let count = |field: &str| stats["counted"][field].as_u64().expect("a count");
    let counted = count("load_conflicts") + count("store_conflicts");
    assert_eq!(stats["predicted"]["bank_conflicts"], counted);
    assert!(counted > 0);

    let text = stdout(user.fa(["emit", "Saxpy<>", "--stats"]));
    assert!(
        text.contains("registers") && text.contains("bank conflicts        0"),
        "{text}"
    );
}

/// A configuration of a registered kernel that passes its gates on sm_90a, for sequences of 512 where it
/// needs a length.
fn any_spec(entry: &'static KernelEntry) -> String {
    let target = Target::new(Arch::Sm90a);
    let specialised = |values: &Values| {
        let kernel = Configured::of_entry(entry, values)?;
        let seq = Seq::Static(512);
        let variant = Variant {
            seq,
            ..kernel.variant()
        };
        Some(*kernel.with_variant(variant).values())
    };
    let space = entry.space();
    let lengths = space.iter().filter_map(specialised);
    let mut all = space.iter().copied().chain(lengths);
    let values = all.find(|values| (entry.check)(values, &target).is_ok());
    entry.spec(&values.unwrap_or_else(|| panic!("no {} passes its gates", entry.name)))
}

#[test]
fn stats_of_every_registered_kernel() {
    let user = User::new();
    for entry in KernelEntry::all() {
        let spec = any_spec(entry);
        let stats = json(user.fa(["emit", &spec, "--stats", "--json", "--arch", "sm_90a"]));
        let (_, values) = KernelEntry::find(&spec).expect("it is a spec");
        let kernel = (entry.stage)(&values).expect("it stages");
        assert_eq!(stats["threads"], kernel.threads, "{spec}");
        assert_eq!(stats["shared_bytes"], kernel.shared_bytes, "{spec}");
        let registers = stats["compiler"]["registers"].as_u64();
        assert!(registers.is_some_and(|n| n > 0), "{spec}: {stats}");
        let classes = stats["instructions"].as_array().expect("a list");
        let global = classes.iter().find(|class| class["class"] == "global");
        let stored = global.and_then(|class| class["count"].as_u64());
        assert!(stored.is_some_and(|n| n > 0), "{spec}: {stats}");
    }
}

#[test]
fn stats_of_a_kernel_without_an_input_leave_the_counts_out() {
    let user = User::new();
    let spec = "WarpSpecializedF16<64,2>";
    let text = stdout(user.fa(["emit", spec, "--stats", "--arch", "sm_90a"]));
    let first = "WarpSpecializedF16<64,2> on sm_90a\nthreads               384\nregisters ";
    assert!(text.starts_with(first), "{text}");
    assert!(text.contains("matrix instr."), "{text}");
    assert!(!text.contains("interpreter"), "{text}");
}

#[test]
fn only_a_kernel_compiled_now_has_a_compile_time() {
    let user = User::new();
    let stats = || json(user.fa(["emit", "Saxpy<>", "--stats", "--json"]));
    let time = stats()["nvrtc_ms"].as_f64();
    assert!(time.is_some_and(|ms| ms > 0.0), "{time:?}");
    assert!(stats().get("nvrtc_ms").is_none());
    let text = stdout(user.fa(["emit", "Saxpy<>", "--stats"]));
    assert!(
        text.contains("compile time          none, it was cached"),
        "{text}"
    );
}

#[test]
fn instructions_are_those_written() {
    let user = User::new();
    let stats = json(user.fa(["emit", "Saxpy<>", "--stats", "--json"]));
    let listing = stdout(user.fa(["emit", "Saxpy<>", "--ir"]));
    let accesses = listing.matches("ld.global").count() + listing.matches("st.global").count();
    let classes = stats["instructions"].as_array().expect("a list");
    let global = classes.iter().find(|class| class["class"] == "global");
    assert_eq!(global.map(|class| &class["count"]), Some(&accesses.into()));
}

#[test]
fn bad_specs_and_architectures() {
    let user = User::new();
    user.fails(["emit", "FaS512"], &["cannot read the spec"]);
    user.fails(["emit", "FaS512<64,64,48,4>"], &["gate `pipeline`", "48"]);
    user.fails(["emit", "FaS512<128,128,32,4>"], &["gate `registers`"]);
    user.fa(["emit", SPEC, "--arch", "sm_75"]).assert().code(2);
    user.fa(["emit", SPEC, "--ir", "--ptx"]).assert().code(2);
}

#[test]
fn a_cubin_is_not_printed_as_json() {
    User::new().fails(["emit", SPEC, "--cubin", "--json"], &["-o FILE"]);
}

#[test]
fn without_nvrtc_what_needs_it_fails() {
    let user = User::new();
    for form in ["--cubin", "--ptx", "--stats"] {
        let command = user.fa_without_nvrtc(["emit", SPEC, form, "-o", "out"]);
        user.command_fails(command, &["NVRTC", "fa setup", "nowhere"]);
    }
}

#[test]
fn an_output_that_cannot_be_written() {
    User::new().fails(["emit", SPEC, "-o", "none/out"], &["cannot write none/out"]);
}

#[test]
fn a_reader_that_stops_reading_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_fa"))
        .args(["emit", SPEC, "--ir"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the command ends");
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{output:?}"
    );
}
