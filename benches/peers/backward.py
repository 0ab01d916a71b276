#!/usr/bin/env python3
"""The peers' gradients on the cells of `cargo bench --bench backward`: 16,384 tokens, bfloat16.

    python3 benches/peers/backward.py
    python3 benches/peers/backward.py --ours ours.json --json backward.json

cuDNN and FlashAttention-2 through PyTorch, FlashAttention-3 and -4 where their packages are
installed. Times are of the backward pass alone, of calls that rotate over two input sets, between
two CUDA events; calls are added while others run, so that the host's cost is in no figure. The
median of several samples, taken in turns. TFLOP/s count 2.5 times the forward pass's operations.

`--ours` is what `cargo bench --bench backward -- --json FILE` wrote on the same GPU: ours in the
same table, and how many times as fast as the best peer it is.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from cells import HEAD_DIMS, TOKENS, WIDTH, Cell
from turns import turns

if TYPE_CHECKING:
    from types import ModuleType

    from torch import Tensor

LENGTHS = (512, 2048, 8192, 16384)
SETS = 2
"""Input sets that calls rotate over."""
SAMPLE_FLOP = 4e12
"""Operations of a sample: ten milliseconds at 400 TFLOP/s."""
TOLERANCE = 0.02
"""How far gradients may be from float32's, as a part of the largest: some roundings to bfloat16."""


