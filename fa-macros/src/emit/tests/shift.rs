/// The tunables of the kernel [`Shift`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct ShiftConfig {
    /// `BY`: false, true.
    by: bool,
    /// `LEN`: 0, 8.
    len: u32,
}
impl ::fa_dsl::config::KernelConfig for ShiftConfig {
    const NAME: &'static str = "Shift";
    const TUNABLES: &'static [::fa_dsl::config::Tunable] = &[
        ::fa_dsl::config::Tunable {
            name: "BY",
            values: &[
                ::fa_dsl::config::Value::Bool(false),
                ::fa_dsl::config::Value::Bool(true),
            ],
            names: &[],
            default: ::core::option::Option::Some(::fa_dsl::config::Value::Bool(false)),
            option: true,
        },
        ::fa_dsl::config::Tunable {
            name: "LEN",
            values: &[::fa_dsl::config::Value::U32(0), ::fa_dsl::config::Value::U32(8)],
            names: &[],
            default: ::core::option::Option::Some(::fa_dsl::config::Value::U32(0)),
            option: true,
        },
    ];
    const OPTIONAL: &'static [::fa_dsl::config::OptionalParam] = &[
        ::fa_dsl::config::OptionalParam {
            name: "by",
            when: ::core::stringify!(BY),
        },
        ::fa_dsl::config::OptionalParam {
            name: "len",
            when: ::core::stringify!(LEN == 0),
        },
    ];
    fn presence(&self) -> ::fa_dsl::abi::Presence {
        #[allow(unused_variables)]
        let config = *self;
        #[allow(non_snake_case, unused_variables)]
        let (BY, LEN) = (self.by, self.len);
        ::fa_dsl::abi::Presence::of([BY, LEN == 0])
    }
    fn values(&self) -> ::fa_dsl::config::Values {
        ::fa_dsl::config::Values::of([
            ::fa_dsl::config::Value::Bool(self.by),
            ::fa_dsl::config::Value::U32(self.len),
        ])
    }
    fn from_values(values: &[::fa_dsl::config::Value]) -> ::core::option::Option<Self> {
        match *values {
            [::fa_dsl::config::Value::Bool(by), ::fa_dsl::config::Value::U32(len)] => {
                ::core::option::Option::Some(Self { by, len })
            }
            _ => ::core::option::Option::None,
        }
    }
    fn check(
        &self,
        _target: &::fa_dsl::target::Target,
    ) -> ::core::result::Result<(), ::std::vec::Vec<::fa_dsl::config::GateError>> {
        ::core::result::Result::Ok(())
    }
    fn stage(
        &self,
    ) -> ::core::result::Result<
        ::fa_dsl::ir::Kernel,
        ::std::vec::Vec<::fa_dsl::stage::StageError>,
    > {
        #[allow(unused_variables)]
        let config = *self;
        #[allow(non_snake_case, unused_variables)]
        let (BY, LEN) = (self.by, self.len);
        ::fa_dsl::stage::record(
            "shift",
            32,
            1,
            || {
                let y = <TensorMut<f32> as ::fa_dsl::stage::Param>::declare("y");
                let by = ::fa_dsl::config::KernelConfig::presence(self)
                    .has(0usize)
                    .then(|| <u32 as ::fa_dsl::stage::Param>::declare("by"));
                let len = ::fa_dsl::config::KernelConfig::presence(self)
                    .has(1usize)
                    .then(|| <u32 as ::fa_dsl::stage::Param>::declare("len"));
                let __fn_depth = ::fa_dsl::stage::depth();
                ::fa_dsl::stage::at();
                y.set(by, len);
            },
        )
    }
}
/// The kernel `shift`.
#[allow(dead_code)]
#[derive(Clone, Copy, Debug)]
struct Shift<const BY: bool = false, const LEN: u32 = 0>;
#[allow(dead_code)]
impl<const BY: bool, const LEN: u32> Shift<BY, LEN> {
    /// The configuration.
    const CONFIG: ShiftConfig = ShiftConfig { by: BY, len: LEN };
    /// The kernel in this configuration. Does not compile if a gate is broken or a value is
    /// not one of the listed ones.
    #[must_use]
    const fn new() -> Self {
        const {
            ::core::assert!(
                LEN == 0 || LEN == 8, "tunable `LEN` of `Shift` must be one of 0, 8"
            );
        }
        Self
    }
    /// The configuration as a plain value.
    #[must_use]
    const fn config(self) -> ShiftConfig {
        Self::CONFIG
    }
}
impl<const BY: bool, const LEN: u32> ::core::default::Default for Shift<BY, LEN> {
    fn default() -> Self {
        Self::new()
    }
}
/// The arguments of the kernel [`Shift`].
#[allow(dead_code)]
#[derive(Debug)]
struct ShiftArgs<'a> {
    /// `y`
    y: <TensorMut<f32> as ::fa_dsl::stage::Param>::Host<'a>,
    /// How far.
    ///
    /// `Some` exactly when `BY`.
    by: ::core::option::Option<<u32 as ::fa_dsl::stage::Param>::Host<'a>>,
    /// `len`.
    ///
    /// `Some` exactly when `LEN == 0`.
    len: ::core::option::Option<<u32 as ::fa_dsl::stage::Param>::Host<'a>>,
}
impl ::fa_dsl::config::KernelArgs for ShiftArgs<'_> {
    type Config = ShiftConfig;
    fn pack(&self, args: &mut ::fa_dsl::abi::ArgBuffer) {
        args.set_presence(
            ::fa_dsl::abi::Presence::of([self.by.is_some(), self.len.is_some()]),
        );
        <TensorMut<f32> as ::fa_dsl::stage::Param>::pack(&self.y, "y", args);
        if let ::core::option::Option::Some(given) = &self.by {
            <u32 as ::fa_dsl::stage::Param>::pack(given, "by", args);
        }
        if let ::core::option::Option::Some(given) = &self.len {
            <u32 as ::fa_dsl::stage::Param>::pack(given, "len", args);
        }
    }
}
::fa_dsl::inventory::submit! {
    ::fa_dsl::config::KernelEntry::of:: < ShiftConfig > ()
}
