//! `fa prebuild` of the kernels that calls launch: what those would look for in the cache is there, and nothing else.

use fa::attention::{Chip, Dtype, Options, Problem, Shape, Tensors, plan, plan_backward};
use fa::dsl::config::{KernelEntry, Value};
use fa::dsl::target::{Arch, Target};
use fa::dsl::validate::validate;
use fa::kernels::attention::backward::BackwardTensors;
use fa::runtime::cache::{Cache, ContentKey};
use fa::runtime::nvrtc::CompileOptions;

use crate::fixture::{User, json, json_lines, stdout, text};

const CHIPS: [Chip; 2] = [
    Chip {
        arch: Arch::Sm80,
        multiprocessors: 108,
    },
    Chip {
        arch: Arch::Sm90a,
        multiprocessors: 108,
    },
];

/// A user's cubins.
pub struct Cubins(Vec<ContentKey>);

impl Cubins {
    pub fn of(user: &User) -> Cubins {
        let listed = Cache::at(user.path("cache")).ls().expect("a cache");
        Cubins(listed.into_iter().map(|it| it.info.content).collect())
    }

    /// Whether a device would find the kernel.
    pub fn have(&self, entry: &KernelEntry, values: &[Value], arch: Arch) -> bool {
        let staged = (entry.stage)(values).expect("it is staged");
        let kernel = validate(staged, &Target::new(arch)).expect("it is valid");
        let flags = CompileOptions::default().flags(arch);
        let key = ContentKey::new(&fa::dsl::cuda::write(&kernel), arch, &flags);
        self.0.contains(&key)
    }

    /// Of the kernels of an output, and of its gradients, how many there are and how many of them a device would find.
    fn of_call(&self, shape: &Shape, options: Options<'static>, chip: Chip) -> [[usize; 2]; 3] {
        let found = |kernels: Vec<(KernelEntry, Vec<Value>)>| {
            let has =
                |(entry, values): &(KernelEntry, Vec<Value>)| self.have(entry, values, chip.arch);
            [kernels.len(), kernels.iter().filter(|it| has(it)).count()]
        };
        let output = |lse: bool| {
            let tensors = Tensors::unallocated(shape, Dtype::Bf16, lse);
            let problem = Problem::of(Dtype::Bf16, &tensors, &options).expect("it fits");
            let plan = plan(chip, &problem, &tensors).expect("there is a kernel");
            let kernels = plan.steps.iter().map(|it| it.kernel);
            found(
                kernels
                    .map(|it| (*it.entry(), it.values().to_vec()))
                    .collect(),
            )
        };
        let problem = Problem {
            dtype: Dtype::Bf16,
            shape: *shape,
            options,
            lse: false,
        };
        let tensors = BackwardTensors::unallocated(&problem);
        let problem = tensors.problem(Dtype::Bf16, &options).expect("it fits");
        let steps = plan_backward(chip, &problem, &tensors).expect("there is a kernel");
        let launches = steps.launches.iter();
        let gradients = launches.map(|it| (it.entry, it.values.to_vec())).collect();
        [output(true), output(false), found(gradients)]
    }
}

/// Every kernel that a call launches is found, of outputs with a log-sum-exp and without, and of gradients; of another problem none is.
#[test]
fn calls_of_attention_find_what_is_prebuilt() {
    let shape = Shape {
        kv_heads: 2,
        ..Shape::square(2, 700, 4, 128)
    };
    let sizes = "--batch 2 --seq 700 --heads 4 --kv-heads 2 --head-dim 128 --dtype bf16 --causal";
    let causal = Options {
        causal: true,
        ..Options::default()
    };
    let same_bits = Options {
        deterministic: true,
        ..causal
    };
    for (flags, options) in [
        ("", causal),
        ("--backward", causal),
        ("--backward --deterministic", same_bits),
    ] {
        let user = User::new();
        let arguments = format!(
            "prebuild {sizes} {flags} --arch sm_80,sm_90a --multiprocessors 108 -o bundle --json"
        );
        let built = json(user.fa(arguments.split_whitespace()));
        let cubins = Cubins::of(&user);
        assert_eq!(built["cubins"], cubins.0.len());
        for chip in CHIPS {
            let [with_lse, without, gradients] = cubins.of_call(&shape, options, chip);
            assert_eq!((with_lse, without), ([1, 1], [1, 1]), "{flags} on {chip:?}");
            let [launched, found] = gradients;
            let expected = if flags.is_empty() { 0 } else { launched };
            assert!(launched > 1, "{launched}");
            assert_eq!(found, expected, "{flags} on {chip:?}");
            // Another mask, and another head dimension.
            let full = Options {
                causal: false,
                ..options
            };
            let wider = Shape::square(2, 700, 4, 192);
            for (shape, options) in [(shape, full), (wider, options)] {
                let [with_lse, without, [launched, found]] = cubins.of_call(&shape, options, chip);
                assert_eq!((with_lse, without), ([1, 0], [1, 0]), "{flags} on {chip:?}");
                assert!(found < launched, "{flags} on {chip:?}");
            }
        }
    }
}

