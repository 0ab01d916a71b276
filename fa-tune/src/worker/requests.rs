//! A worker's standard input, which also tells it when its parent is gone.

use std::io::{self, BufRead, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
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
    lines: Receiver<io::Result<Vec<u8>>>,
    line: Vec<u8>,
    read: usize,
    /// Lines that were received and are not dealt with.
    open: Arc<AtomicUsize>,
}

impl Requests {
    /// Reads standard input from now on. To be called before the device is touched.
    pub fn from_parent() -> Requests {
        let (sender, lines) = mpsc::channel();
        let open = Arc::new(AtomicUsize::new(0));
        let received = Arc::clone(&open);
        thread::spawn(move || {
            forward(&sender, &received);
            drop(sender);
            if received.load(Ordering::SeqCst) == 0 {
                thread::sleep(GRACE);
            }
            // Not `exit`: handlers of the driver would wait for the kernel that hangs.
            std::process::abort();
        });
        Requests {
            lines,
            line: Vec::new(),
            read: 0,
            open,
        }
    }
}

/// Hands lines on until the input ends or cannot be read.
fn forward(sender: &Sender<io::Result<Vec<u8>>>, open: &AtomicUsize) {
    let mut input = io::stdin().lock();
    loop {
        let mut line = Vec::new();
        let message = match input.read_until(b'\n', &mut line) {
            Ok(0) => return,
            Ok(_) => Ok(line),
            Err(error) => Err(error),
        };
        let failed = message.is_err();
        open.fetch_add(1, Ordering::SeqCst);
        if sender.send(message).is_err() || failed {
            return;
        }
    }
}

impl BufRead for Requests {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.read == self.line.len() {
            if !self.line.is_empty() {
                // Who asks for the next line has answered this one.
                self.line.clear();
                self.open.fetch_sub(1, Ordering::SeqCst);
            }
            self.read = 0;
            self.line = self.lines.recv().unwrap_or_else(|_| Ok(Vec::new()))?;
        }
        Ok(&self.line[self.read..])
    }

    fn consume(&mut self, amount: usize) {
        self.read += amount;
    }
}

impl Read for Requests {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let amount = self.fill_buf()?.read(buffer)?;
        self.consume(amount);
        Ok(amount)
    }
}
