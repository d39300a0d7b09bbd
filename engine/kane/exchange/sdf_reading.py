"""SDF, the models of Gazebo, as a model: sdformat.org/spec.

Poses of links stand in the model, those of joints in their child, unless ``relative_to`` names a
link, a joint or the model. Includes are not followed.
"""

from pathlib import Path

import numpy as np

from kane.elements.shapes import Shape
from kane.exchange.findings import Findings, Imported
from kane.exchange.linkage import (
    HERE,
    THE_GROUND,
    Connection,
    Follows,
    Frame,
    JointKind,
    Link,
    Linkage,
    Mass,
    of_rpy,
    vector_of,
)
from kane.exchange.linkage_model import model_of
from kane.exchange.shapes import box, capsule, cylinder, sphere
from kane.exchange.urdf_reading import color_text
from kane.exchange.xml_tree import Tag, read_xml
from kane.fields import Vector
from kane.sentences import say

KINDS: dict[str, JointKind] = {
    "revolute": "revolute",
    "continuous": "revolute",
    "prismatic": "prismatic",
    "screw": "screw",
    "ball": "ball",
    "universal": "universal",
    "fixed": "fixed",
}
ENDS = ("parent", "child")
WORLD = "world"
NO_LIMIT = 1e15  # rad or m: SDF has 1e16 where there is none
DOWN: Vector = (0.0, 0.0, -9.8)  # as SDF has it


def read_sdf(path: Path) -> Imported:
    """Return the model of an SDF file: that of its first model.

    Raises:
        FileError: there is no such file, or it is too large.
        ModelError: it is no SDF, or says what no mechanism can be.

    """
    root = read_xml(path)
    if root.name != "sdf":
        raise root.fault(say("is no SDF: its outermost element must be <sdf>"))
    world = root.first("world") or root
    models = [*world.each("model"), *(root.each("model") if world is not root else ())]
    if not models:
        raise root.fault(say("there is no model in it"))
    findings = Findings()
    for tag in (*world.each("include"), *models[0].each("include", "model")):
        findings.dropped(say("models in models and includes"), tag.attributes.get("name", tag.name))
    for tag in models[1:]:
        findings.dropped(say("models behind the first one"), tag.attributes.get("name", tag.name))
    gravity = world.first("gravity")
    if gravity is None:
        findings.guessed(say("gravity is 9.8 m/s² against z, as in SDF"))
    linkage = _Reading(models[0], findings).linkage(
        _three(gravity.values(3)) if gravity is not None else DOWN
    )
    return Imported(model_of(linkage, findings), tuple(findings))


