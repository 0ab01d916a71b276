//! Records of what studies have found, and the search among them.

mod conv;
mod error;

use std::fs::{File, Permissions};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::{fs, io};

use fa_dsl::config::{KernelEntry, kernel_name};
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::{Configured, ScoreOptions, Seq, Shape, Variant};
use fa_kernels::conv::{ConvKernel, ConvProblem};
use serde::{Deserialize, Serialize};

use self::conv::Convolutions;
use crate::attention::Chip;

pub use self::conv::ConvRecord;
pub use self::error::{TableError, Unfit};

/// The version of the format.
const VERSION: u32 = 2;

/// How far a number of heads, or of images, may be from the one that was measured, as a factor.
const NEAR: usize = 2;

/// The fastest configuration of one kernel for one problem on one kind of GPU.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The architecture: `sm_90a`.
    pub arch: String,
    /// The GPU's multiprocessors.
    pub multiprocessors: u32,
    /// The sizes.
    #[serde(flatten)]
    pub shape: Shape,
    /// What is asked of scores.
    #[serde(flatten)]
    pub scores: ScoreOptions,
    /// The configuration, which says the element type.
    pub spec: String,
    /// Its time in microseconds.
    pub median_us: f64,
}

/// How many times as many heads in all one problem has as the other; `None` when they differ in more than
/// that, or by more than [`NEAR`].
fn distance(one: &Shape, other: &Shape) -> Option<f64> {
    let rest = |shape: &Shape| (shape.seq_q, shape.seq_k, shape.head_dim, shape.group());
    let all = |shape: &Shape| shape.all_heads().max(1);
    let (less, more) = (all(one).min(all(other)), all(one).max(all(other)));
    let near = rest(one) == rest(other) && more <= less.saturating_mul(NEAR);
    near.then(|| more as f64 / less as f64)
}

/// The text of a table.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    version: u32,
    records: Vec<Record>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    convolutions: Vec<ConvRecord>,
}

/// One record, read.
#[derive(Clone, Copy, Debug)]
struct Tuned {
    chip: Chip,
    shape: Shape,
    scores: ScoreOptions,
    kernel: Configured,
    median_us: f64,
}

/// What is known to be fast.
#[derive(Clone, Debug, Default)]
pub struct Table {
    records: Vec<Record>,
    /// By the names of their kernels: a call looks through few.
    tuned: Vec<(&'static str, Vec<Tuned>)>,
    convolutions: Convolutions,
}

impl Table {
    /// Reads the text of a table.
    ///
    /// # Errors
    /// When it is none, or one of its records cannot be used.
    pub fn parse(text: &str) -> Result<Table, TableError> {
        let Text {
            version,
            records,
            convolutions,
        } = serde_json::from_str(text)?;
        if version != VERSION {
            return Err(TableError::Version { found: version });
        }
        let table = Table::from_records(records)?;
        table.with_convolutions(convolutions)
    }

    /// A table of these records; of several for one problem the fastest counts.
    ///
    /// # Errors
    /// When one of them cannot be used.
    pub fn from_records(records: impl IntoIterator<Item = Record>) -> Result<Table, TableError> {
        let mut table = Table::default();
        for (number, record) in records.into_iter().enumerate() {
            let spec = record.spec.clone();
            table.push(record).map_err(|reason| TableError::Record {
                number,
                spec,
                reason,
            })?;
        }
        Ok(table)
    }

    /// The table with these convolutions besides its own; of several for one problem the fastest counts.
    ///
    /// # Errors
    /// When one of them cannot be used.
    pub fn with_convolutions(
        mut self,
        records: impl IntoIterator<Item = ConvRecord>,
    ) -> Result<Table, TableError> {
        for record in records {
            let (number, spec) = (self.convolutions().len(), record.spec.clone());
            let pushed = self.convolutions.push(record);
            pushed.map_err(unfit_convolution(number, spec))?;
        }
        Ok(self)
    }

