"""The sustained regime: a contender alone for some seconds, of which the first third only brings
clock, power and temperature to what they stay at."""

from __future__ import annotations

import argparse
import statistics
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from power import Reading, Sensor

WARM_UP = 1 / 3
"""The part of the time that does not count."""
BATCH_S = 0.05
"""About how long the work lasts that is enqueued at once; a reading is taken after each."""
AHEAD = 2
"""Batches that are enqueued before the first of them is waited for, so that the GPU never idles."""
SUSTAINED_FROM = 2048
"""The shortest sequences that are measured in this regime."""
SECONDS = 3.0
"""How long a contender runs alone, unless it is said."""
LEAST_SECONDS, MOST_SECONDS = 0.5, 600.0
"""How long it may."""


def seconds(text: str) -> float:
    """Reads a number of seconds: 0, or enough to settle in."""
    number = float(text)
    if number and not LEAST_SECONDS <= number <= MOST_SECONDS:
        raise argparse.ArgumentTypeError(
            f"{text} is neither 0 nor {LEAST_SECONDS} to {MOST_SECONDS} seconds"
        )
    return number


@dataclass(frozen=True)
class Sustained:
    """How fast a contender is alone, and what that takes."""

    us: float
    """Mean time of a call."""
    tflops: float
    seconds: float
    """How long was counted."""
    clock_mhz: float | None
    """Mean clock of the multiprocessors; None if nobody knows it, as the two below."""
    power_w: float | None
    """Mean power of the GPU."""
    joules_per_tflop: float | None
    """Energy for 10¹² operations."""

    def text(self) -> str:
        """For people."""
        rate = f"{self.tflops:.0f} TFLOP/s"
        if self.clock_mhz is None or self.power_w is None or self.joules_per_tflop is None:
            return rate
        spent = f"{self.clock_mhz:.0f} MHz, {self.power_w:.0f} W"
        return f"{rate} at {spent}, {self.joules_per_tflop:.2f} J a TFLOP"


class Event(Protocol):
    """A CUDA event that was recorded."""

    def synchronize(self) -> None:
        """Waits for it."""

    def elapsed_time(self, end: Event) -> float:
        """Milliseconds to a later one."""


@dataclass(frozen=True)
class Work:
    """What is repeated."""

    enqueue: Callable[[int], Event]
    """Enqueues so many replays, and records an event after them."""
    replay_s: float
    """About how long a replay takes."""
    calls: int
    """Calls in a replay."""
    flop: float
    """Operations of a call."""


def sustain(work: Work, seconds: float, sensor: Sensor | None) -> Sustained:
    """Repeats the work for so many seconds and tells of the last two thirds of them."""
    replays = max(1, round(min(BATCH_S, seconds / 10) / work.replay_s))
    events = deque(work.enqueue(replays) for _ in range(AHEAD))
    begin = time.monotonic()
    first: Event | None = None
    readings: list[Reading] = []
    batches = 0
    while True:
        events.append(work.enqueue(replays))
        last = events.popleft()
        last.synchronize()
        passed = time.monotonic() - begin
        if first is None:
            if passed >= seconds * WARM_UP:
                first = last
            continue
        batches += 1
        if sensor:
            readings.append(sensor.read())
        if passed >= seconds:
            break
    for event in events:
        event.synchronize()
    return told(work, first.elapsed_time(last) / 1e3, batches * replays, readings)


def told(work: Work, took_s: float, replays: int, readings: Sequence[Reading]) -> Sustained:
    """From the time of so many replays, and what was read meanwhile."""
    call_s = took_s / (replays * work.calls)
    tflops = work.flop / call_s / 1e12
    clock = power = joules = None
    if readings:
        clock = statistics.fmean(reading.clock_mhz for reading in readings)
        power = statistics.fmean(reading.power_w for reading in readings)
        joules = power / tflops
    return Sustained(call_s * 1e6, tflops, took_s, clock, power, joules)
