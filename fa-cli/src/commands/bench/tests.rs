use clap::Parser;
use fa::attention::{Paged, Problem};

use super::*;

#[derive(Parser)]
struct Line {
    #[command(flatten)]
    bench: Bench,
}

/// What these arguments ask for.
fn bench(arguments: &str) -> Bench {
    let words = ["bench"].into_iter().chain(arguments.split(' '));
    Line::try_parse_from(words).expect("they are read").bench
}

/// The kernels that these arguments ask for, and what is launched where all of a call is measured.
fn measured(arguments: &str) -> (Vec<Configured>, Inputs, Vec<Spec>) {
    let bench = bench(arguments);
    bench.check_values().expect("it can be measured");
    let (kernels, inputs) = bench.measured(DEFAULT_CHIP).expect("there is a kernel");
    let call = bench.is_call().then(|| inputs.call(None, DEFAULT_CHIP));
    let call = call.transpose().expect("it is planned");
    let launches = call.iter().flat_map(|it| it.launches());
    let launched = launches.map(|(spec, _)| spec).collect();
    (kernels, inputs, launched)
}

/// Parts of prompts beside single queries, in pages and in a row of a cache each.
#[test]
fn steps_of_different_numbers_of_queries_are_whole_calls() {
    let step = "--decode --varlen 300:2000,1:500..2000x7 --heads 8 --kv-heads 2 --head-dim 128";
    for page in [None, Some(16)] {
        let page_argument = page.map_or(String::new(), |page| format!(" --page {page}"));
        let arguments = format!("{step} --causal{page_argument}");
        let (kernels, inputs, launched) = measured(&arguments);
        let Problem { shape, options, .. } = inputs.problem;
        assert_eq!([shape.batch, shape.seq_q, shape.kv_heads], [8, 300, 2]);
        assert_eq!(shape.seq_k, 2000, "as many as the longest has");
        let used = inputs.lengths.seqused_k.as_deref().unwrap_or_default();
        assert_eq!((used.len(), used[0]), (8, 2000));
        assert!(used[1..].iter().all(|it| (500..=2000).contains(it)));
        assert!(options.packed.is_some_and(|it| it.cu_seqlens_k.is_none()));
        assert_eq!(options.paged.map(|Paged { page, .. }| page), page);
        let rows = match page {
            None => [8, 2000],
            Some(page) => [8 * 125, page as u64],
        };
        assert_eq!(inputs.lengths.kv(shape), [rows[0], rows[1], 2, 128]);
        // The prompts' kernel, and that of the single queries.
        assert_eq!((kernels.len(), launched.len()), (1, 2), "{launched:?}");
        assert_eq!(launched[0].text, kernels[0].spec());
        assert!(launched[1].text.starts_with("Decode"), "{launched:?}");
        assert!(!launched[0].text.starts_with("Decode"), "{launched:?}");
    }
}

/// Kernels that are named run by themselves, over all sequences of the cache.
#[test]
fn named_kernels_are_measured_by_themselves() {
    let step = "--decode --varlen 300:2000,1:900x7 --heads 8 --kv-heads 2 --kernel MmaF16<64,64,4>";
    for (page, paged) in [("", false), (" --page 16", true)] {
        let (kernels, _, launched) = measured(&format!("{step}{page}"));
        let variant = kernels[0].variant();
        let of_cache = [variant.packed, variant.seqused_k, variant.paged];
        assert_eq!(of_cache, [true, true, paged]);
        assert!(launched.is_empty(), "{launched:?}");
    }
}

/// Of packed sequences without a cache the keys are packed, too.
#[test]
fn packed_sequences_without_a_cache() {
    let (_, inputs, launched) = measured("--varlen 300:2000,1:900x7");
    let keys = inputs.lengths.cu_seqlens[1].as_deref().unwrap_or_default();
    assert_eq!((keys.len(), keys.last()), (9, Some(&8300)));
    assert_eq!(inputs.lengths.seqused_k, None);
    assert_eq!(launched.len(), 1);
}

