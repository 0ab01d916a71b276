//! The search over a kernel's tunables, with evidence.
//!
//! A [`space::Space`] is what a kernel's registration and its gates leave to search. A study picks
//! configurations from it with a [`sampler`], has them measured by [`worker`] processes, keeps what
//! they found in a [`store`], and confirms the best with [`stats`]. [`cost`] ranks configurations
//! before they are measured, [`report`] says what each tunable does and writes it all down.
//!
//! Nothing here touches a device: who measures is a process that speaks the [`worker`]'s protocol.

pub mod cost;
mod effects;
mod evidence;
pub mod record;
pub mod report;
pub mod sampler;
pub mod space;
pub mod stats;
pub mod store;
pub mod study;
mod text;
pub mod worker;
