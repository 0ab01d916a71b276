//! The C ABI of attention. `include/fa.h` is generated from this crate; docs/interop.md explains it.
//!
//! A function reads what its pointers lead to ([`call`]), calls the library, and turns what went wrong into a code
//! and a text ([`error`]). Nothing unwinds out of it.

mod backward;
mod cache;
mod call;
mod conv;
mod conv_options;
mod dlpack;
mod error;
mod functions;
mod generation;
mod mask_blocks;
mod merge;
mod options;
mod reader;
#[cfg(test)]
mod tests;
mod versioned;

use std::ffi::{c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};

use backward::{BackwardCall, GivenGradients};
pub use cache::{FA_ROTARY_INTERLEAVED, FA_ROTARY_MASKED, fa_cache, fa_rotary};
use call::{Call, Given, Keys, Queries};
use conv::{ConvCall, GivenConv};
pub use conv_options::{
    FA_ACTIVATION_GELU, FA_ACTIVATION_GELU_TANH, FA_ACTIVATION_NONE, FA_ACTIVATION_RELU,
    FA_ACTIVATION_SILU, FA_CHANNELS_FIRST, FA_EPSILON, FA_NO_NORM, fa_conv_options,
};
pub use dlpack::{DLDataType, DLDevice, DLTensor};
use error::Error;
pub use error::fa_status;
pub use functions::fa_function;
pub use generation::{fa_append, fa_decode, fa_prepare_append, fa_prepare_decode};
pub use mask_blocks::{
    fa_classify_blocks, fa_classify_blocks_decode, fa_classify_blocks_paged,
    fa_classify_blocks_varlen, fa_mask_blocks,
};
pub use merge::{fa_merge, fa_merge_stacked, fa_prepare_merge, fa_prepare_merge_stacked};
pub use options::{
    FA_ANY_LENGTH, FA_CAUSAL, FA_DETERMINISTIC, FA_QUERY_RANGE, FA_SCALE, FA_SOFTCAP,
    FA_THIS_LENGTH, FA_WINDOW_LEFT, FA_WINDOW_RIGHT, fa_options,
};

/// Attention: o = softmax(mask(scores)) V, where the scores are scale·Q Kᵀ and what the options make of them.
///
/// q and o are (batch, seq_q, heads, head_dim), k and v (batch, seq_k, KV heads, head_dim), float16 or bfloat16, the KV
/// heads a divisor of the heads, head_dim a multiple of 8 up to 256. The last dimension is contiguous, the others are strided
/// by multiples of 16 bytes. lse is (batch, heads, seq_q), float32, and gets the log-sum-exp of the scores; NULL where it
/// is not wanted. Outputs share memory with no other tensor.
///
/// All tensors are on one GPU: the work is given to the stream, a CUstream or cudaStream_t of the GPU's primary context (NULL:
/// the legacy default stream, 2: the calling thread's), and the function returns. Or they are in the memory of this process:
/// the stream is NULL, and an interpreter computes, slowly, before the function returns. The structures may be freed then;
/// the tensors' memory has to live until the work is done.
///
/// The first call of a kind compiles a kernel, which takes a fraction of a second.
///
/// # Safety
/// The pointers lead to what they say, and the tensors' memory is theirs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_forward(
    q: *const DLTensor,
    k: *const DLTensor,
    v: *const DLTensor,
    o: *const DLTensor,
    lse: *const DLTensor,
    options: *const fa_options,
    stream: *mut c_void,
) -> fa_status {
    let given = dense([q, k, v], o, lse, options);
    // SAFETY: the caller's promise.
    guarded(|| unsafe { Call::run(&given, stream) })
}

