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
/// Arguments: `name` (of the emitted types) and `threads` (of a thread block) are required;
/// `min_blocks` (resident thread blocks per multiprocessor, default 1) and `gates` (the path of a
/// module with `first_broken` and `check`) are optional. `threads` and `min_blocks` are `u32`
/// expressions over the tunables.
///
/// Const generics are the tunables: `u32` with the `#[values(…)]` of its search space, or `bool`.
/// One that is part of the problem and not of the search space is marked `#[option]`, and has a
/// default. The body and the attribute's expressions see the tunables by name, and the whole
/// configuration as `config`.
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
    expand_kernel(arguments.into(), item.into(), Root::find())
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

/// Makes a function or method usable from kernels and from other device functions.
///
/// The signature stays as it is; the body is rewritten as a kernel's body is.
#[proc_macro_attribute]
pub fn device(
    arguments: proc_macro::TokenStream,
    item: proc_macro::TokenStream,
) -> proc_macro::TokenStream {
    expand_device(arguments.into(), item.into(), Root::find())
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

fn expand_kernel(
    arguments: proc_macro2::TokenStream,
    item: proc_macro2::TokenStream,
    found: Option<Root>,
) -> syn::Result<proc_macro2::TokenStream> {
    let source = parse::kernel(arguments, item)?;
    Ok(emit::kernel(check::kernel(source, found)?))
}

fn expand_device(
    arguments: proc_macro2::TokenStream,
    item: proc_macro2::TokenStream,
    found: Option<Root>,
) -> syn::Result<proc_macro2::TokenStream> {
    let source = parse::device(arguments, item)?;
    Ok(emit::device(check::device(source, found)?))
}
