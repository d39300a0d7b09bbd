"""What is told of a run that has just ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kanevas.units import UnitSystem
from kanevas.workspace.frame_by_frame import frame_by_frame
from kanevas.workspace.start_news import start_news

if TYPE_CHECKING:
    from kane.results import Result


def summary_of(result: Result) -> str:
    """Return in a line how a run went."""
    return _tr("{method}: {steps} steps in {wall:.3g} s, energy drift {drift:.2g} J").format(
        method=result.settings.method,
        steps=result.outcome.steps,
        wall=result.outcome.wall_time,
        drift=result.energy_drift,
    )


def news_of(result: Result, units: UnitSystem) -> str:
    """Return what one should know of a run that went well; empty where nothing is new."""
    if news := start_news(result, units):
        return news
    return frame_by_frame(result, units) if result.coarse.any() else ""


def _tr(text: str) -> str:
    return QCoreApplication.translate("News", text)
