//! Records of what studies have found, and the search among them.

use std::fs::{File, Permissions};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::{fs, io};

use fa_dsl::config::{GateError, KernelConfig, KernelEntry, SpecError, Value, kernel_name};
use fa_dsl::target::{Arch, Target, UnknownArch};
use fa_kernels::s512::{self, FaS512Config};
use half::{bf16, f16};
use serde::{Deserialize, Serialize};

use crate::attention::{AttentionElement, AttentionKernel, Chip};

/// The version of the format.
const VERSION: u32 = 1;

/// How far a number of heads may be from the one that was measured, as a factor.
const NEAR: u64 = 2;

/// A problem of attention: as many keys as queries, no window, no softcap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    /// Sequences.
    pub batch: u64,
    /// Query heads.
    pub heads: u64,
    /// KV heads.
    pub kv_heads: u64,
    /// Queries, and keys, of a sequence.
    pub seq: u64,
    /// Elements of a head.
    pub head_dim: u64,
    /// Whether a query sees only the keys up to its own.
    pub causal: bool,
}

impl Problem {
    /// How many times as many heads in all one has as the other; `None` when they differ in more
    /// than that, or by more than [`NEAR`].
    fn distance(&self, other: &Problem) -> Option<f64> {
        let group = |problem: &Problem| problem.heads / problem.kv_heads.max(1);
        let same = self.seq == other.seq
            && self.head_dim == other.head_dim
            && self.causal == other.causal
            && group(self) == group(other);
        let all = |problem: &Problem| problem.batch.saturating_mul(problem.heads).max(1);
        let (less, more) = (all(self).min(all(other)), all(self).max(all(other)));
        (same && more <= less.saturating_mul(NEAR)).then(|| more as f64 / less as f64)
    }
}

/// The fastest configuration of one kernel for one problem on one kind of GPU.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The architecture: `sm_90a`.
    pub arch: String,
    /// The GPU's multiprocessors.
    pub multiprocessors: u32,
    /// What was computed.
    #[serde(flatten)]
    pub problem: Problem,
    /// The configuration, which says the element type.
    pub spec: String,
    /// Its time in microseconds.
    pub median_us: f64,
}

/// The text of a table.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    version: u32,
    records: Vec<Record>,
}

/// Why a table cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The file cannot be read or written.
    #[error("cannot {what} the tuned configurations in {path}: {source}")]
    Io {
        /// `read`, `write`, `lock`.
        what: &'static str,
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// It is not the text of a table.
    #[error(
        "not a table of tuned configurations: {0}; remove it, or write it anew with `fa tune --apply`"
    )]
    Syntax(#[from] serde_json::Error),
    /// A later version wrote it.
    #[error(
        "a table of version {found}, this program reads version {VERSION}: tune anew with `fa tune --apply`"
    )]
    Version {
        /// The version in the file.
        found: u32,
    },
    /// One of its records does not fit.
    #[error("record {number}, {spec}: {reason}; remove it, or tune anew with `fa tune --apply`")]
    Record {
        /// From 0.
        number: usize,
        /// The configuration.
        spec: String,
        /// What does not fit.
        reason: Unfit,
    },
    /// In a file.
    #[error("{path}: {source}")]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: Box<TableError>,
    },
}

