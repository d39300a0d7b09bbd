"""Contacts: bodies that touch by their shapes, a plane or each other."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

import msgspec
import numpy as np

from kane.elements.body import Body
from kane.elements.changing import Contact, Friction, RestitutionLaw
from kane.elements.directions import dot, unit
from kane.elements.ends import End, Joints
from kane.elements.frictions import static_faults
from kane.elements.primitives import ShapeContact
from kane.elements.primitives.constraint import TILTED
from kane.elements.primitives.surroundings import Normal
from kane.elements.quantity import Quantity
from kane.elements.shapes import Shape, Sphere
from kane.elements.stops import Law, Restitution
from kane.elements.touching import Ball, Rim, Touching, between, cores, feelers, on_plane
from kane.elements.trajectory import Array, Trajectory
from kane.errors import Fault
from kane.fields import GROUND, BodyName, Name, NotNegative, Record, Vector, VectorOf, quantity
from kane.sentences import say

ORIGIN: Vector = (0.0, 0.0, 0.0)
POINT = (Sphere(radius=0.0),)


def _normal_force(run: Trajectory, contact: Any) -> Array:
    return np.asarray(run.contact_forces(contact.name)[:, :, 0].sum(axis=1))


def _friction_force(run: Trajectory, contact: Any) -> Array:
    along = run.contact_forces(contact.name)[:, :, 1:]
    return np.asarray(np.linalg.norm(along, axis=2).sum(axis=1))


QUANTITIES = (
    Quantity(
        "normal_force",
        "normal force",
        "N",
        say("force that presses the bodies apart, of all places together"),
        _normal_force,
    ),
    Quantity(
        "friction_force",
        "friction force",
        "N",
        say("size of the friction, of all places together"),
        _friction_force,
    ),
)

Coefficient = Annotated[
    NotNegative | None,
    quantity("1", "μ", "Coefficient of sliding friction; null: it never slides"),
]
StaticCoefficient = Annotated[
    float | None,
    quantity("1", "μ_s", "Coefficient of static friction; null: that of sliding friction"),
]
Held = Annotated[
    bool,
    msgspec.Meta(description="Whether it holds from both sides, so that nothing lifts off."),
]


class TouchingElement(Record, frozen=True, kw_only=True):
    """Base of the contacts.

    Those that follow declare the fields, since their order there is the one in files.
    """

    quantities: ClassVar[tuple[Quantity, ...]] = QUANTITIES

    if TYPE_CHECKING:
        name: Name
        body_a: BodyName
        body_b: BodyName
        coefficient: float | None
        static_coefficient: float | None
        restitution: float
        restitution_law: RestitutionLaw
        held: bool

    def references(self) -> Iterator[tuple[str, str]]:
        """Yield (field, name of the body it refers to)."""
        yield "body_a", self.body_a
        yield "body_b", self.body_b

    def reaction_end(self, _joints: Joints) -> End:
        """Return where its force is told: on body_b."""
        return End(self.body_b, ORIGIN)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the contact meaningless by itself."""
        if self.body_a == self.body_b:
            yield Fault(
                f"{path}.body_b",
                say("must differ from body_a, both are '{body_a}'", body_a=self.body_a),
            )
        static, sliding = self.static_coefficient, self.coefficient
        if sliding is None and static is not None:
            yield Fault(
                f"{path}.static_coefficient",
                say("has no meaning where nothing slides: give a coefficient, too, or none"),
            )
        elif sliding is not None:
            what = "coefficient"
            yield from static_faults(path, "static_coefficient", static, sliding, what)

    def contact(self, part: str, whole: Touching) -> Contact:
        """Return one place at which it touches."""
        gap, friction = replace(whole, held=1), None
        is_smooth = self.coefficient == 0.0 and not self.static_coefficient
        if self.coefficient is not None and not is_smooth:
            static = self.static_coefficient
            friction = Friction(self.coefficient if static is None else static, self.coefficient)
        return Contact(
            part,
            (gap if is_smooth else whole,),
            gap=gap,
            slip=(whole,) if friction is not None else (),
            slips_after=friction is not None,
            friction=friction,
            restitution=self.restitution,
            law=self.restitution_law,
            opens=not self.held,
        )

    def parts(self, places: Sequence[Touching]) -> Iterator[Contact]:
        """Yield the places at which it touches, numbered where there are several."""
        for number, whole in enumerate(places, start=1):
            yield self.contact(str(number) if len(places) > 1 else "", whole)


