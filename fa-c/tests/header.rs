//! `include/fa.h` is what the crate generates. `FA_BLESS=1`, which `cargo xtask bless` sets, writes it.

use std::path::Path;

#[test]
fn the_header_is_fresh() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(root.join("cbindgen.toml")).unwrap();
    let mut generated = Vec::new();
    cbindgen::generate_with_config(root, config)
        .unwrap()
        .write(&mut generated);
    let generated = String::from_utf8(generated).unwrap();
    let file = root.join("include/fa.h");
    if std::env::var_os("FA_BLESS").is_some() {
        std::fs::write(&file, &generated).unwrap();
    }
    let header = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        header == generated,
        "fa-c/include/fa.h is stale: run `cargo xtask bless` and review its diff"
    );
}
