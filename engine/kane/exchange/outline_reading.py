"""Drawings of plates, SVG and DXF: outlines become bodies, circles in two of them become hinges."""

import math
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.elements.arc_outline import Side, arc_faults
from kane.elements.body import Body
from kane.elements.joints import Revolute
from kane.elements.measure_point import MeasurePoint
from kane.elements.outline import outline_faults
from kane.elements.shapes import Disc, Polygon
from kane.errors import FileError
from kane.exchange.confined import run_confined
from kane.exchange.findings import Findings, Imported
from kane.exchange.names import Names
from kane.exchange.worker import OF_GROUND
from kane.exchange.xml_tree import read_xml
from kane.fields import GROUND
from kane.files.ordinary import check_ordinary
from kane.model import Model
from kane.sentences import as_it_is, joined, say

Array = npt.NDArray[np.float64]

WATER = 1000.0  # kg/m^3
PIXEL = 0.0254 / 96  # m: as CSS has it, and with it SVG
MILLIMETRE = 1e-3
LARGEST_FILE = 64 * 2**20
FARTHEST = 1e9  # m
THIN = 0.02  # of the largest outline: thickness of all plates
GAP = 1e-5  # of the drawing, across which ends of lines meet: files have five digits or more
SAME = 0.01  # of the smaller of two circles: how near their centres are where both are one hole
MOST_CORNERS = 400
RIM = 32  # corners by which it is looked at what a circle holds


class _Outline(NamedTuple):
    """A plate.

    Attributes:
        name: of it in the drawing.
        points: its outline with arcs as short chords, (n, 2) [m].
        line: its corners, each with the bulge of the side that begins there, (n, 3).

    """

    name: str
    points: Array
    line: Array


class _Circle(NamedTuple):
    name: str
    center: Array
    radius: float


def read_svg(path: Path, unit: float | None = None, density: float | None = None) -> Imported:
    """Return the model of the plates of a drawing in SVG; see ``read_dxf``.

    Args:
        path: the file.
        unit: of its coordinates [m]; by default that which follows from its width or height, if
            the file says them in mm, in and the like, else 1/96 of an inch for a pixel.
        density: [kg/m^3]; by default that of water.

    """
    read_xml(path)  # refuses entities and what has no end
    findings = Findings()
    found = _outlines("svg_outlines", path)
    if unit is None and found["metres"] is None:
        findings.guessed(say("a pixel is 1/96 of an inch, as in SVG"), path.name)
    unit = _unit(found, unit, PIXEL * found["pixels"], path, findings)
    return _model(found, path, (unit, -unit), density, findings)


def read_dxf(path: Path, unit: float | None = None, density: float | None = None) -> Imported:
    """Return the model of the plates of a drawing in DXF.

    Closed outlines, and lines whose ends meet, become plates, each by itself where blocks hold
    them; what stands in a layer called ground is the ground. A circle within two plates is a hinge
    of theirs, one within one plate a point of it, and one that no plate holds a disc, in which
    other circles may lie as in a plate.

    Args:
        path: the file.
        unit: of its lengths [m]; by default what its header says, or a millimetre.
        density: [kg/m^3]; by default that of water.

    Raises:
        FileError: there is no such file, it holds no outline, or ezdxf is not there.

    """
    findings = Findings()
    found = _outlines("dxf_outlines", path)
    if unit is None and found["metres"] is None:
        findings.guessed(say("lengths are millimetres"), path.name)
    unit = _unit(found, unit, MILLIMETRE, path, findings)
    return _model(found, path, (unit, unit), density, findings)


def _unit(
    found: Any, asked: float | None, otherwise: float, path: Path, findings: Findings
) -> float:
    said: float | None = found["metres"]
    if said is not None:
        findings.taken(say("a unit of its lengths is {unit:.6g} m", unit=said), path.name)
    if asked is not None and said is not None and not math.isclose(asked, said):
        findings.guessed(say("its unit is that which was asked for, not its own"), path.name)
    return asked or said or otherwise


def _outlines(task: str, path: Path) -> Any:
    check_ordinary(path)
    if path.stat().st_size > LARGEST_FILE:
        raise FileError(
            say("Cannot open {path}: larger than {size} MB.", path=path, size=LARGEST_FILE >> 20)
        )
    try:
        return run_confined(task, str(path))
    except FileError as error:
        raise FileError(joined(": ", (as_it_is(path.name), error.sentence))) from error


