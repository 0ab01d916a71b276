#!/usr/bin/env python3
"""Steps of generation on PyTorch's tensors and PyTorch's stream, through libfa.so and ctypes: nothing is built.

    cargo build --release -p fa-c
    FA_LIBRARY=target/release/libfa.so python3 examples/pytorch_cache.py

`attention_with_kvcache(q, k_cache, v_cache, k, v, cache_seqlens, causal=True)` does what `flash_attn_with_kvcache` of FlashAttention
does: it adds new keys and values to a cache, rotates them and the queries if there are tables for that, and attends to what each
sequence has then. `append_to_kvcache` only adds, and `merge` puts together what attention over parts of the keys gave. The work
is queued on the current stream; a captured step is right for other lengths, rows and pages. With `prepare=True` the first two
load their kernels and compute nothing, which is to be done before a capture, unless the same call was made.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_int, c_size_t, c_uint64, c_void_p

import pytorch as fa

INTERLEAVED, MASKED = 1, 2


class Cache(ctypes.Structure):
    """fa_cache of fa.h."""

    _fields_ = [
        ("size", c_size_t),
        ("k", POINTER(fa.Tensor)),
        ("v", POINTER(fa.Tensor)),
        ("seqlens", POINTER(fa.Tensor)),
        ("block_table", POINTER(fa.Tensor)),
        ("rows", POINTER(fa.Tensor)),
    ]


class Rotary(ctypes.Structure):
    """fa_rotary of fa.h."""

    _fields_ = [
        ("size", c_size_t),
        ("flags", c_uint64),
        ("cos", POINTER(fa.Tensor)),
        ("sin", POINTER(fa.Tensor)),
        ("positions", POINTER(fa.Tensor)),
        ("q", POINTER(fa.Tensor)),
        ("q_out", POINTER(fa.Tensor)),
    ]


def load(path: str | None = None) -> ctypes.CDLL:
    """Opens the library as `load` of pytorch.py does."""
    library = fa.load(path)
    tensor, cache, rotary = POINTER(fa.Tensor), POINTER(Cache), POINTER(Rotary)
    packed = [tensor, c_size_t]
    library.fa_append.argtypes = [tensor] * 2 + [cache, *packed, rotary, c_void_p]
    library.fa_decode.argtypes = [tensor] * 5 + [cache, *packed, rotary, POINTER(fa.Options), c_void_p]
    library.fa_prepare_append.argtypes = library.fa_append.argtypes[:-1]
    library.fa_prepare_decode.argtypes = library.fa_decode.argtypes[:-1]
    library.fa_classify_blocks_decode.argtypes = [
        *[tensor] * 2, POINTER(fa.MaskBlocks), cache, *packed, POINTER(fa.Options), c_void_p,
    ]  # fmt: skip
    library.fa_merge.argtypes = [tensor] * 6 + [c_void_p]
    library.fa_merge_stacked.argtypes = [tensor] * 4 + [c_void_p]
    for name in ("append", "decode", "prepare_append", "prepare_decode", "classify_blocks_decode", "merge", "merge_stacked"):
        getattr(library, "fa_" + name).restype = c_int
    return library


def cache_of(k, v, seqlens, block_table=None, rows=None) -> Cache:
    """The cache of described tensors."""
    return _filled(Cache(), k=k, v=v, seqlens=seqlens, block_table=block_table, rows=rows)


def rotary_of(cos, sin, interleaved=False, masked=False, positions=None, q=None, q_out=None) -> Rotary:
    """The rotation by described tables."""
    rotary = Rotary(flags=INTERLEAVED * interleaved | MASKED * masked)
    return _filled(rotary, cos=cos, sin=sin, positions=positions, q=q, q_out=q_out)


def _filled(given, **tensors):
    """A struct with its size and these tensors."""
    given.size = ctypes.sizeof(given)
    for name, tensor in tensors.items():
        if tensor is not None:
            setattr(given, name, ctypes.pointer(tensor))
    return given


def call(library, name: str, *arguments) -> None:
    """A function of the library, of described tensors, structs, numbers and a stream; any of them may be None. Its errors are exceptions."""
    arguments = [byref(it) if isinstance(it, ctypes.Structure) else it for it in arguments]
    if getattr(library, name)(*arguments) != 0:
        raise fa.FaError(library.fa_last_error().decode())


def _queue(name: str, prepare: bool, arguments: list, tensor) -> None:
    """A function of the library on the current stream of a tensor's GPU, or the one that prepares it, which has no stream."""
    if prepare:
        call(_library(), f"fa_prepare_{name}", *arguments)
    else:
        call(_library(), f"fa_{name}", *arguments, fa._stream(tensor))


_LIBRARY: ctypes.CDLL | None = None


def _library() -> ctypes.CDLL:
    """The library, opened once."""
    global _LIBRARY
    if _LIBRARY is None:
        _LIBRARY = load()
    return _LIBRARY


def _described(*tensors) -> list:
    """PyTorch's tensors, some of which may be None."""
    return [None if it is None else fa.of_torch(it) for it in tensors]


