//! The checked-in CUDA C: which kernels, and what their files have to hold.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use fa::attention::{Configured, Options};
use fa_dsl::build::StageError;
use fa_dsl::config::{GateError, KernelConfig, KernelEntry, SpecError, Values};
use fa_dsl::target::{Arch, Target};
use fa_dsl::validate::{ValidationError, validate};
use fa_kernels::attention::Variant;
use fa_kernels::attention::backward::BackwardVisibleBlocksConfig;
use fa_kernels::attention::functions::{FunctionSet, WantedGradients};
use fa_kernels::attention::mask_blocks::MaskBlocksConfig;
use fa_reference::Shape;
use fa_runtime::Device;
use fa_runtime::nvrtc::{self, CompileError, CompileOptions, KernelStats};
use serde::Serialize;

use crate::Case;
use crate::functions::{self, APPROXIMATE_SOFTCAP, SAMPLES, WITH_ARGUMENTS};

/// The architectures that goldens are compiled for.
pub const ARCHS: [Arch; 5] = [
    Arch::Sm80,
    Arch::Sm89,
    Arch::Sm90a,
    Arch::Sm100a,
    Arch::Sm120,
];

/// The kernels whose text is checked in. Those of FaS512 cover every value of every tunable.
pub const SPECS: [&str; 120] = [
    "Saxpy<>",
    // The main configuration, masked and not, and each of its tunables changed alone.
    "FaS512<64,64,32,4>",
    "FaS512<64,64,32,4,CAUSAL=true>",
    "FaS512<32,64,32,4>",
    "FaS512<128,64,32,4>",
    "FaS512<64,32,32,4>",
    "FaS512<64,128,32,4>",
    "FaS512<64,64,16,4>",
    "FaS512<64,64,64,4>",
    "FaS512<64,64,32,8>",
    "FaS512<64,64,32,4,STAGES=1>",
    "FaS512<64,64,32,4,STAGES=3>",
    "FaS512<64,64,32,4,UNROLL=2>",
    "FaS512<64,64,32,4,CP_ASYNC=false>",
    "FaS512<64,64,32,4,SWIZZLE=false>",
    "FaS512<64,64,32,4,HALF2=false>",
    // Combinations: warps along the keys, everything off, large tiles.
    "FaS512<32,128,64,8,STAGES=1,CAUSAL=true>",
    "FaS512<32,64,16,4,STAGES=1,CP_ASYNC=false,SWIZZLE=false,HALF2=false>",
    "FaS512<128,64,64,8,STAGES=3,CAUSAL=true>",
    "FaS512<128,128,64,8,STAGES=1>",
    "FaS512<128,32,64,8,STAGES=3,UNROLL=2,CAUSAL=true>",
    // Warpgroup products: two to four consumers, both types, each width of a head's panels, and every
    // option.
    "WarpSpecializedF16<64,4,STAGES=3,Q_STAGES=2,PING_PONG=true,RESCALE=conditional>",
    "WarpSpecializedF16<128,3,Q_STAGES=2,PING_PONG=true,WINDOW=true,SOFTCAP=true>",
    "WarpSpecializedBf16<128,2,Q_STAGES=2,PING_PONG=true,RESCALE=conditional,HEAD_DIM=128,CAUSAL=true>",
    "WarpSpecializedBf16<64,2,PING_PONG=true,OUTPUT=queries,RESCALE=conditional,HEAD_DIM=256>",
    "WarpSpecializedBf16<80,3,Q_STAGES=2,PING_PONG=true,OUTPUT=queries,RESCALE=conditional,CLAIM=true,HEAD_DIM=128,CAUSAL=true>",
    "WarpSpecializedBf16<64,4,STAGES=3,Q_STAGES=2,POLYNOMIALS=1,SEQ=512>",
    // Heads that fill a part of their last panel.
    "WarpSpecializedBf16<64,3,STAGES=4,Q_STAGES=2,OUTPUT=queries,RESCALE=optimistic,CLAIM=true,HEAD_DIM=96,CAUSAL=true>",
    "WarpSpecializedF16<64,2,STAGES=3,PING_PONG=true,OUTPUT=last_block,RESCALE=optimistic,CLAIM=true,HEAD_DIM=160>",
    // On trust: without a mask, dealt and claimed, and behind one.
    "WarpSpecializedBf16<128,2,Q_STAGES=2,PING_PONG=true,RESCALE=optimistic,HEAD_DIM=128>",
    "WarpSpecializedF16<64,4,STAGES=3,Q_STAGES=2,PING_PONG=true,RESCALE=optimistic,CLAIM=true>",
    "WarpSpecializedBf16<64,3,STAGES=4,Q_STAGES=2,OUTPUT=queries,RESCALE=optimistic,HEAD_DIM=128,CAUSAL=true>",
    "WarpSpecializedBf16<96,2,STAGES=3,Q_STAGES=2,PING_PONG=true,OUTPUT=queries,RESCALE=optimistic,HEAD_DIM=128,PACKED=true>",
    "WarpSpecializedBf16<128,3,Q_STAGES=2,PING_PONG=true,CAUSAL=true,ALIBI=true,SINKS=true,LSE=false>",
    "WarpSpecializedBf16<128,2,Q_STAGES=2,PING_PONG=true,RESCALE=conditional,HEAD_DIM=128,CAUSAL=true,PACKED=true>",
    "WarpSpecializedF16<128,2,STAGES=3,Q_STAGES=2,PING_PONG=true,OUTPUT=last_block,PACKED=true>",
    // Packed keys of which sequences use a part.
    "WarpSpecializedBf16<128,2,Q_STAGES=2,PING_PONG=true,RESCALE=conditional,HEAD_DIM=128,CAUSAL=true,PACKED=true,SEQUSED_K=true,USED_OF_PACKED=true>",
    // Keys in pages with packed queries, and in the rows of a cache without.
    "WarpSpecializedBf16<80,3,Q_STAGES=2,PING_PONG=true,OUTPUT=queries,RESCALE=conditional,HEAD_DIM=128,CAUSAL=true,PACKED=true,SEQUSED_K=true,PAGED=true>",
    "WarpSpecializedF16<128,2,Q_STAGES=2,PING_PONG=true,HEAD_DIM=128,WINDOW=true,SEQUSED_K=true,CACHE_BATCH_IDX=true,CACHE_LEFTPAD=true,LSE=false>",
    "ResidentBf16<64,4,PING_PONG=true,RESCALE=first_block,SEQ=512>",
    "ResidentF16<64,2,CTAS=2,RESCALE=first_block,CAUSAL=true,SEQ=256>",
    "ResidentF16<64,2,CTAS=2,RESCALE=first_block,SINKS=true,SEQ=256>",
    "ResidentF16<64,2,CTAS=2,RESCALE=first_block,CAUSAL=true,SINKS=true,SEQ=256>",
    // The schedule for sm_80 and later.
    "MmaF16<128,64,4,STAGES=2,Q_REGS=4,CTAS=2>",
    "MmaBf16<64,32,4,HEAD_DIM=256,CAUSAL=true>",
    "MmaBf16<64,64,4,HEAD_DIM=128,CAUSAL=true,WINDOW=true,SOFTCAP=true>",
    "MmaF16<64,64,4,HEAD_DIM=128,ALIBI=true,SINKS=true>",
    "MmaBf16<64,64,4,HEAD_DIM=128,CAUSAL=true,PACKED=true>",
    "MmaF16<64,64,4,HEAD_DIM=128,CAUSAL=true,SEQUSED_K=true,PAGED=true>",
    // Keys that the mask hides and ranges show, between wgmma and in pages.
    "WarpSpecializedBf16<128,2,Q_STAGES=2,PING_PONG=true,RESCALE=conditional,HEAD_DIM=128,CAUSAL=true,PREFIX_RANGES=true,PACKED=true>",
    "MmaBf16<64,64,4,HEAD_DIM=128,WINDOW=true,PREFIX_RANGES=true,PACKED=true,SEQUSED_K=true,PAGED=true>",
    // Few queries: splits, and every option of a cache.
    "DecodeBf16<16,64,4,HEAD_DIM=128>",
    "DecodeF16<64,64,4,HEAD_DIM=128,CAUSAL=true,ALIBI=true,SINKS=true,PACKED=true,SEQUSED_K=true,PAGED=true>",
    "DecodeBf16<32,64,4,HEAD_DIM=64,WINDOW=true,SOFTCAP=true,SEQUSED_K=true,CACHE_BATCH_IDX=true,CACHE_LEFTPAD=true>",
    "DecodeBf16<16,64,4,BULK=true,HEAD_DIM=128,SEQUSED_K=true,PAGED=true>",
    "DecodeBf16<64,64,4,STAGES=4,WARPGROUP=true,HEAD_DIM=128>",
    "DecodeF16<64,128,4,WARPGROUP=true,HEAD_DIM=128,CAUSAL=true,SEQUSED_K=true,PAGED=true>",
    // Gradients: what comes before and after, sinks, and the schedule with scores in registers and in shared memory, both kinds of reductions, and every
    // option that has gradients.
    "BackwardDeltaBf16<>",
    "BackwardConvertF16<>",
    "BackwardConvertBf16<VECTOR=true,SUM_COLUMNS=64>",
    "BackwardSinks<>",
    "BackwardDeltaF16<ROW_LANES=8,SUM_COLUMNS=64,PACKED=true>",
    "BackwardDeltaF16<LEAVE_SUMS=true>",
    "BackwardDeltaF16<ROW_LANES=8,SUM_COLUMNS=64,PACKED=true,LEAVE_SUMS=true,HIDDEN_SUMS=true>",
    "BackwardDeltaF16<LEAVE_SUMS=true,HIDDEN_ROWS=true>",
    "BackwardDeltaBf16<ARGUMENT_SUMS=true>",
    "BackwardArguments<>",
    "BackwardMmaF16<64,64,4,CTAS=2,CAUSAL=true,PACKED=true,LSE=false>",
    "BackwardMmaF16<64,64,4,CTAS=2,LSE=false>",
    "BackwardMmaBf16<64,128,8,STAGES=2,HEAD_SPLIT=2,VECTOR=true,HEAD_DIM=128,CAUSAL=true,LSE=false>",
    "BackwardMmaBf16<64,64,8,HEAD_SPLIT=2,HEAD_DIM=128,CAUSAL=true,WINDOW=true,SOFTCAP=true,ALIBI=true,LSE=false>",
    "BackwardMmaBf16<64,64,8,HEAD_SPLIT=2,VECTOR=true,HEAD_DIM=256,CAUSAL=true,LSE=false>",
    // Gradients on Hopper: warpgroups with keys of their own, by the copy engine and by threads, and those that share keys.
    "BackwardWarpSpecializedBf16<128,LSE=false>",
    "BackwardWarpSpecializedF16<64,SCORES_FIRST=true,HEAD_DIM=128,CAUSAL=true,PACKED=true,LSE=false>",
    "BackwardWarpSpecializedBf16<64,BULK=false,LATE=true,HEAD_DIM=128,WINDOW=true,SOFTCAP=true,ALIBI=true,LSE=false>",
    "BackwardWarpSpecializedBf16<64,DS_STAGES=1,BULK=false,HEAD_DIM=256,CAUSAL=true,LSE=false>",
    "BackwardWarpSpecializedBf16<64,BULK=false,HEAD_DIM=80,CAUSAL=true,LSE=false>",
    "BackwardWarpSpecializedF16<64,DS_STAGES=1,BULK=false,HEAD_DIM=192,LSE=false>",
    "BackwardWarpSpecializedBf16<80,BULK=false,HEAD_DIM=128,LSE=false>",
    "BackwardConvertBf16<VECTOR=true,TRANSPOSED=true>",
    // Of keys of which sequences use a part.
    "BackwardMmaF16<64,64,4,CTAS=2,CAUSAL=true,SEQUSED_K=true,LSE=false>",
    "BackwardWarpSpecializedBf16<64,BULK=false,HEAD_DIM=128,CAUSAL=true,SEQUSED_K=true,LSE=false>",
    "BackwardWarpSpecializedF16<64,BULK=false,HEAD_DIM=128,PACKED=true,SEQUSED_K=true,USED_OF_PACKED=true,LSE=false>",
    // Gradients with the same bits every time.
    "BackwardMmaF16<64,64,4,CTAS=2,DETERMINISTIC=true,CAUSAL=true,LSE=false>",
    "BackwardWarpSpecializedBf16<64,BULK=false,DETERMINISTIC=true,HEAD_DIM=128,CAUSAL=true,LSE=false>",
    "BackwardWarpSpecializedF16<64,BULK=false,LAST_ROUNDS=true,DETERMINISTIC=true,HEAD_DIM=128,CAUSAL=true,LSE=false>",
    "BackwardWarpSpecializedBf16<64,BULK=false,FIRST_WRITES=true,HEAD_DIM=128,CAUSAL=true,LSE=false>",
    "BackwardWarpSpecializedBf16<128,BULK=false,FIRST_WRITES=true,WAITS_EARLY=true,LSE=false>",
    "BackwardWarpSpecializedF16<64,DS_STAGES=1,BULK=false,DETERMINISTIC=true,HEAD_DIM=256,LSE=false>",
    // Parts of attention merged: two of one type, one into float32 sums, stacked ones of few and of many parts.
    "MergePairF16<>",
    "MergePairBf16<FIRST_F32=true,O_F32=true>",
    "MergeStackedBf16<PARTS_F32=true>",
    "MergeStackedF16<WAYS=8,ROW_LANES=8,PARTS_F32=true,LSE=false>",
    "MergeStackedF32<WAYS=4>",
    // Keys and values added to a cache: in rows, in pages with rotation in pairs of halves, packed and interleaved.
    "AppendF16<>",
    "AppendBf16<PLACES=pages,ROTARY=halves,QUERIES=true>",
    "AppendBf16<ROW_LANES=8,PLACES=rows,PACKED=true,ROTARY=interleaved,ROTARY_F32=true,POSITIONS=true,QUERIES=true>",
    // What a GPU can do at most.
    "CopyRate<>",
    "MmaRateF16<>",
    "WgmmaRateBf16<>",
    // Convolution blocks: outputs that stay on the chip and that do not, weights that stay and that are loaded again, one to three tiles at a time.
    "ConvWarpSpecializedF16<80,2,X_STAGES=4,BIAS=true,NORM=on_chip,KEPT=4,ACTIVATION=gelu>",
    "ConvWarpSpecializedBf16<256,1,W_STAGES=4,IN_CHANNELS=128,OUT_CHANNELS=128,NORM=on_chip,KEPT=2,SCALE=true,SHIFT=true,ACTIVATION=silu>",
    "ConvWarpSpecializedF16<112,3,X_STAGES=4,BIAS=true,NORM=after>",
    "ConvWarpSpecializedF16<112,3,X_STAGES=3,BIAS=true,NORM=partly,KEPT=3,ACTIVATION=gelu>",
    "ConvWarpSpecializedF16<256,1,W_STAGES=4,IN_CHANNELS=128,OUT_CHANNELS=128,BIAS=true,NORM=waves,ACTIVATION=gelu>",
    "ConvWarpSpecializedF16<128,3,X_STAGES=3,IN_CHANNELS=48,OUT_CHANNELS=32,KERNEL=1,ACTIVATION=relu>",
    "ConvStreamingF16<128,BIAS=true,ACTIVATION=gelu>",
    "ConvStreamingF16<128,X_STAGES=2,IN_CHANNELS=32,OUT_CHANNELS=32,SCALE=true,ACTIVATION=relu>",
    "ConvStreamingBf16<256,WARPGROUPS=2,X_STAGES=2,IN_CHANNELS=48,OUT_CHANNELS=32,KERNEL=1,SCALE=true,SHIFT=true,ACTIVATION=silu>",
    // Outputs stored channels first, of one part and of two whose products have empty rows.
    "ConvStreamingF16<128,X_STAGES=3,BIAS=true,ACTIVATION=gelu,CHANNELS_FIRST=true>",
    "ConvStreamingBf16<96,WARPGROUPS=2,X_STAGES=2,IN_CHANNELS=32,OUT_CHANNELS=16,CHANNELS_FIRST=true>",
    // Images and weights read channels first, too.
    "ConvStreamingF16<128,X_STAGES=2,BIAS=true,ACTIVATION=gelu,CHANNELS_FIRST=true,X_CHANNELS_FIRST=true,WEIGHT_CHANNELS_FIRST=true>",
    "ConvStreamingBf16<64,X_STAGES=2,IN_CHANNELS=48,OUT_CHANNELS=32,KERNEL=1,X_CHANNELS_FIRST=true>",
    "ConvMmaF16<64,2,BIAS=true,NORM=on_chip,KEPT=1,ACTIVATION=gelu_tanh>",
    "ConvMmaBf16<64,1,W_STAGES=2,IN_CHANNELS=96,OUT_CHANNELS=144,NORM=after>",
    "ConvNormaliseF16<SCALE=true,SHIFT=true,ACTIVATION=gelu>",
    "ConvReorderF16<>",
    "ConvTransposeBf16<>",
    "ConvTransposeF16<WEIGHTS=true>",
    "ConvReorderBf16<TO_PIXELS=true>",
];

