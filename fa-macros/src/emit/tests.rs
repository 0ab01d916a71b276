//! The emitted items, whole.

use crate::root::Root;
use crate::testing::{dedent, device, emitted, kernel, tokens};

/// `emitted` is the file of this name beside the tests.
#[track_caller]
fn is_golden(emitted: &str, name: &str) {
    let golden = format!("{}/src/emit/tests/{name}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("FA_BLESS").is_some() {
        std::fs::write(&golden, emitted).unwrap();
    }
    let expected = std::fs::read_to_string(&golden).unwrap();
    assert_eq!(
        emitted, expected,
        "rerun with FA_BLESS=1 if the change is meant"
    );
}

#[test]
fn a_kernel() {
    let emitted = emitted(kernel(
        "name = Scale, threads = BLOCK, min_blocks = 2, gates = gates",
        "
        /// y = a·x
        #[cfg(gpu)]
        #[allow(unused)]
        pub(crate) fn scale<
            /// Threads.
            #[values(128, 256)] const BLOCK: u32,
            #[option] const TYPE: bool = true,
        >(y: TensorMut<f32>, /** Factor. */ a: f32) {
            y.set(0, a);
        }
        ",
    ));
    is_golden(&emitted, "scale.rs");
}

#[test]
fn a_kernel_with_optional_parameters() {
    let emitted = emitted(kernel(
        "name = Shift, threads = 32",
        "
        fn shift<#[option] const BY: bool = false, #[option] #[values(0, 8)] const LEN: u32 = 0>(
            y: TensorMut<f32>,
            /// How far.
            #[when(BY)] by: u32,
            #[when(LEN == 0)] len: u32,
        ) {
            y.set(by, len);
        }
        ",
    ));
    is_golden(&emitted, "shift.rs");
}

#[test]
fn a_kernel_that_is_generic_over_its_element() {
    let emitted = emitted(kernel(
        "name = Double, types(f16, bf16), threads = 32, gates = gates",
        "
        pub fn double<
            /// What is doubled.
            T: Half,
            #[values(1, 2)] const TIMES: u32 = 1,
        >(y: TensorMut<T>) {
            y.double(TIMES);
        }
        ",
    ));
    is_golden(&emitted, "double.rs");
}

#[test]
fn a_kernel_with_options_and_groups() {
    let emitted = emitted(kernel(
        "name = Mask, types(f32), threads = 32, options(variant: Variant)",
        "
        fn mask<T, const WIDE: bool = false>(
            #[group] io: Io<T>,
            #[when(WIDE)] width: u32,
            /// What is computed.
            #[group] problem: Problem,
        ) {
            io.y.mask(problem, width);
        }
        ",
    ));
    is_golden(&emitted, "mask.rs");
}

#[test]
fn every_path_starts_at_the_root() {
    let emitted = emitted(kernel(
        "name = Mask, types(f32), threads = 32, options(variant: Variant), crate = fa::dsl",
        "
        fn mask<T, #[values(1)] const N: u32>(
            #[group] problem: Problem, #[when(N > 0)] n: u32, y: TensorMut<T>,
        ) {
            let mut x = if n < 3 { 1 } else { 2 };
            while x < 5 && y.more() { x += 1; }
        }
        ",
    ));
    assert!(emitted.contains("fa::dsl::stage::lt"), "{emitted}");
    assert!(!emitted.contains("fa_dsl"), "{emitted}");
}

#[test]
fn a_cooperative_kernel_says_so_when_it_is_recorded() {
    let emitted = |arguments| emitted(kernel(arguments, "fn meet(y: TensorMut<f32>) {}"));
    let says_so = "::fa_dsl::stage::cooperative();";
    assert!(emitted("name = Meet, threads = 32, cooperative").contains(says_so));
    assert!(!emitted("name = Meet, threads = 32").contains(says_so));
}

#[test]
fn values_are_listed_with_their_names() {
    let emitted = emitted(kernel(
        "name = One, threads = 32",
        "fn one<#[values(always = 0, r#if = 2)] const RESCALE: u32 = 2>(y: TensorMut<f32>) {}",
    ));
    for part in [
        "/// `RESCALE`: always (0), if (2).",
        "names: &[\"always\", \"if\"]",
        "must be one of always (0), if (2)\"",
        "const RESCALE: u32 = 2",
    ] {
        assert!(emitted.contains(part), "{part} in\n{emitted}");
    }
}

#[test]
fn a_kernel_without_tunables() {
    let emitted = emitted(kernel(
        "name = One, threads = 32",
        "fn one(y: TensorMut<f32>) {}",
    ));
    for part in [
        "struct OneConfig {}",
        "struct One;",
        "const CONFIG: OneConfig = OneConfig {};",
        "match *values {\n            [] => ::core::option::Option::Some(Self {}),",
        "_target: &::fa_dsl::target::Target",
    ] {
        assert!(emitted.contains(part), "{part} in\n{emitted}");
    }
}

#[test]
fn a_field_that_is_a_keyword_is_raw() {
    let emitted = emitted(kernel(
        "name = One, threads = 32",
        "fn one<const TYPE: bool, const SELF: bool>(y: TensorMut<f32>) {}",
    ));
    assert!(emitted.contains("r#type: bool"), "{emitted}");
    assert!(emitted.contains("self_: bool"), "{emitted}");
}

#[test]
fn a_device_function() {
    let emitted = emitted(device(
        "",
        "pub fn f<T: Copy>(&self, mut x: T, (mut a, b): P) -> T { x = 1; a = 2; x }",
    ));
    let expected = r#"
        pub fn f<T: Copy>(&self, x: T, (mut a, b): P) -> T {
            let __frame = ::fa_dsl::stage::enter("f");
            let __fn_depth = ::fa_dsl::stage::depth();
            let mut x = ::fa_dsl::bind_mut!("x", x);
            ::fa_dsl::stage::at();
            ::fa_dsl::assign!(x, 1, __fn_depth);
            ::fa_dsl::stage::at();
            ::fa_dsl::assign!(a, 2, __fn_depth);
            ::fa_dsl::stage::at();
            x
        }
    "#;
    assert_eq!(emitted.trim_end(), dedent(expected));
}

#[test]
fn paths_start_where_the_library_re_exports_the_language() {
    let function = tokens("fn k(y: TensorMut<f32>) {}");
    let arguments = tokens("name = K, threads = 1");
    let emitted = emitted(crate::expand_kernel(arguments, function, Root::fa()));
    assert!(
        emitted.contains("::fa::dsl::config::KernelConfig"),
        "{emitted}"
    );
    assert!(!emitted.contains("::fa_dsl"), "{emitted}");
}
