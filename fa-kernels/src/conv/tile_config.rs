//! The sizes of a configuration.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::PANEL_COLS;

use super::activation::Activation;
use super::coefficients::COEFFICIENT_BYTES;
use super::moments::MOMENTS_BYTES;
use super::tiles::TILE_COLS;

/// Output channels of four warps.
pub const GROUP_CHANNELS: u32 = 64;

/// What `NORM` says: outputs are stored as they are.
pub const NONE: u32 = 0;
/// Outputs stay on the chip, and are normalised there.
pub const ON_CHIP: u32 = 1;
/// Outputs are stored, and normalised by the kernel after this one.
pub const AFTER: u32 = 2;
/// Outputs of some tiles stay on the chip, the others are stored as they are; all are normalised by this kernel.
pub const PARTLY: u32 = 3;

/// Outputs wait for the next wave: those of a sample are computed by all CTAs in the same round.
pub const WAVES: u32 = 4;

/// Whether a kernel whose `NORM` is this one normalises its outputs.
pub const fn normalises(norm: u32) -> bool {
    matches!(norm, ON_CHIP | PARTLY | WAVES)
}

/// What of a CTA's outputs stays on the chip until it is normalised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// Nothing.
    Nothing,
    /// All, of so many groups of tiles at most.
    All(u32),
    /// So many groups of tiles of those that there are.
    Part(u32),
    /// Those of a round, until the next one is computed.
    Wave,
}

impl Kept {
    /// What `NORM` and `KEPT` say of a problem that is normalised.
    pub const fn options(self) -> [u32; 2] {
        match self {
            Kept::Nothing => [AFTER, 0],
            Kept::All(groups) => [ON_CHIP, groups],
            Kept::Part(groups) => [PARTLY, groups],
            Kept::Wave => [WAVES, 0],
        }
    }
}

/// The most groups of tiles of a CTA that stay on the chip.
pub const MAX_KEPT: u32 = 64;

/// The fewest that do where others wait in memory: one where pixels and weights were, and one whose place the others pass through.
pub const LEAST_PART: u32 = 2;

/// Channels come in blocks of so many: the depth of a product.
pub const CHANNELS: u32 = 16;

/// The most channels.
pub const MAX_CHANNELS: u32 = 256;

/// Whether there are kernels for so many channels.
pub const fn channels(count: u32) -> bool {
    count > 0 && count <= MAX_CHANNELS && count.is_multiple_of(CHANNELS)
}

/// Bytes of a pixel's channels in shared memory.
const PIXEL_BYTES: u32 = PANEL_COLS * 2;

/// The sizes of a configuration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileConfig {
    /// Whether the copy engine loads, for a warpgroup's products; otherwise the threads that compute do.
    pub bulk: bool,
    /// Pixels of a part of a tile: columns of a product.
    pub pixels: u32,
    /// Columns of the image that a tile has, a multiple of 8.
    pub columns: u32,
    /// Whether pixels come as planes, channels first, and threads put them into the order of channels last.
    pub planes: bool,
    /// Parts of a tile: one, or two whose channels share the rows of a product, where each has half as many at most.
    pub parts: u32,
    /// Tiles that a CTA computes at a time.
    pub tiles: u32,
    /// Slots of the ring of pixels.
    pub x_stages: u32,
    /// Slots of the ring of weights.
    pub w_stages: u32,
    /// Channels of the input.
    pub in_channels: u32,
    /// Channels of the output.
    pub out_channels: u32,
    /// Rows and columns of the kernel.
    pub kernel: u32,
    /// What becomes of the outputs.
    pub norm: u32,
    /// Of how many groups of tiles of a CTA the outputs stay on the chip.
    pub kept: u32,
    /// What is done to outputs at the end.
    pub activation: Activation,
}

impl TileConfig {
    /// Rows of an image that a part of a tile has.
    pub const fn part_rows(&self) -> u32 {
        self.pixels / self.columns
    }

