"""The GPU that is measured on: whether plans are for it, and what results say of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kernels import KernelError, architecture
from plans import GPU_ARCH, Planner
from power import sensor
from regimes import Regimes

if TYPE_CHECKING:
    from types import ModuleType


def uuid(torch: ModuleType) -> str:
    """The UUID of the GPU, as NVML has it."""
    return f"GPU-{torch.cuda.get_device_properties('cuda').uuid}"


def check(torch: ModuleType, planner: Planner | None) -> None:
    """Refuses a machine without a GPU, and a GPU that the plans are not for."""
    if not torch.cuda.is_available():
        raise KernelError("PyTorch finds no GPU; --emit-only needs none")
    if planner is None:
        return
    found = architecture(*torch.cuda.get_device_capability())
    if found != GPU_ARCH:
        raise KernelError(f"the cubins are for {GPU_ARCH}, this GPU is {found}")
    planner.check(torch.cuda.get_device_properties("cuda").multi_processor_count)


def facts(
    what: str, arch: str | None, packages: dict[str, str], regimes: Regimes
) -> dict[str, object]:
    """What results begin with: of what they are, the machine, the versions, how it was measured."""
    from comparison import environment  # noqa: PLC0415

    return {
        **environment(),
        "what": what,
        "packages": packages,
        "arch": arch,
        "rounds": regimes.rounds,
        "sustained_seconds": regimes.seconds,
    }


def regimes(torch: ModuleType, rounds: int, seconds: float) -> Regimes:
    """So many samples, and so many seconds alone, with a sensor of the GPU where it is needed."""
    return Regimes(rounds, seconds, sensor(uuid(torch)) if seconds else None)
