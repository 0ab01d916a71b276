"""The problems of the grid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

TOKENS = 16384
WIDTH = 2048
HEAD_DIMS = (64, 128, 256)
LENGTHS = tuple(2**n for n in range(7, 15))
SHORT = 512
"""Longest sequence of the short cells, and shortest of the long ones."""
BATCHES = ((1, 8), (4, 8), (32, 8), (32, 32))
"""Sequences and heads of the cells with small batches."""
DTYPES = {"bfloat16": "bf16", "float16": "f16"}
"""Element types: PyTorch's names, and those of `fa`."""


@dataclass(frozen=True)
class Cell:
    """A problem of the grid."""

    batch: int
    seq: int
    heads: int
    head_dim: int
    dtype: str = "bfloat16"
    causal: bool = False
    anchor: bool = True
    """Whether it has 16,384 tokens and width 2,048."""

    def __str__(self) -> str:
        mask = "causal" if self.causal else "full"
        sizes = f"{self.batch:3}×{self.seq:<5} {self.heads:2} heads of {self.head_dim:<3}"
        return f"{sizes} {mask:6} {self.dtype:8}"

    @property
    def short_name(self) -> str:
        """For the head of a column, and for files."""
        mask = "causal" if self.causal else "full"
        sizes = f"{self.head_dim}-{self.batch}x{self.seq}x{self.heads}"
        return f"{sizes}-{mask}-{DTYPES[self.dtype]}"

    def arguments(self) -> list[str]:
        """For `fa plan`."""
        sizes = {
            "--batch": self.batch,
            "--seq": self.seq,
            "--heads": self.heads,
            "--head-dim": self.head_dim,
            "--dtype": DTYPES[self.dtype],
        }
        words = [str(word) for pair in sizes.items() for word in pair]
        return [*words, "--causal"] if self.causal else words


def cells(which: str, dtype: str = "bfloat16") -> list[Cell]:
    """The cells that `--cells` names; the anchors in this type."""
    anchors = [
        Cell(TOKENS // seq, seq, WIDTH // head_dim, head_dim, dtype, causal=causal)
        for head_dim in HEAD_DIMS
        for causal in (False, True)
        for seq in LENGTHS
    ]
    small = [
        Cell(batch, SHORT, heads, 64, type_, anchor=False)
        for type_ in ("bfloat16", "float16")
        for batch, heads in BATCHES
    ]
    if which == "short":
        return [cell for cell in anchors if cell.seq <= SHORT] + small
    if which == "long":
        return [cell for cell in anchors if cell.seq >= SHORT]
    if which == "anchors":
        return anchors
    return anchors + small


def selected(
    chosen: Sequence[Cell], head_dims: Sequence[int], lengths: Sequence[int], causal: bool | None
) -> list[Cell]:
    """Those of these head dimensions, lengths and mask; empty or None: of any."""
    return [
        cell
        for cell in chosen
        if (not head_dims or cell.head_dim in head_dims)
        and (not lengths or cell.seq in lengths)
        and causal in (None, cell.causal)
    ]
