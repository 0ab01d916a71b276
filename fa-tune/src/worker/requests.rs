//! A worker's standard input, which also tells it when its parent is gone.

use std::io::{self, BufRead};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

/// How long a worker without requests may take to end by itself.
const GRACE: Duration = Duration::from_secs(5);

/// The parent's requests.
///
/// The input ends when the parent does, however it ended. If the worker is waiting for a request then,
/// it sees the end and returns from [`super::serve`]. If it is measuring, or hangs in the driver, the
/// process is aborted at once: the study may have been resumed by another process that needs the GPU
/// for itself.
pub struct Requests {
    lines: Receiver<io::Result<String>>,
    /// Requests that were received and are not dealt with.
    open: Arc<AtomicUsize>,
    /// Whether one was handed out last.
    working: bool,
}

impl Requests {
    /// Reads standard input from now on. To be called before the device is touched.
    pub fn from_parent() -> Requests {
        let (sender, lines) = mpsc::channel();
        let open = Arc::new(AtomicUsize::new(0));
        let received = Arc::clone(&open);
        thread::spawn(move || {
            for line in io::stdin().lock().lines() {
                let failed = line.is_err();
                received.fetch_add(1, Ordering::SeqCst);
                if sender.send(line).is_err() || failed {
                    break;
                }
            }
            drop(sender);
            if received.load(Ordering::SeqCst) == 0 {
                thread::sleep(GRACE);
            }
            // Not `exit`: handlers of the driver would wait for the kernel that hangs.
            std::process::abort();
        });
        Requests {
            lines,
            open,
            working: false,
        }
    }
}

impl Iterator for Requests {
    type Item = io::Result<String>;

    fn next(&mut self) -> Option<io::Result<String>> {
        // Who asks for the next one has answered this one.
        if self.working {
            self.open.fetch_sub(1, Ordering::SeqCst);
        }
        let line = self.lines.recv().ok();
        self.working = line.is_some();
        line
    }
}
