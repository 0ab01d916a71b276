//! A function for a thread's scores of a block whose rows are queries: what scores share is computed once.

use std::collections::BTreeMap;

use fa_dsl::abi::Scalar;
use fa_dsl::build::function::{Values, result};
use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::any_lane;
use fa_dsl::tile::{Accumulator, shared_load_two_of};

use super::applied::{Applied, RowOfFunction};
use super::linear::Linear;
use super::parts::{Inputs, Parts};
use super::uniform::{Counted, are_one_value};
use crate::attention::functions::bits;
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::options::{BlockAt, ElementOfBlock, FirstRow, RowsOfBlock};

/// Where a thread's scores are.
#[derive(Clone, Copy)]
pub(super) struct ScoresAt {
    /// The first key of this thread.
    first_key: Reg<u32>,
    /// The last key that there is, where some of the block may be past it.
    last_key: Option<Reg<u32>>,
    /// Whether rows are the queries of one head, one after the other.
    rows_are_queries: bool,
    /// The first and the last diagonal.
    distances: [i64; 2],
    /// The first and the last key, counted from the first of this thread.
    keys: [i64; 2],
    /// Where what is read of rows has been copied to, if it has.
    rows: Option<RowsOfBlock>,
}

/// An element's key, counted from the first of this thread.
fn key_of(element: ElementOfBlock) -> u32 {
    element.n * 8 + element.i % 2
}

impl ScoresAt {
    pub fn of(problem: &KernelProblem, s: &Accumulator, at: &BlockAt) -> ScoresAt {
        ScoresAt {
            first_key: at.first_key_of_lane(),
            last_key: (!at.keys_exist).then(|| problem.last_key()),
            rows_are_queries: matches!(at.first_row, FirstRow::Query(_)),
            distances: ElementOfBlock::diagonals([s.m_tiles, s.n_tiles]),
            keys: [0, i64::from(s.n_tiles * 8) - 7],
            rows: at.rows,
        }
    }

    /// Whether what depends on this is the same for a column.
    fn is_of_column(&self, of: u8) -> bool {
        // Rows of several heads share what depends on the key and not on the head.
        let differs = match self.rows_are_queries {
            true => bits::QUERY | bits::SCORE,
            false => bits::QUERY | bits::SCORE | bits::HEAD,
        };
        of & bits::KEY != 0 && of & differs == 0
    }

    /// Whether a statement computes the same for a distance.
    fn is_of_distance(&self, parts: &Parts, number: usize) -> bool {
        self.rows_are_queries && parts.is_of_distance(number)
    }
}

/// What a function has computed for a thread's scores of a block.
#[derive(Clone)]
pub(super) struct BlockOfFunction<'a> {
    parts: &'a Parts,
    rows: &'a [[RowOfFunction; 2]],
    /// Of each column.
    columns: BTreeMap<u32, Values>,
    /// Of each distance between a query and a key, by diagonals.
    of_distances: BTreeMap<i64, Values>,
    distances: Distances,
    /// Where those are [side by side](Distances::SideBySide): what is computed of the first for all others.
    for_all: Option<Values>,
    /// Of each row, where what it reads by the key lies side by side: what is computed of the thread's first key for all others.
    of_rows: BTreeMap<[u32; 2], Values>,
    /// What is read of the row for two keys.
    of_keys: ReadOfRows,
    /// Whether what it reads of rows has been copied, and what has been read of that.
    copies: bool,
    copied: ReadOfRows,
}

/// What a function has read of rows for two keys each, by the row's 16-row block and half and the keys' 8-column block.
pub(super) type ReadOfRows = BTreeMap<[u32; 3], [Values; 2]>;

/// How what a function computes by the distance between query and key is computed in a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Distances {
    /// For each distance.
    Each,
    /// All have the values of the first.
    One,
    /// What is read for them lies side by side.
    SideBySide,
}

