//! Merging what attention over parts of the keys gave.

use std::ffi::c_void;

use attention::attention::{
    RawPart, merge_on, merge_stacked_on, prepare_merge, prepare_merge_stacked,
};
use attention::prelude::*;

use crate::dlpack::{DLTensor, Ranks};
use crate::error::{Error, fa_status};
use crate::guarded;
use crate::reader::Reader;

/// Attention over the keys of two parts, of what it gave over each: o = Σ exp(lseᵢ − lse) oᵢ with lse = log Σ exp(lseᵢ). The parts are
/// of the same queries and see different keys.
///
/// first_o, second_o and o are (batch, seq_q, heads, head_dim), first_lse, second_lse and lse (batch, heads, seq_q), float32, as fa_forward
/// gives them; or (all queries, heads, head_dim) and (heads, all queries), as fa_forward_varlen does. lse is NULL where it is not
/// wanted. Outputs are float16, bfloat16 or float32, mixed as long as there is one 16-bit type; sums are float32.
///
/// A part whose log-sum-exp is −∞ has no share, and its output is not read. Where neither saw a key the output is 0 and the log-sum-exp
/// −∞. The result shares memory with no other tensor, but that o and lse may be those of a part: exactly the same tensors.
///
/// Memory and stream are as for fa_forward. The first call of a kind loads its kernel: call fa_prepare_merge, or make one, before launches are captured.
///
/// # Safety
/// The pointers lead to what they say, and the tensors' memory is theirs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_merge(
    first_o: *const DLTensor,
    first_lse: *const DLTensor,
    second_o: *const DLTensor,
    second_lse: *const DLTensor,
    o: *const DLTensor,
    lse: *const DLTensor,
    stream: *mut c_void,
) -> fa_status {
    let given = Given::pair([first_o, second_o, o], [first_lse, second_lse, lse]);
    // SAFETY: the caller's promise.
    guarded(|| unsafe { given.merge(stream) })
}

/// As fa_prepare, for fa_merge.
///
/// # Safety
/// The pointers lead to what they say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_prepare_merge(
    first_o: *const DLTensor,
    first_lse: *const DLTensor,
    second_o: *const DLTensor,
    second_lse: *const DLTensor,
    o: *const DLTensor,
    lse: *const DLTensor,
) -> fa_status {
    let given = Given::pair([first_o, second_o, o], [first_lse, second_lse, lse]);
    // SAFETY: the caller's promise.
    guarded(|| unsafe { given.prepare() })
}

/// As fa_merge, of any number of parts that lie in one tensor: parts_o is (parts, batch · seq_q, heads, head_dim), batch and queries
/// being one dimension, and parts_lse (parts, batch, heads, seq_q), or (parts, heads, all queries). o and lse are those of fa_merge.
/// (tokens, parts, heads, head_dim) in memory is passed with its strides exchanged. All parts have the same type; the result shares
/// memory with none of them.
///
/// # Safety
/// The pointers lead to what they say, and the tensors' memory is theirs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_merge_stacked(
    parts_o: *const DLTensor,
    parts_lse: *const DLTensor,
    o: *const DLTensor,
    lse: *const DLTensor,
    stream: *mut c_void,
) -> fa_status {
    let given = Given::stack([parts_o, o], [parts_lse, lse]);
    // SAFETY: the caller's promise.
    guarded(|| unsafe { given.merge(stream) })
}

/// As fa_prepare, for fa_merge_stacked.
///
/// # Safety
/// The pointers lead to what they say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_prepare_merge_stacked(
    parts_o: *const DLTensor,
    parts_lse: *const DLTensor,
    o: *const DLTensor,
    lse: *const DLTensor,
) -> fa_status {
    let given = Given::stack([parts_o, o], [parts_lse, lse]);
    // SAFETY: the caller's promise.
    guarded(|| unsafe { given.prepare() })
}

/// Where a result goes: the output and, if it is wanted, the log-sum-exp.
type Written<'a> = (ViewMut<'a>, Option<ViewMut<'a>>);

