"""Random machines with every kind of joint coordinate, coupling, driver and load, and their twins.

Joints close as the bodies are placed; only the speeds do not fit them yet.
"""

import numpy as np
from msgspec.structs import asdict, fields, replace
from scipy.spatial.transform import Rotation
from tests.engine.helpers import floats, random_body, seen_from

from kane.compiled import compile_model
from kane.elements.body import Body, InertiaTensor
from kane.elements.bushing import Bushing
from kane.elements.couplings import Gear, LinearCoupling, Term
from kane.elements.cylindrical import Cylindrical
from kane.elements.drag import Drag
from kane.elements.drivers import AngleDriver, DisplacementDriver
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.loads import Force, Torque
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.screw import Screw
from kane.elements.spring import Spring
from kane.model import Model
from kane.model.parameters import Measure, Parameter, ValueTable

ELEMENTS = (
    "joints", "couplings", "drivers", "locks", "springs", "joint_springs", "bushings", "forces",
    "torques", "gravitations", "drags", "contacts",
)  # fmt: skip


def axis_joint(kind, name, a, b, rng, **more):
    """A joint of two bodies (None: the ground) at a random point and axis where they stand."""
    point, axis, side = rng.normal(size=(3, 3))
    given = {"name": name, **more}
    for end, body in (("a", a), ("b", b)):
        given[f"body_{end}"] = body.name if body else "ground"
        given[f"point_{end}"] = floats(seen_from(body, point) if body else point)
        for key, direction in (("axis", axis), ("side", side)):
            if f"{key}_{end}" in {field.name for field in fields(kind)}:
                turn = Rotation.from_quat(body.orientation) if body else Rotation.identity()
                given[f"{key}_{end}"] = floats(turn.inv().apply(direction))
    return kind(**given)


def random_machine(seed, *, anchored=True, lossless=False, driven=True):
    """A machine of four bodies and a particle.

    Args:
        seed: of its numbers.
        anchored: whether it hangs on the ground and has weight; else nothing outside acts on it.
        lossless: whether no load and driver puts energy in or takes it out.
        driven: whether it has drivers.

    """
    rng = np.random.default_rng(seed)
    bodies = [random_body(rng, f"b{i}") for i in range(4)]
    mote = Body(name="mote", mass=0.7, particle=True, position=floats(rng.normal(size=3)),
                velocity=floats(rng.normal(size=3)))  # fmt: skip
    ends = floats(rng.normal(size=3))
    gap = Rotation.from_quat(bodies[3].orientation).apply(ends) + bodies[3].position
    joints = [
        axis_joint(Revolute, "hinge", bodies[0], bodies[1], rng),
        axis_joint(Prismatic, "slide", bodies[1], bodies[2], rng),
        axis_joint(Screw, "thread", bodies[0], bodies[3], rng, pitch=0.8),
        RodJoint(name="rod", body_a="b3", point_a=ends, body_b="mote",
                 length=float(np.linalg.norm(mote.position - gap))),
    ]  # fmt: skip
    couplings = [
        LinearCoupling(name="sum", terms=(
            Term(joint="hinge", coordinate="angle", factor=1.3),
            Term(joint="thread", coordinate="angle", factor=-0.7),
            Term(joint="slide", coordinate="displacement", factor=0.9),
        )),
    ]  # fmt: skip
    drivers = []
    if anchored:
        joints.insert(0, axis_joint(Cylindrical, "bearing", None, bodies[0], rng))
        if not driven:
            couplings.append(Gear(name="gear", joint_a="bearing", radius_a=0.5, joint_b="hinge",
                                  radius_b=0.4, mesh="internal"))  # fmt: skip
        else:
            drivers = [
                DisplacementDriver(name="lift", joint="bearing", law="0.3*sin(rate*t)"),
                AngleDriver(name="spin", joint="thread", prescribes="speed", law="1 + t"),
            ]
    model = Model(
        gravity=floats(rng.normal(size=3)) if anchored else (0.0, 0.0, 0.0),
        parameters=(Parameter(name="rate", value=2.0),),
        tables=(ValueTable(name="cam", points=((-5.0, 1.0), (0.0, 2.0), (9.0, -1.0)),
                           interpolation="smooth"),),
        bodies=(*bodies, mote),
        joints=tuple(joints),
        couplings=tuple(couplings),
        drivers=tuple(drivers),
    )  # fmt: skip
    return with_loads(rng, model, anchored=anchored, lossless=lossless)


