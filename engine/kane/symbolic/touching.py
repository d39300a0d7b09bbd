"""Shapes that touch in symbols: a ball of body B, or a corner of it, on one feature of body A.

The rows are those of ``kernels.primitives.shape_contact``: with the way u from the feature to the
centre of the ball, d long, the gap is d - r, and the ball touches at its centre less r_B n.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import sympy
from sympy import Expr

from kane.elements.primitives import Feature, ShapeContact
from kane.symbolic.kinematics import Kinematics
from kane.symbolic.known import expression
from kane.symbolic.paths import Paths
from kane.symbolic.tape import ONE
from kane.symbolic.vectors import AXES, Vec, cross, dot, is_zero, minus, plus, times, vector

AtStart = Callable[[Sequence[Expr]], Sequence[float]]
"""Gives the numbers of expressions where the coordinates begin."""


@dataclass(frozen=True)
class Touch:
    """Where a ball touches, and along what.

    Attributes:
        gap: how far it is from touching [m].
        point: where it touches, in the axes of body B.
        directions: n, t1, t2 in the axes of body A, as many as there are rows.

    """

    gap: Expr
    point: Vec
    directions: tuple[Vec, ...]


def touch(contact: ShapeContact, motion: Kinematics, paths: Paths, at_start: AtStart) -> Touch:
    """Return where a contact touches whose core is the one feature that is seen.

    t1 is across n and the axis of A that is farthest from n at the start, or the normal of a
    planar model.
    """
    (feature,) = contact.features
    if contact.is_of_outlines():
        return _outlines(contact, motion, paths, at_start)
    if contact.features_b:
        return _crossing(contact, motion, paths, at_start)
    a, b = contact.body_a, contact.body_b
    centre, ball = vector(contact.point_b), expression(contact.ball)
    side, grown = (-ONE if contact.hollow else ONE), expression(contact.grown)
    out = vector(contact.out)
    way = minus(paths.point_in(a, b, centre), vector(feature.point))
    way = motion.shortened(minus(way, times(dot(out, way), out)))
    unit, distance = _way(feature, way, motion)
    normal = motion.shortened(times(side, unit))
    directions = _across(contact, normal, motion, at_start)
    point = minus(centre, times(ball, paths.into(a, b, normal)))
    gap = side * (distance - grown) - ball
    return Touch(gap, motion.shortened(point), directions)


def _crossing(contact: ShapeContact, motion: Kinematics, paths: Paths, at_start: AtStart) -> Touch:
    """Return where the one edge of B crosses the one of A, see ``kernels.primitives.crossing``."""
    (of_a,), (of_b,) = contact.features, contact.features_b
    a, b = contact.body_a, contact.body_b
    start, f = paths.point_in(a, b, vector(of_b.point)), vector(of_a.along)
    e = motion.shortened(paths.into(b, a, vector(of_b.along)))
    way = motion.shortened(minus(start, vector(of_a.point)))
    across = motion.shortened(cross(e, f))
    size = motion.tape.named(sympy.sqrt(dot(across, across)))
    # to the side on which B is as the motion begins
    (left, right), (left_b, right_b) = of_a.between(), of_b.between()
    beside_b = paths.into(b, a, plus(vector(left_b), vector(right_b)))
    out = minus(plus(vector(left), vector(right)), beside_b)
    if not (of_a.faces or of_b.faces):
        out = way
    (ahead,) = at_start([dot(across, out)])
    normal = motion.shortened(times((ONE if ahead >= 0.0 else -ONE) / size, across))
    c, along_b, along_a = dot(e, f), dot(way, e), dot(way, f)
    foot = motion.tape.named((c * along_a - along_b) / (size * size))
    ball, grown = expression(contact.ball), expression(contact.grown)
    point = plus(vector(of_b.point), times(foot, vector(of_b.along)))
    point = minus(point, times(ball, paths.into(a, b, normal)))
    gap = dot(normal, way) - grown - ball
    directions = _across(contact, normal, motion, at_start)
    return Touch(gap, motion.shortened(point), directions)


def _outlines(contact: ShapeContact, motion: Kinematics, paths: Paths, at_start: AtStart) -> Touch:
    """Return where parts of two outlines touch, see ``kernels.primitives.outline_pair``."""
    (of_a,), (of_b,) = contact.features, contact.features_b
    a, b, out = contact.body_a, contact.body_b, vector(contact.out)
    place, centre = paths.point_in(a, b, vector(of_b.point)), vector(of_b.point)
    way = minus(place, vector(of_a.point))
    way = motion.shortened(minus(way, times(dot(out, way), out)))
    r_a, r_b = expression(of_a.radius), expression(of_b.radius)
    if of_a.kind == "segment":
        normal = vector(of_a.along)
        gap = dot(normal, way) - r_b
        point = minus(centre, times(r_b, paths.into(a, b, normal)))
    elif of_b.kind == "segment":
        normal = motion.shortened(times(-ONE, paths.into(b, a, vector(of_b.along))))
        gap = dot(normal, way) - r_a
        # the foot of the centre of A on the segment of B
        foot = paths.point_in(b, a, vector(of_a.point))
        up = dot(vector(of_b.along), minus(foot, centre))
        point = minus(foot, times(up, vector(of_b.along)))
    else:
        sense = ONE if of_a.radius + of_b.radius >= 0.0 else -ONE
        distance = motion.tape.named(sympy.sqrt(dot(way, way)))
        normal = motion.shortened(times(sense / distance, way))
        gap = sense * distance - r_a - r_b
        point = minus(centre, times(r_b, paths.into(a, b, normal)))
    directions = _across(contact, normal, motion, at_start)
    return Touch(gap, motion.shortened(point), directions)


def _across(
    contact: ShapeContact, normal: Vec, motion: Kinematics, at_start: AtStart
) -> tuple[Vec, ...]:
    """Return the normal and the directions across it along which nothing slips."""
    out, directions = vector(contact.out), [normal]
    if contact.held > 1:
        about = out if not is_zero(out) else AXES[int(np.argmin(np.abs(at_start(normal))))]
        across = motion.shortened(cross(about, normal))
        size = motion.tape.named(sympy.sqrt(dot(across, across)))
        directions.append(motion.shortened(times(1 / size, across)))
    if contact.held > 2:
        directions.append(motion.shortened(cross(normal, directions[1])))
    return tuple(directions)


def _way(feature: Feature, way: Vec, motion: Kinematics) -> tuple[Vec, Expr]:
    """Return the unit vector from a feature, and how far the end of a way from its point is."""
    along = vector(feature.along)
    match feature.kind:
        case "face":
            return along, dot(along, way)
        case "edge":
            way = motion.shortened(minus(way, times(dot(along, way), along)))
        case "vertex":
            pass
        case "side" | "rim":
            height = dot(along, way)
            across = motion.shortened(minus(way, times(height, along)))
            radius = motion.tape.named(sympy.sqrt(dot(across, across)))
            outwards, off = times(1 / radius, across), radius - expression(feature.radius)
            if feature.kind == "side":
                cosine, sine = (expression(each) for each in feature.lean)
                unit = plus(times(cosine, outwards), times(sine, along))
                return unit, cosine * off + sine * height
            way = motion.shortened(plus(times(off, outwards), times(height, along)))
        case _:
            raise ValueError(feature)
    distance = motion.tape.named(sympy.sqrt(dot(way, way)))
    return times(1 / distance, way), distance
