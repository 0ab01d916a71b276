//! The functions of candle-flash-attn and candle-flash-attn-v3: their signatures, and what their arguments ask for.
#![expect(clippy::type_complexity, reason = "the signatures are candle's")]

use candle_core::{DType, Device, Result, Tensor};
use fa_candle::{Options, Packed, Window, attention, attention_varlen, v2, v3};

type T<'a> = &'a Tensor;
type End = Option<usize>;

// The types of candle's functions.
const _: fn(T, T, T, f32, bool) -> Result<Tensor> = fa_candle::flash_attn;
const _: fn(T, T, T, f32, End, End) -> Result<Tensor> = fa_candle::flash_attn_windowed;
const _: fn(T, T, T, T, f32, bool) -> Result<Tensor> = fa_candle::flash_attn_alibi;
const _: fn(T, T, T, T, f32, End, End) -> Result<Tensor> = fa_candle::flash_attn_alibi_windowed;
const _: fn(T, T, T, Option<T>, f32, End, End, f32) -> Result<Tensor> =
    fa_candle::flash_attn_alibi_windowed_softcap;
const _: fn(T, T, T, f32, bool, bool) -> Result<Tensor> = v3::flash_attn;
const _: fn(T, T, T, f32, End, End, bool) -> Result<Tensor> = v3::flash_attn_windowed;
const _: fn(T, T, T, T, f32, bool, bool) -> Result<Tensor> = v3::flash_attn_alibi;
const _: fn(T, T, T, T, f32, End, End, bool) -> Result<Tensor> = v3::flash_attn_alibi_windowed;

const _: fn(T, T, T, T, T, usize, usize, f32, bool) -> Result<Tensor> =
    fa_candle::flash_attn_varlen;
const _: fn(T, T, T, T, T, usize, usize, f32, End, End) -> Result<Tensor> =
    fa_candle::flash_attn_varlen_windowed;
const _: fn(T, T, T, T, T, T, usize, usize, f32, bool) -> Result<Tensor> =
    fa_candle::flash_attn_varlen_alibi;
const _: fn(T, T, T, T, T, T, usize, usize, f32, End, End) -> Result<Tensor> =
    fa_candle::flash_attn_varlen_alibi_windowed;
const _: fn(T, T, T, Option<T>, T, T, usize, usize, f32, End, End, f32) -> Result<Tensor> =
    fa_candle::flash_attn_varlen_alibi_windowed_softcap;
type Paged = fn(
    T,
    T,
    T,
    T,
    T,
    T,
    Option<T>,
    usize,
    usize,
    f32,
    End,
    End,
    usize,
    Option<f32>,
) -> Result<Tensor>;
const _: Paged = fa_candle::flash_attn_varlen_paged_windowed;
const _: fn(T, T, T, T, T, usize, usize, f32, bool, bool) -> Result<Tensor> = v3::flash_attn_varlen;
const _: fn(T, T, T, T, T, usize, usize, f32, End, End, bool) -> Result<Tensor> =
    v3::flash_attn_varlen_windowed;
const _: fn(T, T, T, T, T, T, usize, usize, f32, bool, bool) -> Result<Tensor> =
    v3::flash_attn_varlen_alibi;
const _: fn(T, T, T, T, T, T, usize, usize, f32, End, End, bool) -> Result<Tensor> =
    v3::flash_attn_varlen_alibi_windowed;

/// Queries and keys of different lengths, and slopes; as packed tensors, of two sequences.
struct Tensors {
    q: Tensor,
    k: Tensor,
    slopes: Tensor,
    packed: Packed,
}

impl Tensors {
    fn new() -> Tensors {
        let tensor = |seq: usize, factor: f32| {
            let count = seq * 4 * 32;
            let values = (0..count).map(|i| (i as f32 * factor).sin() * 2.0);
            let tensor = Tensor::from_iter(values, &Device::Cpu).unwrap();
            let tensor = tensor.reshape((1, seq, 4, 32)).unwrap();
            tensor.to_dtype(DType::BF16).unwrap()
        };
        Tensors {
            q: tensor(40, 0.37),
            k: tensor(50, 0.61),
            slopes: Tensor::new(&[0.5_f32, 0.25, 0.125, 0.0625], &Device::Cpu).unwrap(),
            packed: Packed {
                seqlens_q: Tensor::new(&[0_u32, 15, 40], &Device::Cpu).unwrap(),
                seqlens_k: Tensor::new(&[0_u32, 20, 50], &Device::Cpu).unwrap(),
                max_seqlen_q: 25,
                max_seqlen_k: 30,
            },
        }
    }