def _model(
    found: Any, path: Path, scale: tuple[float, float], density: float | None, findings: Findings
) -> Imported:
    factors = np.array(scale)
    outlines = [each for each in found["outlines"] if _is_near(each, abs(scale[0]))]
    if more := len(found["outlines"]) - len(outlines):
        beyond = say("outlines with numbers beyond those of any drawing: {count}", count=more)
        findings.dropped(beyond, path.name)
    circles = [
        _Circle(each["name"], factors * each["circle"][:2], abs(scale[0]) * each["circle"][2])
        for each in outlines
        if each["circle"] and each["circle"][2] > 0
    ]
    # in a mirror, what turned to the left turns to the right
    mirrored = np.append(factors, np.sign(factors.prod()))
    lines = [
        (each["name"], mirrored * np.array(each["points"], dtype=float) + 0.0, each["closed"])
        for each in outlines
        if len(each["points"]) > 1
    ]
    for kind, count in sorted(found["omitted"].items()):
        text = OMITTED.get(kind)
        if text is None:
            text = say("{kind}: {count}, of which no plate can be made", kind=kind, count=count)
        findings.dropped(text, path.name)
    plates = _closed(lines, path.name, findings)
    if not plates and not circles:
        raise FileError(joined(": ", (as_it_is(path.name), say("holds no closed outline"))))
    if density is None:
        density = WATER
        findings.guessed(say("its density is that of water, 1000 kg/m³"), path.name)
    sizes = [np.ptp(plate.points, axis=0).max() for plate in plates]
    sizes += [2 * circle.radius for circle in circles]
    thickness = THIN * float(max(sizes))
    findings.guessed(say("plates are {thickness:.4g} m thick", thickness=thickness), path.name)
    return _Drawing(plates, circles, density, thickness, findings).imported(path.stem)


def _is_near(outline: Any, unit: float) -> bool:
    """Whether all numbers of an outline are some that a drawing may have."""
    numbers = np.array(outline["circle"] or outline["points"], dtype=float)
    return bool((np.abs(numbers) * unit < FARTHEST).all())


OMITTED = {
    "hidden": say("what is hidden in the drawing"),
    "text": say("texts"),
    "TEXT": say("texts"),
    "MTEXT": say("texts"),
    "image": say("pictures"),
    "svg": say("drawings within the drawing"),
}


def _closed(lines: list[tuple[str, Array, bool]], file: str, findings: Findings) -> list[_Outline]:
    """Return the outlines, those of single lines put together, without what is no plate.

    Each line has x, y and the bulge of what begins there, (n, 3).
    """
    every = np.concatenate([points for _, points, _ in lines]) if lines else np.zeros((1, 3))
    gap = GAP * float(np.ptp(every[:, :2], axis=0).max())
    rings = [(name, points) for name, points, closed in lines if closed]
    loose = _Loose([(name, points) for name, points, closed in lines if not closed], gap)
    while (taken := loose.take()) is not None:
        name, chain = taken
        while (
            not _meet(chain[0], chain[-1], gap) and (more := loose.take_at(chain[-1])) is not None
        ):
            chain[-1, 2] = more[0, 2]
            chain = np.concatenate((chain, more[1:]))
        if len(chain) > 2 and _meet(chain[0], chain[-1], gap):
            rings.append((name, chain))
        else:
            findings.dropped(say("lines that close nothing"), file)
    return [plate for ring in rings if (plate := _plate(*ring, gap, findings))]


def _meet(a: Array, b: Array, gap: float) -> bool:
    return bool(np.abs(a - b)[:2].max() <= gap)


class _Loose:
    """Lines that are not closed, found by where they end."""

    def __init__(self, lines: list[tuple[str, Array]], gap: float) -> None:
        self._lines = dict(enumerate(lines))
        self._gap = gap
        self._ends: dict[tuple[int, int], list[tuple[int, bool]]] = {}
        for i, (_, points) in self._lines.items():
            for is_last, end in ((False, points[0]), (True, points[-1])):
                self._ends.setdefault(self._cell(end), []).append((i, is_last))

    def take(self) -> tuple[str, Array] | None:
        """Take out the last of the lines that are left."""
        return self._lines.popitem()[1] if self._lines else None

    def take_at(self, place: Array) -> Array | None:
        """Take out a line that ends at a place, and turn it so that it begins there."""
        x, y = self._cell(place)
        for cell in ((x + i, y + j) for i in (0, -1, 1) for j in (0, -1, 1)):
            for i, is_last in self._ends.get(cell, ()):
                if i not in self._lines:
                    continue
                points = self._lines[i][1]
                points = _reversed(points) if is_last else points
                if _meet(points[0], place, self._gap):
                    del self._lines[i]
                    return points
        return None

    def _cell(self, place: Array) -> tuple[int, int]:
        x, y = (place[:2] / (self._gap or 1.0)).round().tolist()
        return int(x), int(y)


def _reversed(line: Array) -> Array:
    """Return an open line the other way round: what turned to the left turns to the right."""
    return np.column_stack((line[::-1, :2], np.append(-line[-2::-1, 2], 0.0)))