/// Kernels with functions of scores and masks: tiles, and the names of the functions among [`SAMPLES`] and [`APPROXIMATE_SOFTCAP`].
pub const WITH_FUNCTIONS: [(&str, &[&str]); 14] = [
    (
        "WarpSpecializedBf16<112,2,PING_PONG=true,OUTPUT=queries,RESCALE=conditional,COPY_ROWS=4,HEAD_DIM=128>",
        &["additive bias"],
    ),
    (
        "WarpSpecializedBf16<64,2,STAGES=3,Q_STAGES=2,PING_PONG=true,RESCALE=conditional,HEAD_DIM=128,CAUSAL=true>",
        &["relative bias", "documents"],
    ),
    (
        "MmaF16<64,64,4,CTAS=2>",
        &["additive bias", "window and sinks"],
    ),
    // Neighbouring elements of a row, which are read together.
    (
        "WarpSpecializedBf16<64,2,STAGES=4,Q_STAGES=2,PING_PONG=true,RESCALE=conditional,HEAD_DIM=128>",
        &["additive bias"],
    ),
    ("DecodeBf16<16,64,4,HEAD_DIM=128>", &["tree"]),
    // Blocks that are classified.
    (
        "WarpSpecializedBf16<128,2,Q_STAGES=2,PING_PONG=true,RESCALE=conditional,HEAD_DIM=128>",
        &["window and sinks"],
    ),
    (
        "WarpSpecializedBf16<64,2,STAGES=3,Q_STAGES=2,PING_PONG=true,RESCALE=optimistic,HEAD_DIM=128>",
        &["window and sinks"],
    ),
    // And listed.
    (
        "DecodeF16<16,64,4,STAGES=3,BULK=true,MASK_BLOCKS=true,SEQUSED_K=true,PAGED=true>",
        &["documents"],
    ),
    (
        "MmaBf16<64,64,4,STAGES=2,HEAD_DIM=128,CAUSAL=true,MASK_BLOCKS=true>",
        &["documents"],
    ),
    // A factor that the softmax multiplies by.
    (
        "WarpSpecializedBf16<128,3,Q_STAGES=2,PING_PONG=true>",
        &["softcap"],
    ),
    // Small scores, with the softmax in either branch.
    (
        "WarpSpecializedBf16<128,2,Q_STAGES=2,PING_PONG=true,OUTPUT=queries,RESCALE=optimistic,HEAD_DIM=128>",
        &["softcap"],
    ),
    ("MaskBlocks<128,128>", &["documents"]),
    // What CTAs have to know that leave out blocks and take turns.
    (
        "BackwardVisibleBlocks<64,64,CAUSAL=true>",
        &["window and sinks"],
    ),
    (
        "BackwardVisibleBlocks<64,128,HEAD_DIM=128,MASK_BLOCKS=true>",
        &["documents"],
    ),
];

