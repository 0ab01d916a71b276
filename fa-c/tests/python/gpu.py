"""Attention on PyTorch's tensors, streams, graphs and threads, by FlashAttention's rule. Needs a GPU and PyTorch.

    FA_LIBRARY=libfa.so python3 gpu.py                 # the tests
    FA_LIBRARY=libfa.so python3 gpu.py used_keys       # one of them, or several
    FA_LIBRARY=libfa.so python3 gpu.py time            # the GPU's time for (4, 4096, 16, 128), causal, with log-sum-exp
"""

import math
import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import torch

HERE = Path(__file__).resolve().parent
# Beside this file on a GPU host, in the repository otherwise.
sys.path[:0] = [str(HERE), str(HERE.parents[2] / "examples") if len(HERE.parents) > 2 else str(HERE)]
import pytorch as fa  # noqa: E402
import pytorch_conv as conv  # noqa: E402
import pytorch_training as training  # noqa: E402

LENGTHS = [
    (1, 1), (239, 1), (3, 799), (799, 3), (113, 203), (128, 217), (113, 211), (108, 256), (256, 512),
    (384, 256), (512, 512), (640, 128), (1023, 1024), (1024, 1023), (2048, 2048), (4224, 4224),
]  # fmt: skip
HEAD_DIMS = [32, 40, 64, 80, 96, 128, 192, 256]
HEADS = [(6, 6), (6, 2), (6, 1)]
DTYPES = [torch.float16, torch.bfloat16]
# Queries and keys of packed sequences: of many lengths, without queries, without keys, short and many.
PACKED = [
    [(113, 203), (0, 40), (128, 217), (1, 799), (7, 0), (0, 0), (3, 1), (256, 256)],
    [(1023, 1024), (1, 1), (1024, 1023), (239, 1), (64, 64)],
    [(1, 17)] * 33,
]


def reference(q, k, v, low: bool, causal=False, window_left=None, window_right=None, softcap=None,
              alibi_slopes=None, sinks=None, bias=None, document_q=None, document_k=None, functions=()):  # fmt: skip
    """The equations in float32 on upcast inputs, or in the inputs' own precision; output and log-sum-exp."""
    dtype = q.dtype
    if not low:
        q, k, v = (x.float() for x in (q, k, v))
    group = q.shape[2] // k.shape[2]
    k, v = (x.repeat_interleave(group, dim=2) for x in (k, v))
    scores = torch.einsum("bihd,bjhd->bhij", q / math.sqrt(q.shape[3]), k)
    if softcap is not None:
        scores = softcap * torch.tanh(scores / softcap)
    position = torch.arange(q.shape[1], device=q.device)[:, None] + k.shape[1] - q.shape[1]
    key = torch.arange(k.shape[1], device=q.device)[None, :]
    if alibi_slopes is not None:
        slopes = alibi_slopes if alibi_slopes.dim() == 2 else alibi_slopes[None]
        scores = scores - (slopes[:, :, None, None] * (position - key).abs()).to(scores.dtype)
    right = 0 if causal else window_right
    hidden = torch.zeros(scores.shape[2:], dtype=torch.bool, device=q.device)
    if right is not None:
        hidden |= key > position + right
    if window_left is not None:
        hidden |= key < position - window_left
    if bias is not None:
        scores = scores + bias[..., : q.shape[1], : k.shape[1]].to(scores.dtype)
    if document_q is not None:
        of_q, of_k = document_q[:, : q.shape[1]], document_k[:, : k.shape[1]]
        hidden = hidden | (of_q[:, None, :, None] != of_k[:, None, None, :])
    for name, _, (window, first) in functions:
        assert name == "window_and_sinks"
        hidden = hidden | (key > position) | ((position - key >= window) & (key >= first))
    scores = scores.masked_fill(hidden, -math.inf)
    if sinks is not None:
        column = sinks[None, :, None, None].to(scores.dtype).expand(*scores.shape[:3], 1)
        scores = torch.cat([scores, column], dim=3)
    lse = torch.logsumexp(scores.float(), dim=3)
    weights = torch.softmax(scores, dim=3).masked_fill(lse.isinf()[..., None], 0)[..., : k.shape[1]]
    return torch.einsum("bhij,bjhd->bihd", weights, v).to(dtype), lse


def holds(out, lse, inputs, options) -> str | None:
    """FlashAttention's rule: at most twice the error of the same precision, three times with softcap."""
    (expected, expected_lse), (low, _) = (reference(*inputs, low=low, **options) for low in (False, True))
    atol = 2 * (expected + 0.3 - 0.3 - expected).abs().max().item()
    rtol = 3 if options.get("softcap") else 2
    bound = rtol * (low - expected).abs().max().item() + atol
    error = (out - expected).abs().max().item()
    seen = ~expected_lse.isinf()
    lse_error = (lse - expected_lse)[seen].abs().max().item() if seen.any() else 0.0
    if not error <= bound:
        return f"error {error} over {bound}"
    if not lse_error <= 2e-3 or not torch.equal(lse.isinf(), expected_lse.isinf()):
        return f"log-sum-exp is off by {lse_error}"
    return None


