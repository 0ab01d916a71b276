//! The grid beside its peers, drawn from recorded results.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use fa_tune::report::grid::{self, Grid};

use crate::commands::output::{self, OutputFile};

/// Draws what these files have; `-` is standard output.
pub fn write(file: &Path, from: &[PathBuf]) -> Result<()> {
    let is_this = |other: &PathBuf| match (file.canonicalize(), other.canonicalize()) {
        (Ok(file), Ok(other)) => file == other,
        _ => false,
    };
    if let Some(read) = from.iter().find(|it| is_this(it)) {
        let name = read.display();
        bail!("{name} is what the picture is drawn from: name another file with --svg");
    }
    let grids: Vec<Grid> = from.iter().map(|it| read(it)).collect::<Result<_>>()?;
    let picture = grid::svg(&grids)?;
    if file == Path::new("-") {
        return output::print(picture);
    }
    OutputFile::create(file)?.finish(picture.as_bytes())?;
    output::line(file.display())
}

fn read(path: &Path) -> Result<Grid> {
    let name = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    let grid: Grid = serde_json::from_str(&text)
        .with_context(|| format!("{name} is not what benches/peers/grid.py writes with --json"))?;
    match &grid.what {
        Some(what) => bail!(
            "{name} has {what}, the picture is of outputs: give what benches/peers/grid.py writes with --json"
        ),
        None => Ok(grid),
    }
}