/// Why a record does not fit.
#[derive(Debug, thiserror::Error)]
pub enum Unfit {
    /// The configuration cannot be read.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// The architecture is unknown.
    #[error(transparent)]
    Arch(#[from] UnknownArch),
    /// The configuration does not pass the gates.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Gates(Vec<GateError>),
    /// The kernel is none of attention.
    #[error("{0} is no attention kernel")]
    Kernel(&'static str),
    /// The configuration has an option that the problem has not, or the reverse.
    #[error("{option} is {found}, the problem asks for {wanted}")]
    Option {
        /// The option.
        option: &'static str,
        /// In the configuration.
        found: Value,
        /// In the problem.
        wanted: String,
    },
    /// The time is none.
    #[error("a time of {0} µs")]
    Time(f64),
}

/// One record, read.
#[derive(Clone, Copy, Debug)]
struct Tuned<C> {
    chip: Chip,
    problem: Problem,
    config: C,
    median_us: f64,
}

/// What is known to be fast.
#[derive(Clone, Debug, Default)]
pub struct Table {
    records: Vec<Record>,
    fas512: Vec<Tuned<FaS512Config>>,
    f16: Vec<Tuned<<f16 as AttentionElement>::Kernel>>,
    bf16: Vec<Tuned<<bf16 as AttentionElement>::Kernel>>,
}

impl Table {
    /// Reads the text of a table.
    ///
    /// # Errors
    /// When it is none, or one of its records cannot be used.
    pub fn parse(text: &str) -> Result<Table, TableError> {
        let Text { version, records } = serde_json::from_str(text)?;
        if version != VERSION {
            return Err(TableError::Version { found: version });
        }
        Table::from_records(records)
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
        let _locked = lock(path)?;
        let mut table = Table::load(path)?;
        let (number, spec) = (table.records.len(), record.spec.clone());
        table.replace(record).map_err(|reason| TableError::Record {
            number,
            spec,
            reason,
        })?;
        table.save(path)
    }

    /// Takes a record in, in place of earlier ones of its kernel, problem and device.
    ///
    /// # Errors
    /// When it cannot be used.
    pub fn replace(&mut self, record: Record) -> Result<(), Unfit> {
        let mut changed = Table::default();
        let same = |old: &Record| {
            old.arch == record.arch
                && old.multiprocessors == record.multiprocessors
                && old.problem == record.problem
                && kernel_name(&old.spec) == kernel_name(&record.spec)
        };
        for old in self.records.iter().filter(|old| !same(old)) {
            changed.push(old.clone())?;
        }
        changed.push(record)?;
        *self = changed;
        Ok(())
    }

    /// Its records, in the order of the file.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    fn push(&mut self, record: Record) -> Result<(), Unfit> {
        let arch: Arch = record.arch.parse()?;
        let (entry, values) = KernelEntry::find(&record.spec)?;
        (entry.check)(&values, &Target::new(arch)).map_err(Unfit::Gates)?;
        check_options(entry, &values, &record.problem)?;
        if !(record.median_us > 0.0 && record.median_us.is_finite()) {
            return Err(Unfit::Time(record.median_us));
        }
        let chip = Chip {
            arch,
            multiprocessors: record.multiprocessors,
        };
        let place = (chip, record.problem, record.median_us);
        if let Some(config) = known::<FaS512Config>(entry, &values) {
            self.fas512.push(tuned(place, config));
        } else if let Some(kernel) = <f16 as AttentionElement>::Kernel::find(entry.name, &values) {
            self.f16.push(tuned(place, kernel));
        } else if let Some(kernel) = <bf16 as AttentionElement>::Kernel::find(entry.name, &values) {
            self.bf16.push(tuned(place, kernel));
        } else {
            return Err(Unfit::Kernel(entry.name));
        }
        self.records.push(record);
        Ok(())
    }

    /// The fastest configuration of FaS512 for a problem.
    pub fn fas512(&self, chip: Chip, problem: &Problem) -> Option<FaS512Config> {
        nearest(&self.fas512, chip, problem, |_| true)
    }

    /// The fastest kernel of `attention()` for a problem, among those whose static length (0: none) is
    /// `accepted`.
    pub(crate) fn attention<T: AttentionElement>(
        &self,
        chip: Chip,
        problem: &Problem,
        accepted: impl Fn(u32) -> bool,
    ) -> Option<T::Kernel> {
        T::of_table(self).nearest(chip, problem, |kernel| accepted(kernel.seq()))
    }

    pub(crate) fn f16(&self) -> Kernels<'_, <f16 as AttentionElement>::Kernel> {
        Kernels(&self.f16)
    }

    pub(crate) fn bf16(&self) -> Kernels<'_, <bf16 as AttentionElement>::Kernel> {
        Kernels(&self.bf16)
    }
}

/// The kernels of one element type in a table.
#[doc(hidden)]
#[derive(Debug)]
pub struct Kernels<'a, K>(&'a [Tuned<K>]);

impl<K: Copy> Kernels<'_, K> {
    fn nearest(self, chip: Chip, problem: &Problem, accepted: impl Fn(&K) -> bool) -> Option<K> {
        nearest(self.0, chip, problem, accepted)
    }
}

/// The one that was measured nearest to the problem, and of several the fastest.
fn nearest<C: Copy>(
    all: &[Tuned<C>],
    chip: Chip,
    problem: &Problem,
    accepted: impl Fn(&C) -> bool,
) -> Option<C> {
    all.iter()
        .filter(|tuned| tuned.chip == chip && accepted(&tuned.config))
        .filter_map(|tuned| Some((tuned.problem.distance(problem)?, tuned)))
        .min_by(|(a, x), (b, y)| a.total_cmp(b).then(x.median_us.total_cmp(&y.median_us)))
        .map(|(_, tuned)| tuned.config)
}

fn tuned<C>((chip, problem, median_us): (Chip, Problem, f64), config: C) -> Tuned<C> {
    Tuned {
        chip,
        problem,
        config,
        median_us,
    }
}

fn known<C: KernelConfig>(entry: &KernelEntry, values: &[Value]) -> Option<C> {
    (entry.name == C::NAME)
        .then(|| C::from_values(values))
        .flatten()
}

/// Whether the kernel computes the problem.
fn check_options(entry: &KernelEntry, values: &[Value], problem: &Problem) -> Result<(), Unfit> {
    let found = |name: &str| {
        let at = entry.tunables.iter().position(|t| t.name == name)?;
        values.get(at).copied()
    };
    let unfit = |option, found, wanted: String| Unfit::Option {
        option,
        found,
        wanted,
    };
    let flags = [
        ("CAUSAL", problem.causal),
        ("WINDOW", false),
        ("SOFTCAP", false),
    ];
    for (option, wanted) in flags {
        if let Some(value) = found(option).filter(|value| *value != Value::Bool(wanted)) {
            return Err(unfit(option, value, wanted.to_string()));
        }
    }
    if let Some(value @ Value::U32(held)) = found("HEAD_DIM")
        && u64::from(held) < problem.head_dim
    {
        return Err(unfit("HEAD_DIM", value, problem.head_dim.to_string()));
    }
    if let Some(value @ Value::U32(length)) = found("SEQ")
        && length != 0
        && u64::from(length) != problem.seq
    {
        return Err(unfit("SEQ", value, problem.seq.to_string()));
    }
    let fixed = [
        ("SEQ", s512::SEQ, problem.seq),
        ("HEAD_DIM", s512::HEAD_DIM, problem.head_dim),
    ];
    for (option, held, wanted) in fixed {
        if entry.name == FaS512Config::NAME && u64::from(held) != wanted {
            return Err(unfit(option, Value::U32(held), wanted.to_string()));
        }
    }
    Ok(())
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
