//! `fa tune` on the GPU, with configurations among the others that fault, hang and answer wrongly; `fa bench`, `fa run`, and calls whose kernels `fa prebuild` compiled.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use fa::attention::{
    CachePlaces, Decoding, KvCache, NewTokens, Rotary, RotaryPairs, append, decode,
};
use fa::prelude::{Device, Options, f16};
use fa::runtime::cache::Cache;
use fa::runtime::nvrtc::{self, CompileOptions};
use fa_tune::record::{FailureKind, Outcome, Trial as Tried};
use fa_tune::store::Store;
use libtest_mimic::Failed;

use fa_cases::gpu::trial;

/// What is put in front of a kernel's code, and what has to come of it.
const SABOTAGE: [(&str, FailureKind); 4] = [
    (
        "*reinterpret_cast<volatile unsigned *>(8ull) = 1u;",
        FailureKind::Fault,
    ),
    ("asm volatile(\"trap;\");", FailureKind::Fault),
    (
        "for (;;) { asm volatile(\"nanosleep.u32 1000;\"); }",
        FailureKind::Timeout,
    ),
    ("return;", FailureKind::Wrong),
];

fn main() -> ExitCode {
    fa_cases::gpu::run(|gpu| {
        vec![
            trial(gpu, "tune/survives_bad_kernels", survives_bad_kernels),
            trial(gpu, "tune/gradients", gradients),
            trial(gpu, "tune/tensors", tensors),
            trial(gpu, "bench/calls", bench_calls),
            trial(gpu, "bench/gradients", bench_gradients),
            trial(gpu, "bench/steps", bench_steps),
            trial(gpu, "prebuild/steps", prebuilt_steps),
            trial(gpu, "run/mixed", run_mixed),
        ]
    })
}

/// The same study twice. Between the two, some of its cubins in the cache are replaced by ones that go
/// wrong.
fn survives_bad_kernels(device: &Device) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let before = study(folder.path(), "before.study")?;
    let measured = |trial: &&Tried| matches!(trial.outcome, Some(Outcome::Measured(_)));
    if let Some(failed) = before.iter().find(|trial| !measured(trial)) {
        return Err(format!("{}: {:?}", failed.spec, failed.outcome).into());
    }
    let mut bad = BTreeMap::new();
    for (trial, (code, kind)) in before.iter().step_by(2).zip(SABOTAGE) {
        sabotage(device, folder.path(), &trial.spec, code)?;
        bad.insert(trial.spec.as_str(), kind);
    }
    if bad.len() != SABOTAGE.len() {
        return Err(format!("{} trials are too few", before.len()).into());
    }
    let after = study(folder.path(), "after.study")?;
    let specs = |trials: &[Tried]| -> Vec<String> {
        trials.iter().map(|trial| trial.spec.clone()).collect()
    };
    if specs(&before) != specs(&after) {
        return Err(format!("{:?} became {:?}", specs(&before), specs(&after)).into());
    }
    for trial in &after {
        let kind = match &trial.outcome {
            Some(Outcome::Failed(failure)) => Some(failure.kind),
            _ => None,
        };
        if kind != bad.get(trial.spec.as_str()).copied() || trial.outcome.is_none() {
            return Err(format!("{}: {:?}", trial.spec, trial.outcome).into());
        }
    }
    Ok(())
}

/// Configurations of a kernel that computes gradients are checked and timed like any others.
fn gradients(_: &Device) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let kernel = ["BackwardMmaBf16", "--batch=1", "--kv-heads=1", "--causal"];
    all_are_right(&study_of(&kernel, folder.path(), "gradients.study")?)
}

