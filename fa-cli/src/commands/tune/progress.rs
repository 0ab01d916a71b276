//! How far a study is, on standard error.

use std::sync::{Mutex, PoisonError};

use fa_tune::record::{Measurement, Trial};
use fa_tune::study::{Event, Progress};
use indicatif::ProgressBar;

use crate::commands::output;

/// A bar of trials, then one of rounds.
pub struct Shown {
    bar: ProgressBar,
    /// The fastest so far, in microseconds.
    best: Mutex<Option<f64>>,
}

impl Shown {
    /// Nothing has happened yet in this run; `best` is the fastest of those before it.
    pub fn new(best: Option<f64>) -> Shown {
        Shown {
            bar: output::progress_bar(0, "measuring"),
            best: Mutex::new(best),
        }
    }

    pub fn show(&self, progress: Progress<'_>) {
        match progress.event {
            Event::Begun => {}
            Event::Finished(trial) => self.finished(trial),
            Event::Round => self.bar.set_message("confirming"),
        }
        self.bar.set_length(progress.total.into());
        self.bar.set_position(progress.done.into());
    }

    pub fn clear(&self) {
        self.bar.finish_and_clear();
    }

    fn finished(&self, trial: &Trial) {
        if let Some(failure) = trial.failure() {
            tracing::info!("{}: {}", trial.spec, failure.message);
        }
        let Some(time) = trial.measurement().map(Measurement::median_us) else {
            return;
        };
        let mut best = self.best.lock().unwrap_or_else(PoisonError::into_inner);
        if best.is_none_or(|best| time < best) {
            *best = Some(time);
            self.bar.set_message(format!("best {time:.2} µs"));
        }
    }
}
