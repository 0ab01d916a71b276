"""Convolution blocks that are timed: PyTorch's, and ours by the launches of a plan."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import regimes
from driver import Driver
from launches import Launches, LaunchesPlanner
from regimes import Checked
from report import Errors
from sustained import Work

if TYPE_CHECKING:
    from types import ModuleType

    from torch import Tensor

    from plans import Plan

KERNEL = 3
"""Rows and columns of the convolution's kernel."""
SETS = 4
"""Input sets that calls rotate over."""
BYTES_PER_S = 4.27e12
FLOP_PER_S = 690e12
"""What an H200 copies and computes, as in the bench."""
GRAPH_US = 1000
"""About how long a graph is to take."""
TOLERANCE = 0.01
"""How far outputs may be from float32's, as a part of the largest: some roundings to float16."""
PROBLEM = {
    "kernel_size": KERNEL,
    "dtype": "f16",
    "bias": True,
    "scale": False,
    "shift": False,
    "activation": "gelu",
}
"""What all cells have in common, by `fa plan`'s names."""

Function = Callable[["Tensor", "Tensor", "Tensor"], "Tensor"]
"""A block of images, weights and biases."""


@dataclass(frozen=True)
class Cell:
    """A problem: sizes, and which dimension's elements are neighbours in memory."""

    samples: int
    channels: int
    height: int
    width: int
    outputs: int
    layout: str

    def __str__(self) -> str:
        return f"{self.shape} {self.layout}"

    @property
    def shape(self) -> str:
        """The images' sizes."""
        return f"{self.samples}x{self.channels}x{self.height}x{self.width}"

    @property
    def short_name(self) -> str:
        """For files."""
        return f"{self.shape}to{self.outputs}-{self.layout}"

    @property
    def flop(self) -> float:
        """Of the convolution."""
        pixels = self.samples * self.height * self.width
        return 2.0 * pixels * self.channels * self.outputs * KERNEL**2

    @property
    def limit_us(self) -> float:
        """The least time: bytes that are read once and written once, and operations."""
        pixels = self.samples * self.height * self.width
        elements = pixels * (self.channels + self.outputs)
        elements += self.channels * self.outputs * KERNEL**2
        return (2 * elements / BYTES_PER_S + self.flop / FLOP_PER_S) * 1e6

    def arguments(self) -> list[str]:
        """For `fa plan`."""
        words = ["--conv", self.shape, "--out-channels", str(self.outputs)]
        return [*words, "--channels-first"] if self.layout == "first" else words

    def matches(self, problem: dict[str, Any]) -> bool:
        """Whether it is this problem that `fa plan --json` describes."""
        sizes = {
            "samples": self.samples,
            "in_channels": self.channels,
            "height": self.height,
            "width": self.width,
            "out_channels": self.outputs,
            "channels_first": self.layout == "first",
        }
        wanted = {**PROBLEM, **sizes}
        is_normalised = problem["epsilon"] is not None
        return is_normalised and {name: problem[name] for name in wanted} == wanted


class BlockPlanner(LaunchesPlanner):
    """The plans of ours."""

    PREFIX = "block-"


