//! Where a study is kept: an SQLite file, shared by the processes that measure it.
//!
//! Everything is committed as soon as it is known, and whatever is not committed can be found out
//! again, so a process may be killed at any point. Trials are claimed in the order of their numbers,
//! each by one process; the claim of a process that died is taken over (`owner.rs` says how that is
//! known). The file and its lock files must be on a disk of the machine: SQLite's write-ahead log is
//! shared through memory.
//!
//! A [`Store`] may be used by several threads. Its methods fail when the database cannot be read or written;
//! what else can be wrong is said with each.

mod confirmation;
mod error;
mod head;
mod owner;
mod schema;
mod trials;

#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, Transaction, TransactionBehavior};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use confirmation::Lease;
pub use error::{Difference, StoreError};
pub use trials::{Finished, Proposal};

use crate::record::{Definition, Environment};
use crate::space::Space;
use head::Head;
use owner::Owner;

/// The sizes of a study's space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figures {
    /// Configurations of the whole space.
    pub space: u64,
    /// How many of them are valid.
    pub valid: u64,
    /// How many each gate rejects.
    pub rejected: Vec<(String, u64)>,
}

impl From<&Space> for Figures {
    fn from(space: &Space) -> Figures {
        Figures {
            space: space.total(),
            valid: space.len() as u64,
            rejected: space.rejected().to_vec(),
        }
    }
}

/// A study in a file.
pub struct Store {
    path: PathBuf,
    definition: Definition,
    /// Unix time of the study's creation in milliseconds.
    created_ms: i64,
    /// Seconds from then until this store was opened.
    opened_s: f64,
    state: Mutex<Connected>,
}

/// What threads take turns with.
struct Connected {
    connection: Connection,
    /// Registered by the first claim.
    owner: Option<Owner>,
}

