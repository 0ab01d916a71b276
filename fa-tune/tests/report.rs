//! Reports of a made-up study: what they say, and how they look in a real browser.
//!
//! `FA_REPORT_OUT=folder cargo test -p fa-tune --test report` keeps the pages, pictures of them and the
//! printed document.

mod browser;
mod synthetic;

use std::fs;
use std::path::{Path, PathBuf};

use browser::Browser;
use fa_tune::record::{Confirmation, Outcome, Study};
use fa_tune::report;
use serde_json::Value;

/// Numbers that are none, in any text or attribute.
fn assert_finite(html: &str) {
    for wrong in ["NaN", "inf\"", "inf ", "-inf", "Infinity"] {
        assert!(!html.contains(wrong), "{wrong} in {}", around(html, wrong));
    }
}

fn around<'h>(html: &'h str, part: &str) -> &'h str {
    let at = html.find(part).unwrap_or(0);
    let (from, to) = (at.saturating_sub(200), (at + 100).min(html.len()));
    let from = (from..=at)
        .find(|&at| html.is_char_boundary(at))
        .unwrap_or(at);
    let to = (to..=html.len())
        .find(|&at| html.is_char_boundary(at))
        .unwrap_or(html.len());
    &html[from..to]
}

#[test]
fn the_same_study_gives_the_same_report() {
    let study = synthetic::study();
    assert_eq!(report::html(&study), report::html(&study));
}

#[test]
fn all_sections_are_there() {
    let html = report::html_against(&synthetic::study(), &synthetic::sweep()).expect("comparable");
    assert_finite(&html);
    let sections = [
        "history",
        "confirmation",
        "peers",
        "exhaustive",
        "answers",
        "margins",
        "parallel",
        "fastest",
        "model",
        "profile",
        "failures",
        "provenance",
    ];
    for id in sections {
        assert!(html.contains(&format!("<section id=\"{id}\">")), "{id}");
    }
    assert!(!html.contains("Not in this report"));
}

#[test]
fn findings_carry_the_study_s_numbers() {
    let study = synthetic::study();
    let html = report::html(&study);
    let best = synthetic::confirmed_median(&study, "best");
    let default = synthetic::confirmed_median(&study, "default");
    let sentence = format!(
        "takes {best:.2}\u{a0}µs, {:.3} times as fast as the default",
        default / best
    );
    assert!(html.contains(&sentence), "{sentence}");
    assert!(html.contains("2 trials failed."));
    assert!(html.contains("held down in 1 trial (SW_POWER_CAP)"));
}

#[test]
fn nothing_is_fetched_and_text_is_escaped() {
    let mut study = synthetic::study();
    study.environment.device = "<img src=x onerror=alert(1)> & \"GPU\"".to_owned();
    let html = report::html(&study);
    assert!(!html.contains("<img"));
    for wrong in ["http://", "https://", "src=\"", "@import", "url("] {
        assert!(!html.contains(wrong), "{wrong} in {}", around(&html, wrong));
    }
}

#[test]
fn an_unfinished_study_has_a_report_that_says_so() {
    let mut study = synthetic::begun();
    let html = report::html(&study);
    assert_finite(&html);
    assert!(html.contains("Nothing has been measured yet"));
    assert!(html.contains("resume the study with fa tune"));

    // One trial measured, one under way, one failed.
    study.trials = synthetic::study().trials[31..34].to_vec();
    study.trials[1].outcome = None;
    assert!(matches!(study.trials[2].outcome, Some(Outcome::Failed(_))));
    let html = report::html(&study);
    assert_finite(&html);
    assert!(html.contains("1 trial without an outcome yet"));
    assert!(html.contains("It has not been confirmed"));
}

#[test]
fn a_default_that_is_best_is_said_to_be() {
    let mut study = synthetic::study();
    study
        .confirmations
        .retain(|confirmation| confirmation.role == "default");
    let html = report::html(&study);
    assert!(
        html.contains("Nothing faster than the default was found"),
        "{}",
        around(&html, "Confirmation")
    );
}

#[test]
fn no_difference_is_called_one() {
    let mut study = synthetic::study();
    let twin = Confirmation {
        role: "default".to_owned(),
        spec: synthetic::DEFAULT.to_owned(),
        ..study.confirmations[0].clone()
    };
    study.confirmations = vec![study.confirmations[0].clone(), twin];
    assert!(report::html(&study).contains("which includes 1: no difference is shown"));
}

#[test]
fn sweeps_of_something_else_are_refused() {
    let (study, mut sweep) = (synthetic::study(), synthetic::sweep());
    sweep.environment.device = "NVIDIA A100".to_owned();
    let error = report::html_against(&study, &sweep)
        .expect_err("another device")
        .to_string();
    assert_eq!(
        error,
        "the study's device is NVIDIA H200, the sweep's NVIDIA A100: compare studies of the same device"
    );

    let found = &study.confirmations[0].spec;
    let mut sweep = synthetic::sweep();
    sweep.trials.retain(|trial| trial.spec != *found);
    let error = report::html_against(&study, &sweep)
        .expect_err("not measured")
        .to_string();
    assert!(
        error.contains(found) && error.contains("resume it"),
        "{error}"
    );

    let error = report::html_against(&synthetic::begun(), &synthetic::sweep());
    assert_eq!(error, Err(report::AgainstError::Nothing));
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

#[test]
fn pages_look_right_in_a_browser() {
    let Some(executable) = browser::find() else {
        eprintln!("skipped: there is no Chromium; install it, or name it with FA_BROWSER");
        return;
    };
    let (study, sweep) = (synthetic::study(), synthetic::sweep());
    let against = report::html_against(&study, &sweep).expect("comparable");
    look(&executable, "full", &against);
    look(&executable, "sweep", &report::html(&crowded(sweep)));
    let begun = Study {
        trials: study.trials[..3].to_vec(),
        ..synthetic::begun()
    };
    look(&executable, "begun", &report::html(&begun));
}

/// What the checks are for: a page with every fault.
#[test]
fn faults_of_pages_are_found() {
    let Some(executable) = browser::find() else {
        eprintln!("skipped: there is no Chromium; install it, or name it with FA_BROWSER");
        return;
    };
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
    let mut browser = Browser::open(&executable, &page);
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

#[test]
fn marks_say_what_they_are_on_hovering() {
    let Some(executable) = browser::find() else {
        eprintln!("skipped: there is no Chromium; install it, or name it with FA_BROWSER");
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("hover.html");
    fs::write(&page, report::html(&synthetic::study())).expect("a page");
    let mut browser = Browser::open(&executable, &page);
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
