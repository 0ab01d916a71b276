//! Small kernels, most of them with one planted fault.

mod atomics;
mod barriers;
mod control;
mod convert;
mod copies;
mod counters;
mod counts;
mod global;
mod hopper;
mod matrix;
mod passing;
mod shared;
mod stmatrix;
mod waiting;

use std::panic::Location;

use super::schedule::execute;
use super::{Failure, Fault, Memory, Options, Report};
use crate::abi::{ArgBuffer, Element, Extent, TensorView, TensorViewMut};
use crate::build::{
    Counters, Param, Reg, Scratch, Tensor, TensorInOut, TensorMut, at, emit, emit_to, record,
};
use crate::ir::Kernel;
use crate::isa::memory;

/// Stages a kernel. It is not validated: some of the faults here are what the validator rejects.
fn stage(threads: u32, body: impl FnOnce()) -> Kernel {
    record("planted", threads, 1, body).unwrap()
}

/// The line that calls, which the instructions up to the next call are recorded from.
#[track_caller]
fn mark() -> u32 {
    at();
    Location::caller().line()
}

/// The CPU device, with arguments that refer to it.
#[derive(Default)]
struct Device {
    memory: Memory,
    args: ArgBuffer,
}

impl Device {
    /// An allocation that holds `values`.
    fn upload<T: Element>(&mut self, values: &[T]) -> u64 {
        let mut bytes = Vec::new();
        T::write_bytes(values, &mut bytes);
        let address = self.memory.alloc(bytes.len() as u64);
        self.memory.write(address, &bytes).unwrap();
        address
    }

    fn download<T: Element>(&self, address: u64, count: usize) -> Vec<T> {
        T::read_bytes(
            &self
                .memory
                .read(address, (count * T::BYTES) as u64)
                .unwrap(),
        )
    }

    /// Adds a dense input with these values; gives its address.
    fn input<T: Element>(&mut self, name: &'static str, values: &[T]) -> u64 {
        let address = self.upload(values);
        let extent = row::<T>(address, values.len());
        Tensor::<T>::pack(&TensorView::from_extent(extent), name, &mut self.args);
        address
    }

    /// Adds a dense output of `count` elements, uninitialised; gives its address.
    fn output<T: Element>(&mut self, name: &'static str, count: usize) -> u64 {
        let address = self.memory.alloc((count * T::BYTES) as u64);
        self.output_view::<T>(name, row::<T>(address, count));
        address
    }

    /// Adds dense scratch memory of `count` elements, with values of an earlier launch; gives its
    /// address.
    fn scratch<T: Element + Default>(&mut self, name: &'static str, count: usize) -> u64 {
        let address = self.upload(&vec![T::default(); count]);
        let view = TensorViewMut::from_extent(row::<T>(address, count));
        Scratch::<T>::pack(&view, name, &mut self.args);
        address
    }

    /// Adds `count` counters; gives their address.
    fn counters(&mut self, name: &'static str, count: usize) -> u64 {
        let address = self.upload(&vec![0_u32; count]);
        let view = TensorViewMut::from_extent(row::<u32>(address, count));
        Counters::pack(&view, name, &mut self.args);
        address
    }

    fn output_view<T: Element>(&mut self, name: &'static str, extent: Extent) {
        TensorMut::<T>::pack(&TensorViewMut::from_extent(extent), name, &mut self.args);
    }

    fn run(&self, kernel: &Kernel, blocks: u32) -> Result<Report, Failure> {
        self.run_with(kernel, blocks, &Options::default())
    }

    fn run_with(&self, kernel: &Kernel, blocks: u32, options: &Options) -> Result<Report, Failure> {
        execute(kernel, [blocks, 1, 1], &self.args, &self.memory, options)
    }
}

/// A dense view of one dimension.
fn row<T: Element>(address: u64, count: usize) -> Extent {
    Extent {
        address,
        shape: [count as u64, 1, 1, 1],
        strides: [1, 0, 0, 0],
        element_bytes: T::BYTES as u64,
    }
}

/// Runs one CTA of a kernel without arguments.
fn run(kernel: &Kernel) -> Result<Report, Failure> {
    Device::default().run(kernel, 1)
}

/// The one fault of a run.
#[track_caller]
fn only_fault(result: Result<Report, Failure>) -> Fault {
    let mut errors = result.expect_err("the planted fault is found").errors;
    assert_eq!(errors.len(), 1, "one fault was planted: {errors:#?}");
    errors.remove(0)
}

/// Asserts that a place is a line of the calling file.
#[track_caller]
fn assert_line(place: &str, line: u32) {
    let expected = format!("{}:{line} (", Location::caller().file());
    assert!(
        place.starts_with(&expected),
        "{place} instead of {expected}"
    );
}

/// Shared memory that nobody looks at, so that a kernel has `bytes` of it.
fn reserve(bytes: u32) -> Reg<u32> {
    Reg::from(crate::build::shared(bytes, 128))
}

/// Stores to shared memory.
fn put(address: Reg<u32>, value: Reg<u32>) {
    let srcs = vec![
        address.operand(),
        Reg::from(0_u32).operand(),
        value.operand(),
    ];
    emit_to(&memory::ST_SHARED_U32, Vec::new(), srcs);
}

/// Loads from shared memory.
fn get(address: Reg<u32>) -> Reg<u32> {
    Reg::from_operand(emit(
        &memory::LD_SHARED_U32,
        &[address.operand(), Reg::from(0_u32).operand()],
    ))
}

/// Starts an asynchronous copy of 16 bytes.
fn copy(to: Reg<u32>, from: Reg<u64>) {
    let srcs = vec![to.operand(), from.operand(), Reg::from(0_u32).operand()];
    emit_to(&memory::CP_ASYNC_16, Vec::new(), srcs);
}