/// So are those of problems with other keys than queries, pages, packed sequences, tensors and lists; the best are measured in turns.
fn tensors(_: &Device) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    for problem in [
        "DecodeBf16 --batch=3 --seq=1 --seq-k=900 --kv-heads=1",
        "DecodeF16 --batch=3 --seq=2 --seq-k=900 --page=16 --causal",
        "MmaBf16 --varlen=64..700x9 --causal --with=alibi_slopes --with=sinks",
        "MmaF16 --batch=1 --seq=300 --with=bias --with=documents",
        "BackwardMmaF16 --varlen=70,1:300,500 --with=sinks --with=bias",
        "WarpSpecializedF16 --batch=2 --seq=700 --causal --with=prefix_ranges",
        "WarpSpecializedBf16 --batch=2 --seq=700 --with=documents --mask-blocks",
        "BackwardWarpSpecializedBf16 --batch=2 --seq=700 --with=documents --mask-blocks",
    ] {
        let words: Vec<&str> = problem.split(' ').collect();
        let name = format!("{}.study", words[0]);
        all_are_right(&study_of(&words, folder.path(), &name)?)?;
        let study = Store::open(&folder.path().join(name))?.study()?;
        if study.in_turns().count() < 2 {
            return Err(format!("{problem}: {:?}", study.confirmations).into());
        }
    }
    Ok(())
}

/// Whether functions leave a kernel too few registers, which compiling it says: no mistake of the kernel.
fn needs_registers(trial: &Tried) -> bool {
    let Some(Outcome::Failed(failure)) = &trial.outcome else {
        return false;
    };
    let is_refused = failure.message.contains("ptxas degrades kernel");
    failure.kind == FailureKind::Compile && is_refused && trial.spec.contains("FUNCTIONS=true")
}

fn all_are_right(trials: &[Tried]) -> Result<(), Failed> {
    let compiled: Vec<&Tried> = trials.iter().filter(|it| !needs_registers(it)).collect();
    for trial in &compiled {
        let Some(Outcome::Measured(measured)) = &trial.outcome else {
            return Err(format!("{}: {:?}", trial.spec, trial.outcome).into());
        };
        if measured.check.error > measured.check.bound {
            return Err(format!("{}: {:?}", trial.spec, measured.check).into());
        }
    }
    match (trials.len(), compiled.len()) {
        (0..9, _) => Err(format!("{} trials", trials.len()).into()),
        (all, some) if some * 2 < all => Err(format!("{some} of {all} compiled").into()),
        _ => Ok(()),
    }
}

/// Dense, grouped and packed problems, checked and timed.
fn bench_gradients(_: &Device) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    for problem in [
        "--batch=2 --heads=4 --seq=1500 --head-dim=128",
        "--batch=2 --heads=4 --seq=300 --causal --with=sinks",
        "--heads=4 --varlen=70,300,1:90",
        "--heads=4 --seq=700 --causal --deterministic --dtype=bf16",
    ] {
        let words = ["bench", "--backward", "--rounds=3", "--json"].into_iter();
        let printed = fa(words.chain(problem.split(' ')), folder.path())?;
        let row: serde_json::Value = serde_json::from_str(&printed)?;
        if row["check"]["ok"] != true || row["tflops"].as_f64().is_none_or(|it| it <= 0.0) {
            return Err(printed.into());
        }
    }
    Ok(())
}

/// Sizes alone, in either type: all that `attention()` launches.
fn bench_calls(_: &Device) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    for (problem, dtype) in [
        ("--batch=2 --heads=4 --seq=1500 --head-dim=128", "f16"),
        (
            "--batch=2 --heads=4 --seq=300 --causal --dtype=bf16",
            "bf16",
        ),
    ] {
        let words = ["bench", "--rounds=3", "--json"].into_iter();
        let printed = fa(words.chain(problem.split(' ')), folder.path())?;
        let row: serde_json::Value = serde_json::from_str(&printed)?;
        let launched = row["launches"].as_array().map_or(0, Vec::len);
        if row["check"]["ok"] != true || row["dtype"] != dtype || launched != 1 {
            return Err(printed.into());
        }
    }
    Ok(())
}

