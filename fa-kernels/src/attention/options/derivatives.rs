//! What options make of the gradient of scores.

use std::cell::RefCell;
use std::collections::BTreeMap;

use fa_dsl::prelude::*;
use fa_dsl::tile::{Accumulator, shared_load_four, shared_store_four};

use super::ElementOfBlock;

/// The way back from the scores of a block, as the options have made them, to the products Q Kᵀ that they are made of: what each
/// option makes of a gradient, in the opposite order. It goes as far as the scaled product.
#[derive(Default)]
pub struct Derivatives {
    steps: RefCell<Vec<Box<dyn GoBack>>>,
    room: Option<Room>,
}

/// Where a thread keeps numbers in shared memory: four for each block of 16 rows and 8 columns.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// Where its first four are.
    pub first: Reg<u32>,
    /// From these to the next four, in bytes.
    pub stride: u32,
}

/// A number for each of a thread's elements, which has been kept for the way back.
pub enum Kept {
    /// In registers.
    Registers(Vec<Reg<f32>>),
    /// In shared memory, and what has been read of it.
    Shared(Room, RefCell<BTreeMap<u32, [Reg<f32>; 4]>>),
}

impl Kept {
    /// That of an element, of a block of so many 8-column blocks.
    pub fn get(&self, element: ElementOfBlock, n_tiles: u32) -> Reg<f32> {
        match self {
            Kept::Registers(all) => all[element.number(n_tiles)],
            Kept::Shared(room, read) => {
                let block = element.m * n_tiles + element.n;
                let load = || shared_load_four(room.first, block * room.stride);
                read.borrow_mut().entry(block).or_insert_with(load)[element.i as usize]
            }
        }
    }
}

impl Room {
    /// What has been kept here.
    pub fn kept(self) -> Kept {
        Kept::Shared(self, RefCell::default())
    }
}

/// What an option makes of the gradients of a block of scores.
pub trait GoBack {
    /// The gradient of an element of `s` before the option has changed that, by the gradient after it. Each goes back once.
    fn go_back(&self, s: &Accumulator, element: ElementOfBlock, gradient: Reg<f32>) -> Reg<f32>;

    /// Whether it adds up what belongs to the option's own arguments: then it has to get gradients, and not something else that they are
    /// a multiple of.
    fn adds_up(&self) -> bool {
        false
    }
}

/// A number for each element.
struct Factors(Vec<[Reg<f32>; 4]>);

impl GoBack for Factors {
    fn go_back(&self, s: &Accumulator, element: ElementOfBlock, gradient: Reg<f32>) -> Reg<f32> {
        let ElementOfBlock { m, n, i } = element;
        gradient * self.0[(m * s.n_tiles + n) as usize][i as usize]
    }
}

impl Derivatives {
    /// None so far. Where there is room, scores are kept there, and otherwise in registers.
    pub fn with_room(room: Option<Room>) -> Derivatives {
        Derivatives {
            room,
            ..Derivatives::default()
        }
    }

    /// Where scores are kept, if that is not in registers.
    pub fn room(&self) -> Option<Room> {
        self.room
    }

    /// Keeps the scores as they are now.
    pub fn keep(&self, s: &Accumulator) -> Kept {
        let blocks = (0..s.m_tiles).flat_map(|m| (0..s.n_tiles).map(move |n| (m, n)));
        let blocks = blocks.map(|(m, n)| s.block(m, n));
        match self.room {
            None => Kept::Registers(blocks.flat_map(|block| block.map(Var::get)).collect()),
            Some(room) => {
                for (number, block) in (0..).zip(blocks) {
                    shared_store_four(room.first, number * room.stride, block.map(Var::peek));
                }
                room.kept()
            }
        }
    }

    /// Whether an option adds up what belongs to its own arguments, for which [`Self::apply`] needs the gradients of scores.
    pub fn add_up(&self) -> bool {
        self.steps.borrow().iter().any(|step| step.adds_up())
    }

    /// Adds the way back through an option that has changed scores now.
    pub fn push(&self, step: impl GoBack + 'static) {
        self.steps.borrow_mut().push(Box::new(step));
    }

    /// Multiplies each gradient by what `of` makes of the score as it is now.
    pub fn multiply(&self, s: &Accumulator, of: impl Fn(Reg<f32>) -> Reg<f32>) {
        let blocks = (0..s.m_tiles).flat_map(|m| (0..s.n_tiles).map(move |n| (m, n)));
        let factors = blocks.map(|(m, n)| s.block(m, n).map(|score| of(score.peek())));
        self.push(Factors(factors.collect()));
    }

    /// Whether there is anything to go back through.
    pub fn are_known(&self) -> bool {
        !self.steps.borrow().is_empty()
    }

    /// Goes back from what has become of the scores themselves, such as P, where each step multiplies: then the factors need no
    /// registers from here on.
    pub fn multiply_by(&self, scores: &Accumulator) {
        if !self.are_known() {
            return;
        }
        for (m, n) in (0..scores.m_tiles).flat_map(|m| (0..scores.n_tiles).map(move |n| (m, n))) {
            for (i, score) in scores.block(m, n).into_iter().enumerate() {
                score.set(self.apply(scores, [m, n], i, score.peek()));
            }
        }
    }

    /// `gradient`, of element `i` of block (m, n) of `s` as the options have made it, as that of the scaled product.
    ///
    /// Each element goes back once, where all lanes of the warp do: options add up over elements and lanes what belongs to their own
    /// arguments, and add it to memory.
    pub fn apply(
        &self,
        s: &Accumulator,
        [m, n]: [u32; 2],
        i: usize,
        gradient: Reg<f32>,
    ) -> Reg<f32> {
        let element = ElementOfBlock { m, n, i: i as u32 };
        let steps = self.steps.borrow();
        let back = steps.iter().rev();
        back.fold(gradient, |gradient, it| it.go_back(s, element, gradient))
    }
}
