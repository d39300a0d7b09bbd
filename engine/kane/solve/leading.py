"""Speeds at the start where some lead: these are as given, and all others follow.

The others change as little as may be in the norm of the kinetic energy, from what is given of
them. Joints hold to the last digit; what leads then holds to the digits that people type.
"""

from dataclasses import replace

import numpy as np
import numpy.typing as npt
from scipy import sparse
from scipy.sparse.linalg import splu

from kane.compiled import System, compile_start
from kane.compiled.constraint_matrix import sparse_constraint_matrix
from kane.errors import AssemblyError
from kane.kernels.codes import SPEED
from kane.kernels.equations import assemble as primitives
from kane.kernels.equations.closing import fit_all_speeds
from kane.kernels.equations.project import speed_residual
from kane.kernels.tables import Work, make_work
from kane.sentences import NOTHING, Sentence, Template, both, listed, say
from kane.solve.workplace import Workplace

Array = npt.NDArray[np.float64]

TYPED = 1e-6  # of the largest speed: numbers are typed with six digits or so
SOFTNESS = 1e-12  # of the largest entry of D, by which dependent rows give way
BLAMED = 1e-3  # of the largest part in a contradiction


def fit_speeds(system: System, workplace: Workplace, q: Array, u: Array) -> float:
    """Change speeds u (6 n,) so that the joints hold, and those that lead are as given.

    Return the largest residual that is left [m/s].

    Args:
        system: the compiled model.
        workplace: its work arrays, with the joints closed at q.
        q: (7 n,) coordinates.
        u: speeds as the model gives them, overwritten.

    Raises:
        AssemblyError: what leads contradicts the joints, or each other; the text says which.

    """
    work, fit, change = workplace.work, workplace.closing.fit_all_speeds, np.zeros(u.size)
    if not system.has_leads:
        return fit(system.tables, work, u, change)
    start = _with_leads(system)
    own = make_work(start.tables)
    own.clock[:] = work.clock
    placed = start.initial_state.copy()
    placed[: q.size] = q
    primitives.place(start.tables, own, placed)
    given = u.copy()
    fit_all_speeds(start.tables, own, u, change)
    left = fit(system.tables, work, u, change)
    speed_residual(start.tables, own, u)
    leading = slice(system.rows, start.rows)
    off = float(np.abs(own.lam[leading]).max(initial=0.0))
    if not off <= TYPED * max(_fastest(system, u), _fastest(system, given)):
        raise _contradiction(start, own, given, set(system.joint_rows))
    return left


def _with_leads(system: System) -> System:
    """Return the system with rows for what leads after its own, which keep the play they have."""
    start, play, slack = compile_start(system.model), system.tables.play, system.tables.slack
    if not play.size:
        return start
    count = start.rows - system.rows
    tables = replace(
        start.tables,
        play=np.concatenate([play, np.zeros(count)]),
        slack=np.concatenate([slack, np.ones(count)]),
    )
    return replace(start, tables=tables)


def _fastest(system: System, u: Array) -> float:
    """Return the largest speed, of turns at the size of the mechanism [m/s]."""
    speeds = np.abs(u.reshape(-1, 2, 3)).max(axis=(0, 2))
    return float(max(speeds[0], speeds[1] * system.tables.extent))


def _contradiction(start: System, work: Work, u: Array, held: set[str]) -> AssemblyError:
    """Return an error that names what leads and cannot, and what stands in its way.

    Args:
        start: the system with rows for what leads.
        work: its work arrays, with the blocks of B.
        u: speeds as given.
        held: names of joints, couplings, drivers and locks.

    """
    parts = _at_odds(start, work, u)
    least = BLAMED * max(parts.values())
    blamed = [name for name in sorted(parts, key=lambda name: -parts[name]) if parts[name] > least]
    leading = [name for name in blamed if name not in held] or sorted(set(parts) - held)
    others = [name for name in blamed if name in held]
    owners = [name.partition(".")[0] for name in leading]
    if len(leading) == 1:
        text = say(
            "At the start {what} cannot lead with the value given{why}. Give a value that fits, or "
            "let something else lead.",
            what=_words(leading[0]),
            why=_hindered(others),
        )
    else:
        tied = say(", tied by {others}", others=listed(others)) if others else NOTHING
        text = say(
            "At the start {what} lead and contradict each other{tied}. Let fewer of them lead, or "
            "give values that fit.",
            what=both([_words(name) for name in leading]),
            tied=tied,
        )
    return AssemblyError(text, tuple(dict.fromkeys([*owners, *others])))


def _at_odds(start: System, work: Work, u: Array) -> dict[str, float]:
    """Return how much each element has a part in what no speeds can satisfy.

    The rows r = g - B u that are asked of a change of the speeds have a part that no change gives:
    the left null vectors of B span it. It is what (D + s)^-1 s leaves of r for a small s.
    """
    speed_residual(start.tables, work, u)
    wanted = -work.lam
    B = sparse_constraint_matrix(start, work.J)
    inverse = start.tables.bodies["inverse"][1:].ravel()
    D = (B.multiply(inverse) @ B.T).tocsc()
    shift = SOFTNESS * float(abs(D).max())
    solver = splu((D + shift * sparse.eye_array(start.rows)).tocsc())
    left = shift * solver.solve(wanted)
    left[start.tables.row_level > SPEED] = 0.0
    return {
        name: float(np.abs(left[own]).max(initial=0.0)) for name, own in start.joint_rows.items()
    }


LEADING = {
    "velocity": Template("the velocity of '{owner}'"),
    "angular_velocity": Template("the angular velocity of '{owner}'"),
    "angle_rate": Template("the angle rate of '{owner}'"),
    "displacement_rate": Template("the displacement rate of '{owner}'"),
}


def _words(leading: str) -> Sentence:
    """Return what leads in words: ``the angle rate of 'hinge'``."""
    owner, _, what = leading.partition(".")
    return LEADING[what].say(owner=owner)


def _hindered(others: list[str]) -> Sentence:
    """Return who does not let something lead, as a part of a sentence."""
    if not others:
        return NOTHING
    if len(others) == 1:
        return say(", {others} does not let it", others=listed(others))
    return say(", {others} do not let it", others=listed(others))
