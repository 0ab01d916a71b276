//! The error of this crate.

use std::fmt;

use fa_dsl::abi::{MapError, MapLayout, Swizzle};
use fa_dsl::build::StageError;
use fa_dsl::config::GateError;
use fa_dsl::interp::{Failure, MemoryError};
use fa_dsl::target::Arch;
use fa_dsl::validate::ValidationError;

use crate::nvrtc::CompileError;
use crate::prose;
use crate::view::ViewError;

/// The result of this crate's functions.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What can go wrong between a configuration and a result. `Debug` prints the same text as `Display`,
/// so that a `main` which returns the error prints it for people.
#[derive(thiserror::Error)]
pub enum Error {
    /// There is no NVIDIA driver.
    #[error(
        "there is no NVIDIA driver on this machine (libcuda.so.1 does not load): install it, or run on `Device::cpu()`"
    )]
    NoDriver,
    /// There is no GPU with this number.
    #[error(
        "there is no GPU {ordinal}: the driver shows {count}, counted from 0; choose another number, or run on `Device::cpu()`"
    )]
    NoDevice {
        /// The number asked for.
        ordinal: usize,
        /// How many there are.
        count: usize,
    },
    /// Kernels are not generated for this GPU.
    #[error(
        "{name} has compute capability {major}.{minor}, for which no kernels are generated: use a GPU with 8.0 to 9.0, 10.0 or 12.x, or run on `Device::cpu()`"
    )]
    UnsupportedGpu {
        /// The GPU's name.
        name: String,
        /// 7 of 7.5.
        major: u32,
        /// 5 of 7.5.
        minor: u32,
    },
    /// A call into the driver failed.
    #[error("cannot {action}: {name}: {text}{}", hint(.name))]
    Driver {
        /// What was tried.
        action: &'static str,
        /// The driver's name for the error: `CUDA_ERROR_ILLEGAL_ADDRESS`.
        name: String,
        /// The driver's description of it.
        text: String,
    },
    /// The GPU has too little memory left.
    #[error(
        "the GPU has no {bytes} bytes left ({free} of {total} are free): free buffers or use a smaller batch"
    )]
    OutOfMemory {
        /// How much was asked for.
        bytes: u64,
        /// How much is free.
        free: u64,
        /// How much there is.
        total: u64,
    },
    /// The host has too little memory for a buffer of the interpreter.
    #[error(
        "the interpreter has no memory for a buffer of {bytes} bytes: use a smaller batch or shorter sequences"
    )]
    InterpreterMemory {
        /// How much was asked for.
        bytes: u64,
    },
    /// The configuration does not pass its gates.
    #[error("{spec} cannot run on {arch}:{}", list(.errors))]
    Gates {
        /// The configuration.
        spec: String,
        /// The architecture.
        arch: Arch,
        /// The gates that it does not pass.
        errors: Vec<GateError>,
    },
    /// The kernel's function does something that cannot be staged.
    #[error("{spec} cannot be staged:{}", list(.errors))]
    Stage {
        /// The configuration.
        spec: String,
        /// What, each with its Rust line.
        errors: Vec<StageError>,
    },
    /// The staged kernel is not valid.
    #[error("{spec} is not valid:{}", list(.errors))]
    Invalid {
        /// The configuration.
        spec: String,
        /// Why not, each with its Rust line.
        errors: Vec<ValidationError>,
    },
    /// NVRTC is missing or rejects the kernel.
    #[error(transparent)]
    Compile(#[from] CompileError),
    /// A buffer does not have a view.
    #[error(transparent)]
    View(#[from] ViewError),
    /// A tensor is not in a buffer of the device that loaded the program.
    #[error(
        "tensor `{tensor}` of {kernel} is not in the memory of {device}: upload it to the device that loaded the program"
    )]
    WrongDevice {
        /// The kernel.
        kernel: String,
        /// The parameter.
        tensor: &'static str,
        /// The program's device.
        device: String,
    },
    /// The tensor copy engine cannot copy such boxes of a tensor.
    #[error("tensor `{tensor}` cannot be copied by the tensor copy engine: {error}")]
    TensorMap {
        /// The parameter.
        tensor: &'static str,
        /// What is wrong with the tensor or the box.
        error: MapError,
    },
    /// The driver has a rule for tensor maps that [`fa_dsl::abi::MapArg::layout`] does not know.
    #[error(
        "the driver refuses a tensor map of `{tensor}` with sizes {:?}, strides in bytes {:?} and box {:?} (innermost first), swizzle {swizzle:?}: pass a contiguous copy of the tensor",
        .layout.shape, .layout.strides, .layout.box_shape
    )]
    TensorMapRejected {
        /// The parameter.
        tensor: &'static str,
        /// What the driver was given.
        layout: Box<MapLayout>,
        /// The layout of boxes in shared memory.
        swizzle: Swizzle,
    },
    /// The driver is too old for tensor maps.
    #[error(
        "this kernel needs tensor maps, which the driver (CUDA {major}.{minor}) does not have: install a driver for CUDA 12.0 or later, or use a kernel for sm_80"
    )]
    DriverWithoutTensorMaps {
        /// 11 of 11.8.
        major: u32,
        /// 8 of 11.8.
        minor: u32,
    },
    /// The arguments belong to another kernel.
    #[error(
        "arguments of {given} were given to a program of {program}: {}",
        matching_arguments(.program, .given)
    )]
    WrongKernel {
        /// The program's kernel.
        program: &'static str,
        /// The arguments' kernel.
        given: &'static str,
    },
    /// The arguments leave out a parameter that the kernel has in this configuration.
    #[error(
        "{spec} has the parameter `{parameter}` (a kernel has it when `{when}`), which the arguments leave out: pass `Some(…)`, or load a configuration without it"
    )]
    MissingArgument {
        /// The program's configuration.
        spec: String,
        /// The parameter.
        parameter: &'static str,
        /// When a configuration has it.
        when: &'static str,
    },
    /// The arguments give a parameter that the kernel does not have in this configuration.
    #[error(
        "{spec} has no parameter `{parameter}` (a kernel has it when `{when}`), but the arguments give one: pass `None`, or load a configuration with it"
    )]
    UnusedArgument {
        /// The program's configuration.
        spec: String,
        /// The parameter.
        parameter: &'static str,
        /// When a configuration has it.
        when: &'static str,
    },
    /// The grid has more CTAs than a launch can have.
    #[error(
        "a grid of {grid:?} CTAs is too large: CUDA allows 2147483647, 65535 and 65535; launch several smaller grids"
    )]
    Grid {
        /// The grid asked for.
        grid: [u32; 3],
    },
    /// The grid of a cooperative kernel has more CTAs than the GPU holds at the same time.
    #[error(
        "{kernel} is cooperative, so that all CTAs of its grid have to be resident at the same time: grid {grid:?} has {ctas}, and {most} fit the GPU; launch a smaller grid whose CTAs do more each"
    )]
    CooperativeGrid {
        /// The program's configuration.
        kernel: String,
        /// The grid asked for.
        grid: [u32; 3],
        /// Its CTAs.
        ctas: u64,
        /// How many fit.
        most: u32,
    },
    /// The interpreter found a fault in the kernel or its arguments.
    #[error(transparent)]
    Interpreter(#[from] Failure),
    /// An address does not lie in the interpreter's memory.
    #[error(transparent)]
    Memory(#[from] MemoryError),
    /// A tensor of a borrowed stream of the interpreter is not in the memory of this process.
    #[error(
        "this process cannot {access} all of the {bytes} bytes of tensor `{tensor}` at {address:#x}: on the interpreter a tensor lies in its memory; check the address, the sizes and the strides"
    )]
    HostMemory {
        /// The parameter.
        tensor: &'static str,
        /// Its first byte.
        address: u64,
        /// From the first to the end of the last.
        bytes: u64,
        /// `read` or `write`.
        access: &'static str,
    },
    /// A stream or a program is used with one of another device.
    #[error(
        "the {what} belongs to another device than {device}: use a {what} of {device}, because a launch stays on one device"
    )]
    OtherDevice {
        /// `stream` or `program`.
        what: &'static str,
        /// The device that it was used with.
        device: String,
    },
    /// Something that only a GPU has is asked of the interpreter.
    #[error("{what} needs a GPU, but this device is the {device}: open one with `Device::cuda(0)`")]
    NeedsGpu {
        /// What needs a GPU.
        what: &'static str,
        /// The device.
        device: String,
    },
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        prose::write(self, f)
    }
}

