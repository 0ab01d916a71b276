//! Caches in the memory of other libraries, on the interpreter: what is written, and what is refused before a kernel goes by it.

mod lists;
mod memory;
mod outcomes;
mod prepared;
mod refused;
