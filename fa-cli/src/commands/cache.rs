//! `fa cache`: the cubin cache, and bundles for machines without NVRTC.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use fa::dsl::target::Arch;
use fa::runtime::Device;
use fa::runtime::cache::{Cache, Listed};
use indicatif::HumanDuration;
use serde_json::json;

use super::spec::Spec;
use super::{compiled, output};

/// List, clear, export or import compiled kernels.
#[derive(Args, Debug)]
pub struct CacheCommand {
    #[command(subcommand)]
    action: Action,
    /// Print JSON; of a list, one line for each.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// List the cached cubins, the most recently used first.
    Ls,
    /// Remove every cached cubin.
    Clear,
    Export(Export),
    /// Add the cubins of a file to the cache.
    Import {
        /// A file that `fa cache export` wrote.
        file: PathBuf,
    },
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
}

impl CacheCommand {
    pub fn run(self) -> Result<()> {
        let cache = Cache::open_default();
        let Some(folder) = cache.path() else {
            bail!("there is no cache folder: the user has no home; set FA_CACHE_DIR");
        };
        let (row, text) = match self.action {
            Action::Ls => return list(&cache, folder, self.json),
            Action::Clear => {
                let (cubins, bytes) = cache.clear()?;
                let text = format!("removed {cubins} cubins, {}", output::bytes(bytes));
                (
                    json!({"cubins": cubins, "bytes": bytes, "path": folder}),
                    text,
                )
            }
            Action::Export(export) => {
                let (cubins, path) = (export.run(&cache)?, export.file.display());
                let text = format!("wrote {cubins} cubins to {path}");
                (json!({"cubins": cubins, "path": export.file}), text)
            }
            Action::Import { file } => {
                let cubins = cache.import(&file)?;
                let text = format!("added {cubins} cubins to {}", folder.display());
                (json!({"cubins": cubins, "path": folder}), text)
            }
        };
        output::either(self.json, &row, text)
    }
}

fn list(cache: &Cache, folder: &Path, json: bool) -> Result<()> {
    let entries = cache.ls()?;
    for listed in &entries {
        let idle = SystemTime::now().duration_since(listed.last_used);
        let idle = idle.unwrap_or_default();
        let (info, stats) = (&listed.info, &listed.info.stats);
        let (spec, arch, nvrtc) = (&info.spec, &info.arch, &info.compiler_version);
        let (registers, size) = (stats.registers, output::bytes(listed.bytes));
        let row = json!({
            "spec": spec, "arch": arch, "nvrtc": nvrtc, "bytes": listed.bytes,
            "registers": registers, "spill_bytes": stats.spill_bytes(),
            "idle_seconds": idle.as_secs(), "path": listed.path,
        });
        let text = format!(
            "{spec:<40} {arch:<8} NVRTC {nvrtc:<6} {size:>10} {registers:>4} registers, used {} ago",
            HumanDuration(idle)
        );
        output::either(json, &row, text)?;
    }
    if json {
        return Ok(());
    }
    let total = output::bytes(entries.iter().map(|listed| listed.bytes).sum());
    let (count, most) = (entries.len(), output::bytes(cache.max_bytes()));
    let folder = folder.display();
    output::line(format!(
        "{count} cubins, {total} of at most {most}, in {folder}"
    ))
}

impl Export {
    /// Writes the file; gives the number of cubins in it.
    fn run(&self, cache: &Cache) -> Result<usize> {
        let entries = match self.specs.is_empty() {
            true => self.cached(cache)?,
            false => self.compiled(cache)?,
        };
        cache.export(&entries, &self.file)?;
        Ok(entries.len())
    }

    /// Everything that is cached for the architectures.
    fn cached(&self, cache: &Cache) -> Result<Vec<Listed>> {
        let mut entries = cache.ls()?;
        let is_of = |listed: &Listed| self.arch.iter().any(|arch| arch.name() == listed.info.arch);
        entries.retain(|listed| self.arch.is_empty() || is_of(listed));
        if entries.is_empty() {
            bail!("there is nothing in the cache to export: name the specs to compile");
        }
        Ok(entries)
    }

    /// The named specs, compiled where they are not cached.
    fn compiled(&self, cache: &Cache) -> Result<Vec<Listed>> {
        let specs = self.specs.iter().map(|text| Spec::parse(text));
        let specs = specs.collect::<Result<Vec<_>>>()?;
        let mut archs = self.arch.clone();
        if archs.is_empty() {
            let device = Device::cuda(0);
            let device = device.context("name the architecture to compile for with --arch")?;
            archs.push(device.arch());
        }
        let pairs = |arch: Arch| specs.iter().map(move |spec| (spec.clone(), arch));
        let wanted: Vec<(Spec, Arch)> = archs.into_iter().flat_map(pairs).collect();
        compiled::entries(&wanted, cache)
    }
}
