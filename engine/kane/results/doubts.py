"""What speaks against a run that reached its end: books that do not close, steps too long."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from kane.model.model import recorded_values
from kane.model.solver import FIXED_STEP_METHODS, TIME_STEPPING
from kane.model.system_quantities import energy_of_place
from kane.model.touching import crowds
from kane.results.blocks import blocks
from kane.results.curve_ends import beyond_curves
from kane.results.depths import depths
from kane.results.recording import Recording
from kane.sentences import Sentence, listed, say
from kane.solve.changing.events import MOST_EVENTS
from kane.solve.step_limits import longest_fixed_step

# Part of the largest energy that the books of any run may leave: beyond it curves are wrong to the
# eye. Steps with control add up errors of rtol each, in a random way or nearly; all examples
# with step control leave less than that itself, others may be a hundred times as sensitive.
MOST = 1e-2
PER_STEP = 100.0
# Part of the largest energy, and of the largest potential energy there is (which counts from
# an origin of no meaning), that is round-off of long sums.
ROUND_OFF = 1e-11
DEEP = 1e-3  # of the size of the mechanism: bodies that are deeper in each other are seen to be
# Of the speeds that the largest energy makes, and weight in a step: more is seen in curves.
WRONG = 1e-3
# Of the size of the mechanism: how near by time steps take for touching, as their kernels do.
TOUCHING = 1e-9


def doubts(result: Recording) -> tuple[Sentence, ...]:
    """Return sentences on what is wrong with a run, each with its figure and the way out."""
    return (
        *_of_energy(result),
        *_of_steps(result),
        *_of_steps_over_strikes(result),
        *_of_numbers(result),
        *beyond_curves(result),
        *depths(result),
    )


def largest_energy(result: Recording) -> float:
    """Return the largest energy that there was in a run [J].

    It is the largest of the kinetic energy, the energy of what has a state of rest,
    such as springs, the change of the potential energy of all else, such as weight, which counts
    from nowhere in particular, the work put in and the energy taken out, at any frame.
    """
    taken_out = result.dissipated + result.rubbed + result.struck
    given = result.work, result.handed, result.brought, taken_out
    largest = max(np.abs(each).max() for each in given)
    height: float | None = None
    for _, block in blocks(result):
        kinetic, potential = block["system.kinetic_energy"], block["system.potential_energy"]
        heights = energy_of_place(block.trajectory, block.model)
        height = float(heights[0]) if height is None else height
        with np.errstate(invalid="ignore"):  # infinite ones
            parts = (kinetic, potential - heights, heights - height)
        largest = max(largest, *(np.abs(energies).max() for energies in parts))
    return float(largest)


def round_off_of_energy(result: Recording) -> float:
    """Return how far from closed the books may be by round-off alone [J].

    Where nothing moves there is no energy, but weights whose places are rounded.
    """
    system = result.system
    weight = float(system.frames.mass.sum()) * math.hypot(*result.model.gravity)
    places = weight * system.tables.extent
    return ROUND_OFF * (abs(result.energy_at_start) + result.largest_energy + places)


def _of_energy(result: Recording) -> Iterator[Sentence]:
    drift, largest = result.energy_drift, result.largest_energy
    if not math.isfinite(drift):
        yield say(
            "The energies grow beyond all bounds. Take a shorter step or a smaller tolerance."
        )
        return
    if drift <= _allowed(result, largest):
        return
    if result.settings.method in FIXED_STEP_METHODS:
        way_out = say("Take a shorter step, or a method that chooses its steps, such as dop853.")
    else:
        way_out = say("Take a smaller tolerance (rtol), or another method, and compare.")
    yield say(
        "The books of energy do not close: {drift:.3g} J came from nowhere or went "
        "there, where {largest:.3g} J are the most there was. Do not trust the "
        "motion. {way_out}",
        drift=drift,
        largest=largest,
        way_out=way_out,
    )


def _allowed(result: Recording, largest: float) -> float:
    """Return what the books may leave [J], where the largest energy is one.

    Errors of the speeds, rtol v + atol, change an energy m v^2 / 2 by m v times as much.
    """
    round_off = round_off_of_energy(result)
    if result.settings.method in FIXED_STEP_METHODS:
        mass = float(result.system.frames.mass.sum())
        slow = mass * result.settings.atol**2
        if result.settings.method == TIME_STEPPING:  # what lies on what, lies within so much of it
            weight = mass * math.hypot(*result.model.gravity)
            slow += weight * TOUCHING * result.system.tables.extent
        return MOST * largest + round_off + slow
    errors = PER_STEP * math.sqrt(max(result.outcome.steps, 1))
    momentum = math.sqrt(2 * float(result.system.frames.mass.sum()) * largest)
    by_size = min(MOST, errors * result.settings.rtol) * largest
    return by_size + errors * result.settings.atol * momentum + round_off


def _of_steps(result: Recording) -> Iterator[Sentence]:
    """Yield what is to be said of a fixed step in which a law of time goes its whole way."""
    settings = result.settings
    if settings.method not in FIXED_STEP_METHODS:
        return
    step = longest_fixed_step(settings)
    stops = [0.0, *result.frames.jumps.tolist(), settings.duration]
    shortest = result.system.laws.shortest_time(stops)
    if step > shortest:
        yield say(
            "A step of {step:.3g} s cannot follow the forces: a function of time goes "
            "its whole way within {shortest:.2g} s. Take a shorter step, or a method "
            "that chooses its steps, such as dop853.",
            step=step,
            shortest=shortest,
        )


def _of_steps_over_strikes(result: Recording) -> Iterator[Sentence]:
    """Yield what is to be said of time steps: bodies in each other, slips left over, laws taken."""
    changes = result.system.may_change
    if result.settings.method != TIME_STEPPING or not changes:
        return
    outcome, extent = result.outcome, result.system.tables.extent
    if outcome.position_violation > DEEP * extent:
        yield say(
            "Bodies were in each other by up to {depth:.3g} m. Take a shorter step.",
            depth=outcome.position_violation,
        )
    mass = float(result.system.frames.mass.sum())
    fast = math.sqrt(2.0 * result.largest_energy / mass) if mass > 0.0 else 0.0
    fast += result.settings.step * math.hypot(*result.model.gravity)
    if outcome.velocity_violation > WRONG * fast:
        yield say(
            "The impulses of the contacts were not found to the end in each step: speeds of up to "
            "{speed:.3g} m/s are left over. Take a shorter step.",
            speed=outcome.velocity_violation,
        )
    if len(result.frames.events) >= MOST_EVENTS:
        yield say(
            "There were more than {count} events; the later ones are not told.", count=MOST_EVENTS
        )
    other = [
        name
        for name, contact in result.system.contacts
        if contact.law != "newton" and contact.restitution > 0.0
    ]
    other += [
        group.name
        for group in crowds(result.model)
        if group.restitution_law != "newton" and group.restitution > 0.0
    ]
    if other:
        yield say(
            "{method} knows Newton's law of restitution alone, and took it for {names}.",
            method=TIME_STEPPING,
            names=listed(tuple(dict.fromkeys(other))),
        )


def _of_numbers(result: Recording) -> Iterator[Sentence]:
    """Yield which measures are no numbers, and from when on."""
    for measure, values in zip(recorded_values(result.model), result.measures.T, strict=True):
        wild = np.flatnonzero(~np.isfinite(values))
        if wild.size:
            when = result.time[wild[0]]
            yield say(
                "The measure '{name}' is not a number at {when:.6g} s, and in {count} of "
                "{all} frames. Look at what it divides by, or takes the root or logarithm "
                "of.",
                name=measure.name,
                when=when,
                count=wild.size,
                all=len(values),
            )
