//! Studies of `fa tune`: files that are damaged, of other programs, or say what no study says.

use std::fs;
use std::path::Path;

use fa_cases::fuzz::{check, gibberish, noise, with_other_values, with_slips};
use fa_tune::store::Store;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use rusqlite::types::Value as Cell;
use rusqlite::{Connection, params};
use serde_json::Value;

/// A study that was measured on a GPU.
const MEASURED: &str = "benches/results/h200-fas512.study";

/// The tables of a study, with the names of their columns.
const COLUMNS: [(&str, &str); 24] = [
    ("study", "definition"),
    ("study", "figures"),
    ("study", "environment"),
    ("study", "created_ms"),
    ("study", "marked_s"),
    ("study", "profile"),
    ("trial", "number"),
    ("trial", "phase"),
    ("trial", "spec"),
    ("trial", "device"),
    ("trial", "outcome"),
    ("trial", "time_us"),
    ("trial", "finished_s"),
    ("contender", "position"),
    ("contender", "role"),
    ("contender", "spec"),
    ("round", "number"),
    ("round", "position"),
    ("round", "time_us"),
    ("prediction", "spec"),
    ("prediction", "prior_us"),
    ("prediction", "fitted_us"),
    ("span", "name"),
    ("span", "seconds"),
];

/// A few trials of it.
fn small(path: &Path) -> Vec<u8> {
    fs::copy(MEASURED, path).expect("the repository has it");
    let connection = Connection::open(path).expect("it is a database");
    let less = "DELETE FROM trial WHERE number > 3; DELETE FROM round WHERE number > 3;
        DELETE FROM prediction WHERE rowid > 3; PRAGMA journal_mode = DELETE; VACUUM;";
    connection.execute_batch(less).expect("it has these tables");
    drop(connection);
    fs::read(path).expect("it is there")
}

/// Opens and reads a file, which is not changed by it; of a study, what it comes to.
fn read(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let study = Store::open_to_read(path).and_then(|store| store.study());
    assert_eq!(
        fs::read(path).expect("it is there"),
        bytes,
        "it was changed"
    );
    let study = study.map_err(|error| error.to_string())?;
    let _ = (
        study.confirmed(),
        study.in_use(),
        study.by_time(),
        study.measured().count(),
    );
    Ok(())
}

/// Opens a file to go on with the study; one that is refused is as it was.
fn go_on(path: &Path, bytes: &[u8]) -> Result<(), String> {
    match Store::open(path) {
        Ok(store) => store.study().map(drop).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    }
    .inspect_err(|message| {
        let foreign = message.contains("is no study");
        assert!(
            !foreign || fs::read(path).expect("it is there") == bytes,
            "it was changed"
        );
    })
}

/// The names in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("readable").file_name();
    entries
        .map(|it| name(it).to_string_lossy().into_owned())
        .collect()
}

#[test]
fn files_that_were_damaged() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("a.study");
    let whole = small(&path);
    let bytes = prop_oneof![
        1 => noise(),
        1 => gibberish().prop_map(String::into_bytes),
        8 => with_slips(Just(whole)),
    ];
    check("damaged studies", (bytes, 0..12_u8), |(bytes, how)| {
        fs::write(&path, &bytes).expect("the folder is writable");
        let found = match how {
            0 => go_on(&path, &bytes),
            _ => read(&path, &bytes),
        };
        for beside in names(folder.path()) {
            assert!(how == 0 || beside == "a.study", "{beside} was left");
            fs::remove_file(folder.path().join(beside)).expect("the folder is writable");
        }
        found
    });
}

/// A value of a cell; text may be the JSON that is there, with something else in it.
fn cell() -> impl Strategy<Value = Cell> {
    let numbers = vec![i64::MIN, -1, 0, 1, 1 << 32, i64::MAX];
    let times = vec![f64::NEG_INFINITY, -1.0, 0.0, 1e-300, 1e300, f64::INFINITY];
    prop_oneof![
        1 => Just(Cell::Null),
        3 => select(numbers).prop_map(Cell::Integer),
        3 => select(times).prop_map(Cell::Real),
        2 => gibberish().prop_map(Cell::Text),
        1 => noise().prop_map(Cell::Blob),
    ]
}

