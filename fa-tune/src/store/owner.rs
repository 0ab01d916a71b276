//! Who holds a claim, and whether it still lives.
//!
//! A process that claims anything holds the operating system's lock on a file of its own beside the
//! database. The lock goes with the process, however that ends; who finds it free knows that its owner
//! is dead and takes its claims over. There are no heartbeats to miss and no process ids to be reused.
//!
//! Lock files are made, tried and removed inside immediate transactions, of which SQLite lets one run at
//! a time. Numbers of owners are never used again, so that a file stands for one owner at most.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::{StoreError, trials};

/// A process that may claim.
pub(super) struct Owner {
    pub id: i64,
    /// Locked as long as it is open.
    _lock: File,
}

impl Owner {
    /// Registers this process.
    pub fn register(connection: &mut Connection, database: &Path) -> Result<Owner, StoreError> {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute("INSERT INTO owner DEFAULT VALUES", [])?;
        let id = transaction.last_insert_rowid();
        let path = lock_path(database, id);
        // One may be there whose maker was killed before it committed: the number is free again then,
        // and so is the file.
        let held = || StoreError::io(&path, io::ErrorKind::WouldBlock.into());
        let lock = lock(&path)?.ok_or_else(held)?;
        transaction.commit()?;
        Ok(Owner { id, _lock: lock })
    }

    /// Gives all claims back.
    pub fn resign(self, connection: &mut Connection, database: &Path) -> Result<(), StoreError> {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        forget(&transaction, self.id)?;
        remove(&lock_path(database, self.id))?;
        Ok(transaction.commit()?)
    }
}

/// Frees the claims of all dead owners, as part of an immediate transaction.
pub(super) fn bury(
    transaction: &Transaction<'_>,
    database: &Path,
    living: i64,
) -> Result<(), StoreError> {
    let mut others = transaction.prepare_cached("SELECT id FROM owner WHERE id <> ?1")?;
    let others = others.query_map([living], |row| row.get(0))?;
    for id in others.collect::<Result<Vec<i64>, _>>()? {
        let path = lock_path(database, id);
        if lock(&path)?.is_some() {
            forget(transaction, id)?;
            // If this transaction comes to nothing, an owner without a file is as dead.
            remove(&path)?;
        }
    }
    Ok(())
}

fn forget(transaction: &Transaction<'_>, id: i64) -> Result<(), StoreError> {
    trials::release(transaction, "owner = ?1", [id])?;
    transaction.execute("DELETE FROM owner WHERE id = ?1", [id])?;
    Ok(())
}

/// Takes the lock on an owner's file, which is made if there is none; `None` while a process has it.
fn lock(path: &Path) -> Result<Option<File>, StoreError> {
    let mut options = OpenOptions::new();
    let file = options.create(true).truncate(false).write(true).open(path);
    let locked = file.and_then(|file| match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    });
    locked.map_err(|source| StoreError::io(path, source))
}

fn remove(path: &Path) -> Result<(), StoreError> {
    match std::fs::remove_file(path) {
        Err(source) if source.kind() != io::ErrorKind::NotFound => {
            Err(StoreError::io(path, source))
        }
        _ => Ok(()),
    }
}

fn lock_path(database: &Path, id: i64) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push(format!(".owner-{id}"));
    path.into()
}
