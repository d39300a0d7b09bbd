"""From here on: a run that was recorded goes on from one of its frames."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from kane.analyses.dynamics import changed_settings
from kane.analyses.simulation import Simulation
from kane.arguments import checked
from kane.errors import SettingsError
from kane.model.solver import TIME_STEPPING
from kane.results import Result
from kane.results.stretches import stretch_at
from kane.sentences import say
from kane.solve.changing.modes import shut_or_laws
from kane.solve.held import Held

SAME = 1e-12  # of the run: an event that is nearer is at the same instant, see ``segments``
FRAMES = 500  # of a run that goes on, where nobody says how many


@checked
def go_on(
    result: Result,
    time: float | None = None,
    *,
    frame: int | None = None,
    parameters: Mapping[str, float] | None = None,
    method: str | None = None,
    formulation: str | None = None,
    step: float | None = None,
    record_every: float | None = None,
    max_step: float | None = None,
    rtol: float | None = None,
    atol: float | None = None,
) -> Simulation:
    """Hold a recorded run at one of its frames, to be advanced from there.

    All that its future hangs on is taken over: places, speeds, turns, energies, what is closed,
    sticks or slides. Settings that are left out are those of the run. What was set and pulled in it
    goes on as it did.

    Where nothing is changed it repeats the run: bit for bit where that was advanced bit by bit,
    nothing was set or pulled in it, the frame is at the end of an advance, and the advances after
    it are the same; else to the tolerance, since other steps are taken.

    Args:
        result: the run, also one that was kept in a file.
        time: the frame nearest to it is taken, at an event the one after it [s].
        frame: the number of the frame instead; -1 is the last one. One just before an event
            stands for the one after it.
        parameters: other values of parameters of the model, by name, from there on.
        method: see ``simulate``.
        formulation: see ``simulate``.
        step: see ``simulate``.
        record_every: see ``start``.
        max_step: see ``simulate``.
        rtol: see ``simulate``.
        atol: see ``simulate``.

    Raises:
        SettingsError: neither a time nor a frame is given, or both; or the run has no such time.
        ArgumentError: there is no such frame, or an argument is of another type.
        ModelError: a parameter or a setting has faults.
        AssemblyError: nothing fits there with the other parameters.

    """
    settings = changed_settings(
        result.settings,
        method=method,
        formulation=formulation,
        step=step,
        record_every=record_every,
        max_step=max_step,
        rtol=rtol,
        atol=atol,
    )
    place = held_at(result, behind_events(result, _frame(result, time, frame)))
    simulation = Simulation(result.model, settings, record_every, place, result.system)
    if parameters:
        simulation.set_parameters(parameters)
    return simulation


def held_at(result: Result, frame: int) -> Held:
    """Return where a run stood at a frame."""
    by_steps = result.settings.method == TIME_STEPPING
    states = tuple(state for _, state in result.states_at(frame))
    return Held(
        time=float(result.time[frame]),
        frame=np.array(result.frames.values[frame]),
        states=shut_or_laws(result.system.contacts, states) if by_steps else states,
        parameters=stretch_at(result.stretches, frame).parameters,
        struck=float(result.struck[frame]),
        brought=float(result.brought[frame]),
        by_steps=by_steps,
    )


def _frame(result: Result, time: float | None, frame: int | None) -> int:
    if (time is None) == (frame is None):
        raise SettingsError(say("Say from where it is to go on: give a time or a frame."))
    if frame is not None:
        return result.frame_number(frame)
    assert time is not None
    first, last = float(result.time[0]), float(result.time[-1])
    if not first <= time <= last:
        raise SettingsError(
            say(
                "The run goes from {first:g} s to {last:g} s, {time:g} s is not in it.",
                first=first,
                last=last,
                time=time,
            )
        )
    return int(np.abs(result.time - time).argmin())


def behind_events(result: Result, frame: int) -> int:
    """Return the frame behind all events of a frame's instant.

    In one before them conditions are about to hold: a run that began there could not tell that they
    did not before.
    """
    instant = float(result.time[frame]) + SAME * float(result.time[-1])
    begun = [phase.first for phase in result.frames.course if result.time[phase.first] <= instant]
    return max([frame, *begun])
