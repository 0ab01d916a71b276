"""Launches as `fa plan` describes them: the kernel, its cubin, all that launching it takes."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Protocol

from arguments import Parameter
from kernels import KernelError, file_name, run

GPU_ARCH = "sm_90a"
"""What cubins are compiled for: the GPU that the grid is measured on."""
MULTIPROCESSORS = 132
"""Of the H200."""


class Problem(Protocol):
    """What `fa plan` plans."""

    @property
    def short_name(self) -> str:
        """For files."""

    def arguments(self) -> list[str]:
        """For `fa plan`."""

    def matches(self, problem: dict[str, Any]) -> bool:
        """Whether it is this problem that `fa plan --json` describes."""


@dataclass(frozen=True)
class Plan:
    """A launch on contiguous tensors of one shape."""

    spec: str
    entry: str
    arch: str
    multiprocessors: int
    grid: tuple[int, int, int]
    threads: int
    shared_bytes: int
    workspace_bytes: int
    parameters: list[Parameter]
    cubin: Path
    cooperative: bool = False
    """Whether all CTAs have to be resident at the same time."""

    @staticmethod
    def of(found: dict[str, Any], cubin: Path, cell: Problem) -> Plan:
        """A launch that `fa plan --json` printed for a cell; its kernel is in that file."""
        if not cell.matches(found["problem"]):
            raise KernelError(f"{cubin} is of another problem than {cell}: make it again")
        x, y, z = found["grid"]
        return Plan(
            spec=found["spec"],
            entry=found["entry"],
            arch=found["arch"],
            multiprocessors=found["multiprocessors"],
            grid=(x, y, z),
            threads=found["threads"],
            shared_bytes=found["shared_bytes"],
            workspace_bytes=found["workspace_bytes"],
            parameters=found["arguments"],
            cubin=cubin,
            cooperative=found["cooperative"],
        )

    @staticmethod
    def read(file: Path, cell: Problem) -> Plan:
        """Reads what `fa plan --json` printed for a cell; the cubin lies beside it."""
        try:
            return Plan.of(json.loads(file.read_text()), file.with_suffix(".cubin"), cell)
        except (OSError, KeyError, TypeError, ValueError) as error:
            raise KernelError(f"{file} is not what `fa plan --json` prints: {error!r}") from error


@dataclass(frozen=True)
class Planner:
    """Makes plans with `fa`, or finds them in the folder."""

    PREFIX: ClassVar[str] = ""
    """What the names of files begin with."""
    FLAGS: ClassVar[tuple[str, ...]] = ()
    """What `fa plan` is told besides."""

    folder: Path
    fa: Path | None
    arch: str = GPU_ARCH
    """Whose kernels are chosen."""
    multiprocessors: int = MULTIPROCESSORS
    specs: tuple[str, ...] = ()
    """Configurations to measure beside the choice."""

    def file(self, cell: Problem, spec: str | None) -> Path:
        """Where the plan is or will be; without a spec, that of the choice."""
        kernel = file_name(spec) if spec else "chosen"
        return self.folder / f"{self.PREFIX}{cell.short_name}.{self.arch}.{kernel}.json"

    def make(self, cells: Sequence[Problem]) -> None:
        """Plans and compiles for all cells, several at a time."""
        self.folder.mkdir(parents=True, exist_ok=True)
        # A problem may be in the grid twice, and two specs may have one file.
        jobs = {
            self.file(cell, spec): (cell, spec) for cell in cells for spec in (None, *self.specs)
        }
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda job: self._make(*job), jobs.values()))

    def _make(self, cell: Problem, spec: str | None) -> None:
        if self.fa is None:
            raise KernelError("making plans needs `fa`")
        file = self.file(cell, spec)
        cubin = file.with_suffix(".cubin")
        # A plan of before may not pass for one of now.
        file.unlink(missing_ok=True)
        command = ["plan", *self.FLAGS, *cell.arguments(), "--arch", self.arch, "--json"]
        command += ["--cubin", str(cubin), "--multiprocessors", str(self.multiprocessors)]
        if self.arch != GPU_ARCH:
            command += ["--compile-for", GPU_ARCH]
        if spec:
            command += ["--kernel", spec]
        try:
            file.write_text(run(self.fa, *command))
            self.read(file, cell)
        except KernelError as error:
            file.unlink(missing_ok=True)
            # A configuration to try need not fit every cell; the choice has to.
            if spec is None:
                raise
            print(f"{spec} is left out for {cell}: {error}", file=sys.stderr)

    def read(self, file: Path, cell: Problem) -> list[Plan]:
        """The launches of a plan."""
        return [Plan.read(file, cell)]

    def main(self, launches: Sequence[Plan]) -> str:
        """The kernel of a plan's launches that does most of the work."""
        return launches[0].spec

    def check(self, multiprocessors: int) -> None:
        """Refuses a GPU that the plans are not for."""
        if multiprocessors != self.multiprocessors:
            raise KernelError(
                f"the plans are for {self.multiprocessors} multiprocessors, this GPU has "
                f"{multiprocessors}: make them with --multiprocessors {multiprocessors}"
            )

    def launches(self, cell: Problem) -> list[list[Plan]]:
        """The launches of the choice for a cell, then of the other configurations that there are
        for it."""
        chosen = self.file(cell, None)
        if not chosen.is_file():
            raise KernelError(f"{self.folder} has no plan for {cell}; add --fa")
        files = [file for spec in self.specs if (file := self.file(cell, spec)).is_file()]
        found = [self.read(file, cell) for file in (chosen, *files)]
        for plan in (plan for plans in found for plan in plans):
            if not plan.cubin.is_file():
                raise KernelError(f"{plan.cubin} is missing; add --fa")
        # Two specs may say the same thing; `fa` writes them alike.
        unique: dict[str, list[Plan]] = {}
        for plans in found:
            unique.setdefault(self.main(plans), plans)
        return list(unique.values())

    def plans(self, cell: Problem) -> list[Plan]:
        """The same of the forward pass, which is one launch."""
        return [plan for (plan,) in self.launches(cell)]