impl<'a> BlockOfFunction<'a> {
    pub fn new(function: &'a Applied, rows: &'a [[RowOfFunction; 2]]) -> BlockOfFunction<'a> {
        BlockOfFunction {
            parts: &function.parts,
            rows,
            columns: BTreeMap::new(),
            of_distances: BTreeMap::new(),
            distances: Distances::Each,
            for_all: None,
            of_rows: BTreeMap::new(),
            of_keys: ReadOfRows::new(),
            copies: false,
            copied: ReadOfRows::new(),
        }
    }

    /// The same in a block in which what functions read of rows has been copied, if it has.
    pub fn copying(self, rows: Option<RowsOfBlock>) -> BlockOfFunction<'a> {
        BlockOfFunction {
            copies: rows.is_some() && self.parts.rows().is_some(),
            ..self
        }
    }

    /// The same, of whose rows this has been read, where it lies side by side.
    pub fn having_read(self, of_keys: ReadOfRows) -> BlockOfFunction<'a> {
        BlockOfFunction { of_keys, ..self }
    }

    /// Variables for what the rest of the function takes of what is read of rows for keys, of so many 16-row blocks and 8-column blocks. None where nothing is
    /// read so.
    pub fn variables(&self, [m_tiles, n_tiles]: [u32; 2]) -> ReadOfRows {
        if !self.reads_of_rows() {
            return ReadOfRows::new();
        }
        let (function, given) = (self.parts.function(), self.parts.given_of_row());
        let variable = |_| Values::variables(function, given.iter().copied());
        let rows = (0..m_tiles).flat_map(|m| [[m, 0], [m, 1]]);
        let places = rows.flat_map(|[m, half]| (0..n_tiles).map(move |n| [m, half, n]));
        places.map(|it| (it, [0, 1].map(variable))).collect()
    }

    /// Reads what lies side by side into these variables.
    pub fn read_into(&self, at: ScoresAt, all: &ReadOfRows) {
        let Some(linear) = self.parts.of_row() else {
            return;
        };
        for ([m, half, n], variables) in all {
            let first = ElementOfBlock::of([*m, *half], [*n, 0]);
            let read = self.read_two(at, linear, first);
            let both = variables.iter().zip(&read);
            both.for_each(|(variables, read)| variables.assign(read));
        }
    }

    /// The same, for a block in which distances are computed in this way, if there are such blocks.
    pub fn with(&self, distances: Distances) -> BlockOfFunction<'a> {
        let is_there = match distances {
            Distances::Each => true,
            Distances::One => !self.parts.uniform().is_empty(),
            Distances::SideBySide => self.parts.linear().is_some() || self.parts.of_row().is_some(),
        };
        let mut of_block = self.clone();
        if is_there {
            of_block.distances = distances;
        }
        of_block
    }

    /// Computes what is needed whichever way distances are computed: the values of the first one.
    pub fn begin(&mut self, at: ScoresAt) {
        let first = ElementOfBlock::of([0, 0], [0, 0]);
        self.compute_column(at, first);
        self.compute_distance(at, first);
    }

    /// Whether what is computed of distances is one value in a block of these queries and keys; `None` if there are no such blocks.
    pub fn is_one_value(&self, block: [Counted; 2]) -> Option<Reg<bool>> {
        let known = self.rows.first()?[0].known();
        let uniform = self.parts.uniform();
        (!uniform.is_empty()).then(|| are_one_value(self.parts, uniform, &known, block))
    }

    /// Whether what is read for distances, and for the keys of a row, lies side by side in a block of these queries and keys, all of which there are;
    /// `None` if there are no such blocks.
    pub fn is_side_by_side(
        &mut self,
        at: &dyn Fn() -> ScoresAt,
        block: [Counted; 2],
    ) -> Option<Reg<bool>> {
        let known = self.rows.first()?[0].known();
        let parts = self.parts;
        let of_distances = parts.linear().map(|it| it.holds(parts, &known, block));
        let of_row = parts.of_row().filter(|_| !self.copies);
        let of_row = of_row.map(|it| {
            let holds = it.holds(parts, &known, block);
            holds & self.are_aligned(at(), it)
        });
        of_distances.into_iter().chain(of_row).reduce(|a, b| a & b)
    }

    /// Whether neighbours can be read together in all rows of the warp.
    fn are_aligned(&mut self, at: ScoresAt, linear: &Linear) -> Reg<bool> {
        let rows = (0..self.rows.len() as u32).flat_map(|m| [0, 1].map(|half| [m, half]));
        let aligned = rows.map(|row| {
            let first = ElementOfBlock::of(row, [0, 0]);
            self.begin_row(at, linear, first)
        });
        let aligned = aligned.reduce(|a, b| a & b);
        aligned.map_or(true.into(), |it| !any_lane(!it))
    }

    /// Whether rows have something that is read for keys, in some blocks side by side.
    pub fn reads_of_rows(&self) -> bool {
        self.parts.of_row().is_some()
    }

    /// What is read for a row's keys, if that lies side by side in the block.
    fn of_row(&self) -> Option<&'a Linear> {
        let is_side_by_side = self.distances == Distances::SideBySide;
        self.parts.of_row().filter(|_| is_side_by_side)
    }

    /// Which statements are computed with what is read for a row's keys side by side.
    fn is_read_of_row(&self) -> impl Fn(usize) -> bool + use<'a> {
        let (parts, is_read) = (self.parts, self.of_row().is_some());
        move |number| is_read && parts.is_of_keys(number)
    }

    /// Reads of what has been copied for an element's row and two keys; gives the place that has it.
    fn take_copied(&mut self, at: ScoresAt, element: ElementOfBlock) -> Option<[u32; 3]> {
        let (rows, (read, _)) = (at.rows?, self.parts.rows()?);
        let place = [element.m, element.i / 2, element.n];
        let parts = self.parts;
        self.copied.entry(place).or_insert_with(|| {
            let [m, half, n] = place;
            let offset = (m * 16 + half * 8) * rows.pitch + n * 8 * rows.bytes;
            let two = shared_load_two_of(read.element, rows.first, offset);
            [0, 1].map(|number| {
                let mut values = parts.given(Inputs::default());
                if let (Some(two), Some(reg)) = (two, parts.read_of_rows()) {
                    values.set(reg, two[number]);
                }
                values
            })
        });
        Some(place)
    }

    /// What the function gives for an element with this score.
    pub fn value<T: Scalar>(
        &mut self,
        at: ScoresAt,
        element: ElementOfBlock,
        score: Option<Reg<f32>>,
    ) -> Reg<T> {
        self.compute_column(at, element);
        let diagonal = self.compute_distance(at, element);
        let place = self.compute_key(at, element);
        let copied = self.take_copied(at, element);
        let parts = self.parts;
        let is_needed = parts.needed(self.copies);
        let column = &self.columns[&element.column()];
        let [row, tile] = self.row(element);
        let shared = [&self.of_distances[&diagonal], column, row, tile];
        let of_key = place.map(|place| &self.of_keys[&place][(element.i % 2) as usize]);
        let of_copied = copied.map(|place| &self.copied[&place][(element.i % 2) as usize]);
        let known = of_copied.into_iter().chain(of_key).chain(shared);
        let known: Vec<&Values> = known.collect();
        let inputs = Inputs {
            score: score.map(Reg::operand),
            ..Inputs::default()
        };
        let is_read = self.is_read_of_row();
        let own = parts.compute_statements(inputs, &known, |number, of| {
            let is_late = of & (bits::KEY | bits::SCORE) != 0;
            let is_shared = at.is_of_column(of) || at.is_of_distance(parts, number);
            is_late && !is_shared && !is_read(number) && is_needed(number)
        });
        result(parts.function(), &[&[&own], &known[..]].concat())
    }

    /// The values of an element's row, and of the tile.
    fn row(&self, element: ElementOfBlock) -> [&'a Values; 2] {
        self.rows[element.m as usize][(element.i / 2) as usize].known()
    }

    /// Computes what is of an element's column, once.
    fn compute_column(&mut self, at: ScoresAt, element: ElementOfBlock) {
        let (parts, row) = (self.parts, self.row(element));
        let is_read = self.is_read_of_row();
        let is_needed = parts.needed(self.copies);
        self.columns.entry(element.column()).or_insert_with(|| {
            let key = at.first_key + key_of(element);
            let key = at
                .last_key
                .map_or(key, |last| parts.readable_key(key, last));
            let inputs = Inputs {
                key: Some(key.operand()),
                ..Inputs::default()
            };
            parts.compute_statements(inputs, &row, |number, of| {
                at.is_of_column(of) && !is_read(number) && is_needed(number)
            })
        });
    }

    /// What is read for an element's row and key, where that lies side by side for the row's keys: of two keys at a time; gives the place
    /// that has it.
    fn compute_key(&mut self, at: ScoresAt, element: ElementOfBlock) -> Option<[u32; 3]> {
        let linear = self.of_row()?;
        let place = [element.m, element.i / 2, element.n];
        if !self.of_keys.contains_key(&place) {
            let read = self.read_two(at, linear, element);
            self.of_keys.insert(place, read);
        }
        Some(place)
    }

    /// Reads for an element's row and two keys.
    fn read_two(&self, at: ScoresAt, linear: &Linear, element: ElementOfBlock) -> [Values; 2] {
        let (function, [row, tile]) = (self.parts.function(), self.row(element));
        let of_row = self.of_rows.get(&[element.m, element.i / 2]);
        let known: Vec<&Values> = of_row.into_iter().chain([row, tile]).collect();
        let further = i64::from(element.n * 8);
        let mut two = linear.two_at(function, &known, further, at.keys);
        if let Some(of_row) = of_row {
            two.iter_mut().for_each(|values| values.add(of_row));
        }
        two
    }

    /// Computes where a row's keys have what is read for them.
    fn begin_row(&mut self, at: ScoresAt, linear: &Linear, first: ElementOfBlock) -> Reg<bool> {
        let first_column = ElementOfBlock::of([0, 0], [0, 0]);
        self.compute_column(at, first_column);
        let (parts, [row, tile]) = (self.parts, self.row(first));
        let known = [&self.columns[&first_column.column()], row, tile];
        let mut values = parts.compute_statements(Inputs::default(), &known, |number, _| {
            parts.is_of_keys(number) && !linear.is_of_each(number)
        });
        linear.begin(parts.function(), &mut values, at.keys);
        let is_aligned = linear.is_aligned(parts.function(), &values);
        self.of_rows.insert([first.m, first.i / 2], values);
        is_aligned
    }

    /// Computes what is of an element's distance, once; gives the diagonal that has it.
    fn compute_distance(&mut self, at: ScoresAt, element: ElementOfBlock) -> i64 {
        let diagonal = match self.distances {
            Distances::One => 0,
            _ => element.diagonal(),
        };
        if self.of_distances.contains_key(&diagonal) {
            return diagonal;
        }
        let [row, tile] = self.row(element);
        let known = [&self.columns[&element.column()], row, tile];
        let parts = self.parts;
        let first = self.of_distances.get(&0);
        let values = match (self.distances, parts.linear(), first) {
            (Distances::SideBySide, Some(linear), Some(first)) => {
                let for_all = self.for_all.get_or_insert_with(|| {
                    let mut for_all = first.clone();
                    linear.begin(parts.function(), &mut for_all, at.distances);
                    for_all
                });
                let known = [&*for_all, known[0], known[1], known[2]];
                let mut values = linear.at(parts.function(), &known, diagonal, at.distances);
                values.add(for_all);
                values
            }
            _ => parts.compute_statements(Inputs::default(), &known, |number, _| {
                at.is_of_distance(parts, number)
            }),
        };
        self.of_distances.insert(diagonal, values);
        diagonal
    }
}
