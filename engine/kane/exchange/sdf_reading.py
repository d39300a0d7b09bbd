"""SDF, the models of Gazebo, as a model: sdformat.org/spec.

All models of a world are read, and those within them; links of static ones are the ground. What
the file leaves out has the value that SDF gives it.
"""

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import numpy as np

from kane.elements.directions import triad
from kane.elements.shapes import Shape
from kane.exchange.collisions import SEVERAL_FRICTIONS, with_touching
from kane.exchange.findings import Findings, Imported
from kane.exchange.inertia import WATER, weighed
from kane.exchange.linkage import (
    HERE,
    NOTHING,
    THE_GROUND,
    Connection,
    Follows,
    Frame,
    JointKind,
    Link,
    Linkage,
    Mass,
    Meeting,
    Plane,
    Sum,
    Surface,
    vector_of,
)
from kane.exchange.linkage_model import model_of
from kane.exchange.meshes import Meshes, mesh_shape
from kane.exchange.sdf_frames import ENDS, YES, Scope, own_pose, text_of
from kane.exchange.sdf_gearbox import GEARBOX, sdf_gearbox
from kane.exchange.sdf_includes import AXES_OF_MODELS, version_of, with_includes
from kane.exchange.shapes import box, capsule, cylinder, solid_box, solid_cylinder, sphere
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
    "revolute2": "universal",
    "fixed": "fixed",
}
TWO_AXES = frozenset({"universal", "revolute2"})
NO_LIMIT = 1e15  # rad or m: SDF has 1e16 where there is none
DOWN: Vector = (0.0, 0.0, -9.8)  # as SDF has it
ONE = 1.0  # kg, kg m² and m for a turn: what SDF takes where nothing is said
OF_OTHERS = frozenset({"plugin", "sensor", "light", "actor", "gripper", "audio_source", "battery"})


def read_sdf(path: Path) -> Imported:
    """Return the model of an SDF file: of all that moves in its world.

    Raises:
        FileError: there is no such file, or it is too large.
        ModelError: it is no SDF, or says what no mechanism can be.

    """
    root = read_xml(path)
    if root.name != "sdf":
        raise root.fault(say("is no SDF: its outermost element must be <sdf>"))
    findings = Findings()
    with_includes(root, path, findings)
    worlds = [*root.each("world")]
    world = worlds[0] if worlds else root
    if not any(each.first("model") for each in (world, root)):
        raise root.fault(say("there is no model in it"))
    for tag in worlds[1:]:
        findings.dropped(say("worlds behind the first one"), tag.attributes.get("name", tag.name))
    if world is not root:
        world.children += root.each("model")
    gravity = world.first("gravity")
    if gravity is None:
        findings.guessed(say("gravity is 9.8 m/s² against z, as in SDF"))
    reading = _Reading(root, world, Meshes(path.parent), findings)
    linkage = reading.linkage(_three(gravity.values(3)) if gravity is not None else DOWN)
    return Imported(model_of(linkage, findings), tuple(findings))


