"""How fast a live run goes: by the clock, and evenly. No Qt here."""

from collections import deque

TICK = 1 / 60  # s between two frames, the rate of common screens
BUDGET = 0.7  # part of a tick that may be computed; the rest is for the views
LEAST = 1 / 64  # of what is wanted of a tick; where even that is too dear, ticks are longer
SMOOTHING = 0.2  # of the cost of a tick in what is known of the cost
LATE = 0.05  # s that are made up for, by ticks that follow each other somewhat faster
CLOSEST = 0.6  # of a tick: no two are nearer to each other
LEAP = 4.0  # times the known cost that a single tick may count for: one is no trend
SEEN = 1.0  # s over which the pace is told
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
        self._cost = 0.0  # seconds of computing for each of motion
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
        wanted = self._factor * TICK
        if self._cost * wanted <= BUDGET * TICK:
            return wanted
        return max(BUDGET * TICK / self._cost, LEAST * wanted)

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
        cost = spent / bit
        if self._cost:
            cost = self._cost + SMOOTHING * (min(cost, LEAP * self._cost) - self._cost)
        self._cost = cost
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
