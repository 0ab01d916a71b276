//! Convolution blocks: `fa conv-block` on files, `fa plan --conv`, and as far as it goes without a GPU `fa bench --conv`.

use fa::dsl::abi::Element;
use fa::prelude::f16;
use fa_cases::fuzz::{check_some, noise, with_slips};
use fa_reference::conv::{ConvSizes, convolve, gelu, instance_norm, silu};
use predicates::prelude::predicate;
use proptest::prelude::*;
use safetensors::{Dtype, SafeTensors};
use serde_json::Value;

use crate::files::{file, values, with};
use crate::fixture::{User, json, json_lines};
use crate::fuzz::outcome;

const SIZES: ConvSizes = ConvSizes {
    samples: 2,
    height: 7,
    width: 9,
    inputs: 16,
    outputs: 32,
    kernel: 3,
};

fn bytes(values: &[f16]) -> Vec<u8> {
    let mut bytes = Vec::new();
    f16::write_bytes(values, &mut bytes);
    bytes
}

/// (outer, channels, rows, cols) of (outer, rows, cols, channels).
fn channels_first(values: &[f16], pixels: usize, channels: usize) -> Vec<f16> {
    let of_image = |image: &[f16]| -> Vec<f16> {
        let of_channel = |channel| image.iter().skip(channel).step_by(channels).copied();
        (0..channels).flat_map(of_channel).collect()
    };
    values
        .chunks(pixels * channels)
        .flat_map(of_image)
        .collect()
}

/// Images and weights, and bias, scale and shift if `affine`, in the order of dimensions that is asked for.
fn images(kernel: usize, first: bool, affine: bool) -> Vec<u8> {
    let ConvSizes {
        samples,
        height,
        width,
        inputs,
        outputs,
        ..
    } = SIZES;
    let tensor = |name, [outer, rows, cols, channels]: [usize; 4], seed| {
        let values = values(outer * rows * cols * channels, seed);
        match first {
            true => {
                let shape = vec![outer, channels, rows, cols];
                let values = channels_first(&values, rows * cols, channels);
                (name, Dtype::F16, shape, bytes(&values))
            }
            false => (
                name,
                Dtype::F16,
                vec![outer, rows, cols, channels],
                bytes(&values),
            ),
        }
    };
    let mut tensors = vec![
        tensor("x", [samples, height, width, inputs], 1),
        tensor("weight", [outputs, kernel, kernel, inputs], 2),
    ];
    if affine {
        let of_channels = [("bias", 3), ("scale", 4), ("shift", 5)];
        let of_channels = of_channels.map(|(name, seed)| {
            (
                name,
                Dtype::F16,
                vec![outputs],
                bytes(&values(outputs, seed)),
            )
        });
        tensors.extend(of_channels);
    }
    with(&file(&[]), &tensors)
}

/// Runs on the interpreter and compares with float64.
fn computes(
    args: &[&str],
    kernel: usize,
    [first, affine]: [bool; 2],
    epsilon: Option<f64>,
    activation: fn(f64) -> f64,
) {
    let user = User::new();
    user.write("in.safetensors", images(kernel, first, affine));
    let all = [
        "conv-block",
        "in.safetensors",
        "-o",
        "out",
        "--device",
        "cpu",
        "--check",
        "--json",
    ];
    let summary = json(user.fa_without_nvrtc(all.iter().chain(args).copied()));
    assert_eq!(summary["output"], "out");
    assert_eq!(
        (&summary["check"]["ok"], &summary["check"]["channels"]),
        (&true.into(), &8.into())
    );
    let out = std::fs::read(user.path("out")).expect("the output exists");
    let out = SafeTensors::deserialize(&out).expect("the output is a safetensors file");
    assert_eq!(out.names(), ["y"]);
    let y = out.tensor("y").expect("y");
    let sizes = ConvSizes { kernel, ..SIZES };
    let ConvSizes {
        samples,
        height,
        width,
        inputs,
        outputs,
        ..
    } = sizes;
    let shape = match first {
        true => [samples, outputs, height, width],
        false => [samples, height, width, outputs],
    };
    assert_eq!((y.dtype(), y.shape()), (Dtype::F16, &shape[..]));
    let wide = |len, seed| {
        values(len, seed)
            .iter()
            .map(|it| it.to_f64())
            .collect::<Vec<_>>()
    };
    let of_channels = |seed| affine.then(|| wide(outputs, seed));
    let [x, weight] = [
        (samples * height * width * inputs, 1),
        (outputs * kernel * kernel * inputs, 2),
    ]
    .map(|(len, seed)| wide(len, seed));
    let mut expected = convolve(&sizes, &x, &weight, of_channels(3).as_deref());
    if let Some(epsilon) = epsilon {
        let [scale, shift] = [4, 5].map(of_channels);
        instance_norm(
            &mut expected,
            [samples, outputs],
            epsilon,
            scale.as_deref(),
            shift.as_deref(),
        );
    }
    let expected: Vec<f64> = expected.into_iter().map(activation).collect();
    let rounded: Vec<f16> = expected.iter().map(|it| f16::from_f64(*it)).collect();
    let in_order = match first {
        true => channels_first(&rounded, height * width, outputs),
        false => rounded,
    };
    let largest = expected
        .iter()
        .fold(0.0_f64, |largest, it| largest.max(it.abs()));
    for (found, expected) in f16::read_bytes(y.data()).iter().zip(in_order) {
        let error = (found.to_f64() - expected.to_f64()).abs();
        assert!(error < 2e-3 * largest, "{found} instead of {expected}");
    }
}

