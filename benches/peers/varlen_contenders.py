"""Who is measured on packed sequences: planned launches, and what PyTorch's `varlen_attn` calls."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

import torch
from torch import Tensor

from arguments import planned_arguments
from driver import Driver
from lengths import Row

Inputs = tuple[Tensor, Tensor, Tensor]


@dataclass(frozen=True)
class Sets:
    """Input sets, each (all rows, heads, head_dim), and where the sequences begin."""

    inputs: list[Inputs]
    ends: Tensor
    longest: int

    @staticmethod
    def draw(row: Row, count: int) -> Sets:
        """Normally distributed."""
        generator = torch.Generator(device="cuda").manual_seed(0)
        sizes = (row.ends[-1], row.heads, row.head_dim)

        def normal() -> Tensor:
            return torch.randn(sizes, generator=generator, device="cuda", dtype=torch.bfloat16)

        ends = torch.tensor(row.ends, device="cuda", dtype=torch.int32)
        sets = [(normal(), normal(), normal()) for _ in range(count)]
        return Sets(sets, ends, max(row.sizes))


def attention(row: Row, inputs: Inputs) -> Tensor:
    """Float64 attention, a few heads of a sequence at a time."""
    outputs = []
    for begin, end in zip(row.ends, row.ends[1:], strict=False):
        q, k, v = (x[begin:end].transpose(0, 1) for x in inputs)
        hidden = torch.ones(end - begin, end - begin, device="cuda", dtype=torch.bool).triu(1)
        heads = []
        for some in zip(q.split(4), k.split(4), v.split(4), strict=True):
            wide_q, wide_k, wide_v = (x.double() for x in some)
            scores = (wide_q @ wide_k.transpose(-1, -2)) * row.head_dim**-0.5
            if row.causal:
                scores.masked_fill_(hidden, float("-inf"))
            heads.append(scores.softmax(-1) @ wide_v)
        outputs.append(torch.cat(heads).transpose(0, 1))
    return torch.cat(outputs)


class Planned:
    """A launch that `fa plan --json` describes."""

    def __init__(self, driver: Driver, plan: dict, code: bytes, sets: Sets) -> None:
        self.name, self._plan = plan["spec"], plan
        self._function = driver.load(code, plan["entry"], plan["shared_bytes"])
        self.o = torch.empty_like(sets.inputs[0][0])
        rows, heads, _ = self.o.shape
        self.lse = torch.empty((heads, rows), device="cuda", dtype=torch.float32)
        # Counters are zero before a launch, and after it.
        claims = torch.zeros(max(plan["workspace_bytes"], 16), device="cuda", dtype=torch.uint8)
        lists = {"cu_seqlens_q": sets.ends, "cu_seqlens_k": sets.ends, "claims": claims}
        outputs = {"o": self.o, "lse": self.lse}
        self._arguments, self._memory = [], claims
        for inputs in sets.inputs:
            tensors = dict(zip("qkv", inputs, strict=True)) | lists | outputs
            addresses = {name: tensor.data_ptr() for name, tensor in tensors.items()}
            packed = planned_arguments(plan["arguments"], addresses, driver.tensor_map)
            self._arguments.append(packed)
        self._function.check(self._arguments[0])

    def run(self, index: int) -> Tensor:
        """Enqueues one call."""
        stream = torch.cuda.current_stream().cuda_stream
        grid = tuple(self._plan["grid"])
        self._function.launch(grid, self._plan["threads"], stream, self._arguments[index])
        return self.o

    def context(self) -> AbstractContextManager[object]:
        """In which `run` is called."""
        return nullcontext()


def fa2(inputs: Inputs, sets: Sets, causal: bool) -> Tensor:
    """FlashAttention-2 as PyTorch has it, with the log-sum-exp."""
    ends, longest = sets.ends, sets.longest
    forward = torch.ops.aten._flash_attention_forward
    return forward(*inputs, ends, ends, longest, longest, 0.0, causal, False)[0]


def cudnn(inputs: Inputs, sets: Sets, causal: bool) -> Tensor:
    """The engine that cuDNN has for ragged tensors, with the log-sum-exp."""
    ends, longest = sets.ends, sets.longest
    forward = torch.ops.aten._cudnn_attention_forward
    return forward(*inputs, None, ends, ends, longest, longest, True, 0.0, causal, False)[0]


PEERS: dict[str, Callable[[Inputs, Sets, bool], Tensor]] = {"FA2": fa2, "cuDNN": cudnn}


class Peer:
    """An attention of PyTorch's, on the same tensors."""

    def __init__(self, name: str, row: Row, sets: Sets) -> None:
        self.name, self._call, self._causal, self._sets = name, PEERS[name], row.causal, sets

    @staticmethod
    def try_make(name: str, row: Row, sets: Sets) -> Peer | None:
        """None if it does not work for this problem on this machine."""
        peer = Peer(name, row, sets)
        try:
            peer.run(0)
            torch.cuda.synchronize()
        except (AttributeError, RuntimeError) as error:
            print(f"{name} is not available: {error}", file=sys.stderr)
            return None
        return peer

    def run(self, index: int) -> Tensor:
        """Enqueues one call."""
        return self._call(self._sets.inputs[index], self._sets, self._causal)

    def context(self) -> AbstractContextManager[object]:
        """In which `run` is called."""
        return nullcontext()
