"""Configurations of FaS512 as files: specs, and the cubins that `fa emit` makes of them."""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from arguments import SEQ

ENTRY = "fa_s512"
"""The entry point in the cubins."""
TUNABLES = (
    "BLOCK_M",
    "BLOCK_N",
    "BLOCK_K",
    "NUM_WARPS",
    "STAGES",
    "UNROLL",
    "CP_ASYNC",
    "SWIZZLE",
    "HALF2",
    "CAUSAL",
)
"""In the order of a spec's positional values."""
BLACKWELL_CONSUMER = 12
"""The major compute capability whose minor revisions run one cubin."""


class KernelError(RuntimeError):
    """A kernel that cannot be had."""


def parse_spec(spec: str) -> dict[str, str]:
    """Reads the tunables that `FaS512<64,64,32,4,STAGES=1>` gives. `fa` checks their values."""
    match = re.fullmatch(r"\s*FaS512\s*<([^<>]*)>\s*", spec)
    items = [item.strip() for item in match[1].split(",")] if match else []
    tunables: dict[str, str] = {}
    for name, item in zip(TUNABLES, items, strict=False):
        key, _, value = item.rpartition("=")
        tunables[key.strip() or name] = value.strip()
    if len(tunables) != len(items) or not all(tunables.values()) or "BLOCK_M" not in tunables:
        raise KernelError(f"cannot read the spec {spec!r}: write it as FaS512<64,64,32,4,STAGES=1>")
    return tunables


def masked(spec: str, causal: bool) -> str:
    """The spec with the mask."""
    if "CAUSAL" in parse_spec(spec):
        raise KernelError(
            f"leave CAUSAL out of {spec}: --causal, --full and --both choose the mask"
        )
    return spec.strip()[:-1] + ",CAUSAL=true>" if causal else spec.strip()


def architecture(major: int, minor: int) -> str:
    """The architecture that `fa` generates for on this compute capability."""
    known = {
        (8, 0): "sm_80",
        (8, 6): "sm_86",
        (8, 9): "sm_89",
        (9, 0): "sm_90a",
        (10, 0): "sm_100a",
    }
    if major == BLACKWELL_CONSUMER:
        return "sm_120"
    if (major, minor) not in known:
        raise KernelError(
            f"kernels are not generated for compute capability {major}.{minor}; --arch overrides"
        )
    return known[major, minor]


@dataclass(frozen=True)
class Kernel:
    """A compiled configuration."""

    spec: str
    arch: str
    causal: bool
    block_m: int
    threads: int
    shared_bytes: int
    cubin: Path

    @property
    def entry(self) -> str:
        """The entry point in the cubin."""
        return ENTRY

    @staticmethod
    def read(stats: Path) -> Kernel:
        """Reads what `fa emit --stats --json` wrote; the cubin lies beside it."""
        try:
            found = json.loads(stats.read_text())
            tunables = parse_spec(found["spec"])
            return Kernel(
                spec=found["spec"],
                arch=found["arch"],
                causal=tunables.get("CAUSAL") == "true",
                block_m=int(tunables["BLOCK_M"]),
                threads=found["threads"],
                shared_bytes=found["shared_bytes"],
                cubin=stats.with_suffix(".cubin"),
            )
        except (OSError, KeyError, ValueError) as error:
            raise KernelError(
                f"{stats} is not what `fa emit --stats --json` writes: {error!r}"
            ) from error

    def says(self, spec: str) -> bool:
        """Whether `spec` gives the same tunables, in whatever spelling."""
        return parse_spec(self.spec) == parse_spec(spec)

    def grid(self, heads: int, batch: int) -> tuple[int, int, int]:
        """CTAs of a launch."""
        return (SEQ // self.block_m, heads, batch)


def file_name(spec: str) -> str:
    """The spec with nothing that paths would not like."""
    return re.sub(r"[^A-Za-z0-9=]+", "_", spec).strip("_")


def emit(fa: Path, spec: str, arch: str, folder: Path) -> Kernel:
    """Compiles a spec into `folder`."""
    name = f"{file_name(spec)}.{arch}"
    stats, cubin = folder / f"{name}.json", folder / f"{name}.cubin"
    for form, file in ((["--stats", "--json"], stats), (["--cubin"], cubin)):
        run(fa, "emit", spec, *form, "--arch", arch, "-o", str(file))
    return Kernel.read(stats)


def run(fa: Path, *arguments: str) -> str:
    """Runs `fa`; gives what it prints."""
    # A path loses its "./", without which a file of this folder would be looked for elsewhere.
    program = fa.resolve() if fa.is_file() else fa
    try:
        done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    except OSError as error:
        raise KernelError(f"cannot run {fa}: {error}") from error
    if done.returncode:
        raise KernelError(f"{fa} {' '.join(arguments)} failed: {done.stderr.strip()}")
    return done.stdout


def emitted(folder: Path, arch: str, causal: bool, specs: list[str]) -> list[Kernel]:
    """Finds the kernels of an earlier `emit`: those of `specs`, or all with this mask."""
    kernels = [Kernel.read(file) for file in sorted(folder.glob(f"*.{arch}.json"))]
    found = [kernel for kernel in kernels if kernel.causal == causal]
    for spec in specs:
        if not any(kernel.says(masked(spec, causal)) for kernel in found):
            raise KernelError(f"{folder} has no {arch} cubin of {masked(spec, causal)}; add --fa")
    if specs:
        found = [k for k in found if any(k.says(masked(spec, causal)) for spec in specs)]
    if not found:
        raise KernelError(f"{folder} has no {arch} cubin with causal={causal}; add --fa")
    return found