/// Kernels that go back through functions: tiles, the names of the functions among [`SAMPLES`], [`WITH_ARGUMENTS`] and
/// [`APPROXIMATE_SOFTCAP`], and of which arguments of functions of scores the gradients are computed, one function after the other.
pub const BACK_THROUGH_FUNCTIONS: [(&str, &[&str], &[bool]); 9] = [
    (
        "BackwardWarpSpecializedBf16<64,BULK=false,COPY_ROWS=4,LSE=false>",
        &["additive bias"],
        &[],
    ),
    (
        "BackwardMmaBf16<64,64,8,HEAD_SPLIT=2,HEAD_DIM=128,CAUSAL=true,LSE=false>",
        &["relative bias", "documents"],
        &[],
    ),
    (
        "BackwardMmaF16<32,32,2,CTAS=4,LSE=false>",
        &["alibi", "numbers of queries and keys"],
        &[true, true, true, true],
    ),
    // Blocks that are classified.
    (
        "BackwardWarpSpecializedBf16<64,BULK=false,HEAD_DIM=128,LSE=false>",
        &["relative bias", "window and sinks"],
        &[],
    ),
    // And left out where CTAs take turns.
    (
        "BackwardWarpSpecializedBf16<64,BULK=false,FIRST_WRITES=true,LAST_ROUNDS=true,HEAD_DIM=128,CAUSAL=true,MASK_BLOCKS=true,LSE=false>",
        &["documents"],
        &[],
    ),
    (
        "BackwardMmaF16<64,64,4,CTAS=2,DETERMINISTIC=true,LSE=false>",
        &["even keys of odd KV heads", "window and sinks"],
        &[],
    ),
    // Scores that another warpgroup keeps.
    (
        "BackwardWarpSpecializedF16<64,DO_STAGES=1,DS_STAGES=1,BULK=false,KEEP_SCORES=true,HEAD_DIM=256,LSE=false>",
        &["softcap"],
        &[true],
    ),
    // Sums that no order changes.
    (
        "BackwardMmaF16<32,32,2,CTAS=4,DETERMINISTIC=true,LSE=false>",
        &["alibi", "numbers of queries and keys"],
        &[true, true, true, true],
    ),
    (
        "BackwardWarpSpecializedBf16<64,BULK=false,DETERMINISTIC=true,HEAD_DIM=128,LSE=false>",
        &["relative bias"],
        &[true, false],
    ),
];

