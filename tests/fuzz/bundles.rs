//! Bundles of cubins, and the entries of the cache.

use std::path::Path;

use fa::runtime::cache::{Cache, ContentKey, Entry};
use fa_cases::fuzz::{check, noise, with_other_values, with_slips};
use fa_dsl::target::Arch;
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Where an entry has its checksum, and where its description begins.
const CHECKSUM: std::ops::Range<usize> = 20..52;

/// The description of a cubin.
fn description() -> Value {
    json!({
        "content": ContentKey::new("source", Arch::Sm80, &[]), "compiler": "0123456789abcdef",
        "compiler_version": "13.0", "spec": "Saxpy<>", "kernel": "saxpy", "arch": "sm_80",
        "stats": {
            "registers": 8, "stack_bytes": 0, "spill_store_bytes": 0, "spill_load_bytes": 0,
            "static_shared_bytes": 0, "barriers": 0,
        },
    })
}

/// An entry whose lengths and checksum are right.
fn entry(description: &str, cubin: &[u8]) -> Vec<u8> {
    let mut bytes = b"FACUBIN1".to_vec();
    bytes.extend((description.len() as u32).to_le_bytes());
    bytes.extend((cubin.len() as u64).to_le_bytes());
    bytes.extend([0; 32]);
    bytes.extend(description.as_bytes());
    bytes.extend(cubin);
    let mut hasher = blake3::Hasher::new();
    hasher.update(&bytes[..CHECKSUM.start]);
    hasher.update(&bytes[CHECKSUM.end..]);
    bytes[CHECKSUM].copy_from_slice(hasher.finalize().as_bytes());
    bytes
}

fn bundle(entries: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = b"FABUNDL1".to_vec();
    bytes.extend((entries.len() as u32).to_le_bytes());
    for entry in entries {
        bytes.extend((entry.len() as u64).to_le_bytes());
        bytes.extend(entry);
    }
    bytes
}

/// Entries that are whole, of descriptions with other values in them.
fn sealed() -> impl Strategy<Value = Vec<u8>> {
    let parts = (with_other_values(Just(description())), noise());
    parts.prop_map(|(json, cubin)| entry(&json.to_string(), &cubin))
}

fn bundles() -> impl Strategy<Value = Vec<u8>> {
    let of_entries = || vec(sealed(), 0..3).prop_map(|entries: Vec<Vec<u8>>| bundle(&entries));
    prop_oneof![1 => noise(), 5 => of_entries(), 4 => with_slips(of_entries())]
}

/// The entries of a cache.
fn listed(folder: &Path) -> usize {
    let cache = Cache::at(folder);
    cache.ls().map_or(0, |entries| entries.len())
}

/// A bundle is imported as a whole or not at all.
#[test]
fn bundles_are_imported_whole_or_not_at_all() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (file, home) = (folder.path().join("bundle"), folder.path().join("cache"));
    check("bundles", bundles(), |bytes| {
        std::fs::write(&file, &bytes).expect("the folder is writable");
        let cache = Cache::at(&home);
        match cache.import(&file) {
            Ok(count) => {
                let found = listed(&home);
                assert!(
                    found <= count && (found > 0) == (count > 0),
                    "{found} of {count}"
                );
                cache.clear().expect("it is the user's");
                Ok(())
            }
            Err(error) => {
                assert_eq!(listed(&home), 0, "{error}");
                Err(error.to_string())
            }
        }
    });
}

/// A damaged entry of the cache is not used, and does not keep the others from being listed.
#[test]
fn entries_that_were_damaged_are_not_used() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let whole = entry(&description().to_string(), b"code");
    let file = folder.path().join("bundle");
    let cache = Cache::at(folder.path().join("cache"));
    std::fs::write(&file, bundle(&[whole])).expect("the folder is writable");
    cache.import(&file).expect("it is a bundle");
    let listed = cache.ls().expect("a cache").remove(0);
    let entries = prop_oneof![1 => noise(), 4 => sealed(), 4 => with_slips(sealed())];
    check("entries", entries, |bytes| {
        std::fs::write(&listed.path, &bytes).expect("it is the user's");
        let found = cache.get(&listed.info.content, Some(&listed.info.compiler));
        let others = cache.ls().expect("the cache can be listed");
        assert!(others.len() <= 1);
        match found {
            Some(Entry { info, .. }) => {
                assert_eq!(info.content, listed.info.content);
                Ok(())
            }
            None => Err("there is no such entry".to_owned()),
        }
    });
}