/// As fa_forward, of sequences of different lengths that lie one after the other: q and o are (all queries, heads, head_dim), k
/// and v (all keys, KV heads, head_dim), lse is (heads, all queries).
///
/// cu_seqlens_q and cu_seqlens_k, (batch + 1), int32 or uint32, say where the sequences begin and end: sequence b has the
/// queries from cu_seqlens_q[b] to before cu_seqlens_q[b + 1], and so with the keys. They ascend from 0 to the number of all
/// queries, and of all keys; sequences may be empty, and where none has a key k and v have no row. max_seqlen_q and max_seqlen_k are
/// at least the longest sequence's lengths.
///
/// With seqused_k of the options each sequence uses the first of its keys alone. Where keys are in a cache, (batch, seq_k, KV heads,
/// head_dim), cu_seqlens_k is NULL, seqused_k says how many of them each sequence uses, and max_seqlen_k does not matter.
///
/// The lists are read where the work is done, when it is done: a captured launch is right for other lengths, if none is longer.
/// Nothing checks them on a GPU.
///
/// # Safety
/// The pointers lead to what they say, the tensors' memory is theirs, and the lists lead to rows that are there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_forward_varlen(
    q: *const DLTensor,
    k: *const DLTensor,
    v: *const DLTensor,
    o: *const DLTensor,
    lse: *const DLTensor,
    cu_seqlens_q: *const DLTensor,
    cu_seqlens_k: *const DLTensor,
    max_seqlen_q: usize,
    max_seqlen_k: usize,
    options: *const fa_options,
    stream: *mut c_void,
) -> fa_status {
    let given = packed(
        dense([q, k, v], o, lse, options),
        [cu_seqlens_q, cu_seqlens_k],
        [max_seqlen_q, max_seqlen_k],
    );
    // SAFETY: the caller's promise.
    guarded(|| unsafe { Call::run(&given, stream) })
}

/// As fa_forward, of keys and values in pages (PagedAttention): k and v are (pages, page, KV heads, head_dim), pages of any length
/// and with any strides that are multiples of 16 bytes, so that (pages, KV heads, page, head_dim) in memory is a tensor with other strides.
///
/// block_table, (batch, pages of a sequence), says which pages each sequence has, and seqused_k, (batch), how many keys of them it
/// uses, which may be none, and is where it is negative; both are int32 or uint32. A page may belong to several sequences; pages that nobody has, and what pages hold after the last
/// key, are not read. No sequence uses more than max_seqlen_k keys, or than the table has pages for, which 0 stands for.
///
/// q, o and lse are those of fa_forward, or with cu_seqlens_q and max_seqlen_q those of fa_forward_varlen; cu_seqlens_q is NULL
/// and max_seqlen_q does not matter otherwise.
///
/// The lists are read where the work is done, when it is done: a captured launch is right for other pages and lengths. Nothing
/// checks them on a GPU.
///
/// # Safety
/// The pointers lead to what they say, the tensors' memory is theirs, and the lists lead to pages and rows that are there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_forward_paged(
    q: *const DLTensor,
    k: *const DLTensor,
    v: *const DLTensor,
    o: *const DLTensor,
    lse: *const DLTensor,
    block_table: *const DLTensor,
    seqused_k: *const DLTensor,
    max_seqlen_k: usize,
    cu_seqlens_q: *const DLTensor,
    max_seqlen_q: usize,
    options: *const fa_options,
    stream: *mut c_void,
) -> fa_status {
    let given = paged(
        dense([q, k, v], o, lse, options),
        [block_table, seqused_k, cu_seqlens_q],
        [max_seqlen_q, max_seqlen_k],
    );
    // SAFETY: the caller's promise.
    guarded(|| unsafe { Call::run(&given, stream) })
}

