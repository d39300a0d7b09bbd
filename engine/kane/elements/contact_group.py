"""Contact groups: bodies that may all touch each other, or a plane."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Annotated, Literal

import msgspec

from kane.elements.body import Body
from kane.elements.changing import Contact
from kane.elements.contact_quantities import QUANTITIES
from kane.elements.contacts import (
    ORIGIN,
    AnyContact,
    BodyContact,
    Coefficient,
    PlaneContact,
    RollingLever,
    SpinLever,
    StaticCoefficient,
    leaves,
    touching_shapes,
    unseen_rounding,
)
from kane.elements.frictions import static_faults
from kane.elements.plane_shapes import has_arcs
from kane.elements.primitives.surroundings import Normal
from kane.elements.shapes import Sphere
from kane.elements.stops import Law, Restitution
from kane.elements.turning import LIES, ROLLS, SPINS
from kane.errors import Fault
from kane.fields import GROUND, BodyName, Name, Record, Vector, VectorOf, quantity
from kane.sentences import say

Bodies = Mapping[str, Body]
Pair = frozenset[str]

MOST_PAIRS = 120  # that are contacts of their own, which methods that end on events can follow
Touched = Annotated[
    Literal["both", "each other", "plane"],
    msgspec.Meta(description="What the bodies may touch: each other, a plane, or both."),
]


class ContactGroup(Record, frozen=True, kw_only=True, tag="group"):
    """All bodies of a group touch each other by their shapes, or a plane, or both.

    It stands for the [contacts](contact) of each two of its bodies and for those of each of them
    with the [plane](plane_contact), with the same coefficients: a heap of balls, a wall of boxes,
    a row of dominoes. Without names it is about all bodies that have a shape. Bodies that a joint
    joins do not touch each other, and two that have a contact of their own keep to that.

    The plane belongs to body A and goes through point A across ``axis_a``, which points to the side
    of the bodies. A box that holds bodies takes some groups: one for the bodies and the floor, and
    one for each wall, which the bodies touch but not each other once more.

    With the gaps *g* of all pairs *i*, *j* and the forces *N* across them:

        g_{ij} ≥ 0, N_{ij} ≥ 0, N_{ij} g_{ij} = 0

    Friction, strikes and the moments against rolling are those of a single contact.

    A group with up to 120 pairs can be followed by methods that end their steps on events. A larger
    one takes the method moreau: there only what is near is looked at, so that the work grows
    with the number of bodies and not with that of their pairs.

    See also [contact of bodies](contact), [contact with a plane](plane_contact).
    """

    quantities = QUANTITIES

    name: Name
    bodies: Annotated[
        tuple[BodyName, ...],
        msgspec.Meta(
            description="Names of the bodies; all that have a shape where it is left out.",
            extra={"symbol": "", "unit": ""},
        ),
    ] = ()
    touch: Touched = "both"
    body_a: BodyName = GROUND
    point_a: Annotated[
        Vector,
        quantity(
            "m",
            "a",
            "Point of the plane, in the axes of body_a from its origin",
            VectorOf("point", "body_a"),
        ),
    ] = ORIGIN
    axis_a: Annotated[
        Vector,
        quantity(
            "1",
            "n_a",
            "Normal of the plane, to the side of the bodies, in the axes of body_a",
            VectorOf("direction", "body_a"),
        ),
    ] = (0.0, 1.0, 0.0)
    coefficient: Coefficient = 0.0
    static_coefficient: StaticCoefficient = None
    rolling: RollingLever = 0.0
    spin: SpinLever = 0.0
    restitution: Restitution = 0.0
    restitution_law: Law = "newton"

    @property
    def has_plane(self) -> bool:
        """Whether its bodies touch a plane."""
        return self.touch != "each other"

    @property
    def is_mutual(self) -> bool:
        """Whether its bodies touch each other."""
        return self.touch != "plane"

    def references(self) -> Iterator[tuple[str, str]]:
        """Yield (field, name of the body it refers to)."""
        if self.has_plane:
            yield "body_a", self.body_a
        for i, name in enumerate(self.bodies):
            yield f"bodies[{i}]", name

    def members(self, bodies: Bodies) -> tuple[str, ...]:
        """Return the names of its bodies that have a shape to touch with."""
        names = self.bodies or tuple(
            name for name in bodies if not (self.has_plane and name == self.body_a)
        )
        known = (name for name in names if name in bodies)
        return tuple(name for name in known if touching_shapes(bodies[name]))

    def left_out(self, bodies: Bodies) -> tuple[str, ...]:
        """Return the names of those that it names and that have no shape to touch with."""
        named = (name for name in self.bodies if name in bodies)
        return tuple(name for name in named if not touching_shapes(bodies[name]))

    def pairs(
        self, bodies: Bodies, apart: Collection[Pair], of: Collection[str] | None = None
    ) -> Iterator[PlaneContact | BodyContact]:
        """Yield a contact for each two that may touch, first those with the plane.

        Args:
            bodies: of the model, by name.
            apart: pairs that do not touch by this group.
            of: bodies of which one at least is to take part; None for any.

        """
        names = self.members(bodies)
        if self.has_plane:
            for name in names:
                wanted = of is None or name in of or self.body_a in of
                is_apart = name == self.body_a or frozenset((name, self.body_a)) in apart
                if wanted and not is_apart:
                    yield self.on_plane(name)
        if self.is_mutual:
            for a, b in combinations(names, 2):
                wanted = of is None or a in of or b in of
                if wanted and frozenset((a, b)) not in apart:
                    yield self.between(a, b)

    def on_plane(self, body: str) -> PlaneContact:
        """Return the contact of one of its bodies with the plane."""
        return PlaneContact(
            name=self.name,
            body_a=self.body_a,
            point_a=self.point_a,
            axis_a=self.axis_a,
            body_b=body,
            coefficient=self.coefficient,
            static_coefficient=self.static_coefficient,
            rolling=self.rolling,
            spin=self.spin,
            restitution=self.restitution,
            restitution_law=self.restitution_law,
        )

    def between(self, body_a: str, body_b: str) -> BodyContact:
        """Return the contact of two of its bodies."""
        return BodyContact(
            name=self.name,
            body_a=body_a,
            body_b=body_b,
            coefficient=self.coefficient,
            static_coefficient=self.static_coefficient,
            rolling=self.rolling,
            spin=self.spin,
            restitution=self.restitution,
            restitution_law=self.restitution_law,
        )

    def is_crowd(self, bodies: Bodies) -> bool:
        """Whether it has too many pairs for contacts of their own."""
        n = len(self.members(bodies))
        return self.is_mutual * n * (n - 1) // 2 + self.has_plane * n > MOST_PAIRS

    def contacts_of(
        self, bodies: Bodies, normal: Normal | None, apart: Collection[Pair]
    ) -> Iterator[Contact]:
        """Yield what holds sometimes; nothing for a crowd, or where shapes cannot touch.

        Args:
            bodies: of the model, by name.
            normal: gives that of a planar model in the axes of a body; None in space.
            apart: pairs that do not touch by this group.

        """
        if self.is_crowd(bodies):
            return
        for pair in self.pairs(bodies, apart):
            yield from named_by_pair(pair, pair.contacts_between(bodies, normal))

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the group meaningless by itself."""
        for i, name in enumerate(self.bodies):
            if name == GROUND:
                words = say("the ground has no shape: let the group touch a plane instead")
                yield Fault(f"{path}.bodies[{i}]", words)
            elif name in self.bodies[:i]:
                yield Fault(
                    f"{path}.bodies[{i}]", say("'{name}' is in the list already", name=name)
                )
        if self.has_plane and not any(self.axis_a):
            yield Fault(f"{path}.axis_a", say("must not be zero"))
        static, sliding = self.static_coefficient, self.coefficient
        if sliding is None and static is not None:
            yield Fault(
                f"{path}.static_coefficient",
                say("has no meaning where nothing slides: give a coefficient, too, or none"),
            )
        elif sliding is not None:
            yield from static_faults(path, "static_coefficient", static, sliding, "coefficient")

    def shape_faults(self, path: str, bodies: Bodies, normal: Normal | None) -> Iterator[Fault]:
        """Yield what the shapes of the bodies lack, which are there."""
        names = self.members(bodies)
        if len(names) < (1 if self.has_plane else 2):
            words = say("fewer than two of these bodies have a shape to touch with: draw some")
            alone = say("none of these bodies has a shape to touch with: draw one")
            yield Fault(f"{path}.bodies", alone if self.has_plane else words)
            return
        if self.has_plane and normal is not None and leaves(self.axis_a, normal(self.body_a)):
            yield Fault(f"{path}.axis_a", say("must lie in the plane in which the model is planar"))
        for name in names:
            out = normal(name) if normal is not None else None
            yield from unseen_rounding(f"{path}.bodies", bodies[name], out)
        yield from self._turning_faults(path, [bodies[name] for name in names], normal)
        if self.is_crowd(bodies):
            members = [bodies[name] for name in names]
            yield from _crowd_faults(path, members)

    def _turning_faults(
        self, path: str, members: Sequence[Body], normal: Normal | None
    ) -> Iterator[Fault]:
        """Yield why nothing is braked in turning that should be."""
        for field in ("rolling", "spin"):
            if not getattr(self, field):
                continue
            still = next((body.name for body in members if body.particle), None)
            if still is not None:
                yield Fault(
                    f"{path}.{field}",
                    say(
                        "'{name}' is a particle and does not turn: give the body an inertia, "
                        "or let this be 0",
                        name=still,
                    ),
                )
            elif normal is None and self.is_mutual and not self._only_balls_meet(members):
                yield Fault(
                    f"{path}.{field}",
                    say(
                        "friction against rolling and spinning is known between bodies in space "
                        "where one of two shapes is a ball: let the bodies of this group touch a "
                        "plane only, and take another group for each other, or let this be 0"
                    ),
                )

    def _only_balls_meet(self, members: Sequence[Body]) -> bool:
        """Whether of each two bodies that may touch one has balls alone."""
        others = [
            body
            for body in members
            if not all(isinstance(shape, Sphere) for shape in touching_shapes(body))
        ]
        return len(others) < 2


