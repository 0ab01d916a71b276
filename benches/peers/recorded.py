"""FlashAttention-3 where it is not installed: an estimate, by ratios that were measured once.

FlashAttention-3 has no package to install. A file of ratios says how many times as fast as a peer
it was, in a run in which both were measured; times that peer's speed in this run, that is about
where FlashAttention-3 would be. It is never one of the measured peers: what is derived from it has
the name `FA3 (recorded ratio)`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cells import Cell
from kernels import KernelError
from report import TURNS, Row

NAME = "FA3 (recorded ratio)"
FILE = Path(__file__).parent.parent / "results" / "h200-fa3-ratio.json"


@dataclass(frozen=True)
class Estimate:
    """Where FlashAttention-3 would be."""

    to: str
    """The peer whose time of this run it is derived from."""
    ratio: float
    """How many times as fast as that peer it was."""
    us: float
    regime: str = TURNS


@dataclass(frozen=True)
class Recorded:
    """A file of ratios."""

    source: str
    ratios: dict[tuple[str, str], tuple[str, float]]
    """By the cell's short name and the regime: to whom, and how many times as fast."""

    @staticmethod
    def read(file: Path) -> Recorded:
        """Reads it."""
        try:
            found = json.loads(file.read_text())
            ratios = {
                (row["cell"], row["regime"]): (row["to"], float(row["ratio"]))
                for row in found["ratios"]
            }
            return Recorded(found["source"], ratios)
        except (OSError, KeyError, TypeError, ValueError) as error:
            raise KernelError(f"{file} has no ratios: {error!r}") from error

    def estimate(self, cell: Cell, rows: Sequence[Row], regime: str) -> Estimate | None:
        """Of a cell; None where it was measured, or its peer was not, or nothing is recorded."""
        if any(row.name == "FA3" for row in rows):
            return None
        to, ratio = self.ratios.get((cell.short_name, regime), ("", 1.0))
        for row in rows:
            us = row.us(regime)
            if row.name == to and not row.ours and row.errors.are_small and us is not None:
                return Estimate(to, ratio, us / ratio, regime)
        return None
