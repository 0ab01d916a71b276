//! `fa prebuild`.

use std::os::unix::fs::PermissionsExt;

use fa_tune::record::Environment;
use fa_tune::store::{Figures, Store};

use crate::fixture::{SPEC, User, json, json_lines, stdout};
use crate::report::{self, BEST, DEVICE};

#[test]
fn what_is_prebuilt_loads_without_nvrtc() {
    let (here, there) = (User::new(), User::new());
    let bundle = here.path("bundle");
    let bundle = bundle.to_str().expect("temporary paths are text");
    let arguments = [
        "prebuild",
        "--top",
        "2",
        "--arch",
        "sm_80,sm_89",
        "-o",
        bundle,
    ];
    let built = json(here.fa(arguments.into_iter().chain(["--json"])));
    assert_eq!(built["cubins"], 4);
    assert_eq!(built["archs"], serde_json::json!(["sm_80", "sm_89"]));
    stdout(there.fa_without_nvrtc(["cache", "import", bundle]));
    let listed = json_lines(there.fa_without_nvrtc(["cache", "ls", "--json"]));
    assert_eq!(listed.len(), 4);
    for row in &listed {
        let [spec, arch] = ["spec", "arch"].map(|key| row[key].as_str().expect("a text"));
        assert!(spec.starts_with("FaS512<"), "{spec}");
        let cubin = [
            "emit",
            spec,
            "--cubin",
            "--arch",
            arch,
            "-o",
            "kernel.cubin",
        ];
        stdout(there.fa_without_nvrtc(cubin));
    }
    assert!(stdout(here.fa(arguments)).starts_with("wrote 4 cubins for sm_80, sm_89 to"));
}

#[test]
fn causal_kernels_are_prebuilt() {
    let user = User::new();
    let arguments = "prebuild --top 1 --causal --arch sm_90a -o bundle --json";
    assert_eq!(json(user.fa(arguments.split(' ')))["cubins"], 1);
    let listed = json_lines(user.fa(["cache", "ls", "--json"]));
    let spec = listed[0]["spec"].as_str().expect("a spec");
    assert!(spec.contains("CAUSAL=true"), "{spec}");
}

#[test]
fn what_a_study_confirmed_comes_first() {
    let user = User::new();
    let study = report::store(
        &user,
        "study.db",
        DEVICE,
        &[(SPEC, 62.0), (BEST, 63.0), ("FaS512<64,64,64,4>", 70.0)],
    );
    let top = |count: &str| {
        let arguments = ["--top", count, "--arch", "sm_90a", "--store", "study.db"];
        stdout(user.fa(["prebuild", "-o", "bundle"].into_iter().chain(arguments)));
        let listed = json_lines(user.fa(["cache", "ls", "--json"]));
        stdout(user.fa(["cache", "clear"]));
        let mut specs: Vec<String> = listed
            .iter()
            .map(|row| row["spec"].as_str().expect("a text").to_owned())
            .collect();
        specs.sort();
        specs
    };
    assert_eq!(top("1"), [SPEC]);
    report::confirm(&study, &[("best", SPEC, 62.5), ("runner-up", BEST, 62.0)]);
    assert_eq!(top("1"), [BEST]);
    assert_eq!(top("2"), [BEST, SPEC]);
}

/// Specs do not say which functions a kernel has.
#[test]
fn kernels_with_functions_are_not_prebuilt() {
    let user = User::new();
    let mut definition = report::definition();
    let functions = [("FUNCTIONS".to_owned(), "true".to_owned())];
    definition.options.extend(functions);
    let figures = Figures {
        space: 1,
        valid: 1,
        rejected: Vec::new(),
    };
    let environment = Environment::default();
    let path = user.path("bias.study");
    Store::open_or_create(&path, &definition, &figures, &environment).expect("a study");
    user.fails(
        "prebuild --top 1 --arch sm_90a --store bias.study -o bundle".split(' '),
        &["functions of scores or masks"],
    );
}

#[test]
fn a_bundle_is_readable_as_any_new_file() {
    let user = User::new();
    stdout(user.fa("prebuild --top 1 --arch sm_80 -o bundle".split(' ')));
    let mode = |name| {
        let metadata = std::fs::metadata(user.path(name)).expect("it is there");
        metadata.permissions().mode()
    };
    user.write("plain", "");
    assert_eq!(mode("bundle"), mode("plain"));
}

#[test]
fn what_cannot_be_prebuilt() {
    let user = User::new();
    let fails = |args: &str, parts: &[&str]| user.fails(args.split(' '), parts);
    fails(
        "prebuild --top 1200 --arch sm_89 -o bundle",
        &["--top asks for 1200", "sm_89", "fa tune"],
    );
    fails(
        "prebuild --arch sm_89 --store none.db -o bundle",
        &["none.db"],
    );
    let missing = user.fa_without_nvrtc("prebuild --top 1 --arch sm_80 -o bundle".split(' '));
    user.command_fails(missing, &["fa setup"]);
    for usage in [
        "prebuild --arch sm_70 -o bundle",
        "prebuild --arch sm_80",
        "prebuild -o bundle",
        "prebuild --top 0 --arch sm_80 -o bundle",
        "prebuild --attention --top 3 --arch sm_80 -o bundle",
    ] {
        user.fa(usage.split(' ')).assert().code(2).stdout("");
    }
}