/// The architectures that a kernel is generated for.
fn targets(spec: &str) -> Vec<Arch> {
    // Warpgroup products exist on sm_90a alone.
    let only_hopper = [
        "WarpSpecialized",
        "BackwardWarpSpecialized",
        "ConvWarpSpecialized",
        "ConvStreaming",
        "Resident",
        "Wgmma",
    ]
    .iter()
    .any(|family| spec.starts_with(family))
        || spec.contains("WARPGROUP=true");
    let gradients = spec.starts_with("BackwardMma");
    // The copy engine, and vector reductions.
    let from_hopper = spec.contains("BULK=true") || gradients && spec.contains("VECTOR=true");
    // More than 99 KiB of shared memory.
    let large = gradients && (spec.contains("STAGES=2") || spec.contains("HEAD_DIM=256"));
    ARCHS
        .into_iter()
        .filter(|arch| !only_hopper || *arch == Arch::Sm90a)
        .filter(|arch| !from_hopper || *arch >= Arch::Sm90a)
        .filter(|arch| !large || Target::new(*arch).shared_per_cta > 100 << 10)
        .collect()
}

/// Name of the list of goldens beside them.
pub const MANIFEST: &str = "manifest.json";

/// One kernel of one configuration, generated.
#[derive(Clone, Debug, Serialize)]
pub struct Golden {
    /// The configuration.
    pub spec: String,
    /// The file's name.
    pub file: String,
    /// The entry point.
    pub kernel: String,
    /// Architectures that it is compiled for, all of which its gates let it run on.
    pub archs: Vec<&'static str>,
    /// The same.
    #[serde(skip)]
    pub targets: Vec<Arch>,
    /// Threads of a CTA.
    pub threads: u32,
    /// Shared memory of a CTA.
    pub shared_bytes: u32,
    /// The CUDA C.
    #[serde(skip)]
    pub text: String,
}

