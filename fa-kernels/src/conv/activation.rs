//! What is done to each output at the end.

use fa_dsl::prelude::*;

/// What is done to each output, in float32.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

/// Φ(x) = ½ (1 + erf(x / √2)) with erf by Abramowitz and Stegun, "Handbook of Mathematical Functions", 7.1.26, whose absolute
/// error is at most 1.5e-7: erf(z) = 1 − t (A₁ + t (A₂ + …)) e^(−z²) with t = 1 / (1 + P z), for z ≥ 0.
const P: f32 = 0.327_591_1;
const A: [f32; 5] = [
    0.254_829_6,
    -0.284_496_74,
    1.421_413_7,
    -1.453_152,
    1.061_405_4,
];

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

fn gelu(x: Reg<f32>) -> Reg<f32> {
    let z = x.abs() * std::f32::consts::FRAC_1_SQRT_2;
    let t = z.mul_add(P, 1.0).recip();
    let polynomial = A
        .iter()
        .rev()
        .fold(Reg::from(0.0), |sum, a| t.mul_add(sum, *a));
    // e^(−z²) = 2^(−x² log₂ e / 2).
    let tail = t * polynomial * (x * x * (-0.5 * LOG2_E)).exp2();
    // x Φ(x) is x − ½ x tail on the right and ½ x tail on the left, where it keeps its relative precision.
    let half = x * 0.5 * tail;
    select(x.gt(0.0), x - half, half)
}
