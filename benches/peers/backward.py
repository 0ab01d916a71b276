#!/usr/bin/env python3
"""The peers' gradients on the cells of `cargo bench --bench backward`: 16,384 tokens, bfloat16.

    python3 benches/peers/backward.py
    python3 benches/peers/backward.py --ours ours.json --json backward.json
    python3 benches/peers/backward.py --functions --json functions.json

cuDNN and FlashAttention-2 through PyTorch, FlashAttention-3 and -4 where their packages are
installed. Times are of the backward pass alone, of calls that rotate over two input sets, between
two CUDA events; calls are added while others run, so that the host's cost is in no figure. The
median of several samples, taken in turns. TFLOP/s count 2.5 times the forward pass's operations.

`--ours` is what `cargo bench --bench backward -- --json FILE` wrote on the same GPU: ours in the
same table, and how many times as fast as the best peer it is.

`--functions` measures FlexAttention (Triton) instead, on the cases of `cargo bench --bench backward
-- --functions`: block masks are made beforehand, and compilation is not counted. With `--learned` a
table of numbers has its gradient, too.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import flex
import packages
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
FUNCTIONS = ("causal", "ALiBi causal", "document causal", "relative bias 128")
"""The cases of `flex.py` whose gradients are measured."""
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
    for who, function in packages.installed().items():

        def attend(
            q: Tensor, k: Tensor, v: Tensor, causal: bool, function: Attend = function
        ) -> Tensor:
            return packages.output(function(q, k, v, causal=causal))

        yield who, attend


class Pass:
    """The backward pass of somebody in a cell: the forward pass is done.

    `attend` takes tensors of (batch, seq, heads, head_dim), or of (batch, heads, seq, head_dim)
    where `heads_first`; `rule` makes float32 scores of a head, (seq, seq), what it makes of them.
    """

    def __init__(
        self,
        torch: ModuleType,
        who: str,
        attend: Callable[[Tensor, Tensor, Tensor], Tensor],
        cell: Cell,
        rule: Callable[[Tensor], Tensor],
        *,
        heads_first: bool = False,
    ) -> None:
        self.who, self._torch, self._sets = who, torch, []
        self._rule, self._heads_first = rule, heads_first
        generator = torch.Generator(device="cuda").manual_seed(1)
        middle = (cell.heads, cell.seq) if heads_first else (cell.seq, cell.heads)
        shape = (cell.batch, *middle, cell.head_dim)

        def normal() -> Tensor:
            return torch.randn(shape, generator=generator, device="cuda", dtype=torch.bfloat16)

        for _ in range(SETS):
            inputs = [normal().requires_grad_() for _ in range(3)]
            self._sets.append((inputs, attend(*inputs), normal()))
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
        *of_inputs, of_d_o = (self._head(x).detach().float() for x in (*inputs, d_o))
        q, k, v = (x.requires_grad_() for x in of_inputs)
        scores = self._rule((q @ k.transpose(-1, -2)) * q.shape[-1] ** -0.5)
        expected = torch.autograd.grad(scores.softmax(-1) @ v, (q, k, v), of_d_o)
        errors = [
            (self._head(gradient).float() - right).abs().max() / right.abs().max()
            for gradient, right in zip(found, expected, strict=True)
        ]
        return max(error.item() for error in errors)

    def _head(self, x: Tensor) -> Tensor:
        """The first head of the first sequence."""
        return x[0, 0] if self._heads_first else x[0, :, 0]

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

    def rule(scores: Tensor) -> Tensor:
        if not cell.causal:
            return scores
        hidden = torch.ones_like(scores, dtype=torch.bool).triu(1)
        return scores.masked_fill(hidden, float("-inf"))

    def of(attend: Attend) -> Callable[[Tensor, Tensor, Tensor], Tensor]:
        return lambda q, k, v: attend(q, k, v, cell.causal)

    made = [
        checked(f"{cell}: {who}", lambda who=who, it=it: Pass(torch, who, of(it), cell, rule))
        for who, it in contenders
    ]
    passes = [one for one in made if one is not None]
    samples: dict[str, list[float]] = {one.who: [] for one in passes}
    for order in turns(passes, rounds):
        for one in order:
            samples[one.who].append(one.sample())
    return [Timed.of(cell, who, statistics.median(times)) for who, times in samples.items()]


def checked(what: str, make: Callable[[], Pass]) -> Pass | None:
    """A pass that can be computed; says why one cannot, and which is wrong."""
    try:
        made = make()
        error = made.error()
    except Exception as cause:  # Whatever keeps a peer from it.
        print(f"{what} is left out: {str(cause).splitlines()[:1]}", file=sys.stderr)
        return None
    if not error < TOLERANCE:
        print(f"{what} is wrong by {error:.1%}", file=sys.stderr)
    return made


def flex_rule(torch: ModuleType, case: flex.Case) -> Callable[[Tensor], Tensor]:
    """What a case of FlexAttention makes of the scores of the first head of the first sequence."""
    first = torch.zeros((), device="cuda", dtype=torch.int64)

    def rule(scores: Tensor) -> Tensor:
        places = torch.arange(scores.shape[-1], device="cuda")
        at = (first, first, places[:, None], places[None, :])
        if case.score_mod is not None:
            scores = case.score_mod(scores, *at)
        if case.mask_mod is not None:
            scores = scores.masked_fill(~case.mask_mod(*at), float("-inf"))
        return scores

    return rule


def measure_functions(
    torch: ModuleType, rounds: int, names: Sequence[str]
) -> list[dict[str, object]]:
    """The times of FlexAttention's backward pass on the cases of these names."""
    from torch._functorch import config as functorch  # noqa: PLC0415
    from torch.nn.attention import flex_attention as attention  # noqa: PLC0415

    # Otherwise a compiled backward pass gives its inputs' memory away, and can run once.
    functorch.donated_buffer = False
    print(f"{'case':34} {'D':>4} {'µs':>9}  who")
    rows = []
    for head_dim in (64, 128):
        cell = Cell(flex.BATCH, flex.SEQ, flex.HEADS, head_dim, causal=True)
        for case in flex.cases(torch):
            if case.name not in names:
                continue
            torch._dynamo.reset()  # noqa: SLF001
            mask = None
            if case.mask_mod is not None:
                sizes = (flex.BATCH, None, flex.SEQ, flex.SEQ)
                mask = attention.create_block_mask(case.mask_mod, *sizes, device="cuda")
            attend = torch.compile(attention.flex_attention, dynamic=False)

            def call(
                q: Tensor,
                k: Tensor,
                v: Tensor,
                attend: Callable[..., Tensor] = attend,
                case: flex.Case = case,
                mask: object = mask,
            ) -> Tensor:
                return attend(q, k, v, score_mod=case.score_mod, block_mask=mask)

            def make(
                call: Callable[..., Tensor] = call, case: flex.Case = case, cell: Cell = cell
            ) -> Pass:
                rule = flex_rule(torch, case)
                return Pass(torch, "FlexAttention", call, cell, rule, heads_first=True)

            made = checked(f"{case.name}, {head_dim}: FlexAttention", make)
            if made is None:
                continue
            us = statistics.median(made.sample() for _ in range(rounds))
            print(f"{case.name:34} {head_dim:4} {us:9.1f}  {made.who}", flush=True)
            rows.append({"who": made.who, "case": case.name, "head_dim": head_dim, "us": us})
            del made
            torch.cuda.empty_cache()
    return rows


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
    add("--functions", action="store_true", help="functions of scores and masks instead")
    add("--learned", action="store_true", help="and a table's gradient: seconds a pass")
    add("--json", type=Path, help="also write the times to this file")
    arguments = parser.parse_args()

    import torch  # noqa: PLC0415

    if arguments.functions:
        facts = {"device": torch.cuda.get_device_name(), "torch": torch.__version__}
        print("{device}: PyTorch {torch}".format(**facts))
        names = (*FUNCTIONS, flex.LEARNED) if arguments.learned else FUNCTIONS
        described = {**facts, "functions": measure_functions(torch, arguments.rounds, names)}
        if arguments.json:
            arguments.json.write_text(json.dumps(described, indent=1) + "\n")
        return
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
