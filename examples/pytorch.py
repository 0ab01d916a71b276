#!/usr/bin/env python3
"""Attention on PyTorch's tensors and PyTorch's stream, through libfa.so and ctypes: nothing is built.

    cargo build --release -p fa-c
    FA_LIBRARY=target/release/libfa.so python3 examples/pytorch.py

`attention(q, k, v, causal=True)` takes CUDA tensors (batch, seq, heads, head_dim) of float16 or bfloat16 and gives the
output. The work is queued on the current stream; nothing is copied and nothing is waited for. In a graph that PyTorch
captures it is one launch, if the same call was made or prepared before. `attention_varlen` is the same of packed sequences,
`attention_paged` of keys and values in pages. `attention_backward` gives gradients; pytorch_training.py beside this file has
attention that PyTorch's own `backward()` goes through, and pytorch_cache.py steps of generation.
"""

from __future__ import annotations

import ctypes
import os
from ctypes import POINTER, byref, c_char_p, c_double, c_float, c_int, c_size_t, c_uint32, c_uint64, c_void_p

# Flags of fa_options, of which the first say all, and the others that a field is given.
SWITCHES = {"causal": 1, "any_length": 32, "this_length": 64, "deterministic": 128}
FLAGS = {**SWITCHES, "scale": 2, "window_left": 4, "window_right": 8, "softcap": 16, "query_range": 256}


