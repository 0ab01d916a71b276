//! The C ABI of attention. `include/fa.h` is generated from this crate; docs/interop.md explains it.
//!
//! A function reads what its pointers lead to ([`call`]), calls the library, and turns what went wrong into a code
//! and a text ([`error`]). Nothing unwinds out of it.

mod call;
mod dlpack;
mod error;
mod options;
#[cfg(test)]
mod tests;

use std::ffi::{c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};

use call::{Call, Given};
pub use dlpack::{DLDataType, DLDevice, DLTensor};
use error::Error;
pub use error::fa_status;
pub use options::{
    FA_ANY_LENGTH, FA_CAUSAL, FA_SCALE, FA_SOFTCAP, FA_THIS_LENGTH, FA_WINDOW_LEFT,
    FA_WINDOW_RIGHT, fa_options,
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
    guarded(|| {
        // SAFETY: the caller's promise.
        unsafe { Call::read(&Given::dense([q, k, v], o, lse, options))?.run(stream) }
    })
}

/// As fa_forward, of sequences of different lengths that lie one after the other: q and o are (all queries, heads, head_dim), k
/// and v (all keys, KV heads, head_dim), lse is (heads, all queries).
///
/// cu_seqlens_q and cu_seqlens_k, (batch + 1), int32 or uint32, say where the sequences begin and end: sequence b has the
/// queries from cu_seqlens_q[b] to before cu_seqlens_q[b + 1], and so with the keys. They ascend from 0 to the number of all
/// queries, and of all keys; sequences may be empty. max_seqlen_q and max_seqlen_k are at least the longest sequence's lengths.
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
    guarded(|| {
        let given = Given::dense([q, k, v], o, lse, options);
        let cu_seqlens = [cu_seqlens_q, cu_seqlens_k];
        let given = given.packed(cu_seqlens, [max_seqlen_q, max_seqlen_k]);
        // SAFETY: the caller's promise.
        unsafe { Call::read(&given)?.run(stream) }
    })
}

/// Compiles and loads what fa_forward needs for such tensors and options, so that calls only launch: to be called before
/// launches are captured into a graph. The tensors' data is not used.
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
    guarded(|| {
        // SAFETY: the caller's promise.
        unsafe { Call::read(&Given::dense([q, k, v], o, lse, options))?.prepare() }
    })
}

/// As fa_prepare, for fa_forward_varlen. The lists' data is not used either.
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
    guarded(|| {
        let given = Given::dense([q, k, v], o, lse, options);
        let cu_seqlens = [cu_seqlens_q, cu_seqlens_k];
        let given = given.packed(cu_seqlens, [max_seqlen_q, max_seqlen_k]);
        // SAFETY: the caller's promise.
        unsafe { Call::read(&given)?.prepare() }
    })
}

/// The text of the last error of this thread, UTF-8, empty where there was none. It is valid until the thread's next call.
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

/// Runs a call; a panic is an error like others.
fn guarded(call: impl FnOnce() -> Result<(), Error>) -> fa_status {
    let done = catch_unwind(AssertUnwindSafe(call)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()));
        Err(Error::Panic(text.unwrap_or_default()))
    });
    error::keep(done)
}
