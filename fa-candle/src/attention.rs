//! From tensors to candle's operation.

use candle_core::{DType, Device, Result, Tensor, bail};

use crate::layout::readable;
use crate::op::Attention;
use crate::options::{Options, same_device};

/// softmax(mask(scores)) V, where the scores are scale·Q Kᵀ and what the options make of them. `q` is (batch, seq_q,
/// heads, head_dim), `k` and `v` are (batch, seq_k, KV heads, head_dim), the KV heads a divisor of the heads, all float16
/// or all bfloat16. Sums are taken in float32.
///
/// Gives the output, (batch, seq_q, heads, head_dim) of the same type, and if [`Options::lse`] asks for it the log-sum-exp
/// of the scores that softmax takes, natural logarithm, (batch, heads, seq_q) float32: −∞ for a query that sees no key,
/// whose output is 0.
///
/// # Errors
/// When the tensors are of other types or on different devices, their shapes do not fit each other, there is no kernel for
/// them, the interpreter is given more than [`INTERPRETER_LIMIT`](crate::INTERPRETER_LIMIT), or compiling or launching
/// fails.
pub fn attention(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    options: &Options,
) -> Result<(Tensor, Option<Tensor>)> {
    let inputs = [("q", q), ("k", k), ("v", v)];
    inputs
        .into_iter()
        .try_for_each(|(name, tensor)| check(name, tensor, q))?;
    options.check(q.device())?;
    let [q, k, v] = [readable(q)?, readable(k)?, readable(v)?];
    let op = Attention::new(options);
    let lse = op.lse().cloned();
    let o = q.apply_op3(&k, &v, op)?;
    Ok((o, lse.and_then(|lse| lse.get().cloned())))
}

/// Whether an input can be used with these queries. How their shapes fit is checked by the library.
fn check(name: &str, tensor: &Tensor, q: &Tensor) -> Result<()> {
    let [dtype, of_q] = [tensor, q].map(Tensor::dtype);
    if !matches!(dtype, DType::F16 | DType::BF16) {
        bail!(
            "`{name}` is {}: attention takes f16 and bf16, convert q, k and v with to_dtype()",
            dtype.as_str()
        );
    }
    if dtype != of_q {
        bail!(
            "`{name}` is {}, `q` is {}: convert them to one type with to_dtype()",
            dtype.as_str(),
            of_q.as_str()
        );
    }
    if tensor.rank() != 4 {
        bail!(
            "`{name}` has the shape {:?}: it has to be (batch, seq, heads, head_dim)",
            tensor.dims()
        );
    }
    if let Device::Metal(_) = tensor.device() {
        bail!(
            "`{name}` is on a Metal device: attention runs on CUDA devices and, in small, on the CPU"
        );
    }
    same_device(name, tensor, q.device())
}