    /// What `options` ask for.
    fn expected(&self, options: Options) -> Vec<f32> {
        let options = Options {
            scale: Some(0.2),
            ..options
        };
        values(attention(&self.q, &self.k, &self.k, &options).map(|(o, _)| o))
    }
}

/// What `options` ask for of packed tensors.
fn expected_varlen(tensors: &Tensors, options: Options) -> Vec<f32> {
    let options = Options {
        scale: Some(0.2),
        ..options
    };
    let (q, k) = (tensors.q.squeeze(0).unwrap(), tensors.k.squeeze(0).unwrap());
    let o = attention_varlen(&q, &k, &k, &tensors.packed, &options);
    values(o.map(|(o, _)| o))
}

fn values(tensor: Result<Tensor>) -> Vec<f32> {
    let tensor = tensor.unwrap().to_dtype(DType::F32).unwrap();
    tensor.flatten_all().unwrap().to_vec1().unwrap()
}

fn window(left: Option<u32>, right: Option<u32>) -> Options {
    Options {
        window: Some(Window { left, right }),
        ..Options::default()
    }
}

fn causal() -> Options {
    Options {
        causal: true,
        ..Options::default()
    }
}

#[test]
fn dense_and_windowed() {
    let tensors = Tensors::new();
    let (q, k) = (&tensors.q, &tensors.k);
    let full = tensors.expected(Options::default());
    assert_eq!(values(v2::flash_attn(q, k, k, 0.2, false)), full);
    let masked = tensors.expected(causal());
    assert_ne!(masked, full);
    assert_eq!(values(v2::flash_attn(q, k, k, 0.2, true)), masked);
    let of_window = |left, right| values(v2::flash_attn_windowed(q, k, k, 0.2, left, right));
    assert_eq!(of_window(None, Some(0)), masked);
    assert_eq!(
        of_window(Some(9), None),
        tensors.expected(window(Some(9), None))
    );
    assert_eq!(
        of_window(Some(9), Some(3)),
        tensors.expected(window(Some(9), Some(3)))
    );
    assert_eq!(of_window(Some(usize::MAX), Some(usize::MAX)), full);
}

#[test]
fn slopes_and_softcap() {
    let tensors = Tensors::new();
    let (q, k, slopes) = (&tensors.q, &tensors.k, &tensors.slopes);
    let sloped = |options| Options {
        alibi_slopes: Some(slopes.clone()),
        ..options
    };
    let full = tensors.expected(sloped(Options::default()));
    assert_ne!(full, tensors.expected(Options::default()));
    assert_eq!(
        values(v2::flash_attn_alibi(q, k, k, slopes, 0.2, false)),
        full
    );
    let masked = tensors.expected(sloped(causal()));
    assert_eq!(
        values(v2::flash_attn_alibi(q, k, k, slopes, 0.2, true)),
        masked
    );
    let windowed = tensors.expected(sloped(window(Some(9), Some(3))));
    let found = v2::flash_attn_alibi_windowed(q, k, k, slopes, 0.2, Some(9), Some(3));
    assert_eq!(values(found), windowed);
    let softcap = |slopes, cap| {
        let (left, right) = (Some(9), Some(3));
        values(v2::flash_attn_alibi_windowed_softcap(
            q, k, k, slopes, 0.2, left, right, cap,
        ))
    };
    assert_eq!(softcap(Some(slopes), 0.0), windowed);
    let capped = |options| Options {
        softcap: Some(3.0),
        ..options
    };
    assert_eq!(
        softcap(None, 3.0),
        tensors.expected(capped(window(Some(9), Some(3))))
    );
    let both = tensors.expected(capped(sloped(window(Some(9), Some(3)))));
    assert_eq!(softcap(Some(slopes), 3.0), both);
}

