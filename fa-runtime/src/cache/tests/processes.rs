//! Faults that take processes: the test binary runs itself, told by variables what to do.

use std::io::Write;
use std::process::{Command, ExitStatus, Stdio};

use super::*;

const ROLE: &str = "FA_RUNTIME_TEST_ROLE";
const FOLDER: &str = "FA_RUNTIME_TEST_FOLDER";
/// Larger than the file size limit of the full disk.
const BIG: usize = 64 * 1024;

#[test]
#[ignore = "runs only as a child of other tests"]
fn child() {
    let folder = PathBuf::from(std::env::var_os(FOLDER).expect("set by the parent"));
    let cache = Cache::at(folder.join("cache"));
    let stored = entry("shared", "nvrtc", BIG);
    match std::env::var(ROLE).expect("set by the parent").as_str() {
        "compile" => {
            let compile = || {
                let log = fs::File::options()
                    .create(true)
                    .append(true)
                    .open(folder.join("compiled"));
                log.and_then(|mut log| log.write_all(b"x"))?;
                std::thread::sleep(Duration::from_millis(200));
                Ok::<_, std::io::Error>(stored.clone())
            };
            let (got, _) = cache
                .get_or_compile(&key("shared"), Some(&compiler("nvrtc")), compile)
                .unwrap();
            assert_eq!(got, stored);
        }
        "crash" => {
            let staged = cache
                .folder
                .as_ref()
                .unwrap()
                .stage(&stored.info, &stored.encode())
                .unwrap();
            assert!(!path_of(&cache, &stored).exists());
            std::mem::forget(staged);
            std::process::abort();
        }
        "crash while compiling" => {
            let _ = cache.get_or_compile::<()>(&key("shared"), None, || std::process::abort());
        }
        "full" => {
            assert!(matches!(cache.put(&stored), Err(CacheError::Io { .. })));
            assert_eq!(load(&cache, &stored), Found::Compiled);
        }
        "read-only" => {
            assert_eq!(load(&cache, &stored), Found::Disk);
            assert_eq!(load(&cache, &entry("new", "nvrtc", 10)), Found::Compiled);
            assert!(cache.put(&stored).is_err());
        }
        role => panic!("unknown role {role}"),
    }
}

fn child_command(program: &Path, role: &str, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.args([
        "--exact",
        "cache::tests::processes::child",
        "--ignored",
        "--test-threads=1",
    ]);
    command
        .env(ROLE, role)
        .env(FOLDER, folder)
        .stdout(Stdio::null());
    command
}

fn run_child(role: &str, folder: &Path) -> ExitStatus {
    child_command(&std::env::current_exe().unwrap(), role, folder)
        .status()
        .unwrap()
}

#[test]
fn sixteen_processes_compile_a_kernel_once() {
    let dir = tempfile::tempdir().unwrap();
    let program = std::env::current_exe().unwrap();
    let children: Vec<_> = (0..16)
        .map(|_| {
            child_command(&program, "compile", dir.path())
                .spawn()
                .unwrap()
        })
        .collect();
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
    assert_eq!(fs::read(dir.path().join("compiled")).unwrap(), b"x");
    assert_eq!(files(&Cache::at(dir.path().join("cache"))).len(), 1);
}

#[test]
fn a_crash_between_write_and_rename_leaves_no_entry() {
    let dir = tempfile::tempdir().unwrap();
    assert!(!run_child("crash", dir.path()).success());
    let cache = Cache::at(dir.path().join("cache"));
    assert_eq!(files(&cache).len(), 1, "the temporary file stays");
    assert_eq!(cache.ls().unwrap().len(), 0);
    let stored = entry("shared", "nvrtc", BIG);
    assert_eq!(load(&cache, &stored), Found::Compiled);
    assert_eq!(load(&cache, &stored), Found::Disk);
}

#[test]
fn a_crash_while_compiling_releases_the_lock() {
    let dir = tempfile::tempdir().unwrap();
    assert!(!run_child("crash while compiling", dir.path()).success());
    let started = std::time::Instant::now();
    assert_eq!(
        load(
            &Cache::at(dir.path().join("cache")),
            &entry("shared", "nvrtc", BIG)
        ),
        Found::Compiled
    );
    assert!(started.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_full_disk_only_costs_the_caching() {
    let dir = tempfile::tempdir().unwrap();
    // A limit on the size of files makes a write fail half-way, as a full disk does.
    let program = std::env::current_exe().unwrap();
    let script = r#"trap "" XFSZ; ulimit -f 16; exec "$0" "$@""#;
    let child = child_command(&program, "full", dir.path());
    let mut command = Command::new("/bin/sh");
    command
        .args(["-c", script])
        .arg(&program)
        .args(child.get_args());
    command
        .env(ROLE, "full")
        .env(FOLDER, dir.path())
        .stdout(Stdio::null());
    assert!(command.status().unwrap().success());
    let left = files(&Cache::at(dir.path().join("cache")));
    assert!(left.is_empty(), "half an entry stays: {left:?}");
}

/// Runs a program that was copied just now. A process that another test forked meanwhile may hold
/// the copy open for writing until it starts its own program, and the system then refuses to run it.
fn status_of_copy(command: &mut Command) -> ExitStatus {
    loop {
        match command.status() {
            Err(error) if error.kind() == std::io::ErrorKind::ExecutableFileBusy => {
                std::thread::sleep(Duration::from_millis(5));
            }
            status => return status.unwrap(),
        }
    }
}

#[test]
fn a_read_only_folder_is_read_and_not_written() {
    use std::os::unix::process::CommandExt;
    const NOBODY: u32 = 65_534;
    let dir = tempfile::tempdir().unwrap();
    let cache = Cache::at(dir.path().join("cache"));
    let stored = entry("shared", "nvrtc", BIG);
    cache.put(&stored).unwrap();
    let path = path_of(&cache, &stored);
    let shard = path.parent().unwrap();
    // Mode bits do not bind root: there, another user owns the folder and runs the child, from a
    // copy of the binary that this user can reach.
    let program = dir.path().join("child");
    fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    let mut child = child_command(&program, "read-only", dir.path());
    let is_root = std::os::unix::fs::chown(&path, Some(NOBODY), None).is_ok();
    for (path, mode) in [
        (path.as_path(), 0o400),
        (shard, 0o500),
        (cache.path().unwrap(), 0o500),
    ] {
        if is_root {
            std::os::unix::fs::chown(path, Some(NOBODY), None).unwrap();
        }
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }
    if is_root {
        fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o755)).unwrap();
        fs::set_permissions(dir.path().join("cache"), fs::Permissions::from_mode(0o755)).unwrap();
        child.uid(NOBODY);
    }
    // A user that is root only inside a container may be bound by neither.
    let is_bound = is_root || fs::write(shard.join("probe"), "").is_err();
    let status = is_bound.then(|| status_of_copy(&mut child));
    // So that the temporary folder can be removed.
    for path in [cache.path().unwrap(), shard] {
        fs::set_permissions(path, fs::Permissions::from_mode(0o700)).unwrap();
    }
    match status {
        Some(status) => assert!(status.success()),
        None => eprintln!("skipped: nothing is read-only to this user"),
    }
}
