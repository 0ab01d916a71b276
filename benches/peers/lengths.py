"""The packed sequences that are measured: those of benches/varlen.rs."""

from __future__ import annotations

from dataclasses import dataclass

WIDTH = 2048
"""Elements of a token, over all heads."""

# fmt: off
UNIFORM = [
    446, 957, 785, 543, 256, 635, 550, 625, 572, 151, 66, 888, 974, 410, 794, 129, 506, 610, 830,
    990, 1002, 574, 180, 762, 115, 230, 876, 354, 571, 439, 543, 959, 384, 236, 66, 710, 981, 576,
    808, 744, 727, 689, 268, 108, 951, 798, 887, 70, 687, 1001, 671, 449, 467, 464, 379, 774, 838,
    805, 907, 102, 492, 254, 200, 700,
]
"""64 of 64 to 1024."""
LOGNORMAL = [
    238, 87, 134, 89, 198, 242, 1304, 247, 121, 203, 90, 106, 154, 139, 363, 91, 147, 270, 127,
    508, 58, 148, 290, 208, 315, 148, 86, 508, 85, 152, 327, 1791, 474, 804, 553, 98, 977, 108, 96,
    743, 930, 447, 220, 210, 29, 131, 55, 78, 586, 139, 885, 553, 300, 331, 418, 158, 3159, 193,
    241, 1572, 33, 1478, 270, 343,
]
"""64 of exp(N(0, 1) + 5.5), cut off at 16 and 8192."""
# fmt: on
ONE_LONG = [8192, *[64] * 64]
"""One long sequence and 64 short ones."""

LENGTHS = {"uniform": UNIFORM, "lognormal": LOGNORMAL, "one_long": ONE_LONG}


@dataclass(frozen=True)
class Row:
    """Sequences of some lengths, one after the other: bfloat16, as many keys as queries."""

    lengths: str
    head_dim: int
    causal: bool

    def __str__(self) -> str:
        mask = "causal" if self.causal else "full"
        return f"{self.lengths:9} heads of {self.head_dim:<3} {mask:6}"

    @property
    def name(self) -> str:
        """For files."""
        return f"{self.lengths}x{self.head_dim}{'-causal' if self.causal else ''}"

    @property
    def heads(self) -> int:
        """Of a token."""
        return WIDTH // self.head_dim

    @property
    def sizes(self) -> list[int]:
        """The length of each sequence."""
        return LENGTHS[self.lengths]

    @property
    def ends(self) -> list[int]:
        """Where each sequence begins, and where the last one ends."""
        ends = [0]
        for length in self.sizes:
            ends.append(ends[-1] + length)
        return ends

    @property
    def flop(self) -> float:
        """4·length²·width of each sequence, half of it behind a causal mask."""
        squares = sum(length**2 for length in self.sizes)
        return 4.0 * WIDTH * squares * (0.5 if self.causal else 1.0)

    def arguments(self) -> list[str]:
        """For `fa plan`."""
        sizes = {
            "--varlen": ",".join(map(str, self.sizes)),
            "--heads": self.heads,
            "--head-dim": self.head_dim,
            "--dtype": "bf16",
        }
        words = [str(word) for pair in sizes.items() for word in pair]
        return [*words, "--causal"] if self.causal else words


ROWS = [
    Row(lengths, head_dim, causal)
    for lengths in LENGTHS
    for head_dim in (64, 128)
    for causal in (False, True)
]
