"""Time of a model in motion that a hand pulls: 60 advances a second, and how evenly they are shown.

Run it with ``make bench``. Nothing is judged: times depend on the machine.
"""

import sys
import threading
import time

import numpy as np
from tests.bench.live_models import models
from tests.bench.told import note

import kane
from kanevas.program.program import TURN
from kanevas.runs.live.live_run import WallClock, shown_beside
from kanevas.runs.live.loop import LiveLoop

FRAME = 1.0 / 60.0  # s
SECONDS = 3.0
WATCHED = 60.0  # s
CIRCLE = 0.3  # of the reach, that the hand goes about
WEIGHT = (0.0, -9.81, 0.0)


def pulled(model, body, slower):
    """Pull for some seconds; return CPU seconds of all advances, and what else takes time."""
    simulation = kane.start(model, rtol=1e-5, atol=1e-7)
    simulation.advance(FRAME / slower)
    begun = time.thread_time()
    simulation.grab(body)
    grab = time.thread_time() - begun
    start, reach = simulation.hand.place, simulation.hand.reach
    taken = []
    for k in range(round(SECONDS / FRAME)):
        angle = 3.0 * k * FRAME
        way = np.array([np.sin(angle), 1.0 - np.cos(angle), 0.0])
        begun = time.thread_time()
        simulation.drag(tuple(start + CIRCLE * reach * way))
        went = simulation.advance(FRAME / slower)
        _ = simulation.poses, simulation.hand
        taken.append(time.thread_time() - begun)
        if not went:
            raise ArithmeticError(simulation.message)
    begun = time.thread_time()
    _ = simulation.result
    return np.array(taken), grab, time.thread_time() - begun


class Times:
    """A post that is always read, and notes when something came, and how far the motion was."""

    wants = True

    def __init__(self):
        self.shown, self.motion = [], []

    def put(self, reached):
        self.shown.append(time.perf_counter())
        self.motion.append(reached.time)


def shown(model, body, slower, pulls):
    """Let a model move by the clock; return when frames were shown, and how far the motion was [s].

    With ``pulls`` a hand goes about while it does, else nothing holds it and frames are foreseen.
    """
    clock, post, stop = WallClock(), Times(), threading.Event()
    simulation = kane.start(model, rtol=1e-5, atol=1e-7)

    def run():
        loop = LiveLoop(simulation, 1.0 / slower, clock, post, print, kane.start)
        with shown_beside(loop.stage):
            loop.go(stop)

    thread = threading.Thread(target=run)
    thread.start()
    begun = time.perf_counter()
    if pulls:
        clock.orders.put(lambda loop: loop.simulation.grab(body))
    at, reach = simulation.poses.point(body, (0.0, 0.0, 0.0)), None
    while (gone := time.perf_counter() - begun) < WATCHED:
        if pulls:
            reach = reach or (simulation.hand.reach if simulation.is_held else None)
            way = np.array([np.sin(3.0 * gone), 1.0 - np.cos(3.0 * gone), 0.0])
            target = tuple(at + CIRCLE * (reach or 0.0) * way)
            clock.orders.put(lambda loop, target=target: loop.drag(target))
        time.sleep(FRAME)
    stop.set()
    clock.orders.put(lambda _: None)
    thread.join()
    return np.array(post.shown), np.array(post.motion)


def main():
    sys.setswitchinterval(TURN)  # as in the program
    print("\n60 advances a second, pulled       share of a core   longest [ms]   grab   result")
    for what, model, body, slower in models():
        pulled(model, body, slower)
        taken, grab, result = pulled(model, body, slower)
        share, longest = float(taken.mean() / FRAME), 1e3 * float(taken.max())
        note("live", what, median=1e3 * float(np.median(taken)), worst=longest, share=share)
        print(f"{what:36}{share:14.1%}{longest:15.2f}{1e3 * grab:7.2f}{1e3 * result:9.2f}")
    print(f"\n{WATCHED:g} s by the clock               longest gap [ms]   spread of gaps   pace")
    for what, model, body, slower in models():
        for pulls in (False, True):
            times, motion = shown(model, body, slower, pulls)
            gaps = np.diff(times)[10:]
            pace = slower * (motion[-1] - motion[0]) / (times[-1] - times[0])
            name = f"{what}, {'pulled' if pulls else 'left alone'}"
            worst, spread = 1e3 * float(gaps.max()), 1e3 * float(gaps.std())
            note("live frames", name, median=1e3 * float(np.median(gaps)), worst=worst, share=pace)
            print(f"{name:46}{worst:8.1f}{spread:17.2f}{pace:7.1%}")


if __name__ == "__main__":
    main()
