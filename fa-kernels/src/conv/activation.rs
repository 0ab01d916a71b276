//! What is done to each output at the end.

use fa_dsl::prelude::*;
use serde::{Deserialize, Serialize};

/// What is done to each output, in float32.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Activation {
    /// Nothing.
    #[default]
    None,
    /// x · Φ(x), where Φ is the normal distribution.
    Gelu,
    /// ½ x (1 + tanh(√(2/π) (x + 0.044715 x³))).
    GeluTanh,
    /// max(x, 0); NaN stays.
    Relu,
    /// x / (1 + e⁻ˣ).
    Silu,
}

/// What a kernel's `ACTIVATION` says, in the order of [`Activation::ALL`].
pub(super) const ACTIVATIONS: u32 = Activation::ALL.len() as u32;

/// log₂ Φ(−z) as a polynomial of z, lowest power first: a minimax fit on [0, [`FURTHEST`]] of the relative error of z Φ(−z), which is at most 6e-6 where that is a normal float16, 6.5e-6 with roundings. It costs
/// an exponential an output; erf by a rational function would cost a reciprocal more.
const LOG2_PHI: [f32; 7] = [
    -1.000_007_7,
    -1.151_033_9,
    -0.459_178_15,
    -0.053_043_9,
    0.007_938_604,
    -0.000_747_640_5,
    0.000_032_382_654,
];

/// Where Φ(−z) z is 6e-8, the least float16.
const FURTHEST: f32 = 5.6;

const LOG2_E: f32 = std::f32::consts::LOG2_E;

impl Activation {
    /// All of them.
    pub const ALL: [Activation; 5] = [
        Activation::None,
        Activation::Gelu,
        Activation::GeluTanh,
        Activation::Relu,
        Activation::Silu,
    ];

    /// Its name where it is asked for by name.
    pub const fn name(self) -> &'static str {
        match self {
            Activation::None => "none",
            Activation::Gelu => "gelu",
            Activation::GeluTanh => "gelu_tanh",
            Activation::Relu => "relu",
            Activation::Silu => "silu",
        }
    }

    /// The one of this number among all, if there is one.
    pub(super) const fn of_tunable(number: u32) -> Activation {
        if number < ACTIVATIONS {
            Activation::ALL[number as usize]
        } else {
            Activation::None
        }
    }

    /// Its number among all.
    pub(super) fn tunable(self) -> u32 {
        self as u32
    }

    /// Of a value.
    pub(super) fn apply(self, x: Reg<f32>) -> Reg<f32> {
        match self {
            Activation::None => x,
            Activation::Gelu => gelu(x),
            Activation::GeluTanh => {
                let factor = 2.0 * (2.0 / std::f32::consts::PI).sqrt();
                let cubic = (x * x).mul_add(0.044_715 * factor, factor);
                x * sigmoid(x * cubic)
            }
            // `max` would drop NaN.
            Activation::Relu => x.max_nan(0.0),
            Activation::Silu => x * sigmoid(x),
        }
    }
}

/// 1 / (1 + e⁻ˣ).
fn sigmoid(x: Reg<f32>) -> Reg<f32> {
    ((x * -LOG2_E).exp2() + 1.0).recip()
}

/// x Φ(x), which is max(x, 0) − |x| Φ(−|x|).
fn gelu(x: Reg<f32>) -> Reg<f32> {
    let z = x.abs().min(FURTHEST);
    let exponent = LOG2_PHI
        .iter()
        .rev()
        .copied()
        .map(Reg::from)
        .reduce(|sum, a| z.mul_add(sum, a))
        .unwrap_or_else(|| Reg::from(0.0));
    // Unlike `max`, it keeps NaN.
    (-z).mul_add(exponent.exp2(), x.max_nan(0.0))
}

#[cfg(test)]
mod tests {
    use fa_dsl::abi::{ArgBuffer, Element, Extent, TensorView, TensorViewMut};
    use fa_dsl::config::{KernelArgs, KernelConfig};
    use fa_dsl::interp::{Memory, Options, run};
    use fa_dsl::target::{Arch, Target};
    use fa_dsl::validate::validate;

