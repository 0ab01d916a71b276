use std::collections::HashSet;

use fa_dsl::config::{KernelConfig, KernelEntry, SpecError, Value};
use fa_dsl::target::{Arch, Target};
use fa_kernels::fa_s512::{FaS512Config, gates};
use proptest::prelude::*;

use super::{Space, SpaceError};

fn entry(name: &str) -> &'static KernelEntry {
    KernelEntry::all()
        .into_iter()
        .find(|entry| entry.name == name)
        .unwrap()
}

fn s512(arch: Arch, options: &[(&str, Value)]) -> Result<Space, SpaceError> {
    let options: Vec<_> = options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), *value))
        .collect();
    Space::new(entry(FaS512Config::NAME), &Target::new(arch), &options)
}

/// Options that follow from what is searched are part of a candidate, and no dimension.
#[test]
fn options_may_follow_from_what_is_searched() {
    let entry = entry("ConvWarpSpecializedF16");
    let at = |name| {
        entry
            .tunables
            .iter()
            .position(|it| it.name == name)
            .unwrap()
    };
    let (pixels, norm, kept) = (at("PIXELS"), at("NORM"), at("KEPT"));
    let few = |values: &mut [Value]| {
        if let Value::U32(size) = values[pixels] {
            values[kept] = Value::U32(256 / size);
        }
    };
    let options = [(
        "NORM".to_owned(),
        entry.tunables[norm].read("on_chip").unwrap(),
    )];
    let target = Target::new(Arch::Sm90a);
    // Without tiles that stay there is none to search.
    let none = Space::new(entry, &target, &options);
    assert!(matches!(none, Err(SpaceError::Empty { .. })));
    let space = Space::completed(entry, &target, &options, few).unwrap();
    assert!(space.dimensions().iter().all(|it| it.name != "KEPT"));
    for candidate in 0..space.len() {
        let spec = space.spec(candidate);
        assert_eq!(space.find(&spec), Some(candidate), "{spec}");
        let Value::U32(size) = space.values(candidate)[pixels] else {
            panic!("{spec}");
        };
        assert_eq!(space.values(candidate)[kept], Value::U32(256 / size));
    }
    // With the same tiles and something else that stays it is none of them.
    let spec = space.spec(0).replace("KEPT=4", "KEPT=3");
    assert_ne!(spec, space.spec(0));
    assert_eq!(space.find(&spec), None);
}

#[test]
fn holds_what_the_gates_let_pass() {
    let space = s512(Arch::Sm90a, &[]).unwrap();
    let target = Target::new(Arch::Sm90a);
    let all = entry("FaS512").space();
    let valid: Vec<_> = all
        .iter()
        .filter(|values| (entry("FaS512").check)(values, &target).is_ok())
        .collect();
    assert_eq!((space.total(), space.len()), (2592, 1252));
    assert_eq!(space.len(), valid.len());
    for (candidate, values) in valid.into_iter().enumerate() {
        assert_eq!(space.values(candidate), &values[..]);
        assert_eq!(space.find(&space.spec(candidate)), Some(candidate));
        assert_eq!(space.at(space.levels(candidate)), Some(candidate));
    }
    assert_eq!(space.dimensions().len(), 9);
}

#[test]
fn counts_rejections_by_gate() {
    let space = s512(Arch::Sm90a, &[]).unwrap();
    let rejected = space.rejected();
    assert!(rejected.is_sorted_by(|a, b| a.1 >= b.1), "{rejected:?}");
    for (gate, count) in rejected {
        assert!(gates::NAMES.contains(&gate.as_str()), "{gate}");
        assert!(*count > 0 && *count < space.total());
    }
    let sum: u64 = rejected.iter().map(|(_, count)| count).sum();
    assert!(sum >= space.total() - space.len() as u64);
}

