"""Tests of how gradients and convolution blocks are measured and recorded, as `self_test.py`."""

from __future__ import annotations

import json
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import backward
import conv
from grid_test import Gpu
from regimes import Checked, Regimes
from report import SUSTAINED, TURNS, Errors, Row
from results import BEST, Recording, Result, all_standings, wrong
from sustained import Work


class Contender:
    """Somebody on a GPU, whose calls take so long."""

    def __init__(self, who: str, us: float, gpu: Gpu) -> None:
        self.who, self._us, self._gpu, self.samples = who, us, gpu, 0

    def sample(self) -> float:
        self.samples += 1
        return self._us + self.samples

    def work(self) -> Work:
        return Work(self._gpu.enqueue, 0.001, 4, 1e9)


class RegimesTest(unittest.TestCase):
    """Samples in turns, and everyone alone."""

    def rows(self, seconds: float, *, alone: bool) -> list[Row]:
        """Of ours and a peer, on a GPU."""
        gpu = Gpu()
        small = Errors(1e-3, 2e-2, None)
        everyone = [
            Checked(Contender("ours", 10.0, gpu), small, ours=True, facts={"registers": 168}),
            Checked(Contender("FA2", 30.0, gpu), small),
        ]
        with mock.patch("time.monotonic", side_effect=gpu.time):
            return Regimes(3, seconds, gpu).measure(everyone, 1e9, alone=alone)

    def test_everyone_is_measured_in_both_regimes(self) -> None:
        ours, peer = self.rows(3.3, alone=True)
        self.assertEqual((ours.name, ours.ours, peer.ours), ("ours", True, False))
        self.assertEqual(sorted(ours.samples_us), [11.0, 12.0, 13.0])
        self.assertEqual(sorted(peer.samples_us), [31.0, 32.0, 33.0])
        self.assertEqual((ours.facts, peer.facts), ({"registers": 168}, {}))
        for row in (ours, peer):
            assert row.sustained is not None
            self.assertEqual((row.sustained.clock_mhz, row.sustained.power_w), (1500.0, 600.0))

    def test_short_cells_and_no_seconds_leave_out_what_lasts(self) -> None:
        for rows in (self.rows(0.0, alone=True), self.rows(3.3, alone=False)):
            self.assertEqual([row.sustained for row in rows], [None, None])
            self.assertEqual([len(row.samples_us) for row in rows], [3, 3])


class RecordingTest(unittest.TestCase):
    """Files of results."""

    def row(self, name: str, us: float, *, ours: bool = False, error: float = 1e-3) -> Row:
        """Of one sample."""
        return Row(name, ours, [us], 1e9, Errors(error, 2e-2, None))

    def written(self, results: list[Result], *of: object) -> dict[str, object]:
        """What is in the file."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "results.json"
            standings = all_standings(results, *of)
            Recording(file, {"what": "gradients"}).write(results, standings)
            return json.loads(file.read_text())

    def test_gradients_are_recorded_as_the_grid_is(self) -> None:
        cell = backward.cells()[1]
        spec = "BackwardMmaBf16<64,64,4>"
        rows = [self.row(spec, 50.0, ours=True), self.row("cuDNN", 80.0), self.row("FA2", 100.0)]
        found = self.written([Result(cell, rows)])
        self.assertEqual((found["what"], found["wrong"]), ("gradients", []))
        [written] = found["cells"]
        self.assertEqual((written["name"], written["kernel"]), (cell.short_name, spec))
        self.assertEqual(written["best"][TURNS], {"peer": "cuDNN", "ratio": 1.6})
        self.assertNotIn(SUSTAINED, written["best"])
        self.assertEqual(written["rows"][0]["samples_us"], [50.0])
        self.assertEqual(written["rows"][0]["ratios"], {"cuDNN": 1.6, "FA2": 2.0})
        of_fa2 = [it for it in found["standings"] if it["against"] == "FA2"]
        self.assertEqual([it["geometric_mean"] for it in of_fa2], [2.0] * len(of_fa2))
        self.assertEqual(len(of_fa2), 2, "all lengths from 512 on, and this head dimension")

    def test_peers_alone_are_recorded_too(self) -> None:
        cell = backward.cells()[0]
        found = self.written([Result(cell, [self.row("FA2", 80.0)]), Result(cell, [])])
        self.assertEqual([it["kernel"] for it in found["cells"]], [None, None])
        self.assertEqual([it["best"] for it in found["cells"]], [{}, {}])
        self.assertEqual((found["standings"], found["wrong"]), ([], []))

    def test_what_is_wrong_is_named_and_is_no_peer(self) -> None:
        cell = backward.cells()[0]
        rows = [self.row("ours", 50.0, ours=True, error=1.0), self.row("FA2", 9.0, error=1.0)]
        result = Result(cell, rows)
        self.assertEqual(wrong([result]), [f"ours: {cell}"])
        self.assertIsNone(result.ratio(BEST))

    def test_blocks_are_recorded_with_their_limit(self) -> None:
        last, first = conv.cells()[:2]
        results = [
            conv.BlockResult(last, [self.row("ours", 20.0, ours=True), self.row("eager", 80.0)]),
            conv.BlockResult(first, [self.row("ours", 40.0, ours=True), self.row("eager", 80.0)]),
        ]
        found = self.written(results, conv.PARTS, conv.PEERS)
        self.assertEqual([it["limit_us"] for it in found["cells"]], [last.limit_us, first.limit_us])
        self.assertEqual(found["cells"][0]["cell"]["layout"], "last")
        means = {
            (it["part"], it["against"]): it["geometric_mean"]
            for it in found["standings"]
            if it["regime"] == TURNS
        }
        self.assertEqual(means[("channels last", "eager")], 4.0)
        self.assertEqual(means[("channels first", BEST)], 2.0)
        self.assertEqual(len(means), 4)