/// A golden that cannot be generated, or whose file cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum GoldenError {
    /// It is no spec of a registered kernel.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// It breaks a gate on an architecture that goldens are compiled for.
    #[error("{spec} does not pass its gates on {arch}: {errors:?}")]
    Gates {
        /// The configuration.
        spec: String,
        /// The architecture.
        arch: Arch,
        /// The gates.
        errors: Vec<GateError>,
    },
    /// Its function does not stage.
    #[error("{spec} does not stage: {errors:?}")]
    Stage {
        /// The configuration.
        spec: String,
        /// Why.
        errors: Vec<StageError>,
    },
    /// It is not valid.
    #[error("{spec} is not valid: {errors:?}")]
    Invalid {
        /// The configuration.
        spec: String,
        /// Why.
        errors: Vec<ValidationError>,
    },
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        #[source]
        error: io::Error,
    },
}

/// Generates every golden.
///
/// # Errors
/// When one cannot be generated.
pub fn generate() -> Result<Vec<Golden>, GoldenError> {
    let plain = SPECS.into_iter().map(|spec| {
        let (entry, values) = KernelEntry::find(spec)?;
        generate_one(entry, &values, entry.spec(&values))
    });
    let with_functions = WITH_FUNCTIONS.into_iter().map(|(tiles, names)| {
        let (entry, values) = KernelEntry::find(tiles)?;
        let spec = format!("{} with {}", entry.spec(&values), names.join(" and "));
        generate_one(entry, &with_functions(entry, &values, names), spec)
    });
    let back = BACK_THROUGH_FUNCTIONS
        .into_iter()
        .map(|(tiles, names, wanted)| {
            let (entry, values) = KernelEntry::find(tiles)?;
            let gradients = if wanted.is_empty() {
                ""
            } else {
                " and gradients"
            };
            let spec = format!(
                "{} with {}{gradients}",
                entry.spec(&values),
                names.join(" and ")
            );
            let values = back_through_functions(entry, &values, names, wanted);
            generate_one(entry, &values, spec)
        });
    plain.chain(with_functions).chain(back).collect()
}

