#!/usr/bin/env python3
"""Packed sequences: what attention() launches beside cuDNN and FlashAttention-2.

    python3 benches/peers/varlen.py --fa target/release/fa --emit-dir plans --emit-only
    python3 benches/peers/varlen.py --emit-dir plans --json varlen.json

The lengths are those of `cargo bench --bench varlen`: bfloat16, 2,048 elements of a token, with the
log-sum-exp. Times are of one call in a CUDA graph of calls that rotate over input sets; TFLOP/s
count each sequence's own length.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

from kernels import file_name, run
from lengths import ROWS, Row
from report import as_recorded

MULTIPROCESSORS = 132
SETS = 2
"""Input sets that calls rotate over."""
GRAPH_US = 2000.0
"""About how long the calls of one graph take."""
EXPECTED_FLOPS = 4e14
"""About how fast everyone is: how many calls a graph has follows from it."""


def plan_file(options: argparse.Namespace, row: Row, spec: str | None) -> Path:
    """Where the plan of a row is."""
    kernel = file_name(spec) if spec else "chosen"
    return options.emit_dir / f"varlen-{row.name}.{kernel}.json"


def emit(options: argparse.Namespace, rows: list[Row]) -> None:
    """Plans and compiles for all rows."""
    options.emit_dir.mkdir(parents=True, exist_ok=True)

    def make(job: tuple[Row, str | None]) -> None:
        row, spec = job
        file = plan_file(options, row, spec)
        command = ["plan", *row.arguments(), "--arch", "sm_90a", "--json"]
        command += ["--cubin", str(file.with_suffix(".cubin"))]
        command += ["--multiprocessors", str(MULTIPROCESSORS)]
        if spec:
            command += ["--kernel", f"{spec.rstrip('>')},HEAD_DIM={row.head_dim}>"]
        file.write_text(run(options.fa, *command))

    jobs = [(row, spec) for row in rows for spec in (None, *options.kernel)]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(make, jobs))


def measure(options: argparse.Namespace, rows: list[Row]) -> int:
    """Measures every row; 1 if a kernel of ours is wrong, 2 if there is no plan of ours."""
    # Only here: PyTorch is not needed for the rest.
    import torch  # noqa: PLC0415

    from driver import Driver  # noqa: PLC0415
    from timing import Recorded  # noqa: PLC0415
    from timing import measure as measure_all  # noqa: PLC0415
    from varlen_contenders import PEERS, Peer, Planned, Sets, attention  # noqa: PLC0415

    torch.zeros(1, device="cuda")  # makes PyTorch's context current
    driver, results = Driver(), []
    for row in rows:
        sets = Sets.draw(row, SETS)
        files = [plan_file(options, row, spec) for spec in (None, *options.kernel)]
        ours = []
        for file in filter(Path.is_file, files):
            plan = json.loads(file.read_text())
            ours.append(Planned(driver, plan, file.with_suffix(".cubin").read_bytes(), sets))
        if not ours:
            print(f"{files[0]} is missing: make it with --fa and --emit-only", file=sys.stderr)
            return 2
        peers = [peer for name in PEERS if (peer := Peer.try_make(name, row, sets))]
        expected = attention(row, sets.inputs[0])
        errors = {}
        for contender in (*ours, *peers):
            found = contender.run(0)
            errors[contender.name] = (found.double() - expected).abs().max().item()
        del expected
        calls = math.ceil(GRAPH_US * 1e-6 * EXPECTED_FLOPS / row.flop / SETS) * SETS
        recorded = [Recorded(contender, SETS, calls) for contender in (*ours, *peers)]
        samples = measure_all(recorded, options.rounds, lambda _: None)
        result: dict[str, Any] = {
            "row": asdict(row),
            "us": {name: statistics.median(values) * 1e6 for name, values in samples.items()},
            "samples": samples,
            "errors": errors,
            "ours": [contender.name for contender in ours],
        }
        results.append(result)
        print(text(row, result, options.bound))
        sys.stdout.flush()
        del recorded, ours, peers, sets
        torch.cuda.empty_cache()
    ratios = [ratio(result) for result in results]
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"geometric mean × best peer: {mean:.3f}")
    if options.json:
        machine = {"gpu": torch.cuda.get_device_name(), "torch": torch.__version__}
        machine["cudnn"] = str(torch.backends.cudnn.version())
        document = {"machine": machine, "command": as_recorded(sys.argv[1:]), "rows": results}
        options.json.write_text(json.dumps(document, indent=1) + "\n")
    wrong = [name for result in results for name in is_wrong(result, options.bound)]
    return 1 if wrong else 0


def ratio(result: dict[str, Any]) -> float:
    """How many times as fast the best of ours is as the best peer; not a number without one."""
    times, ours = result["us"], result["ours"]
    best = min(times[name] for name in ours)
    peers = (time for name, time in times.items() if name not in ours)
    return min(peers, default=math.nan) / best


def is_wrong(result: dict[str, Any], bound: float) -> list[str]:
    """The kernels of ours that are further off than that; not a number is."""
    return [name for name in result["ours"] if not result["errors"][name] < bound]


def text(row: Row, result: dict[str, Any], bound: float) -> str:
    """A row of the table, with everyone below."""
    times, wrong = result["us"], is_wrong(result, bound)
    lines = [f"{row}  × {ratio(result):.3f}"]
    for name, time in sorted(times.items(), key=lambda item: item[1]):
        rate, error = row.flop / time / 1e6, result["errors"][name]
        mark = "  IS WRONG" if name in wrong else ""
        lines.append(f"    {time:8.1f} µs {rate:6.1f} TFLOP/s  {error:.0e}  {name}{mark}")
    return "\n".join(lines)


def main() -> int:
    """Reads the command line and does it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--fa", type=Path, help="the `fa` binary, which makes plans and cubins")
    add("--emit-dir", type=Path, required=True, help="keep plans and cubins here")
    add("--emit-only", action="store_true", help="make plans and cubins and stop")
    add("--kernel", action="append", default=[], help="a configuration beside the choice; repeatable")
    add("--row", type=int, action="append", default=[], help="only these, by number; repeatable")
    add("--rounds", type=int, default=7, help="samples of each [default: %(default)s]")
    add("--bound", type=float, default=2e-2, help="largest error [default: %(default)s]")
    add("--json", type=Path, help="write all samples here")
    options = parser.parse_args()
    rows = [ROWS[index] for index in options.row] or ROWS
    if options.fa:
        emit(options, rows)
    return 0 if options.emit_only else measure(options, rows)


if __name__ == "__main__":
    sys.exit(main())
