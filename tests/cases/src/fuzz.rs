//! Properties of what takes text or files: whatever it is given, it answers in time, or says in a sentence why
//! it does not.
//!
//! [`check`] tries a property on 10,000 cases, the same in every run. The variable `FA_FUZZ_CASES` says another
//! number, which are other cases too, and `FA_FUZZ_SEED`, a number too and 0 unless given, chooses others of as many, so that
//! processes with seeds of their own share a long run:
//!
//! ```text
//! FA_FUZZ_CASES=1000000 cargo test --test fuzz -- --nocapture
//! FA_FUZZ_CASES=1000000 cargo test -p fa-cli fuzz -- --nocapture
//! FA_FUZZ_CASES=62500 FA_FUZZ_SEED=7 cargo test --test fuzz -- --nocapture
//! ```
//!
//! Inputs are random, or valid ones with mistakes in them, so that what comes after the first checks is reached.
//! A property that accepts, or refuses, fewer than one input in a hundred says little, and fails.

use std::ffi::OsString;
use std::fmt;
use std::os::unix::ffi::OsStringExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{process, thread};

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, RngSeed, TestError, TestRunner};
use serde_json::{Value, json};

/// How many cases are tried, unless `FA_FUZZ_CASES` says otherwise.
const CASES: u32 = 10_000;

/// A case that takes longer hangs.
const PATIENCE: Duration = Duration::from_secs(60);

/// Gives inputs to `read`, which says `Ok` of one that it takes, and why it refuses another.
///
/// # Panics
/// When it panics or hangs, when a message is no sentence, or when nearly all inputs are taken or refused.
pub fn check<V: fmt::Debug>(
    name: &'static str,
    inputs: impl Strategy<Value = V>,
    read: impl Fn(V) -> Result<(), String>,
) {
    check_some(asked("FA_FUZZ_CASES", CASES), name, inputs, read);
}

/// The number that a variable of the environment says, or this one if it says none.
pub(crate) fn asked(variable: &str, otherwise: u32) -> u32 {
    std::env::var(variable).map_or(otherwise, |text| match text.parse() {
        Ok(number) => number,
        Err(error) => panic!("{variable} is a number such as 62500, not {text:?}: {error}"),
    })
}

/// What cases are made of: `seed`, which has 32 bits, or in its place another one for each seed that is asked for.
pub(crate) fn seeded(seed: u64) -> u64 {
    seed ^ u64::from(asked("FA_FUZZ_SEED", 0)) << 32
}

/// [`check`] with so many inputs.
///
/// # Panics
/// As [`check`].
pub fn check_some<V: fmt::Debug>(
    cases: u32,
    name: &'static str,
    inputs: impl Strategy<Value = V>,
    read: impl Fn(V) -> Result<(), String>,
) {
    let (begin, beats) = (Instant::now(), watched(name));
    let [accepted, refused] = [0; 2].map(AtomicU64::new);
    let mut runner = TestRunner::new(Config {
        cases,
        rng_seed: RngSeed::Fixed(seeded(cases.into())),
        failure_persistence: None,
        // A failure is reported as found where a case is a process.
        max_shrink_iters: cases.min(2_000),
        ..Config::default()
    });
    let ran = runner.run(&inputs, |input| {
        beats.fetch_add(1, Ordering::Relaxed);
        match read(input) {
            Ok(()) => accepted.fetch_add(1, Ordering::Relaxed),
            Err(message) => {
                is_sentence(&message).map_err(TestCaseError::fail)?;
                refused.fetch_add(1, Ordering::Relaxed)
            }
        };
        Ok(())
    });
    match ran {
        Ok(()) => {}
        Err(TestError::Fail(reason, input)) => panic!("{name}: {reason}\n{input:.999?}"),
        Err(error) => panic!("{name}: {error}"),
    }
    let [accepted, refused] = [accepted, refused].map(AtomicU64::into_inner);
    let seconds = begin.elapsed().as_secs_f64();
    println!("{name}: {accepted} accepted, {refused} refused, {seconds:.1} s");
    assert!(
        accepted.min(refused) >= u64::from(cases / 100),
        "{name}: {accepted} accepted, {refused} refused"
    );
}

