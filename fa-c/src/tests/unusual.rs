//! What is unusual and right.

use std::ptr::null_mut;

use super::tensors::Described;
use super::*;

/// The code for bfloat16, whose zeros are those of float16.
const BFLOAT: u8 = 4;

/// A tensor's description at an odd address, as packed structs of other libraries have it.
struct Unaligned([u8; size_of::<DLTensor>() + 1]);

impl Unaligned {
    fn of(described: &Described) -> Box<Unaligned> {
        let mut bytes = Box::new(Unaligned([0; size_of::<DLTensor>() + 1]));
        let odd = usize::from(bytes.0.as_ptr().addr().is_multiple_of(2));
        // SAFETY: there is a byte more than a tensor has.
        unsafe {
            let to = bytes.0.as_mut_ptr().add(odd).cast::<DLTensor>();
            to.write_unaligned(described.tensor);
        }
        bytes
    }

    fn pointer(&self) -> *const DLTensor {
        let odd = usize::from(self.0.as_ptr().addr().is_multiple_of(2));
        self.0[odd..].as_ptr().cast()
    }
}

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

#[test]
fn tensors_need_not_be_aligned() {
    let x = Described::new(&[5, 2, 64], BFLOAT, 16);
    let ends = Described::list(&[0, 2, 5]);
    let outputs = [false, true].map(|unaligned| {
        let o = Described::new(&[5, 2, 64], BFLOAT, 16);
        let tensors = [&x, &x, &x, &o];
        let moved = tensors.map(|it| Unaligned::of(it));
        let list = Unaligned::of(&ends);
        let (tensors, list) = match unaligned {
            true => (moved.each_ref().map(|it| it.pointer()), list.pointer()),
            false => (
                tensors.map(|it| &raw const it.tensor),
                &raw const ends.tensor,
            ),
        };
        let status = packed(tensors, null(), [list; 2], [3; 2]);
        assert!(is_done(status).unwrap());
        o.bytes(5 * 2 * 64 * 2).to_vec()
    });
    assert!(outputs[0] == outputs[1]);
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
