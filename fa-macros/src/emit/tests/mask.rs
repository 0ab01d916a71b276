/// The tunables of the kernel [`Mask`].
struct MaskConfig<T> {
    /// `WIDE`: false, true.
    wide: bool,
    /// The options that the kernel shares with others.
    variant: Variant,
    /// The type of the elements.
    element: ::core::marker::PhantomData<fn() -> T>,
}
impl<T> ::core::clone::Clone for MaskConfig<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> ::core::marker::Copy for MaskConfig<T> {}
impl<T> ::core::fmt::Debug for MaskConfig<T> {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_struct("MaskConfig")
            .field("wide", &self.wide)
            .field("variant", &self.variant)
            .field("element", &self.element)
            .finish()
    }
}
impl<T> ::core::cmp::PartialEq for MaskConfig<T> {
    fn eq(&self, other: &Self) -> bool {
        self.wide == other.wide && self.variant == other.variant
            && self.element == other.element
    }
}
impl<T> ::core::cmp::Eq for MaskConfig<T> {}
impl<T> ::core::hash::Hash for MaskConfig<T> {
    fn hash<__H: ::core::hash::Hasher>(&self, state: &mut __H) {
        ::core::hash::Hash::hash(&self.wide, state);
        ::core::hash::Hash::hash(&self.variant, state);
        ::core::hash::Hash::hash(&self.element, state);
    }
}
impl<T: ::fa_dsl::abi::Element> ::fa_dsl::config::KernelConfig for MaskConfig<T> {
    const NAME: &'static str = ::fa_dsl::stage::of_element::<
        T,
    >(
        &[(<f32 as ::fa_dsl::abi::Element>::NAME, "MaskF32")],
        "`Mask` is a kernel for elements `f32` only",
    );
    const TUNABLES: &'static [::fa_dsl::config::Tunable] = const {
        &::fa_dsl::stage::join_tunables(
            &[
                &[
                    ::fa_dsl::config::Tunable {
                        name: "WIDE",
                        values: &[
                            ::fa_dsl::config::Value::Bool(false),
                            ::fa_dsl::config::Value::Bool(true),
                        ],
                        names: &[],
                        default: ::core::option::Option::Some(
                            ::fa_dsl::config::Value::Bool(false),
                        ),
                        option: false,
                    },
                ],
                <Variant as ::fa_dsl::config::OptionGroup>::TUNABLES,
            ],
        )
    }
        .rows();
    const OPTIONAL: &'static [::fa_dsl::config::OptionalParam] = const {
        &::fa_dsl::stage::join_optional(
            &[
                &[
                    ::fa_dsl::config::OptionalParam {
                        name: "width",
                        when: ::core::stringify!(WIDE),
                    },
                ],
                <Io<T> as ::fa_dsl::config::ParamGroup>::OPTIONAL,
                <Problem as ::fa_dsl::config::ParamGroup>::OPTIONAL,
            ],
        )
    }
        .rows();
    fn presence(&self) -> ::fa_dsl::abi::Presence {
        #[allow(unused_variables)]
        let config = *self;
        #[allow(non_snake_case, unused_variables)]
        let (WIDE,) = (self.wide,);
        ::fa_dsl::abi::Presence::of([WIDE])
            .and(
                1usize,
                <Io<T> as ::fa_dsl::config::ParamGroup>::presence(&self.variant),
            )
            .and(
                1usize + <Io<T> as ::fa_dsl::config::ParamGroup>::OPTIONAL.len(),
                <Problem as ::fa_dsl::config::ParamGroup>::presence(&self.variant),
            )
    }
    fn values(&self) -> ::fa_dsl::config::Values {
        let mut values = ::fa_dsl::config::Values::of([
            ::fa_dsl::config::Value::Bool(self.wide),
        ]);
        <Variant as ::fa_dsl::config::OptionGroup>::push_values(
            &self.variant,
            &mut values,
        );
        values
    }
    fn from_values(values: &[::fa_dsl::config::Value]) -> ::core::option::Option<Self> {
        match *values {
            [::fa_dsl::config::Value::Bool(wide), ref __rest @ ..] => {
                <Variant as ::fa_dsl::config::OptionGroup>::from_values(__rest)
                    .map(|variant| Self {
                        wide,
                        variant,
                        element: ::core::marker::PhantomData,
                    })
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
        let (WIDE,) = (self.wide,);
        ::fa_dsl::stage::record(
            const {
                ::fa_dsl::stage::of_element::<
                    T,
                >(
                    &[(<f32 as ::fa_dsl::abi::Element>::NAME, "mask_f32")],
                    "`Mask` is a kernel for elements `f32` only",
                )
            },
            32,
            1,
            || {
                let io = <Io<T> as ::fa_dsl::config::ParamGroup>::declare(&self.variant);
                let width = ::fa_dsl::config::KernelConfig::presence(self)
                    .has(0usize)
                    .then(|| <u32 as ::fa_dsl::stage::Param>::declare("width"));
                let problem = <Problem as ::fa_dsl::config::ParamGroup>::declare(
                    &self.variant,
                );
                let __fn_depth = ::fa_dsl::stage::depth();
                ::fa_dsl::stage::at();
                io.y.mask(problem, width);
            },
        )
    }
}
#[allow(dead_code)]
impl<T> MaskConfig<T> {
    /// This configuration with other options.
    #[must_use]
    const fn with_variant(mut self, variant: Variant) -> Self {
        self.variant = variant;
        self
    }
}
/// The kernel `mask`.
#[allow(dead_code)]
struct Mask<T, const WIDE: bool = false>(::core::marker::PhantomData<fn() -> T>);
impl<T, const WIDE: bool> ::core::clone::Clone for Mask<T, WIDE> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, const WIDE: bool> ::core::marker::Copy for Mask<T, WIDE> {}
impl<T, const WIDE: bool> ::core::fmt::Debug for Mask<T, WIDE> {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.write_str("Mask")
    }
}
#[allow(dead_code)]
impl<T: ::fa_dsl::abi::Element, const WIDE: bool> Mask<T, WIDE> {
    /// The configuration, its options at their defaults.
    const CONFIG: MaskConfig<T> = MaskConfig {
        wide: WIDE,
        variant: <Variant as ::fa_dsl::config::OptionGroup>::DEFAULT,
        element: ::core::marker::PhantomData,
    };
    /// The kernel in this configuration. Does not compile if a gate is broken or a value is
    /// not one of the listed ones.
    #[must_use]
    const fn new() -> Self {
        const {
            let _ = <MaskConfig<T> as ::fa_dsl::config::KernelConfig>::NAME;
        }
        Self(::core::marker::PhantomData)
    }
    /// The configuration as a plain value.
    #[must_use]
    const fn config(self) -> MaskConfig<T> {
        Self::CONFIG
    }
}
impl<T: ::fa_dsl::abi::Element, const WIDE: bool> ::core::default::Default
for Mask<T, WIDE> {
    fn default() -> Self {
        Self::new()
    }
}
/// The arguments of the kernel [`Mask`].
#[allow(dead_code)]
#[derive(Debug)]
struct MaskArgs<'a, T: ::fa_dsl::abi::Element> {
    /// The parameters of `io`.
    io: <Io<T> as ::fa_dsl::config::ParamGroup>::Host<'a>,
    /// `width`.
    ///
    /// `Some` exactly when `WIDE`.
    width: ::core::option::Option<<u32 as ::fa_dsl::stage::Param>::Host<'a>>,
    /// What is computed.
    problem: <Problem as ::fa_dsl::config::ParamGroup>::Host<'a>,
}
impl<T: ::fa_dsl::abi::Element> ::fa_dsl::config::KernelArgs for MaskArgs<'_, T> {
    type Config = MaskConfig<T>;
    fn pack(&self, args: &mut ::fa_dsl::abi::ArgBuffer) {
        args.set_presence(
            ::fa_dsl::abi::Presence::of([self.width.is_some()])
                .and(1usize, <Io<T> as ::fa_dsl::config::ParamGroup>::given(&self.io))
                .and(
                    1usize + <Io<T> as ::fa_dsl::config::ParamGroup>::OPTIONAL.len(),
                    <Problem as ::fa_dsl::config::ParamGroup>::given(&self.problem),
                ),
        );
        <Io<T> as ::fa_dsl::config::ParamGroup>::pack(&self.io, args);
        if let ::core::option::Option::Some(given) = &self.width {
            <u32 as ::fa_dsl::stage::Param>::pack(given, "width", args);
        }
        <Problem as ::fa_dsl::config::ParamGroup>::pack(&self.problem, args);
    }
}
/// [`MaskConfig`] of `f32`.
#[allow(dead_code)]
type MaskF32Config = MaskConfig<f32>;
/// [`Mask`] of `f32`.
#[allow(dead_code)]
type MaskF32<const WIDE: bool = false> = Mask<f32, WIDE>;
/// [`MaskArgs`] of `f32`.
#[allow(dead_code)]
type MaskF32Args<'a> = MaskArgs<'a, f32>;
::fa_dsl::inventory::submit! {
    ::fa_dsl::config::KernelEntry::of:: < MaskConfig < f32 > > ()
}
