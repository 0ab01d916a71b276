//! From a kernel to its cubin through the disk cache. Needs neither a GPU nor the driver.

use std::time::{Duration, Instant};

use fa_dsl::ir::Kernel;
use fa_dsl::target::{Arch, Target};
use fa_dsl::validate::Valid;

use crate::cache::{Cache, CompilerId, ContentKey, Entry, EntryInfo, Found};
use crate::discovery;
use crate::nvrtc::{self, CompileError, CompileOptions, KernelStats};

/// Machine code of one kernel.
#[derive(Clone, Debug)]
pub struct Cubin {
    /// The code, for exactly one architecture.
    pub code: Vec<u8>,
    /// The entry point in it.
    pub kernel: String,
    /// Registers and spills, as ptxas reported them.
    pub stats: KernelStats,
    /// Whether it came from the cache.
    pub found: Found,
    /// How long writing the source took.
    pub write: Duration,
    /// How long the cache took: looking the cubin up, reading or writing it.
    pub cache: Duration,
    /// How long NVRTC took; zero when the cubin was cached.
    pub nvrtc: Duration,
}

/// The cubin of a kernel for `target`, from `cache` or compiled now. Listings show it as `spec`.
///
/// # Errors
/// When it is not cached and NVRTC is missing or rejects it.
pub fn compile_cached(
    kernel: &Valid<Kernel>,
    spec: &str,
    target: &Target,
    options: &CompileOptions,
    cache: &Cache,
) -> Result<Cubin, CompileError> {
    let started = Instant::now();
    let source = fa_dsl::cuda::write(kernel);
    let write = started.elapsed();
    let cubin = compile_source(&source, &kernel.name, spec, target.arch, options, cache)?;
    Ok(Cubin { write, ..cubin })
}

/// As [`compile_cached`], from CUDA C whose entry point is `kernel`.
fn compile_source(
    source: &str,
    kernel: &str,
    spec: &str,
    arch: Arch,
    options: &CompileOptions,
    cache: &Cache,
) -> Result<Cubin, CompileError> {
    let started = Instant::now();
    let content = ContentKey::new(source, arch, &options.flags(arch));
    let compiler = discovery::nvrtc().ok();
    let identity = compiler.map(|location| &location.identity);
    let mut nvrtc = Duration::ZERO;
    let (entry, found) = cache.get_or_compile(&content, identity, || {
        let compiled = nvrtc::compile(source, kernel, arch, options)?;
        nvrtc = compiled.duration;
        Ok::<_, CompileError>(Entry {
            info: EntryInfo {
                content: content.clone(),
                // NVRTC has just compiled, so it was found.
                compiler: identity.cloned().unwrap_or_else(unknown_compiler),
                compiler_version: compiler
                    .map(|found| found.version.clone())
                    .unwrap_or_default(),
                spec: spec.to_owned(),
                kernel: kernel.to_owned(),
                arch: arch.name().to_owned(),
                stats: compiled.stats,
            },
            cubin: compiled.cubin,
        })
    })?;
    Ok(Cubin {
        code: entry.cubin,
        kernel: entry.info.kernel,
        stats: entry.info.stats,
        found,
        write: Duration::ZERO,
        cache: started.elapsed().saturating_sub(nvrtc),
        nvrtc,
    })
}

fn unknown_compiler() -> CompilerId {
    CompilerId::from_hash(&blake3::hash(b"unknown"))
}