/// A counter that has to go on counting as long as it is there; otherwise the process is ended.
fn watched(name: &'static str) -> Arc<AtomicU64> {
    let beats = Arc::new(AtomicU64::new(0));
    let watched = Arc::downgrade(&beats);
    thread::spawn(move || {
        let (mut seen, mut since) = (0, Instant::now());
        while let Some(beats) = watched.upgrade() {
            let now = beats.load(Ordering::Relaxed);
            if now != seen {
                (seen, since) = (now, Instant::now());
            }
            if since.elapsed() > PATIENCE {
                eprintln!("{name} hangs in case {now}");
                process::abort();
            }
            drop(beats);
            thread::sleep(Duration::from_secs(1));
        }
    });
    beats
}

/// Whether a message is prose.
///
/// # Errors
/// What is wrong with it.
pub fn is_sentence(message: &str) -> Result<(), String> {
    let debug = [
        "panicked", "unwrap()", "Some(", "Err(", "Os {", "Error {", "Custom {",
    ];
    if message.split_whitespace().count() < 3 {
        return Err(format!("a message that is no sentence: {message:?}"));
    }
    match debug.iter().find(|part| message.contains(*part)) {
        Some(part) => Err(format!("a message that has {part} in it: {message:?}")),
        None => Ok(()),
    }
}

/// Whether a terminal can show a text, whatever stands in what it quotes.
pub fn is_printable(text: &str) -> bool {
    !text.chars().any(|c| c.is_control() && c != '\n')
}

/// Numbers at the ends of their types, and beside them.
pub fn numbers() -> impl Strategy<Value = u64> + Clone {
    let ends = [
        0,
        1,
        2,
        0x7F,
        0xFF,
        0xFFFF,
        i32::MAX as u64,
        u32::MAX.into(),
    ];
    let ends = [
        &ends[..],
        &[1 << 32, 1 << 53, i64::MAX as u64, 1 << 63, u64::MAX],
    ]
    .concat();
    prop_oneof![3 => select(ends), 1 => any::<u64>()]
}

/// A mistake in bytes.
#[derive(Clone, Debug)]
enum Slip {
    Set(Index, u8),
    Flip(Index, u8),
    Number(Index, u64),
    Cut(Index),
    Remove(Index, usize),
    Insert(Index, Vec<u8>),
    Repeat(Index, usize),
}

fn slip() -> impl Strategy<Value = Slip> {
    let at = any::<Index>;
    prop_oneof![
        3 => (at(), any::<u8>()).prop_map(|(at, byte)| Slip::Set(at, byte)),
        3 => (at(), 0..8_u8).prop_map(|(at, bit)| Slip::Flip(at, bit)),
        2 => (at(), numbers()).prop_map(|(at, number)| Slip::Number(at, number)),
        1 => at().prop_map(Slip::Cut),
        1 => (at(), 1..64_usize).prop_map(|(at, length)| Slip::Remove(at, length)),
        1 => (at(), vec(any::<u8>(), 1..16)).prop_map(|(at, bytes)| Slip::Insert(at, bytes)),
        1 => (at(), 1..64_usize).prop_map(|(at, length)| Slip::Repeat(at, length)),
    ]
}

impl Slip {
    fn make(&self, bytes: &mut Vec<u8>) {
        if bytes.is_empty() {
            return;
        }
        let size = bytes.len();
        match self {
            Slip::Set(at, byte) => bytes[at.index(size)] = *byte,
            Slip::Flip(at, bit) => bytes[at.index(size)] ^= 1 << bit,
            Slip::Number(at, number) => {
                let at = at.index(size);
                let end = size.min(at + 8);
                bytes[at..end].copy_from_slice(&number.to_le_bytes()[..end - at]);
            }
            Slip::Cut(at) => bytes.truncate(at.index(size)),
            Slip::Remove(at, length) => {
                let at = at.index(size);
                bytes.drain(at..size.min(at + length));
            }
            Slip::Insert(at, more) => {
                let at = at.index(size);
                bytes.splice(at..at, more.iter().copied());
            }
            Slip::Repeat(at, length) => {
                let at = at.index(size);
                let again = bytes[at..size.min(at + length)].to_vec();
                bytes.splice(at..at, again);
            }
        }
    }
}

/// Bytes that mean nothing.
pub fn noise() -> impl Strategy<Value = Vec<u8>> {
    vec(any::<u8>(), 0..300)
}

/// Bytes with up to three mistakes.
pub fn with_slips(bytes: impl Strategy<Value = Vec<u8>>) -> impl Strategy<Value = Vec<u8>> {
    (bytes, vec(slip(), 0..=3)).prop_map(|(mut bytes, slips)| {
        slips.iter().for_each(|slip| slip.make(&mut bytes));
        bytes
    })
}

