//! Names of registers in the generated source.

use std::collections::HashMap;

/// Hands out unique names that are no C++ keywords and none of the writer's own.
#[derive(Default)]
pub(crate) struct Names {
    used: HashMap<String, u32>,
}

/// C++ keywords that are identifiers in Rust, plain or raw, and names that CUDA or the generated source defines.
const RESERVED: &[&str] = &[
    "NULL",
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "asm",
    "auto",
    "bf16",
    "bitand",
    "bitor",
    "blockDim",
    "blockIdx",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "char16_t",
    "char32_t",
    "char8_t",
    "class",
    "co_await",
    "co_return",
    "co_yield",
    "compl",
    "concept",
    "const",
    "const_cast",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "f16",
    "f32",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "gridDim",
    "half",
    "if",
    "inline",
    "int",
    "long",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "operator",
    "or",
    "or_eq",
    "private",
    "protected",
    "public",
    "register",
    "reinterpret_cast",
    "requires",
    "return",
    "short",
    "signed",
    "sizeof",
    "smem",
    "static",
    "static_assert",
    "static_cast",
    "struct",
    "switch",
    "template",
    "tensor_map",
    "this",
    "threadIdx",
    "thread_local",
    "throw",
    "true",
    "try",
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
    "wchar_t",
    "while",
    "xor",
    "xor_eq",
];

/// Names at the top of every CUDA source that a kernel cannot have, though its registers can: functions of the CUDA Math API, which also exist
/// with an `f` at their end, and what NVRTC declares besides.
const DECLARED: &[&str] = &[
    "abs",
    "acos",
    "acosh",
    "asin",
    "asinh",
    "assert",
    "atan",
    "atan2",
    "atanh",
    "cbrt",
    "ceil",
    "clock",
    "clock64",
    "copysign",
    "cos",
    "cosh",
    "cospi",
    "cyl_bessel_i0",
    "cyl_bessel_i1",
    "dim3",
    "erf",
    "erfc",
    "erfcinv",
    "erfcx",
    "erfinv",
    "exp",
    "exp10",
    "exp2",
    "expm1",
    "fabs",
    "fdim",
    "floor",
    "fma",
    "fmax",
    "fmin",
    "fmod",
    "free",
    "frexp",
    "hypot",
    "ilogb",
    "j0",
    "j1",
    "jn",
    "labs",
    "ldexp",
    "lgamma",
    "llabs",
    "llmax",
    "llmin",
    "llrint",
    "llround",
    "log",
    "log10",
    "log1p",
    "log2",
    "logb",
    "lrint",
    "lround",
    "main",
    "malloc",
    "max",
    "memcpy",
    "memset",
    "min",
    "modf",
    "nan",
    "nearbyint",
    "nextafter",
    "norm",
    "norm3d",
    "norm4d",
    "normcdf",
    "normcdfinv",
    "pow",
    "printf",
    "ptrdiff_t",
    "rcbrt",
    "remainder",
    "remquo",
    "rhypot",
    "rint",
    "rnorm",
    "rnorm3d",
    "rnorm4d",
    "round",
    "rsqrt",
    "scalbln",
    "scalbn",
    "sin",
    "sincos",
    "sincospi",
    "sinh",
    "sinpi",
    "size_t",
    "sqrt",
    "std",
    "tan",
    "tanh",
    "tgamma",
    "trunc",
    "ullmax",
    "ullmin",
    "umax",
    "umin",
    "y0",
    "y1",
    "yn",
];

impl Names {
    /// The base name of values that no `let` has named.
    pub(crate) const TEMPORARY: &'static str = "t";

    pub(crate) fn is_temporary(name: &str) -> bool {
        name.strip_prefix(Self::TEMPORARY)
            .is_some_and(|rest| rest.is_empty() || rest.chars().all(|c| c.is_ascii_digit()))
    }

    /// The name of a kernel's entry point: as [`Names::unique`], and none that CUDA has declared.
    pub(crate) fn entry(&mut self, base: &str) -> String {
        let is_declared = |name: &str| DECLARED.contains(&name);
        if is_declared(base) || base.strip_suffix('f').is_some_and(is_declared) {
            self.used.insert(base.to_owned(), 1);
            return self.unique(base);
        }
        self.unique(base)
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
                1 if !is_reserved(&base) => base.clone(),
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

/// Compilers keep names that begin with two underscores for themselves.
fn is_reserved(name: &str) -> bool {
    name.starts_with("__") || RESERVED.contains(&name)
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
        assert_eq!(names.unique("bitand"), "bitand_1");
        assert_eq!(names.unique("r#try"), "try_1");
        assert_eq!(names.unique("threadIdx"), "threadIdx_1");
        assert_eq!(names.unique("__LINE__"), "__LINE___1");
    }

    #[test]
    fn kernels_are_not_called_as_functions_of_cuda() {
        for (kernel, name) in [("norm", "norm_2"), ("expf", "expf_2"), ("scale", "scale")] {
            let mut names = Names::default();
            assert_eq!(names.entry(kernel), name);
            assert_ne!(names.unique(kernel), name);
        }
        assert_eq!(Names::default().unique("norm"), "norm");
    }
}
