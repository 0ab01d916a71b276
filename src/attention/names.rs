//! Errors that call arguments what their caller does: each function, and each library that hands tensors on, has its own names for them.

use fa_kernels::attention::LaunchError;
use fa_runtime::Error;

use super::AttentionError;

/// Other names: what an error calls a tensor or an option, and what it is to be called.
pub(super) type Names = [(&'static str, &'static str)];

/// What [`append`](super::append) calls what the kernel that adds new tokens has other names for.
pub(super) const ADDED: &Names = &[
    ("new_k", "new.k"),
    ("new_v", "new.v"),
    ("cache_k", "cache.k"),
    ("cache_v", "cache.v"),
    ("places", "cache.places"),
    ("rows", "CachePlaces::Rows"),
    ("block_table", "CachePlaces::Pages"),
    ("packed", "new.packed"),
];

/// What [`decode`](super::decode) calls what the attention of a step has as its keys, values and options.
pub(super) const ATTENDED: &Names = &[
    ("k", "cache.k"),
    ("v", "cache.v"),
    ("seqused_k", "cache_seqlens"),
    ("added_k", "new.k"),
    ("cache_batch_idx", "CachePlaces::Rows"),
    ("block_table", "CachePlaces::Pages"),
    ("paged", "cache.places"),
    ("cu_seqlens_q", "cu_seqlens"),
    ("packed", "new.packed"),
];

impl AttentionError {
    /// The same error with other names for tensors and options, each a pair of what it is called and what it is to be called: for
    /// libraries whose callers know them by those. Texts that mention them do so by the new names; words of prose among the old ones, such as `rows`, stay as
    /// they are there.
    ///
    /// ```
    /// use fa::prelude::*;
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let device = Device::cpu();
    /// let x = device.upload(&vec![f16::ONE; 128 * 64])?;
    /// let (x, shorter) = (x.contiguous(&[1, 128, 1, 64])?, x.contiguous(&[1, 100, 1, 64])?);
    /// let error = attention(&device, x, x, shorter, &Options::default()).unwrap_err();
    /// let error = error.renamed(&[("k", "keys"), ("v", "values")]);
    /// assert!(error.to_string().starts_with("`values` is [1, 100, 1, 64], it has to be the shape of keys"));
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn renamed(mut self, names: &[(&str, &'static str)]) -> AttentionError {
        let new_name = |name: &mut &'static str| {
            if let Some((_, new)) = names.iter().find(|(old, _)| old == name) {
                *name = new;
            }
        };
        match &mut self {
            AttentionError::Launch(error) => {
                let (name, text) = parts(error);
                name.map(new_name);
                if let Some(text) = text {
                    *text = renamed_text(text, names);
                }
            }
            AttentionError::SharedMemory { output, tensor } => [output, tensor].map(new_name)[0],
            AttentionError::ElementType { tensor, .. }
            | AttentionError::Runtime(
                Error::HostMemory { tensor, .. }
                | Error::WrongDevice { tensor, .. }
                | Error::TensorMap { tensor, .. }
                | Error::TensorMapRejected { tensor, .. },
            ) => new_name(tensor),
            AttentionError::View(_)
            | AttentionError::Runtime(_)
            | AttentionError::TooMuchForTheInterpreter { .. }
            | AttentionError::NoKernel { .. } => {}
        }
        self
    }
}

/// The tensor or option that an error is about, and its text that may mention others.
fn parts(error: &mut LaunchError) -> (Option<&mut &'static str>, Option<&mut String>) {
    match error {
        LaunchError::Shape {
            tensor: name,
            expected: text,
            ..
        }
        | LaunchError::OptionValue {
            option: name,
            reason: text,
        } => (Some(name), Some(text)),
        LaunchError::Empty { tensor, .. }
        | LaunchError::Stride { tensor, .. }
        | LaunchError::LastStride { tensor, .. }
        | LaunchError::Map { tensor, .. }
        | LaunchError::Alignment { tensor } => (Some(tensor), None),
        _ => (None, None),
    }
}

/// A text with new names in it. A name is not part of another one, as `k` is of `new.k`.
fn renamed_text(text: &str, names: &[(&str, &'static str)]) -> String {
    let is_of_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let is_prose = |name: &str| name.len() > 1 && name.bytes().all(|c| c.is_ascii_lowercase());
    let mut renamed = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let before = renamed.chars().last();
        let begins = before.is_none_or(|c| !is_of_name(c) && !".:".contains(c));
        let found = names.iter().find(|(old, _)| {
            let after = rest.strip_prefix(old);
            begins && !is_prose(old) && after.is_some_and(|after| !after.starts_with(is_of_name))
        });
        let (taken, put) = match found {
            Some((old, new)) => (old.len(), *new),
            None => (first.len_utf8(), &rest[..first.len_utf8()]),
        };
        renamed.push_str(put);
        rest = &rest[taken..];
    }
    renamed
}

#[cfg(test)]
mod tests {
    use super::{ADDED, ATTENDED, renamed_text};

    #[test]
    fn names_in_texts_are_whole_ones() {
        let of_added = |text| renamed_text(text, ADDED);
        assert_eq!(
            of_added("rows with the heads of new_k: [2]"),
            "rows with the heads of new.k: [2]"
        );
        assert_eq!(
            of_added("my_new_k, new_k2, x.new_k"),
            "my_new_k, new_k2, x.new_k"
        );
        let of_attended = |text| renamed_text(text, ATTENDED);
        assert_eq!(
            of_attended("the shape of k: keys"),
            "the shape of cache.k: keys"
        );
        assert_eq!(
            of_attended("cache.k, CachePlaces::k – v"),
            "cache.k, CachePlaces::k – cache.v"
        );
    }

    #[test]
    fn new_names_are_not_renamed_again() {
        let swapped = renamed_text("a_, b_", &[("a_", "b_"), ("b_", "a_")]);
        assert_eq!(swapped, "b_, a_");
    }
}
