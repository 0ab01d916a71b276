//! Options that go by where queries and keys are in their sequences, in calls that have parts of them: functions of scores and masks are
//! told where a part is, and slopes and ranges of keys become such functions where kernels would count positions from the part's own ends.

use std::sync::OnceLock;

use fa::attention::{
    At, FunctionError, FunctionGradients, Mask, MaskFunction, Options, Score, ScoreFunction,
};
use fa::dsl::abi::{Extent, TensorView};
use fa::dsl::prelude::*;
use fa::kernels::attention::functions::PartAt;

use crate::band::{Band, widening};
use crate::calls::Call;
use crate::error::Result;
use crate::job::Job;
use crate::rank::Rank;
use crate::scratch::DeviceTensor;
use crate::sequences::Sequences;

/// ALiBi: a slope of each head, (batch or 1, heads), times the distance is subtracted.
type Slopes = Tensor<f32>;

/// Ranges of keys (batch, count, 2), how many there are, and how many keys are seen before and after a query's own position.
type Ranges = (Tensor<u32>, Reg<u32>, Reg<u32>, Reg<u32>);

/// The functions of a call.
#[derive(Debug, Default)]
pub(crate) struct Functions<'a> {
    pub scores: Vec<Score<'a>>,
    pub masks: Vec<Mask<'a>>,
    /// Where the gradients go of arguments of `scores`: one for each, or none.
    pub gradients: Vec<FunctionGradients<'a>>,
}

impl<'a> Functions<'a> {
    /// As the caller gives them.
    fn given(options: &Options<'a>, gradients: &[FunctionGradients<'a>]) -> Functions<'a> {
        // Once more: launches that have the same gradients come one after the other.
        let same = |of: &FunctionGradients<'a>| {
            FunctionGradients::of(of.staged(), of.arguments().map(|to| to.copied()))
        };
        Functions {
            scores: options.scores.to_vec(),
            masks: options.masks.to_vec(),
            gradients: gradients.iter().map(same).collect(),
        }
    }

    /// Those of a call with a part of the sequences. Slopes are among them unless the call `has_slopes`, as ranges of keys are.
    pub fn of_call(
        rank: &Rank,
        job: &Job<'_, 'a>,
        call: &Call,
        has_slopes: bool,
        gradients: &[FunctionGradients<'a>],
    ) -> Result<Functions<'a>> {
        let options = job.options;
        let mut all = Functions::given(options, gradients);
        if let (Some(slopes), false) = (&options.alibi_slopes, has_slopes) {
            let slopes = alibi()?.with(by_batch(slopes, job.heads));
            if !all.gradients.is_empty() {
                let to = [None];
                all.gradients
                    .push(FunctionGradients::of(slopes.staged(), to));
            }
            all.scores.push(slopes);
        }
        if let Some(ranges) = widening(options) {
            all.masks.push(shown(&Band::of(options), ranges)?);
        }
        match all.scores.is_empty() && all.masks.is_empty() || is_whole(job.sequences, call) {
            true => Ok(all),
            false => all.of_parts(rank, &parts(job.sequences, call)),
        }
    }

    /// Those of some heads of the whole sequences, the first of them `head` and `kv_head`.
    pub fn of_heads(
        rank: &Rank,
        job: &Job<'_, 'a>,
        [head, kv_head]: [usize; 2],
        gradients: &[FunctionGradients<'a>],
    ) -> Result<Functions<'a>> {
        let all = Functions::given(job.options, gradients);
        let scores = all.scores.iter().map(Score::staged);
        let mut staged = scores.chain(all.masks.iter().map(Mask::staged));
        if rank.ranks() == 1 || !staged.any(|function| function.depends_on_head()) {
            return Ok(all);
        }
        let of_document = job.sequences.documents().iter().map(|document| PartAt {
            head: head as u32,
            kv_head: kv_head as u32,
            seq_q: document.q.len() as u32,
            seq_k: document.k.len() as u32,
            ..PartAt::default()
        });
        all.of_parts(rank, &of_document.collect::<Vec<_>>())
    }

    fn of_parts(self, rank: &Rank, parts: &[PartAt]) -> Result<Functions<'a>> {
        let rows = parts.iter().flat_map(PartAt::row).collect();
        let list = rank.scratch().list(rank.device(), rows)?;
        let shape = [parts.len() as u64, PartAt::COUNT as u64];
        let table = DeviceTensor::contiguous(list.extent.address, &shape);
        let scores = self.scores.iter().map(|it| it.of_part(table.view()));
        let masks = self.masks.iter().map(|it| it.of_part(table.view()));
        let gradients = self.gradients.iter().map(FunctionGradients::of_part);
        Ok(Functions {
            scores: scores.collect::<Result<_, FunctionError>>()?,
            masks: masks.collect::<Result<_, FunctionError>>()?,
            gradients: gradients.collect::<Result<_, FunctionError>>()?,
        })
    }
}

/// Whether a kernel counts the distances of a call right: the last query of each part stands at its last key, and slopes do not differ
/// from sequence to sequence where a call may have any of them.
pub(crate) fn takes_slopes(job: &Job<'_, '_>, call: &Call) -> bool {
    let sequences = job.sequences;
    let of_heads = [job.heads, 1, 1, 1];
    let by_sequence = |slopes: TensorView<'_, f32>| slopes.extent.shape != of_heads;
    let slopes = job.options.alibi_slopes;
    let differ = slopes.is_some_and(by_sequence) && sequences.documents().len() > 1;
    let mut parts = call.parts.iter();
    !differ
        && parts.all(|part| {
            let document = &sequences.documents()[part.place.document];
            part.place.key + part.k.len() + document.q.len()
                == part.place.query + part.q.len() + document.k.len()
        })
}

