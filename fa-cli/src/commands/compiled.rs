//! Cubins of many kernels, compiled on all cores, as entries of the cache.

use anyhow::{Context, Result};
use fa::dsl::target::{Arch, Target};
use fa::runtime::cache::{Cache, ContentKey, Listed};
use fa::runtime::nvrtc::CompileOptions;
use rayon::prelude::*;

use super::output;
use super::spec::Spec;

/// Compiles what is not cached; gives the entries in the order that was asked for.
pub fn entries(wanted: &[(Spec, Arch)], cache: &Cache) -> Result<Vec<Listed>> {
    let bar = output::progress_bar(wanted.len(), "compiling");
    let keys: Vec<ContentKey> = wanted
        .par_iter()
        .map(|(spec, arch)| {
            let key = compile(spec, *arch, cache)?;
            bar.inc(1);
            Ok(key)
        })
        .collect::<Result<_>>()?;
    bar.finish_and_clear();
    let listed = cache.ls()?;
    let found = keys.iter().zip(wanted).map(|(key, (spec, arch))| {
        // The most recently used is the one of the NVRTC that is installed now.
        let entry = listed.iter().find(|listed| listed.info.content == *key);
        entry.cloned().with_context(|| {
            format!(
                "{} for {arch} could not be kept in the cache; `fa doctor` says why",
                spec.text()
            )
        })
    });
    found.collect()
}

/// Puts the cubin of `spec` into the cache, if it is not there.
fn compile(spec: &Spec, arch: Arch, cache: &Cache) -> Result<ContentKey> {
    let target = Target::new(arch);
    let kernel = spec.kernel(&target)?;
    spec.cubin(&kernel, &target, cache)?;
    let source = fa::dsl::cuda::write(&kernel);
    let flags = CompileOptions::default().flags(arch);
    Ok(ContentKey::new(&source, arch, &flags))
}
