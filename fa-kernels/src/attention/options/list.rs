//! The list of options, and what is made of it: what callers say ([`Options`]), what a kernel is specialised
//! to ([`Variant`]), which parameters it has for them, and what a launch passes for those ([`OptionArguments`]).

use fa_dsl::abi::{ArgBuffer, Extent, Presence, TensorView};
use fa_dsl::config::{OptionGroup, OptionalParam, Tunable, Value, Values};

use super::alibi::Alibi;
use super::cache::{AddedKeys, CacheBatchIdx, CacheLeftpad, SequsedK};
use super::causal::Causal;
use super::functions::{self, Functions};
use super::mask_blocks::{BlockClasses, MaskBlocks};
use super::packed::{Packed, PackedSequences, UsedOfPacked};
use super::paged::{Paged, PagedKeys};
use super::prefix_ranges::PrefixRanges;
use super::seq::Seq;
use super::sinks::Sinks;
use super::softcap::Softcap;
use super::window::{Window, Windowed};
use super::{AttentionOption, Hooks, ScoreScale};
use crate::attention::functions::{FunctionSet, Mask, Score};
use crate::attention::launch::LaunchError;
use crate::attention::problem::Problem;

/// What attention is to compute: softmax(mask(scores)) V.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Options<'a> {
    /// What scores are multiplied by; 1/√head_dim unless given.
    pub scale: Option<f32>,
    /// Whether a query sees only the keys up to its own position, aligned bottom-right: the last
    /// query sees the last key.
    pub causal: bool,
    /// Whether a query sees only the keys around its own position.
    pub window: Option<Window>,
    /// Ranges of keys whose queries see all of them, whatever `causal` and `window` say: (batch, ranges, 2), the first
    /// key of each range and one past its last. A query is in the range that its position is in; those of a multimodal prompt's
    /// images read them in both directions. A range that does not end after it begins is none, and so is one with a number from 2^31 on:
    /// as int32, which other libraries' lists have, it is negative.
    pub prefix_ranges: Option<TensorView<'a, u32>>,
    /// Scores s become softcap·tanh(s / softcap); finite and positive.
    pub softcap: Option<f32>,
    /// Slopes of the query heads: (heads) or (batch, heads), float32. Slope · |i + seq_k − seq_q − j| is subtracted from
    /// the score of query i and key j, after the scale and the softcap. Needs a scale over 0.
    pub alibi_slopes: Option<TensorView<'a, f32>>,
    /// A logit of each query head that joins the sum of its rows: (heads), float32. The log-sum-exp includes it;
    /// a query that sees no key has output 0 and the logit as its log-sum-exp.
    pub sinks: Option<TensorView<'a, f32>>,
    /// Where sequences of different lengths lie, one after the other, in q (1, all queries, heads, head_dim), k and v
    /// (1, all keys, KV heads, head_dim), o, and lse (1, heads, all queries).
    pub packed: Option<Packed<'a>>,
    /// Only the packed sequences of so many queries, from the first number to the second: the outputs of others are left as they
    /// are. All of them unless this says.
    pub query_range: Option<[u32; 2]>,
    /// How many keys of each sequence are used, the first of them: (batch). Of sequences of one length, of packed ones, in a cache. More than
    /// there are is all of them; from 2^31 on it is none: as int32, which other libraries' lists have, such a number is negative. The
    /// gradients of the others are zero.
    pub seqused_k: Option<TensorView<'a, u32>>,
    /// Keys that are used beside those, such as were added after them.
    pub added_k: AddedKeys,
    /// Which row of k and v each sequence's keys are: (batch). Rows are (rows, seq_k, KV heads, head_dim).
    pub cache_batch_idx: Option<TensorView<'a, u32>>,
    /// How many keys at the beginning of each sequence are padding, and are not seen: (batch). Positions count from the
    /// first key that is none, and `seqused_k` counts padding.
    pub cache_leftpad: Option<TensorView<'a, u32>>,
    /// Where the pages of keys and values are; k and v are (pages, page, KV heads, head_dim).
    pub paged: Option<Paged<'a>>,
    /// Functions that scores go through, one after the other: they get the scaled and capped score, before ALiBi.
    pub scores: &'a [Score<'a>],
    /// Functions that hide keys: a query sees a key if they all say so, and the other masks.
    pub masks: &'a [Mask<'a>],
    /// Which blocks `masks` hide and which they show as a whole, where that was computed before: for masks that read tensors by the
    /// query or the key. Of others kernels find it out themselves, and of these calls of long sequences do.
    pub mask_blocks: Option<BlockClasses<'a>>,
    /// How many CTAs share the keys of a tile of queries, at most: kernels that split them take as many as the GPU has room
    /// for unless this says. The result has other bits for another number.
    pub splits: Option<u32>,
    /// Whether gradients have the same bits every time: those of queries, which many CTAs add to, are then added up in one order, which takes longer. Gradients of
    /// functions' arguments are exact sums then. The output always has the same bits.
    pub deterministic: bool,
    /// Whether the kernel is specialised to the sequences' length. Unless given, `attention()` does
    /// so where that was measured to be faster.
    pub seq: Option<Seq>,
}

