//! Optional parameters.

/// An optional parameter of a kernel: one with `#[when]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionalParam {
    /// Its name: `window_left`.
    pub name: &'static str,
    /// The condition, as written: `WINDOW`.
    pub when: &'static str,
}