def _plate(name: str, line: Array, gap: float, findings: Findings) -> _Outline | None:
    after = np.roll(line, -1, axis=0)
    line = line[np.abs(line - after)[:, :2].max(axis=1) > gap]
    every = math.ceil(len(line) / MOST_CORNERS) if len(line) else 1
    if every > 1:
        findings.guessed(say("outlines of many corners: with fewer"), name)
        line = line[::every] * (1.0, 1.0, 0.0)
    if len(line) == 2:
        line = _halved(line)
    corners, bulges = pairs(line), _bulges(line)
    faults = arc_faults(corners, bulges, 0.0, "") if bulges else outline_faults(corners, "")
    if len(corners) < 3 or any(faults):
        findings.dropped(say("an outline that encloses nothing, or crosses itself"), name)
        return None
    drawn = Polygon(points=corners, bulges=bulges, thickness=1.0).outline()
    return _Outline(name, np.array(drawn), line)


def _bulges(line: Array) -> tuple[float, ...]:
    """Return the bulges of a line; none where all of it is straight."""
    return tuple(line[:, 2].tolist()) if line[:, 2].any() else ()


def _halved(line: Array) -> Array:
    """Return an outline of two sides with a corner more in the middle of each."""
    found = []
    for (x0, y0, bulge), (x1, y1, _) in zip(line, np.roll(line, -1, axis=0), strict=True):
        side = Side((float(x0), float(y0)), (float(x1), float(y1)), float(bulge))
        half = math.tan(side.angle / 8)
        found += [(*side.start, half), (*side.at(0.5), half)]
    return np.array(found)


def pairs(points: Array) -> tuple[tuple[float, float], ...]:
    """Return the first two columns of an array as plain numbers."""
    return tuple((float(x), float(y)) for x, y in points[:, :2])


