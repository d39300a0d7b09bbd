"""URDF, the description of robots of ROS, as a model.

The format: wiki.ros.org/urdf/XML. Beyond it, ``loop_joint`` closes loops as in Drake, ``spherical``
is a joint as in Bullet, and ``kanevas`` says where a mechanism starts, how it moves there, and what
acts that URDF has no words for.
"""

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from kane.elements.shapes import Shape
from kane.errors import ModelError
from kane.exchange.collisions import with_touching
from kane.exchange.findings import Findings, Imported
from kane.exchange.linkage import (
    HERE,
    Connection,
    Follows,
    Frame,
    JointKind,
    Link,
    Linkage,
    Mass,
    of_euler,
    of_rpy,
)
from kane.exchange.linkage_model import model_of
from kane.exchange.meshes import Meshes, mesh_shape
from kane.exchange.shapes import box, capsule, cylinder, solid_box, solid_cylinder, sphere
from kane.exchange.urdf_acting import Acting
from kane.exchange.xml_tree import Tag, read_xml
from kane.fields import Vector
from kane.sentences import say

KINDS: dict[str, JointKind] = {
    "revolute": "revolute",
    "continuous": "revolute",
    "prismatic": "prismatic",
    "fixed": "fixed",
    "planar": "planar",
    "spherical": "ball",
    "ball": "ball",
    "floating": "free",
}
FREE = "floating"
LIMITED = frozenset({"revolute", "prismatic"})
UNLIMITED = 1e9  # rad, m, N, N m, rad/s or m/s: URDF asks for a number where there is no limit
KNOWN = frozenset({"link", "joint", "loop_joint", "material", "kanevas"})


def read_urdf(path: Path) -> Imported:
    """Return the model of a URDF file.

    Raises:
        FileError: there is no such file, or it is too large.
        ModelError: it is no URDF, or says what no robot can be.

    """
    robot = read_xml(path)
    if robot.name != "robot":
        raise robot.fault(say("is no URDF: its outermost element must be <robot>"))
    if any(tag.prefix == "xacro" for tag in robot.children):
        raise robot.fault(say("is written in xacro; let xacro make a URDF file of it first"))
    findings = Findings()
    reading = _Reading(robot, Meshes(path.parent), findings)
    linkage = reading.linkage(path.stem)
    return Imported(model_of(linkage, findings), tuple(findings))