/// Steps whose sequences have different numbers of queries: all that `attention()` launches, and kernels that are named.
fn bench_steps(_: &Device) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let step = "--varlen=300:2000,1:500..2000x7 --heads=8 --kv-heads=2 --causal";
    for (more, launches) in [
        ("", 2),
        ("--page=16", 2),
        ("--page=16 --splits=3", 1),
        ("--page=16 --kernel=MmaF16<64,64,4>", 0),
    ] {
        let words = ["bench", "--decode", "--rounds=3", "--json"].into_iter();
        let words = words.chain(step.split(' ')).chain(more.split_whitespace());
        let printed = fa(words, folder.path())?;
        let row: serde_json::Value = serde_json::from_str(&printed)?;
        let is_right = row["check"]["ok"] == true;
        let launched = row["launches"].as_array().map_or(0, Vec::len);
        if !is_right || launched != launches || row["tb_per_s"].as_f64() <= Some(0.0) {
            return Err(printed.into());
        }
    }
    Ok(())
}

/// Prompts and single queries in one batch: each kind by its kernel, one after the other and, where both take long, at the same time; all of them by one that is named.
fn run_mixed(device: &Device) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let ordinary = "--varlen=300:2000,1:500..2000x7 --heads=8 --kv-heads=2 --page=16";
    let long = "--varlen=4096:8192,1:8192x63 --heads=8 --kv-heads=2 --head-dim=128 --page=64";
    for (batch, launches) in [
        (ordinary.to_owned(), 2),
        (format!("{ordinary} --with=documents"), 2),
        (format!("{ordinary} --kernel=MmaF16<64,64,4>"), 0),
        (long.to_owned(), 2),
    ] {
        let words = ["run", "--device=cuda", "--causal", "--json"].into_iter();
        let printed = fa(words.chain(batch.split(' ')), folder.path())?;
        let row: serde_json::Value = serde_json::from_str(&printed)?;
        let launched = row["launches"].as_array().map_or(0, Vec::len);
        if row["check"]["ok"] != true || launched != launches {
            return Err(format!("{batch} on {}: {printed}", device.name()).into());
        }
    }
    Ok(())
}

/// Steps of a model that generates and additions to its cache, whose kernels are in the cache on disk: nothing is compiled.
fn prebuilt_steps(device: &Device) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let (arch, multiprocessors) = (device.arch(), device.multiprocessors());
    let bundle = folder.path().join("bundle");
    for what in ["--decode --causal --rotary=halves", "--append --page=16"] {
        let words = format!(
            "prebuild {what} --seq=1 --seq-k=4096 --batch=2 --heads=4 --kv-heads=2 --arch={arch} --multiprocessors={multiprocessors} -o {}",
            bundle.display()
        );
        fa(words.split(' '), folder.path())?;
    }
    let cache = || Cache::at(folder.path().join("cache"));
    let known = cache().ls()?.len();
    let device = device.with(cache(), CompileOptions::default());
    let (q, new) = (
        device.zeros::<f16>(2 * 4 * 64)?,
        device.zeros::<f16>(2 * 2 * 64)?,
    );
    let (mut rotated, mut o) = (
        device.zeros::<f16>(2 * 4 * 64)?,
        device.zeros::<f16>(2 * 4 * 64)?,
    );
    let pool = 2 * 4096 * 2 * 64;
    let (mut k, mut v) = (device.zeros::<f16>(pool)?, device.zeros::<f16>(pool)?);
    let table = device.zeros::<f16>(4096 * 32)?;
    let pages = device.upload(&(0..512).collect::<Vec<u32>>())?;
    let used = device.upload(&[30_u32, 4000])?;
    let table = table.contiguous(&[4096, 32])?;
    let new = new.contiguous(&[2, 1, 2, 64])?;
    let new = NewTokens {
        k: new,
        v: new,
        packed: None,
    };
    let step = Decoding {
        q: q.contiguous(&[2, 1, 4, 64])?,
        new,
        cache: KvCache {
            k: k.contiguous_mut(&[2, 4096, 2, 64])?,
            v: v.contiguous_mut(&[2, 4096, 2, 64])?,
            places: CachePlaces::InOrder,
        },
        cache_seqlens: used.contiguous(&[2])?,
        rotary: Some((
            Rotary::new(table, table, RotaryPairs::Halves),
            rotated.contiguous_mut(&[2, 1, 4, 64])?,
        )),
        o: o.contiguous_mut(&[2, 1, 4, 64])?,
        lse: None,
    };
    let options = Options {
        causal: true,
        ..Options::default()
    };
    decode(&device, step, &options)?;
    let in_pages = KvCache {
        k: k.contiguous_mut(&[512, 16, 2, 64])?,
        v: v.contiguous_mut(&[512, 16, 2, 64])?,
        places: CachePlaces::Pages(pages.contiguous(&[2, 256])?),
    };
    append(&device, in_pages, new, used.contiguous(&[2])?, None)?;
    device.synchronize()?;
    match cache().ls()?.len() {
        found if found == known => Ok(()),
        found => Err(format!("{known} cubins were prebuilt, and then there were {found}").into()),
    }
}