/// JSON of a study's cells.
fn json(connection: &Connection) -> Vec<Value> {
    let cells = "SELECT definition FROM study UNION ALL SELECT figures FROM study
        UNION ALL SELECT environment FROM study UNION ALL SELECT profile FROM study
        UNION ALL SELECT outcome FROM trial";
    let mut statement = connection.prepare(cells).expect("it has these tables");
    let rows = statement.query_map([], |row| row.get::<_, Option<String>>(0));
    let rows = rows.expect("it has these tables").flatten().flatten();
    rows.map(|text| serde_json::from_str(&text).expect("it is JSON"))
        .collect()
}

#[test]
fn studies_that_say_something_else() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("a.study");
    let whole = small(&path);
    let connection = Connection::open(&path).expect("it is a database");
    let texts = with_other_values(select(json(&connection)));
    drop(connection);
    let cell = prop_oneof![1 => cell(), 1 => texts.prop_map(|json| Cell::Text(json.to_string()))];
    let change = (select(&COLUMNS[..]), any::<Index>(), cell);
    let changes = proptest::collection::vec(change, 1..4);
    check("studies", (changes, 0..12_u8), |(changes, how)| {
        fs::write(&path, &whole).expect("the folder is writable");
        change_cells(&path, &changes);
        let bytes = fs::read(&path).expect("it is there");
        match how {
            0 => go_on(&path, &bytes),
            _ => read(&path, &bytes),
        }
    });
}

/// Puts cells into a study's rows, where SQLite lets it.
fn change_cells(path: &Path, changes: &[((&str, &str), Index, Cell)]) {
    let connection = Connection::open(path).expect("it is a database");
    let careless = "PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY;
        PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;";
    connection
        .execute_batch(careless)
        .expect("it is a database");
    for ((table, column), at, cell) in changes {
        let count = format!("SELECT count(*) FROM {table}");
        let rows: i64 = connection
            .query_row(&count, [], |row| row.get(0))
            .expect("it has this table");
        let row = at.index(usize::try_from(rows).unwrap_or_default().max(1));
        let key = match *table {
            "round" => {
                "(number, position) = (SELECT number, position FROM round LIMIT 1 OFFSET ?2)"
                    .to_owned()
            }
            table => format!("rowid = (SELECT rowid FROM {table} LIMIT 1 OFFSET ?2)"),
        };
        let change = format!("UPDATE {table} SET {column} = ?1 WHERE {key}");
        // A column takes values of its type alone.
        let _ = connection.execute(&change, params![cell, row as i64]);
    }
}

/// The databases of other programs, and studies of other versions, are refused and left as they are.
#[test]
fn databases_of_others() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("a.study");
    let whole = small(&path);
    let made = select(vec![
        "PRAGMA application_id = 7",
        "PRAGMA application_id = 0",
        "PRAGMA user_version = 0",
        "PRAGMA user_version = 2147483647",
        "DROP TABLE trial",
        "DROP TABLE study",
        "DELETE FROM study",
        "ALTER TABLE trial RENAME COLUMN spec TO text",
        "CREATE TABLE mine (a INTEGER)",
        "PRAGMA encoding",
        "SELECT 1",
    ]);
    fa_cases::fuzz::check_some(
        300,
        "other databases",
        (made, any::<bool>()),
        |(made, writes)| {
            fs::write(&path, &whole).expect("the folder is writable");
            let connection = Connection::open(&path).expect("it is a database");
            connection.execute_batch(made).expect("SQLite takes it");
            drop(connection);
            let bytes = fs::read(&path).expect("it is there");
            match writes {
                true => go_on(&path, &bytes),
                false => read(&path, &bytes),
            }
        },
    );
}
