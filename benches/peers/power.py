"""Clock and power of the GPU: NVML through ctypes, or nvidia-smi where NVML cannot be loaded."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from abc import ABC, abstractmethod
from dataclasses import dataclass

CLOCK_SM = 1
"""nvml.h: nvmlClockType_t."""


@dataclass(frozen=True)
class Reading:
    """What the GPU says of itself at a moment."""

    clock_mhz: float
    """Of the multiprocessors."""
    power_w: float
    """On Hopper the mean over the last second."""


class SensorError(RuntimeError):
    """The GPU cannot be asked in this way."""


class Sensor(ABC):
    """Somebody who knows a GPU's clock and power."""

    @abstractmethod
    def read(self) -> Reading:
        """Asks."""


class Nvml(Sensor):
    """libnvidia-ml.so.1, which comes with the driver."""

    def __init__(self, uuid: str) -> None:
        try:
            self._library = ctypes.CDLL("libnvidia-ml.so.1")
        except OSError as error:
            raise SensorError(str(error)) from error
        self._call("nvmlInit_v2")
        self._device = ctypes.c_void_p()
        self._call("nvmlDeviceGetHandleByUUID", uuid.encode(), ctypes.byref(self._device))

    def _call(self, name: str, *arguments: object) -> None:
        status = getattr(self._library, name)(*arguments)
        if status:
            raise SensorError(f"{name} failed with {status}")

    def read(self) -> Reading:
        clock, power = ctypes.c_uint(), ctypes.c_uint()
        self._call("nvmlDeviceGetClockInfo", self._device, CLOCK_SM, ctypes.byref(clock))
        self._call("nvmlDeviceGetPowerUsage", self._device, ctypes.byref(power))
        return Reading(clock.value, power.value / 1e3)


class Smi(Sensor):
    """The program nvidia-smi, which takes some tens of milliseconds a reading."""

    def __init__(self, uuid: str) -> None:
        program = shutil.which("nvidia-smi")
        if program is None:
            raise SensorError("there is no nvidia-smi")
        self._command = [program, "-i", uuid, "--query-gpu=clocks.sm,power.draw"]
        self._command.append("--format=csv,noheader,nounits")

    def read(self) -> Reading:
        done = subprocess.run(self._command, capture_output=True, text=True, check=False)
        try:
            clock, power = map(float, done.stdout.split(","))
        except ValueError as error:
            said = (done.stdout + done.stderr).strip()[:200]
            raise SensorError(f"nvidia-smi says {said!r}") from error
        return Reading(clock, power)


def sensor(uuid: str) -> Sensor | None:
    """Who knows clock and power of the GPU with this UUID (GPU-…); None, with a line that says why,
    if nobody does."""
    why = []
    for kind in (Nvml, Smi):
        try:
            found = kind(uuid)
            found.read()
        except (SensorError, AttributeError, OSError) as error:
            why.append(f"{kind.__name__}: {error}")
        else:
            return found
    print(f"clock and power are not recorded: {'; '.join(why)}", file=sys.stderr)
    return None
