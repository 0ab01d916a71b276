#!/usr/bin/env python3
"""Convolution blocks, ours and PyTorch's, on the problems of `cargo bench --bench conv`.

    python3 benches/peers/conv.py --fa target/release/fa --json conv.json
    python3 benches/peers/conv.py --fa target/release/fa --emit-dir plans --emit-only      # no GPU
    python3 benches/peers/conv.py --emit-dir plans            # needs a GPU, no NVRTC
    python3 benches/peers/conv.py --ours ours.json --json conv.json
    python3 benches/peers/conv.py --no-compile --shape 5x64x128x128

gelu(instance_norm(conv2d(x, weight, bias))), 3 x 3, float16: eager, through
`torch.compile(mode="max-autotune-no-cudagraphs")`, and by graphs of cuDNN's where
`nvidia-cudnn-frontend` is installed, of images that are channels_last in memory and of images that
are not. Calls are recorded into a CUDA graph and rotate over four input sets; the
median of several samples, taken in turns. Who fails is named and left out.

With `--fa` or `--emit-dir` what `conv_block()` launches is measured, too, in turns with the peers,
as `fa plan --conv` says, and how many times as fast as the fastest peer of its layout it is;
`--kernel` adds others. `--ours` takes times from what `cargo bench --bench conv -- --json FILE`
wrote on the same GPU instead.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import machine
import options
import packages
from blocks import Block, BlockPlanner, Cell, Inputs, Planned, PyTorch, block, checked
from cudnn_graphs import CuDNN
from driver import Driver
from launches import main_spec, measure_planned
from regimes import Regimes
from report import Row
from results import Parts, Recording, Result, all_standings, wrong

if TYPE_CHECKING:
    from types import ModuleType

    from plans import Plan

SHAPES = (
    (5, 64, 128, 128, 64),
    (16, 128, 64, 64, 128),
    (1, 64, 512, 512, 64),
    (32, 32, 128, 128, 32),
)
"""Samples, channels, height, width and output channels, in the order of the bench."""
PEERS = ("eager", "compiled", "cuDNN")
"""Who ours is compared with."""
PARTS: Parts = [
    ("channels last", lambda cell: cell.layout == "last"),
    ("channels first", lambda cell: cell.layout == "first"),
]
"""Of the cells."""


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

    @staticmethod
    def of(cell: Cell, who: str, us: float) -> Timed:
        """Of a cell."""
        return Timed(who, cell.shape, cell.layout, us, us / cell.limit_us)

    @staticmethod
    def those(cell: Cell, rows: Sequence[Row]) -> list[Timed]:
        """Of the samples of everyone in a cell."""
        return [Timed.of(cell, row.name, row.median_us) for row in rows]

    def belongs(self, cell: Cell) -> bool:
        """Whether it is of a cell."""
        return (self.shape, self.layout) == (cell.shape, cell.layout)

    def line(self) -> str:
        """As the bench prints it, without the limit."""
        return f"{self.shape:>19} {self.layout:6} {self.us:9.2f} {self.ratio:5.2f}  {self.who}"


class BlockResult(Result):
    """What came out in a cell."""

    cell: Cell

    def as_json(self) -> dict[str, object]:
        return {**super().as_json(), "limit_us": self.cell.limit_us}


Makes = Iterator[tuple[str, Callable[[Inputs], Block]]]
"""Who is measured, and what makes their blocks on some inputs."""


def peers(torch: ModuleType, names: Sequence[str]) -> Makes:
    """Those of these names."""
    if "eager" in names:
        yield "eager", lambda inputs: PyTorch("eager", inputs, block(torch))
    if "compiled" in names:
        torch.compiler.reset()  # nothing of another problem
        mode = "max-autotune-no-cudagraphs"
        compiled = torch.compile(block(torch), mode=mode)
        yield "compiled", lambda inputs: PyTorch("compiled", inputs, compiled)
    if "cuDNN" in names:
        yield "cuDNN", lambda inputs: CuDNN(torch, inputs)


def of_plans(torch: ModuleType, driver: Driver, plans: Sequence[Sequence[Plan]]) -> Makes:
    """Ours."""
    for launches in plans:
        who = main_spec(launches)
        yield (
            who,
            lambda inputs, who=who, launches=launches: Planned(
                torch, driver, who, inputs, launches
            ),
        )


def measure(
    torch: ModuleType, cell: Cell, ours: Makes, others: Makes, regimes: Regimes
) -> list[Row]:
    """The rows of ours and of everyone else in a cell who can compute it; says who cannot, and who
    is wrong."""
    inputs = Inputs(torch, cell)
    made = [
        checked(torch, f"{cell}: {who}", lambda make=make: make(inputs), ours=contenders is ours)
        for contenders in (ours, others)
        for who, make in contenders
    ]
    return regimes.measure([one for one in made if one is not None], cell.flop)


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


def parse(words: list[str] | None = None) -> argparse.Namespace:
    """Reads the command line; refuses options that do not go together."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    shapes = list(dict.fromkeys(cell.shape for cell in cells()))
    add("--shape", action="append", default=[], choices=shapes, help="only these; repeatable")
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--peer",
        choices=PEERS,
        action="append",
        default=[],
        help="only these; repeatable [default: all]",
    )
    who.add_argument(
        "--no-compile", action="store_true", help="without torch.compile, which takes minutes"
    )
    options.add_plans(parser)
    options.add_regimes(parser, 15, "")
    arguments = parser.parse_args(words)
    options.settle(parser, arguments)
    if arguments.no_compile:
        arguments.peer = [peer for peer in PEERS if peer != "compiled"]
    arguments.peer = arguments.peer or list(PEERS)
    shapes = arguments.shape or shapes
    arguments.cells = [cell for cell in cells() if cell.shape in shapes]
    return arguments


