//! What is made of the code: `include/fa.h`, and the table of functions in docs/interop.md. `FA_BLESS=1`, which `cargo xtask
//! bless` sets, writes them.

use std::path::{Path, PathBuf};

use attention::functions::named::{Elements, NAMED, Named, Number, TensorArgument};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Whether a file holds this text; after blessing it does.
fn is_fresh(file: &Path, text: &str) {
    if std::env::var_os("FA_BLESS").is_some() {
        std::fs::write(file, text).unwrap();
    }
    let found = std::fs::read_to_string(file).unwrap_or_default();
    let file = file.display();
    assert!(
        found == text,
        "{file} is stale: run `cargo xtask bless` and review its diff"
    );
}

#[test]
fn the_header_is_fresh() {
    let config = cbindgen::Config::from_file(root().join("cbindgen.toml")).unwrap();
    let mut generated = Vec::new();
    cbindgen::generate_with_config(root(), config)
        .unwrap()
        .write(&mut generated);
    let generated = String::from_utf8(generated).unwrap();
    is_fresh(&root().join("include/fa.h"), &of_any_standard(&generated));
}

/// What C of 1990 and C++ of 1998 take, too: no comments to the end of a line, no comma after an enumeration's last name.
fn of_any_standard(header: &str) -> String {
    let mut text = String::new();
    for line in header.lines() {
        match line.split_once("//") {
            Some((code, comment)) if code.starts_with(['#', '}']) => {
                text += &format!("{code}/* {} */", comment.trim());
            }
            _ => text += line,
        }
        text.push('\n');
    }
    text.replace(",\n}", "\n}")
}

/// What a table of functions begins with, in a document.
const HEAD: &str = "| name | tensors | numbers | is |\n|---|---|---|---|\n";

#[test]
fn the_table_of_functions_is_fresh() {
    let file: PathBuf = root().join("../docs/interop.md");
    let document = std::fs::read_to_string(&file).unwrap();
    let (before, table) = document.split_once(HEAD).expect("there is a table");
    let is_row = |line: &&str| line.starts_with('|');
    let length: usize = table
        .split_inclusive('\n')
        .take_while(is_row)
        .map(str::len)
        .sum();
    let after = &table[length..];
    let rows: String = NAMED.iter().map(row).collect();
    is_fresh(&file, &format!("{before}{HEAD}{rows}{after}"));
}

fn row(function: &Named) -> String {
    let tensor = |tensor: &TensorArgument| match tensor.elements {
        Elements::Floats => tensor.to_string(),
        Elements::Whole => format!("{tensor}, int32"),
    };
    // Constants of the kernel stand out.
    let number = |number: &Number| match number.constant {
        true => format!("**{}**", number.name),
        false => number.name.to_owned(),
    };
    let tensors: Vec<String> = function.tensors.iter().map(tensor).collect();
    let numbers: Vec<String> = function.numbers.iter().map(number).collect();
    let cells = [tensors.join("; "), numbers.join(", ")];
    let cells = cells.map(|cell| {
        if cell.is_empty() {
            cell
        } else {
            format!("{cell} ")
        }
    });
    format!(
        "| `{}` | {}| {}| {} |\n",
        function.name, cells[0], cells[1], function.does
    )
}
