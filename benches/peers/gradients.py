"""Gradients by the launches that `fa plan --backward` describes."""

from __future__ import annotations

from launches import LaunchesPlanner


class GradientPlanner(LaunchesPlanner):
    """Their plans."""

    PREFIX = "gradients-"
    FLAGS = ("--backward",)
