"""Drawings of plates, SVG and DXF: outlines become bodies, circles in two of them become hinges."""

import math
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.elements.body import Body
from kane.elements.joints import Revolute
from kane.elements.measure_point import MeasurePoint
from kane.elements.outline import outline_faults
from kane.elements.shapes import Disc, Polygon
from kane.errors import FileError
from kane.exchange.confined import run_confined
from kane.exchange.drawing_units import INSUNITS, svg_says_unit
from kane.exchange.findings import Findings, Imported
from kane.exchange.names import Names
from kane.fields import GROUND
from kane.files.ordinary import check_ordinary
from kane.model import Model
from kane.sentences import as_it_is, joined, say

Array = npt.NDArray[np.float64]

WATER = 1000.0  # kg/m^3
PIXEL = 0.0254 / 96  # m: as CSS has it, and with it SVG
MILLIMETRE = 1e-3
LARGEST_FILE = 64 * 2**20
THIN = 0.02  # of the largest outline: thickness of all plates
GAP = 1e-6  # of the drawing, across which ends of lines meet
MOST_CORNERS = 400
ROUND = 96  # corners of a circle where it is asked what lies within it
OF_GROUND = frozenset({"ground", "frame", "base", "gestell", "rahmen"})


class _Outline(NamedTuple):
    name: str
    points: Array


class _Circle(NamedTuple):
    name: str
    center: Array
    radius: float

    @property
    def outline(self) -> _Outline:
        """A polygon in its place."""
        angles = np.linspace(0.0, 2 * math.pi, ROUND, endpoint=False)
        around = np.column_stack((np.cos(angles), np.sin(angles)))
        return _Outline(self.name, self.center + self.radius * around)


def read_svg(path: Path, unit: float | None = None, density: float | None = None) -> Imported:
    """Return the model of the plates of a drawing in SVG; see ``read_dxf``.

    Args:
        path: the file.
        unit: of a pixel [m]; by default 1/96 of an inch, as SVG has it, which is right where the
            drawing has its width in a unit of length.
        density: [kg/m^3]; by default that of water.

    """
    says_unit = svg_says_unit(path)  # refuses entities and what has no end
    findings = Findings()
    found = _outlines("svg_outlines", path)
    if unit is None and not says_unit:
        findings.guessed(say("a pixel is 1/96 of an inch, as in SVG"), path.name)
    return _model(found, path, (unit or PIXEL, -(unit or PIXEL)), density, findings)


def read_dxf(path: Path, unit: float | None = None, density: float | None = None) -> Imported:
    """Return the model of the plates of a drawing in DXF.

    Closed outlines, and lines whose ends meet, become plates; what stands in a layer called ground
    is the ground. A circle within two plates is a hinge of theirs, one within one plate a point of
    it, and one by itself a disc.

    Args:
        path: the file.
        unit: of its lengths [m]; by default what its header says, or a millimetre.
        density: [kg/m^3]; by default that of water.

    Raises:
        FileError: there is no such file, it holds no outline, or ezdxf is not there.

    """
    findings = Findings()
    found = _outlines("dxf_outlines", path)
    said = INSUNITS.get(found["unit"])
    if unit is None and said is None:
        findings.guessed(say("lengths are millimetres"), path.name)
    unit = unit or said or MILLIMETRE
    return _model(found, path, (unit, unit), density, findings)


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
    circles = [
        _Circle(each["name"], factors * each["circle"][:2], abs(scale[0]) * each["circle"][2])
        for each in found["outlines"]
        if each["circle"]
    ]
    lines = [
        (each["name"], factors * np.array(each["points"], dtype=float), each["closed"])
        for each in found["outlines"]
        if len(each["points"]) > 1
    ]
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


def _closed(lines: list[tuple[str, Array, bool]], file: str, findings: Findings) -> list[_Outline]:
    """Return the outlines, those of single lines put together, without what is no plate."""
    every = np.concatenate([points for _, points, _ in lines]) if lines else np.zeros((1, 2))
    gap = GAP * float(np.ptp(every, axis=0).max())
    rings = [(name, points) for name, points, closed in lines if closed]
    loose = [(name, points) for name, points, closed in lines if not closed]
    while loose:
        name, chain = loose.pop()
        grown = True
        while grown and np.abs(chain[0] - chain[-1]).max() > gap:
            grown = False
            for i, (_, other) in enumerate(loose):
                for way in (other, other[::-1]):
                    if np.abs(chain[-1] - way[0]).max() <= gap:
                        chain = np.concatenate((chain, way[1:]))
                        del loose[i]
                        grown = True
                        break
                if grown:
                    break
        if len(chain) > 3 and np.abs(chain[0] - chain[-1]).max() <= gap:
            rings.append((name, chain))
        else:
            findings.dropped(say("lines that close nothing"), file)
    return [plate for ring in rings if (plate := _plate(*ring, gap, findings))]


