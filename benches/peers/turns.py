"""The order in which contenders are measured."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


def turns(items: Sequence[T], rounds: int) -> Iterator[list[T]]:
    """The order of each round: everyone comes first in turn, and every other round is reversed, so
    that nobody always follows the same one."""
    for number in range(rounds):
        first = number // 2 % max(1, len(items))
        order = [*items[first:], *items[:first]]
        yield order[::-1] if number % 2 else order


def shuffled(items: Sequence[T], rounds: int) -> Iterator[list[T]]:
    """A random order for each round, the same ones every time: for many items, where it matters
    more whom one follows than who is first."""
    drawn = random.Random(0)
    for _ in range(rounds):
        yield drawn.sample(items, len(items))
