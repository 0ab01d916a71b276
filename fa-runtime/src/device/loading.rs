//! How a device comes by its programs.

use std::any::TypeId;
use std::time::Instant;

use fa_dsl::config::{KernelConfig, KernelEntry, Value, Values};

use super::Device;
use crate::error::Result;
use crate::program::{Compiled, Program};

/// A kernel and the values of its tunables.
type Wanted<'k> = (&'k KernelEntry, &'k [Value]);

impl Device {
    /// The program of a configuration: from memory, from the disk cache, or compiled now. If it is in
    /// memory, this allocates nothing. One that spills registers is warned of (`tracing`).
    ///
    /// # Errors
    /// When the configuration breaks a gate, the kernel cannot be staged or compiled, or the driver
    /// does not load it.
    pub fn load<C: KernelConfig>(&self, config: &C) -> Result<Program> {
        self.load_entry(&KernelEntry::of::<C>(), &config.values())
    }

    /// As [`Device::load`], for a kernel found by its spec.
    ///
    /// # Errors
    /// As [`Device::load`].
    pub fn load_entry(&self, entry: &KernelEntry, values: &[Value]) -> Result<Program> {
        if let Some(program) = self.loaded(entry, values) {
            return Ok(program);
        }
        let compiled = self.compiled((entry, values))?;
        compiled.warn_of_spills();
        self.add((entry, values), compiled)
    }

    /// As [`Device::load_entry`], if the program is in memory.
    pub fn loaded(&self, entry: &KernelEntry, values: &[Value]) -> Option<Program> {
        let started = Instant::now();
        let program = self.inner.programs.get((entry.kernel)(), values)?;
        Some(program.found_in_memory(started.elapsed()))
    }

    /// How many programs are in memory. A call whose kernels were all loaded before leaves that as it is, which tells whether it was prepared.
    pub fn loaded_programs(&self) -> usize {
        self.inner.programs.len()
    }

    /// Loads several programs, those that have to be compiled at the same time. If all are in memory, this allocates nothing.
    ///
    /// # Errors
    /// As [`Device::load`], of the first that cannot be loaded.
    pub fn load_all<'k>(&self, kernels: impl IntoIterator<Item = Wanted<'k>>) -> Result<()> {
        let missing = self.missing(kernels);
        each(&missing, |(entry, values)| {
            self.load_entry(entry, values).map(drop)
        })
        .map(drop)
    }

    /// As [`Device::load_all`], but for kernels that spill registers: those are compiled and kept in the disk cache, not loaded. Gives the bytes that one
    /// thread stores and loads in all of those kernels together to spill registers; 0 where all are loaded and none spills, as on the interpreter.
    ///
    /// # Errors
    /// As [`Device::load_all`].
    pub fn load_unspilled<'k>(&self, kernels: impl IntoIterator<Item = Wanted<'k>>) -> Result<u32> {
        let mut spilled = 0;
        let kernels = kernels.into_iter().inspect(|(entry, values)| {
            let loaded = self.loaded(entry, values);
            spilled += loaded.and_then(|it| it.spill_bytes()).unwrap_or(0);
        });
        let missing = self.missing(kernels);
        let of_missing = each(&missing, |wanted| {
            let compiled = self.compiled(wanted)?;
            match compiled.spill_bytes() {
                0 => self.add(wanted, compiled).map(|_| 0),
                bytes => Ok(bytes),
            }
        })?;
        Ok(spilled + of_missing.iter().sum::<u32>())
    }

    /// As [`Device::load_all`], without warnings of kernels that spill registers: for callers that know, and have said it.
    ///
    /// # Errors
    /// As [`Device::load_all`].
    pub fn load_spilled<'k>(&self, kernels: impl IntoIterator<Item = Wanted<'k>>) -> Result<()> {
        let missing = self.missing(kernels);
        each(&missing, |wanted| self.add(wanted, self.compiled(wanted)?)).map(drop)
    }

    /// What [`Device::set_stand_in`] has put in the place of a kernel. `key` are the values of its tunables, and whatever else the choice went by. It
    /// allocates nothing.
    pub fn stand_in(&self, entry: &KernelEntry, key: &[Value]) -> Option<(KernelEntry, Values)> {
        self.inner.stand_ins.get((entry.kernel)(), key)
    }

    /// Remembers, for as long as the device lives, what is launched in the place of a kernel: a note for those who choose kernels, which loads and
    /// launches nothing else by itself.
    pub fn set_stand_in(&self, entry: &KernelEntry, key: &[Value], chosen: (KernelEntry, Values)) {
        let kernel: TypeId = (entry.kernel)();
        self.inner.stand_ins.set(kernel, key, chosen);
    }

    fn missing<'k>(&self, kernels: impl IntoIterator<Item = Wanted<'k>>) -> Vec<Wanted<'k>> {
        let kernels = kernels.into_iter();
        let missing = kernels.filter(|(entry, values)| self.loaded(entry, values).is_none());
        missing.collect()
    }

    fn compiled(&self, (entry, values): Wanted<'_>) -> Result<Compiled> {
        let inner = &*self.inner;
        // No lock is held, so kernels compile in parallel. Two threads that compile the same one meet at
        // the lock of the disk cache.
        Compiled::new(&inner.backend, entry, values, &inner.cache, &inner.options)
    }

    fn add(&self, (entry, values): Wanted<'_>, compiled: Compiled) -> Result<Program> {
        let program = compiled.load(&self.inner.backend)?;
        let kernel: TypeId = (entry.kernel)();
        self.inner.programs.add(kernel, values, &program);
        Ok(program)
    }
}

/// What `work` makes of each kernel, all at the same time; the error of the first that has one. Of none it allocates nothing.
fn each<'k, R: Send>(
    kernels: &[Wanted<'k>],
    work: impl Fn(Wanted<'k>) -> Result<R> + Sync,
) -> Result<Vec<R>> {
    let Some((&first, others)) = kernels.split_first() else {
        return Ok(Vec::new());
    };
    let work = &work;
    std::thread::scope(|scope| {
        let others = others.iter().map(|&other| scope.spawn(move || work(other)));
        let others: Vec<_> = others.collect();
        let first = work(first);
        let results = others.into_iter().map(|other| match other.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        std::iter::once(first)
            .chain(results.collect::<Vec<_>>())
            .collect()
    })
}
