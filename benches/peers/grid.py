#!/usr/bin/env python3
"""Measures what `attention()` chooses, and PyTorch's attention, over a grid of problems.

    grid.py --fa target/release/fa --json grid.json
    grid.py --fa target/release/fa --cells short
    grid.py --fa target/release/fa --arch sm_80       # the kernels for sm_80, on the same GPU
    grid.py --fa fa --kernel 'WarpSpecializedBf16<128,3>' --kernel 'WarpSpecializedBf16<80,3>' --head-dim 64 --full
    grid.py --fa fa --emit-dir plans --emit-only      # needs NVRTC, no GPU
    grid.py --emit-dir plans                          # needs a GPU, no NVRTC

The grid: 16,384 tokens and a model width of 2,048 at every head_dim, length and mask, in bfloat16;
and small batches of length 512 in both types. README.md beside this file says how it is measured.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import math
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cells import DTYPES, HEAD_DIMS, LENGTHS, SHORT, Cell, cells, selected
from compare import positive
from driver import Driver, DriverError
from kernels import KernelError, architecture
from plans import GPU_ARCH, MULTIPROCESSORS, Planner
from report import as_json
from tuning import Tried, table

if TYPE_CHECKING:
    from types import ModuleType

    from report import Row

PEERS = ("cuDNN", "FA2")
"""Who ours is compared with."""


@dataclass(frozen=True)
class Result:
    """What came out in a cell."""

    cell: Cell
    rows: list[Row]
    """What `attention()` chooses, other configurations, the peers."""

    @property
    def ours(self) -> Row:
        """The row of what `attention()` chooses."""
        return self.rows[0]

    def ratio(self, peer: str) -> float | None:
        """How many times as fast as the peer ours is; None if the peer was not measured."""
        found = [row for row in self.rows[1:] if row.name == peer]
        return self.ours.ratio(found[0]) if found else None

    def lines(self) -> str:
        """A line of the table for each of our kernels."""
        return "\n".join(self.line(row) for row in self.rows if row.ours)

    def line(self, ours: Row) -> str:
        """One line of the table."""
        parts = [f"{self.cell}  ours {ours.median_us:8.1f} µs {ours.tflops:5.0f}"]
        for peer in reversed(PEERS):
            found = [row for row in self.rows[1:] if row.name == peer]
            parts += [
                f"{peer} {found[0].tflops:5.0f}  × {ours.ratio(found[0]):.3f}"
                if found
                else f"{peer}     –        –"
            ]
        errors = ours.errors
        parts.append(f"error {errors.output:.1e} of {errors.bound:.1e}, lse {errors.lse:.0e}")
        return "  ".join([*parts, ours.name]) + ("" if errors.are_small else "  WRONG")

    def as_json(self) -> dict[str, object]:
        """Describes it for machines."""
        rows = [as_json(row, self.rows) for row in self.rows]
        return {"cell": asdict(self.cell), "kernel": self.ours.name, "rows": rows}

    def wrong(self) -> list[str]:
        """Our kernels that gave a wrong result."""
        return [row.name for row in self.rows if row.ours and not row.errors.are_small]


def summary(results: Sequence[Result], peer: str = "cuDNN") -> list[tuple[str, int, float]]:
    """Name, number of cells and geometric mean of the ratios to the peer of each part of the grid;
    parts without a measured cell are left out."""
    parts: list[tuple[str, Callable[[Cell], bool]]] = [
        (f"seq {SHORT} to {LENGTHS[-1]}", lambda cell: cell.anchor and cell.seq >= SHORT),
        *(
            (
                f"seq {SHORT} to {LENGTHS[-1]}, head_dim {dim}",
                lambda cell, dim=dim: cell.anchor and cell.seq >= SHORT and cell.head_dim == dim,
            )
            for dim in HEAD_DIMS
        ),
        (f"seq {LENGTHS[0]} to {SHORT}", lambda cell: cell.anchor and cell.seq <= SHORT),
        (f"seq {LENGTHS[0]} to {LENGTHS[-1]}", lambda cell: cell.anchor),
        (f"seq {SHORT}, head_dim 64, small batches", lambda cell: not cell.anchor),
    ]
    found = []
    for name, belongs in parts:
        ratios = [result.ratio(peer) for result in results if belongs(result.cell)]
        logs = [math.log(ratio) for ratio in ratios if ratio is not None]
        if logs:
            found.append((name, len(logs), math.exp(sum(logs) / len(logs))))
    return found


def worst(results: Sequence[Result], peer: str = "cuDNN") -> Result | None:
    """Where the ratio to the peer is least; None if the peer was never measured."""
    measured = [result for result in results if result.ratio(peer) is not None]
    return min(measured, key=lambda result: result.ratio(peer) or math.inf, default=None)


def measure(options: argparse.Namespace, chosen: Sequence[Cell], planner: Planner) -> int:
    """Measures the cells, prints and writes; 1 if a kernel of ours is wrong."""
    # Only here: PyTorch is not needed for the rest.
    import torch  # noqa: PLC0415

    from comparison import compare_plans, environment  # noqa: PLC0415
    from problem import Shape  # noqa: PLC0415

    check_gpu(torch, planner)
    facts = {**environment(), "arch": planner.arch, "rounds": options.rounds}
    print("{device}, driver {driver}, PyTorch {torch}, CUDA {cuda}, cuDNN {cudnn}".format(**facts))
    print(f"kernels for {planner.arch}; TFLOP/s; × is how many times as fast as the peer ours is")
    torch.zeros(1, device="cuda")  # makes PyTorch's context current
    driver, results, begin = Driver(), [], time.monotonic()
    for cell in chosen:
        shape = Shape(
            cell.batch, cell.heads, cell.heads, cell.causal, cell.seq, cell.head_dim, cell.dtype
        )
        with torch.no_grad():
            rows = compare_plans(driver, shape, planner.plans(cell), options.rounds, options.seed)
        torch.cuda.empty_cache()  # the graphs' memory
        results.append(Result(cell, rows))
        print(results[-1].lines(), flush=True)
        if options.json:  # after every cell, so that what was measured is never lost
            write(options.json, facts, results, time.monotonic() - begin)
    conclude(results, tuning=bool(planner.specs))
    return 1 if any(result.wrong() for result in results) else 0


def check_gpu(torch: ModuleType, planner: Planner) -> None:
    """Refuses a GPU that the plans are not for."""
    if not torch.cuda.is_available():
        raise KernelError("PyTorch finds no GPU; --emit-only needs none")
    found = architecture(*torch.cuda.get_device_capability())
    if found != GPU_ARCH:
        raise KernelError(f"the cubins are for {GPU_ARCH}, this GPU is {found}")
    count = torch.cuda.get_device_properties("cuda").multi_processor_count
    if count != planner.multiprocessors:
        raise KernelError(
            f"the plans are for {planner.multiprocessors} multiprocessors, this GPU has {count}: "
            f"make them with --multiprocessors {count}"
        )


def write(file: Path, facts: dict[str, object], results: Sequence[Result], seconds: float) -> None:
    """Writes everything there is."""
    found = {
        **facts,
        "seconds": round(seconds, 1),
        "wrong": [f"{name}: {result.cell}" for result in results for name in result.wrong()],
        "geometric_means": [
            {"part": part, "cells": count, f"ours/{peer}": mean}
            for peer in PEERS
            for part, count, mean in summary(results, peer)
        ],
        "worst": [
            {"cell": asdict(least.cell), f"ours/{peer}": least.ratio(peer)}
            for peer in PEERS
            if (least := worst(results, peer))
        ],
        "cells": [result.as_json() for result in results],
    }
    file.write_text(json.dumps(found, indent=1) + "\n")


def conclude(results: Sequence[Result], *, tuning: bool) -> None:
    """Prints the means and the worst cell; says which cells are wrong."""
    for peer in PEERS:
        print(f"\nours/{peer}, geometric mean")
        for part, count, mean in summary(results, peer):
            print(f"  {part}, {count} cells: {mean:.3f}")
        if least := worst(results, peer):
            print(f"  worst: {least.cell} {least.ratio(peer):.3f}")
    if tuning:
        tried = [Tried(result.cell, result.ours.name, result.rows) for result in results]
        print(f"\n{table(tried)}\n* is what attention() chooses")
    for result in results:
        for name in result.wrong():
            print(f"error: {name} is wrong in {result.cell}", file=sys.stderr)


def parse(arguments: list[str] | None = None) -> argparse.Namespace:
    """Reads the command line; refuses options that do not go together."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--fa", type=Path, metavar="FILE", help="the `fa` binary, which makes plans and cubins")
    add(
        "--emit-dir",
        type=Path,
        metavar="DIR",
        help="keep plans and cubins here; without --fa, use those that are here",
    )
    add("--emit-only", action="store_true", help="make plans and cubins and stop")
    add(
        "--arch",
        default=GPU_ARCH,
        help=f"whose kernels; they are compiled for {GPU_ARCH} in any case [default: %(default)s]",
    )
    add(
        "--multiprocessors",
        type=positive,
        default=MULTIPROCESSORS,
        help="of the GPU [default: %(default)s]",
    )
    add(
        "--kernel",
        action="append",
        default=[],
        metavar="SPEC",
        help="a configuration to measure beside the choice, without CAUSAL; repeatable",
    )
    add(
        "--cells",
        choices=("short", "long", "anchors", "all"),
        default="all",
        help=f"sequences up to {SHORT}, from {SHORT} on, those of 16,384 tokens, or all "
        "[default: %(default)s]",
    )
    add("--head-dim", type=positive, action="append", default=[], help="only these; repeatable")
    add("--seq", type=positive, action="append", default=[], help="only these; repeatable")
    mask = parser.add_mutually_exclusive_group()
    mask.add_argument("--full", dest="causal", action="store_const", const=False, help="only these")
    mask.add_argument("--causal", action="store_const", const=True, help="only these")
    add(
        "--dtype",
        choices=tuple(DTYPES),
        default="bfloat16",
        help="of the cells of 16,384 tokens [default: %(default)s]",
    )
    add("--rounds", type=positive, default=9, help="samples of each [default: %(default)s]")
    add("--seed", type=int, default=0, help="of the inputs [default: %(default)s]")
    add("--json", type=Path, metavar="FILE", help="write everything here")
    options = parser.parse_args(arguments)
    if not (options.fa or options.emit_dir):
        parser.error("give --fa FILE to make plans, or --emit-dir DIR with plans made before")
    if options.emit_only and not (options.fa and options.emit_dir):
        parser.error("--emit-only needs --fa and --emit-dir")
    options.cells = selected(
        cells(options.cells, options.dtype), options.head_dim, options.seq, options.causal
    )
    if not options.cells:
        parser.error("no cell is left: widen --cells, --head-dim, --seq or the mask")
    return options


def run(options: argparse.Namespace) -> int:
    """Does what the command line asks for; 1 if a kernel of ours is wrong."""
    with tempfile.TemporaryDirectory(prefix="fa-grid-") as scratch:
        planner = Planner(
            folder=options.emit_dir or Path(scratch),
            fa=options.fa,
            arch=options.arch,
            multiprocessors=options.multiprocessors,
            specs=tuple(options.kernel),
        )
        if options.fa:
            planner.make(options.cells)
        for cell in options.cells:
            for plan in planner.plans(cell):
                if options.emit_only:
                    print(f"{cell}: {plan.spec}")
        if options.emit_only:
            return 0
        if importlib.util.find_spec("torch") is None:
            raise KernelError("PyTorch is not installed; --emit-only does without")
        return measure(options, options.cells, planner)


def main() -> int:
    """Exit status: 0 if all is well, 1 if a kernel of ours is wrong, 2 if it did not run."""
    options = parse()
    try:
        return run(options)
    except (KernelError, DriverError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
