"""Tests of the grid: its cells, its peers, its regimes, and what is concluded."""

from __future__ import annotations

import json
import math
import sys
import tempfile
import unittest
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, replace
from io import StringIO
from pathlib import Path
from types import ModuleType
from unittest import mock

import compile_fa4
import grid
import packages
import power
import recorded
import tuning
from cells import (
    HEAD_DIMS,
    OPTION_LENGTHS,
    SHORT,
    WINDOWS,
    Cell,
    CellError,
    cells,
    named,
    selected,
    visible_pairs,
)
from grid import parse
from kernels import KernelError
from power import Reading, Sensor, SensorError
from recorded import Estimate, Recorded
from report import SUSTAINED, TURNS, Row, as_json
from results import (
    BEST,
    BEST_OR_ESTIMATE,
    ESTIMATED,
    Recording,
    Result,
    all_standings,
    standings,
)
from self_test import row
from sustained import Sustained, Work, sustain, told
from tuning import Tried

CELL = Cell(8, 2048, 16, 128, causal=True)


class CellsTest(unittest.TestCase):
    """The problems and their names."""

    def test_the_cells(self) -> None:
        names = ("all", "short", "long", "anchors", "small", "windows", "softcap")
        self.assertEqual([len(cells(which)) for which in names], [80, 26, 36, 48, 8, 18, 6])
        self.assertEqual(len({cell.short_name for cell in cells("all")}), 79, "one is both")
        self.assertEqual({cell.dtype for cell in cells("anchors", "float16")}, {"float16"})
        for cell in [*cells("long"), *cells("windows"), *cells("softcap")]:
            self.assertEqual(cell.batch * cell.seq * cell.heads * cell.head_dim, 2**25)
        found = {(cell.head_dim, cell.seq, cell.window) for cell in cells("windows")}
        self.assertEqual(len(found), len(HEAD_DIMS) * len(OPTION_LENGTHS) * len(WINDOWS))

    def test_cells_are_selected(self) -> None:
        found = selected(cells("all"), [64, 128], [512], causal=True)
        self.assertEqual([(cell.head_dim, cell.seq) for cell in found], [(64, 512), (128, 512)])
        self.assertEqual(len(selected(cells("all"), [], [], causal=None)), 80)
        full = selected(cells("all"), [], [], causal=False)
        self.assertEqual(len(full), 32 + 6, "softcap has no mask")
        self.assertEqual({cell.window for cell in full}, {None})
        options = parse(["--fa", "fa", "--head-dim", "64", "--seq", "128", "--full"])
        self.assertEqual(options.cells, [Cell(128, 128, 32, 64)])
        for wrong in (
            [],
            ["--fa", "fa", "--emit-only"],
            ["--fa", "fa", "--full", "--causal"],
            ["--fa", "fa", "--seq", "3"],
            ["--fa", "fa", "--cells", "longer"],
            ["--fa", "fa", "--peer", "nobody"],
            ["--fa", "fa", "--sustained", "0.1"],
            ["--fa", "fa", "--sustained", "nan"],
        ):
            with redirect_stderr(StringIO()), self.assertRaises(SystemExit):
                parse(wrong)

    def test_cells_are_named(self) -> None:
        self.assertEqual(named("128-8x2048x16-causal-bf16"), [CELL])
        window = Cell(4, 4096, 32, 64, window=1024)
        softcap = Cell(1, 16384, 8, 256, softcap=30.0)
        text = "64-4x4096x32-window1024-bf16,256-1x16384x8-softcap30-bf16"
        self.assertEqual(named(text), [window, softcap])
        self.assertEqual([window.options, softcap.options], [{"window"}, {"softcap"}])
        self.assertEqual(len(named("softcap,windows,softcap")), 24, "each once")
        for cell in [*cells("all"), *cells("models"), *cells("dims")]:
            self.assertIn(cell.short_name, [it.short_name for it in named(cell.short_name)])
        with self.assertRaisesRegex(CellError, "no cell is called '128'"):
            named("long,128")

    def test_models_have_heads_and_keys_of_their_own(self) -> None:
        prompt = Cell(1, 512, 32, 128, causal=True, anchor=False, kv_heads=8, keys=4096)
        self.assertEqual(named("128-1x512to4096x32kv8-causal-bf16"), [prompt])
        words = " ".join(prompt.arguments())
        self.assertIn("--kv-heads 8 --seq-k 4096", words)
        self.assertEqual(len({cell.short_name for cell in cells("models")}), len(cells("models")))
        self.assertFalse(set(cells("models")) & set(cells("all")))
        self.assertFalse(set(cells("dims")) & set(cells("all")))
        plain = " ".join(CELL.arguments())
        self.assertNotIn("--kv-heads", plain)
        self.assertNotIn("--seq-k", plain)

    def test_pairs_are_counted(self) -> None:
        self.assertEqual(visible_pairs(10, None, causal=True, keys=30), 10 * 20 + 50)
        self.assertEqual(visible_pairs(10, None, causal=False, keys=30), 300)
        self.assertEqual(visible_pairs(100, None, causal=False), 10_000)
        self.assertEqual(visible_pairs(100, None, causal=True), 5000)
        self.assertEqual(visible_pairs(4, 1, causal=False), 1 + 2 + 2 + 2)
        self.assertEqual(visible_pairs(4, 4, causal=False), 1 + 2 + 3 + 4)


