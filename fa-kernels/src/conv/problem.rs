//! What is computed, and where the tensors lie, as the host sees it.

use std::marker::PhantomData;

use fa_dsl::abi::{Element, Extent, TensorView, TensorViewMut};
use serde::{Deserialize, Serialize};

use super::activation::Activation;
use super::error::ConvError;
use super::tile_config::channels;
use crate::attention::Dtype;

/// The order of an image's dimensions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ImageLayout {
    /// Images (samples, height, width, channels), weights (out channels, kernel, kernel, in channels).
    #[default]
    ChannelsLast,
    /// Images (samples, channels, height, width), weights (out channels, in channels, kernel, kernel). It says the order in which shapes
    /// are given: images whose strides are those of the other layout are taken as they lie.
    ChannelsFirst,
}

/// Instance normalisation: over height and width, each sample and channel by itself.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct InstanceNorm {
    /// What is added to variances, which are those of the whole population: Σ (x − mean)² / (height · width).
    pub epsilon: f32,
}

impl Default for InstanceNorm {
    /// As PyTorch: 1e-5.
    fn default() -> InstanceNorm {
        InstanceNorm { epsilon: 1e-5 }
    }
}

/// What is done besides the convolution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ConvOptions {
    /// The order of the dimensions.
    pub layout: ImageLayout,
    /// The normalisation, if there is one.
    pub norm: Option<InstanceNorm>,
    /// What is done to each output at the end.
    pub activation: Activation,
}

impl Default for ConvOptions {
    /// (samples, height, width, channels), normalised, then the exact GELU.
    fn default() -> ConvOptions {
        ConvOptions {
            layout: ImageLayout::ChannelsLast,
            norm: Some(InstanceNorm::default()),
            activation: Activation::Gelu,
        }
    }
}

/// Where the tensors lie, in the order of [`ImageLayout::ChannelsLast`]; they are borrowed for `'a`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConvTensors<'a> {
    /// (samples, height, width, in channels).
    pub x: Extent,
    /// (out channels, kernel, kernel, in channels).
    pub weight: Extent,
    /// (out channels): added before the normalisation.
    pub bias: Option<Extent>,
    /// (out channels): what normalised values are multiplied with.
    pub scale: Option<Extent>,
    /// (out channels): what is added to that.
    pub shift: Option<Extent>,
    /// (samples, height, width, out channels).
    pub y: Extent,
    borrow: PhantomData<&'a ()>,
}

/// What is read.
#[derive(Clone, Copy, Debug)]
pub struct ConvInputs<'a, T> {
    /// Images: (samples, height, width, in channels), or as the layout says.
    pub x: TensorView<'a, T>,
    /// (out channels, kernel, kernel, in channels), or as the layout says.
    pub weight: TensorView<'a, T>,
    /// (out channels): added to the convolution, before the normalisation.
    pub bias: Option<TensorView<'a, T>>,
    /// (out channels): what normalised values are multiplied with; 1 if there is none.
    pub scale: Option<TensorView<'a, T>>,
    /// (out channels): what is added to that; 0 if there is none.
    pub shift: Option<TensorView<'a, T>>,
}

impl<'a, T> ConvInputs<'a, T> {
    /// Images and weights, and nothing else.
    pub fn new(x: TensorView<'a, T>, weight: TensorView<'a, T>) -> ConvInputs<'a, T> {
        ConvInputs {
            x,
            weight,
            bias: None,
            scale: None,
            shift: None,
        }
    }

    /// Where they lie, with an output.
    pub fn tensors(&self, y: &TensorViewMut<'a, T>, layout: ImageLayout) -> ConvTensors<'a>
    where
        T: Element,
    {
        let of_channels = [self.bias, self.scale, self.shift].map(|it| Some(it?.extent));
        ConvTensors::from_extents(
            [self.x.extent, self.weight.extent],
            of_channels,
            y.extent,
            layout,
        )
    }
}

impl<'a> ConvTensors<'a> {
    /// Of `[x, weight]`, `[bias, scale, shift]` and `y`, whose dimensions are in the order of a layout, and which are borrowed for `'a`.
    pub fn from_extents(
        [x, weight]: [Extent; 2],
        [bias, scale, shift]: [Option<Extent>; 3],
        y: Extent,
        layout: ImageLayout,
    ) -> ConvTensors<'a> {
        let moved = |extent: Extent| match layout {
            ImageLayout::ChannelsLast => extent,
            ImageLayout::ChannelsFirst => Extent {
                shape: channels_to_the_end(extent.shape),
                strides: channels_to_the_end(extent.strides),
                ..extent
            },
        };
        ConvTensors {
            x: moved(x),
            weight: moved(weight),
            bias,
            scale,
            shift,
            y: moved(y),
            borrow: PhantomData,
        }
    }
}

