//! Everything of the library that reads text or files, given random and damaged inputs: see [`fa_cases::fuzz`],
//! which says how to try more of them. The command's own parsers have such tests in `fa-cli`.

#[path = "fuzz/bundles.rs"]
mod bundles;
#[path = "fuzz/places.rs"]
mod places;
#[path = "fuzz/specs.rs"]
mod specs;
#[path = "fuzz/studies.rs"]
mod studies;
#[path = "fuzz/tables.rs"]
mod tables;