    use super::*;

    /// y ← x Φ(x), in float32 as the convolutions have it. Grid: a CTA for every 32 numbers.
    #[kernel(name = EachGelu, threads = 32)]
    fn each_gelu(x: Tensor<f32>, y: TensorMut<f32>) {
        let i = block_x() * 32u32 + thread();
        y.at(&[i])
            .store(0, Activation::Gelu.apply(x.at(&[i]).load(0)));
    }

    /// What the interpreter makes of numbers, of which there are a multiple of 32.
    fn gelu_of(x: &[f32]) -> Vec<f32> {
        let mut memory = Memory::new();
        let count = x.len() as u64;
        let [from, to] = [(); 2].map(|()| memory.alloc(4 * count));
        let mut bytes = Vec::new();
        f32::write_bytes(x, &mut bytes);
        memory.write(from, &bytes).unwrap();
        let extent = |address| Extent {
            address,
            shape: [count, 1, 1, 1],
            strides: [1, 0, 0, 0],
            element_bytes: 4,
        };
        let mut args = ArgBuffer::default();
        EachGeluArgs {
            x: TensorView::from_extent(extent(from)),
            y: TensorViewMut::from_extent(extent(to)),
        }
        .pack(&mut args);
        let kernel = EachGelu::CONFIG.stage().unwrap();
        let kernel = validate(kernel, &Target::new(Arch::Sm80)).unwrap();
        let grid = [count as u32 / 32, 1, 1];
        run(&kernel, grid, &args, &memory, &Options::default()).unwrap();
        f32::read_bytes(&memory.read(to, 4 * count).unwrap())
    }

    /// z Φ(−z) of z ≥ 0, with the density φ of the normal distribution (Abramowitz and Stegun, 26.2.11 and 26.2.14).
    fn tail(z: f64) -> f64 {
        let density = (-z * z / 2.0).exp() / std::f64::consts::TAU.sqrt();
        let distribution = if z < 2.5 {
            // ½ − φ(z) Σ z^(2n+1) / (1 · 3 · … · (2n+1)).
            let (mut term, mut sum) = (z, z);
            for n in 1..60 {
                term *= z * z / f64::from(2 * n + 1);
                sum += term;
            }
            0.5 - density * sum
        } else {
            // φ(z) / (z + 1/(z + 2/(z + …))), from the end.
            let denominator = (1..200).rev().fold(z, |sum, n| z + f64::from(n) / sum);
            density / denominator
        };
        z * distribution
    }

    /// The errors that docs/conv.md states, of every finite float16.
    #[test]
    fn the_exact_gelu_is_as_near_as_is_said() {
        // The interpreter rounds an exponential once; a GPU's is off by a little more.
        let of_exponential = 2_f64.powi(-22);
        let least_normal = f64::from(f16::MIN_POSITIVE);
        let all = (0..=u16::MAX).map(|bits| f16::from_bits(bits).to_f32());
        let x: Vec<f32> = all.filter(|x| x.is_finite()).collect();
        let (mut relative, mut absolute) = (0.0_f64, 0.0_f64);
        for (x, found) in x.iter().zip(gelu_of(&x)) {
            let (x, found) = (f64::from(*x), f64::from(found));
            let tail = tail(x.abs());
            let off = (found - (x.max(0.0) - tail)).abs();
            absolute = absolute.max(off);
            // Of positive numbers there is the rounding of the difference, too.
            if x < 0.0 && tail >= least_normal {
                relative = relative.max(off / tail);
            }
        }
        assert!(relative + of_exponential < 6.5e-6, "{relative:e}");
        assert!(absolute + of_exponential / 5.0 < 9.5e-7, "{absolute:e}");
        // About what the fit costs, so that it is the fit that is looked at.
        assert!(
            relative > 5e-6 && absolute > 7e-7,
            "{relative:e}, {absolute:e}"
        );
    }
}
