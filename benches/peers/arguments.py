"""The kernels' arguments, packed as their CUDA signatures want them.

`planned_arguments` packs what `fa plan --json` says. `fas512_arguments` packs those of `fa_s512`
for any batch and heads: q, k, v, o and lse as tensors, then `scale_log2` (float32) and `group`
(unsigned 32-bit); a tensor is an address and four strides in elements, 0 past the tensor's rank,
all 64-bit. The authority is the signature that `fa emit SPEC` prints.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

MAX_RANK = 4
HEAD_DIM = 64
"""Elements of a head."""
SEQ = 512
"""Length of the sequences."""


@dataclass(frozen=True)
class TensorArgument:
    """Where a tensor lies: the address of its first element, and its strides in elements."""

    name: str
    address: int
    strides: tuple[int, ...]

    def words(self) -> list[int]:
        """The address and four strides."""
        rank = len(self.strides)
        if rank > MAX_RANK:
            raise ValueError(f"{self.name} has rank {rank}, the kernel takes at most {MAX_RANK}")
        return [self.address, *self.strides, *[0] * (MAX_RANK - rank)]

    def check_rows(self) -> None:
        """Refuses rows of 2-byte elements that the kernel's 16-byte accesses cannot reach."""
        *outer, last = self.strides
        if last != 1:
            raise ValueError(f"the last dimension of {self.name} has stride {last}, not 1")
        if self.address % 16 or any(stride * 2 % 16 for stride in outer):
            raise ValueError(f"the rows of {self.name} are not 16-byte aligned")


TensorMap = ctypes.c_char * 128
"""The driver's CUtensorMap, whose contents are its own."""

Value = ctypes.c_uint64 | ctypes.c_float | ctypes.c_uint32 | TensorMap
"""What a parameter can be."""

Parameter = dict[str, Any]
"""One of the `arguments` of `fa plan --json`."""

Encode = Callable[[Parameter, int], TensorMap]
"""Makes the tensor map that a parameter describes, of the tensor at an address."""

SCALARS = {"u32": ctypes.c_uint32, "u64": ctypes.c_uint64, "f32": ctypes.c_float}
"""How numbers are passed."""


class Arguments:
    """Packed arguments: the values, and the array of pointers to them that a launch takes."""

    def __init__(self, values: Sequence[Value]) -> None:
        # The pointers below point into these: they live as long as this object.
        self.values = list(values)
        self.pointers = (ctypes.c_void_p * len(self.values))(*map(ctypes.addressof, self.values))

    def layout(self) -> list[tuple[int, int]]:
        """Offset and size of each parameter, by the rules of C."""
        layout: list[tuple[int, int]] = []
        end = 0
        for value in self.values:
            size = ctypes.sizeof(value)
            offset = -(-end // size) * size
            layout.append((offset, size))
            end = offset + size
        return layout


def fas512_arguments(tensors: Sequence[TensorArgument], heads: int, kv_heads: int) -> Arguments:
    """The arguments for q, k, v, o, lse, in this order, at the scale 1/√64."""
    if [tensor.name for tensor in tensors] != ["q", "k", "v", "o", "lse"]:
        raise ValueError("the tensors are q, k, v, o, lse")
    if heads % kv_heads:
        raise ValueError(f"{heads} query heads cannot share {kv_heads} KV heads")
    for tensor in tensors[:4]:
        tensor.check_rows()
    words = [word for tensor in tensors for word in tensor.words()]
    return Arguments(
        [
            *map(ctypes.c_uint64, words),
            scale_log2(HEAD_DIM),
            ctypes.c_uint32(heads // kv_heads),
        ]
    )


def planned_arguments(
    parameters: Sequence[Parameter], addresses: Mapping[str, int], encode: Encode
) -> Arguments:
    """The arguments of a launch that `fa plan` describes, for tensors at these addresses. `encode`
    makes tensor maps."""
    values: list[Value] = []
    for parameter in parameters:
        if parameter["kind"] == "scalar":
            number = SCALARS[parameter["type"]]
            values.append(number.from_buffer_copy(parameter["bits"].to_bytes(8, "little")))
        elif parameter["kind"] == "pointer":
            values.append(ctypes.c_uint64(addresses[parameter["tensor"]]))
        else:
            values.append(encode(parameter, addresses[parameter["tensor"]]))
    return Arguments(values)


def scale_log2(head_dim: int) -> ctypes.c_float:
    """Log2(e)/√head_dim."""
    return ctypes.c_float(head_dim**-0.5 * math.log2(math.e))
