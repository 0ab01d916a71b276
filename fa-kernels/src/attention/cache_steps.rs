//! How the tensor copy engine steps through keys and values of which each sequence may use fewer than there is room for: in a
//! map of packed rows ([`MapArg::packed`]), boxes end where a sequence does, and what comes after it is filled with zeros.
//!
//! [`MapArg::packed`]: fa_dsl::abi::MapArg::packed

use fa_dsl::abi::{ArgBuffer, Element, RowSteps, TensorMapView};
use fa_dsl::build::Param;
use fa_dsl::prelude::*;

use super::launch::LaunchError;

/// How copies step through keys and values that lie in the rows of a cache, or in pages.
#[derive(Clone, Copy, Debug, Default)]
pub struct CacheSteps<N = u32> {
    /// Through keys.
    pub(super) keys: Steps<N>,
    /// Through values.
    pub(super) values: Steps<N>,
}

/// How copies step through a tensor. See [`RowSteps`].
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Steps<N> {
    /// From a page, or a row of the cache, to the next.
    outer: N,
    /// From a key to the next.
    row: N,
}

impl CacheSteps {
    /// In these tensors.
    pub(super) fn of<T: Element>(
        k: &TensorMapView<'_, T>,
        v: &TensorMapView<'_, T>,
    ) -> Result<CacheSteps, LaunchError> {
        let steps = |tensor, map: &TensorMapView<'_, T>| match map.row_steps() {
            Ok(RowSteps { outer, row }) => Ok(Steps { outer, row }),
            Err(error) => Err(LaunchError::Map { tensor, error }),
        };
        Ok(CacheSteps {
            keys: steps("k", k)?,
            values: steps("v", v)?,
        })
    }
}

impl Steps<Reg<u32>> {
    /// Where rows end that do before row `rows` of this page, or row of the cache, in steps of the map.
    #[device]
    pub fn end(&self, outer: Reg<u32>, rows: Reg<u32>) -> Reg<u32> {
        outer * self.outer + rows * self.row
    }
}

impl Param for CacheSteps {
    type Handle = CacheSteps<Reg<u32>>;
    type Host<'a> = CacheSteps;

    fn declare(_: &'static str) -> CacheSteps<Reg<u32>> {
        let word = <u32 as Param>::declare;
        let steps = |outer, row| Steps {
            outer: word(outer),
            row: word(row),
        };
        CacheSteps {
            keys: steps("k_outer_steps", "k_row_steps"),
            values: steps("v_outer_steps", "v_row_steps"),
        }
    }

    fn pack(host: &CacheSteps, name: &'static str, args: &mut ArgBuffer) {
        for steps in [&host.keys, &host.values] {
            <u32 as Param>::pack(&steps.outer, name, args);
            <u32 as Param>::pack(&steps.row, name, args);
        }
    }
}
