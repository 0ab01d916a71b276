"""Blocks that masks hide from Python on numpy's arrays, on the interpreter: results with lists of them are numpy's in float64, and keys
of hidden blocks are not looked at."""

import ctypes

import host
import numpy as np
from host import CACHES, LIBRARY, aligned, cache, fa, random, tensor

# Keys at the beginning of each sequence that no query sees, and those of them that are not numbers: whatever size a block has, one
# with such a key in it is hidden.
HIDDEN, NANS = 512, 256
HEADS, KV_HEADS, HEAD_DIM = 4, 2, 64


def documents_of(queries: int, keys: int) -> tuple[np.ndarray, np.ndarray]:
    """Documents of 50 tokens, of which queries and the keys after the hidden ones have two in turns."""
    of_keys = np.arange(keys)
    of_keys = np.where(of_keys < HIDDEN, 0, 1 + of_keys // 50 % 2)
    return (1 + np.arange(queries) // 50 % 2)[None].astype(np.int32), of_keys[None].astype(np.int32)


def words(memory: list):
    """What makes the memory that words go into, filled with ones, and keeps it."""

    def make(shape) -> fa.Tensor:
        memory.append(aligned(shape, np.int32))
        memory[-1].fill(-1)
        return tensor(memory[-1])

    return make


def masked(documents, **others) -> fa.Options:
    """Options with documents."""
    return fa.options_of(**others, document_q=tensor(documents[0]), document_k=tensor(documents[1]))


def near(found, expected, what) -> None:
    """At most a half percent of the largest number off, and a number."""
    error = np.abs(found - expected).max()
    assert error < 5e-3 * max(np.abs(expected).max(), 1), (what, error)


def with_nans(array, sequences) -> np.ndarray:
    """The array with keys that are not numbers, at the beginning of what begins at these places of it."""
    array = array.copy()
    for at in sequences:
        array[at][:NANS] = np.nan
    return array


def attend(tensors, d_o, options, lengths=None):
    """Output, log-sum-exp and gradients of dense or packed arrays q, k and v."""
    q, k, v = tensors
    rows = q.shape[:-2]
    o, lse = aligned(q.shape, np.float16), aligned((*rows[:-1], HEADS, rows[-1]), np.float32)
    forward = [tensor(x) for x in (q, k, v, o, lse)]
    fa.forward(LIBRARY, *forward, options, None, lengths=lengths)
    gradients = [aligned(x.shape, np.float16) for x in (q, k, v)]
    to = [*(tensor(x) for x in gradients), None]
    fa.backward(LIBRARY, forward, tensor(d_o), to, options, None, lengths=lengths)
    return o, lse, *gradients


def check_dense() -> None:
    """Documents, causal and not, and a mask by its name; with gradients."""
    documents = documents_of(150, 700)
    for others in ({}, {"causal": True}):
        q, d_o = (random((1, 150, HEADS, HEAD_DIM), seed) for seed in (1, 4))
        k, v = (random((1, 700, KV_HEADS, HEAD_DIM), seed) for seed in (2, 3))
        hidden = [with_nans(x, [0]) for x in (k, v)]
        plain = attend((q, *hidden), d_o, masked(documents, **others))
        assert np.isnan(plain[0]).any(), "hidden keys do not matter"
        memory = []
        described = [tensor(q), tensor(hidden[0])]
        blocks = fa.classify(LIBRARY, *described, masked(documents, **others), None, words(memory))
        assert memory[0].shape == tuple(blocks.shape) and (memory[0] != -1).any()
        found = attend((q, *hidden), d_o, masked(documents, **others, mask_blocks=blocks))
        expected = host.reference(q, k, v, documents=documents, **others)
        gradients = host.reference_gradients(q, k, v, d_o, documents=documents, **others)
        for number, pair in enumerate(zip(found, (*expected, *gradients[:3]))):
            near(*pair, ("dense", others, number))


def check_functions() -> None:
    """The same documents as a function by its name, and beside a window that bounds know of."""
    of_queries, of_keys = documents_of(150, 700)
    functions = [
        fa.function_of("documents", [tensor(of_queries), tensor(of_keys)]),
        fa.function_of("window_and_sinks", (), (120, 0)),
    ]
    q, k = random((1, 150, HEADS, HEAD_DIM), 1), random((1, 700, KV_HEADS, HEAD_DIM), 2)
    hidden, o = with_nans(k, [0]), aligned(q.shape, np.float16)
    memory = []
    blocks = fa.classify(LIBRARY, tensor(q), tensor(hidden), fa.options_of(functions=functions), None, words(memory))
    options = fa.options_of(functions=functions, mask_blocks=blocks)
    fa.forward(LIBRARY, *(tensor(x) for x in (q, hidden, hidden, o)), None, options, None)
    expected, _ = host.reference(q, k, k, documents=(of_queries, of_keys), window_and_sinks=(120, 0))
    near(o, expected, "functions")


def check_packed() -> None:
    """Three sequences, one of them without queries or keys, none as long as the longest is said to be."""
    ends = np.array([[0, 0], [70, 600], [70, 600], [200, 1250]], np.int32)
    documents = documents_of(180, 700)
    q, d_o = (random((200, HEADS, HEAD_DIM), seed) for seed in (1, 4))
    k, v = (random((1250, KV_HEADS, HEAD_DIM), seed) for seed in (2, 3))
    hidden = [with_nans(x, [slice(0, None), slice(600, None)]) for x in (k, v)]
    lengths = (tensor(ends[:, 0]), tensor(ends[:, 1]), 180, 700)
    memory = []
    blocks = fa.classify(LIBRARY, tensor(q), tensor(hidden[0]), masked(documents), None, words(memory), lengths=lengths)
    o, lse, *gradients = attend((q, *hidden), d_o, masked(documents, mask_blocks=blocks), lengths)
    for (q0, k0), (q1, k1) in zip(ends, ends[1:]):
        if q0 == q1:
            continue
        one = (q[None, q0:q1], k[None, k0:k1], v[None, k0:k1])
        expected_o, expected_lse = host.reference(*one, documents=documents)
        near(o[q0:q1], expected_o[0], ("packed", q0))
        near(lse[:, q0:q1], expected_lse[0], ("packed log-sum-exp", q0))
        expected = host.reference_gradients(*one, d_o[None, q0:q1], documents=documents)
        for found, rows, of_one in zip(gradients, (slice(q0, q1), slice(k0, k1), slice(k0, k1)), expected):
            near(found[rows], of_one[0], ("packed gradients", q0))


def check_paged() -> None:
    """A query of each of two sequences, whose keys are in pages that are not in order."""
    page, used = 32, np.array([600, 690], np.int32)
    documents = documents_of(1, 704)
    table = np.random.default_rng(3).permutation(44).reshape(2, 22).astype(np.int32)
    q = random((2, 1, HEADS, HEAD_DIM), 1)
    keys = [random((2, 704, KV_HEADS, HEAD_DIM), seed) for seed in (2, 3)]
    pools = [aligned((44, page, KV_HEADS, HEAD_DIM), np.float16) for _ in keys]
    for pool, kept in zip(pools, keys):
        pool[table] = with_nans(kept, [0, 1]).reshape(2, 22, page, KV_HEADS, HEAD_DIM)
    pages = (tensor(table), tensor(used), 0, None, 0)
    memory = []
    blocks = fa.classify(LIBRARY, tensor(q), tensor(pools[0]), masked(documents), None, words(memory), pages=pages)
    o = aligned(q.shape, np.float16)
    described = [tensor(x) for x in (q, *pools, o)]
    fa.forward(LIBRARY, *described, None, masked(documents, mask_blocks=blocks), None, pages=pages)
    for b, count in enumerate(used):
        of_one = [x[b : b + 1, :count] for x in keys]
        near(o[b], host.reference(q[b : b + 1], *of_one, documents=documents)[0][0], ("paged", b))


def check_steps() -> None:
    """Steps of two sequences, in memory that is made once."""
    used, documents = np.array([560, 637], np.int32), documents_of(1, 640)
    caches = [random((2, 640, KV_HEADS, HEAD_DIM), seed) for seed in (2, 3)]
    kept = [x.copy() for x in caches]
    for x in caches:
        x[:, :NANS] = np.nan
    described = cache.cache_of(*(tensor(x) for x in (*caches, used)))
    blocks = fa.MaskBlocks(size=ctypes.sizeof(fa.MaskBlocks))
    for step in range(3):
        q, new_k, new_v = (
            random((2, 1, heads, HEAD_DIM), 10 * step + heads) for heads in (HEADS, KV_HEADS, 1 + KV_HEADS)
        )
        new_v = new_v[:, :, :KV_HEADS]
        o = aligned(q.shape, np.float16)
        given = [tensor(q), tensor(new_k), blocks, described, None, 0, masked(documents), None]
        cache.call(CACHES, "fa_classify_blocks_decode", *given)
        if step == 0:
            memory = aligned(tuple(blocks.shape), np.int32)
            blocks.words = ctypes.pointer(tensor(memory))
            cache.call(CACHES, "fa_classify_blocks_decode", *given)
        tensors = [tensor(x) for x in (q, new_k, new_v, o)]
        options = masked(documents, mask_blocks=blocks)
        cache.call(CACHES, "fa_decode", *tensors, None, described, None, 0, None, options, None)
        for b in range(2):
            for x, new in zip(kept, (new_k, new_v)):
                x[b, used[b]] = new[b, 0]
            of_one = [x[b : b + 1, : used[b] + 1] for x in kept]
            near(o[b], host.reference(q[b : b + 1], *of_one, documents=documents)[0][0], ("step", step, b))
        used += 1


def refuses() -> None:
    """What is wrong is an exception with the library's text."""
    q, o = random((1, 70, HEADS, HEAD_DIM), 1), aligned((1, 70, HEADS, HEAD_DIM), np.float16)
    documents = documents_of(70, 70)
    memory = []
    blocks = fa.classify(LIBRARY, tensor(q), tensor(q), masked(documents), None, words(memory))
    shape = tuple(blocks.shape)

    def other(array=memory[0], queries=blocks.queries, keys=blocks.keys):
        described = tensor(array)
        return fa.MaskBlocks(ctypes.sizeof(fa.MaskBlocks), ctypes.pointer(described), blocks.shape, queries, keys)

    def attend(given, options=lambda **given: masked(documents, **given)) -> None:
        fa.forward(LIBRARY, *(tensor(x) for x in (q, q, q, o)), None, options(mask_blocks=given), None)

    def classify(make, options=masked(documents)) -> None:
        fa.classify(LIBRARY, tensor(q), tensor(q), options, None, make)

    for call, text in (
        (lambda: attend(other(queries=0)), "a tile has a query"),
        (lambda: attend(other(keys=blocks.keys + 1)), "make them for this problem"),
        (lambda: attend(other(aligned((*shape[:3], shape[3] + 2), np.int32))), "`mask_blocks`"),
        (lambda: attend(other(aligned(shape, np.float32))), "int32"),
        (lambda: attend(fa.MaskBlocks(size=ctypes.sizeof(fa.MaskBlocks))), "`mask_blocks.words` is NULL"),
        (lambda: attend(fa.MaskBlocks(size=4)), "sizeof(fa_mask_blocks)"),
        (lambda: attend(other(), fa.options_of), "without masks"),
        (lambda: classify(words([]), fa.options_of()), "no masks"),
        (lambda: classify(lambda shape: tensor(aligned((1, *shape[1:3], 1), np.int32))), "tiles, words"),
        (lambda: classify(lambda shape: tensor(aligned(shape, np.float32))), "int32"),
    ):  # fmt: skip
        try:
            call()
        except fa.FaError as error:
            assert text in str(error), error
        else:
            raise AssertionError(text)


def main() -> None:
    """Every layout once."""
    check_dense()
    check_functions()
    check_packed()
    check_paged()
    check_steps()
    refuses()
    print("passed")


if __name__ == "__main__":
    main()
