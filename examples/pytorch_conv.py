#!/usr/bin/env python3
"""A convolution block on PyTorch's tensors and PyTorch's stream, through libfa.so and ctypes: nothing is built.

    cargo build --release -p fa-c
    FA_LIBRARY=target/release/libfa.so python3 examples/pytorch_conv.py

`conv_block(x, weight, bias)` takes CUDA tensors as `torch.nn.functional.conv2d` does, x (samples, channels, height, width) and
weight (out channels, channels, kernel, kernel) with a kernel of 1 × 1 or 3 × 3, of float16 or bfloat16, and gives
gelu(instance_norm(conv2d(x, weight, bias, padding="same"))). Those that are `channels_last` in memory are taken as they lie;
others are copied on the way. The work is queued on the current stream. It runs on GPUs of sm_80 and later.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_int, c_size_t, c_uint32, c_uint64, c_void_p

import pytorch as fa

CHANNELS_FIRST, NO_NORM, EPSILON = 1, 2, 4
ACTIVATIONS = {"gelu": 0, "gelu_tanh": 1, "relu": 2, "silu": 3, None: 4}


class ConvOptions(ctypes.Structure):
    """fa_conv_options of fa.h."""

    _fields_ = [("size", c_size_t), ("flags", c_uint64), ("epsilon", ctypes.c_float), ("activation", c_uint32)]


def load(path: str | None = None) -> ctypes.CDLL:
    """Opens the library as `load` of pytorch.py does."""
    library = fa.load(path)
    arguments = [POINTER(fa.Tensor)] * 6 + [POINTER(ConvOptions)]
    library.fa_conv_block.argtypes = [*arguments, c_void_p]
    library.fa_prepare_conv_block.argtypes = arguments
    library.fa_conv_block.restype = library.fa_prepare_conv_block.restype = c_int
    return library


def options_of(channels_first: bool, norm: bool, epsilon: float | None, activation: str | None) -> ConvOptions:
    """The options of a call. `epsilon` is None for 1e-5."""
    flags = CHANNELS_FIRST * channels_first | NO_NORM * (not norm) | EPSILON * (epsilon is not None)
    return ConvOptions(ctypes.sizeof(ConvOptions), flags, epsilon or 0.0, ACTIVATIONS[activation])


def call(library, tensors, options: ConvOptions, stream: int | None, prepare=False) -> None:
    """fa_conv_block, or fa_prepare_conv_block, of described tensors: x, weight, bias, scale, shift and y. Those between may be None."""
    tensors = [None if it is None else byref(it) for it in tensors]
    if prepare:
        status = library.fa_prepare_conv_block(*tensors, byref(options))
    else:
        status = library.fa_conv_block(*tensors, byref(options), stream)
    if status != 0:
        raise fa.FaError(library.fa_last_error().decode())


_LIBRARY: ctypes.CDLL | None = None


def conv_block(
    x, weight, bias=None, scale=None, shift=None, *, norm=True, epsilon=None, activation="gelu", out=None, prepare=False
):
    """activation(instance_norm(x ∗ weight + bias) · scale + shift), without the normalisation if `norm` is false.

    bias, scale and shift are (out channels). `activation` is "gelu", "gelu_tanh", "relu", "silu" or None. `out` gets the result,
    else a new tensor that lies in memory as x does. With `prepare` kernels are compiled and nothing is computed.
    """
    import torch

    global _LIBRARY
    if _LIBRARY is None:
        _LIBRARY = load()
    if out is None:
        last = x.is_contiguous(memory_format=torch.channels_last)
        layout = torch.channels_last if last else torch.contiguous_format
        shape = (x.shape[0], weight.shape[0], *x.shape[2:])
        out = torch.empty(shape, dtype=x.dtype, device=x.device, memory_format=layout)
    tensors = [None if it is None else fa.of_torch(it) for it in (x, weight, bias, scale, shift, out)]
    stream = torch.cuda.current_stream(x.device).cuda_stream if x.is_cuda else None
    call(_LIBRARY, tensors, options_of(True, norm, epsilon, activation), stream, prepare)
    return out


def main() -> None:
    """Compares with PyTorch's own operations, in a captured graph too."""
    import torch
    from torch.nn.functional import conv2d, gelu, instance_norm

    torch.manual_seed(0)
    x = torch.randn(5, 64, 128, 128, device="cuda", dtype=torch.float16)
    weight = torch.randn(64, 64, 3, 3, device="cuda", dtype=torch.float16) / 24
    bias = torch.randn(64, device="cuda", dtype=torch.float16)
    exact = [it.float() for it in (x, weight, bias)]
    torch.backends.cudnn.allow_tf32 = False
    expected = gelu(instance_norm(conv2d(*exact, padding=1)))
    for layout in (torch.channels_last, torch.contiguous_format):
        x, weight = (it.contiguous(memory_format=layout) for it in (x, weight))
        # The call before the capture is on the same stream, whose memory the graph passes results on in.
        stream, graph = torch.cuda.Stream(), torch.cuda.CUDAGraph()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            y = conv_block(x, weight, bias)
        torch.cuda.synchronize()
        print(f"{layout}: largest difference from PyTorch's: {(y - expected).abs().max().item():.4f}")
        with torch.cuda.graph(graph, stream=stream):
            conv_block(x, weight, bias, out=y)
        y.zero_()
        graph.replay()
        print(f"the same from a graph: {(y - expected).abs().max().item():.4f}")


if __name__ == "__main__":
    main()
