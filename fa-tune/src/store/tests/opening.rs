//! Which files are opened, and what that does to them.

use super::*;

#[test]
fn says_what_differs() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("study.db");
    open(&path);
    let differs = |definition: &Definition, figures: &Figures, environment: &Environment| {
        match Store::open_or_create(&path, definition, figures, environment) {
            Err(StoreError::Definition { differences, .. }) => {
                let fields = differences.into_iter();
                fields
                    .map(|it| (it.field, it.stored, it.asked))
                    .collect::<Vec<_>>()
            }
            other => panic!("{:?}", other.map(|_| ())),
        }
    };
    let expected = |rows: &[[&str; 3]]| -> Vec<(String, String, String)> {
        let rows = rows.iter().map(|row| row.map(str::to_owned));
        rows.map(|[a, b, c]| (a, b, c)).collect()
    };
    let mut other = definition();
    if let StudyProblem::Attention(problem) = &mut other.problem {
        problem.shape.batch = 8;
    }
    other.options.clear();
    other.search = Search::Exhaustive;
    assert_eq!(
        differs(&other, &figures(), &environment()),
        expected(&[
            ["options", "not given", "{}"],
            ["options.CAUSAL", "\"true\"", "not given"],
            ["problem.batch", "32", "8"],
            ["search.kind", "\"random\"", "\"exhaustive\""],
            ["search.trials", "3", "not given"],
        ])[1..]
    );
    let smaller = Figures {
        valid: 1000,
        ..figures()
    };
    let elsewhere = Environment {
        device: "A100".to_owned(),
        ..environment()
    };
    assert_eq!(
        differs(&definition(), &smaller, &elsewhere),
        expected(&[
            ["the device", "\"H200\"", "\"A100\""],
            ["the number of valid configurations", "1252", "1000"],
        ])
    );
}

#[test]
fn environment_grows_with_the_runs() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("study.db");
    open(&path);
    let mut next = environment();
    next.versions.insert("driver".to_owned(), "2.0".to_owned());
    next.versions.insert("NVRTC".to_owned(), "13.0".to_owned());
    next.commands = vec!["fa tune --resumed".to_owned()];
    for _ in 0..2 {
        Store::open_or_create(&path, &definition(), &figures(), &next).unwrap();
    }
    let environment = Store::open(&path).unwrap().study().unwrap().environment;
    assert_eq!(environment.versions["driver"], "1.0, then 2.0");
    assert_eq!(environment.versions["NVRTC"], "13.0");
    assert_eq!(
        environment.commands,
        ["fa tune", "fa tune --resumed", "fa tune --resumed"]
    );
}

#[test]
fn opens_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let missing = Store::open(&path("none.db"));
    assert!(matches!(missing, Err(StoreError::Missing { .. })));
    assert!(!path("none.db").exists());

    // Whoever created it was killed before the first commit.
    std::fs::write(path("empty.db"), "").unwrap();
    let empty = Store::open(&path("empty.db"));
    assert!(matches!(empty, Err(StoreError::Missing { .. })));
    open(&path("empty.db"));

    std::fs::write(
        path("text.db"),
        "this is not a database, it is text ".repeat(9),
    )
    .unwrap();
    let text = Store::open(&path("text.db"));
    assert!(matches!(text, Err(StoreError::Foreign { .. })));

    let other = rusqlite::Connection::open(path("other.db")).unwrap();
    other.execute_batch("CREATE TABLE theirs (x)").unwrap();
    let foreign =
        Store::open_or_create(&path("other.db"), &definition(), &figures(), &environment());
    assert!(matches!(foreign, Err(StoreError::Foreign { .. })));

    open(&path("later.db"));
    let later = rusqlite::Connection::open(path("later.db")).unwrap();
    later.pragma_update(None, "user_version", 99).unwrap();
    let later = Store::open(&path("later.db"));
    assert!(matches!(later, Err(StoreError::Version { theirs: 99, .. })));
}

#[test]
fn reading_changes_nothing() {
    let (folder, path, store) = with_trials();
    let claim = store.claim("cuda:0").unwrap().unwrap();
    store.finish(claim.number, &measured(&[1.0])).unwrap();
    let link = folder.path().join("link");
    std::os::unix::fs::symlink(&path, &link).unwrap();
    // While somebody writes.
    for path in [&path, &link] {
        let live = Store::open_to_read(path).unwrap().study().unwrap();
        assert_eq!(live.trials[0].outcome, Some(measured(&[1.0])));
    }
    drop(store);
    // A name that would say something else in a URI, and a folder with nothing else.
    let strange = folder.path().join("a #1?mode=rw%20.study");
    std::fs::create_dir(folder.path().join("apart")).unwrap();
    for copy in [strange, folder.path().join("apart/study")] {
        std::fs::copy(&path, &copy).unwrap();
        let siblings = || std::fs::read_dir(copy.parent().unwrap()).unwrap().count();
        let before = (std::fs::read(&copy).unwrap(), siblings());
        let read = Store::open_to_read(&copy).unwrap();
        assert_eq!(
            read.study().unwrap().trials[0].outcome,
            Some(measured(&[1.0]))
        );
        assert!(read.claim("cuda:0").is_err());
        drop(read);
        assert_eq!(before, (std::fs::read(&copy).unwrap(), siblings()));
    }
    let missing = Store::open_to_read(&folder.path().join("none"));
    assert!(matches!(missing, Err(StoreError::Missing { .. })));
}
