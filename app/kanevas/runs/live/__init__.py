"""Live runs: the model moves by the clock on the wall, and can be changed on the way."""

from kanevas.runs.live.live_run import LiveRun
from kanevas.runs.live.reached import Ran, Reached

__all__ = ["LiveRun", "Ran", "Reached"]
