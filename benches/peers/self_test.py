"""Tests of what needs neither a GPU nor PyTorch: `compare.py --self-test`."""

from __future__ import annotations

import ctypes
import json
import math
import tempfile
import unittest
from pathlib import Path

from arguments import (
    Arguments,
    Counts,
    TensorArgument,
    TensorMap,
    fas512_arguments,
    streaming_arguments,
)
from grid import HEAD_DIMS, SHORT, Result, cells, make, summary, worst
from kernels import (
    Kernel,
    KernelError,
    architecture,
    choose,
    emit,
    emitted,
    masked,
    parse_spec,
    section,
)
from report import Errors, Row, as_json, driver_version, table
from turns import turns


def tensors(last_stride: int = 1) -> list[TensorArgument]:
    """q, k, v, o and lse of batch 2, 8 heads."""
    strides = (512 * 512, 512, 64, last_stride)
    inputs = [TensorArgument(name, 4096 * i, strides) for i, name in enumerate("qkvo", start=1)]
    return [*inputs, TensorArgument("lse", 99 * 16, (4096, 512, 1))]


class ArgumentsTest(unittest.TestCase):
    """Packing."""

    def test_the_words_follow_the_signature(self) -> None:
        values = [value.value for value in fas512_arguments(tensors(), heads=8, kv_heads=2).values]
        self.assertEqual(values[:5], [4096, 262144, 512, 64, 1])
        self.assertEqual(values[15], 4 * 4096, "o comes fourth")
        self.assertEqual(values[20:25], [99 * 16, 4096, 512, 1, 0], "lse has rank 3")
        self.assertAlmostEqual(values[25], 0.125 / math.log(2), places=7)
        self.assertEqual(values[26:], [4], "query heads of one KV head")

    def test_the_pointers_lead_to_the_values(self) -> None:
        packed = fas512_arguments(tensors(), heads=8, kv_heads=8)
        self.assertEqual(len(packed.pointers), 27)
        q = ctypes.cast(packed.pointers[0] or 0, ctypes.POINTER(ctypes.c_uint64))
        group = ctypes.cast(packed.pointers[26] or 0, ctypes.POINTER(ctypes.c_uint32))
        self.assertEqual((q.contents.value, group.contents.value), (4096, 1))

    def test_the_layout_is_that_of_c(self) -> None:
        layout = fas512_arguments(tensors(), heads=8, kv_heads=8).layout()
        self.assertEqual(layout[:2], [(0, 8), (8, 8)])
        self.assertEqual(layout[-3:], [(192, 8), (200, 4), (204, 4)])
        kinds = (ctypes.c_uint32, ctypes.c_float, ctypes.c_uint32, ctypes.c_uint64)
        mixed = Arguments([kind(0) for kind in kinds])
        self.assertEqual(mixed.layout(), [(0, 4), (4, 4), (8, 4), (16, 8)])

    def test_what_the_kernel_cannot_take_is_refused(self) -> None:
        unaligned = [TensorArgument("q", 4097, (64, 1)), *tensors()[1:]]
        swapped = [*tensors()[1::-1], *tensors()[2:]]
        for wrong in (tensors(last_stride=2), unaligned, swapped):
            self.assertRaises(ValueError, fas512_arguments, wrong, 8, 8)
        self.assertRaises(ValueError, fas512_arguments, tensors(), 8, 3)
        self.assertRaises(ValueError, TensorArgument("x", 0, (1,) * 5).words)