/// One line for each error.
fn list<E: fmt::Display>(errors: &[E]) -> String {
    errors.iter().map(|error| format!("\n  {error}")).collect()
}

/// What to do when arguments belong to another kernel than the program.
fn matching_arguments(program: &str, given: &str) -> String {
    match program == given {
        true => format!(
            "these are two kernels of the same name; pass the `{program}Args` from the module of the program's kernel"
        ),
        false => format!("pass `{program}Args`, or load {given}"),
    }
}

/// What to do about an error of the driver, where that is known.
fn hint(name: &str) -> &'static str {
    match name {
        "CUDA_ERROR_ILLEGAL_ADDRESS"
        | "CUDA_ERROR_MISALIGNED_ADDRESS"
        | "CUDA_ERROR_ILLEGAL_INSTRUCTION"
        | "CUDA_ERROR_LAUNCH_FAILED" => {
            "; the process has lost the GPU: run the same launch on `Device::cpu()`, whose sanitiser names the line"
        }
        "CUDA_ERROR_NO_BINARY_FOR_GPU" | "CUDA_ERROR_INVALID_PTX" => {
            "; the cubin is for another architecture: clear the cache with `fa cache clear`"
        }
        "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH" | "CUDA_ERROR_SYSTEM_NOT_READY" => {
            "; the driver was updated or is still starting: reload its kernel module, or reboot"
        }
        _ => "",
    }
}
