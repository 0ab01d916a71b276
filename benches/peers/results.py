"""What came out of the cells of a grid, and where ours stands."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field

from cells import HEAD_DIMS, LENGTHS, SHORT, Cell, cells
from recorded import NAME as ESTIMATED
from recorded import Estimate
from report import REGIMES, SUSTAINED, TURNS, Row, as_json

PEERS = ("cuDNN", "FA2", "FA3", "FA4")
"""Who ours is compared with."""
BEST = "the best peer"
BEST_OR_ESTIMATE = f"the best of the peers and {ESTIMATED}"


@dataclass(frozen=True)
class Result:
    """What came out in a cell."""

    cell: Cell
    rows: list[Row]
    """What `attention()` chooses, other configurations, the peers."""
    estimates: list[Estimate] = field(default_factory=list)
    """Of FlashAttention-3, one a regime at most."""

    @property
    def ours(self) -> Row:
        """The row of what `attention()` chooses."""
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
        alone = [
            f"    {SUSTAINED:9} {row.name}: {row.sustained.text()}"
            for row in self.rows
            if row.sustained
        ]
        best, ratio = self.best(SUSTAINED), self.ratio(BEST, SUSTAINED)
        if best and ratio:
            alone.append(f"    {SUSTAINED:9} best {best} × {ratio:.3f}")
        return "\n".join([*ours, *alone])

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
            "kernel": self.ours.name,
            "flop": self.ours.flop,
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


def standings(results: Sequence[Result], against: str, regime: str = TURNS) -> list[Standing]:
    """Where ours stands against a peer; parts without a cell in which both were measured are left
    out."""
    found = []
    for part, belongs in parts():
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


def all_standings(results: Sequence[Result]) -> list[Standing]:
    """Against everyone, in both regimes, the best peer first."""
    return [
        standing
        for regime in REGIMES
        for against in (BEST, BEST_OR_ESTIMATE, *PEERS, ESTIMATED)
        for standing in standings(results, against, regime)
    ]
