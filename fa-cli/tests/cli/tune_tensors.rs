//! `fa tune` of problems with other keys than queries, packed sequences, pages and tensors, as far as it goes without a GPU.

use crate::fixture::{User, text};
use crate::tune::empty_study;

/// Without a GPU a study of a problem with other keys than queries, packed sequences, pages or tensors goes as far as any.
#[test]
fn problems_with_tensors_are_tuned_on_a_gpu_too() {
    let user = User::new();
    for problem in [
        "DecodeBf16 --batch=8 --seq=1 --seq-k=4096 --heads=32 --kv-heads=8 --head-dim=128",
        "DecodeF16 --seq=1 --seq-k=4096 --page=16 --with=alibi_slopes",
        "WarpSpecializedBf16 --varlen=64..900x9 --causal --with=sinks --with=alibi_slopes",
        "MmaF16 --seq=700 --with=bias --with=documents --softcap=30",
        "BackwardMmaBf16 --varlen=70,1:300,500 --with=sinks --deterministic",
        "DecodeBf16 --batch=8 --seq=1 --seq-k=4096 --apply",
        "WarpSpecializedBf16 --seq=700 --causal --with=prefix_ranges",
        "MmaF16 --varlen=300,1:700 --page=16 --with=documents --mask-blocks",
        "BackwardMmaF16 --seq=700 --with=documents --mask-blocks --deterministic",
    ] {
        let words = ["tune"].into_iter().chain(problem.split(' '));
        user.fails(words, &["GPU", "fa doctor"]);
    }
}

#[test]
fn problems_with_tensors_that_cannot_be_tuned() {
    let user = User::new();
    let fails = |args: &str, parts: &[&str]| {
        user.fails(["tune"].into_iter().chain(args.split(' ')), parts);
    };
    fails(
        "FaS512 --with=sinks",
        &["--with sinks: FaS512 has no such option"],
    );
    fails(
        "FaS512 --varlen=512",
        &["--varlen: FaS512 has no such option"],
    );
    fails(
        "BackwardMmaF16 --page=16",
        &[
            "--page 16: BackwardMmaF16 computes gradients",
            "leave --page out",
        ],
    );
    fails(
        "MmaF16 --varlen=300,1:700 --page=16",
        &["--varlen with --page", "two kernels", "--seq-k"],
    );
    fails(
        "MmaF16 --static --seq-k=9",
        &["--static", "512 queries and 9 keys"],
    );
    fails(
        "MmaF16 --static --varlen=64",
        &["--static", "leave --static out"],
    );
    fails(
        "MmaF16 --seq=90000 --with=bias",
        &["--with bias", "more than 2^30"],
    );
    fails(
        "MmaF16 --batch=65535 --heads=65535 --head-dim=65535 --seq=4294967295",
        &["at most 2^40 elements"],
    );
    fails(
        "DecodeF16 --seq=1 --seq-k=64 --page=1000000000",
        &["at most 2^34 elements"],
    );
    fails(
        "FaS512 --with=prefix_ranges --causal",
        &["--with prefix_ranges: FaS512 has no such option"],
    );
    fails(
        "MmaF16 --with=prefix_ranges",
        &["--with prefix_ranges", "add --causal or --window L,R"],
    );
    fails(
        "MmaF16 --mask-blocks --with=bias",
        &["--mask-blocks: there are no documents", "leave it out"],
    );
    fails(
        "ResidentF16 --mask-blocks --with=documents",
        &["goes through all blocks"],
    );
    let with_images = "tune ConvMmaF16 --conv 1x64x8x8 --mask-blocks";
    let refused = user.fa(with_images.split(' ')).assert();
    refused.code(2).stdout("");
    // What tables do not tell apart is not applied, and the search does not begin.
    for (problem, flags) in [
        ("MmaF16 --varlen=300,700", "--varlen"),
        (
            "MmaF16 --with=sinks --with=bias",
            "--with sinks, --with bias",
        ),
        ("DecodeF16 --seq=1 --seq-k=900 --page=16", "--page 16"),
        (
            "MmaF16 --with=documents --mask-blocks",
            "--with documents, --mask-blocks",
        ),
        (
            "MmaF16 --causal --with=prefix_ranges",
            "--with prefix_ranges",
        ),
    ] {
        fails(
            &format!("{problem} --apply"),
            &["--apply", flags, "leave --apply out"],
        );
    }
}

/// What differs between studies of problems with tensors is said.
#[test]
fn a_file_that_holds_a_study_with_other_tensors() {
    let user = User::new();
    let problem = serde_json::json!({
        "batch": 2, "seq_q": 300, "seq_k": 300, "heads": 8, "kv_heads": 8, "head_dim": 64,
        "dtype": "f16", "causal": false, "varlen": "70,300", "with": ["sinks"], "flop": 1.0, "bytes": 1.0,
    });
    let file = empty_study(&user, "packed.study", "MmaF16", problem);
    let search = ["--search=exhaustive", "--store", text(&file)];
    let args = ["tune", "MmaF16", "--varlen=300,70"].into_iter();
    user.fails(
        args.chain(search),
        &[
            "packed.study holds another study",
            "problem.varlen is \"70,300\" there and \"300,70\" here",
            "problem.with is [\"sinks\"] there and not given here",
        ],
    );
    let args = ["tune", "MmaF16", "--page=16"].into_iter();
    user.fails(
        args.chain(search),
        &["problem.page is not given there and 16 here"],
    );
    let args = ["tune", "MmaF16", "--with=documents", "--mask-blocks"].into_iter();
    user.fails(
        args.chain(search),
        &[
            "problem.with is [\"sinks\"] there and [\"documents\"] here",
            "problem.mask_blocks is not given there and true here",
        ],
    );
    let profile = ["profile", "--store", text(&file)];
    user.fails(
        profile,
        &["dense sequences", "--varlen, --with sinks", "fa bench"],
    );
}
