//! The confirmation: who is in it, and its rounds, which one process at a time measures.

use rusqlite::{Connection, params};

use super::{Store, StoreError, records};
use crate::record::Confirmation;

/// The lease of who measures rounds.
const LEASE: &str = "confirm";

/// A configuration that is confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    /// Why it is measured, as [`Confirmation::role`] says.
    pub role: String,
    /// The configuration. The best and the default may be the same.
    pub spec: String,
}

/// The right to measure rounds, given back when dropped.
pub struct Lease<'a> {
    store: &'a Store,
}

impl Store {
    /// The configurations that are confirmed: the stored ones, or, as long as there are none, `contenders`, which are
    /// stored.
    pub fn settle(&self, contenders: &[Contender]) -> Result<Vec<Contender>, StoreError> {
        self.write(|transaction, _| {
            let stored = read_contenders(transaction)?;
            if !stored.is_empty() {
                return Ok(stored);
            }
            for (position, contender) in contenders.iter().enumerate() {
                transaction.execute(
                    "INSERT INTO contender VALUES (?1, ?2, ?3)",
                    params![position as i64, contender.role, contender.spec],
                )?;
            }
            Ok(contenders.to_vec())
        })
    }

    /// Whether it is settled who is confirmed.
    pub fn is_settled(&self) -> Result<bool, StoreError> {
        self.read(|transaction| Ok(!read_contenders(transaction)?.is_empty()))
    }

    /// How many rounds are stored.
    pub fn rounds(&self) -> Result<u32, StoreError> {
        self.read(|transaction| count_rounds(transaction))
    }

    /// The right to measure rounds; `None` while another thread or living process has it.
    pub fn lease(&self) -> Result<Option<Lease<'_>>, StoreError> {
        let inserted = self.write_as_owner(|transaction, owner| {
            Ok(transaction.execute(
                "INSERT OR IGNORE INTO lease VALUES (?1, ?2)",
                params![LEASE, owner],
            )?)
        })?;
        // Not `then_some`: a lease that is not this thread's must not be dropped either.
        Ok((inserted == 1).then(|| Lease { store: self }))
    }
}

impl Lease<'_> {
    /// Stores a round: a sample of each contender, in their order. Returns how many there are now.
    ///
    /// # Errors
    /// When there is not one sample of each.
    pub fn add_round(&self, samples_us: &[f64]) -> Result<u32, StoreError> {
        let now = self.store.now();
        self.store.write(|transaction, _| {
            let contenders = read_contenders(transaction)?.len();
            if contenders != samples_us.len() {
                return Err(StoreError::Round {
                    samples: samples_us.len(),
                    contenders,
                });
            }
            let number = count_rounds(transaction)?;
            for (position, time_us) in samples_us.iter().enumerate() {
                transaction.execute(
                    "INSERT INTO round VALUES (?1, ?2, ?3)",
                    params![number, position as i64, time_us],
                )?;
            }
            records::mark(transaction, LEASE, self.store.opened_s, now)?;
            Ok(number + 1)
        })
    }
}

impl Drop for Lease<'_> {
    fn drop(&mut self) {
        let released = self.store.write(|transaction, owner| {
            transaction.execute(
                "DELETE FROM lease WHERE name = ?1 AND owner = ?2",
                params![LEASE, owner],
            )?;
            Ok(())
        });
        if let Err(error) = released {
            // It goes with the process.
            tracing::debug!("the lease is left to be taken over: {error}");
        }
    }
}

/// The contenders with their samples.
pub(super) fn read(connection: &Connection) -> Result<Vec<Confirmation>, StoreError> {
    let mut query = connection
        .prepare_cached("SELECT time_us FROM round WHERE position = ?1 ORDER BY number")?;
    let contenders = read_contenders(connection)?;
    contenders
        .into_iter()
        .enumerate()
        .map(|(position, Contender { role, spec })| {
            let samples = query.query_map([position as i64], |row| row.get(0))?;
            Ok(Confirmation {
                spec,
                role,
                samples_us: samples.collect::<Result<_, _>>()?,
            })
        })
        .collect()
}

fn read_contenders(connection: &Connection) -> Result<Vec<Contender>, StoreError> {
    let mut query =
        connection.prepare_cached("SELECT role, spec FROM contender ORDER BY position")?;
    let contenders = query.query_map([], |row| {
        let (role, spec) = row.try_into()?;
        Ok(Contender { role, spec })
    })?;
    Ok(contenders.collect::<Result<_, _>>()?)
}

fn count_rounds(connection: &Connection) -> Result<u32, StoreError> {
    let count = "SELECT count(*) FROM round WHERE position = 0";
    Ok(connection.query_row(count, [], |row| row.get(0))?)
}
