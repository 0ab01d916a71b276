//! Convolution, instance normalisation and an activation in float64.

/// Sizes of a convolution of (samples, height, width, inputs) with (outputs, kernel, kernel, inputs), padded with zeros to the same size.
#[derive(Clone, Copy, Debug)]
pub struct ConvSizes {
    /// Images.
    pub samples: usize,
    /// Rows.
    pub height: usize,
    /// Columns.
    pub width: usize,
    /// Channels of the input.
    pub inputs: usize,
    /// Channels of the output.
    pub outputs: usize,
    /// Rows and columns of the kernel.
    pub kernel: usize,
}

/// (samples, height, width, outputs) of `x` and `weight`, with a bias for each output channel.
///
/// # Panics
/// When the slices are not as long as the sizes say.
pub fn convolve(sizes: &ConvSizes, x: &[f64], weight: &[f64], bias: Option<&[f64]>) -> Vec<f64> {
    let ConvSizes {
        samples,
        height,
        width,
        inputs,
        outputs,
        kernel,
    } = *sizes;
    let border = kernel / 2;
    let mut y = Vec::with_capacity(samples * height * width * outputs);
    for at in 0..samples * height * width {
        let (sample, row, column) = (at / width / height, at / width % height, at % width);
        for output in 0..outputs {
            let mut sum = bias.map_or(0.0, |bias| bias[output]);
            for tap in 0..kernel * kernel {
                let (from_row, from_column) = (row + tap / kernel, column + tap % kernel);
                let inside = (border..height + border).contains(&from_row)
                    && (border..width + border).contains(&from_column);
                if inside {
                    let pixel =
                        (sample * height + from_row - border) * width + from_column - border;
                    let x = &x[pixel * inputs..][..inputs];
                    let weight = &weight[(output * kernel * kernel + tap) * inputs..][..inputs];
                    sum += x.iter().zip(weight).map(|(x, w)| x * w).sum::<f64>();
                }
            }
            y.push(sum);
        }
    }
    y
}

/// Normalises each channel of each sample of `y`, (samples, pixels, channels), by its mean and variance; then `scale` and `shift` of each channel.
///
/// # Panics
/// When the slices are not as long as that.
pub fn instance_norm(
    y: &mut [f64],
    [samples, channels]: [usize; 2],
    epsilon: f64,
    scale: Option<&[f64]>,
    shift: Option<&[f64]>,
) {
    let pixels = y.len() / samples / channels;
    for sample in 0..samples {
        for channel in 0..channels {
            let at = |pixel: usize| (sample * pixels + pixel) * channels + channel;
            let mean = (0..pixels).map(|i| y[at(i)]).sum::<f64>() / pixels as f64;
            let squares = (0..pixels).map(|i| (y[at(i)] - mean).powi(2)).sum::<f64>();
            let factor = scale.map_or(1.0, |scale| scale[channel])
                / (squares / pixels as f64 + epsilon).sqrt();
            let shift = shift.map_or(0.0, |shift| shift[channel]);
            for pixel in 0..pixels {
                y[at(pixel)] = (y[at(pixel)] - mean) * factor + shift;
            }
        }
    }
}

/// x Φ(x), with Φ(x) = ½ erfc(−x / √2).
pub fn gelu(x: f64) -> f64 {
    0.5 * x * erfc(-x * std::f64::consts::FRAC_1_SQRT_2)
}

/// ½ x (1 + tanh(√(2/π) (x + 0.044715 x³))).
pub fn gelu_tanh(x: f64) -> f64 {
    let inner = (2.0 / std::f64::consts::PI).sqrt() * (x + 0.044_715 * x.powi(3));
    0.5 * x * (1.0 + inner.tanh())
}

/// x / (1 + e⁻ˣ).
pub fn silu(x: f64) -> f64 {
    x / (1.0 + (-x).exp())
}

/// The complementary error function: by its power series near 0, by its continued fraction (Lentz's method) from 2 on. Relative error under 1e-12.
fn erfc(x: f64) -> f64 {
    if x < 0.0 {
        return 2.0 - erfc(-x);
    }
    let scale = 2.0 / std::f64::consts::PI.sqrt();
    if x < 2.0 {
        // erf(x) = 2/√π Σ (−1)ⁿ x^(2n+1) / (n! (2n+1)).
        let (mut term, mut sum) = (x, x);
        for n in 1..60 {
            term *= -x * x / f64::from(n);
            sum += term / f64::from(2 * n + 1);
        }
        return 1.0 - scale * sum;
    }
    // erfc(x) = e^(−x²)/√π · 1/(x + ½/(x + 1/(x + 3/2/(x + …)))), from the end.
    let mut fraction = x;
    for n in (1..120).rev() {
        fraction = x + f64::from(n) / 2.0 / fraction;
    }
    (-x * x).exp() / std::f64::consts::PI.sqrt() / fraction
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_function_has_its_known_values() {
        // Abramowitz and Stegun, table 7.1.
        let known = [
            (0.0, 1.0),
            (0.5, 0.479_500_122_186_953_5),
            (1.0, 0.157_299_207_050_285_13),
        ];
        let more = [
            (2.0, 0.004_677_734_981_047_266),
            (3.0, 2.209_049_699_858_544e-5),
        ];
        for (x, expected) in known.into_iter().chain(more) {
            assert!((erfc(x) / expected - 1.0).abs() < 1e-11, "{x}: {}", erfc(x));
            assert!((erfc(-x) + erfc(x) - 2.0).abs() < 1e-15);
        }
    }

    #[test]
    fn a_kernel_of_one_in_the_middle_is_the_image() {
        let sizes = ConvSizes {
            samples: 2,
            height: 3,
            width: 4,
            inputs: 1,
            outputs: 1,
            kernel: 3,
        };
        let x: Vec<f64> = (0..24).map(f64::from).collect();
        let mut weight = [0.0; 9];
        weight[4] = 1.0;
        assert_eq!(convolve(&sizes, &x, &weight, None), x);
        weight = [0.0; 9];
        // The pixel to the left and above: what lies outside is 0.
        weight[0] = 1.0;
        let moved = convolve(&sizes, &x, &weight, Some(&[0.5]));
        assert_eq!(moved[..6], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5]);
        assert_eq!(moved[12 + 5..12 + 8], [12.5, 13.5, 14.5]);
    }
}