    /// Eights of pixels beside each other that a row of a tile has: the tensor core takes each from a place of its own.
    pub const fn eights(&self) -> u32 {
        self.columns / TILE_COLS
    }

    /// The row and the column of a pixel in its part of a tile.
    #[device]
    pub fn place(&self, pixel: Reg<u32>) -> [Reg<u32>; 2] {
        let [row, first] = self.place_of_eight(pixel / TILE_COLS);
        [row, first + pixel % TILE_COLS]
    }

    /// The row and the first column of eight pixels of a part of a tile.
    #[device]
    pub fn place_of_eight(&self, eight: Reg<u32>) -> [Reg<u32>; 2] {
        if self.eights() == 1 {
            [eight, 0.into()]
        } else {
            [eight / self.eights(), eight % self.eights() * TILE_COLS]
        }
    }

    /// Rows of an image that a tile has.
    pub const fn tile_rows(&self) -> u32 {
        self.part_rows() * self.parts
    }

    /// Rows of a product of 64 that a part of a tile has: as many channels can there be.
    pub const fn part_channels(&self) -> u32 {
        GROUP_CHANNELS / self.parts
    }

    /// How far a product reaches past a tile on each side.
    pub const fn border(&self) -> u32 {
        self.kernel / 2
    }

    /// Columns of the box of pixels that eight columns of a tile are computed of.
    pub const fn box_cols(&self) -> u32 {
        TILE_COLS + 2 * self.border()
    }

    /// Columns from a row of that box to the next: the copy engine leaves none out. Where threads load, two rows are a multiple of eight columns, after
    /// which the swizzle is the same.
    pub const fn box_pitch(&self) -> u32 {
        if self.bulk {
            self.box_cols()
        } else {
            self.box_cols().next_multiple_of(4)
        }
    }

    /// Rows of that box.
    pub const fn box_rows(&self) -> u32 {
        self.tile_rows() + 2 * self.border()
    }

    /// Bytes of that box, of 64 channels.
    pub const fn box_bytes(&self) -> u32 {
        self.box_rows() * self.line_bytes()
    }

    /// Bytes from a row of the image to the next: the boxes of all eights of a row, which lie side by side.
    pub const fn line_bytes(&self) -> u32 {
        self.eights() * self.box_row_bytes()
    }

    /// Columns of the box of planes that a tile's pixels come as: eight before those of the tile and eight after them, as the copy engine's boxes begin at whole eights.
    pub const fn plane_columns(&self) -> u32 {
        self.columns + 2 * TILE_COLS
    }

    /// Bytes of a row of the box of eight columns.
    pub const fn box_row_bytes(&self) -> u32 {
        self.box_pitch() * PIXEL_BYTES
    }

    /// Bytes of a slot of pixels: where one begins, the pattern of the swizzle begins, too.
    pub const fn slot_bytes(&self) -> u32 {
        self.box_bytes().next_multiple_of(1024)
    }

    /// Bytes of a column of the box.
    pub const fn pixel_bytes(&self) -> u32 {
        PIXEL_BYTES
    }

    /// Groups of four warps that share a tile, 64 output channels each.
    pub const fn channel_groups(&self) -> u32 {
        if self.out_channels > GROUP_CHANNELS {
            2
        } else {
            1
        }
    }

    /// Groups of four warps.
    pub const fn warpgroups(&self) -> u32 {
        self.tiles * self.channel_groups()
    }

    /// Threads that compute.
    pub const fn consumers(&self) -> u32 {
        self.warpgroups() * 128
    }

    /// Threads of a CTA: those that compute, and a warp that loads where the copy engine does, or a warpgroup of it where registers are shared out anew.
    pub const fn threads(&self) -> u32 {
        let helpers = match (self.bulk, self.group_registers()) {
            (false, _) => 0,
            (true, None) => 32,
            (true, Some(_)) => 128,
        };
        self.consumers() + helpers
    }