/// The values of the same tiles of a backward pass with these functions.
fn back_through_functions(
    entry: &KernelEntry,
    values: &Values,
    names: &[&str],
    wanted: &[bool],
) -> Values {
    let wanted = WantedGradients::of(wanted.iter().copied());
    let kernel = Configured::of_entry(entry, values).expect("it is a kernel of attention");
    let wanted = match kernel.is_deterministic() {
        true => wanted.exact(),
        false => wanted,
    };
    let variant = variant_with_functions(kernel.variant(), names);
    let function_set = variant.function_set.with_gradients(wanted);
    *kernel
        .with_variant(Variant {
            function_set,
            ..variant
        })
        .values()
}

/// The values of the same tiles with these functions.
fn with_functions(entry: &KernelEntry, values: &Values, names: &[&str]) -> Values {
    if let Some(blocks) = MaskBlocksConfig::from_values(values) {
        let variant = variant_with_functions(blocks.variant, names);
        return MaskBlocksConfig { variant, ..blocks }.values();
    }
    if let Some(blocks) = BackwardVisibleBlocksConfig::from_values(values) {
        let variant = variant_with_functions(blocks.variant, names);
        return BackwardVisibleBlocksConfig { variant, ..blocks }.values();
    }
    let kernel = Configured::of_entry(entry, values).expect("it is a kernel of attention");
    *kernel
        .with_variant(variant_with_functions(kernel.variant(), names))
        .values()
}

