#!/usr/bin/env python3
"""Profiles, with ncu, the cells of a measured grid in which ours is furthest behind a peer.

profile_cells.py --emit-dir plans --grid grid.json --json profile.json     # needs a GPU and ncu
"""

from __future__ import annotations

import argparse
import csv
import io
import json
import shutil
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

from cells import Cell
from compare import positive
from kernels import KernelError
from plans import Planner

METRICS = {
    "gpu__time_duration.sum": "duration",
    "sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_active": "tensor pipe",
    "sm__inst_executed_pipe_xu.avg.pct_of_peak_sustained_active": "special functions",
    "sm__inst_issued.avg.pct_of_peak_sustained_active": "issue slots",
    "lts__throughput.avg.pct_of_peak_sustained_elapsed": "L2",
    "dram__throughput.avg.pct_of_peak_sustained_elapsed": "DRAM",
    "smsp__average_warps_issue_stalled_barrier_per_issue_active.ratio": "stalled at barriers",
    "smsp__average_warps_issue_stalled_gmma_per_issue_active.ratio": "stalled for products",
    "smsp__average_warps_issue_stalled_long_scoreboard_per_issue_active.ratio": "stalled for L2",
    "smsp__average_warps_issue_stalled_wait_per_issue_active.ratio": "stalled for latencies",
}
"""What is asked of ncu, and what it is called here."""
WARM_UP = 2
"""Launches before the one that is profiled."""


def launch(folder: Path, cell: Cell) -> None:
    """Launches the kernel of a cell a few times: what ncu runs."""
    # Only here: the rest needs no PyTorch.
    import torch  # noqa: PLC0415

    from contenders import Planned  # noqa: PLC0415
    from driver import Driver  # noqa: PLC0415
    from problem import Shape, draw  # noqa: PLC0415

    torch.zeros(1, device="cuda")  # makes PyTorch's context current
    shape = Shape.of(cell)
    plan = Planner(folder, None).plans(cell)[0]
    ours = Planned(Driver(), plan, shape, draw(shape, 1, 0))
    for _ in range(WARM_UP + 1):
        ours.run(0)
    torch.cuda.synchronize()


def profile(folder: Path, cell: Cell) -> dict[str, str]:
    """Every metric with its unit."""
    entry = Planner(folder, None).plans(cell)[0].entry
    ncu = shutil.which("ncu")
    if ncu is None:
        raise KernelError("ncu is not on the path; it comes with the CUDA toolkit")
    filters = ["--kernel-name", entry, "--launch-skip", str(WARM_UP), "--launch-count", "1"]
    metrics = ["--csv", "--metrics", ",".join(METRICS)]
    script = [sys.executable, __file__, "--emit-dir", str(folder), "--launch"]
    command = [ncu, *filters, *metrics, *script, json.dumps(asdict(cell))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise KernelError(f"ncu failed: {(done.stdout + done.stderr).strip()[-500:]}")
    return read(done.stdout)


def read(text: str) -> dict[str, str]:
    """Reads ncu's table, which comes after what the program printed."""
    begin = text.find('"ID"')
    if begin < 0:
        raise KernelError(f"ncu printed no table: {text.strip()[-500:]}")
    rows = csv.DictReader(io.StringIO(text[begin:]))
    return {
        METRICS[row["Metric Name"]]: f"{row['Metric Value']} {row['Metric Unit']}".strip()
        for row in rows
        if row["Metric Name"] in METRICS
    }


def slowest(grid: Path, count: int, peer: str) -> list[tuple[Cell, str, float]]:
    """The cells with the least ratio to the peer, their kernels, and the ratios."""
    try:
        found = json.loads(grid.read_text())["cells"]
        cells = [
            (Cell(**cell["cell"]), cell["kernel"], cell["rows"][0]["ratios"][peer])
            for cell in found
            if peer in cell["rows"][0]["ratios"]
        ]
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise KernelError(f"{grid} is not what grid.py --json writes: {error!r}") from error
    return sorted(cells, key=lambda cell: cell[2])[:count]


def parse() -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--emit-dir", type=Path, metavar="DIR", required=True, help="plans and cubins of grid.py")
    add("--grid", type=Path, metavar="FILE", help="what grid.py --json wrote")
    add("--count", type=positive, default=3, help="cells [default: %(default)s]")
    add("--peer", default="cuDNN", help="whom to be behind [default: %(default)s]")
    add("--json", type=Path, metavar="FILE", help="write everything here")
    add("--launch", metavar="CELL", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if not (options.grid or options.launch):
        parser.error("give --grid FILE")
    return options


def main() -> int:
    """Exit status: 0 if all is well, 2 if it did not run."""
    options = parse()
    try:
        if options.launch:
            launch(options.emit_dir, Cell(**json.loads(options.launch)))
            return 0
        profiles = []
        for cell, kernel, ratio in slowest(options.grid, options.count, options.peer):
            metrics = profile(options.emit_dir, cell)
            name = f"ours/{options.peer}"
            profiles.append({"cell": asdict(cell), "kernel": kernel, name: ratio, "ncu": metrics})
            print(f"{cell} {kernel}: × {ratio:.3f}")
            for metric, value in metrics.items():
                print(f"  {metric:20} {value}")
        if options.json:
            options.json.write_text(json.dumps(profiles, indent=1) + "\n")
    except KernelError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
