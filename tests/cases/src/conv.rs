//! Convolution blocks on a device against float64.

use fa::attention::{AttentionElement, Chip, Dtype};
use fa::conv::{
    Activation, ConvBlockError, ConvInputs, ConvKernel, ConvOptions, ConvProblem, ImageLayout,
    InstanceNorm, choose, conv_block_into, conv_block_with,
};
use fa_dsl::abi::{TensorView, TensorViewMut};
use fa_reference::Narrow;
use fa_reference::conv::{ConvSizes, convolve, gelu, gelu_tanh, instance_norm, silu};
use fa_runtime::{Buffer, Device};
use half::{bf16, f16};
use proptest::prelude::*;

/// A convolution block with random inputs.
#[derive(Clone, Copy, Debug)]
pub struct ConvCase {
    /// Sizes.
    pub sizes: ConvSizes,
    /// What is done besides the convolution.
    pub options: ConvOptions,
    /// Whether there is a bias.
    pub bias: bool,
    /// Whether normalised values are multiplied with something.
    pub scale: bool,
    /// Whether something is added to them.
    pub shift: bool,
    /// How images lie, whatever the order of their dimensions.
    pub lies: Lies,
    /// How outputs lie, if not as the images that are read do.
    pub outputs_lie: Option<Lies>,
    /// What is added to the random numbers of the bias.
    pub mean: f64,
    /// Of the random numbers.
    pub seed: u64,
}

/// How an image lies in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// Channels of a pixel are neighbours.
    ChannelsLast,
    /// Pixels of a channel are neighbours.
    ChannelsFirst,
    /// As the first, with eight elements between pixels that belong to nobody.
    Padded,
    /// As the second, with eight elements between rows, between channels and between samples that belong to nobody.
    PaddedPlanes,
}