    /// Registers that a thread that computes can have, of those of a CTA.
    pub const fn available_registers(&self, of_cta: u32) -> u32 {
        match self.group_registers() {
            Some(registers) => registers,
            None => available_registers(self.threads(), of_cta),
        }
    }

    /// Registers of a thread that computes, where it gets those that the one that loads does without: what normalises a tile beside products has its own.
    pub const fn group_registers(&self) -> Option<u32> {
        if self.bulk && self.in_waves() {
            group_registers(self.warpgroups())
        } else {
            None
        }
    }

    /// Output channels of a CTA.
    pub const fn cta_channels(&self) -> u32 {
        self.channel_groups() * GROUP_CHANNELS
    }

    /// How many CTAs side by side have all output channels.
    pub const fn channel_blocks(&self) -> u32 {
        self.out_channels.div_ceil(self.cta_channels())
    }

    /// Blocks of 64 input channels.
    pub const fn chunks(&self) -> u32 {
        self.in_channels.div_ceil(PANEL_COLS)
    }

    /// Channels of such a block that are multiplied: all of them where there are several blocks, of which the last ends with zeros.
    pub const fn chunk_channels(&self) -> u32 {
        if self.in_channels < PANEL_COLS {
            self.in_channels
        } else {
            PANEL_COLS
        }
    }

    /// Calls `block` with the number of each block of 64 input channels.
    #[device]
    pub fn each_chunk(&self, block: impl Fn(Reg<u32>)) {
        if self.chunks() == 1 {
            block(0.into());
        } else {
            for chunk in range(0, self.chunks()) {
                block(chunk);
            }
        }
    }

    /// Weights of a pair of channels; of any numbers, before gates have looked at them.
    pub const fn taps(&self) -> u32 {
        self.kernel.saturating_mul(self.kernel)
    }

    /// Blocks of weights that a tile is computed with.
    pub const fn steps(&self) -> u32 {
        self.chunks().saturating_mul(self.taps())
    }

    /// Slots of weights.
    pub const fn w_slots(&self) -> u32 {
        if self.holds_weights() {
            self.steps()
        } else {
            self.w_stages
        }
    }

    /// Whether all weights stay in shared memory.
    pub const fn holds_weights(&self) -> bool {
        self.bulk && self.w_stages >= self.steps()
    }

    /// Whether warpgroups multiply one after the other, so that what comes behind the product of one is hidden by those of the others. Weights that pass through
    /// a ring come for all of them at the same time; and pixels of all blocks of channels have to find room, as those of later warpgroups stay until their
    /// turn comes.
    pub const fn takes_turns(&self) -> bool {
        self.holds_weights()
            && self.channel_groups() == 1
            && self.tiles > 1
            && !self.in_waves()
            && self.chunks() * self.tiles <= self.x_stages
    }

    /// Bytes of a block of weights.
    pub const fn w_bytes(&self) -> u32 {
        self.cta_channels() * PIXEL_BYTES
    }

    /// Whether means and variances are computed.
    pub const fn norm(&self) -> bool {
        self.norm != NONE
    }

    /// Whether this kernel normalises.
    pub const fn normalises(&self) -> bool {
        normalises(self.norm)
    }

    /// Whether it does when the next wave is computed.
    pub const fn in_waves(&self) -> bool {
        self.norm == WAVES
    }

    /// Whether it does when all is computed, so that outputs stay on the chip until then.
    pub const fn on_chip(&self) -> bool {
        matches!(self.norm, ON_CHIP | PARTLY)
    }

    /// Whether outputs of some tiles only do.
    pub const fn partly(&self) -> bool {
        self.norm == PARTLY
    }

    /// What stays on the chip.
    pub const fn stays(&self) -> Kept {
        match self.norm {
            ON_CHIP => Kept::All(self.kept),
            PARTLY => Kept::Part(self.kept),
            WAVES => Kept::Wave,
            _ => Kept::Nothing,
        }
    }

