//! Derivatives as part of a kernel, on the interpreter.