/// The rows: the field of [`Variant`] and of [`OptionArguments`], and the option.
macro_rules! options {
    ($($field:ident: $option:ident,)*) => {
        /// What a kernel is specialised to, beside the sizes of its tiles.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Variant {
            /// Elements of a head; tensors may have fewer.
            pub head_dim: u32,
            $(#[doc = concat!("Whether it has the option ", stringify!($field), ".")]
            pub $field: bool,)*
            /// Which functions it has.
            pub function_set: FunctionSet,
            /// The sequences' length.
            pub seq: Seq,
            /// Whether it writes the log-sum-exp.
            pub lse: bool,
        }

        impl Variant {
            /// Heads of 64, no option, any length.
            pub const PLAIN: Variant = Variant {
                head_dim: 64,
                $($field: false,)*
                function_set: FunctionSet::NONE,
                seq: Seq::Dynamic,
                lse: true,
            };

            /// What a problem asks for, with a head dimension that the kernel is made for.
            pub fn of(problem: &Problem<'_>, head_dim: u32) -> Variant {
                Variant {
                    head_dim,
                    $($field: <$option>::is_asked(&problem.options),)*
                    function_set: functions::set(&problem.options),
                    seq: problem.options.seq.unwrap_or_default(),
                    lse: problem.lse,
                }
            }

            /// Whether what a query sees depends on its position.
            pub const fn masked(&self) -> bool {
                $((self.$field && <$option as AttentionOption>::MASKS))||*
            }

            /// Whether keys before those that a query sees may be hidden.
            pub const fn masked_left(&self) -> bool {
                $((self.$field && <$option as AttentionOption>::MASKS_LEFT))||*
            }

            /// Whether keys are shown that other options hide.
            pub const fn widens(&self) -> bool {
                $((self.$field && <$option as AttentionOption>::WIDENS))||*
            }

            /// Whether something joins the rows' sums.
            pub const fn joins_sums(&self) -> bool {
                $((self.$field && <$option as AttentionOption>::JOINS_SUMS))||*
            }

            /// Whether the kernel reads where sequences lie or how long they are.
            pub const fn sequences_differ(&self) -> bool {
                $((self.$field && <$option as AttentionOption>::RELOCATES))||*
            }

            /// The field of [`Options`] of an option that it has and the backward pass does not take, if there is one.
            pub fn without_gradient(&self) -> Option<&'static str> {
                $(if self.$field && !<$option as AttentionOption>::HAS_GRADIENT {
                    return Some(stringify!($field));
                })*
                None
            }

            /// Whether it has no option.
            pub const fn is_plain(&self) -> bool {
                !($(self.$field)||*)
            }

            /// The options by their names in specs, and whether it has them.
            pub fn options(&self) -> impl Iterator<Item = (&'static str, bool)> + use<> {
                [$((<$option as AttentionOption>::NAME, self.$field)),*].into_iter()
            }

            /// The first option that only one of the two has, and whether this one has it.
            pub(crate) fn difference(&self, other: &Variant) -> Option<(&'static str, bool)> {
                let all = |variant: &Variant| variant.options().chain([("LSE", variant.lse)]);
                let mut pairs = all(self).zip(all(other));
                pairs.find(|(a, b)| a.1 != b.1).map(|(a, _)| a)
            }
        }

        impl OptionGroup for Variant {
            const TUNABLES: &'static [Tunable] = &[
                HEAD_DIM,
                $(switch(<$option as AttentionOption>::NAME, false),)*
                FUNCTION_SET,
                SEQ,
                switch("LSE", true),
            ];
            const DEFAULT: Variant = Variant::PLAIN;

            fn push_values(&self, values: &mut Values) {
                values.push(Value::U32(self.head_dim));
                $(values.push(Value::Bool(self.$field));)*
                values.push(Value::U32(self.function_set.number()));
                values.push(Value::U32(self.seq.tunable()));
                values.push(Value::Bool(self.lse));
            }

            fn from_values(values: &[Value]) -> Option<Variant> {
                match *values {
                    [Value::U32(head_dim), $(Value::Bool($field),)* Value::U32(set), Value::U32(seq), Value::Bool(lse)] => {
                        let function_set = FunctionSet::from_number(set);
                        let seq = Seq::from_tunable(seq);
                        Some(Variant { head_dim, $($field,)* function_set, seq, lse })
                    }
                    _ => None,
                }
            }
        }

        /// What a launch passes for the options that its kernel has.
        #[derive(Clone, Copy, Debug)]
        pub struct OptionArguments<'a> {
            $(#[doc = concat!("For the option ", stringify!($field), ".")]
            pub $field: Option<<$option as AttentionOption>::Arguments<'a>>,)*
        }

        impl<'a> OptionArguments<'a> {
            /// What callers say, checked. Options may change what scores are multiplied by.
            ///
            /// # Errors
            /// When something that they say has no meaning.
            pub fn check(
                problem: &Problem<'a>,
                scale: &mut ScoreScale,
            ) -> Result<OptionArguments<'a>, LaunchError> {
                Ok(OptionArguments {
                    $($field: match <$option>::is_asked(&problem.options) {
                        true => Some(<$option>::check(problem, scale)?),
                        false => None,
                    },)*
                })
            }

            pub(super) fn pack(&self, args: &mut ArgBuffer) {
                $(if let Some(given) = &self.$field {
                    <$option>::pack(given, args);
                })*
            }
        }

        /// The parameters that only some kernels have.
        pub(super) const OPTIONAL: [OptionalParam; 3 $(+ <$option as AttentionOption>::PARAMETERS.len())*] = {
            let mut all = [LSE_PARAMETER; 3 $(+ <$option as AttentionOption>::PARAMETERS.len())*];
            all[1] = SEQ_Q_PARAMETER;
            all[2] = SEQ_K_PARAMETER;
            let mut next = 3;
            $(
                let mut index = 0;
                while index < <$option as AttentionOption>::PARAMETERS.len() {
                    all[next] = <$option as AttentionOption>::PARAMETERS[index];
                    next += 1;
                    index += 1;
                }
            )*
            let _ = next;
            all
        };

        /// Which of [`OPTIONAL`] a kernel of this variant has.
        pub(super) fn presence(variant: &Variant) -> Presence {
            let seq = matches!(variant.seq, Seq::Dynamic);
            let mut there = [false; OPTIONAL.len()];
            there[..3].copy_from_slice(&[variant.lse, seq, seq]);
            let mut next = 3;
            $(for index in 0..<$option>::PARAMETERS.len() {
                there[next] = variant.$field && <$option>::has_parameter(variant, index);
                next += 1;
            })*
            let _ = next;
            Presence::of(there)
        }

        /// What the options of a variant do.
        pub(super) fn declare(variant: &Variant) -> Vec<Box<dyn Hooks>> {
            let mut hooks: Vec<Box<dyn Hooks>> = Vec::new();
            $(if variant.$field {
                hooks.push(<$option>::declare(variant));
            })*
            hooks
        }
    };
}

