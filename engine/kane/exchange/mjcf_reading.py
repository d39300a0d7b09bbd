"""MJCF, the models of MuJoCo, by its own compiler: mujoco.readthedocs.io/en/stable/XMLreference.

The compiler works out defaults, frames, angles and inertias; it runs in a process of its own. What
the file names is looked at before: it must lie in the folder of the file.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from kane.elements.shapes import Shape
from kane.errors import FileError
from kane.exchange.collisions import SEVERAL_FRICTIONS, with_touching
from kane.exchange.confined import run_confined
from kane.exchange.findings import Findings, Imported
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
    Strut,
    Sum,
    Surface,
    moved,
    of_euler,
    vector_of,
)
from kane.exchange.linkage_model import model_of
from kane.exchange.meshes import mesh_shape
from kane.exchange.mjcf_motors import Actuators
from kane.exchange.mjcf_switches import as_switched, tell_what_has_no_element
from kane.exchange.shapes import box, capsule, cylinder, hull, solid_box, solid_cylinder, sphere
from kane.exchange.urdf_reading import color_text
from kane.exchange.xml_tree import Tag, read_xml
from kane.fields import Vector
from kane.sentences import as_it_is, joined, say

Array = npt.NDArray[np.float64]

# As MuJoCo counts them: mjtJoint, mjtEq, mjtObj, mjtGeom, mjtWrap.
FREE, BALL, SLIDE, HINGE = range(4)
STILL: Vector = (0.0, 0.0, 0.0)
CONNECT, WELD, OF_JOINTS, OF_TENDONS = range(4)
BODY, OF_SITES = 1, 6
PLANE = 0
JOINT, SITE = 1, 3
SEEN = 3  # groups of geoms that MuJoCo's viewer shows; collision shapes stand in the others
MOST_FILES = 100
FOLDERS = frozenset({"meshdir", "texturedir", "assetdir"})
OTHER_MODELS = frozenset({"include", "model"})  # elements that name files of the same kind


def read_mjcf(path: Path) -> Imported:
    """Return the model of an MJCF file.

    Raises:
        FileError: there is no such file, it names others outside its folder, MuJoCo is not there,
            or its compiler refuses the file.
        ModelError: it is no MJCF.

    """
    _check_files(path)
    try:
        compiled = run_confined("compiled_mjcf", str(path))
    except FileError as error:
        raise FileError(joined(": ", (as_it_is(path.name), error.sentence))) from error
    findings = Findings()
    linkage = _Reading(compiled, findings).linkage(path.stem)
    return Imported(model_of(linkage, findings), tuple(findings))


def _check_files(path: Path) -> None:
    """Raise where a file, or one that it includes, names what lies outside its folder."""
    folder, waiting, seen = path.parent.resolve(), [path], {path.resolve()}
    while waiting:
        root = read_xml(waiting.pop())
        if len(seen) == 1 and root.name != "mujoco":
            raise root.fault(say("is no MJCF: its outermost element must be <mujoco>"))
        for tag in _all(root):
            if tag.name in ("plugin", "extension"):
                raise tag.fault(say("asks for a plug-in of MuJoCo, which is not run"))
            for name in tag.attributes:
                if name.startswith("file") or name in FOLDERS:
                    named = _within(folder, tag, tag.attributes[name].strip())
                    if tag.name in OTHER_MODELS and name == "file" and named not in seen:
                        if len(seen) >= MOST_FILES:
                            raise tag.fault(say("includes more files than any model needs"))
                        seen.add(named)
                        waiting.append(named)


def _within(folder: Path, tag: Tag, name: str) -> Path:
    try:
        named = (folder / name).resolve()
        inside = named.is_relative_to(folder)
    except (OSError, ValueError, RuntimeError):
        inside = False
    if not inside:
        raise tag.fault(say("'{name}' leads out of the folder of the file", name=name[:80]))
    return named


def _all(tag: Tag) -> Iterator[Tag]:
    waiting = [tag]
    while waiting:
        found = waiting.pop()
        yield found
        waiting += found.children


class _Reading:
    """Reads what the compiler has made."""

    def __init__(self, compiled: dict[str, Any], findings: Findings) -> None:
        self._found, self._findings = as_switched(compiled, findings), findings
        names = compiled["names"]
        self._bodies = [THE_GROUND] + [
            name or f"body {i}" for i, name in enumerate(names["body"]) if i > 0
        ]
        self._joints = [name or f"joint {i + 1}" for i, name in enumerate(names["joint"])]
        known = {"body": self._bodies, "joint": self._joints}
        tell_what_has_no_element(self._found, known, findings)
        self._lights: list[Link] = []
        self._key: dict[str, Any] | None = compiled["key"]
        if self._key:
            name = self._key["name"] or "1"
            findings.taken(say("starts in the key frame '{name}'", name=name))

    def linkage(self, title: str) -> Linkage:
        """Return the linkage of the whole file."""
        connections: list[Connection] = []
        for i in range(1, len(self._bodies)):
            connections += self._held(i)
        links = [self._link(i) for i in range(1, len(self._bodies))]
        follows, loops, sums = self._equalities()
        struts = tuple(self._struts())
        actuators = Actuators(self._found, self._joints, self._site, self._findings)
        joined_up = tuple(
            each if each.name not in follows else _following(each, follows[each.name])
            for each in connections
        )
        name = self._found["name"] or title
        gravity = vector_of(np.array(self._found["gravity"]))
        all_links = (*self._lights, *links)
        return Linkage(
            name,
            all_links,
            (*joined_up, *loops),
            gravity,
            False,
            struts,
            sums,
            exact=True,
            meeting=self._meeting(),
            motors=tuple(actuators.motors()),
            most_of_motors=actuators.bounds(),
        )

    # --- bodies

    def _link(self, i: int) -> Link:
        found = self._found
        shapes, color = self._shapes(i)
        mass = None
        if found["body_mass"][i] > 0:
            R = _rotation(found["body_iquat"][i])
            inertia = R @ np.diag(found["body_inertia"][i]) @ R.T
            mass = Mass(found["body_mass"][i], np.array(found["body_ipos"][i]), inertia)
        solids = self._solids(i)
        return Link(self._bodies[i], mass, shapes, color, *self._key_of(i), solids=solids)

    def _key_of(self, i: int) -> tuple[Frame | None, Vector, Vector]:
        """Return where a body starts that floats or turns about a ball, and how any moves there."""
        found, first = self._found, self._found["body_jntadr"][i]
        if self._key is None:
            return None, STILL, STILL
        at = self._key["bodies"][i]
        moving = _three(at["velocity"]), _three(at["angular_velocity"])
        kinds = found["jnt_type"][first : first + found["body_jntnum"][i]]
        if kinds not in ([FREE], [BALL]):
            if BALL in kinds:
                self._findings.dropped(
                    say("the start of a ball joint in the key frame"), self._bodies[i]
                )
            return None, *moving
        return Frame(_rotation(at["quaternion"]), np.array(at["position"])), *moving

    def _shapes(self, i: int) -> tuple[tuple[Shape, ...], str]:
        found, first = self._found, self._found["body_geomadr"][i]
        geoms = range(first, first + found["body_geomnum"][i])
        seen = [g for g in geoms if found["geom_group"][g] < SEEN] or list(geoms)
        shapes = [shape for g in seen if (shape := self._shape(g, self._bodies[i]))]
        color = color_text(tuple(found["geom_rgba"][seen[0]])) if seen else ""
        return tuple(shapes), "" if color == "#808080" else color  # MuJoCo's grey: none was said

    # --- what touches

    def _geoms(self, i: int) -> range:
        first = self._found["body_geomadr"][i]
        return range(first, first + self._found["body_geomnum"][i])

    def _touches(self, g: int) -> bool:
        return bool(self._found["geom_contype"][g] or self._found["geom_conaffinity"][g])

    def _solids(self, i: int) -> tuple[Shape, ...]:
        """Return the shapes of a body, of which those alone touch that may collide."""
        found, body = self._found, self._bodies[i]
        geoms = self._geoms(i)
        seen = [g for g in geoms if found["geom_group"][g] < SEEN] or list(geoms)
        touching = [
            shape for g in geoms if self._touches(g) and (shape := self._shape(g, body, True))
        ]
        drawn = (self._shape(g, body, True) for g in seen)
        return with_touching(filter(None, drawn), touching)

    def _meeting(self) -> Meeting | None:
        """Return what touches: geoms that may collide, and planes."""
        found, findings = self._found, self._findings
        if {"contact", "constraint"} & set(found["disabled"]):
            findings.taken(say("contacts are switched off"))
            return None
        if found["pair_dim"]:
            findings.dropped(say("pairs of shapes with settings of their own"))
        surfaces, planes = dict[str, Surface](), list[Plane]()
        for i, body in enumerate(self._bodies):
            for g in filter(self._touches, self._geoms(i)):
                surface = self._surface(g)
                if found["geom_margin"][g]:
                    findings.dropped(say("distances at which contacts begin"), body if i else "")
                if found["geom_type"][g] == PLANE:
                    name = "floor" if not i else f"plane of {body}"
                    frame = Frame(_rotation(found["geom_quat"][g]), np.array(found["geom_pos"][g]))
                    planes.append(Plane(name, body, frame, surface))
                    continue
                known = surfaces.setdefault(body, surface)
                if (known.kinds, known.takes) != (surface.kinds, surface.takes):
                    text = say(
                        "shapes that touch different others: all touch what one of them does"
                    )
                    findings.guessed(text, body if i else "")
                if known.rubbing != surface.rubbing:
                    findings.guessed(SEVERAL_FRICTIONS, body if i else "")
                surfaces[body] = known._replace(
                    kinds=known.kinds | surface.kinds, takes=known.takes | surface.takes
                )
        return Meeting(surfaces, tuple(planes), self._apart())

    def _surface(self, g: int) -> Surface:
        """Return how a geom rubs."""
        found = self._found
        slide, spin, rolling = found["geom_friction"][g]
        return Surface(
            slide,
            spin,
            rolling,
            ways=found["geom_condim"][g],
            priority=found["geom_priority"][g],
            kinds=found["geom_contype"][g],
            takes=found["geom_conaffinity"][g],
        )

    def _apart(self) -> frozenset[frozenset[str]]:
        """Return the pairs of bodies that the file excludes."""
        signatures = self._found["exclude_signature"]
        numbers = ((each >> 16, each & 0xFFFF) for each in signatures)
        return frozenset(frozenset((self._bodies[a], self._bodies[b])) for a, b in numbers)

    def _shape(self, g: int, body: str, is_solid: bool = False) -> Shape | None:
        found = self._found
        frame = Frame(_rotation(found["geom_quat"][g]), np.array(found["geom_pos"][g]))
        a, b, c = found["geom_size"][g]
        match found["geom_type"][g]:
            case 2:
                return sphere(frame, a)
            case 3:
                return capsule(frame, a, 2 * b)
            case 4:
                self._findings.guessed(say("an ellipsoid: as a solid with flat faces"), body)
                return hull(frame, np.array(found["ellipsoid"]) * (a, b, c))
            case 5:
                return (solid_cylinder if is_solid else cylinder)(frame, a, 2 * b)
            case 6 if is_solid:
                return solid_box(frame, (2 * a, 2 * b, 2 * c))
            case 6:
                shape, is_it = box(frame, (2 * a, 2 * b, 2 * c))
                if not is_it:
                    self._findings.guessed(say("a box that stands askew: drawn as a rod"), body)
                return shape
            case 7:
                corners = np.array(found["mesh_corners"][found["geom_dataid"][g]])
                touches = is_solid and self._touches(g)
                return mesh_shape(corners, frame, body, touches, self._findings)
            case 0 if self._touches(g):
                return None  # which is a plane that bodies touch
        self._findings.dropped(say("has a shape that cannot be drawn here"), body)
        return None

    # --- joints

    def _held(self, i: int) -> Iterator[Connection]:
        """Yield how a body hangs on its parent; between several joints stand light frames."""
        found = self._found
        pose = Frame(_rotation(found["body_quat"][i]), np.array(found["body_pos"][i]))
        parent, name = self._bodies[found["body_parentid"][i]], self._bodies[i]
        first, count = found["body_jntadr"][i], found["body_jntnum"][i]
        if not count:
            yield Connection(f"{name} fixed", "fixed", parent, name, on_parent=pose)
        for k, j in enumerate(range(first, first + count)):
            child = name if k == count - 1 else f"{name} frame {k + 1}"
            yield self._joint(j, parent, child, pose)
            if child != name:
                self._add_light(child)
            parent, pose = child, HERE

    def _add_light(self, name: str) -> None:
        self._lights.append(Link(name, NOTHING, between=True))
        self._findings.taken(
            say("several joints of one body: a frame without mass stands between them"), name
        )

    def _joint(self, j: int, parent: str, child: str, pose: Frame) -> Connection:
        found, name = self._found, self._joints[j]
        kinds: dict[int, JointKind] = {
            FREE: "free", BALL: "ball", SLIDE: "prismatic", HINGE: "revolute",
        }  # fmt: skip
        at = Frame(np.eye(3), np.array(found["jnt_pos"][j]))
        kind, dof = kinds[found["jnt_type"][j]], found["jnt_dofadr"][j]
        if found["jnt_type"][j] in (FREE, BALL):
            if found["jnt_limited"][j] or found["dof_damping"][dof] or found["jnt_stiffness"][j]:
                self._findings.dropped(say("limits, springs and damping of ball joints"), name)
            where = HERE if kind == "free" else at
            return Connection(name, kind, parent, child, pose @ where, where)
        place = found["jnt_qposadr"][j]
        lower, upper = found["jnt_range"][j] if found["jnt_limited"][j] else (None, None)
        axis = vector_of(np.array(found["jnt_axis"][j]))
        placed = Connection(name, kind, parent, child, pose @ at, at, axis)
        zero = found["qpos0"][place]  # the coordinate at which the body stands as the file has it
        start = self._key["qpos"][place] if self._key else zero
        is_within = lower is None or lower <= start <= upper
        rate = self._key["qvel"][dof] if self._key else 0.0
        return replace(
            placed,
            on_parent=moved(placed, -zero) @ at,
            lower=lower,
            upper=upper,
            stiffness=found["jnt_stiffness"][j],
            rest=found["qpos_spring"][place],
            damping=found["dof_damping"][dof],
            friction=found["dof_frictionloss"][dof],
            rotor=found["dof_armature"][dof],
            start=start if is_within else None,
            rate=rate or None,
        )

    # --- equalities and tendons

    def _equalities(self) -> tuple[dict[str, Follows], list[Connection], tuple[Sum, ...]]:
        found, follows = self._found, dict[str, Follows]()
        loops: list[Connection] = []
        sums: list[Sum] = []
        for i, kind in enumerate(found["eq_type"]):
            name = found["names"]["equality"][i] or f"loop {i + 1}"
            a, b, data = found["eq_obj1id"][i], found["eq_obj2id"][i], found["eq_data"][i]
            if not found["eq_active0"][i]:
                self._findings.dropped(say("an equality that is switched off"), name)
            elif kind == OF_JOINTS and b >= 0 and not any(data[2:5]):
                led, leader = (found["qpos0"][found["jnt_qposadr"][j]] for j in (a, b))
                offset = data[0] + led - data[1] * leader
                follows[self._joints[a]] = Follows(self._joints[b], data[1], offset)
            elif kind == OF_JOINTS and b < 0:
                value = data[0] + found["qpos0"][found["jnt_qposadr"][a]]
                sums.append(Sum(name, ((self._joints[a], 1.0),), value))
            elif kind == OF_TENDONS and self._are_sums(a, b) and not any(data[2:5]):
                sums.append(self._sum(name, a, b, data))
            elif kind in (CONNECT, WELD) and found["eq_objtype"][i] == BODY:
                loops.append(_loop(name, kind, self._bodies[a], self._bodies[b], data))
            elif kind in (CONNECT, WELD) and found["eq_objtype"][i] == OF_SITES:
                (body_a, at_a), (body_b, at_b) = (self._site(site) for site in (a, b))
                held: JointKind = "ball" if kind == CONNECT else "fixed"
                loops.append(Connection(name, held, body_a, body_b, at_a, at_b, closes=True))
            else:
                self._findings.dropped(say("an equality that no joint or coupling can be"), name)
        return follows, loops, tuple(sums)

    def _are_sums(self, *tendons: int) -> bool:
        """Whether the lengths of tendons are sums of coordinates; those below 0 are none."""
        found = self._found
        return all(
            found["wrap_type"][k] == JOINT
            for tendon in tendons
            if tendon >= 0
            for k in self._wraps(tendon)
        )

    def _wraps(self, tendon: int) -> range:
        first = self._found["tendon_adr"][tendon]
        return range(first, first + self._found["tendon_num"][tendon])

    def _sum(self, name: str, a: int, b: int, data: list[float]) -> Sum:
        """Return what an equality of tendons holds: l_a - l_a0 = d_0 + d_1 (l_b - l_b0)."""
        found, terms, value = self._found, dict[str, float](), data[0]
        for tendon, factor in ((a, 1.0), (b, -data[1])):
            if tendon >= 0:
                value += factor * found["tendon_length0"][tendon]
                for k in self._wraps(tendon):
                    joint = self._joints[found["wrap_objid"][k]]
                    terms[joint] = terms.get(joint, 0.0) + factor * found["wrap_prm"][k]
        return Sum(name, tuple((joint, each) for joint, each in terms.items() if each), value)

    def _site(self, site: int) -> tuple[str, Frame]:
        """Return the body that a site is on, and its axes there."""
        found = self._found
        frame = Frame(_rotation(found["site_quat"][site]), np.array(found["site_pos"][site]))
        return self._bodies[found["site_bodyid"][site]], frame

    def _struts(self) -> Iterator[Strut]:
        found = self._found
        for t, name in enumerate(found["names"]["tendon"]):
            first, count = found["tendon_adr"][t], found["tendon_num"][t]
            kinds = found["wrap_type"][first : first + count]
            low, high = found["tendon_lengthspring"][t]
            acts = found["tendon_stiffness"][t] or found["tendon_damping"][t]
            if not acts:  # an equality may hold it, or a motor pull on it; what else it has is told
                continue
            if kinds != [SITE, SITE] or low != high:
                self._findings.dropped(say("a tendon that no spring can be"), name or f"{t + 1}")
                continue
            a, b = found["wrap_objid"][first : first + 2]
            yield Strut(
                name or f"tendon {t + 1}",
                self._bodies[found["site_bodyid"][a]],
                _three(found["site_pos"][a]),
                self._bodies[found["site_bodyid"][b]],
                _three(found["site_pos"][b]),
                found["tendon_stiffness"][t],
                found["tendon_damping"][t],
                low,
            )


def _loop(name: str, kind: int, a: str, b: str, data: list[float]) -> Connection:
    if kind == CONNECT:
        first, second = (Frame(np.eye(3), np.array(data[k : k + 3])) for k in (0, 3))
        return Connection(name, "ball", a, b, first, second, closes=True)
    there = Frame(_rotation(data[6:10]), np.array(data[3:6]))
    return Connection(name, "fixed", a, b, there, closes=True)


def _following(each: Connection, follows: Follows) -> Connection:

    return replace(each, follows=follows)


def _rotation(quaternion: list[float]) -> Array:
    """Return the rotation of a quaternion of MuJoCo, whose scalar stands first."""
    w, x, y, z = quaternion
    return of_euler((x, y, z, w))


def _three(values: list[float]) -> Vector:
    x, y, z = values
    return (x, y, z)
