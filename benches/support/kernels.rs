//! The kernels that benches of attention measure, by their specs.

use std::error::Error;

use fa::attention::Configured;

/// The kernels whose specs are on the command line, or what `attention()` chooses.
pub fn named() -> Result<Vec<Option<Configured>>, Box<dyn Error>> {
    // Cargo passes `--bench`.
    let specs = std::env::args().skip(1).filter(|it| !it.starts_with("--"));
    let find = |spec: String| match Configured::find(&spec)? {
        Some(kernel) => Ok(Some(kernel)),
        None => Err(format!("{spec} is no kernel of attention").into()),
    };
    let named: Vec<_> = specs.map(find).collect::<Result<_, Box<dyn Error>>>()?;
    Ok(if named.is_empty() { vec![None] } else { named })
}
