//! Problems with another number of keys than queries, and with options that are tensors.

use super::*;

/// A step of a model that generates.
const STEP: Shape = Shape {
    batch: 8,
    seq_q: 1,
    seq_k: 4096,
    heads: 32,
    kv_heads: 8,
    head_dim: 128,
};

fn with(names: &[&str]) -> TensorOptions {
    TensorOptions {
        with: names.iter().map(|name| (*name).to_owned()).collect(),
        ..TensorOptions::default()
    }
}

fn varlen(text: &str) -> TensorOptions {
    TensorOptions {
        varlen: Some(text.to_owned()),
        ..TensorOptions::default()
    }
}

fn paged(page: usize) -> TensorOptions {
    TensorOptions {
        page: Some(page),
        ..TensorOptions::default()
    }
}

/// Documents whose hidden blocks are known.
fn blocks(varlen: Option<&str>) -> TensorOptions {
    TensorOptions {
        varlen: varlen.map(str::to_owned),
        mask_blocks: true,
        ..with(&["documents"])
    }
}

fn subject(kernel: &str, shape: Shape, tensors: TensorOptions) -> Result<AttentionSubject> {
    let scores = ScoreOptions::masked(true);
    AttentionSubject::new(kernel, shape, Wanted { scores, tensors }, false)
}

fn definition(kernel: &str, subject: &AttentionSubject) -> Definition {
    Definition {
        kernel: kernel.to_owned(),
        options: subject.recorded_options(),
        problem: subject.workload().into(),
        arch: String::new(),
        search: Search::Exhaustive,
        seed: 0,
    }
}

/// Kernels, problems, the options that those are, and the kernel that is in use for them.
fn searched() -> Vec<(
    &'static str,
    Shape,
    TensorOptions,
    &'static str,
    &'static str,
)> {
    let square = sizes(700, 64);
    let both = || with(&["sinks", "alibi_slopes"]);
    let functions = || with(&["documents", "bias"]);
    let cached = "SEQUSED_K PAGED";
    let packed = "PACKED";
    let none = TensorOptions::default();
    let (decode, decode_f16) = ("DecodeBf16", "DecodeF16");
    let (special, special_f16) = ("WarpSpecializedBf16", "WarpSpecializedF16");
    let back = "BackwardWarpSpecializedBf16";
    let back_f16 = "BackwardWarpSpecializedF16";
    let slopes = with(&["alibi_slopes"]);
    let few = varlen("1:500,1:4000");
    let many = varlen("64..900x9");
    let three = varlen("70,1:300,500");
    let bias = with(&["bias"]);
    let ranges = with(&["prefix_ranges"]);
    let (listed, of_many) = (blocks(None), blocks(Some("64..900x9")));
    let paged_blocks = TensorOptions {
        page: Some(16),
        ..of_many.clone()
    };
    let classes = "FUNCTIONS MASK_BLOCKS";
    let packed_classes = "FUNCTIONS MASK_BLOCKS PACKED";
    let cached_classes = "FUNCTIONS MASK_BLOCKS PACKED SEQUSED_K PAGED";
    let both_ranges = TensorOptions {
        page: Some(16),
        ..with(&["sinks", "prefix_ranges"])
    };
    let cached_ranges = "PREFIX_RANGES SINKS SEQUSED_K PAGED";
    vec![
        (decode, STEP, none, "", decode),
        (decode_f16, STEP, paged(16), cached, decode_f16),
        (decode, STEP, slopes, "ALIBI", decode),
        (decode_f16, STEP, few, packed, decode_f16),
        ("MmaF16", square, both(), "ALIBI SINKS", special_f16),
        (special, square, many, packed, special),
        (special_f16, square, paged(48), cached, special_f16),
        // Calls find the blocks of long sequences out by themselves.
        ("MmaBf16", square, functions(), classes, special),
        ("BackwardMmaBf16", square, both(), "ALIBI SINKS", back),
        ("BackwardMmaF16", square, three, packed, back_f16),
        (back, square, bias, "FUNCTIONS", back),
        (special, square, ranges.clone(), "PREFIX_RANGES", special),
        (decode, STEP, both_ranges, cached_ranges, decode),
        ("BackwardMmaBf16", square, ranges, "PREFIX_RANGES", back),
        ("MmaF16", square, listed.clone(), classes, special_f16),
        (special, square, of_many, packed_classes, special),
        // Blocks are of one kernel, so that there is one for all sequences.
        (
            special_f16,
            square,
            paged_blocks,
            cached_classes,
            special_f16,
        ),
        (back, square, listed, classes, back),
    ]
}