/// The gradients of attention: given d_o, that of the output, dq, dk and dv get those of queries, keys and values.
///
/// q, k, v and options are those of the forward pass, fa_forward, and o and lse what it gave: the log-sum-exp has to be there. d_o, dq,
/// dk and dv are shaped as o, q, k and v, and have their type. With sinks among the options, d_sinks, (heads), float32, gets their gradient;
/// NULL where it is not wanted. KV heads that query heads share get the sum. A query that sees no key has no gradient.
///
/// Every option of the forward pass has to be the same, and cache_batch_idx, cache_leftpad and splits cannot be among them yet. With
/// seqused_k the gradients of keys and values that are not used are 0. The gradients of a bias and of the tensors of functions are added
/// to d_bias and d_functions of the options.
/// Slopes of ALiBi get no gradient. The gradients share memory with no other tensor.
///
/// Tensors, memory and stream are as for fa_forward. The last bits of dq, and of what is added to d_bias and d_functions, may differ from
/// call to call unless FA_DETERMINISTIC is among the flags; those of dk, dv and d_sinks are always the same.
///
/// # Safety
/// The pointers lead to what they say, and the tensors' memory is theirs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_backward(
    q: *const DLTensor,
    k: *const DLTensor,
    v: *const DLTensor,
    o: *const DLTensor,
    lse: *const DLTensor,
    d_o: *const DLTensor,
    dq: *const DLTensor,
    dk: *const DLTensor,
    dv: *const DLTensor,
    d_sinks: *const DLTensor,
    options: *const fa_options,
    stream: *mut c_void,
) -> fa_status {
    let given = dense([q, k, v], o, lse, options);
    let gradients = GivenGradients {
        d_o,
        of_inputs: [dq, dk, dv],
        d_sinks,
    };
    // SAFETY: the caller's promise.
    guarded(|| unsafe { BackwardCall::run(&given, &gradients, stream) })
}

/// As fa_backward, of sequences of different lengths that lie one after the other: tensors, lists and lengths are those of
/// fa_forward_varlen, and so are keys in a cache, whose gradients are shaped as they are.
///
/// # Safety
/// The pointers lead to what they say, the tensors' memory is theirs, and the lists lead to rows that are there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_backward_varlen(
    q: *const DLTensor,
    k: *const DLTensor,
    v: *const DLTensor,
    o: *const DLTensor,
    lse: *const DLTensor,
    d_o: *const DLTensor,
    dq: *const DLTensor,
    dk: *const DLTensor,
    dv: *const DLTensor,
    d_sinks: *const DLTensor,
    cu_seqlens_q: *const DLTensor,
    cu_seqlens_k: *const DLTensor,
    max_seqlen_q: usize,
    max_seqlen_k: usize,
    options: *const fa_options,
    stream: *mut c_void,
) -> fa_status {
    let given = packed(
        dense([q, k, v], o, lse, options),
        [cu_seqlens_q, cu_seqlens_k],
        [max_seqlen_q, max_seqlen_k],
    );
    let gradients = GivenGradients {
        d_o,
        of_inputs: [dq, dk, dv],
        d_sinks,
    };
    // SAFETY: the caller's promise.
    guarded(|| unsafe { BackwardCall::run(&given, &gradients, stream) })
}

/// A block of image networks: y = activation(normalise(x ∗ weight + bias)).
///
/// x is (samples, height, width, in channels), weight (out channels, kernel, kernel, in channels) with a kernel of 1 × 1 or 3 × 3, y
/// (samples, height, width, out channels), all float16 or all bfloat16; with FA_CHANNELS_FIRST the channels of each come second. There
/// are 16 to 256 channels, multiples of 16. The convolution has stride 1 and is padded with zeros, so that images keep their size.
/// bias, (out channels), is added to it. Instance normalisation takes each channel of each sample by itself: what it gives is
/// multiplied with scale and shift is added, both (out channels). bias, scale and shift may be NULL: there are none. Sums are float32.
///
/// Tensors may have any strides. Those whose channels are contiguous, 16-byte aligned and strided by multiples of 16 bytes are
/// read and written as they lie, also with FA_CHANNELS_FIRST (PyTorch's channels_last); others are copied on the way. y shares
/// memory with no other tensor.
///
/// Memory and stream are as for fa_forward. It runs on GPUs of sm_80 and later.
///
/// # Safety
/// The pointers lead to what they say, and the tensors' memory is theirs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_conv_block(
    x: *const DLTensor,
    weight: *const DLTensor,
    bias: *const DLTensor,
    scale: *const DLTensor,
    shift: *const DLTensor,
    y: *const DLTensor,
    options: *const fa_conv_options,
    stream: *mut c_void,
) -> fa_status {
    let given = GivenConv {
        x,
        weight,
        bias,
        scale,
        shift,
        y,
        options,
    };
    // SAFETY: the caller's promise.
    guarded(|| unsafe { ConvCall::read(&given)?.run(stream) })
}

