"""How everyone is measured after the checks, of gradients and of convolution blocks: short samples
in turns, then everyone alone. The rows are those of the grid."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from kernels import KernelError
from power import Sensor
from report import Errors, Row
from sustained import Sustained, Work, sustain
from turns import turns


class Contender(Protocol):
    """Somebody whose calls can be timed."""

    who: str

    def sample(self) -> float:
        """Microseconds of a call."""

    def work(self) -> Work:
        """What is repeated where it is alone."""


@dataclass(frozen=True)
class Checked:
    """A contender, and how far its result is from float32."""

    contender: Contender
    errors: Errors
    ours: bool = False
    facts: dict[str, int] = field(default_factory=dict)
    """What is known about the code."""


def checked(what: str, make: Callable[[], Checked], *, ours: bool = False) -> Checked | None:
    """A contender that can be measured; says why one cannot, and which is wrong. Ours has to."""
    try:
        found = make()
    except Exception as cause:  # Whatever keeps a peer from it.
        if ours:
            raise KernelError(f"{what} cannot be measured: {cause}") from cause
        print(f"{what} is left out: {str(cause).splitlines()[:1]}", file=sys.stderr)
        return None
    if not found.errors.are_small:
        print(f"{what} is wrong by {found.errors.output:.1%}", file=sys.stderr)
    return found


@dataclass(frozen=True)
class Regimes:
    """How long everyone is measured."""

    rounds: int
    """Samples of each in turns."""
    seconds: float = 0.0
    """How long each runs alone; 0 leaves this out."""
    sensor: Sensor | None = None
    """Who knows clock and power."""

    def measure(self, all_: Sequence[Checked], flop: float, *, alone: bool = True) -> list[Row]:
        """The rows of everyone, of calls of so many operations; with `alone` in both regimes."""
        contenders = [one.contender for one in all_]
        samples: dict[str, list[float]] = {one.who: [] for one in contenders}
        for order in turns(contenders, self.rounds):
            for one in order:
                samples[one.who].append(one.sample())
        sustained: dict[str, Sustained] = {}
        if self.seconds and alone:
            for one in contenders:
                sustained[one.who] = sustain(one.work(), self.seconds, self.sensor)
        return [
            Row(
                name=one.contender.who,
                ours=one.ours,
                samples_us=samples[one.contender.who],
                flop=flop,
                errors=one.errors,
                facts=one.facts,
                sustained=sustained.get(one.contender.who),
            )
            for one in all_
        ]
