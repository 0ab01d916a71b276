#!/usr/bin/env python3
"""PyTorch's context parallelism over several GPUs, beside `cargo bench -p fa-dist --bench ranks`.

    torchrun --nproc-per-node 4 benches/peers/ranks.py
    torchrun --nproc-per-node 4 benches/peers/ranks.py --tokens 131072 --backward

One causal sequence in bfloat16, dealt from both ends, with cuDNN on every rank, and its two ways to
pass keys and values on. Times are those of the slowest rank: medians of calls between two CUDA
events, each after a barrier. TFLOP/s are a GPU's, half of those of all scores; the backward pass
counts 2.5 times the forward pass.
"""

from __future__ import annotations

import argparse
import os
import statistics
from typing import TYPE_CHECKING

import torch
from torch.distributed.tensor.experimental import _attention as context
from torch.distributed.tensor.experimental import context_parallel
from torch.nn import functional
from torch.nn.attention import SDPBackend, sdpa_kernel

if TYPE_CHECKING:
    from collections.abc import Callable

    from torch.distributed.device_mesh import DeviceMesh

WARM_UP = 3
PLAIN = functional.scaled_dot_product_attention


def slowest(call: Callable[[], None], runs: int) -> float:
    """Milliseconds of a call on the rank that takes longest."""
    times = []
    for run in range(WARM_UP + runs):
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        torch.distributed.barrier()
        torch.cuda.synchronize()
        begin.record()
        call()
        end.record()
        torch.cuda.synchronize()
        taken = torch.tensor([begin.elapsed_time(end)], device="cuda")
        torch.distributed.all_reduce(taken, torch.distributed.ReduceOp.MAX)
        if run >= WARM_UP:
            times.append(taken.item())
    return statistics.median(times)


def measure(mesh: DeviceMesh, tokens: int, rotation: str, arguments: argparse.Namespace) -> float:
    """Milliseconds of attention over a sequence, with its backward pass if that is asked for."""
    context.set_rotate_method(rotation)
    shape = (1, arguments.heads, tokens, arguments.head_dim)
    whole = [torch.randn(shape, device="cuda", dtype=torch.bfloat16) for _ in range(3)]
    # Buffers are cut down to the rank's part in place. The context puts its own function into
    # PyTorch's module: it is looked up inside.
    parallel = context_parallel(
        mesh, buffers=whole, buffer_seq_dims=[2] * 3, no_restore_buffers=set(whole)
    )
    with sdpa_kernel(SDPBackend.CUDNN_ATTENTION), parallel:
        attend = functional.scaled_dot_product_attention
        if attend is PLAIN:
            raise RuntimeError("PyTorch did not put its context parallelism into place")
        part = [it.detach().requires_grad_(arguments.backward) for it in whole]
        gradient = torch.randn_like(part[0])

        def call() -> None:
            output = attend(*part, is_causal=True)
            if arguments.backward:
                output.backward(gradient)
                for it in part:
                    it.grad = None

        return slowest(call, arguments.runs)


def main() -> None:
    """Measures, and prints on the first rank."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--tokens", type=int, nargs="+", default=[32768, 131072], help="lengths of the sequence")
    add("--heads", type=int, default=16)
    add("--head-dim", type=int, default=128)
    add("--backward", action="store_true", help="with the backward pass")
    add("--runs", type=int, default=10)
    arguments = parser.parse_args()

    # Multicast over NVLink stays off, here as in the library.
    os.environ.setdefault("NCCL_NVLS_ENABLE", "0")
    rank, ranks = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
    torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
    mesh = torch.distributed.device_mesh.init_device_mesh("cuda", (ranks,))
    passes = 3.5 if arguments.backward else 1.0
    if rank == 0:
        print(f"{ranks} × {torch.cuda.get_device_name()}: PyTorch {torch.__version__}, cuDNN")
    for tokens in arguments.tokens:
        flop = 2 * tokens * tokens * arguments.heads * arguments.head_dim * passes
        for rotation in ("allgather", "alltoall"):
            millis = measure(mesh, tokens, rotation, arguments)
            if rank == 0:
                rate = flop / ranks / millis / 1e9
                what = "forward and backward" if arguments.backward else "forward"
                time = f"{millis:9.3f} ms {rate:6.0f} TFLOP/s a GPU"
                print(f"{tokens:8} {what:20} {rotation:9} {time}")
    torch.distributed.destroy_process_group()


if __name__ == "__main__":
    main()
