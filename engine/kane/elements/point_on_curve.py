"""Point on a curve: a pin in a curved slot, a follower on a cam, a bead on a wire."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

import msgspec
import numpy as np

from kane.elements.curve import Feet, along, closes, crossing, normal_of, parameter_law, through
from kane.elements.ends import TwoPointElement
from kane.elements.primitives import CurveRow
from kane.elements.primitives.curve_row import Piece
from kane.elements.quantity import FORCES, Quantity
from kane.elements.trajectory import Array, Trajectory
from kane.errors import ExpressionError, Fault
from kane.fields import Vector, quantity
from kane.sentences import Sentence, say

LEAST = 2, 3  # points of a curve: of an open one, of a closed one
MOST = 1000
LAWS = ("x_of_s", "y_of_s", "z_of_s")
STRAIGHT: tuple[Vector, ...] = ((0.0, 0.0, 0.0), (0.1, 0.0, 0.0))  # for a curve with faults


def _way(run: Trajectory, joint: "PointOnCurve") -> Array:
    return joint.ways(run)


class PointOnCurve(TwoPointElement, frozen=True, kw_only=True, tag="point_on_curve"):
    """A pin in a curved slot, a follower on a cam, a bead on a wire: point B goes along a curve.

    The curve is fixed in body A and counts from point A in its axes. It goes through points, as a
    smooth spline, or is given by expressions x(s), y(s) and z(s). All turns are free.

    Two rows, in a plane one, along the directions **n** across the curve at its point **c** next
    to point B:

        φ = **n** · (**r** − **c**) = 0

    A curve may be closed. Beyond the end of an open one it goes straight on, and a run in which
    the point leaves it says so: a stop that holds it there is an element of its own. A curve in a
    plane must not cross itself, as nothing would say which way the point takes there.

    See also the [notation](joints), [point on line](point_on_line).
    """

    exchangeable: ClassVar[bool] = False
    points_apart: ClassVar[bool] = True
    leaves: ClassVar[Sentence] = say("a way along the curve and three turns")
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES
    derived: ClassVar[tuple[Quantity, ...]] = (
        Quantity("way", "way", "m", say("way along the curve from its start"), _way),
    )

    points: Annotated[
        Annotated[tuple[Vector, ...], msgspec.Meta(max_length=MOST)],
        quantity("m", "c", "Points of the curve, in the axes of body_a from point_a"),
    ] = ((-0.1, 0.02, 0.0), (0.0, 0.0, 0.0), (0.1, 0.02, 0.0))
    closed: Annotated[
        bool, msgspec.Meta(description="Whether the curve goes on from its end to its start.")
    ] = False
    x_of_s: Annotated[
        str, quantity("m", "x(s)", "Expression of s, in the place of points; empty for 0")
    ] = ""
    y_of_s: Annotated[
        str, quantity("m", "y(s)", "Expression of s, in the place of points; empty for 0")
    ] = ""
    z_of_s: Annotated[
        str, quantity("m", "z(s)", "Expression of s, in the place of points; empty for 0")
    ] = ""
    s_start: Annotated[float, quantity("1", "s_0", "Value of s at the start of the curve")] = 0.0
    s_end: Annotated[float, quantity("1", "s_1", "Value of s at its end")] = 1.0

    def ends(self) -> tuple[tuple[str, Vector], ...]:
        """Return (body, point) of the one point at which it acts."""
        return ((self.body_b, self.point_b),)

    @property
    def by_expressions(self) -> bool:
        """Whether expressions give the curve, rather than points."""
        return any(getattr(self, axis) for axis in LAWS)

    def pieces(self) -> tuple[Piece, ...]:
        """Return the pieces of its curve, from point A; a short line where it has faults."""
        return self._pieces() or through(STRAIGHT, False)

    def _pieces(self) -> tuple[Piece, ...]:
        """Return the same; none where it has faults."""
        if any(self._curve_faults("")):
            return ()
        if self.by_expressions:
            x, y, z = (getattr(self, axis) or "0" for axis in LAWS)
            return along((x, y, z), self.s_start, self.s_end)
        return through(self.points, self.closed)

    def rows(self) -> Iterator[CurveRow]:
        """Yield the primitive constraints that make up the joint."""
        pieces = self._from_origin()
        across = normal_of(pieces)
        for which in (0, 1):
            yield CurveRow(
                self.body_a, pieces, self.closed, self.body_b, self.point_b, across, which
            )

    def _from_origin(self) -> tuple[Piece, ...]:
        shifted = np.array(self.pieces())
        shifted[:, :, 0] += self.point_a
        return tuple((tuple(x), tuple(y), tuple(z)) for x, y, z in shifted.tolist())

    def ways(self, run: Trajectory) -> Array:
        """Return the way along the curve from its start, (frames,) [m]; see ``curve.Feet``."""
        end = run.point(self.body_b, self.point_b)
        start = run.point(self.body_a, self.point_a)
        places = np.einsum("fij,fi->fj", run.rotation(self.body_a), end - start)
        return Feet(self.pieces(), self.closed).ways(places)

    def length(self) -> float:
        """Return the length of its curve [m]."""
        return Feet(self.pieces(), self.closed).length

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the joint meaningless."""
        yield from super().faults(path)
        broken = list(self._curve_faults(path))
        yield from broken
        if broken:
            return
        pieces = self._pieces()
        if not pieces:
            yield Fault(
                f"{path}.x_of_s", say("the curve has places or slopes that are no finite numbers")
            )
            return
        if self.closed and not closes(pieces):
            yield Fault(
                f"{path}.closed",
                say("the curve does not end where it begins, in the same direction; open it"),
            )
        if (place := crossing(pieces, self.closed)) is not None:
            yield Fault(
                f"{path}.points",
                say(
                    "the curve crosses itself near ({x:.3g}, {y:.3g}, {z:.3g}) m, where nothing "
                    "says which way the point takes; take two curves, or lift one branch",
                    x=place[0],
                    y=place[1],
                    z=place[2],
                ),
            )

    def _curve_faults(self, path: str) -> Iterator[Fault]:
        if self.by_expressions:
            if not self.s_end > self.s_start:
                yield Fault(f"{path}.s_end", say("must be greater than the value at the start"))
            for axis in LAWS:
                try:
                    parameter_law(getattr(self, axis) or "0")
                except ExpressionError as error:
                    yield Fault(f"{path}.{axis}", error.text)
            return
        least = LEAST[self.closed]
        if len(self.points) < least:
            yield Fault(
                f"{path}.points",
                say("must be {least} points at least, are {count}", least=least,
                    count=len(self.points)),
            )  # fmt: skip
        for i, point in enumerate(self.points):
            if point == self.points[i - 1] and (i > 0 or self.closed) and len(self.points) > 1:
                yield Fault(
                    f"{path}.points[{i}]", say("is the point before it; leave one of them out")
                )
