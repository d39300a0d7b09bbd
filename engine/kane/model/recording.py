"""How much a run records, before it is run."""

import math

from kane.model.model import CONSTRAINT_GROUPS, Model, recorded_values
from kane.model.solver import ADAPTIVE_METHODS, SolverSettings

ADAPTIVE_FRAMES = 1000
STATE_OF_BODY = 16  # numbers: coordinates, speeds, and turns about three axes
ROWS = 5, 2  # of a joint, such as a hinge: in space, and in a plane


def is_by_motion(settings: SolverSettings) -> bool:
    """Return whether there are more frames where the motion asks for them."""
    return settings.record_every is None and settings.method in ADAPTIVE_METHODS


def report_interval(settings: SolverSettings) -> float:
    """Return the time between frames, at most [s]."""
    if settings.record_every is not None:
        return settings.record_every
    if settings.method in ADAPTIVE_METHODS:
        return settings.duration / ADAPTIVE_FRAMES
    return settings.step


def frame_count(settings: SolverSettings) -> float:
    """Return how many intervals a run records at least; infinite where no double holds them."""
    interval = report_interval(settings)
    return settings.duration / interval if interval else math.inf


def expected_size(model: Model) -> float:
    """Return about how many bytes a run of a model records at least; it need not be finished."""
    elements = sum(len(getattr(model, group)) for group in CONSTRAINT_GROUPS)
    rows = elements * ROWS[model.planar]
    numbers = STATE_OF_BODY * len(model.bodies) + 2 + rows + len(recorded_values(model))
    return 8 * numbers * (frame_count(model.solver) + 1)
