//! The checked-in CUDA C is what the kernels generate, covers every value of every tunable, and
//! compiles for every architecture without spills.

use std::collections::BTreeSet;

use fa_cases::goldens::{self, Golden, GoldenError};
use fa_dsl::config::KernelEntry;
use fa_dsl::target::Arch;
use rayon::prelude::*;

#[test]
fn goldens_are_fresh() -> Result<(), GoldenError> {
    let files = goldens::files(&goldens::generate()?);
    let stale = goldens::stale(&goldens::folder(), &files)?;
    assert!(
        stale.is_empty(),
        "generated/ is stale: run `cargo xtask bless` and review its diff; stale: {}",
        stale.join(", ")
    );
    Ok(())
}

#[test]
fn generation_gives_the_same_bytes_every_time() -> Result<(), GoldenError> {
    let texts = || Ok::<_, GoldenError>(goldens::files(&goldens::generate()?));
    assert_eq!(texts()?, texts()?);
    Ok(())
}

#[test]
fn goldens_cover_every_value_of_every_tunable() -> Result<(), GoldenError> {
    let mut covered = BTreeSet::new();
    for spec in goldens::SPECS {
        let (entry, values) = KernelEntry::find(spec)?;
        for (tunable, value) in entry.tunables.iter().zip(values) {
            covered.insert((entry.name, tunable.name, value.to_string()));
        }
    }
    let (entry, _) = KernelEntry::find("FaS512<64,64,32,4>")?;
    for tunable in entry.tunables {
        for value in tunable.values {
            let point = (entry.name, tunable.name, value.to_string());
            assert!(
                covered.contains(&point),
                "no golden has {}={value}",
                tunable.name
            );
        }
    }
    Ok(())
}

#[test]
fn goldens_include_nothing() -> Result<(), GoldenError> {
    for golden in goldens::generate()? {
        assert!(
            !golden.text.contains("#include"),
            "{} includes a header",
            golden.file
        );
    }
    Ok(())
}

#[test]
fn goldens_compile_everywhere_without_spills() -> Result<(), GoldenError> {
    let goldens = goldens::generate()?;
    let jobs: Vec<(&Golden, Arch)> = goldens
        .iter()
        .flat_map(|golden| golden.targets.iter().map(move |arch| (golden, *arch)))
        .collect();
    let problems: Vec<String> = jobs
        .into_par_iter()
        .filter_map(|(golden, arch)| match goldens::compile(golden, arch) {
            Ok(stats) if stats.spill_bytes() == 0 => None,
            Ok(stats) => Some(format!("{} spills on {arch}: {stats:?}", golden.spec)),
            Err(error) => Some(error.to_string()),
        })
        .collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    Ok(())
}