/// Whether a call has whole sequences, from the first on.
fn is_whole(sequences: &Sequences, call: &Call) -> bool {
    let mut parts = call.parts.iter().enumerate();
    parts.all(|(number, part)| {
        let document = &sequences.documents()[part.place.document];
        (part.place.document, part.q.len(), part.k.len())
            == (number, document.q.len(), document.k.len())
    })
}

/// Where the parts of a call are.
fn parts(sequences: &Sequences, call: &Call) -> Vec<PartAt> {
    let parts = call.parts.iter().enumerate();
    let parts = parts.map(|(number, part)| {
        let document = &sequences.documents()[part.place.document];
        PartAt {
            batch: (part.place.document as u32).wrapping_sub(number as u32),
            seq_q: document.q.len() as u32,
            seq_k: document.k.len() as u32,
            query: part.place.query as u32,
            key: part.place.key as u32,
            ..PartAt::default()
        }
    });
    parts.collect()
}

/// Slopes as (batch or 1, heads): those of (heads) are the same for all sequences.
fn by_batch<'a>(slopes: &TensorView<'a, f32>, heads: u64) -> TensorView<'a, f32> {
    let given = slopes.extent;
    match given.shape == [heads, 1, 1, 1] {
        true => TensorView::from_extent(Extent {
            shape: [1, heads, 1, 1],
            strides: [0, given.strides[0], 0, 0],
            ..given
        }),
        false => *slopes,
    }
}

fn alibi() -> Result<ScoreFunction<Slopes>, FunctionError> {
    static STAGED: OnceLock<Result<ScoreFunction<Slopes>, FunctionError>> = OnceLock::new();
    let staged = STAGED.get_or_init(|| {
        ScoreFunction::new(|score, at: At, slopes: Slopes| {
            let slope = slopes.at(&[at.batch, at.head]).load(0);
            score - slope * at.distance().to_f32().abs()
        })
    });
    staged.clone()
}

/// So many ranges are gone through without a loop: bounds of blocks are known through those, and loops have none.
/// From four on the backward pass for Hopper spills some registers; with a loop it would compute every block that is hidden.
const UNROLLED: [u32; 4] = [1, 2, 4, 8];

/// What a band and the ranges show.
fn shown<'a>(band: &Band, ranges: TensorView<'a, u32>) -> Result<Mask<'a>, FunctionError> {
    static STAGED: [OnceLock<Result<MaskFunction<Ranges>, FunctionError>>; UNROLLED.len() + 1] =
        [const { OnceLock::new() }; UNROLLED.len() + 1];
    let count = ranges.extent.shape[1] as u32;
    let fits = UNROLLED.iter().position(|most| count <= *most);
    let number = fits.unwrap_or(UNROLLED.len());
    let staged = STAGED[number].get_or_init(|| {
        let unrolled = UNROLLED.get(number).copied();
        MaskFunction::new(|at, given| sees(at, given, unrolled))
    });
    // `Window` has them in u32.
    let side = |keys: Option<i64>| keys.map_or(u32::MAX, |keys| keys as u32);
    let given = (ranges, count, side(band.left), side(band.right));
    Ok(staged.clone()?.with(given))
}

/// What a query sees of the band and of every range that its position is in has that position in common: so it is one interval,
/// which depends on the query alone.
#[device]
fn sees(at: At, (ranges, count, left, right): Ranges, unrolled: Option<u32>) -> Reg<bool> {
    // From any position these reach the first key or the last.
    let far = at.seq_q + at.seq_k;
    let position = at.position();
    let mut begin = position - left.min(far).to_i32();
    let mut end = position + right.min(far).to_i32() + 1;
    match unrolled {
        Some(most) => {
            for number in 0..most {
                // The last one again where there are fewer.
                let number = (count - 1).min(number);
                let [first, last] = range_of(&at, ranges, number);
                let is_inside = (first < last) & (position >= first) & (position < last);
                begin = select(is_inside, begin.min(first), begin);
                end = select(is_inside, end.max(last), end);
            }
        }
        None => {
            for number in range(0, count).unroll(1) {
                let [first, last] = range_of(&at, ranges, number);
                let is_inside = (first < last) & (position >= first) & (position < last);
                begin = select(is_inside, begin.min(first), begin);
                end = select(is_inside, end.max(last), end);
            }
        }
    }
    let key = at.key.to_i32();
    (key >= begin) & (key < end)
}

/// The first key of a range, and one past its last; the first is not before the last where the range is empty, or one of the two
/// negative.
#[device]
fn range_of(at: &At, ranges: Tensor<u32>, number: Reg<u32>) -> [Reg<i32>; 2] {
    let [first, last] =
        [0, 1].map(|bound: u32| ranges.at(&[at.batch, number, bound.into()]).load(0));
    // As u32 a negative number is past the last key, where no range begins; as i32 none ends there.
    let seq_k = at.seq_k.to_i32();
    [first.min(at.seq_k).to_i32(), last.to_i32().min(seq_k)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So that kernels skip the blocks that are hidden.
    #[test]
    fn some_ranges_are_known_by_bounds() {
        let causal = Band {
            left: None,
            right: Some(0),
        };
        for count in [1, 3, 8] {
            let ranges = DeviceTensor::<u32>::contiguous(0, &[1, count, 2]);
            let mask = shown(&causal, ranges.view()).unwrap();
            let of_part = mask.staged().of_part().unwrap();
            assert!(of_part.is_bounded(), "{count}");
        }
    }
}
