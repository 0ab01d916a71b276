//! How a CTA goes through its blocks of queries: all of them, or those that masks of the caller's leave.

use fa_dsl::prelude::*;

use super::query_walk::{QueryClasses, QueryWalk};
use super::turn_walk::TurnWalk;
use super::work::{QueryBlock, Work};

impl Work {
    /// Classifies the blocks, if masks of the caller's can: before anything else, by all threads of a CTA of so many warps, which have to
    /// meet at a barrier before they go through the blocks. `place` is where in shared memory the classes are left.
    #[device]
    pub fn classify(&self, warps: u32, place: impl FnOnce() -> Reg<u32>) -> Option<QueryClasses> {
        // Who takes turns counts on everyone who comes.
        let is_known = self.turns.is_none() || self.visible.is_some();
        let is_classified = is_known && self.problem.is_classified();
        let classes = is_classified.then(|| QueryClasses::new(self, place()));
        if let Some(classes) = &classes {
            classes.classify(self, warps);
        }
        classes
    }

    /// The blocks of queries of the heads that share the keys, which are `group`: those that `classes` leave.
    pub fn walk(&self, group: Reg<u32>, classes: Option<QueryClasses>) -> Walk<'_> {
        match classes {
            Some(classes) if self.turns.is_some() => Walk::InTurn(TurnWalk::new(self, classes)),
            Some(classes) => Walk::Classified(QueryWalk::new(self, classes)),
            None => Walk::All { work: self, group },
        }
    }
}

/// The blocks of queries that a CTA goes through, head after head, or where there are turns, side by side.
pub(super) enum Walk<'a> {
    /// All that see a key, of so many heads.
    All { work: &'a Work, group: Reg<u32> },
    /// Those of them that masks do not hide.
    Classified(QueryWalk<'a>),
    /// The same in the order of turns.
    InTurn(TurnWalk<'a>),
}

impl Walk<'_> {
    /// Whether there is any.
    #[device]
    pub fn any(&self) -> Reg<bool> {
        match self {
            Walk::All { work, group } => work.count(*group) != 0,
            Walk::Classified(walk) => walk.exists(),
            Walk::InTurn(walk) => walk.exists(),
        }
    }

    /// Goes through them, once: `take` gets each, its number among them, and whether there is another one after it.
    pub fn each(&self, take: impl Fn(QueryBlock, Reg<u32>, Reg<bool>)) {
        match self {
            Walk::All { work, group } => work.each(*group, take),
            Walk::Classified(walk) => walk.each(|now, i, next| take(now, i, next.exists())),
            Walk::InTurn(walk) => walk.each(|now, i, next| take(now, i, next.exists())),
        }
    }

    /// As [`Self::each`], where `take` gets the next one, too. `begin` gets the first one, and whether there is one, before anything else.
    pub fn each_with_next(
        &self,
        begin: impl FnOnce(QueryBlock, Reg<bool>),
        take: impl Fn(QueryBlock, Reg<u32>, (QueryBlock, Reg<bool>)),
    ) {
        match self {
            Walk::All { work, group } => work.each_with_next(*group, begin, take),
            Walk::Classified(walk) => {
                begin(walk.block(), walk.exists());
                walk.each(|now, i, next| take(now, i, (next.block(), next.exists())));
            }
            Walk::InTurn(walk) => {
                begin(walk.block(), walk.exists());
                walk.each(|now, i, next| take(now, i, (next.block(), next.exists())));
            }
        }
    }
}
