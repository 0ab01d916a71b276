#[cfg(gpu)]
/// The tunables of the kernel [`Scale`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ScaleConfig {
    /// Threads.
    pub(crate) block: u32,
    /// `TYPE`: false, true.
    pub(crate) r#type: bool,
}
#[cfg(gpu)]
impl ::fa_dsl::config::KernelConfig for ScaleConfig {
    const NAME: &'static str = "Scale";
    const TUNABLES: &'static [::fa_dsl::config::Tunable] = &[
        ::fa_dsl::config::Tunable {
            name: "BLOCK",
            values: &[
                ::fa_dsl::config::Value::U32(128),
                ::fa_dsl::config::Value::U32(256),
            ],
            names: &[],
            default: ::core::option::Option::None,
            option: false,
        },
        ::fa_dsl::config::Tunable {
            name: "TYPE",
            values: &[
                ::fa_dsl::config::Value::Bool(false),
                ::fa_dsl::config::Value::Bool(true),
            ],
            names: &[],
            default: ::core::option::Option::Some(::fa_dsl::config::Value::Bool(true)),
            option: true,
        },
    ];
    fn values(&self) -> ::fa_dsl::config::Values {
        ::fa_dsl::config::Values::of([
            ::fa_dsl::config::Value::U32(self.block),
            ::fa_dsl::config::Value::Bool(self.r#type),
        ])
    }
    fn from_values(values: &[::fa_dsl::config::Value]) -> ::core::option::Option<Self> {
        match *values {
            [::fa_dsl::config::Value::U32(block), ::fa_dsl::config::Value::Bool(r#type),
            ] => ::core::option::Option::Some(Self { block, r#type }),
            _ => ::core::option::Option::None,
        }
    }
    fn check(
        &self,
        target: &::fa_dsl::target::Target,
    ) -> ::core::result::Result<(), ::std::vec::Vec<::fa_dsl::config::GateError>> {
        gates::check(self, target)
    }
    #[allow(unused)]
    fn stage(
        &self,
    ) -> ::core::result::Result<
        ::fa_dsl::ir::Kernel,
        ::std::vec::Vec<::fa_dsl::stage::StageError>,
    > {
        #[allow(unused_variables)]
        let config = *self;
        #[allow(non_snake_case, unused_variables)]
        let (BLOCK, TYPE) = (self.block, self.r#type);
        ::fa_dsl::stage::record(
            "scale",
            BLOCK,
            2,
            || {
                let y = <TensorMut<f32> as ::fa_dsl::stage::Param>::declare("y");
                let a = <f32 as ::fa_dsl::stage::Param>::declare("a");
                let __fn_depth = ::fa_dsl::stage::depth();
                ::fa_dsl::stage::at();
                y.set(0, a);
            },
        )
    }
}
#[cfg(gpu)]
/// y = a·x
#[allow(dead_code)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale<const BLOCK: u32, const TYPE: bool = true>;
#[cfg(gpu)]
#[allow(dead_code)]
impl<const BLOCK: u32, const TYPE: bool> Scale<BLOCK, TYPE> {
    /// The configuration.
    pub(crate) const CONFIG: ScaleConfig = ScaleConfig {
        block: BLOCK,
        r#type: TYPE,
    };
    /// The kernel in this configuration. Does not compile if a gate is broken or a value is
    /// not one of the listed ones.
    #[must_use]
    pub(crate) const fn new() -> Self {
        const {
            if let ::core::option::Option::Some(reason) = gates::first_broken(
                &Self::CONFIG,
            ) {
                ::core::panic!("{}", reason)
            }
            ::core::assert!(
                BLOCK == 128 || BLOCK == 256,
                "tunable `BLOCK` of `Scale` must be one of 128, 256"
            );
        }
        Self
    }
    /// The configuration as a plain value.
    #[must_use]
    pub(crate) const fn config(self) -> ScaleConfig {
        Self::CONFIG
    }
}
#[cfg(gpu)]
impl<const BLOCK: u32, const TYPE: bool> ::core::default::Default
for Scale<BLOCK, TYPE> {
    fn default() -> Self {
        Self::new()
    }
}
#[cfg(gpu)]
/// The arguments of the kernel [`Scale`].
#[allow(dead_code)]
#[derive(Debug)]
pub(crate) struct ScaleArgs<'a> {
    /// `y`
    pub(crate) y: <TensorMut<f32> as ::fa_dsl::stage::Param>::Host<'a>,
    /// Factor.
    pub(crate) a: <f32 as ::fa_dsl::stage::Param>::Host<'a>,
}
#[cfg(gpu)]
impl ::fa_dsl::config::KernelArgs for ScaleArgs<'_> {
    type Config = ScaleConfig;
    fn pack(&self, args: &mut ::fa_dsl::abi::ArgBuffer) {
        <TensorMut<f32> as ::fa_dsl::stage::Param>::pack(&self.y, "y", args);
        <f32 as ::fa_dsl::stage::Param>::pack(&self.a, "a", args);
    }
}
#[cfg(gpu)]
::fa_dsl::inventory::submit! {
    ::fa_dsl::config::KernelEntry::of:: < ScaleConfig > ()
}
