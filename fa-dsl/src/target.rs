//! The GPU architectures that kernels are generated for, and the limits that gates check against.

use std::fmt;
use std::str::FromStr;

/// A GPU architecture, ordered by age.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Arch {
    /// A100.
    Sm80,
    /// RTX 30 series, A40.
    Sm86,
    /// RTX 40 series, L4, L40.
    Sm89,
    /// H100, H200, with the architecture-specific instructions.
    Sm90a,
    /// B100, B200, with the architecture-specific instructions.
    Sm100a,
    /// RTX 50 series.
    Sm120,
}

impl Arch {
    /// Every architecture, oldest first.
    pub const ALL: [Arch; 6] = [
        Arch::Sm80,
        Arch::Sm86,
        Arch::Sm89,
        Arch::Sm90a,
        Arch::Sm100a,
        Arch::Sm120,
    ];

    /// The name NVRTC takes after `--gpu-architecture=`.
    pub const fn name(self) -> &'static str {
        match self {
            Arch::Sm80 => "sm_80",
            Arch::Sm86 => "sm_86",
            Arch::Sm89 => "sm_89",
            Arch::Sm90a => "sm_90a",
            Arch::Sm100a => "sm_100a",
            Arch::Sm120 => "sm_120",
        }
    }

    /// The newest architecture of this list whose cubins run on compute capability `major.minor`.
    ///
    /// A cubin runs on its own capability and on later minor revisions of the same major one;
    /// the architecture-specific ones (`a`) run on exactly theirs.
    pub fn for_capability(major: u32, minor: u32) -> Option<Arch> {
        match (major, minor) {
            (8, 0..=5) => Some(Arch::Sm80),
            (8, 6..=8) => Some(Arch::Sm86),
            (8, _) => Some(Arch::Sm89),
            (9, 0) => Some(Arch::Sm90a),
            (10, 0) => Some(Arch::Sm100a),
            (12, _) => Some(Arch::Sm120),
            _ => None,
        }
    }
}

impl fmt::Display for Arch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is no architecture that kernels are generated for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown architecture `{0}`: use one of sm_80, sm_86, sm_89, sm_90a, sm_100a, sm_120")]
pub struct UnknownArch(pub String);

impl FromStr for Arch {
    type Err = UnknownArch;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Arch::ALL
            .into_iter()
            .find(|arch| arch.name() == text)
            .ok_or_else(|| UnknownArch(text.to_owned()))
    }
}

/// What a kernel may use on one architecture (CUDA C++ Programming Guide, compute capabilities).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The architecture that code is generated for.
    pub arch: Arch,
    /// Largest shared memory of one CTA, in bytes (opt-in limit).
    pub shared_per_cta: u32,
    /// Shared memory of one SM that CTAs share, in bytes.
    pub shared_per_sm: u32,
    /// 32-bit registers of one SM.
    pub registers_per_sm: u32,
    /// Most registers one thread can have.
    pub registers_per_thread: u32,
    /// Most threads of one CTA.
    pub threads_per_cta: u32,
}

impl Target {
    /// The limits of `arch`.
    pub const fn new(arch: Arch) -> Target {
        let (shared_per_cta, shared_per_sm) = match arch {
            Arch::Sm80 => (163, 164),
            Arch::Sm86 | Arch::Sm89 | Arch::Sm120 => (99, 100),
            Arch::Sm90a | Arch::Sm100a => (227, 228),
        };
        Target {
            arch,
            shared_per_cta: shared_per_cta * 1024,
            shared_per_sm: shared_per_sm * 1024,
            registers_per_sm: 65_536,
            registers_per_thread: 255,
            threads_per_cta: 1024,
        }
    }

    /// Shared memory of one SM that the system keeps for each CTA, in bytes.
    pub const SHARED_RESERVED: u32 = 1024;

    /// Whether an SM holds `ctas` CTAs of `bytes` of shared memory each.
    pub const fn holds(&self, ctas: u32, bytes: u32) -> bool {
        bytes <= self.shared_per_cta
            && (bytes + Target::SHARED_RESERVED) * ctas <= self.shared_per_sm
    }

    /// Registers that a thread may have where an SM is to hold so many threads: they are given out by eight.
    pub const fn register_budget(&self, threads: u32) -> u32 {
        let share = self.registers_per_sm / threads / 8 * 8;
        if share < self.registers_per_thread {
            share
        } else {
            self.registers_per_thread
        }
    }
}
