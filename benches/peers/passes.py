"""Backward passes that are timed: by automatic differentiation, and by launches of a plan."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import regimes
from cells import Cell
from driver import Driver
from launches import Launches, main_spec
from regimes import Checked
from report import Errors
from sustained import Work

if TYPE_CHECKING:
    from types import ModuleType

    from torch import Tensor

    from plans import Plan

SETS = 2
"""Input sets that calls rotate over."""
SAMPLE_FLOP = 4e12
"""Operations of a sample: ten milliseconds at 400 TFLOP/s."""


TOLERANCE = 0.02
"""How far gradients may be from float32's, as a part of the largest: some roundings to bfloat16."""


def flop(cell: Cell) -> float:
    """Five products, where the forward pass has two."""
    pairs = cell.seq**2 / (2 if cell.causal else 1)
    return 2.5 * 4 * cell.batch * cell.heads * pairs * cell.head_dim


class Pass(ABC):
    """The backward pass of somebody in a cell: the forward pass is done.

    Tensors are (batch, seq, heads, head_dim), or (batch, heads, seq, head_dim) where `heads_first`;
    `rule` makes float32 scores of a head, (seq, seq), what is made of them.
    """

    def __init__(
        self,
        torch: ModuleType,
        who: str,
        cell: Cell,
        rule: Callable[[Tensor], Tensor],
        *,
        heads_first: bool = False,
    ) -> None:
        self.who, self._torch = who, torch
        self._rule, self._heads_first = rule, heads_first
        generator = torch.Generator(device="cuda").manual_seed(1)
        middle = (cell.heads, cell.seq) if heads_first else (cell.seq, cell.heads)
        shape = (cell.batch, *middle, cell.head_dim)

        def normal() -> Tensor:
            return torch.randn(shape, generator=generator, device="cuda", dtype=torch.bfloat16)

        sets = [([normal() for _ in range(3)], normal()) for _ in range(SETS)]
        self._sets = [(inputs, self.prepare(inputs, d_o), d_o) for inputs, d_o in sets]
        for number in range(2 * SETS):  # compiles, and makes workspaces
            self.run(number)
        torch.cuda.synchronize()
        self._flop = flop(cell)
        self._calls = max(1, math.ceil(SAMPLE_FLOP / self._flop / SETS)) * SETS

    @abstractmethod
    def prepare(self, inputs: list[Tensor], d_o: Tensor) -> object:
        """The forward pass of an input set, and what its gradients need of it."""

    @abstractmethod
    def run(self, number: int) -> Sequence[Tensor]:
        """Adds the pass of an input set to the stream; gives dq, dk and dv."""

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

    def work(self) -> Work:
        """What is repeated where it is alone."""
        torch = self._torch

        def enqueue(replays: int) -> torch.cuda.Event:
            for _ in range(replays):
                for number in range(self._calls):
                    self.run(number)
            event = torch.cuda.Event(enable_timing=True)
            event.record()
            return event

        replay_s = self.sample() * 1e-6 * self._calls
        return Work(enqueue, replay_s, self._calls, self._flop)

    def facts(self) -> dict[str, int]:
        """What is known about the code."""
        return {}


class Differentiated(Pass):
    """By PyTorch's automatic differentiation of `attend`."""

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
        self._attend = attend
        super().__init__(torch, who, cell, rule, heads_first=heads_first)

    def prepare(self, inputs: list[Tensor], d_o: Tensor) -> Tensor:
        """The output, which knows its gradients."""
        return self._attend(*(x.requires_grad_() for x in inputs))

    def run(self, number: int) -> Sequence[Tensor]:
        inputs, o, d_o = self._sets[number % SETS]
        return self._torch.autograd.grad(o, inputs, d_o, retain_graph=True)


class Planned(Pass):
    """By the launches of a plan. All sets share the gradients, as those of the peers share what
    PyTorch's allocator gives out again."""

    def __init__(
        self,
        torch: ModuleType,
        driver: Driver,
        plans: Sequence[Plan],
        cell: Cell,
        rule: Callable[[Tensor], Tensor],
    ) -> None:
        self._driver, self._plans, self._cell = driver, plans, cell
        self._gradients: dict[str, Tensor] = {}
        super().__init__(torch, main_spec(plans), cell, rule)

    def prepare(self, inputs: list[Tensor], d_o: Tensor) -> Launches:
        """The launches on an input set, after PyTorch's forward pass."""
        torch, cell = self._torch, self._cell
        sizes = (None, None, cell.seq, cell.seq)
        forward = torch.ops.aten._flash_attention_forward
        o, lse = forward(*inputs, *sizes, 0.0, cell.causal, False)[:2]
        qkv = dict(zip("qkv", inputs, strict=True))
        if not self._gradients:
            self._gradients = {f"d{name}": torch.empty_like(x) for name, x in qkv.items()}
        tensors = qkv | self._gradients
        tensors |= {"o": o.contiguous(), "lse": lse.contiguous(), "d_o": d_o}
        return Launches(self._driver, self._plans, tensors)

    def run(self, number: int) -> Sequence[Tensor]:
        _, launches, _ = self._sets[number % SETS]
        launches.run()
        return list(self._gradients.values())

    def facts(self) -> dict[str, int]:
        _, launches, _ = self._sets[0]
        return launches.facts()

    def forget(self) -> None:
        """Makes the gradients NaN, so that what the next run leaves out is seen."""
        for gradient in self._gradients.values():
            gradient.fill_(float("nan"))

    def error(self) -> float:
        self.forget()
        error = super().error()
        wrong = any(gradient.isnan().any() for gradient in self._gradients.values())
        return math.nan if wrong else error


def checked(what: str, make: Callable[[], Pass], *, ours: bool = False) -> Checked | None:
    """A pass that can be computed; says why one cannot, and which is wrong. Ours has to."""

    def found() -> Checked:
        made = make()
        errors = Errors(made.error(), TOLERANCE, None)
        return Checked(made, errors, ours, made.facts())

    return regimes.checked(what, found, ours=ours)