/// The options that are tensors, float32: the field of [`Options`], and that of [`Variant`].
macro_rules! tensors {
    ($($tensor:ident: $field:ident,)*) => {
        impl<'a> Options<'a> {
            /// The names of the options that are tensors.
            pub const TENSORS: &'static [&'static str] = &[$(stringify!($tensor)),*];

            /// The tensor of this name, if it is given.
            pub fn tensor(&self, name: &str) -> Option<TensorView<'a, f32>> {
                match name {
                    $(stringify!($tensor) => self.$tensor,)*
                    _ => None,
                }
            }

            /// The tensors that are given, by their names.
            pub fn tensors(&self) -> impl Iterator<Item = (&'static str, &TensorView<'a, f32>)> {
                let all = [$((stringify!($tensor), self.$tensor.as_ref())),*];
                all.into_iter().filter_map(|(name, tensor)| Some((name, tensor?)))
            }

            /// Gives the tensor of this name; whether there is such an option.
            pub fn set_tensor(&mut self, name: &str, tensor: Option<TensorView<'a, f32>>) -> bool {
                match name {
                    $(stringify!($tensor) => self.$tensor = tensor,)*
                    _ => return false,
                }
                true
            }
        }

        impl Variant {
            /// Gives it the option that is the tensor of this name; whether there is such an option.
            pub fn set_tensor(&mut self, name: &str) -> bool {
                match name {
                    $(stringify!($tensor) => self.$field = true,)*
                    _ => return false,
                }
                true
            }
        }
    };
}

tensors! {
    alibi_slopes: alibi,
    sinks: sinks,
}

// In the order in which they change scores and narrow what is visible.
options! {
    causal: Causal,
    window: Windowed,
    prefix_ranges: PrefixRanges,
    softcap: Softcap,
    functions: Functions,
    mask_blocks: MaskBlocks,
    alibi: Alibi,
    sinks: Sinks,
    packed: PackedSequences,
    seqused_k: SequsedK,
    used_of_packed: UsedOfPacked,
    cache_batch_idx: CacheBatchIdx,
    cache_leftpad: CacheLeftpad,
    paged: PagedKeys,
}

