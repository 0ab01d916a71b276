//! What ptxas says of kernels: registers, and what is spilled. Test programs share what they compile, by the cache on disk.

use fa_dsl::config::{KernelEntry, Value};
use fa_dsl::target::{Arch, Target};
use fa_dsl::validate::validate;
use fa_runtime::cache::{Cache, Found};
use fa_runtime::compile_cached;
use fa_runtime::nvrtc::{CompileOptions, KernelStats};

/// What ptxas says of a kernel with these values of its tunables on `arch`.
///
/// # Errors
/// The kernel's spec and what is wrong with it: a gate that it does not pass, the kernel itself, or what NVRTC rejects. Warpgroup products that
/// would wait for each other are such an error.
pub fn compile(entry: &KernelEntry, values: &[Value], arch: Arch) -> Result<KernelStats, String> {
    Ok(compile_in(&Cache::open_default(), entry, values, arch)?.0)
}

/// As [`compile`], through a cache of the caller's, and whether it was there.
///
/// # Errors
/// As [`compile`].
pub fn compile_in(
    cache: &Cache,
    entry: &KernelEntry,
    values: &[Value],
    arch: Arch,
) -> Result<(KernelStats, Found), String> {
    let target = Target::new(arch);
    let spec = entry.spec(values);
    let fail = |what: String| format!("{spec} on {arch}: {what}");
    (entry.check)(values, &target).map_err(|errors| fail(format!("{errors:?}")))?;
    let kernel = (entry.stage)(values).map_err(|errors| fail(format!("{errors:?}")))?;
    let kernel = validate(kernel, &target).map_err(|errors| fail(format!("{errors:?}")))?;
    let cubin = compile_cached(&kernel, &spec, &target, &CompileOptions::default(), cache);
    let cubin = cubin.map_err(|error| fail(error.to_string()))?;
    Ok((cubin.stats, cubin.found))
}

/// As [`compile`], of a kernel that must not spill.
///
/// # Errors
/// As [`compile`], and what it spills.
pub fn compile_without_spills(
    entry: &KernelEntry,
    values: &[Value],
    arch: Arch,
) -> Result<KernelStats, String> {
    let stats = compile(entry, values, arch)?;
    match stats.spill_bytes() {
        0 => Ok(stats),
        bytes => Err(format!(
            "{} on {arch} spills {bytes} bytes",
            entry.spec(values)
        )),
    }
}
