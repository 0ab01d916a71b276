//! `fa space`.

use crate::fixture::{User, json, stdout};

const GATES: [&str; 6] = [
    "pipeline",
    "warps",
    "coalescing",
    "bank conflicts",
    "shared memory",
    "registers",
];

#[test]
fn the_counts_of_fas512() {
    let user = User::new();
    let found = json(user.fa(["space", "FaS512", "--json"]));
    assert_eq!(
        (&found["configs"], &found["arch"]),
        (&2592.into(), &"sm_80".into())
    );
    let gates: Vec<_> = found["rejected"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|rejected| rejected["gate"].as_str().unwrap_or_default())
        .collect();
    assert_eq!(gates, GATES);
    let text = stdout(user.fa(["space"]));
    assert!(text.starts_with(&format!(
        "FaS512 on sm_80: 2592 configurations, {} pass",
        found["pass"]
    )));
    for gate in GATES {
        assert!(
            text.contains(&format!("gate {gate} ")),
            "{gate} is not in:\n{text}"
        );
    }
}

#[test]
fn the_list_is_of_those_that_pass() {
    let user = User::new();
    let found = json(user.fa(["space", "FaS512", "--list", "--json", "--arch", "sm_89"]));
    let specs = found["specs"].as_array().expect("a list");
    assert_eq!(found["pass"], specs.len());
    assert!(specs.contains(&"FaS512<64,64,32,4>".into()));
    let sm_80 = json(user.fa(["space", "FaS512", "--json"]));
    assert!(
        found["pass"].as_u64() < sm_80["pass"].as_u64(),
        "sm_89 has less shared memory"
    );
}

#[test]
fn kernels_without_gates_pass_whole() {
    let found = json(User::new().fa(["space", "Saxpy", "--json"]));
    assert_eq!((&found["configs"], &found["pass"]), (&3.into(), &3.into()));
}

#[test]
fn an_unknown_kernel() {
    User::new().fails(["space", "FaS513"], &["no kernel `FaS513`", "FaS512"]);
}

#[test]
fn options_are_fixed() {
    let user = User::new();
    let count = |options: &[&str]| {
        let space = ["space", "ResidentF16", "--arch", "sm_90a", "--json"];
        let options = options.iter().flat_map(|option| ["--option", option]);
        let found = json(user.fa(space.into_iter().chain(options)));
        found["pass"].as_u64().unwrap_or_default()
    };
    assert_eq!(count(&[]), 0, "a length is needed");
    let full = count(&["SEQ=256"]);
    let causal = count(&["SEQ=256", "CAUSAL=true"]);
    assert!(
        full > causal && causal > 0,
        "PING_PONG is not for {causal} of {full}"
    );
    for (option, said) in [
        ("SEQ", "write NAME=VALUE"),
        (
            "BLOCK_N=64",
            "has no option `BLOCK_N`; its options: HEAD_DIM",
        ),
        ("SEQ=long", "SEQ takes 0, 64"),
    ] {
        user.fails(["space", "ResidentF16", "--option", option], &[said]);
    }
}

#[test]
fn a_space_in_which_nothing_passes_says_why() {
    let text = stdout(User::new().fa(["space", "ResidentF16", "--arch", "sm_90a"]));
    for part in ["0 pass", "SEQ has to be a multiple of 64", "--option"] {
        assert!(text.contains(part), "{part} is not in:\n{text}");
    }
}
