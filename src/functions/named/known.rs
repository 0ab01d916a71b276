//! Functions that were staged for a name: a call that names one again stages nothing.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

/// The most numbers of a function that are constants of a kernel.
const MOST_CONSTANTS: usize = 8;

/// What makes two functions the same: the type, which says the elements of its tensors, the name, and the constants.
type Key = (TypeId, &'static str, [u32; MOST_CONSTANTS]);

static KNOWN: LazyLock<RwLock<HashMap<Key, Box<dyn Any + Send + Sync>>>> =
    LazyLock::new(RwLock::default);

/// The function of this type, name and constants, which `make` makes where it is not known yet.
pub(super) fn known<F: Any + Copy + Send + Sync>(
    name: &'static str,
    constants: &[u32],
    make: impl FnOnce() -> F,
) -> F {
    let mut numbers = [0; MOST_CONSTANTS];
    numbers[..constants.len()].copy_from_slice(constants);
    let key = (TypeId::of::<F>(), name, numbers);
    let functions = KNOWN.read().unwrap_or_else(PoisonError::into_inner);
    let found = functions
        .get(&key)
        .and_then(|it| it.downcast_ref().copied());
    drop(functions);
    found.unwrap_or_else(|| {
        let made = make();
        let mut functions = KNOWN.write().unwrap_or_else(PoisonError::into_inner);
        functions.insert(key, Box::new(made));
        made
    })
}