#[test]
fn images_are_convolved_normalised_and_activated() {
    computes(&[], 3, [false, false], Some(1e-5), gelu);
    computes(&[], 1, [false, true], Some(1e-5), gelu);
    let silu_of = [
        "--activation",
        "silu",
        "--epsilon",
        "30",
        "--channels-first",
    ];
    computes(&silu_of, 3, [true, true], Some(30.0), silu);
    let alone = ["--no-norm", "--activation", "none", "--channels-first"];
    computes(&alone, 1, [true, false], None, |x| x);
}

#[test]
fn a_kernel_can_be_named() {
    let user = User::new();
    user.write("in.safetensors", images(3, false, true));
    let all = [
        "conv-block",
        "in.safetensors",
        "-o",
        "out",
        "--device",
        "cpu",
        "--json",
    ];
    let chosen = json(user.fa_without_nvrtc(all));
    let spec = chosen["kernel"].as_str().expect("a spec");
    let named = json(user.fa_without_nvrtc(all.into_iter().chain(["--kernel", spec])));
    assert_eq!(named["kernel"], chosen["kernel"]);
    assert!(named["check"].is_null(), "{named}");
    // It is made for a normalisation, and for these channels.
    let refused = |args: &[&str], parts: &[&str]| {
        let args = all.iter().chain(["--kernel"].iter()).chain(args);
        user.fails(args.copied(), parts);
    };
    std::fs::remove_file(user.path("out")).expect("it is there");
    refused(&["Saxpy<>"], &["Saxpy<> does not convolve"]);
    user.write("in.safetensors", images(1, false, true));
    refused(&[spec], &["made for other channels or options"]);
}

/// Expects that `fa conv-block` with further arguments rejects the file.
fn rejects(args: &[&str], bytes: Vec<u8>, parts: &[&str]) {
    let user = User::new();
    user.write("in.safetensors", bytes);
    let all = [
        "conv-block",
        "in.safetensors",
        "-o",
        "out",
        "--device",
        "cpu",
    ];
    user.fails(all.iter().chain(args).copied(), parts);
}

#[test]
fn files_that_it_cannot_take() {
    let half = |x: &[usize], weight: &[usize]| {
        file(&[
            ("x", Dtype::F16, x.to_vec()),
            ("weight", Dtype::F16, weight.to_vec()),
        ])
    };
    let good = || half(&[1, 4, 4, 16], &[16, 3, 3, 16]);
    rejects(&[], b"nothing".to_vec(), &["no safetensors file"]);
    let alone = file(&[("x", Dtype::F16, vec![1, 4, 4, 16])]);
    rejects(&[], alone, &["no tensor `weight`", "needs x and weight"]);
    let more = |name, dtype, sizes: &[usize], bytes: usize| {
        with(&good(), &[(name, dtype, sizes.to_vec(), vec![0; bytes])])
    };
    rejects(
        &[],
        more("gamma", Dtype::F16, &[16], 32),
        &["`gamma` is no tensor", "scale, shift"],
    );
    rejects(
        &[],
        more("bias", Dtype::F32, &[16], 64),
        &["`bias` is F32", "F16, the type of x"],
    );
    rejects(
        &[],
        more("bias", Dtype::F16, &[1, 16], 32),
        &["`bias` is [1, 16]", "(out channels)"],
    );
    rejects(
        &[],
        more("shift", Dtype::F16, &[8], 16),
        &["`shift` is [8", "[16"],
    );
    rejects(
        &["--no-norm"],
        more("scale", Dtype::F16, &[16], 32),
        &["`scale` is a part of the normalisation"],
    );
    rejects(
        &[],
        half(&[4, 4, 16], &[16, 3, 3, 16]),
        &["`x` is [4, 4, 16]", "height"],
    );
    rejects(
        &[],
        half(&[1, 4, 4, 24], &[16, 3, 3, 24]),
        &["`x` has 24 channels"],
    );
    rejects(
        &[],
        half(&[1, 4, 4, 16], &[16, 5, 5, 16]),
        &["[5, 5]", "1 × 1 and 3 × 3"],
    );
    rejects(
        &[],
        half(&[1, 4, 4, 16], &[16, 3, 3, 32]),
        &["`weight`", "[16, 3, 3, 16]"],
    );
    rejects(
        &[],
        half(&[1, 0, 4, 16], &[16, 3, 3, 16]),
        &["`x` has no elements"],
    );
    rejects(&["--epsilon", "-1"], good(), &["epsilon -1"]);
    User::new().fails(["conv-block", "none", "-o", "out"], &["cannot read none"]);
}

