"""The Model of a linkage: frames without mass go, joints become elements, bodies are placed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import numpy as np

from kane.elements.body import Body, InertiaTensor
from kane.elements.couplings import LinearCoupling, Term
from kane.elements.directions import triad
from kane.elements.frictions import AngleFriction, DisplacementFriction
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.joints import (
    Ball,
    Cylindrical,
    Fixed,
    Planar,
    Prismatic,
    Revolute,
    Screw,
    Universal,
)
from kane.elements.measure_point import MeasurePoint
from kane.elements.shapes import Shape
from kane.elements.spring import Spring
from kane.elements.stops import AngleStop, DisplacementStop
from kane.errors import Fault, ModelError
from kane.exchange.collisions import Contacts
from kane.exchange.findings import Findings
from kane.exchange.inertia import guessed_mass, mended
from kane.exchange.limits import starts, with_limits
from kane.exchange.linkage import (
    HERE,
    THE_GROUND,
    Connection,
    Frame,
    Link,
    Linkage,
    Mass,
    Strut,
    moved,
    to_euler,
    vector_of,
)
from kane.exchange.motors import Motors
from kane.exchange.names import Names
from kane.exchange.shapes import placed
from kane.fields import GROUND
from kane.model import Model
from kane.sentences import say

ANGULAR = frozenset({"revolute", "screw", "cylindrical"})
SLIDING = frozenset({"prismatic"})
MOST_LINKS = 5000
BEYOND = 1e30  # kg, m and the like, of which squares and cubes are still numbers


def model_of(linkage: Linkage, findings: Findings) -> Model:
    """Return the model of a linkage.

    Args:
        linkage: whose joints may close loops, and whose names may be any text.
        findings: takes what was guessed, dropped and taken.

    Raises:
        ModelError: joints lead to links that are not there, or follow each other in a circle.

    """
    linkage = with_limits(with_loops_told(_checked(linkage)), findings)
    model = _Assembly(linkage, findings).model()
    if not model.bodies:
        raise ModelError([Fault("", say("nothing in it has mass, so there is nothing to move"))])
    return model


def _checked(linkage: Linkage) -> Linkage:
    names = [link.name for link in linkage.links]
    if not names:
        raise ModelError([Fault("", say("there is no link in it, so nothing that could move"))])
    if len(names) > MOST_LINKS:
        text = say("has more links than can be read: {count}", count=len(names))
        raise ModelError([Fault("", text)])
    joints = [connection.name for connection in linkage.connections]
    for kind, own in (("link", names), ("joint", joints)):
        if twice := sorted(name for name, count in Counter(own).items() if count > 1)[:1]:
            text = say("there are several with the name '{name}'", name=twice[0])
            raise ModelError([Fault(kind, text)])
    known = {*names, THE_GROUND}
    for name, end in _ends(linkage):
        if end not in known:
            text = say("leads to the link '{end}', which is not there", end=end)
            raise ModelError([Fault(name, text)])
    for each in linkage.connections:
        if each.parent == each.child:
            raise ModelError([Fault(each.name, say("joins '{end}' to itself", end=each.child))])
    for name, numbers in _numbers(linkage):
        if not (np.abs(np.array(numbers, dtype=float)) < BEYOND).all():
            raise ModelError([Fault(name, say("has numbers beyond those of any mechanism"))])
    return linkage


def _ends(linkage: Linkage) -> Iterator[tuple[str, str]]:
    """Yield (name, link) of all that names links."""
    joining: tuple[Connection | Strut, ...] = (*linkage.connections, *linkage.struts)
    for each in joining:
        yield each.name, each.parent
        yield each.name, each.child
    for motor in linkage.motors:
        if motor.site is not None:
            yield motor.name, motor.site[0]


def _numbers(linkage: Linkage) -> Iterator[tuple[str, list[float]]]:
    """Yield (name, its numbers) of all that has some."""
    yield "", list(linkage.gravity)
    for link in linkage.links:
        found = [*link.velocity, *link.angular_velocity]
        if link.pose is not None:
            found += [*link.pose.origin, *link.pose.rotation.ravel()]
        if link.mass is not None:
            found += [link.mass.mass, *link.mass.center, *link.mass.inertia.ravel()]
        for shape in (*link.shapes, *(link.solids or ())):
            found += _flat(msgspec.structs.astuple(shape))
        yield link.name, found
    for each in linkage.connections:
        frames = (each.on_parent, each.on_child)
        placed = [x for frame in frames for x in (*frame.origin, *frame.rotation.ravel())]
        may_be = (each.lower, each.upper, each.start, each.rate)
        acting = [each.pitch, each.stiffness, each.rest, each.damping, each.friction, each.rotor]
        given = [x for x in may_be if x is not None]
        yield each.name, [*placed, *each.axis, *each.axis2, *acting, *given]
    for strut in linkage.struts:
        acting = [strut.stiffness, strut.damping, strut.length]
        yield strut.name, [*strut.on_parent, *strut.on_child, *acting]
    for total in linkage.sums:
        yield total.name, [total.value, *(factor for _, factor in total.terms)]
    for motor in linkage.motors:
        numbers = [motor.value, *motor.gain, *motor.bias, motor.time_constant, motor.start]
        numbers += [factor for _, factor in motor.lengths]
        numbers += [*(motor.bounds or ()), *(motor.force_bounds or ())]
        if motor.site is not None:
            _, frame, force, moment = motor.site
            numbers += [*frame.origin, *force, *moment]
        yield motor.name, numbers


def _flat(value: Any) -> Iterator[float]:
    """Yield the numbers within tuples."""
    if isinstance(value, tuple):
        for each in value:
            yield from _flat(each)
    elif isinstance(value, float):
        yield value


class _Assembly:
    """Puts a model together, step by step."""

    def __init__(self, linkage: Linkage, findings: Findings) -> None:
        self._linkage, self._findings = linkage, findings
        self._start = starts(linkage, findings)
        self._poses = _placed(linkage, self._start)
        self._names = Names()
        self._links = {link.name: link for link in self._with_masses()}
        self._home = self._homes()
        self._melted: dict[str, list[str]] = {}  # links without mass on the body that carries them
        for name, (home, _) in self._home.items():
            if name != home:
                self._melted.setdefault(home, []).append(name)
        self._bodies = {
            name: self._names.take(name, "body")
            for name in self._links
            if self._home[name][0] == name
        }
        self._of = {each.name: each for each in linkage.connections}
        self._joints = {
            each.name: self._names.take(each.name, "joint") for each in linkage.connections
        }

    def model(self) -> Model:
        """Return the model."""
        groups: dict[str, list[Any]] = {"joints": [*self._holds()]}
        for each in self._linkage.connections:
            if each.closes:
                self._findings.taken(say("joints that close loops: as joints"), each.name)
            if not (self._melts(each) or each.kind == "free"):
                groups["joints"].append(self._joint(each))
                for group, element in self._in_joint(each):
                    groups.setdefault(group, []).append(element)
        groups.setdefault("couplings", []).extend(self._sums())
        groups["springs"] = [*self._springs()]
        groups["points"] = [*self._points()]
        bodies = [self._body(self._links[name]) for name in self._bodies]
        for each in self._linkage.connections:
            if each.rotor:
                body, joint, coupling = self._rotor(each)
                bodies.append(body)
                groups["joints"].append(joint)
                groups["couplings"].append(coupling)
        motors = Motors(
            self._linkage, self._joints, self._bodies, self._home, self._names, self._findings
        )
        for group, element in motors.elements():
            groups.setdefault(group, []).append(element)
        model = Model(
            title=self._linkage.name,
            gravity=self._linkage.gravity,
            work_plane="xz" if self._linkage.gravity[2] else "xy",
            bodies=tuple(bodies),
            **{group: tuple(found) for group, found in groups.items()},  # type: ignore[arg-type]
        )
        meeting = self._linkage.meeting
        if meeting is None:
            return model
        joints = self._linkage.connections
        contacts = Contacts(meeting, self._home, self._bodies, joints, self._names, self._findings)
        return contacts.added_to(model)

    # --- links

    def _with_masses(self) -> Iterator[Link]:
        """Yield all links, those that move and have no mass with a guessed one."""
        linkage = self._linkage
        turning = {each.child for each in linkage.connections if each.kind != "fixed"}
        masses = [link.mass.mass for link in linkage.links if link.mass]
        hanging = {each.child for each in linkage.connections if not each.closes}
        held = {each.child for each in linkage.connections if each.kind != "free"}
        alone = {end for each in linkage.connections for end in (each.parent, each.child)}
        for link in linkage.links:
            is_frame = link.mass is None and (
                link.name not in turning and (link.name in hanging or link.name in alone)
            )
            if link.mass is None and not is_frame:
                mass = guessed_mass(link, masses, self._findings)
                link = replace(link, mass=mass)
            is_exact = link.between or (linkage.exact and (link.particle or link.name in held))
            if link.mass is not None and not link.mass.mass and not is_exact:
                link = replace(link, mass=guessed_mass(link, masses, self._findings))
            yield link if is_exact else mended(link, self._findings)

    def _homes(self) -> dict[str, tuple[str, Frame]]:
        """Return the body that each link belongs to, and where the link stands in it."""
        found: dict[str, tuple[str, Frame]] = {THE_GROUND: (THE_GROUND, HERE)}
        held_by = {each.child: each for each in self._linkage.connections if not each.closes}

        for name in _from_the_root(self._linkage):
            link = self._links[name]
            each = held_by.get(name)
            if link.mass is not None:
                found[name] = (name, HERE)
            elif each is None:
                found[name] = (THE_GROUND, self._poses[name])
                self._findings.taken(say("has no mass and hangs on nothing: is the ground"), name)
            else:
                home, frame = found[each.parent]
                found[name] = (home, frame @ moved(each, 0.0))
        return found

    def _body(self, link: Link) -> Body:
        assert link.mass is not None
        pose, mass = self._poses[link.name], link.mass
        turns: dict[str, Any] = {"particle": True}
        if not link.particle:
            turns = {
                "inertia": _tensor(mass),
                "orientation": to_euler(pose.rotation),
                "angular_velocity": link.angular_velocity,
            }
        shapes, color = list(_shapes(link)), link.color
        for name in self._melted.get(link.name, ()):
            frame, melted = self._home[name][1], self._links[name]
            shapes += [placed(each, frame, melted.solids is not None) for each in _shapes(melted)]
        return Body(
            name=self._bodies[link.name],
            mass=mass.mass,
            center=vector_of(mass.center),
            position=vector_of(pose.origin),
            velocity=link.velocity,
            shapes=tuple(shapes),
            color=color,
            **turns,
        )

    def _points(self) -> Iterator[MeasurePoint]:
        """Yield a point for each frame without mass that is part of a body."""
        for name, (home, frame) in self._home.items():
            if home not in (name, THE_GROUND):
                self._findings.taken(
                    say("has no mass and is fixed: becomes a point of the body that carries it"),
                    name,
                )
                yield MeasurePoint(
                    name=self._names.take(name, "point"),
                    body=self._bodies[home],
                    point=vector_of(frame.origin),
                )

    # --- joints

    def _melts(self, each: Connection) -> bool:
        """Whether a joint holds a frame on the body of which that is a part."""
        return each.kind == "fixed" and not each.closes and self._links[each.child].mass is None

    def _holds(self) -> Iterator[Fixed]:
        """Yield what holds links on the ground that hang on nothing else."""
        hanging = {each.child for each in self._linkage.connections if not each.closes}
        is_alone = not self._linkage.connections
        for link in self._links.values():
            if is_alone or link.mass is None or link.name in hanging or not self._linkage.held:
                continue
            self._findings.guessed(
                say("hangs on nothing: is fixed to the ground; delete that joint to let it go"),
                link.name,
            )
            pose = self._poses[link.name]
            axes = _axes(pose, HERE, (0.0, 0.0, 1.0))
            yield Fixed(
                name=self._names.take(f"{link.name} on ground", "joint"),
                body_a=GROUND,
                body_b=self._bodies[link.name],
                **axes,
            )

    def _joint(self, each: Connection) -> Any:
        home_a, frame_a = self._home[each.parent]
        home_b, frame_b = self._home[each.child]
        on_a, on_b = frame_a @ each.on_parent, frame_b @ each.on_child
        common: dict[str, Any] = {
            "name": self._joints[each.name],
            "body_a": self._bodies.get(home_a, GROUND),
            "body_b": self._bodies.get(home_b, GROUND),
        }
        framed = {**common, **_axes(on_a, on_b, each.axis)}
        match each.kind:
            case "revolute":
                return Revolute(**framed, angle_rate=each.rate)
            case "prismatic":
                return Prismatic(**framed, displacement_rate=each.rate)
            case "screw":
                return Screw(**framed, pitch=each.pitch * 2 * np.pi)
            case "cylindrical":
                return Cylindrical(**framed)
            case "fixed":
                return Fixed(**framed)
            case "planar":
                return Planar(**framed)
            case "ball":
                ends = {key: framed[key] for key in ("point_a", "point_b")}
                return Ball(**common, **ends)
            case "free":
                raise AssertionError  # it is no joint
            case "universal":
                ends = {key: framed[key] for key in ("point_a", "point_b", "axis_a")}
                arm = vector_of(on_b.rotation @ np.array(triad(each.axis2)[2]))
                return Universal(**common, **ends, axis_b=arm)

    def _springs(self) -> Iterator[Spring]:
        for each in self._linkage.struts:
            (home_a, frame_a), (home_b, frame_b) = (
                self._home[each.parent],
                self._home[each.child],
            )
            yield Spring(
                name=self._names.take(each.name, "spring"),
                body_a=self._bodies.get(home_a, GROUND),
                point_a=vector_of(frame_a.point(np.array(each.on_parent))),
                body_b=self._bodies.get(home_b, GROUND),
                point_b=vector_of(frame_b.point(np.array(each.on_child))),
                stiffness=each.stiffness,
                damping=each.damping,
                free_length=each.length,
            )

    def _in_joint(self, each: Connection) -> Iterator[tuple[str, Any]]:
        """Yield (group, element) of what acts in a joint."""
        angular = each.kind in ANGULAR
        if not (angular or each.kind in SLIDING):
            if each.acts:
                self._findings.dropped(say("what acts in a joint of no or several ways"), each.name)
            return
        joint, findings = self._joints[each.name], self._findings
        if each.lower is not None or each.upper is not None:
            stop = AngleStop if angular else DisplacementStop
            name = self._names.take(f"{each.name} stop", "stop")
            yield "stops", stop(name=name, joint=joint, lower=each.lower, upper=each.upper)
            findings.taken(say("limits of joints: as stops, plastic, as nothing tells restitution"))
        if each.damping or each.stiffness:
            findings.taken(say("damping and springs of joints: as springs in joints"))
            name = self._names.take(f"{each.name} spring", "spring")
            if angular:
                spring: Any = TorsionSpring(
                    name=name, joint=joint, stiffness=each.stiffness, damping=each.damping,
                    free_angle=each.rest,
                )  # fmt: skip
            else:
                spring = SliderSpring(
                    name=name, joint=joint, stiffness=each.stiffness, damping=each.damping,
                    free_displacement=each.rest,
                )  # fmt: skip
            yield "joint_springs", spring
        if each.friction:
            findings.taken(say("friction of joints: as dry friction, which sticks and slides"))
            name = self._names.take(f"{each.name} friction", "friction")
            yield (
                "frictions",
                (
                    AngleFriction(name=name, joint=joint, moment=each.friction)
                    if angular
                    else DisplacementFriction(name=name, joint=joint, force=each.friction)
                ),
            )
        if each.follows:
            findings.taken(say("joints that follow others: as couplings"))
            yield "couplings", self._coupling(each)

    def _sums(self) -> Iterator[LinearCoupling]:
        kinds = self._of
        for each in self._linkage.sums:
            terms = tuple(
                Term(joint=self._joints[name], coordinate=_coordinate(kinds[name]), factor=factor)
                for name, factor in each.terms
            )
            name = self._names.take(each.name, "coupling")
            yield LinearCoupling(name=name, terms=terms, value=each.value)

    def _rotor(self, each: Connection) -> tuple[Body, Any, LinearCoupling]:
        """Return what has the inertia that a coordinate moves beside the bodies.

        It turns, or slides across gravity, beside the ground, and follows the coordinate: its
        energy is that of the rotor, and it does nothing else.
        """
        findings, angular = self._findings, each.kind in ANGULAR
        findings.taken(
            say("inertia of rotors: as flywheels on the ground, which the joints turn")
            if angular
            else say("inertia of rotors: as weights beside the ground, which the joints move"),
            each.name,
        )
        pose = self._poses[each.child] @ each.on_child
        name = self._names.take(f"{each.name} rotor", "body")
        joint = self._names.take(f"{each.name} rotor bearing", "joint")
        axis = vector_of(pose.rotation @ np.array(triad(each.axis)[2]))
        side = triad(axis)[0]
        start = self._start[each.name]
        terms = [
            Term(joint=joint, coordinate=_coordinate(each), factor=1.0),
            Term(joint=self._joints[each.name], coordinate=_coordinate(each), factor=-1.0),
        ]
        coupling = LinearCoupling(
            name=self._names.take(f"{each.name} turns rotor", "coupling"),
            terms=tuple(terms),
            value=-start + 0.0,
        )
        place, down = vector_of(pose.origin), self._linkage.gravity
        if not angular and any(down):
            axis, side = triad(down)[0], triad(down)[1]
        # one that slides never turns, so that its inertia does nothing
        mass = 0.0 if angular else each.rotor
        body = Body(name=name, mass=mass, inertia=(each.rotor,) * 3, position=place)
        common: dict[str, Any] = {
            "name": joint,
            "body_a": GROUND,
            "body_b": name,
            "point_a": place,
            **dict.fromkeys(("axis_a", "axis_b"), axis),
            **dict.fromkeys(("side_a", "side_b"), side),
        }
        if angular:
            return body, Revolute(**common), coupling
        return body, Prismatic(**common), coupling

    def _coupling(self, each: Connection) -> LinearCoupling:
        assert each.follows is not None
        leader = self._of[each.follows.joint]
        terms = [Term(joint=self._joints[each.name], coordinate=_coordinate(each), factor=1.0)]
        if each.follows.factor:
            terms.append(
                Term(
                    joint=self._joints[leader.name],
                    coordinate=_coordinate(leader),
                    factor=-each.follows.factor,
                )
            )
        return LinearCoupling(
            name=self._names.take(f"{each.name} follows", "coupling"),
            terms=tuple(terms),
            value=each.follows.offset,
        )


def _shapes(link: Link) -> tuple[Shape, ...]:
    return link.shapes if link.solids is None else link.solids


def _coordinate(connection: Connection) -> Any:
    return "angle" if connection.kind in ANGULAR else "displacement"


def _axes(on_a: Frame, on_b: Frame, axis: tuple[float, float, float]) -> dict[str, Any]:
    """Return the fields of a joint whose two frames coincide where its coordinate is zero."""
    side, _, along = (np.array(each) for each in triad(axis))
    return {
        "point_a": vector_of(on_a.origin),
        "point_b": vector_of(on_b.origin),
        "axis_a": vector_of(on_a.rotation @ along),
        "axis_b": vector_of(on_b.rotation @ along),
        "side_a": vector_of(on_a.rotation @ side),
        "side_b": vector_of(on_b.rotation @ side),
    }


def _tensor(mass: Mass) -> InertiaTensor | tuple[float, float, float]:
    inertia = mass.inertia
    off = inertia - np.diag(np.diag(inertia))
    if not off.any():
        return vector_of(np.diag(inertia))
    (xx, xy, xz), (_, yy, yz), (_, _, zz) = inertia.tolist()
    return InertiaTensor(xx=xx, yy=yy, zz=zz, xy=xy, xz=xz, yz=yz)


def _from_the_root(linkage: Linkage) -> Iterator[str]:
    """Yield the names of all links, each behind the one on which it hangs."""
    children: dict[str, list[str]] = {}
    hanging = set()
    for each in linkage.connections:
        if not each.closes:
            children.setdefault(each.parent, []).append(each.child)
            hanging.add(each.child)
    waiting = [link.name for link in reversed(linkage.links) if link.name not in hanging]
    waiting += reversed(children.get(THE_GROUND, []))
    while waiting:
        name = waiting.pop()
        yield name
        waiting += reversed(children.get(name, []))


def _placed(linkage: Linkage, start: dict[str, float]) -> dict[str, Frame]:
    """Return where each link stands in ground axes."""
    poses: dict[str, Frame] = {THE_GROUND: HERE}
    held_by = {each.child: each for each in linkage.connections if not each.closes}
    links = {link.name: link for link in linkage.links}
    for name in _from_the_root(linkage):
        each, known = held_by.get(name), links[name].pose
        if known is not None:
            poses[name] = known
        elif each is None:
            poses[name] = HERE
        else:
            poses[name] = poses[each.parent] @ moved(each, start[each.name])
    return poses


def with_loops_told(linkage: Linkage) -> Linkage:
    """Return a linkage in which each joint says whether it closes a loop.

    The first joint that leads to a link is the one on which it hangs.
    """
    leader = {link.name: link.name for link in linkage.links} | {THE_GROUND: THE_GROUND}

    def root(name: str) -> str:
        while leader[name] != name:
            leader[name] = leader[leader[name]]
            name = leader[name]
        return name

    found, hangs = [], set()
    for each in linkage.connections:
        a, b = root(each.parent), root(each.child)
        closes = a == b or each.child in hangs or each.closes
        if not closes:
            leader[b] = a
            hangs.add(each.child)
        found.append(replace(each, closes=closes))
    return replace(linkage, connections=tuple(found))
