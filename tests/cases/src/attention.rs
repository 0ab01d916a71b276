//! Problems for `attention()`: run on a device and compared with float64.

use fa::attention::{AttentionElement, Options, attention};
use fa::reference::{self, Comparison, Narrow, Precision, Shape, max_difference};
use fa_runtime::Device;

/// Largest error of the log-sum-exp, relative to its size.
const LSE_TOLERANCE: f64 = 1e-4;

fn random<T: Narrow>(rng: &mut fastrand::Rng, len: usize, magnitude: f64) -> Vec<T> {
    (0..len)
        .map(|_| T::nearest(magnitude * (rng.f64() * 2.0 - 1.0)))
        .collect()
}

/// Runs one problem on random inputs of this magnitude and compares by FlashAttention's rule.
///
/// # Errors
/// What is off, or why it did not run.
pub fn check<T: AttentionElement + Narrow>(
    device: &Device,
    shape: Shape,
    options: Options,
    magnitude: f64,
) -> Result<(), String> {
    let mut rng = fastrand::Rng::with_seed(7);
    let q: Vec<T> = random(&mut rng, shape.q_len(), magnitude);
    let k: Vec<T> = random(&mut rng, shape.kv_len(), magnitude);
    let v: Vec<T> = random(&mut rng, shape.kv_len(), 1.0);
    let dims =
        |seq: usize, heads: usize| [shape.batch, seq, heads, shape.head_dim].map(|n| n as u64);
    let (q_dims, kv_dims) = (
        dims(shape.seq_q, shape.heads),
        dims(shape.seq_k, shape.kv_heads),
    );
    let run = || -> Result<_, Box<dyn std::error::Error>> {
        let buffers = [device.upload(&q)?, device.upload(&k)?, device.upload(&v)?];
        let output = attention(
            device,
            buffers[0].contiguous(&q_dims)?,
            buffers[1].contiguous(&kv_dims)?,
            buffers[2].contiguous(&kv_dims)?,
            &options,
        )?;
        Ok((output.o.read()?, output.lse.read()?))
    };
    let (o, lse) = run().map_err(|error| format!("{shape:?} {options:?}: {error}"))?;
    let scale = options
        .scale
        .map_or(1.0 / (shape.head_dim as f64).sqrt(), f64::from);
    let expect =
        |precision| reference::attention(&shape, &q, &k, &v, scale, options.causal, precision);
    let (exact, low) = (expect(Precision::Exact), expect(Precision::Half));
    let compared = Comparison::flash_attention(&o, &exact.o, &low.o);
    let lse: Vec<f64> = lse.into_iter().map(f64::from).collect();
    let largest = exact
        .lse
        .iter()
        .filter(|x| x.is_finite())
        .fold(1.0, |a: f64, b| a.max(b.abs()));
    let lse_error = max_difference(&lse, &exact.lse);
    if compared.holds() && lse_error <= LSE_TOLERANCE * largest {
        return Ok(());
    }
    Err(format!(
        "{shape:?} {options:?}: {compared:?}, lse off by {lse_error:e}"
    ))
}
