//! That nothing is multiplied with what hidden blocks have: gradients there are no numbers, which a product with 0 would show.

use fa::attention::{MaskFunction, Shape};
use fa::dsl::prelude::{Reg, device as staged};
use fa::prelude::*;
use fa_dsl::target::Arch;
use rayon::prelude::*;

use super::{Inputs, KERNELS, Two};

/// Makes the gradient of the output no numbers from an element on.
fn spoil_from(inputs: &mut Inputs, first: usize) {
    let mut d_o = inputs.tensors[3].read().expect("there is memory");
    d_o[first..].fill(bf16::NAN);
    inputs.tensors[3] = inputs.device.upload(&d_o).expect("there is memory");
}

#[staged]
fn first_queries(at: At, (queries, keys): Two) -> Reg<bool> {
    at.query < queries || at.key >= keys
}

/// Queries from the 256th on do not see the first 256 keys. Their output's gradient is not a number, which all gradients are not that it
/// is multiplied with, be it by 0: those of the first keys are numbers.
#[test]
fn hidden_blocks_are_not_computed() {
    for (arch, head_dim) in KERNELS {
        let shape = Shape::square(1, 512, 1, head_dim);
        let mut inputs = Inputs::new(arch, shape);
        let half = 256 * head_dim;
        spoil_from(&mut inputs, half);
        let mask = MaskFunction::new(first_queries).expect("it can be staged");
        let options = Options {
            masks: &[mask.with((256, 256))],
            ..Options::default()
        };
        let forward = inputs.forward(&options);
        for deterministic in [false, true] {
            let options = Options {
                deterministic,
                ..options
            };
            let found = inputs.backward(&forward, &options);
            let [dq, dk, dv] = found.expect("it has gradients");
            for (name, gradient) in [("dq", dq), ("dk", dk), ("dv", dv)] {
                assert!(
                    gradient[..half].iter().all(|it| it.is_finite()),
                    "{name} on {arch}, {head_dim}"
                );
                assert!(
                    gradient[half..].iter().all(|it| it.is_nan()),
                    "{name} on {arch}, {head_dim}"
                );
            }
        }
    }
}

/// The same of documents, which nobody was told about: the pass looks at what a mask reads, and of another document's queries nothing is multiplied.
#[test]
fn blocks_of_long_sequences_are_looked_at_by_the_pass_itself() {
    let (length, half) = (1024, 512);
    [(Arch::Sm80, 64), (Arch::Sm90a, 64), (Arch::Sm90a, 128)]
        .into_par_iter()
        .for_each(|(arch, head_dim)| {
            let mut inputs = Inputs::new(arch, Shape::square(1, length, 1, head_dim));
            let half_of_all = half * head_dim;
            spoil_from(&mut inputs, half_of_all);
            let of_tokens: Vec<i32> = (0..length).map(|token| i32::from(token >= half)).collect();
            let of_tokens = inputs.device.upload(&of_tokens).expect("there is memory");
            let of_tokens = of_tokens.contiguous(&[1, length as u64]).expect("it fits");
            let masks = [fa::functions::documents().with((of_tokens, of_tokens))];
            for deterministic in [false, true] {
                let options = Options {
                    masks: &masks,
                    deterministic,
                    ..Options::default()
                };
                let forward = inputs.forward(&options);
                let found = inputs.backward(&forward, &options);
                let what = format!("{head_dim} on {arch}, deterministic: {deterministic}");
                for (name, gradient) in ["dq", "dk", "dv"].iter().zip(found.expect("they are")) {
                    let (seen, hidden) = gradient.split_at(half_of_all);
                    assert!(seen.iter().all(|it| it.is_finite()), "{name}, {what}");
                    assert!(hidden.iter().all(|it| it.is_nan()), "{name}, {what}");
                }
            }
        });
}
