//! Names of registers in the generated source.

use std::collections::HashMap;

/// Hands out unique names that are no C++ keywords and none of the writer's own.
#[derive(Default)]
pub(crate) struct Names {
    used: HashMap<String, u32>,
}

/// C++ keywords that are identifiers in Rust, and names that the generated source defines.
const RESERVED: &[&str] = &[
    "alignas",
    "alignof",
    "and",
    "asm",
    "auto",
    "bf16",
    "bool",
    "case",
    "catch",
    "char",
    "class",
    "compl",
    "concept",
    "const",
    "constexpr",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "explicit",
    "export",
    "extern",
    "f16",
    "f32",
    "float",
    "friend",
    "goto",
    "half",
    "inline",
    "int",
    "long",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "nullptr",
    "operator",
    "or",
    "private",
    "protected",
    "public",
    "register",
    "requires",
    "short",
    "signed",
    "sizeof",
    "smem",
    "static",
    "struct",
    "switch",
    "template",
    "tensor_map",
    "this",
    "throw",
    "typedef",
    "typeid",
    "typename",
    "u32",
    "u64",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "warpSize",
    "xor",
];

impl Names {
    /// The base name of values that no `let` has named.
    pub(crate) const TEMPORARY: &'static str = "t";

    pub(crate) fn is_temporary(name: &str) -> bool {
        name.strip_prefix(Self::TEMPORARY)
            .is_some_and(|rest| rest.is_empty() || rest.chars().all(|c| c.is_ascii_digit()))
    }

    /// `base`, or `base_2`, `base_3`, … when it is taken; temporaries are `t1`, `t2`, ….
    pub(crate) fn unique(&mut self, base: &str) -> String {
        let base = base.trim_start_matches("r#");
        // Rust identifiers may hold letters that C++ compilers do not all accept.
        let base: String = base
            .chars()
            .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
            .collect();
        loop {
            let count = self.used.entry(base.clone()).or_insert(0);
            *count += 1;
            let name = match *count {
                n if base == Self::TEMPORARY => format!("{base}{n}"),
                1 if !RESERVED.contains(&base.as_str()) => base.clone(),
                n => format!("{base}_{n}"),
            };
            // `a_2` may itself have been a Rust name.
            if name == base || !self.used.contains_key(&name) {
                self.used.entry(name.clone()).or_insert(1);
                return name;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Names;

    #[test]
    fn names_are_unique_and_no_keywords() {
        let mut names = Names::default();
        assert_eq!(names.unique("acc"), "acc");
        assert_eq!(names.unique("acc_2"), "acc_2");
        assert_eq!(names.unique("acc"), "acc_3");
        assert_eq!(names.unique("int"), "int_1");
        assert_eq!(names.unique("t"), "t1");
        assert_eq!(names.unique("größe"), "gr__e");
    }
}
