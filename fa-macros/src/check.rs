//! The rules, one function for each. A rule reads the syntax, adds its errors, and yields the part
//! of the model that it vouches for.

mod arguments;
mod body;
pub mod element;
mod groups;
mod signature;
mod tunables;

use crate::errors::Errors;
use crate::model::{Device, Kernel};
use crate::parse::{DeviceSource, KernelSource};
use crate::root::Root;

/// The kernel, or every rule that it breaks. `default` is where `fa_dsl` is unless it says so.
pub fn kernel(source: KernelSource, default: Root) -> syn::Result<Kernel> {
    let KernelSource {
        arguments,
        function,
    } = source;
    let mut errors = Errors::default();

    arguments::are_known(&arguments, &mut errors);
    arguments::are_given_once(&arguments, &mut errors);
    arguments::have_their_form(&arguments, &mut errors);
    let root = arguments::root(&arguments, default, &mut errors);
    let name = arguments::name(&arguments, &mut errors);
    let threads = arguments::threads(&arguments, &mut errors);
    let min_blocks = arguments::min_blocks(&arguments);
    let cooperative = arguments::cooperative(&arguments);
    let gates = arguments::gates(&arguments, &mut errors);

    signature::has_no_qualifiers("kernel", &function.sig, &mut errors);
    signature::returns_nothing(&function.sig, &mut errors);
    signature::has_no_lifetimes(&function.sig.generics, &mut errors);
    signature::has_no_where_clause(&function.sig.generics, &mut errors);
    signature::has_parameters(&function.sig, &mut errors);
    let params = signature::params(&function.sig, &mut errors);
    signature::optional_params_are_few(&params, &mut errors);

    let tunables = tunables::tunables(&function.sig.generics, &mut errors);
    tunables::have_distinct_fields(&tunables, &mut errors);
    let element = element::element(&function.sig.generics, &arguments, &mut errors);
    if element.is_some() {
        tunables::leave_the_field(&tunables, element::FIELD, "the element type", &mut errors);
    }
    let options = groups::options(&arguments, &mut errors);
    if let Some(options) = &options {
        let taken = element.as_ref().map(|_| element::FIELD);
        groups::options_leave_fields(options, &tunables, taken, &mut errors);
    }
    groups::have_options(&params, &arguments, &mut errors);

    body::can_be_staged(&function.block, &mut errors);

    let kernel = name
        .zip(threads)
        .zip(root)
        .map(|((name, threads), root)| Kernel {
            root,
            name,
            threads,
            min_blocks,
            cooperative,
            gates,
            attributes: signature::attributes(&function.attrs),
            visibility: function.vis,
            function: function.sig.ident,
            element,
            tunables,
            options,
            params,
            body: *function.block,
        });
    errors.finish(kernel)
}

/// The device function, or every rule that it breaks. `default` is where `fa_dsl` is unless it says so.
pub fn device(source: DeviceSource, default: Root) -> syn::Result<Device> {
    let DeviceSource {
        arguments,
        function,
    } = source;
    let mut errors = Errors::default();
    arguments::are_of_device(&arguments, &mut errors);
    let root = arguments::root(&arguments, default, &mut errors);
    signature::has_no_qualifiers("device", &function.sig, &mut errors);
    body::can_be_staged(&function.block, &mut errors);
    errors.finish(root.map(|root| Device { root, function }))
}

#[cfg(test)]
mod tests;
