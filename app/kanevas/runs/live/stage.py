"""Frames that are computed but not shown yet, and when each is due. No Qt here."""

from __future__ import annotations

import threading
from collections import deque
from typing import NamedTuple, Protocol

from kanevas.runs.live.pace import Pace
from kanevas.runs.live.reached import Reached


class Post(Protocol):
    """Where the loop tells how far it is."""

    @property
    def wants(self) -> bool:
        """Whether what was put there last has been taken."""

    def put(self, reached: Reached) -> None:
        """Put something there, in place of what was there."""


class Watch(Protocol):
    """What tells the time."""

    def now(self) -> float:
        """Return the time by the clock [s]."""


class Coming(NamedTuple):
    """A frame that is to be shown.

    Attributes:
        bit: how much motion leads to it [s].
        spent: how long it was computed [s]; 0 where that was long before.
        reached: what is shown.

    """

    bit: float
    spent: float
    reached: Reached


class Stage:
    """Shows frames by the clock, each when it is due.

    Two threads may use it: one computes ahead, another one shows, so that a frame which takes
    long to compute holds up none that is there already.
    """

    def __init__(self, pace: Pace, watch: Watch, post: Post) -> None:
        self._pace, self._watch, self._post = pace, watch, post
        self._coming: deque[Coming] = deque()
        self._change = threading.Condition()

    @property
    def count(self) -> int:
        """How many frames are not shown yet."""
        return len(self._coming)

    def push(self, coming: Coming) -> None:
        """Let a frame follow those that are there."""
        with self._change:
            self._coming.append(coming)
            self._change.notify()

    def clear(self) -> int:
        """Forget the frames that are not shown yet; return how many there were."""
        with self._change:
            count = len(self._coming)
            self._coming.clear()
            return count

    def show_due(self) -> float | None:
        """Show what is due; return how long it is until the next one [s], None for none."""
        with self._change:
            while self._coming:
                now = self._watch.now()
                if (wait := self._pace.wait(now)) > 0.0:
                    return wait
                coming = self._coming.popleft()
                self._pace.show(coming.bit, coming.spent, now)
                if self._post.wants:
                    self._post.put(coming.reached)
            return None

    def show_until(self, stop: threading.Event) -> None:
        """Show what is due until it is told to stop, see ``wake``; for a thread of its own."""
        while not stop.is_set():
            wait = self.show_due()
            with self._change:
                if not stop.is_set() and (wait is not None or not self._coming):
                    self._change.wait(wait)

    def wake(self) -> None:
        """Let the thread that shows look whether it is to stop."""
        with self._change:
            self._change.notify_all()
