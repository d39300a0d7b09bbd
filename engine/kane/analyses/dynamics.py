"""Motion of a mechanism under its forces."""

import threading
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.inspect import type_info

from kane.arguments import checked
from kane.compiled import System, compile_model
from kane.errors import ModelError
from kane.fields import plain
from kane.files.faults import structure_faults
from kane.files.model_json import validate
from kane.model import Model, SolverSettings, with_parameters
from kane.results import Result
from kane.solve.run import Progress, Show, Tell, run


@checked
def simulate(
    model: Model,
    *,
    parameters: Mapping[str, float] | None = None,
    method: str | None = None,
    formulation: str | None = None,
    duration: float | None = None,
    step: float | None = None,
    record_every: float | None = None,
    max_step: float | None = None,
    rtol: float | None = None,
    atol: float | None = None,
    at_rest: bool | None = None,
    progress: Progress | None = None,
    stop: threading.Event | None = None,
    held_up: Tell | None = None,
    reached: Show | None = None,
) -> Result:
    """Run a model: close its joints, then integrate A u' = f + B^T lambda, B u = g, q' = C u.

    Settings that are left out come from the model (``model.solver``).

    Args:
        model: the mechanism.
        parameters: other values of parameters of the model, by name; all numbers that depend on
            them follow.
        method: ``euler``, ``heun``, ``rk4`` (fixed step), ``dopri5``, ``dop853`` (adaptive), or
            ``esdirk43`` (adaptive, for stiff models of any size), ``radau``, ``bdf``, ``lsoda``
            (the same, for small ones), ``moreau`` (fixed step, over strikes, for many contacts).
        formulation: ``multipliers`` (for all constraints) or ``embedded`` (equations for the
            independent speeds alone); the motion is the same.
        duration: length of the run [s].
        step: step of the fixed-step methods [s], shortened where a frame is due.
        record_every: time between recorded frames [s].
        max_step: longest step of any method [s]. Without it the steps of adaptive methods are
            limited where a law of time does something short after a rest.
        rtol: relative error allowed in a step of an adaptive method.
        atol: the same as an absolute error, in SI units; where rtol is given alone, it keeps its
            ratio to rtol.
        at_rest: whether it begins at rest in the equilibrium that it comes to from where it is
            drawn, see ``statics.equilibrium``, and not with the speeds given.
        progress: called with the part done, 0 to 1, in this thread.
        stop: an event that any thread may set to end the run early.
        held_up: called at most once, in this thread, with sentences on what holds up a run that
            will take long, and on the way out.
        reached: called now and then, in this thread, with the time that is reached [s] and the
            ``kane.model.poses.Poses`` of the bodies then.

    Returns:
        the result, up to where the run came; ``result.outcome`` says how it ended.

    Raises:
        ModelError: the model, a parameter or a setting has faults.
        ArgumentError: an argument is of another type.
        AssemblyError: the joints cannot be closed at the start.
        NoRestError: it is to begin at rest and has no equilibrium.
        SettingsError: the result would not fit into memory, or no run can take so many steps.

    """
    validate(model)
    if parameters:
        model = with_parameters(model, parameters)
    settings = changed_settings(
        model.solver,
        method=method,
        formulation=formulation,
        duration=duration,
        step=step,
        record_every=record_every,
        max_step=max_step,
        rtol=rtol,
        atol=atol,
        at_rest=at_rest,
    )
    return result_of(model, settings, progress, stop, held_up, reached)


def result_of(
    model: Model,
    settings: SolverSettings,
    progress: Progress | None = None,
    stop: threading.Event | None = None,
    held_up: Tell | None = None,
    reached: Show | None = None,
) -> Result:
    """Run a model whose fields hold what files may; arguments and errors as of ``simulate``."""
    frames = run(begun(model, settings, stop), settings, progress, stop, held_up, reached)
    return Result(frames.system, settings, frames)


def begun(model: Model, settings: SolverSettings, stop: threading.Event | None = None) -> System:
    """Return the compiled model as a run begins: as it is drawn, or at rest in its equilibrium.

    Raises:
        NoRestError: it is to begin at rest and has no equilibrium.
        StoppedError: the search for it was stopped.
        ModelError: the model has faults.

    """
    if not settings.at_rest:
        return compile_model(model)
    from kane.analyses.statics import resting  # which few runs need

    return resting(model, stop)


def changed_settings(settings: SolverSettings, **changes: Any) -> SolverSettings:
    """Return settings with changes, None meaning no change; raises ModelError."""
    changes = {name: plain(value) for name, value in changes.items() if value is not None}
    content = {**msgspec.structs.asdict(settings), **changes}
    faults = tuple(structure_faults(type_info(SolverSettings), content, "solver"))
    if faults:
        raise ModelError(faults)
    if "rtol" in changes and "atol" not in changes:
        content["atol"] = changes["rtol"] * settings.atol / settings.rtol
    return msgspec.convert(content, SolverSettings)
