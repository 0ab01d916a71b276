//! What callers say of a problem.

use std::mem::MaybeUninit;

use attention::attention::Window;
use attention::prelude::*;

use crate::dlpack::{DLTensor, Ranks, Tensor};
use crate::error::Error;

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

/// `sizeof(fa_options)` of the first version that was published.
const FIRST_SIZE: usize = 48;

const KNOWN: u64 = (1 << 7) - 1;

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
}

/// The options, and the tensors among them.
pub struct Read {
    flags: u64,
    scale: f32,
    softcap: f32,
    window: [u32; 2],
    pub tensors: [Option<Tensor>; 2],
}

impl fa_options {
    /// Reads them; null for none.
    ///
    /// # Safety
    /// The pointer is null or leads to as many bytes as its first field says, and the tensors are as [`DLTensor::read`]
    /// has them.
    pub unsafe fn read(options: *const fa_options) -> Result<Read, Error> {
        if options.is_null() {
            return Ok(Read {
                flags: 0,
                scale: 0.0,
                softcap: 0.0,
                window: [0; 2],
                tensors: [None; 2],
            });
        }
        // SAFETY: not null, and every version begins with its size.
        let size = unsafe { (&raw const (*options).size).read_unaligned() };
        let known = size_of::<fa_options>();
        if !(FIRST_SIZE..=known).contains(&size) {
            return Err(Error::OptionsSize { found: size, known });
        }
        // Fields that an older header lacks are zero: not asked for.
        let mut read = MaybeUninit::<fa_options>::zeroed();
        // SAFETY: both have that many bytes, of which any are a valid `fa_options`.
        let options = unsafe {
            let bytes = options.cast::<u8>();
            bytes.copy_to_nonoverlapping(read.as_mut_ptr().cast(), size);
            read.assume_init()
        };
        if options.flags & !KNOWN != 0 {
            let unknown = options.flags & !KNOWN;
            return Err(Error::Flags { unknown });
        }
        let tensor = |tensor: *const DLTensor, name, ranks| {
            // SAFETY: the caller's promise.
            let read = || unsafe { DLTensor::read(tensor, name, ranks) };
            (!tensor.is_null()).then(read).transpose()
        };
        Ok(Read {
            flags: options.flags,
            scale: options.scale,
            softcap: options.softcap,
            window: [options.window_left, options.window_right],
            tensors: [
                tensor(options.alibi_slopes, "alibi_slopes", Ranks::ONE_OR_TWO)?,
                tensor(options.sinks, "sinks", Ranks::ONE)?,
            ],
        })
    }
}

impl Read {
    /// As the library has them. `seq` is the length of the queries.
    ///
    /// # Safety
    /// As [`View::raw`], for the tensors.
    pub unsafe fn options<'a>(&self, seq: u64) -> Result<Options<'a>, Error> {
        let has = |flag| self.flags & flag != 0;
        let window = Window {
            left: has(FA_WINDOW_LEFT).then_some(self.window[0]),
            right: has(FA_WINDOW_RIGHT).then_some(self.window[1]),
        };
        let any = window.left.is_some() || window.right.is_some();
        let seq = match (has(FA_ANY_LENGTH), has(FA_THIS_LENGTH)) {
            (false, false) => None,
            (true, false) => Some(Seq::Dynamic),
            (false, true) => Some(Seq::Static(u32::try_from(seq).unwrap_or(u32::MAX))),
            (true, true) => return Err(Error::Lengths),
        };
        let tensor = |tensor: &Option<Tensor>| {
            // SAFETY: the caller's promise.
            let view = |tensor: &Tensor| unsafe { tensor.float_view() };
            tensor.as_ref().map(view).transpose()
        };
        Ok(Options {
            scale: has(FA_SCALE).then_some(self.scale),
            causal: has(FA_CAUSAL),
            window: any.then_some(window),
            softcap: has(FA_SOFTCAP).then_some(self.softcap),
            alibi_slopes: tensor(&self.tensors[0])?,
            sinks: tensor(&self.tensors[1])?,
            seq,
        })
    }
}
