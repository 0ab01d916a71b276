//! The problems that other implementations of attention test, and every mask.

use fa::attention::{Options, Seq, Window};
use fa_reference::Shape;

/// Lengths of queries and keys, short enough for the interpreter: those of FlashAttention's tests
/// (tests/test_flash_attn.py), and one query against many keys.
pub const LENGTHS: [(usize, usize); 9] = [
    (1, 1),
    (239, 1),
    (1, 239),
    (3, 799),
    (799, 3),
    (113, 203),
    (128, 217),
    (108, 256),
    (384, 256),
];

/// The longer ones of the same tests, for a GPU.
pub const LONG_LENGTHS: [(usize, usize); 6] = [
    (512, 512),
    (640, 128),
    (1023, 1024),
    (1024, 1023),
    (2048, 2048),
    (4224, 4224),
];

/// One sequence of two heads that share keys, of head dimension 64.
pub fn small(seq_q: usize, seq_k: usize) -> Shape {
    Shape {
        batch: 1,
        seq_q,
        seq_k,
        heads: 2,
        kv_heads: 1,
        head_dim: 64,
    }
}

/// Every mask, with and without a cap, for these lengths; specialised to the length too where queries
/// and keys have the same. Windows cut off within a block of keys, at its edge, and all but a query's
/// own position.
pub fn options(seq_q: usize, seq_k: usize) -> Vec<Options<'static>> {
    let windows = [
        None,
        Some(Window::symmetric(30)),
        Some(Window::before(64)),
        Some(Window::symmetric(0)),
        Some(Window {
            left: None,
            right: Some(20),
        }),
        Some(Window {
            left: Some(100),
            right: None,
        }),
    ];
    let fixed = (seq_q == seq_k).then_some(Seq::Static(seq_q as u32));
    let mut all = Vec::new();
    for window in windows {
        for causal in [false, true] {
            for softcap in [None, Some(5.0)] {
                for seq in [Some(Seq::Dynamic), fixed] {
                    all.push(Options {
                        causal,
                        window,
                        softcap,
                        seq,
                        ..Options::default()
                    });
                }
            }
        }
    }
    all.dedup();
    all
}

/// The masks, and what else is computed, that longer problems are run with.
pub fn main_options() -> [(&'static str, Options<'static>); 6] {
    let full = Options::default();
    let causal = Options {
        causal: true,
        ..full
    };
    let window = Options {
        window: Some(Window::symmetric(200)),
        ..full
    };
    let softcap = Options {
        softcap: Some(15.0),
        ..full
    };
    let all = Options {
        causal: true,
        window: Some(Window::before(300)),
        ..softcap
    };
    let scale = Options {
        scale: Some(0.3),
        ..causal
    };
    [
        ("full", full),
        ("causal", causal),
        ("window", window),
        ("softcap", softcap),
        ("causal window softcap", all),
        ("causal scale", scale),
    ]
}