def tensors(shape, seed: int):
    """q, k, v of (seq_q, seq_k, heads, kv_heads, head_dim, dtype), in one of three layouts."""
    seq_q, seq_k, heads, kv_heads, head_dim, dtype = shape
    torch.manual_seed(seed)
    batch = 2 if seq_q * seq_k < 1 << 22 else 1
    make = lambda *sizes: torch.randn(*sizes, device="cuda", dtype=dtype)  # noqa: E731
    if seed % 3 == 1 and seq_q == seq_k:  # all in one tensor, as a linear layer gives them
        return make(batch, seq_q, heads + 2 * kv_heads, head_dim).split([heads, kv_heads, kv_heads], dim=2)
    if seed % 3 == 2:  # heads first
        return tuple(
            make(batch, h, s, head_dim).transpose(1, 2) for s, h in ((seq_q, heads), (seq_k, kv_heads), (seq_k, kv_heads))
        )
    return make(batch, seq_q, heads, head_dim), make(batch, seq_k, kv_heads, head_dim), make(batch, seq_k, kv_heads, head_dim)


def all_options(heads: int) -> list[dict]:
    """Every option once, and some together."""
    slopes = 2.0 ** -torch.arange(1, heads + 1, device="cuda", dtype=torch.float32)
    sinks = torch.randn(heads, device="cuda", dtype=torch.float32)
    return [
        {},
        {"causal": True},
        {"window_left": 100, "window_right": 30},
        {"causal": True, "window_left": 64},
        {"softcap": 15.0},
        {"causal": True, "alibi_slopes": slopes},
        {"alibi_slopes": torch.stack([slopes, slopes / 2])},
        {"causal": True, "sinks": sinks},
        {"causal": True, "softcap": 15.0, "window_left": 200, "alibi_slopes": slopes, "sinks": sinks},
    ]


