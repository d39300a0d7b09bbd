"""A model as MJCF for MuJoCo: mujoco.readthedocs.io/en/stable/XMLreference.

MuJoCo counts motions along a tree; loops are closed by equalities, which give way a little. How it
moves at the start stands in a key frame named ``start``.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from kane.arguments import checked
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Polyhedron, Rod, Shape, Sphere
from kane.exchange.findings import Exported, Findings
from kane.exchange.inertia import with_some
from kane.exchange.linkage import (
    Array,
    Connection,
    Frame,
    Link,
    Linkage,
    Meeting,
    Surface,
    to_euler,
    vector_of,
)
from kane.exchange.mjcf_actuators import Actuators
from kane.exchange.model_linkage import CUT, at_start, linkage_of
from kane.exchange.shape_frames import along_z
from kane.exchange.xml_text import Element
from kane.fields import GROUND, Vector
from kane.model import Model
from kane.sentences import say

JOINTS = {"revolute": "hinge", "prismatic": "slide", "ball": "ball"}
ONE_WAY = frozenset({"revolute", "prismatic"})
IN_A_TREE = frozenset({*JOINTS, "fixed", "universal", "planar", "cylindrical"})


@checked
def to_mjcf(model: Model) -> Exported:
    """Return a model as MJCF.

    A loop is cut at a joint, for which an equality stands: ``connect`` for a ball joint, two of
    them for a hinge, ``weld`` for a fixed one.

    Args:
        model: without faults.

    Raises:
        AssemblyError: the joints cannot be closed.
        ModelError: the model has faults.

    """
    findings = Findings()
    linkage = linkage_of(at_start(model), findings, takes_sums=True, takes_motors=True)
    return Exported(_Writing(linkage, findings).root().document(), tuple(findings))


class _Writing:
    """Writes one linkage."""

    def __init__(self, linkage: Linkage, findings: Findings) -> None:
        self._findings = findings
        kept = []
        for each in linkage.connections:
            if each.kind in IN_A_TREE and not (each.closes and each.kind not in CUT):
                kept.append(each)
            else:
                findings.dropped(say("there is no such joint in MJCF"), each.name)
        self._meeting = linkage.meeting or Meeting({})
        self._linkage = replace(linkage, connections=tuple(kept))
        self._above = {each.child: each for each in kept if not each.closes}
        self._meshes: list[Array] = []  # corners of solids with flat faces, (n, 3)
        self._speeds: list[float] = []
        self._places: list[float] = []
        self._links = {link.name: link for link in linkage.links}
        self._starts = {each.name: each.start for each in kept if each.start is not None}
        turning = {each.name for each in kept if each.kind in ONE_WAY and not each.closes}
        self._actuators = Actuators(linkage.motors, turning, findings)

    def root(self) -> Element:
        """Return the outermost element."""
        linkage = self._linkage
        root = Element("mujoco", model=linkage.name)
        root.add(
            "compiler", angle="radian", autolimits="true", boundmass=0.0, inertiafromgeom="false"
        )
        root.add("option", gravity=linkage.gravity)
        default = root.add("default")
        default.add("geom", contype="0", conaffinity="0", density=0.0)
        world = root.add("worldbody")
        self._add_planes(world, GROUND)
        for strut in linkage.struts:
            self._add_site(world, strut.name, "a", strut.parent, GROUND, strut.on_parent)
            self._add_site(world, strut.name, "b", strut.child, GROUND, strut.on_child)
        for link in linkage.links:
            each = self._above.get(link.name)
            if each is None or each.parent == GROUND:
                self._add_body(world, link, each)
        self._add_meshes(root)
        self._add_apart(root)
        self._add_loops(root)
        self._add_tendons(root)
        self._actuators.add_to(root)
        key = root.add("keyframe")
        led: dict[str, Any] = self._actuators.start()
        key.add("key", name="start", qpos=self._places, qvel=self._speeds, **led)
        return root

    # --- the tree

    def _add_body(self, parent: Element, link: Link, each: Connection | None) -> None:
        assert link.pose is not None
        above = self._links[each.parent].pose if each and each.parent != GROUND else None
        pose = above.inverse() @ link.pose if above else link.pose
        body = parent.add("body", name=link.name, pos=pose.origin, quat=_quaternion(pose.rotation))
        if each is None:
            body.add("freejoint", name=f"{link.name} floats")
            self._places += [*link.pose.origin, *_quaternion(link.pose.rotation)]
            self._speeds += [*link.velocity, *link.angular_velocity]
        else:
            self._add_joints(body, link, each)
        self._add_mass(body, link)
        for shape in link.shapes:
            self._add_geom(body, link, shape)
        self._add_planes(body, link.name)
        for strut in self._linkage.struts:
            self._add_site(body, strut.name, "a", strut.parent, link.name, strut.on_parent)
            self._add_site(body, strut.name, "b", strut.child, link.name, strut.on_child)
        self._actuators.add_sites(body, link.name)
        for below in self._linkage.connections:
            if not below.closes and below.parent == link.name:
                self._add_body(body, self._links[below.child], below)

    def _add_joints(self, body: Element, link: Link, each: Connection) -> None:
        """Write the joints of a body, of which some kinds are several, and how they start."""
        start = self._starts.get(each.name, 0.0)
        at = each.on_child.origin
        v, w = self._relative(link, each)
        axis = np.array(each.axis) / np.linalg.norm(each.axis)
        if each.kind in ONE_WAY:
            limits: dict[str, Any] = {}
            if each.lower is not None or each.upper is not None:
                low = -1e6 if each.lower is None else each.lower
                high = 1e6 if each.upper is None else each.upper
                limits["range"] = (low, high)
            if (most := self._linkage.most_of_motors.get(each.name)) is not None:
                limits["actuatorfrcrange"] = most
            body.add(
                "joint", name=each.name, type=JOINTS[each.kind], pos=at, axis=axis,
                damping=each.damping, stiffness=each.stiffness, springref=each.rest, ref=start,
                frictionloss=each.friction, **limits,
            )  # fmt: skip
            self._places.append(start)
            self._speeds.append(float((w if each.kind == "revolute" else v) @ axis))
        elif each.kind == "ball":
            body.add("joint", name=each.name, type="ball", pos=at)
            self._places += [1.0, 0.0, 0.0, 0.0]
            self._speeds += list(w)
        elif each.kind == "universal":
            across = np.array(each.axis2) / np.linalg.norm(each.axis2)
            for k, arm in enumerate((axis, across)):
                body.add("joint", name=f"{each.name} {k + 1}", type="hinge", pos=at, axis=arm)
                self._speeds.append(float(w @ arm))
            self._places += [0.0, 0.0]
        elif each.kind in ("planar", "cylindrical"):
            self._add_slides(body, each, axis, v, w, start)

    def _add_slides(
        self,
        body: Element,
        each: Connection,
        axis: np.ndarray,
        v: np.ndarray,
        w: np.ndarray,
        start: float,
    ) -> None:
        """Write a joint that slides and turns as slides and then a hinge."""
        at = each.on_child.origin
        if each.kind == "cylindrical":
            ways, places = [axis], [0.0, start]
        else:
            side = np.array([1.0, 0.0, 0.0]) if abs(axis[0]) < 0.9 else np.array([0.0, 1.0, 0.0])
            first = np.cross(axis, side)
            first /= np.linalg.norm(first)
            ways, places = [first, np.cross(axis, first)], [0.0, 0.0, 0.0]
        for k, way in enumerate(ways):
            body.add("joint", name=f"{each.name} slide {k + 1}", type="slide", pos=at, axis=way)
            self._speeds.append(float(v @ way))
        body.add("joint", name=each.name, type="hinge", pos=at, axis=axis, damping=each.damping,
                 ref=start)  # fmt: skip
        self._speeds.append(float(w @ axis))
        self._places += places

    def _relative(self, link: Link, each: Connection) -> tuple[np.ndarray, np.ndarray]:
        """Return how a link moves against its parent at the joint, in its own axes at zero."""
        assert link.pose is not None
        parent = self._links.get(each.parent)
        R = link.pose.rotation
        w_link = R @ np.array(link.angular_velocity)
        point = link.pose.point(each.on_child.origin)
        v_link = np.array(link.velocity) + np.cross(w_link, point - link.pose.origin)
        if parent is not None:
            assert parent.pose is not None
            w_parent = parent.pose.rotation @ np.array(parent.angular_velocity)
            v_parent = np.array(parent.velocity) + np.cross(w_parent, point - parent.pose.origin)
            v_link, w_link = v_link - v_parent, w_link - w_parent
        return R.T @ v_link, R.T @ w_link

    def _add_mass(self, body: Element, link: Link) -> None:
        assert link.mass is not None
        if not link.mass.mass:
            text = say(
                "has no mass: takes a millionth of that of the lightest body, as MuJoCo asks"
            )
            self._findings.guessed(text, link.name)
        made = with_some(link.mass, self._linkage)
        (xx, xy, xz), (_, yy, yz), (_, _, zz) = made.inertia.tolist()
        moments = (xx, yy, zz, xy, xz, yz)
        body.add("inertial", pos=made.center, mass=made.mass, fullinertia=moments)

    def _add_geom(self, body: Element, link: Link, shape: Shape) -> None:
        color: dict[str, Any] = {}
        if link.color:
            color["rgba"] = [*(int(link.color[i : i + 2], 16) / 255 for i in (1, 3, 5)), 1.0]
        surface = self._meeting.surfaces.get(link.name) if shape.touches else None
        if surface is not None:
            color |= _touching(surface)
        if (found := _geom(shape)) is not None:
            kind, frame, size = found
            where: dict[str, Any] = {"pos": frame.origin, "quat": _quaternion(frame.rotation)}
            body.add("geom", type=kind, size=size, **where, **color)
        elif (corners := _corners(shape)) is not None:
            self._meshes.append(corners)
            body.add("geom", type="mesh", mesh=f"solid {len(self._meshes)}", **color)
            if isinstance(shape, Cone):
                self._findings.guessed(say("a cone: as a solid with flat sides"), link.name)
        else:
            self._findings.dropped(
                say("plates that are hollow, round or have arcs: not drawn"), link.name
            )
            if surface is not None:
                text = say("plates that are hollow, round or have arcs: touch nothing")
                self._findings.dropped(text, link.name)

    def _add_meshes(self, root: Element) -> None:
        """Write the corners of solids, of which MuJoCo makes the hulls."""
        asset = Element("asset")
        for i, corners in enumerate(self._meshes):
            asset.add("mesh", name=f"solid {i + 1}", vertex=corners.ravel().tolist())
        if not asset.is_empty:
            root.put(asset)

    def _add_planes(self, body: Element, name: str) -> None:
        for plane in self._meeting.planes:
            if plane.link == name:
                frame = plane.frame
                body.add(
                    "geom", name=plane.name, type="plane", pos=frame.origin, size=(0.0, 0.0, 1.0),
                    quat=_quaternion(frame.rotation), **_touching(plane.surface),
                )  # fmt: skip

    def _add_apart(self, root: Element) -> None:
        """Write which bodies do not touch, though others touch either."""
        contact = Element("contact")
        for pair in sorted(sorted(each) for each in self._meeting.apart):
            a, b = ("world" if name == GROUND else name for name in pair)
            contact.add("exclude", body1=a, body2=b)
        if not contact.is_empty:
            root.put(contact)

    def _add_site(
        self, body: Element, name: str, end: str, of: str, here: str, point: Vector
    ) -> None:
        if of == here:
            body.add("site", name=f"{name} {end}", pos=point)

    # --- loops, couplings and springs

    def _add_loops(self, root: Element) -> None:
        equality = Element("equality")
        for each in self._linkage.connections:
            if each.closes:
                for element in _loop(each):
                    equality.put(element)
                text = say("closes a loop: an equality, which gives way")
                self._findings.guessed(text, each.name)
                if each.acts:
                    text = say("what acts in a joint that closes a loop: an equality has none")
                    self._findings.dropped(text, each.name)
            if each.follows and not each.closes:
                leader, factor, offset = each.follows
                # of what the coordinates have gone from where they are placed
                there = self._starts[each.name] - factor * self._starts[leader]
                polynomial = (offset - there, factor, 0.0, 0.0, 0.0)
                equality.add("joint", joint1=each.name, joint2=leader, polycoef=polynomial)
        self._add_sums(root, equality)
        if not equality.is_empty:
            root.put(equality)

    def _add_sums(self, root: Element, equality: Element) -> None:
        """Write sums of coordinates as lengths of tendons, which equalities hold."""
        tendons = Element("tendon")
        in_tree = {each.name for each in self._linkage.connections if not each.closes}
        for each in self._linkage.sums:
            if not in_tree.issuperset(joint for joint, _ in each.terms):
                self._findings.dropped(say("has no place in such a file"), each.name)
                continue
            tendon = tendons.add("fixed", name=each.name)
            for joint, factor in each.terms:
                tendon.add("joint", joint=joint, coef=factor)
            # of what the length has gone from where the joints are placed
            there = sum(factor * self._starts.get(joint, 0.0) for joint, factor in each.terms)
            held = (each.value - there, 0.0, 0.0, 0.0, 0.0)
            equality.add("tendon", name=each.name, tendon1=each.name, polycoef=held)
        if not tendons.is_empty:
            root.put(tendons)

    def _add_tendons(self, root: Element) -> None:
        if not self._linkage.struts:
            return
        tendons = root.add("tendon")
        for strut in self._linkage.struts:
            tendon = tendons.add(
                "spatial", name=strut.name, stiffness=strut.stiffness, damping=strut.damping,
                springlength=strut.length,
            )  # fmt: skip
            for end in "ab":
                tendon.add("site", site=f"{strut.name} {end}")


def _loop(each: Connection) -> Iterator[Element]:
    """Yield the equalities that stand for a joint."""
    # an end on the ground must be the second body of an equality, or left out
    first, second = each.child, each.parent
    near, far = each.on_child, each.on_parent
    if first == GROUND:
        first, second, near, far = second, first, far, near
    ends = {"body1": first} | ({} if second == GROUND else {"body2": second})
    if each.kind == "fixed":
        there = near @ far.inverse()
        pose = [*there.origin, *_quaternion(there.rotation)]
        yield Element("weld", name=each.name, relpose=pose, **ends)
        return
    yield Element("connect", name=each.name, anchor=near.origin, **ends)
    if each.kind == "revolute":
        along = near.rotation @ (np.array(each.axis) / np.linalg.norm(each.axis))
        yield Element(
            "connect", name=f"{each.name} axis", anchor=near.origin + along * AXIS, **ends
        )


SIDES = 24  # of what is round and becomes a solid with flat ones
AXIS = 0.1  # m between the two points that hold the axis of a hinge


def _geom(shape: Shape) -> tuple[str, Frame, tuple[float, ...]] | None:
    """Return the type, frame and sizes of a shape as MuJoCo has them; None for what it has not."""
    upright = np.eye(3)
    match shape:
        case Box():
            half = tuple(each / 2 for each in shape.size)
            return "box", Frame(upright, np.array(shape.center)), half
        case Sphere():
            return "sphere", Frame(upright, np.array(shape.center)), (shape.radius,)
        case Rod() | Capsule():
            frame, length = along_z(shape.start, shape.end)
            kind = "cylinder" if isinstance(shape, Rod) else "capsule"
            return kind, frame, (shape.radius, length / 2)
        case Disc():
            end = vector_of(np.array(shape.center) + np.array(shape.axis))
            frame, _ = along_z(shape.center, end)
            at = Frame(frame.rotation, np.array(shape.center))
            return "cylinder", at, (shape.radius, shape.thickness / 2)
        case Polygon() | Cone() | Polyhedron():
            return None


def _corners(shape: Shape) -> Array | None:
    """Return the corners of which a solid is the hull, (n, 3); None of what is no hull."""
    match shape:
        case Polyhedron():
            return np.array(shape.points)
        case Cone():
            frame, length = along_z(shape.base, shape.apex)
            turns = np.arange(SIDES) * (2 * np.pi / SIDES)
            rim = shape.radius * np.column_stack((np.cos(turns), np.sin(turns), 0 * turns))
            ends = np.concatenate((rim - (0, 0, length / 2), [(0.0, 0.0, length / 2)]))
            return np.array([frame.point(each) for each in ends])
        case Polygon() if not shape.rounding and not shape.has_arcs() and _is_convex(shape.points):
            half = shape.thickness / 2
            return np.array([(x, y, shape.z + h) for x, y in shape.points for h in (-half, half)])
    return None


def _is_convex(points: Sequence[tuple[float, float]]) -> bool:
    corners = np.array(points)
    ways = np.roll(corners, -1, axis=0) - corners
    after = np.roll(ways, -1, axis=0)
    turns = ways[:, 0] * after[:, 1] - ways[:, 1] * after[:, 0]
    return bool((turns >= 0).all() or (turns <= 0).all())


def _touching(surface: Surface) -> dict[str, Any]:
    return {
        "contype": "1",
        "conaffinity": "1",
        "friction": (surface.friction, 0.005, 0.0001),
        "condim": "3" if surface.friction else "1",
    }


def _quaternion(rotation: np.ndarray) -> tuple[float, float, float, float]:
    """Return the quaternion of a rotation, its scalar first."""
    x, y, z, w = to_euler(rotation)
    return (w, x, y, z)
