"""The mechanisms of the bench of live runs; without Qt, since tests of the engine take them too."""

from msgspec.structs import replace
from tests.bench.posing import chain
from tests.engine.helpers import ROOT, random_model

import kane

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
