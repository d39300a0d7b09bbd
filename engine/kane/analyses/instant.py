"""One instant of a mechanism: its state, and what the equations of motion make of it."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.arguments import checked
from kane.compiled import System, compile_model
from kane.kernels.evaluate import evaluate
from kane.kernels.tables import Work, make_work
from kane.model import Model
from kane.results import Result
from kane.results.accelerations import rates_at, state
from kane.results.signals import SPEEDS
from kane.solve.assembly import assemble

Array = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Instant:
    """A state on the constraints, in the solver's frames, with accelerations and multipliers.

    Attributes:
        system: the compiled model.
        time: [s].
        state: (state,) see ``kernels.state``.
        rates: (6 n,) u', rates of the generalized speeds.
        multipliers: (m,) lambda.
        work: positions, speeds, blocks of B and prescribed speeds g of the state.

    """

    system: System
    time: float
    state: Array
    rates: Array
    multipliers: Array
    work: Work

    @property
    def speeds(self) -> Array:
        """The generalized speeds u, (6 n,): v [m/s] and w [rad/s] of each body."""
        n = self.system.bodies
        return self.state[7 * n : 13 * n]

    @property
    def speed_names(self) -> tuple[str, ...]:
        """Names of the generalized speeds, as ``crank.wz``."""
        return tuple(f"{body.name}.{key}" for body in self.system.model.bodies for key in SPEEDS)


@checked
def instant_of(result: Result, frame: int) -> Instant:
    """Return the instant of a recorded frame; -1 is the last one.

    Raises:
        ArgumentError: there is no such frame.

    """
    frame = result.frame_number(frame)
    system, n = result.system, result.system.bodies
    work = make_work(system.tables)
    y_dot = rates_at(result, frame, work)
    return Instant(
        system=system,
        time=float(result.time[frame]),
        state=state(result, frame),
        rates=y_dot[7 * n : 13 * n],
        multipliers=result.multipliers[frame],
        work=work,
    )


@checked
def instant_at_start(model: Model) -> Instant:
    """Return the instant at which a run of the model begins, with its joints closed.

    Raises:
        AssemblyError: the joints cannot be closed.
        ModelError: the model has faults.

    """
    return start_of(compile_model(model))


def start_of(system: System) -> Instant:
    """Return the instant at which a run of a system begins; raises AssemblyError."""
    y, _, system = assemble(system)
    work, y_dot = make_work(system.tables), np.zeros(system.state_size)
    evaluate(system.tables, work, 0.0, y, y_dot, False)
    n = system.bodies
    return Instant(system, 0.0, y, y_dot[7 * n : 13 * n], work.lam.copy(), work)