/// The head dimensions that kernels are made for.
const HEAD_DIM: Tunable = Tunable {
    name: "HEAD_DIM",
    values: &[
        Value::U32(32),
        Value::U32(64),
        Value::U32(80),
        Value::U32(96),
        Value::U32(112),
        Value::U32(128),
        Value::U32(160),
        Value::U32(192),
        Value::U32(224),
        Value::U32(256),
    ],
    names: &[],
    default: Some(Value::U32(Variant::PLAIN.head_dim)),
    option: true,
};

/// The lengths that kernels are specialised to; 0 for none.
const SEQ: Tunable = Tunable {
    name: "SEQ",
    values: &[
        Value::U32(0),
        Value::U32(64),
        Value::U32(128),
        Value::U32(256),
        Value::U32(512),
        Value::U32(1024),
    ],
    names: &[],
    default: Some(Value::U32(Variant::PLAIN.seq.tunable())),
    option: true,
};

/// The functions that a kernel has, by their number in this process.
const FUNCTION_SET: Tunable = Tunable {
    name: "FUNCTION_SET",
    values: &[Value::U32(FunctionSet::NONE.number())],
    names: &[],
    default: Some(Value::U32(FunctionSet::NONE.number())),
    option: true,
};

/// An option that a kernel has or has not.
const fn switch(name: &'static str, default: bool) -> Tunable {
    Tunable {
        name,
        values: &[Value::Bool(false), Value::Bool(true)],
        names: &[],
        default: Some(Value::Bool(default)),
        option: true,
    }
}

const LSE_PARAMETER: OptionalParam = OptionalParam {
    name: "lse",
    when: "LSE",
};
const SEQ_Q_PARAMETER: OptionalParam = OptionalParam {
    name: "seq_q",
    when: "SEQ == 0",
};
const SEQ_K_PARAMETER: OptionalParam = OptionalParam {
    name: "seq_k",
    when: "SEQ == 0",
};

impl Variant {
    /// Whether queries and keys are those of sequences of different lengths, one after the other.
    pub const fn rows_are_packed(&self) -> bool {
        self.packed && (self.used_of_packed || !self.seqused_k)
    }

    /// Whether keys are those of sequences in a cache, in its rows or in pages.
    pub const fn keys_in_cache(&self) -> bool {
        self.sequences_differ() && !self.rows_are_packed()
    }

    /// Whether the last block of `block` rows or keys may reach past the sequence.
    pub const fn ragged(&self, block: u32) -> bool {
        match self.seq {
            Seq::Dynamic => true,
            Seq::Static(length) => !length.is_multiple_of(block),
        }
    }
}

impl Options<'_> {
    /// The options that are lists of whole numbers, by their names.
    pub fn lists(&self) -> impl Iterator<Item = (&'static str, &TensorView<'_, u32>)> {
        let packed = self.packed.as_ref();
        [
            ("cu_seqlens_q", packed.map(|packed| &packed.cu_seqlens_q)),
            (
                "cu_seqlens_k",
                packed.and_then(|packed| packed.cu_seqlens_k.as_ref()),
            ),
            ("seqused_k", self.seqused_k.as_ref()),
            ("cache_batch_idx", self.cache_batch_idx.as_ref()),
            ("cache_leftpad", self.cache_leftpad.as_ref()),
            (
                "block_table",
                self.paged.as_ref().map(|paged| &paged.block_table),
            ),
            ("prefix_ranges", self.prefix_ranges.as_ref()),
            (
                "mask_blocks",
                self.mask_blocks.as_ref().map(|blocks| &blocks.words),
            ),
        ]
        .into_iter()
        .filter_map(|(name, list)| Some((name, list?)))
    }

    /// Where the tensors lie that are arguments of functions.
    pub fn function_tensors(&self) -> impl Iterator<Item = &Extent> {
        let scores = self.scores.iter().flat_map(Score::tensors);
        scores.chain(self.masks.iter().flat_map(Mask::tensors))
    }

    /// Whether keys lie in the rows of a cache, whose number is not that of the tensors of queries.
    pub(crate) fn keys_in_rows(&self) -> bool {
        let packed_queries = self
            .packed
            .is_some_and(|packed| packed.cu_seqlens_k.is_none());
        self.cache_batch_idx.is_some() || packed_queries
    }

    /// A window that hides something: one without ends is none.
    pub fn limits(&self) -> Option<Window> {
        self.window
            .filter(|window| window.left.is_some() || (window.right.is_some() && !self.causal))
    }
}
