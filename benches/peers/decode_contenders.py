"""Who is measured with few queries: planned launches, and the backends of PyTorch's attention."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext

import torch
from torch import Tensor
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention

from driver import Driver

PEERS = {"FA2": SDPBackend.FLASH_ATTENTION, "cuDNN": SDPBackend.CUDNN_ATTENTION}

Inputs = tuple[Tensor, Tensor, Tensor]


def draw(row, sets: int) -> list[Inputs]:
    """Normally distributed input sets, (batch, seq, heads, head_dim)."""
    generator = torch.Generator(device="cuda").manual_seed(0)

    def normal(seq: int, heads: int) -> Tensor:
        sizes = (row.batch, seq, heads, row.head_dim)
        return torch.randn(sizes, generator=generator, device="cuda", dtype=torch.bfloat16)

    kv = (row.keys, row.kv_heads)
    return [(normal(row.queries, row.heads), normal(*kv), normal(*kv)) for _ in range(sets)]


def attention(row, inputs: Inputs) -> Tensor:
    """Float64 attention of the first set, a sequence at a time."""
    group = row.heads // row.kv_heads
    outputs = []
    for b in range(row.batch):
        q, k, v = (x[b].double().transpose(0, 1) for x in inputs)
        q = q.reshape(row.kv_heads, group * row.queries, row.head_dim)
        scores = (q @ k.transpose(-1, -2)) * row.head_dim**-0.5
        o = (scores.softmax(-1) @ v).reshape(row.heads, row.queries, row.head_dim)
        outputs.append(o.transpose(0, 1))
    return torch.stack(outputs)


class Decode:
    """A launch that `fa plan --json` describes."""

    def __init__(self, driver: Driver, plan: dict, code: bytes, sets: list[Inputs], pack) -> None:
        self.name, self._plan, self._sets = plan["spec"], plan, sets
        self._function = driver.load(code, plan["entry"], plan["shared_bytes"])
        q = sets[0][0]
        self.o = torch.empty_like(q)
        batch, queries, heads, _ = q.shape
        self.lse = torch.empty((batch, heads, queries), device="cuda", dtype=torch.float32)
        workspace = max(plan["workspace_bytes"], 16)
        self._memory = [torch.zeros(workspace, device="cuda", dtype=torch.uint8) for _ in range(2)]
        self._arguments = []
        for q, k, v in sets:
            tensors = {"q": q, "k": k, "v": v, "o": self.o, "lse": self.lse}
            tensors |= dict(zip(("partials", "arrived"), self._memory, strict=True))
            addresses = {name: tensor.data_ptr() for name, tensor in tensors.items()}
            self._arguments.append(pack(plan["arguments"], addresses, driver.tensor_map))
        self._function.check(self._arguments[0])

    def run(self, index: int) -> Tensor:
        """Enqueues one call."""
        stream = torch.cuda.current_stream().cuda_stream
        plan = self._plan
        grid = tuple(plan["grid"])
        self._function.launch(grid, plan["threads"], stream, self._arguments[index])
        return self.o

    def context(self) -> AbstractContextManager[object]:
        """In which `run` is called."""
        return nullcontext()


class Peer:
    """A backend of scaled_dot_product_attention, on the same tensors."""

    def __init__(self, name: str, row, sets: list[Inputs]) -> None:
        self.name = name
        self._gqa = row.heads != row.kv_heads
        self._sets = [tuple(x.transpose(1, 2) for x in inputs) for inputs in sets]

    @staticmethod
    def try_make(name: str, row, sets: list[Inputs]) -> Peer | None:
        """None if it does not work for this problem on this machine."""
        peer = Peer(name, row, sets)
        try:
            with peer.context():
                peer.run(0)
            torch.cuda.synchronize()
        except RuntimeError as error:
            print(f"{name} is not available: {error}", file=sys.stderr)
            return None
        return peer

    def run(self, index: int) -> Tensor:
        """Enqueues one call."""
        q, k, v = self._sets[index]
        return scaled_dot_product_attention(q, k, v, enable_gqa=self._gqa).transpose(1, 2)

    def context(self) -> AbstractContextManager[object]:
        """In which `run` is called."""
        return sdpa_kernel(PEERS[self.name])
