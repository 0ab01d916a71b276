"""One run: everyone is checked, then everyone is measured in turns."""

from __future__ import annotations

import argparse
import json
import math
import platform
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timezone
from pathlib import Path
from types import MappingProxyType

import torch

from contenders import Contender, FixedLength, Ours, Peer, Planned, peers
from driver import Driver
from kernels import Kernel, KernelError, architecture
from packages import Function
from plans import Plan
from power import Sensor
from problem import Reference, Shape, draw, max_error, part_reference, reference
from report import Errors, Row, as_json, as_recorded, driver_version, table
from sustained import SUSTAINED_FROM, Sustained
from timing import Recorded, measure

SETS = 4
"""Input sets that calls rotate over: beyond small batches, more than the L2 cache holds."""

LONG = 4096
"""Sequences from this length on get by with two input sets."""
FLOP_OF_GRAPH = 4e11
"""Operations of one graph of the grid: a millisecond at 400 TFLOP/s."""
MAX_CALLS = 40
"""Calls in one graph of the grid, at most; a multiple of the input sets."""

KernelsFor = Callable[[str, bool], list[Kernel]]
"""The kernels of an architecture and a mask."""


def run(options: argparse.Namespace, kernels_for: KernelsFor) -> int:
    """Measures with every mask, prints and writes; 1 if a kernel of ours is wrong."""
    if not torch.cuda.is_available():
        raise KernelError("PyTorch finds no GPU; --self-test and --emit-only need none")
    arch = options.arch or architecture(*torch.cuda.get_device_capability())
    facts = environment()
    print("{device}, driver {driver}, PyTorch {torch}, CUDA {cuda}, cuDNN {cudnn}".format(**facts))
    runs: list[dict[str, object]] = []
    wrong: list[str] = []
    for causal in options.masks:
        shape = Shape(options.batch, options.heads, options.kv_heads, causal)
        with torch.no_grad():
            rows = compare(options, shape, kernels_for(arch, causal))
        print(f"\n{shape}, {options.rounds} rounds\n{table(rows)}", flush=True)
        wrong += [row.name for row in rows if row.ours and not row.errors.are_small]
        runs.append({"problem": shape.as_json(), "rows": [as_json(row, rows) for row in rows]})
    if options.json:
        found = {**facts, "arch": arch, "rounds": options.rounds, "wrong": wrong, "runs": runs}
        options.json.write_text(json.dumps(found, indent=1) + "\n")
    for name in wrong:
        print(f"error: {name} gives a wrong result", file=sys.stderr)
    return 1 if wrong else 0


