"""Time of a model in motion that a hand pulls: 60 advances a second.

Run it with ``make bench``. Nothing is judged: times depend on the machine.
"""

import time

import numpy as np
from msgspec.structs import replace
from tests.bench.posing import chain
from tests.bench.told import note
from tests.engine.helpers import ROOT, random_model

import kane

FRAME = 1.0 / 60.0  # s
SECONDS = 3.0
CIRCLE = 0.3  # of the reach, that the hand goes about
WEIGHT = (0.0, -9.81, 0.0)


def models():
    """Yield (what, model, body, times slower than life)."""
    seven = kane.load(ROOT / "models" / "seven_body_mechanism.json")
    # its motor makes it turn a hundred times a second: at a hundredth of its pace one sees it
    seven = replace(seven, solver=replace(seven.solver, method="dopri5", rtol=1e-5, atol=1e-7))
    yield "seven bodies, 100 times slower", seven, "K3", 100.0
    yield "ten bodies in space, 3 loops", loops(), "b5", 1.0
    rods, _ = chain(50)
    yield "50 rods in a chain", replace(rods, gravity=WEIGHT), "b49", 1.0


def loops():
    """Ten bodies in space on ball joints, with three loops, at the tolerance of a picture."""
    model = random_model(3, bodies=10, loops=3, loads=False)
    return replace(
        model,
        gravity=WEIGHT,
        solver=replace(model.solver, rtol=1e-5, atol=1e-7),
    )


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


def main():
    print("\n60 advances a second, pulled       share of a core   longest [ms]   grab   result")
    for what, model, body, slower in models():
        pulled(model, body, slower)
        taken, grab, result = pulled(model, body, slower)
        share, longest = float(taken.mean() / FRAME), 1e3 * float(taken.max())
        note("live", what, median=1e3 * float(np.median(taken)), worst=longest, share=share)
        print(f"{what:36}{share:14.1%}{longest:15.2f}{1e3 * grab:7.2f}{1e3 * result:9.2f}")


if __name__ == "__main__":
    main()
