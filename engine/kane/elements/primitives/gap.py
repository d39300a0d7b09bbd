"""How far two bodies are from what a constraint asks of them, for those who draw it open."""

from dataclasses import dataclass

from kane.fields import Vector


@dataclass(frozen=True)
class Gap:
    """The way from where point B belongs to where it is.

    That is the way from point A to point B; of it the part along a direction alone where there is
    one, and what is more than a length. Points are given in the axes of their bodies, from their
    origins [m].

    Attributes:
        body_a: body of point A.
        point_a: point A.
        body_b: body of point B.
        point_b: point B, or the centre of a rim.
        along: a unit vector in axes of body A.
        length: how far the points are to be from each other [m].
        rim: unit axis, in axes of body B, and radius [m] of a circle about ``point_b``, whose
            point farthest against ``along`` is point B.

    """

    body_a: str
    point_a: Vector
    body_b: str
    point_b: Vector
    along: Vector | None = None
    length: float = 0.0
    rim: tuple[Vector, float] | None = None
