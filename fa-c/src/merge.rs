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
    let given = GivenPair::of([first_o, second_o, o], [first_lse, second_lse, lse]);
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
    let given = GivenPair::of([first_o, second_o, o], [first_lse, second_lse, lse]);
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
    let given = GivenStack::of([parts_o, o], [parts_lse, lse]);
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
    let given = GivenStack::of([parts_o, o], [parts_lse, lse]);
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

/// Two parts that a caller passes.
struct GivenPair {
    parts: [Named; 2],
    result: Named,
}

impl GivenPair {
    /// Of the two parts and the result.
    fn of(o: [*const DLTensor; 3], lse: [*const DLTensor; 3]) -> GivenPair {
        GivenPair {
            parts: [
                Named::part(["first.o", "first.lse"], o[0], lse[0]),
                Named::part(["second.o", "second.lse"], o[1], lse[1]),
            ],
            result: Named::part(["o", "lse"], o[2], lse[2]),
        }
    }

    /// # Safety
    /// As [`Reader::view_mut`].
    unsafe fn read<'a>(&self) -> Result<(Reader, [RawPart<'a>; 2], Written<'a>), Error> {
        // SAFETY: the caller's promise.
        unsafe {
            let ranks = Ranked::of(&self.result)?;
            let mut reader = Reader::of(self.result.o.0, self.result.o.1, ranks.o)?;
            let [first, second] = &self.parts;
            let parts = [
                first.read(&mut reader, ranks.o, ranks.lse)?,
                second.read(&mut reader, ranks.o, ranks.lse)?,
            ];
            let result = self.result.written(&mut reader, ranks)?;
            Ok((reader, parts, result))
        }
    }

    /// # Safety
    /// As [`GivenPair::read`] and [`Device::borrow_stream`].
    unsafe fn merge(&self, stream: *mut c_void) -> Result<(), Error> {
        // SAFETY: the caller's promise.
        let (reader, parts, (o, lse)) = unsafe { self.read()? };
        let device = reader.place.device()?;
        reader.are_there(device)?;
        // SAFETY: the caller's promise.
        let stream = unsafe { reader.place.stream(device, stream)? };
        Ok(merge_on(&stream, parts, o, lse)?)
    }

    /// Loads the kernel. No memory is used.
    ///
    /// # Safety
    /// As [`GivenPair::read`].
    unsafe fn prepare(&self) -> Result<(), Error> {
        // SAFETY: the caller's promise.
        let (reader, parts, (o, lse)) = unsafe { self.read()? };
        Ok(prepare_merge(reader.place.device()?, parts, o, lse)?)
    }
}

/// Stacked parts that a caller passes.
struct GivenStack {
    parts: Named,
    result: Named,
}

impl GivenStack {
    /// Of the parts and the result.
    fn of(o: [*const DLTensor; 2], lse: [*const DLTensor; 2]) -> GivenStack {
        GivenStack {
            parts: Named::part(["parts.o", "parts.lse"], o[0], lse[0]),
            result: Named::part(["o", "lse"], o[1], lse[1]),
        }
    }

    /// # Safety
    /// As [`Reader::view_mut`].
    unsafe fn read<'a>(&self) -> Result<(Reader, RawPart<'a>, Written<'a>), Error> {
        // SAFETY: the caller's promise.
        unsafe {
            let ranks = Ranked::of(&self.result)?;
            let mut reader = Reader::of(self.result.o.0, self.result.o.1, ranks.o)?;
            let parts = self.parts.read(&mut reader, Ranks::FOUR, ranks.of_parts)?;
            let result = self.result.written(&mut reader, ranks)?;
            Ok((reader, parts, result))
        }
    }

    /// # Safety
    /// As [`GivenStack::read`] and [`Device::borrow_stream`].
    unsafe fn merge(&self, stream: *mut c_void) -> Result<(), Error> {
        // SAFETY: the caller's promise.
        let (reader, parts, (o, lse)) = unsafe { self.read()? };
        let device = reader.place.device()?;
        reader.are_there(device)?;
        // SAFETY: the caller's promise.
        let stream = unsafe { reader.place.stream(device, stream)? };
        Ok(merge_stacked_on(&stream, parts, o, lse)?)
    }

    /// Loads the kernel. No memory is used.
    ///
    /// # Safety
    /// As [`GivenStack::read`].
    unsafe fn prepare(&self) -> Result<(), Error> {
        // SAFETY: the caller's promise.
        let (reader, parts, (o, lse)) = unsafe { self.read()? };
        Ok(prepare_merge_stacked(
            reader.place.device()?,
            parts,
            o,
            lse,
        )?)
    }
}
