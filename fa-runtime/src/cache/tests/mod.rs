//! Faults of the cache. Nothing here needs NVRTC: what is compiled is made up.

use std::collections::HashSet;
use std::os::unix::fs::PermissionsExt;
use std::time::Duration;

use fa_dsl::target::Arch;

use super::*;
use crate::nvrtc::KernelStats;

mod processes;

fn compiler(name: &str) -> CompilerId {
    CompilerId::from_hash(&blake3::hash(name.as_bytes()))
}

fn key(source: &str) -> ContentKey {
    ContentKey::new(source, Arch::Sm80, &["--flag".to_owned()])
}

/// An entry for `source` whose cubin is `bytes` long.
fn entry(source: &str, by: &str, bytes: usize) -> Entry {
    let info = EntryInfo {
        content: key(source),
        compiler: compiler(by),
        compiler_version: "13.0".to_owned(),
        spec: format!("Kernel<{source}>"),
        kernel: "kernel".to_owned(),
        arch: Arch::Sm80.name().to_owned(),
        stats: KernelStats {
            registers: 40,
            ..KernelStats::default()
        },
    };
    Entry {
        info,
        cubin: source.bytes().cycle().take(bytes).collect(),
    }
}

fn path_of(cache: &Cache, entry: &Entry) -> PathBuf {
    cache
        .folder
        .as_ref()
        .unwrap()
        .entry_path(&entry.info.content, &entry.info.compiler)
}

fn files(cache: &Cache) -> Vec<PathBuf> {
    cache
        .folder
        .as_ref()
        .unwrap()
        .files()
        .unwrap()
        .into_iter()
        .map(|file| file.path)
        .collect()
}

/// Loads `entry` through the cache; whether it had to be compiled.
fn load(cache: &Cache, entry: &Entry) -> Found {
    let by = Some(&entry.info.compiler);
    let (got, found) = cache
        .get_or_compile(&entry.info.content, by, || Ok::<_, ()>(entry.clone()))
        .expect("compiling never fails here");
    assert_eq!(&got, entry);
    found
}

#[test]
fn an_entry_comes_back_and_is_private() {
    let dir = tempfile::tempdir().unwrap();
    let cache = Cache::at(dir.path().join("cache"));
    let stored = entry("a", "nvrtc", 5000);
    assert_eq!(load(&cache, &stored), Found::Compiled);
    assert_eq!(load(&cache, &stored), Found::Disk);
    assert_eq!(
        load(&Cache::at(dir.path().join("cache")), &stored),
        Found::Disk
    );
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(cache.path().unwrap()), 0o700);
    assert_eq!(mode(&path_of(&cache, &stored)), 0o600);
    assert_eq!(files(&cache).len(), 1, "no lock or temporary file stays");
}

#[test]
fn the_key_depends_on_everything() {
    let flags = |flags: &[&str]| flags.iter().map(ToString::to_string).collect::<Vec<_>>();
    let keys = [
        ContentKey::new("ab", Arch::Sm80, &flags(&["x", "y"])),
        ContentKey::new("ab", Arch::Sm80, &flags(&["xy"])),
        ContentKey::new("ab", Arch::Sm80, &flags(&[])),
        ContentKey::new("ab", Arch::Sm89, &flags(&["x", "y"])),
        ContentKey::new("abc", Arch::Sm80, &flags(&["x", "y"])),
    ];
    assert_eq!(keys.iter().collect::<HashSet<_>>().len(), keys.len());
}

/// The same code from other lines is the same, unless the cubin is to say where it comes from.
#[test]
fn the_key_depends_on_lines_only_where_the_code_does() {
    let key = |source: &str, flags: &[&str]| {
        let flags: Vec<String> = flags.iter().map(ToString::to_string).collect();
        ContentKey::new(source, Arch::Sm80, &flags)
    };
    let (here, there) = ("a\n#line 7 \"x.rs\"\nb\n", "a\n#line 9 \"y.rs\"\nb\n");
    assert_eq!(key(here, &[]), key(there, &[]));
    assert_ne!(key(here, &[]), key("a\n#line 7 \"x.rs\"\nc\n", &[]));
    let asked = ["--generate-line-info"];
    assert_ne!(key(here, &asked), key(there, &asked));
}

