"""Attention, caches and convolution blocks from Python on numpy's arrays, on the interpreter, against numpy in float64."""

import sys
import threading
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "examples"))
import pytorch as fa  # noqa: E402  (what it offers to ctypes needs no PyTorch)
import pytorch_cache as cache  # noqa: E402
import pytorch_conv as conv  # noqa: E402

LIBRARY = conv.load()
CACHES = cache.load()


def tensor(array: np.ndarray) -> fa.Tensor:
    """An array of float16, float32 or int32, described."""
    strides = [stride // array.itemsize for stride in array.strides]
    code = 0 if array.dtype == np.int32 else 2
    return fa.describe(array.ctypes.data, array.shape, strides, code, 8 * array.itemsize, (1, 0))


def aligned(shape, dtype) -> np.ndarray:
    """An array of zeros whose memory begins at a multiple of 64 bytes."""
    count = int(np.prod(shape))
    bytes_ = np.zeros(count * np.dtype(dtype).itemsize + 64, np.uint8)
    first = -bytes_.ctypes.data % 64
    return bytes_[first:][: count * np.dtype(dtype).itemsize].view(dtype).reshape(shape)


def random(shape, seed: int) -> np.ndarray:
    """Normally distributed float16."""
    array = aligned(shape, np.float16)
    array[...] = np.random.default_rng(seed).standard_normal(shape)
    return array


def softmax_of(
    q, k, causal=False, window_left=None, window_right=None, softcap=None, slopes=None, sinks=None, ranges=None,
    bias=None, documents=None, window_and_sinks=None,
):  # fmt: skip
    """The weights of keys, and last of the sinks where there are, the log-sum-exp, and what the softcap's slope is at each score."""
    group = q.shape[2] // k.shape[2]
    scores = np.einsum("bihd,bjhd->bhij", q, np.repeat(k, group, axis=2)) / np.sqrt(q.shape[3])
    slope = np.ones(1)
    if softcap is not None:
        scores = softcap * np.tanh(scores / softcap)
        slope = 1 - (scores / softcap) ** 2
    position = np.arange(q.shape[1])[:, None] + k.shape[1] - q.shape[1]
    key = np.arange(k.shape[1])[None, :]
    if bias is not None:
        scores = scores + bias.astype(np.float64)[..., : scores.shape[2], : scores.shape[3]]
    if slopes is not None:
        scores -= slopes.astype(np.float64)[None, :, None, None] * np.abs(position - key)
    right = 0 if causal else window_right
    hidden = np.zeros(scores.shape[2:], bool)
    if right is not None:
        hidden |= key > position + right
    if window_left is not None:
        hidden |= key < position - window_left
    hidden = np.broadcast_to(hidden, scores[:, :1].shape).copy()
    for of_sequence, its in zip(hidden, () if ranges is None else ranges):
        for first, end in its:
            inside = [(first <= at) & (at < end) for at in (position, key)]
            of_sequence &= ~(inside[0] & inside[1])
    scores = np.where(hidden, -np.inf, scores)
    if documents is not None:
        of_q, of_k = documents[0][:, : scores.shape[2]], documents[1][:, : scores.shape[3]]
        scores = np.where((of_q[:, :, None] == of_k[:, None, :])[:, None], scores, -np.inf)
    if window_and_sinks is not None:
        last, first = window_and_sinks
        seen = (key <= position) & ((position - key < last) | (key < first))
        scores = np.where(seen, scores, -np.inf)
    if sinks is not None:
        column = np.broadcast_to(sinks.astype(np.float64)[None, :, None, None], scores.shape[:3] + (1,))
        scores = np.concatenate([scores, column], axis=3)
    highest = scores.max(axis=3, keepdims=True)
    weights = np.exp(scores - highest)
    total = weights.sum(axis=3, keepdims=True)
    return weights / total, (highest + np.log(total))[..., 0], slope


def reference(q, k, v, **options):
    """Output and log-sum-exp in float64, as the equations have them."""
    q, k, v = (x.astype(np.float64) for x in (q, k, v))
    weights, lse, _ = softmax_of(q, k, **options)
    v = np.repeat(v, q.shape[2] // k.shape[2], axis=2)
    return np.einsum("bhij,bjhd->bihd", weights[..., : k.shape[1]], v), lse


def reference_gradients(q, k, v, d_o, bias=None, **options):
    """Those of q, k, v and, if there are any, of the sinks and of the bias, in float64."""
    q, k, v, d_o = (x.astype(np.float64) for x in (q, k, v, d_o))
    (batch, seq_k, kv_heads, head_dim), group = k.shape, q.shape[2] // k.shape[2]
    weights, _, slope = softmax_of(q, k, bias=bias, **options)
    of_keys, of_sinks = weights[..., :seq_k], weights[..., seq_k:]
    d_weights = np.einsum("bihd,bjhd->bhij", d_o, np.repeat(v, group, axis=2))
    delta = (of_keys * d_weights).sum(axis=3, keepdims=True)
    d_biased = of_keys * (d_weights - delta)
    d_scores = d_biased * slope / np.sqrt(head_dim)
    dq = np.einsum("bhij,bjhd->bihd", d_scores, np.repeat(k, group, axis=2))
    dk, dv = (np.einsum("bhij,bihd->bjhd", a, b) for a, b in ((d_scores, q), (of_keys, d_o)))
    dk, dv = (x.reshape(batch, seq_k, kv_heads, group, head_dim).sum(axis=3) for x in (dk, dv))
    return dq, dk, dv, -(of_sinks * delta).sum(axis=(0, 2, 3)), None if bias is None else of_bias(d_biased, bias.shape)


def of_bias(d_scores, shape):
    """The gradient of a bias, given that of the scores: sums over dimensions of 1, zeros where no sequence comes to."""
    broadcast = tuple(d for d in range(4) if shape[d] == 1)
    d_bias, sums = np.zeros(shape), d_scores.sum(axis=broadcast, keepdims=True)
    d_bias[tuple(slice(size) for size in sums.shape)] = sums
    return d_bias


def asked(bias=None, documents=None, window_and_sinks=None, **options) -> dict:
    """Options whose functions are described."""
    if bias is not None:
        options["bias"] = tensor(bias)
    if documents is not None:
        options["document_q"], options["document_k"] = (tensor(it) for it in documents)
    if window_and_sinks is not None:
        options["functions"] = [fa.function_of("window_and_sinks", (), window_and_sinks)]
    return options


def check(shape, kv, slopes=None, sinks=None, ranges=None, **options) -> None:
    """One problem: (batch, seq_q, heads, head_dim), and (seq_k, KV heads)."""
    batch, seq_q, heads, head_dim = shape
    q = random(shape, 1)
    k, v = (random((batch, kv[0], kv[1], head_dim), seed) for seed in (2, 3))
    # Heads first in memory: the dimensions are the same, the strides are not.
    o = aligned((batch, heads, seq_q, head_dim), np.float16).transpose(0, 2, 1, 3)
    lse = aligned((batch, heads, seq_q), np.float32)
    of_options = {"alibi_slopes": slopes, "sinks": sinks, "prefix_ranges": ranges}
    of_options = {name: tensor(it) for name, it in of_options.items() if it is not None}
    fa.forward(
        LIBRARY, *(tensor(x) for x in (q, k, v, o, lse)), fa.options_of(**of_options, **asked(**options)), None
    )
    expected_o, expected_lse = reference(q, k, v, slopes=slopes, sinks=sinks, ranges=ranges, **options)
    error = np.abs(o - expected_o).max()
    lse_error = np.abs(lse - expected_lse).max()
    assert error < 5e-3 and lse_error < 1e-4, (shape, kv, options, error, lse_error)


def check_packed(lengths, heads: tuple[int, int], head_dim: int, used=None, **options) -> None:
    """Packed sequences of these queries and keys, each by itself; the lists are every second number of a longer one. `used` says how many keys
    of each are used."""
    ends = np.zeros((len(lengths) + 1, 4), np.int32)
    ends[1:, ::2] = np.cumsum(lengths, axis=0)
    (queries, keys), longest = ends[-1, ::2], np.max(lengths, axis=0)
    q = random((queries, heads[0], head_dim), 1)
    k, v = (random((keys, heads[1], head_dim), seed) for seed in (2, 3))
    o, lse = aligned(q.shape, np.float16), aligned((heads[0], queries), np.float32)
    packed = (tensor(ends[:, 0]), tensor(ends[:, 2]), int(longest[0]), int(longest[1]))
    described = [tensor(x) for x in (q, k, v, o, lse)]
    told = {} if used is None else {"seqused_k": tensor(used)}
    fa.forward(LIBRARY, *described, fa.options_of(**told, **asked(**options)), None, lengths=packed)
    for b, ((q0, _, k0, _), (q1, _, k1, _)) in enumerate(zip(ends, ends[1:])):
        if q0 == q1:
            continue
        k1 = k1 if used is None else min(k1, k0 + used[b])
        one = (q[None, q0:q1], k[None, k0:k1], v[None, k0:k1])
        expected_o, expected_lse = reference(*one, **options)
        error = np.abs(o[q0:q1] - expected_o[0]).max()
        lse_error = np.abs(lse[:, q0:q1] - expected_lse[0]).max()
        assert error < 5e-3 and lse_error < 1e-4, (lengths, options, error, lse_error)


def check_paged(lengths, heads: tuple[int, int], head_dim: int, page: int, packed: bool, splits=0, **options) -> None:
    """Sequences of these queries and keys, each by itself; keys in pages, some of them of heads first, in any order."""
    keys = [random((2, seq_k, heads[1], head_dim), seed) for seed, (_, seq_k) in enumerate(lengths)]
    counts = [-(-seq_k // page) for _, seq_k in lengths]
    pool = 2 * sum(counts) + 1
    order = iter(np.random.default_rng(7).permutation(pool))
    table = np.full((len(lengths), max(counts) + 2), 1 << 20, np.int32)  # where no key is, nothing is read
    if page % 2:
        pages = aligned((2, pool, page, heads[1], head_dim), np.float16)
    else:
        pages = aligned((2, pool, heads[1], page, head_dim), np.float16).transpose(0, 1, 3, 2, 4)
    pages[...] = np.nan
    for row, kv in zip(table, keys):
        for first in range(0, kv.shape[1], page):
            row[first // page] = next(order)
            part = kv[:, first : first + page]
            pages[:, row[first // page], : part.shape[1]] = part
    used = np.array([seq_k for _, seq_k in lengths], np.int32)
    ends = np.concatenate([[0], np.cumsum([seq_q for seq_q, _ in lengths])]).astype(np.int32)
    q = random((ends[-1], heads[0], head_dim), 100)
    o, lse = aligned(q.shape, np.float16), aligned((heads[0], ends[-1]), np.float32)
    longest = max(seq_q for seq_q, _ in lengths)
    if packed:
        given = (q, pages[0], pages[1], o, lse)
    else:  # as many queries each
        dense = [x.reshape(len(lengths), longest, *x.shape[1:]) for x in (q, o)]
        lse = aligned((len(lengths), heads[0], longest), np.float32)
        given = (dense[0], pages[0], pages[1], dense[1], lse)
    of_queries = (tensor(ends), longest) if packed else (None, 0)
    fa.forward(
        LIBRARY, *(tensor(x) for x in given), fa.options_of(splits=splits, **asked(**options)), None,
        pages=(tensor(table), tensor(used), 0, *of_queries),
    )  # fmt: skip
    for b, (q0, q1) in enumerate(zip(ends, ends[1:])):
        if q0 == q1:
            continue
        expected_o, expected_lse = reference(q[None, q0:q1], keys[b][:1], keys[b][1:], **options)
        error = np.abs(o[q0:q1] - expected_o[0]).max()
        found = lse[:, q0:q1] if packed else lse[b]
        lse_error = np.abs(found - expected_lse[0]).max()
        assert error < 5e-3 and lse_error < 1e-4, (lengths, page, packed, options, error, lse_error)


def gradients_of(q, k, v, d_o, lengths=None, slopes=None, sinks=None, ranges=None, used=None, **options):
    """The forward pass and the backward pass of arrays, dense or packed; the gradients of q, k, v, sinks and the bias."""
    heads, rows = q.shape[-2], q.shape[:-2]
    o, lse = aligned(q.shape, np.float16), aligned((*rows[:-1], heads, rows[-1]), np.float32)
    of_options = {"alibi_slopes": slopes, "sinks": sinks, "prefix_ranges": ranges, "seqused_k": used}
    of_options = {name: tensor(it) for name, it in of_options.items() if it is not None}
    bias, d_bias = options.get("bias"), None
    if bias is not None:  # added to, with the bias's strides
        d_bias = np.zeros_like(bias, np.float32)
        of_options["d_bias"] = tensor(d_bias)
    given = fa.options_of(**of_options, **asked(**options))
    forward = [tensor(x) for x in (q, k, v, o, lse)]
    fa.forward(LIBRARY, *forward, given, None, lengths=lengths)
    gradients = [aligned(x.shape, np.float16) for x in (q, k, v)]
    d_sinks = None if sinks is None else aligned(sinks.shape, np.float32)
    for x in [*gradients, *([] if sinks is None else [d_sinks])]:
        x.fill(np.nan)
    to = [None if x is None else tensor(x) for x in (*gradients, d_sinks)]
    fa.backward(LIBRARY, forward, tensor(d_o), to, given, None, prepare=True, lengths=lengths)
    fa.backward(LIBRARY, forward, tensor(d_o), to, given, None, lengths=lengths)
    return *gradients, d_sinks, d_bias


def near(found, expected, what) -> None:
    """At most 0.3 % of the largest gradient off; a rounding to float16 is 0.05 %."""
    for name, a, b in zip(("dq", "dk", "dv", "dsinks", "dbias"), found, expected):
        if a is not None and b.size > 0:
            error = np.abs(a - b).max()
            # Sums for a bias may cancel, but for what comes of outputs that were rounded.
            least = 1 if name == "dbias" else 1e-2
            assert error <= 3e-3 * max(np.abs(b).max(), least), (what, name, error, np.abs(b).max())


def check_gradients(shape, kv, **options) -> None:
    """As `check`, of the gradients; that of the output is of heads first in memory."""
    batch, seq_q, heads, head_dim = shape
    q = random(shape, 1)
    k, v = (random((batch, kv[0], kv[1], head_dim), seed) for seed in (2, 3))
    d_o = random((batch, heads, seq_q, head_dim), 4).transpose(0, 2, 1, 3)
    near(gradients_of(q, k, v, d_o, **options), reference_gradients(q, k, v, d_o, **options), (shape, kv, options))


def check_packed_gradients(lengths, heads: tuple[int, int], head_dim: int, used=None, **options) -> None:
    """Of packed sequences, each by itself. The gradients of sinks and of the bias are the sums of all of theirs. Of keys past those that `used`
    says they are 0."""
    ends = np.zeros((len(lengths) + 1, 2), np.int32)
    ends[1:] = np.cumsum(lengths, axis=0)
    (queries, keys), longest = ends[-1], np.max(lengths, axis=0)
    q, d_o = (random((queries, heads[0], head_dim), seed) for seed in (1, 4))
    k, v = (random((keys, heads[1], head_dim), seed) for seed in (2, 3))
    packed = (tensor(ends[:, 0]), tensor(ends[:, 1]), int(longest[0]), int(longest[1]))
    dq, dk, dv, *beside = gradients_of(q, k, v, d_o, lengths=packed, used=used, **options)
    beside_expected = [None if x is None else np.zeros(x.shape) for x in beside]
    for b, ((q0, k0), (q1, k2)) in enumerate(zip(ends, ends[1:])):
        k1 = k2 if used is None else min(k2, k0 + used[b])
        assert not dk[k1:k2].any() and not dv[k1:k2].any(), (lengths, b, used)
        one = (q[None, q0:q1], k[None, k0:k1], v[None, k0:k1], d_o[None, q0:q1])
        *expected, of_sinks, of_bias = reference_gradients(*one, **options)
        near((dq[None, q0:q1], dk[None, k0:k1], dv[None, k0:k1]), expected, (lengths, q0, options))
        for total, more in zip(beside_expected, (of_sinks, of_bias)):
            if total is not None:
                total += more
    near((None, None, None, *beside), (None, None, None, *beside_expected), (lengths, options))


def check_same_bits() -> None:
    """The gradients of two calls that ask for the same bits; whether a kernel is made for one length is an option as others are."""
    q, k, v, d_o = (random((1, 150, heads, 32), seed) for seed, heads in enumerate((2, 1, 1, 2)))
    for length in ("any_length", "this_length"):
        options = {"causal": True, "deterministic": True, length: True}
        first, second = (gradients_of(q, k, v, d_o, **options) for _ in range(2))
        assert all(np.array_equal(a, b) for a, b in zip(first[:3], second[:3])), length
        near(first, reference_gradients(q, k, v, d_o, causal=True), options)


def refuses_gradients() -> None:
    """What has no gradient, and outputs that share memory, are exceptions with the library's text."""
    x, lse = random((1, 8, 1, 64), 0), aligned((1, 1, 8), np.float32)
    bias = np.zeros((1, 1, 8, 8), np.float32)
    gradients = [aligned(x.shape, np.float16) for _ in range(3)]
    for options, to, text in (
        ({"d_bias": tensor(bias)}, gradients, "`d_bias` is given and `bias` is not"),
        ({"bias": tensor(bias), "d_bias": tensor(bias)}, gradients, "share memory"),
        ({"bias": tensor(bias), "d_bias": tensor(bias[..., :4])}, gradients, "the argument's sizes and strides"),
        ({"splits": 2}, gradients, "splits"),
        ({}, [*gradients[:2], gradients[1]], "`dv` and `dk` share memory"),
        ({}, [x, *gradients[1:]], "`dq` and `q` share memory"),
    ):
        described = [tensor(it) for it in (x, x, x, random(x.shape, 5), lse)]
        to = [*(tensor(it) for it in to), None]
        try:
            fa.backward(LIBRARY, described, tensor(x), to, fa.options_of(**options), None)
        except fa.FaError as error:
            assert text in str(error), error
        else:
            raise AssertionError(text)


def check_functions() -> None:
    """A bias of every kind of dimensions, documents, and a function by its name; dense, packed and in pages; and their gradients."""
    rng = np.random.default_rng(5)
    bias = lambda *sizes: rng.standard_normal(sizes).astype(np.float32)  # noqa: E731
    documents = lambda batch, *lengths: [(np.arange(s)[None] // 25 + np.zeros((batch, 1))).astype(np.int32) for s in lengths]  # noqa: E731
    shape, kv = (2, 40, 4, 64), (50, 2)
    cases = [
        {"bias": bias(2, 4, 40, 50), "causal": True},
        {"bias": bias(1, 4, 40, 1).astype(np.float16)},
        # Transposed in memory, so that the last dimension is strided.
        {"bias": bias(1, 1, 50, 40).transpose(0, 1, 3, 2), "softcap": 5.0},
        {"bias": np.where(rng.random((2, 1, 40, 50)) < 0.4, -np.inf, 0.0).astype(np.float32)},
        {"documents": documents(1, 40, 50)},
        {"documents": [documents(1, 40)[0], documents(2, 50)[0]], "bias": bias(1, 4, 1, 50), "window_and_sinks": (12, 3)},
    ]
    for options in cases:
        check(shape, kv, **options)
        check_gradients(shape, kv, **options)
    # Of packed sequences there may be more than the longest has.
    of_each = {"bias": bias(1, 4, 90, 100), "causal": True, "window_and_sinks": (30, 2)}
    for check_both in (check_packed, check_packed_gradients):
        check_both([(40, 40), (0, 7), (1, 90), (70, 70)], (4, 2), 64, **of_each)
        check_both([(13, 33), (64, 64), (5, 100)], (4, 1), 128, documents=documents(1, 64, 100), softcap=5.0)
    for packed in (False, True):
        lengths = [(40, 70), (3, 9), (1, 90)] if packed else [(1, 90), (1, 17), (1, 64)]
        # As many keys as the table has pages for: two more than the longest sequence fills.
        options = {"bias": bias(1, 4, 1, 128), "documents": documents(1, 40, 128)}
        if not packed:
            options["documents"][0] = options["documents"][0][:, :1]
        check_paged(lengths, (4, 2), 64, 16, packed, **options)


def check_used() -> None:
    """Only so many keys of each sequence of a dense cache; a list of lengths among the options."""
    q, k, v = random((2, 3, 4, 64), 1), random((2, 50, 2, 64), 2), random((2, 50, 2, 64), 3)
    o, lse = aligned(q.shape, np.float16), aligned((2, 4, 3), np.float32)
    used = np.array([17, 50], np.int32)
    options = fa.options_of(causal=True, seqused_k=tensor(used))
    fa.forward(LIBRARY, *(tensor(x) for x in (q, k, v, o, lse)), options, None)
    for b, keys in enumerate(used):
        expected_o, expected_lse = reference(q[b : b + 1], k[b : b + 1, :keys], v[b : b + 1, :keys], causal=True)
        error = max(np.abs(o[b] - expected_o[0]).max(), np.abs(lse[b] - expected_lse[0]).max())
        assert error < 5e-3, (b, error)


def check_used_gradients(shape, keys: int, kv_heads: int, used, packed: bool, **options) -> None:
    """Of only so many keys of each sequence of a batch; the others are no numbers, and their gradients are 0. Queries may be packed."""
    batch, seq_q, heads, head_dim = shape
    q, d_o = random(shape, 1), random(shape, 4)
    k, v = (random((batch, keys, kv_heads, head_dim), seed) for seed in (2, 3))
    for x in (k, v):
        for b, count in enumerate(used):
            x[b, count:] = np.nan
    told, lengths, given, in_rows = np.array(used, np.int32), None, (q, k, v, d_o), (-1, heads, head_dim)
    ends = seq_q * np.arange(batch + 1, dtype=np.int32)
    if packed:
        lengths = (tensor(ends), None, seq_q, 0)
        given = (q.reshape(in_rows), k, v, d_o.reshape(in_rows))
    dq, dk, dv, *_ = gradients_of(*given, lengths=lengths, used=told, **options)
    dq = dq.reshape(shape)
    for b, count in enumerate(used):
        own, of_keys = slice(b, b + 1), (slice(b, b + 1), slice(count))
        assert not dk[b, count:].any() and not dv[b, count:].any(), (b, used)
        expected = reference_gradients(q[own], k[of_keys], v[of_keys], d_o[own], **options)
        near((dq[own], dk[of_keys], dv[of_keys]), expected[:3], (shape, used, packed, b, options))


def rotated(x, first: int, cos, sin, interleaved: bool):
    """Tokens of a sequence, (tokens, heads, head_dim), the first of which is at this position, in float64."""
    x, rot = x.astype(np.float64), 2 * cos.shape[1]
    cos, sin = (table.astype(np.float64)[first : first + len(x), None] for table in (cos, sin))
    pairs = (slice(0, rot, 2), slice(1, rot, 2)) if interleaved else (slice(rot // 2), slice(rot // 2, rot))
    a, b = (x[..., of_pair].copy() for of_pair in pairs)
    for of_pair, turned in zip(pairs, (a * cos - b * sin, a * sin + b * cos)):
        x[..., of_pair] = turned
    return x


def check_cache(kind: str, packed: bool, interleaved: bool) -> None:
    """A step of three sequences, whose new keys and queries are rotated, in a cache in order, in rows or in pages."""
    lengths, counts, page, capacity = [20, 0, 33], [2, 4, 1] if packed else [2, 2, 2], 8, 48
    ends, heads, kv_heads, head_dim = np.cumsum([0, *counts]).astype(np.int32), 4, 2, 64
    q, k, v = (random((ends[-1], h, head_dim), seed) for seed, h in enumerate((heads, kv_heads, kv_heads)))
    angles = np.arange(64)[:, None] / (1.0 + np.arange(16))
    cos, sin = (aligned(angles.shape, np.float32) for _ in range(2))
    cos[...], sin[...] = np.cos(angles), np.sin(angles)
    used, rows = np.array(lengths, np.int32), np.array([4, 0, 2], np.int32)
    table = np.random.default_rng(3).permutation(3 * capacity // page).reshape(3, -1).astype(np.int32)
    shape = {"rows": (5, capacity), "pages": (table.size, page)}.get(kind, (3, capacity))
    caches = [random((*shape, kv_heads, head_dim), seed) for seed in (8, 9)]

    def of(kept, b: int):
        """All keys or values of a sequence, copied."""
        row = {"rows": rows[b], "pages": table[b]}.get(kind, b)
        return kept[row].reshape(capacity, kv_heads, head_dim).copy()

    before = [[of(kept, b) for b in range(3)] for kept in caches]
    o, q_out = (aligned(q.shape, np.float16) for _ in range(2))
    lse = aligned((heads, ends[-1]) if packed else (3, heads, 2), np.float32)
    as_given = [x if packed else x.reshape(3, 2, *x.shape[1:]) for x in (q, k, v, o, q_out)]
    *given, to = (tensor(x) for x in as_given)
    given.append(tensor(lse))
    places = {"rows": {"rows": tensor(rows)}, "pages": {"block_table": tensor(table)}}.get(kind, {})
    described = cache.cache_of(*(tensor(x) for x in (*caches, used)), **places)
    rotary = cache.rotary_of(tensor(cos), tensor(sin), interleaved, q_out=to)
    of_queries = (tensor(ends), max(counts)) if packed else (None, 0)
    step = [*given, described, *of_queries, rotary, fa.options_of(causal=True)]
    cache.call(CACHES, "fa_prepare_decode", *step)
    cache.call(CACHES, "fa_prepare_append", *given[1:3], described, *of_queries, None)
    prepared = all(np.array_equal(of(kept, b), x[b]) for kept, x in zip(caches, before) for b in range(3))
    assert prepared and not (o.any() or lse.any() or q_out.any()), (kind, packed, "a step was written ahead")
    cache.call(CACHES, "fa_decode", *step, None)
    for b, (length, count) in enumerate(zip(lengths, counts)):
        new = slice(ends[b], ends[b + 1])
        after = [of(kept, b) for kept in caches]
        keys, values = (kept[: length + count] for kept in after)
        for kept, now in zip(before, after):
            same = np.array_equal(kept[b][:length], now[:length])
            assert same and np.array_equal(kept[b][length + count :], now[length + count :]), (kind, packed, b)
        assert np.abs(keys[length:] - rotated(k[new], length, cos, sin, interleaved)).max() < 4e-3, (kind, packed, b)
        assert np.array_equal(values[length:], v[new]), (kind, packed, b)
        assert np.abs(q_out[new] - rotated(q[new], length, cos, sin, interleaved)).max() < 4e-3, (kind, packed, b)
        expected_o, expected_lse = reference(q_out[new][None], keys[None], values[None], causal=True)
        error = np.abs(o[new] - expected_o[0]).max()
        lse_error = np.abs((lse[:, new] if packed else lse[b]) - expected_lse[0]).max()
        assert error < 5e-3 and lse_error < 1e-4, (kind, packed, b, error, lse_error)


def check_merge() -> None:
    """Attention over two parts of the keys, merged, and what is refused."""
    q, k, v = random((2, 9, 4, 64), 1), random((2, 40, 2, 64), 2), random((2, 40, 2, 64), 3)
    parts = []
    for keys in (slice(0, 25), slice(25, 40)):
        part = aligned(q.shape, np.float16), aligned((2, 4, 9), np.float32)
        fa.forward(LIBRARY, *(tensor(x) for x in (q, k[:, keys], v[:, keys], *part)), fa.options_of(), None)
        parts += part
    o, lse = aligned(q.shape, np.float16), aligned((2, 4, 9), np.float32)
    cache.call(CACHES, "fa_merge", *(tensor(x) for x in (*parts, o, lse)), None)
    expected_o, expected_lse = reference(q, k, v)
    error = max(np.abs(o - expected_o).max(), np.abs(lse - expected_lse).max())
    assert error < 5e-3, error
    try:
        cache.call(CACHES, "fa_merge", *(tensor(x) for x in (*parts, parts[0][:, :8], lse)), None)
    except fa.FaError as refused:
        assert "`first.o`" in str(refused), refused
    else:
        raise AssertionError("a result of another shape")


def refuses() -> None:
    """What is wrong is an exception with the library's text."""
    q = random((1, 8, 1, 64), 0)
    o = aligned(q.shape, np.float16)
    unknown, missing = fa.function_of("windows"), fa.function_of("window_and_sinks", (), [3])
    bias, documents = np.zeros((1, 1, 8, 9), np.float32), np.zeros((1, 8), np.float32)
    for wrong, text in (
        ({"stream": 1}, "pass NULL"), ({"softcap": -1.0}, "softcap -1"), ({"bias": tensor(bias)}, "(1, 1, 1 or 8, 1 or 8)"),
        ({"document_q": tensor(documents), "document_k": tensor(documents)}, "int32"),
        ({"functions": [unknown]}, "no function `windows`"), ({"functions": [missing]}, "(window, sinks)"),
    ):  # fmt: skip
        stream = wrong.pop("stream", None)
        described = [tensor(x) for x in (q, q, q, o)]
        try:
            fa.forward(LIBRARY, *described, None, fa.options_of(**wrong), stream)
        except fa.FaError as error:
            assert text in str(error), error
        else:
            raise AssertionError(text)


def check_conv(kernel: int, channels_last: bool, norm: bool) -> None:
    """A convolution block of images (samples, channels, height, width), whose channels may be last in memory, with SiLU."""
    samples, inputs, outputs, height, width = 2, 16, 32, 9, 11
    shapes = (samples, inputs, height, width), (outputs, inputs, kernel, kernel), (samples, outputs, height, width)
    if channels_last:
        shapes = [tuple(shape[i] for i in (0, 2, 3, 1)) for shape in shapes]
    arrays = [random(shape, seed) for seed, shape in enumerate(shapes)]
    x, weight, y = (array.transpose(0, 3, 1, 2) if channels_last else array for array in arrays)
    bias, scale, shift = (random((outputs,), seed) for seed in (3, 4, 5))
    scale, shift = (scale, shift) if norm else (None, None)
    options = conv.options_of(True, norm, 1e-3 if norm else None, "silu")
    described = [None if it is None else tensor(it) for it in (x, weight, bias, scale, shift, y)]
    conv.call(LIBRARY, described, options, None, prepare=True)
    conv.call(LIBRARY, described, options, None)
    border = kernel // 2
    padded = np.pad(x.astype(np.float64), [(0, 0), (0, 0), (border, border), (border, border)])
    windows = np.lib.stride_tricks.sliding_window_view(padded, (kernel, kernel), axis=(2, 3))
    expected = np.einsum("nchwij,ocij->nohw", windows, weight.astype(np.float64))
    expected += bias.astype(np.float64)[:, None, None]
    if norm:
        mean, variance = (of(expected, axis=(2, 3), keepdims=True) for of in (np.mean, np.var))
        expected = (expected - mean) / np.sqrt(variance + 1e-3)
        expected = expected * scale.astype(np.float64)[:, None, None] + shift.astype(np.float64)[:, None, None]
    expected = expected / (1 + np.exp(-expected))
    error = np.abs(y - expected).max()
    assert error < 2e-3 * np.abs(expected).max(), (kernel, channels_last, norm, error)


def refuses_conv() -> None:
    """What is wrong with a convolution block is an exception with a text."""
    x, weight, y = (random(shape, 0) for shape in ((1, 16, 4, 4), (16, 16, 3, 3), (1, 16, 4, 4)))
    for wrong, text in (
        ([tensor(weight), tensor(weight), tensor(y)], "`y`"), ([tensor(x), tensor(x), tensor(y)], "`weight`"),
        ([tensor(x), tensor(weight), tensor(x)], "share memory"), ([tensor(x), None, tensor(y)], "`weight` is NULL"),
    ):  # fmt: skip
        try:
            conv.call(LIBRARY, [*wrong[:2], None, None, None, wrong[2]], conv.options_of(True, True, None, "gelu"), None)
        except fa.FaError as error:
            assert text in str(error), error
        else:
            raise AssertionError(text)


def main() -> None:
    """Every option once, then all from several threads."""
    slopes, sinks = (np.array(x, np.float32) for x in ([0.1, 0.02, 0.5, 0.0], [1.0, -2.0, 0.0, 3.0]))
    ranges = np.array([[[25, 60], [-1, -1]], [[0, 40], [80, 90]]], np.int32)
    cases = [
        ((2, 40, 4, 64), (40, 2), {}),
        ((1, 70, 4, 32), (100, 4), {"causal": True}),
        ((1, 33, 4, 128), (65, 1), {"window_left": 20, "window_right": 3}),
        ((1, 20, 4, 64), (30, 2), {"softcap": 5.0, "causal": True}),
        ((1, 20, 4, 64), (30, 2), {"slopes": slopes, "causal": True}),
        ((1, 20, 4, 64), (30, 2), {"sinks": sinks}),
        ((2, 70, 4, 64), (90, 2), {"causal": True, "ranges": ranges}),
        ((2, 70, 4, 64), (90, 2), {"window_left": 4, "window_right": 0, "ranges": ranges, "slopes": slopes}),
    ]
    for shape, kv, options in cases:
        check(shape, kv, **options)
        check_gradients(shape, kv, **options)
    for options in ({}, {"causal": True, "softcap": 5.0}, {"window_left": 20, "window_right": 3, "sinks": sinks}):
        check_packed_gradients([(40, 40), (0, 7), (1, 90), (70, 70)], (4, 2), 64, **options)
    check_packed([(40, 40), (0, 7), (1, 90), (70, 70)], (4, 2), 64)
    check_packed([(13, 33), (64, 64), (5, 100)], (4, 1), 128, causal=True, softcap=5.0)
    for page in (1, 16, 64):
        check_paged([(1, 90), (1, 17), (1, 64)], (4, 1), 64, page, packed=False, splits=page // 16)
        check_paged([(40, 70), (0, 9), (1, 90)], (4, 2), 128, page, packed=True, causal=True)
    check_functions()
    check_same_bits()
    check_used()
    for options in ({}, {"causal": True}, {"window_left": 30, "window_right": 2}):
        for packed in (False, True):
            check_used_gradients((3, 40, 4, 64), 150, 2, [57, 150, 97], packed, **options)
    used = np.array([13, 7, 200, 5], np.int32)
    check_packed([(40, 40), (0, 7), (1, 90), (70, 70)], (4, 2), 64, used=used)
    check_packed_gradients([(40, 40), (0, 7), (1, 90), (70, 70)], (4, 2), 64, used=used, sinks=sinks)
    for kind in ("order", "rows", "pages"):
        for packed in (False, True):
            check_cache(kind, packed, interleaved=packed)
    check_merge()
    refuses()
    refuses_gradients()
    for kernel in (1, 3):
        for channels_last in (False, True):
            check_conv(kernel, channels_last, norm=True)
            check_conv(kernel, channels_last, norm=False)
    refuses_conv()
    failures = []

    def run(case) -> None:
        try:
            check(case[0], case[1], **case[2])
        except Exception as error:  # noqa: BLE001  (reported below)
            failures.append(error)

    threads = [threading.Thread(target=run, args=(case,)) for case in cases]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures, failures
    print("passed")


if __name__ == "__main__":
    main()