#[test]
fn options_and_fixed_tunables_are_not_searched() {
    let causal = s512(Arch::Sm90a, &[("CAUSAL", true.into())]).unwrap();
    assert!(causal.spec(0).ends_with("CAUSAL=true>"));
    assert_eq!(causal.find("FaS512<64,64,32,4>"), None);
    assert!(causal.find("FaS512<64,64,32,4,CAUSAL=true>").is_some());

    let one = s512(Arch::Sm90a, &[("NUM_WARPS", 4.into())]).unwrap();
    assert_eq!(one.total(), 1296);
    assert!(one.dimensions().iter().all(|d| d.name != "NUM_WARPS"));
    assert_eq!(one.find("FaS512<64,64,32,8>"), None);
    assert_eq!(one.find("Saxpy<256>"), None);
}

#[test]
fn options_are_checked() {
    let unknown = s512(Arch::Sm90a, &[("CASUAL", true.into())]).unwrap_err();
    assert!(unknown.to_string().contains("it has BLOCK_M"), "{unknown}");
    let kind = s512(Arch::Sm90a, &[("CAUSAL", 1.into())]).unwrap_err();
    assert!(matches!(
        kind,
        SpaceError::Fixed(SpecError::Value { name: "CAUSAL", .. })
    ));
    let twice = s512(
        Arch::Sm90a,
        &[("CAUSAL", true.into()), ("CAUSAL", false.into())],
    );
    assert!(matches!(
        twice,
        Err(SpaceError::Fixed(SpecError::Repeated { .. }))
    ));
    let empty = s512(Arch::Sm90a, &[("BLOCK_M", 48.into())]).unwrap_err();
    assert!(matches!(empty, SpaceError::Empty { total: 864, .. }));
    assert!(empty.to_string().contains("pipeline: 864"), "{empty}");
}

#[test]
fn retains_what_fits_the_problem() {
    let mut space = s512(Arch::Sm80, &[]).unwrap();
    let before = space.len();
    space.retain("rows", |values| values[0] != Value::U32(128));
    let (reason, dropped) = space.rejected().last().unwrap().clone();
    assert_eq!(reason, "rows");
    assert_eq!(space.len() as u64 + dropped, before as u64);
    assert_eq!(space.find("FaS512<128,64,64,4>"), None);
    for candidate in 0..space.len() {
        assert_eq!(space.at(space.levels(candidate)), Some(candidate));
    }
    space.retain("all", |_| false);
    assert!(space.is_empty());
    assert_eq!(space.default_index(), None);
}

#[test]
fn default_is_the_tunables_defaults() {
    let space = s512(Arch::Sm90a, &[]).unwrap();
    let default = space.default_index().unwrap();
    assert_eq!(space.spec(default), "FaS512<64,64,32,4>");
}

#[test]
fn every_kernel_has_a_space() {
    for entry in KernelEntry::all() {
        // The resident schedule is made for one length.
        let length = ("SEQ".to_owned(), Value::U32(512));
        let options = &[length][usize::from(!entry.name.starts_with("Resident"))..];
        let space = Space::new(entry, &Target::new(Arch::Sm90a), options).unwrap();
        assert!(!space.is_empty(), "{}", entry.name);
        assert!(space.default_index().is_some(), "{}", entry.name);
    }
}

proptest! {
    #[test]
    fn nearest_is_nearest(levels in [0..3_usize, 0..3, 0..3, 0..2, 0..3, 0..2, 0..2, 0..2, 0..2], modulus in 2..5_usize) {
        let space = s512(Arch::Sm90a, &[]).unwrap();
        let taken: HashSet<usize> = (0..space.len()).filter(|c| c % modulus == 0).collect();
        let found = space.nearest(&levels, &taken).unwrap();
        prop_assert!(!taken.contains(&found));
        let distance = space.steps(space.levels(found), &levels);
        for other in (0..space.len()).filter(|c| !taken.contains(c)) {
            prop_assert!(space.steps(space.levels(other), &levels) >= distance);
        }
    }
}