class _Reading:
    """Reads the models of a world."""

    def __init__(self, root: Tag, world: Tag, meshes: Meshes, findings: Findings) -> None:
        self._findings, self._meshes = findings, meshes
        self._of_models = version_of(root) <= AXES_OF_MODELS
        self._world = Scope(world, None, "", _count(world))
        self._world.place()
        self._between: list[Link] = []

    def linkage(self, gravity: Vector) -> Linkage:
        """Return the linkage of all that moves."""
        scopes = [*self._world.all()]
        self._tell(scopes)
        moving = [scope for scope in scopes if not scope.is_static]
        if not any(scope.links for scope in moving) and len(moving) < len(scopes):
            raise self._world.tag.fault(say("all its models are static: nothing moves"))
        drawn = [
            tag
            for scope in moving
            for link in scope.links.values()
            for tag in link.each("visual", "collision")
        ]
        self._collides = any(
            link.first("collision") for scope in moving for link in scope.links.values()
        )
        self._meshes.read(_meshes_in(drawn), self._findings)
        links = tuple(
            self._link(scope, name, tag) for scope in moving for name, tag in scope.links.items()
        )
        tags = [(scope, name, tag) for scope in moving for name, tag in scope.joints.items()]
        connections = [joint for each in tags for joint in self._joints(*each)]
        gears = (self._gear(*each, connections) for each in tags if each[2].word("type") == GEARBOX)
        first = next(iter(self._world.models.values()))
        title = (first if len(self._world.models) == 1 else self._world).tag
        meeting = self._meeting(scopes) if self._collides else None
        name = title.attributes.get("name", "")
        return Linkage(
            name,
            (*links, *self._between),
            tuple(connections),
            gravity,
            held=False,
            sums=tuple(filter(None, gears)),
            meeting=meeting,
        )

    def _tell(self, scopes: list[Scope]) -> None:
        """Tell what of the models is not read at all."""
        findings = self._findings
        for scope in scopes:
            name = scope.tag.attributes.get("name", scope.tag.name)
            if scope.is_static:
                findings.taken(say("stands fast: is the ground, and is not drawn"), name)
            if scope.has_world:
                findings.taken(say("a link of the name 'world': is the ground"), name)
            for part in (scope.tag, *scope.links.values(), *scope.joints.values()):
                for tag in part.children:
                    if tag.name in OF_OTHERS:
                        findings.dropped(say("is for other programs"), f"<{tag.name}>")
            wind = scope.tag.first("wind")
            speed = wind.first("linear_velocity") if wind is not None else None
            if speed is not None and any(speed.values(3)):
                findings.dropped(say("forces of air or water"))

    # --- links

    def _link(self, scope: Scope, own: str, tag: Tag) -> Link:
        name, seen = scope.prefix + own, _seen(tag)
        shapes = tuple(shape for each in seen if (shape := self._shape(scope, each, own)))
        if _says(tag, "gravity", "1") not in YES:
            self._findings.dropped(say("feels no gravity in Gazebo: here it does"), name)
        slowed = tag.first("velocity_decay")
        if slowed is not None and any(_value(slowed, key) for key in ("linear", "angular")):
            self._findings.dropped(say("forces of air or water"), name)
        mass = self._mass(scope, tag, name)
        solids = self._solids(scope, own, tag) if self._collides else None
        return Link(name, mass, shapes, _color(seen), scope.placed(tag, ""), solids=solids)

    def _solids(self, scope: Scope, own: str, link: Tag) -> tuple[Shape, ...]:
        """Return the shapes of a link, of which those for collisions alone touch."""
        touching = [
            shape for tag in link.each("collision") if (shape := self._shape(scope, tag, own, True))
        ]
        drawn = (self._shape(scope, tag, own, True) for tag in _seen(link))
        return with_touching(filter(None, drawn), touching)

    def _meeting(self, scopes: list[Scope]) -> Meeting:
        """Return what touches: shapes of what moves, planes of what stands."""
        surfaces, planes = dict[str, Surface](), list[Plane]()
        for scope in scopes:
            for own, link in scope.links.items():
                name = THE_GROUND if scope.is_static else scope.prefix + own
                for tag in link.each("collision"):
                    surface = self._surface(tag, name)
                    geometry = tag.first("geometry")
                    plane = geometry.first("plane") if geometry is not None else None
                    if plane is None:
                        if surfaces.setdefault(name, surface) != surface:
                            self._findings.guessed(SEVERAL_FRICTIONS, name)
                        continue
                    frame = self._on_link(scope, tag, own)
                    if scope.is_static:
                        frame = scope.placed(link, "") @ frame
                    normal = plane.first("normal")
                    up = normal.values(3) if normal is not None else (0.0, 0.0, 1.0)
                    if not any(up):
                        raise plane.fault(say("its axis must not be zero"))
                    x, y, z = (np.array(each) for each in triad(_three(up)))
                    upright = frame @ Frame(np.column_stack((x, y, z)), np.zeros(3))
                    planes.append(Plane(scope.prefix + own, name, upright, surface))
        return Meeting(surfaces, tuple(planes), self._apart(scopes), smoother=True)

    def _apart(self, scopes: list[Scope]) -> frozenset[frozenset[str]]:
        """Return the pairs of links of one model, where that does not hit itself."""
        return frozenset(
            frozenset((scope.prefix + a, scope.prefix + b))
            for scope in scopes
            if not scope.is_static and _says(scope.tag, "self_collide", "0") not in YES
            for a, b in combinations(scope.links, 2)
        )

    def _surface(self, tag: Tag, link: str) -> Surface:
        """Return the friction of a shape, 1 where the file says none."""
        found: Tag | None = tag
        for name in ("surface", "friction", "ode"):
            found = found.first(name) if found is not None else None
        mu = _value(found, "mu", ONE)
        if _value(found, "mu2", mu) != mu:
            self._findings.guessed(say("friction of two directions: that of the first one"), link)
        own = tag.first("surface")
        bounce, contact = (own.first(name) if own else None for name in ("bounce", "contact"))
        if _value(bounce, "restitution_coefficient"):
            self._findings.dropped(say("rebound of single shapes"), link)
        if contact is not None and contact.first("collide_bitmask") is not None:
            self._findings.dropped(say("masks of what touches what: all shapes may touch"), link)
        return Surface(max(mu, 0.0))

    def _mass(self, scope: Scope, link: Tag, name: str) -> Mass | None:
        """Return mass and inertia of a link; what the file leaves out is as SDF has it."""
        inertial = link.first("inertial")
        is_auto = (inertial or link).attributes.get("auto", "").strip().lower() in YES
        if inertial is not None and is_auto and (found := self._weighed(scope, link, inertial)):
            self._findings.taken(say("weighs what its shapes for collisions do"), name)
            return found
        weight = inertial.first("mass") if inertial is not None else None
        moments = inertial.first("inertia") if inertial is not None else None
        if inertial is None or weight is None:
            self._findings.guessed(say("says no mass: 1 kg, as in SDF"), name)
        if moments is None:
            self._findings.guessed(say("says no inertia: 1 kg m² about each axis, as in SDF"), name)
        mass = weight.value(ONE) if weight is not None else ONE
        if mass < 0:
            raise link.fault(
                say("the mass of '{name}' must not be negative, is {mass:g}", name=name, mass=mass)
            )
        xx, yy, zz = (_value(moments, key, ONE) for key in ("ixx", "iyy", "izz"))
        if not mass:
            if moments is not None and (xx or yy or zz):
                self._findings.dropped(say("inertia of what has no mass"), name)
            return None
        xy, xz, yz = (_value(moments, key) for key in ("ixy", "ixz", "iyz"))
        frame = own_pose(inertial) if inertial is not None else HERE
        R = frame.rotation
        inertia = R @ np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]) @ R.T
        return Mass(mass, frame.origin, inertia)

    def _weighed(self, scope: Scope, link: Tag, inertial: Tag) -> Mass | None:
        """Return what the shapes for collisions weigh, with the density that the file says."""
        parts = []
        otherwise = _value(inertial, "density", WATER)
        for tag in link.each("collision"):
            shape = self._shape(scope, tag, link.word("name"))
            found = weighed((shape,), _value(tag, "density", otherwise)) if shape else None
            if found is not None:
                parts.append(found)
        if not parts:
            return None
        mass = sum(part.mass for part in parts)
        center = sum((part.mass * part.center for part in parts), np.zeros(3)) / mass
        inertia = np.zeros((3, 3))
        for part in parts:
            arm = part.center - center
            moved = (arm @ arm) * np.eye(3) - np.outer(arm, arm)
            inertia += part.inertia + part.mass * moved
        return Mass(mass, center, inertia)

    def _shape(self, scope: Scope, tag: Tag, link: str, is_solid: bool = False) -> Shape | None:
        geometry, frame = tag.first("geometry"), self._on_link(scope, tag, link)
        for shape in geometry.children if geometry is not None else ():
            match shape.name:
                case "box" if (size := shape.first("size")) is not None and min(size.values(3)) > 0:
                    return self._box(frame, size.values(3), link, is_solid)
                case "sphere" if _value(shape, "radius") > 0:
                    return sphere(frame, _value(shape, "radius"))
                case "cylinder" | "capsule" if (
                    _value(shape, "radius") > 0 and _value(shape, "length") > 0
                ):
                    upright = solid_cylinder if is_solid else cylinder
                    make = upright if shape.name == "cylinder" else capsule
                    return make(frame, _value(shape, "radius"), _value(shape, "length"))
                case "mesh" if (uri := shape.first("uri")) is not None:
                    corners = self._meshes.corners(uri.text)
                    if corners is None:
                        return None  # which the meshes have told
                    scale = shape.first("scale")
                    sizes = scale.values(3) if scale is not None else (ONE, ONE, ONE)
                    touches = tag.name == "collision"
                    return mesh_shape(corners * sizes, frame, link, touches, self._findings)
        self._findings.dropped(say("has a shape that cannot be drawn here"), link)
        return None

    def _on_link(self, scope: Scope, tag: Tag, link: str) -> Frame:
        """Return where a shape stands in the axes of its link."""
        pose = tag.first("pose")
        if pose is None or not pose.has("relative_to"):
            return own_pose(tag)
        return scope.placed(scope.links[link], "").inverse() @ scope.placed(tag, link)

    def _box(
        self, frame: Frame, size: tuple[float, ...], link: str, is_solid: bool = False
    ) -> Shape:
        if is_solid:
            return solid_box(frame, size)
        made, is_it = box(frame, size)
        if not is_it:
            self._findings.guessed(say("a box that stands askew: drawn as a rod"), link)
        return made

    # --- joints

    def _joints(self, scope: Scope, name: str, tag: Tag) -> list[Connection]:
        """Return the joints that one is, of which each turns about one axis or none acts."""
        kind = tag.word("type")
        if kind == GEARBOX:
            return []  # which holds angles of other joints
        if kind not in KINDS:
            raise tag.fault(say("there is no joint of the type '{kind}'", kind=kind))
        parent, child = (text_of(tag, end) for end in ENDS)
        at = scope.placed(tag, child)
        (body_a, above), (body_b, below) = (scope.body(end, tag) for end in (parent, child))
        axis, second = tag.first("axis"), tag.first("axis2")
        made = Connection(
            name=scope.prefix + name,
            kind=KINDS[kind],
            parent=body_a,
            child=body_b,
            on_parent=above.inverse() @ at,
            on_child=below.inverse() @ at,
            axis=self._axis(scope, axis, at),
            axis2=self._axis(scope, second, at),
            pitch=_pitch(tag),
            start=0.0,
        )
        if kind == "screw" and not made.pitch:
            self._findings.guessed(say("says no pitch: 1 m for a turn, as in SDF"), name)
            made = replace(made, pitch=ONE / (2 * np.pi))
        joints = [self._acting(made, axis, scope.prefix)]
        if kind in TWO_AXES and (kind != "universal" or _acts(axis) or _acts(second)):
            joints = self._in_series(made, axis, second, scope.prefix)
        if body_b == THE_GROUND:
            joints = [_turned_round(each) for each in reversed(joints)]
        return joints

    def _gear(self, scope: Scope, name: str, tag: Tag, connections: list[Connection]) -> Sum | None:
        at = scope.placed(tag, text_of(tag, "child"))
        first, second = (
            at.rotation @ np.array(self._axis(scope, tag.first(axis), at))
            for axis in ("axis", "axis2")
        )
        return sdf_gearbox(scope, name, tag, (first, second), connections, self._findings)

    def _in_series(
        self, joint: Connection, axis: Tag | None, second: Tag | None, prefix: str
    ) -> list[Connection]:
        """Return two hinges, one behind the other, with a frame of no mass between them."""
        between = f"{joint.name} cross"
        self._between.append(Link(between, NOTHING, between=True))
        self._findings.taken(
            say("joints of two axes: two hinges, with a frame without mass between them"),
            joint.name,
        )
        first = replace(joint, kind="revolute", child=between, on_child=HERE)
        other = replace(
            joint,
            name=f"{joint.name} axis2",
            kind="revolute",
            parent=between,
            on_parent=HERE,
            axis=joint.axis2,
        )
        return [self._acting(first, axis, prefix), self._acting(other, second, prefix)]

    def _acting(self, joint: Connection, axis: Tag | None, prefix: str) -> Connection:
        """Return a joint with what acts about an axis of it."""
        dynamics, limit = (axis.first(part) if axis else None for part in ("dynamics", "limit"))
        lower, upper = (_limit(limit, key) for key in ("lower", "upper"))
        if any(_value(limit, key, -1.0) >= 0 for key in ("effort", "velocity")):
            self._findings.dropped(say("limits of effort and speed: no motor is in the file"))
        acting = {key: _value(dynamics, key) for key in ("damping", "friction", "spring_stiffness")}
        if any(value < 0 for value in acting.values()):
            self._findings.dropped(say("springs, damping and friction that push"), joint.name)
        return replace(
            joint,
            lower=lower,
            upper=upper,
            stiffness=max(acting["spring_stiffness"], 0.0),
            rest=_value(dynamics, "spring_reference"),
            damping=max(acting["damping"], 0.0),
            friction=max(acting["friction"], 0.0),
            follows=_follows(axis, prefix),
        )

    def _axis(self, scope: Scope, tag: Tag | None, at: Frame) -> Vector:
        """Return an axis in the frame of its joint."""
        if tag is None or (xyz := tag.first("xyz")) is None:
            return (0.0, 0.0, 1.0)
        along = np.array(xyz.values(3))
        if not along.any():
            raise tag.fault(say("its axis must not be zero"))
        in_model = _says(tag, "use_parent_model_frame", "1" if self._of_models else "0") in YES
        if xyz.has("expressed_in"):
            along = at.rotation.T @ scope.frame(xyz.word("expressed_in"), tag).rotation @ along
        elif in_model:
            along = at.rotation.T @ scope.pose.rotation @ along
        return vector_of(along)


