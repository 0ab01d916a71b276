"""Results: rows and their table."""

from __future__ import annotations

import math
import re
import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from sustained import Sustained

TURNS, SUSTAINED = "in turns", "sustained"
"""The regimes: short samples of everyone in turns, and everyone alone for some seconds."""
REGIMES = (TURNS, SUSTAINED)
LSE_BOUND = 1e-3
"""What the log-sum-exp may be off by: float32 sums, and the GPU's exp2 and log2."""


@dataclass(frozen=True)
class Errors:
    """How far a contender is from float32."""

    output: float
    """max |o − reference| on the input set where it comes closest to what it may be."""
    bound: float
    """What it may be there."""
    lse: float | None
    """max |lse − reference| over all input sets; None if there is no log-sum-exp."""

    @staticmethod
    def worst(output: Sequence[tuple[float, float]], lse: Sequence[float]) -> Errors:
        """From the error and the bound of each input set. NaN is the worst."""
        error, bound = max(output, key=lambda pair: (math.isnan(pair[0]), pair[0] / pair[1]))
        return Errors(error, bound, max(lse, key=lambda e: (math.isnan(e), e)) if lse else None)

    @property
    def are_small(self) -> bool:
        """Whether the result is right. With NaN it never is."""
        return self.output <= self.bound and (self.lse is None or self.lse <= LSE_BOUND)


@dataclass(frozen=True)
class Row:
    """One contender's result."""

    name: str
    ours: bool
    samples_us: list[float]
    flop: float
    errors: Errors
    facts: dict[str, int] = field(default_factory=dict)
    sustained: Sustained | None = None
    """None if it was measured in turns only."""

    @property
    def median_us(self) -> float:
        """The middle sample."""
        return statistics.median(self.samples_us)

    @property
    def tflops(self) -> float:
        """At the median."""
        return self.flop / self.median_us / 1e6

    def us(self, regime: str = TURNS) -> float | None:
        """The time of a call; None if it was not measured so."""
        if regime == SUSTAINED:
            return self.sustained.us if self.sustained else None
        return self.median_us

    def ratio(self, peer: Row) -> float:
        """How many times as fast as the peer."""
        return peer.median_us / self.median_us


def table(rows: Sequence[Row]) -> str:
    """The rows with their ratios to each peer, aligned."""
    peers = [row for row in rows if not row.ours]
    head = [
        "kernel",
        "median µs",
        "min",
        "max",
        "TFLOP/s",
        *(f"× {peer.name}" for peer in peers),
        "max error",
        "allowed",
    ]
    return align([head, *(_cells(row, peers) for row in rows)])


def align(lines: Sequence[Sequence[str]]) -> str:
    """Lines of cells as a table."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(_aligned(line, widths) for line in lines)


def _aligned(cells: Sequence[str], widths: Sequence[int]) -> str:
    """The first cell to the left, the numbers to the right."""
    first, *rest = (cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
    return "  ".join([first.strip().ljust(widths[0]), *rest])


def _cells(row: Row, peers: Sequence[Row]) -> list[str]:
    times = (row.median_us, min(row.samples_us), max(row.samples_us))
    ratios = [f"{row.ratio(peer):.3f}" for peer in peers]
    return [
        row.name,
        *(f"{t:.2f}" for t in times),
        f"{row.tflops:.1f}",
        *ratios,
        f"{row.errors.output:.2e}",
        f"{row.errors.bound:.2e}",
    ]


def as_json(row: Row, rows: Sequence[Row]) -> dict[str, object]:
    """The row for machines, with all its samples."""
    ratios = {peer.name: row.ratio(peer) for peer in rows if not peer.ours}
    found = {**asdict(row), "samples_us": [round(sample, 3) for sample in row.samples_us]}
    return {**found, "median_us": row.median_us, "tflops": row.tflops, "ratios": ratios}


def as_recorded(words: Sequence[str]) -> list[str]:
    """A command line as results say it: of files that lie somewhere on this machine the names."""
    return [Path(word).name if Path(word).is_absolute() else word for word in words]


def driver_version(file: Path) -> str:
    """The driver's version, as the kernel module states it."""
    try:
        match = re.search(r"Kernel Module[^\n]*?\s(\d+(?:\.\d+)+)\s", file.read_text())
    except OSError:
        match = None
    return match[1] if match else "unknown"
