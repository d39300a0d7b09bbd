"""How fast a live run goes: by the clock, and evenly. No Qt here."""

import math
from collections import deque

TICK = 1 / 60  # s between two frames, the rate of common screens
BUDGET = 0.7  # part of a tick that may be computed; the rest is for the views
LEAST = 1 / 64  # of what is wanted of a tick; where even that is too dear, ticks are longer
LATE = 0.05  # s that are made up for, by ticks that follow each other somewhat faster
CLOSEST = 0.6  # of a tick: no two are nearer to each other
CHANGE = 1.25  # times as much motion, or as little, as the tick before, at most
SEEN = 1.0  # s over which the pace is told
COLD = 2  # first ticks, which load what the others find
FADING = 0.93  # of the weight of a tick with each later one
SPREAD = 0.02  # of the motion of ticks; those that differ less tell nothing of what it costs
KEPT = 0.95  # part of the pace that is wanted; with less it is not kept


class Pace:
    """Says how much motion a tick takes, and when the next one is due.

    All ticks take the same. What cannot be computed in time makes all of them shorter, so that the
    motion is slower but as even; what came late is never made up for in a burst, and not at all
    where it came very late.
    """

    def __init__(self, factor: float, now: float) -> None:
        """Begin.

        Args:
            factor: seconds of motion that are wanted for each second.
            now: by the clock [s].

        """
        self._factor = factor
        self._cost = Cost()
        self._share = 1.0  # of what is wanted of a tick
        self._due = self._nearest = now
        self._seen: deque[tuple[float, float]] = deque()

    @property
    def factor(self) -> float:
        """Seconds of motion that are wanted for each second."""
        return self._factor

    def set_factor(self, factor: float, now: float) -> None:
        """Want another pace from now on."""
        self._factor = factor
        self.resume(now)

    @property
    def bit(self) -> float:
        """How much motion the next tick takes [s]."""
        return self._share * self._factor * TICK

    def resume(self, now: float) -> None:
        """Go on after a pause: the next tick is due at once, and the pace is told anew."""
        self._due = self._nearest = now
        self._seen.clear()

    def wait(self, now: float) -> float:
        """Return how long it is until the next tick is due; 0 where it is [s]."""
        return max(self._due - now, self._nearest - now, 0.0)

    def took(self, bit: float, spent: float, now: float) -> None:
        """Take note of a tick.

        Args:
            bit: how much motion it took [s].
            spent: how long it was computed [s].
            now: by the clock, after it [s].

        """
        self.learn(bit, spent)
        self.show(bit, spent, now)

    def learn(self, bit: float, spent: float) -> None:
        """Take note of what a tick cost that is to be shown later, see ``took``."""
        self._cost.learn(bit, spent)
        wanted = self._factor * TICK
        share = max(min(self._cost.affords(BUDGET * TICK) / wanted, 1.0), LEAST)
        self._share = min(max(share, self._share / CHANGE), self._share * CHANGE, 1.0)

    def show(self, bit: float, spent: float, now: float) -> None:
        """Take note that a tick is shown, see ``took``."""
        self._due += TICK
        self._nearest = now - spent + CLOSEST * TICK
        if now - self._due > LATE:
            self._due = now + max(TICK - spent, 0.0)
        before = self._seen[-1][1] if self._seen else 0.0
        self._seen.append((now, before + bit))
        while now - self._seen[0][0] > SEEN:
            self._seen.popleft()

    @property
    def kept(self) -> float | None:
        """Seconds of motion for each second, of late; None where that cannot be told yet."""
        if not self._seen:
            return None
        (start, first), (end, last) = self._seen[0], self._seen[-1]
        if end - start < SEEN / 2:
            return None
        return (last - first) / (end - start)

    @property
    def lags(self) -> bool:
        """Whether the motion has been slower of late than is wanted."""
        kept = self.kept
        return kept is not None and kept < KEPT * self._factor


class Cost:
    """What a tick costs: so much whatever its motion, and so much for each second of motion.

    Both are those of a straight line through the latest ticks, by least squares with weights that
    fade. Where a tick costs the same however short it is, shorter ones would be a waste.
    """

    def __init__(self) -> None:
        self._count, self._weight = 0, 0.0
        self._bit = self._spent = self._variance = self._covariance = 0.0
        self._slope: float | None = None  # seconds of computing for each of motion

    def learn(self, bit: float, spent: float) -> None:
        """Take note of a tick, of so much motion [s] and computed so long [s]."""
        self._count += 1
        if self._count <= COLD:
            return
        self._weight = FADING * self._weight + 1.0
        part = 1.0 / self._weight
        way, more = bit - self._bit, spent - self._spent
        self._bit += part * way
        self._spent += part * more
        self._variance = (1.0 - part) * (self._variance + part * way * way)
        self._covariance = (1.0 - part) * (self._covariance + part * way * more)
        whole = self._spent / self._bit
        if self._variance > (SPREAD * self._bit) ** 2:
            self._slope = max(self._covariance / self._variance, 0.0)
        self._slope = whole if self._slope is None else min(self._slope, whole)

    def affords(self, budget: float) -> float:
        """Return how much motion can be computed in a time [s].

        Where what every tick costs takes most of it, as much is computed as takes that long again.
        """
        if not self._slope:
            return math.inf
        always = max(self._spent - self._slope * self._bit, 0.0)
        return max(budget - always, always) / self._slope
