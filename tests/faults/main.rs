//! Each kind of mistake that the sanitiser is for, planted in a small kernel, is reported with the
//! line of these files that it is on. Such lines end in a comment: `FAULT` and a name.

mod between_ctas;
mod grid_barriers;
mod in_a_cta;

use fa_dsl::interp::{CtaOrder, Failure, Fault};
use fa_runtime::Error;

/// The files with kernels.
const FILES: [(&str, &str); 3] = [
    ("in_a_cta.rs", include_str!("in_a_cta.rs")),
    ("between_ctas.rs", include_str!("between_ctas.rs")),
    ("grid_barriers.rs", include_str!("grid_barriers.rs")),
];

/// The line that ends in `// FAULT name`, after its file's name.
fn line(name: &str) -> String {
    let marker = format!("// FAULT {name}");
    let marked = |text: &str| text.lines().position(|line| line.ends_with(&marker));
    let found = FILES
        .iter()
        .find_map(|(file, text)| Some(format!("{file}:{}", 1 + marked(text)?)));
    found.unwrap_or_else(|| panic!("no line is marked {name}"))
}

/// Whether a place of a report is that line.
fn is_at(place: &str, name: &str) -> bool {
    place.contains(&format!("{} ", line(name)))
}

/// The faults of a launch.
fn faults(result: Result<(), Error>) -> Vec<Fault> {
    match result {
        Err(Error::Interpreter(Failure { errors, .. })) => errors,
        Err(other) => panic!("{other}"),
        Ok(()) => panic!("nothing was reported"),
    }
}

/// The only fault of a launch, which is at the line marked `name`.
fn only_fault(result: Result<(), Error>, name: &str) -> Fault {
    let mut faults = faults(result);
    assert_eq!(faults.len(), 1, "{faults:#?}");
    let fault = faults.remove(0);
    assert!(
        is_at(&fault.place, name),
        "{} is meant: {fault}",
        line(name)
    );
    fault
}

/// Several orders of CTAs.
fn orders() -> impl Iterator<Item = CtaOrder> {
    let shuffled = (0..8).map(|seed| CtaOrder::Shuffled { seed });
    [CtaOrder::Ascending, CtaOrder::Descending]
        .into_iter()
        .chain(shuffled)
}
