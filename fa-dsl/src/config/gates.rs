//! [`gates!`](crate::gates): what a configuration has to satisfy, each condition stated once.

use std::fmt::{Display, Write};

/// A gate that a configuration does not pass.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("gate `{gate}`: {reason}")]
pub struct GateError {
    /// The gate's name.
    pub gate: &'static str,
    /// What is too large or does not fit, with the numbers, and what would pass.
    pub reason: String,
}

/// `text` with the numbers behind it: `BLOCK_M has to split: BLOCK_M 64, NUM_WARPS 3`.
#[doc(hidden)]
pub fn reason(text: &str, numbers: &[(&str, &dyn Display)]) -> String {
    let mut reason = text.to_owned();
    let mut separator = ": ";
    for (name, number) in numbers {
        // Writing to a `String` does not fail.
        let _ = write!(reason, "{separator}{name} {number}");
        separator = ", ";
    }
    reason
}

/// Writes a kernel's gates module: what a configuration has to satisfy.
///
/// ```
/// # use fa_dsl::prelude::*;
/// # #[kernel(name = Rows, types(f16, bf16), threads = NUM_WARPS * 32, gates = gates)]
/// # pub fn rows<
/// #     T: Half,
/// #     #[values(32, 64)] const BLOCK_M: u32,
/// #     #[values(2, 3, 4)] const NUM_WARPS: u32,
/// #     #[values(1, 64)] const STAGES: u32 = 1,
/// # >(_y: TensorMut<T>) {}
/// mod gates {
///     use super::{Half, RowsConfig};
///     use fa_dsl::target::Arch;
///
///     const fn shared_bytes<T: Half>(config: &RowsConfig<T>) -> u32 {
///         config.block_m / config.num_warps * config.stages * 1024
///     }
///
///     fa_dsl::gates! {
///         /// What a configuration of `Rows` has to satisfy.
///         for<T: Half> |config: RowsConfig<T>, target| at Arch::Sm90a;
///
///         structural gate "tiles": config.block_m.is_multiple_of(16 * config.num_warps),
///             "NUM_WARPS have to split BLOCK_M into parts of 16 rows",
///             [BLOCK_M = config.block_m, NUM_WARPS = config.num_warps];
///
///         let bytes = shared_bytes(config);
///         gate "shared memory": bytes <= target.shared_per_cta,
///             "the slots do not fit shared memory; use fewer STAGES",
///             ["bytes" = bytes, "available" = target.shared_per_cta];
///     }
/// }
///
/// # fn main() {
/// use fa_dsl::config::KernelConfig;
/// use fa_dsl::target::{Arch, Target};
///
/// let errors = Rows::<f16, 64, 3>::CONFIG.check(&Target::new(Arch::Sm80)).unwrap_err();
/// assert_eq!(
///     errors[0].to_string(),
///     "gate `tiles`: NUM_WARPS have to split BLOCK_M into parts of 16 rows: BLOCK_M 64, NUM_WARPS 3"
/// );
/// let _ = Rows::<f16, 64, 4>::new(); // `Rows::<f16, 64, 3>::new()` does not compile.
/// # }
/// ```
///
/// The head names the type parameter with its bound, if the configuration has one; the names of the
/// configuration and the target in what follows; the configuration's type; and the architecture on
/// which [`new`](macro@crate::kernel) asserts the gates, which is the one that allows most.
///
/// Each `gate` has its name, the condition that lets a configuration pass, the text for one that
/// does not, and the numbers that the text is followed by. Conditions are evaluated at compile time,
/// too, so they call `const fn`s only. They are evaluated in order. After a `structural gate` that
/// is broken no later one is, nor a later `let`: those may divide by what it vouches for.
///
/// Yields
/// - `pub const fn first_broken(config) -> Option<&'static str>`, which `new` asserts
/// - `pub fn check(config, target) -> Result<(), Vec<GateError>>`, every broken gate with the numbers
/// - `pub const NAMES: &[&str]`, the names of the gates in order
#[macro_export]
macro_rules! gates {
    // The rules that start with `@` are the macro's own.

    // In constants: the first broken gate.
    (@first [$config:ident $target:ident]) => {};
    (@first $with:tt let $name:ident $(: $ty:ty)? = $value:expr; $($rest:tt)*) => {
        let $name $(: $ty)? = $value;
        $crate::gates!(@first $with $($rest)*);
    };
    (@first $with:tt structural gate $($rest:tt)*) => {
        $crate::gates!(@first $with gate $($rest)*);
    };
    (@first $with:tt gate $gate:literal: $passes:expr, $text:literal $(, [$($number:tt = $value:expr),* $(,)?])?; $($rest:tt)*) => {
        if !$passes {
            return ::core::option::Option::Some(::core::concat!("gate `", $gate, "`: ", $text));
        }
        $crate::gates!(@first $with $($rest)*);
    };

    // At run time: every broken gate, with the numbers.
    (@check $errors:ident) => {};
    (@check $errors:ident let $name:ident $(: $ty:ty)? = $value:expr; $($rest:tt)*) => {
        let $name $(: $ty)? = $value;
        $crate::gates!(@check $errors $($rest)*);
    };
    (@check $errors:ident structural gate $gate:literal: $passes:expr, $text:literal $(, [$($number:tt = $value:expr),* $(,)?])?; $($rest:tt)*) => {
        if !$passes {
            $errors.push($crate::gates!(@error $gate, $text $(, [$($number = $value),*])?));
            return ::core::result::Result::Err($errors);
        }
        $crate::gates!(@check $errors $($rest)*);
    };
    (@check $errors:ident gate $gate:literal: $passes:expr, $text:literal $(, [$($number:tt = $value:expr),* $(,)?])?; $($rest:tt)*) => {
        if !$passes {
            $errors.push($crate::gates!(@error $gate, $text $(, [$($number = $value),*])?));
        }
        $crate::gates!(@check $errors $($rest)*);
    };
    (@error $gate:literal, $text:literal $(, [$($number:tt = $value:expr),*])?) => {
        $crate::config::GateError {
            gate: $gate,
            reason: $crate::config::gate_reason(
                $text,
                &[$($(($crate::gates!(@label $number), &$value)),*)?],
            ),
        }
    };
    (@label $number:ident) => { ::core::stringify!($number) };
    (@label $number:literal) => { $number };

    // The names.
    (@names [$($names:literal)*]) => { &[$($names),*] };
    (@names $names:tt let $name:ident $(: $ty:ty)? = $value:expr; $($rest:tt)*) => {
        $crate::gates!(@names $names $($rest)*)
    };
    (@names $names:tt structural gate $($rest:tt)*) => {
        $crate::gates!(@names $names gate $($rest)*)
    };
    (@names [$($names:literal)*] gate $gate:literal: $passes:expr, $text:literal $(, [$($number:tt = $value:expr),* $(,)?])?; $($rest:tt)*) => {
        $crate::gates!(@names [$($names)* $gate] $($rest)*)
    };

    // The head.
    (
        $(#[$meta:meta])*
        $(for<$element:ident $(: $bound:path)?>)? |$config:ident: $ty:ty, $target:ident| at $arch:expr;
        $($rest:tt)*
    ) => {
        /// The names of the gates, in the order in which they are evaluated.
        pub const NAMES: &[&str] = $crate::gates!(@names [] $($rest)*);

        /// The first gate that the configuration breaks on the architecture that allows most.
        pub const fn first_broken $(<$element $(: $bound)?>)? (
            $config: &$ty,
        ) -> ::core::option::Option<&'static str> {
            let $target = &$crate::target::Target::new($arch);
            let _ = ($config, $target);
            $crate::gates!(@first [$config $target] $($rest)*);
            ::core::option::Option::None
        }

        $(#[$meta])*
        ///
        /// # Errors
        /// The broken gates, with the numbers.
        pub fn check $(<$element $(: $bound)?>)? (
            $config: &$ty,
            $target: &$crate::target::Target,
        ) -> ::core::result::Result<(), ::std::vec::Vec<$crate::config::GateError>> {
            let _ = ($config, $target);
            let mut errors = ::std::vec::Vec::new();
            $crate::gates!(@check errors $($rest)*);
            if errors.is_empty() {
                ::core::result::Result::Ok(())
            } else {
                ::core::result::Result::Err(errors)
            }
        }
    };
}