def cells() -> list[Cell]:
    """The problems, in the order of the bench."""
    return [
        Cell(TOKENS // seq, seq, WIDTH // head_dim, head_dim, causal=causal)
        for head_dim in HEAD_DIMS
        for causal in (False, True)
        for seq in LENGTHS
    ]


def flop(cell: Cell) -> float:
    """Five products, where the forward pass has two."""
    pairs = cell.seq**2 / (2 if cell.causal else 1)
    return 2.5 * 4 * cell.batch * cell.heads * pairs * cell.head_dim


@dataclass(frozen=True)
class Timed:
    """How long a pass of somebody took."""

    who: str
    head_dim: int
    causal: bool
    seq: int
    us: float
    tflops: float

    @staticmethod
    def of(cell: Cell, who: str, us: float) -> Timed:
        """Of a cell."""
        tflops = flop(cell) / us / 1e6
        return Timed(who, cell.head_dim, cell.causal, cell.seq, us, tflops)

    def belongs(self, cell: Cell) -> bool:
        """Whether it is of a cell."""
        return (self.head_dim, self.causal, self.seq) == (cell.head_dim, cell.causal, cell.seq)

    def line(self) -> str:
        """As the bench prints it."""
        mask = "causal" if self.causal else "full"
        times = f"{self.us:9.1f} {self.tflops:7.1f}"
        return f"{self.head_dim:4} {mask:6} {self.seq:5} {times}  {self.who}"


Attend = Callable[["Tensor", "Tensor", "Tensor", bool], "Tensor"]
"""Attention of (batch, seq, heads, head_dim) tensors, which knows its gradients."""


def peers(torch: ModuleType) -> Iterator[tuple[str, Attend]]:
    """Who is measured: those that are installed."""
    from torch.nn.attention import SDPBackend, sdpa_kernel  # noqa: PLC0415
    from torch.nn.functional import scaled_dot_product_attention  # noqa: PLC0415

    def sdpa(backend: SDPBackend) -> Attend:
        def attend(q: Tensor, k: Tensor, v: Tensor, causal: bool) -> Tensor:
            with sdpa_kernel(backend):
                heads_first = (x.transpose(1, 2) for x in (q, k, v))
                return scaled_dot_product_attention(*heads_first, is_causal=causal).transpose(1, 2)

        return attend

    yield "cuDNN", sdpa(SDPBackend.CUDNN_ATTENTION)
    yield "FA2", sdpa(SDPBackend.FLASH_ATTENTION)
    for who, module in (("FA3", "flash_attn_interface"), ("FA4", "flash_attn.cute")):
        try:
            function = import_module(module).flash_attn_func
        except (ImportError, AttributeError) as error:
            print(f"{who} is left out: {error}", file=sys.stderr)
            continue

        def attend(
            q: Tensor, k: Tensor, v: Tensor, causal: bool, function: Attend = function
        ) -> Tensor:
            found = function(q, k, v, causal=causal)
            return found[0] if isinstance(found, tuple) else found

        yield who, attend


class Pass:
    """The backward pass of somebody in a cell: the forward pass is done."""

    def __init__(self, torch: ModuleType, who: str, attend: Attend, cell: Cell) -> None:
        self.who, self._torch, self._sets = who, torch, []
        generator = torch.Generator(device="cuda").manual_seed(1)
        shape = (cell.batch, cell.seq, cell.heads, cell.head_dim)

        def normal() -> Tensor:
            return torch.randn(shape, generator=generator, device="cuda", dtype=torch.bfloat16)

        for _ in range(SETS):
            inputs = [normal().requires_grad_() for _ in range(3)]
            self._sets.append((inputs, attend(*inputs, cell.causal), normal()))
        self._causal = cell.causal
        for number in range(2 * SETS):  # compiles, and makes workspaces
            self.run(number)
        torch.cuda.synchronize()
        self._calls = max(1, math.ceil(SAMPLE_FLOP / flop(cell) / SETS)) * SETS

    def run(self, number: int) -> Sequence[Tensor]:
        """Adds the pass of an input set to the stream; gives dq, dk and dv."""
        inputs, o, d_o = self._sets[number % SETS]
        return self._torch.autograd.grad(o, inputs, d_o, retain_graph=True)

    def error(self) -> float:
        """How far gradients of the first head are from float32's, as a part of the largest one."""
        torch = self._torch
        torch.set_float32_matmul_precision("highest")  # no TF32
        (inputs, _, d_o), found = self._sets[0], self.run(0)
        *of_inputs, of_d_o = (x[0, :, 0].detach().float() for x in (*inputs, d_o))
        q, k, v = (x.requires_grad_() for x in of_inputs)
        scores = (q @ k.transpose(-1, -2)) * q.shape[-1] ** -0.5
        if self._causal:
            hidden = torch.ones(scores.shape[-2:], device="cuda", dtype=torch.bool).triu(1)
            scores = scores.masked_fill(hidden, float("-inf"))
        expected = torch.autograd.grad(scores.softmax(-1) @ v, (q, k, v), of_d_o)
        errors = [
            (gradient[0, :, 0].float() - right).abs().max() / right.abs().max()
            for gradient, right in zip(found, expected, strict=True)
        ]
        return max(error.item() for error in errors)

    def sample(self) -> float:
        """Microseconds of a pass."""
        torch = self._torch
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        for number in range(SETS):  # while these run, the host gets ahead
            self.run(number)
        begin.record()
        for number in range(self._calls):
            self.run(number)
        end.record()
        end.synchronize()
        return begin.elapsed_time(end) * 1000 / self._calls


def measure(
    torch: ModuleType, cell: Cell, contenders: Sequence[tuple[str, Attend]], rounds: int
) -> list[Timed]:
    """The times of everyone in a cell who can compute it; says who cannot, and who is wrong."""
    passes = []
    for who, attend in contenders:
        try:
            made = Pass(torch, who, attend, cell)
            error = made.error()
        except Exception as error:  # Whatever keeps a peer from it.
            print(f"{cell}: {who} is left out: {str(error).splitlines()[:1]}", file=sys.stderr)
            continue
        if not error < TOLERANCE:
            print(f"{cell}: {who} is wrong by {error:.1%}", file=sys.stderr)
        passes.append(made)
    samples: dict[str, list[float]] = {made.who: [] for made in passes}
    for order in turns(passes, rounds):
        for made in order:
            samples[made.who].append(made.sample())
    return [Timed.of(cell, who, statistics.median(times)) for who, times in samples.items()]


def conclude(ours: Sequence[Timed], theirs: Sequence[Timed]) -> None:
    """Prints how many times as fast ours is, as the best peer of each cell and as each."""

    def ratios(of: Sequence[Timed]) -> list[float]:
        found = []
        for cell in cells():
            mine = [row.us for row in ours if row.belongs(cell)]
            peers = [row.us for row in of if row.belongs(cell)]
            if mine and peers:
                found.append(min(peers) / min(mine))
        return found

    names = list(dict.fromkeys(row.who for row in theirs))
    parts = [(who, [row for row in theirs if row.who == who]) for who in names]
    for name, rows in [("the best peer", theirs), *parts]:
        found = ratios(rows)
        if found:
            mean = math.exp(sum(map(math.log, found)) / len(found))
            what = f"ours/{name}, {len(found)} cells"
            print(f"{what}: geometric mean {mean:.3f}, least {min(found):.3f}")


def read(file: Path) -> list[Timed]:
    """What the bench wrote."""
    return [Timed(**row) for row in json.loads(file.read_text())["rows"]]


def main() -> None:
    """Measures, prints and writes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--ours", type=Path, help="what the bench wrote with --json, to compare with")
    add("--seq", type=int, action="append", default=[], help="only these lengths; repeatable")
    add("--rounds", type=int, default=9, help="samples of each [default: %(default)s]")
    add("--json", type=Path, help="also write the times to this file")
    arguments = parser.parse_args()

    import torch  # noqa: PLC0415

    ours = read(arguments.ours) if arguments.ours else []
    facts = {"device": torch.cuda.get_device_name(), "torch": torch.__version__}
    facts["cudnn"] = torch.backends.cudnn.version()
    print("{device}: PyTorch {torch}, cuDNN {cudnn}".format(**facts))
    print("   D mask     seq        µs TFLOP/s  who")
    contenders, rows = list(peers(torch)), []
    for cell in cells():
        if arguments.seq and cell.seq not in arguments.seq:
            continue
        found = measure(torch, cell, contenders, arguments.rounds)
        for row in [*(row for row in ours if row.belongs(cell)), *found]:
            print(row.line(), flush=True)
        rows += found
        torch.cuda.empty_cache()
        if arguments.json:  # after every cell, so that what was measured is never lost
            described = {**facts, "ours": list(map(vars, ours)), "rows": list(map(vars, rows))}
            arguments.json.write_text(json.dumps(described, indent=1) + "\n")
    conclude(ours, rows)


if __name__ == "__main__":
    main()
