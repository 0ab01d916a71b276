//! Attention kernels written in the language of `fa-dsl`.
//!
//! A kernel file holds a schedule and reads like the paper. [`attention`] has the general kernels and what
//! they share, [`fa_s512`] the one for sequences of 512 whose every tunable can be searched. Every
//! configuration passes through its gates before it is staged. [`mod@merge`] and [`cache`] are what inference needs besides: attention
//! over parts of the keys put together, and keys and values added to those of earlier tokens; both take [`rows`] of heads. [`exact`] are
//! sums that have the same bits in every order.
//! [`rates`] are no attention: they measure what a GPU can do.

pub mod attention;
pub mod cache;
pub mod chosen;
pub mod conv;
pub mod exact;
pub mod fa_s512;
pub mod merge;
pub mod rates;
pub mod rows;
pub mod saxpy;
pub mod steps;
