//! Links what unwinds the stack into the library, so that it needs nothing but libc.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // It comes before the shared `libgcc_s` that Rust's standard library asks for, and which the linker drops when
    // nothing is missing.
    println!("cargo::rustc-link-lib=static:-bundle=gcc_eh");
}