#[test]
fn wrong_usage_has_status_2() {
    for args in [
        "conv-block in.safetensors",
        "conv-block -o out",
        "conv-block in -o out --activation elu",
        "conv-block in -o out --no-norm --epsilon 1",
        "plan --conv 5x64x128",
        "plan --conv 5x64x128x0",
        "plan --conv 5x64x8x8 --seq 128",
        "plan --conv 5x64x8x8 --causal",
        "plan --seq 128 --no-norm",
        "plan --seq 128 --out-channels 64",
        "plan --conv 5x64x8x8 --affine --no-norm",
        "bench --conv 5x64x8x8 --seq 128",
        "bench --conv 5x64x8x8 --decode --keys 3",
        "bench --conv 5x64x8x8 --backward",
        "bench --activation relu",
    ] {
        let user = User::new();
        let assert = user.fa(args.split(' ')).assert().code(2).stdout("");
        assert.stderr(predicate::str::contains("error: "));
    }
}

/// `fa plan --json` on an H200, a row for each launch.
fn plan(args: &str) -> Vec<Value> {
    let on = "--arch sm_90a --multiprocessors 132";
    let all = format!("plan --json {on} {args}");
    json_lines(User::new().fa_without_nvrtc(all.split(' ')))
}

#[test]
fn plans_say_what_is_launched() {
    let found = plan("--conv 5x64x128x128");
    let [row] = &found[..] else {
        panic!("{found:?}")
    };
    let problem = &row["problem"];
    let sizes = [
        "samples",
        "height",
        "width",
        "in_channels",
        "out_channels",
        "kernel_size",
    ];
    assert_eq!(
        sizes.map(|it| problem[it].as_u64()),
        [5, 128, 128, 64, 64, 3].map(Some)
    );
    assert_eq!(
        (&problem["bias"], &problem["scale"]),
        (&true.into(), &false.into())
    );
    assert!(
        row["spec"]
            .as_str()
            .is_some_and(|it| it.starts_with("ConvStreamingF16<"))
    );
    let ctas = row["grid"][0].as_u64().expect("a number");
    assert!(ctas > 0 && ctas <= 132, "{row}");
    // They meet at a barrier of the grid, of images whose outputs do not all stay on the chip, too; those of a normalisation in a launch of its own do not.
    assert_eq!(row["cooperative"], true);
    let in_part = plan("--conv 1x64x512x512");
    assert_eq!(
        (in_part.len(), &in_part[0]["cooperative"]),
        (1, &true.into())
    );
    let apart = plan("--conv 32x128x128x128");
    let last = apart.last().expect("a launch");
    assert_eq!((apart.len(), &last["cooperative"]), (2, &false.into()));
    assert!(row["shared_bytes"].as_u64() <= Some(232_448), "{row}");
    let arguments = row["arguments"].as_array().expect("a list");
    let of = |name: &str| arguments.iter().find(|it| it["name"] == name).expect(name);
    assert_eq!(of("x")["kind"], "map");
    assert_eq!(of("y")["tensor"], "y");
    // Where counters lie is up to who launches.
    let counters = of("counters");
    assert_eq!(
        (&counters["tensor"], &counters["counters"]),
        (&"counters".into(), &true.into())
    );
    assert!(counters["workspace_offset"].is_null(), "{counters}");

    // Channels that are apart in memory are read and stored where they are, if rows are of whole eights.
    let alone = plan("--conv 5x64x128x128 --channels-first --bf16");
    let [row] = &alone[..] else {
        panic!("{alone:?}")
    };
    let spec = row["spec"].as_str().expect("a spec");
    assert!(spec.starts_with("ConvStreamingBf16<"), "{spec}");
    assert!(
        spec.ends_with("CHANNELS_FIRST=true,X_CHANNELS_FIRST=true,WEIGHT_CHANNELS_FIRST=true>"),
        "{spec}"
    );
    // There is no image in it.
    assert!(row["workspace_bytes"].as_u64() < Some(1 << 20), "{row}");

    // Otherwise they are copied before and after, and weights with them where the kernel does not read them as they are.
    let (images, weights) = ("ConvTransposeBf16<>", "ConvTransposeBf16<WEIGHTS=true>");
    for (sizes, channels, before, own) in [
        ([5, 128, 132], 64, images, "ConvStreamingBf16<"),
        ([16, 64, 64], 128, weights, "ConvWarpSpecializedBf16<"),
    ] {
        let [samples, height, width] = sizes;
        let problem = format!("{samples}x{channels}x{height}x{width}");
        let copied = plan(&format!("--conv {problem} --channels-first --bf16"));
        let specs: Vec<&str> = copied
            .iter()
            .filter_map(|row| row["spec"].as_str())
            .collect();
        let [first, middle, last] = specs[..] else {
            panic!("{specs:?}")
        };
        assert_eq!([first, last], [before, images]);
        assert!(middle.starts_with(own), "{specs:?}");
        assert!(!middle.contains(",CHANNELS_FIRST=true"), "{specs:?}");
        let of_image: u64 = sizes.iter().product::<u64>() * channels * 2;
        let [first, last] = [&copied[0], &copied[2]];
        assert_eq!(first["workspace_bytes"], last["workspace_bytes"]);
        let bytes = first["workspace_bytes"].as_u64();
        // Both images, and what CTAs tell each other.
        assert!(bytes > Some(2 * of_image), "{first}");
        assert!(bytes < Some(3 * of_image), "{first}");
    }

    let options = "--affine --activation silu --epsilon 0.5 --out-channels 32 --kernel-size 1";
    let found = plan(&format!("--conv 1x16x9x9 {options}"));
    let problem = &found[0]["problem"];
    assert_eq!(
        (&problem["scale"], &problem["activation"]),
        (&true.into(), &"silu".into())
    );
    assert_eq!(
        (&problem["epsilon"], &problem["out_channels"]),
        (&0.5.into(), &32.into())
    );
    let named = found[0]["spec"].as_str().expect("a spec");
    let again = plan(&format!("--conv 1x16x9x9 {options} --kernel {named}"));
    assert_eq!(again, found);
}