    /// Whether `NORM` and `KEPT` fit each other.
    pub const fn keeps(&self) -> bool {
        match self.norm {
            NONE | AFTER | WAVES => self.kept == 0,
            ON_CHIP => self.kept >= 1 && self.kept <= MAX_KEPT,
            PARTLY => self.kept >= LEAST_PART && self.kept <= MAX_KEPT,
            _ => false,
        }
    }

    /// Bytes of a tile's outputs, 64 channels of them, or of both parts side by side.
    pub const fn output_bytes(&self) -> u32 {
        self.pixels * PIXEL_BYTES
    }

    /// How many of those have a place of their own: those of a CTA's last group of tiles that stay lie where pixels and weights were.
    pub const fn outputs(&self) -> u32 {
        let rounds = if self.on_chip() { self.kept - 1 } else { 1 };
        rounds * self.warpgroups()
    }

    /// Bytes of the ring of pixels. The copy engine fills slot by slot; where threads load, a slot of each tile is filled at a time.
    pub const fn x_bytes(&self) -> u32 {
        let slots = self.x_stages * if self.bulk { 1 } else { self.tiles };
        slots * self.slot_bytes()
    }

    /// Bytes of the rings.
    pub const fn ring_bytes(&self) -> u32 {
        self.x_bytes() + self.w_slots() * self.w_bytes()
    }

    /// Bytes in which threads pass on moments.
    pub const fn moments_bytes(&self) -> u32 {
        if self.norm() {
            self.consumers() * MOMENTS_BYTES
        } else {
            0
        }
    }

    /// Bytes of what outputs are multiplied with and of their means, a pair a channel.
    pub const fn coefficient_bytes(&self) -> u32 {
        match self.stays() {
            Kept::Nothing => 0,
            Kept::All(_) | Kept::Part(_) => self.cta_channels() * COEFFICIENT_BYTES,
            // Warpgroups may have tiles of different samples.
            Kept::Wave => self.warpgroups() * GROUP_CHANNELS * COEFFICIENT_BYTES,
        }
    }

    /// Blocks of a tile's pixels that the copy engine may have on their way at the same time; none of planes, which have a place of their own.
    pub const fn ahead(&self) -> u32 {
        if self.planes { 0 } else { self.x_stages }
    }

    /// mbarriers of pixels: of those that each tile may have on their way, and of slots that are empty.
    pub const fn pixel_barriers(&self) -> u32 {
        self.tiles * self.ahead() + self.x_stages
    }

    /// mbarriers.
    pub const fn barriers(&self) -> u32 {
        if !self.bulk {
            0
        } else {
            let of_pixels = self.pixel_barriers();
            let of_weights = if self.holds_weights() { 1 } else { 2 };
            of_pixels + of_weights * self.w_slots()
        }
    }

    /// Bytes of shared memory.
    pub const fn shared_bytes(&self) -> u32 {
        self.ring_bytes()
            + self.outputs() * self.output_bytes()
            + self.moments_bytes()
            + self.coefficient_bytes()
            + self.barriers() * 8
    }
}

/// The most registers of a thread.
pub const MAX_REGISTERS: u32 = 255;

/// Registers of a thread that loads, or assists.
pub const HELPER_REGISTERS: u32 = 56;

/// Registers of a thread of so many warpgroups that compute: what one of helpers leaves of those that the CTA was launched with; one alone has as many as there can be.
pub const fn group_registers(warpgroups: u32) -> Option<u32> {
    match warpgroups {
        2 => Some(224),
        3 => Some(152),
        _ => None,
    }
}

/// Registers that each of so many threads can have of those of a CTA.
const fn available_registers(threads: u32, of_cta: u32) -> u32 {
    let each = of_cta / threads / 8 * 8;
    if each > MAX_REGISTERS {
        MAX_REGISTERS
    } else {
        each
    }
}