class _Reading:
    """Reads one robot."""

    def __init__(self, robot: Tag, meshes: Meshes, findings: Findings) -> None:
        self._robot, self._meshes, self._findings = robot, meshes, findings
        self._colors = {
            tag.attributes.get("name", ""): found
            for tag in robot.each("material")
            if (found := _color_of(tag))
        }
        self._starts: dict[str, float] = {}
        self._moves: dict[str, tuple[Vector, Vector]] = {}
        self._gravity: Vector = (0.0, 0.0, -9.81)
        self._held = True
        self._exact = False
        self._particles: set[str] = set()
        self._acting = Acting(robot)
        self._collides = any(link.first("collision") for link in robot.each("link"))

    def linkage(self, title: str) -> Linkage:
        """Return the links and joints of the robot."""
        self._read_start()
        if self._collides:
            self._findings.taken(
                say("shapes for collisions: touch where you add a contact; none is in the file")
            )
        self._meshes.read(_meshes_in(self._robot), self._findings)
        links = tuple(self._link(tag) for tag in self._robot.each("link"))
        tags = [*self._robot.each("joint"), *self._robot.each("loop_joint")]
        connections = tuple(map(self._joint, tags))
        motors = tuple(self._acting.motors({each.name: each for each in connections}))
        led = {motor.name for motor in motors}
        for tag in self._robot.children:
            is_told = tag.name == "transmission" and tag.attributes.get("name") in led
            if tag.name not in KNOWN and not is_told:
                self._findings.dropped(say("is for other programs"), f"<{tag.name}>")
        name = self._robot.attributes.get("name", "").strip() or title
        return Linkage(
            name, links, connections, self._gravity, self._held, tuple(self._acting.struts()),
            exact=self._exact, motors=motors, most_of_motors=self._acting.bounds,
        )  # fmt: skip

    def _read_start(self) -> None:
        """Read how Kanevas has written that the mechanism starts."""
        if not any(tag.has("gravity") for tag in self._robot.each("kanevas")):
            self._findings.guessed(say("gravity is 9.81 m/s² against z, as in ROS"))
        for tag in self._robot.each("kanevas"):
            self._gravity = _three(tag.vector("gravity", self._gravity))
            self._exact = tag.attributes.get("masses") == "exact"
            self._held = tag.attributes.get("held", "true") != "false"
            for start in tag.each("joint"):
                self._starts[start.word("name")] = start.number("position")
            for start in tag.each("link"):
                if start.attributes.get("particle") == "true":
                    self._particles.add(start.word("name"))
                self._moves[start.word("name")] = (
                    _three(start.vector("velocity", (0.0, 0.0, 0.0))),
                    _three(start.vector("angular_velocity", (0.0, 0.0, 0.0))),
                )

    # --- links

    def _link(self, tag: Tag) -> Link:
        name = tag.word("name")
        velocity, turning = self._moves.get(name, ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0)))
        seen = list(tag.each("visual")) or list(tag.each("collision"))
        shapes = [shape for each in seen for shape in self._shapes(each, name)]
        return Link(
            name=name,
            mass=self._mass(tag, name),
            shapes=tuple(shapes),
            color=self._color(seen),
            velocity=velocity,
            angular_velocity=turning,
            particle=name in self._particles,
            solids=self._solids(tag, name) if self._collides else None,
        )

    def _solids(self, tag: Tag, name: str) -> tuple[Shape, ...]:
        """Return the shapes of a link, of which those for collisions alone touch."""
        tags = list(tag.each("collision"))
        touching = [shape for each in tags for shape in self._shapes(each, name, True)]
        drawn = list(tag.each("visual")) or tags
        seen = (shape for each in drawn for shape in self._shapes(each, name, True))
        return with_touching(seen, touching)

    def _mass(self, link: Tag, name: str) -> Mass | None:
        inertial = link.first("inertial")
        tag = inertial.first("mass") if inertial is not None else None
        if inertial is None or tag is None:
            return None
        mass = tag.number("value")
        if mass < 0:
            raise tag.fault(
                say("the mass of '{name}' must not be negative, is {mass:g}", name=name, mass=mass)
            )
        frame = _frame(inertial)
        moments = inertial.first("inertia")
        keys = ("ixx", "iyy", "izz", "ixy", "ixz", "iyz")
        xx, yy, zz, xy, xz, yz = (
            (moments.number(key, 0.0) for key in keys) if moments is not None else (0.0,) * 6
        )
        if not (mass or self._exact):
            if xx or yy or zz:
                self._findings.dropped(say("inertia of what has no mass"), name)
            return None
        R = frame.rotation
        inertia = R @ np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]) @ R.T
        return Mass(mass, frame.origin, inertia)

    def _shapes(self, tag: Tag, link: str, is_solid: bool = False) -> Iterator[Shape]:
        geometry = tag.first("geometry")
        frame = _frame(tag)
        for shape in geometry.children if geometry is not None else ():
            match shape.name:
                case "box":
                    size = shape.vector("size")
                    if min(size) > 0:
                        yield self._box(frame, size, link, is_solid)
                        continue
                case "cylinder" | "capsule":
                    radius, length = shape.number("radius"), shape.number("length")
                    if radius > 0 and length > 0:
                        upright = solid_cylinder if is_solid else cylinder
                        make = upright if shape.name == "cylinder" else capsule
                        yield make(frame, radius, length)
                        continue
                case "sphere":
                    if (radius := shape.number("radius")) > 0:
                        yield sphere(frame, radius)
                        continue
                case "mesh":
                    scale = shape.vector("scale", (1.0, 1.0, 1.0))
                    corners = self._meshes.corners(shape.word("filename"))
                    if corners is not None:
                        touches = tag.name == "collision"
                        yield mesh_shape(corners * scale, frame, link, touches, self._findings)
                    continue
            self._findings.dropped(say("has a shape that cannot be drawn here"), link)

    def _box(
        self, frame: Frame, size: tuple[float, ...], link: str, is_solid: bool = False
    ) -> Shape:
        if is_solid:
            return solid_box(frame, size)
        shape, is_it = box(frame, size)
        if not is_it:
            self._findings.guessed(say("a box that stands askew: drawn as a rod"), link)
        return shape

    def _color(self, seen: list[Tag]) -> str:
        for tag in seen:
            if (material := tag.first("material")) is not None:
                name = material.attributes.get("name", "")
                return _color_of(material) or self._colors.get(name, "")
        return ""

    # --- joints

    def _joint(self, tag: Tag) -> Connection:
        name, kind = tag.word("name"), tag.word("type")
        for each in tag.each("safety_controller", "calibration"):
            self._findings.dropped(say("is for controllers"), f"<{each.name}>")
        if kind == FREE:
            self._findings.taken(say("a joint that holds nothing: is no joint here"), name)
        elif kind not in KINDS:
            raise tag.fault(say("there is no joint of the type '{kind}'", kind=kind))
        axis = tag.first("axis")
        found = _three(axis.vector("xyz", (1.0, 0.0, 0.0)) if axis is not None else (1.0, 0.0, 0.0))
        if not any(found):
            if KINDS[kind] in ("revolute", "prismatic", "planar"):
                raise tag.fault(say("its axis must not be zero"))
            found = (1.0, 0.0, 0.0)
        parent, child, on_parent, on_child = self._ends(tag)
        lower, upper = self._limits(tag, kind)
        dynamics = tag.first("dynamics")
        damping, friction = (
            dynamics.number(key, 0.0) if dynamics is not None else 0.0
            for key in ("damping", "friction")
        )
        if min(damping, friction) < 0:
            self._findings.dropped(say("springs, damping and friction that push"), name)
            damping, friction = max(damping, 0.0), max(friction, 0.0)
        stiffness, rest = self._acting.springs.get(name, (0.0, 0.0))
        return Connection(
            name=name,
            kind=KINDS[kind],
            parent=parent,
            child=child,
            on_parent=on_parent,
            on_child=on_child,
            axis=found,
            stiffness=stiffness,
            rest=rest,
            lower=lower,
            upper=upper,
            damping=damping,
            friction=friction,
            follows=_follows(tag),
            start=self._starts.get(name),
            closes=tag.name == "loop_joint",
        )

    def _ends(self, tag: Tag) -> tuple[str, str, Frame, Frame]:
        """Return parent and child, and where the joint stands on either."""
        names = ("link1", "link2") if tag.name == "loop_joint" else ("parent", "child")
        ends = [tag.first(name) for name in names]
        if ends[0] is None or ends[1] is None:
            raise tag.fault(say("needs <{first}> and <{second}>", first=names[0], second=names[1]))
        a, b = (end.word("link") for end in ends if end is not None)
        if tag.name == "loop_joint":
            return a, b, _pose(ends[0]), _pose(ends[1])
        return a, b, _frame(tag), HERE

    def _limits(self, tag: Tag, kind: str) -> tuple[float | None, float | None]:
        limit = tag.first("limit")
        if limit is None or kind not in LIMITED:
            return None, None
        bounds = [limit.number(key, 0.0) for key in ("effort", "velocity") if limit.has(key)]
        if any(bound < UNLIMITED for bound in bounds):
            self._findings.dropped(say("limits of effort and speed: no motor is in the file"))
        if not (limit.has("lower") or limit.has("upper")):
            return None, None
        return limit.number("lower", 0.0), limit.number("upper", 0.0)


