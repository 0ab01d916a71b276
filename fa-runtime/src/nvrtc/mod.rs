//! Compiles CUDA C to a cubin. Needs neither a GPU nor the driver.

mod library;
mod log;

use std::fmt;
use std::time::{Duration, Instant};

use fa_dsl::target::Arch;
use serde::{Deserialize, Serialize};

pub use library::{NvrtcVersion, version};
pub use log::{Diagnostic, Severity};

use crate::discovery::NvrtcMissing;
use crate::prose;

/// The flag by which cubins say which lines their instructions come from.
pub(crate) const LINE_INFO: &str = "--generate-line-info";

/// How to compile a source.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CompileOptions {
    /// Keep the line table, so that a profiler shows the kernel's Rust source.
    pub line_info: bool,
    /// Return the PTX too.
    pub ptx: bool,
    /// Further NVRTC flags, each as one string.
    pub flags: Vec<String>,
}

impl CompileOptions {
    /// The flags that NVRTC gets for `arch`, in order. They are part of the cache key.
    pub fn flags(&self, arch: Arch) -> Vec<String> {
        let mut flags = vec![
            format!("--gpu-architecture={arch}"),
            "--std=c++17".to_owned(),
            // Registers and spills are read from its report.
            "--ptxas-options=-v".to_owned(),
        ];
        if self.line_info {
            flags.push(LINE_INFO.to_owned());
        }
        flags.extend(self.flags.iter().cloned());
        flags
    }
}

/// What ptxas reports about a kernel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KernelStats {
    /// Registers of one thread.
    pub registers: u32,
    /// Bytes of one thread's stack frame in local memory.
    pub stack_bytes: u32,
    /// Bytes that one thread stores when it spills registers.
    pub spill_store_bytes: u32,
    /// Bytes that one thread loads back.
    pub spill_load_bytes: u32,
    /// Bytes of static shared memory of one CTA. Dynamic shared memory, which a launch sets, is not
    /// included.
    pub static_shared_bytes: u32,
    /// Hardware barriers that it uses.
    pub barriers: u32,
}

impl KernelStats {
    /// Bytes that one thread stores and loads because there are not enough registers.
    pub fn spill_bytes(&self) -> u32 {
        self.spill_store_bytes + self.spill_load_bytes
    }
}

/// A compiled kernel.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The code for exactly the architecture that was asked for.
    pub cubin: Vec<u8>,
    /// The PTX if it was asked for.
    pub ptx: Option<String>,
    /// What NVRTC and ptxas printed.
    pub log: String,
    /// The warnings in it.
    pub warnings: Vec<Diagnostic>,
    /// Registers and spills.
    pub stats: KernelStats,
    /// How long NVRTC took.
    pub duration: Duration,
}

/// Why a source was not compiled. `Debug` prints the same text as `Display`.
#[derive(Clone, thiserror::Error)]
pub enum CompileError {
    /// NVRTC is not installed.
    #[error(transparent)]
    Missing(#[from] NvrtcMissing),
    /// NVRTC is there but does not load.
    #[error(
        "{library} was found by {found_by} but does not load: {reason}; reinstall it, or point FA_NVRTC_PATH at another one"
    )]
    Load {
        /// The file.
        library: String,
        /// The step of the search that found it.
        found_by: String,
        /// What the loader said.
        reason: String,
    },
    /// The compiler rejects the source.
    #[error("NVRTC rejects kernel `{kernel}` for {arch}:{}", lines(.diagnostics, .log))]
    Rejected {
        /// The kernel.
        kernel: String,
        /// The architecture.
        arch: Arch,
        /// The errors, at the lines of the Rust source that the kernel was written in.
        diagnostics: Vec<Diagnostic>,
        /// Everything that was printed.
        log: String,
    },
    /// The code would run, but ptxas took away what makes it fast: it serialised wgmma or ignored
    /// setmaxnreg.
    #[error(
        "ptxas degrades kernel `{kernel}` for {arch}, which would run slowly: change what its notes name:{}",
        lines(.notes, .log)
    )]
    Degraded {
        /// The kernel.
        kernel: String,
        /// The architecture.
        arch: Arch,
        /// ptxas's notes C7504 to C7515.
        notes: Vec<Diagnostic>,
        /// Everything that was printed.
        log: String,
    },
    /// ptxas printed no report, without which nobody knows whether it degraded the code.
    #[error(
        "NVRTC compiled kernel `{kernel}` for {arch}, but ptxas did not report its registers: leave \
         --ptxas-options=-v as it is, and run `fa doctor` to see which NVRTC compiled it{}", lines(&[], .log)
    )]
    Unreported {
        /// The kernel.
        kernel: String,
        /// The architecture.
        arch: Arch,
        /// Everything that was printed.
        log: String,
    },
    /// A call into NVRTC fails for a reason that is not in the source.
    #[error(
        "{call} fails for kernel `{kernel}` and {arch}: {reason}; `fa doctor` shows which NVRTC this is{}",
        lines(&[], .log)
    )]
    Call {
        /// The kernel.
        kernel: String,
        /// The architecture.
        arch: Arch,
        /// The function of NVRTC.
        call: &'static str,
        /// What NVRTC calls the failure.
        reason: String,
        /// What was printed until then.
        log: String,
    },
    /// The source, the name or a flag contains a NUL byte.
    #[error(
        "the {what} of kernel `{kernel}` contains a NUL byte, where NVRTC would stop reading: remove it"
    )]
    Nul {
        /// The kernel.
        kernel: String,
        /// Which text.
        what: &'static str,
    },
}

impl fmt::Debug for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        prose::write(self, f)
    }
}

/// The first diagnostics, or the whole log if nothing in it was recognised.
fn lines(diagnostics: &[Diagnostic], log: &str) -> String {
    // One mistake makes many errors, of which the first helps most.
    const SHOWN: usize = 6;
    if diagnostics.is_empty() && !log.trim().is_empty() {
        return format!("\n{}", log.trim_end());
    }
    let mut text: String = diagnostics
        .iter()
        .take(SHOWN)
        .map(|d| format!("\n{d}"))
        .collect();
    if let Some(more) = diagnostics
        .len()
        .checked_sub(SHOWN)
        .filter(|more| *more > 0)
    {
        text.push_str(&format!("\n… and {more} more"));
    }
    text
}

/// Compiles `source`, whose kernel is called `name`, for `arch`.
///
/// # Errors
/// When NVRTC is missing or rejects the source, or ptxas serialises what the kernel meant to be
/// asynchronous.
pub fn compile(
    source: &str,
    name: &str,
    arch: Arch,
    options: &CompileOptions,
) -> Result<Compiled, CompileError> {
    let api = library::api()?;
    let started = Instant::now();
    let output = api.compile(source, name, arch, &options.flags(arch), options.ptx)?;
    let diagnostics = log::diagnostics(&output.log);
    let notes: Vec<_> = diagnostics
        .iter()
        .filter(|d| d.degrades())
        .cloned()
        .collect();
    if !notes.is_empty() {
        let kernel = name.to_owned();
        return Err(CompileError::Degraded {
            kernel,
            arch,
            notes,
            log: output.log,
        });
    }
    let Some(stats) = log::stats(&output.log) else {
        return Err(CompileError::Unreported {
            kernel: name.to_owned(),
            arch,
            log: output.log,
        });
    };
    Ok(Compiled {
        cubin: output.cubin,
        ptx: output.ptx,
        stats,
        warnings: diagnostics
            .into_iter()
            .filter(|d| d.severity == Severity::Warning)
            .collect(),
        log: output.log,
        duration: started.elapsed(),
    })
}

#[cfg(test)]
mod tests;
