//! Parts that cannot be merged.

use candle_core::{DType, Device, Result, Tensor, Var};
use fa_candle::{merge, merge_stacked};

use crate::{refused, tensor};

fn lse(shape: &[usize]) -> Tensor {
    Tensor::zeros(shape, DType::F32, &Device::Cpu).unwrap()
}

fn output(result: Result<(Tensor, Tensor)>) -> Result<Tensor> {
    result.map(|(o, _)| o)
}

#[test]
fn parts_are_checked() {
    let o = tensor((2, 5, 4, 64), DType::F16);
    let of_o = lse(&[2, 4, 5]);
    let of = |other: &Tensor, of_other: &Tensor| output(merge(&o, &of_o, other, of_other));
    assert!(of(&o, &of_o).is_ok());
    let wide = o.to_dtype(DType::F32).unwrap();
    assert!(of(&wide, &of_o).is_ok());
    refused(
        of(&o.to_dtype(DType::BF16).unwrap(), &of_o),
        "`other_o` is bf16, `o` is f16: convert one of them",
    );
    let whole = o.to_dtype(DType::U32).unwrap();
    refused(
        of(&whole, &of_o),
        "`other_o` is u32: parts are f16, bf16 or f32",
    );
    let short = o.narrow(1, 0, 4).unwrap();
    refused(
        of(&short, &of_o),
        "`other_o` has the shape [2, 4, 4, 64]: it has to be the shape of `o`",
    );
    refused(
        of(&o, &lse(&[2, 5, 4])),
        "`other_lse` has the shape [2, 5, 4]: it has to be (batch, heads, seq_q), [2, 4, 5]",
    );
    let half = of_o.to_dtype(DType::F16).unwrap();
    refused(
        of(&o, &half),
        "`other_lse` is f16: it has to be the log-sum-exp",
    );
    let flat = o.flatten(0, 2).unwrap();
    refused(
        output(merge(&flat, &of_o, &flat, &of_o)),
        "(all queries, heads, head_dim)",
    );
    let odd = tensor((2, 5, 4, 60), DType::F16);
    refused(output(merge(&odd, &of_o, &odd, &of_o)), "head_dim 60");
    let none = tensor((2, 0, 4, 64), DType::F16);
    let of_none = lse(&[2, 4, 0]);
    refused(
        output(merge(&none, &of_none, &none, &of_none)),
        "no elements",
    );
}

#[test]
fn stacked_parts_are_checked() {
    let parts = Tensor::ones((3, 2, 5, 4, 64), DType::BF16, &Device::Cpu).unwrap();
    assert!(merge_stacked(&parts, &lse(&[3, 2, 4, 5])).is_ok());
    refused(
        output(merge_stacked(&parts, &lse(&[2, 2, 4, 5]))),
        "it has to be (parts, batch, heads, seq_q), [3, 2, 4, 5]",
    );
    let packed = parts.flatten(1, 2).unwrap();
    assert!(merge_stacked(&packed, &lse(&[3, 4, 10])).is_ok());
    refused(
        output(merge_stacked(&packed, &lse(&[3, 2, 4, 5]))),
        "it has to be (parts, heads, all queries), [3, 4, 10]",
    );
    let flat = packed.flatten(0, 1).unwrap();
    refused(
        output(merge_stacked(&flat, &lse(&[3, 4, 10]))),
        "it has to be (parts, batch, seq_q, heads, head_dim)",
    );
    let none = parts.narrow(0, 0, 0).unwrap();
    assert!(merge_stacked(&none, &lse(&[0, 2, 4, 5])).is_err());
}

/// A log-sum-exp has no gradient, so that the outputs' would be wrong.
#[test]
fn backward_passes_are_refused() {
    let o = Var::ones((1, 5, 4, 64), DType::F32, &Device::Cpu).unwrap();
    let of_o = lse(&[1, 4, 5]);
    let (merged, _) = merge(&o, &of_o, &o, &of_o).unwrap();
    let gradients = merged.sum_all().unwrap().backward();
    refused(
        gradients.map(|_| merged),
        "there is no backward pass of merging",
    );
    let (merged, _) = merge(&o.detach(), &of_o, &o.detach(), &of_o).unwrap();
    assert!(!merged.track_op());
}
