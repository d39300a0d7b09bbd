"""What is told of a run that has just ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kane.model.solver import TIME_STEPPING
from kanevas.assets.decimals import written
from kanevas.units import UnitSystem, quantity
from kanevas.workspace.frame_by_frame import frame_by_frame
from kanevas.workspace.start_news import start_news

if TYPE_CHECKING:
    from kane.results import Result

DIGITS = 2  # of a depth


def summary_of(result: Result, units: UnitSystem) -> str:
    """Return in a line how a run went."""
    went = _tr("{method}: {steps} steps in {wall} s, energy drift {drift} J").format(
        method=result.settings.method,
        steps=result.outcome.steps,
        wall=written(result.outcome.wall_time, ".3g"),
        drift=written(result.energy_drift, ".2g"),
    )
    if result.settings.method != TIME_STEPPING or not result.system.may_change:
        return went
    depth = quantity(result.outcome.position_violation, "m", units, DIGITS)
    return _tr("{went}, up to {depth} deep in each other").format(went=went, depth=depth)


def news_of(result: Result, units: UnitSystem) -> str:
    """Return what one should know of a run that went well; empty where nothing is new."""
    if news := start_news(result, units):
        return news
    return frame_by_frame(result, units) if result.coarse.any() else ""


def _tr(text: str) -> str:
    return QCoreApplication.translate("News", text)