class StreamingArgumentsTest(unittest.TestCase):
    """Packing for the streaming kernels."""

    def setUp(self) -> None:
        self.maps = [TensorMap(*name.encode()) for name in "qkvo"]
        lse = TensorArgument("lse", 4096, (16384, 512, 1))
        counts = Counts(seq_q=1, seq_k=2, heads=3, group=4, batch=5, section=6)
        self.packed = streaming_arguments(self.maps, lse, 256, counts)

    def test_the_words_follow_the_signature(self) -> None:
        values = self.packed.values
        self.assertEqual([value.raw[:1] for value in values[:4]], [b"q", b"k", b"v", b"o"])
        numbers = [value.value for value in values[4:]]
        self.assertEqual(numbers[:5], [4096, 16384, 512, 1, 0], "lse has rank 3")
        self.assertAlmostEqual(numbers[5], 0.0625 / math.log(2), places=7)
        self.assertEqual(numbers[6:], [1, 2, 3, 4, 5, 6])

    def test_the_layout_is_that_of_c(self) -> None:
        maps = [(128 * i, 128) for i in range(4)]
        words = [(512 + 8 * i, 8) for i in range(5)]
        numbers = [(552 + 4 * i, 4) for i in range(7)]
        self.assertEqual(self.packed.layout(), maps + words + numbers)

    def test_the_pointers_lead_to_the_values(self) -> None:
        self.assertEqual(len(self.packed.pointers), 16)
        self.assertEqual(self.packed.pointers[3], ctypes.addressof(self.maps[3]))
        last = ctypes.cast(self.packed.pointers[15] or 0, ctypes.POINTER(ctypes.c_uint32))
        self.assertEqual(last.contents.value, 6)


class StreamingKernelsTest(unittest.TestCase):
    """Which configuration is launched, and how."""

    def test_the_choice(self) -> None:
        for head_dim, seq, causal, spec in (
            (64, 2048, False, "64,4,STAGES=3,Q_STAGES=2,PING_PONG=true,HEAD_DIM=64,CAUSAL=false"),
            (64, 2049, False, "128,3,STAGES=2,Q_STAGES=2,PING_PONG=true,HEAD_DIM=64,CAUSAL=false"),
            (64, 16384, True, "64,4,STAGES=3,Q_STAGES=2,PING_PONG=true,HEAD_DIM=64,CAUSAL=true"),
            (65, 512, False, "128,2,STAGES=2,Q_STAGES=2,PING_PONG=true,HEAD_DIM=128,CAUSAL=false"),
            (192, 512, True, "80,2,STAGES=2,Q_STAGES=1,PING_PONG=true,HEAD_DIM=192,CAUSAL=true"),
            (256, 512, True, "48,2,STAGES=2,Q_STAGES=1,PING_PONG=true,HEAD_DIM=256,CAUSAL=true"),
        ):
            found = choose(Path(), "bfloat16", head_dim, seq, causal)
            self.assertEqual((found.spec, found.entry), (f"StreamBf16<{spec}>", "stream_bf16"))
        half = choose(Path(), "float16", 64, 512, causal=False)
        self.assertEqual((half.spec[:10], half.entry), ("StreamF16<", "stream_f16"))
        self.assertRaises(KernelError, choose, Path(), "float16", 257, 512, causal=False)

    def test_what_a_launch_takes(self) -> None:
        for head_dim, seq, threads, shared, grid in (
            (64, 512, 640, 147584, (2 * 8, 1, 1)),
            (64, 4096, 512, 139360, (132, 1, 1)),
            (128, 512, 384, 229472, (4 * 8, 1, 1)),
            (256, 512, 384, 229456, (4 * 8, 1, 1)),
        ):
            kernel = choose(Path(), "bfloat16", head_dim, seq, causal=False)
            self.assertEqual((kernel.threads, kernel.shared_bytes), (threads, shared))
            self.assertEqual(kernel.grid(seq, 8, 1, multiprocessors=132), grid)

    def test_sections(self) -> None:
        self.assertEqual(section(512, 64, 1024), 256)
        self.assertEqual(section(512, 64, 8), 8)
        self.assertEqual(section(2047, 256, 64), 16)
        self.assertEqual(section(2048, 64, 1024), 1024)


