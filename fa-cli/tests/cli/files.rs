//! The safetensors files that `fa run` is given in the tests.

use std::collections::HashMap;

use fa::attention::Shape;
use fa::dsl::abi::Element;
use fa::prelude::f16;
use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensors};

use crate::fixture::User;

pub const SHAPE: Shape = Shape {
    batch: 1,
    seq_q: 512,
    seq_k: 512,
    heads: 2,
    kv_heads: 1,
    head_dim: 64,
};

/// Values between −2 and 2 that repeat after a long time.
pub fn values(len: usize, seed: u32) -> Vec<f16> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f16::from_f32((state >> 8) as f32 / (1 << 22) as f32 - 2.0)
    };
    (0..len).map(|_| next()).collect()
}

pub fn q_shape(shape: &Shape) -> Vec<usize> {
    vec![shape.batch, shape.seq_q, shape.heads, shape.head_dim]
}

pub fn kv_shape(shape: &Shape) -> Vec<usize> {
    vec![shape.batch, shape.seq_k, shape.kv_heads, shape.head_dim]
}

/// A safetensors file of zeros.
pub fn file(tensors: &[(&str, Dtype, Vec<usize>)]) -> Vec<u8> {
    let data: Vec<Vec<u8>> = tensors
        .iter()
        .map(|(_, dtype, shape)| vec![0; shape.iter().product::<usize>() * dtype.bitsize() / 8])
        .collect();
    let views = tensors
        .iter()
        .zip(&data)
        .map(|((name, dtype, shape), data)| {
            (
                *name,
                TensorView::new(*dtype, shape.clone(), data).expect("sizes fit"),
            )
        });
    safetensors::serialize(views, None::<HashMap<String, String>>).expect("it is serialisable")
}

/// q, k and v of one shape each.
pub fn qkv(shape: &Shape) -> Vec<u8> {
    file(&[
        ("q", Dtype::F16, q_shape(shape)),
        ("k", Dtype::F16, kv_shape(shape)),
        ("v", Dtype::F16, kv_shape(shape)),
    ])
}

/// The bytes of numbers of a list.
pub fn list(ends: &[u32]) -> Vec<u8> {
    ends.iter().flat_map(|end| end.to_le_bytes()).collect()
}

/// A file of packed sequences: q (70, 4, 64), k and v (80, 2, 64), and lists.
pub fn packed(queries: (Dtype, &[u32]), keys: (Dtype, &[u32])) -> Vec<u8> {
    let bytes = |values: Vec<f16>| {
        let mut bytes = Vec::new();
        f16::write_bytes(&values, &mut bytes);
        bytes
    };
    let [q, k, v] =
        [(70 * 4, 1), (80 * 2, 2), (80 * 2, 3)].map(|(rows, seed)| bytes(values(rows * 64, seed)));
    let (of_queries, of_keys) = (list(queries.1), list(keys.1));
    let tensors = [
        ("q", Dtype::F16, vec![70, 4, 64], &q),
        ("k", Dtype::F16, vec![80, 2, 64], &k),
        ("v", Dtype::F16, vec![80, 2, 64], &v),
        (
            "cu_seqlens_q",
            queries.0,
            vec![queries.1.len()],
            &of_queries,
        ),
        ("cu_seqlens_k", keys.0, vec![keys.1.len()], &of_keys),
    ];
    let views = tensors.into_iter().map(|(name, dtype, shape, bytes)| {
        (
            name,
            TensorView::new(dtype, shape, bytes).expect("sizes fit"),
        )
    });
    safetensors::serialize(views, None::<HashMap<String, String>>).expect("serialisable")
}

/// The tensors of [`packed`] with keys and values in pages of 16, of which each sequence has four of twelve: used ones, and entries
/// that lead nowhere.
pub fn paged(ends: &[u32], key_ends: &[u32]) -> Vec<u8> {
    let pages = [2_u32, 99, 99, 99, 9, 99, 99, 99, 3, 11, 0, 5];
    let in_pages = |seed| {
        let values = values(80 * 2 * 64, seed);
        let mut to = vec![f16::NAN; 12 * 16 * 2 * 64];
        for (sequence, keys) in key_ends.windows(2).enumerate() {
            for (key, row) in (keys[0] as usize..keys[1] as usize).enumerate() {
                let page = pages[sequence * 4 + key / 16] as usize;
                let at = (page * 16 + key % 16) * 128;
                if let Some(to) = to.get_mut(at..at + 128) {
                    to.copy_from_slice(&values[row * 128..][..128]);
                }
            }
        }
        let mut bytes = Vec::new();
        f16::write_bytes(&to, &mut bytes);
        bytes
    };
    let mut q = Vec::new();
    f16::write_bytes(&values(70 * 4 * 64, 1), &mut q);
    let used: Vec<u32> = key_ends.windows(2).map(|it| it[1] - it[0]).collect();
    let tensors = [
        ("q", Dtype::F16, vec![70, 4, 64], q),
        ("k", Dtype::F16, vec![12, 16, 2, 64], in_pages(2)),
        ("v", Dtype::F16, vec![12, 16, 2, 64], in_pages(3)),
        ("cu_seqlens_q", Dtype::I32, vec![ends.len()], list(ends)),
        ("seqused_k", Dtype::I32, vec![used.len()], list(&used)),
        ("block_table", Dtype::U32, vec![3, 4], list(&pages)),
    ];
    let views = tensors.iter().map(|(name, dtype, shape, bytes)| {
        let view = TensorView::new(*dtype, shape.clone(), bytes);
        (*name, view.expect("sizes fit"))
    });
    safetensors::serialize(views, None::<HashMap<String, String>>).expect("serialisable")
}

/// A file with further tensors.
pub fn with(file: &[u8], more: &[(&str, Dtype, Vec<usize>, Vec<u8>)]) -> Vec<u8> {
    let file = SafeTensors::deserialize(file).expect("it is a safetensors file");
    let more = more.iter().map(|(name, dtype, shape, bytes)| {
        let view = TensorView::new(*dtype, shape.clone(), bytes);
        (name.to_string(), view.expect("sizes fit"))
    });
    let all = file.tensors().into_iter().chain(more);
    safetensors::serialize(all, None::<HashMap<String, String>>).expect("serialisable")
}

/// Expects that `fa run` rejects the file, with any kernel.
pub fn rejects(bytes: Vec<u8>, parts: &[&str]) {
    rejects_with(&[], bytes, parts);
}

/// Expects that `fa run` with further arguments rejects the file.
pub fn rejects_with(args: &[&str], bytes: Vec<u8>, parts: &[&str]) {
    let user = User::new();
    user.write("in.safetensors", bytes);
    let all = [
        "run",
        "in.safetensors",
        "-o",
        "out.safetensors",
        "--device",
        "cpu",
    ];
    user.fails(all.iter().chain(args).copied(), parts);
}
