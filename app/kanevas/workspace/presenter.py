"""What all views show: the model as it is drawn, or a run at the time of the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from PySide6.QtCore import QObject, Signal

from kane.model.poses import Poses, initial_poses
from kane.reading.holds import Holds
from kanevas.document.document import Document
from kanevas.workspace.player import Player
from kanevas.workspace.run_events import SAME, RunEvents
from kanevas.workspace.time_marks import TimeMark, marks_of, next_mark, previous_mark

if TYPE_CHECKING:
    from kane.results import Result

MOTION_POSES = 8, 40  # of a run, for the room that its motion takes: the least and the most
ROOM_EVERY = 12  # frames of a live run, of which one tells what room it takes
MOTION_PLACES = 3000  # of bodies, in all these poses


def motion_poses(bodies: int) -> int:
    """Return by how many poses the room is found that a run of so many bodies takes."""
    least, most = MOTION_POSES
    return max(least, min(most, MOTION_PLACES // max(bodies, 1)))


def frame_up_to(result: Result, time: float) -> int:
    """Return the last frame of a run up to a time [s]."""
    return max(int(np.searchsorted(result.time, time, side="right")) - 1, 0)


class Moment(NamedTuple):
    """What is shown at a time.

    Attributes:
        time: of the clock [s].
        poses: where the bodies are shown.
        result: the run that has them there; None where they stand as they are drawn.
        frame: its last frame up to the time. At an event, of which there are frames before and
            after it with the same time, the one that is meant.
        holds: how all that changes holds there; None where only the placement says it.

    """

    time: float
    poses: Poses
    result: Result | None
    frame: int = 0
    holds: Holds | None = None


class Presenter(QObject):
    """Holds the latest result, and says at each time where all views show the bodies.

    Attributes:
        result: the latest run of the document; None before the first.
        marks: which loads and drivers jump in it, and when.
        events: what changed its constraints, and when.
        expects_run: whether the next edit has the run made anew, so that one stays in it.

    Signals:
        cleared: there is no result any more.
        result_changed: another result is here; comes with it.
        marks_changed: other marks are.
        events_changed: other events are; comes with the ``RunEvents``.
        stale_changed: whether the result is that of an older model has been looked at; comes with
            the answer.
        motion_changed: another run takes room; comes with ``Poses`` spread over it.
        model_followed: what was edited is drawn, and what is drawn of the run has to follow it.
        motion_grown: a live run has come further; comes with ``Poses`` spread over it.
        grown: the result is that of a live run, which has gone on; comes with its latest frames.
        glimpsed: a run under way has the bodies there; comes with the ``Poses``.
        moment_changed: the bodies are to be shown elsewhere, or at another time; comes with the
            ``Moment``.

    """

    cleared = Signal()
    result_changed = Signal(object)
    marks_changed = Signal(object)
    events_changed = Signal(object)
    stale_changed = Signal(bool)
    motion_changed = Signal(object)
    model_followed = Signal()
    motion_grown = Signal(object)
    grown = Signal(object)
    glimpsed = Signal(object)
    moment_changed = Signal(object)

    def __init__(self, document: Document, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self._player = document, player
        self.result: Result | None = None
        self.marks: tuple[TimeMark, ...] = ()
        self.events = RunEvents(None)
        self._frame = 0
        self._watches = self.expects_run = False
        self._motion: list[Poses] = []
        self._now: tuple[float, Poses] | None = None  # of a live run
        self._frames_grown = 0

    @property
    def is_stale(self) -> bool:
        """Whether the result is that of an older model."""
        return self.result is not None and self.result.digest != self._document.digest

    def clear(self) -> None:
        """Forget the result."""
        self.result, self._frame, self._now = None, 0, None
        self._set_marks(())
        self._set_events(RunEvents(None))
        self.cleared.emit()

    def show_result(self, result: Result) -> None:
        """Let the views show another result."""
        self.result, self._watches, self._frame, self._now = result, False, 0, None
        self.result_changed.emit(result)
        self._set_marks(marks_of(result))
        self._set_events(RunEvents(result))
        self.stale_changed.emit(self.is_stale)
        # at frames, which are at hand
        count = motion_poses(len(result.model.bodies))
        frames = np.linspace(0, len(result.time) - 1, count + 1).astype(int)
        times = result.time[np.unique(frames)].tolist()
        self._motion = [result.poses_at(time) for time in times]
        self.motion_changed.emit(self._motion)

    def show_growing(self, time: float, poses: Poses, result: Result) -> None:
        """Let the views show how far a run has gone on, when the player comes to that time.

        Args:
            time: [s].
            poses: where the bodies are.
            result: its latest frames; they may end before the time.

        """
        is_other, self.result = result is not self.result, result
        self._watches, self._frame, self._now = False, 0, (time, poses)
        self._frames_grown += 1
        if self._frames_grown % ROOM_EVERY == 0:
            self._motion.append(poses)
            if len(self._motion) > MOTION_POSES[1]:
                del self._motion[1::2]
            self.motion_grown.emit(list(self._motion))
        if is_other:
            self.grown.emit(result)

    def watch_run(self) -> None:
        """Show what a run that begins now reaches, until something else is to be seen."""
        self._watches = True

    def show_reached(self, _time: float, poses: Poses) -> None:
        """Show how far the run is, where nothing else was looked at since it began."""
        names = tuple(body.name for body in self._document.model.bodies)
        if self._watches and poses.names == names:
            self.glimpsed.emit(poses)

    def end_watch(self) -> None:
        """Put the bodies back after a run that has brought no result."""
        if self._watches:
            self.show_time(self._player.clock.time)

    def follow_model(self) -> None:
        """Show what was edited as it is drawn, not where an older run had it."""
        self._watch()
        # a live run goes on with what was edited, a short one is made anew
        follows = self._player.is_led or self.expects_run
        self.stale_changed.emit(self.is_stale and not follows)
        self.model_followed.emit()
        if self.is_stale and not follows:
            self._player.pause()
            self._player.seek(0.0)
        else:
            self.show_time(self._player.clock.time)

    def show_time(self, time: float) -> None:
        """Show the bodies where they are at a time [s]."""
        self._watches = False
        of_run = self._poses_of_run(time)
        if of_run is None:
            moment = Moment(time, initial_poses(self._document.model), None)
        else:
            self._frame = self._frame_at(time)
            assert self.result is not None
            holds = self.result.holds_at(self._frame)
            moment = Moment(time, of_run, self.result, self._frame, holds)
        self.moment_changed.emit(moment)

    def step_frames(self, count: int) -> None:
        """Pause, and go on by so many frames of the result, of events those before and after.

        A live run that is held goes on by a frame at its end.
        """
        if self.result is None:
            return
        player, times = self._player, self.result.time
        player.pause()
        time, slack = player.clock.time, SAME * times[-1]
        now = self._frame_at(time)
        if time != times[now]:  # between two frames, or at one but for round-off
            is_at_next = now + 1 < len(times) and times[now + 1] - time <= slack
            is_past = time - times[now] > slack and not is_at_next
            now += int(is_at_next or (is_past and count < 0))
        if now + count >= len(times) and player.is_led:
            player.step()
            return
        self._frame = int(np.clip(now + count, 0, len(times) - 1))
        player.seek(float(times[self._frame]))

    def seek_event(self, way: int) -> None:
        """Pause, and go to the next event (1) or the one before (-1), if there is one."""
        player = self._player
        clock = player.clock
        find = self.events.after if way > 0 else self.events.before
        player.pause()
        if (number := find(clock.time, clock.end)) is not None:
            self.show_event(number)

    def show_event(self, number: int) -> None:
        """Go to where an event has just happened."""
        time = float(self.events.times[number])
        self._frame = 0  # none that was stepped to
        self._player.seek(time)

    def seek_mark(self, way: int) -> None:
        """Pause, and go to the next mark (1) or the one before (-1), if there is one."""
        player = self._player
        clock = player.clock
        mark = (next_mark if way > 0 else previous_mark)(self.marks, clock.time, clock.end)
        player.pause()
        if mark is not None:
            player.seek(mark.time)

    def _set_marks(self, marks: tuple[TimeMark, ...]) -> None:
        self.marks = marks
        self.marks_changed.emit(marks)

    def _set_events(self, events: RunEvents) -> None:
        self.events = events
        self.events_changed.emit(events)

    def _frame_at(self, time: float) -> int:
        """Return the last frame up to a time; the one that was stepped to where time stands."""
        assert self.result is not None
        times = self.result.time
        if self._frame < len(times) and times[self._frame] == time:
            return self._frame
        return frame_up_to(self.result, time)

    def _poses_of_run(self, time: float) -> Poses | None:
        """Return where the bodies stand in the result.

        None where they stand as drawn: without a result, at the start of an older one or of one
        that goes on from another, and where it is one of other bodies.
        """
        if self.result is None or (time == 0.0 and (self.is_stale or self.result.time[0] > 0.0)):
            return None
        is_now = self._now is not None and time == self._now[0]
        poses = self._now[1] if self._now and is_now else self.result.poses_at(time)
        names = tuple(body.name for body in self._document.model.bodies)
        return poses if poses.names == names else None

    def _watch(self) -> None:
        """Let points and rulers that came after the run show what they see of it."""
        model, result = self._document.model, self.result
        if result is None or self.is_stale:
            return
        if (model.points, model.rulers) != (result.model.points, result.model.rulers):
            self.result = result.watched_by(model)
            self.result_changed.emit(self.result)