class _Reading:
    """Reads one model."""

    def __init__(self, model: Tag, findings: Findings) -> None:
        self._model, self._findings = model, findings
        self._links = {tag.word("name"): tag for tag in model.each("link")}
        self._joints = {tag.word("name"): tag for tag in model.each("joint")}
        self._frames = {tag.word("name"): tag for tag in model.each("frame")}

    def linkage(self, gravity: Vector) -> Linkage:
        """Return the linkage of the model."""
        links = tuple(self._link(name, tag) for name, tag in self._links.items())
        connections = tuple(self._joint(name, tag) for name, tag in self._joints.items())
        name = self._model.attributes.get("name", "")
        return Linkage(name, links, connections, gravity, held=False)

    # --- where things stand

    def _placed(self, tag: Tag, otherwise: str, depth: int = 0) -> Frame:
        """Return where an element stands in the model, whose pose is relative to ``otherwise``."""
        if depth > len(self._links) + len(self._joints) + len(self._frames):
            raise tag.fault(say("its pose is relative to itself"))
        pose = tag.first("pose")
        own, to = HERE, otherwise
        if pose is not None:
            x, y, z, *rpy = pose.values(6, (0.0,) * 6)
            own = Frame(of_rpy(*rpy), np.array((x, y, z)))
            if pose.has("relative_to"):
                to = pose.word("relative_to")
        return self._frame(to, tag, depth + 1) @ own

    def _frame(self, name: str, asking: Tag, depth: int) -> Frame:
        if name in ("", "__model__", WORLD):
            return HERE
        if name in self._links:
            return self._placed(self._links[name], "", depth)
        if name in self._joints:
            joint = self._joints[name]
            return self._placed(joint, _text(joint, "child"), depth)
        if name in self._frames:
            frame = self._frames[name]
            return self._placed(frame, frame.attributes.get("attached_to", ""), depth)
        raise asking.fault(say("leads to the frame '{name}', which is not there", name=name))

    # --- links and joints

    def _link(self, name: str, tag: Tag) -> Link:
        inertial, mass = tag.first("inertial"), None
        if inertial is not None and (weight := inertial.first("mass")) is not None:
            frame, moments = _own_pose(inertial), inertial.first("inertia")
            keys = ("ixx", "iyy", "izz", "ixy", "ixz", "iyz")
            xx, yy, zz, xy, xz, yz = (
                0.0 if moments is None or (part := moments.first(key)) is None else part.value()
                for key in keys
            )
            R, value = frame.rotation, weight.value()
            if value > 0:
                inertia = R @ np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]) @ R.T
                mass = Mass(value, frame.origin, inertia)
        seen = [*tag.each("visual")] or [*tag.each("collision")]
        shapes = tuple(shape for each in seen if (shape := self._shape(each, name)))
        if tag.first("collision") is not None:
            self._findings.dropped(say("shapes for collisions: bodies do not hit each other"))
        return Link(name, mass, shapes, _color(seen), self._placed(tag, ""))

    def _shape(self, tag: Tag, link: str) -> Shape | None:
        geometry, frame = tag.first("geometry"), _own_pose(tag)
        for shape in geometry.children if geometry is not None else ():

            def number(name: str, shape: Tag = shape) -> float:
                found = shape.first(name)
                return found.value() if found is not None else 0.0

            match shape.name:
                case "box" if (size := shape.first("size")) is not None and min(size.values(3)) > 0:
                    made, is_it = box(frame, size.values(3))
                    if not is_it:
                        self._findings.guessed(say("a box that stands askew: drawn as a rod"), link)
                    return made
                case "sphere" if number("radius") > 0:
                    return sphere(frame, number("radius"))
                case "cylinder" | "capsule" if number("radius") > 0 and number("length") > 0:
                    make = cylinder if shape.name == "cylinder" else capsule
                    return make(frame, number("radius"), number("length"))
        self._findings.dropped(say("has a shape that cannot be drawn here"), link)
        return None

    def _joint(self, name: str, tag: Tag) -> Connection:
        kind = tag.word("type")
        if kind not in KINDS:
            raise tag.fault(say("there is no joint of the type '{kind}'", kind=kind))
        parent, child = (_text(tag, end) for end in ENDS)
        for end in (parent, child):
            if end not in self._links and end != WORLD:
                raise tag.fault(say("leads to the link '{end}', which is not there", end=end))
        at = self._placed(tag, child)
        above, below = (
            HERE if end == WORLD else self._placed(self._links[end], "") for end in (parent, child)
        )
        axis = tag.first("axis")
        limit, dynamics = (axis.first(part) if axis else None for part in ("limit", "dynamics"))
        damping, friction, stiffness, rest = (
            _value(dynamics, key)
            for key in ("damping", "friction", "spring_stiffness", "spring_reference")
        )
        lower, upper = (
            None if found is None or abs(found.value()) > NO_LIMIT else found.value()
            for found in (limit.first(key) if limit else None for key in ("lower", "upper"))
        )
        if limit is not None and limit.first("effort") is not None:
            self._findings.dropped(say("limits of effort and speed: no motor is in the file"))
        second = tag.first("axis2")
        if second is not None and (second.first("limit") or second.first("dynamics")):
            self._findings.dropped(say("what acts in a joint of no or several ways"), name)
        return Connection(
            name=name,
            kind=KINDS[kind],
            parent=THE_GROUND if parent == WORLD else parent,
            child=THE_GROUND if child == WORLD else child,
            on_parent=above.inverse() @ at,
            on_child=below.inverse() @ at,
            axis=self._axis(axis, at),
            axis2=self._axis(tag.first("axis2"), at),
            pitch=_pitch(tag),
            lower=lower,
            upper=upper,
            stiffness=max(stiffness, 0.0),
            rest=rest,
            damping=max(damping, 0.0),
            friction=max(friction, 0.0),
            follows=_follows(axis),
            start=0.0,
        )

    def _axis(self, tag: Tag | None, at: Frame) -> Vector:
        """Return an axis in the frame of its joint."""
        if tag is None or (xyz := tag.first("xyz")) is None:
            return (0.0, 0.0, 1.0)
        along = np.array(xyz.values(3))
        if not along.any():
            raise tag.fault(say("its axis must not be zero"))
        if xyz.has("expressed_in"):
            other = self._frame(xyz.word("expressed_in"), tag, 0)
            along = at.rotation.T @ other.rotation @ along
        return vector_of(along)


def _own_pose(tag: Tag) -> Frame:
    pose = tag.first("pose")
    if pose is None:
        return HERE
    x, y, z, *rpy = pose.values(6, (0.0,) * 6)
    return Frame(of_rpy(*rpy), np.array((x, y, z)))


def _text(tag: Tag, name: str) -> str:
    found = tag.first(name)
    if found is None or not found.text:
        raise tag.fault(say("needs <{first}> and <{second}>", first=ENDS[0], second=ENDS[1]))
    return found.text


def _value(tag: Tag | None, name: str) -> float:
    found = tag.first(name) if tag is not None else None
    return found.value(0.0) if found is not None else 0.0


def _pitch(joint: Tag) -> float:
    """Return the slide for each radian; ``screw_thread_pitch`` is that of a turn [m]."""
    if (found := joint.first("screw_thread_pitch")) is not None:
        return found.value() / (2 * np.pi)
    found = joint.first("thread_pitch")  # older: radians for a metre, the other way round
    return -1 / found.value() if found is not None and found.value() else 0.0


def _follows(axis: Tag | None) -> Follows | None:
    mimic = axis.first("mimic") if axis is not None else None
    if mimic is None:
        return None
    factor, offset, reference = (
        _value(mimic, key) for key in ("multiplier", "offset", "reference")
    )
    return Follows(mimic.word("joint"), factor, offset - factor * reference)


def _three(values: tuple[float, ...]) -> Vector:
    x, y, z = values
    return (x, y, z)


def _color(seen: list[Tag]) -> str:
    for tag in seen:
        material = tag.first("material")
        diffuse = material.first("diffuse") if material is not None else None
        if diffuse is not None and len(diffuse.text.split()) == 4:
            return color_text(diffuse.values(4))
    return ""
