#!/usr/bin/env python3
"""One sequence over several GPUs: ours beside PyTorch's context parallelism, on one machine.

    torchrun --nproc-per-node 2 benches/peers/ranks.py --fa target/release/fa --json ranks.json

Each row is a causal sequence of batch 1 in bfloat16. PyTorch shares it out by `context_parallel`,
its load balancing on, with cuDNN's attention and with FlashAttention-2, in both ways to rotate keys
and values. Afterwards the first process, alone, runs `fa bench --ranks`. Times are of the slowest
rank, medians of calls between CUDA events; TFLOP/s are of one GPU.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

HEAD_DIM = 128


@dataclass(frozen=True)
class Row:
    """A sequence, and how it is computed."""

    tokens: int
    heads: int
    kv_heads: int
    backward: bool

    def flop(self) -> float:
        """Operations: two products forward, five back, half of all for the causal mask."""
        products = 2 + 5 * self.backward
        return products * self.heads * self.tokens**2 * HEAD_DIM

    def arguments(self, ranks: int, rounds: int) -> list[str]:
        """The same for `fa bench`."""
        sizes = {"--seq": self.tokens, "--heads": self.heads, "--head-dim": HEAD_DIM, "--batch": 1}
        if self.kv_heads != self.heads:
            sizes["--kv-heads"] = self.kv_heads
        sizes |= {"--ranks": ranks, "--rounds": rounds}
        words = [word for flag, size in sizes.items() for word in (flag, str(size))]
        return [*words, "--causal", *(["--backward"] if self.backward else [])]

    def __str__(self) -> str:
        passes = "forward and backward" if self.backward else "forward"
        return f"{self.tokens} tokens, {self.heads}/{self.kv_heads} heads, {passes}"


ROWS = [
    Row(131072, 16, 16, backward=False),
    Row(32768, 16, 16, backward=False),
    Row(32768, 32, 8, backward=False),
    Row(131072, 16, 16, backward=True),
]


def rates(row: Row, ranks: int, times: dict[str, float]) -> dict[str, float]:
    """TFLOP/s of one GPU from microseconds."""
    return {name: row.flop() / ranks / time / 1e6 for name, time in times.items()}


def measure(row: Row, rounds: int) -> dict[str, float]:
    """Microseconds of each of PyTorch's ways that computes the row. By all ranks."""
    # Only here: PyTorch is not needed for the tests.
    import torch  # noqa: PLC0415
    import torch.distributed as dist  # noqa: PLC0415
    from torch.distributed.device_mesh import init_device_mesh  # noqa: PLC0415
    from torch.distributed.tensor.experimental import context_parallel  # noqa: PLC0415
    from torch.distributed.tensor.experimental._attention import (  # noqa: PLC0415
        set_rotate_method,
    )
    from torch.nn.attention import SDPBackend, sdpa_kernel  # noqa: PLC0415
    from torch.nn import functional  # noqa: PLC0415

    mesh = init_device_mesh("cuda", (dist.get_world_size(),))
    found = {}
    backends = {"cuDNN": SDPBackend.CUDNN_ATTENTION, "FA2": SDPBackend.FLASH_ATTENTION}
    for name, backend in backends.items():
        for rotation in ("allgather", "alltoall"):
            set_rotate_method(rotation)
            torch.manual_seed(7)
            shapes = [(1, h, row.tokens, HEAD_DIM) for h in (row.heads, row.kv_heads, row.kv_heads)]
            whole = [torch.randn(s, device="cuda", dtype=torch.bfloat16) for s in shapes]
            try:
                with sdpa_kernel(backend), context_parallel(
                    mesh, buffers=whole, buffer_seq_dims=[2] * 3, no_restore_buffers=set(whole)
                ):
                    q, k, v = (x.detach().clone().requires_grad_(row.backward) for x in whole)
                    whole.clear()
                    grouped = {"enable_gqa": True} if row.kv_heads != row.heads else {}
                    d_out = torch.randn_like(q)

                    def call(
                        q: Any = q, k: Any = k, v: Any = v, d: Any = d_out, grouped: Any = grouped
                    ) -> None:
                        out = functional.scaled_dot_product_attention(q, k, v, is_causal=True, **grouped)
                        if row.backward:
                            torch.autograd.grad(out, (q, k, v), d)

                    found[f"PyTorch, {name}, {rotation}"] = slowest(call, rounds)
            except (RuntimeError, NotImplementedError, AssertionError, TypeError) as error:
                said = str(error).splitlines()
                if dist.get_rank() == 0:
                    print(f"    {name}, {rotation}: {said[0] if said else type(error)}", flush=True)
            torch.cuda.empty_cache()
    return found


