#!/usr/bin/env python3
"""Compiles FlashAttention-4's kernels for cells of the grid ahead of a measurement, all at once.

    export FLASH_ATTENTION_CUTE_DSL_CACHE_ENABLED=1
    compile_fa4.py --cells all && grid.py …
    compile_fa4.py --cells anchors --gradients && backward.py …

FlashAttention-4 compiles a kernel at the first call of its kind, one after the other, for about ten
seconds each. With this variable it keeps them on disk, so that several processes can make them. The
cache is in `FLASH_ATTENTION_CUTE_DSL_CACHE_DIR`, or a folder of its own.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import subprocess
import sys
from collections.abc import Sequence

import packages
from cells import Cell, CellError, named

CACHE = "FLASH_ATTENTION_CUTE_DSL_CACHE_ENABLED"


def kinds(chosen: Sequence[Cell]) -> list[list[Cell]]:
    """The cells by what kernels are specialised to: of a kind, one is enough at each length."""
    found: dict[tuple[object, ...], dict[int, Cell]] = {}
    for cell in chosen:
        group = cell.heads // (cell.kv_heads or cell.heads)
        kind = (cell.head_dim, cell.dtype, cell.causal, cell.window is None, cell.softcap, group)
        found.setdefault(kind, {}).setdefault(cell.seq, cell)
    return [list(by_length.values()) for by_length in found.values()]


def call(cells: Sequence[Cell], *, gradients: bool) -> int:
    """Calls it in these cells, of one sequence, and its gradients where they are asked for; 1 if it
    cannot be imported."""
    import torch  # noqa: PLC0415

    function = packages.installed(("FA4",)).get("FA4")
    if function is None:
        return 1
    for cell in cells:
        lengths = (cell.seq, cell.heads), (cell.keys or cell.seq, cell.kv_heads or cell.heads)
        q, k = (
            torch.zeros(
                (1, *sizes, cell.head_dim),
                device="cuda",
                dtype=getattr(torch, cell.dtype),
                requires_grad=gradients,
            )
            for sizes in lengths
        )
        options = packages.options(cell.window, cell.softcap, causal=cell.causal)
        output = packages.output(function(q, k, k, **options))
        if gradients:
            output.backward(output.detach())
    torch.cuda.synchronize()
    return 0


def parse(arguments: list[str] | None = None) -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--cells", default="all", help="as grid.py takes them [default: all]")
    parser.add_argument("--gradients", action="store_true", help="those of the gradients, too")
    parser.add_argument("--here", action="store_true", help="in this process, one after the other")
    options = parser.parse_args(arguments)
    try:
        options.cells = named(options.cells)
    except CellError as error:
        parser.error(str(error))
    return options


def main() -> int:
    """Exit status: 0 if all is well, 1 if a kernel could not be made, 2 if it did not run."""
    options = parse()
    if importlib.util.find_spec("torch") is None:
        print("error: PyTorch is not installed", file=sys.stderr)
        return 2
    if options.here:
        return call(options.cells, gradients=options.gradients)
    if os.environ.get(CACHE) != "1":
        print(f"error: set {CACHE}=1, or nothing would be kept", file=sys.stderr)
        return 2
    asked = ["--gradients"] if options.gradients else []
    script = [sys.executable, __file__, "--here", *asked, "--cells"]
    made = [
        subprocess.Popen([*script, ",".join(cell.short_name for cell in kind)])
        for kind in kinds(options.cells)
    ]
    failed = [process for process in made if process.wait()]
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
