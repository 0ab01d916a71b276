//! Outputs of convolution blocks held against float64.

use std::fmt;

use fa::conv::{Activation, ConvProblem, ImageLayout};
use fa_reference::conv::{ConvSizes, convolve, gelu, gelu_tanh, instance_norm, silu};
use fa_reference::max_difference;
use rayon::prelude::*;

use super::tensors::HostConv;
use crate::commands::check::is_number;
use crate::commands::tensors::{nearest, wide};

/// Channels of samples that are compared: as many as `fa run` compares heads.
const CHECKED: usize = 8;

/// What float32 may be off by of the largest output, where 16 bits hold everything.
const FLOAT32: f64 = 1e-6;

/// How far an output is from float64.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub struct ConvCheck {
    /// max |y − reference|.
    pub error: f64,
    /// What it may be: FlashAttention's rule, twice that of float64 which is rounded where the kernels round, after the convolution and at the end.
    pub bound: f64,
    /// How many channels of samples were compared.
    pub channels: usize,
    pub ok: bool,
}

impl fmt::Display for ConvCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = if self.ok { "correct" } else { "WRONG" };
        let ConvCheck {
            error,
            bound,
            channels,
            ..
        } = self;
        write!(
            f,
            "{error:.2e}, at most {bound:.2e} allowed: {verdict} ({channels} channels against float64)"
        )
    }
}

/// Numbers of a channel of a sample.
struct Channel {
    found: Vec<f64>,
    exact: Vec<f64>,
    low: Vec<f64>,
}

impl HostConv {
    /// Compares some channels of an output, spread over samples. What is not compared has to be numbers.
    pub fn check(&self, problem: &ConvProblem, y: &[u16]) -> ConvCheck {
        let outputs = problem.out_channels as usize;
        let all = problem.samples as usize * outputs;
        let count = CHECKED.min(all);
        // The first and the last are always among them.
        let indices = (0..count).map(|i| i * (all - 1) / (count - 1).max(1));
        let channels: Vec<Channel> = (indices.collect::<Vec<_>>().into_par_iter())
            .map(|index| self.channel(problem, y, [index / outputs, index % outputs]))
            .collect();
        let furthest = |of: fn(&Channel) -> [&[f64]; 2]| {
            let differences = channels.iter().map(of).map(|[a, b]| max_difference(a, b));
            differences.fold(0.0, f64::max)
        };
        let error = furthest(|it| [&it.found, &it.exact]);
        let numbers = channels.iter().flat_map(|it| &it.exact);
        let largest = numbers.fold(0.0, |largest: f64, it| largest.max(it.abs()));
        let bound = 2.0 * furthest(|it| [&it.low, &it.exact]) + FLOAT32 * largest;
        let complete = y.par_iter().all(is_number(self.shape.dtype));
        ConvCheck {
            error,
            bound,
            channels: count,
            ok: error <= bound && complete,
        }
    }

    /// A channel of a sample.
    fn channel(&self, problem: &ConvProblem, y: &[u16], [sample, output]: [usize; 2]) -> Channel {
        let sizes = ConvSizes {
            samples: 1,
            height: problem.height as usize,
            width: problem.width as usize,
            inputs: problem.in_channels as usize,
            outputs: 1,
            kernel: problem.kernel as usize,
        };
        let (pixels, inputs) = (sizes.height * sizes.width, sizes.inputs);
        let taps = sizes.kernel * sizes.kernel;
        let [x, weight, ..] = self
            .inputs
            .each_ref()
            .map(|it| it.as_deref().unwrap_or(&[]));
        let x = self.in_order(&x[sample * pixels * inputs..][..pixels * inputs], pixels);
        let weight = self.in_order(&weight[output * taps * inputs..][..taps * inputs], taps);
        let all = problem.out_channels as usize;
        let y = self.in_order(&y[sample * pixels * all..][..pixels * all], pixels);
        let found = y.iter().skip(output).step_by(all).copied().collect();
        let [bias, scale, shift] = [2, 3, 4].map(|at: usize| {
            let numbers = self.inputs[at].as_ref()?;
            Some(wide(self.shape.dtype, &numbers[output..=output]))
        });
        let convolved = convolve(&sizes, &x, &weight, bias.as_deref());
        let finish = |mut y: Vec<f64>| {
            if let Some(norm) = problem.norm {
                let epsilon = norm.epsilon.into();
                instance_norm(&mut y, [1, 1], epsilon, scale.as_deref(), shift.as_deref());
            }
            let activation = activation(problem.activation);
            y.into_iter().map(activation).collect::<Vec<f64>>()
        };
        let low = self.rounded(finish(self.rounded(convolved.clone())));
        Channel {
            found,
            exact: finish(convolved),
            low,
        }
    }

    /// The numbers of an image or of a weight, channels last.
    fn in_order(&self, bits: &[u16], pixels: usize) -> Vec<f64> {
        let numbers = wide(self.shape.dtype, bits);
        match self.shape.options.layout {
            ImageLayout::ChannelsLast => numbers,
            ImageLayout::ChannelsFirst => {
                let of_pixel = |pixel| numbers.iter().skip(pixel).step_by(pixels).copied();
                (0..pixels).flat_map(of_pixel).collect()
            }
        }
    }

    fn rounded(&self, numbers: Vec<f64>) -> Vec<f64> {
        let bits: Vec<u16> = numbers.into_iter().map(nearest(self.shape.dtype)).collect();
        wide(self.shape.dtype, &bits)
    }
}

fn activation(activation: Activation) -> fn(f64) -> f64 {
    match activation {
        Activation::None => |x| x,
        Activation::Gelu => gelu,
        Activation::GeluTanh => gelu_tanh,
        Activation::Relu => |x| if x < 0.0 { 0.0 } else { x },
        Activation::Silu => silu,
    }
}
