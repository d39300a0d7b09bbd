"""A model as URDF, the description of robots of ROS: wiki.ros.org/urdf/XML."""

from dataclasses import replace

import numpy as np

from kane.arguments import checked
from kane.elements.directions import triad
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Polyhedron, Rod, Shape, Sphere
from kane.exchange.findings import Exported, Findings
from kane.exchange.linkage import Connection, Frame, Link, Linkage, Meeting, to_rpy
from kane.exchange.mesh_files import Geometry, MeshFiles
from kane.exchange.model_linkage import at_start, linkage_of, with_links_at_joints
from kane.exchange.shape_frames import along_z
from kane.exchange.urdf_acting import add_acting
from kane.exchange.urdf_reading import UNLIMITED
from kane.exchange.xml_text import Element
from kane.fields import GROUND
from kane.model import Model
from kane.sentences import say

WORLD = "world"
TYPES = {
    "revolute": "continuous",
    "prismatic": "prismatic",
    "fixed": "fixed",
    "planar": "planar",
    "ball": "spherical",
}
SQUARE = 1e-9  # of the edges: corners that are as good as at right angles


@checked
def to_urdf(model: Model) -> Exported:
    """Return a model as URDF.

    Joints that close loops become ``loop_joint``, and where the mechanism starts, how it moves
    there, its springs and its motors stand in an element ``kanevas``; other programs pass both
    over. What is read from it again moves in the same way, its bodies having their origins at the
    joints on which they hang. Solids without words there are meshes in files beside it.

    Args:
        model: without faults.

    Raises:
        AssemblyError: the joints cannot be closed.
        ModelError: the model has faults.

    """
    findings = Findings()
    linkage = with_links_at_joints(linkage_of(at_start(model), findings, takes_motors=True))
    robot = Element("robot", name=linkage.name)
    root = _free_name(linkage)
    robot.add("link", name=root)
    meshes = MeshFiles("filename", findings)
    for link in linkage.links:
        if link.mass is not None and link.mass.mass == 0.0:
            text = say("has no mass: programs that know no links without mass refuse it")
            findings.guessed(text, link.name)
        _add_link(robot, link, linkage.meeting, meshes)
    hanging = {each.child for each in linkage.connections if not each.closes}
    for each in linkage.connections:
        if each.kind in TYPES:
            _add_joint(robot, each, root, findings)
        else:
            findings.dropped(say("there is no such joint in URDF"), each.name)
            hanging.discard(each.child)
    for link in linkage.links:
        if link.name not in hanging:
            joint = robot.add("joint", name=f"{link.name} floats", type="floating")
            assert link.pose is not None
            _add_ends(joint, root, link.name, link.pose)
    if linkage.meeting is not None:
        findings.dropped(say("planes, frictions and pairs of contacts: shapes alone are written"))
    own = _add_start(robot, linkage)
    findings.taken(say("start and speeds: in an element that other programs pass over"))
    acting = _acting(linkage, findings)
    add_acting(robot, own, acting, root)
    names = [motor.name for motor in acting.motors] + [strut.name for strut in acting.struts]
    if names:
        text = say("motors and springs: in an element that other programs pass over")
        findings.taken(text, *names)
    return Exported(robot.document(), tuple(findings), meshes.files)


def _free_name(linkage: Linkage) -> str:
    names = {link.name for link in linkage.links}
    name = WORLD
    while name in names:
        name = f"{name}_"
    return name


def _acting(linkage: Linkage, findings: Findings) -> Linkage:
    """Return a linkage without the motors of joints that URDF has not."""
    there = {each.name for each in linkage.connections if each.kind in TYPES}
    motors = []
    for motor in linkage.motors:
        if all(joint in there for joint, _ in motor.lengths):
            motors.append(motor)
        else:
            findings.dropped(say("a motor of a joint that is no hinge or slide there"), motor.name)
    kept = tuple(each for each in linkage.connections if each.kind in TYPES)
    return replace(linkage, connections=kept, motors=tuple(motors))


def _add_start(robot: Element, linkage: Linkage) -> Element:
    own = robot.add("kanevas", gravity=linkage.gravity, held="false", masses="exact")
    for each in linkage.connections:
        if each.start is not None:
            own.add("joint", name=each.name, position=each.start)
    for link in linkage.links:
        if any(link.velocity) or any(link.angular_velocity) or link.particle:
            own.add(
                "link",
                name=link.name,
                velocity=link.velocity,
                angular_velocity=link.angular_velocity,
                **({"particle": "true"} if link.particle else {}),
            )
    return own


