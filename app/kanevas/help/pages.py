"""The pages of help, and which of them is about what."""

import re
from collections.abc import Iterable
from typing import Any

from kane.elements.ball import Ball
from kane.elements.body import Body, InertiaTensor
from kane.elements.bushing import Bushing
from kane.elements.couplings import Gear, LinearCoupling, RackPinion, Term
from kane.elements.cylindrical import Cylindrical
from kane.elements.drag import Drag
from kane.elements.drivers import AngleDriver, DisplacementDriver, DistanceDriver, PointDriver
from kane.elements.fixed import Fixed
from kane.elements.gravitation import Gravitation
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.knife_edge import KnifeEdge
from kane.elements.loads import Force, Torque
from kane.elements.locks import AngleLock, DisplacementLock
from kane.elements.measure_point import MeasurePoint
from kane.elements.note import Note
from kane.elements.parallel_axes import ParallelAxes
from kane.elements.perpendicular_axes import PerpendicularAxes
from kane.elements.planar import Planar
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.point_on_line import PointOnLine
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.ruler import Ruler
from kane.elements.screw import Screw
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Rod, Sphere
from kane.elements.spring import Spring
from kane.elements.universal import Universal
from kane.elements.velocity_joint import VelocityJoint
from kane.model import Model, PlotLayout, SolverSettings
from kane.model.parameters import Measure, Parameter, ValueTable
from kanevas.paths import HELP

INDEX = "index"
PARTICLE = "particle"

PAGES: dict[type[Any], str] = {
    Model: "model",
    Body: "body",
    InertiaTensor: "body",
    **dict.fromkeys((Rod, Box, Disc, Sphere, Capsule, Cone, Polygon), "shapes"),
    Ball: "ball",
    Revolute: "revolute",
    Prismatic: "prismatic",
    Cylindrical: "cylindrical",
    Screw: "screw",
    Universal: "universal",
    Planar: "planar",
    Fixed: "fixed",
    PointOnLine: "point_on_line",
    PointInPlaneJoint: "point_in_plane",
    ParallelAxes: "parallel_axes",
    PerpendicularAxes: "perpendicular_axes",
    RodJoint: "rod_joint",
    RollingDisc: "rolling_disc",
    KnifeEdge: "knife_edge",
    VelocityJoint: "velocity_joint",
    Gear: "gear",
    RackPinion: "rack_and_pinion",
    **dict.fromkeys((LinearCoupling, Term), "linear_coupling"),
    **dict.fromkeys((AngleDriver, DisplacementDriver, DistanceDriver, PointDriver), "driver"),
    **dict.fromkeys((AngleLock, DisplacementLock), "lock"),
    Spring: "spring",
    **dict.fromkeys((TorsionSpring, SliderSpring), "joint_spring"),
    Bushing: "bushing",
    Force: "force",
    Torque: "torque",
    Gravitation: "gravitation",
    Drag: "drag",
    Parameter: "parameter",
    ValueTable: "table",
    Measure: "measure",
    MeasurePoint: "measure_point",
    Ruler: "ruler",
    Note: "note",
    SolverSettings: "solver",
    PlotLayout: "plots",
}
"""The page about each type of a model."""

# Tools of the canvas that make what a page of another name is about.
PAGES_OF_TOOLS = {
    "select": "canvas",
    **dict.fromkeys(("rod", "capsule", "box", "disc", "sphere", "polygon"), "shapes"),
    **dict.fromkeys(("anchor", "joint"), "joints"),
    "torsion_spring": "joint_spring",
    **dict.fromkeys(("angle_driver", "distance_driver", "point_driver"), "driver"),
    "angle_lock": "lock",
    "point": "measure_point",
}


def page_names() -> list[str]:
    """Return the names of all pages."""
    return sorted(path.stem for path in HELP.glob("*.html"))


def source(name: str) -> str:
    """Return a page as it is written, with marks for what is filled in."""
    return (HELP / f"{name}.html").read_text(encoding="utf-8")


def title(name: str) -> str:
    """Return the heading of a page."""
    found = re.search(r"<h1>(.*?)</h1>", source(name))
    assert found is not None, f"{name} has no heading"
    return found[1]


def page_of_element(element: Any) -> str:
    """Return the page about an element of a model."""
    if isinstance(element, Body) and element.particle:
        return PARTICLE
    return PAGES.get(type(element), INDEX)


def page_of_tool(tool: str) -> str:
    """Return the page about what a tool makes."""
    return PAGES_OF_TOOLS.get(tool, tool)


def found(words: str) -> list[str]:
    """Return the pages in which all words occur, those with one in the heading first."""
    wanted = words.casefold().split()
    if not wanted:
        return page_names()
    texts = {name: _bare(source(name)) for name in page_names()}
    matching = [name for name, text in texts.items() if _all_in(wanted, text)]
    return sorted(matching, key=lambda name: not _all_in(wanted, title(name).casefold()))


def _all_in(words: Iterable[str], text: str) -> bool:
    return all(word in text for word in words)


def _bare(page: str) -> str:
    return re.sub(r"<[^>]*>", "", page).casefold()
