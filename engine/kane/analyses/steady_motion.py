"""Steady motions: the lean at which a disc rolls in a circle, the angle of a governor's arms.

In a steady motion nothing changes but places and turns: the whole mechanism turns about a fixed
direction with an angular velocity W, and bodies spin besides, see ``steady``. Unknown are the
places, the speeds and W; looked for are those at which, now and a while later,

    v' = W x v,    d(omega)/dt = W x omega,

and at which some quantities have values that are given. There are as many unknown as a mechanism
has freedoms of places and of speeds, and more than there are conditions, as where it stands and
which way it heads does not matter; so the shortest way is gone (Levenberg, Marquardt: Nocedal,
Wright, Numerical Optimization, 2006, section 10.3). Slopes are differences, which cost digits of
the way and none of the result: what is left is worked out by the equations of motion themselves.
"""

import functools
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from kane.analyses.care import by_one_thread
from kane.analyses.instant import Instant, instant_in, start_of
from kane.analyses.linearisation import Linearisation, linearise, state_of
from kane.analyses.placement import Placement, in_motion, placed
from kane.analyses.regulated import is_regulated
from kane.analyses.resting_place import turned_joints, way_between
from kane.analyses.steady import steady
from kane.analyses.steady_search import LEFT, Motion, Search
from kane.arguments import checked
from kane.compiled import compile_model
from kane.errors import ArgumentError, KaneError, SettingsError
from kane.files.model_json import validate
from kane.model import Model
from kane.model.model import may_change
from kane.sentences import Sentence, both, say

Array = npt.NDArray[np.float64]

TRIES = 5  # the one that is drawn, twice, and beginnings about it
# rad that the fastest body turns to where all is looked at again; what is no steady motion may look
# like one at two moments
ONCE, AGAIN_AND_AGAIN = (1.0,), (1.0, 2.618)


class NoSteadyMotionError(KaneError):
    """No steady motion was found."""


@dataclass(frozen=True)
class SteadyMotion:
    """A motion in which nothing changes but places and turns.

    Attributes:
        instant: of it; ``instant.result`` has speeds, reactions and forces by name.
        turning: (3,) angular velocity of the mechanism as a whole, in ground axes [rad/s].
        residual: what is left of the accelerations, as part of those that weight or speeds make.
        moved: the largest way of a body from where it was drawn, or turn times the mechanism's
            size [m].
        steps: how many were taken.

    """

    instant: Instant
    turning: Array
    residual: float
    moved: float
    steps: int

    @cached_property
    def linear(self) -> Linearisation:
        """The equations of small deviations from it, in frames that turn with it."""
        return linearise(self.instant)

    @property
    def is_stable(self) -> bool:
        """Whether no small push makes it leave; what may stand or head anywhere does not count."""
        return all(mode.is_stable for mode in self.linear.modes)

    @property
    def turned(self) -> tuple[str, ...]:
        """Joints that have turned by more than half a turn, which no drawing shows."""
        return turned_joints(self.instant)

    @property
    def model(self) -> Model:
        """The model, drawn in that motion: places and speeds of its bodies, rates of joints."""
        system, result = self.instant.system, self.instant.result
        n, y = system.bodies, self.instant.state
        q, u = system.frames.to_user(y[: 7 * n].reshape(n, 7), y[7 * n : 13 * n].reshape(n, 6))
        model = placed(system.model, Placement(q[:, :3], q[:, 3:]))
        return in_motion(model, u, lambda joint, key: float(result[f"{joint}.{key}_rate"][0]))


@checked
@by_one_thread()
def steady_motion(
    model: Model,
    given: Mapping[str, float] | None = None,
    *,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> SteadyMotion:
    """Return the steady motion that is nearest to a model's start and has given values.

    Laws of time and drivers count as they are at the start. Where fewer values are given than
    there are steady motions to choose from, it is one that lies near.

    Args:
        model: drawn about as it moves; speeds may be left at zero where they are given here.
        given: values of quantities, such as ``{"bearing.angle_rate": 20.0}``, in SI units.
        progress: called with the part done, 0 to 1, in this thread.
        stop: an event that any thread may set to give up.

    Raises:
        NoSteadyMotionError: none was found; a given value may be out of reach.
        ArgumentError: a given value is no number.
        UnknownSignalError: there is no such quantity.
        AssemblyError: the joints cannot be closed.
        SettingsError: constraints change in the model, or signals have states.
        ModelError: the model has faults.
        StoppedError: it was stopped.

    """
    validate(model)
    if may_change(model):
        raise SettingsError(
            say("A steady motion is not to be had of a model with stops, friction or latches.")
        )
    given = dict(given or {})
    start = start_of(compile_model(model))
    if is_regulated(start.system):
        raise SettingsError(
            say("A steady motion is not to be had of a model whose signals have states.")
        )
    for name, value in given.items():
        start.result[name]  # which says what is wrong with a name
        if not np.isfinite(value):
            raise ArgumentError(say("'{name}' must be a number.", name=name))
    units = {entry.name: entry.unit for entry in start.result.signals()}
    search = Search(start.system, given, units, stop)
    random, left = np.random.default_rng(0), np.inf
    for k in range(TRIES):
        begin = search.elsewhere(start.state, random) if k > 1 else start.state
        looks = ONCE if k == 0 else AGAIN_AND_AGAIN
        found = search.from_there(begin, functools.partial(_tell, progress, k), looks)
        left = min([left, *(each.left for each in found)])
        motions = [_settled(start, each) for each in found if each.left <= LEFT]
        steady_ones = [each for each in motions if each is not None]
        if steady_ones:
            return min(steady_ones, key=lambda each: each.moved)
    raise NoSteadyMotionError(_why_not(given, left))


def _tell(progress: Callable[[float], None] | None, k: int, part: float) -> None:
    if progress:
        progress((k + part) / TRIES)


def _settled(start: Instant, found: Motion) -> SteadyMotion | None:
    """Return what was found, None where it is steady at two moments alone."""
    instant = instant_in(start.system, found.state)
    whole = steady(state_of(instant))
    if whole is None:
        return None
    moved = way_between(start.system, start.state, found.state)
    return SteadyMotion(instant, whole.turning, found.left, moved, found.steps)


def _why_not(given: Mapping[str, float], left: float) -> Sentence:
    if given:
        return say(
            "No steady motion was found with {values}: {left:.2g} of the accelerations is left. "
            "Such a value may be out of reach, or the drawing too far from it.",
            values=both([f"{name} = {value:.8g}" for name, value in given.items()]),
            left=left,
        )
    return say(
        "No steady motion was found: {left:.2g} of the accelerations is left. Something may speed "
        "up or slow down for ever.",
        left=left,
    )