#[test]
fn plans_that_there_are_none_of() {
    let fails = |args: &str, parts: &[&str]| User::new().fails(args.split(' '), parts);
    let plan = "plan --multiprocessors 132 --arch";
    fails(
        &format!(
            "{plan} sm_80 --conv 5x64x8x8 --kernel ConvWarpSpecializedF16<80,2,BIAS=true,NORM=after>"
        ),
        &["sm_90a alone", "ConvMma"],
    );
    fails(&format!("{plan} sm_90a --conv 5x24x8x8"), &["24 channels"]);
    fails(
        &format!("{plan} sm_90a --conv 5x64x8x8 --kernel-size 5"),
        &["[5, 5]"],
    );
    fails(
        &format!("{plan} sm_90a --conv 5x64x8x8 --kernel Saxpy<>"),
        &["does not convolve"],
    );
    fails("bench --conv 5x64x8x8", &["`fa bench` needs a GPU"]);
}

/// A failed run leaves no output.
#[test]
fn any_input_file() {
    let user = User::new();
    let small = file(&[
        ("x", Dtype::F16, vec![1, 4, 4, 16]),
        ("weight", Dtype::F16, vec![16, 1, 1, 16]),
    ]);
    let bytes = prop_oneof![1 => noise(), 9 => with_slips(Just(small))];
    check_some(100, "convolutions of files", bytes, |bytes| {
        user.write("in.safetensors", &bytes);
        let _ = std::fs::remove_file(user.path("out"));
        let before = user.files();
        let args = [
            "conv-block",
            "in.safetensors",
            "-o",
            "out",
            "--device",
            "cpu",
        ];
        let ran = outcome(&user, user.fa_without_nvrtc(args), &before);
        assert_eq!(user.path("out").exists(), ran.is_ok());
        ran
    });
}

/// Of images of one pixel each value is its own mean.
#[test]
fn images_of_one_pixel_and_of_one_large_number_are_compared() {
    for (size, number) in [(1, None), (9, Some(f16::from_f32(60_000.0)))] {
        for kernel in [1, 3] {
            let values = |len, seed| match number {
                Some(_) if seed < 3 => bytes(&vec![f16::ZERO; len]),
                Some(number) => bytes(&vec![number; len]),
                None => bytes(&values(len, seed)),
            };
            let tensor = |name, shape: Vec<usize>, seed| {
                let len = shape.iter().product();
                (name, Dtype::F16, shape, values(len, seed))
            };
            let user = User::new();
            let tensors = [
                tensor("x", vec![2, size, size, 16], 1),
                tensor("weight", vec![32, kernel, kernel, 16], 2),
                tensor("bias", vec![32], 3),
            ];
            user.write("in", with(&file(&[]), &tensors));
            let args = "conv-block in -o out --device cpu --check --json --activation none";
            let summary = json(user.fa_without_nvrtc(args.split(' ')));
            assert_eq!(summary["check"]["ok"], true, "{summary}");
        }
    }
}
