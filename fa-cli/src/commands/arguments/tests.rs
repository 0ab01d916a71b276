use super::*;

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
