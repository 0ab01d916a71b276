#!/usr/bin/env python3
"""Few queries against many keys: configurations of the decode kernel beside cuDNN and FlashAttention-2.

    python3 benches/peers/decode.py --fa target/release/fa --emit-dir plans --emit-only
    python3 benches/peers/decode.py --emit-dir plans --json decode.json

Without --kernel it measures what `attention()` launches. Times are of one call in a CUDA graph of calls that rotate over
input sets; bytes are those of keys and values.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

from arguments import planned_arguments
from kernels import KernelError, file_name, run

MULTIPROCESSORS = 132
SETS = 2
"""Input sets that calls rotate over."""
GRAPH_US = 2000.0
"""About how long the calls of one graph take."""
ELEMENT_BYTES = 2


@dataclass(frozen=True)
class Row:
    """A problem: bfloat16, no mask."""

    batch: int
    keys: int
    heads: int
    kv_heads: int
    head_dim: int
    queries: int = 1

    def __str__(self) -> str:
        heads = f"{self.heads}/{self.kv_heads}"
        sizes = f"{self.batch:3} × {self.keys:<6} {heads:>5} heads of {self.head_dim:<3}"
        return sizes if self.queries == 1 else f"{sizes} {self.queries} queries"

    @property
    def kv_bytes(self) -> int:
        """Bytes of keys and values."""
        return 2 * self.batch * self.keys * self.kv_heads * self.head_dim * ELEMENT_BYTES

    @property
    def name(self) -> str:
        """For files."""
        return "x".join(map(str, asdict(self).values()))

    def arguments(self) -> list[str]:
        """For `fa plan`."""
        sizes = {
            "--batch": self.batch,
            "--seq": self.queries,
            "--seq-k": self.keys,
            "--heads": self.heads,
            "--kv-heads": self.kv_heads,
            "--head-dim": self.head_dim,
            "--dtype": "bf16",
        }
        return [str(word) for pair in sizes.items() for word in pair]


ROWS = [
    Row(1, 8192, 32, 8, 128),
    Row(1, 131072, 32, 8, 128),
    Row(4, 8192, 32, 8, 128),
    Row(16, 8192, 32, 8, 128),
    Row(32, 8192, 32, 8, 128),
    Row(64, 4096, 32, 8, 128),
    Row(128, 2048, 32, 8, 128),
    Row(32, 8192, 32, 32, 128),
    Row(32, 8192, 64, 1, 128),
    Row(32, 8192, 32, 8, 64),
    Row(16, 8192, 16, 8, 256),
    Row(16, 8192, 32, 8, 128, 4),
    Row(16, 8192, 32, 8, 128, 8),
]


def plan_file(options: argparse.Namespace, row: Row, spec: str | None) -> Path:
    """Where the plan of a row is."""
    kernel = file_name(spec) if spec else "chosen"
    return options.emit_dir / f"decode-{row.name}.{kernel}.json"


def emit(options: argparse.Namespace, rows: list[Row]) -> None:
    """Plans and compiles for all rows."""
    options.emit_dir.mkdir(parents=True, exist_ok=True)

    def make(job: tuple[Row, str | None]) -> None:
        row, spec = job
        file = plan_file(options, row, spec)
        file.unlink(missing_ok=True)
        command = ["plan", *row.arguments(), "--arch", "sm_90a", "--json"]
        command += ["--cubin", str(file.with_suffix(".cubin"))]
        command += ["--multiprocessors", str(MULTIPROCESSORS)]
        if spec:
            command += ["--kernel", with_head_dim(spec, row.head_dim)]
        try:
            file.write_text(run(options.fa, *command))
        except KernelError as error:
            if spec is None:
                raise
            print(f"{spec} is left out for {row}: {error}", file=sys.stderr)

    jobs = [(row, spec) for row in rows for spec in options.kernel or [None]]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(make, jobs))


def with_head_dim(spec: str, head_dim: int) -> str:
    """The spec for heads of this dimension."""
    return f"{spec.rstrip('>')},HEAD_DIM={head_dim}>"


def measure(options: argparse.Namespace, rows: list[Row]) -> int:
    """Measures every row; 1 if a kernel of ours is wrong."""
    # Only here: PyTorch is not needed for the rest.
    import torch  # noqa: PLC0415

    from decode_contenders import Decode, Peer, attention, draw  # noqa: PLC0415
    from driver import Driver  # noqa: PLC0415
    from timing import Recorded  # noqa: PLC0415
    from timing import measure as measure_all  # noqa: PLC0415

    torch.zeros(1, device="cuda")  # makes PyTorch's context current
    driver, wrong, results = Driver(), 0, []
    ratios: list[float] = []
    for row in rows:
        sets = draw(row, SETS)
        contenders: list[Peer | Decode] = []
        for spec in options.kernel or [None]:
            file = plan_file(options, row, spec)
            if file.is_file():
                plan = json.loads(file.read_text())
                code = file.with_suffix(".cubin").read_bytes()
                contenders.append(Decode(driver, plan, code, sets, planned_arguments))
        peers = [peer for name in ("cuDNN", "FA2") if (peer := Peer.try_make(name, row, sets))]
        expected = attention(row, sets[0])
        line = []
        errors = {}
        for contender in (*contenders, *peers):
            with contender.context():
                found = contender.run(0)
            error = (found.double() - expected).abs().max().item()
            errors[contender.name] = error
            if isinstance(contender, Decode) and not error < options.bound:
                wrong = 1
                line.append(f"{contender.name} IS WRONG: {error:.1e}")
        del expected
        expected_us = row.kv_bytes / 4e6 + 5
        calls = max(SETS, math.ceil(GRAPH_US / expected_us / SETS) * SETS)
        recorded = [Recorded(contender, SETS, calls) for contender in (*contenders, *peers)]
        samples = measure_all(recorded, options.rounds, lambda _: None)
        times = {name: statistics.median(values) * 1e6 for name, values in samples.items()}
        best_peer = min((times[peer.name] for peer in peers), default=math.nan)
        best = min((times[ours.name] for ours in contenders), default=math.nan)
        ratios.append(best_peer / best)
        print(f"{row}  best {best:7.1f} µs  {row.kv_bytes / best / 1e6:.2f} TB/s  × {best_peer / best:.3f}")
        for name, time in sorted(times.items(), key=lambda item: item[1]):
            print(f"    {time:8.2f} µs {row.kv_bytes / time / 1e6:6.2f} TB/s  {errors[name]:.0e}  {name}")
        for text in line:
            print(f"    {text}")
        sys.stdout.flush()
        results.append({"row": asdict(row), "us": times, "errors": errors})
        del recorded, contenders, peers, sets
        torch.cuda.empty_cache()
    print(f"geometric mean × best peer: {math.exp(sum(map(math.log, ratios)) / len(ratios)):.3f}")
    if options.json:
        options.json.write_text(json.dumps(results, indent=1) + "\n")
    return wrong


def main() -> int:
    """Reads the command line and does it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--fa", type=Path, help="the `fa` binary, which makes plans and cubins")
    add("--emit-dir", type=Path, required=True, help="keep plans and cubins here")
    add("--emit-only", action="store_true", help="make plans and cubins and stop")
    add("--kernel", action="append", default=[], help="a configuration; repeatable")
    add("--row", type=int, action="append", default=[], help="only these, by number; repeatable")
    add("--rounds", type=int, default=7, help="samples of each [default: %(default)s]")
    add("--bound", type=float, default=2e-2, help="largest error [default: %(default)s]")
    add("--json", type=Path, help="write all medians here")
    options = parser.parse_args()
    rows = [ROWS[index] for index in options.row] or ROWS
    if options.fa:
        emit(options, rows)
    return 0 if options.emit_only else measure(options, rows)


if __name__ == "__main__":
    sys.exit(main())