/// A variant with these functions.
fn variant_with_functions(variant: Variant, names: &[&str]) -> Variant {
    let all = SAMPLES.iter().chain(WITH_ARGUMENTS);
    let all = all.chain(std::iter::once(&APPROXIMATE_SOFTCAP));
    let named = all.filter(|it| names.contains(&it.name));
    let case = Case {
        functions: named.copied().collect::<Vec<_>>().leak(),
        ..Case::new(Shape::square(1, 64, 2, 64), Options::default())
    };
    let asked = functions::asked(&Device::cpu(), &case).expect("the interpreter has memory");
    Variant {
        functions: true,
        function_set: FunctionSet::of(asked.scores, asked.masks),
        ..variant
    }
}

fn generate_one(entry: &KernelEntry, values: &Values, spec: String) -> Result<Golden, GoldenError> {
    let targets = targets(&spec);
    for &arch in &targets {
        (entry.check)(values, &Target::new(arch)).map_err(|errors| GoldenError::Gates {
            spec: spec.clone(),
            arch,
            errors,
        })?;
    }
    let kernel = (entry.stage)(values).map_err(|errors| GoldenError::Stage {
        spec: spec.clone(),
        errors,
    })?;
    // The text does not depend on the target: the tightest one, which rejects most, will do.
    let tightest = if targets.contains(&Arch::Sm89) {
        Arch::Sm89
    } else {
        Arch::Sm90a
    };
    let kernel =
        validate(kernel, &Target::new(tightest)).map_err(|errors| GoldenError::Invalid {
            spec: spec.clone(),
            errors,
        })?;
    Ok(Golden {
        file: file_name(&spec),
        kernel: kernel.name.clone(),
        archs: targets.iter().map(|arch| arch.name()).collect(),
        targets,
        threads: kernel.threads,
        shared_bytes: kernel.shared_bytes,
        text: fa_dsl::cuda::write(&kernel),
        spec,
    })
}

