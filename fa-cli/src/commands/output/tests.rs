use super::*;

#[test]
fn templates_are_valid() {
    for template in [BAR, SPINNER] {
        assert!(ProgressStyle::with_template(template).is_ok(), "{template}");
    }
}

#[test]
fn causes_are_told_once() {
    let error = anyhow::anyhow!("no disk").context("cannot write: no disk");
    assert_eq!(with_causes(&error), "cannot write: no disk");
    let error = error.context("--output x");
    assert_eq!(with_causes(&error), "--output x: cannot write: no disk");
}

#[test]
fn durations_have_three_digits() {
    assert_eq!(duration(Duration::from_micros(1234)), "1.23 ms");
    assert_eq!(duration(Duration::from_millis(12_345)), "12.3 s");
    assert_eq!(duration(Duration::from_nanos(123_456)), "123 µs");
}

#[test]
fn an_unfinished_file_leaves_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("out");
    drop(OutputFile::create(&path).expect("a writable folder"));
    assert_eq!(
        std::fs::read_dir(folder.path()).expect("a folder").count(),
        0
    );
    OutputFile::create(&path)
        .and_then(|file| file.finish(b"done"))
        .expect("a writable folder");
    assert_eq!(std::fs::read(&path).expect("a file"), b"done");
}
