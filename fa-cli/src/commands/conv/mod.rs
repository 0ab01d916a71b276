//! Convolution blocks: what the command line says of them, and their tensors.

mod bench;
mod block;
mod check;
mod file;
mod shape;
mod tensors;

use std::str::FromStr;

use anyhow::{Result, bail};
use clap::Args;
use fa::attention::Dtype;
use fa::conv::{Activation, ConvOptions, ImageLayout, InstanceNorm};

pub use bench::ConvBench;
pub use block::ConvBlock;
pub use check::ConvCheck;
pub use shape::{ConvShape, specs};
pub use tensors::HostConv;

/// What is done besides the convolution. Commands have an argument of the group `images`, which says that there is one.
#[derive(Args, Clone, Debug)]
pub struct ConvFlags {
    /// What is done to each output at the end: none, gelu, gelu_tanh, relu or silu [default: gelu].
    #[arg(long, requires = "images", value_parser = activation)]
    activation: Option<Activation>,
    /// Normalise nothing.
    #[arg(long, requires = "images", conflicts_with = "epsilon")]
    no_norm: bool,
    /// What is added to variances [default: 1e-5].
    #[arg(
        long,
        value_name = "X",
        requires = "images",
        allow_negative_numbers = true
    )]
    epsilon: Option<f32>,
    /// Images are (samples, channels, height, width), weights (out channels, in channels, kernel, kernel).
    #[arg(long, requires = "images")]
    channels_first: bool,
}

impl ConvFlags {
    pub fn options(&self) -> ConvOptions {
        let norm = match self.epsilon {
            Some(epsilon) => InstanceNorm { epsilon },
            None => InstanceNorm::default(),
        };
        ConvOptions {
            layout: match self.channels_first {
                true => ImageLayout::ChannelsFirst,
                false => ImageLayout::ChannelsLast,
            },
            norm: (!self.no_norm).then_some(norm),
            activation: self.activation.unwrap_or(Activation::Gelu),
        }
    }
}

fn activation(text: &str) -> Result<Activation, String> {
    let found = Activation::ALL.into_iter().find(|it| it.name() == text);
    found.ok_or_else(|| {
        let names = Activation::ALL.map(Activation::name);
        format!("use {}", names.join(", "))
    })
}

/// What else there is of a convolution block of random numbers, beside an argument `conv` of the group `images` that has the sizes of images.
#[derive(Args, Clone, Debug)]
pub struct ConvSizes {
    /// Channels of the output of a convolution block [default: those of the input].
    #[arg(long, value_name = "N", requires = "images")]
    out_channels: Option<u32>,
    /// Rows and columns of the convolution's kernel, 1 or 3 [default: 3].
    #[arg(long, value_name = "N", requires = "images")]
    kernel_size: Option<u32>,
    /// Scale and shift what is normalised, channel by channel.
    #[arg(long, requires = "images", conflicts_with = "no_norm")]
    affine: bool,
    /// bfloat16 images instead of float16.
    #[arg(long, requires = "images")]
    bf16: bool,
    #[command(flatten)]
    flags: ConvFlags,
}

impl ConvSizes {
    /// Whether bfloat16 images are asked for.
    pub fn bf16(&self) -> bool {
        self.bf16
    }

    /// The sizes of all tensors.
    pub fn shape(&self, images: &Images) -> ConvShape {
        let Images([samples, inputs, height, width]) = *images;
        let outputs = self.out_channels.map_or(inputs, u64::from);
        let kernel = self.kernel_size.unwrap_or(3).into();
        let options = self.flags.options();
        let in_order = |outer, channels, rows, cols| match options.layout {
            ImageLayout::ChannelsLast => [outer, rows, cols, channels],
            ImageLayout::ChannelsFirst => [outer, channels, rows, cols],
        };
        let affine = self.affine.then_some(outputs);
        ConvShape {
            dtype: if self.bf16 { Dtype::Bf16 } else { Dtype::F16 },
            options,
            x: in_order(samples, inputs, height, width),
            weight: in_order(outputs, inputs, kernel, kernel),
            of_channels: [Some(outputs), affine, affine],
        }
    }
}

/// Samples, channels, height and width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Images([u64; 4]);

impl FromStr for Images {
    type Err = String;

    fn from_str(text: &str) -> Result<Images, String> {
        let sizes: Option<Vec<u64>> = (text.split('x'))
            .map(|size| size.parse::<u32>().ok().filter(|it| *it > 0).map(u64::from))
            .collect();
        let sizes = sizes.and_then(|sizes| <[u64; 4]>::try_from(sizes).ok());
        sizes.map(Images).ok_or_else(|| {
            "write it as SAMPLESxCHANNELSxHEIGHTxWIDTH, such as 5x64x128x128".to_owned()
        })
    }
}

/// The most elements of random images.
const MAX_ELEMENTS: u64 = 1 << 30;

/// Whether random tensors of this shape can be drawn.
pub fn check_size(shape: &ConvShape) -> Result<()> {
    let len = |sizes: [u64; 4]| sizes.iter().product::<u64>();
    if len(shape.x).max(len(shape.y())) > MAX_ELEMENTS {
        bail!("random images have at most {MAX_ELEMENTS} elements: make a size smaller");
    }
    Ok(())
}
