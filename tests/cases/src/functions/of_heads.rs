//! A mask that reads tensors and tells heads apart.

use fa::attention::{At, MaskFunction};
use fa_dsl::prelude::{Reg, Tensor, device};

use super::samples::{parts, seen};
use super::{Bound, Sample};

/// Documents that are other ones for each head: a list of blocks for each of them.
pub static DOCUMENTS_OF_HEADS: Sample = Sample {
    name: "documents of each head",
    tensors: |shape, rng| vec![parts(&[shape.heads, shape.seq_q.max(shape.seq_k)], rng)],
    bind: |views, _| Bound::Mask(documents_of_heads().with(views.i32(0))),
    twin: |tensors, _, at, key, score| {
        let of = |token: usize| tensors[0].at(&[at.head, token]);
        seen(of(at.i) == of(key), score)
    },
};

/// A query sees the keys of its own document. Argument: the documents of the tokens, (heads, tokens).
pub fn documents_of_heads() -> MaskFunction<Tensor<i32>> {
    MaskFunction::new(same_document).expect("it stages")
}

#[device]
fn same_document(at: At, documents: Tensor<i32>) -> Reg<bool> {
    let of = |token| documents.at(&[at.head, token]).load(0);
    of(at.query) == of(at.key)
}
