"""Constraints that hold only sometimes: what an element with such constraints is made of.

A ``Contact`` is a row that can push but not pull, with friction along it or without, or friction
along rows that other elements press. A ``Hold`` is a set of rows that are there or not.
"""

from dataclasses import dataclass, field
from typing import Literal

from kane.elements.primitives import (
    AxesAngle,
    Constraint,
    Path,
    PathLoad,
    PointCoincidence,
    VelocityRow,
)
from kane.expressions.nodes import Call
from kane.fields import GROUND, Varying, Vector

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
        gaps: parts of the same element whose normal forces press: without any of them closed there
            is no friction.

    """

    static: float = 0.0
    sliding: float = 0.0
    static_limit: Varying | None = None
    sliding_limit: Varying | None = None
    presses: tuple[Press, ...] = ()
    gaps: tuple[str, ...] = ()


@dataclass(frozen=True)
class Rigid:
    """Two bodies held as they stand to each other when that begins.

    Attributes:
        body_a: name of a body.
        body_b: name of another.
        point_b: point of body B at which they are held, in its axes [m].

    """

    body_a: str
    body_b: str
    point_b: Vector

    def speeds(self) -> tuple[Constraint, ...]:
        """Return what takes all motion of the bodies against each other away, row for row."""
        a, b, point = self.body_a, self.body_b, self.point_b
        none = (0.0, 0.0, 0.0)
        shifts = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
        turns = ((0.0, -1.0, 0.0), (1.0, 0.0, 0.0), (0.0, 0.0, -1.0))
        return (
            *(VelocityRow(a, b, point, GROUND, along, none) for along in shifts),
            *(VelocityRow(a, b, point, a, none, about) for about in turns),
        )

    def rows(self, places: tuple[float, ...]) -> tuple[Constraint, ...]:
        """Return the constraints that hold the bodies where they stand.

        Args:
            places: point B in the axes of body A [m], and the axes x and y of body A in those of
                body B, (9,).

        """
        a, b = self.body_a, self.body_b
        point, x, y = places[:3], places[3:6], places[6:9]
        unit_x, unit_z = (1.0, 0.0, 0.0), (0.0, 0.0, 1.0)
        return (
            PointCoincidence(a, _vector(point), b, self.point_b),
            AxesAngle(a, unit_z, b, _vector(x)),
            AxesAngle(a, unit_z, b, _vector(y)),
            AxesAngle(a, unit_x, b, _vector(y)),
        )


def _vector(numbers: tuple[float, ...]) -> Vector:
    x, y, z = numbers
    return (x, y, z)


@dataclass(frozen=True)
class Blow:
    """An impulse from outside.

    Attributes:
        body: on which it acts.
        point: where, in the axes of the body [m].
        impulse: [N s].
        moment: impulse of a moment [N m s].
        in_body: whether both are given in the axes of the body, or in those of the ground.

    """

    body: str
    point: Vector
    impulse: Vector
    moment: Vector
    in_body: bool


@dataclass(frozen=True)
class Buffer:
    """A spring with a damper beside it, which pushes where a limit is passed, and never pulls.

    What it stores when its force ends goes as heat while the way back is free, since the spring
    then moves the damper alone.

    Attributes:
        path: what has the limit.
        sign: 1 where it is a lower one, -1 where it is an upper one.
        limit: [m, rad].
        stiffness: [N/m, N m/rad].
        damping: [N s/m, N m s/rad].

    """

    path: Path
    sign: float
    limit: float
    stiffness: float
    damping: float

    @property
    def lag(self) -> float:
        """Time in which its spring would move its damper, c / k [s]."""
        return self.damping / self.stiffness

    def load(self, state: "ContactState") -> PathLoad:
        """Return what it does in a state."""
        if state.is_closed or state.is_spent:
            return PathLoad(
                self.path, self.stiffness, self.damping, self.limit, is_spent=state.is_spent
            )
        return PathLoad(self.path, free=self.limit)


@dataclass(frozen=True)
class Switch:
    """What shuts and opens rows that hold in both directions, or makes something happen once.

    Attributes:
        closes: condition that shuts it when it begins to hold.
        opens: condition that opens it; None for never.
        strength: largest force or moment that its rows bear [N, N m]; None for any.
        is_shut: whether it is shut at the start, whatever the condition.
        rigid: what it holds, where that is a body as it stands to another.
        blow: an impulse given when it closes.
        ends: whether the run ends when it closes.
        sets: parameters and the values that they have from when it closes, numbers or expressions
            of parameters and the time.
        turns: owner of rows with a switch of their own that is shut when it closes, or opened, and
            whether shut; None for nothing.

    """

    closes: str
    opens: str | None = None
    strength: float | None = None
    is_shut: bool = False
    rigid: Rigid | None = None
    blow: Blow | None = None
    ends: bool = False
    sets: tuple[tuple[str, Varying], ...] = ()
    turns: tuple[str, bool] | None = None


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
        switch: what else decides whether it is closed; None where its force does.
        buffer: what pushes in the place of rows, which are none then; None where these do.
        branch: a part of a law, whose branch is held; None where it is none.
        lies: whether it holds a rim flat on its plane, as long as what presses it is within it:
            ``slip`` is how the rim tilts then. It takes part only where the rim lies.

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
    switch: "Switch | None" = None
    buffer: Buffer | None = None
    branch: Call | None = None
    lies: bool = False

    @property
    def is_law(self) -> bool:
        """Whether it decides which forces act, and holds no rows."""
        return self.buffer is not None or self.branch is not None

    def rows(self, state: "ContactState") -> tuple[Constraint, ...]:
        """Return the constraints that hold in a state."""
        if not state.is_closed or self.is_law:
            return ()
        if self.switch is not None and self.switch.rigid is not None and state.places:
            return self.switch.rigid.rows(state.places)
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
        is_spent: whether it is a buffer that is not back yet, and pushes no longer.
        feature: with which feature of a core it touches, counted from 0; of a rim, how it does.
        leans: sine with which a rim leans that lies on its plane.
        level: of a part of a law, which branch it takes, see ``branches``; None for the one that
            the state tells at any instant.

    """

    is_closed: bool
    slides: bool = False
    direction: tuple[float, ...] = ()
    places: tuple[float, ...] = field(default=(), compare=False)
    is_spent: bool = False
    level: int | None = None
    feature: int | None = field(default=None, compare=False)
    leans: float = field(default=0.0, compare=False)


States = tuple[ContactState, ...]  # of all contacts of a system

OPEN, CLOSED = ContactState(False), ContactState(True)
SPENT = ContactState(False, is_spent=True)
