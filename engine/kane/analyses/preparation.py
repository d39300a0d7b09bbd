"""Compile the kernels, once for each version of their sources.

Compiling takes tens of seconds; afterwards the compiled code is loaded from the user's cache
folder within a fraction of a second.
"""

import contextlib
import gc
import itertools
from collections.abc import Iterator

import msgspec

from kane.analyses.assembling import assembled
from kane.analyses.health import examine
from kane.analyses.posing import Poser
from kane.compiled import compile_model
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.loads import Torque
from kane.kernels.compiling.cache import mark_prepared
from kane.kernels.compiling.jit import COMPILES
from kane.model import FORMULATION_NAMES, Model, SolverSettings
from kane.results import Result
from kane.solve.methods import METHODS
from kane.solve.run import run


def prepare() -> None:
    """Compile, or load from the cache, all that any run needs."""
    with _without_collector():
        _use_all()
    if COMPILES:
        mark_prepared()


def _use_all() -> None:
    pendulum = Model(
        bodies=(Body(name="rod", mass=1.0, inertia=(1.0, 1.0, 1.0)),),
        joints=(Ball(name="pin", body_a="ground", body_b="rod", point_b=(1.0, 0.0, 0.0)),),
        torques=(Torque(name="motor", body="rod", torque=(1.0, 0.0, 0.0)),),
    )
    system = compile_model(pendulum)
    for method, formulation in itertools.product(METHODS, FORMULATION_NAMES):
        settings = SolverSettings(
            method=method,  # type: ignore[arg-type]
            formulation=formulation,  # type: ignore[arg-type]
            duration=1e-3,
            step=1e-3,
        )
        frames = run(system, settings)
        result = Result(frames.system, settings, frames)
    # a plot asks for these in the program's main thread, which must not compile
    _ = result.reactions, result.observed, result.accelerations, result["motor.power"]
    result.poses_at(0.5 * float(result.time[1]))  # and the views, for what is between two frames
    # while editing: an assembly that has a way back to go, a drag, the count of freedoms
    aside = msgspec.structs.replace(pendulum.bodies[0], position=(0.3, 0.2, 0.1))
    model = assembled(msgspec.structs.replace(pendulum, bodies=(aside,)))
    Poser(model, "rod", (1.0, 0.0, 0.0)).move_to((0.0, 1.0, 0.0))
    examine(model)


@contextlib.contextmanager
def _without_collector() -> Iterator[None]:
    """Keep Python from searching for garbage, a tenth of the time among all that Numba keeps."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