class _Drawing:
    """Makes a model of plates and circles."""

    def __init__(
        self,
        plates: list[_Outline],
        circles: list[_Circle],
        density: float,
        thickness: float,
        findings: Findings,
    ) -> None:
        self._density, self._thickness, self._findings = density, thickness, findings
        self._names = Names()
        self._plates: list[tuple[str, _Outline, Array]] = []
        self._bodies: list[Body] = []
        self._joints: list[Revolute] = []
        self._points: list[MeasurePoint] = []
        self._wheels: list[_Circle] = []
        reach = _Reach(plates)
        for plate in plates:
            self._add_plate(plate, [plates[i] for i in reach.about(plate.points[0])])
        holes: list[_Circle] = []
        for circle in circles:
            about = [plates[i] for i in reach.about(circle.center)]
            if _is_ground(circle) and not any(_is_ground(each) for each in about):
                self._plates.append((GROUND, _outline_of(circle), np.zeros(2)))
                self._findings.taken(say("is the ground"), circle.name)
                holes.append(circle)
            elif len(about) > 1 or any(_holds_all(each.points, _rim(circle)) for each in about):
                holes.append(circle)
            else:
                self._wheels.append(circle)
        holes += self._without_hubs()
        for wheel in self._wheels:
            self._add_disc(wheel)
        self._reach = _Reach([each[1] for each in self._plates])
        for circle in self._single(holes):
            self._add_circle(circle)

    def _without_hubs(self) -> list[_Circle]:
        """Return the circles within wheels, which are taken out of these."""
        self._wheels.sort(key=lambda each: -each.radius)
        kept: list[_Circle] = []
        hubs: list[_Circle] = []
        centers, radii = np.zeros((len(self._wheels), 2)), np.zeros(len(self._wheels))
        for each in self._wheels:
            n = len(kept)
            away = np.hypot(*(centers[:n] - each.center).T)
            if (away + each.radius < radii[:n]).any():
                hubs.append(each)
            else:
                centers[n], radii[n] = each.center, each.radius
                kept.append(each)
        self._wheels = kept
        return hubs

    def _single(self, holes: list[_Circle]) -> list[_Circle]:
        """Return holes without those at the place of another: each of two plates has its own."""
        found: list[_Circle] = []
        centers, radii = np.zeros((len(holes), 2)), np.zeros(len(holes))
        for each in holes:
            n = len(found)
            near = SAME * np.minimum(radii[:n], each.radius)
            if (np.hypot(*(centers[:n] - each.center).T) > near).all():
                centers[n], radii[n] = each.center, each.radius
                found.append(each)
        return found

    def imported(self, title: str) -> Imported:
        """Return the model with what was done."""
        if not self._bodies:
            raise FileError(joined(": ", (as_it_is(title), say("holds no closed outline"))))
        if not any(GROUND in (joint.body_a, joint.body_b) for joint in self._joints):
            self._findings.guessed(
                say("nothing stands on the ground: a layer called 'ground' would be it"), title
            )
        model = Model(
            title=title,
            gravity=(0.0, -9.81, 0.0),
            planar=True,
            bodies=tuple(self._bodies),
            joints=tuple(self._joints),
            points=tuple(self._points),
        )
        self._findings.guessed(say("gravity is 9.81 m/s² downwards in the drawing"))
        return Imported(model, tuple(self._findings))

    def _add_plate(self, plate: _Outline, around: list[_Outline]) -> None:
        others = [other for other in around if other is not plate and other.name == plate.name]
        if any(_holds_all(other.points, plate.points) for other in others):
            self._findings.dropped(say("holes that are no circles"), plate.name)
            return
        if _is_ground(plate):
            self._plates.append((GROUND, plate, np.zeros(2)))
            self._findings.taken(say("is the ground"), plate.name)
            return
        middle = plate.points.mean(axis=0)
        name = self._names.take(plate.name, "plate")
        corners = plate.line[:, :2] - middle
        outline = Polygon(
            points=pairs(corners), bulges=_bulges(plate.line), thickness=self._thickness
        )
        self._plates.append((name, plate, middle))
        self._bodies.append(
            Body(
                name=name,
                density=self._density,
                position=(float(middle[0]), float(middle[1]), 0.0),
                shapes=(outline,),
            )
        )

    def _add_circle(self, circle: _Circle) -> None:
        inside = [self._plates[i] for i in self._reach.about(circle.center)]
        if len(inside) == 1:
            name, _, middle = inside[0]
            if name == GROUND:
                return
            x, y = (circle.center - middle).tolist()
            self._findings.guessed(say("circles in one plate: points of it"), name)
            point = self._names.take(f"{name} hole", "point")
            self._points.append(MeasurePoint(name=point, body=name, point=(x, y, 0.0)))
        else:
            inside.sort(key=lambda each: each[0] != GROUND)
            (a, _, at_a), *others = inside
            for b, _, at_b in others:
                if a == b:
                    continue
                (xa, ya), (xb, yb) = ((circle.center - at).tolist() for at in (at_a, at_b))
                self._joints.append(
                    Revolute(
                        name=self._names.take(f"{a} - {b}", "hinge"),
                        body_a=a,
                        point_a=(xa, ya, 0.0),
                        body_b=b,
                        point_b=(xb, yb, 0.0),
                    )
                )
                self._findings.taken(say("circles in two plates: hinges"), f"{a} - {b}")

    def _add_disc(self, circle: _Circle) -> None:
        x, y = circle.center.tolist()
        disc = Disc(radius=circle.radius, thickness=self._thickness)
        name = self._names.take(circle.name, "disc")
        self._plates.append((name, _outline_of(circle), circle.center))
        self._bodies.append(
            Body(name=name, density=self._density, position=(x, y, 0.0), shapes=(disc,))
        )


class _Reach:
    """Finds which of some outlines lie about a place, by the boxes about them first."""

    def __init__(self, outlines: list[_Outline]) -> None:
        self._outlines = outlines
        self._low = np.array([each.points.min(axis=0) for each in outlines]).reshape(-1, 2)
        self._high = np.array([each.points.max(axis=0) for each in outlines]).reshape(-1, 2)

    def about(self, place: Array) -> list[int]:
        near = np.all((self._low <= place) & (place <= self._high), axis=1)
        return [i for i in np.flatnonzero(near).tolist() if _holds(self._outlines[i].points, place)]


def _is_ground(drawn: _Outline | _Circle) -> bool:
    return drawn.name.lower() in OF_GROUND


def _outline_of(circle: _Circle) -> _Outline:
    rim = _rim(circle)
    return _Outline(circle.name, rim, np.column_stack((rim, np.zeros(len(rim)))))


def _rim(circle: _Circle) -> Array:
    turn = np.arange(RIM) * (2 * np.pi / RIM)
    return circle.center + circle.radius * np.column_stack((np.cos(turn), np.sin(turn)))


def _holds(outline: Array, point: Array) -> bool:
    """Whether a point lies within an outline: a ray from it meets that an odd number of times."""
    x, y = point
    a, b = outline, np.roll(outline, -1, axis=0)
    crosses = (a[:, 1] > y) != (b[:, 1] > y)
    with np.errstate(divide="ignore", invalid="ignore"):
        at = a[:, 0] + (y - a[:, 1]) * (b[:, 0] - a[:, 0]) / (b[:, 1] - a[:, 1])
    return bool(np.count_nonzero(crosses & (at > x)) % 2)


def _holds_all(outline: Array, points: Array) -> bool:
    return all(_holds(outline, point) for point in points)
