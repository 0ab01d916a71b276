//! Studies with workers that hang, abort and fault, killed and resumed, and shared by processes.
//!
//! The executable runs itself: as a worker process that fakes a GPU, and as a process that makes a
//! study. `FAKE_ROLE` says which; without it, it is the tests.

mod bencher;
mod faults;
mod kills;
mod setting;
mod sharing;
mod workers;

use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};

fn main() -> ExitCode {
    match std::env::var("FAKE_ROLE").as_deref() {
        Ok("worker") => bencher::main(),
        Ok("study") => setting::main(),
        _ => {
            let arguments = Arguments::from_args();
            let mut trials = workers::trials();
            trials.extend(faults::trials());
            trials.extend(kills::trials());
            trials.extend(sharing::trials());
            libtest_mimic::run(&arguments, trials).exit_code()
        }
    }
}

/// What tests return.
type Tested = Result<(), Failed>;

fn trial(name: &str, test: fn() -> Tested) -> Trial {
    Trial::test(name, test)
}
