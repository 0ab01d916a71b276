//! The list of named functions: what each is called, what it takes, and how it is given that.

use fa_dsl::abi::TensorView;
use fa_dsl::ir::Type;
use fa_dsl::prelude::{bf16, f16};
use fa_runtime::View;

use super::arguments::{Dimension, Elements, Number, NumberKind, Size, TensorArgument};
use super::known::known;
use super::{Bound, Named, Sizes};
use crate::functions;

/// The most that a distance, an index or a number of keys can be.
const MOST: u32 = (1 << 30) - 1;

const fn exactly(size: Size) -> Dimension {
    Dimension {
        size,
        or_one: false,
    }
}

const fn or_one(size: Size) -> Dimension {
    Dimension { size, or_one: true }
}

const fn floats(name: &'static str, dimensions: &'static [Dimension]) -> TensorArgument {
    TensorArgument {
        name,
        elements: Elements::Floats,
        dimensions,
    }
}

const fn whole(name: &'static str, dimensions: &'static [Dimension]) -> TensorArgument {
    TensorArgument {
        name,
        elements: Elements::Whole,
        dimensions,
    }
}

/// A number that may be another one in each call.
const fn number(name: &'static str, least: u32) -> Number {
    Number {
        name,
        kind: NumberKind::Whole { least, most: MOST },
        constant: false,
    }
}

/// A number that the kernel is made for.
const fn constant(name: &'static str, least: u32, most: u32) -> Number {
    Number {
        name,
        kind: NumberKind::Whole { least, most },
        constant: true,
    }
}

const DOCUMENT_Q: TensorArgument =
    whole("document_q", &[or_one(Size::Batch), or_one(Size::Queries)]);
const DOCUMENT_K: TensorArgument = whole("document_k", &[or_one(Size::Batch), or_one(Size::Keys)]);

/// Whatever the numbers are.
fn any(_: &[u32], _: &Sizes) -> Result<(), String> {
    Ok(())
}

/// A function of scores of one tensor of floats, made for their type: from the tensors, the constants that make the function,
/// how it is made, and what it is given of the tensor.
macro_rules! of_floats {
    ($tensors:ident, $constants:expr, $make:ident($($argument:expr),*), $with:expr) => {{
        macro_rules! of {
            ($ty:ty) => {{
                let function = known(stringify!($make), $constants, || functions::$make::<$ty>($($argument),*));
                Bound::Score(function.with($with(TensorView::<$ty>::from_extent($tensors[0].extent()))))
            }};
        }
        match $tensors[0].element() {
            Type::F16 => of!(f16),
            Type::Bf16 => of!(bf16),
            _ => of!(f32),
        }
    }};
}

/// A tensor of whole numbers as the function has it, whose bits are what matters.
fn bits<'a, T: fa_dsl::abi::Element>(view: &View<'a>) -> TensorView<'a, T> {
    TensorView::from_extent(view.extent())
}

