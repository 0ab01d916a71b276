//! Cubins of many kernels, compiled on all cores.

use anyhow::{Context, Result};
use fa::dsl::ir::Kernel;
use fa::dsl::target::Arch;
use fa::dsl::validate::Valid;
use fa::runtime::Cubin;
use fa::runtime::cache::{Cache, ContentKey, Listed};
use fa::runtime::nvrtc::CompileOptions;
use rayon::prelude::*;

use super::output;
use super::spec::Spec;

/// Stages and compiles what is not in the cache; of each kernel it gives what `keep` takes of it, in the
/// order that was asked for.
pub fn all<R: Send>(
    wanted: &[(Spec, Arch)],
    cache: &Cache,
    keep: impl Fn(&Spec, &Valid<Kernel>, &Cubin) -> R + Sync,
) -> Result<Vec<R>> {
    let bar = output::progress_bar(wanted.len(), "compiling");
    let compile = |(spec, arch): &(Spec, Arch)| {
        let (kernel, cubin) = spec.compile(*arch, cache)?;
        bar.inc(1);
        Ok(keep(spec, &kernel, &cubin))
    };
    let compiled = wanted.par_iter().map(compile).collect();
    bar.finish_and_clear();
    compiled
}

/// Compiles what is not in the cache, and gives the cache's entries.
pub fn entries(wanted: &[(Spec, Arch)], cache: &Cache) -> Result<Vec<Listed>> {
    let sources = all(wanted, cache, |_, kernel, _| fa::dsl::cuda::write(kernel))?;
    let listed = cache.ls()?;
    let found = wanted.iter().zip(sources).map(|((spec, arch), source)| {
        let key = ContentKey::new(&source, *arch, &CompileOptions::default().flags(*arch));
        // The most recently used is the one of the NVRTC that is installed now.
        let entry = listed.iter().find(|listed| listed.info.content == key);
        entry.cloned().with_context(|| {
            format!(
                "{} for {arch} could not be kept in the cache; `fa doctor` says why",
                spec.text
            )
        })
    });
    found.collect()
}
