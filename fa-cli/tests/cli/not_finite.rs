//! Tensors that are not finite, and bounds that are not: nothing is compared, and nothing is called wrong or correct.

use fa::dsl::abi::Element;
use fa::prelude::f16;
use safetensors::Dtype;

use crate::files::{file, values, with};
use crate::fixture::User;

/// Numbers of a tensor that are all the same, or random ones.
fn numbers(len: usize, number: Option<f32>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let values = match number {
        Some(number) => vec![f16::from_f32(number); len],
        None => values(len, len as u32),
    };
    f16::write_bytes(&values, &mut bytes);
    bytes
}

/// A command that compares on the interpreter. It writes what it computed, says of it what it is not, and fails.
#[track_caller]
fn is_not_compared(args: &str, bytes: Vec<u8>, said: &str, parts: &[&str]) {
    let user = User::new();
    user.write("in", bytes);
    let all = "in -o out --device cpu --check".split(' ');
    let args = args.split(' ');
    let output = user.fa_without_nvrtc(args.chain(all)).output();
    let output = output.expect("it starts");
    let [text, error] = [output.stdout, output.stderr].map(|it| String::from_utf8(it).unwrap());
    assert_eq!(output.status.code(), Some(1), "{text} {error}");
    assert!(text.contains(said), "{text} {error}");
    assert!(
        !text.contains("WRONG") && !text.contains(": correct"),
        "{text}"
    );
    for part in parts {
        assert!(error.contains(part), "{error}");
    }
    assert!(user.path("out").exists());
}

const NEITHER: &str = "not compared, as neither output nor reference is finite";

/// q, k and v of two heads, each of one number if there is one, and tensors beside them.
fn attention(of: [Option<f32>; 3], more: &[(&str, Dtype, Vec<usize>, Vec<u8>)]) -> Vec<u8> {
    let shape = [1, 40, 2, 32];
    let tensor = |name, number| {
        let bytes = numbers(shape.iter().product(), number);
        (name, Dtype::F16, shape.to_vec(), bytes)
    };
    let [q, k, v] = of;
    let all = [tensor("q", q), tensor("k", k), tensor("v", v)];
    with(&file(&[]), &[&all[..], more].concat())
}

#[test]
fn inputs_of_attention_that_are_not_finite() {
    let cause = "float64 has no finite numbers there either; give numbers that are finite in";
    let (nan, infinite) = (Some(f32::NAN), Some(f32::INFINITY));
    for (of, name) in [
        ([nan, None, None], "`q`"),
        ([None, nan, None], "`k`"),
        ([None, None, nan], "`v`"),
        ([None, None, infinite], "`v`"),
    ] {
        let bytes = attention(of, &[]);
        is_not_compared("run", bytes, NEITHER, &["`o` of", cause, name]);
    }
    let bias = ("bias", Dtype::F16, vec![1, 1, 40, 40], numbers(1600, nan));
    let bytes = attention([None; 3], &[bias]);
    is_not_compared("run", bytes, NEITHER, &["`o` of", cause, "`bias`"]);
}

#[test]
fn gradients_of_what_is_not_finite() {
    let d_o = |number| ("do", Dtype::F16, vec![1, 40, 2, 32], numbers(2560, number));
    let bytes = attention([None; 3], &[d_o(Some(f32::NAN))]);
    let parts = ["`dq`, `dk`, `dv` of", "are finite in `do`"];
    let user = User::new();
    user.write("in", bytes);
    let all = "run in -o out --device cpu --check".split(' ');
    let output = user.fa_without_nvrtc(all).output().expect("it starts");
    let [text, error] = [output.stdout, output.stderr].map(|it| String::from_utf8(it).unwrap());
    assert!(
        text.contains(": correct") && text.contains(NEITHER),
        "{text}"
    );
    assert!(!text.contains("WRONG"), "{text}");
    assert!(parts.iter().all(|it| error.contains(it)), "{error}");
}

#[test]
fn a_bound_that_is_not_finite() {
    // Scores of 16 bits overflow; those of float32 do not.
    let bytes = attention([Some(300.0), Some(300.0), None], &[]);
    let said = "not compared, as the bound is not finite";
    let parts = ["`o` of", "in 16 bits overflows", "give smaller inputs"];
    is_not_compared("run", bytes, said, &parts);
}

/// A block of 16 channels whose kernel is 1 × 1.
fn images(size: usize, of: [Option<f32>; 3]) -> Vec<u8> {
    let tensor = |name, shape: [usize; 4], number| {
        let bytes = numbers(shape.iter().product(), number);
        (name, Dtype::F16, shape.to_vec(), bytes)
    };
    let [x, weight, bias] = of;
    let all = [
        tensor("x", [1, size, size, 16], x),
        tensor("weight", [16, 1, 1, 16], weight),
        ("bias", Dtype::F16, vec![16], numbers(16, bias)),
    ];
    with(&file(&[]), &all)
}

#[test]
fn inputs_of_convolution_blocks_that_are_not_finite() {
    let nan = Some(f32::NAN);
    for (of, name) in [
        ([nan, None, None], "`x`"),
        ([None, nan, None], "`weight`"),
        ([None, None, nan], "`bias`"),
    ] {
        let parts = ["`y` of", "give numbers that are finite in", name];
        for norm in ["conv-block", "conv-block --no-norm"] {
            is_not_compared(norm, images(9, of), NEITHER, &parts);
        }
    }
    let said = "not compared, as the bound is not finite";
    let bytes = images(9, [Some(300.0), Some(300.0), None]);
    let parts = ["`y` of", "in 16 bits overflows", "give smaller inputs"];
    is_not_compared("conv-block --no-norm", bytes, said, &parts);
}
