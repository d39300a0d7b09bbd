"""Friction that follows from the forces of joints, in symbols.

A joint whose force rubs is no link of the tree, so its rows hold it and their multipliers are its
force. Of those that press, N = |lambda| = e . lambda with e = lambda / |lambda|: friction mu N is
brought along by these multipliers, as that of a contact is by its own, but by factors that hang on
them. P(lambda) with the multipliers found so far, and those found anew with it, are Newton's method
for the sizes: N(lambda + d) = N + e . d but for squares of d.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt
import sympy
from sympy import Expr

from kane.elements.changing import Press
from kane.elements.joints import PRESSING
from kane.elements.primitives import PointCoincidence
from kane.fields import GROUND
from kane.sentences import say
from kane.symbolic.drawn import Brake
from kane.symbolic.kinematics import Kinematics
from kane.symbolic.known import expression
from kane.symbolic.laws import CannotBeSymbolicError
from kane.symbolic.rows import Row, Rows
from kane.symbolic.symbols import Symbols
from kane.symbolic.tape import ZERO
from kane.symbolic.touching import AtStart
from kane.symbolic.vectors import Vec, vector

Array = npt.NDArray[np.float64]

OPEN = 1e-9  # of a force of size 1: what other joints may take of it


class Pressing:
    """Puts friction into the rows of joints that press.

    Args:
        maker: of rows.
        motion: the kinematics.
        symbols: take up the multipliers.
        at_start: gives numbers where the coordinates begin.

    """

    def __init__(
        self, maker: Rows, motion: Kinematics, symbols: Symbols, at_start: AtStart
    ) -> None:
        self._maker, self._motion = maker, motion
        self._symbols, self._at_start = symbols, at_start

    def with_friction(
        self, rows: Sequence[Row], left_out: Sequence[Row], brakes: Sequence[Brake]
    ) -> tuple[Row, ...]:
        """Return rows whose multipliers bring along the friction that they cause.

        Args:
            rows: those that say something.
            left_out: those that say what others say already.
            brakes: what slides.

        Raises:
            CannotBeSymbolicError: it is open how joints share a load that presses.

        """
        if not any(brake.presses for brake in brakes):
            return tuple(rows)
        pushes, shared = [dict(row.push) for row in rows], self._shared((*rows, *left_out))
        for brake in brakes:
            against = self._maker.against(brake.slip)
            for press in brake.presses:
                own = [k for k, row in enumerate(rows) if _presses(row, press)]
                self._refuse_what_is_open((*rows, *left_out), shared, brake, press)
                factor = self._motion.tape.named(
                    expression(brake.coefficient) * expression(press.factor)
                )
                for k, share in zip(own, self._directions(rows, own, press), strict=True):
                    for r, c in against.items():
                        pushes[k][r] = pushes[k].get(r, ZERO) + factor * share * c
        named = self._motion.tape.named
        return tuple(
            replace(row, push={r: named(c) for r, c in push.items()})
            for row, push in zip(rows, pushes, strict=True)
        )

    def _directions(self, rows: Sequence[Row], own: Sequence[int], press: Press) -> list[Expr]:
        """Return e for the rows of a joint that press."""
        tape = self._motion.tape
        lam = [self._symbols.multiplier(k) for k in own]
        for each in lam:
            tape.of_any_sign(each)
        axes, axis = _axes([rows[k] for k in own]), self._axis_of(press)
        if axis is None or axes is None:
            size = tape.always_named(sympy.sqrt(sum(x * x for x in lam)))
            return [tape.named(x / size) for x in lam]
        force = [ZERO, ZERO, ZERO]
        for k, x in zip(axes, lam, strict=True):
            force[k] = x
        along = tape.always_named(sum((x * a for x, a in zip(force, axis, strict=True)), ZERO))
        across = [tape.named(x - along * a) for x, a in zip(force, axis, strict=True)]
        size = tape.always_named(sympy.sqrt(sum(x * x for x in across)))
        return [tape.named(across[k] / size) for k in axes]

    def _axis_of(self, press: Press) -> Vec | None:
        """Return the axis along which a force does not press, in ground axes."""
        if press.axis is None:
            return None
        body, along = press.axis
        return self._motion.direction_from(GROUND, body, vector(along))

    def _shared(self, rows: Sequence[Row]) -> Array:
        """Return multipliers that do nothing together at the start, a column each."""
        from scipy.linalg import null_space

        count = len(self._motion.speeds.symbols)
        exprs = [row.parts.get(r, ZERO) for row in rows for r in range(count)]
        B = np.array(self._at_start(exprs)).reshape(len(rows), count)
        return np.asarray(null_space(B.T))

    def _refuse_what_is_open(
        self, every: Sequence[Row], shared: Array, brake: Brake, press: Press
    ) -> None:
        """Refuse forces that other joints may take: what these share is no question of symbols."""
        seen = np.array([_presses(row, press) for row in every])
        pressed, axis = shared[seen], self._axis_of(press)
        axes = _axes([row for row in every if _presses(row, press)])
        if axis is not None and axes is not None:
            a: Array = np.array(list(self._at_start([axis[k] for k in axes])))
            pressed = pressed - np.outer(a, a @ pressed)
        if pressed.size and np.abs(pressed).max() > OPEN:
            raise CannotBeSymbolicError(
                say(
                    "'{owner}' slides as the model begins, and its friction follows from the "
                    "force of '{joint}', which other joints may take as well: it is open how they "
                    "share that load. Take away what is held twice, as by a planar model.",
                    owner=brake.owner,
                    joint=press.element,
                )
            )


def _presses(row: Row, press: Press) -> bool:
    return row.owner == press.element and isinstance(row.made_of, PRESSING)


def _axes(rows: Sequence[Row]) -> list[int] | None:
    """Return along which axes of the ground the forces of rows are; None where along others."""
    axes = []
    for row in rows:
        if not isinstance(row.made_of, PointCoincidence) or row.made_of.left_out is not None:
            return None
        axes.append(row.number)
    return axes