/// `FaS512<64,64,32,4,STAGES=1>` is in `FaS512-64-64-32-4-STAGES-1.cu`.
fn file_name(spec: &str) -> String {
    let name = spec.trim_end_matches('>').replace(">", "");
    let name = name.replace(['<', ',', '=', ' '], "-");
    format!("{}.cu", name.trim_end_matches('-'))
}

/// The list of goldens.
pub fn manifest(goldens: &[Golden]) -> String {
    let mut text = serde_json::to_string_pretty(goldens).unwrap_or_default();
    text.push('\n');
    text
}

/// Every file of `generated/`, by name, with what it has to hold.
pub fn files(goldens: &[Golden]) -> Vec<(String, String)> {
    let texts = goldens
        .iter()
        .map(|golden| (golden.file.clone(), golden.text.clone()));
    texts
        .chain([(MANIFEST.to_owned(), manifest(goldens))])
        .collect()
}

/// Where the goldens lie in the repository.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../generated")
}

/// What in `folder` differs from `files`: changed, missing and left-over files, by name.
///
/// # Errors
/// When the folder cannot be read.
pub fn stale(folder: &Path, files: &[(String, String)]) -> Result<Vec<String>, GoldenError> {
    let mut stale: Vec<String> = files
        .iter()
        .filter(|(name, text)| fs::read(folder.join(name)).ok().as_deref() != Some(text.as_bytes()))
        .map(|(name, _)| name.clone())
        .collect();
    stale.extend(left_over(folder, files)?);
    Ok(stale)
}

/// Makes `folder` hold exactly `files`. Gives the names of those that changed.
///
/// # Errors
/// When a file cannot be written or removed.
pub fn bless(folder: &Path, files: &[(String, String)]) -> Result<Vec<String>, GoldenError> {
    let at = |path: &Path| {
        let path = path.to_owned();
        move |error| GoldenError::File { path, error }
    };
    fs::create_dir_all(folder).map_err(at(folder))?;
    let stale = stale(folder, files)?;
    for name in left_over(folder, files)? {
        let path = folder.join(name);
        fs::remove_file(&path).map_err(at(&path))?;
    }
    for (name, text) in files.iter().filter(|(name, _)| stale.contains(name)) {
        let path = folder.join(name);
        fs::write(&path, text).map_err(at(&path))?;
    }
    Ok(stale)
}

/// Goldens in `folder` that no longer are any.
fn left_over(folder: &Path, files: &[(String, String)]) -> Result<Vec<String>, GoldenError> {
    let at = |error| GoldenError::File {
        path: folder.to_owned(),
        error,
    };
    let entries = fs::read_dir(folder)
        .map_err(at)?
        .collect::<Result<Vec<_>, _>>()
        .map_err(at)?;
    let names = entries
        .iter()
        .map(|entry| entry.file_name().to_string_lossy().into_owned());
    Ok(names
        .filter(|name| name.ends_with(".cu") && !files.iter().any(|(file, _)| file == name))
        .collect())
}

/// Compiles a golden for one architecture.
///
/// # Errors
/// When NVRTC is missing or rejects it.
pub fn compile(golden: &Golden, arch: Arch) -> Result<KernelStats, CompileError> {
    let options = CompileOptions::default();
    Ok(nvrtc::compile(&golden.text, &golden.kernel, arch, &options)?.stats)
}
