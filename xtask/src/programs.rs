//! The workspace's test programs: built by one cargo, and run as soon as they are there, as many at a time as there are cores. A program
//! alone leaves cores idle whenever it waits for its last test, and cargo when it waits for a crate that others need.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use serde_json::Value;

use crate::cargo;

/// A test program.
struct Program {
    /// As cargo names it: `fa-dsl/tests/groups.rs`.
    name: String,
    executable: PathBuf,
    /// The folder of its package, in which it runs.
    folder: PathBuf,
    /// The workspace's commands, which integration tests find by `CARGO_BIN_EXE_NAME`.
    commands: Vec<(String, PathBuf)>,
}

/// What a message of cargo's says has been built.
enum Built {
    Test(Program),
    /// A command: its variable and itself.
    Command(String, PathBuf),
}

/// What a program that has ended printed.
pub struct Ended {
    /// As cargo names it.
    pub name: String,
    /// stdout and stderr, as they came.
    pub output: String,
    /// Whether all its tests passed.
    pub passed: bool,
    /// How long it ran.
    pub duration: Duration,
}

/// Environment variables for the tests.
pub type Variables = Vec<(&'static str, PathBuf)>;

/// Builds all test programs and runs them with what `variables` returns, which may have to wait for it. `ended` is shown each when it
/// has ended. When everything is built, `beside` does what needs that while programs are still running. Whether everything was built and
/// it returned true. The C library is built with them, where [`cargo::target`] has `debug`.
///
/// # Errors
/// When cargo or a program cannot be run, and those of `variables` and `beside`.
pub fn run<'a>(
    variables: &(impl Fn() -> anyhow::Result<&'a Variables> + Sync),
    mut ended: impl FnMut(Ended) + Send,
    beside: impl FnOnce() -> anyhow::Result<bool>,
) -> anyhow::Result<bool> {
    let outputs = cargo::target()?.join("test-output");
    fs::create_dir_all(&outputs)?;
    let libraries = libraries()?;
    let count = thread::available_parallelism().map_or(1, usize::from);
    let (sender, receiver) = mpsc::channel::<Program>();
    let receiver = Mutex::new(receiver);
    let ended = Mutex::new(&mut ended);
    let next = || {
        let receiver = receiver.lock().unwrap_or_else(PoisonError::into_inner);
        receiver.recv().ok()
    };
    let work = |number: usize| -> anyhow::Result<()> {
        let output = outputs.join(format!("{number}.txt"));
        while let Some(program) = next() {
            let end = program.run(variables()?, &libraries, &output)?;
            ended.lock().unwrap_or_else(PoisonError::into_inner)(end);
        }
        Ok(())
    };
    let work = &work;
    thread::scope(|scope| {
        let workers: Vec<_> = (0..count)
            .map(|number| scope.spawn(move || work(number)))
            .collect();
        let built = build(&sender);
        drop(sender);
        let passed = built.and_then(|built| Ok(built && beside()?));
        for worker in workers {
            match worker.join() {
                Ok(result) => result?,
                Err(_) => bail!("running the test programs has panicked"),
            }
        }
        passed
    })
}

/// Builds the test programs, the commands, examples and libraries, and sends each test program when it is there and what it calls is.
/// Whether all could be built.
fn build(programs: &mpsc::Sender<Program>) -> anyhow::Result<bool> {
    let mut command = cargo::cargo()?;
    command.args([
        "build",
        "--workspace",
        "--lib",
        "--bins",
        "--examples",
        "--tests",
    ]);
    let (mut waiting, mut commands) = (Vec::new(), Vec::new());
    let built = cargo::build(command, |message| {
        match Built::of_message(message) {
            Some(Built::Test(program)) if program.calls_what_is_built() => waiting.push(program),
            Some(Built::Test(program)) => send(programs, program)?,
            Some(Built::Command(variable, command)) => commands.push((variable, command)),
            None => {}
        }
        Ok(())
    })?;
    for mut program in waiting {
        program.commands.clone_from(&commands);
        send(programs, program)?;
    }
    Ok(built)
}

fn send(programs: &mpsc::Sender<Program>, program: Program) -> anyhow::Result<()> {
    programs.send(program).context("nobody runs the programs")
}

impl Built {
    /// What a message is about, if it is about one of these.
    fn of_message(message: &Value) -> Option<Built> {
        let executable = message["executable"].as_str()?.into();
        let target = &message["target"];
        if message["profile"]["test"] == true {
            let folder = Path::new(message["manifest_path"].as_str()?).parent()?;
            let source = Path::new(target["src_path"].as_str()?);
            let source = source.strip_prefix(cargo::root()).unwrap_or(source);
            return Some(Built::Test(Program {
                name: source.display().to_string(),
                executable,
                folder: folder.to_owned(),
                commands: Vec::new(),
            }));
        }
        if target["kind"][0] != "bin" {
            return None;
        }
        let variable = format!("CARGO_BIN_EXE_{}", target["name"].as_str()?);
        Some(Built::Command(variable, executable))
    }
}

impl Program {
    /// Whether it calls the command or the shared library, which may be built later than it.
    fn calls_what_is_built(&self) -> bool {
        ["fa-cli", "fa-c"]
            .iter()
            .any(|package| self.folder.ends_with(package))
    }

    /// Runs it as `cargo test` does. What it prints goes through a file: processes that it leaves behind could hold a pipe open.
    fn run(self, variables: &Variables, libraries: &Path, output: &Path) -> anyhow::Result<Ended> {
        let started = Instant::now();
        let file = File::create(output)?;
        let status = Command::new(&self.executable)
            .current_dir(&self.folder)
            .env("CARGO_MANIFEST_DIR", &self.folder)
            .envs(self.commands)
            .env("LD_LIBRARY_PATH", libraries)
            .envs(variables.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(file.try_clone()?)
            .stderr(file)
            .status()
            .with_context(|| format!("cannot run {}", self.executable.display()))?;
        let mut output = String::from_utf8_lossy(&fs::read(output)?).into_owned();
        if !status.success() {
            output.push_str(&format!("{status}\n"));
        }
        Ok(Ended {
            name: self.name,
            output,
            passed: status.success(),
            duration: started.elapsed(),
        })
    }
}

/// Where programs find shared libraries: this workspace's, and those of the compiler, which the tests of macros link with.
fn libraries() -> anyhow::Result<PathBuf> {
    let rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
        .current_dir(cargo::root())
        .args(["--print", "target-libdir", "--print", "sysroot"])
        .output()
        .context("cannot run rustc")?;
    let printed = String::from_utf8(rustc.stdout)?;
    let mut printed = printed.lines().map(PathBuf::from);
    let (Some(libraries), Some(sysroot)) = (printed.next(), printed.next()) else {
        bail!("rustc does not say where its libraries are");
    };
    let debug = cargo::target()?.join("debug");
    let mut all = vec![debug.join("deps"), debug, libraries, sysroot.join("lib")];
    if let Some(others) = std::env::var_os("LD_LIBRARY_PATH") {
        all.extend(std::env::split_paths(&others));
    }
    Ok(std::env::join_paths(all)?.into())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Built, cargo};

    #[test]
    fn messages_name_test_programs_and_commands() {
        let root = cargo::root();
        let message = |test: bool, kind: &str| {
            json!({
                "reason": "compiler-artifact",
                "manifest_path": root.join("fa-cli/Cargo.toml"),
                "target": { "kind": [kind], "name": "fa", "src_path": root.join("fa-cli/src/main.rs") },
                "profile": { "test": test },
                "executable": "/target/debug/fa",
            })
        };
        let Some(Built::Test(program)) = Built::of_message(&message(true, "bin")) else {
            panic!("a test program");
        };
        assert_eq!(program.name, "fa-cli/src/main.rs");
        assert_eq!(program.folder, root.join("fa-cli"));
        let Some(Built::Command(variable, command)) = Built::of_message(&message(false, "bin"))
        else {
            panic!("a command");
        };
        assert_eq!(variable, "CARGO_BIN_EXE_fa");
        assert_eq!(command, program.executable);
        assert!(Built::of_message(&message(false, "example")).is_none());
        let finished = json!({ "reason": "build-finished", "success": true });
        assert!(Built::of_message(&finished).is_none());
    }
}
