//! Imports point down: the modules of a folder do not import each other in a circle.
//!
//! Read from the sources, because the compiler does not mind circles. Tests may import anything.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

#[test]
fn no_circles() {
    let found = circles_of_crate();
    assert!(
        found.is_empty(),
        "these imports close circles:\n{}",
        found.join("\n")
    );
}

fn circles_of_crate() -> Vec<String> {
    let files = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let folders = folders(&files);
    let circles = folders.iter().map(|folder| circles(&files, folder));
    circles.flatten().collect()
}

/// A module's path, from the root of the crate.
type Module = Vec<String>;

/// A source file, without comments and tests.
struct File {
    name: String,
    module: Module,
    code: String,
}

/// The files of a crate's `src` folder, except tests.
fn read(src: &Path) -> Vec<File> {
    let mut files = Vec::new();
    read_folder(src, &Module::new(), &mut files);
    assert!(!files.is_empty(), "{} has no sources", src.display());
    files
}

fn read_folder(folder: &Path, module: &Module, files: &mut Vec<File>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry of it").path();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let inner = match &*stem {
            "tests" => continue,
            "lib" | "main" | "mod" => module.clone(),
            name => [module.as_slice(), &[name.to_owned()]].concat(),
        };
        if path.is_dir() {
            read_folder(&path, &inner, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).expect("a source file");
            let name = path.to_string_lossy().into_owned();
            files.push(file(name, inner, &text));
        }
    }
}

fn file(name: String, module: Module, text: &str) -> File {
    let tests = text.find("#[cfg(test)]\nmod tests {");
    let code: Vec<&str> = text[..tests.unwrap_or(text.len())]
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect();
    File {
        name,
        module,
        code: code.join("\n"),
    }
}

/// Every module that has others inside it.
fn folders(files: &[File]) -> BTreeSet<Module> {
    let parents = files.iter().filter_map(|file| file.module.split_last());
    parents.map(|(_, parent)| parent.to_vec()).collect()
}

/// The imports of a folder's modules that are part of a circle, each with a file that has it.
fn circles(files: &[File], folder: &Module) -> Vec<String> {
    let imports = imports(files, folder);
    imports
        .iter()
        .filter(|((from, to), _)| reaches(&imports, to, from))
        .map(|((from, to), file)| format!("{from} → {to} ({file})"))
        .collect()
}

/// Who imports whom, and a file that does.
type Imports = BTreeMap<(String, String), String>;

/// The imports among the modules of a folder. What is defined in the folder's own module counts as
/// imported from there.
fn imports(files: &[File], folder: &Module) -> Imports {
    let inside = |file: &&File| file.module.starts_with(folder);
    let member = |path: &Module| path.get(folder.len()).cloned();
    let members: BTreeSet<String> = files
        .iter()
        .filter(inside)
        .filter_map(|file| member(&file.module))
        .collect();
    let mut imports = Imports::new();
    for file in files.iter().filter(inside) {
        let from = member(&file.module);
        let mut imported: Vec<Option<String>> = paths(&file.code)
            .iter()
            .map(|path| resolve(&file.module, path))
            .filter(|path| path.starts_with(folder))
            .map(|path| member(&path).filter(|name| members.contains(name)))
            .collect();
        if from.is_none() {
            let named = members.iter().filter(|name| is_named(&file.code, name));
            imported.extend(named.cloned().map(Some));
        }
        for to in imported.into_iter().filter(|to| *to != from) {
            let names = (full_name(folder, &from), full_name(folder, &to));
            imports.insert(names, file.name.clone());
        }
    }
    imports
}

/// A module of a folder, or the folder's own.
fn full_name(folder: &Module, member: &Option<String>) -> String {
    let path: Vec<&str> = folder.iter().chain(member).map(String::as_str).collect();
    match &path[..] {
        [] => "crate".to_owned(),
        path => path.join("::"),
    }
}

/// Whether one module imports another, directly or through others.
fn reaches(imports: &Imports, from: &str, to: &str) -> bool {
    let (mut seen, mut next) = (BTreeSet::new(), vec![from]);
    while let Some(at) = next.pop() {
        if at == to {
            return true;
        }
        if seen.insert(at) {
            let from_here = imports.keys().filter(|(importer, _)| importer == at);
            next.extend(from_here.map(|(_, imported)| imported.as_str()));
        }
    }
    false
}

