"""Who is measured: our kernels, the backends of PyTorch's scaled_dot_product_attention, and the
packages of FlashAttention."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext

import torch
from torch import Tensor
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention

import packages
from arguments import Arguments, TensorArgument, fas512_arguments, planned_arguments
from driver import LOCAL_SIZE_BYTES, NUM_REGS, Driver
from kernels import Kernel, KernelError
from packages import Function
from plans import Plan
from problem import Inputs, Shape

BACKENDS = {
    "FA2": SDPBackend.FLASH_ATTENTION,
    "cuDNN": SDPBackend.CUDNN_ATTENTION,
    "efficient": SDPBackend.EFFICIENT_ATTENTION,
}
"""PyTorch's names of those that it has."""


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
    _zeros: dict[str, Tensor] | None = None

    def grid(self) -> tuple[int, int, int]:
        return self.kernel.grid

    def pack(self, tensors: dict[str, Tensor]) -> Arguments:
        if not all(tensor.is_contiguous() for tensor in tensors.values()):
            raise KernelError("plans are of contiguous tensors")
        tensors = tensors | self._memory()
        addresses = {name: tensor.data_ptr() for name, tensor in tensors.items()}
        return planned_arguments(self.kernel.parameters, addresses, self._driver.tensor_map)

    def _memory(self) -> dict[str, Tensor]:
        """What a launch may use: counters that are zero before it and after it, and what parts of a
        tile leave for each other; the same for all launches."""
        if self._zeros is None:
            named = {p["tensor"] for p in self.kernel.parameters if p.get("tensor")}
            size = max(self.kernel.workspace_bytes, 16)
            self._zeros = {
                name: torch.zeros(size, device="cuda", dtype=torch.uint8)
                for name in named - {"q", "k", "v", "o", "lse"}
            }
        return self._zeros


class Peer(Contender):
    """Somebody else, on the same tensors."""

    def __init__(self, name: str, shape: Shape, sets: list[Inputs]) -> None:
        self.name, self._shape, self._sets = name, shape, sets


class Sdpa(Peer):
    """A backend of scaled_dot_product_attention, which has neither windows nor softcap."""

    def __init__(self, name: str, shape: Shape, sets: list[Inputs]) -> None:
        super().__init__(name, shape, sets)
        self._views = [tuple(x.transpose(1, 2) for x in (s.q, s.k, s.v)) for s in sets]

    def run(self, index: int) -> Tensor:
        q, k, v = self._views[index]
        gqa = self._shape.heads != self._shape.kv_heads
        o = scaled_dot_product_attention(q, k, v, is_causal=self._shape.causal, enable_gqa=gqa)
        return o.transpose(1, 2)

    def context(self) -> AbstractContextManager[object]:
        return sdpa_kernel(BACKENDS[self.name])


class AlignedFlash2(Peer):
    """FlashAttention-2 as PyTorch has it, by the function behind scaled_dot_product_attention,
    which takes windows, and whose last query is at the last key."""

    def run(self, index: int) -> Tensor:
        sets, shape = self._sets[index], self._shape
        tensors, sizes = (sets.q, sets.k, sets.v), (None, None, shape.seq, shape.seq_k)
        forward = torch.ops.aten._flash_attention_forward
        left = -1 if shape.window is None else shape.window
        window = {"window_size_left": left, "window_size_right": 0}
        return forward(*tensors, *sizes, 0.0, False, False, **window)[0]


class Packaged(Peer):
    """A `flash_attn_func` of a package."""

    def __init__(self, name: str, shape: Shape, sets: list[Inputs], function: Function) -> None:
        super().__init__(name, shape, sets)
        self._function = function
        self._options = packages.options(shape.window, shape.softcap, causal=shape.causal)

    def run(self, index: int) -> Tensor:
        inputs = self._sets[index]
        return packages.output(self._function(inputs.q, inputs.k, inputs.v, **self._options))


def peers(
    names: Sequence[str], found: Mapping[str, Function], shape: Shape, sets: list[Inputs]
) -> list[Peer]:
    """Those of these names that may be able to do the problem; `found` are the packages."""
    chosen: list[Peer] = []
    # scaled_dot_product_attention has the first query at the first key.
    is_aligned = shape.window is not None or (shape.causal and shape.seq_k != shape.seq)
    for name in names:
        if name in found:
            chosen.append(Packaged(name, shape, sets, found[name]))
        elif name == "FA2" and is_aligned and shape.softcap is None:
            chosen.append(AlignedFlash2(name, shape, sets))
        elif name in BACKENDS and not is_aligned and shape.softcap is None:
            chosen.append(Sdpa(name, shape, sets))
    return chosen
