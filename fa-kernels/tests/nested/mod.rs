//! How a test runs cargo on crates that are not of the workspace, which depend on much the same: what they have in common is compiled
//! once, if nothing of this differs.

/// What trybuild compiles its cases with. It compiles what they depend on without the last one first, and then, because flags
/// differ, all of that again: with [`variables`], whose flags come before those that it gives cargo, once.
const FLAGS: [&str; 5] = [
    "--cfg=trybuild",
    "--verbose",
    "-A",
    "dead_code",
    "--diagnostic-width=140",
];

/// Variables for cargo, which is given trybuild's target as well.
pub fn variables() -> [(&'static str, String); 2] {
    [
        ("CARGO_ENCODED_RUSTFLAGS", FLAGS.join("\u{1f}")),
        // They are compiled once, and nobody debugs them: compiling is what takes the time.
        ("CARGO_PROFILE_DEV_DEBUG", "0".to_owned()),
    ]
}
