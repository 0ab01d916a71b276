"""Kernels as files: specs, the cubins that `fa emit` makes of them, and what is known of them."""

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


def emit(fa: Path, spec: str, arch: str, folder: Path) -> Kernel:
    """Compiles a spec into `folder`."""
    name = re.sub(r"[^A-Za-z0-9=]+", "_", spec).strip("_") + "." + arch
    stats, cubin = folder / f"{name}.json", folder / f"{name}.cubin"
    for form, file in ((["--stats", "--json"], stats), (["--cubin"], cubin)):
        run_emit(fa, spec, form, arch, file)
    return Kernel.read(stats)


def run_emit(fa: Path, spec: str, form: list[str], arch: str, file: Path) -> None:
    """Runs `fa emit`."""
    command = [str(fa), "emit", spec, *form, "--arch", arch, "-o", str(file)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise KernelError(f"cannot run {fa}: {error}") from error
    if done.returncode:
        raise KernelError(f"{' '.join(command)} failed: {done.stderr.strip()}")


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


STREAM_ARCH = "sm_90a"
"""What the streaming kernels are for."""
GROUP_ROWS = 64
"""Queries of a warpgroup."""
ELEMENT_BYTES = 2
MBARRIER_BYTES = 8
L2_BYTES = 32 << 20
"""Keys and values of a section of heads stay within this."""
UNSECTIONED = 2048
"""From this many keys on all heads are one section."""
MULTIPROCESSORS = 132
"""Of the H200."""
SHORT = 2048
"""Up to this many keys full attention of head_dim 64 takes small blocks."""
STREAM_NAMES = {"float16": ("StreamF16", "stream_f16"), "bfloat16": ("StreamBf16", "stream_bf16")}
"""Kernel and entry point by element type."""


@dataclass(frozen=True)
class StreamKernel:
    """A configuration of the streaming schedule, and where its cubin is or will be."""

    folder: Path
    dtype: str
    causal: bool
    block_n: int
    consumers: int
    stages: int
    q_stages: int
    head_dim: int

    @property
    def spec(self) -> str:
        """For `fa emit`."""
        return (
            f"{STREAM_NAMES[self.dtype][0]}<{self.block_n},{self.consumers},STAGES={self.stages},"
            f"Q_STAGES={self.q_stages},PING_PONG=true,HEAD_DIM={self.head_dim},"
            f"CAUSAL={str(self.causal).lower()}>"
        )

    @property
    def entry(self) -> str:
        """The entry point in the cubin."""
        return STREAM_NAMES[self.dtype][1]

    @property
    def cubin(self) -> Path:
        """The compiled kernel."""
        name = re.sub(r"[^A-Za-z0-9=]+", "_", self.spec).strip("_")
        return self.folder / f"{name}.{STREAM_ARCH}.cubin"

    @property
    def threads(self) -> int:
        """Of a CTA: the warpgroups that compute, and the producer's."""
        return (self.consumers + 1) * 128

    @property
    def shared_bytes(self) -> int:
        """Of a CTA; `Schedule::shared_bytes` in fa-kernels/src/forward/stream.rs."""
        row = self.head_dim * ELEMENT_BYTES
        queries = (self.q_stages + 1) * self.consumers * GROUP_ROWS * row  # and the output
        ring = 2 * self.stages * self.block_n * row
        return queries + ring + (4 * self.stages + 2 * self.q_stages) * MBARRIER_BYTES

    def grid(self, seq: int, heads: int, batch: int, multiprocessors: int) -> tuple[int, int, int]:
        """CTAs of a launch; as in fa-kernels/src/forward/launch.rs."""
        tiles = -(-seq // (self.consumers * GROUP_ROWS)) * heads * batch
        return (min(tiles, multiprocessors), 1, 1)


def choose(
    folder: Path, dtype: str, head_dim: int, seq: int, causal: bool, heads: int = MULTIPROCESSORS
) -> StreamKernel:
    """The configuration that `attention()` chooses; `streaming_shape` in src/attention.rs. `heads` is
    over all sequences."""
    small = seq <= 192 or heads * -(-seq // 256) < MULTIPROCESSORS
    shapes = (  # block_n, consumers, stages, q_stages, head_dim: smallest head_dim that fits
        (64, 4, 3, 2, 64) if not small and (causal or seq <= SHORT) else (128, 3, 2, 2, 64),
        (128, 2, 2, 2, 128),
        (80, 2, 2, 1, 192),
        (48, 2, 2, 1, 256),
    )
    for *schedule, limit in shapes:
        if head_dim <= limit:
            return StreamKernel(folder, dtype, causal, *schedule, limit)
    raise KernelError(f"no kernel for head_dim {head_dim}, at most {shapes[-1][-1]}")


def section(seq_k: int, head_dim: int, heads: int) -> int:
    """Heads whose tiles are interleaved; `Extents::check` in fa-kernels/src/forward/launch.rs.
    `heads` is over all sequences."""
    if seq_k >= UNSECTIONED:
        return heads
    return max(1, min(heads, L2_BYTES // (2 * seq_k * head_dim * ELEMENT_BYTES)))