impl Lies {
    /// All of them.
    pub const ALL: [Lies; 4] = [
        Lies::ChannelsLast,
        Lies::ChannelsFirst,
        Lies::Padded,
        Lies::PaddedPlanes,
    ];
}

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub enum ConvFailure {
    /// The call fails.
    #[error(transparent)]
    Call(#[from] ConvBlockError),
    /// Memory cannot be had.
    #[error(transparent)]
    Runtime(#[from] fa_runtime::Error),
    /// Views do not fit.
    #[error(transparent)]
    View(#[from] fa_runtime::ViewError),
    /// Values are too far off.
    #[error(
        "element {index} is {found}, it should be {expected}; {off} is the most that one may be off"
    )]
    Values {
        /// Which one, in the order of (samples, height, width, channels).
        index: usize,
        /// What was computed.
        found: f64,
        /// In float64.
        expected: f64,
        /// The bound.
        off: f64,
    },
    /// What belongs to nobody was written.
    #[error("memory that belongs to no pixel was written")]
    Padding,
}

/// What lies where nothing may be written.
const NOBODYS: f64 = 7.0;

impl ConvCase {
    /// (samples, height, width) with so many channels in and out, a kernel of 3 × 3, normalised, the exact GELU.
    pub fn new([samples, height, width]: [usize; 3], [inputs, outputs]: [usize; 2]) -> ConvCase {
        ConvCase {
            sizes: ConvSizes {
                samples,
                height,
                width,
                inputs,
                outputs,
                kernel: 3,
            },
            options: ConvOptions::default(),
            bias: true,
            scale: false,
            shift: false,
            lies: Lies::ChannelsLast,
            outputs_lie: None,
            mean: 0.0,
            seed: 1,
        }
    }

    /// The problem, as a plan knows it.
    pub fn problem<T: AttentionElement + Narrow>(&self) -> ConvProblem {
        let sizes = &self.sizes;
        ConvProblem {
            dtype: T::DTYPE,
            samples: sizes.samples as u32,
            height: sizes.height as u32,
            width: sizes.width as u32,
            in_channels: sizes.inputs as u32,
            out_channels: sizes.outputs as u32,
            kernel: sizes.kernel as u32,
            bias: self.bias,
            scale: self.scale,
            shift: self.shift,
            norm: self.options.norm,
            activation: self.options.activation,
        }
    }

    /// The kernel that is chosen for it.
    pub fn chosen<T: AttentionElement + Narrow>(&self, device: &Device) -> Option<ConvKernel> {
        choose(Chip::of(device), &self.problem::<T>())
    }

    fn numbers<T: AttentionElement + Narrow>(
        &self,
        count: usize,
        size: f64,
        mean: f64,
        salt: u64,
    ) -> Vec<T> {
        let mut random = fastrand::Rng::with_seed(self.seed.wrapping_mul(31).wrapping_add(salt));
        (0..count)
            .map(|_| T::nearest(mean + size * (2.0 * random.f64() - 1.0)))
            .collect()
    }

    /// Computes it and compares with float64. The error may be twice that of rounding the convolution to the element type, as PyTorch does, and half a unit
    /// in the last place of the largest output. Gives the output, (samples, height, width, out channels).
    ///
    /// # Errors
    /// When it fails, or the values are wrong.
    pub fn check<T: AttentionElement + Narrow>(
        &self,
        device: &Device,
        kernel: Option<&ConvKernel>,
    ) -> Result<Vec<T>, ConvFailure> {
        let ConvSizes {
            samples,
            height,
            width,
            inputs,
            outputs,
            kernel: side,
        } = self.sizes;
        let taps = side * side;
        let weight_size = (3.0 / (taps * inputs) as f64).sqrt();
        let x = self.numbers::<T>(samples * height * width * inputs, 1.0, 0.0, 1);
        let weight = self.numbers::<T>(outputs * taps * inputs, weight_size, 0.0, 2);
        let bias = self.numbers::<T>(outputs, 0.5, self.mean, 3);
        let scale = self.numbers::<T>(outputs, 1.0, 1.0, 4);
        let shift = self.numbers::<T>(outputs, 1.0, 0.0, 5);

        let of_x = [samples, height, width, inputs];
        let of_y = [samples, height, width, outputs];
        let image = Image::<T>::new(device, of_x, self.lies, Some(&x))?;
        let mut y = Image::<T>::new(device, of_y, self.outputs_lie.unwrap_or(self.lies), None)?;
        let in_order = match self.options.layout {
            ImageLayout::ChannelsLast => weight.clone(),
            ImageLayout::ChannelsFirst => channels_first(&weight, [outputs, taps, inputs]),
        };
        let weights = device.upload(&in_order)?;
        let of_weight = match self.options.layout {
            ImageLayout::ChannelsLast => [outputs, side, side, inputs],
            ImageLayout::ChannelsFirst => [outputs, inputs, side, side],
        };
        let vectors = [&bias, &scale, &shift].map(|it| device.upload(it));
        let [d_bias, d_scale, d_shift] = vectors;
        let (d_bias, d_scale, d_shift) = (d_bias?, d_scale?, d_shift?);
        let of_channels = [outputs as u64];
        let wanted = |is_wanted: bool, vector| is_wanted.then_some(vector);
        let given = ConvInputs {
            x: image.view(self.options.layout)?,
            weight: weights.contiguous(&of_weight.map(|size| size as u64))?,
            bias: wanted(self.bias, d_bias.contiguous(&of_channels)?),
            scale: wanted(self.scale, d_scale.contiguous(&of_channels)?),
            shift: wanted(self.shift, d_shift.contiguous(&of_channels)?),
        };
        {
            let y = y.view_mut(self.options.layout)?;
            match kernel {
                Some(kernel) => conv_block_with(device, kernel, &given, y, &self.options)?,
                None => conv_block_into(device, &given, y, &self.options)?,
            }
        }
        let found = y.read()?;

        let wide = |values: &[T]| values.iter().map(|it| it.widen()).collect::<Vec<f64>>();
        let bias = self.bias.then(|| wide(&bias));
        let mut expected = convolve(&self.sizes, &wide(&x), &wide(&weight), bias.as_deref());
        let mut rounded: Vec<f64> = expected.iter().map(|it| T::nearest(*it).widen()).collect();
        if let Some(norm) = self.options.norm {
            let scale = self.scale.then(|| wide(&scale));
            let shift = self.shift.then(|| wide(&shift));
            for values in [&mut expected, &mut rounded] {
                let epsilon = f64::from(norm.epsilon);
                let sizes = [samples, outputs];
                instance_norm(values, sizes, epsilon, scale.as_deref(), shift.as_deref());
            }
        }
        for values in [&mut expected, &mut rounded] {
            for value in values.iter_mut() {
                *value = activate(self.options.activation, *value);
            }
        }
        let rounded = rounded.iter().map(|it| T::nearest(*it).widen());
        let off = rounded.zip(&expected).map(|(a, b)| (a - b).abs());
        let largest = expected.iter().map(|it| it.abs()).fold(0.0, f64::max);
        // Of few values the largest error may be small by chance, but half a unit in the last place is what any rounding may cost.
        let unit = match T::DTYPE {
            Dtype::F16 => f64::from(f16::EPSILON),
            Dtype::Bf16 => f64::from(bf16::EPSILON),
        };
        // Without variance, float32's rounding of a mean of about 1 is divided by √epsilon.
        let off = 2.0 * off.fold(0.0, f64::max) + 0.5 * unit * largest + 4e-5;
        for (index, (found, expected)) in found.iter().zip(&expected).enumerate() {
            let (found, expected) = (found.widen(), *expected);
            // Not `>`: NaN is wrong, too.
            let right = (found - expected).abs() <= off;
            if !right {
                return Err(ConvFailure::Values {
                    index,
                    found,
                    expected,
                    off,
                });
            }
        }
        Ok(found)
    }
}

fn activate(activation: Activation, x: f64) -> f64 {
    match activation {
        Activation::None => x,
        Activation::Gelu => gelu(x),
        Activation::GeluTanh => gelu_tanh(x),
        Activation::Relu => x.max(0.0),
        Activation::Silu => silu(x),
    }
}

/// (outer, inner, channels) as (outer, channels, inner).
fn channels_first<T: Copy>(values: &[T], [outer, inner, channels]: [usize; 3]) -> Vec<T> {
    let mut moved = Vec::with_capacity(values.len());
    for o in 0..outer {
        for c in 0..channels {
            moved.extend((0..inner).map(|i| values[(o * inner + i) * channels + c]));
        }
    }
    moved
}

/// Images in a device's memory.
struct Image<T> {
    buffer: Buffer<T>,
    /// (samples, height, width, channels).
    shape: [u64; 4],
    /// Of those.
    strides: [u64; 4],
}

impl<T: AttentionElement + Narrow> Image<T> {
    fn new(
        device: &Device,
        shape: [usize; 4],
        lies: Lies,
        values: Option<&[T]>,
    ) -> Result<Image<T>, ConvFailure> {
        let [samples, height, width, channels] = shape.map(|size| size as u64);
        let strides = match lies {
            Lies::ChannelsLast => [height * width * channels, width * channels, channels, 1],
            Lies::ChannelsFirst => [height * width * channels, width, 1, height * width],
            Lies::Padded => {
                let pixel = channels + 8;
                [height * width * pixel, width * pixel, pixel, 1]
            }
            Lies::PaddedPlanes => {
                let row = width + 8;
                let plane = height * row + 8;
                [channels * plane + 8, row, 1, plane]
            }
        };
        let len = (samples * strides[0]) as usize;
        let shape = [samples, height, width, channels];
        let mut all = vec![T::nearest(NOBODYS); len];
        if let Some(values) = values {
            for (value, place) in values.iter().zip(places(shape, strides)) {
                all[place] = *value;
            }
        }
        Ok(Image {
            buffer: device.upload(&all)?,
            shape,
            strides,
        })
    }

    /// Shape and strides in the order of a layout.
    fn ordered(&self, layout: ImageLayout) -> [[u64; 4]; 2] {
        [self.shape, self.strides].map(|[n, h, w, c]| match layout {
            ImageLayout::ChannelsLast => [n, h, w, c],
            ImageLayout::ChannelsFirst => [n, c, h, w],
        })
    }

    fn view(&self, layout: ImageLayout) -> Result<TensorView<'_, T>, ConvFailure> {
        let [shape, strides] = self.ordered(layout);
        Ok(self.buffer.view(&shape, &strides)?)
    }

    fn view_mut(&mut self, layout: ImageLayout) -> Result<TensorViewMut<'_, T>, ConvFailure> {
        let [shape, strides] = self.ordered(layout);
        Ok(self.buffer.view_mut(&shape, &strides)?)
    }

    /// The pixels, if nothing else was written.
    fn read(&self) -> Result<Vec<T>, ConvFailure> {
        let all = self.buffer.read()?;
        let mut owned = vec![false; all.len()];
        let mut values = Vec::new();
        for place in places(self.shape, self.strides) {
            owned[place] = true;
            values.push(all[place]);
        }
        let nobodys = all.iter().zip(owned).filter(|(_, owned)| !owned);
        for (value, _) in nobodys {
            if value.widen() != NOBODYS {
                return Err(ConvFailure::Padding);
            }
        }
        Ok(values)
    }
}

