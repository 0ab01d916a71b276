//! Outputs of convolution blocks held against float64.

use std::fmt;

use fa::conv::{Activation, ConvProblem, ImageLayout};
use fa_reference::conv::{ConvSizes, convolve, gelu, gelu_tanh, instance_norm, silu};
use fa_reference::{Comparison, max_difference};
use rayon::prelude::*;

use super::shape::ConvShape;
use super::tensors::HostConv;
use crate::commands::check::{Verdict, is_number, rounding};
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
    /// What it may be: FlashAttention's rule, twice that of float64 which is rounded where the kernels round, after the convolution and at the end; at least a rounding of the largest.
    pub bound: f64,
    /// How many channels of samples were compared.
    pub channels: usize,
    #[serde(flatten)]
    pub verdict: Verdict,
}

impl fmt::Display for ConvCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ConvCheck {
            error,
            bound,
            channels,
            verdict,
        } = self;
        write!(
            f,
            "{error:.2e}, at most {bound:.2e} allowed: {verdict} ({channels} channels against float64)"
        )
    }
}

/// What some channels of an output have to be, spread over samples.
pub struct ConvReferences {
    shape: ConvShape,
    channels: Vec<Channel>,
    /// Whether the inputs are numbers, and what comes of them.
    finite: bool,
}

/// What a channel of a sample has to be.
struct Channel {
    sample: usize,
    output: usize,
    exact: Vec<f64>,
    /// Rounded where the kernels round.
    low: Vec<f64>,
}

impl ConvReferences {
    /// Of these tensors.
    pub fn of(tensors: &HostConv, problem: &ConvProblem) -> ConvReferences {
        let outputs = problem.out_channels as usize;
        let all = problem.samples as usize * outputs;
        let count = CHECKED.min(all);
        // The first and the last are always among them.
        let indices = (0..count).map(|i| i * (all - 1) / (count - 1).max(1));
        let channels = (indices.collect::<Vec<_>>().into_par_iter())
            .map(|index| tensors.channel(problem, [index / outputs, index % outputs]));
        let channels: Vec<Channel> = channels.collect();
        let all_finite = |it: &Channel| it.exact.iter().all(|y| y.is_finite());
        ConvReferences {
            shape: tensors.shape.clone(),
            finite: tensors.not_finite().is_empty() && channels.iter().all(all_finite),
            channels,
        }
    }

    /// Compares an output with them. What is not compared has to be numbers.
    pub fn check(&self, y: &[u16]) -> ConvCheck {
        let differences = |of: &(dyn Fn(&Channel) -> f64 + Sync)| {
            self.channels.par_iter().map(of).reduce(|| 0.0, f64::max)
        };
        let error = differences(&|it| max_difference(&self.found(y, it), &it.exact));
        let numbers = self.channels.iter().flat_map(|it| &it.exact);
        let largest = numbers.fold(0.0, |largest: f64, it| largest.max(it.abs()));
        let low = differences(&|it| max_difference(&it.low, &it.exact));
        // Of few values the largest error may be small by chance, but half a unit in the last place is what any rounding may cost.
        let bound = (2.0 * low).max(rounding(self.shape.dtype) * largest) + FLOAT32 * largest;
        let complete = y.par_iter().all(is_number(self.shape.dtype));
        let verdict = Verdict::of(&Comparison { error, bound }, complete, self.finite);
        ConvCheck {
            error,
            bound,
            channels: self.channels.len(),
            verdict,
        }
    }

    /// A channel of a sample of an output.
    fn found(&self, y: &[u16], channel: &Channel) -> Vec<f64> {
        let pixels = channel.exact.len();
        let all = self.shape.weight[0] as usize;
        let of_sample = &y[channel.sample * pixels * all..][..pixels * all];
        let y = in_order(&self.shape, of_sample, pixels);
        y.into_iter().skip(channel.output).step_by(all).collect()
    }
}

impl HostConv {
    /// The tensors among the inputs that have numbers that are not finite.
    pub fn not_finite(&self) -> Vec<&'static str> {
        let is_number = is_number(self.shape.dtype);
        let names = ["x", "weight", "bias", "scale", "shift"].into_iter();
        let tensors = names.zip(&self.inputs);
        let tensors = tensors.filter_map(|(name, bits)| Some((name, bits.as_ref()?)));
        tensors
            .filter(|(_, bits)| !bits.par_iter().all(is_number))
            .map(|(name, _)| name)
            .collect()
    }

    /// Compares some channels of an output, spread over samples. What is not compared has to be numbers.
    pub fn check(&self, problem: &ConvProblem, y: &[u16]) -> ConvCheck {
        ConvReferences::of(self, problem).check(y)
    }

    /// What a channel of a sample has to be.
    fn channel(&self, problem: &ConvProblem, [sample, output]: [usize; 2]) -> Channel {
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
        let x = in_order(
            &self.shape,
            &x[sample * pixels * inputs..][..pixels * inputs],
            pixels,
        );
        let weight = in_order(
            &self.shape,
            &weight[output * taps * inputs..][..taps * inputs],
            taps,
        );
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
            sample,
            output,
            exact: finish(convolved),
            low,
        }
    }

    fn rounded(&self, numbers: Vec<f64>) -> Vec<f64> {
        let bits: Vec<u16> = numbers.into_iter().map(nearest(self.shape.dtype)).collect();
        wide(self.shape.dtype, &bits)
    }
}

/// The numbers of an image or of a weight, channels last.
fn in_order(shape: &ConvShape, bits: &[u16], pixels: usize) -> Vec<f64> {
    let numbers = wide(shape.dtype, bits);
    match shape.options.layout {
        ImageLayout::ChannelsLast => numbers,
        ImageLayout::ChannelsFirst => {
            let of_pixel = |pixel| numbers.iter().skip(pixel).step_by(pixels).copied();
            (0..pixels).flat_map(of_pixel).collect()
        }
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
