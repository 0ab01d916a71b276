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
OPTION_LENGTHS = (4096, 16384)
"""Lengths of the cells with windows and softcap."""
WINDOWS = (256, 1024, 4096)
"""Keys before its own that a query sees in the cells with windows; it sees none after."""
SOFTCAP = 30.0
"""Of the cells with softcap, which have no mask."""
SETS = ("all", "anchors", "short", "long", "small", "windows", "softcap")
"""Names for several cells."""


class CellError(ValueError):
    """No cell of the grid is called so."""


def visible_pairs(seq: int, window: int | None, *, causal: bool) -> float:
    """Pairs of a query and a key that it sees: of a window all that there are, of a causal mask
    half of all pairs, as is the custom."""
    if window is None:
        return seq * seq / (2 if causal else 1)
    return sum(min(query, window) + 1 for query in range(seq))


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
    window: int | None = None
    """Keys before its own that a query sees, none after; None: no window."""
    softcap: float | None = None

    def __str__(self) -> str:
        sizes = f"{self.batch:3}×{self.seq:<5} {self.heads:2} heads of {self.head_dim:<3}"
        return f"{sizes} {self.mask:6} {self.dtype:8}"

    @property
    def mask(self) -> str:
        """The mask, or what else makes its row of the grid."""
        if self.window is not None:
            return f"window{self.window}"
        if self.softcap is not None:
            return f"softcap{self.softcap:.0f}"
        return "causal" if self.causal else "full"

    @property
    def plain(self) -> bool:
        """Whether it has neither a window nor softcap."""
        return self.window is None and self.softcap is None

    @property
    def options(self) -> set[str]:
        """What not every peer can do."""
        options = {"window": self.window, "softcap": self.softcap}
        return {name for name, value in options.items() if value is not None}

    @property
    def short_name(self) -> str:
        """For the head of a column, for files, and on the command line."""
        sizes = f"{self.head_dim}-{self.batch}x{self.seq}x{self.heads}"
        return f"{sizes}-{self.mask}-{DTYPES[self.dtype]}"

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
        if self.causal:
            words.append("--causal")
        if self.window is not None:
            words += ["--window", f"{self.window},0"]
        if self.softcap is not None:
            words += ["--softcap", str(self.softcap)]
        return words


def cells(which: str, dtype: str = "bfloat16") -> list[Cell]:
    """The cells of a name of `SETS`; all but the small ones in this type."""
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
    options = [
        Cell(TOKENS // seq, seq, WIDTH // head_dim, head_dim, dtype, window=window, softcap=softcap)
        for window, softcap in (*((window, None) for window in WINDOWS), (None, SOFTCAP))
        for head_dim in HEAD_DIMS
        for seq in OPTION_LENGTHS
    ]
    chosen = {
        "anchors": anchors,
        "short": [cell for cell in anchors if cell.seq <= SHORT] + small,
        "long": [cell for cell in anchors if cell.seq >= SHORT],
        "small": small,
        "windows": [cell for cell in options if cell.window is not None],
        "softcap": [cell for cell in options if cell.softcap is not None],
        "all": anchors + small + options,
    }
    return chosen[which]


def named(text: str, dtype: str = "bfloat16") -> list[Cell]:
    """The cells that `--cells` names: names of `SETS` and short names of cells, separated by
    commas; each cell once."""
    found: list[Cell] = []
    known = cells("all", dtype)
    for name in text.split(","):
        chosen = (
            cells(name, dtype)
            if name in SETS
            else [cell for cell in known if cell.short_name == name][:1]
        )
        if not chosen:
            example = known[0].short_name
            raise CellError(
                f"no cell is called {name!r}: give {', '.join(SETS)}, or a name such as {example}"
            )
        found += [cell for cell in chosen if cell not in found]
    return found


def selected(
    chosen: Sequence[Cell], head_dims: Sequence[int], lengths: Sequence[int], causal: bool | None
) -> list[Cell]:
    """Those of these head dimensions, lengths and mask; empty or None: of any. Cells with windows
    are neither full nor causal."""
    return [
        cell
        for cell in chosen
        if (not head_dims or cell.head_dim in head_dims)
        and (not lengths or cell.seq in lengths)
        and (causal is None or (cell.window is None and cell.causal == causal))
    ]
