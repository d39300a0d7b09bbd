"""The linkage of a Model: what files of robots can say of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

import msgspec
import numpy as np

from kane.elements.contact_group import AnyTouching
from kane.elements.couplings import ExpressionCoupling, Gear, LinearCoupling, RackPinion
from kane.elements.directions import triad
from kane.elements.frictions import AngleFriction, DisplacementFriction
from kane.elements.joint_springs import JointSpring
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
from kane.elements.stops import AngleStop, DisplacementStop
from kane.exchange.findings import Findings
from kane.exchange.linkage import (
    Connection,
    Follows,
    Frame,
    JointKind,
    Link,
    Linkage,
    Mass,
    Strut,
    Sum,
    vector_of,
)
from kane.exchange.meeting import meeting_of
from kane.exchange.model_motors import ModelMotors, motors_of
from kane.exchange.shapes import placed
from kane.fields import GROUND
from kane.model import NAMED_GROUPS, Model, check, coordinates
from kane.model.poses import initial_poses
from kane.sentences import say

KINDS: dict[type, JointKind] = {
    Revolute: "revolute",
    Prismatic: "prismatic",
    Screw: "screw",
    Cylindrical: "cylindrical",
    Fixed: "fixed",
    Ball: "ball",
    Universal: "universal",
    Planar: "planar",
}
# The coordinate that files say of a joint; what acts on another one has no place in them.
MAIN: dict[type, str] = {Revolute: "angle", Prismatic: "displacement", Screw: "angle"}
CUT: frozenset[JointKind] = frozenset({"ball", "revolute", "fixed"})  # where any format cuts a loop
ORIENTED = frozenset({"revolute", "prismatic", "screw", "cylindrical", "fixed"})
IN_JOINTS = (AngleStop, DisplacementStop, JointSpring, AngleFriction, DisplacementFriction)
# What leaves the motion as it is, so that nobody needs to be told that it is not there.
FOR_THE_EYE = frozenset({"points", "rulers", "notes", "photos", "measures", "parameters", "tables"})


def at_start(model: Model) -> Model:
    """Return a model with its bodies where a run begins, and as fast as they are there.

    Raises:
        AssemblyError: the joints cannot be closed.
        ModelError: the model has faults.

    """
    from kane.analyses.instant import instant_at_start

    check(model)
    if not model.bodies:
        return model
    result = instant_at_start(model).result
    bodies = []
    for i, body in enumerate(model.bodies):
        (q,), (u,) = result.motion_of(i)
        position, e, v, w = q[:3].tolist(), q[3:].tolist(), u[:3].tolist(), u[3:].tolist()
        changes: dict[str, Any] = {"position": position, "velocity": v}
        if not body.particle:
            changes |= {"orientation": e, "angular_velocity": w}
        bodies.append(msgspec.structs.replace(body, **changes))
    return msgspec.structs.replace(model, bodies=tuple(bodies))


class _Acting(NamedTuple):
    """All springs of a joint as one."""

    stiffness: float = 0.0
    rest: float = 0.0
    damping: float = 0.0

    def and_of(self, spring: JointSpring) -> _Acting:
        """Return them and one more."""
        stiffness = self.stiffness + spring.stiffness
        rest = getattr(spring, f"free_{spring.coordinate}")
        if self.stiffness:
            rest = (self.stiffness * self.rest + spring.stiffness * rest) / stiffness
        return _Acting(stiffness, rest, self.damping + spring.damping)


class _Joints:
    """What acts in each joint, by its name."""

    def __init__(self, model: Model, findings: Findings, takes_motors: bool) -> None:
        self.limits: dict[str, tuple[float | None, float | None]] = {}
        self.springs: dict[str, _Acting] = {}
        self.friction: dict[str, float] = {}
        self.follows: dict[str, Follows] = {}
        self.sums: list[Sum] = []
        self.said: set[str] = set()
        self._main = {each.name: MAIN[type(each)] for each in model.joints if type(each) in MAIN}
        for stop in model.stops:
            if (
                isinstance(stop, AngleStop | DisplacementStop)
                and self._is_main(stop.joint, stop.coordinate)
                and stop.joint not in self.limits
            ):
                self.limits[stop.joint] = (stop.lower, stop.upper)
                self.said.add(stop.name)
                if stop.restitution or stop.stiffness is not None:
                    findings.dropped(say("restitution and stiffness of stops"), stop.name)
        moving = dict[str, JointSpring]()
        for spring in model.joint_springs:
            if self._is_main(spring.joint, spring.coordinate):
                known = self.springs.get(spring.joint, _Acting())
                self.springs[spring.joint] = known.and_of(spring)
                self.said.add(spring.name)
                if spring.motor:
                    moving[spring.name] = spring
                if spring.friction:
                    findings.dropped(say("the smooth friction of a spring in a joint"), spring.name)
        self.motors = ModelMotors()
        if takes_motors:
            self.motors = motors_of(model, moving, findings)
            self.said |= self.motors.said
        elif moving:
            findings.dropped(say("the motor of a spring in a joint"), *moving)
        for rub in model.frictions:
            if isinstance(rub, AngleFriction | DisplacementFriction):
                static = rub.static_moment if isinstance(rub, AngleFriction) else rub.static_force
                moment = rub.moment if isinstance(rub, AngleFriction) else rub.force
                if isinstance(moment, str) or not moment or rub.joint in self.friction:
                    continue
                if not self._is_main(rub.joint, rub.coordinate):
                    continue
                if static is not None and static != moment:
                    findings.dropped(say("static friction: that of sliding counts"), rub.name)
                self.friction[rub.joint] = float(moment)
                self.said.add(rub.name)
                if rub.coefficient:
                    findings.dropped(say("friction that grows with the joint's force"), rub.name)
        self._read_couplings(model)

    def _is_main(self, joint: str, coordinate: str) -> bool:
        """Whether a coordinate is the one that a file says of a joint."""
        return self._main.get(joint) == coordinate

    def _read_couplings(self, model: Model) -> None:
        where = coordinates(model)
        poses = initial_poses(model)

        def now(joint: str, coordinate: str) -> float:
            return float(where[joint][coordinate].value(poses))

        for each in model.couplings:
            if isinstance(each, ExpressionCoupling):
                continue
            if not all(self._is_main(joint, key) for _, joint, key in each.joint_references()):
                continue
            match each:
                case Gear():
                    sign = -1.0 if each.mesh == "external" else 1.0
                    led, leader = each.joint_b, each.joint_a
                    factor = sign * each.radius_a / each.radius_b
                    offset = now(led, "angle") - factor * now(leader, "angle")
                case RackPinion():
                    led, leader, factor = each.rack, each.pinion, each.radius
                    offset = now(led, "displacement") - factor * now(leader, "angle")
                case LinearCoupling() if len(each.terms) == 2:
                    first, second = each.terms
                    led, leader, factor = first.joint, second.joint, -second.factor / first.factor
                    offset = now(led, first.coordinate) - factor * now(leader, second.coordinate)
                    if each.value is not None:
                        offset = each.value / first.factor
                case LinearCoupling():
                    terms = tuple((term.joint, term.factor) for term in each.terms)
                    value = each.value
                    if value is None:
                        value = sum(t.factor * now(t.joint, t.coordinate) for t in each.terms)
                    self.sums.append(Sum(each.name, terms, value))
                    continue
            if led in self.follows and leader not in self.follows:
                if factor == 0.0:
                    continue
                led, leader, factor, offset = leader, led, 1 / factor, -offset / factor
            if led not in self.follows and not self._leads_back(led, leader):
                self.follows[led] = Follows(leader, factor, offset)
                self.said.add(each.name)

    def acts(self, joint: str) -> bool:
        """Whether anything acts in a joint."""
        leaders = {each.joint for each in self.follows.values()}
        leaders |= {name for each in self.sums for name, _ in each.terms}
        leaders |= {name for each in self.motors.motors for name, _ in each.lengths}
        acting = (self.limits, self.springs, self.friction, self.follows, leaders)
        return any(joint in each for each in acting)

    def _leads_back(self, led: str, leader: str) -> bool:
        while leader in self.follows:
            leader = self.follows[leader].joint
            if leader == led:
                return True
        return leader == led


def linkage_of(
    model: Model, findings: Findings, takes_sums: bool = False, takes_motors: bool = False
) -> Linkage:
    """Return the linkage of a model that stands as a run begins, see ``at_start``.

    A joint stands in the axes of its child: where its coordinate is zero the frame on the parent
    has the axes of the child. What a linkage cannot say is dropped, and said; so are sums of
    coordinates and motors, but for files that have a place for them.
    """
    acting = _Joints(model, findings, takes_motors)
    joints = [each for each in model.joints if type(each) in KINDS]
    connections = tuple(_tree(model, joints, acting))
    struts = tuple(
        Strut(
            each.name, each.body_a, each.point_a, each.body_b, each.point_b,
            each.stiffness, each.damping, each.free_length,
        )
        for each in model.springs
        if not each.pull
    )  # fmt: skip
    sums = tuple(acting.sums) if takes_sums else ()
    touching = [each for each in model.contacts if isinstance(each, AnyTouching)]
    said = {each.name for each in (*joints, *struts, *sums, *touching)} | acting.said
    for group in NAMED_GROUPS:
        names = [each.name for each in getattr(model, group) if each.name not in said]
        if group != "bodies" and group not in FOR_THE_EYE and names:
            findings.dropped(say("has no place in such a file"), *names)
    if model.formulas or model.parameters:
        findings.dropped(say("formulas and parameters: their numbers are written"))
    if model.planar:
        findings.dropped(say("nothing holds bodies in the plane but their joints"))
    links = tuple(_link(model, i, findings) for i in range(len(model.bodies)))
    meeting = meeting_of(model, findings)
    name = model.title or "mechanism"
    return Linkage(
        name, links, connections, model.gravity, False, struts, sums, meeting=meeting,
        motors=acting.motors.motors, most_of_motors=acting.motors.bounds,
    )  # fmt: skip


def _link(model: Model, i: int, findings: Findings) -> Link:
    body, poses = model.bodies[i], initial_poses(model)
    mass, center, inertia = body.mass_properties()
    if body.particle:
        findings.guessed(say("is a particle: has no inertia in the file"), body.name)
    return Link(
        name=body.name,
        mass=Mass(mass, center, inertia),
        shapes=body.shapes,
        color=body.color,
        pose=Frame(poses.rotation[i], poses.position[i]),
        velocity=body.velocity,
        angular_velocity=body.angular_velocity,
        particle=body.particle,
    )


def _tree(model: Model, joints: list[Any], acting: _Joints) -> list[Connection]:
    """Return all joints, each from the body nearer to the ground; those that close loops last.

    Loops are closed by joints that all formats can cut and in which nothing acts, where there is
    one: what acts in a joint may have no place in one that is cut.
    """
    reached, found = {GROUND}, []
    left = sorted(joints, key=lambda each: KINDS[type(each)] in CUT and not acting.acts(each.name))
    waiting = [body.name for body in model.bodies]
    while left:
        for each in left:
            ends = {each.body_a, each.body_b}
            if len(ends & reached) == 1:
                found.append(_connection(model, each, each.body_b in reached, acting))
                reached |= ends
                left.remove(each)
                break
            if ends <= reached:
                continue
        else:
            rest = [name for name in waiting if name not in reached]
            if not any(each.body_a in rest or each.body_b in rest for each in left):
                break
            reached.add(next(n for n in rest if any(n in (e.body_a, e.body_b) for e in left)))
    closing = [_connection(model, each, False, acting) for each in left]
    return [*found, *(replace(each, closes=True) for each in closing)]


def _connection(model: Model, joint: Any, is_reversed: bool, acting: _Joints) -> Connection:
    kind = KINDS[type(joint)]
    a, b = _frame(joint, "a"), _frame(joint, "b")
    poses = initial_poses(model)
    if kind not in ORIENTED:  # zero is how it stands
        turned = _rotation(poses, joint.body_a).T @ _rotation(poses, joint.body_b)
        a = Frame(turned, a.origin)
        b = Frame(np.eye(3), b.origin)
    if kind == "screw":  # its slide is as placed where its angle is zero
        own = coordinates(model)[joint.name]
        angle, slide = (float(own[key].value(poses)) for key in ("angle", "displacement"))
        shift = slide - joint.pitch / (2 * np.pi) * angle
        a = Frame(a.rotation, a.origin + a.rotation[:, 2] * shift)
    axes = {end: getattr(joint, f"axis_{end}", (0.0, 0.0, 1.0)) for end in "ab"}
    parent, child, near, far, sign, end = (
        (joint.body_b, joint.body_a, b, a, -1.0, "a")
        if is_reversed
        else (joint.body_a, joint.body_b, a, b, 1.0, "b")
    )
    spring = acting.springs.get(joint.name, _Acting())
    lower, upper = acting.limits.get(joint.name, (None, None))
    coordinate = "displacement" if kind == "prismatic" else "angle"
    own = coordinates(model)[joint.name]
    axis2 = (1.0, 0.0, 0.0)
    axis = triad(axes[end])[2]
    if kind == "universal":
        other = "b" if end == "a" else "a"
        axis2 = axis
        axis = vector_of(far.rotation @ near.rotation.T @ np.array(triad(axes[other])[2]))
    return Connection(
        name=joint.name,
        kind=kind,
        parent=parent,
        child=child,
        on_parent=Frame(near.rotation @ far.rotation.T, near.origin),
        on_child=Frame(np.eye(3), far.origin),
        axis=vector_of(sign * np.array(axis)) if kind != "universal" else axis,
        axis2=axis2,
        pitch=getattr(joint, "pitch", 0.0) / (2 * np.pi),
        lower=lower,
        upper=upper,
        stiffness=spring.stiffness,
        rest=spring.rest,
        damping=spring.damping,
        friction=acting.friction.get(joint.name, 0.0),
        follows=acting.follows.get(joint.name),
        start=float(own[coordinate].value(poses)) if coordinate in own else None,
    )


def _frame(joint: Any, end: str) -> Frame:
    """Return the frame of a joint on one of its bodies, z along its axis."""
    axis = getattr(joint, f"axis_{end}", (0.0, 0.0, 1.0))
    side = getattr(joint, f"side_{end}", None)
    columns = np.array(triad(axis, side)).T
    return Frame(columns, np.array(getattr(joint, f"point_{end}")))


def _rotation(poses: Any, body: str) -> Any:
    return np.eye(3) if body == GROUND else poses.rotation[poses.names.index(body)]


def with_links_at_joints(linkage: Linkage) -> Linkage:
    """Return a linkage in which each link has its origin at the joint on which it hangs."""
    shift = {GROUND: np.zeros(3)} | {link.name: np.zeros(3) for link in linkage.links}
    for each in linkage.connections:
        if not each.closes:
            shift[each.child] = each.on_child.origin
    links = tuple(_shifted(link, shift[link.name]) for link in linkage.links)
    connections = tuple(
        replace(
            each,
            on_parent=_back(each.on_parent, shift[each.parent]),
            on_child=_back(each.on_child, shift[each.child]),
        )
        for each in linkage.connections
    )
    struts = tuple(
        replace(
            each,
            on_parent=vector_of(each.on_parent - shift[each.parent]),
            on_child=vector_of(each.on_child - shift[each.child]),
        )
        for each in linkage.struts
    )
    motors = tuple(
        motor
        if motor.site is None
        else replace(
            motor, site=(motor.site[0], _back(motor.site[1], shift[motor.site[0]]), *motor.site[2:])
        )
        for motor in linkage.motors
    )
    return replace(linkage, links=links, connections=connections, struts=struts, motors=motors)


def _back(frame: Frame, shift: Any) -> Frame:
    return Frame(frame.rotation, frame.origin - shift)


def _shifted(link: Link, shift: Any) -> Link:
    if not shift.any():
        return link
    assert link.pose is not None
    R = link.pose.rotation
    w = np.array(link.angular_velocity)
    velocity = np.array(link.velocity) + R @ np.cross(w, shift)
    mass = link.mass and replace(link.mass, center=link.mass.center - shift)
    return replace(
        link,
        mass=mass,
        shapes=tuple(placed(shape, Frame(np.eye(3), -shift)) for shape in link.shapes),
        pose=Frame(R, link.pose.point(shift)),
        velocity=vector_of(velocity),
    )
