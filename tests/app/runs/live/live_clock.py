"""A clock that goes on by hand, and what a live run tells by it; no thread, no waiting."""

import threading
from collections import deque


class HandClock:
    """As the clock on the wall: a wait is over at once, and the time has passed then."""

    def __init__(self, share=1.0):
        self.time = 100.0
        self.share = share  # of the time that passes, for which there is a core
        self.orders = deque()  # (when they come [s], what)
        self.waited = []

    def now(self):
        return self.time

    def worked(self):
        return self.share * self.time

    def wait(self, seconds):
        if self.orders and (seconds is None or self.orders[0][0] <= self.time + seconds):
            when, order = self.orders.popleft()
            self.time = max(self.time, when)
            return order
        assert seconds is not None, "it would wait for ever"
        self.waited.append(seconds)
        self.time += seconds
        return None

    def order(self, when, order):
        """Let an order come some time after the start [s]."""
        self.orders.append((100.0 + when, order))


class Post:
    """Keeps all that is put there."""

    def __init__(self, clock=None):
        self.clock, self.all, self.when = clock, [], []
        self.wants = True

    def put(self, reached):
        self.all.append(reached)
        self.when.append(0.0 if self.clock is None else self.clock.time - 100.0)


class Stop(threading.Event):
    """As an event that is set, at a time by the clock [s]."""

    def __init__(self, clock, after):
        super().__init__()
        self.clock, self.after = clock, after

    def is_set(self):
        return self.clock.time - 100.0 >= self.after


class Slow:
    """A simulation whose advances cost time by the clock, so many seconds for each of motion."""

    def __init__(self, simulation, clock, cost):
        self.inner, self.clock, self.cost = simulation, clock, cost

    def __getattr__(self, name):
        return getattr(self.inner, name)

    def __setattr__(self, name, value):
        if name in ("inner", "clock", "cost"):
            super().__setattr__(name, value)
        else:
            setattr(self.inner, name, value)

    def advance(self, duration, **given):
        cost = self.cost() if callable(self.cost) else self.cost
        self.clock.time += cost * duration
        return self.inner.advance(duration, **given)
