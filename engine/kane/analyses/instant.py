"""One instant of a mechanism: its state, and what the equations of motion make of it."""

from dataclasses import dataclass
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from kane.arguments import checked
from kane.compiled import System, compile_model
from kane.compiled.constraint_matrix import placed
from kane.compiled.turns import turns_of
from kane.elements.body_quantities import SPEEDS
from kane.files.model_json import validate
from kane.kernels.codes import BETWEEN_JUMPS
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.methods.calls import calls_for
from kane.kernels.methods.record import record
from kane.kernels.tables import Work, make_work
from kane.model import Model
from kane.model.model import may_change
from kane.results import Result
from kane.results.accelerations import rates_at, state
from kane.sentences import NOTHING
from kane.solve.assembly import assemble
from kane.solve.frame_store import FrameStore
from kane.solve.outcome import Ending, Outcome
from kane.solve.run import Frames
from kane.solve.stretch import Stretch

Array = npt.NDArray[np.float64]

DECIDES = "dop853"  # any method that follows what changes: no step is taken
AT_ONCE = float(np.finfo(float).tiny)  # s, within which nothing jumps: the start, and no more


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
        result: what a result shows of this instant, in one frame.

    """

    system: System
    time: float
    state: Array
    rates: Array
    multipliers: Array
    work: Work
    result: Result

    @property
    def speeds(self) -> Array:
        """The generalized speeds u, (6 n,): v [m/s] and w [rad/s] of each body."""
        n = self.system.bodies
        return self.state[7 * n : 13 * n]

    @property
    def speed_names(self) -> tuple[str, ...]:
        """Names of the generalized speeds, as ``crank.wz``."""
        return tuple(f"{body.name}.{key}" for body in self.system.model.bodies for key in SPEEDS)


class Acting(NamedTuple):
    """All rows on which forces may act: also those along which something slides.

    Attributes:
        system: in which all rows hold that ever do.
        work: positions and blocks of B.
        multipliers: (m,) force on each row: friction where one slides, zero where it is off.

    """

    system: System
    work: Work
    multipliers: Array


@checked
def forces_on_rows(instant: Instant) -> Acting:
    """Return the forces on rows at an instant: what holds, and what rubs."""
    system = instant.result.system
    if system is instant.system:
        return Acting(system, instant.work, instant.multipliers)
    work = placed(system, state(instant.result, 0))
    return Acting(system, work, instant.result.multipliers[0])


@checked
def instant_of(result: Result, frame: int) -> Instant:
    """Return the instant of a recorded frame; -1 is the last one.

    Raises:
        ArgumentError: there is no such frame.

    """
    frame = result.frame_number(frame)
    system, n = result.system, result.system.bodies
    if system.contacts:
        return _instant_of_mode(result, frame)
    work = make_work(system.tables)
    y_dot = rates_at(result, frame, work)
    return Instant(
        system=system,
        time=float(result.time[frame]),
        state=state(result, frame),
        rates=y_dot[7 * n : 13 * n],
        multipliers=result.multipliers[frame],
        work=work,
        result=result.at_frame(frame),
    )


def _instant_of_mode(result: Result, frame: int) -> Instant:
    """Return the instant of a frame with the constraints that hold there, and no others."""
    n = result.system.bodies
    whole = np.array(result.frames.values[frame])
    modes = result.modes_at(frame)
    system = modes.system(tuple(state for _, state in result.states_at(frame)))
    own = modes.frame_in(system, whole)
    y, work = own[: system.state_size], make_work(system.tables)
    time, y_dot = float(result.time[frame]), np.zeros(system.state_size)
    work.clock[BETWEEN_JUMPS] = result.between_jumps[frame]
    evaluate(system.tables, work, time, y, y_dot, False)
    return Instant(
        system=system,
        time=time,
        state=y,
        rates=rates_at(result, frame, work)[7 * n : 13 * n],
        multipliers=own[system.state_size : system.state_size + system.rows],
        work=work,
        result=result.at_frame(frame),
    )


@checked
def instant_at_start(model: Model) -> Instant:
    """Return the instant at which a run of the model begins, with its joints closed.

    Where constraints change, those hold that do so as the run begins.

    Raises:
        AssemblyError: the joints cannot be closed, or the model begins beyond a limit.
        ModelError: the model has faults.

    """
    validate(model)
    if may_change(model):
        return instant_of(_begun(model), 0)
    return start_of(compile_model(model))


def _begun(model: Model) -> Result:
    """Return the result of a run that has not gone a step, in which it is decided what holds."""
    settings = msgspec.structs.replace(model.solver, method=DECIDES, duration=AT_ONCE)
    frames = Stretch(compile_model(model), settings).first_frame()
    return Result(frames.system, settings, frames)


def start_of(system: System) -> Instant:
    """Return the instant at which a run of a system begins; raises AssemblyError."""
    y, shift, system = assemble(system)
    return instant_in(system, y, shift)


def instant_in(system: System, y: Array, shift: float = 0.0) -> Instant:
    """Return the instant at which a run of a system begins from a state on the constraints."""
    work, y_dot = make_work(system.tables), np.zeros(system.state_size)
    work.clock[BETWEEN_JUMPS] = AT_ONCE / 2
    evaluate(system.tables, work, 0.0, y, y_dot, False)
    result, n = recorded(system, y, shift), system.bodies
    return Instant(system, 0.0, y, y_dot[7 * n : 13 * n], result.multipliers[0], work, result)


def recorded(system: System, y: Array, shift: float) -> Result:
    """Return the result of a run that ends as soon as its first frame is recorded."""
    tables, store = system.tables, FrameStore(1, system.frame_size)
    work, rates = make_work(tables, turns=turns_of(system)), np.zeros(system.state_size)
    work.clock[BETWEEN_JUMPS] = AT_ONCE / 2
    record(tables, work, calls_for(tables, work), 0.0, y, rates, False, store.values[0])
    outcome = Outcome(
        ending=Ending.STOPPED,
        cause=NOTHING,
        time=0.0,
        steps=0,
        rejected=0,
        evaluations=1,
        wall_time=0.0,
        position_violation=0.0,
        velocity_violation=0.0,
        assembly_shift=shift,
    )
    settings = msgspec.structs.replace(system.model.solver, duration=AT_ONCE)
    frames = Frames(np.zeros(1), store.values, system, outcome, np.zeros(0), store, np.zeros(1))
    return Result(system, settings, frames)
