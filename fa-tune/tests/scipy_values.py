#!/usr/bin/env python3
"""Writes scipy_values.json, beside this file: values of scipy and numpy for the tests of `stats`.

    pip install scipy==1.17.1
    python3 fa-tune/tests/scipy_values.py
"""

import json
from pathlib import Path

import numpy as np
import scipy
from scipy import stats

LEVEL = 0.95


def floats(values):
    return [float(value) for value in values]


def times(rng, count, scale=2100.0):
    """Like times of a kernel: skewed, with outliers.

    In hundredths of a microsecond, whole, so that some are equal, and that sums of them are exact in
    any order.
    """
    jitter = rng.gamma(2.0, 5.0, count) + 300.0 * (rng.random(count) < 0.03)
    return np.round(scale + jitter)


def order(samples):
    levels = [0.0, 0.025, 0.1, 0.25, 0.5, 0.77, 0.975, 1.0]
    return {
        "samples": floats(samples),
        "median": float(np.median(samples)),
        "levels": levels,
        "quantiles": floats(np.quantile(samples, levels, method="linear")),
        "ranks": floats(stats.rankdata(samples)),
    }


def bootstrap(rng, name, samples):
    statistic = {"mean": np.mean, "median": np.median}[name]
    case = {
        "statistic": name,
        "samples": floats(samples),
        "level": LEVEL,
    }
    result = stats.bootstrap(
        (samples,),
        statistic,
        n_resamples=999,
        confidence_level=LEVEL,
        method="percentile",
        rng=np.random.default_rng(5),
    )
    case["statistics"] = floats(result.bootstrap_distribution)
    interval = result.confidence_interval
    case["percentile"] = floats([interval.low, interval.high])
    return case


def groups(a, b):
    test = stats.mannwhitneyu(a, b, method="asymptotic")
    return {
        "a": floats(a),
        "b": floats(b),
        # U counts ties half, so delta = 2 U / nm - 1.
        "delta": float(2 * test.statistic / (len(a) * len(b)) - 1),
    }


def pairs(x, y):
    return {"x": floats(x), "y": floats(y), "spearman": float(stats.spearmanr(x, y).statistic)}


def main():
    rng = np.random.default_rng(20)
    x = rng.random(40)
    values = {
        "versions": {"scipy": scipy.__version__, "numpy": np.__version__},
        "order": [order(times(rng, count)) for count in (1, 2, 3, 10, 101)],
        # Means over powers of two are exact, so that it is sure which equal the samples' own.
        "bootstrap": [
            bootstrap(rng, name, times(rng, count))
            for name, count in (("mean", 16), ("mean", 64), ("median", 30), ("median", 100))
        ],
        "groups": [
            groups(times(rng, 9), times(rng, 14)),
            groups(times(rng, 100), times(rng, 100, 2105.0)),
            groups(times(rng, 20, 3000.0), times(rng, 30)),
            groups(np.array([3.0, 3.0, 3.0, 4.0]), np.array([3.0, 3.0, 4.0, 4.0, 4.0])),
        ],
        "pairs": [
            pairs(x, x + 0.3 * rng.random(40)),
            pairs(np.round(x, 1), np.round(rng.random(40), 1)),
            pairs(x[:5], -x[:5]),
        ],
    }
    path = Path(__file__).with_name("scipy_values.json")
    path.write_text(json.dumps(values) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
