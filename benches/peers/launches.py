"""Plans of several launches, as `fa plan` describes them for gradients and convolution blocks."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from arguments import Arguments, Parameter, planned_arguments
from driver import LOCAL_SIZE_BYTES, NUM_REGS, Driver, DriverError, Function
from kernels import KernelError
from options import is_planned
from plans import Plan, Planner, Problem
from power import SensorError

if TYPE_CHECKING:
    from torch import Tensor

MAIN = (
    "BackwardWarpSpecialized",
    "BackwardMma",
    "ConvWarpSpecialized",
    "ConvStreaming",
    "ConvMma",
)
"""How the names of kernels begin that do most of the work."""


class LaunchesPlanner(Planner):
    """Makes plans of several launches, or finds them."""

    def read(self, file: Path, cell: Problem) -> list[Plan]:
        return read(file, cell)

    def main(self, launches: Sequence[Plan]) -> str:
        return main_spec(launches)


def measure_planned(
    arguments: argparse.Namespace,
    planner_of: Callable[..., LaunchesPlanner],
    measure: Callable[[argparse.Namespace, LaunchesPlanner | None], int],
) -> int:
    """Makes the plans that a command line asks for, then measures, unless they are all that is
    wanted. The exit status is what `measure` says; 2 if it did not run."""
    with tempfile.TemporaryDirectory() as folder:
        planner = planner_of(
            arguments.emit_dir or Path(folder),
            arguments.fa,
            arch=arguments.arch,
            multiprocessors=arguments.multiprocessors,
            specs=tuple(arguments.kernel),
        )
        try:
            if arguments.fa:
                planner.make(arguments.cells)
            if arguments.emit_only:
                for cell in arguments.cells:
                    for launches in planner.launches(cell):
                        print(f"{cell}: {main_spec(launches)}")
                return 0
            return measure(arguments, planner if is_planned(arguments) else None)
        except (DriverError, KernelError, SensorError, OSError) as error:
            print(f"error: {error}", file=sys.stderr)
            return 2


def read(file: Path, cell: Problem) -> list[Plan]:
    """The launches that `fa plan --json` printed for a cell, with their cubins beside the file."""
    try:
        rows = [json.loads(line) for line in file.read_text().splitlines()]
        return [Plan.of(row, file.with_name(Path(row["cubin"]).name), cell) for row in rows]
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise KernelError(f"{file} is not what `fa plan --json` prints: {error!r}") from error


def main_spec(plans: Sequence[Plan]) -> str:
    """The kernel of a plan that does most of the work."""
    return next(plan.spec for plan in plans if plan.spec.startswith(MAIN))


def addresses_of(
    parameters: Sequence[Parameter], given: dict[str, int], workspace: int
) -> dict[str, int]:
    """Where the tensors of a launch are. One that lies in the workspace may be called as one that
    is given: what a launch reads as `x` may be what the one before it wrote there."""
    within = {
        parameter["tensor"]: workspace + parameter["workspace_offset"]
        for parameter in parameters
        if "workspace_offset" in parameter and not parameter.get("counters")
    }
    return {**given, **within}


class Launches:
    """The launches of a plan on some tensors, which share a workspace."""

    def __init__(self, driver: Driver, plans: Sequence[Plan], tensors: dict[str, Tensor]) -> None:
        import torch  # noqa: PLC0415

        self._stream = torch.cuda.current_stream
        self._tensors = tensors  # the arguments below hold their addresses
        size = max(plan.workspace_bytes for plan in plans)
        self._memory = [torch.empty(size, device="cuda", dtype=torch.uint8)]
        given = {name: tensor.data_ptr() for name, tensor in tensors.items()}
        for parameter in (each for plan in plans for each in plan.parameters):
            if parameter.get("counters") and parameter["tensor"] not in given:
                self._memory.append(torch.zeros(size, device="cuda", dtype=torch.uint8))
                given[parameter["tensor"]] = self._memory[-1].data_ptr()
        self._launches: list[tuple[Plan, Function, Arguments]] = []
        for plan in plans:
            function = driver.load(plan.cubin.read_bytes(), plan.entry, plan.shared_bytes)
            addresses = addresses_of(plan.parameters, given, self._memory[0].data_ptr())
            arguments = planned_arguments(plan.parameters, addresses, driver.tensor_map)
            function.check(arguments)
            self._launches.append((plan, function, arguments))

    def run(self) -> None:
        """Adds the launches to the current stream."""
        stream = self._stream().cuda_stream
        for plan, function, arguments in self._launches:
            cooperative = plan.cooperative
            function.launch(plan.grid, plan.threads, stream, arguments, cooperative=cooperative)

    def facts(self) -> dict[str, int]:
        """What is known about the code that does most of the work."""
        found = (it for it in self._launches if it[0].spec.startswith(MAIN))
        plan, function, _ = next(found)
        return {
            "registers": function.attribute(NUM_REGS),
            "local_bytes": function.attribute(LOCAL_SIZE_BYTES),
            "shared_bytes": plan.shared_bytes,
            "threads": plan.threads,
        }
