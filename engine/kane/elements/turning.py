"""What hinders the turning of bodies that touch: rolling resistance, that of pivoting, and faces.

The force that presses bodies together acts a little ahead of the point about which they roll, and
over a small patch about which they pivot. Both are told by a length (Johnson, Contact Mechanics,
1985, chapter 8): with the normal force *N* and the relative angular velocity, of which **ω**_r lies
across the normal and *ω*_n along it,

    |**M**_r| ≤ ρ N while **ω**_r = 0, **M**_r = -ρ N **ω**_r / |**ω**_r|,
    |M_n| ≤ σ N while ω_n = 0, M_n = -σ N sgn ω_n.

Places on the same plane share a normal, so the sum of what presses them counts; else each place has
a friction of its own.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

from kane.elements.changing import Contact, Friction
from kane.elements.directions import triad, unit
from kane.elements.primitives import (
    RimContact,
    RollingContact,
    ShapeContact,
    ShapeTurning,
    VelocityRow,
)
from kane.fields import Vector

ROLLS, SPINS, LIES = "rolling", "spin", "lying"  # the parts
NONE: Vector = (0.0, 0.0, 0.0)


def turning(
    body_a: str,
    body_b: str,
    across: Sequence[Vector],
    along: Vector | None,
    rolling: float,
    spin: float,
    parts: Sequence[str],
) -> Iterator[Contact]:
    """Yield the friction against turning; nothing for a lever of 0.

    Args:
        body_a: name of the body in whose axes the normal is.
        body_b: name of the other.
        across: axes about which body B rolls, in axes of body A.
        along: the normal; None where nothing can turn about it.
        rolling: lever of the rolling moment [m].
        spin: lever of the moment about the normal [m].
        parts: of the same element, whose normal forces press.

    """
    abouts = ((ROLLS, rolling, tuple(across)), (SPINS, spin, (along,) if along else ()))
    for part, lever, axes in abouts:
        if lever and axes and parts:
            rows = tuple(VelocityRow(body_a, body_b, NONE, body_a, NONE, axis) for axis in axes)
            friction = Friction(lever, lever, gaps=tuple(parts))
            yield Contact(part, rows, slip=rows, friction=friction)


def turning_at(place: ShapeContact, part: str, rolling: float, spin: float) -> Iterator[Contact]:
    """Yield the friction against turning of two bodies in space at a place where they touch.

    Args:
        place: the contact.
        part: its part of the element.
        rolling: lever of the rolling moment [m].
        spin: lever of the moment about the normal [m].

    """
    abouts: tuple[tuple[str, float, Literal["rolls", "spins"]], ...] = (
        (ROLLS, rolling, "rolls"), (SPINS, spin, "spins"),
    )  # fmt: skip
    for what, lever, tells in abouts:
        if lever:
            rows = (ShapeTurning(place.body_a, place.body_b, place, tells),)
            friction = Friction(lever, lever, gaps=(part,))
            name = f"{what}: {part}" if part else what
            yield Contact(name, rows, slip=rows, friction=friction)


def lying(rim: RollingContact | RimContact, part: str, restitution: float) -> Contact:
    """Return what keeps a rim flat that lies on its plane, or on a face.

    The plane presses somewhere within the rim, so that the moment across the normal is at most that
    of the normal force at the radius of the rim. On a face it has to press within that, too, see
    ``changing/lying.py``; which face it is, and so the axes of the moment, a mode says.

    Args:
        rim: that may lie.
        part: its part of the element.
        restitution: of a strike: what falls flat tilts back by so much.

    """
    across: Sequence[Vector] = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)
    if isinstance(rim, RollingContact):
        across = rim.directions[1:]
    rows = tuple(VelocityRow(rim.body_a, rim.body_b, NONE, rim.body_a, NONE, x) for x in across)
    friction = Friction(rim.radius, rim.radius, gaps=(part,))
    name = f"{LIES}: {part}" if part else LIES
    return Contact(
        name, rows, slip=rows, friction=friction, restitution=restitution, lies=True
    )  # fmt: skip


def axes_across(normal: Vector) -> tuple[Vector, Vector]:
    """Return two unit vectors at right angles to a normal and to each other."""
    x, y, _ = triad(unit(normal))
    return x, y