/// The trials of a study of a small problem, made in `folder` and with the cache in it.
fn study(folder: &Path, name: &str) -> Result<Vec<Tried>, Failed> {
    study_of(&["FaS512", "--batch=1"], folder, name)
}

/// The same of a kernel, with what else is asked for.
fn study_of(kernel: &[&str], folder: &Path, name: &str) -> Result<Vec<Tried>, Failed> {
    let store = folder.join(name);
    let store_argument = format!("--store={}", store.display());
    let problem = ["--heads=2", "--timeout=5", &store_argument];
    let search = ["--search=random", "--trials=9", "--rounds=3"];
    let words = [&["tune"][..], kernel, &problem, &search].concat();
    fa(words, folder)?;
    Ok(Store::open(&store)?.study()?.trials)
}

/// What `fa` prints, with the cache in `folder`.
fn fa<'a>(words: impl IntoIterator<Item = &'a str>, folder: &Path) -> Result<String, Failed> {
    let words: Vec<&str> = words.into_iter().collect();
    let mut fa = Command::new(command()?);
    let output = fa
        .args(&words)
        .env("FA_CACHE_DIR", folder.join("cache"))
        .output()?;
    if !output.status.success() {
        let error = String::from_utf8_lossy(&output.stderr);
        return Err(format!("fa {words:?}: {}: {error}", output.status).into());
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Puts a cubin that begins with `code` into the place of the configuration's.
fn sabotage(device: &Device, folder: &Path, spec: &str, code: &str) -> Result<(), Failed> {
    let cache = Cache::at(folder.join("cache"));
    let listed = cache.ls()?.into_iter().find(|it| it.info.spec == spec);
    let info = listed
        .ok_or_else(|| format!("{spec} is not in the cache"))?
        .info;
    let entry = cache.get(&info.content, Some(&info.compiler));
    let mut entry = entry.ok_or_else(|| format!("{spec} cannot be read"))?;
    let arch = device.arch();
    let emitted = Command::new(command()?)
        .args(["emit", spec, "--arch", arch.name()])
        .output()?;
    let source = String::from_utf8(emitted.stdout)?;
    let (before, kernel) = source.split_once("__global__").ok_or("no kernel")?;
    let (head, body) = kernel.split_once("\n{\n").ok_or("no body")?;
    let source = format!("{before}__global__{head}\n{{\n{code}\n{body}");
    let options = CompileOptions::default();
    entry.cubin = nvrtc::compile(&source, &info.kernel, arch, &options)?.cubin;
    cache.put(&entry)?;
    Ok(())
}

/// `fa`, beside this program on a machine that has no Rust.
fn command() -> Result<PathBuf, Failed> {
    let beside = std::env::current_exe()?.with_file_name("fa");
    Ok(match beside.is_file() {
        true => beside,
        false => PathBuf::from(env!("CARGO_BIN_EXE_fa")),
    })
}