    /// Reads a file; one that is not there is an empty table.
    ///
    /// # Errors
    /// As [`Table::parse`], and when the file cannot be read.
    pub fn load(path: &Path) -> Result<Table, TableError> {
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Table::default()),
            read => read.map_err(io("read", path))?,
        };
        Table::parse(&text).map_err(|source| TableError::File {
            path: path.to_owned(),
            source: Box::new(source),
        })
    }

    /// Writes the table to a file, which appears whole or not at all; its folder is made.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn save(&self, path: &Path) -> Result<(), TableError> {
        let text = serde_json::to_string_pretty(&Text {
            version: VERSION,
            records: self.records.clone(),
            convolutions: self.convolutions().to_vec(),
        })?;
        let folder = made_folder(path)?;
        let mut file = tempfile::Builder::new()
            // The user's umask decides, as for any new file.
            .permissions(Permissions::from_mode(0o666))
            .tempfile_in(folder)
            .map_err(io("write", path))?;
        file.write_all(text.as_bytes())
            .and_then(|()| file.write_all(b"\n"))
            .map_err(io("write", path))?;
        file.persist(path)
            .map_err(|error| io("write", path)(error.error))?;
        Ok(())
    }

    /// Takes a record into the table in a file, as [`Table::replace`] does. Of several processes that do so
    /// at once, none undoes what another did.
    ///
    /// # Errors
    /// As [`Table::load`] and [`Table::save`], and when the record cannot be used.
    pub fn add(path: &Path, record: Record) -> Result<(), TableError> {
        change(path, |table| {
            let (number, spec) = (table.records.len(), record.spec.clone());
            table.replace(record).map_err(|reason| TableError::Record {
                number,
                spec,
                reason,
            })
        })
    }

    /// As [`Table::add`], of a convolution.
    ///
    /// # Errors
    /// As [`Table::add`].
    pub fn add_convolution(path: &Path, record: ConvRecord) -> Result<(), TableError> {
        change(path, |table| {
            let (number, spec) = (table.convolutions().len(), record.spec.clone());
            let replaced = table.replace_convolution(record);
            replaced.map_err(unfit_convolution(number, spec))
        })
    }

    /// Takes a record in, in place of earlier ones of its kernel, problem and device.
    ///
    /// # Errors
    /// When it cannot be used.
    pub fn replace(&mut self, record: Record) -> Result<(), Unfit> {
        let mut changed = Table {
            convolutions: self.convolutions.clone(),
            ..Table::default()
        };
        let same = |old: &Record| {
            deterministic(old) == deterministic(&record)
                && old.arch == record.arch
                && old.multiprocessors == record.multiprocessors
                && old.shape == record.shape
                && old.scores.are_like(&record.scores)
                && kernel_name(&old.spec) == kernel_name(&record.spec)
        };
        for old in self.records.iter().filter(|old| !same(old)) {
            changed.push(old.clone())?;
        }
        changed.push(record)?;
        *self = changed;
        Ok(())
    }

    /// Takes a convolution in, in place of earlier ones of its kernel, problem and device.
    ///
    /// # Errors
    /// When it cannot be used.
    pub fn replace_convolution(&mut self, record: ConvRecord) -> Result<(), Unfit> {
        self.convolutions.replace(record)
    }

    /// How many records it has, of attention and of convolution blocks.
    pub fn len(&self) -> usize {
        self.records.len() + self.convolutions().len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Its records of attention, in the order of the file.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Its records of convolution blocks, in the order of the file.
    pub fn convolutions(&self) -> &[ConvRecord] {
        self.convolutions.records()
    }

    fn push(&mut self, record: Record) -> Result<(), Unfit> {
        let arch: Arch = record.arch.parse()?;
        let (entry, values) = KernelEntry::find(&record.spec)?;
        (entry.check)(&values, &Target::new(arch)).map_err(Unfit::Gates)?;
        let kernel = Configured::of_entry(entry, &values).ok_or(Unfit::Kernel(entry.name))?;
        computes(&kernel, &record)?;
        if !(record.median_us > 0.0 && record.median_us.is_finite()) {
            return Err(Unfit::Time(record.median_us));
        }
        let tuned = Tuned {
            chip: Chip {
                arch,
                multiprocessors: record.multiprocessors,
            },
            shape: record.shape,
            scores: record.scores,
            kernel,
            median_us: record.median_us,
        };
        match self.tuned.iter_mut().find(|(name, _)| *name == entry.name) {
            Some((_, of_kernel)) => of_kernel.push(tuned),
            None => self.tuned.push((entry.name, vec![tuned])),
        }
        self.records.push(record);
        Ok(())
    }

    /// The kernel that was measured nearest to a problem, and of several the fastest, among those whose name and
    /// configuration are accepted.
    pub fn nearest(
        &self,
        chip: Chip,
        shape: &Shape,
        scores: &ScoreOptions,
        named: impl Fn(&str) -> bool,
        accepted: impl Fn(&Configured) -> bool,
    ) -> Option<Configured> {
        let of_kernels = self.tuned.iter().filter(|(name, _)| named(name));
        of_kernels
            .flat_map(|(_, tuned)| tuned)
            .filter(|tuned| tuned.chip == chip && tuned.scores.are_like(scores))
            .filter_map(|tuned| Some((distance(&tuned.shape, shape)?, tuned)))
            .filter(|(_, tuned)| accepted(&tuned.kernel))
            .min_by(|(a, x), (b, y)| a.total_cmp(b).then(x.median_us.total_cmp(&y.median_us)))
            .map(|(_, tuned)| tuned.kernel)
    }

    /// The kernel of a convolution that was measured nearest to a problem, and of several the fastest, with its tiles and stages for this problem. One that
    /// a gate refuses then, or that does not take the problem, is passed over.
    pub fn nearest_convolution(&self, chip: Chip, problem: &ConvProblem) -> Option<ConvKernel> {
        self.convolutions.nearest(chip, problem)
    }
}