/// Every candidate has what is asked for, what is in use is what the library takes for it.
#[test]
fn options_that_are_tensors_are_searched_apart() {
    for (kernel, shape, tensors, options, in_use) in searched() {
        let name = format!("{kernel} {tensors}");
        let subject = subject(kernel, shape, tensors).unwrap_or_else(|it| panic!("{name}: {it:#}"));
        let space = subject.space(CHIP);
        let space = space.unwrap_or_else(|it| panic!("{name}: {it:#}"));
        assert!(space.len() > 5, "{name}: {}", space.len());
        let wanted = ["CAUSAL"].into_iter().chain(options.split_whitespace());
        let wanted: Vec<&str> = wanted.collect();
        for candidate in 0..space.len() {
            let named = subject.named(&space.spec(candidate)).expect("it is a spec");
            let kernel = subject.kernel(space.values(candidate));
            // What a worker makes of the spec is what was planned.
            assert_eq!(Some(named), kernel, "{name}");
            let has = named.variant().options().filter(|(_, has)| *has);
            let has: Vec<&str> = has.map(|(name, _)| name).collect();
            assert_eq!(has, wanted, "{name}");
        }
        let used = subject.in_use(CHIP).expect("something is launched").text;
        assert!(used.starts_with(&format!("{in_use}<")), "{name}: {used}");
        assert!(!used.contains("FUNCTION_SET"), "{name}: {used}");
        for option in &wanted {
            assert!(used.contains(&format!("{option}=true")), "{name}: {used}");
        }
        let found = space.find(&used);
        assert_eq!(found.is_some(), in_use == kernel, "{name}: {used}");
    }
}

/// A study's definition says what the problem was.
#[test]
fn definitions_say_lengths_and_tensors() {
    for (kernel, shape, tensors, ..) in searched() {
        let name = format!("{kernel} {tensors}");
        let subject = subject(kernel, shape, tensors).unwrap_or_else(|it| panic!("{name}: {it:#}"));
        let text = serde_json::to_string(&definition(kernel, &subject)).expect("it is JSON");
        let again: Definition = serde_json::from_str(&text).expect("the same");
        let problem = again.problem.attention().expect("it is one of attention");
        let again = AttentionSubject::of(&again, problem).expect("the same");
        assert_eq!(again.options(), subject.options(), "{name}");
        assert_eq!(again.workload(), subject.workload(), "{name}");
        assert_eq!(again.inputs().lengths, subject.inputs().lengths, "{name}");
    }
}

/// In which order tensors are named, and how often, makes no other study.
#[test]
fn tensors_have_one_order() {
    let workload = |names: &[&str]| {
        let subject = subject("MmaF16", sizes(64, 64), with(names));
        subject.map(|subject| subject.workload())
    };
    let both = workload(&["sinks", "alibi_slopes", "sinks"]).expect("it takes them");
    assert_eq!(both.tensors.with, ["alibi_slopes", "sinks"]);
    assert_eq!(
        workload(&["alibi_slopes", "sinks"]).expect("the same"),
        both
    );
    // What a damaged study may say.
    let error = workload(&["sink"]).expect_err("there is none").to_string();
    assert!(
        error.starts_with("--with sink: there is no such tensor"),
        "{error}"
    );
    let error = subject("MmaF16", sizes(64, 64), varlen("3,x")).expect_err("they are none");
    assert!(
        error.to_string().starts_with("--varlen: `x` is no length"),
        "{error}"
    );
}

/// Two configurations of a study have the lists of their own tiles, as the spec of each says.
#[test]
fn lists_of_blocks_are_those_of_each_configuration() {
    let subject = subject("MmaF16", sizes(700, 64), blocks(None)).expect("it takes them");
    let space = subject.space(CHIP).expect("some take the problem");
    let mut sizes = std::collections::BTreeSet::new();
    for candidate in 0..space.len() {
        let kernel = subject.kernel(space.values(candidate));
        let kernel = kernel.expect("it is one of attention's");
        let [rows, keys] = kernel.skipped_blocks().expect("it leaves blocks out");
        let pass = subject.planned(&kernel, CHIP).expect("it takes them");
        let launch = pass.launch_of(&kernel).expect("it is launched");
        let mut tensors = launch.args().tensors();
        let words = tensors.find(|it| it.name == "mask_blocks");
        let words = words.expect("it takes the list").extent.shape;
        let (tiles, pairs) = (700_u64.div_ceil(rows.into()), 700_u64.div_ceil(keys.into()));
        assert_eq!(words, [2, 1, tiles, 2 * pairs.div_ceil(32)]);
        sizes.insert([rows, keys]);
    }
    assert!(sizes.len() > 3, "{sizes:?}");
}

