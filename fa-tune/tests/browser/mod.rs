//! A headless Chromium, driven through the DevTools protocol over a pipe.
//!
//! <https://chromedevtools.github.io/devtools-protocol/>. The pipe's messages end with a NUL byte; the
//! browser reads them from descriptor 3 and writes to 4.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

/// What browsers of this family are called; the variable FA_BROWSER names another.
const NAMES: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome-headless-shell",
];
/// For an answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// A browser with one page.
pub struct Browser {
    child: Child,
    input: ChildStdin,
    output: Receiver<Value>,
    next: u64,
    session: Option<String>,
    /// What the page did since it was opened.
    events: Vec<Value>,
    // Removed when the browser is gone.
    _profile: TempDir,
}

/// Where there is a browser: `FA_BROWSER`, which may be empty for none, or one on the path.
pub fn find() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("FA_BROWSER") {
        return (!named.is_empty()).then(|| named.into());
    }
    let folders: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    NAMES
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|path| path.is_file())
}

impl Browser {
    /// Starts it and opens a file in it.
    pub fn open(executable: &Path, page: &Path) -> Browser {
        let profile = tempfile::tempdir().expect("a temporary folder");
        // The shell moves the pipes to the descriptors that the browser expects.
        let mut child = Command::new("sh")
            .args(["-c", r#"exec "$@" 3<&0 4>&1 </dev/null >/dev/null"#, "sh"])
            .arg(executable)
            .args([
                "--headless=new",
                "--remote-debugging-pipe",
                "--no-sandbox",
                "--no-first-run",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--hide-scrollbars",
                "--force-color-profile=srgb",
            ])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        let input = child.stdin.take().expect("a pipe");
        let mut reader = BufReader::new(child.stdout.take().expect("a pipe"));
        let (send, output) = mpsc::channel();
        std::thread::spawn(move || {
            let mut message = Vec::new();
            while reader
                .read_until(0, &mut message)
                .is_ok_and(|length| length > 0)
            {
                message.pop();
                let parsed = serde_json::from_slice(&message).expect("JSON of the browser");
                if send.send(parsed).is_err() {
                    break;
                }
                message.clear();
            }
        });
        let mut browser = Browser {
            child,
            input,
            output,
            next: 0,
            session: None,
            events: Vec::new(),
            _profile: profile,
        };
        browser.load(page);
        browser
    }

    fn load(&mut self, page: &Path) {
        let target = self.call("Target.createTarget", json!({"url": "about:blank"}));
        let attached = self.call(
            "Target.attachToTarget",
            json!({"targetId": target["targetId"], "flatten": true}),
        );
        self.session = attached["sessionId"].as_str().map(str::to_owned);
        for domain in ["Page", "Runtime", "Log", "Network"] {
            self.call(&format!("{domain}.enable"), json!({}));
        }
        let url = format!("file://{}", page.display());
        self.call("Page.navigate", json!({ "url": url }));
        let until = Instant::now() + PATIENCE;
        while !self
            .events
            .iter()
            .any(|event| event["method"] == "Page.loadEventFired")
        {
            let event = self.output.recv_timeout(until - Instant::now());
            self.events.push(event.expect("the page is loaded"));
        }
    }

    /// Calls a method of the protocol.
    pub fn call(&mut self, method: &str, params: Value) -> Value {
        self.next += 1;
        let mut message = json!({"id": self.next, "method": method, "params": params});
        if let Some(session) = &self.session {
            message["sessionId"] = json!(session);
        }
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        self.input.write_all(&bytes).expect("the browser reads");
        loop {
            let answer = self.output.recv_timeout(PATIENCE);
            let mut answer = answer.unwrap_or_else(|error| panic!("{method}: {error}"));
            if answer["id"] == self.next {
                assert!(answer["error"].is_null(), "{method}: {}", answer["error"]);
                return answer["result"].take();
            }
            self.events.push(answer);
        }
    }

    /// Shows the page in this size, scheme (`light`, `dark`) and medium (`screen`, `print`).
    pub fn show(&mut self, width: u32, scheme: &str, media: &str) {
        self.call(
            "Emulation.setDeviceMetricsOverride",
            json!({"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false}),
        );
        let feature = json!({"name": "prefers-color-scheme", "value": scheme});
        self.call(
            "Emulation.setEmulatedMedia",
            json!({"media": media, "features": [feature]}),
        );
    }

    /// The value of a JavaScript expression.
    pub fn evaluate(&mut self, expression: &str) -> Value {
        let mut answer = self.call(
            "Runtime.evaluate",
            json!({"expression": expression, "returnByValue": true, "awaitPromise": true}),
        );
        assert!(
            answer["exceptionDetails"].is_null(),
            "{}",
            answer["exceptionDetails"]
        );
        answer["result"]["value"].take()
    }

    /// A picture of the whole page.
    pub fn screenshot(&mut self) -> Vec<u8> {
        let clip = self.page_box();
        let answer = self.call(
            "Page.captureScreenshot",
            json!({"format": "png", "captureBeyondViewport": true, "clip": clip}),
        );
        base64(answer["data"].as_str().expect("a picture"))
    }

    fn page_box(&mut self) -> Value {
        let size = self.call("Page.getLayoutMetrics", json!({}));
        let size = &size["cssContentSize"];
        json!({"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1})
    }

    /// The page on A4 paper, as PDF.
    pub fn print(&mut self) -> Vec<u8> {
        let answer = self.call(
            "Page.printToPDF",
            json!({"paperWidth": 8.27, "paperHeight": 11.69, "preferCSSPageSize": true}),
        );
        base64(answer["data"].as_str().expect("a document"))
    }

    /// Errors, warnings and exceptions that the page reported.
    pub fn complaints(&self) -> Vec<String> {
        let is_one = |event: &&Value| match event["method"].as_str() {
            Some("Runtime.exceptionThrown" | "Log.entryAdded") => true,
            Some("Runtime.consoleAPICalled") => event["params"]["type"] != "log",
            _ => false,
        };
        self.events
            .iter()
            .filter(is_one)
            .map(Value::to_string)
            .collect()
    }

    /// The addresses that the page asked for.
    pub fn requests(&self) -> Vec<String> {
        self.events
            .iter()
            .filter(|event| event["method"] == "Network.requestWillBeSent")
            .map(|event| {
                event["params"]["request"]["url"]
                    .as_str()
                    .unwrap_or_default()
                    .to_owned()
            })
            .collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // It also ends when its pipe closes; what cannot be ended is gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// RFC 4648.
fn base64(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => u32::from(byte - b'A'),
        b'a'..=b'z' => u32::from(byte - b'a') + 26,
        b'0'..=b'9' => u32::from(byte - b'0') + 52,
        b'+' => 62,
        _ => 63,
    };
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    for group in text.trim_end_matches('=').as_bytes().chunks(4) {
        let bits =
            group.iter().fold(0, |bits, &byte| bits << 6 | digit(byte)) << (6 * (4 - group.len()));
        bytes.extend(&bits.to_be_bytes()[1..group.len()]);
    }
    bytes
}
