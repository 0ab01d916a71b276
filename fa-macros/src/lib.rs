//! `#[kernel]` and `#[device]`: Rust functions staged into the kernel language of `fa-dsl`.
//!
//! The way through the crate is `parse` (syntax only) → `check` (one function for each rule, all
//! errors at once) → `model` (what is left: a kernel that obeys the rules) → `rewrite` (the body)
//! → `emit` (the items).
//!
//! The rewrite is purely syntactic. It turns what Rust cannot overload (`if`, `while`, assignment,
//! comparisons, `&&`, `||`) into calls whose meaning the operand types decide: for plain Rust
//! values they run now, for handles they record the kernel.

mod check;
mod emit;
mod errors;
mod model;
mod parse;
mod rewrite;
mod root;
#[cfg(test)]
mod testing;

use root::Root;

/// Turns a function into a kernel.
///
/// ```ignore
/// /// y = a·x + y
/// #[kernel(name = Saxpy, threads = BLOCK)]
/// pub fn saxpy<#[values(128, 256)] const BLOCK: u32 = 256>(
///     x: Tensor<f32>, y: TensorMut<f32>, a: f32, n: u32,
/// ) {
///     let i = block_x() * BLOCK + thread();
///     if i < n {
///         y.at(&[i]).store(0, x.at(&[i]).load(0).mul_add(a, y.at(&[i]).load(0)));
///     }
/// }
/// ```
///
/// | argument | what it says |
/// |---|---|
/// | `name = Saxpy` | of the emitted types; required |
/// | `threads = BLOCK` | of a thread block; required |
/// | `min_blocks = 2` | resident thread blocks per multiprocessor, 1 if left out |
/// | `cooperative` | all thread blocks of a grid are resident at the same time, so that they may wait for each other |
/// | `gates = path` | the module with `first_broken` and `check`, best written with `fa_dsl::gates!` |
/// | `types(f16, bf16)` | what the kernel's type parameter is, see [Element types](#element-types) |
/// | `options(variant: Variant)` | the options that it shares with others, see [Groups](#groups) |
/// | `crate = other::fa::dsl` | where the language is, if `fa` has another name |
///
/// `threads` and `min_blocks` are `u32` expressions over the tunables.
///
/// # Tunables
///
/// Const generics are the tunables: `u32` with the `#[values(…)]` of its search space, or `bool`.
/// One that is part of the problem and not of the search space is marked `#[option]`, and has a
/// default. The body and the attribute's expressions see the tunables by name, and the whole
/// configuration as `config`.
///
/// Values may have names: `#[values(always = 0, conditional = 1)] const RESCALE: u32 = 0`. Specs are
/// then written `Saxpy<RESCALE=conditional>`; they are read with numbers as well.
///
/// # Optional parameters
///
/// A parameter marked `#[when(condition)]` is optional: the kernel has it in the configurations for
/// which the condition, an expression over the tunables, is true. In the others nothing of it is
/// left, neither in the signature nor in the launch.
///
/// ```ignore
/// #[kernel(name = Copy, threads = 128)]
/// pub fn copy<#[option] const SCALED: bool = false, #[option] #[values(0, 512)] const LEN: u32 = 0>(
///     x: Tensor<f32>, y: TensorMut<f32>, #[when(SCALED)] scale: f32, #[when(LEN == 0)] len: u32,
/// ) {
///     let i = block_x() * 128u32 + thread();
///     if i < len.unwrap_or_else(|| LEN.into()) {
///         let x_i = x.at(&[i]).load(0);
///         let scaled = if let Some(scale) = scale { x_i * scale } else { x_i };
///         y.at(&[i]).store(0, scaled);
///     }
/// }
/// ```
///
/// The body sees it as an `Option` of what it would be otherwise, here `Option<Reg<f32>>`. An
/// `Option` is a compile-time value like any other, so what the body does with it leaves no trace
/// either. Its field of the arguments is an `Option` too. A launch whose arguments do not give
/// exactly the parameters that the kernel has is an error.
///
/// # Element types
///
/// A kernel may be generic over one type, that of its elements: its first parameter, with what
/// bounds the body needs. `types` lists what it is, and each listed type is a kernel of its own.
///
/// ```ignore
/// #[kernel(name = Double, types(f16, bf16), threads = 32)]
/// pub fn double<T: Direct + Half, const TWICE: bool = false>(x: Tensor<T>, y: TensorMut<T>) { /* … */ }
/// ```
///
/// The emitted types are then generic: `DoubleConfig<T>`, `Double<T, TWICE>` and `DoubleArgs<'a, T>`.
/// Each listed type adds aliases for its own (`DoubleF16Config`, `DoubleF16<TWICE>`,
/// `DoubleF16Args<'a>`), the names `DoubleF16` in specs and `double_f16` in the generated text, and an
/// entry in the registry. The configuration has a field `element: PhantomData<fn() -> T>`. A type
/// that is not listed does not compile. The gates are generic, too:
/// `const fn first_broken<T: Half>(config: &DoubleConfig<T>)`.
///
/// # Groups
///
/// What several kernels share is declared once, in plain Rust: compile-time options as an
/// `OptionGroup`, and the parameters that follow from them as a `ParamGroup`. The documentation of
/// `fa_dsl::config::ParamGroup` has an example of both.
///
/// ```ignore
/// #[kernel(name = Mma, types(f16, bf16), threads = 128, options(variant: Variant))]
/// pub fn mma<T: Half, #[values(64, 128)] const BLOCK_M: u32>(
///     #[group] io: Io<T>, #[group] problem: Problem, section: u32,
/// ) { /* … */ }
/// ```
///
/// The configuration has the field `variant: Variant`, which the body and the attribute's expressions
/// see as `config.variant`. Its tunables follow the kernel's own. The typed front has the const
/// generics alone and leaves the options at their defaults;
/// `Mma::<f16, 64>::CONFIG.with_variant(variant)` sets them. In the body `problem` is
/// `<Problem as ParamGroup>::Handle`; in the arguments it is `<Problem as ParamGroup>::Host<'a>`. Of
/// the optional parameters those with `#[when]` are numbered first, then those of each group.
///
/// # What it becomes
///
/// Emits, with the function's visibility:
/// - `SaxpyConfig`, the tunables as a plain value, with its `KernelConfig` implementation
/// - `Saxpy<const BLOCK: u32 = 256>`, the typed front: `Saxpy::<64>::new()` does not compile
///   if the configuration breaks a gate or a value is not listed
/// - `SaxpyArgs<'a>`, the arguments of a launch, with its `KernelArgs` implementation
/// - the kernel's entry in the registry
#[proc_macro_attribute]
pub fn kernel(
    arguments: proc_macro::TokenStream,
    item: proc_macro::TokenStream,
) -> proc_macro::TokenStream {
    expand_kernel(arguments.into(), item.into(), Root::fa_dsl())
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

/// Makes a function or method usable from kernels and from other device functions.
///
/// The signature stays as it is; the body is rewritten as a kernel's body is. `#[device(crate = path)]`
/// says where the language is, as `#[kernel]` does.
#[proc_macro_attribute]
pub fn device(
    arguments: proc_macro::TokenStream,
    item: proc_macro::TokenStream,
) -> proc_macro::TokenStream {
    expand_device(arguments.into(), item.into(), Root::fa_dsl())
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

/// `#[kernel]` as `fa::dsl` offers it, to crates that depend on `fa-attention` alone.
#[doc(hidden)]
#[proc_macro_attribute]
pub fn kernel_through_fa(
    arguments: proc_macro::TokenStream,
    item: proc_macro::TokenStream,
) -> proc_macro::TokenStream {
    expand_kernel(arguments.into(), item.into(), Root::fa())
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

/// `#[device]` as `fa::dsl` offers it, to crates that depend on `fa-attention` alone.
#[doc(hidden)]
#[proc_macro_attribute]
pub fn device_through_fa(
    arguments: proc_macro::TokenStream,
    item: proc_macro::TokenStream,
) -> proc_macro::TokenStream {
    expand_device(arguments.into(), item.into(), Root::fa())
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

fn expand_kernel(
    arguments: proc_macro2::TokenStream,
    item: proc_macro2::TokenStream,
    root: Root,
) -> syn::Result<proc_macro2::TokenStream> {
    let source = parse::kernel(arguments, item)?;
    Ok(emit::kernel(check::kernel(source, root)?))
}

fn expand_device(
    arguments: proc_macro2::TokenStream,
    item: proc_macro2::TokenStream,
    root: Root,
) -> syn::Result<proc_macro2::TokenStream> {
    let source = parse::device(arguments, item)?;
    Ok(emit::device(check::device(source, root)?))
}
