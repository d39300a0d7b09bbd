"""What is told of a run that has just ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kanevas.assets.decimals import written
from kanevas.units import UnitSystem
from kanevas.workspace.frame_by_frame import frame_by_frame
from kanevas.workspace.start_news import start_news

if TYPE_CHECKING:
    from kane.results import Result


def summary_of(result: Result) -> str:
    """Return in a line how a run went."""
    return _tr("{method}: {steps} steps in {wall} s, energy drift {drift} J").format(
        method=result.settings.method,
        steps=result.outcome.steps,
        wall=written(result.outcome.wall_time, ".3g"),
        drift=written(result.energy_drift, ".2g"),
    )


def news_of(result: Result, units: UnitSystem) -> str:
    """Return what one should know of a run that went well; empty where nothing is new."""
    if news := start_news(result, units):
        return news
    return frame_by_frame(result, units) if result.coarse.any() else ""


def _tr(text: str) -> str:
    return QCoreApplication.translate("News", text)
