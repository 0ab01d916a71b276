/// The tunables of the kernel [`Double`].
pub struct DoubleConfig<T> {
    /// `TIMES`: 1, 2.
    pub times: u32,
    /// What is doubled.
    pub element: ::core::marker::PhantomData<fn() -> T>,
}
impl<T> ::core::clone::Clone for DoubleConfig<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> ::core::marker::Copy for DoubleConfig<T> {}
impl<T> ::core::fmt::Debug for DoubleConfig<T> {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_struct("DoubleConfig")
            .field("times", &self.times)
            .field("element", &self.element)
            .finish()
    }
}
impl<T> ::core::cmp::PartialEq for DoubleConfig<T> {
    fn eq(&self, other: &Self) -> bool {
        self.times == other.times && self.element == other.element
    }
}
impl<T> ::core::cmp::Eq for DoubleConfig<T> {}
impl<T> ::core::hash::Hash for DoubleConfig<T> {
    fn hash<__H: ::core::hash::Hasher>(&self, state: &mut __H) {
        ::core::hash::Hash::hash(&self.times, state);
        ::core::hash::Hash::hash(&self.element, state);
    }
}
impl<T: Half + ::fa_dsl::abi::Element> ::fa_dsl::config::KernelConfig
for DoubleConfig<T> {
    const NAME: &'static str = ::fa_dsl::stage::of_element::<
        T,
    >(
        &[
            (<f16 as ::fa_dsl::abi::Element>::NAME, "DoubleF16"),
            (<bf16 as ::fa_dsl::abi::Element>::NAME, "DoubleBf16"),
        ],
        "`Double` is a kernel for elements `f16`, `bf16` only",
    );
    const TUNABLES: &'static [::fa_dsl::config::Tunable] = &[
        ::fa_dsl::config::Tunable {
            name: "TIMES",
            values: &[::fa_dsl::config::Value::U32(1), ::fa_dsl::config::Value::U32(2)],
            names: &[],
            default: ::core::option::Option::Some(::fa_dsl::config::Value::U32(1)),
            option: false,
        },
    ];
    fn values(&self) -> ::fa_dsl::config::Values {
        ::fa_dsl::config::Values::of([::fa_dsl::config::Value::U32(self.times)])
    }
    fn from_values(values: &[::fa_dsl::config::Value]) -> ::core::option::Option<Self> {
        match *values {
            [::fa_dsl::config::Value::U32(times)] => {
                ::core::option::Option::Some(Self {
                    times,
                    element: ::core::marker::PhantomData,
                })
            }
            _ => ::core::option::Option::None,
        }
    }
    fn check(
        &self,
        target: &::fa_dsl::target::Target,
    ) -> ::core::result::Result<(), ::std::vec::Vec<::fa_dsl::config::GateError>> {
        gates::check(self, target)
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
        let (TIMES,) = (self.times,);
        ::fa_dsl::stage::record(
            const {
                ::fa_dsl::stage::of_element::<
                    T,
                >(
                    &[
                        (<f16 as ::fa_dsl::abi::Element>::NAME, "double_f16"),
                        (<bf16 as ::fa_dsl::abi::Element>::NAME, "double_bf16"),
                    ],
                    "`Double` is a kernel for elements `f16`, `bf16` only",
                )
            },
            32,
            1,
            || {
                let y = <TensorMut<T> as ::fa_dsl::stage::Param>::declare("y");
                let __fn_depth = ::fa_dsl::stage::depth();
                ::fa_dsl::stage::at();
                y.double(TIMES);
            },
        )
    }
}
/// The kernel `double`.
#[allow(dead_code)]
pub struct Double<T, const TIMES: u32 = 1>(::core::marker::PhantomData<fn() -> T>);
impl<T, const TIMES: u32> ::core::clone::Clone for Double<T, TIMES> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, const TIMES: u32> ::core::marker::Copy for Double<T, TIMES> {}
impl<T, const TIMES: u32> ::core::fmt::Debug for Double<T, TIMES> {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.write_str("Double")
    }
}
#[allow(dead_code)]
impl<T: Half + ::fa_dsl::abi::Element, const TIMES: u32> Double<T, TIMES> {
    /// The configuration.
    pub const CONFIG: DoubleConfig<T> = DoubleConfig {
        times: TIMES,
        element: ::core::marker::PhantomData,
    };
    /// The kernel in this configuration. Does not compile if a gate is broken or a value is
    /// not one of the listed ones.
    #[must_use]
    pub const fn new() -> Self {
        const {
            let _ = <DoubleConfig<T> as ::fa_dsl::config::KernelConfig>::NAME;
            if let ::core::option::Option::Some(reason) = gates::first_broken(
                &Self::CONFIG,
            ) {
                ::core::panic!("{}", reason)
            }
            ::core::assert!(
                TIMES == 1 || TIMES == 2,
                "tunable `TIMES` of `Double` must be one of 1, 2"
            );
        }
        Self(::core::marker::PhantomData)
    }
    /// The configuration as a plain value.
    #[must_use]
    pub const fn config(self) -> DoubleConfig<T> {
        Self::CONFIG
    }
}
impl<T: Half + ::fa_dsl::abi::Element, const TIMES: u32> ::core::default::Default
for Double<T, TIMES> {
    fn default() -> Self {
        Self::new()
    }
}
/// The arguments of the kernel [`Double`].
#[allow(dead_code)]
#[derive(Debug)]
pub struct DoubleArgs<'a, T: Half + ::fa_dsl::abi::Element> {
    /// `y`
    pub y: <TensorMut<T> as ::fa_dsl::stage::Param>::Host<'a>,
}
impl<T: Half + ::fa_dsl::abi::Element> ::fa_dsl::config::KernelArgs
for DoubleArgs<'_, T> {
    type Config = DoubleConfig<T>;
    fn pack(&self, args: &mut ::fa_dsl::abi::ArgBuffer) {
        <TensorMut<T> as ::fa_dsl::stage::Param>::pack(&self.y, "y", args);
    }
}
/// [`DoubleConfig`] of `f16`.
#[allow(dead_code)]
pub type DoubleF16Config = DoubleConfig<f16>;
/// [`Double`] of `f16`.
#[allow(dead_code)]
pub type DoubleF16<const TIMES: u32 = 1> = Double<f16, TIMES>;
/// [`DoubleArgs`] of `f16`.
#[allow(dead_code)]
pub type DoubleF16Args<'a> = DoubleArgs<'a, f16>;
/// [`DoubleConfig`] of `bf16`.
#[allow(dead_code)]
pub type DoubleBf16Config = DoubleConfig<bf16>;
/// [`Double`] of `bf16`.
#[allow(dead_code)]
pub type DoubleBf16<const TIMES: u32 = 1> = Double<bf16, TIMES>;
/// [`DoubleArgs`] of `bf16`.
#[allow(dead_code)]
pub type DoubleBf16Args<'a> = DoubleArgs<'a, bf16>;
::fa_dsl::inventory::submit! {
    ::fa_dsl::config::KernelEntry::of:: < DoubleConfig < f16 > > ()
}
::fa_dsl::inventory::submit! {
    ::fa_dsl::config::KernelEntry::of:: < DoubleConfig < bf16 > > ()
}
