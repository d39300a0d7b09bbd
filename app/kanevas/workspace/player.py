"""The program's one clock."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from kanevas.workspace.clock import SPEEDS, Clock, fitting_speed

FRAME = 16  # ms, the rate of common screens


class Leader(Protocol):
    """Who lets time pass in place of the player, as a live run does."""

    def go_on(self, time: float) -> None:
        """Let time pass from a time on [s]."""

    def hold(self) -> None:
        """Let time stand; it says by ``Player.stand`` where that was."""

    def step(self) -> None:
        """Go on by one frame, and stand again."""


class Player(QObject):
    """Owns the time that every view shows.

    Time passes by itself, or as a leader has it (``be_led``): then it stands at the end of what
    ran, which grows, until the leader holds.

    Signals:
        time_changed: there is another time to show now [s].
        state_changed: length, speed, loop or playing are different now.
    """

    time_changed = Signal(float)
    state_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = Clock()
        self._watch = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)
        self._leader: Leader | None = None
        self._sought: float | None = None  # where to go when the leader holds

    @property
    def is_led(self) -> bool:
        """Whether somebody else lets time pass."""
        return self._leader is not None

    @property
    def clock(self) -> Clock:
        """Where the playback stands."""
        return self._clock

    def load(self, end: float) -> None:
        """Stand at the start of a run of this length [s]."""
        self._timer.stop()
        self._clock = Clock(
            end=end, speed=fitting_speed(end) if end > 0 else 1.0, loop=self._clock.loop
        )
        self._announce()

    def be_led(self, leader: Leader | None) -> None:
        """Let somebody else say how time passes; None for nobody."""
        self._timer.stop()
        self._leader, self._sought = leader, None
        self._clock = self._clock.pause()
        self.state_changed.emit()

    def follow(self, time: float) -> None:
        """Show the time that the leader has come to [s], the end of all there is."""
        was_known = self._clock.playing and self._clock.end > 0.0
        self._clock = replace(self._clock, time=time, end=time, playing=True)
        if not was_known:
            self.state_changed.emit()
        self.time_changed.emit(time)

    def stand(self, end: float) -> None:
        """Show where the leader holds [s], or the time before that was asked for meanwhile."""
        time = end if self._sought is None else min(self._sought, end)
        self._sought = None
        self._clock = replace(self._clock, time=time, end=end, playing=False)
        self._announce()

    def seek(self, time: float) -> None:
        """Show another time [s]; where a leader lets time pass, it is to hold first."""
        if self._leader is not None and self._clock.playing:
            self._sought = time
            self._leader.hold()
            return
        self._clock = self._clock.seek(time)
        self._watch.restart()
        self.time_changed.emit(self._clock.time)

    def play(self) -> None:
        """Let time pass."""
        if self._leader is not None:
            self._leader.go_on(self._clock.time)
            return
        self._clock = self._clock.play()
        if self._clock.playing:
            self._watch.start()
            self._timer.start()
        self._announce()

    def pause(self) -> None:
        """Stop time."""
        if self._leader is not None:
            self._leader.hold()
            return
        self._timer.stop()
        self._clock = self._clock.pause()
        self._announce()

    def step(self) -> None:
        """Let the leader go on by one frame beyond what there is; nothing where there is none."""
        if self._leader is not None:
            self._leader.step()

    def toggle(self) -> None:
        """Play or pause."""
        if self._clock.playing:
            self.pause()
        else:
            self.play()

    def set_speed(self, speed: float) -> None:
        """Let time pass at another speed, in seconds of the run for each second."""
        self._clock = replace(self._clock, speed=speed)
        self.state_changed.emit()

    def change_speed(self, steps: int) -> None:
        """Let time pass faster by some steps of ``SPEEDS``, or slower by negative ones."""
        at = SPEEDS.index(self._clock.speed) + steps
        self.set_speed(SPEEDS[min(max(at, 0), len(SPEEDS) - 1)])

    def set_loop(self, loop: bool) -> None:
        """Go on at the start after the end, or stop there."""
        self._clock = replace(self._clock, loop=loop)
        self.state_changed.emit()

    def _tick(self) -> None:
        self._clock = self._clock.advance(self._watch.restart() / 1000)
        self.time_changed.emit(self._clock.time)
        if not self._clock.playing:
            self._timer.stop()
            self.state_changed.emit()

    def _announce(self) -> None:
        self.state_changed.emit()
        self.time_changed.emit(self._clock.time)
