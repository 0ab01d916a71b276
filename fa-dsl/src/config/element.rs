//! The kernels that a kernel generic over its element type stands for.

use crate::abi::Element;

/// The text of the element type `T` among `texts`, which has a row for each type that a kernel
/// lists. Emitted in constants, where `missing` becomes a compile error.
///
/// # Panics
/// With `missing`, if `T` is no listed type.
pub const fn of_element<T: Element>(
    texts: &[(&str, &'static str)],
    missing: &'static str,
) -> &'static str {
    let mut index = 0;
    while index < texts.len() {
        let (name, text) = texts[index];
        if same(name, T::NAME) {
            return text;
        }
        index += 1;
    }
    panic!("{}", missing)
}

/// Whether two texts are equal, in constants.
pub(super) const fn same(left: &str, right: &str) -> bool {
    let (left, right) = (left.as_bytes(), right.as_bytes());
    if left.len() != right.len() {
        return false;
    }
    let mut index = 0;
    while index < left.len() {
        if left[index] != right[index] {
            return false;
        }
        index += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use half::{bf16, f16};

    use super::of_element;

    const TEXTS: &[(&str, &str)] = &[("f16", "MmaF16"), ("bf16", "MmaBf16")];

    #[test]
    fn each_listed_type_has_its_text() {
        assert_eq!(of_element::<f16>(TEXTS, "missing"), "MmaF16");
        assert_eq!(of_element::<bf16>(TEXTS, "missing"), "MmaBf16");
    }

    #[test]
    #[should_panic(expected = "f16 and bf16 only")]
    fn another_has_none() {
        of_element::<f32>(TEXTS, "f16 and bf16 only");
    }
}