def with_functions(seq_q: int, seq_k: int, heads: int) -> list[dict]:
    """Biases, documents and a function by its name, for sequences of at most so many queries and keys."""
    randn = lambda *sizes: torch.randn(*sizes, device="cuda")  # noqa: E731
    documents = lambda seq: (torch.arange(seq, device="cuda")[None] // 100).to(torch.int32)  # noqa: E731
    of_tokens = {"document_q": documents(seq_q), "document_k": documents(seq_k)}
    window = [("window_and_sinks", [], [64, 4])]
    return [
        {"causal": True, "bias": randn(1, heads, seq_q, seq_k)},
        {"bias": randn(1, heads, 1, seq_k).half()},
        {"softcap": 15.0, "bias": randn(1, 1, seq_k, seq_q).bfloat16().transpose(2, 3)},
        of_tokens,
        {"causal": True, "functions": window, "bias": randn(1, 1, seq_q, 1), **of_tokens},
    ]


def one(shape, options, seed: int) -> str | None:
    """One call; what is wrong with it."""
    inputs = tensors(shape, seed)
    if (slopes := options.get("alibi_slopes")) is not None and slopes.dim() == 2:
        options = options | {"alibi_slopes": slopes[: inputs[0].shape[0]].contiguous()}
    q = inputs[0]
    lse = torch.full((q.shape[0], q.shape[2], q.shape[1]), math.nan, device="cuda")
    out = fa.attention(*inputs, lse=lse, **options)
    return holds(out, lse, inputs, options)


def shapes_and_options() -> int:
    """Every pair of lengths with every option, the other sizes in turn."""
    failures, count = [], 0
    for seq_q, seq_k in LENGTHS:
        for options in all_options(6) + with_functions(seq_q, seq_k, 6):
            for dtype in DTYPES:
                head_dim = HEAD_DIMS[count % len(HEAD_DIMS)]
                heads, kv_heads = HEADS[count // 3 % len(HEADS)]
                shape = (seq_q, seq_k, heads, kv_heads, head_dim, dtype)
                if wrong := one(shape, options, count):
                    failures.append(f"{shape} {sorted(options)}: {wrong}")
                count += 1
    assert not failures, f"{len(failures)} of {count}:\n" + "\n".join(failures[:10])
    return count


def captured_graph() -> int:
    """A graph that PyTorch captures, replayed with other numbers."""
    every = all_options(4)[:6] + with_functions(500, 500, 4)
    for number, options in enumerate(every):
        shape = (500, 500, 4, 2, 64 if number % 2 else 128, DTYPES[number % 2])
        inputs = [x.contiguous() for x in tensors(shape, 0)]
        out = torch.empty_like(inputs[0])
        lse = torch.empty(2, 4, 500, device="cuda")
        fa.attention(*inputs, lse=lse, out=out, prepare=True, **options)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            fa.attention(*inputs, lse=lse, out=out, **options)
        for seed in range(3):
            for x, fresh in zip(inputs, tensors(shape, 3 * seed)):
                x.copy_(fresh)
            out.fill_(math.nan)
            graph.replay()
            torch.cuda.synchronize()
            assert (wrong := holds(out, lse, inputs, options)) is None, (options, wrong)
    return 3 * len(every)


def list_of(numbers) -> torch.Tensor:
    """The sums of the numbers before each, and of all, as PyTorch users have them: int32 on the GPU."""
    ends = torch.tensor([0, *numbers]).cumsum(0)
    return ends.to(device="cuda", dtype=torch.int32)


def packed_holds(out, lse, inputs, lengths, options) -> str | None:
    """Each sequence of packed tensors by itself."""
    q, k, v = inputs
    first_q = first_k = 0
    for number, (seq_q, seq_k) in enumerate(lengths):
        rows, keys = slice(first_q, first_q + seq_q), slice(first_k, first_k + seq_k)
        first_q, first_k = rows.stop, keys.stop
        if seq_q == 0:
            continue
        if seq_k == 0:
            if out[rows].any() or not (lse[:, rows] == -math.inf).all():
                return f"sequence {number} sees no key"
            continue
        of_sequence = dict(options)
        if (slopes := options.get("alibi_slopes")) is not None and slopes.dim() == 2:
            of_sequence["alibi_slopes"] = slopes[number : number + 1]
        one = [q[None, rows], k[None, keys], v[None, keys]]
        if wrong := holds(out[None, rows], lse[None, :, rows], one, of_sequence):
            return f"sequence {number}: {wrong}"
    return None


def packed_sequences() -> int:
    """Packed sequences with every option but sinks on a sequence without keys, in two layouts."""
    failures, count = [], 0
    for lengths in PACKED:
        cu_q, cu_k = (list_of(sizes) for sizes in zip(*lengths))
        longest = [max(sizes) for sizes in zip(*lengths)]
        total_q, total_k = (sum(sizes) for sizes in zip(*lengths))
        for options in all_options(6) + with_functions(*longest, 6):
            if "sinks" in options and any(seq_k == 0 for _, seq_k in lengths):
                continue
            if (slopes := options.get("alibi_slopes")) is not None and slopes.dim() == 2:
                of_sequences = [slopes[0] / (number + 1) for number in range(len(lengths))]
                options = options | {"alibi_slopes": torch.stack(of_sequences)}
            for dtype in DTYPES:
                head_dim, (heads, kv_heads) = HEAD_DIMS[count % len(HEAD_DIMS)], HEADS[count // 3 % len(HEADS)]
                make = lambda *sizes: torch.randn(*sizes, device="cuda", dtype=dtype)  # noqa: E731
                q = make(total_q, heads, head_dim)
                k, v = make(total_k, 2 * kv_heads, head_dim).split(kv_heads, dim=1)
                lse = torch.full((heads, total_q), math.nan, device="cuda")
                out = fa.attention_varlen(q, k, v, cu_q, cu_k, *longest, lse=lse, **options)
                if wrong := packed_holds(out, lse, (q, k, v), lengths, options):
                    failures.append(f"{lengths} {head_dim} {sorted(options)}: {wrong}")
                count += 1
    assert not failures, f"{len(failures)} of {count}:\n" + "\n".join(failures[:10])
    return count


def captured_lengths() -> int:
    """A graph of packed sequences that PyTorch captures, replayed with other lengths, some of which leave rows unused."""
    count = 0
    for options in ({}, {"causal": True}, {"window_left": 100, "causal": True}, *with_functions(600, 700, 4)):
        make = lambda heads: torch.randn(1000, heads, 128, device="cuda", dtype=torch.bfloat16)  # noqa: E731
        inputs = [make(4), make(2), make(2)]
        lengths = [(300, 200), (300, 500), (400, 300)]
        cu_q, cu_k = (list_of(sizes) for sizes in zip(*lengths))
        out, lse = torch.empty_like(inputs[0]), torch.empty(4, 1000, device="cuda")
        call = lambda **others: fa.attention_varlen(  # noqa: E731
            *inputs, cu_q, cu_k, 600, 700, out=out, lse=lse, **options, **others
        )
        call(prepare=True)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            call()
        for lengths in (lengths, [(600, 300), (1, 1), (399, 699)], [(0, 300), (500, 700), (100, 0)]):
            for list_, sizes in zip((cu_q, cu_k), zip(*lengths)):
                list_.copy_(list_of(sizes))
            out.fill_(math.nan)
            lse.fill_(math.nan)
            graph.replay()
            torch.cuda.synchronize()
            assert (wrong := packed_holds(out, lse, inputs, lengths, options)) is None, (options, lengths, wrong)
            used = sum(queries for queries, _ in lengths)
            assert out[used:].isnan().all() and lse[:, used:].isnan().all(), "unused rows were written"
            count += 1
    return count


def block_table(keys, page: int, pool: int, width: int, seed: int) -> torch.Tensor:
    """Which pages of a pool sequences of so many keys have, in any order; entries that nobody needs lead nowhere."""
    order = iter(torch.randperm(pool, generator=torch.Generator().manual_seed(seed)).tolist())
    table = torch.full((len(keys), width), 1 << 28, dtype=torch.int32)
    for row, seq_k in zip(table, keys):
        for entry in range(-(-seq_k // page)):
            row[entry] = next(order)
    return table.cuda()


def into_pages(packed, keys, pages, table) -> None:
    """Puts packed keys, or values, into pages (pages, page, KV heads, head_dim), which have NaN elsewhere."""
    page = pages.shape[1]
    pages.fill_(math.nan)
    first = 0
    for row, seq_k in zip(table.tolist(), keys):
        for entry, begin in enumerate(range(0, seq_k, page)):
            part = packed[first + begin : first + min(begin + page, seq_k)]
            pages[row[entry], : part.shape[0]] = part
        first += seq_k


def empty_pages(pool: int, page: int, heads: int, head_dim: int, dtype, heads_first: bool) -> torch.Tensor:
    """(pages, page, KV heads, head_dim), in memory so or with the heads before the keys."""
    make = lambda *sizes: torch.empty(*sizes, device="cuda", dtype=dtype)  # noqa: E731
    if heads_first:
        return make(pool, heads, page, head_dim).transpose(1, 2)
    return make(pool, page, heads, head_dim)


def paged_keys() -> int:
    """Keys in pages of 1, 16 and 64, with dense queries and packed ones, with every option in turn, in two layouts."""
    failures, count = [], 0
    dense = [[(1, 54), (1, 97), (1, 512), (1, 2048)], [(1, 4000)], [(16, 799), (16, 17)]]
    for lengths in dense + PACKED[:2]:
        queries, keys = zip(*lengths)
        packed = len(set(queries)) > 1
        used, cu_q = torch.tensor(keys, device="cuda", dtype=torch.int32), list_of(queries)
        for number, options in enumerate(all_options(6)):
            if "sinks" in options and 0 in keys:
                continue
            if (slopes := options.get("alibi_slopes")) is not None and slopes.dim() == 2:
                options = options | {"alibi_slopes": torch.stack([slopes[0] / (n + 1) for n in range(len(lengths))])}
            for page in (1, 16, 64):
                dtype, head_dim = DTYPES[count % 2], HEAD_DIMS[count % len(HEAD_DIMS)]
                heads, kv_heads = HEADS[count // 3 % len(HEADS)]
                make = lambda *sizes: torch.randn(*sizes, device="cuda", dtype=dtype)  # noqa: E731
                q = make(sum(queries), heads, head_dim)
                k, v = make(2, sum(keys), kv_heads, head_dim)
                pool, width = sum(-(-seq_k // page) for seq_k in keys) + 3, -(-max(keys) // page) + 1
                table = block_table(keys, page, pool, width, count)
                pages = [empty_pages(pool, page, kv_heads, head_dim, dtype, count % 2 == 1) for _ in range(2)]
                for packed_, to in zip((k, v), pages):
                    into_pages(packed_, keys, to, table)
                splits = {"splits": 5} if number == 1 and page == 16 else {}
                if packed:
                    lse = torch.full((heads, q.shape[0]), math.nan, device="cuda")
                    of_queries = {"cu_seqlens_q": cu_q, "max_seqlen_q": max(queries)}
                    out = fa.attention_paged(q, *pages, table, used, lse=lse, **of_queries, **splits, **options)
                else:
                    lse = torch.full((len(lengths), heads, queries[0]), math.nan, device="cuda")
                    as_dense = q.view(len(lengths), queries[0], heads, head_dim)
                    out = fa.attention_paged(as_dense, *pages, table, used, lse=lse, **splits, **options)
                    out, lse = out.flatten(0, 1), lse.transpose(0, 1).flatten(1)
                if wrong := packed_holds(out, lse, (q, k, v), lengths, options):
                    failures.append(f"{lengths} page {page} {head_dim} {sorted(options)}: {wrong}")
                count += 1
    assert not failures, f"{len(failures)} of {count}:\n" + "\n".join(failures[:10])
    return count


def captured(call) -> torch.cuda.CUDAGraph:
    """A graph of a call, captured after the same call was made on the same stream, whose workspace it uses."""
    stream, graph = torch.cuda.Stream(), torch.cuda.CUDAGraph()
    torch.cuda.synchronize()
    with torch.cuda.stream(stream):
        call()
    torch.cuda.synchronize()
    with torch.cuda.graph(graph, stream=stream):
        call()
    return graph


def captured_pages() -> int:
    """A graph of a step of generation that PyTorch captures, replayed with other pages and lengths."""
    count = 0
    for page, heads, queries in ((16, 32, 1), (1, 8, 1), (64, 8, 4)):
        pool, width, options = 4096 // page, 2048 // page, {"causal": queries > 1}
        q = torch.randn(3, queries, heads, 128, device="cuda", dtype=torch.bfloat16)
        pages = [empty_pages(pool, page, 4, 128, q.dtype, page == 64) for _ in range(2)]
        table = torch.zeros(3, width, device="cuda", dtype=torch.int32)
        used = torch.ones(3, device="cuda", dtype=torch.int32)
        out, lse = torch.empty_like(q), torch.empty(3, heads, queries, device="cuda")
        call = lambda **others: fa.attention_paged(  # noqa: E731
            q, *pages, table, used, out=out, lse=lse, **options, **others
        )
        graph = captured(call)
        for seed, keys in enumerate(([5, 2048, 100], [1000, 4, 1999], [2048, 1024, 1024])):
            lengths = [(queries, seq_k) for seq_k in keys]
            table.copy_(block_table(keys, page, pool, width, seed))
            used.copy_(torch.tensor(keys))
            kv = torch.randn(2, sum(keys), 4, 128, device="cuda", dtype=q.dtype)
            for packed, to in zip(kv, pages):
                into_pages(packed, keys, to, table)
            out.fill_(math.nan)
            graph.replay()
            torch.cuda.synchronize()
            rows = lse.transpose(0, 1).flatten(1)
            wrong = packed_holds(out.flatten(0, 1), rows, (q.flatten(0, 1), *kv), lengths, options)
            assert wrong is None, (page, keys, wrong)
            count += 1
    return count


def used_keys() -> int:
    """Only so many keys of each sequence of a dense cache, in a graph too."""
    q = torch.randn(4, 2, 8, 128, device="cuda", dtype=torch.float16)
    k, v = torch.randn(2, 4, 3000, 2, 128, device="cuda", dtype=q.dtype)
    used = torch.zeros(4, device="cuda", dtype=torch.int32)
    out, lse = torch.empty_like(q), torch.empty(4, 8, 2, device="cuda")
    graph = None
    for keys in ([17, 3000, 2, 999], [3000, 2, 2, 2], [128, 64, 2500, 1]):
        used.copy_(torch.tensor(keys))
        if graph is None:
            graph = captured(lambda: fa.attention(q, k, v, lse=lse, out=out, causal=True, seqused_k=used))
        out.fill_(math.nan)
        graph.replay()
        torch.cuda.synchronize()
        for b, seq_k in enumerate(keys):
            one = (q[b : b + 1], k[b : b + 1, :seq_k], v[b : b + 1, :seq_k])
            wrong = holds(out[b : b + 1], lse[b : b + 1], one, {"causal": True})
            assert wrong is None, (keys, b, wrong)
    return 12


def with_gradients(attend, inputs, d_o, options) -> tuple:
    """The gradients of q, k, v and, if there are any, of the sinks and of the bias."""
    leaves = [x.detach().requires_grad_() for x in inputs]
    learned = {name: options[name].detach().requires_grad_() for name in ("sinks", "bias") if name in options}
    leaves += learned.values()
    return torch.autograd.grad(attend(*leaves[:3], **options | learned), leaves, d_o)


def gradients_hold(found, attend, inputs, d_o, options) -> str | None:
    """FlashAttention's rule, as in `holds`, for gradients in float32 that are rounded once; `attend` gives the output of the equations in
    float32 or in low precision."""

    def in_precision(low: bool):
        return with_gradients(lambda *tensors, **given: attend(*tensors, low=low, **given), inputs, d_o, options)

    expected, low = in_precision(False), in_precision(True)
    rtol = 3 if options.get("softcap") else 2
    names = ["dq", "dk", "dv", *(f"d{name}" for name in ("sinks", "bias") if name in options)]
    for name, ours, exact, rounded in zip(names, found, expected, low):
        # Gradients of sinks and of biases are sums over outputs that were rounded, whatever their own type.
        rounding = 1e-2 if name in ("dsinks", "dbias") else torch.finfo(exact.dtype).eps / 2
        # Of one key nothing but the order of sums is left.
        atol = rounding * exact.abs().max().item() + 1e-5
        bound = rtol * (rounded - exact).abs().max().item() + atol
        error = (ours - exact).abs().max().item()
        if not error <= bound:
            return f"{name}: error {error} over {bound}"
    return None


def dense_output(*inputs, low: bool, **options):
    """The equations of dense tensors."""
    return reference(*inputs, low=low, **options)[0]


def packed_output(lengths):
    """The equations of packed tensors, each sequence by itself."""

    def output(q, k, v, low: bool, alibi_slopes=None, **options):
        parts, first_q, first_k = [], 0, 0
        for number, (seq_q, seq_k) in enumerate(lengths):
            rows, keys = slice(first_q, first_q + seq_q), slice(first_k, first_k + seq_k)
            first_q, first_k = rows.stop, keys.stop
            if seq_q == 0 or seq_k == 0:
                parts.append(torch.zeros_like(q[rows]))
                continue
            slopes = alibi_slopes
            if slopes is not None and slopes.dim() == 2:
                slopes = slopes[number : number + 1]
            one = (q[None, rows], k[None, keys], v[None, keys])
            parts.append(dense_output(*one, low=low, alibi_slopes=slopes, **options)[0])
        return torch.cat(parts)

    return output


def gradients() -> int:
    """Every pair of lengths with every second option in turn, the other sizes in turn."""
    failures, count = [], 0
    for number, (seq_q, seq_k) in enumerate(LENGTHS):
        for options in all_options(6)[number % 2 :: 2]:
            head_dim, (heads, kv_heads) = HEAD_DIMS[count % len(HEAD_DIMS)], HEADS[count // 3 % len(HEADS)]
            shape = (seq_q, seq_k, heads, kv_heads, head_dim, DTYPES[count % 2 ^ number % 2])
            inputs = tensors(shape, count)
            if (slopes := options.get("alibi_slopes")) is not None and slopes.dim() == 2:
                options = options | {"alibi_slopes": slopes[: inputs[0].shape[0]].contiguous()}
            d_o = torch.randn_like(inputs[0])
            found = with_gradients(training.attention, inputs, d_o, options)
            if wrong := gradients_hold(found, dense_output, inputs, d_o, options):
                failures.append(f"{shape} {sorted(options)}: {wrong}")
            count += 1
    assert not failures, f"{len(failures)} of {count}:\n" + "\n".join(failures[:10])
    return count


def bias_gradients() -> int:
    """Gradients of biases, and through documents and functions by their names."""
    failures, count = [], 0
    for seq_q, seq_k in ((128, 128), (113, 203), (512, 256)):
        for options in with_functions(seq_q, seq_k, 6):
            head_dim, (heads, kv_heads) = (64, 128, 256)[count % 3], HEADS[count % len(HEADS)]
            inputs = tensors((seq_q, seq_k, heads, kv_heads, head_dim, DTYPES[count % 2]), count)
            d_o = torch.randn_like(inputs[0])
            found = with_gradients(training.attention, inputs, d_o, options)
            if wrong := gradients_hold(found, dense_output, inputs, d_o, options):
                failures.append(f"{(seq_q, seq_k)} {head_dim} {sorted(options)}: {wrong}")
            count += 1
    assert not failures, f"{len(failures)} of {count}:\n" + "\n".join(failures[:10])
    return count


def used_gradients() -> int:
    """Of a part of the keys of each sequence: as if there were no others, which are no numbers, and whose gradients are 0."""
    used, count = [217, 128, 512], 0
    told = torch.tensor(used, device="cuda", dtype=torch.int32)
    for options in ({}, {"causal": True}, {"causal": True, "deterministic": True}, {"window_left": 100, "window_right": 20}):
        for head_dim in (64, 128, 256):
            make = lambda *sizes: torch.randn(*sizes, device="cuda", dtype=torch.bfloat16)  # noqa: E731, B023
            (q, d_o), (k, v) = make(2, 3, 128, 4, head_dim), make(2, 3, 512, 2, head_dim)
            for b, keys in enumerate(used):
                k[b, keys:], v[b, keys:] = math.nan, math.nan
            dq, dk, dv = with_gradients(training.attention, (q, k, v), d_o, options | {"seqused_k": told})
            asked = {name: value for name, value in options.items() if name != "deterministic"}
            for b, keys in enumerate(used):
                assert not dk[b, keys:].any() and not dv[b, keys:].any(), (options, head_dim, b)
                own, of_keys = slice(b, b + 1), (slice(b, b + 1), slice(keys))
                found = (dq[own], dk[of_keys], dv[of_keys])
                wrong = gradients_hold(found, dense_output, (q[own], k[of_keys], v[of_keys]), d_o[own], asked)
                assert wrong is None, (options, head_dim, b, wrong)
                count += 1
    return count


def packed_gradients() -> int:
    """Packed sequences with every option but sinks on a sequence without keys."""
    failures, count = [], 0
    for lengths in PACKED:
        cu_q, cu_k = (list_of(sizes) for sizes in zip(*lengths))
        longest = [max(sizes) for sizes in zip(*lengths)]
        total_q, total_k = (sum(sizes) for sizes in zip(*lengths))
        for options in all_options(6):
            if "sinks" in options and any(seq_k == 0 for _, seq_k in lengths):
                continue
            if (slopes := options.get("alibi_slopes")) is not None and slopes.dim() == 2:
                options = options | {"alibi_slopes": torch.stack([slopes[0] / (n + 1) for n in range(len(lengths))])}
            dtype, head_dim = DTYPES[count % 2], HEAD_DIMS[count // 2 % len(HEAD_DIMS)]
            heads, kv_heads = HEADS[count // 3 % len(HEADS)]
            make = lambda *sizes: torch.randn(*sizes, device="cuda", dtype=dtype)  # noqa: E731
            q, d_o = make(2, total_q, heads, head_dim)
            k, v = make(total_k, 2 * kv_heads, head_dim).split(kv_heads, dim=1)

            def ours(q, k, v, **given):
                return training.attention_varlen(q, k, v, cu_q, cu_k, *longest, **given)

            found = with_gradients(ours, (q, k, v), d_o, options)
            if wrong := gradients_hold(found, packed_output(lengths), (q, k, v), d_o, options):
                failures.append(f"{lengths} {head_dim} {sorted(options)}: {wrong}")
            count += 1
    assert not failures, f"{len(failures)} of {count}:\n" + "\n".join(failures[:10])
    return count


def captured_gradients() -> int:
    """A graph of both passes that PyTorch captures, replayed with other numbers."""
    every = [({"causal": True}, 128), ({"window_left": 100, "window_right": 30, "softcap": 15.0}, 64)]
    for options, head_dim in every:
        shape = (500, 500, 4, 2, head_dim, torch.bfloat16)
        inputs = [x.contiguous() for x in tensors(shape, 0)]
        d_o, out = torch.randn_like(inputs[0]), torch.empty_like(inputs[0])
        lse = torch.empty(2, 4, 500, device="cuda")
        found = [torch.empty_like(x) for x in inputs]

        def call(**others):
            fa.attention(*inputs, lse=lse, out=out, **options, **others)
            fa.attention_backward(*inputs, out, lse, d_o, out=found, **options, **others)

        call(prepare=True)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            call()
        for seed in range(3):
            for x, fresh in zip(inputs, tensors(shape, 3 * seed)):
                x.copy_(fresh)
            for x in found:
                x.fill_(math.nan)
            graph.replay()
            torch.cuda.synchronize()
            wrong = gradients_hold(found, dense_output, inputs, d_o, options)
            assert wrong is None, (options, wrong)
    return 3 * len(every)


def refused_gradients() -> int:
    """What has no gradient, or cannot be written, is an exception, and the GPU goes on."""
    q = torch.randn(1, 64, 2, 64, device="cuda", dtype=torch.float16)
    o, lse = torch.empty_like(q), torch.empty(1, 2, 64, device="cuda")
    fa.attention(q, q, q, lse=lse, out=o)
    out = [torch.empty_like(q) for _ in range(3)]
    wrong = [
        ({"d_bias": q[:, :1, :1].float()}, "`d_bias` is given and `bias` is not"),
        ({"splits": 2}, "splits"),
        ({"out": [q, *out[1:]]}, "`dq` and `q` share memory"),
        ({"out": [out[0], out[0], out[1]]}, "`dk` and `dq` share memory"),
        ({"out": [out[0], out[1], out[2].bfloat16()]}, "`dv`"),
        ({"d_o": q.cpu()}, "`do` is on another device"),
        ({"d_o": q[:, :1].expand_as(q)[..., :32]}, "`do`"),
        ({"lse": lse.half()}, "`lse`"),
        ({"d_sinks": lse[0, :, 0].contiguous()}, "`dsinks`"),
    ]
    for given, text in wrong:
        given = {"o": o, "lse": lse, "d_o": q} | given
        try:
            fa.attention_backward(q, q, q, **given)
        except fa.FaError as error:
            assert text in str(error), (text, error)
        else:
            raise AssertionError(text)
    fa.attention_backward(q, q, q, o, lse, q, out=out)
    torch.cuda.synchronize()
    assert all(x.isfinite().all() for x in out)
    return len(wrong)


def streams_and_threads() -> int:
    """Two streams at once from one thread, then two threads with a stream each."""

    def run(stream, seed, failures):
        shape = (700, 700, 6, 2, 128, torch.bfloat16)
        with torch.cuda.stream(stream):
            for repeat in range(20):
                inputs = tensors(shape, 3 * (seed + repeat))
                lse = torch.empty(2, 6, 700, device="cuda")
                out = fa.attention(*inputs, lse=lse, causal=True)
                if wrong := holds(out, lse, inputs, {"causal": True}):
                    failures.append(wrong)

    failures = []
    streams = [torch.cuda.Stream(), torch.cuda.Stream()]
    kept = []
    for repeat in range(40):
        with torch.cuda.stream(streams[repeat % 2]):
            inputs = tensors((900, 900, 6, 6, 64, torch.float16), 3 * repeat)
            lse = torch.empty(2, 6, 900, device="cuda")
            kept.append((fa.attention(*inputs, lse=lse), lse, inputs))
    torch.cuda.synchronize()
    failures += [wrong for out, lse, inputs in kept if (wrong := holds(out, lse, inputs, {}))]
    threads = [threading.Thread(target=run, args=(s, 100 * i, failures)) for i, s in enumerate(streams)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    torch.cuda.synchronize()
    assert not failures, failures
    return 80


def refusals() -> int:
    """What cannot be computed is an exception, and the GPU goes on."""
    q = torch.randn(1, 64, 2, 64, device="cuda", dtype=torch.float16)
    cpu = q.cpu()
    two, one_ = list_of([32, 32]), list_of([64])
    wrong = [
        ((q, cpu, q), {}, "another device"),
        ((q, q[:, :, :1, :32], q), {}, "`k`"),
        ((q.double().half()[..., 1:57], q[..., :56], q[..., :56]), {}, "16"),
        ((q, q, q), {"softcap": -1.0}, "softcap"),
        ((q, q, q), {"out": q}, "share memory"),
        ((q, q, q.bfloat16()), {}, "`v`"),
        ([q[0]] * 3, {"lengths": (fa.of_torch(cpu), fa.of_torch(cpu), 64, 64)}, "`cu_seqlens_q`"),
        ([q[0]] * 3, {"lengths": (fa.of_torch(two), fa.of_torch(one_), 64, 64)}, "`cu_seqlens_k`"),
        ((q, q, q), {"pages": (fa.of_torch(two), fa.of_torch(one_), 0, None, 0)}, "`block_table`"),
        ((q, q, q), {"seqused_k": two}, "`seqused_k`"),
        ((q, q, q), {"bias": cpu[:, :1, :1].float()}, "`bias` is on another device"),
        ((q, q, q), {"bias": q[:, :2, :, :63].float()}, "`bias` of `additive_bias`"),
        ((q, q, q), {"document_q": two[None], "document_k": two[None]}, "`document_q` of `documents`"),
    ]
    for inputs, options, text in wrong:
        try:
            fa.attention(*inputs, **options)
        except fa.FaError as error:
            assert text in str(error), (text, error)
        else:
            raise AssertionError(text)
    # An address of this process that is said to be the GPU's, and more memory than there is.
    torch.cuda.synchronize()
    host = fa.of_torch(cpu)
    host.device = fa.Device(2, 0)
    far = fa.of_torch(q)
    far.shape[0], far.strides[0] = 2, 1 << 40
    gpu, o = fa.of_torch(q), fa.of_torch(torch.empty_like(q))
    zeros = torch.zeros(1, 2, 64, 64)
    bias = fa.of_torch(zeros)
    bias.device = fa.Device(2, 0)
    try:
        fa.forward(fa._LIBRARY, gpu, gpu, gpu, o, None, fa.options_of(bias=bias), 0)
    except fa.FaError as error:
        assert "`bias` is not all in the memory of GPU" in str(error), error
    else:
        raise AssertionError("a bias in the memory of others was taken")
    for tensor, against in ((host, gpu), (far, far)):
        try:
            fa.forward(fa._LIBRARY, against, tensor, tensor, o, None, fa.options_of(), 0)
        except fa.FaError as error:
            assert "memory of GPU" in str(error), error
        else:
            raise AssertionError("memory of others was taken")
    assert one((100, 100, 2, 2, 64, torch.float16), {}, 0) is None
    return 17


def conv_expected(x, weight, vectors, norm: bool) -> torch.Tensor:
    """silu(instance_norm(x ∗ weight + bias) · scale + shift), in the type of x."""
    bias, scale, shift = vectors
    y = torch.nn.functional.conv2d(x, weight, bias, padding="same")
    if norm:
        y = torch.nn.functional.instance_norm(y, weight=scale, bias=shift, eps=1e-3)
    return torch.nn.functional.silu(y)


def conv_blocks() -> int:
    """Convolution blocks of both layouts, called and from a graph, no further from float64 than PyTorch's own by FlashAttention's rule."""
    count = 0
    shapes = [(5, 64, 64, 128, 3), (2, 48, 80, 37, 3), (1, 128, 128, 64, 3), (3, 32, 256, 19, 1), (1, 256, 16, 8, 1)]
    layouts = (torch.channels_last, torch.contiguous_format)
    for samples, inputs, outputs, size, kernel in shapes:
        for dtype, layout, norm in [(d, layout, n) for d in DTYPES for layout in layouts for n in (True, False)]:
            make = lambda *shape: torch.randn(*shape, device="cuda", dtype=dtype)  # noqa: E731, B023
            x = make(samples, inputs, size, size + 3).contiguous(memory_format=layout)
            weight = make(outputs, inputs, kernel, kernel).contiguous(memory_format=layout) / (kernel * inputs**0.5)
            vectors = [make(outputs) for _ in range(3)]
            exact = conv_expected(x.double(), weight.double(), [it.double() for it in vectors], norm)
            low = conv_expected(x, weight, vectors, norm)
            bias, *affine = vectors if norm else [vectors[0], None, None]
            options = {"norm": norm, "epsilon": 1e-3 if norm else None, "activation": "silu"}
            out = torch.full_like(low, math.nan, memory_format=layout)
            call = lambda: conv.conv_block(x, weight, bias, *affine, **options, out=out)  # noqa: E731, B023
            call()
            of_call = out.clone()
            graph = captured(call)
            out.fill_(math.nan)
            graph.replay()
            torch.cuda.synchronize()
            bound = 2 * (low - exact).abs().max() + 2 * (exact.to(dtype) - exact).abs().max()
            for found in (of_call, out):
                error = (found - exact).abs().max()
                assert error <= bound, (samples, inputs, outputs, size, kernel, dtype, layout, norm, error, bound)
                count += 1
    return count


def gpu_time() -> None:
    """Prints the median of 40 calls, each between two events."""
    inputs = [torch.randn(4, 4096, 16, 128, device="cuda", dtype=torch.bfloat16) for _ in range(3)]
    out, lse = torch.empty_like(inputs[0]), torch.empty(4, 16, 4096, device="cuda")
    times = []
    for _ in range(42):
        start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        start.record()
        fa.attention(*inputs, lse=lse, out=out, causal=True)
        end.record()
        torch.cuda.synchronize()
        times.append(1000 * start.elapsed_time(end))
    print(f"GPU time from PyTorch: {sorted(times[2:])[20]:.1f} µs")


TESTS = (
    shapes_and_options, captured_graph, packed_sequences, captured_lengths, paged_keys, captured_pages, used_keys,
    streams_and_threads, refusals, gradients, bias_gradients, packed_gradients, used_gradients, captured_gradients,
    refused_gradients, conv_blocks,
)  # fmt: skip


def in_processes() -> None:
    """Runs every test in a process of its own: nearly all of the time are kernels that a process compiles one after the other."""
    command = lambda test: [sys.executable, __file__, test.__name__]  # noqa: E731
    run = lambda test: subprocess.run(command(test), check=False).returncode  # noqa: E731
    with ThreadPoolExecutor(max(1, (os.cpu_count() or 1) // 2)) as pool:
        codes = list(pool.map(run, TESTS))
    if failed := [test.__name__ for test, code in zip(TESTS, codes) if code != 0]:
        sys.exit(f"failed: {', '.join(failed)}")


def main() -> None:
    """Runs all of it, or what the arguments name."""
    names = sys.argv[1:]
    if names == ["time"]:
        gpu_time()
    elif names:
        tests = {test.__name__: test for test in TESTS}
        if unknown := [name for name in names if name not in tests]:
            sys.exit(f"{', '.join(unknown)}: the tests are {', '.join(tests)}")
        for name in names:
            print(f"{name}: {tests[name]()} passed", flush=True)
    else:
        in_processes()


main()
