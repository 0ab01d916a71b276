use fa::attention::Dtype;
use fa::conv::{Activation, ConvProblem, InstanceNorm};
use fa::dsl::target::Arch;

use super::*;

const PROBLEM: ConvProblem = ConvProblem {
    dtype: Dtype::F16,
    samples: 2,
    height: 12,
    width: 20,
    in_channels: 16,
    out_channels: 32,
    kernel: 3,
    bias: true,
    scale: true,
    shift: false,
    norm: Some(InstanceNorm { epsilon: 1e-5 }),
    activation: Activation::Gelu,
};

/// What a worker does with a candidate before it times it, on the interpreter.
#[test]
fn candidates_are_loaded_and_held_against_float64() {
    let device = Device::cpu_as(Arch::Sm90a);
    let chip = Chip::of(&device);
    for kernel in ["ConvWarpSpecializedF16", "ConvStreamingF16", "ConvMmaF16"] {
        let subject = ConvSubject::new(kernel, PROBLEM).expect("it is a problem");
        let space = subject.space(chip).expect("some take the problem");
        let mut bench = OfConv::new(&subject, &device).expect("the interpreter has memory");
        for candidate in [0, space.len() - 1] {
            let spec = space.spec(candidate);
            let program = bench.load(&spec).expect("it is a kernel");
            assert!(program.threads() >= 128, "{spec}");
            let checked = bench.check(&spec).expect("it runs");
            assert!(checked.ok, "{spec}: {}", checked.text);
            let Correctness { error, bound, .. } = checked.correctness;
            assert!(error > 0.0 && error <= bound, "{spec}: {}", checked.text);
        }
    }
}

/// A kernel for another problem, or of another kind, fails and does not end the worker.
#[test]
fn what_does_not_take_the_problem_is_refused() {
    let device = Device::cpu_as(Arch::Sm90a);
    let subject = ConvSubject::new("ConvMmaF16", PROBLEM).expect("it is a problem");
    let bench = OfConv::new(&subject, &device).expect("the interpreter has memory");
    for (spec, part) in [
        ("ConvMmaF16<64,1>", "other channels or options"),
        ("FaS512<64,64,32,4>", "does not convolve"),
        ("ConvMmaBf16<64,1>", "takes bf16"),
        ("ConvMmaF16<64", "ConvMmaF16"),
    ] {
        let error = bench
            .load(spec)
            .map(|_| ())
            .expect_err("it is for something else");
        assert!(format!("{error:#}").contains(part), "{spec}: {error:#}");
    }
}
