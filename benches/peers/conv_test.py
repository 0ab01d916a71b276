"""Tests of the command for convolution blocks, as `self_test.py`."""

from __future__ import annotations

import json
import tempfile
import unittest
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import blocks
import conv
import launches
from kernels import KernelError

PROBLEM = {
    "samples": 5,
    "in_channels": 64,
    "height": 128,
    "width": 128,
    "out_channels": 64,
    "kernel_size": 3,
    "dtype": "f16",
    "bias": True,
    "scale": False,
    "shift": False,
    "activation": "gelu",
    "epsilon": 1e-5,
    "channels_first": False,
}
"""What `fa plan --conv --json` says of the first cell."""


class ConvTest(unittest.TestCase):
    """Convolution blocks, and what is printed of them."""

    def test_the_problems_are_those_of_the_bench(self) -> None:
        bench = (Path(__file__).parent.parent / "conv.rs").read_text()
        rows = bench.split("const SHAPES: ")[1].split("= [")[1].split("];")[0].split("[")[1:]
        shapes = [tuple(map(int, row.split("]")[0].split(","))) for row in rows]
        self.assertEqual(tuple(shapes), conv.SHAPES)
        for name, number in (
            ("BYTES_PER_S", blocks.BYTES_PER_S),
            ("FLOP_PER_S", blocks.FLOP_PER_S),
        ):
            text = bench.split(f"const {name}: f64 = ")[1].split(";")[0]
            self.assertEqual(float(text), number)

    def test_what_the_bench_wrote_is_compared_with_the_fastest_peer(self) -> None:
        cell = conv.cells()[0]
        self.assertEqual(cell.flop, 2 * 5 * 128 * 128 * 64 * 64 * 9)
        peers = [
            conv.Timed(who, cell.shape, cell.layout, us, us / cell.limit_us)
            for who, us in (("eager", 200.0), ("compiled", 100.0))
        ]
        text = "       5x64x128x128 last      100.00  7.31  compiled"
        self.assertEqual(peers[1].line(), text)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "ours.json"
            mine = conv.Timed("ConvWarpSpecializedF16<80,2>", cell.shape, "last", 40.0, 2.9)
            file.write_text(json.dumps({"device": "a GPU", "rows": [vars(mine)]}))
            ours = conv.read(file)
        out = StringIO()
        with redirect_stdout(out):
            conv.conclude(ours, peers)
        self.assertEqual(out.getvalue(), "5x64x128x128 last: 2.500 times as fast as compiled\n")

    def test_plans_are_of_their_cells(self) -> None:
        last, first = conv.cells()[:2]
        words = ["--conv", "5x64x128x128", "--out-channels", "64"]
        self.assertEqual(last.arguments(), words)
        self.assertEqual(first.arguments(), [*words, "--channels-first"])
        self.assertTrue(last.matches(PROBLEM))
        self.assertFalse(first.matches(PROBLEM))
        self.assertTrue(first.matches({**PROBLEM, "channels_first": True}))
        for name, other in (
            ("out_channels", 128),
            ("bias", False),
            ("activation", "silu"),
            ("dtype", "bf16"),
            ("epsilon", None),
        ):
            self.assertFalse(last.matches({**PROBLEM, name: other}), name)

    def test_launches_are_read_with_how_they_are_launched(self) -> None:
        row = {
            "spec": "ConvStreamingF16<128>",
            "entry": "conv",
            "arch": "sm_90a",
            "multiprocessors": 132,
            "grid": [128, 1, 1],
            "threads": 512,
            "shared_bytes": 0,
            "workspace_bytes": 64,
            "cooperative": True,
            "arguments": [],
            "problem": PROBLEM,
            "cubin": "elsewhere/k.cubin",
        }
        cell, other = conv.cells()[:2]
        with tempfile.TemporaryDirectory() as folder:
            planner = blocks.BlockPlanner(Path(folder), None)
            file = planner.file(cell, None)
            self.assertEqual(file.name, "block-5x64x128x128to64-last.sm_90a.chosen.json")
            file.write_text(json.dumps(row))
            (Path(folder) / "k.cubin").touch()
            ((plan,),) = planner.launches(cell)
            with self.assertRaisesRegex(KernelError, "another problem"):
                launches.read(file, other)
        self.assertTrue(plan.cooperative)
        self.assertEqual(launches.main_spec([plan]), "ConvStreamingF16<128>")

    def test_a_launch_reads_by_a_name_that_is_given_what_the_one_before_it_wrote(self) -> None:
        given = {"x": 1000, "y": 2000, "counters": 3000}
        image = {"name": "x", "tensor": "x"}
        moved = {"name": "x", "tensor": "x", "workspace_offset": 16}
        counters = {"name": "counters", "tensor": "counters", "counters": True}
        first = launches.addresses_of([image, {**moved, "tensor": "y"}], given, 5000)
        second = launches.addresses_of([moved, counters], given, 5000)
        self.assertEqual(first, {**given, "y": 5016})
        self.assertEqual(second, {**given, "x": 5016})

    def test_options_that_do_not_go_together_are_refused(self) -> None:
        self.assertEqual(conv.parse(["--no-compile"]).peer, ["eager", "cuDNN"])
        self.assertEqual(len(conv.parse(["--shape", "5x64x128x128"]).cells), 2)
        self.assertEqual(conv.parse(["--sustained", "0"]).sustained, 0.0)
        self.assertEqual((conv.parse([]).sustained, conv.parse([]).arch), (3.0, "sm_90a"))
        for words, part in (
            ("--arch sm_80", "--arch wants --fa or --emit-dir"),
            ("--kernel ConvMmaF16<128,1>", "--kernel wants"),
            ("--fa fa --ours x", "not with --ours"),
            ("--emit-only --fa fa", "--emit-only wants"),
            ("--no-compile --peer eager", "not allowed with"),
            ("--peer FA2", "invalid choice"),
            ("--shape 1x2x3x4", "invalid choice"),
            ("--sustained 0.1", "neither 0 nor 0.5"),
        ):
            said = StringIO()
            with redirect_stderr(said), self.assertRaises(SystemExit) as refused:
                conv.parse(words.split())
            self.assertEqual(refused.exception.code, 2)
            self.assertIn(part, said.getvalue())