#[test]
fn another_compiler_compiles_again_but_no_compiler_takes_what_there_is() {
    let dir = tempfile::tempdir().unwrap();
    let cache = Cache::at(dir.path());
    let old = entry("a", "12.8", 100);
    cache.put(&old).unwrap();
    assert_eq!(cache.get(&old.info.content, Some(&compiler("13.0"))), None);
    assert_eq!(cache.get(&old.info.content, None), Some(old));
    assert_eq!(cache.get(&key("b"), None), None);
}

#[test]
fn every_truncation_and_every_flipped_bit_is_noticed() {
    let whole = entry("damage", "nvrtc", 64).encode();
    assert!(Entry::decode(&whole).is_ok());
    for length in 0..whole.len() {
        assert!(
            Entry::decode(&whole[..length]).is_err(),
            "truncated to {length}"
        );
    }
    for bit in 0..whole.len() * 8 {
        let mut flipped = whole.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        assert!(Entry::decode(&flipped).is_err(), "bit {bit}");
    }
    let longer = [whole, vec![0]].concat();
    assert!(Entry::decode(&longer).is_err());
}

#[test]
fn a_damaged_file_is_compiled_again_and_replaced() {
    let dir = tempfile::tempdir().unwrap();
    let cache = Cache::at(dir.path());
    let stored = entry("a", "nvrtc", 5000);
    cache.put(&stored).unwrap();
    let path = path_of(&cache, &stored);
    let whole = fs::read(&path).unwrap();
    type Damage = fn(&mut Vec<u8>);
    let damage: [Damage; 6] = [
        |bytes| bytes.clear(),
        |bytes| bytes.truncate(30),
        |bytes| bytes.truncate(bytes.len() - 1),
        |bytes| bytes[3] ^= 1,
        |bytes| bytes[60] ^= 0x10,
        |bytes| *bytes.last_mut().unwrap() ^= 0x80,
    ];
    for damage in damage {
        let mut bytes = whole.clone();
        damage(&mut bytes);
        fs::write(&path, bytes).unwrap();
        assert_eq!(load(&cache, &stored), Found::Compiled);
        assert_eq!(load(&cache, &stored), Found::Disk);
    }
}

#[test]
fn an_entry_under_another_name_is_not_taken() {
    let dir = tempfile::tempdir().unwrap();
    let cache = Cache::at(dir.path());
    let (a, b) = (entry("a", "nvrtc", 100), entry("b", "nvrtc", 100));
    cache.put(&a).unwrap();
    cache.put(&b).unwrap();
    fs::copy(path_of(&cache, &a), path_of(&cache, &b)).unwrap();
    assert_eq!(load(&cache, &b), Found::Compiled);
}

#[test]
fn a_folder_that_cannot_be_made_only_costs_the_caching() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    fs::write(&file, "").unwrap();
    for root in [file.join("cache"), PathBuf::from("/proc/fa-cache")] {
        let cache = Cache::at(root);
        let stored = entry("a", "nvrtc", 100);
        assert_eq!(load(&cache, &stored), Found::Compiled);
        assert_eq!(load(&cache, &stored), Found::Compiled);
        assert!(cache.put(&stored).is_err());
        assert!(cache.check_writable().is_err());
    }
}

#[test]
fn a_folder_that_others_can_write_is_not_used() {
    let dir = tempfile::tempdir().unwrap();
    let cache = Cache::at(dir.path());
    let stored = entry("a", "nvrtc", 100);
    cache.put(&stored).unwrap();
    fs::set_permissions(cache.path().unwrap(), fs::Permissions::from_mode(0o777)).unwrap();
    assert_eq!(cache.get(&stored.info.content, None), None);
    assert!(matches!(
        cache.put(&stored),
        Err(CacheError::NotPrivate { .. })
    ));
    assert!(matches!(cache.clear(), Err(CacheError::NotPrivate { .. })));
}

#[test]
fn the_least_recently_used_entries_go_first() {
    let dir = tempfile::tempdir().unwrap();
    let cache = Cache::at(dir.path()).with_max_bytes(30_000);
    let entries: Vec<_> = (0..4)
        .map(|i| entry(&format!("k{i}"), "nvrtc", 9_000))
        .collect();
    for (age, stored) in [40, 30, 20].into_iter().zip(&entries) {
        cache.put(stored).unwrap();
        let file = fs::File::open(path_of(&cache, stored)).unwrap();
        file.set_modified(SystemTime::now() - Duration::from_secs(age))
            .unwrap();
    }
    // Entry 0 is the oldest, until it is used.
    assert_eq!(load(&cache, &entries[0]), Found::Disk);
    cache.put(&entries[3]).unwrap();
    let present = |i: usize| path_of(&cache, &entries[i]).exists();
    assert_eq!([0, 1, 2, 3].map(present), [true, false, false, true]);
    assert!(cache.bytes().unwrap() <= 30_000);
}