class PackagesTest(unittest.TestCase):
    """FlashAttention's packages."""

    def test_what_cannot_be_imported_is_left_out(self) -> None:
        module = ModuleType("flash_attn_interface")
        module.flash_attn_func = len
        broken = ModuleType("flash_attn.cute")
        modules = {"flash_attn_interface": module, "flash_attn.cute": broken}
        with mock.patch.dict(sys.modules, modules), redirect_stderr(StringIO()) as said:
            self.assertEqual(packages.installed(), {"FA3": len})
            self.assertEqual(packages.installed(("FA4",)), {})
        self.assertIn("FA4 is left out: AttributeError", said.getvalue())

    def test_what_is_asked_of_them(self) -> None:
        self.assertEqual(packages.options(None, None, causal=True), {"causal": True})
        found = packages.options(256, 30.0, causal=False)
        self.assertEqual(found, {"causal": False, "window_size": (256, 0), "softcap": 30.0})
        self.assertEqual([packages.output((1, 2)), packages.output(3)], [1, 3])

    def test_kernels_are_compiled_once_a_kind(self) -> None:
        kinds = compile_fa4.kinds(cells("all"))
        self.assertEqual(len(kinds), 3 * 4 + 1, "and the small ones in float16")
        self.assertIn([cell for cell in cells("anchors") if cell.causal][:8], kinds)
        self.assertEqual({len(kind) for kind in kinds}, {8, 2, 1})
        self.assertEqual(compile_fa4.parse(["--cells", "softcap"]).cells, cells("softcap"))
        with redirect_stderr(StringIO()), self.assertRaises(SystemExit):
            compile_fa4.parse(["--cells", "nothing"])


@dataclass
class Clock:
    """A time that passes when events are waited for."""

    now: float = 0.0


@dataclass
class Event:
    """The end of some work."""

    clock: Clock
    at: float

    def synchronize(self) -> None:
        self.clock.now = max(self.clock.now, self.at)

    def elapsed_time(self, end: Event) -> float:
        return (end.at - self.at) * 1e3


class Gpu(Sensor):
    """A GPU that works off what is enqueued, and is slower while it is warm."""

    def __init__(self) -> None:
        self.clock, self.end, self.readings = Clock(), 0.0, 0

    def enqueue(self, replays: int) -> Event:
        for _ in range(replays):
            self.end = max(self.end, self.clock.now) + (0.001 if self.end < 1.0 else 0.002)
        return Event(self.clock, self.end)

    def time(self) -> float:
        """What the host's clock says."""
        return self.clock.now

    def read(self) -> Reading:
        self.readings += 1
        return Reading(1500.0, 600.0)


