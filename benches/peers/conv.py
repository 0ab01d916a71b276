#!/usr/bin/env python3
"""PyTorch's convolution blocks on the problems of `cargo bench --bench conv`.

    python3 benches/peers/conv.py
    python3 benches/peers/conv.py --ours ours.json --json conv.json
    python3 benches/peers/conv.py --no-compile --shape 5x64x128x128

gelu(instance_norm(conv2d(x, weight, bias))), 3 x 3, float16: eager, and through
`torch.compile(mode="max-autotune-no-cudagraphs")`, of images that are channels_last in memory and
of images that are not. Calls are recorded into a CUDA graph and rotate over four input sets; the
median of several samples, taken in turns. Who fails is named and left out.

`--ours` is what `cargo bench --bench conv -- --json FILE` wrote on the same GPU: ours in the same
table, and how many times as fast as the fastest peer of its layout it is.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType

    from torch import Tensor

SHAPES = (
    (5, 64, 128, 128, 64),
    (16, 128, 64, 64, 128),
    (1, 64, 512, 512, 64),
    (32, 32, 128, 128, 32),
)
"""Samples, channels, height, width and output channels, in the order of the bench."""
KERNEL = 3
SETS = 4
"""Input sets that calls rotate over."""
BYTES_PER_S = 4.27e12
FLOP_PER_S = 690e12
"""What an H200 copies and computes, as in the bench."""
GRAPH_US = 1000
"""About how long a graph is to take."""
TOLERANCE = 0.01
"""How far outputs may be from float32's, as a part of the largest: some roundings to float16."""

Block = Callable[["Tensor", "Tensor", "Tensor"], "Tensor"]
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

    @property
    def shape(self) -> str:
        """The images' sizes."""
        return f"{self.samples}x{self.channels}x{self.height}x{self.width}"

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


def cells() -> list[Cell]:
    """Every shape in both layouts."""
    return [Cell(*shape, layout) for shape in SHAPES for layout in ("last", "first")]


@dataclass(frozen=True)
class Timed:
    """How long a block of somebody took."""

    who: str
    shape: str
    layout: str
    us: float
    ratio: float

    def belongs(self, cell: Cell) -> bool:
        """Whether it is of a cell."""
        return (self.shape, self.layout) == (cell.shape, cell.layout)

    def line(self) -> str:
        """As the bench prints it, without the limit."""
        return f"{self.shape:>19} {self.layout:6} {self.us:9.2f} {self.ratio:5.2f}  {self.who}"


def block(torch: ModuleType) -> Block:
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
        fan_in = cell.channels * KERNEL**2

        def normal(*sizes: int) -> Tensor:
            return torch.randn(sizes, generator=generator, device="cuda", dtype=torch.float16)

        def images(*sizes: int) -> Tensor:
            return normal(*sizes).contiguous(memory_format=formats[cell.layout])

        self.sets = [
            (
                images(cell.samples, cell.channels, cell.height, cell.width),
                images(cell.outputs, cell.channels, KERNEL, KERNEL) / math.sqrt(fan_in),
                normal(cell.outputs),
            )
            for _ in range(SETS)
        ]

    def error(self, torch: ModuleType, run: Block) -> float:
        """How far a block is from float32's, as a part of the largest output."""
        found = run(*self.sets[0])
        expected = block(torch)(*(tensor.float() for tensor in self.sets[0]))
        return ((found - expected).abs().max() / expected.abs().max()).item()


class Recorded:
    """A graph of calls of one contender."""

    def __init__(self, torch: ModuleType, who: str, run: Block, inputs: Inputs, calls: int) -> None:
        self.who, self._torch, self._calls = who, torch, calls
        self._graph, stream = torch.cuda.CUDAGraph(), torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for tensors in inputs.sets:  # compiles, and chooses algorithms
                run(*tensors)
        torch.cuda.synchronize()
        with torch.cuda.graph(self._graph, stream=stream, capture_error_mode="relaxed"):
            for call in range(calls):
                run(*inputs.sets[call % SETS])
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


