"""Tests of the gradients' commands, as `self_test.py`."""

from __future__ import annotations

import json
import tempfile
import unittest
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import backward
import flex
import gradients
import launches
from cells import Cell
from function_gradients import FUNCTIONS
from kernels import KernelError


class BackwardTest(unittest.TestCase):
    """The gradients, and what is printed of them."""

    def test_the_cells_are_those_of_the_bench(self) -> None:
        bench = (Path(__file__).parent.parent / "backward.rs").read_text()
        for name, numbers in (("HEAD_DIMS", backward.HEAD_DIMS), ("LENGTHS", backward.LENGTHS)):
            text = bench.split(f"const {name}: ")[1].split("= [")[1].split("]")[0]
            self.assertEqual(tuple(map(int, text.split(","))), numbers)
        self.assertEqual(len(backward.cells()), 24)
        cases = (Path(__file__).parent.parent / "support/function_cases.rs").read_text()
        for name in (*FUNCTIONS, flex.LEARNED):
            self.assertIn(f'"{name}"', bench + cases, "the bench has no such case")

    def test_what_the_bench_wrote_is_compared_with_the_best_peer(self) -> None:
        cell = backward.cells()[4]
        self.assertEqual(backward.flop(cell), 10 * 32 * 32 * 512 * 512 / 2 * 64)
        rows = [backward.Timed.of(cell, who, us) for who, us in (("cuDNN", 100), ("FA2", 200))]
        self.assertEqual(rows[1].line(), "  64 causal   512     200.0   429.5  FA2")
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "ours.json"
            mine = backward.Timed.of(cell, "BackwardMmaBf16<64,64,4>", 80)
            file.write_text(json.dumps({"device": "a GPU", "rows": [vars(mine)]}))
            ours = backward.read(file)
        out = StringIO()
        with redirect_stdout(out):
            backward.conclude(ours, rows)
        self.assertEqual(
            out.getvalue().splitlines(),
            [
                f"ours/{peer}, 1 cells: geometric mean {ratio}, least {ratio}"
                for peer, ratio in (
                    ("the best peer", "1.250"),
                    ("cuDNN", "1.250"),
                    ("FA2", "2.500"),
                )
            ],
        )

    def test_options_that_do_not_go_together_are_refused(self) -> None:
        arguments = backward.parse(["--fa", "fa", "--arch", "sm_80", "--peer", "FA2"])
        self.assertEqual((arguments.arch, arguments.peer), ("sm_80", ["FA2"]))
        self.assertEqual(len(backward.parse(["--seq", "512"]).cells), 6)
        self.assertEqual(backward.parse([]).peer, ["cuDNN", "FA2", "FA3", "FA4"])
        for words, part in (
            ("--arch sm_80", "--arch wants --fa or --emit-dir"),
            ("--kernel BackwardMmaBf16<64,64,4>", "--kernel wants"),
            ("--multiprocessors 108", "--multiprocessors wants"),
            ("--ours x --arch sm_80", "--arch wants"),
            ("--emit-only --fa fa", "--emit-only wants"),
            ("--fa fa --functions", "--fa is of the cells"),
            ("--fa fa --ours x", "not with --ours"),
            ("--functions --peer FA2", "--peer is of the cells"),
            ("--functions --seq 512", "--seq is of the cells"),
            ("--functions --sustained 0", "--sustained is of the cells"),
            ("--sustained 0.1", "neither 0 nor 0.5"),
            ("--learned", "--learned wants"),
            ("--seq 100", "512, 2048, 8192, 16384"),
            ("--peer FA9", "invalid choice"),
            ("--rounds 0", "not at least 1"),
        ):
            said = StringIO()
            with redirect_stderr(said), self.assertRaises(SystemExit) as refused:
                backward.parse(words.split())
            self.assertEqual(refused.exception.code, 2)
            self.assertIn(part, said.getvalue())


class GradientPlansTest(unittest.TestCase):
    """The launches of gradients, as `fa plan --backward` says them."""

    def row(self, cell: Cell, spec: str, cubin: str) -> dict[str, object]:
        """What is printed of a launch."""
        problem = {"batch": cell.batch, "seq_q": cell.seq, "seq_k": cell.seq}
        problem |= {"heads": cell.heads, "kv_heads": cell.heads}
        problem |= {"head_dim": cell.head_dim, "dtype": "bf16", "causal": cell.causal}
        return {
            "spec": spec,
            "entry": spec.lower(),
            "arch": "sm_90a",
            "multiprocessors": 132,
            "grid": [1, 2, 3],
            "threads": 128,
            "shared_bytes": 0,
            "workspace_bytes": 512,
            "arguments": [],
            "cubin": f"elsewhere/{cubin}",
            "cooperative": False,
            "problem": problem | {"window": None, "softcap": None},
        }

    def test_the_launches_of_a_plan_have_their_cubins_beside_it(self) -> None:
        cell = backward.cells()[0]
        rows = [
            self.row(cell, "BackwardDeltaBf16<>", "k.cubin"),
            self.row(cell, "BackwardMmaBf16<64,64,4>", "k-2.cubin"),
        ]
        with tempfile.TemporaryDirectory() as folder:
            planner = gradients.GradientPlanner(Path(folder), None)
            with self.assertRaisesRegex(KernelError, "add --fa"):
                planner.launches(cell)
            file = planner.file(cell, None)
            file.write_text("".join(f"{json.dumps(row)}\n" for row in rows))
            (Path(folder) / "k.cubin").touch()
            with self.assertRaisesRegex(KernelError, "k-2.cubin is missing"):
                planner.launches(cell)
            (Path(folder) / "k-2.cubin").touch()
            (plans,) = planner.launches(cell)
            with self.assertRaisesRegex(KernelError, "another problem"):
                launches.read(file, backward.cells()[1])
            self.assertEqual([plan.cubin.parent for plan in plans], [Path(folder)] * 2)
        self.assertEqual([plan.cubin.name for plan in plans], ["k.cubin", "k-2.cubin"])
        self.assertEqual([plan.grid for plan in plans], [(1, 2, 3)] * 2)
        self.assertEqual(launches.main_spec(plans), "BackwardMmaBf16<64,64,4>")
        with self.assertRaisesRegex(KernelError, "--multiprocessors 114"):
            planner.check(114)
