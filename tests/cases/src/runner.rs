//! What computes a case: `attention()`, or one configuration of a kernel.

use std::error::Error;
use std::fmt;

use fa::attention::{
    AttentionElement, AttentionError, Chip, Configured, Plan, Problem, Sharing, Tensors,
    attention_into, choose, plan, plan_mixed, plan_with,
};
use fa_dsl::config::KernelConfig;
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::forward::{
    DecodeConfig, MmaConfig, ResidentConfig, WarpSpecializedConfig,
};
use fa_kernels::attention::{AttentionKernel, Variant};
use fa_runtime::Device;
use half::{bf16, f16};

use crate::{Case, Views};

/// Computes cases.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Runner {
    /// Of float16, and of bfloat16 where there is one; without it whatever `attention()` chooses.
    kernel: Option<(Configured, Option<Configured>)>,
    /// As on a GPU of so many; as on the device where not said.
    multiprocessors: Option<u32>,
    /// How the kernels of a batch of both kinds share the GPU, if that is not to be chosen.
    sharing: Option<Sharing>,
}

/// A configuration for float16 whose kernel there is for bfloat16 too.
pub trait EitherType: AttentionKernel<Element = f16> {
    /// The configuration for bfloat16: its tunables are the same.
    type Wide: AttentionKernel<Element = bf16>;
}

impl EitherType for WarpSpecializedConfig<f16> {
    type Wide = WarpSpecializedConfig<bf16>;
}

impl EitherType for ResidentConfig<f16> {
    type Wide = ResidentConfig<bf16>;
}

impl EitherType for DecodeConfig<f16> {
    type Wide = DecodeConfig<bf16>;
}

impl EitherType for MmaConfig<f16> {
    type Wide = MmaConfig<bf16>;
}

impl Runner {
    /// `attention()`, with whatever it chooses.
    pub const ATTENTION: Runner = Runner {
        kernel: None,
        multiprocessors: None,
        sharing: None,
    };

    /// What `attention()` chooses for prompts and single queries in one batch, which share the GPU as this says where they can. Other
    /// problems are computed as ever.
    pub const fn of_mixed(sharing: Sharing) -> Runner {
        Runner {
            sharing: Some(sharing),
            ..Runner::ATTENTION
        }
    }

    /// The tiles of this configuration, for elements of its type. The variant is what a case asks for.
    pub fn of(config: &impl AttentionKernel) -> Runner {
        Runner {
            kernel: Some((Configured::of(config), None)),
            ..Runner::ATTENTION
        }
    }

    /// This kernel, for elements of its type.
    pub const fn of_kernel(kernel: Configured) -> Runner {
        Runner {
            kernel: Some((kernel, None)),
            ..Runner::ATTENTION
        }
    }

    /// The same of a spec, such as `MmaBf16<64,64,4>`.
    ///
    /// # Errors
    /// When there is no such kernel.
    pub fn of_spec(spec: &str) -> Result<Runner, Box<dyn Error>> {
        let kernel = Configured::find(spec)?.ok_or_else(|| format!("{spec} is no kernel"))?;
        Ok(Runner::of_kernel(kernel))
    }

    /// As [`Self::of`], for either element type.
    pub fn of_either<C: EitherType>(config: &C) -> Runner {
        let wide = C::Wide::from_values(&config.values());
        Runner {
            kernel: Some((
                Configured::of(config),
                wide.map(|wide| Configured::of(&wide)),
            )),
            ..Runner::ATTENTION
        }
    }

    /// The same, launched as on a GPU of so many multiprocessors.
    #[must_use]
    pub fn on(self, multiprocessors: u32) -> Runner {
        Runner {
            multiprocessors: Some(multiprocessors),
            ..self
        }
    }

    /// The kernel for a problem, if `attention()` does not choose it.
    pub fn kernel(&self, problem: &Problem<'_>) -> Option<Configured> {
        let (narrow, wide) = self.kernel?;
        let of_dtype = |kernel: &Configured| kernel.dtype() == Some(problem.dtype);
        let kernel = wide.filter(of_dtype).unwrap_or(narrow);
        let variant = Variant::of(problem, kernel.variant().head_dim);
        Some(kernel.with_variant(variant))
    }

    /// Whether what is launched for a problem takes probabilities relative to some score of a row that need not be its largest.
    pub fn rounds_largest(&self, device: &Device, problem: &Problem<'_>) -> bool {
        let chosen = || choose(Chip::of(device), problem);
        let kernel = self.kernel(problem).or_else(chosen);
        kernel.is_some_and(|kernel| kernel.spec().contains("RESCALE=optimistic"))
    }

    /// The longest head that the kernel takes, if `attention()` does not choose it.
    pub fn head_dim(&self) -> Option<u32> {
        let (kernel, _) = self.kernel?;
        Some(kernel.variant().head_dim)
    }

    /// Whether there is such a kernel on `arch` for a case.
    pub fn fits(&self, arch: Arch, case: &Case) -> bool {
        let kernel = self.kernel(&case.problem::<f16>());
        kernel.is_none_or(|kernel| {
            // The case's problem does not have its functions yet, for which gates are narrower.
            let kernel = kernel.with_variant(Variant {
                functions: !case.functions.is_empty(),
                ..kernel.variant()
            });
            let check = kernel.entry().check;
            check(kernel.values(), &Target::new(arch)).is_ok()
        })
    }

    /// What is launched for a problem.
    ///
    /// # Errors
    /// When there is no kernel for it, or it does not take the tensors or options.
    pub fn plan<'a>(
        &self,
        device: &Device,
        problem: &Problem<'a>,
        tensors: &Tensors<'a>,
    ) -> Result<Plan<'a>, AttentionError> {
        let chip = Chip::of(device);
        let chip = Chip {
            multiprocessors: self.multiprocessors.unwrap_or(chip.multiprocessors),
            ..chip
        };
        if let Some(kernel) = self.kernel(problem) {
            return plan_with(&kernel, chip, problem, tensors);
        }
        let shared = self
            .sharing
            .map(|it| plan_mixed(chip, problem, tensors, it));
        match shared.transpose()?.flatten() {
            Some(plan) => Ok(plan),
            None => plan(chip, problem, tensors),
        }
    }

    /// Computes a case, with `attention_into()` where that chooses the kernel.
    ///
    /// # Errors
    /// As [`Self::plan`], and when loading or launching fails.
    pub fn run<T: AttentionElement>(
        &self,
        device: &Device,
        case: &Case,
        views: Views<'_, T>,
    ) -> Result<(), AttentionError> {
        if *self == Runner::ATTENTION {
            let Views {
                inputs,
                o,
                lse,
                options,
            } = views;
            return attention_into(device, inputs, o, lse, &options);
        }
        let problem = Problem {
            options: views.options,
            ..case.problem::<T>()
        };
        self.plan(device, &problem, &views.tensors())?.run(device)
    }
}

impl fmt::Display for Runner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kernel {
            Some((kernel, _)) => write!(f, "the tiles of {}", kernel.spec())?,
            None => write!(f, "attention()")?,
        }
        if let Some(sharing) = self.sharing {
            write!(f, " with {sharing:?}")?;
        }
        match self.multiprocessors {
            Some(count) => write!(f, " on {count} multiprocessors"),
            None => Ok(()),
        }
    }
}
