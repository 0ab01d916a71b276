//! What callers say of a convolution block.

use attention::conv::{Activation, ConvOptions, ImageLayout, InstanceNorm};

use crate::error::Error;
use crate::versioned::Versioned;

/// `flags` of `fa_conv_options`: images are (samples, channels, height, width), weights (out channels, in channels, kernel, kernel).
/// That is the order in which sizes and strides are said: tensors in the memory of the other layout are taken as they lie.
pub const FA_CHANNELS_FIRST: u64 = 1 << 0;
/// Nothing is normalised.
pub const FA_NO_NORM: u64 = 1 << 1;
/// `epsilon` is given.
pub const FA_EPSILON: u64 = 1 << 2;

const KNOWN: u64 = (1 << 3) - 1;

/// `activation` of `fa_conv_options`: x Φ(x), where Φ is the normal distribution.
pub const FA_ACTIVATION_GELU: u32 = 0;
/// ½ x (1 + tanh(√(2/π) (x + 0.044715 x³))).
pub const FA_ACTIVATION_GELU_TANH: u32 = 1;
/// max(x, 0).
pub const FA_ACTIVATION_RELU: u32 = 2;
/// x / (1 + exp(−x)).
pub const FA_ACTIVATION_SILU: u32 = 3;
/// x as it is.
pub const FA_ACTIVATION_NONE: u32 = 4;

/// What is done besides the convolution. Zeroed but for its size it asks for what NULL does: channels last, normalised with an
/// epsilon of 1e-5, then the exact GELU.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_camel_case_types, reason = "C's name")]
pub struct fa_conv_options {
    /// sizeof(fa_conv_options): how the library knows which fields the caller's header has.
    pub size: usize,
    /// FA_CHANNELS_FIRST, FA_NO_NORM, FA_EPSILON or'ed.
    pub flags: u64,
    /// What is added to variances, over 0, with FA_EPSILON; else 1e-5.
    pub epsilon: f32,
    /// FA_ACTIVATION_GELU, …
    pub activation: u32,
}

// SAFETY: of numbers, the first of which is the size.
unsafe impl Versioned for fa_conv_options {
    const NAME: &'static str = "fa_conv_options";
    const FIRST_SIZE: usize = 24;
}

impl fa_conv_options {
    /// The options as the library has them.
    pub fn read(&self) -> Result<ConvOptions, Error> {
        let unknown = self.flags & !KNOWN;
        if unknown != 0 {
            let options = Self::NAME;
            return Err(Error::Flags { options, unknown });
        }
        let has = |flag| self.flags & flag != 0;
        let norm = match (has(FA_NO_NORM), has(FA_EPSILON)) {
            (false, false) => Some(InstanceNorm::default()),
            (false, true) => Some(InstanceNorm {
                epsilon: self.epsilon,
            }),
            (true, false) => None,
            (true, true) => return Err(Error::EpsilonWithoutNorm),
        };
        Ok(ConvOptions {
            layout: match has(FA_CHANNELS_FIRST) {
                true => ImageLayout::ChannelsFirst,
                false => ImageLayout::ChannelsLast,
            },
            norm,
            activation: match self.activation {
                FA_ACTIVATION_GELU => Activation::Gelu,
                FA_ACTIVATION_GELU_TANH => Activation::GeluTanh,
                FA_ACTIVATION_RELU => Activation::Relu,
                FA_ACTIVATION_SILU => Activation::Silu,
                FA_ACTIVATION_NONE => Activation::None,
                unknown => return Err(Error::Activation(unknown)),
            },
        })
    }
}
