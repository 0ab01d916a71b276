#!/usr/bin/env python3
"""A bias of heads, queries and keys: FlexAttention and cuDNN beside `fa bench --with bias`.

    python3 benches/peers/bias.py --batch 4 --seq 4096

All sequences have the same bias. Times are of one forward call in a CUDA graph of several, the
median of several replays in turns. FlexAttention has the bias in float32, as `fa bench` does, and
in bfloat16; cuDNN, by way of `scaled_dot_product_attention`, takes it in the type of the queries
alone. Each is compared with float32 on two heads first.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable

from turns import shuffled

WIDTH = 2048
"""Elements of all heads of a token."""
LAUNCHES = 4
"""Calls of a graph."""
REPLAYS = 15


def contenders(torch, q, k, v, bias) -> dict[str, Callable]:
    """What computes it, by name."""
    from torch.nn.attention import SDPBackend, flex_attention, sdpa_kernel

    flex = torch.compile(flex_attention.flex_attention, dynamic=False)
    rounded = bias.bfloat16()

    def cudnn():
        with sdpa_kernel([SDPBackend.CUDNN_ATTENTION]):
            return torch.nn.functional.scaled_dot_product_attention(
                q, k, v, attn_mask=rounded[None]
            )

    return {
        "FlexAttention, float32": lambda: flex(
            q, k, v, score_mod=lambda s, _b, h, i, j: s + bias[h, i, j]
        ),
        "FlexAttention, bfloat16": lambda: flex(
            q, k, v, score_mod=lambda s, _b, h, i, j: s + rounded[h, i, j]
        ),
        "cuDNN, bfloat16": cudnn,
    }


def capture(torch, call: Callable):
    """A graph of calls."""
    call()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(LAUNCHES):
            call()
    return graph


def largest_error(torch, call: Callable, q, k, v, bias) -> float:
    """How far two heads of the first sequence are from float32, at most."""
    q, k, v = (it[0, :2].float() for it in (q, k, v))
    scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5 + bias[:2]
    return (call()[0, :2].float() - torch.softmax(scores, -1) @ v).abs().max().item()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--batch", type=int, default=4)
    parser.add_argument("--seq", type=int, default=4096)
    arguments = parser.parse_args()

    import torch

    print(f"{torch.cuda.get_device_name()}: PyTorch {torch.__version__}")
    for head_dim in (64, 128):
        heads, seq = WIDTH // head_dim, arguments.seq
        shape = (arguments.batch, heads, seq, head_dim)
        q, k, v = (torch.randn(shape, device="cuda", dtype=torch.bfloat16) for _ in range(3))
        bias = torch.randn((heads, seq, seq), device="cuda")
        graphs, times = {}, {}
        for name, call in contenders(torch, q, k, v, bias).items():
            try:
                error = largest_error(torch, call, q, k, v, bias)
                graphs[name] = capture(torch, call)
            except RuntimeError as cause:
                print(f"{name:24} {head_dim:4} fails: {str(cause).splitlines()[0][:90]}")
                continue
            times[name] = []
            print(f"{name:24} {head_dim:4} error {error:.1e}")
        for order in shuffled(list(graphs), REPLAYS):
            for name in order:
                begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
                begin.record()
                graphs[name].replay()
                end.record()
                torch.cuda.synchronize()
                times[name].append(begin.elapsed_time(end) * 1000 / LAUNCHES)
        for name, of_name in times.items():
            print(f"{name:24} {head_dim:4} {statistics.median(of_name):9.1f} µs", flush=True)


if __name__ == "__main__":
    main()
