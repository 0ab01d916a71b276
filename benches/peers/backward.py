#!/usr/bin/env python3
"""Gradients, ours and the peers', on the cells of the bench `backward`: 16,384 tokens, bfloat16.

    python3 benches/peers/backward.py --fa target/release/fa --json backward.json
    python3 benches/peers/backward.py --fa target/release/fa --emit-dir plans --emit-only  # no GPU
    python3 benches/peers/backward.py --emit-dir plans        # needs a GPU, no NVRTC
    python3 benches/peers/backward.py --fa target/release/fa --arch sm_80 --peer FA2
    python3 benches/peers/backward.py --ours ours.json
    python3 benches/peers/backward.py --functions --json functions.json

cuDNN and FlashAttention-2 through PyTorch, FlashAttention-3 and -4 where their packages are
installed. Times are of the backward pass alone, of calls that rotate over two input sets, between
two CUDA events; calls are added while others run, so that the host's cost is in no figure. The
median of several samples, taken in turns. TFLOP/s count 2.5 times the forward pass's operations.

With `--fa` or `--emit-dir` what `attention_backward()` launches is measured, too, in turns with the
peers, as `fa plan --backward` says, and how many times as fast as the best peer it is; `--kernel`
adds others, and `--arch sm_80` measures what is launched on GPUs of that architecture in its place,
compiled for the GPU at hand. `--ours` takes times from what `cargo bench --bench backward -- --json
FILE` wrote on the same GPU instead.

`--functions` measures FlexAttention (Triton) instead, on the cases of `cargo bench --bench backward
-- --functions`, those of a head dimension in turns: block masks are made beforehand, and
compilation is not counted. With `--learned` a table of numbers has its gradient, too.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import flex
import machine
import options
import packages
from cells import HEAD_DIMS, TOKENS, WIDTH, Cell
from compare import positive
from driver import Driver
from function_gradients import FUNCTIONS, measure_functions
from gradients import GradientPlanner
from launches import main_spec, measure_planned
from passes import Differentiated, Pass, Planned, checked, flop
from regimes import Regimes
from report import Row
from results import PEERS, Recording, Result, all_standings, wrong
from sustained import SUSTAINED_FROM

if TYPE_CHECKING:
    from types import ModuleType

    from torch import Tensor

    from plans import Plan

LENGTHS = (512, 2048, 8192, 16384)


def cells() -> list[Cell]:
    """The problems, in the order of the bench."""
    return [
        Cell(TOKENS // seq, seq, WIDTH // head_dim, head_dim, causal=causal)
        for head_dim in HEAD_DIMS
        for causal in (False, True)
        for seq in LENGTHS
    ]


@dataclass(frozen=True)
class Timed:
    """How long a pass of somebody took."""

    who: str
    head_dim: int
    causal: bool
    seq: int
    us: float
    tflops: float

    @staticmethod
    def of(cell: Cell, who: str, us: float) -> Timed:
        """Of a cell."""
        tflops = flop(cell) / us / 1e6
        return Timed(who, cell.head_dim, cell.causal, cell.seq, us, tflops)

    @staticmethod
    def those(cell: Cell, rows: Sequence[Row]) -> list[Timed]:
        """Of the samples of everyone in a cell."""
        return [Timed.of(cell, row.name, row.median_us) for row in rows]

    def belongs(self, cell: Cell) -> bool:
        """Whether it is of a cell."""
        return (self.head_dim, self.causal, self.seq) == (cell.head_dim, cell.causal, cell.seq)

    def line(self) -> str:
        """As the bench prints it."""
        mask = "causal" if self.causal else "full"
        times = f"{self.us:9.1f} {self.tflops:7.1f}"
        return f"{self.head_dim:4} {mask:6} {self.seq:5} {times}  {self.who}"


Attend = Callable[["Tensor", "Tensor", "Tensor", bool], "Tensor"]
"""Attention of (batch, seq, heads, head_dim) tensors, which knows its gradients."""


def peers(torch: ModuleType, names: Sequence[str]) -> Iterator[tuple[str, Attend]]:
    """Those of these names that are installed."""
    from torch.nn.attention import SDPBackend, sdpa_kernel  # noqa: PLC0415
    from torch.nn.functional import scaled_dot_product_attention  # noqa: PLC0415

    def sdpa(backend: SDPBackend) -> Attend:
        def attend(q: Tensor, k: Tensor, v: Tensor, causal: bool) -> Tensor:
            with sdpa_kernel(backend):
                heads_first = (x.transpose(1, 2) for x in (q, k, v))
                return scaled_dot_product_attention(*heads_first, is_causal=causal).transpose(1, 2)

        return attend

    backends = {"cuDNN": SDPBackend.CUDNN_ATTENTION, "FA2": SDPBackend.FLASH_ATTENTION}
    yield from ((who, sdpa(backend)) for who, backend in backends.items() if who in names)
    wanted = tuple(name for name in packages.MODULES if name in names)
    for who, function in packages.installed(wanted).items():

        def attend(
            q: Tensor, k: Tensor, v: Tensor, causal: bool, function: Attend = function
        ) -> Tensor:
            return packages.output(function(q, k, v, causal=causal))

        yield who, attend


Makes = list[tuple[str, Callable[[Cell, Callable[["Tensor"], "Tensor"]], Pass]]]
"""Who is measured in a cell, and what makes their passes."""


def measure(
    torch: ModuleType, cell: Cell, ours: Makes, others: Makes, regimes: Regimes
) -> list[Row]:
    """The rows of ours and of everyone else in a cell who can compute it; says who cannot, and who
    is wrong."""

    def rule(scores: Tensor) -> Tensor:
        if not cell.causal:
            return scores
        hidden = torch.ones_like(scores, dtype=torch.bool).triu(1)
        return scores.masked_fill(hidden, float("-inf"))

    made = [
        checked(f"{cell}: {who}", lambda make=make: make(cell, rule), ours=contenders is ours)
        for contenders in (ours, others)
        for who, make in contenders
    ]
    passes = [one for one in made if one is not None]
    return regimes.measure(passes, flop(cell), alone=cell.seq >= SUSTAINED_FROM)


def of_peers(torch: ModuleType, contenders: Sequence[tuple[str, Attend]]) -> Makes:
    """The peers' passes."""

    def make(who: str, attend: Attend) -> Callable[..., Pass]:
        def of(cell: Cell, rule: Callable[[Tensor], Tensor]) -> Pass:
            def call(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
                return attend(q, k, v, cell.causal)

            return Differentiated(torch, who, call, cell, rule)

        return of

    return [(who, make(who, attend)) for who, attend in contenders]


def of_plans(torch: ModuleType, driver: Driver, plans: Sequence[Sequence[Plan]]) -> Makes:
    """Ours."""

    def make(launches: Sequence[Plan]) -> Callable[..., Pass]:
        return lambda cell, rule: Planned(torch, driver, launches, cell, rule)

    return [(main_spec(launches), make(launches)) for launches in plans]


def conclude(ours: Sequence[Timed], theirs: Sequence[Timed]) -> None:
    """Prints how many times as fast ours is, as the best peer of each cell and as each."""

    def ratios(of: Sequence[Timed]) -> list[float]:
        found = []
        for cell in cells():
            mine = [row.us for row in ours if row.belongs(cell)]
            peers = [row.us for row in of if row.belongs(cell)]
            if mine and peers:
                found.append(min(peers) / min(mine))
        return found

    names = list(dict.fromkeys(row.who for row in theirs))
    parts = [(who, [row for row in theirs if row.who == who]) for who in names]
    for name, rows in [("the best peer", theirs), *parts]:
        found = ratios(rows)
        if found:
            mean = math.exp(sum(map(math.log, found)) / len(found))
            what = f"ours/{name}, {len(found)} cells"
            print(f"{what}: geometric mean {mean:.3f}, least {min(found):.3f}")


def read(file: Path) -> list[Timed]:
    """What the bench wrote."""
    return [Timed(**row) for row in json.loads(file.read_text())["rows"]]


def parse(words: list[str] | None = None) -> argparse.Namespace:
    """Reads the command line; refuses options that do not go together."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--seq", type=positive, action="append", default=[], help="only these; repeatable")
    add(
        "--peer",
        choices=PEERS,
        action="append",
        default=[],
        help="only these; repeatable [default: all]",
    )
    add("--functions", action="store_true", help="functions of scores and masks instead")
    add("--learned", action="store_true", help="and a table's gradient: seconds a pass")
    options.add_plans(parser)
    options.add_regimes(parser, 9, f", at lengths from {SUSTAINED_FROM} on")
    arguments = parser.parse_args(words)
    refuse(parser, arguments)
    options.settle(parser, arguments)
    arguments.peer = arguments.peer or list(PEERS)
    arguments.cells = [cell for cell in cells() if not arguments.seq or cell.seq in arguments.seq]
    if not arguments.cells:
        parser.error(f"--seq: the cells have lengths {', '.join(map(str, LENGTHS))}")
    return arguments


def refuse(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> None:
    """Ends with a message where options of cells and of functions are mixed."""
    if arguments.learned and not arguments.functions:
        parser.error("--learned wants --functions")
    if not arguments.functions:
        return
    for name in ("ours", "seq", "peer", "sustained", "fa", "emit_dir"):
        if getattr(arguments, name) not in (None, []):
            parser.error(f"--{name.replace('_', '-')} is of the cells: not with --functions")


def main() -> int:
    """Exit status: 0 if all is well, 1 if a kernel of ours is wrong, 2 if it did not run."""
    return measure_planned(parse(), GradientPlanner, measure_all)


def measure_all(arguments: argparse.Namespace, planner: GradientPlanner | None) -> int:
    """Measures what is asked for, prints and writes; 1 if a kernel of ours is wrong."""
    import torch  # noqa: PLC0415

    machine.check(torch, planner)
    torch.zeros(1, device="cuda")  # makes PyTorch's context current
    if arguments.functions:
        return measure_all_functions(torch, arguments)
    regimes = machine.regimes(torch, arguments.rounds, arguments.sustained)
    asked = list(peers(torch, arguments.peer))
    versions = packages.versions(tuple(who for who, _ in asked if who in packages.MODULES))
    facts = machine.facts("gradients", planner.arch if planner else None, versions, regimes)
    bench = read(arguments.ours) if arguments.ours else []
    facts["ours_of_bench"] = list(map(vars, bench))
    print("{device}: PyTorch {torch}, cuDNN {cudnn}".format(**facts))
    if planner:
        print(f"kernels for {planner.arch}")
    print("   D mask     seq        µs TFLOP/s  who")
    others, driver = of_peers(torch, asked), Driver() if planner else None
    recording, results = Recording(arguments.json, facts), []
    for cell in arguments.cells:
        mine = of_plans(torch, driver, planner.launches(cell)) if planner else []
        results.append(Result(cell, measure(torch, cell, mine, others, regimes)))
        show(results[-1], [row for row in bench if row.belongs(cell)])
        torch.cuda.empty_cache()
        recording.write(results, all_standings(results))
    chosen = [Timed.those(it.cell, [it.ours]) for it in results if it.has_ours]
    theirs = [Timed.those(it.cell, [row for row in it.rows if not row.ours]) for it in results]
    conclude(
        [*bench, *(row for rows in chosen for row in rows)],
        [row for rows in theirs for row in rows],
    )
    return 1 if wrong(results) else 0


def show(result: Result, bench: Sequence[Timed]) -> None:
    """Prints the lines of a cell: what a bench measured, then everyone in turns, then alone."""
    lines = [timed.line() for timed in [*bench, *Timed.those(result.cell, result.rows)]]
    print("\n".join([*lines, *result.alone()]), flush=True)


def measure_all_functions(torch: ModuleType, arguments: argparse.Namespace) -> int:
    """The same of functions of scores and masks."""
    regimes = machine.regimes(torch, arguments.rounds, 0.0)
    facts = machine.facts("gradients of functions", None, {}, regimes)
    print("{device}: PyTorch {torch}".format(**facts))
    names = (*FUNCTIONS, flex.LEARNED) if arguments.learned else FUNCTIONS
    described = {**facts, "functions": measure_functions(torch, arguments.rounds, names)}
    if arguments.json:
        arguments.json.write_text(json.dumps(described, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