/// Windows hide keys in v3 too, and packing changes nothing.
#[test]
fn v3_is_v2() {
    let tensors = Tensors::new();
    let (q, k, slopes) = (&tensors.q, &tensors.k, &tensors.slopes);
    let ends = (Some(9), Some(3));
    for packing in [false, true] {
        assert_eq!(
            values(v3::flash_attn(q, k, k, 0.2, true, packing)),
            values(v2::flash_attn(q, k, k, 0.2, true))
        );
        assert_eq!(
            values(v3::flash_attn_windowed(
                q, k, k, 0.2, ends.0, ends.1, packing
            )),
            values(v2::flash_attn_windowed(q, k, k, 0.2, ends.0, ends.1))
        );
        assert_eq!(
            values(v3::flash_attn_alibi(q, k, k, slopes, 0.2, true, packing)),
            values(v2::flash_attn_alibi(q, k, k, slopes, 0.2, true))
        );
        assert_eq!(
            values(v3::flash_attn_alibi_windowed(
                q, k, k, slopes, 0.2, ends.0, ends.1, packing
            )),
            values(v2::flash_attn_alibi_windowed(
                q, k, k, slopes, 0.2, ends.0, ends.1
            ))
        );
    }
}

/// The lists in the order in which they are passed; a wrong one would not be as long as the tensor.
#[test]
fn packed_and_windowed() {
    let tensors = Tensors::new();
    let (q, k) = (tensors.q.squeeze(0).unwrap(), tensors.k.squeeze(0).unwrap());
    let (q, k, slopes) = (&q, &k, &tensors.slopes);
    let (queries, keys) = (&tensors.packed.seqlens_q, &tensors.packed.seqlens_k);
    let (m, n) = (25, 30);
    let sloped = |options| Options {
        alibi_slopes: Some(slopes.clone()),
        ..options
    };
    let both = || window(Some(9), Some(3));
    let (left, right) = (Some(9), Some(3));
    let full = expected_varlen(&tensors, Options::default());
    let masked = expected_varlen(&tensors, causal());
    let windowed = expected_varlen(&tensors, both());
    let with_slopes = expected_varlen(&tensors, sloped(causal()));
    let windowed_slopes = expected_varlen(&tensors, sloped(both()));
    assert!(full != masked && masked != windowed && masked != with_slopes);

    let found = |causal| v2::flash_attn_varlen(q, k, k, queries, keys, m, n, 0.2, causal);
    assert_eq!(values(found(false)), full);
    assert_eq!(values(found(true)), masked);
    let found = v2::flash_attn_varlen_windowed(q, k, k, queries, keys, m, n, 0.2, left, right);
    assert_eq!(values(found), windowed);
    let found = v2::flash_attn_varlen_alibi(q, k, k, slopes, queries, keys, m, n, 0.2, true);
    assert_eq!(values(found), with_slopes);
    let found = v2::flash_attn_varlen_alibi_windowed(
        q, k, k, slopes, queries, keys, m, n, 0.2, left, right,
    );
    assert_eq!(values(found), windowed_slopes);
    let softcap = |slopes, cap| {
        values(v2::flash_attn_varlen_alibi_windowed_softcap(
            q, k, k, slopes, queries, keys, m, n, 0.2, left, right, cap,
        ))
    };
    assert_eq!(softcap(Some(slopes), 0.0), windowed_slopes);
    let capped = Options {
        softcap: Some(3.0),
        ..both()
    };
    assert_eq!(softcap(None, 3.0), expected_varlen(&tensors, capped));

    let found = v3::flash_attn_varlen(q, k, k, queries, keys, m, n, 0.2, true, false);
    assert_eq!(values(found), masked);
    let found =
        v3::flash_attn_varlen_windowed(q, k, k, queries, keys, m, n, 0.2, left, right, true);
    assert_eq!(values(found), windowed);
    let found = v3::flash_attn_varlen_alibi(q, k, k, slopes, queries, keys, m, n, 0.2, true, true);
    assert_eq!(values(found), with_slopes);
    let found = v3::flash_attn_varlen_alibi_windowed(
        q, k, k, slopes, queries, keys, m, n, 0.2, left, right, false,
    );
    assert_eq!(values(found), windowed_slopes);
}
