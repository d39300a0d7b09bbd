"""Time of the playback, without Qt: what the time is after so many seconds of watching."""

from dataclasses import dataclass, replace

from kanevas.assets.decimals import written

SPEEDS = (
    1 / 1000, 1 / 500, 1 / 200, 1 / 100, 1 / 50, 1 / 20, 1 / 10, 1 / 5, 1 / 2,
    1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0,
)  # fmt: skip
WATCHED = 8.0  # s in which a run should pass at the speed chosen for it
REAL_TIME = (2.0, 30.0)  # s; runs as long as that are watched as they happen


@dataclass(frozen=True)
class Clock:
    """Where a playback stands.

    Attributes:
        end: length of the run [s].
        time: time shown [s].
        speed: seconds of the run for each second of watching.
        playing: whether time passes.
        loop: whether the start follows on the end.

    """

    end: float = 0.0
    time: float = 0.0
    speed: float = 1.0
    playing: bool = False
    loop: bool = True

    def seek(self, time: float) -> "Clock":
        """Return the clock at another time, at most the ends of the run."""
        return replace(self, time=min(max(time, 0.0), self.end))

    def play(self) -> "Clock":
        """Return the clock running; from the start where it stood at the end."""
        if self.end <= 0.0:
            return self
        return replace(self, playing=True, time=0.0 if self.time >= self.end else self.time)

    def pause(self) -> "Clock":
        """Return the clock standing still."""
        return replace(self, playing=False)

    def advance(self, elapsed: float) -> "Clock":
        """Return the clock after ``elapsed`` seconds of watching."""
        if not self.playing:
            return self
        time = self.time + elapsed * self.speed
        if time < self.end:
            return replace(self, time=time)
        if self.loop:
            return replace(self, time=time % self.end)
        return replace(self, time=self.end, playing=False)


def fitting_speed(duration: float) -> float:
    """Return the speed at which a run passes in a good time: as it happens, or in about 8 s."""
    if REAL_TIME[0] <= duration <= REAL_TIME[1]:
        return 1.0
    return min(SPEEDS, key=lambda speed: abs(_log_ratio(duration / WATCHED, speed)))


def speed_label(speed: float) -> str:
    """Return a speed as people write it, ``1/200×`` or ``5×``."""
    return f"{written(speed, 'g')}×" if speed >= 1 else f"1/{round(1 / speed)}×"


def _log_ratio(a: float, b: float) -> float:
    ratio = a / b
    return ratio - 1 if ratio > 1 else 1 / ratio - 1
