//! What is unusual and right.

use std::ptr::null_mut;

use super::tensors::Described;
use super::*;

/// The code for bfloat16, whose zeros are those of float16.
const BFLOAT: u8 = 4;

/// Attention of q to k and v into o, all of them packed.
fn packed(
    tensors: [*const DLTensor; 4],
    lse: *const DLTensor,
    ends: [*const DLTensor; 2],
    [longest_q, longest_k]: [usize; 2],
) -> fa_status {
    let [q, k, v, o] = tensors;
    let [of_q, of_k] = ends;
    // SAFETY: the tensors are there, and nobody else has them.
    unsafe {
        fa_forward_varlen(
            q,
            k,
            v,
            o,
            lse,
            of_q,
            of_k,
            longest_q,
            longest_k,
            null(),
            null_mut(),
        )
    }
}

/// Tensors without elements have no memory in other libraries: outputs are 0, and their log-sum-exps −∞.
#[test]
fn packed_sequences_may_have_no_key_at_all() {
    let q = Described::new(&[5, 2, 64], BFLOAT, 16);
    let o = Described::new(&[5, 2, 64], BFLOAT, 16);
    let lse = Described::new(&[2, 5], 2, 32);
    let mut k = Described::new(&[0, 2, 64], BFLOAT, 16);
    k.tensor.data = null_mut();
    let (of_q, of_k) = (Described::list(&[0, 2, 5]), Described::list(&[0, 0, 0]));
    for longest in [0, 7] {
        let status = packed(
            [&q, &k, &k, &o].map(|it| &raw const it.tensor),
            &lse.tensor,
            [&of_q, &of_k].map(|it| &raw const it.tensor),
            [3, longest],
        );
        assert!(is_done(status).unwrap());
        assert!(o.bytes(5 * 2 * 64 * 2).iter().all(|byte| *byte == 0));
        let minus = f32::NEG_INFINITY.to_ne_bytes();
        assert!(lse.bytes(10 * 4).chunks_exact(4).all(|it| it == minus));
    }
}
