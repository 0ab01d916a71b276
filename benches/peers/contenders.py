"""Who is measured: our kernels, and the backends of PyTorch's scaled_dot_product_attention."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager, nullcontext

import torch
from torch import Tensor
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention

from arguments import Arguments, TensorArgument, fas512_arguments, planned_arguments
from driver import LOCAL_SIZE_BYTES, NUM_REGS, Driver
from kernels import Kernel, KernelError
from plans import Plan
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
        self, driver: Driver, kernel: Kernel | Plan, shape: Shape, sets: list[Inputs]
    ) -> None:
        self.name, self.kernel = kernel.spec, kernel
        self._driver, self._shape = driver, shape
        self._function = driver.load(kernel.cubin.read_bytes(), kernel.entry, kernel.shared_bytes)
        self._sets = sets  # the arguments below hold their addresses
        self.o = torch.empty_like(sets[0].q)
        sizes = (shape.batch, shape.heads, shape.seq)
        self.lse = torch.empty(sizes, device="cuda", dtype=torch.float32)
        self._grid = self.grid()
        self._arguments = [self.pack(self.tensors(s)) for s in sets]
        self._function.check(self._arguments[0])

    @abstractmethod
    def grid(self) -> tuple[int, int, int]:
        """CTAs of a launch."""

    @abstractmethod
    def pack(self, tensors: dict[str, Tensor]) -> Arguments:
        """The arguments of a launch."""

    def tensors(self, inputs: Inputs) -> dict[str, Tensor]:
        """What the kernel works on, by name."""
        return {"q": inputs.q, "k": inputs.k, "v": inputs.v, "o": self.o, "lse": self.lse}

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

    def pack(self, tensors: dict[str, Tensor]) -> Arguments:
        return fas512_arguments(
            [
                TensorArgument(name, tensor.data_ptr(), tuple(tensor.stride()))
                for name, tensor in tensors.items()
            ],
            self._shape.heads,
            self._shape.kv_heads,
        )


class Planned(Ours):
    """Any kernel, launched as `fa plan` says."""

    kernel: Plan

    def grid(self) -> tuple[int, int, int]:
        return self.kernel.grid

    def pack(self, tensors: dict[str, Tensor]) -> Arguments:
        if not all(tensor.is_contiguous() for tensor in tensors.values()):
            raise KernelError("plans are of contiguous tensors")
        addresses = {name: tensor.data_ptr() for name, tensor in tensors.items()}
        # By which CTAs claim tiles; every launch leaves it zero.
        self._claims = torch.zeros(4, device="cuda", dtype=torch.int32)
        addresses["claims"] = self._claims.data_ptr()
        return planned_arguments(self.kernel.parameters, addresses, self._driver.tensor_map)


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