/// As fa_prepare, for fa_conv_block.
///
/// # Safety
/// The pointers lead to what they say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_prepare_conv_block(
    x: *const DLTensor,
    weight: *const DLTensor,
    bias: *const DLTensor,
    scale: *const DLTensor,
    shift: *const DLTensor,
    y: *const DLTensor,
    options: *const fa_conv_options,
) -> fa_status {
    let given = GivenConv {
        x,
        weight,
        bias,
        scale,
        shift,
        y,
        options,
    };
    // SAFETY: the caller's promise.
    guarded(|| unsafe { ConvCall::read(&given)?.prepare() })
}

/// Compiles and loads what fa_forward needs for such tensors and options, so that calls only launch: to be called before
/// launches are captured into a graph. The tensors' memory is neither read nor written, but their addresses are looked at as those of
/// a call are: none is NULL, and outputs share memory with no other tensor.
///
/// # Safety
/// The pointers lead to what they say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_prepare(
    q: *const DLTensor,
    k: *const DLTensor,
    v: *const DLTensor,
    o: *const DLTensor,
    lse: *const DLTensor,
    options: *const fa_options,
) -> fa_status {
    let given = dense([q, k, v], o, lse, options);
    // SAFETY: the caller's promise.
    guarded(|| unsafe { Call::prepare(&given) })
}

/// As fa_prepare, for fa_forward_varlen. The lists' memory is not read either.
///
/// # Safety
/// The pointers lead to what they say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_prepare_varlen(
    q: *const DLTensor,
    k: *const DLTensor,
    v: *const DLTensor,
    o: *const DLTensor,
    lse: *const DLTensor,
    cu_seqlens_q: *const DLTensor,
    cu_seqlens_k: *const DLTensor,
    max_seqlen_q: usize,
    max_seqlen_k: usize,
    options: *const fa_options,
) -> fa_status {
    let given = packed(
        dense([q, k, v], o, lse, options),
        [cu_seqlens_q, cu_seqlens_k],
        [max_seqlen_q, max_seqlen_k],
    );
    // SAFETY: the caller's promise.
    guarded(|| unsafe { Call::prepare(&given) })
}

/// As fa_prepare, for fa_forward_paged. The lists' memory is not read either.
///
/// # Safety
/// The pointers lead to what they say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_prepare_paged(
    q: *const DLTensor,
    k: *const DLTensor,
    v: *const DLTensor,
    o: *const DLTensor,
    lse: *const DLTensor,
    block_table: *const DLTensor,
    seqused_k: *const DLTensor,
    max_seqlen_k: usize,
    cu_seqlens_q: *const DLTensor,
    max_seqlen_q: usize,
    options: *const fa_options,
) -> fa_status {
    let given = paged(
        dense([q, k, v], o, lse, options),
        [block_table, seqused_k, cu_seqlens_q],
        [max_seqlen_q, max_seqlen_k],
    );
    // SAFETY: the caller's promise.
    guarded(|| unsafe { Call::prepare(&given) })
}

/// As fa_prepare, for fa_backward.
///
/// # Safety
/// The pointers lead to what they say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_prepare_backward(
    q: *const DLTensor,
    k: *const DLTensor,
    v: *const DLTensor,
    o: *const DLTensor,
    lse: *const DLTensor,
    d_o: *const DLTensor,
    dq: *const DLTensor,
    dk: *const DLTensor,
    dv: *const DLTensor,
    d_sinks: *const DLTensor,
    options: *const fa_options,
) -> fa_status {
    let given = dense([q, k, v], o, lse, options);
    let gradients = GivenGradients {
        d_o,
        of_inputs: [dq, dk, dv],
        d_sinks,
    };
    // SAFETY: the caller's promise.
    guarded(|| unsafe { BackwardCall::prepare(&given, &gradients) })
}

