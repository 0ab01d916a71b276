"""Tests of what needs neither a GPU nor PyTorch: `compare.py --self-test`."""

from __future__ import annotations

import ctypes
import itertools
import json
import math
import re
import tempfile
import unittest
from collections import Counter
from contextlib import redirect_stderr
from dataclasses import replace
from io import StringIO
from pathlib import Path

import varlen
from arguments import (
    Arguments,
    Parameter,
    TensorArgument,
    TensorMap,
    fas512_arguments,
    planned_arguments,
)
from cells import Cell
from driver import SWIZZLES
from kernels import Kernel, KernelError, architecture, emit, emitted, masked, parse_spec
from lengths import LENGTHS, LOGNORMAL, UNIFORM
from lengths import ROWS as VARLEN
from plans import Plan, Planner
from profile_cells import read, slowest
from report import Errors, Row, as_json, as_recorded, driver_version, table
from turns import shuffled, turns


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


PLAN = {
    "spec": "WarpSpecializedBf16<64,4>",
    "entry": "stream_bf16",
    "arch": "sm_90a",
    "multiprocessors": 132,
    "problem": {
        "batch": 32,
        "seq_q": 512,
        "seq_k": 512,
        "kv_heads": 8,
        "heads": 8,
        "head_dim": 64,
        "dtype": "bf16",
        "causal": False,
        "window": None,
        "softcap": None,
    },
    "grid": [132, 1, 1],
    "threads": 640,
    "shared_bytes": 147584,
    "workspace_bytes": 0,
    "cooperative": False,
    "arguments": [
        {
            "kind": "map",
            "name": "q",
            "tensor": "q",
            "element": "bf16",
            "shape": [64, 8, 512, 32],
            "strides": [128, 1024, 524288],
            "box": [64, 1, 64, 1],
            "swizzle": "128B",
        },
        {"kind": "pointer", "name": "lse", "tensor": "lse"},
        {"kind": "scalar", "name": "lse_stride0", "type": "u64", "bits": 1 << 40},
        {"kind": "scalar", "name": "scale_log2", "type": "f32", "bits": 0x3F800000},
        {"kind": "scalar", "name": "heads", "type": "u32", "bits": 8},
    ],
}
"""What `fa plan --json` prints for `CELL`, shortened."""
CELL = Cell(32, 512, 8, 64)


class PlannedArgumentsTest(unittest.TestCase):
    """Packing what a plan says."""

    def setUp(self) -> None:
        self.encoded: list[tuple[str, int]] = []

        def encode(parameter: Parameter, address: int) -> TensorMap:
            self.encoded.append((parameter["name"], address))
            return TensorMap(*b"map")

        addresses = {"q": 4096, "lse": 8192}
        self.packed = planned_arguments(PLAN["arguments"], addresses, encode)

    def test_the_words_follow_the_plan(self) -> None:
        self.assertEqual(self.encoded, [("q", 4096)])
        tensor_map, *numbers = self.packed.values
        self.assertEqual(tensor_map.raw[:3], b"map")
        self.assertEqual([number.value for number in numbers], [8192, 1 << 40, 1.0, 8])

    def test_the_layout_is_that_of_c(self) -> None:
        layout = [(0, 128), (128, 8), (136, 8), (144, 4), (148, 4)]
        self.assertEqual(self.packed.layout(), layout)

    def test_the_pointers_lead_to_the_values(self) -> None:
        self.assertEqual(self.packed.pointers[0], ctypes.addressof(self.packed.values[0]))
        last = ctypes.cast(self.packed.pointers[4] or 0, ctypes.POINTER(ctypes.c_uint32))
        self.assertEqual(last.contents.value, 8)

    def test_what_is_unknown_is_refused(self) -> None:
        for wrong in (
            {"kind": "pointer", "tensor": "bias"},
            {"kind": "scalar", "type": "f64", "bits": 0},
        ):
            self.assertRaises(KeyError, planned_arguments, [wrong], {"q": 0}, None)


class SwizzlesTest(unittest.TestCase):
    """What plans say of tensor maps."""

    def test_every_swizzle_of_a_plan_has_its_number(self) -> None:
        command = Path(__file__).parent.parent.parent / "fa-cli/src/commands/plan.rs"
        named = re.findall(r'Swizzle::\w+ => "(\w+)"', command.read_text())
        self.assertGreater(len(named), 1)
        self.assertCountEqual(SWIZZLES, named)


