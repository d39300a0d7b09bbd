"""What stands on the stage: the model as it is drawn, or a run at the time of the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject

from kane.model.poses import Poses, initial_poses
from kanevas.playback.marks import Mark, marks_of, next_mark, previous_mark

if TYPE_CHECKING:
    from kane.results import Result
    from kanevas.window import MainWindow

MOTION_POSES = 40  # of a run, for the room that its motion takes


class Stage(QObject):
    """Holds the latest result, and lets all views show the same bodies at the same time.

    Attributes:
        result: the latest run of the document; None before the first.
        marks: what happens in it, and when.

    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.result: Result | None = None
        self.marks: tuple[Mark, ...] = ()

    @property
    def is_stale(self) -> bool:
        """Whether the result is that of an older model."""
        return self.result is not None and self.result.digest != self._window.document.digest

    def clear(self) -> None:
        """Forget the result."""
        self.result = None
        self._show_marks(())
        self._window.overlays.show_result(None)

    def show_result(self, result: Result) -> None:
        """Let the views show another result."""
        self.result = result
        self._window.plots.show_result(result)
        self._show_marks(marks_of(result))
        self._window.overlays.show_result(result)
        self._mark_stale()
        end = float(result.time[-1])
        motion = [result.poses_at(end * i / MOTION_POSES) for i in range(MOTION_POSES + 1)]
        self._window.canvas.show_motion(motion)
        self._window.view3d.show_motion(motion)

    def follow_model(self) -> None:
        """Show what was edited as it is drawn, not where an older run had it."""
        self._watch()
        self._mark_stale()
        self._window.overlays.follow_model()
        player = self._window.player
        if self.is_stale:
            player.pause()
            player.seek(0.0)
        else:
            self.show_time(player.clock.time)

    def show_time(self, time: float) -> None:
        """Show the bodies where they are at a time [s]."""
        of_run = self._poses_of_run(time)
        poses = initial_poses(self._window.document.model) if of_run is None else of_run
        self._window.desk.at_start = of_run is None or time == 0.0
        self._window.canvas.show_poses(poses)
        self._window.view3d.show_poses(poses)
        self._window.overlays.show_time(time, of_run)
        self._window.plots.set_time(time)
        self._window.method.show_moment(None if of_run is None else self.result, time)

    def step_frames(self, count: int) -> None:
        """Pause, and go on by so many frames of the result."""
        if self.result is None:
            return
        player, times = self._window.player, self.result.time
        player.pause()
        side = "right" if count > 0 else "left"
        slack = 1e-9 * times[-1]
        now = player.clock.time + (slack if count > 0 else -slack)
        frame = int(np.searchsorted(times, now, side=side)) + (count - 1 if count > 0 else count)
        player.seek(float(times[np.clip(frame, 0, len(times) - 1)]))

    def seek_mark(self, way: int) -> None:
        """Pause, and go to the next mark (1) or the one before (-1), if there is one."""
        player = self._window.player
        clock = player.clock
        mark = (next_mark if way > 0 else previous_mark)(self.marks, clock.time, clock.end)
        player.pause()
        if mark is not None:
            player.seek(mark.time)

    def _show_marks(self, marks: tuple[Mark, ...]) -> None:
        self.marks = marks
        self._window.run_bar.show_marks(marks)

    def _poses_of_run(self, time: float) -> Poses | None:
        """Return where the bodies stand in the result.

        None where they stand as drawn: without a result, at the start of an older one, and where
        it is one of other bodies.
        """
        if self.result is None or (self.is_stale and time == 0.0):
            return None
        poses = self.result.poses_at(time)
        names = tuple(body.name for body in self._window.document.model.bodies)
        return poses if poses.names == names else None

    def _watch(self) -> None:
        """Let points and rulers that came after the run show what they see of it."""
        model, result = self._window.document.model, self.result
        if result is None or self.is_stale:
            return
        if (model.points, model.rulers) != (result.model.points, result.model.rulers):
            self.result = result.watched_by(model)
            self._window.plots.show_result(self.result)
            self._window.overlays.show_result(self.result)

    def _mark_stale(self) -> None:
        self._window.stale_label.setVisible(self.is_stale)
