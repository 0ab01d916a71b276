use fa::attention::{Dtype, Shape};

use super::*;
use crate::commands::arguments::Asked;

/// Both passes are checked, also when the memory is taken for another problem, and none is taken for the other.
#[test]
fn both_passes_are_checked() {
    let device = Device::cpu();
    let chip = Chip::of(&device);
    let shape = Shape::square(1, 64, 2, 32);
    let problem = |causal| {
        let problem = attention::problem(&shape, Dtype::Bf16, attention::masked(causal));
        problem.expect("it fits")
    };
    let chosen = |causal, backward| {
        let choice = Choice::chosen(problem(causal), backward, chip);
        choice.expect("there is a kernel").kernel
    };
    let mut flop = [0.0; 2];
    for backward in [false, true] {
        let mut bench = Bench::of_dense(&device, problem(false), backward).expect("it fits");
        let tensor = if backward { "d" } else { "o" };
        for causal in [false, true] {
            assert!(bench.reshape(problem(causal)).expect("it is computed"));
            let kernel = chosen(causal, backward);
            let measured = bench.check(&kernel).expect("it runs");
            assert!(
                measured.check.verdict.is_correct() && measured.check.tensor.starts_with(tensor)
            );
            flop[usize::from(backward)] = measured.flop;
        }
        let full = bench.check(&chosen(false, backward));
        full.map(|_| ()).expect_err("it is not causal");
        let other = bench.check(&chosen(true, !backward));
        assert!(
            other.map_or(true, |it| !it.check.verdict.is_correct()),
            "it leaves nothing"
        );
    }
    assert_eq!(flop[1], 2.5 * flop[0]);
}

/// Parts of prompts and single queries over a cache, in one call and by a kernel that is named.
#[test]
fn calls_run_all_that_attention_launches() {
    let device = Device::cpu();
    let chip = Chip::of(&device);
    let lengths = "40:90,1:70x3,0:5,3:3";
    for page in [None, Some(16)] {
        let asked = Asked {
            causal: true,
            varlen: Some(lengths.parse().expect("they are lengths")),
            cache: true,
            page,
            ..Asked::default()
        };
        let shape = Shape {
            kv_heads: 1,
            seq_k: 90,
            ..Shape::square(1, 44, 2, 32)
        };
        let inputs = Inputs::of(&asked, &shape, Dtype::Bf16).expect("it fits");
        let call = inputs.call(None, chip).expect("it is planned");
        assert_eq!(call.launches().len(), 2);
        let chosen = Choice::chosen(inputs.problem, false, chip).expect("there is a kernel");
        let bench = || Bench::new(&device, &inputs, false).expect("it fits");
        // Keys and values of sequences that have queries, of two bytes.
        assert_eq!(bench().tensors.kv_bytes(), 2 * (90 + 3 * 70 + 3) * 32 * 2);
        for mut bench in [bench(), bench().of_calls()] {
            let launched = pass(&mut bench.sets[0], bench.call, &chosen.kernel, chip);
            let launched = launched.expect("it is planned").launches().len();
            assert_eq!(launched, if bench.call { 2 } else { 1 });
            let measured = bench.check(&chosen.kernel).expect("it runs");
            assert!(measured.check.verdict.is_correct(), "{}", measured.check);
        }
    }
}

/// Kernels of different blocks beside each other, calls, and gradients.
#[test]
fn blocks_are_classified_for_each_kernel() {
    let device = Device::cpu();
    let chip = Chip::of(&device);
    let asked = Asked {
        with: vec!["documents".to_owned()],
        mask_blocks: true,
        ..Asked::default()
    };
    let shape = Shape::square(1, 200, 2, 64);
    let inputs = Inputs::of(&asked, &shape, Dtype::F16).expect("it fits");
    let of_a_call = Choice::chosen(inputs.problem, false, chip).expect("there is a kernel");
    let mut bench = Bench::new(&device, &inputs, false).expect("it fits");
    let mut found = Vec::new();
    for text in ["MmaF16<64,64,4>", "MmaF16<128,32,4>", "MmaF16<64,64,2>"] {
        let choice = Choice::of(Some(text), &asked, &shape, Dtype::F16, chip);
        let kernel = choice.expect("it takes the problem").kernel;
        let measured = bench.check(&kernel).expect("it runs");
        assert!(measured.check.verdict.is_correct(), "{}", measured.check);
        let blocks = bench.known_blocks(&kernel).expect("they are read");
        found.extend(blocks.map(|it| [it.queries, it.keys]));
    }
    assert_eq!(found, [[64, 64], [128, 32], [64, 64]]);
    // One that another process has checked is measured, too; graphs are of GPUs alone.
    let choice = Choice::of(Some("MmaF16<32,64,2>"), &asked, &shape, Dtype::F16, chip);
    let unchecked = choice.expect("it takes the problem").kernel;
    let error = bench.sample(&unchecked).expect_err("there is no graph");
    assert!(!error.to_string().contains("not classified"), "{error:#}");
    let blocks = bench.known_blocks(&unchecked).expect("they are read");
    assert_eq!(blocks.map(|it| [it.queries, it.keys]), Some([32, 64]));
    let kernel = of_a_call.kernel;
    let mut call = Bench::new(&device, &inputs, false)
        .expect("it fits")
        .of_calls();
    let measured = call.check(&kernel).expect("it runs");
    assert!(measured.check.verdict.is_correct(), "{}", measured.check);
    assert!(call.known_blocks(&kernel).expect("they are read").is_some());
    let mut bench = Bench::new(&device, &inputs, true).expect("it fits");
    let chosen = Choice::chosen(inputs.problem, true, chip).expect("there is a kernel");
    let measured = bench.check(&chosen.kernel).expect("it runs");
    assert!(measured.check.verdict.is_correct(), "{}", measured.check);
    let blocks = bench
        .known_blocks(&chosen.kernel)
        .expect("they are read")
        .expect("there are some");
    assert!(blocks.hidden > 0, "{blocks}");
}

/// The gradient of a bias is computed and compared where it is asked for, beside the others.
#[test]
fn gradients_of_a_bias_are_checked() {
    let device = Device::cpu();
    let asked = Asked {
        backward: true,
        with: vec!["bias".to_owned()],
        ..Asked::default()
    };
    let shape = Shape::square(2, 70, 2, 64);
    let inputs = Inputs::of(&asked, &shape, Dtype::Bf16).expect("it fits");
    let kernel = Choice::chosen(inputs.problem, true, Chip::of(&device));
    let kernel = kernel.expect("there is a kernel").kernel;
    let asked = inputs.clone().with_bias_gradient();
    for inputs in [inputs, asked.expect("there is a bias")] {
        let mut bench = Bench::new(&device, &inputs, true).expect("it fits");
        let measured = bench.check(&kernel).expect("it runs");
        assert!(measured.check.verdict.is_correct(), "{}", measured.check);
        assert_eq!(bench.row(&measured)["d_bias"], inputs.d_bias);
        let found = bench.sets[0].gradients().expect("they are read");
        let mut found = found.expect("there are some");
        assert_eq!(found.d_bias.is_some(), inputs.d_bias);
        let Some(d_bias) = &mut found.d_bias else {
            continue;
        };
        d_bias.values.iter_mut().for_each(|it| *it *= 2.0);
        let Expected::Gradients {
            references,
            forward,
        } = &bench.references
        else {
            panic!("it computes gradients");
        };
        let checks = references.check_all(&bench.tensors, forward, &found);
        let worst = Check::worst(checks).expect("something is compared");
        assert!(!worst.verdict.is_correct() && worst.tensor == "d_bias");
    }
}
