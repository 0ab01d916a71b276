"""Attention problems on the GPU: random inputs, and what float32 makes of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass

import torch
from torch import Tensor

from arguments import HEAD_DIM, SEQ

HEADS_AT_ONCE = 64
"""Heads whose float32 scores (1 MiB each) are in memory at once."""


@dataclass(frozen=True)
class Shape:
    """Sizes and mask; float16, (batch, 512, heads, 64)."""

    batch: int
    heads: int
    kv_heads: int
    causal: bool

    def __str__(self) -> str:
        mask = "causal" if self.causal else "full"
        heads = (
            f"{self.heads} heads"
            if self.heads == self.kv_heads
            else f"{self.heads}/{self.kv_heads} heads"
        )
        return f"{mask}, batch {self.batch}, {heads}, seq {SEQ}, head_dim {HEAD_DIM}, float16"

    def as_json(self) -> dict[str, object]:
        """Describes it for machines."""
        return {**asdict(self), "seq": SEQ, "head_dim": HEAD_DIM, "dtype": "float16"}

    @property
    def flop(self) -> float:
        """4·B·H·Sq·Sk·D, half of it when causal."""
        return 4.0 * self.batch * self.heads * SEQ * SEQ * HEAD_DIM / (2 if self.causal else 1)


@dataclass(frozen=True)
class Inputs:
    """One input set, contiguous (batch, seq, heads, head_dim)."""

    q: Tensor
    k: Tensor
    v: Tensor


def draw(shape: Shape, sets: int, seed: int) -> list[Inputs]:
    """Normally distributed input sets."""
    generator = torch.Generator(device="cuda").manual_seed(seed)

    def normal(heads: int) -> Tensor:
        sizes = (shape.batch, SEQ, heads, HEAD_DIM)
        return torch.randn(sizes, generator=generator, device="cuda", dtype=torch.float16)

    return [
        Inputs(normal(shape.heads), normal(shape.kv_heads), normal(shape.kv_heads))
        for _ in range(sets)
    ]


@dataclass(frozen=True)
class Reference:
    """The right answer: output (batch, seq, heads, head_dim) and log-sum-exp (batch, heads, seq) in
    float32, and how far from it an output may be: twice the error of plain float16 attention plus
    twice that of a float16 rounding, FlashAttention's rule."""

    o: Tensor
    lse: Tensor
    bound: float


def reference(shape: Shape, inputs: Inputs) -> Reference:
    """Plain attention in float32, and its error in float16."""
    torch.set_float32_matmul_precision("highest")  # no TF32
    exact = list(_batches(shape, inputs, torch.float32))
    low = torch.cat([o for o, _ in _batches(shape, inputs, torch.float16)])
    o, lse = torch.cat([o for o, _ in exact]), torch.cat([lse for _, lse in exact])
    half = o.half()
    rounding = max_error(half + 0.3 - 0.3, half)
    return Reference(o, lse, 2 * max_error(low, o) + 2 * rounding)


def _batches(shape: Shape, inputs: Inputs, dtype: torch.dtype) -> Iterator[tuple[Tensor, Tensor]]:
    """Output and log-sum-exp, some sequences at a time."""
    hidden = torch.ones(SEQ, SEQ, device="cuda", dtype=torch.bool).triu(1)
    step = max(1, HEADS_AT_ONCE // shape.heads)
    for first in range(0, shape.batch, step):
        q, k, v = (
            x[first : first + step].to(dtype).transpose(1, 2)
            for x in (inputs.q, inputs.k, inputs.v)
        )
        k, v = (x.repeat_interleave(shape.heads // shape.kv_heads, dim=1) for x in (k, v))
        scores = (q @ k.transpose(-1, -2)) * HEAD_DIM**-0.5
        if shape.causal:
            scores = scores.masked_fill(hidden, float("-inf"))
        yield (scores.softmax(-1) @ v).transpose(1, 2), scores.logsumexp(-1)


def max_error(found: Tensor, expected: Tensor) -> float:
    """max |found − expected| in float32; NaN where any element is NaN."""
    return (found.float() - expected.float()).abs().max().item()
