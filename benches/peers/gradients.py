"""Gradients by the launches that `fa plan --backward` describes."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from arguments import Arguments, planned_arguments
from cells import Cell
from driver import Driver, Function
from kernels import KernelError, file_name, run
from plans import GPU_ARCH, MULTIPROCESSORS, Plan

if TYPE_CHECKING:
    from torch import Tensor

MAIN = ("BackwardWarpSpecialized", "BackwardMma")
"""How the names of kernels begin that do most of the work."""


@dataclass(frozen=True)
class GradientPlanner:
    """Makes plans of gradients with `fa`, or finds them in the folder."""

    folder: Path
    fa: Path | None
    specs: tuple[str, ...] = ()
    """Kernels to measure beside the choice."""
    multiprocessors: int = MULTIPROCESSORS

    def file(self, cell: Cell, spec: str | None) -> Path:
        """Where the plan is or will be; without a spec, that of the choice."""
        kernel = file_name(spec) if spec else "chosen"
        return self.folder / f"gradients-{cell.short_name}.{kernel}.json"

    def make(self, cells: Sequence[Cell]) -> None:
        """Plans and compiles for all cells, several at a time."""
        if self.fa is None:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        # Two specs may have one file.
        jobs = {
            self.file(cell, spec): (cell, spec) for cell in cells for spec in (None, *self.specs)
        }
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda job: self._make(*job), jobs.values()))

    def _make(self, cell: Cell, spec: str | None) -> None:
        file = self.file(cell, spec)
        # A plan of before may not pass for one of now.
        file.unlink(missing_ok=True)
        command = ["plan", "--backward", *cell.arguments(), "--arch", GPU_ARCH, "--json"]
        command += ["--multiprocessors", str(self.multiprocessors)]
        command += ["--cubin", str(file.with_suffix(".cubin"))]
        if spec:
            command += ["--kernel", spec]
        try:
            file.write_text(run(self.fa, *command))
        except KernelError as error:
            # A kernel to try need not fit every cell; the choice has to.
            if spec is None:
                raise
            print(f"{spec} is left out for {cell}: {error}", file=sys.stderr)

    def check(self, multiprocessors: int) -> None:
        """Refuses a GPU that the plans are not for."""
        if multiprocessors != self.multiprocessors:
            raise KernelError(
                f"the plans are for {self.multiprocessors} multiprocessors, this GPU has "
                f"{multiprocessors}: make them with --multiprocessors {multiprocessors}"
            )

    def plans(self, cell: Cell) -> list[list[Plan]]:
        """The launches of the choice for a cell, then of the other kernels."""
        chosen = self.file(cell, None)
        if not chosen.is_file():
            raise KernelError(f"{self.folder} has no gradients of {cell}; add --fa")
        files = [file for spec in self.specs if (file := self.file(cell, spec)).is_file()]
        # A kernel may be the choice, or be named twice.
        unique: dict[str, list[Plan]] = {}
        for plans in (read(file, cell) for file in (chosen, *files)):
            unique.setdefault(main_spec(plans), plans)
        for plan in (plan for plans in unique.values() for plan in plans):
            if not plan.cubin.is_file():
                raise KernelError(f"{plan.cubin} is missing; add --fa")
        return list(unique.values())


def read(file: Path, cell: Cell) -> list[Plan]:
    """The launches that `fa plan --backward --json` printed for a cell, with their cubins beside
    the file."""
    try:
        rows = [json.loads(line) for line in file.read_text().splitlines()]
        return [Plan.of(row, file.with_name(Path(row["cubin"]).name), cell) for row in rows]
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise KernelError(f"{file} is not what `fa plan --json` prints: {error!r}") from error


def main_spec(plans: Sequence[Plan]) -> str:
    """The kernel of a plan that does most of the work."""
    return next(plan.spec for plan in plans if plan.spec.startswith(MAIN))


class Launches:
    """The launches of a plan on some tensors, which share a workspace."""

    def __init__(self, driver: Driver, plans: Sequence[Plan], tensors: dict[str, Tensor]) -> None:
        import torch  # noqa: PLC0415

        self._stream = torch.cuda.current_stream
        self._tensors = tensors  # the arguments below hold their addresses
        size = max(plan.workspace_bytes for plan in plans)
        self._memory = [torch.empty(size, device="cuda", dtype=torch.uint8)]
        addresses = {name: tensor.data_ptr() for name, tensor in tensors.items()}
        for parameter in (each for plan in plans for each in plan.parameters):
            name = parameter.get("tensor")
            if parameter.get("counters") and name not in addresses:
                self._memory.append(torch.zeros(size, device="cuda", dtype=torch.uint8))
                addresses[name] = self._memory[-1].data_ptr()
            elif "workspace_offset" in parameter:
                addresses[name] = self._memory[0].data_ptr() + parameter["workspace_offset"]
        self._launches: list[tuple[Plan, Function, Arguments]] = []
        for plan in plans:
            function = driver.load(plan.cubin.read_bytes(), plan.entry, plan.shared_bytes)
            arguments = planned_arguments(plan.parameters, addresses, driver.tensor_map)
            function.check(arguments)
            self._launches.append((plan, function, arguments))

    def run(self) -> None:
        """Adds the launches to the current stream."""
        stream = self._stream().cuda_stream
        for plan, function, arguments in self._launches:
            function.launch(plan.grid, plan.threads, stream, arguments)
