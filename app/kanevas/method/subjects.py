"""To which instant of a run a table belongs, and how that is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QCoreApplication

from kanevas.assets.decimals import written
from kanevas.method.tables import Subject

if TYPE_CHECKING:
    from kane.results import Result


def nearest_frame(result: Result | None, time: float, frame: int = 0) -> int:
    """Return the frame of a result that is nearest to a time [s]; 0 without a result.

    Of those that have just this time it is the one that is given.
    """
    if result is None:
        return 0
    times = result.time
    if frame < len(times) and times[frame] == time:
        return frame
    after = int(np.clip(np.searchsorted(times, time), 1, max(len(times) - 1, 1)))
    if len(times) < 2:
        return 0
    return after if times[after] - time < time - times[after - 1] else after - 1


def when(subject: Subject) -> str:
    """Return to which instant a table belongs, in words."""
    if subject.result is None:
        return _tr("At the start, as drawn, with its joints closed")
    time = float(subject.result.time[subject.frame])
    return _tr("Frame {} of {}, t = {} s").format(
        subject.frame + 1, len(subject.result.time), written(time, ".6g")
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("Method", text)
