//! The rules, one function for each. A rule reads the syntax, adds its errors, and yields the part
//! of the model that it vouches for.

mod arguments;
mod body;
mod signature;
mod tunables;

use crate::errors::Errors;
use crate::model::{Device, Kernel};
use crate::parse::{DeviceSource, KernelSource};

/// The kernel, or every rule that it breaks.
pub fn kernel(source: KernelSource) -> syn::Result<Kernel> {
    let KernelSource {
        arguments,
        function,
    } = source;
    let mut errors = Errors::default();

    arguments::are_known(&arguments, &mut errors);
    arguments::are_given_once(&arguments, &mut errors);
    let name = arguments::name(&arguments, &mut errors);
    let threads = arguments::threads(&arguments, &mut errors);
    let min_blocks = arguments::min_blocks(&arguments);
    let gates = arguments::gates(&arguments, &mut errors);

    signature::has_no_qualifiers("kernel", &function.sig, &mut errors);
    signature::returns_nothing(&function.sig, &mut errors);
    signature::has_only_const_generics(&function.sig.generics, &mut errors);
    signature::has_no_where_clause(&function.sig.generics, &mut errors);
    signature::has_parameters(&function.sig, &mut errors);
    let params = signature::params(&function.sig, &mut errors);
    signature::optional_params_are_few(&params, &mut errors);

    let tunables = tunables::tunables(&function.sig.generics, &mut errors);
    tunables::have_distinct_fields(&tunables, &mut errors);

    body::can_be_staged(&function.block, &mut errors);

    let kernel = name.zip(threads).map(|(name, threads)| Kernel {
        name,
        threads,
        min_blocks,
        gates,
        attributes: signature::attributes(&function.attrs),
        visibility: function.vis,
        function: function.sig.ident,
        tunables,
        params,
        body: *function.block,
    });
    errors.finish(kernel)
}

/// The device function, or every rule that it breaks.
pub fn device(source: DeviceSource) -> syn::Result<Device> {
    let DeviceSource {
        arguments,
        function,
    } = source;
    let mut errors = Errors::default();
    arguments::are_absent(&arguments, &mut errors);
    signature::has_no_qualifiers("device", &function.sig, &mut errors);
    body::can_be_staged(&function.block, &mut errors);
    errors.finish(Some(Device { function }))
}

#[cfg(test)]
mod tests;
