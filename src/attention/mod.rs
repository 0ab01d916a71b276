//! Attention by problem: the kernel and its configuration are chosen here.

mod choice;
mod dispatch;

use fa_dsl::abi::{Element, TensorView, TensorViewMut};
use fa_dsl::config::{KernelArgs, Value};
use fa_dsl::target::Arch;
use fa_kernels::forward;
use fa_runtime::{Buffer, Device, ViewError};

use crate::tuned::{self, Kernels, Problem, Table};

pub use choice::{Choice, Sizes, choose};
pub use fa_kernels::forward::{Options, Seq, Window};

/// What attention gives.
#[derive(Debug)]
pub struct Output<T> {
    /// (batch, seq_q, heads, head_dim), contiguous.
    pub o: Buffer<T>,
    /// Log-sum-exp of the scores that softmax takes, natural logarithm: (batch, heads, seq_q),
    /// contiguous; −∞ for a query that sees no key, whose output is 0.
    pub lse: Buffer<f32>,
}

/// Why attention was not computed.
#[derive(Debug, thiserror::Error)]
pub enum AttentionError {
    /// The tensors or the options do not fit each other or the kernel.
    #[error(transparent)]
    Launch(#[from] forward::LaunchError),
    /// The output buffers do not hold the output.
    #[error(transparent)]
    View(#[from] ViewError),
    /// Loading or launching failed.
    #[error(transparent)]
    Runtime(#[from] fa_runtime::Error),
    /// There is no kernel for this problem.
    #[error("no kernel for head_dim {head_dim}: it has to be at most 256")]
    NoKernel {
        /// Of the queries.
        head_dim: u64,
    },
}

/// The device as the choice of a kernel sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chip {
    /// Its architecture.
    pub arch: Arch,
    /// How many multiprocessors it has.
    pub multiprocessors: u32,
}

impl Chip {
    /// Of a device.
    pub fn of(device: &Device) -> Chip {
        Chip {
            arch: device.arch(),
            multiprocessors: device.multiprocessors(),
        }
    }
}

/// softmax(mask(softcap(scale·Q Kᵀ))) V. `q` is (batch, seq_q, heads, head_dim), `k` and `v` are (batch,
/// seq_k, KV heads, head_dim), the KV heads a divisor of the heads; the last dimension is contiguous,
/// the others are strided by multiples of 16 bytes. float16 or bfloat16, sums in float32.
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
    let inputs = forward::Inputs { q, k, v };
    let outputs = forward::Outputs { o, lse };
    visit(Chip::of(device), inputs, outputs, options, Launcher(device))
}

/// Chooses the kernel for a problem as [`attention`] does, from the tables of [`crate::tuned`] or, where they do not
/// know the problem, by [`choose`], and hands its configuration and its
/// launch to `visitor` instead of launching it.
///
/// # Errors
/// When the tensors do not fit each other, or there is no kernel for them, or the visitor fails.
pub fn visit<T: AttentionElement, V: Visitor>(
    chip: Chip,
    inputs: forward::Inputs<'_, T>,
    outputs: forward::Outputs<'_, T>,
    options: &Options,
    visitor: V,
) -> Result<V::Output, AttentionError> {
    let sizes = Sizes::of(&inputs);
    let tuned =
        square(&inputs, options).and_then(|problem| tuned::attention::<T>(chip, &problem, options));
    let kernel = match tuned {
        Some(kernel) => kernel,
        None => choose(chip, &sizes, options)
            .ok_or(AttentionError::NoKernel {
                head_dim: sizes.head_dim,
            })?
            .into(),
    };
    T::launch(kernel, chip, inputs, outputs, options, visitor)
}

/// The problem as tables of tuned configurations have it; `None` if queries and keys differ in number.
fn square<T: Element>(inputs: &forward::Inputs<'_, T>, options: &Options) -> Option<Problem> {
    let [batch, seq, heads, head_dim] = inputs.q.extent.shape;
    let [_, keys, kv_heads, _] = inputs.k.extent.shape;
    (keys == seq).then_some(Problem {
        batch,
        heads,
        kv_heads,
        seq,
        head_dim,
        causal: options.causal,
    })
}

/// What is done with a kernel that was chosen.
pub trait Visitor {
    /// What comes out.
    type Output;

    /// Takes the configuration and the launch.
    ///
    /// # Errors
    /// Up to the visitor.
    fn kernel<A: KernelArgs>(
        self,
        config: &A::Config,
        launch: &forward::Launch<A>,
    ) -> Result<Self::Output, AttentionError>;
}

/// Launches.
struct Launcher<'a>(&'a Device);

impl Visitor for Launcher<'_> {
    type Output = ();

    fn kernel<A: KernelArgs>(
        self,
        config: &A::Config,
        launch: &forward::Launch<A>,
    ) -> Result<(), AttentionError> {
        let program = self.0.load(config)?;
        Ok(program.launch(launch.grid, &launch.args)?)
    }
}

/// A float16 or bfloat16.
pub trait AttentionElement: Element + sealed::Sealed {
    /// The kernels that take it.
    #[doc(hidden)]
    type Kernel: AttentionKernel;

    /// Those of a table.
    #[doc(hidden)]
    fn of_table(table: &Table) -> Kernels<'_, Self::Kernel>;

    /// Makes the launch of a kernel and hands it to the visitor.
    #[doc(hidden)]
    fn launch<V: Visitor>(
        kernel: Self::Kernel,
        chip: Chip,
        inputs: forward::Inputs<'_, Self>,
        outputs: forward::Outputs<'_, Self>,
        options: &Options,
        visitor: V,
    ) -> Result<V::Output, AttentionError>;
}

/// The configured kernels of one element type.
#[doc(hidden)]
pub trait AttentionKernel: Copy + From<Choice> {
    /// The kernel of this name with these tunables, if it is one of them.
    fn find(name: &str, values: &[Value]) -> Option<Self>;

    /// The length that it is specialised to; 0 for none.
    fn seq(&self) -> u32;
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for half::f16 {}
    impl Sealed for half::bf16 {}
}
