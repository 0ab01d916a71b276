//! Memory that the kernels of a backward pass leave results in for each other.

use fa_dsl::abi::{Extent, TensorView, TensorViewMut};
use fa_dsl::config::WorkspaceSize;

use super::super::launch::{LaunchError, tiles};
use super::super::problem::Shape;
use super::statistics::STATISTICS;
use super::turns;
use crate::exact::SUM_WORDS;
use crate::steps::PLANNED;

/// Rows of a head are a multiple of this many there, or where blocks of queries do not divide it of a block's, so that every block is whole.
pub const ROW_PADDING: u64 = 128;

/// Rows whose statistics are a row of their tensor map: as many as the bytes of such a row have to be a multiple of 16, and few enough for any block.
pub const MAP_ROWS: u32 = 16;

/// Words of 16 bytes.
const CHUNK_WORDS: u64 = 4;

/// What lies where.
#[derive(Clone, Copy, Debug)]
pub struct Workspace {
    /// Query heads of all sequences.
    heads: u64,
    /// Rows of a head, padded.
    rows: u64,
    /// Elements of a row of the sums.
    sum_columns: u64,
    /// Words by which CTAs take turns.
    counters: u64,
    /// How many KV heads CTAs go round, where they do.
    section: Option<u32>,
    /// Elements whose gradients are exact sums.
    arguments: u64,
    /// The sizes of the words that say which blocks are visible: those of sequences, heads, blocks of queries, and words of one of these.
    visible: [u64; 4],
}

impl Workspace {
    /// That of a problem whose sums have so many columns, for blocks of so many queries.
    pub fn new(shape: &Shape, sum_columns: u32, block_m: u32) -> Workspace {
        let block_m = u64::from(block_m);
        let padding = match ROW_PADDING.is_multiple_of(block_m) {
            true => ROW_PADDING,
            false => block_m,
        };
        Workspace {
            heads: shape.all_heads() as u64,
            rows: (shape.seq_q as u64).next_multiple_of(padding),
            sum_columns: u64::from(sum_columns),
            counters: 0,
            section: None,
            arguments: 0,
            visible: [0; 4],
        }
    }

    /// The same with [exact sums](crate::exact) of so many elements of functions' arguments.
    #[must_use]
    pub fn with_arguments(self, arguments: u64) -> Workspace {
        Workspace { arguments, ..self }
    }

    /// The same with counters for CTAs that take turns at blocks of so many queries.
    #[must_use]
    pub fn with_turns(self, block_m: u32) -> Workspace {
        let blocks = self.heads * self.rows / u64::from(block_m);
        Workspace {
            counters: turns::counters(blocks),
            ..self
        }
    }

    /// The same for CTAs that go round so many KV heads, if they do.
    #[must_use]
    pub fn with_section(self, section: Option<u32>) -> Workspace {
        Workspace { section, ..self }
    }

    /// The same with words of these sizes that say which blocks are visible: (batch, heads or 1, blocks of queries, words).
    #[must_use]
    pub fn with_visible(self, visible: [u64; 4]) -> Workspace {
        Workspace { visible, ..self }
    }

    /// Those words, if there are any. With 1 instead of the heads they are those of every head.
    pub fn visible(&self) -> Option<Extent> {
        let [_, heads, blocks, words] = self.visible;
        let strides = [heads * blocks * words, blocks * words, words, 1];
        (words != 0).then(|| Extent {
            address: PLANNED + self.size().scratch - self.visible_bytes(),
            shape: self.visible,
            strides: match heads {
                1 => [strides[0], 0, words, 1],
                _ => strides,
            },
            element_bytes: 4,
        })
    }

    /// What they take, a multiple of 16.
    fn visible_bytes(&self) -> u64 {
        let words: u64 = self.visible.iter().product();
        (words * 4).next_multiple_of(16)
    }

    /// How many KV heads CTAs go round, if they do.
    pub fn section(&self) -> Option<u32> {
        self.section
    }

    /// Those counters, if there are any. They come after everything else.
    pub fn turns<'a>(&self) -> Option<TensorViewMut<'a, u32>> {
        let counters = || self.tensor(self.size().scratch, [self.counters, 1]);
        (self.counters != 0).then(|| TensorViewMut::from_extent(counters()))
    }

    /// Words of what is known of the rows and of their sums.
    fn row_words(&self) -> u64 {
        self.heads * self.rows * (2 + self.sum_columns)
    }

    /// What it takes.
    pub fn size(&self) -> WorkspaceSize {
        let words = self.row_words() + self.argument_chunks() * CHUNK_WORDS;
        WorkspaceSize {
            scratch: words * 4 + self.visible_bytes(),
            counters: self.counters,
        }
    }

    /// How often 16 bytes the exact sums take.
    pub fn argument_chunks(&self) -> u64 {
        (self.arguments * u64::from(SUM_WORDS)).div_ceil(CHUNK_WORDS)
    }

    /// The exact sums of functions' arguments, if there are any, as words.
    pub fn argument_sums(&self) -> Option<Extent> {
        let words = self.argument_chunks() * CHUNK_WORDS;
        let sums = || self.tensor(self.row_words() * 4, [1, words]);
        (self.arguments != 0).then(sums)
    }

    /// Rows of all heads.
    ///
    /// # Errors
    /// When they are more than 32-bit indices count.
    pub fn all_rows(&self) -> Result<u32, LaunchError> {
        tiles(self.heads * self.rows)
    }

    /// Rows of a head.
    pub fn rows(&self) -> u32 {
        self.rows as u32
    }

    /// What is known of the rows: (rows of all heads, 2), as [`super::statistics`] says.
    fn statistics(&self) -> Extent {
        self.tensor(0, [self.heads * self.rows, STATISTICS.into()])
    }

    /// The sums of the queries' gradients: (rows of all heads, columns of the sums), 16 rows at a time in the order of [`super::sums`].
    fn sums(&self) -> Extent {
        let before = self.heads * self.rows * 2 * 4;
        self.tensor(before, [self.heads * self.rows, self.sum_columns])
    }

    /// The row statistics, for reading.
    pub fn statistics_view<'a>(&self) -> TensorView<'a, f32> {
        TensorView::from_extent(self.statistics())
    }

    /// The row statistics, [`MAP_ROWS`] side by side, for a tensor map: (1, rows of all heads / [`MAP_ROWS`], 1, numbers of as many rows).
    pub fn statistics_map<'a>(&self) -> TensorView<'a, f32> {
        let rows = self.heads * self.rows / u64::from(MAP_ROWS);
        let columns = u64::from(MAP_ROWS * STATISTICS);
        TensorView::from_extent(Extent {
            shape: [1, rows, 1, columns],
            strides: [rows * columns, columns, columns, 1],
            ..self.statistics()
        })
    }

    /// The row statistics, for writing.
    pub fn statistics_mut<'a>(&self) -> TensorViewMut<'a, f32> {
        TensorViewMut::from_extent(self.statistics())
    }

    /// The sums, for reading.
    pub fn sums_view<'a>(&self) -> TensorView<'a, f32> {
        TensorView::from_extent(self.sums())
    }

    /// The sums, for writing.
    pub fn sums_mut<'a>(&self) -> TensorViewMut<'a, f32> {
        TensorViewMut::from_extent(self.sums())
    }

    fn tensor(&self, before: u64, [rows, columns]: [u64; 2]) -> Extent {
        Extent {
            address: PLANNED + before,
            shape: [rows, columns, 1, 1],
            strides: [columns, 1, 0, 0],
            element_bytes: 4,
        }
    }
}
