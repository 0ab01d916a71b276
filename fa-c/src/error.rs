//! What can go wrong, its code, and its text.

use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char};

use attention::attention::AttentionError;
use attention::conv::{ConvBlockError, ConvError};
use attention::functions::named::NamedError;
use attention::kernels::attention::LaunchError;
use attention::prelude::Type;
use attention::runtime::nvrtc::CompileError;
use attention::runtime::{self, ViewError};

/// What a function returns.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(non_camel_case_types, reason = "C's name")]
pub enum fa_status {
    /// It was done, or given to the stream.
    FaOk = 0,
    /// A pointer is NULL that may not be.
    FaNullPointer = 1,
    /// The options' size, flags or values are none that this library knows.
    FaOptions = 2,
    /// A tensor has another element type, number of dimensions, or shape than it has to have.
    FaShape = 3,
    /// A tensor's strides, alignment or memory cannot be used.
    FaMemory = 4,
    /// A tensor is on another device than the others, or not on the one that it says.
    FaDevice = 5,
    /// No kernel computes this problem.
    FaUnsupported = 6,
    /// There is no GPU, or no driver or compiler for it.
    FaMissing = 7,
    /// The compiler or the driver failed, which may be the fault of an earlier launch.
    FaFailed = 8,
    /// A fault of the library.
    FaInternal = 9,
}