/// Where each element lies, in order.
fn places(shape: [u64; 4], strides: [u64; 4]) -> impl Iterator<Item = usize> {
    let [_, b, c, d] = shape;
    (0..shape.iter().product::<u64>()).map(move |index| {
        let at = [
            index / d / c / b,
            index / d / c % b,
            index / d % c,
            index % d,
        ];
        at.iter()
            .zip(strides)
            .map(|(i, stride)| i * stride)
            .sum::<u64>() as usize
    })
}

/// Random cases that the interpreter computes in a moment.
pub fn conv_cases() -> impl Strategy<Value = ConvCase> {
    let sizes = (
        1..4_usize,
        1..30_usize,
        1..30_usize,
        1..7_usize,
        1..11_usize,
    );
    let options = (
        prop::bool::ANY,
        prop::option::weighted(0.8, prop_oneof![Just(1e-5_f32), 1e-7..1.0_f32]),
        prop::sample::select(Activation::ALL.to_vec()),
        prop::sample::select(Lies::ALL.to_vec()),
    );
    let others = (
        prop::bool::ANY,
        prop::bool::ANY,
        prop::bool::ANY,
        prop::bool::ANY,
        0..1_u64 << 40,
    );
    (sizes, options, others).prop_map(|(sizes, options, others)| {
        let (samples, height, width, inputs, outputs) = sizes;
        let (first, epsilon, activation, lies) = options;
        let (small, bias, scale, shift, seed) = others;
        let case = ConvCase::new([samples, height, width], [16 * inputs, 16 * outputs]);
        ConvCase {
            sizes: ConvSizes {
                kernel: if small { 1 } else { 3 },
                ..case.sizes
            },
            options: ConvOptions {
                layout: match first {
                    true => ImageLayout::ChannelsFirst,
                    false => ImageLayout::ChannelsLast,
                },
                norm: epsilon.map(|epsilon| InstanceNorm { epsilon }),
                activation,
            },
            bias,
            scale: scale && epsilon.is_some(),
            shift: shift && epsilon.is_some(),
            lies,
            outputs_lie: None,
            mean: 0.0,
            seed,
        }
    })
}
