"""Rows of contacts beside differences of them along a motion: what their rates are to be."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from tests.engine.helpers import dense_rows

from kane.compiled import System, compile_mode, compile_model
from kane.elements.changing import CLOSED
from kane.kernels.equations import assemble
from kane.kernels.equations.body import coordinate_rates
from kane.kernels.tables import make_work
from kane.model import Model

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


def assert_rows_are_rates(drawn: Model, gaps: Array, u: Array, step: float, within: float) -> None:
    """Hold the rows of all contacts of a model beside differences, and its gaps beside drawn ones.

    Args:
        drawn: its contacts have places of several kinds; rows of those that see none are zero.
        gaps: (k,) as drawn [m].
        u: (6 n,) speeds of the bodies.
        step: of central differences [s].
        within: what these leave of a speed [m/s].

    """
    free = compile_model(drawn)
    system = compile_mode(drawn, tuple(CLOSED for _ in free.contacts))
    rows = [system.contact_rows[k] for k, (_, each) in enumerate(free.contacts) if each.gap]
    phi, speed, gamma, slope, bend = rates_of_rows(system, u, step)
    seen = [own.start for own in rows if np.abs(speed[own.start]) != 0.0]
    np.testing.assert_allclose(speed[seen], slope[seen], atol=within)
    own = np.concatenate([np.arange(each.start, each.stop) for each in rows])
    np.testing.assert_allclose(-gamma[own], bend[own], rtol=1e-6, atol=100 * within)
    np.testing.assert_allclose(phi[[own.start for own in rows]], gaps, atol=1e-12)
