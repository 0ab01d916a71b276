//! The parameters of a kernel of attention.

use std::rc::Rc;

use fa_dsl::abi::{ArgBuffer, Presence, TensorViewMut};
use fa_dsl::build::Param;
use fa_dsl::config::{OptionalParam, ParamGroup};
use fa_dsl::prelude::*;

use super::Hooks;
use super::list::{OPTIONAL, OptionArguments, Variant, declare, presence};
use super::seq::Seq;
use crate::attention::kernel_problem::{KernelProblem, Sizes};

/// The parameters that every kernel of attention has: where the log-sum-exp goes, sizes, the scale, and those
/// of its options. In a kernel's body they are a [`KernelProblem`].
#[derive(Clone, Copy, Debug)]
pub struct Parameters;

/// What a launch passes for [`Parameters`].
#[derive(Debug)]
pub struct Arguments<'a> {
    /// The variant that they are for.
    pub variant: Variant,
    /// (batch, heads, seq_q), where it is asked for.
    pub lse: Option<TensorViewMut<'a, f32>>,
    /// log2 e times the scale, or times what an option has replaced it by.
    pub scale_log2: f32,
    /// Queries and keys of a sequence.
    pub seq: [u32; 2],
    /// Query heads.
    pub heads: u32,
    /// Query heads that share a KV head.
    pub group: u32,
    /// Sequences.
    pub batch: u32,
    /// What the options get.
    pub options: OptionArguments<'a>,
}

impl ParamGroup for Parameters {
    type Options = Variant;
    type Handle = KernelProblem;
    type Host<'a> = Arguments<'a>;
    const OPTIONAL: &'static [OptionalParam] = &OPTIONAL;

    fn presence(variant: &Variant) -> Presence {
        presence(variant)
    }

    fn declare(variant: &Variant) -> KernelProblem {
        let word = |name| <u32 as Param>::declare(name);
        let dynamic = variant.seq == Seq::Dynamic;
        let lse = variant
            .lse
            .then(|| <TensorMut<f32> as Param>::declare("lse"));
        let scale_log2 = <f32 as Param>::declare("scale_log2");
        let length = |name| match dynamic {
            true => word(name),
            false => variant.seq.tunable().into(),
        };
        let sizes = Sizes {
            seq_q: length("seq_q"),
            seq_k: length("seq_k"),
            heads: word("heads"),
            group: word("group"),
            batch: word("batch"),
        };
        let hooks: Rc<[Box<dyn Hooks>]> = declare(variant).into();
        let scale_log2 = hooks
            .iter()
            .fold(scale_log2, |scale, hook| hook.softmax_scale(scale));
        KernelProblem::new(*variant, lse, scale_log2, sizes, hooks)
    }

    fn given(host: &Arguments<'_>) -> Presence {
        presence(&host.variant)
    }

    fn pack(host: &Arguments<'_>, args: &mut ArgBuffer) {
        if let Some(lse) = &host.lse {
            <TensorMut<f32> as Param>::pack(lse, "lse", args);
        }
        <f32 as Param>::pack(&host.scale_log2, "scale_log2", args);
        let [seq_q, seq_k] = host.seq;
        if host.variant.seq == Seq::Dynamic {
            <u32 as Param>::pack(&seq_q, "seq_q", args);
            <u32 as Param>::pack(&seq_k, "seq_k", args);
        }
        for (name, word) in [
            ("heads", host.heads),
            ("group", host.group),
            ("batch", host.batch),
        ] {
            <u32 as Param>::pack(&word, name, args);
        }
        host.options.pack(args);
    }
}
