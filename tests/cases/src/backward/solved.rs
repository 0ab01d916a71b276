//! Gradients of one problem, held against float64.

use fa::attention::AttentionElement;
use fa_dsl::prelude::Half;
use fa_reference::{
    Attention, Comparison, Gradients, Narrow, Precision, Rules, Shape, Sum, attention,
    attention_backward,
};
use fa_runtime::Device;

use super::computation::Computation;
use super::{BackwardCase, BackwardOutcome, BackwardRunner};
use crate::Case;
use crate::functions::ArgumentGradient;
use crate::merge::rounding;
use crate::values::normal;
use crate::verify::Cause;

/// What an element of an argument's gradient may be off by besides: it is added to a number near 1.
const ARGUMENT_TOLERANCE: f64 = 1e-5;

/// What an element of a sink's gradient may be off by whatever its parts are: outputs under the least normal number are rounded to one as far as that.
const SINK_TOLERANCE: f64 = 1e-5;

/// How much of an output that it is computed of may be lost, in roundings to the output's type.
const ROUNDINGS: f64 = 2.0;

/// What a sum of float32 may be off by, relative to the sum of its parts' magnitudes.
const SUM_TOLERANCE: f64 = 1e-3;

/// A case with its values and its reference.
pub struct SolvedBackward<T> {
    pub(super) case: Case,
    pub(super) inputs: [Vec<T>; 3],
    pub(super) d_o: Vec<T>,
    /// What the forward pass gave, rounded as it is.
    pub(super) o: Vec<T>,
    pub(super) lse: Vec<f32>,
    rules: Rules,
    exact: Gradients,
    low: Gradients,
}

impl<T: AttentionElement + Half + Narrow> SolvedBackward<T> {
    /// Of the sequence of this number, which has values of its own. Arguments of functions are for sequences of these sizes.
    pub(super) fn of(backward: &BackwardCase, sizes: &Shape, number: usize) -> SolvedBackward<T> {
        let case = backward.case;
        let seed = case.seed + 1000 * number as u64;
        let inputs = case.values.draw::<T>(&case.shape, seed);
        let mut rng = fastrand::Rng::with_seed(seed ^ 0xd0);
        let d_o: Vec<T> = (0..case.shape.q_len())
            .map(|_| T::nearest(backward.d_o * normal(&mut rng)))
            .collect();
        let rules = case.gradient_rules_of(sizes, number);
        let rules = match case.dense_ranges() {
            Some(ranges) => rules.with_prefix_ranges(ranges.of(0..case.shape.batch)),
            None => rules,
        };
        let [q, k, v] = &inputs;
        let solve = |precision| {
            let forward = attention(&case.shape, q, k, v, &rules, precision);
            let gradients =
                attention_backward(&case.shape, [q, k, v], &forward, &d_o, &rules, precision);
            (forward, gradients)
        };
        let (Attention { o, lse }, exact) = solve(Precision::Exact);
        let (_, low) = solve(Precision::Half);
        SolvedBackward {
            case,
            o: o.into_iter().map(T::nearest).collect(),
            lse: lse.into_iter().map(|lse| lse as f32).collect(),
            inputs,
            d_o,
            rules,
            exact,
            low,
        }
    }

    /// Has the gradients computed and holds them against float64.
    ///
    /// # Errors
    /// When it does not run, or comes out wrong.
    pub fn check(
        &self,
        device: &Device,
        runner: &BackwardRunner,
    ) -> Result<BackwardOutcome<T>, Cause> {
        let outcome = self.run(device, runner)?;
        self.verify(&outcome)?;
        verify_arguments(&[self], &outcome.d_arguments)?;
        Ok(outcome)
    }

    /// The gradients, whatever they are.
    ///
    /// # Errors
    /// When they cannot be computed.
    pub fn run(
        &self,
        device: &Device,
        runner: &BackwardRunner,
    ) -> Result<BackwardOutcome<T>, Cause> {
        Computation {
            case: &self.case,
            options: self.case.options,
            shape: self.case.shape,
            rows_k: [self.case.shape.batch, self.case.shape.seq_k],
            sizes: self.case.shape,
            inputs: self.inputs.clone(),
            o: self.o.clone(),
            d_o: self.d_o.clone(),
            lse: self.lse.clone(),
            ranges: self.case.dense_ranges(),
        }
        .run(device, runner)
    }

