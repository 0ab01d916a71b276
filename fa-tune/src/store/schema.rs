//! The tables, and how a file becomes a store.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::StoreError;

/// Marks the file as a study: "FaTu".
const APPLICATION: i64 = 0x4661_5475;

/// Counts up with every change of [`TABLES`], of the records that they hold as JSON, and of how specs name
/// kernels and tunables.
const VERSION: i64 = 3;

/// How long a transaction waits for others. They take milliseconds; a disk may stall.
const BUSY: Duration = Duration::from_secs(30);

/// Records are JSON; what is a column of its own is what transactions ask for.
///
/// A trial that is not done is claimed by its owner, if that is alive. The owner that confirms is the one
/// that measures the rounds of the confirmation; there is one at most.
const TABLES: &str = "
CREATE TABLE study (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    head TEXT NOT NULL
) STRICT;
CREATE TABLE owner (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    confirms INTEGER UNIQUE CHECK (confirms = TRUE)
) STRICT;
CREATE TABLE trial (
    number INTEGER PRIMARY KEY,
    spec TEXT NOT NULL UNIQUE,
    record TEXT NOT NULL,
    done INTEGER NOT NULL DEFAULT FALSE,
    owner INTEGER REFERENCES owner (id),
    CHECK (NOT done OR owner IS NULL)
) STRICT;
CREATE INDEX open_trial ON trial (number) WHERE NOT done;
";

/// Opens a database file that may hold a study.
pub(super) fn connect(path: &Path, create: bool) -> Result<Connection, StoreError> {
    let mut flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    flags.set(OpenFlags::SQLITE_OPEN_CREATE, create);
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY)?;
    // Before anything is written: the file may be somebody else's, or an empty one that stays so.
    let study = is_study(&*connection.unchecked_transaction()?, path)?;
    if !study && !create {
        return Err(StoreError::Missing(path.to_owned()));
    }
    write_ahead(&connection)?;
    // A power cut must not take back what was measured either.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(connection)
}

/// Opens a database file that may hold a study, and leaves it and its folder as they are.
pub(super) fn connect_to_read(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let beside = |suffix: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(suffix);
        Path::new(&name).exists()
    };
    let connection = match beside("-wal") || beside("-journal") {
        true => Connection::open_with_flags(path, flags)?,
        // Nobody writes to it. Without saying so SQLite would need files of its own beside it.
        false => Connection::open_with_flags(
            format!("file:{}?immutable=1", escaped(path)),
            flags | OpenFlags::SQLITE_OPEN_URI,
        )?,
    };
    connection.busy_timeout(BUSY)?;
    Ok(connection)
}

/// A path as it stands in a URI.
fn escaped(path: &Path) -> String {
    let bytes = path.as_os_str().as_encoded_bytes().iter();
    let escape = |byte: &u8| match byte.is_ascii_alphanumeric() || b"/.-_".contains(byte) {
        true => char::from(*byte).to_string(),
        false => format!("%{byte:02X}"),
    };
    bytes.map(escape).collect()
}

/// Whether there is a study in the database, or nothing: it has just been created, or its creator was killed
/// before it committed. To be asked in one transaction, because another process may be making a study of it.
///
/// # Errors
/// When there is something else, or a study of another version.
pub(super) fn is_study(connection: &Connection, path: &Path) -> Result<bool, StoreError> {
    let foreign = || StoreError::Foreign(path.to_owned());
    let number = |query: &str| {
        let value = connection.query_row(query, [], |row| row.get::<_, i64>(0));
        value.map_err(|error| match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => foreign(),
            _ => error.into(),
        })
    };
    match number("PRAGMA application_id")? {
        APPLICATION => match number("PRAGMA user_version")? {
            VERSION => Ok(true),
            theirs => Err(StoreError::Version {
                path: path.to_owned(),
                theirs,
                ours: VERSION,
            }),
        },
        0 if number("SELECT count(*) FROM sqlite_schema")? == 0 => Ok(false),
        _ => Err(foreign()),
    }
}

/// Makes the tables. Takes effect with the transaction that it is part of.
pub(super) fn make(connection: &Connection) -> Result<(), StoreError> {
    connection.execute_batch(TABLES)?;
    connection.pragma_update(None, "application_id", APPLICATION)?;
    connection.pragma_update(None, "user_version", VERSION)?;
    Ok(())
}

/// Switches to write-ahead logging. SQLite does not wait for others there, so this does.
fn write_ahead(connection: &Connection) -> Result<(), StoreError> {
    let begin = Instant::now();
    loop {
        match connection.pragma_update(None, "journal_mode", "WAL") {
            Err(error)
                if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy)
                    && begin.elapsed() < BUSY =>
            {
                thread::sleep(Duration::from_millis(2));
            }
            result => return Ok(result?),
        }
    }
}
