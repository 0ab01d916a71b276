use fa_cases::fuzz::{check, gibberish, is_sentence, with_typos};
use proptest::prelude::*;
use proptest::sample::select;

use super::*;
use crate::commands::device::DeviceChoice;

#[test]
fn windows_are_read() {
    let window = |left, right| Ok(WindowArgument(Window { left, right }));
    assert_eq!("128,0".parse(), window(Some(128), Some(0)));
    assert_eq!("-1, 3".parse(), window(None, Some(3)));
    assert_eq!("-1,-1".parse(), window(None, None));
    for text in ["", "3", "1,2,3"] {
        let error = text.parse::<WindowArgument>().unwrap_err();
        assert!(error.starts_with("write it as L,R"), "{error}");
    }
    for (text, part) in [("-2,0", "-2"), ("1,x", "x"), (",1", ""), ("1.5,0", "1.5")] {
        let error = text.parse::<WindowArgument>().unwrap_err();
        assert!(
            error.starts_with(&format!("`{part}` is neither")),
            "{error}"
        );
    }
}

/// What the command line's own parsers are given: see [`fa_cases::fuzz`].
#[test]
fn fuzz_arguments() {
    let known = [
        "128,0",
        "-1,-1",
        "0,4294967295",
        "auto",
        "cpu",
        "cuda",
        "cuda:7",
    ];
    let valid = prop_oneof![select(known.to_vec()).prop_map(str::to_owned), gibberish()];
    check("arguments", with_typos(valid), |text| {
        let window = text.parse::<WindowArgument>();
        let device = text.parse::<DeviceChoice>();
        match (window, device) {
            (Err(window), Err(device)) => is_sentence(&window).and(Err(device)),
            _ => Ok(()),
        }
    });
}
