//! The programs that a device has loaded, and which of them it launches in place of others.

use std::any::TypeId;
use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use fa_dsl::config::{KernelEntry, Value, Values};
use foldhash::fast::RandomState;

use crate::program::Program;

/// Loaded programs, by the configuration type of their kernel and then by the values of its tunables.
///
/// Not by name: two crates may each have a kernel called `Add`. Looking a program up allocates nothing,
/// and waits only while another thread adds one.
#[derive(Default)]
pub(super) struct Programs(RwLock<HashMap<TypeId, ByValues, RandomState>>);

type ByValues = HashMap<Box<[Value]>, Program, RandomState>;

// A panic elsewhere cannot leave a map half-changed: the lock is never held while a program loads.
impl Programs {
    pub fn get(&self, kernel: TypeId, values: &[Value]) -> Option<Program> {
        let programs = self.0.read().unwrap_or_else(PoisonError::into_inner);
        programs.get(&kernel)?.get(values).cloned()
    }

    /// How many there are, of all kernels.
    pub fn len(&self) -> usize {
        let programs = self.0.read().unwrap_or_else(PoisonError::into_inner);
        programs.values().map(HashMap::len).sum()
    }

    /// Adds a program, unless another thread has loaded the same one meanwhile.
    pub fn add(&self, kernel: TypeId, values: &[Value], program: &Program) {
        let mut programs = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let of_kernel = programs.entry(kernel).or_default();
        of_kernel
            .entry(values.into())
            .or_insert_with(|| program.clone());
    }
}

/// Which kernels are launched in place of others, by the key that whoever chose them gave.
#[derive(Default)]
pub(super) struct StandIns(RwLock<HashMap<TypeId, ByKey, RandomState>>);

type ByKey = HashMap<Box<[Value]>, (KernelEntry, Values), RandomState>;

// As of `Programs`: the lock is never held while something is compiled.
impl StandIns {
    pub fn get(&self, kernel: TypeId, key: &[Value]) -> Option<(KernelEntry, Values)> {
        let all = self.0.read().unwrap_or_else(PoisonError::into_inner);
        all.get(&kernel)?.get(key).copied()
    }

    pub fn set(&self, kernel: TypeId, key: &[Value], chosen: (KernelEntry, Values)) {
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        all.entry(kernel).or_default().insert(key.into(), chosen);
    }
}