def slowest(call: Callable[[], None], rounds: int) -> float:
    """Microseconds of a call on the slowest rank: the median of each, then the most of all."""
    import torch  # noqa: PLC0415
    import torch.distributed as dist  # noqa: PLC0415

    for _ in range(3):
        call()
    times = []
    for _ in range(rounds):
        dist.barrier()
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        call()
        end.record()
        torch.cuda.synchronize()
        times.append(begin.elapsed_time(end) * 1e3)
    median = torch.tensor([statistics.median(times)], device="cuda")
    dist.all_reduce(median, dist.ReduceOp.MAX)
    return median.item()


def ours(fa: Path, row: Row, ranks: int, rounds: int) -> dict[str, float]:
    """Microseconds of one GPU and of each way over several, by `fa bench`. By one process."""
    command = [str(fa), "bench", *row.arguments(ranks, rounds), "--json"]
    # Its ranks are threads of one process: it must not take itself for one of these.
    here = {"RANK", "WORLD_SIZE", "LOCAL_RANK", "MASTER_ADDR", "MASTER_PORT"}
    variables = {name: value for name, value in os.environ.items() if name not in here}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=variables)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip()}")
    return named(done.stdout)


def named(lines: str) -> dict[str, float]:
    """What `fa bench --ranks --json` prints, by contender."""
    rows = [json.loads(line) for line in lines.splitlines() if line.strip()]
    return {f"fa, {row.get('way', 'one GPU')}": row["time_us"] for row in rows}


def text(row: Row, ranks: int, times: dict[str, float]) -> str:
    """A row with everyone below, the fastest first."""
    lines = [str(row)]
    for name, rate in sorted(rates(row, ranks, times).items(), key=lambda item: -item[1]):
        whole = rate * ranks if name == "fa, one GPU" else rate
        lines.append(f"    {times[name] / 1e3:9.3f} ms {whole:6.1f} TFLOP/s a GPU  {name}")
    return "\n".join(lines)


def main() -> int:
    """Measures all rows; by torchrun's processes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fa", type=Path, help="the command; without it, PyTorch alone")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--json", type=Path, help="where all results go")
    parser.add_argument("--row", type=int, action="append", help=f"of {len(ROWS)}, from 0; all")
    options = parser.parse_args()

    import torch  # noqa: PLC0415
    import torch.distributed as dist  # noqa: PLC0415

    torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
    dist.init_process_group("nccl")
    rank, ranks = dist.get_rank(), dist.get_world_size()
    rows = [ROWS[number] for number in options.row or range(len(ROWS))]
    results = [(row, measure(row, options.rounds)) for row in rows]
    dist.destroy_process_group()
    if rank != 0:
        return 0
    recorded = []
    for row, times in results:
        if options.fa:
            times |= ours(options.fa, row, ranks, options.rounds)
        print(text(row, ranks, times), flush=True)
        recorded.append({"row": asdict(row), "us": times, "tflops": rates(row, ranks, times)})
    if options.json:
        machine = {"gpu": torch.cuda.get_device_name(), "torch": torch.__version__, "ranks": ranks}
        document = {"machine": machine, "command": sys.argv[1:], "rows": recorded}
        options.json.write_text(json.dumps(document, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
