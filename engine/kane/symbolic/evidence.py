"""A force or a moment of a joint, brought into evidence by an auxiliary generalized speed.

With the motion that the joint does not allow there is one more equation,
F_r + F*_r + (B^T lambda)_r + R = 0, in which R is the force that hinders it. The speed is zero
all along; so all other equations are as before, and this one gives R once u' is known (Kane,
Levinson, Dynamics: Theory and Applications, 1985, section 4.9).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from sympy import Expr, Symbol

from kane.model import Model
from kane.results.reactions import joint_loads
from kane.sentences import say
from kane.symbolic.agreement import (
    Bodies,
    Numeric,
    State,
    bodies_of,
    random_states,
)
from kane.symbolic.auxiliary import Auxiliary
from kane.symbolic.definitions import SpeedsError
from kane.symbolic.derivation import MOST, Derivation, derivation
from kane.symbolic.links import AUXILIARY, Form
from kane.symbolic.start import moved
from kane.symbolic.tape import ZERO, Tape
from kane.symbolic.vectors import Vec

Array = npt.NDArray[np.float64]

INDEPENDENT = 1e-8  # of rows and partial velocities of size 1, as where rows are left out
ALONG = 1e-9  # sine of the angle between what counts as the plane of a model and a direction in it


@dataclass(frozen=True)
class Partial:
    """Partial velocities of a body with respect to the auxiliary speed, in its axes.

    Attributes:
        body: its name.
        spin: partial angular velocity.
        velocity: that of its mass centre.

    """

    body: str
    spin: Vec
    velocity: Vec


@dataclass(frozen=True)
class Evidence:
    """The equation of an auxiliary speed: R = M u' - f - P^T lambda.

    Attributes:
        wanted: the joint, and which force or moment R is.
        body: body B of the joint, on which R acts.
        tape: the intermediate symbols, with the auxiliary speed zero.
        partials: of the bodies that have any.
        inertia: M_rs for each other speed s.
        force: f_r.
        pushes: P_kr for each row k of other joints.
        whole: the equations with the auxiliary speed among the others, as the last.

    """

    wanted: Auxiliary
    body: str
    tape: Tape
    partials: tuple[Partial, ...]
    inertia: tuple[Expr, ...]
    force: Expr
    pushes: dict[int, Expr]
    whole: Derivation

    def value(self, state: State) -> float:
        """Return R [N or N m] at a state, whose last coordinate and speed are zero."""
        return Reader(self).value(state)


def evidence(
    model: Model,
    wanted: Auxiliary,
    most: int = MOST,
    joint_rates: bool = False,
    speeds: str = "",
) -> Evidence:
    """Return the equation of the auxiliary speed for a force or a moment of a joint.

    Args:
        model: the mechanism.
        wanted: which joint, and which component.
        most: see ``derivation``.
        joint_rates: see ``derivation``.
        speeds: see ``derivation``.

    Raises:
        SpeedsError: the joint does not hinder that motion, or others hinder it as well, so that it
            is open how they share the force.
        KaneError: as of ``derivation``.

    """
    whole = derivation(model, most, joint_rates, speeds=speeds, auxiliary=wanted)
    own = next(each for each in whole.of_link if AUXILIARY in whole.of_link[each])
    _refuse_what_is_open(whole, wanted, own)
    joint = next(each for each in model.joints if each.name == wanted.joint)
    last = len(whole.speeds) - 1
    zero: dict[Symbol, Expr] = {
        whole.coordinates[last].symbol: ZERO,
        whole.speeds[last].symbol: ZERO,
    }
    tape, known = _held(whole.tape, zero)

    def held(expr: Expr) -> Expr:
        return expr.xreplace(known)

    def vector(parts: dict[int, Vec]) -> Vec:
        x, y, z = (held(each) for each in parts.get(last, (ZERO, ZERO, ZERO)))
        return (x, y, z)

    partials = [
        Partial(body.name, vector(dict(body.motion.spin.parts)), vector(body.center_velocity))
        for body in whole.bodies
    ]
    return Evidence(
        wanted=wanted,
        body=joint.body_b,
        tape=tape,
        partials=tuple(
            each for each in partials if any(x != 0 for x in (*each.spin, *each.velocity))
        ),
        inertia=tuple(held(entry) for entry in whole.mass[last][:last]),
        force=held(whole.force[last]),
        pushes={
            k: held(row.push[last])
            for k, row in enumerate(whole.rows)
            if row.owner != wanted.joint and held(row.push.get(last, ZERO)) != 0
        },
        whole=whole,
    )


def _held(tape: Tape, zero: dict[Symbol, Expr]) -> tuple[Tape, dict[Symbol, Expr]]:
    """Return a tape with some symbols zero, and what its symbols are that need no name then."""
    known = dict(zero)
    held = Tape(tape.longest, tape.most)
    for symbol, step in tape.steps.items():
        own = step.xreplace(known)
        if own.is_Atom or (-own).is_Atom:
            known[symbol] = own
        else:
            held.steps[symbol] = own
    return held, known


def _refuse_what_is_open(whole: Derivation, wanted: Auxiliary, body: str) -> None:
    """Refuse what the joint allows, what is out of the plane, and what others hold as well."""
    component = wanted.component
    if _is_out_of_plane(whole, wanted, body):
        raise SpeedsError(
            say(
                "The model is planar, and nothing in it holds {component} of '{joint}', which is "
                "out of the plane.",
                component=component,
                joint=wanted.joint,
            )
        )
    numeric, last = Numeric(whole), len(whole.speeds) - 1
    start = State(0.0, np.array(whole.start), np.zeros(last + 1))
    if _is_allowed(whole, start, body):
        raise SpeedsError(
            say(
                "'{joint}' lets '{body}' move that way, so its {component} is zero. Ask for one "
                "that it holds.",
                joint=wanted.joint,
                body=body,
                component=component,
            )
        )
    B = numeric.matrix(start)
    if _rank(B) != _rank(B[:, :last]):
        raise SpeedsError(
            say(
                "Other joints hold the same as {component} of '{joint}', so it is open how they "
                "share that load. Take away what is held twice.",
                component=component,
                joint=wanted.joint,
            )
        )


def _is_out_of_plane(whole: Derivation, wanted: Auxiliary, body: str) -> bool:
    if whole.drawn.normal is None:
        return False
    form = whole.motion.forms[body]
    frame = form.far if form.moves[-1].what == AUXILIARY else form.near
    normal = np.array(whole.drawn.normal(frame.body))
    along = abs(float(np.array(frame.axes[wanted.axis]) @ normal))
    return (1 - along > ALONG) if wanted.turns else (along > ALONG)


def _is_allowed(whole: Derivation, start: State, body: str) -> bool:
    """Whether the coordinates of a link move its body as its auxiliary one does."""
    form, own = whole.motion.forms[body], whole.of_link[body]
    words = list(own)
    at_start = {str(each.symbol): x for each, x in zip(whole.coordinates, start.q, strict=True)}
    values = {word: at_start[str(own[word])] for word in words}
    columns = np.array([_moving(form, values, word) for word in words]).T
    others = [k for k, word in enumerate(words) if word != AUXILIARY]
    return _rank(columns.T) == _rank(columns[:, others].T)


LEAST = 1e-3  # N or N m: what a load is at least taken for
STEP = 1e-5  # rad or m, of a difference whose error is its square


def _moving(form: Form, values: dict[str, float], word: str) -> Array:
    """Return how a coordinate moves the far frame: velocity and angular velocity, (6,)."""
    ahead, behind = (moved(form, {**values, word: values[word] + step}) for step in (STEP, -STEP))
    way = (ahead[0] - behind[0]) / (2 * STEP)
    turn = (ahead[1] - behind[1]) / (2 * STEP) @ ((ahead[1] + behind[1]) / 2).T
    return np.array([*way, turn[2, 1], turn[0, 2], turn[1, 0]])


def _rank(rows: Array) -> int:
    if not rows.size:
        return 0
    sizes = np.linalg.norm(rows, axis=1, keepdims=True)
    values = np.linalg.svd(rows / np.where(sizes > 0, sizes, 1.0), compute_uv=False)
    return int(np.sum(values > INDEPENDENT))


class Reader:
    """Reads the force off at states, from the equations and from the engine.

    Args:
        found: the equation of the auxiliary speed.

    """

    def __init__(self, found: Evidence) -> None:
        self._found = found
        self._numeric = Numeric(found.whole)
        self._bodies: Bodies = bodies_of(found.whole)

    def states(self, seed: int = 1, count: int = 5) -> list[State]:
        """Return random states on the constraints, at which the auxiliary speed is zero."""
        return list(random_states(self._found.whole, seed, count, still=1))

    def value(self, state: State) -> float:
        """Return R of the equation of the auxiliary speed."""
        last = len(self._found.whole.speeds) - 1
        whole, u_dot, lam = self._numeric.settled(state, last)
        total = whole.M[last, :last] @ u_dot - whole.f[last]
        for k in self._found.pushes:
            total -= whole.P[k, last] * lam[k]
        return float(total)

    def of_engine(self, state: State) -> float:
        """Return the same component of the reaction that the engine's multipliers give."""
        part = self._load(state)
        own = part[3:] if self._found.wanted.turns else part[:3]
        return float(self._axis(state) @ own)

    def _load(self, state: State) -> Array:
        """Return force and moment of the joint in ground axes, (6,)."""
        whole, wanted = self._found.whole, self._found.wanted
        y, _, lam = self._bodies.evaluated(state)
        start = whole.drawn.start
        model = start.result.model
        loads = joint_loads(start.system, model, y[np.newaxis], lam[np.newaxis])[0]
        place = [each.name for each in model.joints].index(wanted.joint)
        return np.asarray(loads[place])

    def difference(self, states: list[State]) -> float:
        """Return the largest difference of both at some states, over the load of the joint."""
        largest = 0.0
        for state in states:
            part = np.linalg.norm(self._load(state))
            gap = abs(self.value(state) - self.of_engine(state))
            largest = max(largest, gap / max(float(part), LEAST))
        return largest if states else float("inf")

    def _axis(self, state: State) -> Array:
        """Return the direction of R in ground axes."""
        whole, wanted = self._found.whole, self._found.wanted
        body = next(each for each in whole.of_link if AUXILIARY in whole.of_link[each])
        form = whole.motion.forms[body]
        at = {str(c.symbol): x for c, x in zip(whole.coordinates, state.q, strict=True)}
        values = {word: at[str(symbol)] for word, symbol in whole.of_link[body].items()}
        R = self._bodies.rotation(state, form.near.body) @ np.array(form.near.axes, float).T
        if form.moves[-1].what == AUXILIARY:
            R = R @ moved(form, values)[1]
        return np.asarray(R[:, wanted.axis])