class GridTest(unittest.TestCase):
    """Cells and what is concluded from them."""

    def test_the_cells(self) -> None:
        self.assertEqual([len(cells(which)) for which in ("all", "short", "long")], [56, 26, 36])
        self.assertEqual(len({cell.kernel(Path()) for cell in cells("all")}), 10)
        for cell in cells("long"):
            self.assertEqual(cell.batch * cell.seq * cell.heads * cell.head_dim, 2**25)

    def test_means_and_the_worst(self) -> None:
        results = [
            Result(
                cell,
                [
                    row("ours", [100.0], ours=True),
                    row("cuDNN", [50.0 if cell.seq < SHORT else 200.0], ours=False),
                ],
            )
            for cell in cells("all")
            if cell.head_dim == HEAD_DIMS[0] and not cell.causal
        ]
        means = {name: (count, mean) for name, count, mean in summary(results)}
        self.assertEqual(means["seq 512 to 16384"][0], 6)
        self.assertAlmostEqual(means["seq 512 to 16384"][1], 2.0)
        self.assertAlmostEqual(means["seq 128 to 512"][1], 0.5 ** (1 / 3))
        self.assertEqual(means["seq 512, head_dim 64, small batches"][0], 8)
        self.assertNotIn("seq 512 to 16384, head_dim 128", means)
        least = worst(results)
        self.assertEqual(least and (least.cell.seq, least.ratio("cuDNN")), (128, 0.5))
        alone = Result(results[0].cell, results[0].rows[:1])
        self.assertEqual((summary([alone]), worst([alone])), ([], None))
        self.assertIn("× 2.000", results[-1].line())
        self.assertNotIn("WRONG", results[-1].line())
        wrong = Result(results[0].cell, [row("ours", [1.0], ours=True, error=math.nan)])
        self.assertIn("WRONG", wrong.line())

    def test_cubins_are_made(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            fa = fake_fa(Path(name))
            kernel = choose(Path(name) / "new", "float16", 64, 512, causal=False)
            make(fa, [kernel])
            self.assertTrue(kernel.cubin.is_file())
            self.assertRaises(KernelError, make, fa.with_name("absent"), [kernel])


class KernelsTest(unittest.TestCase):
    """Specs, and the files of `fa emit`."""

    def test_specs_are_read(self) -> None:
        named = {"BLOCK_M": "64", "BLOCK_N": "32", "STAGES": "1"}
        self.assertEqual(parse_spec("FaS512<64, 32, STAGES=1>"), named)
        for wrong in (
            "",
            "FaS512",
            "Saxpy<64>",
            "FaS512<>",
            "FaS512<64,,3>",
            "FaS512<64,BLOCK_M=3>",
        ):
            self.assertRaises(KernelError, parse_spec, wrong)
        self.assertEqual(masked(" FaS512<64,64,32,4> ", causal=False), "FaS512<64,64,32,4>")
        self.assertEqual(masked("FaS512<64>", causal=True), "FaS512<64,CAUSAL=true>")
        self.assertRaises(KernelError, masked, "FaS512<64,CAUSAL=true>", causal=True)

    def test_architectures(self) -> None:
        self.assertEqual(architecture(9, 0), "sm_90a")
        self.assertEqual(architecture(12, 1), "sm_120")
        self.assertRaises(KernelError, architecture, 7, 5)

    def test_kernels_are_made_and_found_again(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            fa = fake_fa(folder)
            made = emit(fa, "FaS512<128,64,32,4,CAUSAL=true>", "sm_90a", folder)
            self.assertEqual((made.block_m, made.threads, made.shared_bytes), (128, 128, 40960))
            self.assertEqual((made.causal, made.grid(8, 32)), (True, (4, 8, 32)))
            self.assertTrue(made.cubin.is_file())
            spec = "FaS512<128,64,32,4>"
            self.assertEqual(emitted(folder, "sm_90a", causal=True, specs=[]), [made])
            self.assertEqual(emitted(folder, "sm_90a", causal=True, specs=[spec]), [made])
            for arch, causal, specs in (
                ("sm_90a", False, []),
                ("sm_80", True, []),
                ("sm_90a", True, ["FaS512<64,64,32,4>"]),
            ):
                self.assertRaises(KernelError, emitted, folder, arch, causal=causal, specs=specs)

    def test_failures_of_fa_are_told(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            fa = fake_fa(folder)
            with self.assertRaisesRegex(KernelError, "no such spec"):
                emit(fa, "FaS512<1>", "sm_90a", folder)
            self.assertRaises(KernelError, emit, folder / "absent", "FaS512<1>", "sm_90a", folder)
            stats = folder / "broken.json"
            stats.write_text('{"spec": "FaS512<64>"}')
            self.assertRaises(KernelError, Kernel.read, stats)


def fake_fa(folder: Path) -> Path:
    """A program that writes what `fa emit` writes, except for BLOCK_M = 1."""
    stats = {"spec": "SPEC", "arch": "sm_90a", "threads": 128, "shared_bytes": 40960}
    fa = folder / "fa"
    fa.write_text(
        '#!/bin/sh\n[ "$2" = "FaS512<1>" ] && { echo no such spec >&2; exit 1; }\n'
        "for file; do :; done  # the last argument\n"
        f'echo \'{json.dumps(stats)}\' | sed "s/SPEC/$2/" > "$file"\n'
    )
    fa.chmod(0o755)
    return fa


def row(name: str, samples_us: list[float], *, ours: bool, error: float = 1e-4) -> Row:
    """A row of the size of the default problem."""
    flop = 4.0 * 32 * 8 * 512 * 512 * 64
    return Row(name, ours, samples_us, flop, Errors(error, 5e-4, 1e-5 if ours else None))


class ReportTest(unittest.TestCase):
    """Numbers and their table."""

    def test_the_table(self) -> None:
        ours, fa2 = row("ours", [52.0, 50.0, 99.0], ours=True), row("FA2", [65.0], ours=False)
        lines = table([ours, fa2]).splitlines()
        self.assertEqual(len({len(line) for line in lines}), 1, "columns are aligned")
        self.assertEqual(lines[0].split()[-5:], ["×", "FA2", "max", "error", "allowed"])
        self.assertEqual(
            lines[1].split(),
            ["ours", "52.00", "50.00", "99.00", "330.4", "1.250", "1.00e-04", "5.00e-04"],
        )
        self.assertEqual(lines[2].split()[5], "1.000")
        self.assertEqual(as_json(ours, [ours, fa2])["ratios"], {"FA2": 1.25})

    def test_errors(self) -> None:
        nan = math.nan
        worst = Errors.worst([(1e-4, 1e-3), (2e-4, 4e-4), (3e-4, 1e-2)], [1e-5, 2e-5])
        self.assertEqual(worst, Errors(2e-4, 4e-4, 2e-5))
        self.assertTrue(worst.are_small)
        self.assertFalse(Errors.worst([(1e-4, 1e-3), (nan, 1e-3), (2e-3, 1e-3)], []).are_small)
        self.assertFalse(Errors(1e-4, 1e-3, nan).are_small)
        self.assertFalse(Errors(1e-4, 1e-3, 2e-3).are_small)
        self.assertTrue(Errors.worst([(1e-3, 1e-3)], []).are_small)

    def test_the_driver_states_its_version(self) -> None:
        line = (
            "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.159.04  Release Build\n"
        )
        with tempfile.TemporaryDirectory() as name:
            file = Path(name) / "version"
            self.assertEqual(driver_version(file), "unknown")
            file.write_text(line + "GCC version: 12.3.0\n")
            self.assertEqual(driver_version(file), "580.159.04")


class TurnsTest(unittest.TestCase):
    """The order of the rounds."""

    def test_orders_alternate_and_rotate(self) -> None:
        orders = ["".join(order) for order in turns("abc", 6)]
        self.assertEqual(orders, ["abc", "cba", "bca", "acb", "cab", "bac"])
        self.assertEqual(list(turns([], 1)), [[]])


def run() -> int:
    """Runs the tests; 1 if one fails."""
    suite = unittest.defaultTestLoader.loadTestsFromName(__name__)
    return 0 if unittest.TextTestRunner(verbosity=2).run(suite).wasSuccessful() else 1
