//! The command with anything in its environment, its arguments and its files: see [`fa_cases::fuzz`]. Its parsers
//! have such tests beside them; here a process is started for each case, so that there are fewer.

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;
use std::process::Output;
use std::time::Duration;

use assert_cmd::Command;
use fa_cases::fuzz::{
    check_some, gibberish, is_printable, noise, variable, with_slips, with_typos,
};
use proptest::collection::btree_map;
use proptest::prelude::*;
use proptest::sample::select;
use safetensors::Dtype;

use crate::fixture::User;

/// Processes of each property.
const CASES: u32 = 200;

const VARIABLES: [&str; 6] = [
    "FA_CACHE_DIR",
    "FA_CACHE_MAX_BYTES",
    "FA_DATA_DIR",
    "FA_LOG",
    "FA_NVRTC_PATH",
    "FA_TUNED_PATH",
];

/// What came of a process: a panic has status 101, a signal none.
pub fn outcome(user: &User, mut command: Command, before: &[String]) -> Result<(), String> {
    let ran = command.timeout(Duration::from_secs(60)).output();
    let Output { status, stderr, .. } = ran.expect("the command runs");
    let said = String::from_utf8(stderr).expect("what it says is text");
    assert!(is_printable(&said), "control characters: {said:?}");
    match status.code() {
        Some(0) => Ok(()),
        Some(code @ (1 | 2)) => {
            let left: Vec<String> = user.files();
            assert!(left.iter().all(|name| before.contains(name)), "{left:?}");
            let message = said.split_once("error: ").map(|(_, message)| message);
            let message = message.unwrap_or_else(|| panic!("status {code}: {said}"));
            assert!(message.len() < 10_000, "it is long: {message}");
            Err(message.trim().to_owned())
        }
        code => panic!("status {code:?}: {said}"),
    }
}

/// Folders and files of a user, and paths that lead nowhere.
fn paths(user: &User) -> Vec<OsString> {
    user.write("file", "");
    user.write("tuned.json", r#"{"version": 2, "records": []}"#);
    std::fs::create_dir(user.path("folder")).expect("the folder is writable");
    let names = [
        "file",
        "tuned.json",
        "folder",
        "nowhere",
        "file/below",
        "folder/below",
    ];
    names.map(|name| user.path(name).into_os_string()).to_vec()
}

#[test]
fn any_environment() {
    let user = User::new();
    let paths = paths(&user);
    let variables = btree_map(select(&VARIABLES[..]), variable(paths), 1..4);
    let commands: Vec<&[&str]> = vec![
        &["doctor"],
        &["cache", "ls"],
        &["cache", "export", "out"],
        &["cache", "import", "file"],
        &[
            "plan",
            "--seq",
            "128",
            "--arch",
            "sm_90a",
            "--multiprocessors",
            "132",
        ],
        &[
            "run",
            "--seq",
            "8",
            "--heads",
            "1",
            "--head-dim",
            "8",
            "--device",
            "cpu",
        ],
        &["emit", "Saxpy<>"],
        &["tune", "--apply"],
        &["setup", "--help"],
    ];
    check_some(
        CASES,
        "environments",
        (variables, select(commands)),
        |(variables, args)| {
            let _ = std::fs::remove_file(user.path("out"));
            let before = user.files();
            let mut command = user.fa(args.iter().copied());
            command.envs(&variables);
            outcome(&user, command, &before)
        },
    );
}

#[test]
fn any_arguments() {
    let user = User::new();
    let lines = vec![
        "plan --seq 8 --heads 1 --head-dim 8 --arch sm_80 --window 3,0 --softcap 2 --scale 0.5",
        "plan --seq 8 --heads 4 --kv-heads 2 --with sinks --dtype bf16 --static --json",
        "plan --seq 128 --arch sm_90a --multiprocessors 132 --kernel FaS512<64,64,32,4>",
        "plan --varlen 3,1:90,8..40x5 --heads 4 --arch sm_80 --multiprocessors 108",
        "plan --seq 1 --seq-k 9000 --splits 5 --arch sm_90a --multiprocessors 132",
        "bench --decode --queries 2 --keys 900 --page 16 --kv-heads 2 --splits 3",
        "bench --decode --varlen 9:70,1:20..90x3 --page 16 --heads 4 --causal",
        "plan --conv 2x16x9x9 --out-channels 32 --no-norm --arch sm_90a --multiprocessors 132",
        "emit FaS512<64,64,32,4> --arch sm_89 --ir",
        "space Saxpy --arch sm_80",
        "bench --baseline file --tolerance 3.5",
        "tune MmaF16 --seq 512 --search random --trials 3 --store file",
        "report file -o out.html",
        "prebuild --arch sm_80,sm_89 --top 3 --store file -o out",
        "prebuild --arch sm_80 --seq 8 --heads 1 --head-dim 8 --causal --backward -o out",
        "prebuild --arch sm_80 --conv 2x16x9x9 --no-bias --multiprocessors 108 -o out",
    ];
    user.write("file", "");
    let words = select(lines).prop_flat_map(|line| {
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        (0..words.len()).prop_flat_map(move |at| {
            let words = words.clone();
            let word = prop_oneof![with_typos(Just(words[at].clone())), gibberish()];
            word.prop_map(move |word| {
                let mut words = words.clone();
                words[at] = word.replace('\0', "");
                words
            })
        })
    });
    let before = user.files();
    check_some(CASES, "command lines", words, |words| {
        let command = user.fa_without_nvrtc(words.iter().map(String::as_str));
        outcome(&user, command, &before)
    });
}

/// A failed run leaves no output, and the input as it was.
#[test]
fn any_input_file() {
    let user = User::new();
    let dense = crate::files::qkv(&fa_reference::Shape::square(1, 8, 1, 16));
    let lists = (Dtype::I32, &[0, 30, 70][..]);
    let packed = crate::files::packed(lists, (Dtype::I32, &[0, 9, 80]));
    let paged = crate::files::paged(&[0, 30, 30, 70], &[0, 16, 26, 80]);
    let files = [dense, packed, paged];
    let whole = || select(files.to_vec());
    let bytes = prop_oneof![1 => noise(), 9 => with_slips(whole())];
    check_some(CASES, "runs on files", bytes, |bytes| {
        user.write("in.safetensors", &bytes);
        let _ = std::fs::remove_file(user.path("out"));
        let before = user.files();
        let args = ["run", "in.safetensors", "-o", "out", "--device", "cpu"];
        let ran = outcome(&user, user.fa_without_nvrtc(args), &before);
        assert_eq!(user.path("out").exists(), ran.is_ok());
        assert_eq!(
            std::fs::read(user.path("in.safetensors")).expect("it is there"),
            bytes
        );
        ran
    });
}

/// Paths of files need not be text.
#[test]
fn any_path() {
    let user = User::new();
    let path = prop_oneof![
        1 => proptest::collection::vec(1..=255_u8, 1..30).prop_map(OsString::from_vec),
        1 => variable(vec![".".into(), "..".into(), "/".into(), "a/b".into(), "".into()]),
        1 => "[a-z]{1,8}".prop_map(OsString::from),
    ];
    let before = user.files();
    check_some(CASES, "paths", path, |path| {
        let mut command = user.fa(["emit", "Saxpy<>", "-o"]);
        command.arg(&path);
        let ran = outcome(&user, command, &before);
        for name in std::fs::read_dir(user.path(""))
            .expect("a folder")
            .flatten()
        {
            assert!(ran.is_ok() || name.file_name() == "cache", "{name:?}");
            let _ = std::fs::remove_file(name.path());
        }
        ran
    });
}
