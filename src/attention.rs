//! Attention by problem: the kernel and its configuration are chosen here.

use fa_dsl::abi::{Element, Extent, TensorView, TensorViewMut};
use fa_dsl::target::Arch;
use fa_kernels::forward::{self, StreamBf16Config, StreamF16Config};
use fa_kernels::s512::{self, FaS512, HEAD_DIM, SEQ};
use fa_runtime::{Buffer, Device, ViewError};
use half::{bf16, f16};

/// What attention is to compute.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Options {
    /// Whether a query sees only the keys up to its own position, aligned bottom-right: the last
    /// query sees the last key.
    pub causal: bool,
    /// What scores are multiplied by; 1/√head_dim unless given.
    pub scale: Option<f32>,
}

/// What attention gives.
#[derive(Debug)]
pub struct Output<T> {
    /// (batch, seq_q, heads, head_dim), contiguous.
    pub o: Buffer<T>,
    /// Log-sum-exp of the scaled scores, natural logarithm: (batch, heads, seq_q), contiguous; −∞ for
    /// a query that sees no key, whose output is 0.
    pub lse: Buffer<f32>,
}

/// Why attention was not computed.
#[derive(Debug, thiserror::Error)]
pub enum AttentionError {
    /// The tensors do not fit each other or the kernel.
    #[error(transparent)]
    Launch(#[from] forward::LaunchError),
    /// The tensors do not fit each other or the kernel.
    #[error(transparent)]
    S512(#[from] s512::LaunchError),
    /// The output buffers do not hold the output.
    #[error(transparent)]
    View(#[from] ViewError),
    /// Loading or launching failed.
    #[error(transparent)]
    Runtime(#[from] fa_runtime::Error),
    /// There is no kernel for this problem on this architecture.
    #[error(
        "no kernel for head_dim {head_dim} and sequences of {seq_q} and {seq_k} on {arch}: sm_90a takes head_dim up to 256 and any length, older and newer ones float16 at head_dim 64 and length 512"
    )]
    NoKernel {
        /// The device's.
        arch: Arch,
        /// Of the queries.
        head_dim: u64,
        /// Queries of a sequence.
        seq_q: u64,
        /// Keys of a sequence.
        seq_k: u64,
    },
}

/// softmax(scale·Q Kᵀ) V. `q` is (batch, seq_q, heads, head_dim), `k` and `v` are (batch, seq_k, KV heads,
/// head_dim), the KV heads a divisor of the heads; the last dimension is contiguous, the others
/// are strided by multiples of 16 bytes. float16 or bfloat16, sums in float32.
///
/// # Errors
/// When the tensors do not fit each other, there is no kernel for them, or loading or launching
/// fails.
pub fn attention<T: AttentionElement>(
    device: &Device,
    q: TensorView<'_, T>,
    k: TensorView<'_, T>,
    v: TensorView<'_, T>,
    options: &Options,
) -> Result<Output<T>, AttentionError> {
    let [batch, seq_q, heads, head_dim] = q.extent.shape;
    let len = |shape: &[u64]| shape.iter().product::<u64>() as usize;
    let mut o = device.alloc::<T>(len(&q.extent.shape))?;
    let mut lse = device.alloc::<f32>(len(&[batch, heads, seq_q]))?;
    attention_into(
        device,
        [q, k, v],
        o.contiguous_mut(&[batch, seq_q, heads, head_dim])?,
        lse.contiguous_mut(&[batch, heads, seq_q])?,
        options,
    )?;
    Ok(Output { o, lse })
}

/// As [`attention`], of `[q, k, v]` into tensors that exist. Allocates nothing once the kernel is
/// loaded.
///
/// # Errors
/// As [`attention`].
pub fn attention_into<T: AttentionElement>(
    device: &Device,
    [q, k, v]: [TensorView<'_, T>; 3],
    o: TensorViewMut<'_, T>,
    lse: TensorViewMut<'_, f32>,
    options: &Options,
) -> Result<(), AttentionError> {
    T::launch(device, [q, k, v], o, lse, options)
}

/// A float16 or bfloat16.
pub trait AttentionElement: Element + sealed::Sealed {
    /// Chooses and launches a kernel.
    #[doc(hidden)]
    fn launch(
        device: &Device,
        inputs: [TensorView<'_, Self>; 3],
        o: TensorViewMut<'_, Self>,
        lse: TensorViewMut<'_, f32>,
        options: &Options,
    ) -> Result<(), AttentionError>;
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for half::f16 {}
    impl Sealed for half::bf16 {}
}

/// The tuned shape of the streaming schedule.
struct Shape {
    block_n: u32,
    consumers: u32,
    stages: u32,
    q_stages: u32,
    head_dim: u32,
}

/// Measured on an H200, see benches/NOTES.md. `None` past head dimension 256.
fn streaming_shape(q: &Extent, seq_k: u64, causal: bool, multiprocessors: u32) -> Option<Shape> {
    let [batch, seq_q, heads, head_dim] = q.shape;
    // Tiles of 256 rows that would stand half empty, or leave multiprocessors idle.
    let tiles = seq_q
        .div_ceil(256)
        .saturating_mul(batch)
        .saturating_mul(heads);
    let small = seq_q <= 192 || tiles < u64::from(multiprocessors);
    let shape = |block_n, consumers, stages, q_stages, head_dim| {
        Some(Shape {
            block_n,
            consumers,
            stages,
            q_stages,
            head_dim,
        })
    };
    match head_dim {
        0..=64 if !small && (causal || seq_k <= 2048) => shape(64, 4, 3, 2, 64),
        0..=64 => shape(128, 3, 2, 2, 64),
        65..=128 => shape(128, 2, 2, 2, 128),
        129..=192 => shape(80, 2, 2, 1, 192),
        193..=256 => shape(48, 2, 2, 1, 256),
        _ => None,
    }
}

fn no_kernel<T>(device: &Device, q: &TensorView<'_, T>, k: &TensorView<'_, T>) -> AttentionError {
    AttentionError::NoKernel {
        arch: device.arch(),
        head_dim: q.extent.shape[3],
        seq_q: q.extent.shape[1],
        seq_k: k.extent.shape[1],
    }
}

macro_rules! stream {
    ($config:ident, $device:expr, $inputs:expr, $o:expr, $lse:expr, $options:expr) => {{
        let [q, k, v] = $inputs;
        let (seq_k, multiprocessors) = (k.extent.shape[1], $device.multiprocessors());
        let Some(shape) = streaming_shape(&q.extent, seq_k, $options.causal, multiprocessors)
        else {
            return Err(no_kernel($device, &q, &k));
        };
        let config = $config {
            block_n: shape.block_n,
            consumers: shape.consumers,
            stages: shape.stages,
            q_stages: shape.q_stages,
            ping_pong: true,
            head_dim: shape.head_dim,
            causal: $options.causal,
        };
        let program = $device.load(&config)?;
        let launch = config.launch(
            forward::Inputs { q, k, v },
            forward::Outputs { o: $o, lse: $lse },
            $options.scale,
            $device.multiprocessors(),
        )?;
        program.launch(launch.grid, &launch.args)?;
        Ok(())
    }};
}

impl AttentionElement for f16 {
    fn launch(
        device: &Device,
        inputs: [TensorView<'_, f16>; 3],
        o: TensorViewMut<'_, f16>,
        lse: TensorViewMut<'_, f32>,
        options: &Options,
    ) -> Result<(), AttentionError> {
        if device.arch() == Arch::Sm90a {
            return stream!(StreamF16Config, device, inputs, o, lse, options);
        }
        let [q, k, v] = inputs;
        let short = [u64::from(SEQ), u64::from(SEQ), u64::from(HEAD_DIM)];
        if [q.extent.shape[1], k.extent.shape[1], q.extent.shape[3]] != short {
            return Err(no_kernel(device, &q, &k));
        }
        let mut config = FaS512::<64, 64, 64, 4>::CONFIG;
        config.causal = options.causal;
        let program = device.load(&config)?;
        let inputs = s512::Inputs { q, k, v };
        let launch = config.launch(inputs, s512::Outputs { o, lse }, options.scale)?;
        program.launch(launch.grid, &launch.args)?;
        Ok(())
    }
}

impl AttentionElement for bf16 {
    fn launch(
        device: &Device,
        inputs: [TensorView<'_, bf16>; 3],
        o: TensorViewMut<'_, bf16>,
        lse: TensorViewMut<'_, f32>,
        options: &Options,
    ) -> Result<(), AttentionError> {
        if device.arch() == Arch::Sm90a {
            return stream!(StreamBf16Config, device, inputs, o, lse, options);
        }
        let [q, k, _] = inputs;
        Err(no_kernel(device, &q, &k))
    }
}
