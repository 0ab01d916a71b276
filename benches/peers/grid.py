#!/usr/bin/env python3
"""Measures what `attention()` chooses, and its peers, over a grid of problems.

    grid.py --fa target/release/fa --json grid.json
    grid.py --fa target/release/fa --cells long,windows --sustained 0    # short samples only
    grid.py --fa target/release/fa --cells 128-8x2048x16-causal-bf16     # one cell
    grid.py --fa target/release/fa --arch sm_80       # the kernels for sm_80, on the same GPU
    grid.py --fa fa --kernel 'WarpSpecializedBf16<128,3>' --head-dim 64 --full     # tuning
    grid.py --fa fa --emit-dir plans --emit-only      # needs NVRTC, no GPU
    grid.py --emit-dir plans                          # needs a GPU, no NVRTC

The grid: 16,384 tokens and a model width of 2,048 at every head_dim, length and mask, in bfloat16;
small batches of length 512 in both types; and windows and softcap. The peers: cuDNN and
FlashAttention-2 through PyTorch, FlashAttention-3 and -4 where they are installed. README.md beside
this file says how it is measured.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import machine
import packages
from cells import DTYPES, SETS, Cell, CellError, named, selected
from compare import positive
from driver import Driver, DriverError
from kernels import KernelError
from plans import GPU_ARCH, MULTIPROCESSORS, Planner
from power import SensorError, sensor
from recorded import Recorded
from report import REGIMES
from results import PEERS, Recording, Result, all_standings
from sustained import SECONDS, SUSTAINED_FROM, seconds
from tuning import Tried, table


def measure(options: argparse.Namespace, chosen: Sequence[Cell], planner: Planner) -> int:
    """Measures the cells, prints and writes; 1 if a kernel of ours is wrong."""
    # Only here: PyTorch is not needed for the rest.
    import torch  # noqa: PLC0415

    from comparison import Run, compare_plans, environment  # noqa: PLC0415
    from problem import Shape  # noqa: PLC0415

    machine.check(torch, planner)
    torch.zeros(1, device="cuda")  # makes PyTorch's context current
    wanted = tuple(name for name in packages.MODULES if name in options.peer)
    run = Run(
        driver=Driver(),
        peers=options.peer,
        packages=packages.installed(wanted),
        rounds=options.rounds,
        seconds=options.sustained,
        sensor=sensor(machine.uuid(torch)) if options.sustained else None,
        seed=options.seed,
    )
    recorded = Recorded.read(options.recorded) if options.recorded else None
    facts = {
        **environment(),
        "packages": packages.versions(tuple(run.packages)),
        "recorded": recorded.source if recorded else None,
        "arch": planner.arch,
        "rounds": options.rounds,
        "sustained_seconds": options.sustained,
    }
    print(said(facts))
    recording, results = Recording(options.json, facts), []
    for cell in chosen:
        with torch.no_grad():
            rows = compare_plans(run, Shape.of(cell), planner.plans(cell))
        torch.cuda.empty_cache()  # the graphs' memory
        estimates = [recorded.estimate(cell, rows, it) for it in REGIMES] if recorded else []
        results.append(Result(cell, rows, [it for it in estimates if it]))
        print(results[-1].lines(), flush=True)
        recording.write(results, all_standings(results))
    conclude(results, tuning=bool(planner.specs))
    return 1 if any(result.wrong() for result in results) else 0


def said(facts: dict[str, object]) -> str:
    """What comes before the cells."""
    lines = [
        "{device}, driver {driver}, PyTorch {torch}, CUDA {cuda}, cuDNN {cudnn}".format(**facts),
        *(f"{name} {version}" for name, version in facts["packages"].items()),
        f"kernels for {facts['arch']}; TFLOP/s; × is how many times as fast as the peer ours is",
    ]
    if facts["recorded"]:
        lines.append(f"FA3* is not measured here; it is a recorded ratio: {facts['recorded']}")
    return "\n".join(lines)


def conclude(results: Sequence[Result], *, tuning: bool) -> None:
    """Prints where ours stands; says which cells are wrong."""
    head = None
    for standing in all_standings(results):
        if head != (head := (standing.regime, standing.against)):
            print(f"\n{standing.regime}, ours against {standing.against}, geometric mean")
        print(f"  {standing.text()}")
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
        metavar="NAMES",
        default="all",
        help=f"{', '.join(SETS)}, or names such as 128-8x2048x16-causal-bf16, separated by commas "
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
    add(
        "--peer",
        choices=PEERS,
        action="append",
        default=[],
        help="only these; repeatable [default: all]",
    )
    add(
        "--recorded",
        type=Path,
        metavar="FILE",
        help="ratios of FlashAttention-3, for an estimate where it is not installed",
    )
    add("--rounds", type=positive, default=9, help="samples of each [default: %(default)s]")
    add(
        "--sustained",
        type=seconds,
        metavar="SECONDS",
        default=SECONDS,
        help=f"how long each runs alone, at lengths from {SUSTAINED_FROM} on; 0: not at all "
        "[default: %(default)s]",
    )
    add("--seed", type=int, default=0, help="of the inputs [default: %(default)s]")
    add("--json", type=Path, metavar="FILE", help="write everything here")
    options = parser.parse_args(arguments)
    if not (options.fa or options.emit_dir):
        parser.error("give --fa FILE to make plans, or --emit-dir DIR with plans made before")
    if options.emit_only and not (options.fa and options.emit_dir):
        parser.error("--emit-only needs --fa and --emit-dir")
    options.peer = options.peer or list(PEERS)
    try:
        chosen = named(options.cells, options.dtype)
    except CellError as error:
        parser.error(str(error))
    options.cells = selected(chosen, options.head_dim, options.seq, options.causal)
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
    except (KernelError, DriverError, SensorError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
