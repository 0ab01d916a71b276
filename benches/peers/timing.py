"""The device's time of one call: CUDA graphs of calls that rotate over the input sets."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import torch

from contenders import Contender
from power import Sensor
from sustained import Sustained, Work, sustain
from turns import turns

SAMPLE_MS = 5.0
"""Least time of one sample, so that the events' resolution (0.5 µs) does not matter."""


class Recorded:
    """A graph of calls of one contender."""

    def __init__(self, contender: Contender, sets: int, calls: int) -> None:
        self.name, self._calls = contender.name, calls
        self._graph = torch.cuda.CUDAGraph()
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with contender.context():
            # Plans, workspaces and lazily loaded modules are made here.
            with torch.cuda.stream(stream):
                for index in range(sets):
                    contender.run(index)
            torch.cuda.synchronize()
            with torch.cuda.graph(self._graph, stream=stream, capture_error_mode="relaxed"):
                for call in range(calls):
                    contender.run(call % sets)
        torch.cuda.synchronize()
        # The first replay uploads the graph; the second is warm.
        self._replays = 1
        self._measure()
        self._replay_s = self._measure() * calls
        self._replays = max(1, math.ceil(SAMPLE_MS / (self._replay_s * 1e3)))

    def sample(self) -> float:
        """Seconds of one call: the mean over the replays of one sample."""
        return self._measure()

    def sustained(self, flop: float, seconds: float, sensor: Sensor | None) -> Sustained:
        """Alone for so many seconds; `flop` is of one call."""

        def enqueue(replays: int) -> torch.cuda.Event:
            for _ in range(replays):
                self._graph.replay()
            event = torch.cuda.Event(enable_timing=True)
            event.record()
            return event

        return sustain(Work(enqueue, self._replay_s, self._calls, flop), seconds, sensor)

    def _measure(self) -> float:
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        # Before the first event: brings clocks and caches to what this contender makes of them, and
        # hides the host's enqueueing of the replays that count.
        self._graph.replay()
        begin.record()
        for _ in range(self._replays):
            self._graph.replay()
        end.record()
        end.synchronize()
        return float(begin.elapsed_time(end)) / 1e3 / (self._replays * self._calls)


def measure(
    recorded: Sequence[Recorded], rounds: int, progress: Callable[[int], None]
) -> dict[str, list[float]]:
    """The samples of everyone, taken in turns."""
    samples: dict[str, list[float]] = {graph.name: [] for graph in recorded}
    for number, order in enumerate(turns(recorded, rounds), start=1):
        for graph in order:
            samples[graph.name].append(graph.sample())
        progress(number)
    return samples