/// As fa_prepare, for fa_backward_varlen. The lists' memory is not read either.
///
/// # Safety
/// The pointers lead to what they say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_prepare_backward_varlen(
    q: *const DLTensor,
    k: *const DLTensor,
    v: *const DLTensor,
    o: *const DLTensor,
    lse: *const DLTensor,
    d_o: *const DLTensor,
    dq: *const DLTensor,
    dk: *const DLTensor,
    dv: *const DLTensor,
    d_sinks: *const DLTensor,
    cu_seqlens_q: *const DLTensor,
    cu_seqlens_k: *const DLTensor,
    max_seqlen_q: usize,
    max_seqlen_k: usize,
    options: *const fa_options,
) -> fa_status {
    let given = packed(
        dense([q, k, v], o, lse, options),
        [cu_seqlens_q, cu_seqlens_k],
        [max_seqlen_q, max_seqlen_k],
    );
    let gradients = GivenGradients {
        d_o,
        of_inputs: [dq, dk, dv],
        d_sinks,
    };
    // SAFETY: the caller's promise.
    guarded(|| unsafe { BackwardCall::prepare(&given, &gradients) })
}

/// The text of the last error of this thread, UTF-8, empty where there was none. It is valid until the thread's next call, or until
/// the thread ends: what runs when it does, such as destructors of thread-specific data, gets codes, but no text of them.
#[unsafe(no_mangle)]
pub extern "C" fn fa_last_error() -> *const c_char {
    error::last()
}

/// The library's version: "0.1.0".
#[unsafe(no_mangle)]
pub extern "C" fn fa_version() -> *const c_char {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    VERSION.as_ptr().cast()
}

/// What is passed of dense tensors.
fn dense(
    inputs: [*const DLTensor; 3],
    o: *const DLTensor,
    lse: *const DLTensor,
    options: *const fa_options,
) -> Given {
    Given {
        inputs,
        o,
        lse,
        options,
        queries: Queries::Dense,
        keys: Keys::Dense,
    }
}

/// The same of packed tensors, with the lists of queries and of keys, and how long the longest sequences are.
fn packed(
    given: Given,
    [cu_seqlens_q, cu_seqlens_k]: [*const DLTensor; 2],
    [max_seqlen_q, max_seqlen_k]: [usize; 2],
) -> Given {
    Given {
        queries: packed_queries(cu_seqlens_q, max_seqlen_q),
        keys: Keys::Packed {
            cu_seqlens: cu_seqlens_k,
            max_seqlen: max_seqlen_k,
        },
        ..given
    }
}

/// The same over keys in pages, with the table, used lengths, and where packed queries begin, which is null where they are dense.
fn paged(
    given: Given,
    [block_table, seqused, cu_seqlens_q]: [*const DLTensor; 3],
    [max_seqlen_q, max_seqlen_k]: [usize; 2],
) -> Given {
    Given {
        queries: dense_or_packed(cu_seqlens_q, max_seqlen_q),
        keys: Keys::Paged {
            block_table,
            seqused,
            max_seqlen: max_seqlen_k,
        },
        ..given
    }
}

/// Packed queries, unless there is no list of where they begin.
fn dense_or_packed(cu_seqlens: *const DLTensor, max_seqlen: usize) -> Queries {
    match cu_seqlens.is_null() {
        true => Queries::Dense,
        false => packed_queries(cu_seqlens, max_seqlen),
    }
}

fn packed_queries(cu_seqlens: *const DLTensor, max_seqlen: usize) -> Queries {
    Queries::Packed {
        cu_seqlens,
        max_seqlen,
    }
}

/// Runs a call; a panic is an error like others.
fn guarded(call: impl FnOnce() -> Result<(), Error>) -> fa_status {
    let done = catch_unwind(AssertUnwindSafe(call)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()));
        Err(Error::Panic(text.unwrap_or_default()))
    });
    error::keep(done)
}