class Device(ctypes.Structure):
    """DLPack's DLDevice: (1, 0) is this process's memory, (2, n) is GPU n."""

    _fields_ = [("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32)]


class DataType(ctypes.Structure):
    """DLPack's DLDataType."""

    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class Tensor(ctypes.Structure):
    """DLPack's DLTensor."""

    _fields_ = [
        ("data", c_void_p),
        ("device", Device),
        ("ndim", ctypes.c_int32),
        ("dtype", DataType),
        ("shape", POINTER(ctypes.c_int64)),
        ("strides", POINTER(ctypes.c_int64)),
        ("byte_offset", c_uint64),
    ]


class Function(ctypes.Structure):
    """fa_function of fa.h."""

    _fields_ = [
        ("name", c_char_p),
        ("tensors", POINTER(POINTER(Tensor))),
        ("tensor_count", c_size_t),
        ("numbers", POINTER(c_double)),
        ("number_count", c_size_t),
    ]


class MaskBlocks(ctypes.Structure):
    """fa_mask_blocks of fa.h."""

    _fields_ = [
        ("size", c_size_t),
        ("words", POINTER(Tensor)),
        ("shape", ctypes.c_int64 * 4),
        ("queries", c_uint32),
        ("keys", c_uint32),
    ]


class Options(ctypes.Structure):
    """fa_options of fa.h."""

    _fields_ = [
        ("size", c_size_t),
        ("flags", c_uint64),
        ("scale", c_float),
        ("softcap", c_float),
        ("window_left", c_uint32),
        ("window_right", c_uint32),
        ("alibi_slopes", POINTER(Tensor)),
        ("sinks", POINTER(Tensor)),
        ("seqused_k", POINTER(Tensor)),
        ("splits", c_size_t),
        ("prefix_ranges", POINTER(Tensor)),
        ("bias", POINTER(Tensor)),
        ("document_q", POINTER(Tensor)),
        ("document_k", POINTER(Tensor)),
        ("functions", POINTER(Function)),
        ("function_count", c_size_t),
        ("d_bias", POINTER(Tensor)),
        ("d_functions", POINTER(POINTER(Tensor))),
        ("d_function_count", c_size_t),
        ("cache_batch_idx", POINTER(Tensor)),
        ("cache_leftpad", POINTER(Tensor)),
        ("query_range", c_uint32 * 2),
        ("mask_blocks", POINTER(MaskBlocks)),
    ]


class FaError(RuntimeError):
    """What libfa.so says of a call that it refused."""


def load(path: str | None = None) -> ctypes.CDLL:
    """Opens the library: `path`, or FA_LIBRARY, or libfa.so where the loader finds it."""
    library = ctypes.CDLL(path or os.environ.get("FA_LIBRARY", "libfa.so"))
    library.fa_last_error.restype = c_char_p
    library.fa_version.restype = c_char_p
    tensors, gradients = [POINTER(Tensor)] * 5, [POINTER(Tensor)] * 10
    lengths = [POINTER(Tensor)] * 2 + [c_size_t] * 2
    pages = [POINTER(Tensor)] * 2 + [c_size_t, POINTER(Tensor), c_size_t]
    for name, prepare, arguments in (
        ("fa_forward", "fa_prepare", tensors),
        ("fa_forward_varlen", "fa_prepare_varlen", tensors + lengths),
        ("fa_forward_paged", "fa_prepare_paged", tensors + pages),
        ("fa_backward", "fa_prepare_backward", gradients),
        ("fa_backward_varlen", "fa_prepare_backward_varlen", gradients + lengths),
    ):
        compute, prepare = getattr(library, name), getattr(library, prepare)
        compute.argtypes = [*arguments, POINTER(Options), c_void_p]
        prepare.argtypes = [*arguments, POINTER(Options)]
        compute.restype = prepare.restype = c_int
    for name, lists in (("", []), ("_varlen", lengths), ("_paged", pages)):
        classify = getattr(library, "fa_classify_blocks" + name)
        classify.argtypes = [*tensors[:2], POINTER(MaskBlocks), *lists, POINTER(Options), c_void_p]
        classify.restype = c_int
    return library


def describe(data: int, shape, strides, code: int, bits: int, device: tuple[int, int]) -> Tensor:
    """The DLTensor at address `data`. `code` is 0 for int, 2 for float and 4 for bfloat; strides are in elements."""
    numbers = ctypes.c_int64 * len(shape)
    return Tensor(
        data, Device(*device), len(shape), DataType(code, bits, 1), numbers(*shape), numbers(*strides), 0
    )


def function_of(name: str, tensors=(), numbers=()) -> Function:
    """The function of this name with its arguments: described tensors, and numbers. docs/interop.md lists the functions."""
    pointers = [ctypes.pointer(it) for it in tensors]
    return Function(
        name.encode(), (POINTER(Tensor) * len(pointers))(*pointers), len(pointers),
        (c_double * len(numbers))(*numbers), len(numbers),
    )  # fmt: skip


def options_of(splits: int = 0, functions=(), d_functions=(), **given) -> Options:
    """The options that are given: causal, scale, softcap, window_left, window_right, any_length, this_length, deterministic,
    query_range, which is the least and the most queries of the packed sequences that are computed, and the described tensors
    alibi_slopes, sinks, seqused_k, cache_batch_idx, cache_leftpad, prefix_ranges, bias, document_q and document_k, and mask_blocks of
    `classify`; others are an error. `splits` is how many CTAs share the keys of a tile, 0 for the library's choice. `functions` are those of `function_of`. Of
    a backward pass `d_bias` is the described tensor that the gradient of the bias is added to, and `d_functions` are those of the
    functions' tensors, one for each or None."""
    options = Options(size=ctypes.sizeof(Options), splits=splits)
    options.functions = (Function * len(functions))(*functions)
    options.function_count = len(functions)
    pointers = [None if it is None else ctypes.pointer(it) for it in d_functions]
    options.d_functions = (POINTER(Tensor) * len(pointers))(*pointers)
    options.d_function_count = len(pointers)
    for name, value in given.items():
        if value is None or value is False:
            continue
        if isinstance(value, (Tensor, MaskBlocks)):
            setattr(options, name, ctypes.pointer(value))
            continue
        options.flags |= FLAGS[name]
        if name not in SWITCHES:
            setattr(options, name, value)
    return options


def forward(
    library, q, k, v, o, lse, options: Options, stream: int | None, prepare=False, lengths=None, pages=None
) -> None:
    """fa_forward, or fa_prepare, of described tensors; `lse` may be None. Of packed sequences with `lengths`: (cu_seqlens_q,
    cu_seqlens_k, max_seqlen_q, max_seqlen_k). Of keys in pages with `pages`: (block_table, seqused_k, max_seqlen_k, cu_seqlens_q,
    max_seqlen_q), of which cu_seqlens_q may be None."""
    name = ("fa_prepare" if prepare else "fa_forward") + ("_varlen" if lengths else "_paged" if pages else "")
    arguments = [q, k, v, o, lse, *(lengths or ()), *(pages or ())]
    _call(library, name, arguments, options, [] if prepare else [stream])


def backward(library, forward, d_o, gradients, options: Options, stream: int | None, prepare=False, lengths=None) -> None:
    """fa_backward, or fa_prepare_backward, of described tensors: `forward` are q, k, v, o and lse, `d_o` the gradient of o, and
    `gradients` where those of q, k, v and sinks go; the last may be None. Of packed sequences with `lengths`, as in `forward`."""
    name = ("fa_prepare_backward" if prepare else "fa_backward") + ("_varlen" if lengths else "")
    arguments = [*forward, d_o, *gradients, *(lengths or ())]
    _call(library, name, arguments, options, [] if prepare else [stream])


def classify(library, q, k, options: Options, stream: int | None, make_words, lengths=None, pages=None) -> MaskBlocks:
    """Which blocks masks hide, by fa_classify_blocks of described tensors. `make_words` makes the memory: given four sizes it gives a described
    tensor of int32. `lengths` and `pages` are those of `forward`."""
    name = "fa_classify_blocks" + ("_varlen" if lengths else "_paged" if pages else "")
    blocks = MaskBlocks(size=ctypes.sizeof(MaskBlocks))
    arguments = [q, k, blocks, *(lengths or ()), *(pages or ())]
    _call(library, name, arguments, options, [stream])
    blocks.words = ctypes.pointer(make_words(tuple(blocks.shape)))
    _call(library, name, arguments, options, [stream])
    return blocks


def _call(library, name: str, arguments, options: Options, stream: list) -> None:
    """Calls a function of the library, whose errors are exceptions."""
    arguments = [byref(it) if isinstance(it, ctypes.Structure) else it for it in arguments]
    if getattr(library, name)(*arguments, byref(options), *stream) != 0:
        raise FaError(library.fa_last_error().decode())


_LIBRARY: ctypes.CDLL | None = None


def of_torch(tensor) -> Tensor:
    """A tensor of PyTorch's, described."""
    import torch

    types = {torch.float16: (2, 16), torch.bfloat16: (4, 16), torch.float32: (2, 32), torch.int32: (0, 32)}
    if tensor.dtype not in types:
        raise TypeError(f"{tensor.dtype} is not float16, bfloat16, float32 or int32")
    device = (2, tensor.device.index) if tensor.is_cuda else (1, 0)
    return describe(tensor.data_ptr(), tensor.shape, tensor.stride(), *types[tensor.dtype], device)


def attention(q, k, v, *, lse=None, out=None, prepare=False, lengths=None, pages=None, functions=(), **options):
    """softmax(mask(scores)) V of PyTorch's tensors (batch, seq, heads, head_dim), on the current stream.

    `lse`, (batch, heads, seq_q) of float32, gets the log-sum-exp if it is given. `out` gets the output, else a new tensor.
    Options: causal, scale, softcap, window_left, window_right, splits, any_length and this_length, which say whether the kernel is
    made for one length, deterministic, which is of gradients, and the tensors alibi_slopes, sinks, seqused_k, which is how many keys
    of each sequence are used, cache_batch_idx, the row of k and v that each sequence has, and cache_leftpad, how many of its first keys
    are padding, each (batch) of int32, and prefix_ranges, keys that see each other whatever the mask
    says, (batch, ranges, 2) of int32; bias, which is added to the scores, (batch or 1, heads or 1, queries or 1, keys or 1); and
    document_q and document_k, (batch or 1, queries or keys) of int32: a query sees the keys of its own document. Queries and
    keys of these are counted within their sequence. `functions` are others by their names, of which docs/interop.md has a list:
    ("window_and_sinks", [], [1024, 4]) is one with its tensors and its numbers. `mask_blocks`, of the function of this name, says which blocks
    masks hide. With `prepare` kernels are compiled and nothing
    is computed.
    `lengths` are those of `attention_varlen`, `pages` those of `attention_paged`.
    """
    import torch

    o = torch.empty(q.shape, dtype=q.dtype, device=q.device) if out is None else out
    described = [None if it is None else of_torch(it) for it in (q, k, v, o, lse)]
    forward(_library(), *described, _options(functions, options), _stream(q), prepare, lengths, pages)
    return o


def _library() -> ctypes.CDLL:
    """The library, opened once."""
    global _LIBRARY
    if _LIBRARY is None:
        _LIBRARY = load()
    return _LIBRARY


def _stream(q) -> int | None:
    """PyTorch's current stream where a tensor is."""
    import torch

    return torch.cuda.current_stream(q.device).cuda_stream if q.is_cuda else None


def _options(functions, options: dict, d_functions=()) -> Options:
    """The options of a call, whose tensors are PyTorch's."""
    import torch

    options = {name: of_torch(it) if isinstance(it, torch.Tensor) else it for name, it in options.items()}
    functions = [
        function_of(name, [of_torch(it) for it in tensors], numbers) for name, tensors, numbers in functions
    ]
    d_functions = [None if it is None else of_torch(it) for it in d_functions]
    return options_of(functions=functions, d_functions=d_functions, **options)


def mask_blocks(q, k, *, lengths=None, pages=None, functions=(), **options) -> MaskBlocks:
    """Which blocks of queries and keys masks hide: documents, and those among the functions. `attention` and `attention_backward` of
    tensors of these shapes, with the same options and `mask_blocks` beside them, neither load nor compute such blocks. It is computed once, on the
    current stream, for all layers. `lengths` are those of `packed`, where sequences are packed, and `pages` what `attention_paged` describes.
    """
    import torch

    memory = []

    def words(shape) -> Tensor:
        memory.append(torch.empty(shape, dtype=torch.int32, device=q.device))
        return of_torch(memory[0])

    given = _options(functions, options)
    blocks = classify(_library(), of_torch(q), of_torch(k), given, _stream(q), words, lengths, pages)
    blocks.memory = memory  # lives as long as what leads to it
    return blocks


def attention_varlen(q, k, v, cu_seqlens_q, cu_seqlens_k, max_seqlen_q: int, max_seqlen_k: int, **others):
    """As `attention`, of sequences that lie one after the other: q (all queries, heads, head_dim), k and v (all keys, KV heads,
    head_dim), and `lse`, if it is given, (heads, all queries).

    cu_seqlens_q and cu_seqlens_k, (batch + 1) of int32 on the GPU, say where each begins and where the last one ends. They
    are read when the work is done: a captured graph is right for other lengths, of at most max_seqlen_q and max_seqlen_k.
    """
    lengths = packed(cu_seqlens_q, cu_seqlens_k, max_seqlen_q, max_seqlen_k)
    return attention(q, k, v, lengths=lengths, **others)


def packed(cu_seqlens_q, cu_seqlens_k, max_seqlen_q: int, max_seqlen_k: int) -> tuple:
    """The `lengths` of packed sequences. The lists have to stay alive until a call has been queued."""
    return of_torch(cu_seqlens_q), of_torch(cu_seqlens_k), max_seqlen_q, max_seqlen_k


def attention_paged(
    q, k, v, block_table, seqused_k, *, max_seqlen_k: int = 0, cu_seqlens_q=None, max_seqlen_q: int = 0, **others
):
    """As `attention`, of keys and values in pages: k and v (pages, page, KV heads, head_dim), strided as they like; those
    that are (pages, KV heads, page, head_dim) in memory are passed transposed.

    block_table, (batch, pages of a sequence), and seqused_k, (batch), both of int32 on the GPU, say which pages each sequence
    has and how many keys of them it uses: at most max_seqlen_k, or 0 for as many as the table has pages for. Queries are packed as in
    `attention_varlen` if cu_seqlens_q is given. A captured graph is right for other pages and lengths.
    """
    queries = None if cu_seqlens_q is None else of_torch(cu_seqlens_q)
    pages = (of_torch(block_table), of_torch(seqused_k), max_seqlen_k, queries, max_seqlen_q)
    return attention(q, k, v, pages=pages, **others)


def attention_backward(
    q, k, v, o, lse, d_o, *, out=None, d_sinks=None, prepare=False, lengths=None, functions=(), d_functions=(), **options
):
    """The gradients of q, k and v, given that of the output: `o` and `lse` are what `attention` gave, or `attention_varlen`, of
    these tensors with the same options. `out` gets the gradients, else they are new tensors. `d_sinks`, (heads) of float32,
    gets that of `sinks` if it is given. The gradients of the bias and of the functions' tensors are added to `d_bias` and `d_functions`,
    one for each tensor of each function or None: float32, of the tensors' sizes and strides. There are none with splits, cache_batch_idx
    and cache_leftpad. Of keys that seqused_k leaves out they are 0. `lengths` are those of `packed`, where sequences are packed. With `prepare` kernels are compiled and nothing is
    computed.
    """
    import torch

    gradients = [torch.empty(x.shape, dtype=x.dtype, device=x.device) for x in (q, k, v)] if out is None else out
    tensors = [None if it is None else of_torch(it) for it in (q, k, v, o, lse, d_o, *gradients, d_sinks)]
    given = _options(functions, options, d_functions)
    backward(_library(), tensors[:5], tensors[5], tensors[6:], given, _stream(q), prepare, lengths)
    return gradients


def main() -> None:
    """Compares with PyTorch's own attention, in a captured graph too."""
    import torch
    from torch.nn.functional import scaled_dot_product_attention

    torch.manual_seed(0)
    q, k, v = (torch.randn(2, 1024, 8, 128, device="cuda", dtype=torch.bfloat16) for _ in range(3))
    heads_first = [x.transpose(1, 2) for x in (q, k, v)]
    expected = scaled_dot_product_attention(*heads_first, is_causal=True).transpose(1, 2)
    o = attention(q, k, v, causal=True)
    print(f"largest difference from PyTorch's: {(o - expected).abs().max().item():.4f}")

    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        attention(q, k, v, causal=True, out=o)
    o.zero_()
    graph.replay()
    print(f"the same from a graph: {(o - expected).abs().max().item():.4f}")


if __name__ == "__main__":
    main()
