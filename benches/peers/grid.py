#!/usr/bin/env python3
"""Measures the streaming kernels and PyTorch's attention over a grid of problems, in one run.

    grid.py --fa target/release/fa --json grid.json
    grid.py --fa target/release/fa --cells short
    grid.py --fa fa --emit-dir cubins --emit-only     # needs NVRTC, no GPU
    grid.py --emit-dir cubins                         # needs a GPU, no NVRTC

The grid: 16,384 tokens and a model width of 2,048 at every head_dim, length and mask, in bfloat16;
and small batches of length 512 in both types. README.md beside this file says how it is measured.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import math
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from compare import positive
from driver import Driver, DriverError
from kernels import STREAM_ARCH, KernelError, StreamKernel, architecture, choose, run_emit
from report import as_json

if TYPE_CHECKING:
    from report import Row

TOKENS = 16384
WIDTH = 2048
HEAD_DIMS = (64, 128, 256)
LENGTHS = tuple(2**n for n in range(7, 15))
SHORT = 512
"""Longest sequence of the short cells, and shortest of the long ones."""
BATCHES = ((1, 8), (4, 8), (32, 8), (32, 32))
"""Sequences and heads of the cells with small batches."""


@dataclass(frozen=True)
class Cell:
    """A problem of the grid."""

    batch: int
    seq: int
    heads: int
    head_dim: int
    dtype: str = "bfloat16"
    causal: bool = False
    anchor: bool = True
    """Whether it has 16,384 tokens and width 2,048."""

    def __str__(self) -> str:
        mask = "causal" if self.causal else "full"
        sizes = f"{self.batch:3}×{self.seq:<5} {self.heads:2} heads of {self.head_dim:<3}"
        return f"{sizes} {mask:6} {self.dtype:8}"

    def kernel(self, folder: Path) -> StreamKernel:
        """What `attention()` chooses for it."""
        heads = self.batch * self.heads
        return choose(folder, self.dtype, self.head_dim, self.seq, self.causal, heads)


def cells(which: str) -> list[Cell]:
    """The cells that `--cells` names."""
    anchors = [
        Cell(TOKENS // seq, seq, WIDTH // head_dim, head_dim, causal=causal)
        for head_dim in HEAD_DIMS
        for causal in (False, True)
        for seq in LENGTHS
    ]
    small = [
        Cell(batch, SHORT, heads, 64, dtype, anchor=False)
        for dtype in ("bfloat16", "float16")
        for batch, heads in BATCHES
    ]
    if which == "short":
        return [cell for cell in anchors if cell.seq <= SHORT] + small
    if which == "long":
        return [cell for cell in anchors if cell.seq >= SHORT]
    return anchors + small


@dataclass(frozen=True)
class Result:
    """What came out in a cell."""

    cell: Cell
    rows: list[Row]
    """Ours first."""

    @property
    def ours(self) -> Row:
        """The row of our kernel."""
        return self.rows[0]

    def ratio(self, peer: str) -> float | None:
        """How many times as fast as the peer ours is; None if the peer was not measured."""
        found = [row for row in self.rows[1:] if row.name == peer]
        return self.ours.ratio(found[0]) if found else None

    def line(self) -> str:
        """One line of the table."""
        parts = [f"{self.cell}  ours {self.ours.median_us:8.1f} µs {self.ours.tflops:5.0f}"]
        for peer in ("FA2", "cuDNN"):
            found = [row for row in self.rows[1:] if row.name == peer]
            parts += [
                f"{peer} {found[0].tflops:5.0f}  × {self.ours.ratio(found[0]):.3f}"
                if found
                else f"{peer}     –        –"
            ]
        errors = self.ours.errors
        parts.append(f"error {errors.output:.1e} of {errors.bound:.1e}, lse {errors.lse:.0e}")
        return "  ".join(parts) + ("" if errors.are_small else "  WRONG")

    def as_json(self) -> dict[str, object]:
        """Describes it for machines."""
        rows = [as_json(row, self.rows) for row in self.rows]
        return {"cell": asdict(self.cell), "kernel": self.ours.name, "rows": rows}


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


def make(fa: Path, kernels: Sequence[StreamKernel]) -> None:
    """Compiles the kernels into their folders, several at a time."""
    for kernel in kernels:
        kernel.folder.mkdir(parents=True, exist_ok=True)

    def one(kernel: StreamKernel) -> None:
        run_emit(fa, kernel.spec, ["--cubin"], STREAM_ARCH, kernel.cubin)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, kernels))


def measure(options: argparse.Namespace, chosen: Sequence[Cell], folder: Path) -> int:
    """Measures the cells, prints and writes; 1 if a kernel of ours is wrong."""
    # Only here: PyTorch is not needed for the rest.
    import torch  # noqa: PLC0415

    from comparison import compare_streaming, environment  # noqa: PLC0415
    from problem import Shape  # noqa: PLC0415

    if not torch.cuda.is_available():
        raise KernelError("PyTorch finds no GPU; --emit-only needs none")
    found = architecture(*torch.cuda.get_device_capability())
    if found != STREAM_ARCH:
        raise KernelError(f"the streaming kernels are for {STREAM_ARCH}, this GPU is {found}")
    facts = {**environment(), "arch": STREAM_ARCH, "rounds": options.rounds}
    print("{device}, driver {driver}, PyTorch {torch}, CUDA {cuda}, cuDNN {cudnn}".format(**facts))
    print("TFLOP/s; × is how many times as fast as the peer ours is", flush=True)
    torch.zeros(1, device="cuda")  # makes PyTorch's context current
    driver, results, begin = Driver(), [], time.monotonic()
    for cell in chosen:
        shape = Shape(
            cell.batch, cell.heads, cell.heads, cell.causal, cell.seq, cell.head_dim, cell.dtype
        )
        with torch.no_grad():
            rows = compare_streaming(
                driver, shape, cell.kernel(folder), options.rounds, options.seed
            )
        torch.cuda.empty_cache()  # the graphs' memory
        results.append(Result(cell, rows))
        print(results[-1].line(), flush=True)
        if options.json:  # after every cell, so that what was measured is never lost
            write(options.json, facts, results, time.monotonic() - begin)
    conclude(results)
    return 0 if all(result.ours.errors.are_small for result in results) else 1


def write(file: Path, facts: dict[str, object], results: Sequence[Result], seconds: float) -> None:
    """Writes everything there is."""
    least = worst(results)
    found = {
        **facts,
        "seconds": round(seconds, 1),
        "wrong": [str(r.cell) for r in results if not r.ours.errors.are_small],
        "geometric_means": [
            {"part": part, "cells": count, "ours/cuDNN": mean}
            for part, count, mean in summary(results)
        ],
        "worst": least and {"cell": asdict(least.cell), "ours/cuDNN": least.ratio("cuDNN")},
        "cells": [result.as_json() for result in results],
    }
    file.write_text(json.dumps(found, indent=1) + "\n")


def conclude(results: Sequence[Result]) -> None:
    """Prints the means and the worst cell; says which cells are wrong."""
    print("\nours/cuDNN, geometric mean")
    for part, count, mean in summary(results):
        print(f"  {part}, {count} cells: {mean:.3f}")
    if least := worst(results):
        print(f"  worst: {least.cell} {least.ratio('cuDNN'):.3f}")
    for result in results:
        if not result.ours.errors.are_small:
            print(f"error: {result.ours.name} is wrong in {result.cell}", file=sys.stderr)


def parse(arguments: list[str] | None = None) -> argparse.Namespace:
    """Reads the command line; refuses options that do not go together."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--fa", type=Path, metavar="FILE", help="the `fa` binary, which makes the cubins")
    add(
        "--emit-dir",
        type=Path,
        metavar="DIR",
        help="keep the cubins here; without --fa, use those that are here",
    )
    add("--emit-only", action="store_true", help="make the cubins and stop")
    add(
        "--cells",
        choices=("short", "long", "all"),
        default="all",
        help=f"sequences up to {SHORT}, from {SHORT} on, or all [default: %(default)s]",
    )
    add("--rounds", type=positive, default=9, help="samples of each [default: %(default)s]")
    add("--seed", type=int, default=0, help="of the inputs [default: %(default)s]")
    add("--json", type=Path, metavar="FILE", help="write everything here")
    options = parser.parse_args(arguments)
    if not (options.fa or options.emit_dir):
        parser.error("give --fa FILE to make cubins, or --emit-dir DIR with cubins made before")
    if options.emit_only and not (options.fa and options.emit_dir):
        parser.error("--emit-only needs --fa and --emit-dir")
    return options


def run(options: argparse.Namespace) -> int:
    """Does what the command line asks for; 1 if a kernel of ours is wrong."""
    chosen = cells(options.cells)
    with tempfile.TemporaryDirectory(prefix="fa-grid-") as scratch:
        folder = options.emit_dir or Path(scratch)
        kernels = list({cell.kernel(folder): None for cell in chosen})
        if options.fa:
            make(options.fa, kernels)
        for kernel in kernels:
            if not kernel.cubin.is_file():
                raise KernelError(f"{folder} has no cubin of {kernel.spec}; add --fa")
            if options.emit_only:
                print(f"{kernel.spec}: {kernel.cubin}")
        if options.emit_only:
            return 0
        if importlib.util.find_spec("torch") is None:
            raise KernelError("PyTorch is not installed; --emit-only does without")
        return measure(options, chosen, folder)


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