class SustainedTest(unittest.TestCase):
    """Contenders alone."""

    def test_the_first_third_does_not_count(self) -> None:
        gpu = Gpu()
        work = Work(gpu.enqueue, 0.001, 4, 1e9)
        with mock.patch("time.monotonic", side_effect=gpu.time):
            found = sustain(work, 3.3, gpu)
        self.assertAlmostEqual(found.us, 500.0, msg="0.002 s a replay of four calls")
        self.assertAlmostEqual(found.seconds, 2.2, delta=0.2)
        self.assertAlmostEqual(found.tflops, 2.0)
        self.assertEqual((found.clock_mhz, found.power_w), (1500.0, 600.0))
        self.assertAlmostEqual(found.joules_per_tflop or 0, 300.0)
        self.assertGreater(gpu.readings, 10)

    def test_nobody_has_to_know_the_power(self) -> None:
        found = told(Work(Gpu().enqueue, 1.0, 2, 4e12), 3.0, 3, [])
        self.assertEqual(found, Sustained(5e5, 8.0, 3.0, None, None, None))
        self.assertEqual(found.text(), "8 TFLOP/s")
        found = told(Work(Gpu().enqueue, 1.0, 2, 4e12), 3.0, 3, [Reading(1400, 600)])
        self.assertEqual(found.text(), "8 TFLOP/s at 1400 MHz, 600 W, 75.00 J a TFLOP")

    def test_nvidia_smi_is_read_where_nvml_is_not(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            program = Path(name) / "nvidia-smi"
            program.write_text('#!/bin/sh\n[ "$2" = GPU-1 ] && echo 1755, 123.45\n')
            program.chmod(0o755)
            absent = mock.patch("ctypes.CDLL", side_effect=OSError("no library"))
            there = mock.patch("shutil.which", return_value=str(program))
            with absent, there:
                found = power.sensor("GPU-1")
                self.assertEqual(found and found.read(), Reading(1755.0, 123.45))
                with redirect_stderr(StringIO()) as said:
                    self.assertIsNone(power.sensor("GPU-2"))
                self.assertIn("Nvml: no library; Smi: nvidia-smi says ''", said.getvalue())
                self.assertRaises(SensorError, power.Smi("GPU-2").read)

    def test_nvml_is_asked_for_the_gpu(self) -> None:
        library = FakeNvml()
        with mock.patch("ctypes.CDLL", return_value=library):
            self.assertEqual(power.Nvml("GPU-1").read(), Reading(1980.0, 700.0))
            self.assertEqual(library.uuid, b"GPU-1")
            library.status = 999
            self.assertRaises(SensorError, power.Nvml, "GPU-1")


class FakeNvml:
    """The functions of NVML."""

    status, uuid = 0, b""

    def nvmlInit_v2(self) -> int:  # noqa: N802
        return 0

    def nvmlDeviceGetHandleByUUID(self, uuid: bytes, _device: object) -> int:  # noqa: N802
        self.uuid = uuid
        return self.status

    def nvmlDeviceGetClockInfo(self, _device: object, kind: int, out: object) -> int:  # noqa: N802
        out._obj.value = 1980 if kind == power.CLOCK_SM else 0
        return 0

    def nvmlDeviceGetPowerUsage(self, _device: object, out: object) -> int:  # noqa: N802
        out._obj.value = 700_000
        return 0


def alone(of: Row, us: float) -> Row:
    """The same with a sustained time."""
    return replace(of, sustained=Sustained(us, of.flop / us / 1e6, 2.0, 1500.0, 690.0, 1.5))


class ResultsTest(unittest.TestCase):
    """What is concluded."""

    def result(self, cell: Cell = CELL) -> Result:
        rows = [
            alone(row("K<1>", [100.0], ours=True), 130.0),
            row("FA2", [200.0], ours=False),
            alone(row("cuDNN", [120.0], ours=False), 143.0),
            row("FA4", [90.0], ours=False),
        ]
        return Result(cell, rows, [Estimate("cuDNN", 1.5, 80.0)])

    def test_the_best_peer_is_the_fastest_that_is_right(self) -> None:
        result = self.result()
        self.assertEqual((result.best(), result.ratio(BEST)), ("FA4", 0.9))
        self.assertEqual(result.ratio("cuDNN"), 1.2)
        self.assertIsNone(result.ratio("FA3"))
        self.assertEqual((result.ratio(ESTIMATED), result.ratio(BEST_OR_ESTIMATE)), (0.8, 0.8))
        self.assertEqual((result.best(SUSTAINED), result.ratio(BEST, SUSTAINED)), ("cuDNN", 1.1))
        self.assertIsNone(result.ratio(BEST_OR_ESTIMATE, SUSTAINED))
        wrong = row("FA4", [1.0], ours=False, error=math.nan)
        result = Result(CELL, [*result.rows[:3], wrong])
        self.assertEqual((result.best(), result.ratio(BEST)), ("cuDNN", 1.2))
        self.assertIn("FA4 17180 WRONG", result.lines())
        self.assertIsNone(result.ratio(BEST_OR_ESTIMATE))

    def test_the_lines(self) -> None:
        first, *rest = self.result().lines().splitlines()
        for part in ("ours    100.0 µs   172", "FA3     –", "FA3*   215", "best FA4 × 0.900"):
            self.assertIn(part, first)
        self.assertEqual(
            rest,
            [
                "    sustained K<1>: 132 TFLOP/s at 1500 MHz, 690 W, 1.50 J a TFLOP",
                "    sustained cuDNN: 120 TFLOP/s at 1500 MHz, 690 W, 1.50 J a TFLOP",
                "    sustained best cuDNN × 1.100",
            ],
        )
        alone = Result(CELL, [row("ours", [1.0], ours=True, error=math.nan)])
        self.assertIn("best –", alone.lines())
        self.assertIn("WRONG", alone.lines())
        self.assertNotIn("WRONG", first)

    def test_where_ours_stands(self) -> None:
        chosen = [cell for cell in cells("all") if cell.head_dim == HEAD_DIMS[0]]
        results = [
            Result(
                cell,
                [
                    row("ours", [100.0], ours=True),
                    row("cuDNN", [50.0 if cell.seq < SHORT else 200.0], ours=False),
                ],
            )
            for cell in chosen
            if not cell.causal
        ]
        found = {standing.part: standing for standing in standings(results, BEST)}
        long, short = found["seq 512 to 16384"], found["seq 128 to 256"]
        self.assertEqual((long.cells, long.least, long.behind), (6, 2.0, 0))
        self.assertAlmostEqual(long.geometric_mean, 2.0)
        self.assertEqual((short.cells, short.behind), (2, 2))
        self.assertEqual(short.least_cell, "64-128x128x32-full-bf16")
        text = "seq 128 to 256, 2 cells: 0.500, least 0.500 in 64-128x128x32-full-bf16; behind in 2"
        self.assertEqual(short.text(), text)
        self.assertEqual(found["seq 512, head_dim 64, small batches"].cells, 8)
        self.assertEqual((found["windows"].cells, found["softcap"].cells), (6, 2))
        self.assertNotIn("seq 512 to 16384, head_dim 128", found)
        self.assertEqual({it.against for it in all_standings(results)}, {BEST, "cuDNN"})
        self.assertEqual(all_standings([Result(results[0].cell, results[0].rows[:1])]), [])

    def test_what_is_written(self) -> None:
        facts = {"device": "a GPU"}
        with tempfile.TemporaryDirectory() as name:
            file = Path(name) / "grid.json"
            results = [self.result()]
            Recording(file, facts).write(results, all_standings(results))
            found = json.loads(file.read_text())
        [cell] = found["cells"]
        self.assertEqual(Cell(**cell["cell"]), CELL)
        self.assertEqual(cell["best"][TURNS], {"peer": "FA4", "ratio": 0.9})
        self.assertEqual(cell["estimates"][0]["ratio"], 1.5)
        self.assertEqual(cell["rows"][0]["sustained"]["power_w"], 690.0)
        self.assertIsNone(cell["rows"][1]["sustained"])
        regimes = {(it["regime"], it["against"]) for it in found["standings"]}
        self.assertIn((SUSTAINED, BEST), regimes)
        self.assertEqual(as_json(row("a", [1.23456], ours=True), [])["samples_us"], [1.235])

    def test_what_is_said(self) -> None:
        out = StringIO()
        with redirect_stdout(out):
            grid.conclude([self.result()], tuning=False)
        said = out.getvalue()
        for part in (
            "in turns, ours against the best peer, geometric mean\n  seq 512 to 16384, 1 cells",
            "in turns, ours against the best of the peers and FA3 (recorded ratio)",
            "sustained, ours against cuDNN",
        ):
            self.assertIn(part, said)
        facts = {"device": "a GPU", "driver": 1, "torch": 2, "cuda": 3, "cudnn": 4}
        facts |= {"arch": "sm_90a", "packages": {"FA4": "4.0"}, "recorded": "a run"}
        self.assertIn("FA4 4.0\nkernels for sm_90a", grid.said(facts))
        self.assertIn("FA3* is not measured here; it is a recorded ratio: a run", grid.said(facts))

    def test_configurations_are_compared(self) -> None:
        cell = cells("short")[0]
        rows = [
            row("a", [100.0], ours=True),
            row("b", [50.0], ours=True, error=math.nan),
            row("cuDNN", [200.0], ours=False),
        ]
        alone = Tried(replace(cell, causal=True), "b", rows[1:2])
        lines = tuning.table([Tried(cell, "a", rows), alone]).splitlines()
        self.assertEqual(len(lines), 3)
        self.assertEqual(lines[0].split()[-3:-1], [cell.short_name, alone.cell.short_name])
        self.assertEqual(lines[1].split(), ["a", "172", "×2.000*", "–", "2.000", "(1)"])
        self.assertEqual(lines[2].split(), ["b", "344", "×4.000!", "344*!", "4.000", "(1)"])
        result = Result(cell, rows)
        self.assertEqual((result.wrong(), len(result.lines().splitlines())), (["b"], 2))


class RecordedTest(unittest.TestCase):
    """Ratios of FlashAttention-3."""

    def test_the_file_has_a_ratio_for_the_anchors(self) -> None:
        found = Recorded.read(recorded.FILE)
        named = {name for name, regime in found.ratios if regime == TURNS}
        for cell in [*cells("anchors"), *cells("windows")]:
            self.assertIn(cell.short_name, named)
        self.assertEqual(named & {cell.short_name for cell in cells("softcap")}, set())
        known = {cell.short_name for cell in cells("all")}
        for (name, regime), (to, ratio) in found.ratios.items():
            self.assertIn(name, known)
            self.assertIn((regime, to), [(TURNS, "cuDNN"), (TURNS, "FA4"), (SUSTAINED, "cuDNN")])
            self.assertAlmostEqual(ratio, 1.2, delta=0.8, msg=name)

    def test_estimates_are_of_what_is_measured(self) -> None:
        found = Recorded("a run", {(CELL.short_name, TURNS): ("cuDNN", 1.25)})
        ours, cudnn = row("K", [100.0], ours=True), row("cuDNN", [125.0], ours=False)
        estimate = found.estimate(CELL, [ours, cudnn], TURNS)
        self.assertEqual(estimate, Estimate("cuDNN", 1.25, 100.0, TURNS))
        wrong = row("cuDNN", [125.0], ours=False, error=math.nan)
        for cell, rows, regime in (
            (CELL, [ours], TURNS),
            (CELL, [ours, wrong], TURNS),
            (CELL, [ours, cudnn], SUSTAINED),
            (CELL, [ours, cudnn, row("FA3", [90.0], ours=False)], TURNS),
            (replace(CELL, causal=False), [ours, cudnn], TURNS),
        ):
            self.assertIsNone(found.estimate(cell, rows, regime))

    def test_what_is_no_file_of_ratios_is_refused(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            file = Path(name) / "ratios.json"
            self.assertRaises(KernelError, Recorded.read, file)
            for text in ("", "[]", '{"source": 1}', '{"source": "", "ratios": [3]}'):
                file.write_text(text)
                self.assertRaises(KernelError, Recorded.read, file)
