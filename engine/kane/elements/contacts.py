"""Contacts: bodies that touch by their shapes, a plane or each other."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec

from kane.elements.body import Body
from kane.elements.changing import Contact, Friction, RestitutionLaw
from kane.elements.contact_quantities import QUANTITIES
from kane.elements.directions import dot, unit
from kane.elements.ends import End, Joints
from kane.elements.frictions import static_faults
from kane.elements.plane_shapes import can_be_hollow
from kane.elements.primitives import RimContact, RollingContact, ShapeContact
from kane.elements.primitives.constraint import TILTED
from kane.elements.primitives.surroundings import Normal
from kane.elements.quantity import Quantity
from kane.elements.shapes import Shape, Sphere
from kane.elements.stops import Law, Restitution
from kane.elements.touching import (
    Mutual,
    Touching,
    between,
    misses_rims,
    misses_rounding,
    shape_on_plane,
    touch_with_rims,
)
from kane.elements.turning import axes_across, lying, turning, turning_at
from kane.errors import Fault
from kane.fields import GROUND, BodyName, Name, NotNegative, Record, Vector, VectorOf, quantity
from kane.sentences import say

ORIGIN: Vector = (0.0, 0.0, 0.0)
POINT = (Sphere(radius=0.0),)

Coefficient = Annotated[
    NotNegative | None,
    quantity("1", "μ", "Coefficient of sliding friction; null: it never slides"),
]
StaticCoefficient = Annotated[
    float | None,
    quantity("1", "μ_s", "Coefficient of static friction; null: that of sliding friction"),
]
RollingLever = Annotated[
    NotNegative,
    quantity(
        "m", "ρ", "Coefficient of rolling friction: the largest rolling moment over normal force"
    ),
]
SpinLever = Annotated[
    NotNegative,
    quantity(
        "m", "σ", "Coefficient of spin friction: the largest moment about the normal over its force"
    ),
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
        rolling: float
        spin: float
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

    def parts(
        self, places: Sequence[Touching], axis: Vector | None, out: Vector | None
    ) -> Iterator[Contact]:
        """Yield the places at which it touches, numbered where there are several.

        Then the friction against turning, which all of them press.

        Args:
            places: where it may touch.
            axis: its normal in the axes of body A; None where it turns there.
            out: normal of a planar model in the axes of body A; None in space.

        """
        names = [str(number) if len(places) > 1 else "" for number, _ in enumerate(places, start=1)]
        places = [self._lifting(place) for place in places]
        yield from map(self.contact, names, places)
        for name, place in zip(names, places, strict=True):
            if isinstance(place, RollingContact | RimContact) and not self.held:
                yield lying(place, name, self.restitution)
        across: Sequence[Vector] = (out,) if out is not None else axes_across(axis) if axis else ()
        along = unit(axis) if axis is not None and out is None else None
        a, b = self.body_a, self.body_b
        yield from turning(a, b, across, along, self.rolling, self.spin, names)
        if axis is None and out is None:  # in space the normal is another one at each place
            for name, place in zip(names, places, strict=True):
                if isinstance(place, ShapeContact):
                    yield from turning_at(place, name, self.rolling, self.spin)

    def _lifting(self, place: Touching) -> Touching:
        if isinstance(place, RollingContact):
            return replace(place, lifts=not self.held)
        return place

    def turning_faults(self, path: str, bodies: Mapping[str, Body]) -> Iterator[Fault]:
        """Yield which body cannot be turned by friction that there is."""
        for field in ("rolling", "spin"):
            for _, name in self.references() if getattr(self, field) else ():
                if name in bodies and bodies[name].particle:
                    yield Fault(
                        f"{path}.{field}",
                        say(
                            "'{name}' is a particle and does not turn: give the body an inertia, "
                            "or let this be 0",
                            name=name,
                        ),
                    )


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
    shortest forces; where these would pull or slip, as in a groove, by others that hold. What any
    share can hold at rest stays at rest.

    What rolls is braked by the moment **M**_r across the normal, and what spins in space by that
    about it, with the relative angular velocity **ω** and the normal force *N* of all places:

        |**M**_r| ≤ ρ N while **ω**_r = 0, **M**_r = -ρ N **ω**_r / |**ω**_r|
        |M_n| ≤ σ N while ω_n = 0, M_n = -σ N sgn(ω_n)

    A wheel of radius *r* with the dimensionless coefficient *c* has *ρ* = *c* *r*. In strikes these
    moments have the impulse in the place of the force. A disc or a cone that lies on its rim rubs
    as its middle does: it spins without friction where there is no *σ*; 2/3 μ r is that of an even
    pressure.

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
    rolling: RollingLever = 0.0
    spin: SpinLever = 0.0
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
        places = [
            place
            for shape in touching_shapes(bodies[self.body_b])
            for place in shape_on_plane(
                self.body_a, self.point_a, self.axis_a, self.body_b, shape, out
            )
        ]
        out_a = normal(self.body_a) if normal is not None else None
        yield from self.parts(places, self.axis_a, out_a)

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
        yield from _too_round(path, "body_b", self.body_b, bodies, normal)
        yield from self.turning_faults(path, bodies)
        if normal is not None and leaves(self.axis_a, normal(self.body_a)):
            yield Fault(f"{path}.axis_a", say("must lie in the plane in which the model is planar"))


class BodyContact(TouchingElement, frozen=True, kw_only=True, tag="bodies"):
    """Two bodies touch by their shapes.

    Each shape of body A may touch each shape of body B, but for those that are not to touch. Where
    a ball or a round end touches, the normal goes through its centre; a corner has the normal of
    the face that it is on. Two balls at the distance *d* of their centres have the gap
    *g* = *d* - r_a - r_b. With ``inside``, body B is in a hollow ball, the sphere of body A, and
    *g* = r_a - r_b - *d*: a ball in a bowl, a pin in a hole with play. A capsule that is hollow is
    a slot: there *d* is how far the centre of the pin is from its middle line.

    The normal **n** turns as the contact moves over body A. With the velocity **v** of the centre
    as seen from there, and its distance *d* from the edge or the centre that it goes round:

        **n**′ = **ω**_A × **n** + (**v** - **n** (**n** · **v**)) / d

    which is how curvature comes into the normal force. Forces, friction and strikes are those of
    the [contact with a plane](plane_contact).

    In a plane all outlines may touch each other, with round corners and arcs, too. A part of one
    touches a part of the other, as segments, corners and arcs are: two arcs of the radii *r*_a and
    *r*_b, negative where an arc is hollow, at the distance *d* of their centres have the gap
    *g* = ± *d* - r_a - r_b. Any outline may be hollow there.

    In space balls touch all shapes. Boxes, plates, polyhedra, rods and capsules touch each other
    with corners, faces and round ends, and with edges where these cross. With the directions **e**
    and **f** of two edges, or of the axes of rods, and the way **w** between them:

        **n** = ± **e** × **f** / |**e** × **f**|, *g* = **n** · **w** - r_a - r_b

    Friction against rolling and spinning is that of a contact with a plane, too; in space it is
    known where one of two shapes is a ball, at each place by the force that presses there.

    Where faces lie on each other, corners and crossing edges share the load as they do on a plane.
    Discs and cones touch all of these with their faces, sides and rims: a rim touches a face where
    it is nearest to that, and an edge where their tangents **t** and **e** are across the normal,

        **n** = ± **t** × **e** / |**t** × **e**|,

    a side touches an edge that crosses its axis, or the line of a cone. A disc or a cone that lies
    on a face is held there as it is on a plane, as long as the force that presses it is within that
    face, too; else it tips over its end. Where two discs or cones touch each other is not known in
    space, nor where plates with round corners or arcs do.

    See also [contact with a plane](plane_contact), [rope or strut](rope).
    """

    name: Name
    body_a: BodyName
    body_b: BodyName
    inside: Annotated[
        bool,
        msgspec.Meta(
            description="Whether body_b is within the sphere or capsule of body_a, in a plane "
            "within any outline."
        ),
    ] = False
    coefficient: Coefficient = 0.0
    static_coefficient: StaticCoefficient = None
    rolling: RollingLever = 0.0
    spin: SpinLever = 0.0
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
            out = normal(self.body_a) if normal is not None else None
            yield from self.parts(list(self._places(bodies, normal)), None, out)

    def _places(self, bodies: Mapping[str, Body], normal: Normal | None) -> Iterator[Mutual]:
        a, b = (bodies[name] for name in (self.body_a, self.body_b))
        outs = [normal(name) if normal is not None else None for name in (a.name, b.name)]
        yield from between(
            a.name, touching_shapes(a), outs[0], b.name, touching_shapes(b), outs[1], self.inside
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
            for fault in (
                *_shapeless(path, field, name, bodies),
                *_too_round(path, field, name, bodies, normal),
            )
        ]
        yield from lacking
        yield from self.turning_faults(path, bodies)
        if lacking or not {self.body_a, self.body_b} <= bodies.keys():
            return
        if normal is None and (self.rolling or self.spin):
            yield from self._crossing_faults(path, bodies)
        if self.inside:
            for shape in touching_shapes(bodies[self.body_a]):
                out = normal(self.body_a) if normal is not None else None
                if not can_be_hollow(shape, out):
                    yield Fault(
                        f"{path}.inside",
                        say(
                            "'{body}' is not hollow: only a sphere, a capsule or a rod can be, or "
                            "any shape in a plane",
                            body=self.body_a,
                        ),
                    )
                    return
        if normal is None and self.held:
            yield from self._held_rims(path, bodies)
        if normal is None and any(
            misses_rims(each, self.inside) for each in touching_shapes(bodies[self.body_b])
        ):
            yield Fault(
                f"{path}.inside",
                say(
                    "where a disc or a cone of '{b}' touches '{a}' from within is not known in "
                    "space: let it touch with other shapes, or let the model be planar",
                    a=self.body_a,
                    b=self.body_b,
                ),
            )

    def _held_rims(self, path: str, bodies: Mapping[str, Body]) -> Iterator[Fault]:
        """Yield that no rim is held from both sides on what has an end."""
        a, b = (touching_shapes(bodies[name]) for name in (self.body_a, self.body_b))
        if any(touch_with_rims(one, other) for one in a for other in b):
            yield Fault(
                f"{path}.held",
                say(
                    "a disc or a cone is held from both sides on planes and balls alone: let it "
                    "lift off, or take a joint"
                ),
            )

    def _crossing_faults(self, path: str, bodies: Mapping[str, Body]) -> Iterator[Fault]:
        """Yield that nothing is braked in turning where edges may cross."""
        a, b = (touching_shapes(bodies[name]) for name in (self.body_a, self.body_b))
        if self.inside or all(has_ball(one, other) for one in a for other in b):
            return
        for field in ("rolling", "spin"):
            if getattr(self, field):
                yield Fault(
                    f"{path}.{field}",
                    say(
                        "friction against rolling and spinning is known between bodies in space "
                        "where one of two shapes is a ball: take a contact with a plane of "
                        "'{body}', let the model be planar, or let this be 0",
                        body=self.body_a,
                    ),
                )


def has_ball(one: Shape, other: Shape) -> bool:
    """Whether one of two shapes is a ball."""
    return isinstance(one, Sphere) or isinstance(other, Sphere)


def leaves(axis: Vector, normal: Vector) -> bool:
    """Whether an axis has a part along the normal of a planar model."""
    return any(axis) and abs(dot(unit(axis), normal)) > TILTED


def touching_shapes(body: Body) -> tuple[Shape, ...]:
    """Return the shapes with which a body touches; a particle without one is a point."""
    if body.particle and not body.shapes:
        return POINT
    return tuple(shape for shape in body.shapes if shape.touches)


def _too_round(
    path: str, field: str, name: str, bodies: Mapping[str, Body], normal: Normal | None
) -> Iterator[Fault]:
    body = bodies.get(name)
    if body is None:
        return
    yield from unseen_rounding(f"{path}.{field}", body, normal(name) if normal else None)


def unseen_rounding(path: str, body: Body, out: Vector | None) -> Iterator[Fault]:
    """Yield a fault where a body has round corners whose touch is not known."""
    if any(misses_rounding(shape, out) for shape in touching_shapes(body)):
        yield Fault(
            path,
            say(
                "a plate of '{name}' has round corners or arcs, which touch in a planar model "
                "alone, and there in the plane of the plate: let it have neither, or let it not "
                "touch",
                name=body.name,
            ),
        )


def _shapeless(path: str, field: str, name: str, bodies: Mapping[str, Body]) -> Iterator[Fault]:
    body = bodies.get(name)
    if body is None:
        return
    if body.shapes and not touching_shapes(body):
        yield Fault(
            f"{path}.{field}",
            say("no shape of '{name}' touches: let one of them do so", name=name),
        )
    elif not touching_shapes(body):
        yield Fault(
            f"{path}.{field}",
            say("'{name}' has no shape to touch with: draw one on it", name=name),
        )


AnyContact = PlaneContact | BodyContact