/// Whether `name::` occurs at the start of a path.
fn is_named(code: &str, name: &str) -> bool {
    starts(code, &format!("{name}::")).next().is_some()
}

/// Where a path starts with `first`. `$crate::` is resolved where the macro is used.
fn starts<'c>(code: &'c str, first: &str) -> impl Iterator<Item = &'c str> {
    code.match_indices(first).filter_map(|(at, _)| {
        let before = code[..at].chars().next_back();
        let inside = |c: char| c.is_alphanumeric() || "_:$".contains(c);
        (!before.is_some_and(inside)).then(|| &code[at..])
    })
}

/// All paths that start at the crate's root or a parent.
fn paths(code: &str) -> Vec<Vec<&str>> {
    let roots = starts(code, "crate::").chain(starts(code, "super::"));
    roots.flat_map(|mut rest| use_tree(&mut rest)).collect()
}

/// The paths of a use tree at the start of `code`: `a::{b, c::d}` has `a::b` and `a::c::d`.
fn use_tree<'c>(code: &mut &'c str) -> Vec<Vec<&'c str>> {
    *code = code.trim_start();
    if let Some(rest) = code.strip_prefix('{') {
        *code = rest;
        return group(code);
    }
    let end = code.find(|c: char| !c.is_alphanumeric() && c != '_');
    let (name, rest) = code.split_at(end.unwrap_or(code.len()));
    *code = rest;
    let Some(rest) = rest.strip_prefix("::") else {
        return vec![vec![name]];
    };
    *code = rest;
    let tails = use_tree(code).into_iter();
    tails.map(|tail| [vec![name], tail].concat()).collect()
}

/// The use trees up to the closing brace.
fn group<'c>(code: &mut &'c str) -> Vec<Vec<&'c str>> {
    let mut all = Vec::new();
    loop {
        all.extend(use_tree(code));
        let Some(end) = code.find([',', '}']) else {
            return all;
        };
        let last = code[end..].starts_with('}');
        *code = &code[end + 1..];
        if last {
            return all;
        }
    }
}

/// A path as seen from a module, from the root of the crate.
fn resolve(module: &Module, path: &[&str]) -> Module {
    let mut at = module.clone();
    for &part in path {
        match part {
            "crate" => at.clear(),
            "super" => drop(at.pop()),
            "self" => {}
            name => at.push(name.to_owned()),
        }
    }
    at
}

/// A file of a made-up crate.
fn made_up(module: &str, text: &str) -> File {
    let module = module.split_terminator('/').map(str::to_owned).collect();
    file("made-up.rs".to_owned(), module, text)
}

#[test]
fn circles_are_found() {
    let files = [
        made_up("", "mod a;\nmod b;\nmod c;\npub use a::X;"),
        made_up("a", "use crate::{b::{self, Y as _}, c};"),
        made_up("b/deep", "use super::super::c::Z;"),
        made_up("c", "fn f() { crate::b::deep::g() }"),
    ];
    let found = circles(&files, &Module::new());
    assert_eq!(found, ["b → c (made-up.rs)", "c → b (made-up.rs)"]);
}

#[test]
fn a_folder_and_what_is_in_it_are_a_circle_too() {
    let files = [
        made_up("a", "mod b;\npub use b::X;\npub fn f() {}"),
        made_up("a/b", "use super::f;"),
    ];
    let found = circles(&files, &vec!["a".to_owned()]);
    assert_eq!(found, ["a → a::b (made-up.rs)", "a::b → a (made-up.rs)"]);
}

#[test]
fn comments_and_tests_do_not_count() {
    let tests = "#[cfg(test)]\nmod tests {\n    use crate::b::X;\n}";
    let files = [
        made_up("a", &format!("/// As [`crate::b`].\nstruct X;\n{tests}")),
        made_up(
            "b",
            "use crate::a::X;\nmacro_rules! m { () => { $crate::b::m!() } }",
        ),
    ];
    assert!(circles(&files, &Module::new()).is_empty());
}
