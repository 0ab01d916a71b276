//! `fa cache`: the cubin cache, and bundles for machines without NVRTC.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use fa::dsl::target::Arch;
use fa::runtime::Device;
use fa::runtime::cache::{Cache, Listed};
use serde::Serialize;

use super::spec::Spec;
use super::{compiled, output};

/// List, clear, export or import compiled kernels.
#[derive(Debug, Subcommand)]
pub enum CacheCommand {
    Ls(Ls),
    Clear(Clear),
    Export(Export),
    Import(Import),
}

/// List the cached cubins, the most recently used first.
#[derive(Args, Debug)]
pub struct Ls {
    /// Print one line of JSON for each.
    #[arg(long)]
    json: bool,
}

/// Remove every cached cubin.
#[derive(Args, Debug)]
pub struct Clear {
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Write cubins to one file, which `fa cache import` reads on a machine without NVRTC.
#[derive(Args, Debug)]
pub struct Export {
    /// The file to write.
    file: PathBuf,
    /// Configurations, compiled if they are not cached; everything that is cached if none is named.
    specs: Vec<String>,
    /// Architectures, such as sm_89; the first GPU's if specs are given without one.
    #[arg(long, value_name = "ARCH")]
    arch: Vec<Arch>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Add the cubins of a file to the cache.
#[derive(Args, Debug)]
pub struct Import {
    /// A file that `fa cache export` wrote.
    file: PathBuf,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Row<'a> {
    spec: &'a str,
    arch: &'a str,
    nvrtc: &'a str,
    bytes: u64,
    registers: u32,
    spill_bytes: u32,
    idle_seconds: u64,
    path: &'a Path,
}

#[derive(Serialize)]
struct Changed<'a> {
    cubins: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    bytes: Option<u64>,
    path: &'a Path,
}

impl CacheCommand {
    /// Does it.
    pub fn run(self) -> Result<()> {
        let cache = Cache::open_default();
        let Some(folder) = cache.path().map(Path::to_owned) else {
            bail!("there is no cache folder: the user has no home; set FA_CACHE_DIR");
        };
        match self {
            CacheCommand::Ls(ls) => ls.run(&cache, &folder),
            CacheCommand::Clear(clear) => clear.run(&cache, &folder),
            CacheCommand::Export(export) => export.run(&cache),
            CacheCommand::Import(import) => import.run(&cache, &folder),
        }
    }
}

impl Ls {
    fn run(&self, cache: &Cache, folder: &Path) -> Result<()> {
        let entries = cache.ls()?;
        for listed in &entries {
            let row = row(listed);
            if self.json {
                output::json(&row)?;
            } else {
                let Row {
                    spec,
                    arch,
                    nvrtc,
                    registers,
                    idle_seconds,
                    ..
                } = row;
                let size = output::bytes(listed.bytes);
                output::line(format_args!(
                    "{spec:<40} {arch:<8} NVRTC {nvrtc:<6} {size:>10} {registers:>4} registers, used {} ago",
                    ago(idle_seconds)
                ))?;
            }
        }
        if self.json {
            return Ok(());
        }
        let total = output::bytes(entries.iter().map(|listed| listed.bytes).sum());
        let (count, most) = (entries.len(), output::bytes(cache.max_bytes()));
        output::line(format_args!(
            "{count} cubins, {total} of at most {most}, in {}",
            folder.display()
        ))
    }
}

fn row(listed: &Listed) -> Row<'_> {
    let Listed {
        info,
        path,
        bytes,
        last_used,
    } = listed;
    let idle = SystemTime::now()
        .duration_since(*last_used)
        .unwrap_or_default();
    Row {
        spec: &info.spec,
        arch: &info.arch,
        nvrtc: &info.compiler_version,
        bytes: *bytes,
        registers: info.stats.registers,
        spill_bytes: info.stats.spill_store_bytes + info.stats.spill_load_bytes,
        idle_seconds: idle.as_secs(),
        path,
    }
}

/// `3 min`, in the largest whole unit.
fn ago(seconds: u64) -> String {
    match seconds {
        s if s < 60 => format!("{s} s"),
        s if s < 3600 => format!("{} min", s / 60),
        s if s < 86_400 => format!("{} h", s / 3600),
        s => format!("{} days", s / 86_400),
    }
}

impl Clear {
    fn run(&self, cache: &Cache, folder: &Path) -> Result<()> {
        let (cubins, bytes) = cache.clear()?;
        if self.json {
            return output::json(&Changed {
                cubins,
                bytes: Some(bytes),
                path: folder,
            });
        }
        output::line(format_args!(
            "removed {cubins} cubins, {}",
            output::bytes(bytes)
        ))
    }
}

impl Export {
    fn run(&self, cache: &Cache) -> Result<()> {
        let entries = if self.specs.is_empty() {
            self.cached(cache)?
        } else {
            self.compiled(cache)?
        };
        cache.export(&entries, &self.file)?;
        if self.json {
            return output::json(&Changed {
                cubins: entries.len(),
                bytes: None,
                path: &self.file,
            });
        }
        output::line(format_args!(
            "wrote {} cubins to {}",
            entries.len(),
            self.file.display()
        ))
    }

    /// Everything that is cached for the architectures.
    fn cached(&self, cache: &Cache) -> Result<Vec<Listed>> {
        let mut entries = cache.ls()?;
        entries.retain(|listed| {
            self.arch.is_empty() || self.arch.iter().any(|arch| arch.name() == listed.info.arch)
        });
        if entries.is_empty() {
            bail!("there is nothing in the cache to export: name the specs to compile");
        }
        Ok(entries)
    }

    /// The named specs, compiled where they are not cached.
    fn compiled(&self, cache: &Cache) -> Result<Vec<Listed>> {
        let specs: Vec<Spec> = self
            .specs
            .iter()
            .map(|text| Spec::parse(text))
            .collect::<Result<_>>()?;
        let archs = self.archs()?;
        let wanted: Vec<(Spec, Arch)> = archs
            .iter()
            .flat_map(|arch| specs.iter().map(|spec| (spec.clone(), *arch)))
            .collect();
        compiled::entries(&wanted, cache)
    }

    fn archs(&self) -> Result<Vec<Arch>> {
        if !self.arch.is_empty() {
            return Ok(self.arch.clone());
        }
        let device = Device::cuda(0).context("name the architecture to compile for with --arch")?;
        Ok(vec![device.arch()])
    }
}

impl Import {
    fn run(&self, cache: &Cache, folder: &Path) -> Result<()> {
        let cubins = cache.import(&self.file)?;
        if self.json {
            return output::json(&Changed {
                cubins,
                bytes: None,
                path: folder,
            });
        }
        output::line(format_args!(
            "added {cubins} cubins to {}",
            folder.display()
        ))
    }
}
