"""Why a run failed, in the user's words: which joints gape, which bodies run away."""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels import codes
from kane.kernels.codes import NOW
from kane.kernels.equations.closing import LONGEST_TURN, MOST_CORRECTIONS
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.equations.hold import GIVES_WAY
from kane.kernels.equations.project import OPEN, close_positions, size
from kane.kernels.programs.program import value as value_of_program
from kane.kernels.tables import Work
from kane.sentences import NOTHING, Sentence, Template, joined, say
from kane.solve.attractions import MET, meeting
from kane.solve.methods.method import JUMP, Trouble

Array = npt.NDArray[np.float64]

# An expression that grows like 1/x has this size when the step has shrunk to nothing.
AS_GOOD_AS_INFINITE = 1e10
MOMENT = 1e-6  # of the time
MOST_NAMES = 3  # more would hide what matters


def cause(system: System, work: Work, code: int, trouble: Trouble) -> Sentence:
    """Return what could be found out, as a clause without a full stop; empty if nothing.

    Args:
        system: the compiled model.
        work: work arrays, with a time of the run's segment in ``clock[BETWEEN_JUMPS]``.
        code: why the run ended, of ``kernels.codes``.
        trouble: where it broke off.

    """
    if code == codes.PLACE_JUMPS:
        widest = _gaps(system, work.phi, JUMP * size(system.tables, work))[:MOST_NAMES]
        return say("it would open {gaps}", gaps=joined(", ", widest))
    if code == codes.CANNOT_CLOSE:
        return _open_joints(system, work, trouble)
    with np.errstate(all="ignore"):
        found = wild_expressions(system, work, trouble) or _met(system, work, trouble)
        if not found and code == codes.STEP_TOO_SMALL:
            found = _lost_hold(system, work)
        return found or _wild_bodies(system, work, trouble)


def _lost_hold(system: System, work: Work) -> Sentence:
    """Name the joints that held next to nothing by themselves at the last step taken."""
    lost = (work.holds.before < GIVES_WAY * work.holds.usual).any(axis=1)
    rows = {
        first + row
        for first, count in system.tables.pattern.rows[lost, :2].tolist()
        for row in range(count)
    }
    named = [
        f"'{name}'"
        for name, own in system.joint_rows.items()
        if not rows.isdisjoint(range(own.start, own.stop))
    ][:MOST_NAMES]
    if not named:
        return NOTHING
    if len(named) == 1:
        return say(
            "{name} loses its hold there, as in a dead centre or where bars lie on one line",
            name=named[0],
        )
    return say(
        "{names} lose their hold there, as in a dead centre or where bars lie on one line",
        names=joined(", ", named),
    )


def _open_joints(system: System, work: Work, trouble: Trouble) -> Sentence:
    """Name the joints that stay open when the last state is closed with all care.

    Where that closes them, the step was too long: those that the step tore open are named.
    """
    closed, torn = trouble.reached.copy(), trouble.tried.copy()
    work.clock[NOW] = trouble.time
    for state, corrections in ((closed, MOST_CORRECTIONS), (torn, 0)):
        close_positions(
            system.tables, work, state, np.zeros(6 * system.bodies), corrections, LONGEST_TURN
        )
        if np.isfinite(work.phi).all():
            within = np.abs(work.phi) <= (system.tables.play if system.tables.play.size else 0.0)
            phi = np.where(within, 0.0, work.phi)
            widest = _gaps(system, phi, OPEN * size(system.tables, work))[:MOST_NAMES]
            if widest:
                return say("they gape at {gaps}", gaps=joined(", ", widest))
    return NOTHING


def wild_expressions(system: System, work: Work, trouble: Trouble) -> Sentence:
    """Name the owners of expressions that are not finite, or as good as infinite.

    They are asked a moment later too: a root that is about to turn negative is still finite.
    """
    y_dot = np.zeros(system.state_size)
    wild: dict[str, float] = {}
    for state in (trouble.reached, trouble.tried):
        for time in (trouble.time, trouble.time + MOMENT * max(trouble.time, MOMENT)):
            evaluate(system.tables, work, time, state, y_dot, False)
            for program in range(system.tables.expressions.programs.size):
                value = _value(system, work, program)
                if not abs(value) < AS_GOOD_AS_INFINITE:
                    wild.setdefault(system.laws.owner(program), value)
    named = [
        say("the expression of {owner} is {value:.3g}", owner=owner, value=value)
        for owner, value in wild.items()
    ][:MOST_NAMES]
    return joined(", ", named)


def _value(system: System, work: Work, program: int) -> float:
    found = value_of_program(
        system.tables.expressions, work.clock, work.path, work.path_rate, work.stack, program
    )
    return float(found)


def _met(system: System, work: Work, trouble: Trouble) -> Sentence:
    """Name what has drawn two points onto each other."""
    evaluate(system.tables, work, trouble.time, trouble.reached, np.zeros(system.state_size), False)
    names = [f"'{name}'" for name in meeting(system, work, MET)][:MOST_NAMES]
    if not names:
        return NOTHING
    return say(
        "the points of {names} meet there, where its force has no bound", names=", ".join(names)
    )


def _wild_bodies(system: System, work: Work, trouble: Trouble) -> Sentence:
    """Name the bodies whose numbers are not finite, or the one that accelerates most."""
    names = [body.name for body in system.model.bodies]
    n = system.bodies
    y_dot = np.zeros(system.state_size)
    evaluate(system.tables, work, trouble.time, trouble.reached, y_dot, False)
    q, u = trouble.tried[: 7 * n].reshape(n, 7), trouble.tried[7 * n : 13 * n].reshape(n, 6)
    for what, numbers in (
        (Template("the forces on {names} are no longer finite numbers"), work.f[1:]),
        (Template("the coordinates of {names} are no longer finite numbers"), q),
        (Template("the speeds of {names} are no longer finite numbers"), u),
    ):
        wild = [
            f"'{name}'"
            for name, row in zip(names, numbers, strict=True)
            if not np.isfinite(row).all()
        ]
        if 0 < len(wild) <= MOST_NAMES and len(wild) < max(n, 2):
            return what.say(names=", ".join(wild))
    rates = np.abs(y_dot[7 * n : 13 * n].reshape(n, 6))
    pull, turn = rates[:, :3].max(axis=1), rates[:, 3:].max(axis=1)
    if not np.isfinite(rates).all():
        return NOTHING
    # turns count by what they move at the size of the mechanism
    fastest = int(np.maximum(pull, turn * size(system.tables, work)).argmax())
    return say(
        "'{name}' accelerates most there, by {pull:.3g} m/s^2 and {turn:.3g} rad/s^2",
        name=names[fastest],
        pull=pull[fastest],
        turn=turn[fastest],
    )


def _gaps(system: System, phi: Array, closed: float) -> list[Sentence]:
    """Return the joints whose residuals exceed ``closed`` and by how much, the widest first.

    Args:
        system: the compiled model.
        phi: (m,) residuals of the constraints [m].
        closed: a residual that is small enough [m].

    """
    widths = {
        name: float(np.abs(phi[rows]).max(initial=0.0)) for name, rows in system.joint_rows.items()
    }
    return [
        system.gap(name, width)
        for name, width in sorted(widths.items(), key=lambda entry: -entry[1])
        if not width <= closed
    ]