class PlansTest(unittest.TestCase):
    """The files of `fa plan`."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.fa = fake_planner(self.folder)
        self.specs = ("WarpSpecializedBf16<128,3>", "Broken<1>", "WarpSpecializedBf16<64, 4>")

    def planner(self, **changes: object) -> Planner:
        return Planner(**{"folder": self.folder / "plans", "fa": self.fa, **changes})

    def test_plans_are_made_and_found_again(self) -> None:
        self.planner().make([CELL])
        [plan] = self.planner(fa=None).plans(CELL)
        self.assertEqual((plan.spec, plan.entry), ("chosen", "stream_bf16"))
        self.assertEqual((plan.grid, plan.threads, plan.shared_bytes), ((132, 1, 1), 640, 147584))
        self.assertTrue(plan.cubin.is_file())
        self.assertEqual(len(plan.parameters), 5)
        for missing in (
            replace(CELL, seq=1024),
            replace(CELL, causal=True),
            replace(CELL, window=256),
            replace(CELL, softcap=30.0),
        ):
            self.assertRaises(KernelError, self.planner(fa=None).plans, missing)
        self.assertRaises(KernelError, self.planner(fa=None, arch="sm_80").plans, CELL)

    def test_fa_is_asked_for_the_cell(self) -> None:
        planner = self.planner(arch="sm_80", multiprocessors=7)
        for cell, words in (
            (replace(CELL, causal=True), "--causal"),
            (replace(CELL, window=256), "--window 256,0"),
            (replace(CELL, softcap=30.0), "--softcap 30.0"),
        ):
            with self.assertRaisesRegex(KernelError, "another problem"):
                planner.make([cell])
            asked = (self.folder / "asked").read_text()
            for part in (
                f"--batch 32 --seq 512 --heads 8 --head-dim 64 --dtype bf16 {words}",
                "--arch sm_80",
                "--multiprocessors 7",
                "--compile-for sm_90a",
            ):
                self.assertIn(part, asked)

    def test_configurations_that_do_not_fit_are_left_out(self) -> None:
        planner = self.planner(specs=self.specs)
        with redirect_stderr(StringIO()) as said:
            planner.make([CELL])
        self.assertIn("Broken<1> is left out", said.getvalue())
        found = [plan.spec for plan in planner.plans(CELL)]
        self.assertEqual(
            found, ["chosen", "WarpSpecializedBf16<128,3>", "WarpSpecializedBf16<64, 4>"]
        )

    def test_what_is_no_plan_is_refused(self) -> None:
        self.assertRaises(KernelError, self.planner(fa=Path("absent")).make, [CELL])
        self.assertRaises(KernelError, self.planner(fa=None).make, [CELL])
        file = self.folder / "plan.json"
        for text in ("", "[]", "{}", json.dumps({**PLAN, "grid": 3})):
            file.write_text(text)
            self.assertRaises(KernelError, Plan.read, file, CELL)


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


def fake_planner(folder: Path) -> Path:
    """A program that prints what `fa plan` prints for `CELL` and writes a cubin, except for a
    kernel called Broken."""
    plan = json.dumps({**PLAN, "spec": "SPEC"})
    fa = folder / "fa-plan"
    fa.write_text(
        f'#!/bin/sh\necho "$@" > {folder}/asked\nspec=chosen\n'
        "while [ $# -gt 0 ]; do case $1 in\n"
        '--cubin) : > "$2";; --kernel) spec=$2;; esac; shift; done\n'
        "case $spec in Broken*) echo no such kernel >&2; exit 1;; esac\n"
        f"echo '{plan}' | sed \"s/SPEC/$spec/\"\n"
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

    def test_results_name_no_folder_of_the_machine(self) -> None:
        """What lies in the repository is where it lies for everyone."""
        words = ["benches/peers/grid.py", "--fa", "/somewhere/fa", "--json", "/somewhere/else.json"]
        said = ["benches/peers/grid.py", "--fa", "fa", "--json", "else.json"]
        self.assertEqual(as_recorded(words), said)


class ProfileTest(unittest.TestCase):
    """What profile_cells.py reads."""

    def test_the_slowest_cells_come_first(self) -> None:
        cell = {"batch": 1, "seq": 128, "heads": 8, "head_dim": 64}
        ratios = [1.25, 0.5, 0.75]
        found = [
            {"cell": {**cell, "batch": i}, "kernel": "K", "rows": [{"ratios": {"cuDNN": ratio}}]}
            for i, ratio in enumerate(ratios)
        ]
        with tempfile.TemporaryDirectory() as name:
            file = Path(name) / "grid.json"
            file.write_text(json.dumps({"cells": found}))
            batches = [(cell.batch, ratio) for cell, _, ratio in slowest(file, 2, "cuDNN")]
            self.assertEqual(batches, [(1, 0.5), (2, 0.75)])
            self.assertEqual(slowest(file, 2, "FA2"), [])
            file.write_text("{}")
            self.assertRaises(KernelError, slowest, file, 2, "cuDNN")

    def test_the_table_follows_what_the_program_printed(self) -> None:
        header = '"ID","Metric Name","Metric Unit","Metric Value"\n'
        row = '"0","gpu__time_duration.sum","ns","1,234"\n"0","other","%","1"\n'
        self.assertEqual(read("==PROF==\n" + header + row), {"duration": "1,234 ns"})
        self.assertRaises(KernelError, read, "==ERROR== no permission")


class VarlenTest(unittest.TestCase):
    """The packed sequences, and what is printed of them."""

    def test_the_lengths_are_those_of_the_bench(self) -> None:
        bench = (Path(__file__).parent.parent / "varlen.rs").read_text()
        for name, lengths in (("UNIFORM", UNIFORM), ("LOGNORMAL", LOGNORMAL)):
            begin = bench.index("= [", bench.index(f"const {name}: ")) + 3
            numbers = bench[begin : bench.index("];", begin)]
            found = [int(number) for number in numbers.split(",") if number.strip()]
            self.assertEqual(found, lengths)

    def test_rows_say_what_fa_plan_needs(self) -> None:
        self.assertEqual(len(VARLEN), 4 * len(LENGTHS))
        row = VARLEN[-1]
        self.assertEqual((row.name, row.heads), ("one_longx128-causal", 16))
        self.assertEqual((row.ends[:2], row.ends[-1]), ([0, 8192], 8192 + 64 * 64))
        words = row.arguments()
        self.assertEqual(words[words.index("--varlen") + 1].count(","), 64)
        self.assertEqual(words[-1], "--causal")
        self.assertEqual(row.flop, 4 * 2048 * (8192**2 + 64 * 64**2) / 2)

    def test_the_best_is_compared_with_the_best_peer(self) -> None:
        result = {
            "us": {"A<1>": 100.0, "B<2>": 80.0, "FA2": 120.0, "cuDNN": 96.0},
            "errors": {"A<1>": math.nan, "B<2>": 1e-3, "FA2": 1.0, "cuDNN": 1e-3},
            "ours": ["A<1>", "B<2>"],
        }
        self.assertEqual(varlen.ratio(result), 1.2)
        self.assertEqual(varlen.is_wrong(result, 2e-2), ["A<1>"])
        text = varlen.text(VARLEN[0], result, 2e-2)
        self.assertEqual([line.count("IS WRONG") for line in text.splitlines()], [0, 0, 0, 1, 0])
        result["ours"] = list(result["us"])
        self.assertTrue(math.isnan(varlen.ratio(result)))


class TurnsTest(unittest.TestCase):
    """The order of the rounds."""

    def test_everyone_is_everywhere_and_follows_everyone(self) -> None:
        for count in range(2, 8):
            cycle = count * (1 + count % 2)
            orders = list(turns(range(count), cycle))
            places = Counter(place for order in orders for place in enumerate(order))
            pairs = Counter(pair for order in orders for pair in itertools.pairwise(order))
            self.assertEqual(len(places), count * count)
            self.assertEqual(len(pairs), count * (count - 1))
            self.assertEqual(len({*places.values()}), 1)
            self.assertEqual(len({*pairs.values()}), 1)
        self.assertEqual(list(turns(["alone"], 2)), [["alone"]] * 2)
        self.assertEqual(list(turns([], 1)), [[]])

    def test_shuffled_orders_differ_and_are_the_same_every_time(self) -> None:
        orders = list(shuffled(range(8), 9))
        self.assertEqual([sorted(order) for order in orders], [list(range(8))] * 9)
        self.assertEqual(len({tuple(order) for order in orders}), 9)
        self.assertEqual(orders, list(shuffled(range(8), 9)))


NAMES = [__name__, "grid_test", "backward_test", "conv_test", "regimes_test"]
"""The modules with tests."""


def run() -> int:
    """Runs the tests; 1 if one fails."""
    suite = unittest.defaultTestLoader.loadTestsFromNames(NAMES)
    return 0 if unittest.TextTestRunner(verbosity=2).run(suite).wasSuccessful() else 1