def with_loads(rng, model, *, anchored, lossless):
    def vector():
        return floats(rng.normal(size=3))

    def size():
        return float(rng.uniform(1, 5))

    loss = 0.0 if lossless else 0.3
    angle = angle_as_placed(model, "hinge")
    loads = {
        "springs": (
            Spring(name="s1", body_a="ground" if anchored else "b1", body_b="b2", point_a=vector(),
                   point_b=vector(), stiffness=size(), damping=loss, free_length=0.4,
                   pull=0.0 if lossless else "0.5*(length - 1)**3 + 0.1*rate*cos(t)"),
            Spring(name="s2", body_a="b0", body_b="mote", point_a=vector(), stiffness=size()),
        ),
        "joint_springs": (
            TorsionSpring(name="coil", joint="hinge", stiffness=size(), damping=loss,
                          free_angle=angle + 0.3, friction=loss, friction_rate=0.5,
                          motor=0.0 if lossless else "sin(rate) + speed('b1') + table('cam', t)"),
            SliderSpring(name="buffer", joint="slide", stiffness=size(), damping=loss,
                         free_displacement=0.2, motor=0.0 if lossless else "0.3*displacement**2"),
        ),
        "bushings": (
            Bushing(name="pad", body_a="ground" if anchored else "b0", body_b="b3",
                    point_a=vector(), point_b=vector(), axis_a=vector(), axis_b=vector(),
                    side_a=vector(), side_b=vector(), stiffness=(size(), size(), size()),
                    rotary_stiffness=(size(), size(), size()), damping=(loss, loss, loss)),
        ),
    }  # fmt: skip
    if not lossless:
        loads["forces"] = (
            Force(name="f1", body="b2", point=vector(), force=vector()),
            Force(name="f2", body="b1", point=vector(), axes="body",
                  force=("sin(3*t)", "-0.2*wz('b1')", 1.5)),
        )  # fmt: skip
        loads["torques"] = (
            Torque(name="t1", body="b3", torque=vector()),
            Torque(name="t2", body="b0", axes="body", torque=("distance('b0', 'b2')", 0.0, "t")),
        )
        loads["drags"] = (Drag(name="air", body="b2", point=vector(), linear=0.2, quadratic=0.1),)
        loads["measures"] = (Measure(name="gap", expression="distance('b0', 'mote') + rate"),)
    return replace(model, **loads)


def angle_as_placed(model, joint):
    """The angle of a joint as the bodies are placed; its zero depends on the bodies' axes."""
    system = compile_model(model)
    return float(system.observed.paths["start"][system.path_places[joint, "angle"]])


def displaced(model, turn, shift):
    """The same machine elsewhere: all bodies, ground points and directions turned and shifted."""

    def point(s):
        return floats(turn.apply(s) + shift)

    def direction(n):
        return floats(turn.apply(n))

    bodies = [
        replace(
            body,
            position=point(body.position),
            velocity=direction(body.velocity),
            orientation=floats((turn * Rotation.from_quat(body.orientation)).as_quat()),
        )
        for body in model.bodies
    ]
    moved = _described(model, "ground", point, direction)
    moved = replace(
        moved,
        bodies=tuple(bodies),
        gravity=direction(model.gravity),
        forces=tuple(
            replace(f, force=direction(f.force)) if f.axes == "ground" else f for f in model.forces
        ),
        torques=tuple(
            replace(t, torque=direction(t.torque)) if t.axes == "ground" else t
            for t in model.torques
        ),
        drags=tuple(replace(d, flow=direction(d.flow)) for d in model.drags),
    )
    return with_angles_of(model, moved)


