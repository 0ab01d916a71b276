"""What came out of the cells of a grid, and where ours stands."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Protocol

from cells import HEAD_DIMS, LENGTHS, SHORT, Cell, cells
from recorded import NAME as ESTIMATED
from recorded import Estimate
from report import REGIMES, SUSTAINED, TURNS, Row, as_json

PEERS = ("cuDNN", "FA2", "FA3", "FA4")
"""Who ours is compared with."""
BEST = "the best peer"
BEST_OR_ESTIMATE = f"the best of the peers and {ESTIMATED}"


class Problem(Protocol):
    """A dataclass that says what is computed."""

    @property
    def short_name(self) -> str:
        """For people, and to find it by."""


@dataclass(frozen=True)
class Result:
    """What came out in a cell."""

    cell: Problem
    rows: list[Row]
    """What the call that is measured chooses, other configurations, the peers."""
    estimates: list[Estimate] = field(default_factory=list)
    """Of FlashAttention-3, one a regime at most."""

    @property
    def has_ours(self) -> bool:
        """Whether ours was measured."""
        return bool(self.rows) and self.rows[0].ours

    @property
    def ours(self) -> Row:
        """The row of what is chosen."""
        return self.rows[0]

    def peers(self, regime: str = TURNS) -> dict[str, float]:
        """The times of the peers whose results are right, in microseconds, the fastest first."""
        times = {
            row.name: us
            for row in self.rows
            if not row.ours and row.errors.are_small and (us := row.us(regime)) is not None
        }
        return dict(sorted(times.items(), key=lambda item: item[1]))

    def best(self, regime: str = TURNS) -> str | None:
        """The fastest peer; None if none was measured."""
        return next(iter(self.peers(regime)), None)

    def estimate(self, regime: str = TURNS) -> Estimate | None:
        """Where FlashAttention-3 would be; None where that is not known, or was measured."""
        return next((found for found in self.estimates if found.regime == regime), None)

    def ratio(self, peer: str, regime: str = TURNS) -> float | None:
        """How many times as fast as a peer ours is, the best of them, or an estimate; None if
        either was not measured."""
        if not self.has_ours:
            return None
        ours, times = self.ours.us(regime), self.peers(regime)
        estimate = self.estimate(regime)
        if peer == BEST:
            theirs = min(times.values(), default=None)
        elif peer in (ESTIMATED, BEST_OR_ESTIMATE):
            others = times.values() if peer == BEST_OR_ESTIMATE else ()
            # Without an estimate it would say the same as the best peer.
            theirs = min([estimate.us, *others]) if estimate else None
        else:
            theirs = times.get(peer)
        return theirs / ours if ours and theirs else None

    def lines(self) -> str:
        """The lines of the table: one for each of our kernels, one for each contender alone."""
        ours = [self.line(row) for row in self.rows if row.ours]
        alone = self.alone()
        best, ratio = self.best(SUSTAINED), self.ratio(BEST, SUSTAINED)
        if best and ratio:
            alone.append(f"    {SUSTAINED:9} best {best} × {ratio:.3f}")
        return "\n".join([*ours, *alone])

    def alone(self) -> list[str]:
        """What everyone does alone, a line for each."""
        return [
            f"    {SUSTAINED:9} {row.name}: {row.sustained.text()}"
            for row in self.rows
            if row.sustained
        ]

    def line(self, ours: Row) -> str:
        """One line of the table, of the samples in turns."""
        parts = [f"{self.cell}  ours {ours.median_us:8.1f} µs {ours.tflops:5.0f}"]
        by_name = {row.name: row for row in self.rows if not row.ours}
        for name in PEERS:
            row = by_name.get(name)
            wrong = "" if row is None or row.errors.are_small else " WRONG"
            parts.append(f"{name} {row.tflops:5.0f}{wrong}" if row else f"{name}     –")
        if estimate := self.estimate():
            parts.append(f"FA3* {ours.flop / estimate.us / 1e6:5.0f}")
        best = self.best()
        times = self.peers()
        parts.append(f"best {best} × {times[best] / ours.median_us:.3f}" if best else "best –")
        errors = ours.errors
        parts.append(f"error {errors.output:.1e} of {errors.bound:.1e}, lse {errors.lse:.0e}")
        return "  ".join([*parts, ours.name]) + ("" if errors.are_small else "  WRONG")

    def as_json(self) -> dict[str, object]:
        """Describes it for machines."""
        rows = [as_json(row, self.rows) for row in self.rows]
        best = {
            regime: {"peer": best, "ratio": self.ratio(BEST, regime)}
            for regime in REGIMES
            if (best := self.best(regime)) and self.ratio(BEST, regime)
        }
        return {
            "cell": asdict(self.cell),
            "name": self.cell.short_name,
            "kernel": self.ours.name if self.has_ours else None,
            "flop": self.rows[0].flop if self.rows else None,
            "best": best,
            "estimates": [asdict(estimate) for estimate in self.estimates],
            "rows": rows,
        }

    def wrong(self) -> list[str]:
        """Our kernels that gave a wrong result."""
        return [row.name for row in self.rows if row.ours and not row.errors.are_small]


@dataclass(frozen=True)
class Standing:
    """Where ours stands in a part of the grid."""

    part: str
    against: str
    regime: str
    cells: int
    geometric_mean: float
    """Of the ratios: how many times as fast as the peer ours is."""
    least: float
    least_cell: str
    behind: int
    """Cells in which the ratio is less than 1."""

    def text(self) -> str:
        """For people."""
        numbers = f"{self.geometric_mean:.3f}, least {self.least:.3f} in {self.least_cell}"
        return f"{self.part}, {self.cells} cells: {numbers}; behind in {self.behind}"


Belongs = Callable[[Cell], bool]
Parts = Sequence[tuple[str, Callable[[Problem], bool]]]
"""Parts of a grid: their names, and which cells belong to them."""


def parts() -> list[tuple[str, Belongs]]:
    """The parts of the grid."""
    last, middle = LENGTHS[-1], LENGTHS[LENGTHS.index(SHORT) - 1]

    def of_dim(dim: int) -> Belongs:
        return lambda cell: is_long(cell) and cell.head_dim == dim

    def is_in(which: str) -> Belongs:
        return lambda cell: cell in cells(which, cell.dtype)

    def is_long(cell: Cell) -> bool:
        return cell.anchor and cell.plain and cell.seq >= SHORT

    return [
        (f"seq {SHORT} to {last}", is_long),
        *((f"seq {SHORT} to {last}, head_dim {dim}", of_dim(dim)) for dim in HEAD_DIMS),
        (
            f"seq {LENGTHS[0]} to {middle}",
            lambda cell: cell.anchor and cell.plain and cell.seq < SHORT,
        ),
        (
            f"seq {SHORT}, head_dim 64, small batches",
            is_in("small"),
        ),
        ("other head dimensions", is_in("dims")),
        ("models", is_in("models")),
        ("windows", lambda cell: cell.window is not None),
        ("softcap", lambda cell: cell.softcap is not None),
    ]


def standings(
    results: Sequence[Result], against: str, regime: str = TURNS, of: Parts | None = None
) -> list[Standing]:
    """Where ours stands against a peer, in parts of a grid; those without a cell in which both were
    measured are left out."""
    found = []
    for part, belongs in parts() if of is None else of:
        ratios = [
            (ratio, result.cell.short_name)
            for result in results
            if belongs(result.cell) and (ratio := result.ratio(against, regime)) is not None
        ]
        if ratios:
            mean = math.exp(sum(math.log(ratio) for ratio, _ in ratios) / len(ratios))
            behind = sum(ratio < 1 for ratio, _ in ratios)
            least, cell = min(ratios)
            found.append(Standing(part, against, regime, len(ratios), mean, least, cell, behind))
    return found


def all_standings(
    results: Sequence[Result], of: Parts | None = None, peers: Sequence[str] = PEERS
) -> list[Standing]:
    """Against everyone, in both regimes, the best peer first."""
    return [
        standing
        for regime in REGIMES
        for against in (BEST, BEST_OR_ESTIMATE, *peers, ESTIMATED)
        for standing in standings(results, against, regime, of)
    ]


@dataclass(frozen=True)
class Recording:
    """A file of results: what `grid.py`, `backward.py` and `conv.py` write with `--json`."""

    file: Path | None
    """None: nothing is written."""
    facts: dict[str, object]
    """The machine, the versions and the options."""
    begin: float = field(default_factory=time.monotonic)

    def write(self, results: Sequence[Result], found: Sequence[Standing]) -> None:
        """Writes everything there is. To be called after every cell, so that what was measured is
        never lost."""
        if self.file is None:
            return
        written = {
            **self.facts,
            "seconds": round(time.monotonic() - self.begin, 1),
            "wrong": wrong(results),
            "standings": [asdict(standing) for standing in found],
            "cells": [result.as_json() for result in results],
        }
        self.file.write_text(json.dumps(written, indent=1) + "\n")


def wrong(results: Sequence[Result]) -> list[str]:
    """Our kernels that gave a wrong result, and where."""
    return [f"{name}: {result.cell}" for result in results for name in result.wrong()]