#[test]
fn what_dead_processes_left_is_swept_after_an_hour() {
    let dir = tempfile::tempdir().unwrap();
    let cache = Cache::at(dir.path());
    cache.put(&entry("a", "nvrtc", 100)).unwrap();
    let shard = path_of(&cache, &entry("a", "nvrtc", 100))
        .parent()
        .unwrap()
        .to_owned();
    let (old, young) = (shard.join(".writing-old"), shard.join(".writing-young"));
    for path in [&old, &young] {
        fs::write(path, "half an entry").unwrap();
    }
    let long_ago = SystemTime::now() - Duration::from_secs(2 * 3600);
    fs::File::open(&old)
        .unwrap()
        .set_modified(long_ago)
        .unwrap();
    evict::trim(cache.folder.as_ref().unwrap(), cache.max_bytes());
    assert!(!old.exists() && young.exists());
    assert_eq!(cache.ls().unwrap().len(), 1);
}

#[test]
fn a_bundle_works_without_a_compiler_and_a_damaged_one_adds_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let from = Cache::at(dir.path().join("from"));
    let entries = ["a", "b", "c"].map(|source| entry(source, "nvrtc", 300));
    entries.iter().for_each(|entry| from.put(entry).unwrap());
    let mut chosen = from.ls().unwrap();
    chosen.retain(|listed| listed.info.spec != "Kernel<b>");
    let bundle = dir.path().join("bundle");
    from.export(&chosen, &bundle).unwrap();

    let to = Cache::at(dir.path().join("to"));
    assert_eq!(to.import(&bundle).unwrap(), 2);
    assert_eq!(to.get(&key("a"), None).as_ref(), Some(&entries[0]));
    assert_eq!(to.get(&key("b"), None), None);
    assert_eq!(to.get(&key("c"), None).as_ref(), Some(&entries[2]));

    let whole = fs::read(&bundle).unwrap();
    let mut flipped = whole.clone();
    let last = flipped.len() - 1;
    flipped[last] ^= 1;
    let damaged = [
        flipped,
        whole[..last].to_vec(),
        whole[..10].to_vec(),
        [whole, vec![0]].concat(),
    ];
    for bytes in damaged {
        fs::write(&bundle, bytes).unwrap();
        let empty = Cache::at(dir.path().join("empty"));
        assert!(matches!(
            empty.import(&bundle),
            Err(CacheError::Damaged { .. })
        ));
        assert_eq!(empty.ls().unwrap().len(), 0);
    }
}

#[test]
fn exporting_a_damaged_entry_leaves_no_file() {
    let dir = tempfile::tempdir().unwrap();
    let cache = Cache::at(dir.path().join("cache"));
    cache.put(&entry("a", "nvrtc", 300)).unwrap();
    let listed = cache.ls().unwrap();
    let mut bytes = fs::read(&listed[0].path).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&listed[0].path, bytes).unwrap();
    let bundle = dir.path().join("bundle");
    assert!(matches!(
        cache.export(&listed, &bundle),
        Err(CacheError::Damaged { .. })
    ));
    assert!(!bundle.exists());
}

#[test]
fn clearing_removes_everything() {
    let dir = tempfile::tempdir().unwrap();
    let cache = Cache::at(dir.path());
    for source in ["a", "b"] {
        cache.put(&entry(source, "nvrtc", 10)).unwrap();
    }
    let bytes = cache.bytes().unwrap();
    assert_eq!(cache.clear().unwrap(), (2, bytes));
    assert_eq!(cache.ls().unwrap().len(), 0);
}

#[test]
fn sixteen_threads_compile_a_kernel_once() {
    let dir = tempfile::tempdir().unwrap();
    let cache = Cache::at(dir.path());
    let stored = entry("a", "nvrtc", 5000);
    let compiled = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..16)
            .map(|_| scope.spawn(|| load(&cache, &stored)))
            .collect();
        let found = threads.into_iter().map(|thread| thread.join().unwrap());
        found.filter(|found| *found == Found::Compiled).count()
    });
    assert_eq!(compiled, 1);
}
