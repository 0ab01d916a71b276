//! What callers say of a problem.

use attention::attention::Window;
use attention::prelude::*;

use crate::call::Place;
use crate::dlpack::{DLTensor, Ranks};
use crate::error::Error;
use crate::functions::fa_function;
use crate::mask_blocks::fa_mask_blocks;
use crate::versioned::Versioned;

/// `flags` of `fa_options`: a query sees the keys up to its own position.
pub const FA_CAUSAL: u64 = 1 << 0;
/// `scale` is given.
pub const FA_SCALE: u64 = 1 << 1;
/// `window_left` is given.
pub const FA_WINDOW_LEFT: u64 = 1 << 2;
/// `window_right` is given.
pub const FA_WINDOW_RIGHT: u64 = 1 << 3;
/// `softcap` is given.
pub const FA_SOFTCAP: u64 = 1 << 4;
/// One kernel for all lengths, also where one for this length alone is faster.
pub const FA_ANY_LENGTH: u64 = 1 << 5;
/// A kernel for this length alone; queries and keys have the same.
pub const FA_THIS_LENGTH: u64 = 1 << 6;
/// Gradients have the same bits every time, which takes longer. The output always has.
pub const FA_DETERMINISTIC: u64 = 1 << 7;

/// `query_range_least` and `query_range_most` are given.
pub const FA_QUERY_RANGE: u64 = 1 << 8;

const KNOWN: u64 = (1 << 9) - 1;

/// What attention computes. Zeroed but for its size it asks for nothing: softmax(Q Kᵀ / √head_dim) V.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_camel_case_types, reason = "C's name")]
pub struct fa_options {
    /// sizeof(fa_options): how the library knows which fields the caller's header has.
    pub size: usize,
    /// FA_CAUSAL, FA_SCALE, … or'ed.
    pub flags: u64,
    /// What scores are multiplied by, with FA_SCALE; else 1/√head_dim.
    pub scale: f32,
    /// Scores s become softcap·tanh(s / softcap), with FA_SOFTCAP.
    pub softcap: f32,
    /// Keys before a query's own position that it sees, with FA_WINDOW_LEFT; else all.
    pub window_left: u32,
    /// Keys after a query's own position that it sees, with FA_WINDOW_RIGHT; else all.
    pub window_right: u32,
    /// ALiBi's slopes, (heads) or (batch, heads), float32, or NULL.
    pub alibi_slopes: *const DLTensor,
    /// A logit of each head that joins its rows' sums, (heads), float32, or NULL.
    pub sinks: *const DLTensor,
    /// How many of the keys of each sequence are used, the first ones, (batch), int32, or NULL: all of them. A negative number is none, and
    /// more than there are is all. The gradients of the others are 0. Not with fa_forward_paged, which has them among its arguments.
    pub seqused_k: *const DLTensor,
    /// How many CTAs share the keys of a tile of queries, at most; 0: as many as the GPU has room for.
    pub splits: usize,
    /// Ranges of keys whose queries see all of them, whatever the mask and the window say, (batch, ranges, 2), int32, or NULL: the
    /// first key of each, and one past its last. A query is in the range that its position is in; those of an image in a
    /// prompt read it in both directions. A range that does not end after it begins is none, and so is one with a negative number.
    pub prefix_ranges: *const DLTensor,
    /// What is added to the scaled and capped scores, (batch or 1, heads or 1, queries or 1, keys or 1), float32, float16 or
    /// bfloat16, or NULL. A dimension of 1 is one number for all, and any strides will do. Queries and keys are counted within
    /// their sequence, also of packed ones and in pages: there are as many as seq_q and seq_k, or where lengths are on the
    /// device at least as many as the longest sequence may have, max_seqlen_q and max_seqlen_k. That none is longer nothing checks on a
    /// GPU.
    pub bias: *const DLTensor,
    /// The document of each query, (batch or 1, queries or 1), int32, any numbers; or NULL. A query sees the keys of its own
    /// document. With document_k.
    pub document_q: *const DLTensor,
    /// The document of each key, (batch or 1, keys or 1), int32, or NULL. Queries and keys are counted as for the bias.
    pub document_k: *const DLTensor,
    /// Other functions of scores, which go through them one after the other, after the bias, and other masks; or NULL.
    pub functions: *const fa_function,
    /// How many functions there are, at most 16.
    pub function_count: usize,
    /// Where a backward pass adds the gradient of the bias, float32, of the bias's sizes and strides, or NULL. A dimension of 1 gets
    /// the sum over all that read it. Make it zero before the call, or go on adding up. The forward pass leaves it alone.
    pub d_bias: *const DLTensor,
    /// As d_bias, of the tensors of functions of scores: one for each tensor of each of `functions`, in order, NULL where its gradient
    /// is not wanted and for masks; or NULL for none at all.
    pub d_functions: *const *const DLTensor,
    /// How many entries d_functions has: as many as all functions have tensors, or 0.
    pub d_function_count: usize,
    /// Which row of k and v has the keys of each sequence, (batch), int32, or NULL: sequence b's are in row b. k and v are (rows,
    /// seq_k, KV heads, head_dim), and may have more rows than there are sequences. Not with packed keys or pages, nor with
    /// fa_decode, whose cache says it.
    pub cache_batch_idx: *const DLTensor,
    /// How many keys at the beginning of each sequence are padding, which no query sees, (batch), int32, or NULL: none.
    /// seqused_k counts them, positions do not: they count from the first key that is none. A negative number is all keys. Not with
    /// pages.
    pub cache_leftpad: *const DLTensor,
    /// Only packed sequences of at least so many queries are computed, with FA_QUERY_RANGE; outputs of others are left as they are.
    pub query_range_least: u32,
    /// At most so many, with FA_QUERY_RANGE.
    pub query_range_most: u32,
    /// Which blocks of queries and keys the masks hide, as fa_classify_blocks found out, or NULL. It has words then, and the masks that these are
    /// of, documents or functions, are among the options. That the words are of these masks and their numbers nothing checks. A
    /// backward pass takes those of the forward pass.
    pub mask_blocks: *const fa_mask_blocks,
}