/// All functions of [`functions`](crate::functions).
pub const NAMED: &[Named] = &[
    Named {
        name: "additive_bias",
        does: "score + bias",
        tensors: &[floats(
            "bias",
            &[
                or_one(Size::Batch),
                or_one(Size::Heads),
                or_one(Size::Queries),
                or_one(Size::Keys),
            ],
        )],
        numbers: &[],
        check: any,
        bind: |tensors, _| of_floats!(tensors, &[], additive_bias(), |bias| bias),
    },
    Named {
        name: "relative_bias",
        does: "score + the number of the head and of the distance, clamped to the radius",
        tensors: &[floats(
            "table",
            &[
                or_one(Size::Heads),
                exactly(Size::Of("2·radius + 1", |numbers| {
                    2 * u64::from(numbers[0]) + 1
                })),
            ],
        )],
        numbers: &[number("radius", 0)],
        check: any,
        bind: |tensors, values| {
            let radius = values.whole[0];
            of_floats!(tensors, &[], relative_bias(), |table| (table, radius))
        },
    },
    Named {
        name: "t5_bias",
        does: "T5's relative position bias",
        tensors: &[floats(
            "table",
            &[
                exactly(Size::Of("buckets", |numbers| numbers[0].into())),
                or_one(Size::Heads),
            ],
        )],
        numbers: &[
            constant("buckets", 2, 1024),
            constant("max_distance", 1, MOST),
            constant("both_directions", 0, 1),
        ],
        check: any,
        bind: |tensors, values| {
            let [buckets, max_distance, both] = [0, 1, 2].map(|i| values.whole[i]);
            of_floats!(
                tensors,
                &values.whole,
                t5_bias(buckets, max_distance, both == 1),
                |table| table
            )
        },
    },
    Named {
        name: "swin_bias",
        does: "Swin's relative position bias, for windows of height × width tokens",
        tensors: &[floats(
            "table",
            &[
                or_one(Size::Heads),
                exactly(Size::Of("(2·height − 1)·(2·width − 1)", |numbers| {
                    let [height, width] = [numbers[0], numbers[1]].map(u64::from);
                    (2 * height - 1) * (2 * width - 1)
                })),
            ],
        )],
        numbers: &[
            constant("height", 1, 1 << 14),
            constant("width", 1, 1 << 14),
        ],
        check: |numbers, sizes| {
            let tokens = u64::from(numbers[0]) * u64::from(numbers[1]);
            match sizes.seq_q.max(sizes.seq_k) <= tokens {
                true => Ok(()),
                false => Err(format!(
                    "sequences of up to {} queries and {} keys are longer than a window of height·width = {tokens} tokens",
                    sizes.seq_q, sizes.seq_k
                )),
            }
        },
        bind: |tensors, values| {
            let [height, width] = [0, 1].map(|i| values.whole[i]);
            of_floats!(tensors, &values.whole, swin_bias(height, width), |table| {
                table
            })
        },
    },
    Named {
        name: "softcap",
        does: "cap·tanh(score / cap) with the hardware's tanh, off by up to cap / 2048",
        tensors: &[],
        numbers: &[Number {
            name: "cap",
            kind: NumberKind::Positive,
            constant: false,
        }],
        check: any,
        bind: |_, values| {
            let function = known("softcap", &[], functions::softcap);
            Bound::Score(function.with(values.real))
        },
    },
    Named {
        name: "documents",
        does: "a query sees its own document",
        tensors: &[DOCUMENT_Q, DOCUMENT_K],
        numbers: &[],
        check: any,
        bind: |tensors, _| {
            let function = known("documents", &[], functions::documents);
            Bound::Mask(function.with((bits(&tensors[0]), bits(&tensors[1]))))
        },
    },
    Named {
        name: "prefix_lm",
        does: "a query sees the prefix, and after it the keys up to its own position",
        tensors: &[whole("lengths", &[or_one(Size::Batch)])],
        numbers: &[],
        check: any,
        bind: |tensors, _| {
            let function = known("prefix_lm", &[], functions::prefix_lm);
            Bound::Mask(function.with(bits(&tensors[0])))
        },
    },
    Named {
        name: "shared_prefix",
        does: "a query sees the first keys, and its own document",
        tensors: &[DOCUMENT_Q, DOCUMENT_K],
        numbers: &[number("length", 0)],
        check: any,
        bind: |tensors, values| {
            let function = known("shared_prefix", &[], functions::shared_prefix);
            let (q, k) = (bits(&tensors[0]), bits(&tensors[1]));
            Bound::Mask(function.with((q, k, values.whole[0])))
        },
    },
    Named {
        name: "window_and_sinks",
        does: "a query sees the last keys up to its own position, and the first",
        tensors: &[],
        numbers: &[number("window", 0), number("sinks", 0)],
        check: any,
        bind: |_, values| {
            let function = known("window_and_sinks", &[], functions::window_and_sinks);
            Bound::Mask(function.with((values.whole[0], values.whole[1])))
        },
    },
    Named {
        name: "global_tokens",
        does: "a query sees the keys around it; the first tokens see all and are seen by all",
        tensors: &[],
        numbers: &[number("radius", 0), number("global", 0)],
        check: any,
        bind: |_, values| {
            let function = known("global_tokens", &[], functions::global_tokens);
            Bound::Mask(function.with((values.whole[0], values.whole[1])))
        },
    },
    Named {
        name: "dilated_window",
        does: "a query sees every dilation-th key, up to radius of them before and after it",
        tensors: &[],
        numbers: &[number("radius", 0), number("dilation", 1)],
        check: any,
        bind: |_, values| {
            let function = known("dilated_window", &[], functions::dilated_window);
            Bound::Mask(function.with((values.whole[0], values.whole[1])))
        },
    },
    Named {
        name: "tree",
        does: "tokens of a speculative tree; bit j of row i says whether token j is i's ancestor",
        tensors: &[whole(
            "ancestors",
            &[
                or_one(Size::Batch),
                exactly(Size::Queries),
                exactly(Size::QueryWords),
            ],
        )],
        numbers: &[],
        check: any,
        bind: |tensors, _| {
            let function = known("tree", &[], functions::tree);
            Bound::Mask(function.with(bits(&tensors[0])))
        },
    },
    Named {
        name: "block_diffusion",
        does: "length noised tokens and the same ones clean, in blocks",
        tensors: &[],
        numbers: &[constant("block", 1, MOST), number("length", 0)],
        check: any,
        bind: |_, values| {
            let [block, length] = [0, 1].map(|i| values.whole[i]);
            let make = || functions::block_diffusion(block);
            let function = known("block_diffusion", &[block], make);
            Bound::Mask(function.with(length))
        },
    },
    Named {
        name: "neighborhood_2d",
        does: "NATTEN's windows of kernel × kernel tokens of an image",
        tensors: &[],
        numbers: &[
            constant("height", 1, MOST),
            constant("width", 1, MOST),
            constant("kernel", 1, MOST),
        ],
        check: |numbers, _| match numbers[2] <= numbers[0].min(numbers[1]) {
            true => Ok(()),
            false => Err(format!(
                "kernel {} is larger than height {} or width {}",
                numbers[2], numbers[0], numbers[1]
            )),
        },
        bind: |_, values| {
            let [height, width, kernel] = [0, 1, 2].map(|i| values.whole[i]);
            let make = || functions::neighborhood_2d([height, width], kernel);
            Bound::Mask(known("neighborhood_2d", &values.whole, make).with(()))
        },
    },
    Named {
        name: "sliding_tiles_3d",
        does: "windows of tiles of a video",
        tensors: &[],
        numbers: &[
            constant("tiles_t", 1, 1 << 15),
            constant("tiles_h", 1, 1 << 15),
            constant("tiles_w", 1, 1 << 15),
            constant("tile_tokens", 1, MOST),
            constant("window_t", 1, 1 << 15),
            constant("window_h", 1, 1 << 15),
            constant("window_w", 1, 1 << 15),
        ],
        check: |numbers, _| {
            let (tiles, window) = (&numbers[..3], &numbers[4..]);
            match window
                .iter()
                .zip(tiles)
                .all(|(window, tiles)| window <= tiles)
            {
                true => Ok(()),
                false => Err(format!(
                    "a window of {window:?} tiles is larger than {tiles:?}, all of them"
                )),
            }
        },
        bind: |_, values| {
            let numbers = &values.whole;
            let tiles = [numbers[0], numbers[1], numbers[2]];
            let window = [numbers[4], numbers[5], numbers[6]];
            let make = || functions::sliding_tiles_3d(tiles, numbers[3], window);
            Bound::Mask(known("sliding_tiles_3d", numbers, make).with(()))
        },
    },
];
