"""Constraints that hold only sometimes: what an element with such constraints is made of.

A ``Contact`` is a row that can push but not pull, with friction along it or without, or friction
along rows that other elements press. A ``Hold`` is a set of rows that are there or not.
"""

from dataclasses import dataclass, field
from typing import Literal

from kane.elements.primitives import Constraint
from kane.fields import Varying, Vector

RestitutionLaw = Literal["newton", "poisson", "stronge"]


@dataclass(frozen=True)
class Press:
    """The force across a joint, which makes friction in it.

    Attributes:
        element: name of the joint.
        factor: radius at which the friction acts on an angle [m]; 1 on a displacement.
        axis: (body, axis in its axes) along which the force does not press; None where it all does.

    """

    element: str
    factor: float = 1.0
    axis: tuple[str, Vector] | None = None


@dataclass(frozen=True)
class Friction:
    """Dry friction along rows: at most limit + coefficient N, N what presses.

    Attributes:
        static: coefficient of static friction.
        sliding: the same of sliding friction.
        static_limit: force or moment that it has without pressure, while it sticks [N, N m].
        sliding_limit: the same while it slides.
        presses: what presses beside the contact's own force.

    """

    static: float = 0.0
    sliding: float = 0.0
    static_limit: Varying | None = None
    sliding_limit: Varying | None = None
    presses: tuple[Press, ...] = ()


@dataclass(frozen=True)
class Contact:
    """Rows that hold for as long as they push, and while friction lasts.

    Attributes:
        part: which part of the element it is, such as 'lower'; may be empty.
        gap: the row of its gap, positive where it is open; None where it is never open.
        slip: rows along which it slips, the first of them those of the gap where ``slips_after``.
        slips_after: whether ``slip`` begins with the row of the gap.
        held: all rows, as they hold while it neither opens nor slips. Path rows without an offset
            hold what is reached when they begin to.
        friction: along the slip; None where this is held whenever the gap is closed.
        restitution: e of a strike, 0 to 1.
        law: by which e is meant.
        opens: whether the gap may open; else its row pulls, too.

    """

    part: str
    held: tuple[Constraint, ...]
    gap: Constraint | None = None
    slip: tuple[Constraint, ...] = ()
    slips_after: bool = False
    friction: Friction | None = None
    restitution: float = 0.0
    law: RestitutionLaw = "newton"
    opens: bool = True

    def rows(self, state: "ContactState") -> tuple[Constraint, ...]:
        """Return the constraints that hold in a state."""
        if not state.is_closed:
            return ()
        if not state.slides:
            return self.held
        return (self.gap,) if self.gap else ()


@dataclass(frozen=True)
class ContactState:
    """How a contact is.

    Attributes:
        is_closed: whether it holds its gap; without a gap always.
        slides: whether it slips along its other rows, with friction.
        direction: of the slip at first, of 1 m/s; empty where it does not slide.
        places: values of path rows at which it sticks.

    """

    is_closed: bool
    slides: bool = False
    direction: tuple[float, ...] = ()
    places: tuple[float, ...] = field(default=(), compare=False)


OPEN, CLOSED = ContactState(False), ContactState(True)
