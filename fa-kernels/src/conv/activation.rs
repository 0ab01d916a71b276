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

/// log₂ Φ(−z) as a polynomial of z, lowest power first: a minimax fit on [0, [`FURTHEST`]] of the relative error of z Φ(−z), which is at most 6e-6 where that is a normal float16. It costs
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
