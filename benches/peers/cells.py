"""The problems of the grid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

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
DIMS = ((72, 28), (80, 24), (96, 20), (112, 18), (160, 12), (192, 10), (224, 9))
"""Other head dimensions, and heads of them: about the same width."""
DIM_LENGTHS = (512, 2048, 8192)
"""Lengths of the cells of those."""
SETS = ("all", "anchors", "short", "long", "small", "windows", "softcap", "dims", "models")
"""Names for several cells; all has none of dims and models."""


SIZES = ("batch", "seq_q", "seq_k", "heads", "kv_heads", "head_dim")
"""Of a problem, by `fa plan`'s names."""


class CellError(ValueError):
    """No cell of the grid is called so."""


def visible_pairs(seq: int, window: int | None, *, causal: bool, keys: int | None = None) -> float:
    """Pairs of a query and a key that it sees: of a window all that there are, of a causal mask
    half of all pairs, as is the custom, and of more keys than queries all but half of the last.
    Windows are of as many keys as queries."""
    if window is None:
        keys = keys or seq
        return seq * keys - (seq * min(seq, keys) / 2 if causal else 0)
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
    kv_heads: int | None = None
    """None: as many as query heads."""
    keys: int | None = None
    """Of a sequence; None: as many as queries. The last query is at the last key."""

    def __str__(self) -> str:
        seq = f"{self.seq}:{self.keys}" if self.keys else f"{self.seq}"
        heads = f"{self.heads}/{self.kv_heads}" if self.kv_heads else f"{self.heads}"
        sizes = f"{self.batch:3}×{seq:<5} {heads:>2} heads of {self.head_dim:<3}"
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
        seq = f"{self.seq}to{self.keys}" if self.keys else f"{self.seq}"
        heads = f"{self.heads}kv{self.kv_heads}" if self.kv_heads else f"{self.heads}"
        sizes = f"{self.head_dim}-{self.batch}x{seq}x{heads}"
        return f"{sizes}-{self.mask}-{DTYPES[self.dtype]}"

    def matches(self, problem: dict[str, Any]) -> bool:
        """Whether it is this problem that `fa plan --json` describes."""
        sizes = [problem[name] for name in SIZES]
        masks = (problem["causal"], problem["window"], problem["softcap"])
        return (*sizes, problem["dtype"], *masks) == (
            *(self.batch, self.seq, self.keys or self.seq),
            *(self.heads, self.kv_heads or self.heads, self.head_dim),
            DTYPES[self.dtype],
            self.causal,
            None if self.window is None else [self.window, 0],
            self.softcap,
        )

    def arguments(self) -> list[str]:
        """For `fa plan`."""
        sizes = {
            "--batch": self.batch,
            "--seq": self.seq,
            "--heads": self.heads,
            "--head-dim": self.head_dim,
            "--dtype": DTYPES[self.dtype],
        }
        if self.kv_heads:
            sizes["--kv-heads"] = self.kv_heads
        if self.keys:
            sizes["--seq-k"] = self.keys
        words = [str(word) for pair in sizes.items() for word in pair]
        if self.causal:
            words.append("--causal")
        if self.window is not None:
            words += ["--window", f"{self.window},0"]
        if self.softcap is not None:
            words += ["--softcap", str(self.softcap)]
        return words


# What models ask for: batch, queries, heads, head_dim.
MODELS = (
    (32, 384, 12, 64),  # BERT base
    (64, 197, 12, 64),  # ViT-B/16 at 224 pixels
    (32, 257, 16, 64),  # CLIP's ViT-L/14
    (8, 577, 16, 64),  # … at 336 pixels
    (16, 729, 16, 72),  # SigLIP so400m/14 at 384 pixels
    (4, 1370, 24, 64),  # DINOv2's ViT-g/14 at 518 pixels
    (8, 1500, 20, 64),  # Whisper large's encoder
    (2, 4096, 10, 64),  # Stable Diffusion XL at 1024 pixels
    (2, 1024, 20, 64),
    (1, 4608, 24, 128),  # FLUX.1 at 1024 pixels
    (1, 32760, 12, 128),  # Wan 2.1 (1.3 B): 81 frames of 480 by 832 pixels
)
# The same with fewer keys or more: batch, queries, keys, heads, head_dim.
CROSS = (
    (2, 4096, 77, 10, 64),  # Stable Diffusion XL: a prompt
    (2, 1024, 77, 20, 64),
    (8, 448, 1500, 20, 64),  # Whisper large's decoder, over the encoder
)
# Prompts, with a causal mask: queries, keys, query heads, KV heads, head_dim.
PROMPTS = (
    *((seq, None, 32, 8, 128) for seq in (128, 512, 1000, 2048, 4096)),  # Llama 3 8B
    *((512, keys, 32, 8, 128) for keys in (4096, 16384)),  # … in parts
    (4096, None, 8, 1, 128),  # Llama 3 70B, one of eight GPUs
    (2048, None, 14, 2, 64),  # Qwen 2.5 0.5B
    (2048, None, 32, 4, 64),  # TinyLlama 1.1B
    (2048, None, 32, None, 96),  # Phi-3 mini
    (2048, None, 32, None, 80),  # Phi-2
    (2048, None, 8, 4, 256),  # Gemma 2 2B
    (4096, None, 16, 8, 256),  # Gemma 2 9B
    (1024, None, 12, None, 64),  # GPT-2
)


def models(dtype: str) -> list[Cell]:
    """The cells of models."""
    self_ = [Cell(*sizes, dtype, anchor=False) for sizes in MODELS]
    cross = [
        Cell(batch, seq, *heads, dtype, anchor=False, keys=keys)
        for batch, seq, keys, *heads in CROSS
    ]
    prompts = [
        Cell(1, seq, heads, dim, dtype, causal=True, anchor=False, kv_heads=kv_heads, keys=keys)
        for seq, keys, heads, kv_heads, dim in PROMPTS
    ]
    return self_ + cross + prompts


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
    dims = [
        Cell(TOKENS // seq, seq, heads, head_dim, dtype, causal=causal, anchor=False)
        for head_dim, heads in DIMS
        for causal in (False, True)
        for seq in DIM_LENGTHS
    ]
    chosen = {
        "models": models(dtype),
        "dims": dims,
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
    known = [cell for which in ("all", "dims", "models") for cell in cells(which, dtype)]
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