/// Why a call was not done.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("`{0}` is NULL: pass a tensor")]
    Null(&'static str),
    #[error("the shape of `{0}` is NULL: it has to be a list of sizes")]
    NullShape(&'static str),
    #[error("`{name}` has {found} dimensions, it has to have {expected}")]
    Rank {
        name: &'static str,
        found: i32,
        expected: &'static str,
    },
    #[error(
        "the {what} {number} of `{name}` along dimension {dimension} is negative: copy the tensor into one whose sizes and strides are at least 0"
    )]
    Negative {
        name: &'static str,
        what: &'static str,
        dimension: usize,
        number: i64,
    },
    #[error("the byte_offset of `{0}` leads past the last address")]
    Offset(&'static str),
    #[error(
        "`{name}` has elements of DLPack's type code {code} with {bits} bits and {lanes} lanes: use float16, bfloat16 or, for lse and the options' tensors, float32, for lists of lengths, pages and documents int32, with one lane"
    )]
    ElementType {
        name: &'static str,
        code: u8,
        bits: u8,
        lanes: u16,
    },
    #[error("`{name}` holds {found}, it has to hold {expected}")]
    OtherElements {
        name: &'static str,
        found: Type,
        expected: &'static str,
    },
    #[error("`{name}`: {error}")]
    View {
        name: &'static str,
        error: ViewError,
    },
    #[error(
        "{options} has {found} bytes, this library knows {known}: set size to sizeof({options}), and use the fa.h of this library"
    )]
    OptionsSize {
        options: &'static str,
        found: usize,
        known: usize,
    },
    #[error(
        "the flags {unknown:#x} of {options} are unknown to this library: use the fa.h of this library"
    )]
    Flags { options: &'static str, unknown: u64 },
    #[error("FA_ANY_LENGTH and FA_THIS_LENGTH exclude each other: set one of them")]
    Lengths,
    #[error(
        "the activation {0} of fa_conv_options is unknown to this library: use one of FA_ACTIVATION_GELU, …"
    )]
    Activation(u32),
    #[error(
        "FA_EPSILON belongs to the normalisation, which FA_NO_NORM leaves out: set one of them"
    )]
    EpsilonWithoutNorm,
    #[error("fa_forward_paged has seqused_k among its arguments: leave that of fa_options NULL")]
    SequsedTwice,
    #[error("the cache is NULL: pass an fa_cache that begins with its size")]
    NullCache,
    #[error("blocks is NULL: pass an fa_mask_blocks that begins with its size")]
    NullBlocks,
    #[error(
        "the cache has `block_table` and `rows`: sequences are in pages or in rows, so leave one of them NULL"
    )]
    RowsAndPages,
    #[error("fa_decode rotates its own queries: leave q of fa_rotary NULL")]
    QueriesTwice,
    #[error(
        "FA_ROTARY_MASKED says where the queries of fa_rotary are, and q of it is NULL: leave the flag out (fa_decode goes by its options)"
    )]
    MaskedWithoutQueries,
    #[error("`d_bias` is given and `bias` is not: give both, or no `d_bias`")]
    GradientOfNothing,
    #[error(
        "`d_functions` has {count} entries and the functions have {tensors} tensors: an entry for each, NULL where its gradient is not wanted, or a count of 0"
    )]
    GradientCount { count: usize, tensors: usize },
    #[error("the name of a function is NULL: pass a text such as \"window_and_sinks\"")]
    NullName,
    #[error("{count} {what} were said, but their list is NULL: pass the list, or a count of 0")]
    NullList { what: &'static str, count: usize },
    #[error("{count} {what} were said, at most {most} are taken: set every count, to 0 for none")]
    TooMany {
        what: &'static str,
        count: usize,
        most: usize,
    },
    #[error(transparent)]
    Function(#[from] NamedError),
    #[error(
        "`{name}` is on a device of DLPack's type {found}: use 1 (memory of this process), 2 (a CUDA GPU) or 13 (managed memory of CUDA)"
    )]
    DeviceType { name: &'static str, found: i32 },
    #[error("`{name}` is on device {found}: devices are counted from 0")]
    DeviceNumber { name: &'static str, found: i32 },
    #[error("`{0}` is on another device than the first tensor: all tensors have to be on one")]
    Devices(&'static str),
    #[error("a stream was given for tensors in the memory of this process: pass NULL")]
    StreamOnCpu,
    #[error(
        "`{name}` is not all in the memory of GPU {ordinal}: check its address, sizes and strides, and its device"
    )]
    NotOnDevice { name: &'static str, ordinal: usize },
    #[error(transparent)]
    Attention(#[from] AttentionError),
    #[error(transparent)]
    Conv(#[from] ConvBlockError),
    #[error("a fault of the library, which is worth a report: {0}")]
    Panic(String),
}

impl From<runtime::Error> for Error {
    fn from(error: runtime::Error) -> Error {
        Error::Attention(error.into())
    }
}

impl Error {
    pub fn status(&self) -> fa_status {
        match self {
            Error::Null(_)
            | Error::NullShape(_)
            | Error::NullName
            | Error::NullList { .. }
            | Error::NullCache
            | Error::NullBlocks => fa_status::FaNullPointer,
            Error::Function(error) => of_function(error),
            Error::OptionsSize { .. }
            | Error::Flags { .. }
            | Error::Lengths
            | Error::Activation(_)
            | Error::EpsilonWithoutNorm
            | Error::SequsedTwice
            | Error::RowsAndPages
            | Error::QueriesTwice
            | Error::MaskedWithoutQueries
            | Error::GradientOfNothing
            | Error::GradientCount { .. }
            | Error::TooMany { .. } => fa_status::FaOptions,
            Error::Rank { .. } | Error::ElementType { .. } | Error::OtherElements { .. } => {
                fa_status::FaShape
            }
            Error::View { error, .. } => match error {
                ViewError::Null => fa_status::FaNullPointer,
                _ => fa_status::FaMemory,
            },
            Error::Negative { .. } | Error::Offset(_) => fa_status::FaMemory,
            Error::DeviceType { .. }
            | Error::DeviceNumber { .. }
            | Error::Devices(_)
            | Error::StreamOnCpu
            | Error::NotOnDevice { .. } => fa_status::FaDevice,
            Error::Attention(error) => of_attention(error),
            Error::Conv(error) => of_conv_block(error),
            Error::Panic(_) => fa_status::FaInternal,
        }
    }
}

fn of_function(error: &NamedError) -> fa_status {
    match error {
        NamedError::Elements { .. } | NamedError::Shape { .. } => fa_status::FaShape,
        NamedError::Stride { .. } => fa_status::FaMemory,
        NamedError::Unknown(_)
        | NamedError::Count { .. }
        | NamedError::Number { .. }
        | NamedError::Values { .. } => fa_status::FaOptions,
    }
}

fn of_attention(error: &AttentionError) -> fa_status {
    match error {
        AttentionError::Launch(error) => of_launch(error),
        AttentionError::View(_) | AttentionError::SharedMemory { .. } => fa_status::FaMemory,
        AttentionError::Runtime(error) => of_runtime(error),
        AttentionError::NoKernel { .. } | AttentionError::TooMuchForTheInterpreter { .. } => {
            fa_status::FaUnsupported
        }
        AttentionError::ElementType { .. } => fa_status::FaShape,
    }
}

fn of_launch(error: &LaunchError) -> fa_status {
    match error {
        LaunchError::Shape { .. }
        | LaunchError::Empty { .. }
        | LaunchError::Heads { .. }
        | LaunchError::Length { .. } => fa_status::FaShape,
        LaunchError::Stride { .. }
        | LaunchError::LastStride { .. }
        | LaunchError::Map { .. }
        | LaunchError::Alignment { .. } => fa_status::FaMemory,
        LaunchError::Scale(_)
        | LaunchError::Softcap(_)
        | LaunchError::OptionValue { .. }
        | LaunchError::Derivative { .. }
        | LaunchError::FunctionGradient { .. } => fa_status::FaOptions,
        LaunchError::HeadDim { .. }
        | LaunchError::Tiles { .. }
        | LaunchError::Index { .. }
        | LaunchError::Grid { .. } => fa_status::FaUnsupported,
        // The library chooses the kernel.
        LaunchError::Dtype { .. }
        | LaunchError::Pass { .. }
        | LaunchError::Option { .. }
        | LaunchError::Functions
        | LaunchError::Configuration(_) => fa_status::FaInternal,
    }
}

fn of_conv_block(error: &ConvBlockError) -> fa_status {
    match error {
        ConvBlockError::Conv(error) => of_conv(error),
        ConvBlockError::View(_) | ConvBlockError::SharedMemory { .. } => fa_status::FaMemory,
        ConvBlockError::Runtime(error) => of_runtime(error),
        ConvBlockError::ElementType { .. } => fa_status::FaShape,
        ConvBlockError::NoKernel { .. } => fa_status::FaUnsupported,
    }
}

fn of_conv(error: &ConvError) -> fa_status {
    match error {
        ConvError::Shape { .. } | ConvError::Empty { .. } => fa_status::FaShape,
        ConvError::Channels { .. } | ConvError::Kernel { .. } | ConvError::TooLarge { .. } => {
            fa_status::FaUnsupported
        }
        ConvError::WithoutNorm { .. } | ConvError::Epsilon { .. } => fa_status::FaOptions,
        ConvError::Overlapping { .. } => fa_status::FaMemory,
        // The library chooses the kernel.
        ConvError::Dtype { .. } | ConvError::Config { .. } => fa_status::FaInternal,
    }
}

fn of_runtime(error: &runtime::Error) -> fa_status {
    use runtime::Error;
    match error {
        Error::NoDriver
        | Error::NoDevice { .. }
        | Error::UnsupportedGpu { .. }
        | Error::DriverWithoutTensorMaps { .. } => fa_status::FaMissing,
        Error::View(_)
        | Error::TensorMap { .. }
        | Error::TensorMapRejected { .. }
        | Error::HostMemory { .. } => fa_status::FaMemory,
        Error::Grid { .. } | Error::CooperativeGrid { .. } => fa_status::FaUnsupported,
        Error::WrongDevice { .. } | Error::OtherDevice { .. } => fa_status::FaDevice,
        Error::Compile(CompileError::Missing(_) | CompileError::Load { .. }) => {
            fa_status::FaMissing
        }
        Error::Compile(_)
        | Error::Driver { .. }
        | Error::OutOfMemory { .. }
        | Error::InterpreterMemory { .. } => fa_status::FaFailed,
        // Of kernels that the library chose.
        Error::Gates { .. }
        | Error::Stage { .. }
        | Error::Invalid { .. }
        | Error::WrongKernel { .. }
        | Error::MissingArgument { .. }
        | Error::UnusedArgument { .. }
        | Error::Interpreter(_)
        | Error::Memory(_)
        | Error::NeedsGpu { .. } => fa_status::FaInternal,
    }
}

thread_local! {
    static LAST: RefCell<CString> = RefCell::default();
}

/// What is said where a thread ends, when its own texts are gone: what runs then may still call the library.
const AT_THE_END: &CStr =
    c"this thread ends, and no texts of errors are kept while it does: the code is all there is";

/// The text of this thread's last error.
pub fn last() -> *const c_char {
    let text = LAST.try_with(|text| text.borrow().as_ptr());
    text.unwrap_or(AT_THE_END.as_ptr())
}

/// Keeps the text of an error and gives its code. A call that is done leaves the last text as it is.
pub fn keep(done: Result<(), Error>) -> fa_status {
    match done {
        Ok(()) => fa_status::FaOk,
        Err(error) => {
            let text = error.to_string().replace('\0', "");
            let text = CString::new(text).unwrap_or_default();
            // Where a thread ends there is no place for it.
            let _ = LAST.try_with(|last| last.replace(text));
            error.status()
        }
    }
}
