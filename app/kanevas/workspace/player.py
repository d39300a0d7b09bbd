"""The program's one clock."""

from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from kanevas.workspace.clock import SPEEDS, Clock, fitting_speed

FRAME = 16  # ms, the rate of common screens


class Player(QObject):
    """Owns the time that every view shows.

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

    def seek(self, time: float) -> None:
        """Show another time [s]."""
        self._clock = self._clock.seek(time)
        self._watch.restart()
        self.time_changed.emit(self._clock.time)

    def play(self) -> None:
        """Let time pass."""
        self._clock = self._clock.play()
        if self._clock.playing:
            self._watch.start()
            self._timer.start()
        self._announce()

    def pause(self) -> None:
        """Stop time."""
        self._timer.stop()
        self._clock = self._clock.pause()
        self._announce()

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