def compare(options: argparse.Namespace, shape: Shape, kernels: list[Kernel]) -> list[Row]:
    """Checks, then measures, everyone on one problem."""
    sets = draw(shape, SETS, options.seed)
    driver = Driver()
    ours = [FixedLength(driver, kernel, shape, sets) for kernel in kernels]
    names = ["FA2", "cuDNN", *(["efficient"] if options.efficient else [])]
    contenders: list[Contender] = [*ours, *working(peers(names, {}, shape, sets))]
    references = [reference(shape, inputs) for inputs in sets]
    errors = {contender.name: check(contender, references) for contender in contenders}
    del references
    calls = -(-options.calls // SETS) * SETS
    recorded = [Recorded(contender, SETS, calls) for contender in contenders]
    samples = measure(recorded, options.rounds, lambda done: progress(done, options.rounds))
    return rows_of(contenders, shape, samples, errors)


@dataclass(frozen=True)
class Run:
    """How the cells of a grid are measured, and against whom."""

    driver: Driver
    peers: Sequence[str]
    """Names; those that cannot do a problem are left out of it."""
    packages: Mapping[str, Function] = field(default_factory=dict)
    """Those of the peers that are packages."""
    rounds: int = 9
    """Samples of each in turns."""
    seconds: float = 0.0
    """How long each has a long cell to itself; 0 leaves this out."""
    sensor: Sensor | None = None
    seed: int = 0


def compare_plans(run: Run, shape: Shape, plans: Sequence[Plan]) -> list[Row]:
    """Checks two heads, then measures, the kernels and the peers on one problem."""
    # Long sequences: a call takes so long that more sets only cost time.
    count = SETS if shape.seq < LONG else 2
    sets = draw(shape, count, run.seed)
    ours = [Planned(run.driver, plan, shape, sets) for plan in plans]
    asked = peers(run.peers, run.packages, shape, sets)
    contenders: list[Contender] = [*ours, *working(asked)]
    references = [part_reference(shape, inputs) for inputs in sets]
    errors = {contender.name: check(contender, references) for contender in contenders}
    del references
    # Calls for about a millisecond, so that what lies between replays does not matter.
    calls = min(MAX_CALLS, math.ceil(FLOP_OF_GRAPH / shape.flop / count) * count)
    recorded = list(record(contenders, count, calls))
    contenders = [contender for contender, _ in recorded]
    graphs = [graph for _, graph in recorded]
    samples = measure(graphs, run.rounds, lambda _: None)
    sustained: dict[str, Sustained] = {}
    if run.seconds and shape.seq >= SUSTAINED_FROM:
        for graph in graphs:
            sustained[graph.name] = graph.sustained(shape.flop, run.seconds, run.sensor)
    return rows_of(contenders, shape, samples, errors, sustained)


def record(
    contenders: Sequence[Contender], sets: int, calls: int
) -> Iterator[tuple[Contender, Recorded]]:
    """Those whose calls can be recorded into graphs; a peer that cannot is left out."""
    for contender in contenders:
        try:
            graph = Recorded(contender, sets, calls)
        except RuntimeError as error:
            if isinstance(contender, Ours):
                raise
            print(f"{contender.name} cannot be recorded: {error}", file=sys.stderr)
            continue
        yield contender, graph


def rows_of(
    contenders: list[Contender],
    shape: Shape,
    samples: dict[str, list[float]],
    errors: dict[str, Errors],
    sustained: Mapping[str, Sustained] = MappingProxyType({}),
) -> list[Row]:
    """Everyone's result."""
    return [
        Row(
            name=contender.name,
            ours=isinstance(contender, Ours),
            samples_us=[sample * 1e6 for sample in samples[contender.name]],
            flop=shape.flop,
            errors=errors[contender.name],
            facts=contender.facts(),
            sustained=sustained.get(contender.name),
        )
        for contender in contenders
    ]


def working(peers: Sequence[Peer]) -> list[Peer]:
    """Those that work for their problem on this machine; says which do not."""
    found: list[Peer] = []
    for peer in peers:
        try:
            with peer.context():
                peer.run(0)
            torch.cuda.synchronize()
            found.append(peer)
        except Exception as error:  # A package may refuse in any way.
            said = str(error).strip().splitlines() or [type(error).__name__]
            print(f"{peer.name} is not available: {said[0]}", file=sys.stderr)
    return found


def check(contender: Contender, references: list[Reference]) -> Errors:
    """Runs every input set once and compares."""
    output: list[tuple[float, float]] = []
    lse: list[float] = []
    for index, expected in enumerate(references):
        if isinstance(contender, Ours):
            contender.forget()
        with contender.context():
            o = contender.run(index)
        # The reference may be of the first sequences and heads only; nothing may be left out.
        sequences, _, heads, _ = expected.o.shape
        error = max_error(o[:sequences, :, :heads], expected.o)
        output.append((math.nan if o.isnan().any() else error, expected.bound))
        if isinstance(contender, Ours):
            error = max_error(contender.lse[:sequences, :heads], expected.lse)
            lse.append(math.nan if contender.lse.isnan().any() else error)
    return Errors.worst(output, lse)


def environment() -> dict[str, object]:
    """States the machine and the versions."""
    return {
        "command": " ".join(as_recorded(sys.argv)),
        "time": datetime.now(timezone.utc).isoformat(timespec="seconds"),
        "device": torch.cuda.get_device_name(),
        "capability": list(torch.cuda.get_device_capability()),
        "driver": driver_version(Path("/proc/driver/nvidia/version")),
        "torch": torch.__version__,
        "cuda": torch.version.cuda,
        "cudnn": torch.backends.cudnn.version(),
        "python": platform.python_version(),
    }


def progress(done: int, rounds: int) -> None:
    """Shows the round on terminals, in a line that is overwritten."""
    if sys.stderr.isatty():
        end = "\n" if done == rounds else ""
        print(f"\rround {done} of {rounds}", end=end, file=sys.stderr, flush=True)