/// Sequences count with their own lengths, and each tensor that is read once.
#[test]
fn work_is_counted() {
    let full = |tensors| {
        let scores = ScoreOptions::default();
        let shape = Shape {
            kv_heads: 2,
            ..sizes(8, 64)
        };
        let subject = AttentionSubject::new("MmaF16", shape, Wanted { scores, tensors }, false);
        subject.expect("it takes them").workload()
    };
    let packed = full(varlen("3:5,7"));
    assert_eq!(packed.flop, f64::from(4 * 4 * 64 * (3 * 5 + 7 * 7)));
    // Queries and output, keys and values, the log-sum-exp.
    let (queries, keys) = (10 * 4 * 64, 12 * 2 * 64);
    assert_eq!(
        packed.bytes,
        f64::from(2 * 2 * (queries + keys) + 4 * 4 * 10)
    );
    let in_pages = AttentionSubject::new(
        "DecodeF16",
        packed.shape,
        Wanted {
            scores: ScoreOptions::default(),
            tensors: TensorOptions {
                page: Some(4),
                ..varlen("3:5,2:7")
            },
        },
        false,
    );
    let in_pages = in_pages.expect("there are few queries").workload();
    let of_queries = 5 * 4 * 64;
    assert_eq!(
        in_pages.bytes,
        f64::from(2 * 2 * (of_queries + keys) + 4 * 4 * 5)
    );
    let dense = full(TensorOptions::default());
    assert_eq!(full(paged(4)).bytes, dense.bytes);
    assert_eq!(full(with(&["sinks"])).bytes, dense.bytes + 16.0);
    assert_eq!(
        full(with(&["bias"])).bytes,
        dense.bytes + f64::from(4 * 4 * 8 * 8)
    );
    assert_eq!(full(with(&["bias"])).flop, dense.flop);
    let causal = |tensors| {
        let subject = subject("MmaF16", sizes(64, 64), tensors);
        subject.expect("it takes them").workload().flop
    };
    // Of each sequence 64 keys, of which four ranges of 8 see each other.
    let pairs = 64 * 65 / 2 + 4 * (8 * 7 / 2);
    let of_ranges = f64::from(2 * 4 * 4 * 64 * pairs);
    assert_eq!(causal(with(&["prefix_ranges"])), of_ranges);
    assert_eq!(causal(blocks(None)), causal(TensorOptions::default()));
}

#[test]
fn what_cannot_be_tuned_is_refused() {
    let square = sizes(300, 64);
    let refused = |kernel, shape, tensors, parts: [&str; 2]| {
        let subject = subject(kernel, shape, tensors).and_then(|it| it.space(CHIP));
        let error = format!("{:#}", subject.map(|_| ()).expect_err("it is refused"));
        for part in parts {
            assert!(error.contains(part), "{error}");
        }
    };
    refused(
        "FaS512",
        sizes(512, 64),
        with(&["sinks"]),
        ["--with sinks: FaS512", "no such option"],
    );
    refused(
        "FaS512",
        sizes(512, 64),
        varlen("512,512"),
        ["--varlen: FaS512", "another kernel"],
    );
    refused(
        "FaS512",
        sizes(512, 64),
        paged(16),
        ["--page: FaS512", "another kernel"],
    );
    refused(
        "FaS512",
        sizes(512, 64),
        with(&["bias"]),
        ["--with bias or documents", "FaS512"],
    );
    refused(
        "FaS512",
        sizes(512, 64),
        with(&["prefix_ranges"]),
        ["--with prefix_ranges: FaS512", "no such option"],
    );
    refused(
        "ResidentF16",
        sizes(512, 64),
        blocks(None),
        ["ResidentF16", "goes through all blocks"],
    );
    refused(
        "MmaF16",
        square,
        TensorOptions {
            mask_blocks: true,
            ..TensorOptions::default()
        },
        ["--mask-blocks: there are no documents", "--with documents"],
    );
    let unmasked = Wanted {
        scores: ScoreOptions::default(),
        tensors: with(&["prefix_ranges"]),
    };
    let error = AttentionSubject::new("MmaF16", square, unmasked, false);
    let error = error.expect_err("there is nothing to show").to_string();
    assert!(error.contains("add --causal or --window L,R"), "{error}");
    refused(
        "BackwardMmaF16",
        square,
        paged(16),
        ["--page 16: BackwardMmaF16", "gradients"],
    );
    let both = TensorOptions {
        page: Some(16),
        ..varlen("300,1:700")
    };
    refused(
        "MmaF16",
        square,
        both,
        ["--varlen with --page", "two kernels"],
    );
    for (shape, tensors) in [
        (sizes(512, 64), varlen("512")),
        (STEP, TensorOptions::default()),
    ] {
        refused("ResidentF16", shape, tensors, ["ResidentF16", "sequence"]);
    }
    for (shape, tensors, part) in [
        (square, varlen("300"), "lengths of their own"),
        (STEP, TensorOptions::default(), "1 queries and 4096 keys"),
    ] {
        let wanted = Wanted {
            scores: ScoreOptions::default(),
            tensors,
        };
        let error = AttentionSubject::new("MmaF16", shape, wanted, true);
        let error = error.expect_err("there is no one length").to_string();
        assert!(
            error.starts_with("--static") && error.contains(part),
            "{error}"
        );
    }
}