fn channels_to_the_end([outer, channels, height, width]: [u64; 4]) -> [u64; 4] {
    [outer, height, width, channels]
}

/// What is computed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConvProblem {
    /// The element type of all tensors.
    pub dtype: Dtype,
    /// Images.
    pub samples: u32,
    /// Rows of an image.
    pub height: u32,
    /// Columns of an image.
    pub width: u32,
    /// Channels of the input.
    pub in_channels: u32,
    /// Channels of the output.
    pub out_channels: u32,
    /// Rows and columns of the convolution's kernel: 1 or 3.
    pub kernel: u32,
    /// Whether there is a bias.
    pub bias: bool,
    /// Whether normalised values are multiplied with something.
    pub scale: bool,
    /// Whether something is added to them.
    pub shift: bool,
    /// The normalisation.
    pub norm: Option<InstanceNorm>,
    /// What is done to each output at the end.
    pub activation: Activation,
}

impl ConvProblem {
    /// The problem of these tensors and options.
    ///
    /// # Errors
    /// When they do not fit each other, or there are no kernels for them.
    pub fn of(
        dtype: Dtype,
        tensors: &ConvTensors<'_>,
        options: &ConvOptions,
    ) -> Result<ConvProblem, ConvError> {
        let [samples, height, width, in_channels] = tensors.x.shape;
        let [out_channels, kernel_rows, kernel_cols, _] = tensors.weight.shape;
        for (tensor, extent) in [("x", &tensors.x), ("weight", &tensors.weight)] {
            let found = extent.shape.to_vec();
            if extent.shape.contains(&0) {
                return Err(ConvError::Empty { tensor, found });
            }
        }
        let kernel = match [kernel_rows, kernel_cols] {
            [1, 1] => 1,
            [3, 3] => 3,
            found => return Err(ConvError::Kernel { found }),
        };
        for (tensor, found) in [("x", in_channels), ("weight", out_channels)] {
            if !u32::try_from(found).is_ok_and(channels) {
                return Err(ConvError::Channels { tensor, found });
            }
        }
        let weights = [out_channels, kernel_rows, kernel_cols, in_channels];
        let outputs = [samples, height, width, out_channels];
        expect(
            "weight",
            &tensors.weight,
            weights,
            "(out channels, kernel, kernel, in channels)",
        )?;
        expect(
            "y",
            &tensors.y,
            outputs,
            "(samples, height, width, out channels)",
        )?;
        let of_channels = [
            ("bias", tensors.bias),
            ("scale", tensors.scale),
            ("shift", tensors.shift),
        ];
        for (tensor, extent) in of_channels {
            if let Some(extent) = extent {
                expect(tensor, &extent, [out_channels, 1, 1, 1], "(out channels)")?;
            }
        }
        check_norm(tensors, options)?;
        for (tensor, extent) in [("x", &tensors.x), ("y", &tensors.y)] {
            count(tensor, extent)?;
        }
        check_strides(&tensors.y)?;
        Ok(ConvProblem {
            dtype,
            samples: samples as u32,
            height: height as u32,
            width: width as u32,
            in_channels: in_channels as u32,
            out_channels: out_channels as u32,
            kernel,
            bias: tensors.bias.is_some(),
            scale: tensors.scale.is_some(),
            shift: tensors.shift.is_some(),
            norm: options.norm,
            activation: options.activation,
        })
    }

    /// Whether there can be such a problem: of numbers that come from a file.
    ///
    /// # Errors
    /// When they do not fit each other, or there are no kernels for them.
    pub fn check(&self) -> Result<(), ConvError> {
        ConvProblem::of(self.dtype, &self.unallocated(), &self.options()).map(drop)
    }

    /// The same with the usual epsilon, if there is one: its value is no part of a kernel.
    #[must_use]
    pub fn with_any_epsilon(&self) -> ConvProblem {
        ConvProblem {
            norm: self.norm.map(|_| InstanceNorm::default()),
            ..*self
        }
    }

