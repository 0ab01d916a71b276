#!/usr/bin/env python3
"""Measures FaS512 and PyTorch's attention backends in one run, on one GPU.

    compare.py --fa target/release/fa --both --json results.json
    compare.py --fa fa --spec 'FaS512<64,64,32,4>' --spec 'FaS512<128,64,64,8>' --causal
    compare.py --fa fa --emit-dir cubins --arch sm_90a --both --emit-only   # needs NVRTC, no GPU
    compare.py --emit-dir cubins --both                                     # needs a GPU, no NVRTC
    compare.py --self-test                                                  # needs neither

README.md beside this file says what is measured and how.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
import tempfile
from pathlib import Path

from driver import DriverError
from kernels import Kernel, KernelError, emit, emitted, masked

DEFAULT_SPEC = "FaS512<64,64,32,4>"


def positive(text: str) -> int:
    """Reads a whole number of at least 1."""
    if (number := int(text)) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not at least 1")
    return number


def parser() -> argparse.ArgumentParser:
    """Describes the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--fa", type=Path, metavar="FILE", help="the `fa` binary, which makes the cubins")
    add(
        "--emit-dir",
        type=Path,
        metavar="DIR",
        help="keep the cubins here; without --fa, use those that are here",
    )
    add("--emit-only", action="store_true", help="make the cubins and stop; needs --arch too")
    add("--arch", help="the architecture, such as sm_90a [default: the GPU's]")
    add("--spec", action="append", help=f"a configuration; repeatable [default: {DEFAULT_SPEC}]")
    add("--batch", type=positive, default=32, help="sequences [default: %(default)s]")
    add("--heads", type=positive, default=8, help="query heads [default: %(default)s]")
    add("--kv-heads", type=positive, help="KV heads [default: as many as query heads]")
    mask = parser.add_mutually_exclusive_group()
    mask.add_argument("--full", dest="masks", action="store_const", const=[False], help="default")
    mask.add_argument("--causal", dest="masks", action="store_const", const=[True])
    mask.add_argument("--both", dest="masks", action="store_const", const=[False, True])
    add("--efficient", action="store_true", help="measure EFFICIENT_ATTENTION too")
    add("--rounds", type=positive, default=31, help="samples of each [default: %(default)s]")
    add("--calls", type=positive, default=20, help="calls in one graph [default: %(default)s]")
    add("--seed", type=int, default=0, help="of the inputs [default: %(default)s]")
    add("--json", type=Path, metavar="FILE", help="write everything here")
    add("--self-test", action="store_true", help="test what can be tested without a GPU")
    return parser


def parse(arguments: list[str] | None = None) -> argparse.Namespace:
    """Reads the command line; refuses options that do not go together."""
    options = (command_line := parser()).parse_args(arguments)
    options.masks = options.masks or [False]
    options.spec = options.spec or []
    options.kv_heads = options.kv_heads or options.heads
    if options.self_test:
        return options
    if options.heads % options.kv_heads:
        command_line.error(
            f"--heads {options.heads} is no multiple of --kv-heads {options.kv_heads}"
        )
    if not (options.fa or options.emit_dir):
        command_line.error(
            "give --fa FILE to make cubins, or --emit-dir DIR with cubins made before"
        )
    if options.emit_only and not (options.fa and options.emit_dir and options.arch):
        command_line.error("--emit-only needs --fa, --emit-dir and --arch")
    return options


def kernels(options: argparse.Namespace, arch: str, causal: bool, folder: Path) -> list[Kernel]:
    """Makes the kernels to measure with `fa`, or finds them in the folder."""
    if not options.fa:
        return emitted(folder, arch, causal, options.spec)
    folder.mkdir(parents=True, exist_ok=True)
    specs = options.spec or [DEFAULT_SPEC]
    made = [emit(options.fa, masked(spec, causal), arch, folder) for spec in specs]
    # Two specs may say the same thing; `fa` writes them alike.
    return list({kernel.spec: kernel for kernel in made}.values())


def run(options: argparse.Namespace) -> int:
    """Does what the command line asks for; 1 if a kernel of ours is wrong."""
    if options.emit_only:
        for causal in options.masks:
            for kernel in kernels(options, options.arch, causal, options.emit_dir):
                print(f"{kernel.spec} for {kernel.arch}: {kernel.cubin}")
        return 0
    if importlib.util.find_spec("torch") is None:
        raise KernelError("PyTorch is not installed; --self-test and --emit-only do without")
    # Only here: PyTorch is not needed for the rest.
    import comparison  # noqa: PLC0415

    with tempfile.TemporaryDirectory(prefix="fa-compare-") as scratch:
        folder = options.emit_dir or Path(scratch)
        return comparison.run(options, lambda arch, causal: kernels(options, arch, causal, folder))


def main() -> int:
    """Exit status: 0 if all is well, 1 if a kernel of ours is wrong, 2 if it did not run."""
    options = parse()
    if options.self_test:
        import self_test  # noqa: PLC0415

        return self_test.run()
    try:
        return run(options)
    except (KernelError, DriverError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
