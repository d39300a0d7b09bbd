"""Parameters that change at an event: the modes from there on, and the joints closed in them."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from kane.errors import ExpressionError, ModelError
from kane.expressions.evaluate import evaluate
from kane.expressions.parse import parse
from kane.expressions.resolve import bound
from kane.fields import Varying
from kane.kernels.codes import BETWEEN_JUMPS
from kane.kernels.equations.project import project
from kane.kernels.tables import make_work
from kane.model import curves, parameter_values
from kane.sentences import say
from kane.solve.changing.modes import Modes
from kane.solve.changing.striking import UnsettledError

Array = npt.NDArray[np.float64]


def changed(modes: Modes, sets: Sequence[tuple[str, Varying]], time: float) -> Modes:
    """Return the modes with other values of parameters, worked out with those before.

    Raises:
        UnsettledError: a number would be outside its limits, or a run could not go on so.

    """
    try:
        values, tables = parameter_values(modes.model), curves(modes.model)
        known = dict(modes.parameters)
        for name, value in sets:
            node = bound(parse(value), values) if isinstance(value, str) else None
            known[name] = evaluate(node, time, curves=tables) if node else float(value)
        return modes.with_parameters(tuple(sorted(known.items())))
    except (ModelError, ExpressionError) as error:
        raise UnsettledError(
            say("parameters cannot change so: {why}", why=error.sentence)
        ) from error


def close_joints(modes: Modes, frame: Array, time: float, switch: float) -> None:
    """Put the bodies of a frame on the joints.

    Args:
        modes: with the new values of parameters.
        frame: (frame,) of the whole system; its coordinates and speeds are written anew.
        time: [s].
        switch: a time between the same two jumps of loads and drivers [s].

    Raises:
        UnsettledError: the joints do not close.

    """
    free = modes.free
    work, state = make_work(free.tables), modes.state_in(free, frame)
    work.clock[BETWEEN_JUMPS] = switch
    if not project(free.tables, work, time, state, np.zeros(6 * free.bodies), np.zeros(3)):
        raise UnsettledError(say("the joints cannot be closed with the new values of parameters"))
    frame[: free.motion_size] = state[: free.motion_size]
