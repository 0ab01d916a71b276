"""Who is measured: our kernels, and the backends of PyTorch's scaled_dot_product_attention."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager, nullcontext

import torch
from torch import Tensor
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention

from arguments import (
    Arguments,
    Counts,
    TensorArgument,
    fas512_arguments,
    streaming_arguments,
)
from driver import LOCAL_SIZE_BYTES, NUM_REGS, Driver
from kernels import Kernel, StreamKernel, section
from problem import Inputs, Shape

PEERS = {
    "FA2": SDPBackend.FLASH_ATTENTION,
    "cuDNN": SDPBackend.CUDNN_ATTENTION,
    "efficient": SDPBackend.EFFICIENT_ATTENTION,
}
"""The peers' names in the table."""


class Contender(ABC):
    """Something that computes attention on the current stream."""

    name: str

    @abstractmethod
    def run(self, index: int) -> Tensor:
        """Enqueues the attention of one input set; gives the output as (batch, seq, heads, dim)."""

    def context(self) -> AbstractContextManager[object]:
        """In which `run` is called."""
        return nullcontext()

    def facts(self) -> dict[str, int]:
        """What is known about the code."""
        return {}


class Ours(Contender):
    """A cubin. All input sets share the outputs, as those of the peers share what PyTorch's
    allocator gives out again."""

    def __init__(
        self, driver: Driver, kernel: Kernel | StreamKernel, shape: Shape, sets: list[Inputs]
    ) -> None:
        self.name, self.kernel = kernel.spec, kernel
        self._driver, self._shape = driver, shape
        self._function = driver.load(kernel.cubin.read_bytes(), kernel.entry, kernel.shared_bytes)
        self._sets = sets  # the arguments below hold their addresses
        self.o = torch.empty_like(sets[0].q)
        sizes = (shape.batch, shape.heads, shape.seq)
        self.lse = torch.empty(sizes, device="cuda", dtype=torch.float32)
        self._grid = self.grid()
        self._arguments = [self.pack(s) for s in sets]
        self._function.check(self._arguments[0])

    @abstractmethod
    def grid(self) -> tuple[int, int, int]:
        """CTAs of a launch."""

    @abstractmethod
    def pack(self, inputs: Inputs) -> Arguments:
        """The arguments of a launch."""

    def run(self, index: int) -> Tensor:
        stream = torch.cuda.current_stream().cuda_stream
        self._function.launch(self._grid, self.kernel.threads, stream, self._arguments[index])
        return self.o

    def forget(self) -> None:
        """Makes the outputs NaN, so that what the next run leaves out is seen."""
        self.o.fill_(float("nan"))
        self.lse.fill_(float("nan"))

    def facts(self) -> dict[str, int]:
        return {
            "registers": self._function.attribute(NUM_REGS),
            "local_bytes": self._function.attribute(LOCAL_SIZE_BYTES),
            "shared_bytes": self.kernel.shared_bytes,
            "threads": self.kernel.threads,
        }


class FixedLength(Ours):
    """FaS512."""

    kernel: Kernel

    def grid(self) -> tuple[int, int, int]:
        return self.kernel.grid(self._shape.heads, self._shape.batch)

    def pack(self, inputs: Inputs) -> Arguments:
        tensors = {"q": inputs.q, "k": inputs.k, "v": inputs.v, "o": self.o, "lse": self.lse}
        return fas512_arguments(
            [argument(name, tensor) for name, tensor in tensors.items()],
            self._shape.heads,
            self._shape.kv_heads,
        )


class Streaming(Ours):
    """StreamF16 and StreamBf16."""

    kernel: StreamKernel

    def grid(self) -> tuple[int, int, int]:
        shape = self._shape
        multiprocessors = torch.cuda.get_device_properties("cuda").multi_processor_count
        return self.kernel.grid(shape.seq, shape.heads, shape.batch, multiprocessors)

    def pack(self, inputs: Inputs) -> Arguments:
        shape, keys = self._shape, self.kernel.block_n
        maps = [
            self._driver.tensor_map(
                shape.dtype, tensor.data_ptr(), tensor.shape, tensor.stride(), rows
            )
            for tensor, rows in ((inputs.q, 64), (inputs.k, keys), (inputs.v, keys), (self.o, 16))
        ]
        counts = Counts(
            seq_q=shape.seq,
            seq_k=shape.seq,
            heads=shape.heads,
            group=shape.heads // shape.kv_heads,
            batch=shape.batch,
            section=section(shape.seq, shape.head_dim, shape.heads * shape.batch),
        )
        return streaming_arguments(maps, argument("lse", self.lse), shape.head_dim, counts)


def argument(name: str, tensor: Tensor) -> TensorArgument:
    """Where a tensor lies."""
    return TensorArgument(name, tensor.data_ptr(), tuple(tensor.stride()))


class Peer(Contender):
    """A backend of scaled_dot_product_attention, on the same tensors."""

    def __init__(self, name: str, shape: Shape, sets: list[Inputs]) -> None:
        self.name = name
        self._causal, self._gqa = shape.causal, shape.heads != shape.kv_heads
        self._sets = [tuple(x.transpose(1, 2) for x in (s.q, s.k, s.v)) for s in sets]

    def run(self, index: int) -> Tensor:
        q, k, v = self._sets[index]
        o = scaled_dot_product_attention(q, k, v, is_causal=self._causal, enable_gqa=self._gqa)
        return o.transpose(1, 2)

    def context(self) -> AbstractContextManager[object]:
        return sdpa_kernel(PEERS[self.name])
