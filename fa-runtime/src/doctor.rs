//! What running kernels needs, and what of it this machine has.

use serde::Serialize;

use crate::cache::Cache;
use crate::discovery::nccl::NcclMissing;
use crate::discovery::{self, NvrtcMissing, Surroundings};
use crate::driver;
use crate::error::Error;
use crate::nvrtc;

/// Everything that running kernels on this machine depends on.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The NVIDIA driver.
    pub driver: Driver,
    /// The GPUs.
    pub gpus: Vec<Gpu>,
    /// The compiler.
    pub nvrtc: Nvrtc,
    /// What several GPUs exchange keys and values through.
    pub nccl: Nccl,
    /// The cubin cache.
    pub cache: CacheState,
}

/// The NVIDIA driver.
#[derive(Clone, Debug, Serialize)]
pub struct Driver {
    /// The newest CUDA version that it supports: `13.0`.
    pub cuda_version: Option<String>,
    /// Why it cannot be used.
    pub problem: Option<String>,
    /// What to do about it.
    pub remedy: Option<String>,
}

/// A GPU.
#[derive(Clone, Debug, Serialize)]
pub struct Gpu {
    /// Its number: 0 for `cuda:0`.
    pub ordinal: usize,
    /// Its name.
    pub name: String,
    /// Its compute capability: `9.0`.
    pub capability: String,
    /// The architecture that kernels are generated for; `None` if the GPU is not supported.
    pub arch: Option<String>,
    /// Its memory.
    pub memory_bytes: u64,
}

/// The compiler.
#[derive(Clone, Debug, Serialize)]
pub struct Nvrtc {
    /// Its version: `13.0`.
    pub version: Option<String>,
    /// The library.
    pub path: Option<String>,
    /// Which step of the search found it.
    pub found_by: Option<String>,
    /// The places that were searched before it.
    pub tried: Vec<String>,
    /// Why it cannot be used.
    pub problem: Option<String>,
    /// What to do about it.
    pub remedy: Option<String>,
}

/// The library through which GPUs exchange data. It is needed where several GPUs share a sequence.
#[derive(Clone, Debug, Serialize)]
pub struct Nccl {
    /// The library.
    pub path: Option<String>,
    /// Which step of the search found it.
    pub found_by: Option<String>,
    /// Why several GPUs cannot share a sequence, where there are several.
    pub problem: Option<String>,
    /// What to do about it.
    pub remedy: Option<String>,
}

/// The cubin cache.
#[derive(Clone, Debug, Serialize)]
pub struct CacheState {
    /// Its folder.
    pub path: Option<String>,
    /// Number of cubins.
    pub entries: usize,
    /// Their size.
    pub bytes: u64,
    /// The cap.
    pub max_bytes: u64,
    /// Why it cannot be read or written.
    pub problem: Option<String>,
    /// What to do about it.
    pub remedy: Option<String>,
}

impl Report {
    /// Whether kernels can be compiled, and run on a GPU.
    pub fn ready_for_gpu(&self) -> bool {
        self.nvrtc.problem.is_none() && self.gpus.iter().any(|gpu| gpu.arch.is_some())
    }
}

/// Looks at everything. This starts the driver and loads NVRTC, but makes no context on a GPU.
pub fn report() -> Report {
    let (driver, gpus) = driver_and_gpus();
    Report {
        driver,
        nccl: nccl_state(gpus.len()),
        gpus,
        nvrtc: nvrtc_state(),
        cache: cache_state(&Cache::open_default()),
    }
}

fn driver_and_gpus() -> (Driver, Vec<Gpu>) {
    let version = driver::version();
    let listed = driver::count().and_then(|count| {
        (0..count)
            .map(|ordinal| {
                let driver::Listed {
                    name,
                    capability: (major, minor),
                    memory_bytes,
                } = driver::describe(ordinal)?;
                let arch = fa_dsl::target::Arch::for_capability(major, minor);
                Ok(Gpu {
                    ordinal,
                    name,
                    capability: format!("{major}.{minor}"),
                    arch: arch.map(|arch| arch.name().to_owned()),
                    memory_bytes,
                })
            })
            .collect::<Result<Vec<_>, Error>>()
    });
    let (gpus, problem) = match listed {
        Ok(gpus) if gpus.is_empty() => (gpus, Some("the driver shows no GPU".to_owned())),
        Ok(gpus) => (gpus, None),
        Err(error) => (Vec::new(), Some(error.to_string())),
    };
    let remedy = problem.is_some().then(|| match driver::is_installed() {
        true => "nvidia-smi".to_owned(),
        false => "install the NVIDIA driver: https://www.nvidia.com/drivers".to_owned(),
    });
    let cuda_version = version
        .ok()
        .map(|(major, minor)| format!("{major}.{minor}"));
    (
        Driver {
            cuda_version,
            problem,
            remedy,
        },
        gpus,
    )
}

fn nvrtc_state() -> Nvrtc {
    let search = discovery::search(&Surroundings::current());
    let tried = search.tried.iter().map(ToString::to_string).collect();
    let problem = match nvrtc::version() {
        Ok(_) => None,
        Err(nvrtc::CompileError::Missing(_)) => Some("NVRTC was not found".to_owned()),
        Err(error) => Some(error.to_string()),
    };
    let found = search.found;
    Nvrtc {
        version: found.as_ref().map(|found| found.version.clone()),
        path: found
            .as_ref()
            .map(|found| found.library.display().to_string()),
        found_by: found.as_ref().map(|found| found.found_by.to_string()),
        tried,
        remedy: problem.is_some().then(|| NvrtcMissing::REMEDY.to_owned()),
        problem,
    }
}

fn nccl_state(gpus: usize) -> Nccl {
    let found = discovery::nccl::search(&Surroundings::current()).found;
    let problem = match found {
        None if gpus > 1 => Some("NCCL was not found".to_owned()),
        _ => None,
    };
    Nccl {
        path: found
            .as_ref()
            .map(|found| found.library.display().to_string()),
        found_by: found.map(|found| found.found_by.to_string()),
        remedy: problem.is_some().then(|| NcclMissing::REMEDY.to_owned()),
        problem,
    }
}

fn cache_state(cache: &Cache) -> CacheState {
    let listed = cache.ls();
    let writable = cache.check_writable();
    let problem = listed
        .as_ref()
        .err()
        .or(writable.as_ref().err())
        .map(ToString::to_string);
    let entries = listed.unwrap_or_default();
    CacheState {
        path: cache.path().map(|path| path.display().to_string()),
        bytes: entries.iter().map(|entry| entry.bytes).sum(),
        entries: entries.len(),
        max_bytes: cache.max_bytes(),
        remedy: problem
            .is_some()
            .then(|| "export FA_CACHE_DIR=$(mktemp -d)".to_owned()),
        problem,
    }
}
