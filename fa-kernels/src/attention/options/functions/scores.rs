//! The functions of a kernel in a block whose rows are queries.

use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::applied::Applied;
use super::block::{BlockOfFunction, Distances, ReadOfRows, ScoresAt};
use super::uniform::either;
use super::{Functions, RowsOfFunctions};
use crate::attention::functions::Kind;
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::options::{BlockAt, ElementOfBlock, FirstRow, Held};

/// What functions of scores have read of a block before its products are there.
#[derive(Clone, Debug)]
pub(super) struct Ahead {
    /// Variables of each function.
    read: Vec<ReadOfRows>,
    /// 1 if it lies side by side; else nothing has been read.
    is_side_by_side: Var<u32>,
}

impl Functions {
    /// The functions of a kind, for the scores of a block.
    fn asked<'a>(&'a self, kind: Kind, held: &'a RowsOfFunctions) -> Vec<BlockOfFunction<'a>> {
        let all = self.applied.iter().zip(&held.each);
        let all = all.filter(|(function, _)| function.staged.kind() == kind);
        all.map(|(function, rows)| BlockOfFunction::new(function, rows))
            .collect()
    }

    /// Does what functions of scores do with a block, in the way that its distances can be computed.
    pub fn change(&self, problem: &KernelProblem, held: &Held, s: &Accumulator, at: BlockAt) {
        let asked = self.asked(Kind::Score, &held.functions).into_iter();
        let asked = asked.map(|it| it.copying(at.rows));
        let mut asked: Vec<_> = asked.collect();
        let scores_at = ScoresAt::of(problem, s, &at);
        let is_side_by_side = match &held.functions.ahead {
            Some(Ahead {
                read,
                is_side_by_side,
            }) if at.keys_exist => {
                let both = asked.into_iter().zip(read);
                asked = both
                    .map(|(it, read)| it.having_read(read.clone()))
                    .collect();
                Some(is_side_by_side.peek().ne(0))
            }
            _ => is_side_by_side(&mut asked, problem, s, &at),
        };
        if is_side_by_side.is_some() {
            // What is read first is under way while it is found out how the others are.
            asked.iter_mut().for_each(|it| it.begin(scores_at));
        }
        let each = |distances| {
            let asked = asked.iter().map(|it| it.with(distances));
            self.each(Kind::Score, s, scores_at, asked.collect());
        };
        either(is_side_by_side, |is_side_by_side| match is_side_by_side {
            true => each(Distances::SideBySide),
            false => either(self.is_uniform(&asked, s, &at), |is_uniform| {
                each(match is_uniform {
                    true => Distances::One,
                    false => Distances::Each,
                });
            }),
        });
    }

    /// Room for what functions of scores read of a block of so many 16-row blocks and 8-column blocks before its products are there; `None` where they read
    /// nothing so.
    pub(super) fn ahead(&self, held: &RowsOfFunctions, size: [u32; 2]) -> Option<Ahead> {
        let asked = self.asked(Kind::Score, held);
        let reads = asked.iter().any(BlockOfFunction::reads_of_rows);
        reads.then(|| Ahead {
            read: asked.iter().map(|it| it.variables(size)).collect(),
            is_side_by_side: Var::named("side_by_side", 0_u32),
        })
    }

    /// Reads it where the block exists and it can be read in few instructions.
    #[device]
    pub(super) fn read_ahead(
        &self,
        problem: &KernelProblem,
        held: &Held,
        s: &Accumulator,
        at: &dyn Fn() -> BlockAt,
        exists: Reg<bool>,
    ) {
        if let Some(ahead) = &held.functions.ahead {
            let (at, mut asked) = (at(), self.asked(Kind::Score, &held.functions));
            if let Some(is_side_by_side) = is_side_by_side(&mut asked, problem, s, &at) {
                let is_read = exists & is_side_by_side;
                ahead.is_side_by_side.set(select(is_read, 1, 0));
                let scores_at = ScoresAt::of(problem, s, &at);
                when(is_read, || {
                    let each = asked.iter().zip(&ahead.read);
                    each.for_each(|(it, variables)| it.read_into(scores_at, variables));
                });
            }
        }
    }