def block(torch: ModuleType) -> Function:
    """The operations as PyTorch has them."""
    functional = torch.nn.functional

    def run(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        convolved = functional.conv2d(x, weight, bias, padding=KERNEL // 2)
        return functional.gelu(functional.instance_norm(convolved))

    return run


class Inputs:
    """The input sets of a cell."""

    def __init__(self, torch: ModuleType, cell: Cell) -> None:
        generator = torch.Generator(device="cuda").manual_seed(1)
        formats = {"last": torch.channels_last, "first": torch.contiguous_format}
        self.cell, self.format = cell, formats[cell.layout]
        fan_in = cell.channels * KERNEL**2

        def normal(*sizes: int) -> Tensor:
            return torch.randn(sizes, generator=generator, device="cuda", dtype=torch.float16)

        def images(*sizes: int) -> Tensor:
            return normal(*sizes).contiguous(memory_format=self.format)

        self.sets = [
            (
                images(cell.samples, cell.channels, cell.height, cell.width),
                images(cell.outputs, cell.channels, KERNEL, KERNEL) / math.sqrt(fan_in),
                normal(cell.outputs),
            )
            for _ in range(SETS)
        ]


class Block(ABC):
    """A block of somebody on the input sets of a cell."""

    def __init__(self, who: str, inputs: Inputs) -> None:
        self.who, self.inputs = who, inputs

    @abstractmethod
    def run(self, number: int) -> Tensor:
        """Adds the block of an input set to the stream; gives its output."""

    def facts(self) -> dict[str, int]:
        """What is known about the code."""
        return {}

    def error(self, torch: ModuleType) -> float:
        """How far the output is from float32's, as a part of the largest one."""
        found = self.run(0)
        expected = block(torch)(*(tensor.float() for tensor in self.inputs.sets[0]))
        return ((found - expected).abs().max() / expected.abs().max()).item()


class PyTorch(Block):
    """A function of PyTorch's."""

    def __init__(self, who: str, inputs: Inputs, function: Function) -> None:
        super().__init__(who, inputs)
        self._function = function

    def run(self, number: int) -> Tensor:
        return self._function(*self.inputs.sets[number % SETS])


class Planned(Block):
    """Ours. All input sets share the output, as those of the peers share what PyTorch's allocator
    gives out again."""

    def __init__(
        self, torch: ModuleType, driver: Driver, who: str, inputs: Inputs, plans: Sequence[Plan]
    ) -> None:
        super().__init__(who, inputs)
        cell = inputs.cell
        sizes = (cell.samples, cell.outputs, cell.height, cell.width)
        self._y = torch.empty(sizes, device="cuda", dtype=torch.float16)
        self._y = self._y.contiguous(memory_format=inputs.format)
        names = ("x", "weight", "bias")
        self._launches = [
            Launches(driver, plans, {**dict(zip(names, tensors, strict=True)), "y": self._y})
            for tensors in inputs.sets
        ]

    def run(self, number: int) -> Tensor:
        self._launches[number % SETS].run()
        return self._y

    def facts(self) -> dict[str, int]:
        return self._launches[0].facts()

    def error(self, torch: ModuleType) -> float:
        self._y.fill_(math.nan)  # so that what the run leaves out is seen
        return super().error(torch)


class Recorded:
    """A graph of calls of a block."""

    def __init__(self, torch: ModuleType, one: Block) -> None:
        self.who, self._torch, self._flop = one.who, torch, one.inputs.cell.flop
        expected_us = 4 * one.inputs.cell.limit_us
        self._calls = max(1, round(GRAPH_US / expected_us / SETS)) * SETS
        self._graph, stream = torch.cuda.CUDAGraph(), torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for number in range(SETS):  # compiles, and chooses algorithms
                one.run(number)
        torch.cuda.synchronize()
        with torch.cuda.graph(self._graph, stream=stream, capture_error_mode="relaxed"):
            for call in range(self._calls):
                one.run(call)
        self._block = one  # the graph reads and writes its tensors
        self._graph.replay()
        torch.cuda.synchronize()

    def sample(self, replays: int = 3) -> float:
        """Microseconds of a call."""
        begin, end = (self._torch.cuda.Event(enable_timing=True) for _ in range(2))
        self._graph.replay()  # while it runs, the host gets ahead
        begin.record()
        for _ in range(replays):
            self._graph.replay()
        end.record()
        end.synchronize()
        return begin.elapsed_time(end) * 1000 / (replays * self._calls)

    def work(self) -> Work:
        """What is repeated where it is alone."""
        torch = self._torch

        def enqueue(replays: int) -> torch.cuda.Event:
            for _ in range(replays):
                self._graph.replay()
            event = torch.cuda.Event(enable_timing=True)
            event.record()
            return event

        return Work(enqueue, self.sample() * 1e-6 * self._calls, self._calls, self._flop)


def checked(
    torch: ModuleType, what: str, make: Callable[[], Block], *, ours: bool = False
) -> Checked | None:
    """A block that can be computed; says why one cannot, and which is wrong. Ours has to."""

    def found() -> Checked:
        made = make()
        errors = Errors(made.error(torch), TOLERANCE, None)
        return Checked(Recorded(torch, made), errors, ours, made.facts())

    return regimes.checked(what, found, ours=ours)