/// Problems that are planned, whose cubins another machine has without NVRTC, and one of which it has not all.
#[test]
fn what_is_planned_is_loaded_without_nvrtc() {
    let on = "--arch sm_90a --multiprocessors 132";
    for (problem, other) in [
        (
            "--varlen 300:2000,1:2000x7 --page 16 --kv-heads 2",
            "--varlen 300:2000,1:2000x7 --page 16 --kv-heads 2 --softcap 20",
        ),
        (
            "--varlen 70,300 --with sinks --with bias --backward",
            "--varlen 70,300 --with sinks --backward",
        ),
        (
            "--seq 700 --causal --with prefix_ranges",
            "--seq 700 --causal --with prefix_ranges --softcap 20",
        ),
        (
            "--conv 2x32x20x20 --affine --activation silu",
            "--conv 2x32x20x20 --affine --activation gelu",
        ),
        ("--conv 1x64x512x512 --bf16", "--conv 1x64x512x512"),
    ] {
        let (here, there) = (User::new(), User::new());
        let bundle = here.path("bundle");
        let prebuild = format!("prebuild {problem} {on} -o {}", text(&bundle));
        stdout(here.fa(prebuild.split(' ')));
        stdout(there.fa_without_nvrtc(["cache", "import", text(&bundle)]));
        let plan = |problem| format!("plan {problem} {on} --cubin k.cubin");
        stdout(there.fa_without_nvrtc(plan(problem).split(' ')));
        assert!(there.path("k.cubin").is_file(), "{problem}");
        let mut missing = there.fa_without_nvrtc(plan(other).split(' '));
        let refused = missing.assert().code(1);
        refused.stderr(predicates::str::contains("fa setup"));
    }
}

/// Of functions that spill registers in the tiles that are chosen, a machine without NVRTC finds that out and has the smaller ones.
#[test]
fn what_was_tried_is_prebuilt() {
    let (here, there) = (User::new(), User::new());
    let bundle = here.path("bundle");
    let problem = "--seq 1000 --head-dim 128 --dtype bf16 --with bias --with alibi_slopes --backward --arch sm_90a --multiprocessors 132";
    let prebuild = format!("prebuild {problem} -o {}", text(&bundle));
    stdout(here.fa(prebuild.split(' ')));
    stdout(there.fa_without_nvrtc(["cache", "import", text(&bundle)]));
    let plan = format!("plan {problem} --json --cubin k.cubin");
    let launches = json_lines(there.fa_without_nvrtc(plan.split(' ')));
    let replaced = launches.iter().filter(|it| !it["in_place_of"].is_null());
    let replaced: Vec<_> = replaced.collect();
    assert_eq!(replaced.len(), 1, "{launches:?}");
    let others = replaced[0]["in_place_of"].as_array().expect("a list");
    let spills = |it: &serde_json::Value| it["spill_bytes"].as_u64() > Some(0);
    assert!(others.iter().all(spills), "{others:?}");
    assert!(
        others.iter().all(|it| it["spec"] != replaced[0]["spec"]),
        "{others:?}"
    );
    // Without compiling, the first is what is known.
    let plan = format!("plan {problem} --json");
    let planned = json_lines(there.fa_without_nvrtc(plan.split(' ')));
    let first = planned.iter().find(|it| !it["smaller_tiles"].is_null());
    let first = first.expect("one has functions");
    assert_eq!(first["spec"], others[0]["spec"]);
    let smaller = first["smaller_tiles"].as_array().expect("a list");
    assert!(smaller.contains(&replaced[0]["spec"]), "{smaller:?}");
}

#[test]
fn blocks_without_a_bias_are_prebuilt() {
    for (bias, is_there) in [("", true), (" --no-bias", false)] {
        let user = User::new();
        let arguments = format!("prebuild --conv 1x16x9x9 --arch sm_80{bias} -o bundle");
        stdout(user.fa(arguments.split(' ')));
        let listed = json_lines(user.fa(["cache", "ls", "--json"]));
        let convolves = |row: &&serde_json::Value| {
            row["spec"]
                .as_str()
                .is_some_and(|it| it.starts_with("ConvMma"))
        };
        let block = listed.iter().find(convolves).expect("a block");
        let spec = block["spec"].as_str().unwrap_or_default();
        assert_eq!(spec.contains("BIAS=true"), is_there, "{spec}");
    }
}

#[test]
fn what_is_of_no_call() {
    let user = User::new();
    let on = "--arch sm_80 -o bundle";
    for (asked, parts) in [
        ("--window 3,0", &["--window", "--seq N"][..]),
        ("--with sinks", &["--with", "--varlen LENGTHS"]),
        ("--static", &["--static", "--seq N"]),
        ("--backward", &["--backward", "--attention"]),
        ("--deterministic", &["--deterministic", "--attention"]),
        ("--multiprocessors 108", &["--multiprocessors", "--seq N"]),
        ("--attention --causal", &["--causal", "masks of its own"]),
        ("--attention --softcap 3", &["--softcap", "leave it out"]),
        ("--attention --deterministic", &["--backward"]),
        ("--seq 9 --deterministic", &["--backward"]),
        ("--seq 9 --head-dim 300", &["at most 256"]),
        ("--seq 9 --page 16 --backward", &["no gradient"]),
        ("--conv 1x17x8x8", &["17 channels"]),
    ] {
        let arguments = format!("prebuild {asked} {on}");
        user.fails(arguments.split(' '), parts);
    }
    for usage in [
        "--seq 9 --top 3",
        "--varlen 9 --store x",
        "--seq 9 --attention",
        "--attention --varlen 9",
        "--page 16",
        "--no-bias",
        "--conv 1x16x8x8 --causal",
        "--conv 1x16x8x8 --top 3",
        "--conv 1x16x8x8 --attention",
        "--seq 9 --multiprocessors 0",
    ] {
        let arguments = format!("prebuild {usage} {on}");
        let refused = user.fa(arguments.split(' ')).assert();
        refused.code(2).stdout("");
    }
}
