//! Reports of a made-up study in a real browser. Without one every test is reported as ignored;
//! `FA_REQUIRE_BROWSER=1` makes that a failure.
//!
//! `FA_REPORT_OUT=folder cargo test -p fa-tune --test looks` keeps the pages, pictures of them and the
//! printed document.

mod browser;
mod synthetic;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use browser::Browser;
use fa_tune::record::{Outcome, Study};
use fa_tune::report;
use libtest_mimic::{Arguments, Trial};
use serde_json::Value;

fn main() -> ExitCode {
    let browser = browser::find();
    if browser.is_none() {
        eprintln!("there is no Chromium; install it, or name it with FA_BROWSER");
        if std::env::var_os("FA_REQUIRE_BROWSER").is_some() {
            return ExitCode::FAILURE;
        }
    }
    let trial = |name: &str, test: fn(&Path)| {
        let executable = browser.clone();
        let run = move || {
            test(executable.as_deref().ok_or("there is no browser")?);
            Ok(())
        };
        Trial::test(name, run)
            .with_kind("browser")
            .with_ignored_flag(browser.is_none())
    };
    let trials = vec![
        trial("pages_look_right", pages_look_right),
        trial("faults_of_pages_are_found", faults_of_pages_are_found),
        trial(
            "marks_say_what_they_are_on_hovering",
            marks_say_what_they_are_on_hovering,
        ),
    ];
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// The folder for a page: kept if the variable names one.
fn folder() -> PathBuf {
    std::env::var_os("FA_REPORT_OUT")
        .map_or_else(|| env!("CARGO_TARGET_TMPDIR").into(), PathBuf::from)
}

/// Opens a page and looks at it in every way that it is read.
fn look(executable: &Path, name: &str, html: &str) {
    let folder = folder();
    fs::create_dir_all(&folder).expect("a folder");
    let folder = folder.canonicalize().expect("a folder");
    let page = folder.join(format!("{name}.html"));
    fs::write(&page, html).expect("a page");
    let mut browser = Browser::open(executable, &page);
    let views = [
        ("light", 1280, "light", "screen"),
        ("dark", 1280, "dark", "screen"),
        ("narrow", 400, "light", "screen"),
        ("narrow-dark", 400, "dark", "screen"),
        // A4 less its margins; readers with a dark scheme print black on white too.
        ("paper", 660, "dark", "print"),
    ];
    let mut wrong = Vec::new();
    for (view, width, scheme, media) in views {
        browser.show(width, scheme, media);
        let found = browser.evaluate(include_str!("browser/checks.js"));
        for (what, list) in found.as_object().expect("an object") {
            let list = list.as_array().map_or(&[][..], Vec::as_slice);
            wrong.extend(
                list.iter()
                    .map(|entry| format!("{name}, {view}, {what}: {entry}")),
            );
        }
        assert!(
            found["charts"].as_u64() >= Some(1),
            "{name}, {view}: {found}"
        );
        if std::env::var_os("FA_REPORT_OUT").is_some() {
            let picture = folder.join(format!("{name}-{view}.png"));
            fs::write(picture, browser.screenshot()).expect("a picture");
        }
    }
    let paper = browser.print();
    fs::write(folder.join(format!("{name}.pdf")), &paper).expect("a document");
    let count = pages(&paper);
    assert!((1..=20).contains(&count), "{name}: {count} pages");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(browser.complaints(), [""; 0]);
    let requests = browser.requests();
    assert!(
        requests
            .iter()
            .all(|url| url.starts_with("file://") && url.ends_with(".html")),
        "{requests:?}"
    );
    assert_eq!(requests.len(), 1, "{requests:?}");
}

/// The study with as many occupancies as tables have to hold.
fn crowded(mut study: Study) -> Study {
    for trial in &mut study.trials {
        if let Some(Outcome::Measured(measurement)) = &mut trial.outcome {
            measurement.resources.ctas_per_sm = 1 + trial.number % 8;
        }
    }
    study
}

/// The pages of a PDF of Chromium's, which does not compress their descriptions.
fn pages(pdf: &[u8]) -> usize {
    let text = String::from_utf8_lossy(pdf);
    text.matches("/Type /Page").count() - text.matches("/Type /Pages").count()
}

fn pages_look_right(executable: &Path) {
    let (study, sweep) = (synthetic::study(), synthetic::sweep());
    let against = report::html_against(&study, &sweep).expect("comparable");
    look(executable, "full", &against);
    look(executable, "sweep", &report::html(&crowded(sweep)));
    let begun = Study {
        trials: study.trials[..3].to_vec(),
        ..synthetic::begun()
    };
    look(executable, "begun", &report::html(&begun));
}

/// What the checks are for: a page with every fault.
fn faults_of_pages_are_found(executable: &Path) {
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("faults.html");
    let html = r#"<!DOCTYPE html><body style="background: white"><main>
        <p style="width: 3000px; color: #aaa">pale and wide</p>
        <svg class="chart" aria-label="faulty" width="200" height="100">
          <rect class="plot" x="20" y="20" width="100" height="60" fill="none"/>
          <g class="marks"><circle cx="180" cy="50" r="3"/></g>
          <text x="190" y="50">clipped</text><text x="20" y="90">one</text><text x="25" y="90">two</text>
        </svg></main><script>console.error("a complaint")</script>
        <img src="file:///nowhere.png"></body>"#;
    fs::write(&page, html).expect("a page");
    let mut browser = Browser::open(executable, &page);
    browser.show(1280, "light", "screen");
    let found = browser.evaluate(include_str!("browser/checks.js"));
    for what in ["overflow", "outside", "clipped", "overlapping", "contrast"] {
        assert_eq!(
            found[what].as_array().map(Vec::len),
            Some(1),
            "{what}: {found}"
        );
    }
    assert!(
        browser
            .complaints()
            .iter()
            .any(|text| text.contains("a complaint"))
    );
    assert_eq!(browser.requests().len(), 2);
}

fn marks_say_what_they_are_on_hovering(executable: &Path) {
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("hover.html");
    fs::write(&page, report::html(&synthetic::study())).expect("a page");
    let mut browser = Browser::open(executable, &page);
    browser.show(1280, "light", "screen");
    let place = browser.evaluate(
        "(() => { const mark = document.querySelector('#history .wide .marks circle'); \
         mark.scrollIntoView({block: 'center'}); const box = mark.getBoundingClientRect(); \
         const place = [box.x + box.width / 2, box.y + box.height / 2]; \
         const frame = () => new Promise(requestAnimationFrame); \
         return frame().then(frame).then(() => place); })()",
    );
    browser.call(
        "Input.dispatchMouseEvent",
        serde_json::json!({"type": "mouseMoved", "x": place[0], "y": place[1]}),
    );
    let tip: Value =
        browser.evaluate("document.querySelector('.tip:not([hidden])')?.textContent ?? ''");
    assert!(
        tip.as_str()
            .is_some_and(|tip| tip.starts_with("trial 0: FaS512<")),
        "{tip}"
    );
}
