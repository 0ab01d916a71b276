"""Results of several configurations on several cells, as a table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from cells import Cell
from report import Row, align


@dataclass(frozen=True)
class Tried:
    """What came out of a cell."""

    cell: Cell
    chosen: str
    """The configuration that `attention()` chooses."""
    rows: list[Row]
    """Ours, then the peers."""

    def ratio(self, spec: str, peer: str = "cuDNN") -> float | None:
        """How many times as fast as the peer; None if one of them was not measured."""
        ours = next((row for row in self.rows if row.name == spec), None)
        theirs = next((row for row in self.rows if row.name == peer), None)
        return ours.ratio(theirs) if ours and theirs else None

    def entry(self, spec: str) -> str:
        """TFLOP/s and the ratio to cuDNN; `*` marks the choice, `!` a wrong result."""
        row = next((row for row in self.rows if row.name == spec), None)
        if row is None:
            return "–"
        ratio = self.ratio(spec)
        marks = ("*" if spec == self.chosen else "") + ("" if row.errors.are_small else "!")
        return f"{row.tflops:.0f} ×{ratio:.3f}{marks}" if ratio else f"{row.tflops:.0f}{marks}"


def table(tried: Sequence[Tried]) -> str:
    """Configurations by cells, the geometric mean of a configuration's ratios to cuDNN last."""
    specs = list({row.name: None for cell in tried for row in cell.rows if row.ours})
    head = ["TFLOP/s × cuDNN", *(cell.cell.short_name for cell in tried), "mean"]
    lines = [head]
    for spec in specs:
        ratios = [ratio for cell in tried if (ratio := cell.ratio(spec)) is not None]
        logs = [math.log(ratio) for ratio in ratios]
        mean = f"{math.exp(sum(logs) / len(logs)):.3f} ({len(logs)})" if logs else "–"
        lines.append([spec, *(cell.entry(spec) for cell in tried), mean])
    return align(lines)
