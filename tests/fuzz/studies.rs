//! Studies of `fa tune`: files that are damaged, of other programs, or say what no study says.

use std::fs;
use std::path::Path;

use fa_cases::fuzz::{check, check_some, gibberish, noise, with_other_values, with_slips};
use fa_tune::store::{Figures, Store, StoreError};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use rusqlite::types::Value as Cell;
use rusqlite::{Connection, params};
use serde_json::{Value, json};

/// A study that was measured on a GPU.
const MEASURED: &str = "benches/results/h200-fas512.study";

/// The tables of a study, with the names of their columns.
const COLUMNS: [(&str, &str); 9] = [
    ("study", "id"),
    ("study", "head"),
    ("owner", "id"),
    ("owner", "confirms"),
    ("trial", "number"),
    ("trial", "spec"),
    ("trial", "record"),
    ("trial", "done"),
    ("trial", "owner"),
];

/// The records of a study, as JSON in its cells.
const RECORDS: [(&str, &str); 2] = [("study", "head"), ("trial", "record")];

/// A few trials of it, of which the last is claimed by a process that died.
fn small(path: &Path) -> Vec<u8> {
    fs::copy(MEASURED, path).expect("the repository has it");
    let connection = Connection::open(path).expect("it is a database");
    let mut head = records(&connection, RECORDS[0]).swap_remove(0);
    let study = &mut head["study"];
    shorten(&mut study["predictions"]);
    shorten(&mut study["profile"]["rows"]);
    let contenders = study["confirmations"].as_array_mut().expect("a list");
    contenders
        .iter_mut()
        .for_each(|it| shorten(&mut it["samples_us"]));
    connection
        .execute("UPDATE study SET head = ?1", [head.to_string()])
        .expect("it has this table");
    let less = "DELETE FROM trial WHERE number > 3; INSERT INTO owner VALUES (7, TRUE);
        UPDATE trial SET done = FALSE, owner = 7,
            record = json_set(record, '$.outcome', NULL, '$.finished_s', NULL) WHERE number = 3;
        PRAGMA journal_mode = DELETE; PRAGMA page_size = 1024; VACUUM;";
    connection.execute_batch(less).expect("it has these tables");
    drop(connection);
    fs::read(path).expect("it is there")
}

fn shorten(list: &mut Value) {
    list.as_array_mut().expect("a list").truncate(3);
}

/// The records in a column.
fn records(connection: &Connection, (table, column): (&str, &str)) -> Vec<Value> {
    let query = format!("SELECT {column} FROM {table}");
    let mut statement = connection.prepare(&query).expect("it has this table");
    let rows = statement.query_map([], |row| row.get::<_, String>(0));
    let texts = rows.expect("it has this table").map(|it| it.expect("text"));
    texts
        .map(|text| serde_json::from_str(&text).expect("it is JSON"))
        .collect()
}

/// What is said of an error: of a record that cannot be read, which file it is in.
fn said(path: &Path, error: StoreError) -> String {
    let message = error.to_string();
    let name = path.display().to_string();
    let named = !matches!(error, StoreError::Corrupt { .. }) || message.contains(&name);
    assert!(named, "the file is not named: {message}");
    message
}

/// Opens and reads a file, which is not changed by it; of a study, what it comes to.
fn read(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let study = Store::open_to_read(path).and_then(|store| store.study());
    assert_eq!(
        fs::read(path).expect("it is there"),
        bytes,
        "it was changed"
    );
    let study = study.map_err(|error| said(path, error))?;
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
    measure(path).map_err(|error| {
        let message = said(path, error);
        let foreign = message.contains("is no study");
        assert!(
            !foreign || fs::read(path).expect("it is there") == bytes,
            "it was changed"
        );
        message
    })
}

/// What a process does that goes on with a study, without a GPU.
fn measure(path: &Path) -> Result<(), StoreError> {
    let study = Store::open_to_read(path)?.study()?;
    let figures = Figures {
        space: study.space,
        valid: study.valid,
        rejected: study.rejected.clone(),
    };
    let store = Store::open_or_create(path, &study.definition, &figures, &study.environment)?;
    let outcome = study.trials.iter().find_map(|it| it.outcome.clone());
    // It has four trials at most: who claims more is given one again that has an outcome.
    for _ in 0..4 {
        let (Some(trial), Some(outcome)) = (store.claim("cuda:0")?, &outcome) else {
            break;
        };
        store.finish(trial.number, outcome)?;
    }
    assert!(outcome.is_none() || store.claim("cuda:0")?.is_none());
    if let Some(lease) = store.lease()? {
        let samples = vec![1.0; store.confirmations()?.len()];
        lease.add_round(&samples)?;
    }
    store.predict(&study.predictions)?;
    store.mark("search")?;
    store.study().map(drop)
}

/// The names in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("readable").file_name();
    entries
        .map(|it| name(it).to_string_lossy().into_owned())
        .collect()
}

/// Removes what lies in a folder; after a study was read, that is the study alone.
fn clear(folder: &Path, was_read: bool) {
    for name in names(folder) {
        assert!(!was_read || name == "a.study", "{name} was left");
        fs::remove_file(folder.join(name)).expect("the folder is writable");
    }
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
    check("damaged studies", (bytes, 0..32_u8), |(bytes, how)| {
        fs::write(&path, &bytes).expect("the folder is writable");
        let found = match how {
            0 => go_on(&path, &bytes),
            _ => read(&path, &bytes),
        };
        clear(folder.path(), how > 0);
        found
    });
}