/// Words that mean something in one of the texts that are read, or nothing anywhere.
fn words() -> impl Strategy<Value = String> {
    let marks = [
        "<", ">", ",", "=", ":", "-", ".", " ", "{", "}", "[", "]", "\"", "\\",
    ];
    let values = [
        "0",
        "1",
        "-1",
        "64",
        "4294967295",
        "4294967296",
        "1e999",
        "1e-400",
        "NaN",
    ];
    let names = [
        "true",
        "null",
        "STAGES=1",
        "CAUSAL=true",
        "RESCALE=conditional",
        "RESCALE=optimistic",
        "q",
        "sm_",
    ];
    let strange = [
        "\0",
        "\u{1b}[31m",
        "\n",
        "é",
        "\u{202e}",
        "\u{1f600}",
        "'; DROP TABLE trial; --",
    ];
    let known = [&marks[..], &values, &names, &strange].concat();
    prop_oneof![
        6 => select(known).prop_map(str::to_owned),
        2 => numbers().prop_map(|number| number.to_string()),
        2 => any::<char>().prop_map(String::from),
        1 => "[a-zA-Z_]{1,20}",
        1 => (1..3_000_usize).prop_map(|length| "x".repeat(length)),
    ]
}

/// Text that means nothing.
pub fn gibberish() -> impl Strategy<Value = String> {
    prop_oneof![
        vec(words(), 0..8).prop_map(|words| words.concat()),
        ".{0,40}"
    ]
}

/// Text in which up to three places were changed to something else.
pub fn with_typos(text: impl Strategy<Value = String>) -> impl Strategy<Value = String> {
    let typo = (
        any::<Index>(),
        0..6_usize,
        prop_oneof![words(), Just(String::new())],
    );
    (text, vec(typo, 0..=3)).prop_map(|(text, typos)| {
        let mut text: Vec<char> = text.chars().collect();
        for (at, length, word) in typos {
            let at = at.index(text.len() + 1);
            let end = text.len().min(at + length);
            text.splice(at..end, word.chars());
        }
        text.into_iter().collect()
    })
}

/// JSON in which up to three values, keys or elements were changed to something else.
pub fn with_other_values(json: impl Strategy<Value = Value>) -> impl Strategy<Value = Value> {
    let other = prop_oneof![
        3 => numbers().prop_map(|number| json!(number)),
        1 => numbers().prop_map(|number| json!(-((number >> 1) as i64))),
        2 => any::<f64>().prop_map(|number| json!(number)),
        1 => select(vec![json!(null), json!(true), json!([]), json!({}), json!(0.0), json!("")]),
        3 => words().prop_map(|word| json!(word)),
    ];
    let change = (
        any::<Index>(),
        prop_oneof![9 => other.prop_map(Some), 1 => Just(None)],
    );
    (json, vec(change, 0..=3)).prop_map(|(mut json, changes)| {
        for (at, other) in changes {
            let places = count(&json);
            change_value(&mut json, &mut at.index(places), &other);
        }
        json
    })
}

/// How many values there are in a value, itself one of them.
fn count(json: &Value) -> usize {
    1 + match json {
        Value::Array(values) => values.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum::<usize>(),
        _ => 0,
    }
}

/// Changes the value at a place, of which those before it are counted off; `None` removes what is in it.
fn change_value(json: &mut Value, place: &mut usize, other: &Option<Value>) -> bool {
    if *place == 0 {
        *json = match (other, &*json) {
            (Some(other), _) => other.clone(),
            (None, Value::Array(values)) => values.iter().skip(1).cloned().collect(),
            (None, Value::Object(fields)) => fields.clone().into_iter().skip(1).collect(),
            (None, _) => Value::Null,
        };
        return true;
    }
    *place -= 1;
    match json {
        Value::Array(values) => values.iter_mut().any(|it| change_value(it, place, other)),
        Value::Object(fields) => fields.values_mut().any(|it| change_value(it, place, other)),
        _ => false,
    }
}

/// What a variable of the environment may be: paths, words, bytes that are no text, more than a path can be.
pub fn variable(paths: Vec<OsString>) -> impl Strategy<Value = OsString> {
    let bytes = vec(1..=255_u8, 0..40);
    let word = words().prop_map(|word| OsString::from(word.replace('\0', "")));
    prop_oneof![
        4 => select(paths),
        1 => Just(OsString::new()),
        3 => word,
        2 => bytes.prop_map(OsString::from_vec),
        1 => (250..9_000_usize).prop_map(|length| "a/".repeat(length).into()),
        1 => (250..9_000_usize).prop_map(|length| "b".repeat(length).into()),
    ]
}
