"""What the command lines of gradients and of convolution blocks have in common."""

from __future__ import annotations

import argparse
from pathlib import Path

from compare import positive
from plans import GPU_ARCH, MULTIPROCESSORS
from sustained import SECONDS, seconds


def add_plans(parser: argparse.ArgumentParser) -> None:
    """Options of the plans by which ours is measured."""
    add = parser.add_argument
    add("--ours", type=Path, help="what the bench wrote with --json, to compare with")
    add("--fa", type=Path, metavar="FILE", help="the `fa` binary, which makes plans and cubins")
    add("--emit-dir", type=Path, metavar="DIR", help="keep plans and cubins here, or find them")
    add("--emit-only", action="store_true", help="make plans and cubins and stop")
    add(
        "--arch",
        help=f"whose kernels; they are compiled for {GPU_ARCH} in any case [default: {GPU_ARCH}]",
    )
    add("--multiprocessors", type=positive, help=f"of the GPU [default: {MULTIPROCESSORS}]")
    add(
        "--kernel", action="append", default=[], metavar="SPEC", help="to measure beside the choice"
    )


def add_regimes(parser: argparse.ArgumentParser, rounds: int, where: str) -> None:
    """Options of how everyone is measured, and of the results."""
    add = parser.add_argument
    add("--rounds", type=positive, default=rounds, help="samples of each [default: %(default)s]")
    add(
        "--sustained",
        type=seconds,
        metavar="SECONDS",
        help=f"how long each runs alone{where}; 0: not at all [default: {SECONDS}]",
    )
    add("--json", type=Path, metavar="FILE", help="write everything here")


def is_planned(arguments: argparse.Namespace) -> bool:
    """Whether ours is measured in this run."""
    return bool(arguments.fa or arguments.emit_dir)


def settle(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> None:
    """Refuses options of plans that do not go together; what is not said gets its default."""
    planned = is_planned(arguments)
    if planned and arguments.ours:
        parser.error("--fa and --emit-dir measure ours in this run: not with --ours")
    if arguments.emit_only and not (arguments.fa and arguments.emit_dir):
        parser.error("--emit-only wants --fa and --emit-dir")
    for name in ("kernel", "arch", "multiprocessors"):
        if getattr(arguments, name) and not planned:
            parser.error(f"--{name} wants --fa or --emit-dir")
    arguments.arch = arguments.arch or GPU_ARCH
    arguments.multiprocessors = arguments.multiprocessors or MULTIPROCESSORS
    if arguments.sustained is None:
        arguments.sustained = SECONDS
