"""Rows of contacts beside differences of them along a motion: what their rates are to be."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from tests.engine.helpers import dense_rows

from kane.compiled import System
from kane.kernels.equations import assemble
from kane.kernels.equations.body import coordinate_rates
from kane.kernels.tables import make_work

Array = npt.NDArray[np.float64]


class Rates(NamedTuple):
    """All rows, (m,) each.

    Attributes:
        phi: how far they are from what they hold.
        speed: B u.
        gamma: as in B u' = gamma.
        slope: how phi grows, by differences.
        bend: how B u grows where u stays, by differences.

    """

    phi: Array
    speed: Array
    gamma: Array
    slope: Array
    bend: Array


def rates_of_rows(system: System, u: Array, step: float) -> Rates:
    """Return the rows at the start of a system, with speeds u, (6 n,), and differences over a step.

    Args:
        system: with all rows.
        u: (6 n,) speeds of the bodies, which stay.
        step: of central differences [s].

    """
    work, n = make_work(system.tables), system.bodies
    rates = np.zeros(system.initial_state.size)
    coordinate_rates(system.initial_state[: 7 * n], u, rates[: 7 * n])

    def at(time: float) -> tuple[Array, Array, Array]:
        assemble.place(system.tables, work, system.initial_state + time * rates)
        assemble.move(system.tables, work, u)
        assemble.residuals(system.tables, work)
        assemble.jacobians(system.tables, work)
        assemble.accelerations(system.tables, work)
        return work.phi.copy(), dense_rows(system.tables, work.J) @ u, work.gamma.copy()

    (before, slow, _), (phi, speed, gamma), (after, fast, _) = map(at, (-step, 0.0, step))
    return Rates(phi, speed, gamma, (after - before) / (2 * step), (fast - slow) / (2 * step))