def main() -> int:
    """Exit status: 0 if all is well, 1 if a kernel of ours is wrong, 2 if it did not run."""
    return measure_planned(parse(), BlockPlanner, measure_all)


def measure_all(arguments: argparse.Namespace, planner: BlockPlanner | None) -> int:
    """Measures what is asked for, prints and writes; 1 if a kernel of ours is wrong."""
    import torch  # noqa: PLC0415

    machine.check(torch, planner)
    torch.zeros(1, device="cuda")  # makes PyTorch's context current
    torch.backends.cudnn.benchmark = True  # the fastest of cuDNN's algorithms
    torch.backends.cudnn.allow_tf32 = False  # of the float32 that errors are against
    regimes = machine.regimes(torch, arguments.rounds, arguments.sustained)
    arch = planner.arch if planner else None
    facts = machine.facts("convolution blocks", arch, packages.versions(("cuDNN",)), regimes)
    bench = read(arguments.ours) if arguments.ours else []
    facts["ours_of_bench"] = list(map(vars, bench))
    print("{device}: PyTorch {torch}, cuDNN {cudnn}".format(**facts))
    if planner:
        print(f"kernels for {planner.arch}")
    print("            problem layout        µs ratio  who")
    driver = Driver() if planner else None
    recording, results = Recording(arguments.json, facts), []
    for cell in arguments.cells:
        mine = of_plans(torch, driver, planner.launches(cell) if planner else [])
        with torch.no_grad():
            rows = measure(torch, cell, mine, peers(torch, arguments.peer), regimes)
        results.append(BlockResult(cell, rows))
        show(results[-1], [row for row in bench if row.belongs(cell)])
        torch.cuda.empty_cache()
        recording.write(results, all_standings(results, PARTS, PEERS))
    chosen = [Timed.those(it.cell, [it.ours]) for it in results if it.has_ours]
    theirs = [Timed.those(it.cell, [row for row in it.rows if not row.ours]) for it in results]
    conclude(
        [*bench, *(row for rows in chosen for row in rows)],
        [row for rows in theirs for row in rows],
    )
    return 1 if wrong(results) else 0


def show(result: BlockResult, bench: Sequence[Timed]) -> None:
    """Prints the lines of a cell: what a bench measured, then everyone in turns, then alone."""
    lines = [timed.line() for timed in [*bench, *Timed.those(result.cell, result.rows)]]
    print("\n".join([*lines, *result.alone()]), flush=True)


if __name__ == "__main__":
    sys.exit(main())
