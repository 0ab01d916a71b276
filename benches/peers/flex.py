#!/usr/bin/env python3
"""FlexAttention, forward, on the cases of `cargo bench --bench functions`: B 2, H 16, seq 8192, bfloat16.

    python3 benches/peers/flex.py

Times are of one call in a CUDA graph of calls that rotate over two input sets, the median of several replays; the cases of a head dimension are replayed
in turns, in another order each time, so that none always finds the GPU cooler than another. Block masks are made beforehand, compilation is not counted.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from turns import shuffled

BATCH, HEADS, SEQ = 2, 16, 8192
RADIUS = 128
"""Distances that the smaller table of the relative bias has."""
SETS = 2
"""Input sets that calls rotate over."""
LAUNCHES = 4
"""Calls of a graph."""
REPLAYS = 27
RUNS = 3
"""Replays between two events."""


@dataclass(frozen=True)
class Case:
    """What FlexAttention computes."""

    name: str
    score_mod: Callable | None = None
    mask_mod: Callable | None = None


LEARNED = "relative bias 128, and of its table"
"""The case whose table has a gradient, for the backward pass."""


def cases(torch) -> list[Case]:
    """The cases, with tensors on the GPU."""
    generator = torch.Generator(device="cuda").manual_seed(1)
    slopes = torch.exp2(-torch.arange(1, HEADS + 1, device="cuda") / 2)
    table = torch.randn(
        HEADS, 2 * SEQ + 1, device="cuda", dtype=torch.bfloat16, generator=generator
    )
    near = table[:, : 2 * RADIUS + 1].contiguous()
    learned = near.clone().requires_grad_()
    documents = torch.randint(0, 12, (BATCH, SEQ), device="cuda", generator=generator)
    documents = documents.sort(dim=1).values

    def causal(_b, _h, q, k):
        return q >= k

    return [
        Case("noop"),
        Case("causal", mask_mod=causal),
        Case("ALiBi causal", lambda s, _b, h, q, k: s + slopes[h] * (k - q), causal),
        Case("softcap full", lambda s, _b, _h, _q, _k: 20 * torch.tanh(s / 20)),
        Case("window 1024", mask_mod=lambda _b, _h, q, k: (q >= k) & (q - k < 1024)),
        Case(
            "document causal",
            mask_mod=lambda b, _h, q, k: (q >= k) & (documents[b, q] == documents[b, k]),
        ),
        Case("prefix 2048", mask_mod=lambda _b, _h, q, k: (q >= k) | (k < 2048)),
        Case("relative bias full", lambda s, _b, h, q, k: s + table[h, q - k + SEQ]),
        Case(
            "relative bias 128",
            lambda s, _b, h, q, k: s + near[h, (q - k).clamp(-RADIUS, RADIUS) + RADIUS],
        ),
        Case(
            LEARNED,
            lambda s, _b, h, q, k: s + learned[h, (q - k).clamp(-RADIUS, RADIUS) + RADIUS],
        ),
    ]


def capture(torch, flex, case: Case, sets: list) -> tuple:
    """A graph of calls, and what it needs for as long as it is replayed."""
    block_mask = None
    if case.mask_mod is not None:
        block_mask = flex.create_block_mask(case.mask_mod, BATCH, None, SEQ, SEQ, device="cuda")
    attend = torch.compile(flex.flex_attention, dynamic=False)

    def call(number: int) -> None:
        attend(*sets[number % SETS], score_mod=case.score_mod, block_mask=block_mask)

    for number in range(2 * SETS):
        call(number)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for number in range(LAUNCHES):
            call(number)
    return graph, attend, block_mask


def time_in_turns(torch, graphs: list) -> list[float]:
    """Microseconds of a call of each."""
    times: list[list[float]] = [[] for _ in graphs]
    for graph in graphs:
        graph.replay()
    for order in shuffled(list(zip(graphs, times, strict=True)), REPLAYS):
        for graph, of_graph in order:
            begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            begin.record()
            for _ in range(RUNS):
                graph.replay()
            end.record()
            torch.cuda.synchronize()
            of_graph.append(begin.elapsed_time(end) * 1000 / (RUNS * LAUNCHES))
    return [statistics.median(of_graph) for of_graph in times]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="also write the times to this file")
    arguments = parser.parse_args()

    import torch
    from torch.nn.attention import flex_attention as flex

    print(f"{torch.cuda.get_device_name()}: PyTorch {torch.__version__}")
    print(f"{'case':34} {'D':>4} {'µs':>9}")
    rows = []
    for head_dim in (64, 128):
        shape = (BATCH, HEADS, SEQ, head_dim)
        sets = [
            [torch.randn(shape, device="cuda", dtype=torch.bfloat16) for _ in range(3)]
            for _ in range(SETS)
        ]
        # Forward the last is the same as the one before.
        measured = [case for case in cases(torch) if case.name != LEARNED]
        captured = []
        for case in measured:
            torch._dynamo.reset()
            captured.append(capture(torch, flex, case, sets))
        times = time_in_turns(torch, [graph for graph, *_ in captured])
        for case, micros in zip(measured, times):
            rows.append({"case": case.name, "head_dim": head_dim, "us": micros})
            print(f"{case.name:34} {head_dim:4} {micros:9.1f}", flush=True)
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    main()
