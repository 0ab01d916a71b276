//! Every tunable of FaS512 changes the generated code for real, and in the way its name says.

use fa_cases::fas512;
use fa_dsl::config::{KernelConfig, Value};
use fa_dsl::target::{Arch, Target};
use fa_dsl::validate::validate;
use fa_kernels::fa_s512::{FaS512Config, gates};

/// The CUDA C of a spec.
fn text(spec: &str) -> String {
    text_of(FaS512Config::parse(spec).unwrap_or_else(|error| panic!("{error}")))
}

fn text_of(config: FaS512Config) -> String {
    let kernel = config
        .stage()
        .unwrap_or_else(|errors| panic!("{}: {errors:?}", config.spec()));
    let kernel = validate(kernel, &Target::new(Arch::Sm90a))
        .unwrap_or_else(|errors| panic!("{}: {errors:?}", config.spec()));
    fa_dsl::cuda::write(&kernel)
}

fn count(text: &str, what: &str) -> usize {
    text.matches(what).count()
}

/// The text without names, numbers of lines and spaces: what is left is what the kernel does.
fn shape(text: &str) -> Vec<String> {
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("#line"));
    let mut tokens = Vec::new();
    for line in lines {
        let words = line.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '.');
        // A name is a word that begins with a letter; instructions contain a point.
        tokens.extend(
            words
                .filter(|w| w.contains('.') || w.starts_with(|c: char| c.is_ascii_digit()))
                .map(str::to_owned),
        );
    }
    tokens
}

/// Instructions and constants of the text differ, not only names, wherever one tunable differs and
/// both configurations pass the gates.
#[test]
fn flipping_any_tunable_changes_instructions_or_constants() {
    let target = Target::new(Arch::Sm90a);
    let sample = fas512::sample(Arch::Sm90a, 12);
    for (index, tunable) in FaS512Config::TUNABLES.iter().enumerate() {
        let mut compared = 0;
        for config in &sample {
            let before = shape(&text_of(*config));
            for value in tunable
                .values
                .iter()
                .filter(|value| **value != config.values()[index])
            {
                let Some(other) = with(config, index, *value) else {
                    continue;
                };
                if other.check(&target).is_err() {
                    continue;
                }
                assert_ne!(
                    before,
                    shape(&text_of(other)),
                    "{} and {}",
                    config.spec(),
                    other.spec()
                );
                compared += 1;
            }
        }
        assert!(
            compared > 0,
            "no valid pair differs in {} alone",
            tunable.name
        );
    }
}

fn with(config: &FaS512Config, index: usize, value: Value) -> Option<FaS512Config> {
    let mut values = config.values();
    values[index] = value;
    FaS512Config::from_values(&values)
}

#[test]
fn block_m_is_the_queries_of_a_cta() {
    // One warp row of 16 queries more: twice the products for the same keys.
    let (small, large) = (text("FaS512<64,64,32,4>"), text("FaS512<128,64,32,4>"));
    assert_eq!(2 * count(&small, "mma.sync"), count(&large, "mma.sync"));
    assert_eq!(2 * count(&small, "st.global"), count(&large, "st.global"));
}

#[test]
fn block_n_is_the_keys_of_a_step() {
    let (small, large) = (text("FaS512<64,32,32,4>"), text("FaS512<64,128,32,4>"));
    assert_eq!(4 * count(&small, "mma.sync"), count(&large, "mma.sync"));
    assert!(
        small.contains("< 16u") && large.contains("< 4u"),
        "512 / BLOCK_N steps"
    );
}

#[test]
fn block_k_is_the_slice_of_keys_that_is_waited_for() {
    let groups = |block_k: u32| {
        let text = text(&format!("FaS512<64,64,{block_k},4>"));
        count(&text, "cp.async.commit_group")
    };
    // Q, and for the first block and in the loop: 64 / BLOCK_K slices of keys, and the values.
    for block_k in [16, 32, 64] {
        assert_eq!(
            groups(block_k),
            1 + 2 * (64 / block_k as usize + 1),
            "BLOCK_K {block_k}"
        );
    }
}

