"""Gradients of functions of scores and masks, by FlexAttention."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import flex
from cells import Cell
from passes import Differentiated, Pass, checked
from regimes import Contender
from turns import shuffled

if TYPE_CHECKING:
    from types import ModuleType

    from torch import Tensor

FUNCTIONS = ("causal", "ALiBi causal", "document causal", "relative bias 128")
"""The cases of `flex.py` whose gradients are measured."""


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
        passes: list[tuple[str, Contender]] = []
        for case in flex.cases(torch):
            if case.name not in names:
                continue
            torch._dynamo.reset()
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
                return Differentiated(torch, "FlexAttention", call, cell, rule, heads_first=True)

            made = checked(f"{case.name}, {head_dim}: FlexAttention", make)
            if made is not None:
                passes.append((case.name, made.contender))
        samples: dict[str, list[float]] = {name: [] for name, _ in passes}
        for order in shuffled(passes, rounds):
            for name, made in order:
                samples[name].append(made.sample())
        for name, made in passes:
            us = statistics.median(samples[name])
            print(f"{name:34} {head_dim:4} {us:9.1f}  {made.who}", flush=True)
            row = {"who": made.who, "case": name, "head_dim": head_dim, "us": us}
            rows.append({**row, "samples_us": [round(sample, 3) for sample in samples[name]]})
        passes.clear()
        torch.cuda.empty_cache()
    return rows