    /// What is done besides the convolution, of images that are channels last.
    pub fn options(&self) -> ConvOptions {
        ConvOptions {
            layout: ImageLayout::ChannelsLast,
            norm: self.norm,
            activation: self.activation,
        }
    }

    /// Contiguous tensors, channels last, that no memory stands behind: for plans.
    pub fn unallocated(&self) -> ConvTensors<'static> {
        let [samples, height, width] = [self.samples, self.height, self.width];
        let (inputs, outputs, kernel) = (self.in_channels, self.out_channels, self.kernel);
        let vector =
            |number, is_there: bool| is_there.then(|| unallocated(number, [outputs, 1, 1, 1]));
        ConvTensors::from_extents(
            [
                unallocated(1, [samples, height, width, inputs]),
                unallocated(2, [outputs, kernel, kernel, inputs]),
            ],
            [
                vector(3, self.bias),
                vector(4, self.scale),
                vector(5, self.shift),
            ],
            unallocated(6, [samples, height, width, outputs]),
            ImageLayout::ChannelsLast,
        )
    }

    /// Floating-point operations of the convolution.
    pub fn flop(&self) -> f64 {
        let sizes = [
            self.samples,
            self.height,
            self.width,
            self.in_channels,
            self.out_channels,
            self.kernel,
            self.kernel,
        ];
        2.0 * sizes.map(f64::from).into_iter().product::<f64>()
    }

    /// Bytes of the images and weights that are read once, and of the images that are written once.
    pub fn bytes(&self) -> f64 {
        let [samples, height, width] = [self.samples, self.height, self.width].map(f64::from);
        let [inputs, outputs, kernel] =
            [self.in_channels, self.out_channels, self.kernel].map(f64::from);
        2.0 * (samples * height * width * (inputs + outputs) + kernel * kernel * inputs * outputs)
    }
}

/// Contiguous tensor `number`, far from the others, so that they do not overlap.
fn unallocated(number: u64, shape: [u32; 4]) -> Extent {
    let shape = shape.map(u64::from);
    let mut strides = [1; 4];
    for d in (0..3).rev() {
        strides[d] = shape[d + 1].saturating_mul(strides[d + 1]);
    }
    Extent {
        address: number << 40,
        shape,
        strides,
        element_bytes: 2,
    }
}

fn check_norm(tensors: &ConvTensors<'_>, options: &ConvOptions) -> Result<(), ConvError> {
    match options.norm {
        Some(InstanceNorm { epsilon }) if !(epsilon > 0.0 && epsilon.is_finite()) => {
            Err(ConvError::Epsilon { found: epsilon })
        }
        None if tensors.scale.is_some() => Err(ConvError::WithoutNorm { tensor: "scale" }),
        None if tensors.shift.is_some() => Err(ConvError::WithoutNorm { tensor: "shift" }),
        _ => Ok(()),
    }
}

fn expect(
    tensor: &'static str,
    extent: &Extent,
    shape: [u64; 4],
    says: &str,
) -> Result<(), ConvError> {
    if extent.shape == shape {
        return Ok(());
    }
    let expected = shape.map(|it| it.to_string()).join(", ");
    Err(ConvError::Shape {
        tensor,
        found: extent.shape.to_vec(),
        expected: format!("[{expected}], {says}"),
    })
}

fn count(tensor: &'static str, extent: &Extent) -> Result<(), ConvError> {
    let all = extent
        .shape
        .iter()
        .try_fold(1_u64, |all, size| all.checked_mul(*size));
    match all {
        Some(all) if all < 1 << 31 => Ok(()),
        _ => Err(ConvError::TooLarge {
            tensor,
            found: extent.shape.to_vec(),
        }),
    }
}

/// Whether each element of an output has memory of its own: every dimension that has more than one steps over all smaller ones.
fn check_strides(y: &Extent) -> Result<(), ConvError> {
    let mut steps: Vec<(u64, u64)> = y.strides.into_iter().zip(y.shape).collect();
    steps.retain(|(_, size)| *size > 1);
    steps.sort_unstable();
    let mut reach = 1_u64;
    for (stride, size) in steps {
        if stride < reach {
            return Err(ConvError::Overlapping {
                strides: y.strides.to_vec(),
            });
        }
        reach = reach.saturating_add(stride.saturating_mul(size - 1));
    }
    Ok(())
}