    /// By FlashAttention's rule: at most twice as far from the reference as plain attention in 16 bits.
    ///
    /// # Errors
    /// When they are further off.
    pub fn verify(&self, outcome: &BackwardOutcome<T>) -> Result<(), Cause> {
        let (exact, low) = (&self.exact, &self.low);
        let all = [
            ("dq", &outcome.dq, &exact.dq, &low.dq),
            ("dk", &outcome.dk, &exact.dk, &low.dk),
            ("dv", &outcome.dv, &exact.dv, &low.dv),
        ];
        for (gradient, found, exact, low) in all {
            let comparison = Comparison::flash_attention(&self.rules, found, exact, low);
            if !comparison.holds() {
                let Comparison { error, bound } = comparison;
                return Err(Cause::Gradient {
                    gradient,
                    error,
                    bound,
                });
            }
        }
        match &outcome.d_sinks {
            Some(d_sinks) => verify_sinks(&[self], d_sinks),
            None => Ok(()),
        }
    }

    /// The gradients of `count` elements of a function's argument: in float64, in 16 bits, and the sum of the magnitudes that each is made of.
    fn argument(&self, of: &ArgumentGradient, count: usize) -> Vec<[f64; 3]> {
        let before = Rules::of(&self.case.options, self.case.shape.head_dim).count();
        let first = [before + of.function, of.argument, 0];
        let all = first..[first[0], first[1], count];
        let mut sums = vec![[0.0; 3]; count];
        for ([_, _, place], it) in self.exact.darguments.range(all.clone()) {
            sums[*place] = [it.sum, 0.0, it.magnitudes];
        }
        for ([_, _, place], it) in self.low.darguments.range(all) {
            sums[*place][1] = it.sum;
        }
        sums
    }
}

/// Holds gradients of sinks against the reference: they are sums over all sequences.
pub(super) fn verify_sinks<T: AttentionElement + Half + Narrow>(
    sequences: &[&SolvedBackward<T>],
    found: &[f32],
) -> Result<(), Cause> {
    let of_parts = SUM_TOLERANCE + ROUNDINGS * rounding::<T>(1.0);
    let sums = |of: fn(&SolvedBackward<T>) -> &[Sum]| -> Vec<Sum> {
        let mut sums = vec![Sum::default(); found.len()];
        for sequence in sequences {
            for (sum, own) in sums.iter_mut().zip(of(sequence)) {
                *sum += *own;
            }
        }
        sums
    };
    let exact = sums(|it| &it.exact.djoining);
    let low = sums(|it| &it.low.djoining);
    let differences = exact.iter().zip(&low).map(|(a, b)| (a.sum - b.sum).abs());
    let rows = sequences.iter().map(|it| it.case.shape);
    let rows: usize = rows.map(|shape| shape.batch * shape.seq_q).sum();
    // Where rows are few, their parts are large beside what 16 bits lose.
    let of_rows = SUM_TOLERANCE * rows as f64 + differences.fold(0.0, f64::max);
    for (found, exact) in found.iter().zip(exact) {
        let error = (f64::from(*found) - exact.sum).abs();
        let bound = (of_parts * exact.magnitudes + SINK_TOLERANCE).min(of_rows);
        if error.is_nan() || error > bound {
            return Err(Cause::Gradient {
                gradient: "dsinks",
                error,
                bound,
            });
        }
    }
    Ok(())
}

/// Holds gradients of functions' arguments against the reference: they are sums over all sequences.
pub(super) fn verify_arguments<T: AttentionElement + Half + Narrow>(
    sequences: &[&SolvedBackward<T>],
    gradients: &[ArgumentGradient],
) -> Result<(), Cause> {
    for gradient in gradients {
        let mut sums = vec![[0.0; 3]; gradient.sums.len()];
        for sequence in sequences {
            let of = sequence.argument(gradient, sums.len());
            for (all, of) in sums.iter_mut().zip(of) {
                *all = [0, 1, 2].map(|i| all[i] + of[i]);
            }
        }
        let of_16_bits = sums.iter().map(|[exact, low, _]| (exact - low).abs());
        let of_16_bits = 2.0 * of_16_bits.fold(0.0, f64::max);
        for (found, [exact, _, magnitudes]) in gradient.sums.iter().zip(sums) {
            let error = (found - exact).abs();
            let bound = of_16_bits + SUM_TOLERANCE * magnitudes + ARGUMENT_TOLERANCE;
            if error.is_nan() || error > bound {
                return Err(Cause::Gradient {
                    gradient: "of an argument",
                    error,
                    bound,
                });
            }
        }
    }
    Ok(())
}
