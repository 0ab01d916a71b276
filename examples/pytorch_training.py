#!/usr/bin/env python3
"""Attention that PyTorch trains through: `backward()` gets its gradients from libfa.so.

    cargo build --release -p fa-c
    FA_LIBRARY=target/release/libfa.so python3 examples/pytorch_training.py

`attention(q, k, v, causal=True)` takes CUDA tensors (batch, seq, heads, head_dim) of float16 or bfloat16, with fewer KV heads than
query heads if they share them. Its gradients go to q, k, v, `sinks` and `bias`.
"""

from __future__ import annotations

import pytorch as fa
import torch
from torch.autograd.function import once_differentiable


class Attention(torch.autograd.Function):
    """softmax(mask(scores)) V, of dense tensors or of packed ones: `lists` are None or those of `attention_varlen`."""

    @staticmethod
    def forward(ctx, q, k, v, sinks, bias, lists, options):
        queries = (q.shape[1], q.shape[0]) if lists else (q.shape[0], q.shape[2], q.shape[1])
        lse = torch.empty(queries, dtype=torch.float32, device=q.device)
        lengths = fa.packed(*lists) if lists else None
        o = fa.attention(q, k, v, lse=lse, lengths=lengths, sinks=sinks, bias=bias, **options)
        ctx.save_for_backward(q, k, v, o, lse, sinks, bias)
        ctx.lists, ctx.options = lists, options
        return o

    @staticmethod
    @once_differentiable
    def backward(ctx, d_o):
        *forward, sinks, bias = ctx.saved_tensors
        d_sinks = torch.empty_like(sinks) if ctx.needs_input_grad[3] else None
        # Added to, with the bias's strides.
        d_bias = torch.zeros_like(bias, dtype=torch.float32) if ctx.needs_input_grad[4] else None
        lengths = fa.packed(*ctx.lists) if ctx.lists else None
        # What comes of a sum is one number with strides of 0.
        beside = {"sinks": sinks, "d_sinks": d_sinks, "bias": bias, "d_bias": d_bias, "lengths": lengths}
        gradients = fa.attention_backward(*forward, d_o.contiguous(), **beside, **ctx.options)
        return *gradients, d_sinks, None if d_bias is None else d_bias.to(bias.dtype), None, None


def attention(q, k, v, *, sinks=None, bias=None, **options):
    """As `attention` of pytorch.py, of which splits, rows and padding of a cache, and pages have no gradients."""
    return Attention.apply(q, k, v, sinks, _of_its_own(bias), None, options)


def _of_its_own(bias):
    """The bias, copied if it does not have memory to itself: its gradient lies as it does."""
    return bias if bias is None or torch.empty_like(bias).stride() == bias.stride() else bias.contiguous()


def attention_varlen(
    q, k, v, cu_seqlens_q, cu_seqlens_k, max_seqlen_q: int, max_seqlen_k: int, *, sinks=None, bias=None, **options
):
    """As `attention_varlen` of pytorch.py: q (all queries, heads, head_dim), k and v (all keys, KV heads, head_dim)."""
    lists = (cu_seqlens_q, cu_seqlens_k, max_seqlen_q, max_seqlen_k)
    return Attention.apply(q, k, v, sinks, _of_its_own(bias), lists, options)


def main() -> None:
    """Compares its gradients with those of PyTorch's own attention."""
    from torch.nn.functional import scaled_dot_product_attention

    torch.manual_seed(0)
    q, k, v = (torch.randn(2, 1024, 8, 128, device="cuda", dtype=torch.bfloat16, requires_grad=True) for _ in range(3))
    d_o = torch.randn_like(q)
    ours = torch.autograd.grad(attention(q, k, v, causal=True), (q, k, v), d_o)
    heads_first = [x.transpose(1, 2) for x in (q, k, v)]
    o = scaled_dot_product_attention(*heads_first, is_causal=True).transpose(1, 2)
    for name, found, expected in zip("qkv", ours, torch.autograd.grad(o, (q, k, v), d_o)):
        print(f"d{name}: largest difference from PyTorch's: {(found - expected).abs().max().item():.4f}")


if __name__ == "__main__":
    main()