#[test]
fn num_warps_is_the_launch_bound() {
    assert!(text("FaS512<64,64,32,4>").contains("__launch_bounds__(128, "));
    assert!(text("FaS512<64,64,32,8>").contains("__launch_bounds__(256, "));
    // Eight warps for four blocks of 16 queries: pairs share queries and merge through memory.
    assert!(!text("FaS512<64,64,32,4>").contains("ld.shared.f32"));
    assert!(text("FaS512<64,64,32,8>").contains("ld.shared.f32"));
}

/// The operands of the waits for groups of copies, in order.
fn waits(text: &str) -> Vec<u32> {
    let after = text.split("cp.async.wait_group ").skip(1);
    after
        .filter_map(|rest| {
            rest.split(|c: char| !c.is_ascii_digit())
                .next()?
                .parse()
                .ok()
        })
        .collect()
}

#[test]
fn stages_is_the_length_of_the_ring() {
    let [one, two, three] = [1, 2, 3].map(|stages| format!("FaS512<64,64,64,4,STAGES={stages}>"));
    let shared = |spec: &str| FaS512Config::parse(spec).map(|c| gates::shared_bytes(&c));
    // A slot is 64 keys and 64 values of 64 elements of 2 bytes.
    assert_eq!(
        shared(&two),
        shared(&one).map(|bytes| bytes + 2 * 64 * 64 * 2)
    );
    assert_eq!(
        shared(&three),
        shared(&two).map(|bytes| bytes + 2 * 64 * 64 * 2)
    );
    // Groups that may still fly: after Q, in the loop, and at the end.
    assert_eq!(waits(&text(&two)), [2, 0, 0]);
    assert_eq!(waits(&text(&three)), [4, 2, 0]);
    // With one slot the next keys load under the softmax, after a barrier of their own.
    assert!(count(&text(&one), "bar.sync") > count(&text(&two), "bar.sync"));
}

#[test]
fn unroll_is_the_unrolling_of_the_loop() {
    assert!(text("FaS512<64,64,32,4>").contains("#pragma unroll 1\n"));
    let unrolled = text("FaS512<64,64,32,4,UNROLL=2>");
    assert!(unrolled.contains("#pragma unroll 2\n") && !unrolled.contains("#pragma unroll 1\n"));
}

#[test]
fn cp_async_is_how_tiles_arrive() {
    let (with, without) = (
        text("FaS512<64,64,32,4>"),
        text("FaS512<64,64,32,4,CP_ASYNC=false>"),
    );
    assert!(with.contains("cp.async.cg") && !with.contains("ld.global.v4"));
    assert!(!without.contains("cp.async") && without.contains("ld.global.v4"));
    assert!(without.contains("st.shared.v4"));
}

#[test]
fn swizzle_is_an_exclusive_or_of_addresses() {
    assert!(count(&text("FaS512<64,64,32,4>"), " ^ ") > 0);
    assert_eq!(count(&text("FaS512<64,64,32,4,SWIZZLE=false>"), " ^ "), 0);
}

#[test]
fn half2_is_packed_conversion_and_wide_stores() {
    let (packed, scalar) = (
        text("FaS512<64,64,32,4>"),
        text("FaS512<64,64,32,4,HALF2=false>"),
    );
    assert!(packed.contains("cvt.rn.f16x2.f32") && packed.contains("st.global.v4"));
    assert!(!packed.contains("st.global.b16"));
    assert!(!scalar.contains("f16x2.f32") && !scalar.contains("st.global.v4"));
    assert!(scalar.contains("st.global.b16"));
}

#[test]
fn causal_adds_the_mask_and_costs_nothing_unused() {
    let (full, causal) = (
        text("FaS512<64,64,32,4>"),
        text("FaS512<64,64,32,4,CAUSAL=true>"),
    );
    assert_eq!(count(&full, "mask.rs"), 0);
    assert!(count(&causal, "mask.rs") > 0);
    // One loop without a mask, and one for the blocks on the diagonal.
    assert_eq!(
        (count(&full, "for (u32"), count(&causal, "for (u32")),
        (1, 2)
    );
}
