"""Attention problems on the GPU: random inputs, and what float32 makes of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass

import torch
from torch import Tensor

from arguments import HEAD_DIM, SEQ
from cells import Cell, visible_pairs

HEADS_AT_ONCE = 64
"""Heads whose float32 scores (1 MiB each) are in memory at once."""
QUERIES_AT_ONCE = 1024
"""Queries whose float32 scores (128 MiB for two heads of 16,384 keys) are in memory at once."""


@dataclass(frozen=True)
class Shape:
    """Sizes, mask, softcap and element type of (batch, seq, heads, head_dim)."""

    batch: int
    heads: int
    kv_heads: int
    causal: bool
    seq: int = SEQ
    head_dim: int = HEAD_DIM
    dtype: str = "float16"
    window: int | None = None
    """Keys before its own that a query sees, none after; None: no window."""
    softcap: float | None = None
    keys: int | None = None
    """Of a sequence; None: as many as queries. The last query is at the last key."""

    @staticmethod
    def of(cell: Cell) -> Shape:
        """That of a cell of the grid."""
        sizes = (cell.seq, cell.head_dim, cell.dtype, cell.window, cell.softcap, cell.keys)
        return Shape(cell.batch, cell.heads, cell.kv_heads or cell.heads, cell.causal, *sizes)

    @property
    def seq_k(self) -> int:
        """Keys of a sequence."""
        return self.keys or self.seq

    def __str__(self) -> str:
        mask = "causal" if self.causal else "full"
        heads = (
            f"{self.heads} heads"
            if self.heads == self.kv_heads
            else f"{self.heads}/{self.kv_heads} heads"
        )
        seq = f"seq {self.seq}, {self.keys} keys" if self.keys else f"seq {self.seq}"
        sizes = f"batch {self.batch}, {heads}, {seq}, head_dim {self.head_dim}"
        return f"{mask}, {sizes}, {self.dtype}"

    def as_json(self) -> dict[str, object]:
        """Describes it for machines."""
        return asdict(self)

    @property
    def element(self) -> torch.dtype:
        """The element type."""
        return getattr(torch, self.dtype)

    @property
    def flop(self) -> float:
        """4·B·H·Sq·Sk·D, half of it when causal; with a window, of the pairs that are seen."""
        pairs = visible_pairs(self.seq, self.window, causal=self.causal, keys=self.keys)
        return 4.0 * self.batch * self.heads * pairs * self.head_dim

    def capped(self, scores: Tensor) -> Tensor:
        """Scores with softcap, if there is one."""
        return scores if self.softcap is None else (scores / self.softcap).tanh() * self.softcap

    def hidden(self, queries: Tensor, keys: Tensor) -> Tensor | None:
        """Which keys these queries do not see, by their numbers; None if they see all."""
        queries = queries + (self.seq_k - self.seq)
        if self.window is not None:
            after = keys > queries[:, None]
            return after | (keys < queries[:, None] - self.window)
        return keys > queries[:, None] if self.causal else None


@dataclass(frozen=True)
class Inputs:
    """One input set, contiguous (batch, seq, heads, head_dim)."""

    q: Tensor
    k: Tensor
    v: Tensor


def draw(shape: Shape, sets: int, seed: int) -> list[Inputs]:
    """Normally distributed input sets."""
    generator = torch.Generator(device="cuda").manual_seed(seed)

    def normal(seq: int, heads: int) -> Tensor:
        sizes = (shape.batch, seq, heads, shape.head_dim)
        return torch.randn(sizes, generator=generator, device="cuda", dtype=shape.element)

    kv = (shape.seq_k, shape.kv_heads)
    return [Inputs(normal(shape.seq, shape.heads), normal(*kv), normal(*kv)) for _ in range(sets)]


@dataclass(frozen=True)
class Reference:
    """The right answer: output (batch, seq, heads, head_dim) and log-sum-exp (batch, heads, seq) in
    float32, and how far from it an output may be: twice the error of plain attention in the inputs'
    type plus twice that of a rounding to it, FlashAttention's rule."""

    o: Tensor
    lse: Tensor
    bound: float


def reference(shape: Shape, inputs: Inputs) -> Reference:
    """Plain attention in float32, and its error in the inputs' type."""
    torch.set_float32_matmul_precision("highest")  # no TF32
    exact = list(_batches(shape, inputs, torch.float32))
    low = torch.cat([o for o, _ in _batches(shape, inputs, shape.element)])
    o, lse = torch.cat([o for o, _ in exact]), torch.cat([lse for _, lse in exact])
    return Reference(o, lse, _bound(o, low))


def part_reference(shape: Shape, inputs: Inputs) -> Reference:
    """As `reference`, of the first two heads of the first sequence only."""
    torch.set_float32_matmul_precision("highest")  # no TF32
    exact = list(_queries(shape, inputs, torch.float32))
    low = torch.cat([o for o, _ in _queries(shape, inputs, shape.element)], dim=1)
    o = torch.cat([o for o, _ in exact], dim=1)
    return Reference(o, torch.cat([lse for _, lse in exact], dim=2), _bound(o, low))


def _bound(o: Tensor, low: Tensor) -> float:
    """How far from `o` an output may be, if `low` is `o` in the inputs' type."""
    rounded = o.to(low.dtype)
    rounding = max_error(rounded + 0.3 - 0.3, rounded)
    return 2 * max_error(low, o) + 2 * rounding


def _queries(shape: Shape, inputs: Inputs, dtype: torch.dtype) -> Iterator[tuple[Tensor, Tensor]]:
    """Output and log-sum-exp of two heads, some queries at a time."""
    heads = range(min(2, shape.heads))
    shared = [head * shape.kv_heads // shape.heads for head in heads]
    q, k, v = (
        x[:1, :, which].to(dtype).transpose(1, 2)
        for x, which in ((inputs.q, list(heads)), (inputs.k, shared), (inputs.v, shared))
    )
    keys = torch.arange(shape.seq_k, device="cuda")
    for queries in torch.arange(shape.seq, device="cuda").split(QUERIES_AT_ONCE):
        scores = shape.capped((q[:, :, queries] @ k.transpose(-1, -2)) * shape.head_dim**-0.5)
        hidden = shape.hidden(queries, keys)
        if hidden is not None:
            scores = scores.masked_fill(hidden, float("-inf"))
        yield (scores.softmax(-1) @ v).transpose(1, 2), scores.logsumexp(-1)


def _batches(shape: Shape, inputs: Inputs, dtype: torch.dtype) -> Iterator[tuple[Tensor, Tensor]]:
    """Output and log-sum-exp, some sequences at a time."""
    queries, keys = (torch.arange(seq, device="cuda") for seq in (shape.seq, shape.seq_k))
    hidden = shape.hidden(queries, keys)
    step = max(1, HEADS_AT_ONCE // shape.heads)
    for first in range(0, shape.batch, step):
        q, k, v = (
            x[first : first + step].to(dtype).transpose(1, 2)
            for x in (inputs.q, inputs.k, inputs.v)
        )
        k, v = (x.repeat_interleave(shape.heads // shape.kv_heads, dim=1) for x in (k, v))
        scores = shape.capped((q @ k.transpose(-1, -2)) * shape.head_dim**-0.5)
        if hidden is not None:
            scores = scores.masked_fill(hidden, float("-inf"))
        yield (scores.softmax(-1) @ v).transpose(1, 2), scores.logsumexp(-1)


def max_error(found: Tensor, expected: Tensor) -> float:
    """max |found − expected| in float32; NaN where any element is NaN."""
    return (found.float() - expected.float()).abs().max().item()
