"""What is to be known of a run whose frames do not tell what is between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kane.model.recording import is_by_motion
from kanevas.units import UnitSystem, quantity

if TYPE_CHECKING:
    from kane.results import Result

DIGITS = 3  # of a time


def frame_by_frame(result: Result, system: UnitSystem) -> str:
    """Return why the run is played from frame to frame, and what helps."""
    if is_by_motion(result.settings):
        start = float(result.time[int(result.coarse.argmax())])
        return _tr(
            "The motion asks for more frames than are kept: from {} on it is played from frame to "
            "frame, and curves show points alone. Run for a shorter time."
        ).format(quantity(start, "s", system, DIGITS))
    return _tr(
        "The frames are too far apart to tell what is between them: the run is played from frame "
        "to frame, and curves show points alone. Record more often, or leave “Record every” empty: "
        "then the motion decides."
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("FrameByFrame", text)
