"""FlashAttention-3 and -4, where their packages are installed, and the versions of peers."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

MODULES = {"FA3": "flash_attn_interface", "FA4": "flash_attn.cute"}
"""What `flash_attn_func` is imported from."""
DISTRIBUTIONS = {
    "FA3": "flash_attn_3",
    "FA4": "flash-attn-4",
    "cuDNN": "nvidia-cudnn-frontend",
}
"""What they are called where they are installed from."""

Function = Callable[..., Any]
"""Takes q, k and v, (batch, seq, heads, head_dim), and `causal`, `window_size` and `softcap`; gives
the output, or a tuple that it begins."""


def installed(names: tuple[str, ...] = tuple(MODULES)) -> dict[str, Function]:
    """Those of these packages that can be imported; says which cannot, and why."""
    found = {}
    for name in names:
        try:
            found[name] = import_module(MODULES[name]).flash_attn_func
        except Exception as error:  # What a package needs may be missing, or not fit, too.
            print(f"{name} is left out: {type(error).__name__}: {error}", file=sys.stderr)
    return found


def versions(names: tuple[str, ...] = tuple(MODULES)) -> dict[str, str]:
    """The versions of those that say it."""
    found = {}
    for name in names:
        try:
            found[name] = version(DISTRIBUTIONS[name])
        except PackageNotFoundError:
            continue
    return found


def options(window: int | None, softcap: float | None, *, causal: bool) -> dict[str, object]:
    """The arguments for a mask, a window of so many keys to the left and none to the right, and a
    softcap. What is not asked for is left to the function."""
    found: dict[str, object] = {"causal": causal}
    if window is not None:
        found["window_size"] = (window, 0)
    if softcap is not None:
        found["softcap"] = softcap
    return found


def output(found: Any) -> Any:  # noqa: ANN401
    """The output alone."""
    return found[0] if isinstance(found, tuple) else found
