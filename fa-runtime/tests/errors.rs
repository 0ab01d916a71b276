//! Errors as a `main` that returns `Result<(), Box<dyn Error>>` prints them: with `Debug`.

use std::error::Error;

use fa_dsl::prelude::*;
use fa_dsl::tile::{shared_base, shared_load, shared_store};
use fa_runtime::cache::Cache;
use fa_runtime::discovery::{FoundBy, NvrtcMissing, Tried};
use fa_runtime::nvrtc::CompileError;
use fa_runtime::{Device, ViewError};

/// Every thread stores an element and loads one that a thread of the other warp stores.
#[kernel(name = WithoutBarrier, threads = 64)]
fn without_barrier(x: Tensor<f32>, y: TensorMut<f32>) {
    let slots = shared_base() + shared(256, 16);
    let t = thread();
    shared_store(slots + t * 4, 0, x.at(&[t]).load(0));
    let theirs = shared_load(slots + (t ^ 32) * 4, 0); // the race
    y.at(&[t]).store(0, theirs);
}

/// What such a `main` does.
fn run() -> Result<(), Box<dyn Error>> {
    let device = Device::cpu();
    let x = device.upload(&[1.0f32; 64])?;
    let mut y = device.zeros::<f32>(64)?;
    let args = WithoutBarrierArgs {
        x: x.contiguous(&[64])?,
        y: y.contiguous_mut(&[64])?,
    };
    device
        .load(&WithoutBarrier::CONFIG)?
        .launch([1, 1, 1], &args)?;
    Ok(())
}

/// The line of this file that ends in `// mark`.
fn line(mark: &str) -> usize {
    let marked = |line: &str| line.ends_with(&format!("// {mark}"));
    1 + include_str!("errors.rs").lines().position(marked).unwrap()
}

#[test]
fn a_missing_barrier_is_explained_with_its_line() {
    let error = run().unwrap_err();
    let Some(fa_runtime::Error::Interpreter(failure)) = error.downcast_ref() else {
        panic!("{error}");
    };
    let fault = failure.errors.iter().map(|fault| fault.kind.to_string());
    let printed = format!("{error:?}");
    assert!(
        fault.clone().any(|text| text.contains("barrier")),
        "{printed}"
    );
    assert!(
        fault.clone().all(|text| printed.contains(&text)),
        "{printed}"
    );
    let place = format!("errors.rs:{}", line("the race"));
    assert!(printed.contains(&place), "{printed} lacks {place}");
    assert!(!printed.contains("Failure"), "{printed}");
}

/// Checks that the error prints its text and no more.
#[track_caller]
fn assert_prints_its_text(error: impl Error) {
    assert_eq!(format!("{error:?}"), error.to_string());
}

#[test]
fn every_error_prints_its_text() {
    let device = Device::cpu();
    let buffer = device.zeros::<f32>(4).unwrap();
    let too_large: ViewError = buffer.contiguous(&[5]).unwrap_err();
    assert_prints_its_text(too_large.clone());
    assert_prints_its_text(fa_runtime::Error::from(too_large));

    let missing = NvrtcMissing {
        tried: vec![Tried {
            by: FoundBy::Pip,
            place: "/usr/lib/python3".to_owned(),
            outcome: "does not exist".to_owned(),
        }],
    };
    assert_prints_its_text(missing.clone());
    let compile = CompileError::from(missing);
    assert_prints_its_text(compile.clone());
    assert_prints_its_text(fa_runtime::Error::from(compile));

    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("nowhere");
    assert_prints_its_text(Cache::at(folder.path()).import(&nowhere).unwrap_err());
}

#[test]
fn the_interpreter_has_no_memory_for_what_no_host_has() {
    let device = Device::cpu();
    for len in [usize::MAX, 1 << 62, 1 << 44] {
        let error = device.alloc::<f32>(len).unwrap_err().to_string();
        assert!(error.contains("use a smaller batch"), "{error}");
    }
}