/// Whether a variant has options beside those that [`ScoreOptions`] are of, which no table knows.
pub(super) fn has_other_options(variant: &Variant) -> bool {
    let others = Variant {
        causal: false,
        window: false,
        softcap: false,
        ..*variant
    };
    !others.is_plain()
}

/// Whether the kernel computes what was measured.
fn computes(kernel: &Configured, record: &Record) -> Result<(), Unfit> {
    let variant = kernel.variant();
    let (shape, wanted) = (&record.shape, &record.scores);
    let options = [
        ("CAUSAL", variant.causal, wanted.causal),
        ("WINDOW", variant.window, wanted.window.is_some()),
        ("SOFTCAP", variant.softcap, wanted.softcap.is_some()),
    ];
    let other = options.into_iter().find(|(_, has, asked)| has != asked);
    let reason = if let Some((name, has, asked)) = other {
        format!("{name} is {has}, the problem asks for {asked}")
    } else if has_other_options(&variant) {
        "it has an option that the problem has not".to_owned()
    } else if (variant.head_dim as usize) < shape.head_dim {
        format!(
            "HEAD_DIM is {}, the problem's {}",
            variant.head_dim, shape.head_dim
        )
    } else if let Seq::Static(length) = variant.seq
        && [shape.seq_q, shape.seq_k] != [length as usize; 2]
    {
        let Shape { seq_q, seq_k, .. } = shape;
        format!(
            "it is for sequences of {length}, the problem's have {seq_q} queries and {seq_k} keys"
        )
    } else {
        return Ok(());
    };
    Err(Unfit::Problem(reason))
}

/// Whether a record is of gradients that have the same bits every time: those are looked up apart from the others.
fn deterministic(record: &Record) -> bool {
    let kernel = Configured::find(&record.spec);
    kernel.is_ok_and(|kernel| kernel.is_some_and(|kernel| kernel.is_deterministic()))
}

fn unfit_convolution(number: usize, spec: String) -> impl FnOnce(Unfit) -> TableError {
    move |reason| TableError::Convolution {
        number,
        spec,
        reason,
    }
}

/// Changes the table in a file. Of several processes that do so at once, none undoes what another did.
fn change(
    path: &Path,
    replace: impl FnOnce(&mut Table) -> Result<(), TableError>,
) -> Result<(), TableError> {
    let _locked = lock(path)?;
    let mut table = Table::load(path)?;
    replace(&mut table)?;
    table.save(path)
}

/// The folder that a table lies in, which is made if there is none.
fn made_folder(table: &Path) -> Result<&Path, TableError> {
    let folder = match table.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    fs::create_dir_all(folder).map_err(io("write", table))?;
    Ok(folder)
}

/// Keeps others from changing a table until it is dropped. The file itself is replaced when it is written,
/// so the lock is on one beside it.
fn lock(table: &Path) -> Result<File, TableError> {
    made_folder(table)?;
    let mut path = table.as_os_str().to_owned();
    path.push(".lock");
    let file = File::create(path).map_err(io("lock", table))?;
    file.lock().map_err(io("lock", table))?;
    Ok(file)
}

fn io(what: &'static str, path: &Path) -> impl FnOnce(io::Error) -> TableError {
    let path = path.to_owned();
    move |source| TableError::Io { what, path, source }
}

#[cfg(test)]
mod tests;
