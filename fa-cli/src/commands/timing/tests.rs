use fa::attention::{Dtype, Shape};

use super::*;

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