def _add_link(robot: Element, link: Link, meeting: Meeting | None, meshes: MeshFiles) -> None:
    element = robot.add("link", name=link.name)
    if link.mass is not None:
        inertial = element.add("inertial")
        inertial.add("origin", xyz=link.mass.center, rpy=(0.0, 0.0, 0.0))
        inertial.add("mass", value=link.mass.mass)
        (xx, xy, xz), (_, yy, yz), (_, _, zz) = link.mass.inertia.tolist()
        inertial.add("inertia", ixx=xx, ixy=xy, ixz=xz, iyy=yy, iyz=yz, izz=zz)
    for shape in link.shapes:
        found = geometry_of(shape) or meshes.geometry(shape, link.name)
        if found is None:
            continue
        frame, kind, sizes = found
        visual = element.add("visual")
        _add_origin(visual, frame)
        visual.add("geometry").add(kind, **sizes)
        if link.color:
            rgba = [int(link.color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
            visual.add("material", name=link.color).add("color", rgba=[*rgba, 1.0])
        if shape.touches and meeting is not None and link.name in meeting.surfaces:
            collision = element.add("collision")
            _add_origin(collision, frame)
            collision.add("geometry").add(kind, **sizes)


def geometry_of(shape: Shape) -> Geometry | None:
    """Return frame, type and sizes of a shape as URDF and SDF have it; None for what they lack."""
    upright = np.eye(3)
    match shape:
        case Box():
            return Frame(upright, np.array(shape.center)), "box", {"size": shape.size}
        case Sphere():
            return Frame(upright, np.array(shape.center)), "sphere", {"radius": shape.radius}
        case Rod() | Capsule():
            frame, length = along_z(shape.start, shape.end)
            kind = "cylinder" if isinstance(shape, Rod) else "capsule"
            return frame, kind, {"radius": shape.radius, "length": length}
        case Disc():
            axes = np.array(triad(shape.axis)).T
            sizes = {"radius": shape.radius, "length": shape.thickness}
            return Frame(axes, np.array(shape.center)), "cylinder", sizes
        case Polygon():
            return _rectangle(shape)
        case Cone() | Polyhedron():
            return None


def _rectangle(shape: Polygon) -> Geometry | None:
    """Return a plate of four sharp corners at right angles as a box."""
    corners = np.array(shape.points)
    if len(corners) != 4 or shape.rounding or shape.has_arcs():
        return None
    a, b = corners[1] - corners[0], corners[3] - corners[0]
    size = float(np.hypot(*a) * np.hypot(*b))
    askew = np.abs(corners[0] + corners[2] - corners[1] - corners[3]).max()
    if abs(float(a @ b)) > SQUARE * size or askew > SQUARE * size**0.5:
        return None
    x = a / np.hypot(*a)
    rotation = np.array([[x[0], -x[1], 0.0], [x[1], x[0], 0.0], [0.0, 0.0, 1.0]])
    middle = np.array([*corners.mean(axis=0), shape.z])
    edges = (float(np.hypot(*a)), float(np.hypot(*b)), shape.thickness)
    return Frame(rotation, middle), "box", {"size": edges}


def _add_joint(robot: Element, each: Connection, root: str, findings: Findings) -> None:
    parent, child = (root if name == GROUND else name for name in (each.parent, each.child))
    kind, limited = TYPES[each.kind], each.lower is not None or each.upper is not None
    if kind == "continuous" and limited:
        kind = "revolute"
    if each.closes:
        joint = robot.add("loop_joint", name=each.name, type=kind)
        for tag, name, frame in (
            ("link1", parent, each.on_parent),
            ("link2", child, each.on_child),
        ):
            joint.add(tag, link=name, xyz=frame.origin, rpy=to_rpy(frame.rotation))
        findings.guessed(say("closes a loop: 'loop_joint', which not all programs read"), each.name)
    else:
        joint = robot.add("joint", name=each.name, type=kind)
        _add_ends(joint, parent, child, each.on_parent)
    if each.kind in ("revolute", "prismatic", "planar"):
        joint.add("axis", xyz=each.axis)
    if limited or kind == "prismatic":
        lower = -UNLIMITED if each.lower is None else each.lower
        upper = UNLIMITED if each.upper is None else each.upper
        joint.add("limit", lower=lower, upper=upper, effort=UNLIMITED, velocity=UNLIMITED)
    if each.damping or each.friction:
        joint.add("dynamics", damping=each.damping, friction=each.friction)
    if each.stiffness:
        text = say("springs in joints: in an element that other programs pass over")
        findings.taken(text, each.name)
    if each.follows:
        leader, factor, offset = each.follows
        joint.add("mimic", joint=leader, multiplier=factor, offset=offset)


def _add_ends(joint: Element, parent: str, child: str, frame: Frame) -> None:
    joint.add("parent", link=parent)
    joint.add("child", link=child)
    _add_origin(joint, frame)


def _add_origin(element: Element, frame: Frame) -> None:
    element.add("origin", xyz=frame.origin, rpy=to_rpy(frame.rotation))
