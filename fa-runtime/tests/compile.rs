//! From a kernel to its cubin with NVRTC and the disk cache, without a GPU.
//!
//! These tests need NVRTC and fail without it; the project's test command provides it.

mod kernels;

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use fa_dsl::config::KernelConfig;
use fa_dsl::ir::Kernel;
use fa_dsl::target::{Arch, Target};
use fa_dsl::validate::{Valid, ValidationError, validate};
use fa_runtime::cache::{Cache, Found};
use fa_runtime::nvrtc::{CompileError, CompileOptions};
use fa_runtime::{Cubin, compile_cached};
use kernels::{CopyBoxes, OtherRows, Saxpy};

fn kernel(target: &Target) -> Valid<Kernel> {
    let kernel = Saxpy::<256>::CONFIG.stage().expect("stages");
    validate(kernel, target).expect("is valid")
}

fn compile(arch: Arch, cache: &Cache) -> Result<Cubin, CompileError> {
    let target = Target::new(arch);
    compile_cached(
        &kernel(&target),
        "Saxpy<THREADS=256>",
        &target,
        &CompileOptions::default(),
        cache,
    )
}

/// Fails with the error as users see it: a missing NVRTC then says how to install it.
fn compiled(arch: Arch, cache: &Cache) -> Cubin {
    compile(arch, cache).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_architecture_compiles_once() {
    let dir = tempfile::tempdir().unwrap();
    let cache = Cache::at(dir.path());
    for arch in Arch::ALL {
        let first = compiled(arch, &cache);
        assert_eq!(first.found, Found::Compiled);
        assert!(first.stats.registers > 0 && first.stats.spill_store_bytes == 0);
        let second = compiled(arch, &cache);
        assert_eq!((second.found, second.nvrtc), (Found::Disk, Duration::ZERO));
        assert_eq!(second.code, first.code);
        assert_eq!(second.stats, first.stats);
    }
    let mut archs: Vec<_> = cache
        .ls()
        .unwrap()
        .into_iter()
        .map(|e| e.info.arch)
        .collect();
    archs.sort();
    archs.dedup();
    assert_eq!(archs.len(), Arch::ALL.len());
}

#[test]
fn the_same_source_gives_the_same_cubin() {
    let cubins = [0, 1].map(|_| compiled(Arch::Sm90a, &Cache::disabled()));
    assert_eq!(cubins[0].found, Found::Compiled);
    assert_eq!(cubins[0].code, cubins[1].code);
}

#[test]
fn cooperative_kernels_compile_for_every_architecture() {
    let (options, cache) = (CompileOptions::default(), Cache::disabled());
    for arch in Arch::ALL {
        let target = Target::new(arch);
        let kernel = validate(OtherRows::CONFIG.stage().unwrap(), &target).unwrap();
        let compiled = compile_cached(&kernel, "OtherRows", &target, &options, &cache);
        let cubin = compiled.unwrap_or_else(|error| panic!("{arch}: {error}"));
        assert_eq!(cubin.stats.spill_store_bytes, 0);
    }
}

#[test]
fn kernels_with_tensor_maps_compile_where_there_are_any() {
    let stage = || CopyBoxes::CONFIG.stage().expect("stages");
    let (options, cache) = (CompileOptions::default(), Cache::disabled());
    let target = Target::new(Arch::Sm90a);
    let kernel = validate(stage(), &target).expect("is valid");
    let cubin = compile_cached(&kernel, "CopyBoxes", &target, &options, &cache)
        .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(cubin.stats.spill_store_bytes, 0);
    let errors = validate(stage(), &Target::new(Arch::Sm89)).unwrap_err();
    let expected = ValidationError::MapArch {
        parameter: "x".to_owned(),
        needs: Arch::Sm90a,
        arch: Arch::Sm89,
    };
    assert!(errors.contains(&expected), "{errors:?}");
}

// Whatever happens once in a process happens in a child: the test binary runs itself.

const ROLE: &str = "FA_RUNTIME_TEST_ROLE";

#[test]
#[ignore = "runs only as a child of other tests"]
fn child() {
    let started = Instant::now();
    let cache = Cache::open_default();
    let result = compile(Arch::Sm80, &cache);
    let elapsed = started.elapsed();
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap();
    let loaded = maps.contains("libnvrtc");
    match std::env::var(ROLE).expect("set by the parent").as_str() {
        "cold" => assert_eq!(result.unwrap().found, Found::Compiled),
        "warm" => {
            assert_eq!(result.unwrap().found, Found::Disk);
            assert!(!loaded, "a cached kernel needs no compiler");
            println!("elapsed_us={}", elapsed.as_micros());
        }
        "without NVRTC" => {
            let error = result.unwrap_err();
            assert!(matches!(error, CompileError::Missing(_)), "{error}");
            assert!(error.to_string().contains("fa setup"), "{error}");
        }
        role => panic!("unknown role {role}"),
    }
}

fn run_child(role: &str, cache: &Path, nvrtc: Option<&Path>) -> Output {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args([
        "--exact",
        "child",
        "--ignored",
        "--nocapture",
        "--test-threads=1",
    ]);
    command
        .env(ROLE, role)
        .env("FA_CACHE_DIR", cache)
        .stderr(Stdio::inherit());
    if let Some(path) = nvrtc {
        command.env("FA_NVRTC_PATH", path);
    }
    let output = command.output().unwrap();
    assert!(
        output.status.success(),
        "{role}: {}",
        String::from_utf8_lossy(&output.stdout)
    );
    output
}

#[test]
fn a_warm_start_loads_no_compiler_and_takes_milliseconds() {
    let dir = tempfile::tempdir().unwrap();
    run_child("cold", dir.path(), None);
    // The best of a few: the machine may be busy with other tests.
    let best = (0..5)
        .map(|_| {
            let output = run_child("warm", dir.path(), None);
            let text = String::from_utf8_lossy(&output.stdout).into_owned();
            let figure = text
                .split("elapsed_us=")
                .nth(1)
                .and_then(|rest| rest.split('\n').next());
            figure
                .and_then(|figure| figure.parse::<u64>().ok())
                .expect("the child prints it")
        })
        .min()
        .unwrap();
    println!("from staging to the cubin, warm: {best} us");
    assert!(best <= 5_000, "{best} us");
}

#[test]
fn a_bundle_runs_where_there_is_no_nvrtc() {
    let dir = tempfile::tempdir().unwrap();
    let nowhere = dir.path().join("nowhere");
    let [from, to] = ["from", "to"].map(|name| dir.path().join(name));
    let cache = Cache::at(&from);
    compiled(Arch::Sm80, &cache);
    let bundle = dir.path().join("bundle");
    cache.export(&cache.ls().unwrap(), &bundle).unwrap();
    run_child("without NVRTC", &to, Some(&nowhere));
    assert_eq!(Cache::at(&to).import(&bundle).unwrap(), 1);
    run_child("warm", &to, Some(&nowhere));
}

#[test]
fn sixteen_processes_with_nvrtc_leave_one_whole_entry() {
    let dir = tempfile::tempdir().unwrap();
    let children: Vec<_> = (0..16)
        .map(|_| {
            let mut command = Command::new(std::env::current_exe().unwrap());
            command
                .args(["--exact", "load_any", "--ignored"])
                .stdout(Stdio::null());
            command.env("FA_CACHE_DIR", dir.path()).spawn().unwrap()
        })
        .collect();
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
    let cache = Cache::at(dir.path());
    assert_eq!(cache.ls().unwrap().len(), 1);
    assert_eq!(compiled(Arch::Sm80, &cache).found, Found::Disk);
}

#[test]
#[ignore = "runs only as a child of other tests"]
fn load_any() {
    compiled(Arch::Sm80, &Cache::open_default());
}