def _follows(tag: Tag) -> Follows | None:
    mimic = tag.first("mimic")
    if mimic is None:
        return None
    return Follows(
        mimic.word("joint"), mimic.number("multiplier", 1.0), mimic.number("offset", 0.0)
    )


def _meshes_in(robot: Tag) -> list[str]:
    """Return the names of all files with meshes that are drawn."""
    found = []
    for link in robot.each("link"):
        for seen in link.each("visual", "collision"):
            geometry = seen.first("geometry")
            if geometry is not None:
                found += [mesh.word("filename") for mesh in geometry.each("mesh")]
    return list(dict.fromkeys(found))


def _frame(tag: Tag) -> Frame:
    """Return the frame of the <origin> in an element."""
    origin = tag.first("origin")
    return _pose(origin) if origin is not None else HERE


def _pose(tag: Tag) -> Frame:
    xyz = np.array(tag.vector("xyz", (0.0, 0.0, 0.0)))
    if tag.has("quat_xyzw"):  # from URDF 1.2 on
        quaternion = tag.vector("quat_xyzw", count=4)
        if not any(quaternion):
            raise tag.fault(say("its quaternion must not be zero"))
        return Frame(of_euler(quaternion), xyz)
    return Frame(of_rpy(*tag.vector("rpy", (0.0, 0.0, 0.0))), xyz)


def _three(values: tuple[float, ...]) -> Vector:
    x, y, z = values
    return (x, y, z)


def _color_of(material: Tag) -> str:
    """Return the colour of a material as #rrggbb; empty where it has none."""
    color = material.first("color")
    if color is None:
        return ""
    try:
        rgba = color.vector("rgba", count=4)
    except ModelError:
        return ""
    return color_text(rgba)


def color_text(rgba: tuple[float, ...]) -> str:
    """Return a colour whose parts go from 0 to 1 as #rrggbb."""
    return "#" + "".join(f"{round(255 * min(max(part, 0.0), 1.0)):02x}" for part in rgba[:3])