/// A value of a cell.
fn cell() -> impl Strategy<Value = Cell> {
    let numbers = vec![i64::MIN, -1, 0, 1, 3, 1 << 32, i64::MAX];
    let times = vec![f64::NEG_INFINITY, -1.0, 0.0, 1e-300, 1e300, f64::INFINITY];
    prop_oneof![
        1 => Just(Cell::Null),
        3 => select(numbers).prop_map(Cell::Integer),
        3 => select(times).prop_map(Cell::Real),
        2 => gibberish().prop_map(Cell::Text),
        1 => noise().prop_map(Cell::Blob),
    ]
}

/// What a value in a record becomes; `None` takes its field away.
fn strange() -> impl Strategy<Value = Option<Value>> {
    let dates = [
        "2026-02-30T25:61:61Z",
        "-262144-01-01T00:00:00Z",
        "0000-00-00",
        "yesterday",
    ];
    let dates = dates.map(|date| Some(json!(date)));
    let others = [
        None,
        Some(json!("x".repeat(300_000))),
        Some(json!(i64::MIN)),
        Some(json!(u64::MAX)),
        Some(json!(-1e308)),
        Some(json!([[[]]])),
    ];
    select([&dates[..], &others].concat())
}

/// The places of all values that are fields of a record, as JSON pointers.
fn places(json: &Value, at: &str, found: &mut Vec<String>) {
    match json {
        Value::Object(fields) => {
            for (name, value) in fields {
                let name = name.replace('~', "~0").replace('/', "~1");
                let at = format!("{at}/{name}");
                places(value, &at, found);
                found.push(at);
            }
        }
        Value::Array(values) => values
            .iter()
            .enumerate()
            .for_each(|(index, value)| places(value, &format!("{at}/{index}"), found)),
        _ => {}
    }
}

/// A record with one field that is something else or is missing.
fn with_strange_field(records: Vec<Value>) -> impl Strategy<Value = Value> {
    let change = (select(records), any::<Index>(), strange());
    change.prop_map(|(mut json, at, other)| {
        let mut found = Vec::new();
        places(&json, "", &mut found);
        let place = at.get(&found);
        match (other, place.rsplit_once('/')) {
            (Some(other), _) => *json.pointer_mut(place).expect("a place") = other,
            (None, Some((parent, name))) => {
                let parent = json.pointer_mut(parent).and_then(Value::as_object_mut);
                let name = name.replace("~1", "/").replace("~0", "~");
                parent.expect("an object").remove(&name).expect("a field");
            }
            (None, None) => unreachable!("a pointer begins with a slash"),
        }
        json
    })
}

/// A record's JSON with something else in it.
fn changed(records: Vec<Value>) -> impl Strategy<Value = Cell> {
    let json = prop_oneof![
        2 => with_other_values(select(records.clone())),
        1 => with_strange_field(records),
    ];
    json.prop_map(|json| Cell::Text(json.to_string()))
}

#[test]
fn studies_that_say_something_else() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("a.study");
    let whole = small(&path);
    let connection = Connection::open(&path).expect("it is a database");
    let [heads, trials] = RECORDS.map(|column| changed(records(&connection, column)));
    drop(connection);
    let change = prop_oneof![
        2 => (select(&COLUMNS[..]), any::<Index>(), cell()),
        2 => (Just(RECORDS[0]), any::<Index>(), heads),
        1 => (Just(RECORDS[1]), any::<Index>(), trials),
    ];
    let changes = proptest::collection::vec(change, 1..4);
    check("studies", (changes, 0..32_u8), |(changes, how)| {
        fs::write(&path, &whole).expect("the folder is writable");
        change_cells(&path, &changes);
        let bytes = fs::read(&path).expect("it is there");
        let found = match how {
            0 => go_on(&path, &bytes),
            _ => read(&path, &bytes),
        };
        clear(folder.path(), how > 0);
        found
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
        let change = format!(
            "UPDATE {table} SET {column} = ?1
            WHERE rowid = (SELECT rowid FROM {table} LIMIT 1 OFFSET ?2)"
        );
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
        "PRAGMA user_version = 2",
        "PRAGMA user_version = 2147483647",
        "DROP TABLE trial",
        "DROP TABLE study",
        "PRAGMA foreign_keys = OFF; DROP TABLE owner",
        "DELETE FROM study",
        "DELETE FROM trial",
        "ALTER TABLE trial RENAME COLUMN record TO text",
        "CREATE TABLE mine (a INTEGER)",
        "PRAGMA encoding",
        "SELECT 1",
    ]);
    let cases = (made, any::<bool>(), 0..8_u8);
    check_some(300, "other databases", cases, |(made, writes, empty)| {
        fs::write(&path, if empty == 0 { &[] } else { &whole[..] }).expect("it is writable");
        let connection = Connection::open(&path).expect("it is a database");
        let ran = connection.execute_batch(made);
        assert!(ran.is_ok() || empty == 0, "SQLite takes it: {ran:?}");
        drop(connection);
        let bytes = fs::read(&path).expect("it is there");
        let found = match writes {
            true => go_on(&path, &bytes),
            false => read(&path, &bytes),
        };
        assert!(empty > 0 || found.is_err(), "there is nothing in it");
        clear(folder.path(), !writes);
        found
    });
}