def append_to_kvcache(
    k_cache, v_cache, k, v, cache_seqlens, *, cache_batch_idx=None, block_table=None, cu_seqlens=None, max_seqlen: int = 0,
    rotary_cos=None, rotary_sin=None, rotary_interleaved=False, rotary_seqlens=None, prepare=False,
) -> None:
    """Adds the keys k and the values v of new tokens, (batch, new tokens, KV heads, head_dim), to a cache (rows, capacity, KV heads, head_dim),
    in which each sequence has cache_seqlens others, or to one in pages. The arguments are those of `attention_with_kvcache`."""
    lists = _described(k_cache, v_cache, cache_seqlens, block_table, cache_batch_idx)
    new_k, new_v, ends, cos, sin, positions = _described(k, v, cu_seqlens, rotary_cos, rotary_sin, rotary_seqlens)
    rotary = None if cos is None else rotary_of(cos, sin, rotary_interleaved, positions=positions)
    _queue("append", prepare, [new_k, new_v, cache_of(*lists), ends, max_seqlen, rotary], k)


def attention_with_kvcache(
    q, k_cache, v_cache, k, v, cache_seqlens, *, cache_batch_idx=None, block_table=None, cu_seqlens=None, max_seqlen: int = 0,
    rotary_cos=None, rotary_sin=None, rotary_interleaved=False, rotary_seqlens=None, lse=None, out=None, prepare=False,
    functions=(), **options,
):
    """Adds k and v to the cache as `append_to_kvcache` does, and attends with q, (batch, seq_q, heads, head_dim), to what each sequence
    has then.

    cache_seqlens, (batch) of int32, is how many keys each sequence has before. Sequence b is in row b of the cache, or in row
    cache_batch_idx[b], or in the pages block_table[b] of a cache (pages, page, KV heads, head_dim). With cu_seqlens, (batch + 1) of
    int32, sequences lie one after the other: q (all tokens, heads, head_dim), k and v (all tokens, KV heads, head_dim), none of them
    longer than max_seqlen. rotary_cos and rotary_sin, (positions, rot/2), rotate k and q; tokens are at the positions from
    cache_seqlens[b] on, or from rotary_seqlens[b] on. `lse` gets the log-sum-exp if it is given, `out` the output, else a new
    tensor. With `prepare` kernels are compiled and nothing is computed. The other options are those of `attention` of pytorch.py,
    cache_leftpad among them.
    """
    import torch

    o = torch.empty_like(q, memory_format=torch.contiguous_format) if out is None else out
    lists = _described(k_cache, v_cache, cache_seqlens, block_table, cache_batch_idx)
    tensors = _described(q, k, v, o, lse)
    ends, cos, sin, positions = _described(cu_seqlens, rotary_cos, rotary_sin, rotary_seqlens)
    rotary = None
    if cos is not None:
        # It lives until the work is queued; who has its memory next is behind that on this stream.
        rotated = torch.empty_like(q, memory_format=torch.contiguous_format)
        rotary = rotary_of(cos, sin, rotary_interleaved, positions=positions, q_out=fa.of_torch(rotated))
    given = fa._options(functions, options)
    _queue("decode", prepare, [*tensors, cache_of(*lists), ends, max_seqlen, rotary, given], q)
    return o


def merge(first, first_lse, second, second_lse, *, out=None, lse=None):
    """What attention over the keys of two parts gives, of what it gave over each: outputs and log-sum-exps. `out` gets the output, else
    a new tensor, `lse` the log-sum-exp if it is given. Both may be those of a part."""
    import torch

    o = torch.empty_like(first) if out is None else out
    call(_library(), "fa_merge", *_described(first, first_lse, second, second_lse, o, lse), fa._stream(first))
    return o


def main() -> None:
    """Generates 20 tokens with a captured step, and compares with attention over all of them at once."""
    import torch

    torch.manual_seed(0)
    batch, steps, heads, kv_heads, head_dim = 4, 20, 32, 8, 128
    random = lambda heads: torch.randn(batch, steps, heads, head_dim, device="cuda", dtype=torch.bfloat16)  # noqa: E731
    q, k, v = random(heads), random(kv_heads), random(kv_heads)
    caches = [torch.zeros(batch, 256, kv_heads, head_dim, device="cuda", dtype=torch.bfloat16) for _ in range(2)]
    lengths = torch.zeros(batch, device="cuda", dtype=torch.int32)
    token = [x[:, :1].clone() for x in (q, k, v)]
    o = torch.empty_like(token[0])
    step = lambda: attention_with_kvcache(token[0], *caches, *token[1:], lengths, causal=True, out=o)  # noqa: E731
    # The call before the capture is on the same stream, whose memory the graph passes results on in. What it writes is written again.
    stream, graph = torch.cuda.Stream(), torch.cuda.CUDAGraph()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        step()
    torch.cuda.synchronize()
    with torch.cuda.graph(graph, stream=stream):
        step()
        lengths += 1
    outputs = []
    for i in range(steps):
        for now, all_of_them in zip(token, (q, k, v)):
            now.copy_(all_of_them[:, i : i + 1])
        graph.replay()
        outputs.append(o.clone())
    expected = fa.attention(q, k, v, causal=True)
    difference = (torch.cat(outputs, dim=1) - expected).abs().max().item()
    print(f"largest difference from attention over all tokens at once: {difference:.4f}")


if __name__ == "__main__":
    main()