def _acts(axis: Tag | None) -> bool:
    """Whether there is more about an axis than its direction."""
    if axis is None:
        return False
    limit, dynamics = axis.first("limit"), axis.first("dynamics")
    limits = any(_limit(limit, key) is not None for key in ("lower", "upper"))
    forces = any(_value(dynamics, key) for key in ("damping", "friction", "spring_stiffness"))
    return limits or forces or axis.first("mimic") is not None


def _turned_round(joint: Connection) -> Connection:
    """Return a joint from its child to its parent, of the same coordinate."""
    back = vector_of(-np.array(joint.axis))
    is_cross = joint.kind == "universal"
    return replace(
        joint,
        parent=joint.child,
        child=joint.parent,
        on_parent=joint.on_child,
        on_child=joint.on_parent,
        axis=joint.axis2 if is_cross else back,
        axis2=joint.axis if is_cross else joint.axis2,
    )


def _count(tag: Tag) -> int:
    """Return how many elements have poses that may be relative to each other."""
    own = sum(1 for _ in tag.each("link", "joint", "frame", "model"))
    return own + sum(_count(model) for model in tag.each("model"))


def _seen(link: Tag) -> list[Tag]:
    return [*link.each("visual")] or [*link.each("collision")]


def _meshes_in(drawn: list[Tag]) -> list[str]:
    """Return the names of all files with meshes that are drawn."""
    found = []
    for tag in drawn:
        geometry = tag.first("geometry")
        for mesh in geometry.each("mesh") if geometry is not None else ():
            uri = mesh.first("uri")
            found += [uri.text] if uri is not None and uri.text else []
    return list(dict.fromkeys(found))


def _says(tag: Tag, name: str, otherwise: str) -> str:
    found = tag.first(name)
    return (found.text.lower() if found is not None else "") or otherwise


def _value(tag: Tag | None, name: str, otherwise: float = 0.0) -> float:
    found = tag.first(name) if tag is not None else None
    return found.value(otherwise) if found is not None else otherwise


def _limit(limit: Tag | None, name: str) -> float | None:
    value = _value(limit, name, NO_LIMIT)
    return value if abs(value) < NO_LIMIT else None


def _pitch(joint: Tag) -> float:
    """Return the slide for each radian; ``screw_thread_pitch`` is that of a turn [m]."""
    if (found := joint.first("screw_thread_pitch")) is not None:
        return found.value() / (2 * np.pi)
    found = joint.first("thread_pitch")  # older: radians for a metre, the other way round
    return -1 / found.value() if found is not None and found.value() else 0.0


def _follows(axis: Tag | None, prefix: str) -> Follows | None:
    mimic = axis.first("mimic") if axis is not None else None
    if mimic is None:
        return None
    factor, offset, reference = (
        _value(mimic, key) for key in ("multiplier", "offset", "reference")
    )
    return Follows(prefix + mimic.word("joint"), factor, offset - factor * reference)


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
