"""The kernels' arguments, packed as their CUDA signatures want them.

A tensor is an address and four strides in elements, 0 past the tensor's rank, all 64-bit; a tensor
map is its 128 bytes. `fa_s512` takes q, k, v, o and lse as tensors, then `scale_log2` (float32) and
`group` (unsigned 32-bit); the streaming kernels take q, k, v and o as tensor maps, lse as a tensor,
`scale_log2` and the numbers of `Counts`. The authority is the signature that `fa emit SPEC` prints.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

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


class Counts(NamedTuple):
    """The streaming kernels' last parameters."""

    seq_q: int
    seq_k: int
    heads: int
    group: int
    """Query heads that share a KV head."""
    batch: int
    section: int
    """Heads, over all sequences, whose tiles are interleaved."""


def streaming_arguments(
    maps: Sequence[TensorMap], lse: TensorArgument, head_dim: int, counts: Counts
) -> Arguments:
    """The arguments for the maps of q, k, v, o, in this order, at the scale 1/√head_dim."""
    return Arguments(
        [
            *maps,
            *map(ctypes.c_uint64, lse.words()),
            scale_log2(head_dim),
            *map(ctypes.c_uint32, counts),
        ]
    )


def scale_log2(head_dim: int) -> ctypes.c_float:
    """Log2(e)/√head_dim."""
    return ctypes.c_float(head_dim**-0.5 * math.log2(math.e))