def redescribed(model, name, turn, shift):
    """The same machine with another frame in a body: turned, and its origin shifted in old axes."""
    old = next(body for body in model.bodies if body.name == name)
    R = Rotation.from_quat(old.orientation)
    in_new = turn.as_matrix().T

    def point(s):
        return floats(in_new @ (np.array(s) - shift))

    def direction(n):
        return floats(in_new @ np.array(n))

    tensor = in_new @ np.diag(old.inertia) @ in_new.T
    (xx, xy, xz), (_, yy, yz), (*_, zz) = tensor.tolist()
    new = replace(
        old,
        inertia=InertiaTensor(xx=xx, yy=yy, zz=zz, xy=xy, xz=xz, yz=yz),
        center=point((0.0, 0.0, 0.0)),
        position=floats(old.position + R.apply(shift)),
        orientation=floats((R * turn).as_quat()),
        velocity=floats(old.velocity + R.apply(np.cross(old.angular_velocity, shift))),
        angular_velocity=direction(old.angular_velocity),
    )
    changed = _described(model, name, point, direction)
    bodies = tuple(new if body is old else body for body in model.bodies)
    changed = replace(
        changed,
        bodies=bodies,
        forces=tuple(_in_body(f, name, "force", direction) for f in changed.forces),
        torques=tuple(_in_body(t, name, "torque", direction) for t in changed.torques),
    )
    return with_angles_of(model, changed)


def with_angles_of(model, changed):
    """Set free angles so that springs are wound as in the first model."""
    if not model.joint_springs:
        return changed
    shift = angle_as_placed(changed, "hinge") - angle_as_placed(model, "hinge")
    coil, *others = changed.joint_springs
    return replace(
        changed, joint_springs=(replace(coil, free_angle=coil.free_angle + shift), *others)
    )


def _in_body(load, name, field, direction):
    if load.body != name or load.axes != "body":
        return load
    return replace(load, **{field: direction(getattr(load, field))})


def _described(model, name, point, direction):
    """Give all points and directions in the axes of a body, or the ground, anew."""
    return replace(
        model,
        **{
            group: tuple(_anew(e, name, point, direction) for e in getattr(model, group))
            for group in ELEMENTS
        },
    )


def _anew(element, name, point, direction):
    given = asdict(element)
    changes = {}
    for end in ("_a", "_b", ""):
        if given.get(f"body{end}") != name:
            continue
        for field, change in (("point", point), ("axis", direction), ("side", direction)):
            if given.get(f"{field}{end}") is not None:
                changes[f"{field}{end}"] = change(given[f"{field}{end}"])
    return replace(element, **changes)


def renamed(model, new_name):
    """The model with every name changed, also where it is referred to."""
    text = {
        old.name: new_name(old.name)
        for group in ("bodies", *ELEMENTS, "parameters", "tables", "measures")
        for old in getattr(model, group)
    }

    def changed(value, field=""):
        match value:
            case str() if field in {"name", "joint", "joint_a", "joint_b", "rack", "pinion", "body",
                                    "body_a", "body_b"}:  # fmt: skip
                return text.get(value, value)
            case str():
                for old, new in text.items():
                    value = value.replace(f"'{old}'", f"'{new}'")
                return value
            case tuple():
                return tuple(changed(entry, field) for entry in value)
            case _ if hasattr(value, "__struct_fields__"):
                return replace(
                    value,
                    **{f: changed(getattr(value, f), f) for f in value.__struct_fields__},
                )
        return value

    return replace(
        model,
        **{
            group: changed(getattr(model, group))
            for group in ("bodies", *ELEMENTS, "tables", "measures")
        },
    )