def _plate(name: str, points: Array, gap: float, findings: Findings) -> _Outline | None:
    after = np.roll(points, -1, axis=0)
    points = points[np.abs(points - after).max(axis=1) > gap]
    every = math.ceil(len(points) / MOST_CORNERS) if len(points) else 1
    if every > 1:
        findings.guessed(say("outlines of many corners: with fewer"), name)
        points = points[::every]
    corners = [(float(x), float(y)) for x, y in points]
    if len(corners) < 3 or any(outline_faults(corners, "")):
        findings.dropped(say("an outline that encloses nothing, or crosses itself"), name)
        return None
    return _Outline(name, points)


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
        self._holes: list[_Circle] = []
        for plate in plates:
            self._add_plate(plate, plates)
        for circle in sorted(circles, key=lambda c: (c.name.lower() not in OF_GROUND, -c.radius)):
            self._add_circle(circle)

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

    def _add_plate(self, plate: _Outline, plates: list[_Outline]) -> None:
        around = [o for o in plates if o is not plate and _holds(o.points, plate.points[0])]
        if any(other.name == plate.name and _holds_all(other, plate) for other in around):
            self._findings.dropped(say("holes that are no circles"), plate.name)
            return
        if plate.name.lower() in OF_GROUND:
            self._plates.append((GROUND, plate, np.zeros(2)))
            self._findings.taken(say("is the ground"), plate.name)
            return
        middle = plate.points.mean(axis=0)
        name = self._names.take(plate.name, "plate")
        corners = tuple((float(x), float(y)) for x, y in plate.points - middle)
        self._plates.append((name, plate, middle))
        self._bodies.append(
            Body(
                name=name,
                density=self._density,
                position=(float(middle[0]), float(middle[1]), 0.0),
                shapes=(Polygon(points=corners, thickness=self._thickness),),
            )
        )

    def _add_circle(self, circle: _Circle) -> None:
        if circle.name.lower() in OF_GROUND:
            self._plates.append((GROUND, circle.outline, np.zeros(2)))
            self._findings.taken(say("is the ground"), circle.name)
            return
        inside = [each for each in self._plates if _holds_circle(each[1].points, circle)]
        if not inside:
            self._add_disc(circle)
        elif self._is_hole_already(circle):
            pass  # where two plates are hinged, each has a hole of its own
        elif len(inside) == 1:
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

    def _is_hole_already(self, circle: _Circle) -> bool:
        near = GAP * max(circle.radius, float(np.abs(circle.center).max()))
        known = any(np.abs(circle.center - hole.center).max() <= near for hole in self._holes)
        self._holes.append(circle)
        return known

    def _add_disc(self, circle: _Circle) -> None:
        if not circle.radius > 0:
            return
        x, y = circle.center.tolist()
        disc = Disc(radius=circle.radius, thickness=self._thickness)
        name = self._names.take(circle.name, "disc")
        self._plates.append((name, circle.outline, circle.center))
        self._bodies.append(
            Body(name=name, density=self._density, position=(x, y, 0.0), shapes=(disc,))
        )


def _holds(outline: Array, point: Array) -> bool:
    """Whether a point lies within an outline: a ray from it meets that an odd number of times."""
    x, y = point
    a, b = outline, np.roll(outline, -1, axis=0)
    crosses = (a[:, 1] > y) != (b[:, 1] > y)
    with np.errstate(divide="ignore", invalid="ignore"):
        at = a[:, 0] + (y - a[:, 1]) * (b[:, 0] - a[:, 0]) / (b[:, 1] - a[:, 1])
    return bool(np.count_nonzero(crosses & (at > x)) % 2)


def _holds_circle(outline: Array, circle: _Circle) -> bool:
    """Whether a whole circle lies within an outline."""
    a, along = outline, np.roll(outline, -1, axis=0) - outline
    to_center = circle.center - a
    part = np.clip((to_center * along).sum(axis=1) / (along * along).sum(axis=1), 0.0, 1.0)
    nearest = np.linalg.norm(to_center - part[:, None] * along, axis=1).min()
    return _holds(outline, circle.center) and bool(nearest >= (1 - GAP) * circle.radius)


def _holds_all(outer: _Outline, inner: _Outline) -> bool:
    return all(_holds(outer.points, point) for point in inner.points)