// SAFETY: of numbers and pointers, the first of which is the size.
unsafe impl Versioned for fa_options {
    const NAME: &'static str = "fa_options";
    const FIRST_SIZE: usize = 48;
}

impl fa_options {
    /// Fills in the options as the library has them, which are those by default until then, but for functions. The tensors are
    /// where all others are; `seq` is the length of the queries.
    ///
    /// # Safety
    /// The tensors are as [`DLTensor::read`] has them, and as [`View::raw`] if something is launched with them.
    pub unsafe fn read<'a>(
        &self,
        place: Place,
        seq: u64,
        options: &mut Options<'a>,
    ) -> Result<(), Error> {
        let given = self;
        if given.flags & !KNOWN != 0 {
            let unknown = given.flags & !KNOWN;
            let options = <fa_options as Versioned>::NAME;
            return Err(Error::Flags { options, unknown });
        }
        let has = |flag| given.flags & flag != 0;
        let window = Window {
            left: has(FA_WINDOW_LEFT).then_some(given.window_left),
            right: has(FA_WINDOW_RIGHT).then_some(given.window_right),
        };
        options.seq = match (has(FA_ANY_LENGTH), has(FA_THIS_LENGTH)) {
            (false, false) => None,
            (true, false) => Some(Seq::Dynamic),
            (false, true) => Some(Seq::Static(u32::try_from(seq).unwrap_or(u32::MAX))),
            (true, true) => return Err(Error::Lengths),
        };
        // SAFETY: the caller's promise.
        unsafe {
            let floats = |tensor, name, ranks| place.read_typed(tensor, name, ranks, "float32");
            if !given.alibi_slopes.is_null() {
                let slopes = floats(given.alibi_slopes, "alibi_slopes", Ranks::ONE_OR_TWO)?;
                options.alibi_slopes = Some(slopes);
            }
            if !given.sinks.is_null() {
                options.sinks = Some(floats(given.sinks, "sinks", Ranks::ONE)?);
            }
            let list = |tensor, name, ranks| place.read_typed(tensor, name, ranks, "int32");
            if !given.seqused_k.is_null() {
                options.seqused_k = Some(list(given.seqused_k, "seqused_k", Ranks::ONE)?);
            }
            if !given.cache_batch_idx.is_null() {
                let rows = list(given.cache_batch_idx, "cache_batch_idx", Ranks::ONE)?;
                options.cache_batch_idx = Some(rows);
            }
            if !given.cache_leftpad.is_null() {
                let padding = list(given.cache_leftpad, "cache_leftpad", Ranks::ONE)?;
                options.cache_leftpad = Some(padding);
            }
            if !given.prefix_ranges.is_null() {
                let ranges = list(given.prefix_ranges, "prefix_ranges", Ranks::THREE)?;
                options.prefix_ranges = Some(ranges);
            }
        }
        options.scale = has(FA_SCALE).then_some(given.scale);
        options.causal = has(FA_CAUSAL);
        options.query_range =
            has(FA_QUERY_RANGE).then_some([given.query_range_least, given.query_range_most]);
        options.window = (window != Window::default()).then_some(window);
        options.softcap = has(FA_SOFTCAP).then_some(given.softcap);
        // No more than there are keys are ever used.
        let splits = u32::try_from(given.splits).unwrap_or(u32::MAX);
        options.splits = (splits != 0).then_some(splits);
        options.deterministic = has(FA_DETERMINISTIC);
        Ok(())
    }
}
