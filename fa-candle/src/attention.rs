//! From tensors to candle's operation.

use std::borrow::Cow;

use candle_core::{DType, Device, Result, Tensor, bail};

use crate::function::Function;
use crate::layout::readable;
use crate::op::Attention;
use crate::options::{Options, Packed, Paged, Sequences, same_device};

/// softmax(mask(scores)) V, where the scores are scale·Q Kᵀ and what the options make of them. `q` is (batch, seq_q,
/// heads, head_dim), `k` and `v` are (batch, seq_k, KV heads, head_dim), the KV heads a divisor of the heads, all float16
/// or all bfloat16. Sums are taken in float32.
///
/// Gives the output, (batch, seq_q, heads, head_dim) of the same type, and if [`Options::lse`] asks for it the log-sum-exp
/// of the scores that softmax takes, natural logarithm, (batch, heads, seq_q) float32: −∞ for a query that sees no key,
/// whose output is 0.
///
/// Candle's `backward()` goes through the output to `q`, `k`, `v`, [`Options::sinks`], [`Options::bias`] and the floats that
/// [`Options::functions`] of scores have, but for whole numbers and masks. The log-sum-exp has no gradient.
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
    let inputs = [("q", q, DENSE), ("k", k, DENSE), ("v", v, DENSE)];
    compute(inputs, Sequences::Dense, options)
}

/// As [`attention()`], of sequences of different lengths that lie one after the other: `q` is (all queries, heads, head_dim),
/// `k` and `v` are (all keys, KV heads, head_dim), and `packed` says where each sequence begins. Gives the output, (all
/// queries, heads, head_dim), and if it is asked for the log-sum-exp, (heads, all queries).
///
/// On a GPU kernels read the lists of ends when they run, and nothing checks them. Rows that no sequence has hold any numbers
/// there; zeros, in the output and in gradients, where candle keeps track of operations.
///
/// # Errors
/// As [`attention()`].
pub fn attention_varlen(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    packed: &Packed,
    options: &Options,
) -> Result<(Tensor, Option<Tensor>)> {
    let inputs = [("q", q, PACKED), ("k", k, PACKED), ("v", v, PACKED)];
    compute(inputs, Sequences::Packed(Cow::Borrowed(packed)), options)
}

/// As [`attention()`], of keys and values in pages (PagedAttention): `k` and `v` are (pages, page, KV heads, head_dim), pages of
/// any length, in memory in any order: (pages, KV heads, page, head_dim) is passed transposed. `paged` says which pages each
/// sequence has, and how many keys it uses. Pages may belong to several sequences; what is in none of them is not read.
///
/// On a GPU kernels read the lists when they run, and nothing checks them. There is no backward pass over pages yet.
///
/// # Errors
/// As [`attention()`].
pub fn attention_paged(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    paged: &Paged,
    options: &Options,
) -> Result<(Tensor, Option<Tensor>)> {
    let of_q = match paged.queries {
        Some(_) => PACKED,
        None => DENSE,
    };
    let inputs = [("q", q, of_q), ("k", k, PAGES), ("v", v, PAGES)];
    compute(inputs, Sequences::Paged(Cow::Borrowed(paged)), options)
}

/// Queries, keys or values, with their name and what they have to be.
pub type Input<'a> = (&'static str, &'a Tensor, Dimensions);

/// How many dimensions a tensor has, and which.
pub type Dimensions = (usize, &'static str);

pub const DENSE: Dimensions = (4, "(batch, seq, heads, head_dim)");
pub const PACKED: Dimensions = (3, "(all queries or keys, heads, head_dim)");
pub const PAGES: Dimensions = (4, "(pages, page, KV heads, head_dim)");

/// Computes it, once all of it is known to be what it has to be.
pub fn compute(
    inputs: [Input<'_>; 3],
    sequences: Sequences<'_>,
    options: &Options,
) -> Result<(Tensor, Option<Tensor>)> {
    let [of_q @ (_, q, _), (_, k, _), (_, v, _)] = inputs;
    for input in inputs {
        check(input, of_q)?;
    }
    sequences.check(q, k)?;
    let functions = functions_of(options, q, &sequences)?;
    let [q, k, v] = [readable(q)?, readable(k)?, readable(v)?];
    Attention::new(options, functions, sequences).apply([&q, &k, &v])
}

/// The functions of options that can be used with these queries.
pub fn functions_of(
    options: &Options,
    q: &Tensor,
    sequences: &Sequences<'_>,
) -> Result<Vec<Function>> {
    options.check(q.device())?;
    let have_used_keys = matches!(sequences, Sequences::Paged(_) | Sequences::Cached(_));
    if have_used_keys && options.seqused_k.is_some() {
        bail!(
            "`seqused_k` of the options is of dense and packed keys: pages and caches say themselves how many are used, leave it out"
        );
    }
    let mut functions = options.all_functions()?;
    for function in &mut functions {
        function.check(q.device())?;
        function.close_gaps()?;
    }
    Ok(functions)
}

/// Whether an input can be used beside the first one, and has the dimensions that it has to have. How shapes fit is checked by the
/// library.
pub fn check((name, tensor, of_input): Input<'_>, first: Input<'_>) -> Result<()> {
    let (of_first, first, _) = first;
    let dtype = tensor.dtype();
    if !matches!(dtype, DType::F16 | DType::BF16) {
        bail!(
            "`{name}` is {}: attention takes f16 and bf16, convert q, k and v with to_dtype()",
            dtype.as_str()
        );
    }
    if dtype != first.dtype() {
        bail!(
            "`{name}` is {}, `{of_first}` is {}: convert them to one type with to_dtype()",
            dtype.as_str(),
            first.dtype().as_str()
        );
    }
    if let Device::Metal(_) = tensor.device() {
        bail!(
            "`{name}` is on a Metal device: attention runs on CUDA devices and, in small, on the CPU"
        );
    }
    same_device(name, tensor, first.device())?;
    let (rank, dimensions) = of_input;
    match tensor.rank() == rank {
        true => Ok(()),
        false => bail!(
            "`{name}` has the shape {:?}: it has to be {dimensions}",
            tensor.dims()
        ),
    }
}