impl Store {
    /// Opens the study in a file, whatever it is.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        let path = canonical(path)?;
        Store::of_study(&path, schema::connect(&path, false)?)
    }

    /// Opens the study in a file to read it. Neither the file nor its folder is changed, and writing is an
    /// error.
    pub fn open_to_read(path: &Path) -> Result<Store, StoreError> {
        let path = canonical(path)?;
        Store::of_study(&path, schema::connect_to_read(&path)?)
    }

    /// Opens the study in a file to go on with it, or creates it.
    ///
    /// The environment of a study that is there stays, but for versions that have changed since, which
    /// are added to those it had, and for `environment.commands`, which are appended.
    ///
    /// # Errors
    /// When the file holds a study with another definition, space or GPU: its measurements do not
    /// compare.
    pub fn open_or_create(
        path: &Path,
        definition: &Definition,
        figures: &Figures,
        environment: &Environment,
    ) -> Result<Store, StoreError> {
        if let Some(folder) = path.parent().filter(|it| !it.as_os_str().is_empty()) {
            let made = std::fs::create_dir_all(folder);
            made.map_err(|source| StoreError::io(folder, source))?;
        }
        let mut connection = schema::connect(path, true)?;
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let head = if schema::is_study(&transaction, path)? {
            let mut head = Head::read(&transaction)?;
            let stored = &mut head.study;
            let mut differences = Difference::between(&stored.definition, definition);
            differences.extend(Difference::between(
                &ground(stored.space, stored.valid, &stored.environment),
                &ground(figures.space, figures.valid, environment),
            ));
            if !differences.is_empty() {
                let path = path.to_owned();
                return Err(StoreError::Definition { path, differences });
            }
            go_on(&mut stored.environment, environment);
            head
        } else {
            schema::make(&transaction)?;
            Head::new(definition, figures, environment)
        };
        head.write(&transaction)?;
        transaction.commit()?;
        Store::of(path, connection, head)
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What is searched.
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// Opens a database that has to hold a study.
    fn of_study(path: &Path, connection: Connection) -> Result<Store, StoreError> {
        let transaction = connection.unchecked_transaction()?;
        if !schema::is_study(&transaction, path)? {
            return Err(StoreError::Missing(path.to_owned()));
        }
        let head = Head::read(&transaction)?;
        drop(transaction);
        Store::of(path, connection, head)
    }

    fn of(path: &Path, connection: Connection, head: Head) -> Result<Store, StoreError> {
        let state = Mutex::new(Connected {
            connection,
            owner: None,
        });
        Ok(Store {
            path: canonical(path)?,
            definition: head.study.definition,
            created_ms: head.created_ms,
            opened_s: seconds_since(head.created_ms),
            state,
        })
    }

    /// Seconds since the study was created.
    fn now(&self) -> f64 {
        seconds_since(self.created_ms)
    }

    fn lock(&self) -> MutexGuard<'_, Connected> {
        // A panic leaves no transaction open, so there is nothing half done.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads at one moment of the study.
    fn read<T>(
        &self,
        read: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut state = self.lock();
        let transaction = state.connection.transaction()?;
        let value = read(&transaction)?;
        transaction.commit()?;
        Ok(value)
    }

    /// Writes all or nothing, one process at a time.
    fn write<T>(
        &self,
        write: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let behavior = TransactionBehavior::Immediate;
        let mut state = self.lock();
        let transaction = state.connection.transaction_with_behavior(behavior)?;
        let value = write(&transaction)?;
        transaction.commit()?;
        Ok(value)
    }

    /// Like [`Store::write`] with claims: this process has an owner, and those of dead ones are free.
    fn write_as_owner<T>(
        &self,
        write: impl FnOnce(&Transaction<'_>, i64) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut state = self.lock();
        let Connected { connection, owner } = &mut *state;
        let id = match owner {
            Some(owner) => owner.id,
            None => owner.insert(Owner::register(connection, &self.path)?).id,
        };
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        owner::bury(&transaction, &self.path, id)?;
        let value = write(&transaction, id)?;
        transaction.commit()?;
        Ok(value)
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        let mut state = self.lock();
        let Connected { connection, owner } = &mut *state;
        if let Some(owner) = owner.take()
            && let Err(error) = owner.resign(connection, &self.path)
        {
            // The next process finds the lock free.
            tracing::debug!("claims are left to be taken over: {error}");
        }
    }
}

/// The one name of a file, whatever link or folder it is found through: SQLite's files and the locks that
/// lie beside it are named after it.
fn canonical(path: &Path) -> Result<PathBuf, StoreError> {
    path.canonicalize().map_err(|source| match source.kind() {
        std::io::ErrorKind::NotFound => StoreError::Missing(path.to_owned()),
        _ => StoreError::io(path, source),
    })
}

/// What must be the same beside the definition, by names for a message.
fn ground(space: u64, valid: u64, environment: &Environment) -> serde_json::Value {
    serde_json::json!({
        "the space's size": space,
        "the number of valid configurations": valid,
        "the device": environment.device,
        "the number of multiprocessors": environment.multiprocessors,
    })
}

/// Adds what is new in the environment of a run that goes on with a study.
fn go_on(stored: &mut Environment, new: &Environment) {
    for (name, version) in &new.versions {
        let versions = stored.versions.entry(name.clone()).or_default();
        if versions.is_empty() {
            versions.clone_from(version);
        } else if !versions.split(", then ").any(|it| it == version) {
            *versions = format!("{versions}, then {version}");
        }
    }
    stored.commands.extend(new.commands.iter().cloned());
}

fn unix_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    // A clock before 1970 or after the year 292 million is not worth an error.
    since.map_or(0, |it| i64::try_from(it.as_millis()).unwrap_or(i64::MAX))
}

fn seconds_since(past_ms: i64) -> f64 {
    // A damaged file may say anything.
    unix_ms().saturating_sub(past_ms) as f64 / 1e3
}

/// A record as text that is known to be readable: JSON has no infinities, and writes them as `null`.
fn to_json<T: Serialize + DeserializeOwned>(
    connection: &Connection,
    what: &'static str,
    value: &T,
) -> Result<String, StoreError> {
    let text = serde_json::to_string(value);
    let text = text.map_err(|source| corrupt(connection, what, source))?;
    from_json::<T>(connection, what, &text)?;
    Ok(text)
}

fn from_json<T: DeserializeOwned>(
    connection: &Connection,
    what: &'static str,
    text: &str,
) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|source| corrupt(connection, what, source))
}

fn corrupt(connection: &Connection, what: &'static str, source: serde_json::Error) -> StoreError {
    StoreError::Corrupt {
        path: connection.path().unwrap_or_default().into(),
        what,
        source,
    }
}
