//! The modules of this crate form layers: no imports lead in a circle.
//!
//! Every file and folder of `src` is a module here. Imports count however they are written; what only
//! tests import does not.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// For each module, those that it imports from.
type Imports = BTreeMap<String, BTreeSet<String>>;

#[test]
fn no_imports_lead_in_a_circle() {
    let imports = imports(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert!(imports["device"].contains("program"), "{imports:#?}");
    if let Some(circle) = circle(&imports) {
        panic!("modules import in a circle: {}", circle.join(" → "));
    }
}

#[test]
fn a_circle_is_found() {
    let imports = [("a", "b"), ("b", "c"), ("c", "d"), ("d", "b")]
        .map(|(from, to)| (from.to_owned(), BTreeSet::from([to.to_owned()])));
    assert_eq!(circle(&imports.into()).unwrap(), ["b", "c", "d", "b"]);
}

#[test]
fn imports_are_read_in_every_form() {
    let text = "use crate::error::{Error, Result};\n\
                use crate::{cache::{Cache, Found}, nvrtc};\n\
                /// See [`crate::device`].\n\
                fn f() { crate::compile::g() } // crate::graph\n\
                #[cfg(test)]\nmod tests { use crate::stream; }\n";
    assert_eq!(
        roots(&code(text)),
        ["error", "cache", "nvrtc", "compile"]
            .map(str::to_owned)
            .into()
    );
}

/// The imports between the modules in `src`.
fn imports(src: &Path) -> Imports {
    let mut imports = Imports::new();
    for path in entries(src) {
        let module = path.file_stem().unwrap().to_string_lossy().into_owned();
        if module == "lib" {
            continue;
        }
        let files = if path.is_dir() {
            entries(&path)
        } else {
            vec![path]
        };
        let found = imports.entry(module.clone()).or_default();
        for file in files.iter().filter(|file| is_source(file)) {
            let code = code(&fs::read_to_string(file).unwrap());
            let leaves = if file.parent() == Some(src) || file.ends_with("mod.rs") {
                "super::"
            } else {
                "super::super::"
            };
            let written = file.display();
            assert!(
                !code.contains(leaves),
                "{written}: write crate:: for {leaves}"
            );
            found.extend(roots(&code));
        }
        found.remove(&module);
    }
    // What is named from the crate's root, such as `crate::Error`, would hide where it comes from.
    for (module, found) in &imports {
        for name in found {
            assert!(
                imports.contains_key(name),
                "{module} imports crate::{name}: name its module"
            );
        }
    }
    imports
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

/// Whether a file of a folder is Rust that is not only for tests. No folder has folders for anything
/// else.
fn is_source(path: &Path) -> bool {
    assert!(
        path.is_file() || path.ends_with("tests"),
        "{}",
        path.display()
    );
    path.is_file() && !path.ends_with("tests.rs")
}

/// A file without its comments and its test module, which comes last.
fn code(text: &str) -> String {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let without_comment = |line: &str| line.split("//").next().unwrap_or_default().to_owned();
    let lines: Vec<String> = code.lines().map(without_comment).collect();
    lines.join("\n")
}

/// The names that follow `crate::`.
fn roots(code: &str) -> BTreeSet<String> {
    code.split("crate::")
        .skip(1)
        .flat_map(first_names)
        .collect()
}

/// The first name of a path, or those of each path in a group: `b` and `c` of `{b::{x, y}, c}`.
fn first_names(path: &str) -> Vec<String> {
    let name = |path: &str| {
        let end = path.find(|c: char| !c.is_alphanumeric() && c != '_');
        path[..end.unwrap_or(path.len())].to_owned()
    };
    let Some(group) = path.strip_prefix('{') else {
        return vec![name(path)];
    };
    let mut names = vec![name(group.trim_start())];
    let mut depth = 1;
    for (at, character) in group.char_indices() {
        match character {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => names.push(name(group[at + 1..].trim_start())),
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    // A comma may follow the last path.
    names.retain(|name| !name.is_empty());
    names
}

/// A way through the imports that ends where it began, if there is one.
fn circle(imports: &Imports) -> Option<Vec<String>> {
    let mut done = BTreeSet::new();
    imports
        .keys()
        .find_map(|module| circle_below(module, imports, &mut Vec::new(), &mut done))
}

fn circle_below(
    module: &str,
    imports: &Imports,
    way: &mut Vec<String>,
    done: &mut BTreeSet<String>,
) -> Option<Vec<String>> {
    if let Some(start) = way.iter().position(|passed| passed == module) {
        let circle = way[start..].iter().cloned();
        return Some(circle.chain([module.to_owned()]).collect());
    }
    if !done.insert(module.to_owned()) {
        return None;
    }
    way.push(module.to_owned());
    let below = imports.get(module).into_iter().flatten();
    let found = below
        .filter_map(|import| circle_below(import, imports, way, done))
        .next();
    way.pop();
    found
}
