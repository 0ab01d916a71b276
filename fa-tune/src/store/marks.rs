//! How long the parts of a study take on the wall.

use rusqlite::{Connection, params};

use super::{Store, StoreError};

impl Store {
    /// Counts the time since anything of the study was last counted, or since this process opened it if
    /// that is later, as spent on `name`. Finished trials and rounds count themselves.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub fn mark(&self, name: &str) -> Result<(), StoreError> {
        let now = self.now();
        self.write(|transaction, _| add(transaction, name, self.opened_s, now))
    }
}

/// Adds the time since the last mark of any process to a span, in a transaction: however many processes
/// there are, a second counts once, and the time between two runs does not count.
pub(super) fn add(
    transaction: &Connection,
    name: &str,
    opened_s: f64,
    now: f64,
) -> Result<(), StoreError> {
    let marked_s: f64 =
        transaction.query_row("SELECT marked_s FROM study", [], |row| row.get(0))?;
    let seconds = (now - marked_s.max(opened_s)).max(0.0);
    transaction.execute(
        "INSERT INTO span (name, seconds) VALUES (?1, ?2)
         ON CONFLICT (name) DO UPDATE SET seconds = seconds + excluded.seconds",
        params![name, seconds],
    )?;
    transaction.execute("UPDATE study SET marked_s = max(marked_s, ?1)", [now])?;
    Ok(())
}
