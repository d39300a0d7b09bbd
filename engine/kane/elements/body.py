"""Rigid body."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
import numpy as np
import numpy.typing as npt

from kane.elements.body_quantities import (
    ANGLES,
    DERIVED,
    DERIVED_OF_PARTICLE,
    POSITION,
    RECORDED,
    RECORDED_OF_PARTICLE,
)
from kane.elements.mass_properties import (
    MassProperties,
    composite,
    inertia_faults,
    mass_faults,
)
from kane.elements.orientation import UPRIGHT, Orientation, orientation_faults
from kane.elements.quantity import Quantity
from kane.elements.shapes import Shape, shape_faults
from kane.errors import Fault
from kane.fields import Name, NotNegative, Positive, Record, Traced, Vector, quantity
from kane.sentences import say

LeadName = Literal["nothing", "velocity", "angular_velocity", "both"]


class InertiaTensor(Record, frozen=True, kw_only=True):
    """Inertia about the mass centre, in body axes; products as elements of the tensor, -∫xy dm."""

    xx: Annotated[float, quantity("kg m^2", "Ixx", "Moment about body x", ge=0)]
    yy: Annotated[float, quantity("kg m^2", "Iyy", "Moment about body y", ge=0)]
    zz: Annotated[float, quantity("kg m^2", "Izz", "Moment about body z", ge=0)]
    xy: Annotated[float, quantity("kg m^2", "Ixy", "Element xy of the tensor, -∫xy dm")] = 0.0
    xz: Annotated[float, quantity("kg m^2", "Ixz", "Element xz of the tensor, -∫xz dm")] = 0.0
    yz: Annotated[float, quantity("kg m^2", "Iyz", "Element yz of the tensor, -∫yz dm")] = 0.0


class Body(Record, frozen=True, kw_only=True):
    """A rigid body, or a particle: then it has no inertia and never turns.

    Points of a body are given from its origin, which is the mass centre unless ``center`` says
    otherwise. Mass and inertia are given, or follow from the shapes and a density. Either may be
    zero where joints lead what has none: a link without mass, or a caster that is a point of mass
    but has a direction.
    """

    name: Name
    mass: Annotated[
        NotNegative | None,
        quantity(
            "kg",
            "m",
            "Mass, 0 for a link without mass that joints lead; left out where a density gives it",
        ),
    ] = None
    # one moment has no limit in its type: with a tuple beside it msgspec 0.22 ends the process
    inertia: Annotated[
        tuple[NotNegative, NotNegative, NotNegative] | InertiaTensor | float | None,
        quantity(
            "kg m^2",
            "I",
            "Inertia about the mass centre: three principal moments about the body axes, the "
            "whole tensor, or one moment, about the normal of a planar model; a moment may be 0 "
            "where joints lead the turn; left out where a density gives it",
        ),
    ] = None
    center: Annotated[
        Vector, quantity("m", "c", "Mass centre, in body axes from the body's origin")
    ] = (0.0, 0.0, 0.0)
    density: Annotated[
        Positive | None,
        quantity("kg/m^3", "ρ", "Density of the shapes, from which mass and inertia follow"),
    ] = None
    particle: Annotated[
        bool, msgspec.Meta(description="Whether it is a point of mass that never turns.")
    ] = False
    pinned: Annotated[
        bool, msgspec.Meta(description="Whether the assembly leaves it where it is placed.")
    ] = False
    position: Annotated[Vector, quantity("m", "p", "Origin of the body, in ground axes")] = (
        0.0,
        0.0,
        0.0,
    )
    orientation: Annotated[
        Orientation,
        quantity(
            "1",
            "e",
            "Euler parameters e1 e2 e3 e4 (e4 the scalar part) from body to ground axes, or the "
            "axis and angle (rad) of a turn",
        ),
    ] = UPRIGHT
    velocity: Annotated[Vector, quantity("m/s", "v", "Velocity of the origin, in ground axes")] = (
        0.0,
        0.0,
        0.0,
    )
    angular_velocity: Annotated[
        Vector, quantity("rad/s", "ω", "Angular velocity, in body axes")
    ] = (0.0, 0.0, 0.0)
    leads: Annotated[
        LeadName,
        msgspec.Meta(
            description="Which of its velocities a run begins with exactly as given; all others "
            "follow them as the joints demand."
        ),
    ] = "nothing"
    shapes: Annotated[
        tuple[Shape, ...], msgspec.Meta(description="Shapes by which the body is drawn.")
    ] = ()
    color: Annotated[
        str,
        msgspec.Meta(
            pattern=r"^(?:#[0-9a-fA-F]{6})?$",
            description="Colour as #rrggbb; empty for the next one of the palette.",
        ),
    ] = ""
    traced: Traced = False

    @property
    def quantities(self) -> tuple[Quantity, ...]:
        """What a result holds of it; of a particle nothing that turns."""
        return RECORDED_OF_PARTICLE if self.particle else RECORDED

    @property
    def derived(self) -> tuple[Quantity, ...]:
        """What follows from that."""
        return DERIVED_OF_PARTICLE if self.particle else DERIVED

    @property
    def told_in_plane(self) -> tuple[Quantity, ...]:
        """The same as people are told it in a planar model: place and angle, then their rates."""
        entries = (*self.quantities, *self.derived)
        return tuple(sorted(entries, key=lambda each: (each not in POSITION, each not in ANGLES)))

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what no rigid body can have, with the way out."""
        yield from orientation_faults(self.orientation, f"{path}.orientation")
        shapes = [
            fault
            for i, shape in enumerate(self.shapes)
            for fault in shape_faults(shape, f"{path}.shapes[{i}]")
        ]
        yield from shapes
        if self.density is not None:
            yield from self._density_faults(path, weighable=not shapes)
            return
        if self.mass is None:
            yield Fault(f"{path}.mass", say("is missing; give it, or a density of the shapes"))
        if self.particle:
            yield from self._particle_faults(path)
        elif isinstance(self.inertia, float | int) and not self.inertia >= 0:
            yield Fault(
                f"{path}.inertia",
                say("must be zero or positive, is {inertia:.12g}", inertia=self.inertia),
            )
        elif self.inertia is None:
            yield Fault(
                f"{path}.inertia",
                say(
                    "is missing; give three principal moments, a density of the shapes, or "
                    "'particle': true for a point of mass that never turns"
                ),
            )
        else:
            yield from inertia_faults(self._tensor(), f"{path}.inertia")

    @property
    def leads_by_velocity(self) -> bool:
        """Whether a run begins with the velocity of its origin as given."""
        return self.leads in ("velocity", "both")

    @property
    def leads_by_turning(self) -> bool:
        """Whether a run begins with its angular velocity as given."""
        return self.leads in ("angular_velocity", "both")

    def mass_properties(self) -> MassProperties:
        """Return mass, mass centre and inertia, in body axes.

        Of a body with faults mass and inertia may be zero or not finite, but the mass centre is
        a place: where nothing can be weighed, the one given.
        """
        if self.density is not None and self.shapes:
            weighed = composite(self.shapes, self.density)
            if np.isfinite(weighed.center).all():
                return weighed
        return MassProperties(self.mass or 0.0, np.array(self.center), self._tensor())

    def _tensor(self) -> npt.NDArray[np.float64]:
        match self.inertia:
            case InertiaTensor(xx=xx, yy=yy, zz=zz, xy=xy, xz=xz, yz=yz):
                return np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
            case None:
                return np.zeros((3, 3))
            case float() | int() as moment:  # that about the normal, wherever it lies in the body
                return moment * np.eye(3)
            case moments:
                return np.diag(np.array(moments, dtype=float))

    def _density_faults(self, path: str, weighable: bool) -> Iterator[Fault]:
        for field, given in (
            ("mass", self.mass is not None),
            ("inertia", self.inertia is not None),
            ("center", any(self.center)),
        ):
            if given:
                yield Fault(
                    f"{path}.{field}", say("follows from the density; leave one of them out")
                )
        if self.particle:
            yield Fault(f"{path}.particle", say("a particle has no shape to weigh; give its mass"))
        elif not self.shapes:
            yield Fault(
                f"{path}.density", say("there are no shapes to weigh; add one, or give a mass")
            )
        elif weighable:
            mass, _, inertia = composite(self.shapes, self.density or 0.0)
            yield from mass_faults(mass, f"{path}.shapes")
            if mass > 0:
                yield from inertia_faults(inertia, f"{path}.shapes")

    def _particle_faults(self, path: str) -> Iterator[Fault]:
        for field, given in (
            ("inertia", self.inertia is not None),
            ("center", any(self.center)),
            ("angular_velocity", any(self.angular_velocity)),
        ):
            if given:
                yield Fault(f"{path}.{field}", say("a particle has none; leave it out"))
        if self.leads_by_turning:
            yield Fault(f"{path}.leads", say("a particle does not turn; let its velocity lead"))


def has_ellipsoid(body: Body) -> bool:
    """Whether mass and inertia of a body are such that an ellipsoid can have them."""
    if body.particle or (body.density is None and (not body.mass or body.inertia is None)):
        return False
    return not any(body.faults(""))