    /// Hides what masks hide in a block.
    pub fn hide_in(&self, problem: &KernelProblem, held: &Held, s: &Accumulator, at: BlockAt) {
        let asked = self.asked(Kind::Mask, &held.functions);
        self.each(Kind::Mask, s, ScoresAt::of(problem, s, &at), asked);
    }

    /// Whether what functions of scores compute by distance is one value for each in a warp's block of scores; `None` where that is not looked at:
    /// there are no such functions, or it is a block of which there are few.
    fn is_uniform(
        &self,
        asked: &[BlockOfFunction<'_>],
        s: &Accumulator,
        at: &BlockAt,
    ) -> Option<Reg<bool>> {
        let FirstRow::Query(query) = at.first_row else {
            return None;
        };
        // Where nothing hides it a branch takes more than reading a table does.
        let scores = self.applied.iter().map(|it| it.staged);
        let mut scores = scores.filter(|it| it.kind() == Kind::Score);
        let is_worth_it = at.overlaps || scores.any(|it| !it.weight().is_table());
        if !at.keys_exist || !is_worth_it {
            return None;
        }
        let block = [(query, s.m_tiles * 16), (at.first_key, s.n_tiles * 8)];
        let each = asked.iter().filter_map(|it| it.is_one_value(block));
        each.reduce(|a, b| a & b)
    }

    /// Does what the functions of a kind do with a block of scores.
    #[device]
    fn each(&self, kind: Kind, s: &Accumulator, at: ScoresAt, mut asked: Vec<BlockOfFunction<'_>>) {
        ElementOfBlock::each([s.m_tiles, s.n_tiles], |element| {
            let score = s.block(element.m, element.n)[element.i as usize];
            let asked = asked.iter_mut();
            let changed = match kind {
                Kind::Score => asked.fold(self.first(score.peek()), |score, asked| {
                    asked.value(at, element, Some(score))
                }),
                Kind::Mask => {
                    let seen = asked.map(|mask| mask.value::<bool>(at, element, None));
                    match seen.reduce(|a, b| a & b) {
                        Some(seen) => select(seen, score.peek(), f32::NEG_INFINITY),
                        None => score.peek(),
                    }
                }
            };
            score.set(changed);
        });
    }

    /// What the first function gets: the score, or the product where the function multiplies it by the scale, too.
    fn first(&self, product: Reg<f32>) -> Reg<f32> {
        let takes_products = self.applied.iter().any(Applied::takes_products);
        match self.scale {
            Some(scale) if !takes_products => product * scale,
            _ => product,
        }
    }
}

/// Whether what functions of scores read by distance lies side by side in a warp's block of scores; `None` where that is not looked at.
fn is_side_by_side(
    asked: &mut [BlockOfFunction<'_>],
    problem: &KernelProblem,
    s: &Accumulator,
    at: &BlockAt,
) -> Option<Reg<bool>> {
    let FirstRow::Query(query) = at.first_row else {
        return None;
    };
    // Where nothing hides it a branch takes more than reading a table does, but less than reading rows, of which no two scores share an element.
    let is_worth_it = at.overlaps || asked.iter().any(BlockOfFunction::reads_of_rows);
    if !at.keys_exist || !is_worth_it {
        return None;
    }
    let (queries, keys) = (s.m_tiles * 16, s.n_tiles * 8);
    let block = [(query, queries), (at.first_key, keys)];
    let scores_at = || ScoresAt::of(problem, s, at);
    let each = asked.iter_mut();
    let each = each.filter_map(|it| it.is_side_by_side(&scores_at, block));
    let all = each.reduce(|a, b| a & b)?;
    Some(all & (query + queries).le(problem.seq_q))
}
