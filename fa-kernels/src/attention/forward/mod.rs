//! Forward attention: the schedules.
//!
//! [`warp_specialized`] is the schedule for sm_90a that streams keys and values, [`resident`] the one for
//! short sequences there, whose keys and values stay in shared memory, [`mma`] the one for sm_80
//! and later, [`decode`] the one for few queries against many keys.

mod block_order;
mod bulk_stream;
mod cache_boxes;
pub mod decode;
mod kv_stream;
pub mod mma;
pub mod resident;
pub mod warp_specialized;

pub use cache_boxes::{CacheBoxes, box_keys};
pub use decode::{Decode, DecodeBf16, DecodeBf16Config, DecodeConfig, DecodeF16, DecodeF16Config};
pub use mma::{Mma, MmaBf16, MmaBf16Config, MmaConfig, MmaF16, MmaF16Config};
pub use resident::{
    Resident, ResidentBf16, ResidentBf16Config, ResidentConfig, ResidentF16, ResidentF16Config,
};
pub use warp_specialized::{
    WarpSpecialized, WarpSpecializedBf16, WarpSpecializedBf16Config, WarpSpecializedConfig,
    WarpSpecializedF16, WarpSpecializedF16Config,
};
