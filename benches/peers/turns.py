"""The order in which contenders are measured."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


def turns(items: Sequence[T], rounds: int) -> Iterator[list[T]]:
    """The order of each round, a row of Williams' balanced Latin squares (1949): over as many
    rounds as items, twice as many where these are odd, everyone is at each place equally often and
    comes equally often after each other one. Whom a sample follows says how warm the GPU is."""
    count = len(items)
    # 0, 1, −1, 2, −2 and so on: differences that are all different.
    row = [0, *((step + 1) // 2 * (1 if step % 2 else -1) for step in range(1, count))][:count]
    for number in range(rounds):
        order = [items[(place + number) % count] for place in row]
        is_reversed = count % 2 and number // count % 2
        yield order[::-1] if is_reversed else order


def shuffled(items: Sequence[T], rounds: int) -> Iterator[list[T]]:
    """A random order for each round, the same ones every time: for many items, where it matters
    more whom one follows than who is first."""
    drawn = random.Random(0)
    for _ in range(rounds):
        yield drawn.sample(items, len(items))
