"""P3: N parallelograms in a row, 2 N + 1 rods, which ten times in ten seconds lie in a line.

There each loop may go on as a parallelogram or as an antiparallelogram, and the rank of the
constraints drops. Source: problem A02 of the IFToMM benchmark, see ``four_bars_in_a_row``.
"""

import functools

import numpy as np
from msgspec.structs import replace
from tests.bench.problems.problem import POSITION, ROTATION, SPIN, VELOCITY, Array, Case
from tests.engine.mechanisms import four_bars_in_a_row

SIZES = (1, 10, 40)
GRAVITY = 9.81
MOMENT = 1 / 12  # kg m^2, of a rod of 1 m and 1 kg about its middle
LARGEST_DRIFT = 0.1  # J, that the benchmark allows
ALIKE = 0.1  # between the directions of cranks that are still parallel
SAMPLES = 100


def energy_and_cranks(states: Array) -> Array:
    """Return the energy [J] and the directions x, y of all cranks, (samples, 1 + 2 (N + 1))."""
    cranks = states.shape[1] // 2 + 1
    kinetic = (states[:, :, VELOCITY] ** 2).sum(axis=(1, 2)) / 2
    kinetic += MOMENT * (states[:, :, SPIN][:, :, 2] ** 2).sum(axis=1) / 2
    potential = GRAVITY * states[:, :, POSITION][:, :, 1].sum(axis=1)
    along = states[:, :cranks, ROTATION][:, :, [0, 3]].reshape(len(states), -1)
    return np.column_stack([kinetic + potential, along])


def drift(measured: Array, reference: Array) -> float:
    """Return the largest drift of the energy [J]; infinite where a loop has folded over."""
    along = measured[:, 1:].reshape(len(measured), -1, 2)
    if not np.abs(along - along[:, :1]).max() < ALIKE:
        return float("inf")
    return float(np.abs(measured[:, 0] - reference[:, 0]).max())


@functools.cache
def case(count: int) -> Case:
    """Return the problem for so many loops; the error is the drift of the energy [J]."""
    return Case(
        key="P3",
        size=count,
        model=replace(four_bars_in_a_row(count), planar=True),
        duration=10.0,
        measure=energy_and_cranks,
        error=drift,
        targets=(LARGEST_DRIFT,),
        unit="J of drift",
        samples=SAMPLES,
        worth=float("inf"),
    )