class PlaneContact(TouchingElement, frozen=True, kw_only=True, tag="plane"):
    """The shapes of a body touch a plane, as a floor or a ramp.

    The plane belongs to body A and goes through point A across ``axis_a``, which points to the side
    of body B. Each place of body B that may touch it has a row of its own: the lowest point of a
    ball or of a round end, each corner of a box or a plate, the lowest point of each rim of a disc
    or a cone. A particle touches with itself.

    With the gap *g*, the normal force *N* and the friction **F** against the slip **v**:

        g ≥ 0, N ≥ 0, N g = 0
        |**F**| ≤ μ_s N while **v** = 0
        **F** = -μ N **v** / |**v**|

    Where the gap closes with a speed, bodies strike, in the sense of the ``restitution_law``;
    friction takes its part of the impulse:

        g_+′ = -e g_-′

    Where a face lies on the plane, more places hold than it takes, and the load is shared by the
    shortest forces.

    A body begins on the plane or above it. See also [contact of bodies](contact),
    [rolling disc](rolling_disc), [stops](stop).
    """

    name: Name
    body_a: BodyName
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
            "Normal of the plane, to the side of body_b, in the axes of body_a",
            VectorOf("direction", "body_a"),
        ),
    ] = (0.0, 1.0, 0.0)
    body_b: BodyName
    coefficient: Coefficient = 0.0
    static_coefficient: StaticCoefficient = None
    restitution: Restitution = 0.0
    restitution_law: Law = "newton"
    held: Held = False

    def contacts_between(
        self, bodies: Mapping[str, Body], normal: Normal | None
    ) -> Iterator[Contact]:
        """Yield what holds sometimes."""
        if self.body_b not in bodies or any(self.shape_faults("", bodies, normal)):
            return
        out = normal(self.body_b) if normal is not None else None
        yield from self.parts(
            [
                on_plane(self.body_a, self.point_a, self.axis_a, self.body_b, feeler)
                for feeler in _felt_with(bodies[self.body_b], out)
            ]
        )

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the contact meaningless by itself."""
        yield from super().faults(path)
        if self.body_b == GROUND:
            yield Fault(
                f"{path}.body_b", say("must be a body that can move; let body_a be the ground")
            )
        if not any(self.axis_a):
            yield Fault(f"{path}.axis_a", say("must not be zero"))

    def shape_faults(
        self, path: str, bodies: Mapping[str, Body], normal: Normal | None
    ) -> Iterator[Fault]:
        """Yield what the shapes of the bodies lack, which are there."""
        yield from _shapeless(path, "body_b", self.body_b, bodies)
        if normal is not None and leaves(self.axis_a, normal(self.body_a)):
            yield Fault(f"{path}.axis_a", say("must lie in the plane in which the model is planar"))


class BodyContact(TouchingElement, frozen=True, kw_only=True, tag="bodies"):
    """Two bodies touch by their shapes.

    Each shape of body A may touch each shape of body B. Where a ball or a round end touches, the
    normal goes through its centre; a corner has the normal of the face that it is on. Two balls at
    the distance *d* of their centres have the gap *g* = *d* - r_a - r_b. With ``inside``, body B is
    in a hollow ball, the sphere of body A, and *g* = r_a - r_b - *d*: a ball in a bowl, a pin in a
    hole with play.

    The normal **n** turns as the contact moves over body A. With the velocity **v** of the centre
    as seen from there, and its distance *d* from the edge or the centre that it goes round:

        **n**′ = **ω**_A × **n** + (**v** - **n** (**n** · **v**)) / d

    which is how curvature comes into the normal force. Forces, friction and strikes are those of
    the [contact with a plane](plane_contact).

    In a plane all outlines may touch each other; a polygon that is not convex is taken apart. In
    space balls touch all but discs and cones, corners touch boxes and plates; edges that cross do
    not touch.

    See also [contact with a plane](plane_contact), [rope or strut](rope).
    """

    name: Name
    body_a: BodyName
    body_b: BodyName
    inside: Annotated[
        bool, msgspec.Meta(description="Whether body_b is within the sphere or disc of body_a.")
    ] = False
    coefficient: Coefficient = 0.0
    static_coefficient: StaticCoefficient = None
    restitution: Restitution = 0.0
    restitution_law: Law = "newton"
    held: Held = False

    def contacts_between(
        self, bodies: Mapping[str, Body], normal: Normal | None
    ) -> Iterator[Contact]:
        """Yield what holds sometimes."""
        if not {self.body_a, self.body_b} <= bodies.keys():
            return
        if not any(self.shape_faults("", bodies, normal)):
            yield from self.parts(list(self._places(bodies, normal)))

    def _places(self, bodies: Mapping[str, Body], normal: Normal | None) -> Iterator[ShapeContact]:
        a, b = (bodies[name] for name in (self.body_a, self.body_b))
        outs = [normal(name) if normal is not None else None for name in (a.name, b.name)]
        yield from between(
            a.name, _shapes(a), outs[0], b.name, _shapes(b), outs[1], self.inside
        )  # fmt: skip

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the contact meaningless by itself."""
        yield from super().faults(path)
        for field, body in self.references():
            if body == GROUND:
                yield Fault(
                    f"{path}.{field}",
                    say("the ground has no shape: take a contact with a plane instead"),
                )

    def shape_faults(
        self, path: str, bodies: Mapping[str, Body], normal: Normal | None
    ) -> Iterator[Fault]:
        """Yield what the shapes of the bodies lack, which are there."""
        lacking = [
            fault
            for field, name in self.references()
            for fault in _shapeless(path, field, name, bodies)
        ]
        yield from lacking
        if lacking or not {self.body_a, self.body_b} <= bodies.keys():
            return
        if self.inside:
            for shape in _shapes(bodies[self.body_a]):
                out = normal(self.body_a) if normal is not None else None
                if not any(core.hollow for core in cores(shape, out, hollow=True)):
                    yield Fault(
                        f"{path}.inside",
                        say(
                            "'{body}' is not hollow: only a sphere, or a disc in a plane, can be",
                            body=self.body_a,
                        ),
                    )
                    return
        if not any(True for _ in self._places(bodies, normal)):
            yield Fault(
                f"{path}.body_b",
                say(
                    "the shapes of '{a}' and '{b}' cannot touch each other in space: discs and "
                    "cones touch planes alone; take balls, rods, boxes or plates, or let the model "
                    "be planar",
                    a=self.body_a,
                    b=self.body_b,
                ),
            )


def leaves(axis: Vector, normal: Vector) -> bool:
    """Whether an axis has a part along the normal of a planar model."""
    return any(axis) and abs(dot(unit(axis), normal)) > TILTED


def _shapes(body: Body) -> tuple[Shape, ...]:
    """Return the shapes with which a body touches; a particle without one is a point."""
    if body.particle and not body.shapes:
        return POINT
    return body.shapes


def _felt_with(body: Body, out: Vector | None) -> Iterator[Ball | Rim]:
    for shape in _shapes(body):
        yield from feelers(shape, out)


def _shapeless(path: str, field: str, name: str, bodies: Mapping[str, Body]) -> Iterator[Fault]:
    body = bodies.get(name)
    if body is None:
        return
    if not _shapes(body):
        yield Fault(
            f"{path}.{field}",
            say("'{name}' has no shape to touch with: draw one on it", name=name),
        )


AnyContact = PlaneContact | BodyContact
