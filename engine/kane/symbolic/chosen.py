"""Generalized speeds that a person chooses: u = Y(q, t) q' + Z(q, t), and so q' = Y^-1 (u - Z).

Any choice with a regular Y describes the same motion (Kane, Levinson, Dynamics: Theory and
Applications, 1985, section 2.9); what differs is how long the equations become.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt
import sympy
from sympy import Expr

from kane.expressions.nodes import Node, StateMeasure
from kane.model.law_faults import Vocabulary
from kane.sentences import Sentence, as_it_is, both, say
from kane.symbolic.definitions import BodySpin, BodyVelocity, SpeedsError, lines, read
from kane.symbolic.inverse import SMALL, blocks, inverse, simplified
from kane.symbolic.kinematics import Speeds, contracted
from kane.symbolic.laws import node_expression
from kane.symbolic.numbering import Coordinate, Linear, Numbering
from kane.symbolic.paths import Paths
from kane.symbolic.tape import ONE, ZERO, Tape
from kane.symbolic.tidying import tidied
from kane.symbolic.vectors import AXES, Vec

Array = npt.NDArray[np.float64]
Numbers = Callable[[Sequence[Expr], Sequence[float]], list[float]]

POSES = 4  # at random about the start, where the choice is tried
SPREAD = 0.4  # rad or m, of these about the start
REGULAR = 1e-9  # least singular value of rows of size 1: below it, round-off is all that is left
TOLD = 40  # operations of a determinant that is shown


@dataclass(frozen=True)
class Choice:
    """A choice of generalized speeds.

    Attributes:
        numbering: coordinates and speeds with it.
        regular: the determinant of Y, without whose zeros it is good; None where that is long.

    """

    numbering: Numbering
    regular: Expr | None


class Choosing:
    """Makes generalized speeds of what a person has written.

    Args:
        plain: coordinates, with their rates as speeds.
        paths: values and rates, with the same speeds.
        centers: the mass centre of each body, in its axes.
        known: what the model has.
        start: values of the coordinates at the start.
        numbers: gives numbers of expressions for some coordinates, at rest.

    """

    def __init__(
        self,
        plain: Numbering,
        paths: Paths,
        centers: Mapping[str, Vec],
        known: Vocabulary,
        start: Sequence[float],
        numbers: Numbers,
    ) -> None:
        self._plain, self._paths, self._centers = plain, paths, centers
        self._known, self._start, self._numbers = known, start, numbers
        own = [each for each in plain.speed_names if each.written]
        self.count = len(own)  # without that of an auxiliary coordinate
        self._symbols = [each.symbol for each in own]
        self._names: dict[str, Expr] = {}
        for q, u in zip(plain.coordinates, own, strict=False):
            self._names[str(q.symbol)] = q.symbol
            self._names[u.written] = u.symbol

    def chosen(self, text: str, tape: Tape) -> Choice:
        """Return the choice that a text writes.

        Args:
            text: see ``definitions``.
            tape: takes intermediate symbols of the inverse.

        Raises:
            SpeedsError: a line cannot be used, or the speeds depend on each other.

        """
        nodes = read(text, self.count, self._known)
        rights = {k: self._said(node) for k, node in nodes.items()}
        Y, Z = [], []
        for k in range(self.count):
            parts, rest = self._linear(k, rights.get(k, self._symbols[k]))
            Y.append(parts)
            Z.append(rest)
        start, everywhere = self._tried(Y)
        regular = self._determinant(Y)
        self._refuse_if_dependent(start, everywhere, regular)
        W = inverse(tape, Y, start)
        rates: list[Linear] = []
        for row in W:
            own = {r: x for r, x in enumerate(row) if x != 0}
            rates.append((own, -sum((x * Z[r] for r, x in own.items()), ZERO)))
        rates += self._plain.speeds.rates[self.count :]
        written = dict(_texts(text))
        names = tuple(
            Coordinate(each.symbol, "", written[k], written[k]) if k in written else each
            for k, each in enumerate(self._plain.speed_names)
        )
        speeds = Speeds(self._plain.speeds.coordinates, self._plain.speeds.symbols, rates)
        numbering = replace(self._plain, speed_names=names, speeds=speeds, spins={})
        return Choice(numbering, regular)

    def _said(self, node: Node) -> Expr:
        parameters = self._paths.parameters
        return node_expression(
            node, {**parameters, **self._names}, self._measured, None, self._paths.curves
        )

    def _measured(self, measure: StateMeasure) -> Expr:
        paths = self._paths
        match measure:
            case BodySpin(_, (body, other), axis):
                parts, rest = paths.turning(body, other, AXES[axis])
                return -self._sum(parts, rest)
            case BodyVelocity(_, (body,), axis, point):
                where = self._centers[body]
                if point:
                    x, y, z = (node_expression(each, paths.parameters) for each in point)
                    where = (x, y, z)
                velocity = paths.motion.point_velocity(body, where)
                return self._sum(*velocity.dot(AXES[axis]))
        return paths.measured(measure)

    def _sum(self, parts: Mapping[int, Expr], rest: Expr) -> Expr:
        symbols = self._plain.speeds.symbols
        return rest + sum((c * symbols[r] for r, c in parts.items()), ZERO)

    def _linear(self, k: int, expr: Expr) -> tuple[list[Expr], Expr]:
        """Return the coefficients of the rates in a speed, and the rest; refuse what bends."""
        tape = self._paths.motion.tape
        expr = sympy.expand(tape.written_out(expr))
        gone = dict.fromkeys(self._plain.speeds.symbols[self.count :], ZERO)
        expr = expr.xreplace(gone)
        parts = [self._tidy(sympy.diff(expr, symbol)) for symbol in self._symbols]
        if any(part.free_symbols & set(self._symbols) for part in parts):
            raise SpeedsError(
                say("u{k} is not linear in the rates of the coordinates, as speeds are.", k=k + 1)
            )
        return parts, self._tidy(expr.xreplace(dict.fromkeys(self._symbols, ZERO)))

    def _tidy(self, expr: Expr) -> Expr:
        tape, planar = self._paths.motion.tape, self._paths.motion.is_planar
        expr = contracted(expr) if planar else expr
        return simplified(tape, tidied(tape, expr, planar))

    def _tried(self, Y: list[list[Expr]]) -> tuple[Array, list[Array]]:
        """Return the numbers of Y at the start, and at random poses about it."""
        lots = np.random.default_rng(2)
        start = np.array(self._start, dtype=float)
        poses = [start, *(start + SPREAD * lots.uniform(-1, 1, start.size) for _ in range(POSES))]
        flat = [x for row in Y for x in row]
        shape = self.count, self.count
        first, *others = (
            np.array(self._numbers(flat, pose.tolist()), dtype=float).reshape(shape)
            for pose in poses
        )
        return first, others

    def _determinant(self, Y: list[list[Expr]]) -> Expr | None:
        """Return the determinant; None where it is long."""
        tape = self._paths.motion.tape
        entries = [x for row in Y for x in row if x != 0]
        if any(tape.size(x) > TOLD for x in entries):
            return None
        found: Expr = ONE
        try:
            for rows, columns in blocks([[x != 0 for x in row] for row in Y]):
                if len(rows) > SMALL:
                    return None
                own = sympy.Matrix([[Y[r][k] for k in columns] for r in rows]).det()
                found *= simplified(tape, own)
        except ValueError:
            return ZERO
        found = sympy.factor_terms(found)
        return found if tape.size(found) <= TOLD else None

    def _refuse_if_dependent(self, start: Array, others: list[Array], regular: Expr | None) -> None:
        at_start = _dependent(start)
        if not at_start:
            return
        names = both([as_it_is(f"u{k + 1}") for k in at_start])
        if all(_dependent(each) for each in others):
            raise SpeedsError(_everywhere(at_start, names))
        if regular is not None and regular.free_symbols:
            raise SpeedsError(
                say(
                    "{names} depend on each other as the model begins, where {regular} is 0. Write "
                    "others, or let it begin elsewhere.",
                    names=names,
                    regular=str(regular),
                )
            )
        raise SpeedsError(
            say(
                "{names} depend on each other as the model begins. Write others, or let it begin "
                "elsewhere.",
                names=names,
            )
        )


def _texts(text: str) -> Sequence[tuple[int, str]]:
    """Return places and right sides, as they were written."""
    split = [line.split("=", 1) for line in lines(text)]
    return [(int(left.strip()[1:]) - 1, right.strip()) for left, right in split]


def _everywhere(dependent: Sequence[int], names: Sentence) -> Sentence:
    if len(dependent) == 1:
        return say("{names} is zero wherever the mechanism is. Write another speed.", names=names)
    return say(
        "{names} depend on each other wherever the mechanism is, so they do not determine the "
        "rates of the coordinates. Write another one in the place of one of them.",
        names=names,
    )


def _dependent(Y: Array) -> list[int]:
    """Return which rows depend on each other; none where all are independent."""
    sizes = np.linalg.norm(Y, axis=1, keepdims=True)
    if (sizes < REGULAR).any():
        return [int(np.argmin(sizes))]
    _, values, right = np.linalg.svd((Y / sizes).T)
    if values[-1] > REGULAR:
        return []
    combination = np.abs(right[-1])
    return [int(k) for k in np.flatnonzero(combination > 1e-6 * combination.max())]
