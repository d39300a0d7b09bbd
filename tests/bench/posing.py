"""Time of what a person waits for while editing: a drag within the joints, and the model's health.

Run it with ``make bench``. Nothing is judged: times depend on the machine.
"""

import math
import time

import numpy as np
from msgspec.structs import replace
from tests.bench.told import note
from tests.engine.four_bar import bar, four_bar, hinge
from tests.engine.mechanisms import four_bars_in_a_row

from kane.analyses.health import examine
from kane.analyses.posing import Poser
from kane.model import Model

Z = (0.0, 0.0, 1.0)
MOVES = 60


def chain(count):
    """Return a zigzag of rods that hangs from the ground at one end."""
    points = [(0.1 * i, 0.03 * (i % 2)) for i in range(count + 1)]
    half = math.dist(*points[:2]) / 2
    names = [f"b{i}" for i in range(count)]
    bodies = [bar(n, a, b) for n, a, b in zip(names, points[:-1], points[1:], strict=True)]
    joints = [hinge("j0", "ground", 0.0, "b0", -half)]
    joints += [hinge(f"j{i}", names[i - 1], half, names[i], -half) for i in range(1, count)]
    return Model(bodies=tuple(bodies), joints=tuple(joints)), half


def drags():
    """Yield (what, model, body, point, targets)."""
    loop, end = four_bar(0.5, 0.2, 0.5, 0.4), (0.1, 0.0, 0.0)
    turn = 1.0 + np.linspace(0.0, 6.0, MOVES)
    for what, radius in (("on its circle", 0.2), ("from outside", 2.0)):
        yield f"crank of a four-bar, {what}", loop, "crank", end, radius * _circle(turn)
    for count in (30, 300):
        model, half = chain(count)
        far = 0.09 * count
        for body, where in ((count - 1, "end"), (count // 2, "middle")):
            way = np.array([(far * body / count, 0.02 * i, 0.0) for i in range(MOVES)])
            yield f"{where} of {count} rods", model, f"b{body}", (half, 0.0, 0.0), way
    ladder = four_bars_in_a_row(75)
    yield "ladder of 151 rods", ladder, "crank 0", (0.5, 0.0, 0.0), _circle(1.5 - 0.02 * turn)


def _circle(angles):
    return np.column_stack([np.cos(angles), np.sin(angles), np.zeros_like(angles)])


def models():
    """Yield (what, model)."""
    yield "four-bar", four_bar(0.5, 0.2, 0.5, 0.4)
    rods, _ = chain(300)
    yield "300 rods in a chain", rods
    yield (
        "300 rods, each on its own",
        replace(
            rods,
            joints=tuple(
                hinge(f"j{i}", "ground", 0.0, body.name, 0.0) for i, body in enumerate(rods.bodies)
            ),
        ),
    )
    moved = replace(rods.bodies[150], position=(15.0, 1.0, 0.0))
    yield (
        "300 rods, two joints open",
        replace(rods, bodies=(*rods.bodies[:150], moved, *rods.bodies[151:])),
    )
    yield (
        "300 rods that do not reach",
        replace(rods, joints=(*rods.joints, hinge("far", "ground", 90.0, "b299", 0.0))),
    )
    yield "ladder of 301 rods, 450 rows redundant", four_bars_in_a_row(150)


def milliseconds(call, *arguments):
    """Return the time of a call [ms]."""
    start = time.perf_counter()
    call(*arguments)
    return 1e3 * (time.perf_counter() - start)


def main():
    print("\na drag                              take hold [ms]   a move [ms]   longest")
    for what, model, body, point, targets in drags():
        Poser(model, body, point, Z).move_to(tuple(targets[0]))
        hold = milliseconds(Poser, model, body, point, Z)
        poser = Poser(model, body, point, Z)
        times = [milliseconds(poser.move_to, tuple(target)) for target in targets]
        note("drag", what, median=float(np.median(times)), worst=max(times), hold=hold)
        print(f"{what:36}{hold:14.1f}{np.median(times):14.2f}{max(times):10.2f}")
    print("\nhealth                                     [ms]")
    for what, model in models():
        examine(model)
        time_of_it = milliseconds(examine, model)
        note("health", what, median=time_of_it)
        print(f"{what:40}{time_of_it:8.1f}")


if __name__ == "__main__":
    main()
