#!/usr/bin/env python3
"""A bias of heads, queries and keys: FlexAttention and cuDNN beside `fa bench --with bias`.

    python3 benches/peers/bias.py --batch 4 --seq 4096 [--causal] [--backward]

All sequences have the same bias. FlexAttention has it in float32, as `fa bench` does, and in
bfloat16; cuDNN, by way of `scaled_dot_product_attention`, takes it in the type of the queries
alone, and has a causal mask as negative infinities in it. Forward, times are of one call in a CUDA
graph of several; of the backward pass, of one by automatic differentiation after the forward pass,
without a gradient of the bias and, where it says so, with one. All are medians of several samples
in turns. Each contender is compared with float32 on one head first.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cells import WIDTH, Cell
from passes import TOLERANCE, Differentiated
from turns import shuffled

if TYPE_CHECKING:
    from types import ModuleType

    from torch import Tensor

    Attend = Callable[[Tensor, Tensor, Tensor], Tensor]

LAUNCHES = 4
"""Calls of a graph."""
SAMPLES = 15


@dataclass(frozen=True)
class Contender:
    """Something that computes attention with a bias."""

    name: str
    attend: Callable[[Tensor], Attend]
    bias: Tensor

    def learned(self) -> Contender:
        """The same with a bias that has a gradient."""
        bias = self.bias.clone().requires_grad_()
        return Contender(f"{self.name}, and of it", self.attend, bias)


class Biases:
    """A bias of each head, query and key, (heads, seq, seq), in both types."""

    def __init__(self, torch: ModuleType, cell: Cell) -> None:
        self.torch, self.cell = torch, cell
        self.exact = torch.randn((cell.heads, cell.seq, cell.seq), device="cuda")
        self.rounded = self.exact.bfloat16()
        places = torch.arange(cell.seq, device="cuda")
        self._hidden = places > places[:, None]

    def rule(self, scores: Tensor) -> Tensor:
        """What becomes of the scores of the first head."""
        scores = scores + self.exact[0]
        return scores.masked_fill(self._hidden, float("-inf")) if self.cell.causal else scores

    def flex(self, bias: Tensor) -> Attend:
        """FlexAttention with this bias."""
        from torch.nn.attention import flex_attention  # noqa: PLC0415

        mask = None
        if self.cell.causal:
            sizes = (None, None, self.cell.seq, self.cell.seq)
            causal = lambda _b, _h, q, k: q >= k  # noqa: E731
            mask = flex_attention.create_block_mask(causal, *sizes, device="cuda")
        self.torch._dynamo.reset()
        flex = self.torch.compile(flex_attention.flex_attention, dynamic=False)

        def add(score: Tensor, _b: Tensor, h: Tensor, q: Tensor, k: Tensor) -> Tensor:
            return score + bias[h, q, k]

        return lambda q, k, v: flex(q, k, v, score_mod=add, block_mask=mask)

    def cudnn(self, bias: Tensor) -> Attend:
        """Scaled dot product attention by cuDNN with this bias."""
        from torch.nn.attention import SDPBackend, sdpa_kernel  # noqa: PLC0415

        if self.cell.causal:
            bias = bias.masked_fill(self._hidden, float("-inf"))
        attend = self.torch.nn.functional.scaled_dot_product_attention

        def call(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
            with sdpa_kernel([SDPBackend.CUDNN_ATTENTION]):
                return attend(q, k, v, attn_mask=bias[None])

        return call

    def contenders(self, *, backward: bool) -> list[Contender]:
        """What computes it; of backward passes with a gradient of the bias as well."""
        found = [
            Contender("FlexAttention, float32", self.flex, self.exact),
            Contender("FlexAttention, bfloat16", self.flex, self.rounded),
            Contender("cuDNN, bfloat16", self.cudnn, self.rounded),
        ]
        return found + [it.learned() for it in found if backward]


class Forward:
    """A graph of forward calls."""

    def __init__(self, biases: Biases, contender: Contender) -> None:
        torch, cell = biases.torch, biases.cell
        self._torch, self._rule = torch, biases.rule
        self._attend = contender.attend(contender.bias)
        shape = (cell.batch, cell.heads, cell.seq, cell.head_dim)
        self._inputs = [torch.randn(shape, device="cuda", dtype=torch.bfloat16) for _ in range(3)]
        self._call()
        torch.cuda.synchronize()
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph):
            for _ in range(LAUNCHES):
                self._call()

    def _call(self) -> Tensor:
        return self._attend(*self._inputs)

    def error(self) -> float:
        """How far the first head is from float32's, as a part of the largest value."""
        q, k, v = (x[0, 0].float() for x in self._inputs)
        expected = self._rule(q @ k.transpose(-1, -2) * q.shape[-1] ** -0.5).softmax(-1) @ v
        return ((self._call()[0, 0].float() - expected).abs().max() / expected.abs().max()).item()

    def sample(self) -> float:
        """Microseconds of a call."""
        begin, end = (self._torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        self._graph.replay()
        end.record()
        end.synchronize()
        return begin.elapsed_time(end) * 1000 / LAUNCHES


class Backward(Differentiated):
    """Backward passes, of the bias too if it has a gradient; the forward pass is done."""

    def __init__(self, biases: Biases, contender: Contender) -> None:
        self._learned = [it for it in [contender.bias] if it.requires_grad]
        attend = contender.attend(contender.bias)
        torch, cell, rule = biases.torch, biases.cell, biases.rule
        super().__init__(torch, contender.name, attend, cell, rule, heads_first=True)

    def run(self, number: int) -> Sequence[Tensor]:
        inputs, o, d_o = self._sets[number % len(self._sets)]
        of = [*inputs, *self._learned]
        return self._torch.autograd.grad(o, of, d_o, retain_graph=True)[: len(inputs)]


def measure(torch: ModuleType, cell: Cell, *, backward: bool) -> None:
    """Prints what contenders take in a cell."""
    biases = Biases(torch, cell)
    made = {}
    for contender in biases.contenders(backward=backward):
        name = contender.name
        try:
            found = (Backward if backward else Forward)(biases, contender)
            error = found.error()
        except RuntimeError as cause:
            print(f"{name:34} {cell.head_dim:4} fails: {str(cause).splitlines()[0][:90]}")
            continue
        if not error < TOLERANCE:
            print(f"{name:34} {cell.head_dim:4} is wrong, by {error:.1e} of the largest value")
            continue
        made[name] = found
    samples: dict[str, list[float]] = {name: [] for name in made}
    for order in shuffled(list(made), SAMPLES):
        for name in order:
            samples[name].append(made[name].sample())
    for name, of_name in samples.items():
        print(f"{name:34} {cell.head_dim:4} {statistics.median(of_name):9.1f} µs", flush=True)


def main() -> None:
    """Prints what contenders take, at both head dimensions."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--batch", type=int, default=4)
    parser.add_argument("--seq", type=int, default=4096)
    parser.add_argument("--causal", action="store_true")
    parser.add_argument("--backward", action="store_true")
    arguments = parser.parse_args()

    import torch  # noqa: PLC0415
    from torch._functorch import config as functorch  # noqa: PLC0415

    # Otherwise a compiled backward pass gives its inputs' memory away, and can run once.
    functorch.donated_buffer = False
    print(f"{torch.cuda.get_device_name()}: PyTorch {torch.__version__}")
    batch, seq, causal = arguments.batch, arguments.seq, arguments.causal
    for head_dim in (64, 128):
        cell = Cell(batch, seq, WIDTH // head_dim, head_dim, causal=causal)
        measure(torch, cell, backward=arguments.backward)
        torch.cuda.empty_cache()


if __name__ == "__main__":
    main()