def measure(
    torch: ModuleType, cell: Cell, contenders: Sequence[tuple[str, Block]], rounds: int
) -> list[Timed]:
    """The times of everyone in a cell who can compute it; says who cannot, and who is wrong."""
    from turns import turns  # noqa: PLC0415

    inputs, recorded = Inputs(torch, cell), []
    calls = max(1, round(GRAPH_US / (4 * cell.limit_us) / SETS)) * SETS
    for who, run in contenders:
        try:
            error = inputs.error(torch, run)
            recorded.append(Recorded(torch, who, run, inputs, calls))
        except Exception as error:  # Whatever keeps a peer from it.
            reason = str(error).splitlines()[:1]
            print(f"{cell.shape} {cell.layout}: {who} is left out: {reason}", file=sys.stderr)
            continue
        if not error < TOLERANCE:
            print(f"{cell.shape} {cell.layout}: {who} is wrong by {error:.1%}", file=sys.stderr)
    samples: dict[str, list[float]] = {graph.who: [] for graph in recorded}
    for order in turns(recorded, rounds):
        for graph in order:
            samples[graph.who].append(graph.sample())
    medians = {who: statistics.median(times) for who, times in samples.items()}
    return [
        Timed(who, cell.shape, cell.layout, us, us / cell.limit_us) for who, us in medians.items()
    ]


def conclude(ours: Sequence[Timed], theirs: Sequence[Timed]) -> None:
    """Prints how many times as fast ours is as the fastest peer of each cell."""
    for cell in cells():
        mine = [row.us for row in ours if row.belongs(cell)]
        peers = [row for row in theirs if row.belongs(cell)]
        if mine and peers:
            best = min(peers, key=lambda row: row.us)
            times = best.us / min(mine)
            print(f"{cell.shape} {cell.layout}: {times:.3f} times as fast as {best.who}")


def read(file: Path) -> list[Timed]:
    """What the bench wrote."""
    return [Timed(**row) for row in json.loads(file.read_text())["rows"]]


def main() -> None:
    """Measures, prints and writes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    shapes = list(dict.fromkeys(cell.shape for cell in cells()))
    add("--ours", type=Path, help="what the bench wrote with --json, to compare with")
    add("--shape", action="append", default=[], choices=shapes, help="only these; repeatable")
    add("--no-compile", action="store_true", help="without torch.compile, which takes minutes")
    add("--rounds", type=int, default=15, help="samples of each [default: %(default)s]")
    add("--json", type=Path, help="also write the times to this file")
    arguments = parser.parse_args()

    import torch  # noqa: PLC0415

    torch.backends.cudnn.benchmark = True  # the fastest of cuDNN's algorithms
    torch.backends.cudnn.allow_tf32 = False  # of the float32 that errors are against
    ours = read(arguments.ours) if arguments.ours else []
    facts = {"device": torch.cuda.get_device_name(), "torch": torch.__version__}
    facts["cudnn"] = torch.backends.cudnn.version()
    print("{device}: PyTorch {torch}, cuDNN {cudnn}".format(**facts))
    print("            problem layout        µs ratio  who")
    rows: list[Timed] = []
    for cell in cells():
        if arguments.shape and cell.shape not in arguments.shape:
            continue
        contenders = [("eager", block(torch))]
        if not arguments.no_compile:
            torch.compiler.reset()  # nothing of another problem
            mode = "max-autotune-no-cudagraphs"
            contenders.append(("compiled", torch.compile(block(torch), mode=mode)))
        with torch.no_grad():
            found = measure(torch, cell, contenders, arguments.rounds)
        for row in [*(row for row in ours if row.belongs(cell)), *found]:
            print(row.line(), flush=True)
        rows += found
        torch.cuda.empty_cache()
        if arguments.json:  # after every cell, so that what was measured is never lost
            described = {**facts, "ours": list(map(vars, ours)), "rows": list(map(vars, rows))}
            arguments.json.write_text(json.dumps(described, indent=1) + "\n")
    conclude(ours, rows)


if __name__ == "__main__":
    main()
