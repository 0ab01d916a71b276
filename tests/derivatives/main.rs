//! Derivatives of score functions, against differences of the functions in float64, and on the interpreter.

mod differences;
mod in_a_kernel;
mod library;
mod random;
mod refused;
mod samples;