def named_by_pair(
    pair: PlaneContact | BodyContact, contacts: Iterator[Contact]
) -> Iterator[Contact]:
    """Yield the contacts of a pair with the names of its bodies in their parts."""
    both = pair_words(pair)
    for contact in contacts:
        friction = contact.friction
        if friction is not None and friction.gaps:
            gaps = tuple(_part(each, both) for each in friction.gaps)
            friction = replace(friction, gaps=gaps)
        yield replace(contact, part=_part(contact.part, both), friction=friction)


def pair_words(pair: PlaneContact | BodyContact) -> str:
    """Return the names of the bodies of a pair, as they stand in the parts of a group."""
    return f"{pair.body_a}, {pair.body_b}"


def _part(part: str, both: str) -> str:
    turns, _, place = part.partition(": ")
    if turns in (ROLLS, SPINS, LIES):
        return f"{turns}: {both}: {place}" if place else f"{turns}: {both}"
    return f"{both}: {part}" if part else both


def _crowd_faults(path: str, members: Sequence[Body]) -> Iterator[Fault]:
    """Yield which body has what a crowd does not know, the first one alone."""
    for body in members:
        if any(map(has_arcs, touching_shapes(body))):
            yield Fault(
                f"{path}.bodies",
                say(
                    "a plate of '{name}' has arcs, which a group of so many bodies does not know: "
                    "give it round corners, or let the group be smaller",
                    name=body.name,
                ),
            )
            return


AnyTouching = AnyContact | ContactGroup
