//! The search over a kernel's tunables, with evidence.
//!
//! A [`space::Space`] is what a kernel's registration and its gates leave to search. A study picks
//! configurations from it with a [`sampler`], has them measured by [`worker`] processes, keeps what
//! they found in a [`store`], and confirms the best with [`stats`]. [`effects`] says what each tunable
//! does, [`cost`] ranks configurations before they are measured, [`report`] writes it all down.
//!
//! Nothing here touches a device: who measures is a process that speaks the [`worker`]'s protocol.

pub mod cost;
pub mod effects;
pub mod record;
pub mod report;
pub mod sampler;
pub mod space;
pub mod stats;
pub mod store;
pub mod study;
pub mod worker;