/// Whether blocks are known is said of calls, of named kernels and of gradients, each of which has blocks of its own.
#[test]
fn blocks_that_masks_hide_are_known() {
    let kernels = "--kernel MmaF16<64,64,4> MmaF16<128,32,4>";
    let step = "--decode --varlen 300:2000,1:900x7 --causal";
    for more in ["", "--backward", "--varlen 300:2000,1:900x7", step, kernels] {
        let arguments = format!("--mask-blocks --with documents {more}");
        let (kernels, inputs, _) = measured(arguments.trim());
        assert!(inputs.problem.options.mask_blocks.is_some());
        assert!(kernels.iter().all(|it| it.variant().mask_blocks), "{more}");
    }
    let (_, inputs, launched) = measured(&format!("--with documents {step}"));
    assert_eq!(inputs.problem.options.mask_blocks, None);
    assert_eq!(launched.len(), 2);
}

/// Whole sequences, packed ones and gradients, with a kernel that is named or chosen.
#[test]
fn query_heads_share_keys_in_all_that_is_measured() {
    for more in [
        "",
        "--causal",
        "--varlen 300:200x4",
        "--backward",
        "--backward --deterministic --causal",
        "--seq 900 --kernel MmaF16<64,64,4>",
    ] {
        let arguments = format!("--heads 8 --kv-heads 2 {more}");
        let (kernels, inputs, _) = measured(arguments.trim());
        let shape = inputs.problem.shape;
        assert_eq!([shape.heads, shape.kv_heads], [8, 2], "{more}");
        let is_backward = more.contains("--backward");
        assert_eq!(kernels[0].is_backward(), is_backward, "{more}");
    }
}

#[test]
fn a_kernel_that_is_named_is_measured_by_itself() {
    let (kernels, _, launched) = measured("--causal --kernel FaS512<64,64,32,4>");
    assert_eq!(kernels[0].spec(), "FaS512<64,64,32,4,CAUSAL=true>");
    assert!(launched.is_empty());
    let (kernels, _, launched) = measured("--decode --keys 900 --batch 3 --kv-heads 2");
    let specs: Vec<String> = launched.into_iter().map(|it| it.text).collect();
    assert_eq!(specs, [kernels[0].spec()]);
}

/// What is asked for is measured by what is chosen for it, whatever it is, in the type that is asked for.
#[test]
fn what_is_chosen_is_measured_unless_kernels_are_named() {
    for (arguments, prefix) in [
        (
            "--batch 4 --heads 16 --seq 4096 --head-dim 128 --causal --dtype bf16",
            "WarpSpecializedBf16<",
        ),
        ("--seq 100", "WarpSpecializedF16<"),
        ("--seq 100 --dtype bf16", "WarpSpecializedBf16<"),
        ("--varlen 70,300 --dtype bf16", "WarpSpecializedBf16<"),
        ("--decode --keys 9000 --dtype bf16", "DecodeBf16<"),
    ] {
        let (kernels, inputs, launched) = measured(arguments);
        let first = &launched[0].text;
        assert!(first.starts_with(prefix), "{arguments}: {first}");
        assert_eq!(*first, kernels[0].spec());
        assert_eq!(
            kernels[0].dtype(),
            Some(inputs.problem.dtype),
            "{arguments}"
        );
    }
    for (arguments, spec) in [
        ("--kernel FaS512<64,64,32,4>", "FaS512<64,64,32,4>"),
        (
            "--kernel MmaBf16<64,64,4> --seq 99 --dtype bf16",
            "MmaBf16<64,64,4>",
        ),
    ] {
        let (kernels, _, launched) = measured(arguments);
        assert_eq!((kernels[0].spec(), launched.len()), (spec.to_owned(), 0));
    }
    let (kernels, inputs, _) = measured("--backward --seq 700 --dtype bf16");
    assert!(
        kernels[0]
            .spec()
            .starts_with("BackwardWarpSpecializedBf16<")
    );
    assert_eq!(inputs.problem.dtype, Dtype::Bf16);
}
