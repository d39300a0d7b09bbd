"""All uses of the kernels, small ones: what is used here lies compiled in the cache afterwards."""

import functools
import math
from collections.abc import Callable, Iterator

import msgspec

from kane.analyses.assembling import assembled
from kane.analyses.health import examine
from kane.analyses.posing import Poser
from kane.analyses.simulation import Simulation
from kane.compiled import System, compile_model
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.contact_group import MOST_PAIRS, ContactGroup
from kane.elements.contacts import PlaneContact
from kane.elements.loads import Torque
from kane.elements.revolute import Revolute
from kane.elements.shapes import Sphere
from kane.elements.stops import AngleStop
from kane.kernels.compiling.jit import leave_compiling_to_others
from kane.kernels.methods.calls import ARGUMENTS, compile_call
from kane.kernels.tables import make_work
from kane.model import FORMULATION_NAMES, Model, SolverSettings
from kane.model.solver import TIME_STEPPING, FormulationName, MethodName
from kane.results import Result
from kane.solve.changing.methods import BY_EVENTS
from kane.solve.methods_by_name import METHODS
from kane.solve.run import run

Use = tuple[str, Callable[[], object]]


def pendulum() -> Model:
    """Return a small model."""
    return Model(
        bodies=(Body(name="rod", mass=1.0, inertia=(1.0, 1.0, 1.0)),),
        joints=(Ball(name="pin", body_a="ground", body_b="rod", point_b=(1.0, 0.0, 0.0)),),
        torques=(Torque(name="motor", body="rod", torque=(1.0, 0.0, 0.0)),),
    )


def pendulum_with_stop() -> Model:
    """Return a small model whose constraints change, by a stop and by shapes that touch."""
    ball = Sphere(radius=0.1)
    return Model(
        bodies=(Body(name="rod", mass=1.0, inertia=(1.0, 1.0, 1.0), shapes=(ball,)),),
        joints=(Revolute(name="hinge", body_a="ground", body_b="rod", point_b=(1.0, 0.0, 0.0)),),
        contacts=(
            PlaneContact(name="floor", body_a="ground", point_a=(0.0, -0.5, 0.0), body_b="rod"),
        ),
        stops=(AngleStop(name="stop", joint="hinge", lower=-1.0),),
    )


def heap() -> Model:
    """Return a model with more pairs of bodies in a group than are looked at one by one."""
    ball = Sphere(radius=0.1)
    return Model(
        bodies=tuple(
            Body(name=f"ball {i}", mass=1.0, inertia=(1.0, 1.0, 1.0), shapes=(ball,),
                 position=(0.2 * i, 0.1, 0.0))
            for i in range(1 + round(math.sqrt(2 * MOST_PAIRS)))
        ),
        contacts=(ContactGroup(name="heap"),),
    )  # fmt: skip


def uses_of(settings: SolverSettings) -> Iterator[Use]:
    """Yield the name and the doing of all that a run by a method needs, and what is shown of it.

    They may be done in any order, by any number of processes beside each other.
    """
    system = compile_model(pendulum())
    work = make_work(system.tables)
    for kernel in ARGUMENTS:
        yield kernel.__name__, functools.partial(compile_call, kernel, system.tables, work)
    yield _run(system, settings.method, settings.formulation)
    yield "results", lambda: _results(system)
    yield "editing", _editing


def all_uses() -> Iterator[Use]:
    """Yield the same of all methods and formulations, and of constraints that change."""
    system, changing = compile_model(pendulum()), compile_model(pendulum_with_stop())
    yield from uses_of(SolverSettings())
    yield "pulling", _pulling
    # the largest first, and what others need as well last, for which a process would wait
    for method in dict.fromkeys((TIME_STEPPING, "esdirk43", *METHODS)):
        for formulation in _formulations(method):
            yield _run(system, method, formulation)
    for method in (*BY_EVENTS, TIME_STEPPING):
        for formulation in _formulations(method):
            name, doing = _run(changing, method, formulation)
            yield f"{name} with events", doing
    name, doing = _run(compile_model(heap()), TIME_STEPPING, "multipliers")
    yield f"{name} with many", doing
    yield "results-with-events", lambda: _results(changing)


def _formulations(method: MethodName) -> tuple[FormulationName, ...]:
    """Return the formulations that a method does not refuse."""
    return ("multipliers",) if method == TIME_STEPPING else FORMULATION_NAMES


def _run(system: System, method: MethodName, formulation: FormulationName) -> Use:
    settings = SolverSettings(
        method=method,
        formulation=formulation,
        duration=1e-3,
        step=1e-3,
    )
    return f"{method} {formulation}", lambda: run(system, settings)


def _results(system: System) -> None:
    # the run itself is of no account here: as plain Python, unless it is there already
    settings = SolverSettings(method="rk4", duration=1e-3, step=1e-3)
    leave_compiling_to_others(True)
    try:
        frames = run(system, settings)
    finally:
        leave_compiling_to_others(False)
    result = Result(frames.system, settings, frames)
    # a plot asks for these in the program's main thread, which must not compile
    _ = result.reactions, result.observed, result.accelerations, result.open_reactions
    for torque in system.model.torques:
        _ = result[f"{torque.name}.power"]
    result.poses_at(0.5 * float(result.time[1]))  # and the views, for what is between two frames


def _pulling() -> None:
    """Pull at a body while it moves, and ask what the hand did."""
    simulation = Simulation(pendulum(), SolverSettings())
    simulation.grab("rod", (1.0, 0.0, 0.0))
    simulation.advance(1e-3)
    _ = simulation.hand, simulation.result["hand.fx"]


def _editing() -> None:
    """Assemble with a way back to go, drag, count the freedoms."""
    model = pendulum()
    aside = msgspec.structs.replace(model.bodies[0], position=(0.3, 0.2, 0.1))
    model = assembled(msgspec.structs.replace(model, bodies=(aside,)))
    Poser(model, "rod", (1.0, 0.0, 0.0)).move_to((0.0, 1.0, 0.0))
    examine(model)
