"""A model as SDF 1.11 for Gazebo: sdformat.org/spec. Joints may close loops there."""

from itertools import combinations

from kane.arguments import checked
from kane.exchange.findings import Exported, Findings
from kane.exchange.inertia import with_some
from kane.exchange.linkage import Connection, Frame, Link, Linkage, Meeting, to_rpy
from kane.exchange.mesh_files import MeshFiles
from kane.exchange.model_linkage import at_start, linkage_of
from kane.exchange.urdf_writing import geometry_of
from kane.exchange.xml_text import Element, written
from kane.fields import GROUND
from kane.model import Model
from kane.sentences import say

TYPES = {
    "revolute": "revolute",
    "prismatic": "prismatic",
    "screw": "screw",
    "ball": "ball",
    "universal": "universal",
    "fixed": "fixed",
}
WORLD = "world"
SIZE = 100.0  # m of a plane, as it is drawn there; it touches without an end


@checked
def to_sdf(model: Model) -> Exported:
    """Return a model as SDF, placed as it starts, where the coordinates of its joints are zero.

    Args:
        model: without faults.

    Raises:
        AssemblyError: the joints cannot be closed.
        ModelError: the model has faults.

    """
    findings = Findings()
    linkage = linkage_of(at_start(model), findings)
    root = Element("sdf", version="1.11")
    world = root.add("world", name=WORLD)
    world.add("gravity", written(linkage.gravity))
    element = world.add("model", name=linkage.name)
    if linkage.meeting is not None:
        _add_planes(world, linkage, linkage.meeting, findings)
        links = linkage.meeting.surfaces
        if any(frozenset(pair) not in linkage.meeting.apart for pair in combinations(links, 2)):
            element.add("self_collide", "true")
    poses = {link.name: link.pose for link in linkage.links}
    meshes = MeshFiles("uri", findings)
    for link in linkage.links:
        _add_link(element, link, linkage, meshes, findings)
        if any(link.velocity) or any(link.angular_velocity):
            findings.dropped(say("speeds at the start: SDF has none"), link.name)
    starts = {each.name: each.start or 0.0 for each in linkage.connections}
    for each in linkage.connections:
        if each.kind in TYPES:
            _add_joint(element, each, poses[each.child] if each.child != GROUND else None, starts)
        else:
            findings.dropped(say("there is no such joint in SDF"), each.name)
    for strut in linkage.struts:
        findings.dropped(say("springs between points: SDF has none"), strut.name)
    return Exported(root.document(), tuple(findings), meshes.files)


def _add_planes(world: Element, linkage: Linkage, meeting: Meeting, findings: Findings) -> None:
    """Write planes of the ground as models that stand fast, and tell what SDF cannot say."""
    rough = max(surface.friction for surface in meeting.surfaces.values())
    for plane in meeting.planes:
        if plane.link != GROUND:
            findings.dropped(say("planes that move: SDF has none that touch"), plane.name)
            continue
        model = world.add("model", name=f"{plane.name} (plane)")
        model.add("static", "true")
        link = model.add("link", name=plane.name)
        link.add("pose", _six(plane.frame))
        # the smoother of two surfaces decides, which is that of the body
        geometry = _collision(link, plane.name, rough).add("geometry").add("plane")
        geometry.add("normal", written((0.0, 0.0, 1.0)))
        geometry.add("size", written((SIZE, SIZE)))
    joined = {frozenset((each.parent, each.child)) for each in linkage.connections}
    if meeting.apart - joined:
        findings.dropped(say("which bodies do not touch: all may touch there"))


def _collision(link: Element, name: str, friction: float) -> Element:
    """Return a new shape for collisions of a link."""
    collision = link.add("collision", name=name)
    ode = collision.add("surface").add("friction").add("ode")
    ode.add("mu", written(friction))
    ode.add("mu2", written(friction))
    return collision


def _add_link(
    model: Element, link: Link, linkage: Linkage, meshes: MeshFiles, findings: Findings
) -> None:
    assert link.pose is not None
    assert link.mass is not None
    if not link.mass.mass:
        text = say("has no mass: takes a millionth of that of the lightest body, as Gazebo asks")
        findings.guessed(text, link.name)
    mass = with_some(link.mass, linkage)
    element = model.add("link", name=link.name)
    element.add("pose", _six(link.pose))
    inertial = element.add("inertial")
    inertial.add("pose", written([*mass.center, 0.0, 0.0, 0.0]))
    inertial.add("mass", written(mass.mass))
    (xx, xy, xz), (_, yy, yz), (_, _, zz) = mass.inertia.tolist()
    inertia = inertial.add("inertia")
    keys = {"ixx": xx, "ixy": xy, "ixz": xz, "iyy": yy, "iyz": yz, "izz": zz}
    for key, value in keys.items():
        inertia.add(key, written(value))
    for k, shape in enumerate(link.shapes):
        found = geometry_of(shape) or meshes.geometry(shape, link.name)
        if found is None:
            continue
        frame, kind, sizes = found
        visual = element.add("visual", name=f"{link.name} {k + 1}")
        visual.add("pose", _six(frame))
        geometry = visual.add("geometry").add(kind)
        for name, size in sizes.items():
            geometry.add(name, written(size))
        meeting = linkage.meeting or Meeting({})
        if shape.touches and (surface := meeting.surfaces.get(link.name)) is not None:
            collision = _collision(element, f"{link.name} {k + 1} touches", surface.friction)
            collision.add("pose", _six(frame))
            solid = collision.add("geometry").add(kind)
            for name, size in sizes.items():
                solid.add(name, written(size))
        if link.color:
            rgba = [*(int(link.color[i : i + 2], 16) / 255 for i in (1, 3, 5)), 1.0]
            material = visual.add("material")
            material.add("ambient", written(rgba))
            material.add("diffuse", written(rgba))


def _add_joint(
    model: Element, each: Connection, child: Frame | None, starts: dict[str, float]
) -> None:
    """Write a joint; its frame stands in the axes of the child, at the joint's point there."""
    joint = model.add("joint", name=each.name, type=TYPES[each.kind])
    joint.add("parent", WORLD if each.parent == GROUND else each.parent)
    joint.add("child", WORLD if child is None else each.child)
    joint.add("pose", _six(each.on_child))
    if each.kind == "screw":
        joint.add("screw_thread_pitch", written(each.pitch * 2 * 3.141592653589793))
    if each.kind not in ("revolute", "prismatic", "screw", "universal"):
        return
    start = starts[each.name]
    axis = joint.add("axis")
    axis.add("xyz", written(each.axis))
    if each.lower is not None or each.upper is not None:
        limit = axis.add("limit")
        for name, value in (("lower", each.lower), ("upper", each.upper)):
            if value is not None:
                limit.add(name, written(value - start))
    if each.damping or each.friction or each.stiffness:
        dynamics = axis.add("dynamics")
        dynamics.add("damping", written(each.damping))
        dynamics.add("friction", written(each.friction))
        dynamics.add("spring_stiffness", written(each.stiffness))
        dynamics.add("spring_reference", written(each.rest - start))
    if each.follows:
        leader, factor, offset = each.follows
        mimic = axis.add("mimic", joint=leader)
        mimic.add("multiplier", written(factor))
        mimic.add("offset", written(offset - start + factor * starts[leader]))
        mimic.add("reference", written(0.0))
    if each.kind == "universal":
        joint.add("axis2").add("xyz", written(each.axis2))


def _six(frame: Frame) -> str:
    return written([*frame.origin, *to_rpy(frame.rotation)])
