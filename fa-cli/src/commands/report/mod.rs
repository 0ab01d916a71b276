//! `fa report`: a study as an HTML file.

mod peers;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use fa_tune::record::Study;
use fa_tune::report;
use fa_tune::store::Store;

use super::output::{self, OutputFile};

/// Write a study as one HTML file, with its charts, statistics and the commands that made it.
///
/// The file needs no network and can be printed. A study that is still running can be reported too; the
/// study itself is not changed.
#[derive(Args, Debug)]
pub struct Report {
    /// The study that `fa tune` made.
    #[arg(value_name = "STUDY")]
    study: PathBuf,
    /// Where to write; - is standard output [default: the study's name with .html, in this folder].
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Other libraries on the same GPU: what benches/peers/compare.py or grid.py wrote with --json.
    #[arg(long, value_name = "FILE")]
    peers: Option<PathBuf>,
    /// A study of all configurations, to say where in it the found one stands.
    #[arg(long, value_name = "STUDY")]
    against: Option<PathBuf>,
}

impl Report {
    pub fn run(self) -> Result<()> {
        let path = self.output_path();
        if self.is_read(&path) {
            bail!(
                "{} is what the report is made from: name another file with --output",
                path.display()
            );
        }
        let mut study = read(&self.study)?;
        if let Some(file) = &self.peers {
            peers::add(file, &mut study)?;
        }
        let html = match &self.against {
            None => report::html(&study),
            Some(path) => report::html_against(&study, &read(path)?)
                .with_context(|| format!("cannot compare with {}", path.display()))?,
        };
        if path == Path::new("-") {
            return output::print(html);
        }
        OutputFile::create(&path)?.finish(html.as_bytes())?;
        output::line(path.display())
    }

    /// Whether a file is one of those that are read.
    fn is_read(&self, file: &Path) -> bool {
        let Ok(file) = file.canonicalize() else {
            return false;
        };
        let more = self.peers.iter().chain(&self.against);
        let mut read = more.chain([&self.study]);
        read.any(|read| read.canonicalize().is_ok_and(|read| read == file))
    }

    fn output_path(&self) -> PathBuf {
        self.output.clone().unwrap_or_else(|| {
            let name = self.study.file_name().unwrap_or_default();
            Path::new(name).with_extension("html")
        })
    }
}

/// The study in a file, which is not changed.
pub fn read(path: &Path) -> Result<Study> {
    Ok(Store::open_to_read(path)?.study()?)
}
