//! Options and parameters that several kernels share, declared once in plain Rust.

use std::fmt;
use std::hash::Hash;

use super::optional::OptionalParam;
use super::value::{Tunable, Value, Values};
use crate::abi::{ArgBuffer, Presence};

/// Compile-time options that kernels share: the part of a configuration that belongs to the problem.
///
/// A kernel takes them with `#[kernel(options(variant: Variant), …)]`: its configuration then has a
/// field `variant`, and the group's tunables follow its own in [`crate::config::KernelConfig::TUNABLES`], in
/// values and in specs.
pub trait OptionGroup: Copy + fmt::Debug + Eq + Hash + Send + Sync + 'static {
    /// Its tunables. Each is an [`option`](Tunable::option) and has a default.
    const TUNABLES: &'static [Tunable];
    /// The options at the tunables' defaults.
    const DEFAULT: Self;

    /// Appends the tunables' values, in order.
    fn push_values(&self, values: &mut Values);

    /// The options with these values, which have the number and the kinds of [`Self::TUNABLES`];
    /// `None` if they do not.
    fn from_values(values: &[Value]) -> Option<Self>;
}

/// Run-time parameters that kernels share, of which the options say which there are.
///
/// A kernel takes them as one parameter, `#[group] problem: Problem`. An implementation adds and
/// packs them one by one through [`crate::build::Param`], in the same order in both:
///
/// ```
/// use fa_dsl::abi::{ArgBuffer, Presence};
/// use fa_dsl::build::Param;
/// use fa_dsl::config::{OptionGroup, OptionalParam, ParamGroup, Tunable, Value, Values};
/// use fa_dsl::prelude::*;
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
/// struct Variant {
///     softcap: bool,
/// }
///
/// impl OptionGroup for Variant {
///     const TUNABLES: &'static [Tunable] = &[Tunable::flag("SOFTCAP")];
///     const DEFAULT: Self = Variant { softcap: false };
///     fn push_values(&self, values: &mut Values) {
///         values.push(self.softcap);
///     }
///     fn from_values(values: &[Value]) -> Option<Self> {
///         match *values {
///             [Value::Bool(softcap)] => Some(Variant { softcap }),
///             _ => None,
///         }
///     }
/// }
///
/// /// What a kernel sees.
/// struct Problem {
///     scale: Reg<f32>,
///     softcap: Option<Reg<f32>>,
/// }
///
/// /// What a launch passes.
/// #[derive(Debug)]
/// struct Numbers {
///     scale: f32,
///     softcap: Option<f32>,
/// }
///
/// impl ParamGroup for Problem {
///     type Options = Variant;
///     type Handle = Problem;
///     type Host<'a> = Numbers;
///     const OPTIONAL: &'static [OptionalParam] =
///         &[OptionalParam { name: "softcap", when: "SOFTCAP" }];
///     fn presence(options: &Variant) -> Presence {
///         Presence::of([options.softcap])
///     }
///     fn declare(options: &Variant) -> Problem {
///         Problem {
///             scale: f32::declare("scale"),
///             softcap: options.softcap.then(|| f32::declare("softcap")),
///         }
///     }
///     fn given(host: &Numbers) -> Presence {
///         Presence::of([host.softcap.is_some()])
///     }
///     fn pack(host: &Numbers, args: &mut ArgBuffer) {
///         f32::pack(&host.scale, "scale", args);
///         if let Some(softcap) = &host.softcap {
///             f32::pack(softcap, "softcap", args);
///         }
///     }
/// }
///
/// /// y ← scale·y, or what a cap leaves of it.
/// #[kernel(name = Scores, threads = 32, options(variant: Variant))]
/// fn scores(y: TensorMut<f32>, #[group] problem: Problem) {
///     let y = y.at(&[thread()]);
///     let scaled = y.load(0) * problem.scale;
///     y.store(0, if let Some(cap) = problem.softcap { scaled.min(cap) } else { scaled });
/// }
///
/// use fa_dsl::config::KernelConfig;
/// let capped = Scores::CONFIG.with_variant(Variant { softcap: true });
/// assert_eq!(capped.spec(), "Scores<SOFTCAP=true>");
/// assert_eq!(capped.presence(), Presence::of([true]));
/// ```
pub trait ParamGroup {
    /// The options that say which of the parameters there are.
    type Options: OptionGroup;
    /// What the kernel's body sees.
    type Handle;
    /// What a launch passes. It prints itself (`Debug`), as all arguments do.
    type Host<'a>;
    /// Those of the parameters that not every kernel has, in order.
    const OPTIONAL: &'static [OptionalParam];

    /// Which of [`Self::OPTIONAL`] a kernel with these options has.
    fn presence(options: &Self::Options) -> Presence;

    /// Adds the parameters to the kernel being staged.
    fn declare(options: &Self::Options) -> Self::Handle;

    /// Which of [`Self::OPTIONAL`] a launch gives.
    fn given(host: &Self::Host<'_>) -> Presence;

    /// Appends the words of the parameters that are given, in the order of [`Self::declare`].
    fn pack(host: &Self::Host<'_>, args: &mut ArgBuffer);
}

/// Rows of several tables, one after the other. Emitted in constants.
#[derive(Debug)]
pub struct Joined<R, const MAX: usize> {
    rows: [R; MAX],
    count: usize,
}

impl<R, const MAX: usize> Joined<R, MAX> {
    /// The rows.
    pub const fn rows(&self) -> &[R] {
        self.rows.split_at(self.count).0
    }
}

impl<R: Copy, const MAX: usize> Joined<R, MAX> {
    const fn of(filler: R, tables: &[&[R]], too_many: &'static str) -> Self {
        let mut joined = Joined {
            rows: [filler; MAX],
            count: 0,
        };
        let mut table = 0;
        while table < tables.len() {
            let mut row = 0;
            while row < tables[table].len() {
                assert!(joined.count < MAX, "{}", too_many);
                joined.rows[joined.count] = tables[table][row];
                joined.count += 1;
                row += 1;
            }
            table += 1;
        }
        joined
    }
}

/// A kernel's own tunables and those of its options.
pub const fn join_tunables(tables: &[&[Tunable]]) -> Joined<Tunable, { Values::MAX }> {
    Joined::of(
        Tunable::flag(""),
        tables,
        "a kernel has at most 32 tunables, those of its options included",
    )
}

/// A kernel's own optional parameters and those of its groups.
pub const fn join_optional(
    tables: &[&[OptionalParam]],
) -> Joined<OptionalParam, { Presence::MAX }> {
    let filler = OptionalParam { name: "", when: "" };
    Joined::of(
        filler,
        tables,
        "a kernel has at most 64 optional parameters, those of its groups included",
    )
}