/// An output and its log-sum-exp, with their names.
struct Named {
    o: (*const DLTensor, &'static str),
    lse: (*const DLTensor, &'static str),
}

impl Named {
    fn part(names: [&'static str; 2], o: *const DLTensor, lse: *const DLTensor) -> Named {
        Named {
            o: (o, names[0]),
            lse: (lse, names[1]),
        }
    }

    /// # Safety
    /// As [`Reader::view`].
    unsafe fn read<'a>(
        &self,
        reader: &mut Reader,
        of_o: Ranks,
        of_lse: Ranks,
    ) -> Result<RawPart<'a>, Error> {
        // SAFETY: the caller's promise.
        unsafe {
            Ok(RawPart {
                o: reader.view(self.o.0, self.o.1, of_o)?,
                lse: reader.view(self.lse.0, self.lse.1, of_lse)?,
            })
        }
    }

    /// As a result.
    ///
    /// # Safety
    /// As [`Reader::view_mut`].
    unsafe fn written<'a>(&self, reader: &mut Reader, ranks: Ranked) -> Result<Written<'a>, Error> {
        // SAFETY: the caller's promise.
        unsafe {
            let o = reader.view_mut(self.o.0, self.o.1, ranks.o)?;
            Ok((o, reader.wanted(self.lse.0, self.lse.1, ranks.lse)?))
        }
    }
}

/// How many dimensions results have, whose output has as many as it says.
#[derive(Clone, Copy)]
struct Ranked {
    o: Ranks,
    lse: Ranks,
    /// Those of the log-sum-exps of stacked parts.
    of_parts: Ranks,
}

impl Ranked {
    const DENSE: Ranked = Ranked {
        o: Ranks::FOUR,
        lse: Ranks::THREE,
        of_parts: Ranks::FOUR,
    };
    const PACKED: Ranked = Ranked {
        o: Ranks::THREE,
        lse: Ranks::TWO,
        of_parts: Ranks::THREE,
    };

    /// # Safety
    /// As [`DLTensor::read`].
    unsafe fn of(result: &Named) -> Result<Ranked, Error> {
        // SAFETY: the caller's promise.
        let o = unsafe { DLTensor::read(result.o.0, result.o.1, Ranks::THREE_OR_FOUR)? };
        Ok(match o.rank() {
            3 => Ranked::PACKED,
            _ => Ranked::DENSE,
        })
    }
}

/// What a caller passes.
struct Given {
    parts: Parts<Named>,
    result: Named,
}

/// Two parts, or any number of them in one tensor.
enum Parts<T> {
    Pair([T; 2]),
    Stack(T),
}

impl Given {
    /// Of the outputs and log-sum-exps of two parts and the result.
    fn pair(o: [*const DLTensor; 3], lse: [*const DLTensor; 3]) -> Given {
        Given {
            parts: Parts::Pair([
                Named::part(["first.o", "first.lse"], o[0], lse[0]),
                Named::part(["second.o", "second.lse"], o[1], lse[1]),
            ]),
            result: Named::part(["o", "lse"], o[2], lse[2]),
        }
    }

    /// Of those of stacked parts and the result.
    fn stack(o: [*const DLTensor; 2], lse: [*const DLTensor; 2]) -> Given {
        Given {
            parts: Parts::Stack(Named::part(["parts.o", "parts.lse"], o[0], lse[0])),
            result: Named::part(["o", "lse"], o[1], lse[1]),
        }
    }

    /// # Safety
    /// As [`Reader::view_mut`].
    unsafe fn read<'a>(&self) -> Result<(Reader, Parts<RawPart<'a>>, Written<'a>), Error> {
        // SAFETY: the caller's promise.
        unsafe {
            let ranks = Ranked::of(&self.result)?;
            let mut reader = Reader::of(self.result.o.0, self.result.o.1, ranks.o)?;
            let parts = match &self.parts {
                Parts::Pair([first, second]) => Parts::Pair([
                    first.read(&mut reader, ranks.o, ranks.lse)?,
                    second.read(&mut reader, ranks.o, ranks.lse)?,
                ]),
                Parts::Stack(parts) => {
                    Parts::Stack(parts.read(&mut reader, Ranks::FOUR, ranks.of_parts)?)
                }
            };
            let result = self.result.written(&mut reader, ranks)?;
            Ok((reader, parts, result))
        }
    }

    /// Merges the parts.
    ///
    /// # Safety
    /// As [`Given::read`] and [`Device::borrow_stream`].
    unsafe fn merge(&self, stream: *mut c_void) -> Result<(), Error> {
        // SAFETY: the caller's promise.
        let (reader, parts, (o, lse)) = unsafe { self.read()? };
        let device = reader.place.device()?;
        reader.are_there(device)?;
        // SAFETY: the caller's promise.
        let stream = unsafe { reader.place.stream(device, stream)? };
        match parts {
            Parts::Pair(parts) => merge_on(&stream, parts, o, lse)?,
            Parts::Stack(parts) => merge_stacked_on(&stream, parts, o, lse)?,
        }
        Ok(())
    }

    /// Loads the kernel. No memory is used.
    ///
    /// # Safety
    /// As [`Given::read`].
    unsafe fn prepare(&self) -> Result<(), Error> {
        // SAFETY: the caller's promise.
        let (reader, parts, (o, lse)) = unsafe { self.read()? };
        let device = reader.place.device()?;
        match parts {
            Parts::Pair(parts) => prepare_merge(device, parts, o, lse)?,
            Parts::Stack(parts) => prepare_merge_stacked(device, parts, o, lse)?,
        }
        Ok(())
    }
}
